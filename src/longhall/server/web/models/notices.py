"""Notices and letters, and where they go."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.accounts import Password
from longhall.server.web.models.shared import Language, Text, Wish, Zone, sendable

Channel = Literal["push", "mail", "webhook"]
Channels = Annotated[list[Channel], Field(max_length=3)]
Style = Literal["discord", "slack", "json"]
Address = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(sendable)]
Token = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Much = Literal["usual", "turn", "nothing"]


class ByKind(Wish):
    turn: Channels
    time: Channels
    full: Channels
    end: Channels
    asked: Channels
    talk: Channels


class NoticeWishes(Wish):
    """What somebody wants to be told, and how."""

    by: ByKind
    mail: Literal["now", "hour", "digest"] = Field(description="at once, after an hour, once a day")
    sundays: bool = Field(description="the digest comes on Sundays alone")
    holidays: bool = Field(description="are quiet too")
    talk_text: bool = Field(description="what was said may stand in a notice")
    language: Language
    zone: Zone


class PushKeys(Wish):
    p256dh: Annotated[str, Field(max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushWish(Wish):
    """What `PushSubscription.toJSON` writes."""

    endpoint: Address
    keys: PushKeys


class WebhookWish(Wish):
    address: Address
    style: Style


class TableHears(Wish):
    hears: Much = Field(description="as on my page, my turns alone, or nothing")


class LetterToken(Wish):
    token: Token


class Recovery(Wish):
    token: Token
    password: Password


class RecoveryWish(Wish):
    name: Annotated[Text, Field(max_length=100)]


# Answers


class EndpointInfo(BaseModel):
    id: str
    channel: Literal["push", "webhook"]
    style: str
    host: str = Field(description="the machine; the rest of the address is a secret")
    device: str
    created: float
    failing: float | None = Field(description="since when nothing arrives")
    waiting: int = Field(description="notices that wait for it to answer again")


class MailInfo(BaseModel):
    offered: bool
    address: str | None
    confirmed: bool
    waiting: int


class PushOffer(BaseModel):
    offered: bool
    reason: Literal["", "insecure"] = Field(description="why not: the page is not secure")
    key: str = Field(description="the hall's own, which the browser wants to know")


class NoticeInfo(BaseModel):
    wishes: NoticeWishes
    endpoints: list[EndpointInfo]
    mail: MailInfo
    push: PushOffer
