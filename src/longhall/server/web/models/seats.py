"""Who has a seat, and how it is taken."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.shared import Name, Wish, sendable


class NameWish(Wish):
    name: Name


class Arrangement(Wish):
    """Who is to have a seat."""

    kind: Literal["bot", "open"]
    bot: Annotated[str, Field(max_length=32), AfterValidator(sendable)] | None = None
    name: Name | None = None


class ProgramWish(Wish):
    """A program that somebody runs elsewhere is to have a seat."""

    seconds: Annotated[
        int, Field(ge=1, le=120, strict=True, description="from each question to its answer, always the same")
    ] = 2


class Claim(Wish):
    seat: Annotated[int, Field(strict=True)]
    key: Annotated[str, Field(max_length=64), AfterValidator(sendable)]


class Invitation(BaseModel):
    """What a program shows: `Authorization: Bearer TOKEN`. It is told once."""

    token: str
    seconds: int


class SeatLink(BaseModel):
    path: str
    url: str
