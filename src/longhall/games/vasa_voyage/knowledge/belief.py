"""What one seat cannot know: which good lies on another's square; and a new deal among the worlds that fit."""

from mypy_extensions import i64

from longhall.games.vasa_voyage.knowledge.ledger import (
    ADMIRAL,
    BUILT,
    KING,
    SEEN,
    inspector_of,
    possible_values,
    square_of,
    twice_of,
    what_of,
    with_value,
)
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import MATERIAL, MATERIALS, VALUES
from longhall.kernel.actions import SEATS
from longhall.kernel.chance import advance, below
from longhall.kernel.sets import count, nth


def redeal(g: Voyage, seat: i64, seed: i64) -> Voyage:
    """Fill every square that `seat` does not own anew, so that all it has seen stays true.  VV-7"""
    world = g.clone()
    world.reseed(seed)
    for owner in range(g.players):
        if owner != seat:
            for material in range(MATERIALS):
                if g.is_built(material):
                    redeal_square(world, seat, owner, material, g.over)
    world.withdraw_others(seat)
    world.reseed(world.random & 0xFFFFFFFFFFFF)
    return world


def any_of(g: Voyage, members: i64) -> i64:
    """One of a set of values."""
    g.random = advance(g.random)
    return nth(members, below(g.random, count(members))) + 1


def redeal_square(g: Voyage, seat: i64, owner: i64, material: i64, turned_up: bool) -> None:
    """Draw one of the values possible now, then go back through the history and make what others saw fit it."""
    possible = possible_values(g, seat, owner, material)
    square = owner * MATERIALS + material
    length: i64 = len(g.history)
    value = g.ship[square] if turned_up else any_of(g, possible[length])
    if value != g.ship[square]:
        g.lay(owner, material, value)
    i = length - 1
    while i >= 0:
        move = g.history[i]
        if square_of(move) == square:
            what = what_of(move)
            if what == BUILT:
                return
            if what == SEEN and inspector_of(move) != seat:
                g.history[i] = with_value(move, value)
            elif what == ADMIRAL:
                value = any_of(g, possible[i])
            elif what == KING:
                stayed = twice_of(move) & (1 << (value - 1))
                value = any_of(g, possible[i] & (~(1 << (value - 1)) | stayed))
        i -= 1


def seen(g: Voyage, name: str, seat: i64) -> object:
    """What a seat knows of hands, ships and the history, for `knows`.  VV-7, VV-10, VV-64"""
    if name == "history":
        return [
            g.history[i] if sees_value(g.history[i], seat) else with_value(g.history[i], 0)
            for i in range(len(g.history))
        ]
    table: dict[str, object] = {}
    for owner in range(g.players):
        table[SEATS[owner]] = hand_seen(g, owner, seat) if name == "hand" else ship_seen(g, owner, seat)
    return table


def hand_seen(g: Voyage, owner: i64, seat: i64) -> dict[str, list[int]]:
    """The owner's hand; for others the goods in hand and on the ship together."""
    open_hand = owner == seat or g.over
    return {
        MATERIAL.names[material]: [
            g.in_hand(owner, material, value) if open_hand else g.owned(owner, material, value)
            for value in range(1, VALUES + 1)
        ]
        for material in range(MATERIALS)
    }


def ship_seen(g: Voyage, owner: i64, seat: i64) -> dict[str, int]:
    """The goods on a ship; for others only which squares are occupied."""
    open_ship = owner == seat or g.over
    return {
        MATERIAL.names[material]: g.on_ship(owner, material) if open_ship else min(g.on_ship(owner, material), 1)
        for material in range(MATERIALS)
    }


def sees_value(move: i64, seat: i64) -> bool:
    """Whether `seat` was the one who looked, or owns what was looked at."""
    return seat >= 0 and (inspector_of(move) == seat or square_of(move) // MATERIALS == seat)
