"""A new table, and what is told of one."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.people import Ways
from longhall.server.web.models.shared import Key, Name, Text, Wish, sendable


class SeatWish(Wish):
    """A seat of a new table: mine, open for others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None


class TableWish(Wish):
    """A new table. Without seats: me in the first, bots in the others."""

    game: Annotated[str, Field(max_length=32)]
    players: Annotated[int, Field(ge=1, le=10, strict=True)] | None = None
    options: Annotated[dict[Text, bool | int | Text], Field(max_length=50)] = {}
    edition: (
        Annotated[str, Field(max_length=30_000, description="the text of an edition file"), AfterValidator(sendable)]
        | None
    ) = None
    visibility: Literal["public", "private"] = "private"
    spectators: bool = True
    rated: bool = Field(
        default=False, description="it counts for the ratings of those who sit there, who need accounts"
    )
    group: Annotated[str, Field(max_length=32)] | None = Field(default=None, description="mine, to which it belongs")
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)] | None = None
    ways: Ways = Field(default_factory=Ways)
    key: Key


class SeatInfo(BaseModel):
    number: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(description="`@2s`: a program that the host invited, which answers after 2 seconds")
    mine: bool


class Difference(BaseModel):
    path: str
    was: Any = Field(description="what is printed; null if nothing is")
    now: Any


class EditionInfo(BaseModel):
    """An owner's corrections of a game's components."""

    title: str
    digest: str
    differences: list[Difference] | None = Field(description="null in lists of tables")


class TableInfo(BaseModel):
    id: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    edition: EditionInfo | None = Field(description="null where the components are as the house has them")
    visibility: Literal["public", "private"]
    spectators: bool
    rated: bool
    status: Literal["waiting", "playing", "over", "stopped"]
    ways: Ways
    seats: list[SeatInfo]
    host: bool = Field(description="whether I have set it up")
    group: str | None = Field(description="to which it belongs; told to who has set it up")
    host_seat: int | None = Field(description="the first seat of who has set it up, if that person sits there")
    notice: str = Field(description="what all must know about the version of its rules; mostly nothing")
    last_day: str | None = Field(
        description="after this day (2027-03-01) the table is cleared away, unless something happens; null: not soon"
    )
    path: str
    url: str
