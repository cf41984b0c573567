"""Groups of people, and their tournaments."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.accounts import Shield
from longhall.server.web.models.me import HeldTable
from longhall.server.web.models.people import ClockWish
from longhall.server.web.models.shared import Name, Text, Wish, sendable


class GroupWish(Wish):
    name: Name


class GroupInvitation(Wish):
    key: Annotated[str, Field(max_length=64), AfterValidator(sendable)]


class TournamentWish(Wish):
    name: Name
    game: Annotated[str, Field(max_length=32)]
    players: Annotated[int, Field(ge=2, le=10, strict=True)]
    people: Annotated[list[Name], Field(min_length=2, max_length=50)]
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=50)] = {}
    rated: bool = False
    clock: ClockWish | None = None


class Face(BaseModel):
    """Somebody as others see them."""

    name: str = Field(description="empty if the account is gone")
    shield: Shield | None
    me: bool
    owner: bool


class Member(Face):
    played: int = Field(description="games of the group that this person has played to the end")
    won: int


class GroupInBrief(BaseModel):
    id: str
    name: str
    members: list[Face]


class Invited(BaseModel):
    id: str
    name: str
    members: int


class GroupTable(HeldTable):
    ended: str | None = Field(description="the day on which it was over: 2027-03-01")


class Player(Face):
    place: int
    points: float
    played: int


class TournamentGame(BaseModel):
    number: int
    round: int
    people: list[int] = Field(description="by seat: their lines in the table of results")
    table: str | None = Field(description="where they play or have played; null: not begun, or no longer there")
    places: list[int] | None
    points: list[float] | None
    mine: bool
    stopped: bool = Field(description="its table was ended before its end or removed, so that it can begin anew")
    void: bool = Field(description="somebody has left the group, so that it cannot begin")


class TournamentInfo(BaseModel):
    id: str
    name: str
    game: str
    title: str
    players: int
    rated: bool
    clock: ClockWish | None
    played: int
    people: list[Player]
    games: list[TournamentGame]


class TournamentTable(BaseModel):
    table: str
    path: str


class GroupInfo(BaseModel):
    id: str
    name: str
    owner: bool = Field(description="it is mine to see to")
    since: float
    members: list[Member]
    path: str
    url: str


class GroupTables(BaseModel):
    going: list[GroupTable]
    finished: list[GroupTable]
    more: bool = Field(description="others ended before these")
