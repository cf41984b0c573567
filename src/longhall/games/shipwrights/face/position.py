"""Positions: what must hold, what a sparse position leaves out, and where a case may begin."""

from collections.abc import Iterator, Mapping
from typing import Any

from longhall.games.shipwrights.chapters.afternoon import Afternoon, Turn, TurnStart
from longhall.games.shipwrights.chapters.day import Day, Night, SetUp
from longhall.games.shipwrights.chapters.effects import TakeGoods
from longhall.games.shipwrights.chapters.evening import Dusk, Evening
from longhall.games.shipwrights.chapters.morning import DealPacket, asked_to_keep
from longhall.games.shipwrights.chapters.ships import workshop_place
from longhall.games.shipwrights.knowledge.ledger import (
    DAY,
    DEALT,
    DREW,
    LEFT,
    NO_COPY,
    PLAYED,
    TOOK,
    copy_of,
    entry,
    is_gone,
    seat_of,
    what_of,
)
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    BACK,
    BOX,
    BUILDING_NAMES,
    BUILDINGS,
    BUILT,
    BURIED,
    CARD_NAMES,
    COPIES,
    CRAFTSMAN_NAMES,
    CRAFTSMEN,
    DISCARDS,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOOL,
    FLEET,
    FRONT,
    GOOD,
    GOODS,
    HAND,
    LEFTOVERS,
    NONE,
    PACKET,
    PILE,
    PIONEER,
    ROW,
    SHIP_NAMES,
    SHIPS,
    TABLE,
    TOOL_NAMES,
    TOOL_PLACE,
    TRADE_CART,
    WATCHMAN,
    WORKSHOPS,
    ZONES,
)
from longhall.kernel.actions import SEATS
from longhall.kernel.game import Entry
from longhall.kernel.state import State


def check(state: State) -> list[str]:
    """What is wrong with a state.  SW-1, SW-2, SW-8, SW-35, SW-43, SW-83"""
    assert isinstance(state, Shipwrights)
    g = state
    faults = [*wrong_figures(g)]
    outside = [copy for copy in range(COPIES) if not 0 <= g.place[copy] < ZONES]
    if outside:
        return [*faults, f"copies: {len(outside)} cards lie nowhere"]
    return [*faults, *wrong_places(g), *wrong_pile(g), *wrong_ledger(g)]


def wrong_figures(g: Shipwrights) -> Iterator[str]:
    for seat in range(g.players):
        name = SEATS[seat]
        if not 0 <= g.gold[seat] <= g.data.gold_max:
            yield f"gold.{name}: {g.gold[seat]} is not between 0 and {g.data.gold_max}"
        if g.workers[seat] < 0:
            yield f"workers.{name}: cannot be {g.workers[seat]}"
        for good in range(GOODS):
            if g.mill[seat * GOODS + good] < 0:
                yield f"mill.{name}.{GOOD.names[good]}: cannot be {g.mill[seat * GOODS + good]}"
            on_cart = g.cart[seat * GOODS + good]
            if on_cart < 0 or (on_cart > 0 and g.tool[seat] != TRADE_CART):
                yield f"cart.{name}.{GOOD.names[good]}: there is no Trade Cart for {on_cart} Goods"
        if g.row_size(seat) > g.data.row_max:
            yield f"row.{name}: {g.row_size(seat)} Craftsmen; a row holds {g.data.row_max}"
        for building in range(BUILDINGS):
            if not 0 <= g.buildings[seat * BUILDINGS + building] <= 1:
                yield f"buildings.{name}.{BUILDING_NAMES[building]}: a player has 0 or 1 of a type"
    for what, seat in (("starter", g.starter), ("next_start", g.next_start)):
        if not NONE <= seat < g.players:
            yield f"{what}: there is no seat {seat}"
    if not 0 <= g.day <= g.data.last_day:
        yield f"day: {g.day} is not between 0 and {g.data.last_day}"
    if not 0 <= g.turns_done <= g.players:
        yield f"turns_done: {g.turns_done} is not between 0 and {g.players}"


