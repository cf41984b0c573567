"""People one has played with, and invitations to them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.accounts import Shield
from longhall.server.web.models.shared import Wish, sendable


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
