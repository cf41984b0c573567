"""What requests and answers about people look like: accounts, devices, ratings and groups."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models import HeldTable, Name, Text, Wish, sendable, writable

Password = Annotated[str, Field(max_length=200, description="at least 8 letters or signs"), AfterValidator(sendable)]
Email = Annotated[str, Field(max_length=254), AfterValidator(sendable)]


class NewAccount(Wish):
    name: Name
    password: Password
    email: Email | None = None


class SignIn(Wish):
    name: Name
    password: Password


class NewPassword(Wish):
    password: Password = ""
    new: Password


class Shield(BaseModel):
    """How a person is painted: a pattern in two colours, each by its number."""

    model_config = {"extra": "forbid"}
    pattern: Annotated[int, Field(ge=0, le=7, strict=True)]
    one: Annotated[int, Field(ge=0, le=11, strict=True)]
    two: Annotated[int, Field(ge=0, le=11, strict=True)]


class AccountChange(Wish):
    """What is left out stays as it is; an empty `email` takes it away."""

    name: Name | None = None
    email: Email | None = None
    shield: Shield | None = None


class Farewell(Wish):
    """The name once more, so that nobody does it by mistake, and the password of who has one."""

    name: Name
    password: Password = ""


class KeyWish(Wish):
    """A name: for a new account. None: one more key for mine."""

    name: Name | None = None


class Credential(Wish):
    """What `navigator.credentials` answered, as its `toJSON` writes it."""

    credential: Annotated[dict[str, Any], AfterValidator(writable)]


# Answers


class KeyInfo(BaseModel):
    number: int
    device: str
    created: float


class Device(BaseModel):
    id: str
    device: str
    created: float
    used: str = Field(description="the day on which it was used last: 2027-03-01")
    this: bool


class PasskeyOffer(BaseModel):
    offered: bool
    reason: Literal["", "insecure", "address"] = Field(
        description="why not: the page is not secure, or was opened by a number instead of a name"
    )


class Mine(BaseModel):
    """My own account. Nobody else is told any of it but the name and the shield."""

    name: str
    email: str | None
    confirmed: bool = Field(description="mail to the address has arrived")
    password: bool = Field(description="whether there is one")
    keys: list[KeyInfo]
    shield: Shield | None
    created: float


class Account(BaseModel):
    account: Mine | None = Field(description="null: a guest")
    guest: int = Field(description="tables that this browser's guest holds and that could be taken over")
    passkeys: PasskeyOffer


class TakenOver(BaseModel):
    tables: int


# Ratings


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


class Companion(BaseModel):
    """Somebody whom I have played with, by where that was last."""

    name: str
    shield: Shield | None
    games: int
    last: float = Field(description="when the last game with them began")
    table: str
    seat: int


class InviteWish(Wish):
    """Who took this seat at a table where I sat too."""

    table: Annotated[str, Field(max_length=32), AfterValidator(sendable)]
    seat: Annotated[int, Field(ge=0, le=100, strict=True)]


class Guest(BaseModel):
    """Somebody whom the host has invited: never by which channel, or whether it was read."""

    id: str
    name: str
    shield: Shield | None
    state: Literal["asked", "no", "in"]
    at: float
    again: float = Field(description="when that person may be reminded")
    table: str | None = Field(description="where we have played last, as companions say it")
    seat: int | None


class InvitationToMe(BaseModel):
    id: str
    game: str
    title: str
    by: str
    names: list[str] = Field(description="who sits there")
    players: int
    free: int
    rated: bool
    at: float


class Privacy(BaseModel):
    """What is kept how long, in days; 0: until somebody removes it."""

    waiting: int
    idle: int = Field(description="after which a game that nobody goes on with is closed")
    playing: int
    finished: int
    told: int = Field(description="so long its people are told before a table goes")
    unused: int = Field(description="sessions that nobody uses")
    ended: int = Field(description="sessions that were ended")
    repeated: int = Field(description="that a request was made, so that it is not carried out twice")
    cookie: int
    contact: str = Field(description="who runs the hall, and how to be reached")


# Groups


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


class Face(BaseModel):
    """Somebody as others see them."""

    name: str = Field(description="empty if the account is gone")
    shield: Shield | None
    me: bool
    owner: bool


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
    table: str | None = Field(description="where they play; null: not begun")
    places: list[int] | None
    points: list[float] | None
    mine: bool
    void: bool = Field(description="somebody has left the group, so that it cannot begin")


class TournamentInfo(BaseModel):
    id: str
    name: str
    game: str
    title: str
    players: int
    rated: bool
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
    members: list[Face]
    path: str
    url: str


class GroupTables(BaseModel):
    going: list[GroupTable]
    finished: list[GroupTable]
