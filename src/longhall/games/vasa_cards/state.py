"""What lies on the table and in the hands, and who may see each part."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.terms import COLOUR, COLOURS, FULL_HAND, PILE, PILES, WHITE
from longhall.kernel.actions import SEAT
from longhall.kernel.fields import PUBLIC, SEEN, Field
from longhall.kernel.frames import NOBODY
from longhall.kernel.results import Result
from longhall.kernel.state import State, filled, zeros

HISTORY = 32  # sixteen inspections and sixteen fixes


@final
class VasaCards(State):
    """VC-2 sixteen cards: four colours with the values 1 to 4."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "sums": Field(PUBLIC),
        "blamed_compete": Field(PUBLIC),
        "memory_kept": Field(PUBLIC),
        "round": Field(PUBLIC),
        "captain": Field(PUBLIC, values=COLOUR),
        "controller": Field(PUBLIC, COLOUR, values=SEAT),
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
            self.round: i64 = 0
            self.captain: i64 = 0  # the colour that acts first
            self.controller: vec[i64] = filled(COLOURS, NOBODY)  # by colour: the seat that plays it; nobody if neutral
            self.hand: vec[i64] = filled(COLOURS, FULL_HAND)  # by colour: a set of bits
            self.pile: vec[i64] = zeros(COLOURS * PILES)  # by colour and pile: the value there, 0 for none
            self.history: vec[i64] = zeros(HISTORY)  # inspections and fixes, see belief.py
            self.moves: i64 = 0  # how many entries the history has
        else:
            self.sums = source.sums
            self.blamed_compete = source.blamed_compete
            self.memory_kept = source.memory_kept
            self.round = source.round
            self.captain = source.captain
            self.controller = source.controller
            self.hand = source.hand[:]
            self.pile = source.pile[:]
            self.history = source.history[:]
            self.moves = source.moves

    def clone(self) -> "VasaCards":
        return VasaCards(self, self.players)

    def left_of(self, colour: i64) -> i64:
        """The next acting colour clockwise. The neutral colour has no seat.  VC-12"""
        colour = (colour + 1) % COLOURS
        while self.controller[colour] < 0:
            colour = (colour + 1) % COLOURS
        return colour

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


def new_state(players: i64, sums: bool, blamed_compete: bool, memory_kept: bool) -> VasaCards:
    """Hands full, piles empty, colours given out in seat order; two players alternate.  VC-1, VC-3, VC-5, VC-6, VC-7"""
    g = VasaCards(None, players)
    g.sums = sums
    g.blamed_compete = blamed_compete
    g.memory_kept = memory_kept
    for colour in range(COLOURS):
        if colour < players or players == 2:
            g.controller[colour] = colour % players
    if players == 3:
        g.hand[WHITE] = 0
    return g
