"""Accounts: names, passwords, keys and devices."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.shared import Name, Wish, sendable, writable

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
