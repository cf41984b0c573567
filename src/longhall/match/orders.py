"""Standing orders: what a seat has told the table to answer for it, and answers that need no waiting for."""

from collections.abc import Mapping
from typing import Any

from longhall.kernel.frames import Sealed
from longhall.kernel.game import Game
from longhall.kernel.state import State


def ordered(game: Game, state: State, seat: int, orders: Mapping[str, Any]) -> int | None:
    """The answer that the seat has ordered for what it is asked now, if it has."""
    if game.automatic is None or seat not in state.actors():
        return None
    return game.automatic(state, seat, orders)


def only_answer(state: State, seat: int) -> int | None:
    """The answer of a seat that has no other in a hidden poll.

    A masked poll asks whoever might have another answer as far as all can see, and so tells nothing by asking.
    """
    legal = state.legal(seat) if in_hidden_poll(state) else []
    return legal[0] if len(legal) == 1 else None


def in_hidden_poll(state: State) -> bool:
    """Whether seats are asked of whom nobody is to know that they are."""
    decision = state.waiting
    return isinstance(decision, Sealed) and decision.hidden()


def is_sealed(state: State) -> bool:
    """Whether what is asked is answered in secret."""
    return isinstance(state.waiting, Sealed)
