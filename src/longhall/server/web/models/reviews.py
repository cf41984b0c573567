"""A finished game looked at again."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.shared import Key, Wish, sendable


class PlayOn(Wish):
    """From which moment of a finished game, and in which seat."""

    entry: Annotated[int, Field(ge=0, le=2**31, strict=True, description="behind so many entries of the record")]
    seat: Annotated[int, Field(ge=0, le=10, strict=True)]
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None
    key: Key


class Measure(BaseModel):
    """Points of winning chance."""

    value: float
    error: float = Field(description="one standard error")
    clear: bool = Field(description="larger than two errors; otherwise it is too close to tell")


class ReviewPoint(BaseModel):
    move: int
    entry: int = Field(description="of the record, for `replay`")
    seat: int = Field(description="who chooses there; -1 at the end")
    where: str = Field(description="round and phase in words; may be empty")


class Chances(BaseModel):
    """At a point of the curve, by seat, in points."""

    chances: list[float]
    errors: list[float]


class ChoiceChance(BaseModel):
    key: str
    chance: Measure = Field(description="by what the seat knew")
    truth: Measure | None = Field(None, description="as the cards really lay; null in reviews made before it was kept")


class MistakeSaid(BaseModel):
    where: str
    prompt: str
    chose: str
    better: str
    because: str = Field(description="the bot's reason, where it has one")


class Mistake(BaseModel):
    """A choice for which the stronger bot had a better one, knowing only what the seat knew."""

    move: int
    entry: int
    seat: int
    options: int
    cost: Measure = Field(description="by what the seat knew")
    truth: Measure = Field(description="as the cards really lay")
    chose: ChoiceChance
    better: ChoiceChance
    clauses: list[str]
    also: list[int] = Field(description="entries of other choices of the same mistake")
    grade: Literal["grave", "costly", "small"]
    said: MistakeSaid


class SeatChoices(BaseModel):
    count: int
    mattered: list[Mistake]


class TurnSaid(BaseModel):
    choice: str
    happened: str = Field(description="what came of it, in the words of the log; may be empty")
    where: str


class Turn(BaseModel):
    """A move that changed chances most, with all open."""

    move: int
    entry: int
    seat: int
    changes: list[Measure]
    luck: list[Measure] | None = Field(description="the part that chance had in it; null if it had none")
    said: TurnSaid


class LuckAndChoices(BaseModel):
    luck: Measure
    choices: Measure


class Review(BaseModel):
    """A finished game looked at again. What is not made yet is left out."""

    progress: float = Field(description="1 when it is whole")
    begun: bool
    seconds_left: int | None
    refused: Literal["version", "running", "nothing"] | None
    told: dict[str, str] | None = Field(None, description="the versions of the rules, where they differ")
    players: int | None = None
    names: list[str] | None = None
    moves: int | None = None
    wins: list[bool] | None = None
    headline: str | None = None
    points: list[ReviewPoint] | None = None
    truth: list[Chances] | None = Field(None, description="with all open; the first points, as far as they are made")
    knew: list[list[Chances]] | None = Field(None, description="by seat: by what it knew")
    turns: list[Turn] | None = None
    choices: list[SeatChoices] | None = None
    luck: list[LuckAndChoices] | None = Field(None, description="by seat, when all is made")
