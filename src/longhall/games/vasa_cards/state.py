"""What lies on the table and in the hands, and who may see each part."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.terms import COLOUR, COLOURS, FULL_HAND, PILE, PILES, ROUNDS
from longhall.kernel.actions import SEAT
from longhall.kernel.fields import PUBLIC, SEEN, Field
from longhall.kernel.frames import NOBODY
from longhall.kernel.results import Result
from longhall.kernel.state import State, filled, zeros

HISTORY = 2 * ROUNDS * COLOURS  # in every round an inspection and a fix of every colour


@final
class VasaCards(State):
    """VC-2 sixteen cards: four colours with the values 1 to 4."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "sums": Field(PUBLIC),
        "blamed_compete": Field(PUBLIC),
        "memory_kept": Field(PUBLIC),
        "captain_named": Field(PUBLIC),
        "colours_chosen": Field(PUBLIC),
        "round": Field(PUBLIC),
        "captain": Field(PUBLIC, values=COLOUR),
        "controller": Field(PUBLIC, COLOUR, values=SEAT),
        "left": Field(PUBLIC, COLOUR, values=COLOUR),
        "hand": Field(SEEN, COLOUR),
        "pile": Field(SEEN, COLOUR, PILE),
        "history": Field(SEEN),
        "moves": Field(PUBLIC),
    }

    def __init__(self, source: "VasaCards | None", players: i64) -> None:
        super().__init__(source, players)
        if source is None:
            self.sums = False  # the table option `aggregate`
            self.blamed_compete = False  # the table option `reward`
            self.memory_kept = True  # the table option `memory`
            self.captain_named = False  # the table option `captain`
            self.colours_chosen = False  # the table option `colours`
            self.round: i64 = 0
            self.captain: i64 = 0  # the colour that acts first
            self.controller: vec[i64] = filled(COLOURS, NOBODY)  # by colour: the seat that plays it; nobody if neutral
            self.left: vec[i64] = filled(COLOURS, NOBODY)  # by colour: the next that acts; nobody if neutral
            self.hand: vec[i64] = filled(COLOURS, FULL_HAND)  # by colour: a set of bits
            self.pile: vec[i64] = zeros(COLOURS * PILES)  # by colour and pile: the value there, 0 for none
            self.history: vec[i64] = zeros(HISTORY)  # inspections and fixes, see belief.py
            self.moves: i64 = 0  # how many entries the history has
        else:
            self.sums = source.sums
            self.blamed_compete = source.blamed_compete
            self.memory_kept = source.memory_kept
            self.captain_named = source.captain_named
            self.colours_chosen = source.colours_chosen
            self.round = source.round
            self.captain = source.captain
            self.controller = source.controller
            self.left = source.left
            self.hand = source.hand[:]
            self.pile = source.pile[:]
            self.history = source.history[:]
            self.moves = source.moves

    def clone(self) -> "VasaCards":
        return VasaCards(self, self.players)

    def left_of(self, colour: i64) -> i64:
        """The next acting colour clockwise. The neutral colour has no seat.  VC-12"""
        return self.left[colour]

    def right_of(self, colour: i64) -> i64:
        """The acting colour before this one."""
        other = colour
        while self.left[other] != colour:
            other = self.left[other]
        return other

    def assign(self, seat: i64, colour: i64) -> None:
        """A seat gets a colour, which acts behind all that were given before it.  VC-6, VC-7"""
        first = self.captain if self.controller[self.captain] >= 0 else colour
        self.captain = first
        self.controller = self.controller[:]  # clones share both tables
        self.left = self.left[:]
        self.controller[colour] = seat
        if first != colour:
            self.left[self.right_of(first)] = colour
        self.left[colour] = first

    def given(self) -> i64:
        """How many colours have a player."""
        count: i64 = 0
        for colour in range(COLOURS):
            if self.controller[colour] >= 0:
                count += 1
        return count

    def to_give(self) -> i64:
        """How many colours are played: one each, of two players two.  VC-3, VC-4, VC-5"""
        return COLOURS if self.players == 2 else self.players

    def card(self, colour: i64, pile: i64) -> i64:
        return self.pile[colour * PILES + pile]

    def lay(self, colour: i64, pile: i64, value: i64) -> None:
        self.pile[colour * PILES + pile] = value

    def take_from_hand(self, colour: i64, value: i64) -> None:
        self.hand[colour] &= ~(1 << (value - 1))

    def put_in_hand(self, colour: i64, value: i64) -> None:
        self.hand[colour] |= 1 << (value - 1)

    def holds(self, colour: i64, value: i64) -> bool:
        return (self.hand[colour] >> (value - 1)) & 1 == 1

    def remember(self, entry: i64) -> None:
        self.history[self.moves] = entry
        self.moves += 1

    def results(self) -> Result:
        from longhall.games.vasa_cards.chapters.scoring import result

        return result(self)

    def redeal(self, seat: i64, seed: i64) -> "VasaCards":
        from longhall.games.vasa_cards.knowledge.belief import redeal

        return redeal(self, seat, seed)

    def seen(self, name: str, seat: i64) -> object:
        from longhall.games.vasa_cards.knowledge.belief import seen

        return seen(self, name, seat)


def give_out(g: VasaCards) -> None:
    """The colours in seat order; those of two players alternate.  VC-1, VC-3, VC-5, VC-6, VC-7"""
    for colour in range(g.to_give()):
        g.assign(colour % g.players, colour)
