"""What one seat cannot know: estate hands beyond the cards that all have seen, the card just drawn, the pile.

A hand is made of cards that everybody knows to be there (`known`: the starting cards, and those taken face up) and of
cards kept from the pile. The latter, the card just drawn and the pile together are the complement of all that a seat
has seen, and every deal of that complement fits everything that has happened: which card to keep or play is free.
"""

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import ESTATE_CARD, ESTATE_CARDS
from longhall.kernel.state import zeros


def redeal(g: Suecia, seat: i64, seed: i64) -> Suecia:
    """Deal the cards that `seat` does not know anew among the pile and the other hands."""
    world = g.clone()
    world.reseed(seed)
    pool = zeros(ESTATE_CARDS)
    held = zeros(g.players)
    for other in range(g.players):
        if other != seat:
            held[other] = lift_unknown(world, other, pool)
    drawn = world.drawn != NONE and world.active != seat
    if drawn:
        pool[world.drawn] += 1
    world.pile.lift(seat, pool)
    for other in range(g.players):
        for _ in range(held[other]):
            world.hand[other * ESTATE_CARDS + world.deal(pool)] += 1
    if drawn:
        world.drawn = world.deal(pool)
    world.pile.settle(world, pool)
    world.withdraw_others(seat)
    world.reseed(world.random & 0xFFFFFFFFFFFF)
    return world


def lift_unknown(g: Suecia, seat: i64, pool: vec[i64]) -> i64:
    """A hand keeps only what all know of it; the rest goes to the pool. How many cards that is."""
    count: i64 = 0
    for card in range(ESTATE_CARDS):
        at = seat * ESTATE_CARDS + card
        unknown = g.hand[at] - g.known[at]
        pool[card] += unknown
        g.hand[at] = g.known[at]
        count += unknown
    return count


def seen(g: Suecia, name: str, seat: i64) -> object:
    """Of the card just drawn only its drawer sees more than its back."""
    assert name == "drawn"
    if g.drawn == NONE or (seat >= 0 and seat == g.active):
        return ESTATE_CARD.names[g.drawn] if g.drawn != NONE else None
    return "face down"
