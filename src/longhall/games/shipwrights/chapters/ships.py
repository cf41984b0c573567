"""Begin and finish constructing a Ship."""

from mypy_extensions import i64

from longhall.games.shipwrights.chapters.buying import discard_tool
from longhall.games.shipwrights.chapters.effects import discard_from_hand, pay, take_from_hand
from longhall.games.shipwrights.chapters.pile import discard
from longhall.games.shipwrights.frames import ShipDecision
from longhall.games.shipwrights.state import Shipwrights
from longhall.games.shipwrights.terms import (
    CRAFTSMAN_USED,
    CRAFTSMEN,
    END_TRIGGERED,
    FINISH,
    FINISH_WITH_TOOL,
    FIRST_CRAFTSMAN,
    FLEET,
    FROM_HAND,
    FROM_ROW,
    GOOD_RETURNED,
    GOOD_WAIVED,
    GOODS,
    HAND,
    NONE,
    ROW,
    SHIP_BEGUN,
    SHIP_FINISHED,
    SHIP_PAID,
    SHIPS,
    WORKSHOP_A,
    WORKSHOP_B,
    WORKSHOPS,
)


def workshop_place(seat: i64, workshop: i64) -> i64:
    return (WORKSHOP_A if workshop == 0 else WORKSHOP_B) + seat


def bars_beginning(g: Shipwrights, seat: i64, ship: i64) -> str:
    """A Ship in hand and an empty Workshop.  SW-73, SW-74"""
    if not g.holds(seat, ship):
        return "SW-73"
    if g.workshop[seat * WORKSHOPS] != NONE and g.workshop[seat * WORKSHOPS + 1] != NONE:
        return "SW-74"
    return ""


def begin(g: Shipwrights, seat: i64, ship: i64) -> None:
    """The Ship goes into the first free Workshop, at no cost.  SW-73, SW-75"""
    workshop: i64 = 0 if g.workshop[seat * WORKSHOPS] == NONE else 1
    take_from_hand(g, seat, ship, workshop_place(seat, workshop))
    g.workshop[seat * WORKSHOPS + workshop] = ship
    g.emit(SHIP_BEGUN, seat, ship, workshop)


def bars_finishing(g: Shipwrights, seat: i64, workshop: i64, with_tool: bool) -> str:
    """All Gold, Workers, Goods and Craftsmen at once, nothing in advance. A Tool waives all of one type of Good, on a
    Ship that needs it.  SW-37, SW-76, SW-77, SW-78"""
    ship = g.workshop[seat * WORKSHOPS + workshop]
    if ship == NONE:
        return "SW-76"
    data = g.data
    waived = NONE
    if with_tool:
        if g.tool[seat] == NONE:
            return "SW-37"
        waived = data.tool_waives[g.tool[seat]]
        if waived == NONE or data.ship_goods[ship * GOODS + waived] == 0:
            return "SW-37"
    if g.gold[seat] < data.ship_gold[ship] or g.workers[seat] < data.ship_workers[ship]:
        return "SW-76"
    mill = g.mill
    goods = data.ship_goods
    for good in range(GOODS):
        if mill[seat * GOODS + good] < goods[ship * GOODS + good] and good != waived:
            return "SW-37" if with_tool else "SW-76"
    kinds = data.ship_kinds[ship]
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1 == 1:
            missing = data.ship_craftsmen[ship * CRAFTSMEN + kind] - g.row[seat * CRAFTSMEN + kind]
            if missing > 0 and missing > in_hand(g, seat, FIRST_CRAFTSMAN + kind):
                return "SW-77"
        kinds >>= 1
        kind += 1
    return ""


def in_hand(g: Shipwrights, seat: i64, card: i64) -> i64:
    if not g.holds(seat, card):
        return 0
    return g.count_in(card, HAND + seat)


def offer_finishing(g: Shipwrights, seat: i64) -> None:
    for workshop in range(WORKSHOPS):
        if g.workshop[seat * WORKSHOPS + workshop] != NONE and not bars_finishing(g, seat, workshop, False):
            g.offer(FINISH.of(workshop))
    if g.tool[seat] != NONE:
        for workshop in range(WORKSHOPS):
            if not bars_finishing(g, seat, workshop, True):
                g.offer(FINISH_WITH_TOOL.of(workshop))


