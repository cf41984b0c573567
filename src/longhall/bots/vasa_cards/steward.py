"""How to play Vasa Regalis: The Card Game, in six thoughts.

1. In the lowest pile the smallest card is blamed, in the highest pile the smallest card wins: be big where the total is
   small, and small where the total is big.
2. Imagine the piles turned up. What you have not seen may be anything that fits what you have seen, and cards still in
   hand may come to lie anywhere. Take the choice with which you win most of the endings that you can imagine.
3. A Fix is the same question: which exchange of two of your cards wins more of these endings than leaving them?
4. A look is worth what it changes: look at the card that would most often make you fix something else.
5. A Fix tells you something: whoever made it believes that it helps her. Do not believe in cards with which it hurts.
6. Play to win. With two players, piles that all add up to the same come about by themselves: do not count on a draw.
"""

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, taken
from longhall.bots.vasa_cards.duel import settled
from longhall.bots.vasa_cards.endings import endings, turn_up
from longhall.bots.vasa_cards.fixes import (
    DRAW,
    FIT,
    WIN,
    Judgements,
    change_places,
    exchange_gain,
    exchange_of,
    forget_looks,
    possible_exchanges,
    take_back,
)
from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.chapters.set_up import NameCaptain, PickColour
from longhall.games.vasa_cards.knowledge.belief import redeal
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import BUILD, COLOURS, FIX_HAND, FIX_PILES, INSPECT_HAND, INSPECT_PILE, PILES
from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.state import State

AVERAGE: Final[float] = 2.5  # of a card
WORLDS: Final[i64] = 400  # endings imagined for one choice; with 160 chance decides too often between good choices
PATIENCE: Final[i64] = 100  # worlds dealt before the next is taken, however foolish the others were in it
DOUBT: Final[float] = 3.0  # so much worse than the best Fix, and one is a third as likely to have been made
LOG_3: Final[float] = 1.0986
CARDS: Final[i64] = COLOURS * PILES
VALUES: Final[i64] = 5
ENDINGS: Final[i64] = 1000  # imagined before it is said that a choice wins most of them
ABOUT: Final[float] = 0.02  # a difference in the share of endings that is left to chance
LOOKS: Final[i64] = 30  # worlds in which a card is looked at before it counts as known


