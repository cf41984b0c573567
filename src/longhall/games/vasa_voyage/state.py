"""What lies on the table and in the hands, and who may see each part."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import Components, no_talks
from longhall.games.vasa_voyage.terms import ALL_MATERIALS, KINDS, MATERIAL, MATERIALS, ROLE, ROLES, VALUE, VALUES
from longhall.kernel.actions import SEAT
from longhall.kernel.fields import DERIVED, PUBLIC, SEEN, Field
from longhall.kernel.frames import NOBODY
from longhall.kernel.results import Result
from longhall.kernel.state import State, filled, zeros

LAST_BUILDINGS: Final[i64] = 4  # from the round limit on a material is built every round
PAST: Final[i64] = (1 << 40) - 1


@final
class Voyage(State):
    """VV-4 hands and ships, VV-8 an open supply; goods of one kind are alike, so all are counts."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "inventory": Field(PUBLIC),
        "max_rounds": Field(PUBLIC),
        "memory_kept": Field(PUBLIC),
        "leader_named": Field(PUBLIC),
        "data": Field(DERIVED),
        "round": Field(PUBLIC),
        "leader": Field(PUBLIC, values=SEAT),
        "taken_by": Field(PUBLIC, ROLE, values=SEAT),
        "supply": Field(PUBLIC, MATERIAL, VALUE),
        "hand": Field(SEEN, SEAT, MATERIAL, VALUE),
        "ship": Field(SEEN, SEAT, MATERIAL),
        "were_locked": Field(PUBLIC),
        "talks": Field(PUBLIC),
        "history": Field(SEEN),
        "past": Field(PUBLIC),
    }

    def __init__(self, source: "Voyage | None", players: i64, data: Components) -> None:
        super().__init__(source, players)
        self.data = data
        if source is None:
            self.inventory = False  # the advanced rule
            self.max_rounds: i64 = 0
            self.memory_kept = True  # the table option `memory`
            self.leader_named = False  # the table option `leader`
            self.round: i64 = 0
            self.leader: i64 = 0
            self.taken_by: vec[i64] = filled(ROLES, NOBODY)  # by role: the seat that took it this round, or -1
            self.supply: vec[i64] = zeros(KINDS)  # by kind
            self.hand: vec[i64] = zeros(players * KINDS)  # by seat and kind
            self.ship: vec[i64] = zeros(players * MATERIALS)  # by seat and material: the value there, 0 for none
            self.were_locked = False  # all unbuilt materials were locked at the last Building
            self.talks = no_talks(players)
            self.history: vec[i64] = zeros(0)  # what has been learned about squares, see belief.py
            self.past: i64 = 0  # a number that stands for all that was done in the open: everybody remembers it
        else:
            self.inventory = source.inventory
            self.max_rounds = source.max_rounds
            self.memory_kept = source.memory_kept
            self.leader_named = source.leader_named
            self.round = source.round
            self.leader = source.leader
            self.taken_by = source.taken_by[:]
            self.supply = source.supply[:]
            self.hand = source.hand[:]
            self.ship = source.ship[:]
            self.were_locked = source.were_locked
            self.talks = source.talks.copy() if source.inventory else source.talks
            self.history = source.history[:]
            self.past = source.past

    def clone(self) -> "Voyage":
        return Voyage(self, self.players, self.data)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise.  VV-1"""
        seat += 1
        if seat == self.players:
            seat = 0
        return seat

    def right_of(self, seat: i64) -> i64:
        """The next seat counter-clockwise.  VV-1"""
        if seat == 0:
            seat = self.players
        return seat - 1

    # Goods

    def in_hand(self, seat: i64, material: i64, value: i64) -> i64:
        return self.hand[seat * KINDS + material * VALUES + value - 1]

    def hand_count(self, seat: i64, material: i64) -> i64:
        """Goods of one material in a hand; everybody can count them."""
        first = seat * KINDS + material * VALUES
        return self.hand[first] + self.hand[first + 1] + self.hand[first + 2]

    def hand_size(self, seat: i64) -> i64:
        total: i64 = 0
        for kind in range(KINDS):
            total += self.hand[seat * KINDS + kind]
        return total

    def on_ship(self, seat: i64, material: i64) -> i64:
        """The value on a square; 0 if it is empty."""
        return self.ship[seat * MATERIALS + material]

    def owned(self, seat: i64, material: i64, value: i64) -> i64:
        """Goods of a kind in the hand or on the ship: this much follows from what all have seen."""
        count = self.hand[seat * KINDS + material * VALUES + value - 1]
        return count + 1 if self.ship[seat * MATERIALS + material] == value else count

    def in_supply(self, material: i64, value: i64) -> i64:
        return self.supply[material * VALUES + value - 1]

    def take_from_supply(self, seat: i64, material: i64, value: i64, count: i64) -> None:
        kind = material * VALUES + value - 1
        self.supply[kind] -= count
        self.hand[seat * KINDS + kind] += count

    def give_back(self, seat: i64, material: i64, value: i64) -> None:
        kind = material * VALUES + value - 1
        self.supply[kind] += 1
        self.hand[seat * KINDS + kind] -= 1

    def lay(self, seat: i64, material: i64, value: i64) -> None:
        """A good goes from the hand to its square; what lay there goes to the hand.  VV-35, VV-41, VV-56"""
        first = seat * KINDS + material * VALUES - 1
        square = seat * MATERIALS + material
        if self.ship[square] != 0:
            self.hand[first + self.ship[square]] += 1
        self.hand[first + value] -= 1
        self.ship[square] = value

    def values_in_hand(self, seat: i64, material: i64) -> i64:
        """The set of values of a material that a hand holds: bit 0 for value 1."""
        hand = self.hand
        first = seat * KINDS + material * VALUES
        found: i64 = 0
        if hand[first] > 0:
            found = 1
        if hand[first + 1] > 0:
            found |= 2
        if hand[first + 2] > 0:
            found |= 4
        return found

    def is_built(self, material: i64) -> bool:
        """All ships have a good on that square, or none has."""
        return self.ship[material] != 0

    def built(self) -> i64:
        """The set of materials that are built."""
        found: i64 = 0
        ship = self.ship
        for material in range(MATERIALS):
            if ship[material] != 0:
                found |= 1 << material
        return found

    def unbuilt(self) -> i64:
        return ALL_MATERIALS & ~self.built()

    def remember(self, entry: i64) -> None:
        self.history = append(self.history, entry)

    def witness(self, deed: i64) -> None:
        """Something was done in the open. States with different pasts are not alike, even where the table is."""
        self.past = (self.past * 8191 + deed + 1) & PAST

    def offer_each(self, first: i64, members: i64) -> None:
        """Offer, of the actions from `first` on, those whose bits are set; quicker than one by one."""
        menu = self.menu
        count = self.count
        while members != 0:
            if members & 1 == 1:
                menu[count] = first
                count += 1
            members >>= 1
            first += 1
        self.count = count

    # What the kernel asks

    def results(self) -> Result:
        from longhall.games.vasa_voyage.chapters.scoring import result

        return result(self)

    def redeal(self, seat: i64, seed: i64) -> "Voyage":
        from longhall.games.vasa_voyage.knowledge.belief import redeal

        return redeal(self, seat, seed)

    def seen(self, name: str, seat: i64) -> object:
        from longhall.games.vasa_voyage.knowledge.belief import seen

        return seen(self, name, seat)


def new_state(players: i64, data: Components) -> Voyage:
    """First hands dealt, the rest in the supply, empty ships, all roles free.  VV-2, VV-3, VV-4, VV-5"""
    g = Voyage(None, players, data)
    for material in range(MATERIALS):
        for value in range(1, VALUES + 1):
            kind = material * VALUES + value - 1
            dealt = data.start[value - 1]
            g.supply[kind] = data.in_game(players, value) - players * dealt
            for seat in range(players):
                g.hand[seat * KINDS + kind] = dealt
    return g