def finish(g: Shipwrights, seat: i64, workshop: i64, with_tool: bool) -> None:
    """Pay in the rulebook's order: Gold, Workers, Goods and the Tool if it was used, Craftsmen.  SW-76"""
    data = g.data
    ship = g.workshop[seat * WORKSHOPS + workshop]
    g.emit(SHIP_PAID, seat, ship, workshop)
    pay(g, seat, data.ship_gold[ship], data.ship_workers[ship])
    waived = data.tool_waives[g.tool[seat]] if with_tool else NONE
    for good in range(GOODS):
        needed = data.ship_goods[ship * GOODS + good]
        if needed > 0 and good != waived:
            g.mill[seat * GOODS + good] -= needed
            g.emit(GOOD_RETURNED, seat, good, needed)
    if with_tool:
        g.emit(GOOD_WAIVED, seat, g.tool[seat], waived)
        discard_tool(g, seat)
    # First those whom the row lacks, before anything is asked: later nobody could tell from a question what is in hand.
    for kind in range(CRAFTSMEN):
        for _ in range(data.ship_craftsmen[ship * CRAFTSMEN + kind] - g.row[seat * CRAFTSMEN + kind]):
            use_from_hand(g, seat, kind)
    use_craftsmen(g, seat, workshop, NONE, 0)


def use_craftsmen(g: Shipwrights, seat: i64, workshop: i64, kind: i64, left: i64) -> None:
    """Kind by kind the other Craftsmen are discarded from row or hand; the owner is asked where all can see that there
    might be a choice. Then the Ship joins the fleet.  SW-44, SW-77"""
    ship = g.workshop[seat * WORKSHOPS + workshop]
    while True:
        if left == 0:
            kind += 1
            if kind == CRAFTSMEN:
                launch(g, seat, workshop, ship)
                return
            left = min(g.data.ship_craftsmen[ship * CRAFTSMEN + kind], g.row[seat * CRAFTSMEN + kind])
        elif g.hand_size[seat] == 0:
            use_from_row(g, seat, kind, left)
            left = 0
        else:
            g.push(UseCraftsman(seat, workshop, kind, left))
            return


def use_from_row(g: Shipwrights, seat: i64, kind: i64, count: i64) -> None:
    g.emit(CRAFTSMAN_USED, seat, kind, 0, count)
    for _ in range(count):
        leave_row(g, seat, kind)


def use_from_hand(g: Shipwrights, seat: i64, kind: i64) -> None:
    g.emit(CRAFTSMAN_USED, seat, kind, 1, 1)
    discard_from_hand(g, seat, FIRST_CRAFTSMAN + kind)


def leave_row(g: Shipwrights, seat: i64, kind: i64) -> None:
    """A hired Craftsman is discarded: for a Ship or by an Assassin, in no other way.  SW-45"""
    g.row[seat * CRAFTSMEN + kind] -= 1
    discard(g, g.copy_in(FIRST_CRAFTSMAN + kind, ROW + seat))


def launch(g: Shipwrights, seat: i64, workshop: i64, ship: i64) -> None:
    """The Ship moves above the board, where it stays; its icons count from now on. The first fleet of four makes this
    day the last.  SW-79, SW-80, SW-81, SW-91"""
    ends_already = has_last_ship(g)
    g.place[g.copy_in(ship, workshop_place(seat, workshop))] = FLEET + seat
    g.workshop[seat * WORKSHOPS + workshop] = NONE
    g.fleet[seat * SHIPS + ship] += 1
    g.ships[seat] += 1
    g.emit(SHIP_FINISHED, seat, ship)
    if has_last_ship(g) and not ends_already:
        g.emit(END_TRIGGERED, seat, g.ships[seat], g.day)


def has_last_ship(g: Shipwrights) -> bool:
    """Whether some fleet has four or more Ships.  SW-80, SW-91"""
    for seat in range(g.players):
        if g.ships[seat] >= g.data.last_ship:
            return True
    return False


class UseCraftsman(ShipDecision):
    """A required Craftsman stands in the row and might also be in the hand: one from the hand, or the rest from the
    row.  SW-77"""

    FIELDS = ("seat", "workshop", "craftsman", "left")
    SPAN = [FROM_ROW, FROM_HAND]

    def __init__(self, seat: i64, workshop: i64, craftsman: i64, left: i64) -> None:
        super().__init__(seat)
        self.workshop: i64 = workshop
        self.craftsman: i64 = craftsman
        self.left: i64 = left

    def why_not(self, g: Shipwrights, action: i64) -> str:
        """Only the kind that is due, and from the hand only if it is there.  SW-44, SW-77"""
        kind = FROM_ROW.arg(action) if FROM_ROW.has(action) else FROM_HAND.arg(action)
        if kind != self.craftsman:
            return "SW-44"
        return "" if FROM_ROW.has(action) or g.holds(self.seat, FIRST_CRAFTSMAN + kind) else "SW-77"

    def apply(self, g: Shipwrights, action: i64) -> None:
        left: i64 = 0
        if FROM_ROW.has(action):
            use_from_row(g, self.seat, self.craftsman, self.left)
        else:
            use_from_hand(g, self.seat, self.craftsman)
            left = self.left - 1
        use_craftsmen(g, self.seat, self.workshop, self.craftsman, left)
