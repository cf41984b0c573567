"""Positions: what must hold, what a sparse position leaves out, and where a case may begin."""

from collections.abc import Iterator, Mapping
from typing import Any

from longhall.games.vasa_voyage.chapters.admiral import begin_admiral
from longhall.games.vasa_voyage.chapters.building import Building, Place, Select
from longhall.games.vasa_voyage.chapters.crafts import ask_from
from longhall.games.vasa_voyage.chapters.goods import NOTHING
from longhall.games.vasa_voyage.chapters.inspection import Inspect
from longhall.games.vasa_voyage.chapters.inventory import Inventory
from longhall.games.vasa_voyage.chapters.king import Command, Obey, begin_king
from longhall.games.vasa_voyage.chapters.round import Round, TakeRole
from longhall.games.vasa_voyage.chapters.scoring import Launch
from longhall.games.vasa_voyage.frames import VoyageStep
from longhall.games.vasa_voyage.knowledge.ledger import (
    KING,
    SEEN,
    candidates,
    inspector_of,
    note_built,
    square_of,
    value_of,
    what_of,
)
from longhall.games.vasa_voyage.state import LAST_BUILDINGS, Voyage
from longhall.games.vasa_voyage.terms import KINDS, MATERIAL, MATERIALS, ROLE, ROLES, VALUE, VALUES
from longhall.kernel.actions import SEATS
from longhall.kernel.frames import NOBODY
from longhall.kernel.game import Entry
from longhall.kernel.state import State

# What must hold


def check(state: State) -> list[str]:
    """The invariants of section 2.4 of the rules, and what follows from them for the other attributes."""
    assert isinstance(state, Voyage)
    g = state
    return [*scalar_faults(g), *goods_faults(g), *ship_faults(g), *talks_faults(g), *ledger_faults(g)]


def scalar_faults(g: Voyage) -> Iterator[str]:
    if not 0 <= g.leader < g.players:
        yield f"leader: there is no seat {g.leader}"
    if not 0 <= g.round <= g.max_rounds + LAST_BUILDINGS - 1:
        yield f"round: {g.round} is not a round; the last possible one is {g.max_rounds + LAST_BUILDINGS - 1}"
    for role in range(ROLES):
        if not NOBODY <= g.taken_by[role] < g.players:
            yield f"taken_by.{ROLE.names[role]}: there is no seat {g.taken_by[role]}"
    for seat in range(g.players):
        if list(g.taken_by).count(seat) > 1:
            yield f"taken_by: {SEATS[seat]} has more than one role; each player takes one in a round (VV-12)"


def goods_faults(g: Voyage) -> Iterator[str]:
    """VV-2: supply, hands and ships together hold all goods. No 3 ever returns, so none is anywhere else."""
    for material in range(MATERIALS):
        for value in range(1, VALUES + 1):
            name = f"{MATERIAL.names[material]} {value}"
            for seat in range(g.players):
                if g.in_hand(seat, material, value) < 0:
                    yield f"hand.{SEATS[seat]}: fewer than no {name}"
            if g.in_supply(material, value) < 0:
                yield f"supply: fewer than no {name}"
            total = g.in_supply(material, value) + sum(g.owned(seat, material, value) for seat in range(g.players))
            copies = g.data.in_game(g.players, value)
            if total != copies:
                yield f"there are {total} goods {name} in supply, hands and ships; there must be {copies} (VV-2)"


def ship_faults(g: Voyage) -> Iterator[str]:
    """A material lies on all ships or on none; of an unbuilt one every hand holds a good.  VV-56, VV-58"""
    for material in range(MATERIALS):
        name = MATERIAL.names[material]
        placed = [g.on_ship(seat, material) for seat in range(g.players)]
        for seat, value in enumerate(placed):
            if not 0 <= value <= VALUES:
                yield f"ship.{SEATS[seat]}.{name}: {value} is not a value"
        if any(placed) and not all(placed):
            without = ", ".join(SEATS[seat] for seat, value in enumerate(placed) if value == 0)
            yield f"ship: {name} is built, but not on the ship of {without} (VV-56)"
        for seat in range(g.players):
            if not any(placed) and g.hand_count(seat, material) < 1:
                yield f"hand.{SEATS[seat]}.{name}: {name} is not built, so at least one must be in hand (VV-58)"


