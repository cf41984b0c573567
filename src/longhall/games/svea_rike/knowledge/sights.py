"""What an observation says of event cards and of booty: the own hand, how many others hold, what lies in the open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.sets import bit, count
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COPIES, FIEF, HISTORY, REASON, ROW, TITLE, WINDOW
from longhall.kernel.actions import SEAT
from longhall.kernel.sights import Sight, Sights
from longhall.kernel.state import zeros


def own_cards(g: SveaRike, seat: i64) -> vec[i64]:
    """The titles in the own hand, copy by copy."""
    table = zeros(COPIES)
    for copy in range(COPIES):
        table[copy] = g.hand[seat * COPIES + copy]
    return table


def hand_sizes(g: SveaRike, seat: i64) -> vec[i64]:
    table = zeros(g.players)
    hand = g.hand
    for owner in range(g.players):
        for copy in range(COPIES):
            table[owner] += count(hand[owner * COPIES + copy])
    return table


def pile_size(g: SveaRike, seat: i64) -> vec[i64]:
    table = zeros(1)
    for copy in range(COPIES):
        table[0] += count(g.draw_pile[copy])
    return table


def discarded(g: SveaRike, seat: i64) -> vec[i64]:
    """The titles among the discards, copy by copy; their order is left out."""
    table = zeros(COPIES)
    for card in g.discard:
        table[card % COPIES] |= bit(card // COPIES)
    return table


def booty(g: SveaRike, seat: i64) -> vec[i64]:
    """The history cards among the booty."""
    table = zeros(1)
    for entry in g.booty_cards:
        table[0] |= bit(entry // ROW)
    return table


SIGHTS: Final = Sights(
    seen={
        "own_cards": Sight(own_cards, members=TITLE, layers=COPIES, covers=("hand",)),
        "hand_sizes": Sight(hand_sizes, SEAT, covers=("hand",)),
        "pile_size": Sight(pile_size, covers=("draw_pile",)),
        "discarded": Sight(discarded, members=TITLE, layers=COPIES, covers=("discard",)),
        "booty": Sight(booty, members=HISTORY, covers=("booty_cards",)),
    },
    asked={"player": SEAT, "title": TITLE, "fief": FIEF, "reason": REASON, "window": WINDOW},
    asked_sets={"offered": FIEF},
    left_out={
        "volley": "dice that have fallen; what they did shows in the armies",
        "precedence": "roll-offs that the seat was told of; `barred` has what follows from them now",
        "turned_up": "the order in which markers were turned up; `markers` has those that were not, `mover` the last",
        "sealed": "the own answer: who has given it is not asked again",
    },
)
