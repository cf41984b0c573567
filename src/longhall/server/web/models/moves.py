"""What a seat does."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, Field

from longhall.server.web.models.shared import Key, Text, Transcript, Wish, sendable, writable
from longhall.server.web.models.sights import State


class Move(Wish):
    """Undo, redo or restart."""

    transcript: Transcript
    key: Key


class Play(Move):
    choice: Annotated[str, Field(max_length=200), AfterValidator(sendable)]


class Orders(Move):
    """Standing orders of a seat, as the game defines them."""

    orders: Annotated[dict[Text, Any], Field(max_length=50), AfterValidator(writable)]


class Done(BaseModel):
    repeated: bool
    state: State
