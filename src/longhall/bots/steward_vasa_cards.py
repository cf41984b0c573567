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

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.bots.steward import Steward, greatest, taken, tripled
from longhall.games.vasa_cards.belief import ORDERS, SWAPPED_PILES, worlds
from longhall.games.vasa_cards.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.scoring import blamed_colours, is_draw, pile_totals, winning_colours
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import (
    BUILD,
    COLOURS,
    FIRST_OF_PAIR,
    FIX_HAND,
    FIX_PILES,
    INSPECT_PILE,
    PILES,
    SECOND_OF_PAIR,
)
from longhall.kernel.chance import advance, below, seeded
from longhall.kernel.state import State, bits, nth_bit, zeros

AVERAGE: Final[float] = 2.5  # of a card
WORLDS: Final[i64] = 400  # endings imagined for one choice; with 160 chance decides too often between good choices
DRAW: Final[float] = 0.0  # what a draw is worth to one who plays to win
WIN: Final[float] = 20.0  # the weight of a sure win: one more in twenty speaks three times louder
GLIMPSES: Final[i64] = 24  # worlds looked at for a hunch
DOUBT: Final[float] = 2.0  # so much worse than the best Fix, and one is a third as likely to have been made
CARDS: Final[i64] = COLOURS * PILES
VALUES: Final[i64] = 5


@final
class VasaCardsSteward(Steward):
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
        return (3.0 * AVERAGE - others) * (float(value) - AVERAGE) * 0.35

    def gain(self, g: VasaCards, colour: i64, action: i64) -> float:
        """How much better the cards fit after a Fix."""
        if FIX_HAND.has(action):
            pile = FIX_HAND.first(action)
            value = FIX_HAND.second(action) + 1
            return self.fits(g, colour, pile, value) - self.fits(g, colour, pile, g.card(colour, pile)) - 0.1
        if FIX_PILES.has(action):
            one: i64 = FIRST_OF_PAIR[FIX_PILES.arg(action)]
            other: i64 = SECOND_OF_PAIR[FIX_PILES.arg(action)]
            here = g.card(colour, one)
            there = g.card(colour, other)
            before = self.fits(g, colour, one, here) + self.fits(g, colour, other, there)
            return self.fits(g, colour, one, there) + self.fits(g, colour, other, here) - before - 0.1
        return 0.0

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
        return super().opinion(world, seat, menu, seed)

    def tell_most(self, world: VasaCards, seat: i64, colour: i64, menu: vec[i64], random: i64) -> vec[float]:
        """For every look: how often one would win, if one fixed the best for each value that may be seen there."""
        exchanges = possible_exchanges(world.round)
        kinds: i64 = len(exchanges)
        wins = vec[float]([0.0] * (CARDS * VALUES * kinds))
        for _ in range(WORLDS):
            random = advance(random)
            g = world.redeal(seat, random)
            turn_up(g)
            for i in range(kinds):
                share = share_after(g, seat, colour, exchanges[i])
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
        share = share_of(g, seat)
        g.pile = before
        return share

    def prospect(self, g: State, seat: i64, action: i64) -> float:
        """The share in an ending imagined behind this choice, with a draw for nothing."""
        after = g.clone()
        assert isinstance(after, VasaCards)
        after.apply(seat, action)
        turn_up(after)
        return share_of(after, seat, DRAW)

    def horizon(self) -> int:
        """An exchange made by lot is as good as another order of the cards, so there is no need to play on for long."""
        return 16

    def answers_by_hunch(self) -> bool:
        return True

    def hunch(self, g: State, seat: i64, options: i64, random: i64) -> i64:
        """In the last Fixes what seems best in a few worlds that the seat believes possible; before that, anything."""
        assert isinstance(g, VasaCards)
        decision = g.waiting
        if g.round < PILES or not isinstance(decision, Fix):
            return g.menu[below(random, options)]
        menu = taken(g, options)
        exchanges = zeros(options)
        for i in range(options):
            exchanges[i] = exchange_of(menu[i])
        return menu[greatest(glimpsed(g, seat, decision.colour, exchanges, random), random)]

    def sense(self, g: State, seat: i64) -> float:
        """Going back through the last Fixes: how good each was, as far as its owner could know, beside the best."""
        assert isinstance(g, VasaCards)
        if g.round < PILES or not isinstance(g.waiting, Fix) or not was_fix(g):
            return 1.0
        exchanges = possible_exchanges(PILES)
        before = g.clone()
        found: float = 1.0
        while was_fix(before):
            before.moves -= 1
            move = before.history[before.moves]
            colour = move // 512 % 8
            exchange = move // 64 % 8 * PILES + move // 8 % 8
            change_places(before, colour, exchange)
            owner = before.controller[colour]
            if owner != seat:
                weights = glimpsed(before, owner, colour, exchanges, before.random)
                best: float = -1e18
                made: float = 0.0
                for i in range(len(exchanges)):
                    if weights[i] > best:
                        best = weights[i]
                    if exchanges[i] == exchange:
                        made = weights[i]
                found *= tripled((made - best) / DOUBT)
        return found

    def reason(self, g: State, seat: i64, action: i64) -> str:
        decision = g.waiting
        if isinstance(decision, Build):
            return "hint-vasa_cards-build"
        if isinstance(decision, Inspect):
            return "hint-vasa_cards-look" if INSPECT_PILE.has(action) else "hint-vasa_cards-look-hand"
        if FIX_HAND.has(action):
            return "hint-vasa_cards-fix-hand"
        return "hint-vasa_cards-fix-piles" if FIX_PILES.has(action) else "hint-vasa_cards-leave"


