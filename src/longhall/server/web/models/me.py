"""My tables and ratings, and how I stand against others."""

from pydantic import BaseModel, Field

from longhall.server.web.models.accounts import Shield
from longhall.server.web.models.people import AskKind, ClockInfo
from longhall.server.web.models.sights import Awaited, ResultInfo
from longhall.server.web.models.tables import TableInfo


class RatingChange(BaseModel):
    change: float
    rating: float
    doubt: float = Field(description="nineteen times in twenty the truth is no further away")


class AskedBesides(BaseModel):
    kind: AskKind
    seat: int = Field(description="whose time is out, who has left, or who asks")


class HeldTable(BaseModel):
    """One of my tables. It says no more than my seats are shown there."""

    table: TableInfo
    seats: list[int] = Field(description="mine")
    asked: bool = Field(description="one of them has something to choose, and no pause is on")
    paused: bool
    awaited: Awaited
    stands: str = Field(description="round and phase in words; empty unless a game is on")
    since: float | None = Field(
        description="when the transcript of one of my seats last grew, in seconds since 1970; null without a seat"
    )
    clock: ClockInfo | None = Field(description="while a game is on, as at the table; null without a seat")
    remind: dict[int, float] = Field(
        description="by seat that the table openly waits for: from when I may remind whoever sits there"
    )
    asks: list[AskedBesides] = Field(description="what else I am asked there and have not answered")
    unread: int = Field(description="how much those who play there have said that I have not read")
    result: ResultInfo | None
    rating: RatingChange | None = Field(description="what a rated game did to my rating")


class Me(BaseModel):
    tables: list[HeldTable] = Field(
        description="those that go on, newest first, at most 200; before them those where I am asked for another game"
    )
    finished: int = Field(description="how many have ended")
    at: float = Field(description="the hall's own time, in seconds since 1970")


class Rated(BaseModel):
    rating: float
    doubt: float = Field(description="nineteen times in twenty the truth is no further away")
    games: int
    few: bool = Field(description="too few games to say much")


class BotAt(BaseModel):
    bot: str
    rating: float


class MyRating(Rated):
    game: str
    title: str
    place: int
    of: int
    bots: list[BotAt]


class Standing(Rated):
    name: str = Field(description="empty for a bot")
    shield: Shield | None
    bot: str | None = Field(description="its level; it stands where it is, whatever it plays")
    me: bool


class Rival(BaseModel):
    name: str
    shield: Shield | None
    ahead: int = Field(description="how often I was")
    behind: int
    level: int
