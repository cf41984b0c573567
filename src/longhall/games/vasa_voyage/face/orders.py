"""Standing orders: what a seat may have answered for it."""

from collections.abc import Mapping
from typing import Any

from longhall.games.vasa_voyage.chapters.inventory import Offers
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import NO_OFFER
from longhall.kernel.state import State


def automatic(state: State, seat: int, settings: Mapping[str, Any]) -> int | None:
    """With `no_offers` the seat makes none: in the round of that number, or always if it is true.  VV-70, VV-72

    It still answers the offers of others.
    """
    assert isinstance(state, Voyage)
    if not isinstance(state.waiting, Offers) or state.sealed[seat]:
        return None
    wish = settings.get("no_offers", False)
    if wish is True or (not isinstance(wish, bool) and wish == state.round):
        return NO_OFFER.of(0)
    return None