def ledger_faults(g: Voyage) -> Iterator[str]:
    """What the history says of a square must leave its true value possible."""
    broken = list(entry_faults(g))
    yield from broken
    if broken:
        return
    for seat in range(g.players):
        for material in range(MATERIALS):
            value = g.on_ship(seat, material)
            where = f"{SEATS[seat]}'s {MATERIAL.names[material]}"
            for observer in range(-1, g.players):
                if value > 0 and not candidates(g, observer, seat, material) >> (value - 1) & 1:
                    whom = "a spectator" if observer < 0 else SEATS[observer]
                    yield f"history: by what {whom} has seen, {where} on the ship cannot be a {value}"


def entry_faults(g: Voyage) -> Iterator[str]:
    for i, entry in enumerate(list(g.history)):
        if entry < 0 or what_of(entry) > KING:
            yield f"history[{i}]: {entry} is not an entry"
        elif square_of(entry) >= g.players * MATERIALS:
            yield f"history[{i}]: there is no such square"
        elif what_of(entry) == SEEN and (inspector_of(entry) >= g.players or value_of(entry) == 0):
            yield f"history[{i}]: nobody can have seen that"


def talks_faults(g: Voyage) -> Iterator[str]:
    """An offer goes to another seat and has goods on both sides; a counter answers an offer.  VV-67, VV-72"""
    talks = g.talks
    for seat in range(g.players):
        where = f"talks.partner.{SEATS[seat]}"
        partner = talks.partner[seat]
        if not NOBODY <= partner < g.players or partner == seat:
            yield f"{where}: there is no such partner: {partner}"
        sides = (talks.give[seat], talks.want[seat], talks.counter_give[seat], talks.counter_want[seat])
        if any(side < 0 or side >> (4 * KINDS) for side in sides):
            yield f"talks: {SEATS[seat]}'s offer or the counter to it is not a bundle of goods"
        elif (sides[0] == NOTHING) != (partner == NOBODY) or (sides[1] == NOTHING) != (partner == NOBODY):
            yield f"{where}: an offer has a partner and goods on both sides"
        elif (sides[2] == NOTHING) != (sides[3] == NOTHING) or (sides[2] != NOTHING and partner == NOBODY):
            yield f"talks: the counter to {SEATS[seat]} has goods on both sides and answers an offer"


# What a sparse position leaves out


def fill(state: State, named: Mapping[str, Any]) -> None:
    """Complete a sparse position. Its defaults:

    - the round is 1 and the first seat leads;
    - a material that lies on any ship is built, and squares of it that are not named hold a 1;
    - a hand of which a material is not named holds a 1 of it if it is not built, and none if it is;
    - the supply of a material that is not named holds the rest of the goods;
    - of squares nothing more is known than that a good was placed there.
    """
    assert isinstance(state, Voyage)
    g = state
    if "round" not in named:
        g.round = 1
    for material in range(MATERIALS):
        name = MATERIAL.names[material]
        fill_ships(g, named, material)
        for seat in range(g.players):
            if not names_it(named, "hand", SEATS[seat], name):
                for value in range(1, VALUES + 1):
                    dealt = g.data.start[value - 1] if not g.is_built(material) else 0
                    g.hand[seat * KINDS + material * VALUES + value - 1] = dealt
            else:
                fill_hand(g, named["hand"][SEATS[seat]][name], seat, material)
        for value in range(1, VALUES + 1):
            if not names_it(named, "supply", name, VALUE.names[value - 1]):
                owned = sum(g.owned(seat, material, value) for seat in range(g.players))
                g.supply[material * VALUES + value - 1] = g.data.in_game(g.players, value) - owned
    if "history" not in named:
        for material in range(MATERIALS):
            for seat in range(g.players):
                if g.is_built(material):
                    note_built(g, seat, material)


def fill_ships(g: Voyage, named: Mapping[str, Any], material: int) -> None:
    if any(g.on_ship(seat, material) for seat in range(g.players)):
        for seat in range(g.players):
            if not names_it(named, "ship", SEATS[seat], MATERIAL.names[material]):
                g.ship[seat * MATERIALS + material] = 1


def fill_hand(g: Voyage, counts: Any, seat: int, material: int) -> None:
    """Values that a hand's table does not name are not in it."""
    if isinstance(counts, Mapping):
        for value in range(1, VALUES + 1):
            if VALUE.names[value - 1] not in counts:
                g.hand[seat * KINDS + material * VALUES + value - 1] = 0


