"""What lies on the table and in the hands, and who may see each part.

Every one of the 128 copies has a place (`place`). Beside it stand counts by kind, which the rules read. Copies of one
card differ only in their backs, and nobody is shown which copy lies where.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.shipwrights.components import Components
from longhall.games.shipwrights.terms import (
    BACK,
    BOX,
    BUILDING,
    BUILDINGS,
    BURIED,
    CARD,
    CARDS,
    COPIES,
    CRAFTSMAN,
    CRAFTSMEN,
    DISCARDS,
    FLEET,
    GOOD,
    GOODS,
    HAND,
    LEFTOVERS,
    NONE,
    PACKET,
    PILE,
    SHIP,
    SHIPS,
    TABLE,
    TOOL,
    WORKSHOP,
    WORKSHOPS,
    ZONE,
)
from longhall.kernel.actions import SEAT
from longhall.kernel.events import EventKind
from longhall.kernel.fields import DERIVED, NOBODY_SEES, PUBLIC, SEEN, Field
from longhall.kernel.results import Result
from longhall.kernel.sets import bit
from longhall.kernel.state import State, filled, zeros

LEDGER_START: Final[i64] = 160  # it grows when it has to


@final
class Shipwrights(State):
    """SW-2 one pile of 128 cards; SW-3 Goods and Workers come from a Supply that never runs out, so it is not kept."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "day": Field(PUBLIC),
        "starter": Field(PUBLIC, values=SEAT),
        "next_start": Field(PUBLIC, values=SEAT),
        "turns_done": Field(PUBLIC),
        "drawn": Field(PUBLIC),
        "gold": Field(PUBLIC, SEAT),
        "workers": Field(PUBLIC, SEAT),
        "mill": Field(PUBLIC, SEAT, GOOD),
        "cart": Field(PUBLIC, SEAT, GOOD),
        "row": Field(PUBLIC, SEAT, CRAFTSMAN),
        "workshop": Field(PUBLIC, SEAT, WORKSHOP, values=SHIP),
        "fleet": Field(PUBLIC, SEAT, SHIP),
        "tool": Field(PUBLIC, SEAT, values=TOOL),
        "buildings": Field(PUBLIC, SEAT, BUILDING),
        "watchmen": Field(PUBLIC, SEAT),
        "pioneers": Field(PUBLIC, SEAT),
        "top": Field(PUBLIC, values=BACK),
        "discards": Field(PUBLIC, values=CARD),
        "table": Field(PUBLIC, values=CARD),
        "box": Field(PUBLIC, values=CARD),
        "hand": Field(SEEN, SEAT, values=CARD),
        "packet": Field(SEEN, values=CARD),
        "leftovers": Field(SEEN, values=CARD),
        "buried": Field(SEEN, values=CARD),
        "ledger": Field(SEEN),
        "pile": Field(NOBODY_SEES, values=CARD),
        "copies": Field(NOBODY_SEES, values=ZONE),
        "data": Field(DERIVED),
        "place": Field(DERIVED),
        "book": Field(DERIVED),
        "moves": Field(DERIVED),
        "held": Field(DERIVED),
        "hand_size": Field(DERIVED),
        "packet_held": Field(DERIVED),
        "packet_size": Field(DERIVED),
        "ships": Field(DERIVED),
        "backs_left": Field(DERIVED),
        "pile_size": Field(DERIVED),
        "discards_size": Field(DERIVED),
        "another": Field(DERIVED),
    }

    def __init__(self, source: "Shipwrights | None", players: i64, data: Components) -> None:
        super().__init__(source, players)
        self.data = data
        self.another = False  # see `take`
        if source is None:
            self.gold: vec[i64] = filled(players, data.start_gold)
            self.workers: vec[i64] = filled(players, data.start_workers)  # in the Village
            self.mill: vec[i64] = zeros(players * GOODS)  # by seat and Good
            self.cart: vec[i64] = zeros(players * GOODS)  # by seat and Good: what is left on a Trade Cart
            self.row: vec[i64] = zeros(players * CRAFTSMEN)  # by seat and kind: hired Craftsmen
            self.workshop: vec[i64] = filled(players * WORKSHOPS, NONE)  # by seat and Workshop: a Ship or NONE
            self.fleet: vec[i64] = zeros(players * SHIPS)  # by seat and kind: finished Ships
            self.tool: vec[i64] = filled(players, NONE)  # by seat: a Tool or NONE
            self.buildings: vec[i64] = zeros(players * BUILDINGS)  # by seat and kind: 1 if built
            self.watchmen: vec[i64] = zeros(players)
            self.pioneers: vec[i64] = zeros(players)
            self.place: vec[i64] = zeros(COPIES)  # by copy: where it lies
            self.book: vec[i64] = zeros(LEDGER_START)  # the ledger: who had which card when, see ledger.py
            self.held: vec[i64] = zeros(players)  # by seat: the kinds in hand, as bits
            self.hand_size: vec[i64] = zeros(players)
            self.ships: vec[i64] = zeros(players)  # by seat: the size of the fleet
            self.backs_left: vec[i64] = zeros(len(data.backs))  # by back: how many copies in the pile have it
            self.day: i64 = 0
            self.starter: i64 = NONE
            self.next_start: i64 = NONE  # who played the last Pioneer today
            self.turns_done: i64 = 0
            self.drawn: i64 = 0  # cards drawn in this turn
            self.top: i64 = NONE  # the back of the top card of the pile
            self.pile_size: i64 = 0
            self.discards_size: i64 = 0  # face up and face down
            self.packet_held: i64 = 0  # the kinds in the packet, as bits
            self.packet_size: i64 = 0
            self.moves: i64 = 0  # how many entries the ledger has
        else:
            self.gold = source.gold[:]
            self.workers = source.workers[:]
            self.mill = source.mill[:]
            self.cart = source.cart[:]
            self.row = source.row[:]
            self.workshop = source.workshop[:]
            self.fleet = source.fleet[:]
            self.tool = source.tool[:]
            self.buildings = source.buildings[:]
            self.watchmen = source.watchmen[:]
            self.pioneers = source.pioneers[:]
            self.place = source.place[:]
            self.book = source.book[:]
            self.held = source.held[:]
            self.hand_size = source.hand_size[:]
            self.ships = source.ships[:]
            self.backs_left = source.backs_left[:]
            self.day = source.day
            self.starter = source.starter
            self.next_start = source.next_start
            self.turns_done = source.turns_done
            self.drawn = source.drawn
            self.top = source.top
            self.pile_size = source.pile_size
            self.discards_size = source.discards_size
            self.packet_held = source.packet_held
            self.packet_size = source.packet_size
            self.moves = source.moves

    def clone(self) -> "Shipwrights":
        return Shipwrights(self, self.players, self.data)

    # The kernel's, compiled into this library as well: the calls that nearly always do next to nothing

    def offer(self, action: i64) -> None:
        self.menu[self.count] = action
        self.count += 1

    def emit(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        if self.events is not None:
            super().emit(kind, a, b, c, d, e)

    # Boards

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise.  SW-1"""
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def goods_of(self, seat: i64) -> i64:
        """How many Goods lie in a Mill; those on a Trade Cart do not count.  SW-41"""
        mill = self.mill
        return mill[seat * GOODS] + mill[seat * GOODS + 1] + mill[seat * GOODS + 2]

    def row_size(self, seat: i64) -> i64:
        row = self.row
        size: i64 = 0
        for place in range(seat * CRAFTSMEN, (seat + 1) * CRAFTSMEN):
            size += row[place]
        return size

    def over_fleet(self, seat: i64, values: vec[i64]) -> i64:
        """The sum of a value over the Ships of a fleet.  SW-81"""
        if self.ships[seat] == 0:
            return 0
        fleet = self.fleet
        start = seat * SHIPS
        total: i64 = 0
        for ship in range(SHIPS):
            total += fleet[start + ship] * values[ship]
        return total

    def mill_capacity(self, seat: i64) -> i64:
        """8 and the Mill icons of the fleet, never below 0.  SW-88"""
        return max(self.data.mill_floor, self.data.mill_base + self.over_fleet(seat, self.data.mill_icons))

    # Cards

    def copy_in(self, card: i64, zone: i64) -> i64:
        """The copy of a card that lies in a zone, the lowest numbered if there are several; NONE if there is none."""
        place = self.place
        copies = self.data.copies
        first = self.data.first
        for i in range(first[card], first[card + 1]):
            copy = copies[i]
            if place[copy] == zone:
                return copy
        return NONE

    def take(self, card: i64, source: i64, target: i64) -> i64:
        """Move a copy of a card from one zone to another, the lowest numbered if there are several; which one. Whether
        another is left there is said by `another`."""
        place = self.place
        copies = self.data.copies
        first = self.data.first
        taken = NONE
        self.another = False
        for i in range(first[card], first[card + 1]):
            copy = copies[i]
            if place[copy] == source:
                if taken != NONE:
                    self.another = True
                    break
                taken = copy
                place[copy] = target
        return taken

    def count_in(self, card: i64, zone: i64) -> i64:
        place = self.place
        copies = self.data.copies
        first = self.data.first
        count: i64 = 0
        for i in range(first[card], first[card + 1]):
            if place[copies[i]] == zone:
                count += 1
        return count

    def holds(self, seat: i64, card: i64) -> bool:
        return (self.held[seat] >> card) & 1 == 1

    def put_in_hand(self, seat: i64, copy: i64) -> None:
        self.place[copy] = HAND + seat
        self.held[seat] |= bit(self.data.card_of[copy])
        self.hand_size[seat] += 1

    # Whole zones by kind, for positions, views and knowledge

    def kinds_in(self, zone: i64) -> list[i64]:
        """The kinds in a zone, in the order of the cards."""
        found: list[i64] = []
        for card in range(CARDS):
            for _ in range(self.count_in(card, zone)):
                found.append(card)
        return found

    def lay_out(self, zone: i64, kinds: list[i64]) -> None:
        """Let exactly these kinds lie in a zone. The others of the pile's cards go to the box, all others to the pile;
        what is missing comes from the box if it can, else from the pile."""
        spare = BOX if zone == PILE else PILE
        for card in range(CARDS):
            wanted: i64 = 0
            for kind in kinds:
                if kind == card:
                    wanted += 1
            there = self.count_in(card, zone)
            while there > wanted:
                self.place[self.copy_in(card, zone)] = spare
                there -= 1
            while there < wanted:
                copy = self.copy_in(card, BOX)
                if copy == NONE:
                    copy = self.copy_in(card, PILE)
                if copy == NONE:
                    raise ValueError(f"there are not so many cards '{CARD.names[card]}'")
                self.place[copy] = zone
                there += 1
        self.count_cards()

    def count_cards(self) -> None:
        """Work out from the places of the copies what is kept beside them."""
        self.backs_left = zeros(len(self.data.backs))
        self.held = zeros(self.players)
        self.hand_size = zeros(self.players)
        self.ships = zeros(self.players)
        self.packet_held = 0
        self.packet_size = 0
        self.pile_size = 0
        self.discards_size = 0
        for copy in range(COPIES):
            zone = self.place[copy]
            if zone == PILE:
                self.backs_left[self.data.back_of[copy]] += 1
                self.pile_size += 1
            elif zone in (DISCARDS, BURIED):
                self.discards_size += 1
            elif zone == PACKET:
                self.packet_held |= bit(self.data.card_of[copy])
                self.packet_size += 1
            elif HAND <= zone < HAND + self.players:
                self.held[zone - HAND] |= bit(self.data.card_of[copy])
                self.hand_size[zone - HAND] += 1
            elif FLEET <= zone < FLEET + self.players:
                self.ships[zone - FLEET] += 1

    @property
    def hand(self) -> list[list[i64]]:
        return [self.kinds_in(HAND + seat) for seat in range(self.players)]

    @hand.setter
    def hand(self, hands: list[list[i64]]) -> None:
        for seat in range(self.players):
            self.lay_out(HAND + seat, hands[seat])

    @property
    def packet(self) -> list[i64]:
        return self.kinds_in(PACKET)

    @packet.setter
    def packet(self, kinds: list[i64]) -> None:
        self.lay_out(PACKET, kinds)

    @property
    def leftovers(self) -> list[i64]:
        return self.kinds_in(LEFTOVERS)

    @leftovers.setter
    def leftovers(self, kinds: list[i64]) -> None:
        self.lay_out(LEFTOVERS, kinds)

    @property
    def discards(self) -> list[i64]:
        return self.kinds_in(DISCARDS)

    @discards.setter
    def discards(self, kinds: list[i64]) -> None:
        self.lay_out(DISCARDS, kinds)

    @property
    def buried(self) -> list[i64]:
        return self.kinds_in(BURIED)

    @buried.setter
    def buried(self, kinds: list[i64]) -> None:
        self.lay_out(BURIED, kinds)

    @property
    def table(self) -> list[i64]:
        return self.kinds_in(TABLE)

    @table.setter
    def table(self, kinds: list[i64]) -> None:
        self.lay_out(TABLE, kinds)

    @property
    def box(self) -> list[i64]:
        return self.kinds_in(BOX)

    @box.setter
    def box(self, kinds: list[i64]) -> None:
        self.lay_out(BOX, kinds)

    @property
    def pile(self) -> list[i64]:
        return self.kinds_in(PILE)

    @pile.setter
    def pile(self, kinds: list[i64]) -> None:
        self.lay_out(PILE, kinds)

    @property
    def copies(self) -> list[i64]:
        return [self.place[copy] for copy in range(COPIES)]

    @copies.setter
    def copies(self, places: list[i64]) -> None:
        if len(places) != COPIES:
            raise ValueError(f"there are {COPIES} copies")
        for copy in range(COPIES):
            self.place[copy] = places[copy]
        self.count_cards()

    @property
    def ledger(self) -> list[i64]:
        return [self.book[i] for i in range(self.moves)]

    @ledger.setter
    def ledger(self, entries: list[i64]) -> None:
        self.book = zeros(max(LEDGER_START, len(entries)))
        for i in range(len(entries)):
            self.book[i] = entries[i]
        self.moves = len(entries)

    # What the house asks

    def results(self) -> Result:
        from longhall.games.shipwrights.chapters.scoring import result

        return result(self)

    def redeal(self, seat: i64, seed: i64) -> "Shipwrights":
        from longhall.games.shipwrights.knowledge.belief import redeal

        return redeal(self, seat, seed)

    def seen(self, name: str, seat: i64) -> object:
        from longhall.games.shipwrights.knowledge.belief import seen

        return seen(self, name, seat)


def new_state(players: i64, data: Components) -> Shipwrights:
    """All cards in the pile; every board with 5 Gold and 3 Workers, and otherwise empty.  SW-2, SW-4, SW-7"""
    g = Shipwrights(None, players, data)
    g.count_cards()
    return g