def board_cards(g: Shipwrights, seat: int) -> Iterator[tuple[str, int, int, int]]:
    """What a board shows by kind: where it is written, the card, how many, and the zone of its copies."""
    name = SEATS[seat]
    for kind in range(CRAFTSMEN):
        place = f"row.{name}.{CRAFTSMAN_NAMES[kind]}"
        yield place, FIRST_CRAFTSMAN + kind, g.row[seat * CRAFTSMEN + kind], ROW + seat
    for ship in range(SHIPS):
        yield f"fleet.{name}.{SHIP_NAMES[ship]}", ship, g.fleet[seat * SHIPS + ship], FLEET + seat
        for workshop in range(WORKSHOPS):
            there = int(g.workshop[seat * WORKSHOPS + workshop] == ship)
            yield f"workshop.{name}.{'ab'[workshop]}", ship, there, workshop_place(seat, workshop)
    for tool in range(len(TOOL_NAMES)):
        yield f"tool.{name}", FIRST_TOOL + tool, int(g.tool[seat] == tool), TOOL_PLACE + seat
    for building in range(BUILDINGS):
        place = f"buildings.{name}.{BUILDING_NAMES[building]}"
        yield place, FIRST_BUILDING + building, g.buildings[seat * BUILDINGS + building], BUILT + seat
    yield f"watchmen.{name}", WATCHMAN, g.watchmen[seat], FRONT + seat
    yield f"pioneers.{name}", PIONEER, g.pioneers[seat], FRONT + seat


def wrong_places(g: Shipwrights) -> Iterator[str]:
    """The counts on the boards are those of the copies that lie there, and no copy lies anywhere else."""
    on_boards = 0
    for seat in range(g.players):
        for place, card, count, zone in board_cards(g, seat):
            on_boards += count
            there = g.count_in(card, zone)
            if there != count:
                yield f"{place}: says {count} of {CARD_NAMES[card]}, but {there} of its copies lie there"
    elsewhere = sum(1 for copy in range(COPIES) if g.place[copy] < HAND + 5)
    if on_boards + elsewhere != COPIES:
        yield f"copies: {COPIES - on_boards - elsewhere} cards lie where they cannot be"
    for seat in range(g.players, 5):
        if any(g.place[copy] == HAND + seat for copy in range(COPIES)):
            yield f"copies: there is no seat {SEATS[seat]} whose hand could hold cards"


def wrong_pile(g: Shipwrights) -> Iterator[str]:
    if g.top == NONE:
        if g.pile_size > 0 and g.day > 0:
            yield "top: a pile with cards shows the back of the top one"
    elif not 0 <= g.top < len(BACK.names) or g.data.back_index[g.top] == NONE:
        yield "top: no card has such a back"
    elif g.backs_left[g.data.back_index[g.top]] == 0:
        yield f"top: no card with the back {BACK.names[g.top]} lies in the pile"
    if g.pile_size == 0 and g.discards_size > 0:
        yield "pile: is empty although there are discards; it is made anew at once (SW-11)"


def wrong_ledger(g: Shipwrights) -> Iterator[str]:
    """Every hidden card came from somewhere, every card played had come to that seat on the same day."""
    brought: dict[int, int] = {}  # today: copy to seat
    left: set[int] = set()
    for number in range(g.moves):
        line = g.book[number]
        what, seat, copy = what_of(line), seat_of(line), copy_of(line)
        if what == DAY:
            if brought:
                yield f"ledger[{number}]: a day begins while hands hold cards"
            brought = {}
        elif what != DEALT and copy >= COPIES:
            yield f"ledger[{number}]: there is no copy {copy}"
        elif not is_gone(line):
            if what == PLAYED:
                if brought.pop(copy, NONE) != seat:
                    yield f"ledger[{number}]: {SEATS[seat]} plays a card that did not come to that hand today"
            elif what == LEFT:
                left.add(copy)
            elif what >= TOOK:
                brought[copy] = seat
    for copy in range(COPIES):
        zone = g.place[copy]
        name = CARD_NAMES[g.data.card_of[copy]]
        if HAND <= zone < HAND + g.players and brought.get(copy, NONE) != zone - HAND:
            yield f"hand.{SEATS[zone - HAND]}: the ledger does not say where {name} came from"
        if zone in (LEFTOVERS, BURIED) and copy not in left:
            yield f"{'leftovers' if zone == LEFTOVERS else 'buried'}: the ledger does not say where {name} came from"


def fill(state: State, named: Mapping[str, Any]) -> None:
    """What a sparse position does not name. It is day 1, p1 starts, boards are as at the beginning, cards that are not
    named lie in the pile (in the box, if the pile is named), and the top shows the first back that is there."""
    assert isinstance(state, Shipwrights)
    g = state
    if "day" not in named:
        g.day = 1
    if "starter" not in named:
        g.starter = 0
    for seat in range(g.players):
        loads = named.get("cart", {})
        if g.tool[seat] == TRADE_CART and not (isinstance(loads, Mapping) and SEATS[seat] in loads):
            for good in range(GOODS):
                g.cart[seat * GOODS + good] = g.data.cart[good]
    if "copies" not in named:
        place_copies(g, "pile" in named)
    if "ledger" not in named:
        g.ledger = ledger_of_what_lies_there(g)
    if "top" not in named and g.pile_size > 0:
        g.top = next(g.data.backs[back] for back in range(len(g.data.backs)) if g.backs_left[back] > 0)


