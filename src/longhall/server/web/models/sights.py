"""What a seat is shown: the game, its choices, its log and its end."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from longhall.server.web.models.games import Clause
from longhall.server.web.models.shared import Language


class ChoiceInfo(BaseModel):
    key: str
    text: str
    effect: str = Field(description="what comes of it, as far as the seat knows; may be empty")
    group: str = Field(description="the heading under which it stands; may be empty")
    at: list[str]


class Awaited(BaseModel):
    seats: list[int]
    others: bool


class EventField(BaseModel):
    of: str
    value: int
    name: str | None
    text: str


class EventInfo(BaseModel):
    kind: str
    fields: dict[str, EventField | None]
    at: list[str]


class Line(BaseModel):
    n: int
    i: int
    text: str
    event: EventInfo
    entry: int | None = None


class Log(BaseModel):
    since: int | None
    lines: list[Line]
    gone: list[int]
    more: bool


class OlderLines(BaseModel):
    lines: list[Line]
    more: bool


class KeyText(BaseModel):
    key: str
    text: str


class Category(BaseModel):
    """What seats have points for. All categories add up to the scores."""

    key: str
    text: str
    values: list[int] = Field(description="by seat")


class Mark(BaseModel):
    name: str
    value: str
    stays: bool = Field(description="still in the running after this comparison")
    seat: int | None = Field(description="null: nobody's, such as a neutral colour")


class Comparison(BaseModel):
    """One step on the way to the verdict."""

    label: str
    text: str = Field(description="a sentence that says what followed")
    clause: str
    marks: list[Mark]
    at: list[str] = Field(description="elements of the view that show it")
    decides: bool = Field(description="the last that was needed: those who stay have won")


class Ending(BaseModel):
    """Why a game ended as it did."""

    headline: str
    categories: list[Category] = Field(description="empty in games without points")
    comparisons: list[Comparison] = Field(description="in order, down to the one that decided; may be empty")


class ResultInfo(BaseModel):
    places: list[int]
    scores: list[int]
    outcomes: list[KeyText]
    reason: KeyText
    clause: str
    ending: Ending


class State(BaseModel):
    """All that a seat is shown."""

    type: Literal["state"]
    table: str
    game: str
    seat: int
    language: Language
    transcript: int
    names: list[str]
    view: dict[str, Any]
    views: list[dict[str, Any]] | None = None
    asked: bool
    foregone: bool  # the table is about to answer for the seat: as it has ordered, or as it must
    blind: bool = Field(description="its orders answer whatever it holds, so a round of curtains may spare it")
    question: int = Field(description="grows with all that everybody can notice; the same as long as one poll is open")
    prompt: str
    choices: list[ChoiceInfo]
    awaited: Awaited
    undo: bool
    redo: bool
    restart: bool
    orders: dict[str, Any]
    over: bool
    result: ResultInfo | None
    notice: str
    log: Log


class Refused(BaseModel):
    key: str
    text: str
    at: list[str]
    clause: str
    missing: str = Field(description="what it lacks, as `2 iron short`; may be empty")


class Refusals(BaseModel):
    transcript: int
    refused: list[Refused]
    clauses: dict[str, Clause]


class Hint(BaseModel):
    transcript: int
    key: str
    text: str
    why: str
