"""What a position of Suecia promises beyond its points: goods, cards and buildings, by the actions that are left."""

from typing import Final

from mypy_extensions import i64

from longhall.bots.suecia.means import actions_to_come, nearness
from longhall.bots.suecia.trade import value_of_kind
from longhall.games.suecia.chapters.exchange import Exchange
from longhall.games.suecia.chapters.flow import is_full
from longhall.games.suecia.state import NONE, Suecia
from longhall.games.suecia.terms import (
    CHITS,
    DEMAND_MISSIONS,
    KINDS,
    MATS,
    OPEN,
    SLOTS,
    SORT_SIZE,
    SQUARES,
    TIER_SIZE,
    TIERS,
)
from longhall.kernel.sets import count, has

COIN: Final[float] = 0.12  # the points that goods worth a coin become, or coins of an exchange not yet spent
USE: Final[float] = 12.0  # the most points that goods become by one action, on average
GROWTH: Final[float] = 1.5  # what goods are worth more at the beginning, when they can still be traded often
MISSION: Final[float] = 2.0  # the first in hand; each further one is worth less
NEAR: Final[float] = 4.0  # a mission that could be fulfilled after one exchange; less as far as goods are missing
LOADED: Final[float] = 4.2  # a unit that lies on a mission
FARM: Final[float] = 0.8
GROUP: Final[float] = 0.25  # for every other farm of its kind: they supply together


def in_sight(g: Suecia, seat: i64) -> float:
    """What a player holds and has under way, in points that it may become with the actions to come."""
    to_come = actions_to_come(g, seat)
    filling = g.active == seat and g.phase == OPEN and g.deed == DEMAND_MISSIONS
    found = cards_in_sight(g, seat, to_come >= 2 or filling, filling)
    goods = goods_of(g, seat, min(1.0, float(to_come) / 24.0))
    limit = USE * float(to_come + (2 if filling else 0))
    if limit > 0.0:
        found += goods * limit / (goods + limit)
        found += buildings_in_sight(g, seat) * min(1.0, float(to_come) / 12.0)
    else:
        found += 0.01 * goods  # no action is left that could use them; they decide between equals
    return found


def goods_of(g: Suecia, seat: i64, early: float) -> float:
    """Chits in hand, what was set aside for the seat, and what it has sold and not yet spent."""
    coins: float = 0.0
    for kind in range(KINDS):
        held = g.owns(seat, kind) + g.escrow[seat * KINDS + kind]
        coins += value_of_kind(g, seat, kind, held, g.stock[kind])
    waiting = g.waiting
    if seat == g.active and isinstance(waiting, Exchange):
        coins += float(waiting.proceeds)
    return COIN * coins * (1.0 + GROWTH * early)


def cards_in_sight(g: Suecia, seat: i64, in_time: bool, filling: bool) -> float:
    """Ships and missions: worth something as far as there is time to fill them, more with every unit on them."""
    found: float = 0.0
    missions: i64 = 0
    for slot in range(SLOTS):
        card = seat * SLOTS + slot
        if g.card[card] == NONE or not in_time:
            continue
        mission = slot >= SORT_SIZE
        if mission and filling and is_full(g, seat, slot):
            found += 0.97 * returns(g, seat, slot)
            continue
        found += (MISSION if missions == 0 else 0.3 * MISSION) if mission else 0.3
        missions += 1 if mission else 0
        for kind in range(KINDS):
            cargo = float(g.cargo[card * KINDS + kind])
            found += cargo * (LOADED if mission else 1.0)
    proceeds: i64 = 0
    waiting = g.waiting
    if seat == g.active and isinstance(waiting, Exchange):
        proceeds = waiting.proceeds
    if in_time and missions > 0:
        found += NEAR * nearness(g, seat, proceeds)
    return found


def returns(g: Suecia, seat: i64, slot: i64) -> float:
    """The points that a full mission gives."""
    card = seat * SLOTS + slot
    chits: i64 = 0
    for chit in range(KINDS, CHITS):
        chits += g.data.gives(g.card[card], g.flipped[card], chit)
    return float(chits * g.data.mission_points)


def buildings_in_sight(g: Suecia, seat: i64) -> float:
    """What buildings bring besides their points: farms supply, the others are paid when somebody uses them."""
    found: float = 0.0
    for kind in range(KINDS):
        farms = float(count(g.farms[seat * TIERS + kind // TIER_SIZE] & g.hexes[kind]))
        found += farms * (FARM + GROUP * (farms - 1.0)) * (1.0 if kind < TIER_SIZE else 1.5)
    for mat in range(MATS):
        if g.castle[mat] == seat:
            found += 0.3
        if g.church[mat] == seat:
            found += 0.3
    for square in range(SQUARES):
        if g.shop[square] == seat:
            found += 0.3
            for kind in range(KINDS):
                if has(g.loaded[kind], square):
                    found += 0.2 if kind < TIER_SIZE else 0.8
    return found
