"""Talk and notes at a table."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.shared import Language, Name, Wish, sendable

Channel = Literal["table", "watch"]


class Saying(Wish):
    """A text, or a quick phrase by its number. Who watches has a name too."""

    text: Annotated[str, Field(max_length=2000), AfterValidator(sendable)] = ""
    phrase: Annotated[int, Field(ge=1, le=100, strict=True)] | None = None
    name: Name = ""
    language: Language | None = None


class ReadMark(Wish):
    number: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class Report(Wish):
    number: Annotated[int, Field(ge=1, le=2**31 - 2, strict=True, description="of the line")]
    reason: Annotated[str, Field(max_length=1000), AfterValidator(sendable)] = ""


class Mute(Wish):
    muted: bool


class MuteAuthor(Mute):
    number: Annotated[int, Field(ge=1, le=2**31 - 2, strict=True, description="of a line")]


class Notes(Wish):
    text: Annotated[str, Field(max_length=8000), AfterValidator(sendable)]


class TalkLine(BaseModel):
    number: int
    seat: int | None = Field(description="null: somebody who watched")
    name: str
    text: str
    phrase: int | None
    translated: bool = Field(description="said in another language: a quick phrase is read in the own")
    mine: bool
    at: float


class Hushed(BaseModel):
    number: int = Field(description="of a line of somebody whom I do not hear")
    name: str


class Talk(BaseModel):
    channel: Channel
    lines: list[TalkLine]
    more: bool = Field(description="there may be older lines")
    read: int = Field(description="the last line that I have read")
    unread: int
    muted: list[int] = Field(description="seats whose people I do not hear")
    hushed: list[Hushed] = Field(description="whom else I do not hear, of those who have said something here")


class Phrase(BaseModel):
    number: int
    text: str