def turn_up(g: VasaCards) -> None:
    """Lay the cards still in hand into the piles to come, in any order."""
    random = g.random
    for colour in range(COLOURS):
        hand = g.hand[colour]
        left: i64 = 0
        for pile in range(PILES):
            if g.card(colour, pile) == 0:
                left += 1
        for pile in range(PILES):
            if g.card(colour, pile) == 0:
                random = advance(random)
                value = nth_bit(hand, below(random, left))
                hand &= ~(1 << value)
                left -= 1
                g.lay(colour, pile, value + 1)


def exchange_of(action: i64) -> i64:
    """Two piles as `first * PILES + second`; 0 for no exchange."""
    if not FIX_PILES.has(action):
        return 0
    one: i64 = FIRST_OF_PAIR[FIX_PILES.arg(action)]
    other: i64 = SECOND_OF_PAIR[FIX_PILES.arg(action)]
    return one * PILES + other


def was_fix(g: VasaCards) -> bool:
    """Whether the last thing that happened was an exchange of two cards in the piles."""
    return g.moves > 0 and g.history[g.moves - 1] // 4096 == SWAPPED_PILES


def glimpsed(g: VasaCards, seat: i64, colour: i64, exchanges: vec[i64], random: i64) -> vec[float]:
    """With all cards in the piles: how much speaks for each exchange, on average over a few worlds that the seat
    believes possible. The same as the steward's opinion, quicker and less exact."""
    weights = vec[float]([0.0] * len(exchanges))
    possible = zeros(COLOURS)
    for other in range(COLOURS):
        if g.controller[other] != seat:
            possible[other] = worlds(g, seat, other)
    true_pile = g.pile
    g.pile = true_pile[:]
    for _ in range(GLIMPSES):
        for other in range(COLOURS):
            if possible[other] != 0:
                random = advance(random)
                order = nth_bit(possible[other], below(random, bits(possible[other])))
                for pile in range(PILES):
                    g.pile[other * PILES + pile] = ORDERS[order * PILES + pile]
        for i in range(len(exchanges)):
            weights[i] += (
                exchange_gain(g, colour, exchanges[i]) + WIN * share_after(g, seat, colour, exchanges[i])
            ) / float(GLIMPSES)
    g.pile = true_pile
    return weights


def exchange_gain(g: VasaCards, colour: i64, exchange: i64) -> float:
    """The first thought about an exchange, as `gain` has it."""
    if exchange == 0:
        return 0.0
    one = exchange // PILES
    other = exchange % PILES
    richer: i64 = 0
    for another in range(COLOURS):
        if another != colour:
            richer += g.card(another, other) - g.card(another, one)
    return 0.35 * float((g.card(colour, other) - g.card(colour, one)) * richer) - 0.1


def possible_exchanges(built: i64) -> vec[i64]:
    """What a Fix may come to, as `first * PILES + second`: cards of two piles, one of which stands; 0 for none."""
    found: list[int] = [0]
    for one in range(built):
        for other in range(one + 1, PILES):
            found.append(one * PILES + other)
    return vec[i64](found)


def share_after(g: VasaCards, seat: i64, colour: i64, exchange: i64) -> float:
    """The seat's share if these two cards of the colour had changed places."""
    change_places(g, colour, exchange)
    share = share_of(g, seat, DRAW)
    change_places(g, colour, exchange)
    return share


def change_places(g: VasaCards, colour: i64, exchange: i64) -> None:
    one = colour * PILES + exchange // PILES
    other = colour * PILES + exchange % PILES
    card = g.pile[one]
    g.pile[one] = g.pile[other]
    g.pile[other] = card


def share_of(g: VasaCards, seat: i64, draw: float = 1.0) -> float:
    """What the seat wins if the piles are turned up as they lie: the same as `result(g).shares()`, quicker. A draw
    counts as that part of a shared win."""
    winner = plain_winner(g)
    if winner >= 0:
        return 1.0 if winner == seat else 0.0
    totals = pile_totals(g)
    if is_draw(totals):
        return draw / float(g.players)
    blamed = blamed_colours(g, totals)
    winners = winning_colours(g, totals, blamed)
    best: i64 = 2
    best_count: i64 = 0
    own: i64 = 2
    for other in range(g.players):
        rank: i64 = 2
        for colour in range(COLOURS):
            if g.controller[colour] == other:
                if (winners >> colour) & 1 == 1:
                    rank = 0
                elif (blamed >> colour) & 1 == 0 and rank == 2:
                    rank = 1
        if rank < best:
            best = rank
            best_count = 0
        if rank == best:
            best_count += 1
        if other == seat:
            own = rank
    return 1.0 / float(best_count) if own == best else 0.0


def plain_winner(g: VasaCards) -> i64:
    """The seat that wins alone where one pile is lowest, one is highest and one card decides; else -1."""
    low: i64 = 99
    high: i64 = 0
    lowest: i64 = 0
    highest: i64 = 0
    twice = False
    twice_high = False
    for pile in range(PILES):
        total = g.pile[pile] + g.pile[PILES + pile] + g.pile[2 * PILES + pile] + g.pile[3 * PILES + pile]
        if total < low:
            low = total
            lowest = pile
            twice = False
        elif total == low:
            twice = True
        if total > high:
            high = total
            highest = pile
            twice_high = False
        elif total == high:
            twice_high = True
    if twice or twice_high:
        return -1
    least: i64 = 99
    for colour in range(COLOURS):
        if g.pile[colour * PILES + lowest] < least:
            least = g.pile[colour * PILES + lowest]
    best: i64 = 99
    winner: i64 = -1
    for colour in range(COLOURS):
        card = g.pile[colour * PILES + highest]
        if g.pile[colour * PILES + lowest] > least and card <= best:
            winner = colour if card < best else -1
            best = card
    return g.controller[winner] if winner >= 0 else -1


def steward() -> Steward:
    return VasaCardsSteward()