def place_copies(g: Shipwrights, pile_named: bool) -> None:
    """Give every card its lowest numbered copy, zone by zone."""
    zones = [*(HAND + seat for seat in range(g.players)), PACKET, LEFTOVERS, TABLE, DISCARDS, BURIED]
    wanted = [(zone, kind) for zone in zones for kind in g.kinds_in(zone)]
    for seat in range(g.players):
        for _, card, count, zone in board_cards(g, seat):
            wanted += [(zone, card)] * count
    pile = g.kinds_in(PILE)
    for copy in range(COPIES):
        g.place[copy] = BOX
    for zone, card in wanted:
        copy = g.copy_in(card, BOX)
        if copy == NONE:
            raise ValueError(f"there are not so many cards '{CARD_NAMES[card]}'")
        g.place[copy] = zone
    if pile_named:
        for card in pile:
            copy = g.copy_in(card, BOX)
            if copy != NONE:
                g.place[copy] = PILE
    else:
        for copy in range(COPIES):
            if g.place[copy] == BOX:
                g.place[copy] = PILE
    g.count_cards()


def ledger_of_what_lies_there(g: Shipwrights) -> list[int]:
    """A ledger without memories: leftovers were laid aside by the last drafter, hands were drawn."""
    last = (g.starter - 1) % g.players
    buried = [entry(LEFT, last, copy) for copy in range(COPIES) if g.place[copy] == BURIED]
    today = [entry(LEFT, last, copy) for copy in range(COPIES) if g.place[copy] == LEFTOVERS]
    for seat in range(g.players):
        today += [entry(DREW, seat, copy) for copy in range(COPIES) if g.place[copy] == HAND + seat]
    if g.packet_size > 0:
        today.append(entry(DEALT, g.starter, NO_COPY))
    return [*([entry(DAY, last, 0)] if buried else []), *buried, entry(DAY, g.starter, 0), *today]


# Where a case may begin: the rest of the day follows


def rest_of_the_day(g: Shipwrights) -> None:
    g.push(Night())
    g.push(Evening())
    g.push(Dusk())


def at_turn(g: Shipwrights, seat: int) -> None:
    rest_of_the_day(g)
    g.turns_done = (seat - g.starter) % g.players
    g.push(Turn(seat))


def at_turn_start(g: Shipwrights, seat: int) -> None:
    rest_of_the_day(g)
    g.turns_done = (seat - g.starter) % g.players
    g.push(TurnStart(seat))


def at_packet(g: Shipwrights, packet: int) -> None:
    rest_of_the_day(g)
    g.push(Afternoon())
    g.push(DealPacket(packet))


def at_keep(g: Shipwrights, seat: int, packet: int) -> None:
    rest_of_the_day(g)
    g.push(Afternoon())
    if packet < g.data.packets:
        g.push(DealPacket(packet + 1))
    g.push(asked_to_keep(g, seat, packet))


def at_dusk(g: Shipwrights) -> None:
    rest_of_the_day(g)


def at_evening(g: Shipwrights) -> None:
    g.push(Night())
    g.push(Evening())


def at_goods(g: Shipwrights, seat: int, left: int) -> None:
    rest_of_the_day(g)
    g.push(TakeGoods(seat, left))


ENTRIES = {
    "set_up": Entry("Before anything has happened.", lambda g: g.push(SetUp())),
    "day": Entry("The start of a day.", lambda g, day: g.push(Day(day)), {"day": 1}),
    "packet": Entry("A packet is drawn.", at_packet, {"packet": 1}),
    "keep": Entry("A seat has the packet in hand.", at_keep, {"seat": 0, "packet": 1}),
    "turn_start": Entry("A seat's turn begins.", at_turn_start, {"seat": 0}),
    "turn": Entry("In a seat's turn.", at_turn, {"seat": 0}),
    "take_goods": Entry("A seat takes Goods of its choice.", at_goods, {"seat": 0, "left": 1}),
    "dusk": Entry("All turns are over.", at_dusk),
    "evening": Entry("The Evening, after the leftovers are gone.", at_evening),
    "night": Entry("After the Evening: the next day, or the end.", lambda g: g.push(Night())),
}