@final
class VasaCardsSteward(Steward):
    def __init__(self) -> None:
        self.judgements = Judgements()

    def version(self) -> str:
        return "3"

    # The first thought: for a quick opinion

    def weigh(self, g: State, seat: i64, action: i64) -> float:
        assert isinstance(g, VasaCards)
        decision = g.waiting
        if isinstance(decision, Build):
            return self.fits(g, decision.colour, g.round - 1, BUILD.arg(action) + 1)
        if isinstance(decision, Fix):
            return self.gain(g, decision.colour, action)
        return 0.0

    def fits(self, g: VasaCards, colour: i64, pile: i64, value: i64) -> float:
        """A small card suits a rich pile, a big card a poor one."""
        others: float = 0.0
        for other in range(COLOURS):
            if other != colour:
                card = g.card(other, pile)
                others += float(card) if card != 0 else AVERAGE
        return (3.0 * AVERAGE - others) * (float(value) - AVERAGE) * FIT

    def gain(self, g: VasaCards, colour: i64, action: i64) -> float:
        """How much better the cards fit after a Fix."""
        if FIX_HAND.has(action):
            pile = FIX_HAND.first(action)
            value = FIX_HAND.second(action) + 1
            return self.fits(g, colour, pile, value) - self.fits(g, colour, pile, g.card(colour, pile)) - 0.1
        return exchange_gain(g, colour, exchange_of(action))

    # The other thoughts: imagined endings

    def worlds(self) -> int:
        return WORLDS

    def ahead(self) -> float:
        return WIN

    def opinion(self, world: State, seat: i64, menu: vec[i64], seed: i64) -> vec[float]:
        assert isinstance(world, VasaCards)
        decision = world.waiting
        if isinstance(decision, Inspect):
            return self.tell_most(world, seat, decision.colour, menu, seeded(seed))
        if isinstance(decision, (NameCaptain, PickColour)):
            return vec[float]([0.0] * len(menu))  # colours differ in name only, and everybody begins in some round
        return super().opinion(world, seat, menu, seed)

    def tell_most(self, world: VasaCards, seat: i64, colour: i64, menu: vec[i64], random: i64) -> vec[float]:
        """For every look: how often one would win, if one fixed the best for each value that may be seen there."""
        exchanges = possible_exchanges(world.round)
        kinds: i64 = len(exchanges)
        ends = endings(world)
        wins = vec[float]([0.0] * (CARDS * VALUES * kinds))
        for _ in range(WORLDS):
            random = advance(random)
            g = world.redeal(seat, random)
            turn_up(g)
            for i in range(kinds):
                change_places(g, colour, exchanges[i])
                share = ends.share_of(g, seat, DRAW)
                change_places(g, colour, exchanges[i])
                for card in range(CARDS):
                    wins[(card * VALUES + g.pile[card]) * kinds + i] += share
        found = vec[float]([0.0] * len(menu))
        for i in range(len(menu)):
            if INSPECT_PILE.has(menu[i]):
                card = INSPECT_PILE.arg(menu[i])
                for value in range(1, VALUES):
                    best: float = 0.0
                    for exchange in range(kinds):
                        if wins[(card * VALUES + value) * kinds + exchange] > best:
                            best = wins[(card * VALUES + value) * kinds + exchange]
                    found[i] += best * WIN / float(WORLDS)
        return found

    def worth(self, g: State, seat: i64) -> float:
        """The share in one imagined ending: a search asks so often that chance evens out."""
        assert isinstance(g, VasaCards)
        before = g.pile
        g.pile = before[:]
        turn_up(g)
        share = endings(g).share_of(g, seat, 1.0)
        g.pile = before
        return share

    def prospect(self, g: State, seat: i64, action: i64) -> float:
        """The share in an ending imagined behind this choice, with a draw for nothing."""
        after = g.clone()
        assert isinstance(after, VasaCards)
        after.apply(seat, action)
        turn_up(after)
        return endings(after).share_of(after, seat, DRAW)

    def horizon(self) -> int:
        """An exchange made by lot is as good as another order of the cards, so there is no need to play on for long."""
        return 16

    def answers_by_hunch(self) -> bool:
        return True

    def deals_anew(self) -> int:
        """Worlds that make sense are rare, and worth more than one simulation."""
        return 6

    def settled(self, world: State, seat: i64, random: i64) -> int:
        assert isinstance(world, VasaCards)
        return settled(world, seat, random) if world.players == 2 else -1

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        """In the last Fixes what seems best in a few worlds that the seat believes possible; before that, anything."""
        assert isinstance(g, VasaCards)
        decision = g.waiting
        if g.round < PILES or not isinstance(decision, Fix):
            return g.menu[below(random, options)]
        best = self.judgements.best(g, seat, decision.colour)
        for i in range(options):
            if exchange_of(g.menu[i]) == best:
                return g.menu[i]
        return g.menu[0]

    def imagine(self, world: State, seat: i64, random: i64) -> State:
        """More likely a world in which the Fixes that the others made are good for them, as far as they could know."""
        assert isinstance(world, VasaCards)
        g = redeal(world, seat, random)
        if g.round < PILES or not isinstance(g.waiting, Fix):
            return g
        for _ in range(PATIENCE):
            random = advance(random)
            luck = float(1 + below(random, 1000000)) / 1000000.0
            if self.makes_sense(g, seat, -DOUBT * log(luck) / LOG_3):
                break
            random = advance(random)
            g = redeal(world, seat, random)
        return g

    def makes_sense(self, g: VasaCards, seat: i64, most: float) -> bool:
        """Going back through the Fixes of the last two rounds: whether they were together at most so much worse, as far
        as their owners could know, than the best."""
        decision = g.waiting
        assert isinstance(decision, Fix)
        before = g.clone()
        colour = decision.colour
        while colour != g.captain:
            colour = g.right_of(colour)
            most -= self.regret_of(before, seat, colour)
            if most < 0.0:
                return False
        forget_looks(before)
        captain = g.right_of(g.captain)
        colour = captain
        while True:
            colour = g.right_of(colour)
            most -= self.regret_of(before, seat, colour)
            if most < 0.0 or colour == captain:
                return most >= 0.0

    def regret_of(self, before: VasaCards, seat: i64, colour: i64) -> float:
        """Take back the last Fix, of this colour, and ask its owner. One's own is no news."""
        exchange = take_back(before, colour)
        owner = before.controller[colour]
        return self.judgements.regret(before, owner, colour, exchange) if owner != seat else 0.0

    def reason(self, g: State, seat: i64, action: i64) -> str:
        decision = g.waiting
        if isinstance(decision, NameCaptain):
            return "hint-vasa_cards-captain"
        if isinstance(decision, PickColour):
            return "hint-vasa_cards-colour"
        if isinstance(decision, Inspect):
            return reason_of_look(g, seat, action)
        if not self.wins_most(g, seat, action):
            return "hint-plain"
        if isinstance(decision, Build):
            return "hint-vasa_cards-build"
        if FIX_HAND.has(action):
            return "hint-vasa_cards-fix-hand"
        return "hint-vasa_cards-fix-piles" if FIX_PILES.has(action) else "hint-vasa_cards-leave"

    def wins_most(self, g: State, seat: i64, action: i64) -> bool:
        """Whether about as many endings are won by this choice as by the best: it may have been made for its fit."""
        menu = taken(g, g.list_options(seat))
        won = vec[float]([0.0] * len(menu))
        random = seeded(action)
        for _ in range(ENDINGS):
            random = advance(random)
            world = g.redeal(seat, random)
            for i in range(len(menu)):
                won[i] += self.prospect(world, seat, menu[i]) / float(ENDINGS)
        most: float = 0.0
        own: float = 0.0
        for i in range(len(menu)):
            most = max(most, won[i])
            if menu[i] == action:
                own = won[i]
        return own >= most - ABOUT


def reason_of_look(g: State, seat: i64, action: i64) -> str:
    """A look is only praised where there is something to learn: the card is not the same in all possible worlds."""
    assert isinstance(g, VasaCards)
    in_pile = INSPECT_PILE.has(action)
    at = INSPECT_PILE.arg(action) if in_pile else INSPECT_HAND.arg(action)
    random = seeded(at)
    for _ in range(LOOKS):
        random = advance(random)
        other = g.redeal(seat, random)
        if in_pile and other.pile[at] != g.pile[at]:
            return "hint-vasa_cards-look"
        if not in_pile and other.hand[at] != g.hand[at]:
            return "hint-vasa_cards-look-hand"
    return "hint-plain"


def steward() -> Steward:
    return VasaCardsSteward()
