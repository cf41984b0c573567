"""The end: which parts of the ship work, and who wins."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.frames import VoyageStep
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import (
    ALL_LOST,
    ALL_MATERIALS,
    CLOTH,
    IRON,
    MATERIALS,
    PART_COUNTED,
    SCULPTURE,
    SHIP_OPENED,
    STEP,
    WON,
    WOOD,
)
from longhall.kernel.actions import counted
from longhall.kernel.frames import NOBODY
from longhall.kernel.results import Result
from longhall.kernel.sets import count, nth
from longhall.kernel.state import zeros

# The steps of comparison, in the order of the axis STEP
THREES_IN_HAND: Final[i64] = 0
ONES_IN_HAND: Final[i64] = 2
THREES_ON_FAILED: Final[i64] = 3
THREES_ON_SHIP: Final[i64] = 4
ONES_ON_SHIP: Final[i64] = 6
LEADER: Final[i64] = 7
NEXT_TO_LEADER: Final[i64] = 8
counted(
    "games/vasa_voyage/chapters/scoring.py",
    {
        "THREES_IN_HAND": (THREES_IN_HAND, STEP.names.index("threes_in_hand")),
        "ONES_IN_HAND": (ONES_IN_HAND, STEP.names.index("ones_in_hand")),
        "THREES_ON_FAILED": (THREES_ON_FAILED, STEP.names.index("threes_on_failed")),
        "THREES_ON_SHIP": (THREES_ON_SHIP, STEP.names.index("threes_on_ship")),
        "ONES_ON_SHIP": (ONES_ON_SHIP, STEP.names.index("ones_on_ship")),
        "LEADER": (LEADER, STEP.names.index("leader")),
        "NEXT_TO_LEADER": (NEXT_TO_LEADER, STEP.names.index("next_to_leader")),
    },
)


@final
class Verdict:
    """The parts that failed, as a set of materials; the winner, if there is one; and the step that decided."""

    def __init__(self, failed: i64, winner: i64, step: i64) -> None:
        self.failed: i64 = failed
        self.winner: i64 = winner
        self.step: i64 = step


def part_totals(g: Voyage) -> vec[i64]:
    """By material: the values on all ships together.  VV-74"""
    totals = zeros(MATERIALS)
    for seat in range(g.players):
        for material in range(MATERIALS):
            totals[material] += g.on_ship(seat, material)
    return totals


def failed_parts(g: Voyage) -> i64:
    """The parts that are not operational.  VV-74"""
    totals = part_totals(g)
    failed: i64 = 0
    for material in range(MATERIALS):
        if totals[material] < g.data.needed(g.players):
            failed |= 1 << material
    return failed


def goods_in_hand(g: Voyage, seat: i64, value: i64) -> i64:
    total: i64 = 0
    for material in range(MATERIALS):
        total += g.in_hand(seat, material, value)
    return total


def goods_on_parts(g: Voyage, seat: i64, value: i64, parts: i64) -> i64:
    total: i64 = 0
    for material in range(MATERIALS):
        if (parts >> material) & 1 == 1 and g.on_ship(seat, material) == value:
            total += 1
    return total


def mark(g: Voyage, seat: i64, step: i64, failed: i64) -> i64:
    """What is compared in a step.  VV-76, VV-77"""
    if step <= ONES_IN_HAND:
        return goods_in_hand(g, seat, 3 - (step - THREES_IN_HAND))
    if step == THREES_ON_FAILED:
        return goods_on_parts(g, seat, 3, failed)
    return goods_on_parts(g, seat, 3 - (step - THREES_ON_SHIP), ALL_MATERIALS)


def best_of(g: Voyage, tied: i64, step: i64, failed: i64) -> i64:
    """Of the seats still tied, those that have most."""
    most: i64 = -1
    best: i64 = 0
    for seat in range(g.players):
        if (tied >> seat) & 1 == 1:
            its = mark(g, seat, step, failed)
            if its > most:
                most = its
                best = 0
            if its == most:
                best |= 1 << seat
    return best


def verdict(g: Voyage) -> Verdict:
    """No part works: nobody wins. All work: by hands. Some fail: by ships.  VV-75, VV-76, VV-77, VV-80"""
    failed = failed_parts(g)
    if failed == ALL_MATERIALS:
        return Verdict(failed, NOBODY, 0)
    step = THREES_IN_HAND if failed == 0 else THREES_ON_FAILED
    last = ONES_IN_HAND if failed == 0 else ONES_ON_SHIP
    tied = best_of(g, (1 << g.players) - 1, step, failed)
    while count(tied) > 1 and step < last:
        step += 1
        tied = best_of(g, tied, step, failed)
    if count(tied) == 1:
        return Verdict(failed, nth(tied, 0), step)
    return by_leader(g, tied, failed)


def by_leader(g: Voyage, tied: i64, failed: i64) -> Verdict:
    """Among those still tied the leader wins, else the first of them clockwise from the leader.  VV-79"""
    seat = g.leader
    while (tied >> seat) & 1 == 0:
        seat = g.left_of(seat)
    return Verdict(failed, seat, LEADER if seat == g.leader else NEXT_TO_LEADER)


def reason(failed: i64) -> str:
    """What becomes of the ship."""
    if failed == 0:
        return "sails"
    if failed == ALL_MATERIALS:
        return "none_operational"
    if count(failed) > 1:
        return "several_fail"
    part = nth(failed, 0)
    if part == WOOD:
        return "sinks"
    if part == CLOTH:
        return "lost_at_sea"
    if part == IRON:
        return "lost_in_battle"
    assert part == SCULPTURE
    return "disgraced"


def result(g: Voyage) -> Result:
    """One winner, nobody else is ranked; or all lose.  VV-75, VV-80"""
    found = verdict(g)
    zero = [0] * g.players
    if found.winner == NOBODY:
        return Result([1] * g.players, zero, ["lose"] * g.players, reason(found.failed), "VV-75")
    places = [1 if seat == found.winner else 2 for seat in range(g.players)]
    outcomes = ["win" if seat == found.winner else "lose" for seat in range(g.players)]
    clause = "VV-79" if found.step >= LEADER else "VV-76" if found.failed == 0 else "VV-77"
    return Result(places, zero, outcomes, reason(found.failed), clause)


class Launch(VoyageStep):
    """The fourth material has been placed by all: goods are turned up, the leader card stays where it is.  VV-73"""

    def run(self, g: Voyage) -> None:
        if g.events is None:
            return
        for seat in range(g.players):
            g.emit(
                SHIP_OPENED,
                seat,
                g.on_ship(seat, WOOD) - 1,
                g.on_ship(seat, CLOTH) - 1,
                g.on_ship(seat, IRON) - 1,
                g.on_ship(seat, SCULPTURE) - 1,
            )
        totals = part_totals(g)
        for material in range(MATERIALS):
            g.emit(PART_COUNTED, material, totals[material], g.data.needed(g.players))
        found = verdict(g)
        if found.winner == NOBODY:
            g.emit(ALL_LOST)
        else:
            g.emit(WON, found.winner, found.step)
