"""What requests and answers of several nouns are made of."""

import json
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from longhall.match.fluent import LANGUAGES
from longhall.server.hall.hours import is_zone


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError("nobody speaks it here")
    return language


Language = Annotated[str, AfterValidator(spoken), Field(json_schema_extra={"enum": list(LANGUAGES)})]


def sendable(text: str) -> str:
    """Half a letter cannot be sent to anybody."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError("not a text") from None
    return text


def writable(data: Any) -> Any:
    """What is kept must be JSON through and through: no half letters, and nothing that is not a number."""
    try:
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise ValueError("not JSON") from None
    return data


Text = Annotated[str, AfterValidator(sendable)]
Name = Annotated[str, Field(max_length=100, description="1 to 24 letters, signs or spaces"), AfterValidator(sendable)]
Key = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$",
        description="new for every intention, kept in a retry",
    ),
]
Transcript = Annotated[
    int, Field(ge=0, le=2**31, strict=True, description="`transcript` of the state that it was made for")
]


class Wish(BaseModel):
    model_config = ConfigDict(extra="forbid")


def known_zone(name: str) -> str:
    if not is_zone(name):
        raise ValueError("no such time zone")
    return name


Zone = Annotated[
    str,
    Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$", description="a time zone, as Europe/Stockholm"),
    AfterValidator(known_zone),
]


class Error(BaseModel):
    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class ErrorAnswer(BaseModel):
    error: Error