def names_it(named: Any, *path: str) -> bool:
    """Whether a sparse position names what lies at this path; a whole list names all its entries."""
    here = named
    for step in path:
        if isinstance(here, list):
            return True
        if not isinstance(here, Mapping) or step not in here:
            return False
        here = here[step]
    return True


# Where a case may begin


def rest_of_round(g: Voyage, *still_to_come: VoyageStep) -> None:
    """What follows the entry point: these steps, the next round, and so on to the launch."""
    g.push(Launch())
    g.push(Round(g.round + 1))
    for step in reversed(still_to_come):
        g.push(step)


def after_roles(g: Voyage) -> tuple[VoyageStep, ...]:
    return (Inventory(1), Building()) if g.inventory else (Building(),)


def begin_with(g: Voyage, begin: Any) -> None:
    """Order what a role asks for on top of the stack."""
    g.floor = g.height
    begin()


def enter_round(g: Voyage, number: int) -> None:
    g.push(Launch())
    g.push(Round(number))


def enter_role(g: Voyage, seat: int) -> None:
    rest_of_round(g, *after_roles(g))
    g.push(TakeRole(seat))


def enter_craft(g: Voyage, role: str, chooser: int, seat: int | None, left: int) -> None:
    rest_of_round(g, *after_roles(g))
    begin_with(g, lambda: ask_from(g, ROLE.names.index(role), chooser, chooser if seat is None else seat, left))


def enter_admiral(g: Voyage, seat: int) -> None:
    rest_of_round(g, *after_roles(g))
    begin_with(g, lambda: begin_admiral(g, seat))


def enter_king(g: Voyage, seat: int) -> None:
    rest_of_round(g, *after_roles(g))
    begin_with(g, lambda: begin_king(g, seat))


def enter_command(g: Voyage, seat: int) -> None:
    rest_of_round(g, *after_roles(g))
    g.push(Command(seat))


def enter_obey(g: Voyage, seat: int, material: str) -> None:
    rest_of_round(g, *after_roles(g))
    g.push(Obey(seat, MATERIAL.names.index(material)))


def enter_inventory(g: Voyage, cycle: int) -> None:
    rest_of_round(g, Inventory(cycle), Building())


def enter_building(g: Voyage) -> None:
    rest_of_round(g, Building())


def enter_select(g: Voyage, seat: int) -> None:
    rest_of_round(g)
    g.push(Select(seat))


def enter_place(g: Voyage, material: str, chooser: int) -> None:
    rest_of_round(g)
    g.push(Place(MATERIAL.names.index(material), chooser))


def enter_inspection(g: Voyage, chooser: int, seat: int | None) -> None:
    rest_of_round(g)
    g.push(Inspect(g.right_of(chooser) if seat is None else seat, chooser))


ENTRIES = {
    "round": Entry(
        "The start of a round; from the second on the leader card passes first.", enter_round, {"number": 1}
    ),
    "role": Entry("A seat's turn to take a role; later seats follow, up to the leader.", enter_role, {"seat": 0}),
    "craft": Entry(
        "The Craftsman or Tailor/Blacksmith taken by the chooser, at a seat's turn with so many exchanges left.",
        enter_craft,
        {"role": "craftsman", "chooser": 0, "seat": None, "left": 2},
    ),
    "admiral": Entry("A seat has taken the Admiral; no more roles follow.", enter_admiral, {"seat": 0}),
    "king": Entry("A seat has taken the King; no more roles follow.", enter_king, {"seat": 0}),
    "command": Entry("The King has procured and may give an order.", enter_command, {"seat": 0}),
    "obey": Entry("A King orders this seat to replace this material.", enter_obey, {"seat": 0, "material": "wood"}),
    "inventory": Entry("The start of an Inventory, or of a later cycle of it.", enter_inventory, {"cycle": 1}),
    "building": Entry("The Building step.", enter_building),
    "select": Entry("A seat's turn to select a material or pass.", enter_select, {"seat": 0}),
    "place": Entry("All place this material.", enter_place, {"material": "wood", "chooser": 0}),
    "inspection": Entry(
        "The Inspection after a Building, from its beginning or from a seat's turn on.",
        enter_inspection,
        {"chooser": 0, "seat": None},
    ),
    "end": Entry("The end: goods are turned up.", lambda g: g.push(Launch())),
}
