"""What people at a table have going on besides the game: clocks, pauses, leaving, a rematch."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, model_validator

from longhall.server.hall.hours import LONGEST_NIGHT
from longhall.server.web.models.shared import Text, Wish, Zone, sendable


class ClockWish(Wish):
    """How long whoever is asked may take. In sealed and hidden questions one limit of the table runs, alike for all."""

    kind: Literal["move", "bank"] = Field(description="so much for every move, or a bank for the whole game")
    seconds: Annotated[int, Field(ge=60, le=60 * 86400, strict=True)]
    more: Annotated[int, Field(ge=0, le=7 * 86400, strict=True, description="added to a bank after every move")] = 0
    zero: Literal["wait", "bot", "end"] = "wait"  # the others decide, a bot takes the seat, the game ends
    weekends: bool = False  # whether they do not count
    holidays: bool = False  # of Sweden, likewise
    zone: Zone = "Europe/Stockholm"


class Ways(Wish):
    """How the people at a table play."""

    clock: ClockWish | None = None
    # When somebody leaves a bot plays on: the others are told, or asked first.
    leaving: Literal["told", "asked"] = "told"
    hints: bool = False  # private advice, where two or more people play; alone one always has it
    # The game begins at the host's word, when all are ready, and not by itself when no seat is open. Stays as it is.
    ready: bool = False


class HoursWish(Wish):
    """Quiet hours, of at most 12 hours: no clock of mine runs then, and nobody reminds me."""

    zone: Zone
    start: Annotated[int, Field(ge=0, lt=1440, strict=True, description="minutes after midnight")]
    end: Annotated[int, Field(ge=0, lt=1440, strict=True)]
    shown: bool = False  # to the others at my tables, who can tell the time zone from them

    @model_validator(mode="after")
    def not_too_long(self) -> "HoursWish":
        if not 0 < (self.end - self.start) % 1440 <= LONGEST_NIGHT:
            raise ValueError("quiet hours are at most 12 hours")
        return self


class MyHours(Wish):
    hours: HoursWish | None = None


class PauseWish(Wish):
    until: Annotated[float, Field(ge=0, le=1e11, description="in seconds since 1970")] | None = None


AskKind = Literal["zero", "left", "pause", "again"]


class Word(Wish):
    word: Literal["more", "bot", "end", "wait", "yes", "no", "in", "out"]


class WaysWish(Wish):
    """How the host wants to play after all; options that are left out stay as they are."""

    options: Annotated[dict[Text, bool | int | Text], Field(max_length=50)] = {}
    ways: Ways


class ReadyWish(Wish):
    ready: bool


class BeginWish(Wish):
    bots: bool = False  # take the seats that are open
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None


class ClockInfo(BaseModel):
    """The clock of a table, in seconds since 1970, so that everybody can work out what is left."""

    table: bool = Field(description="a sealed or hidden question: one limit runs for all alike, and no seat's own time")
    seat: int | None = Field(description="whose time runs, or would")
    runs: bool
    since: float | None
    due: float | None = Field(description="when it is out; null: it does not run, or its person shows no hours")
    stops: list[tuple[float, float]] = Field(description="what of the time from `since` to `due` does not count")
    left: list[float | None] = Field(description="by seat, what was left at `since`; null where it is not shown")
    limit: float = Field(description="what was left of the table's limit at `since`")


class NextGame(BaseModel):
    """How the people will sit in another game."""

    first: int = Field(description="the seat, here, of who sits first")
    names: bool = Field(description="who sits first names who begins")


class AskInfo(BaseModel):
    """Something that people are asked besides the game."""

    kind: AskKind
    seat: int = Field(description="whose time is out, who has left, or who proposes a pause")
    opened: float
    until: float | None = Field(description="when it is settled by itself")
    asked: list[int] = Field(description="seats")
    said: dict[int, str]
    words: list[str] = Field(description="what can be said")
    next: NextGame | None = Field(description="where another game is asked for: as far as people have said by now")


class Ended(BaseModel):
    why: Literal["zero", "left", "idle"]
    seat: int | None


class Going(BaseModel):
    """What became of a seat while the game was on, as everybody saw it there."""

    number: int
    seat: int
    kind: Literal["left", "gone", "bot", "back"] = Field(
        description="its person left; left and a bot plays on; a bot plays on for who had left or whose time was out; "
        "the person came back"
    )
    at: float


class Looked(Wish):
    number: Annotated[int, Field(ge=0, le=10**9, strict=True)]


class People(BaseModel):
    """What people at a table have going on besides the game."""

    clock: ClockInfo | None
    asks: list[AskInfo]
    paused: float | None = Field(description="since when")
    resumes: float | None = Field(description="when the pause ends by itself")
    ended: Ended | None = Field(description="why a game was ended before its end")
    next: str | None = Field(description="the table of the rematch")
    presence: list[Literal["here", "away", "quiet", "lost", "left"] | None] | None = Field(
        description="by seat, null for bots; null where nobody else plays"
    )
    nudges: dict[int, float] = Field(description="by seat: when somebody may be reminded again")
    back: int | None = Field(description="the seat that I have left and may take again")
    goings: list[Going] = Field(description="who left and came back, the last forty")
    seen: int | None = Field(description="the last of them that I have seen; null where I sit nowhere or none is told")
    hints: bool = Field(description="whether private advice is to be had")
    ready: list[int] = Field(description="seats whose people are ready, where the host begins the game")
    changed: dict[str, Any] = Field(description="what the host changed before the game began, and what it was")
    at: float = Field(description="the hall's own time, in seconds since 1970")
