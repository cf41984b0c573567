"""What an observation says of estate cards that are hidden, and of where the mats lie."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.chapters.geometry import q_of, r_of
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    BONUS,
    DEED,
    ESTATE,
    ESTATE_CARD,
    KIND,
    MAT,
    MATS,
    NATION,
    SLOT,
    SORT,
    TIER,
    TILE,
)
from longhall.kernel.actions import Axis
from longhall.kernel.sights import Sight, Sights
from longhall.kernel.state import filled, zeros

SPOT: Final = Axis("spot", ["laid", "q", "r"])
SHIFT: Final = Axis("shift", [f"{kind}_{way}" for way in ("raised", "lowered") for kind in KIND.names])


def pile_size(g: Suecia, seat: i64) -> vec[i64]:
    return filled(1, g.pile.size())


def is_drawn(g: Suecia, seat: i64) -> vec[i64]:
    """Whether the active player holds a card that was just drawn."""
    return filled(1, 0 if g.drawn == NONE else 1)


def drawn(g: Suecia, seat: i64) -> vec[i64]:
    """That card, for its drawer."""
    return filled(1, g.drawn if seat == g.active else NONE)


def spots(g: Suecia, seat: i64) -> vec[i64]:
    """Where each mat lies: the two coordinates of its centre."""
    table = zeros(3 * MATS)
    for mat in range(MATS):
        centre = g.centre[mat]
        if centre != NONE:
            table[3 * mat] = 1
            table[3 * mat + 1] = q_of(centre)
            table[3 * mat + 2] = r_of(centre)
    return table


SIGHTS: Final = Sights(
    seen={
        "pile_size": Sight(pile_size, covers=("pile",)),
        "is_drawn": Sight(is_drawn, covers=("drawn",)),
        "drawn_card": Sight(drawn, values=ESTATE_CARD, covers=("drawn",)),
        "spots": Sight(spots, MAT, SPOT, covers=("centre",)),
    },
    sets={"moved_in": KIND, "moved_out": KIND, "sold": KIND, "bought": KIND, "bonus_used": BONUS},
    asked={
        "card": ESTATE_CARD,
        "estate": ESTATE,
        "tier": TIER,
        "kind": KIND,
        "mat": MAT,
        "tile": TILE,
        "deed": DEED,
        "sort": SORT,
        "nation": NATION,
    },
    asked_sets={"shifted": SHIFT, "kinds": KIND, "cards": SLOT},
)
