"""Tutorials: a game with somebody who talks."""

from pydantic import BaseModel, Field

from longhall.server.web.models.games import Clause, TutorialInfo
from longhall.server.web.models.sights import State


class Reason(BaseModel):
    choice: str = Field(description="what is refused")
    said: str = Field(description="what it lacks, or what the coach says about it; may be empty")
    clause: str


class TutorialStep(BaseModel):
    scene: str = Field(description="which other table lies there now; empty if the step goes on from the one before")
    sentence: str = Field(description="the deed stands between stars")
    why: str
    clauses: list[str]
    at: list[str] = Field(description="the elements that it points at")
    play: str | None = Field(description="the choice that goes on; null: nothing is to be chosen")
    answers: dict[str, str] = Field(description="to wrong choices that are expected, by key")
    reasons: dict[str, Reason] = Field(description="by element that cannot be chosen now")
    state: State


class Tutorial(BaseModel):
    """A tutorial from its first step to its end. It is the same for everybody."""

    game: str
    name: str
    title: str
    coach: str
    seat: int
    names: list[str]
    not_now: str = Field(description="the answer to an open choice that nobody expected")
    first_read: str = Field(description="the answer where nothing is to be chosen")
    steps: list[TutorialStep]
    end: State
    learned: list[str]
    next: TutorialInfo | None
    clauses: dict[str, Clause] = Field(description="all that are named")
