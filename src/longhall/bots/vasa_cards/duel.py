"""Vasa Regalis: The Card Game with two players, in five thoughts.

1. Let the two cards that you lay into a pile add up to 5: such a *pair* of colours loses least, whatever the others
   are. If the other player does so too, all piles are equal, and the last Fixes decide.
2. Look where most is unknown. With eight looks all her cards are known before the last Fixes.
3. Hide yours: exchange a card that she has seen for one in hand, and let the other colour follow.
4. What she has seen of yours you know as well as she does. So for all that each may hold, the Fixes can be thought
   through to the end.
5. She errs: of two ways that come to the same take the one on which she can go wrong. And the last word is worth most:
   it belongs to whoever is Captain first.

What one wins the other loses. A pair is kept as `order * 24 + order`, and what every pair wins against every other is
looked up. The player in the first seat is the first, the other the second.
"""

from math import log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from longhall.bots.steward import greatest, taken
from longhall.bots.vasa_cards.endings import COUNT, Endings, endings, order_of, round_the_table, turn_up
from longhall.bots.vasa_cards.fixes import EXCHANGES, KINDS, exchange_of, take_back
from longhall.games.vasa_cards.chapters.phases import Build, Fix, Inspect
from longhall.games.vasa_cards.chapters.set_up import NameCaptain
from longhall.games.vasa_cards.knowledge.belief import ORDERS, exchanged, worlds
from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import (
    BUILD,
    COLOURS,
    FIX_HAND,
    INSPECT_HAND,
    INSPECT_PILE,
    NAME_CAPTAIN,
    PILES,
)
from longhall.kernel.chance import advance, below
from longhall.kernel.state import zeros

PAIRS: Final[i64] = COUNT * COUNT
FIVE: Final[i64] = 5  # what the two cards of a player in a pile should add up to
FAITH: Final[float] = 12.0  # a pair that wins a twelfth more of all games is e times as likely
FAITH_EARLY: Final[float] = 4.0  # the same before the Fixes of the third round, in which most pairs are made
SHARP: Final[float] = 12.0  # the same for what a Fix that was made promised its owner
ERROR: Final[float] = 0.02  # a Fix that made no sense may be an error
TREMBLE: Final[float] = 0.2  # how often the other is taken to choose any Fix
MOST: Final[i64] = 20  # pairs of a player that are thought of at once


def settled(g: VasaCards, seat: i64, random: i64) -> i64:
    """What the thoughts above choose; -1 if they say nothing."""
    decision = g.waiting
    if isinstance(decision, NameCaptain):
        return NAME_CAPTAIN.of(seat)
    if isinstance(decision, Build):
        return build(g, seat, decision.colour, random)
    if isinstance(decision, Inspect):
        return look(g, seat, random)
    if isinstance(decision, Fix):
        if g.round < PILES - 1:
            return mend_or_hide(g, seat, decision.colour, random)
        return fix(g, seat, decision.colour, random)
    return -1


def colours_of(g: VasaCards, seat: i64) -> vec[i64]:
    """Both colours of a player."""
    found = vec[i64]()
    for colour in round_the_table(g):
        if g.controller[colour] == seat:
            found = append(found, colour)
    return found


def place_in(colours: vec[i64], colour: i64) -> i64:
    return 0 if colours[0] == colour else 1


# The first thought, and the third: what is laid, and what is hidden


def build(g: VasaCards, seat: i64, colour: i64, random: i64) -> i64:
    """A card that makes five with that of the other colour, or can be made so; any of them."""
    colours = colours_of(g, seat)
    other = colours[1 - place_in(colours, colour)]
    there = g.card(other, g.round - 1)
    options = g.list_options(seat)
    weights = vec[float]([0.0] * options)
    for i in range(options):
        rest = FIVE - BUILD.arg(g.menu[i]) - 1
        if there == rest or (there == 0 and g.holds(other, rest)):
            weights[i] = 1.0
    return g.menu[greatest(weights, random)]


def mend_or_hide(g: VasaCards, seat: i64, colour: i64, random: i64) -> i64:
    """The Fix after which most piles are in order; where all are, one that hides a card, if the other can follow."""
    colours = colours_of(g, seat)
    other = colours[1 - place_in(colours, colour)]
    options = g.list_options(seat)
    menu = taken(g, options)
    weights = vec[float]([0.0] * options)
    for i in range(options):
        after = g.clone()
        after.apply(seat, menu[i])
        weights[i] = float(fives(after, colours))
        if exchange_of(menu[i]) != 0:
            weights[i] -= 0.2
        elif FIX_HAND.has(menu[i]):
            weights[i] -= 0.1
            pile = FIX_HAND.first(menu[i])
            in_order = g.card(colour, pile) + g.card(other, pile) == FIVE
            if in_order and acts_later(g, colour, other) and g.holds(other, FIVE - FIX_HAND.second(menu[i]) - 1):
                weights[i] += 1.0
                for each in colours:
                    if is_known(g, 1 - seat, each, pile):
                        weights[i] += 0.2
    return menu[greatest(weights, random)]


def fives(g: VasaCards, colours: vec[i64]) -> i64:
    """In how many piles both cards of a player add up to five."""
    found: i64 = 0
    for pile in range(g.round):
        if g.card(colours[0], pile) + g.card(colours[1], pile) == FIVE:
            found += 1
    return found


def acts_later(g: VasaCards, colour: i64, other: i64) -> bool:
    """Whether the other colour acts behind this one in the same round."""
    at = g.left_of(colour)
    while at != g.captain:
        if at == other:
            return True
        at = g.left_of(at)
    return False


def is_known(g: VasaCards, viewer: i64, colour: i64, pile: i64) -> bool:
    """Whether a player can know what lies there."""
    possible = worlds(g, viewer, colour)
    found: i64 = 0
    for order in range(COUNT):
        if (possible >> order) & 1 == 1:
            value = ORDERS[order * PILES + pile]
            if found != 0 and value != found:
                return False
            found = value
    return True


# What a player may hold


@final
class Range:
    """The pairs that a player may have, with how likely each is."""

    def __init__(self, pairs: vec[i64], weights: vec[float]) -> None:
        self.pairs = pairs
        total: float = 0.0
        for i in range(len(weights)):
            total += weights[i]
        self.weights: vec[float] = vec[float]([0.0] * len(weights))
        for i in range(len(weights)):
            self.weights[i] = weights[i] / total


def range_of(g: VasaCards, viewer: i64, colours: vec[i64], faith: float) -> Range:
    """What `viewer` thinks possible of two colours; with faith in their owner, who makes her pair strong."""
    strength = tables(g).strength
    one = worlds(g, viewer, colours[0])
    other = worlds(g, viewer, colours[1])
    pairs = vec[i64]()
    weights = vec[float]()
    for first in range(COUNT):
        if (one >> first) & 1 == 1:
            for second in range(COUNT):
                if (other >> second) & 1 == 1:
                    pair = first * COUNT + second
                    pairs = append(pairs, pair)
                    weights = append(weights, exponential(faith * (strength[pair] - 1.0)))
    return Range(pairs, weights)


def exponential(x: float) -> float:
    """About e to the power x for x <= 0."""
    if x < -20.0:
        return 2e-9
    y = 1.0 + x / 1024.0
    for _ in range(10):
        y = y * y
    return y


def thinned(found: Range, keep: i64, random: i64) -> Range:
    """At most MOST of the pairs, the likelier ones rather; `keep` among them."""
    if len(found.pairs) <= MOST:
        return found
    waits = vec[float]()
    for i in range(len(found.pairs)):
        random = advance(random)
        wait = -log(float(1 + below(random, 1000000)) / 1000001.0) / (found.weights[i] + 1e-12)
        waits = append(waits, 0.0 if found.pairs[i] == keep else wait)
    pairs = vec[i64]()
    weights = vec[float]()
    for _ in range(MOST):
        next_one: i64 = 0
        for i in range(len(waits)):
            if waits[i] < waits[next_one]:
                next_one = i
        pairs = append(pairs, found.pairs[next_one])
        weights = append(weights, found.weights[next_one])
        waits[next_one] = 1e30
    return Range(pairs, weights)


# The second thought: where to look


def look(g: VasaCards, seat: i64, random: i64) -> i64:
    """The look after which least is unknown."""
    options = g.list_options(seat)
    hers = colours_of(g, 1 - seat)
    believed = range_of(g, seat, hers, FAITH if g.round == PILES else FAITH_EARLY)
    weights = vec[float]([0.0] * options)
    for i in range(options):
        action = g.menu[i]
        if INSPECT_PILE.has(action):
            pile = INSPECT_PILE.second(action)
            unknown = unknown_after(believed, place_in(hers, INSPECT_PILE.first(action)), pile, pile + 1)
        else:
            unknown = unknown_after(believed, place_in(hers, INSPECT_HAND.arg(action)), g.round, PILES)
        weights[i] = -unknown
    return g.menu[greatest(weights, random)]


def unknown_after(believed: Range, which: i64, first: i64, beyond: i64) -> float:
    """The entropy that is left on average after a look at one of these places of a colour of the pair, any of them."""
    unknown: float = 0.0
    for value in range(1, PILES + 1):
        total: float = 0.0
        for i in range(len(believed.pairs)):
            order = believed.pairs[i] // COUNT if which == 0 else believed.pairs[i] % COUNT
            for place in range(first, beyond):
                if ORDERS[order * PILES + place] == value:
                    weight = believed.weights[i] / float(beyond - first)
                    total += weight
                    unknown -= times_log(weight)
        unknown += times_log(total)
    return unknown


def times_log(x: float) -> float:
    return x * log(x) if x > 1e-12 else 0.0


# The fourth thought: the last Fixes


def pairs_exchanged() -> vec[i64]:
    """By colour of the pair, exchange and pair: the pair that comes of it."""
    table = zeros(2 * KINDS * PAIRS)
    for kind in range(KINDS):
        one = EXCHANGES[kind] // PILES
        two = EXCHANGES[kind] % PILES
        for pair in range(PAIRS):
            table[kind * PAIRS + pair] = exchanged(pair // COUNT, one, two) * COUNT + pair % COUNT
            table[(KINDS + kind) * PAIRS + pair] = pair - pair % COUNT + exchanged(pair % COUNT, one, two)
    return table


MOVED: Final[vec[i64]] = pairs_exchanged()


@final
class Tables:
    """What the first player wins, by her pair and the other's: of cards that are turned up as they lie (`share`), and
    of cards that all know and that may still be fixed in a whole round (`fixed`). And what a pair wins on average."""

    def __init__(self, ends: Endings) -> None:
        self.ends = ends
        self.share: vec[float] = vec[float]([0.0] * (PAIRS * PAIRS))
        self.strength: vec[float] = vec[float]([0.0] * PAIRS)
        self.keys = vec[i64]()
        self.fixed: list[vec[float]] = []
        orders = zeros(COLOURS)
        table = vec[i64]([0, 1, 2, 3])
        for one in range(PAIRS):
            orders[0] = one // COUNT
            orders[2] = one % COUNT
            for other in range(PAIRS):
                orders[1] = other // COUNT
                orders[3] = other % COUNT
                share = ends.share(orders, table, 0, 1.0)
                self.share[one * PAIRS + other] = share
                self.strength[one] += share / float(PAIRS)

    def before_fixes(self, movers: vec[i64]) -> vec[float]:
        """`fixed`, for the round behind the one in which these move."""
        key = (movers[1] * COLOURS + movers[2]) * COLOURS + movers[3]
        for i in range(len(self.keys)):
            if self.keys[i] == key:
                return self.fixed[i]
        found = self.share
        for back in range(COLOURS):
            found = self.before_fix(found, movers[(COLOURS - back) % COLOURS])
        self.keys = append(self.keys, key)
        self.fixed.append(found)
        return found

    def before_fix(self, behind: vec[float], mover: i64) -> vec[float]:
        """Everybody trembles here."""
        found = vec[float]([0.0] * (PAIRS * PAIRS))
        base = (mover % 2) * KINDS * PAIRS
        for one in range(PAIRS):
            for other in range(PAIRS):
                best: float = 0.0
                total: float = 0.0
                for kind in range(KINDS):
                    if mover < 2:
                        value = behind[MOVED[base + kind * PAIRS + one] * PAIRS + other]
                    else:
                        value = 1.0 - behind[one * PAIRS + MOVED[base + kind * PAIRS + other]]
                    total += value
                    if value > best:
                        best = value
                value = (1.0 - TREMBLE) * best + TREMBLE * total / float(KINDS)
                found[one * PAIRS + other] = value if mover < 2 else 1.0 - value
        return found


KNOWN: Final[list[Tables]] = []


def tables(g: VasaCards) -> Tables:
    """The tables for these options; made when they are first asked for."""
    ends = endings(g)
    for found in KNOWN:
        if found.ends is ends:
            return found
    KNOWN.append(Tables(ends))
    return KNOWN[-1]


@final
class Duel:
    """A round of Fixes between two players who think to its end, and take none of its Fixes for a hint."""

    def __init__(self, share: vec[float], movers: vec[i64], seat: i64, mine: Range, hers: Range) -> None:
        self.share = share  # what the first player wins by it
        self.movers = movers  # place after place `player * 2 + which of her colours`
        self.seat = seat  # who thinks; the other trembles
        self.ones = mine.pairs if seat == 0 else hers.pairs
        self.others = hers.pairs if seat == 0 else mine.pairs
        self.likely = mine.weights if seat == 0 else hers.weights  # the first player's pairs, to the other
        self.likely_others = hers.weights if seat == 0 else mine.weights

    def first_moves(self, at: i64) -> bool:
        return self.movers[at] < 2

    def moved(self, at: i64, kind: i64, pairs: vec[i64]) -> vec[i64]:
        found = zeros(len(pairs))
        for i in range(len(pairs)):
            found[i] = moved_by(self.movers[at], kind, pairs[i])
        return found

    def behind(self, at: i64, kind: i64, ones: vec[i64], others: vec[i64]) -> vec[float]:
        if self.first_moves(at):
            return self.played(at + 1, self.moved(at, kind, ones), others)
        return self.played(at + 1, ones, self.moved(at, kind, others))

    def played(self, at: i64, ones: vec[i64], others: vec[i64]) -> vec[float]:
        """What the first player wins, by both pairs, if everybody chooses from here on what promises most."""
        wide = len(others)
        found = vec[float]([0.0] * (len(ones) * wide))
        if at == len(self.movers):
            for i in range(len(ones)):
                for j in range(wide):
                    found[i * wide + j] = self.share[ones[i] * PAIRS + others[j]]
            return found
        first = self.first_moves(at)
        tremble = TREMBLE if self.movers[at] // 2 != self.seat else 0.0
        average = vec[float]([0.0] * len(found))
        best = vec[float]([-1.0] * (len(ones) if first else wide))
        for kind in range(KINDS):
            after = self.behind(at, kind, ones, others)
            for i in range(len(after)):
                average[i] += after[i] / float(KINDS)
            for i in range(len(best)):
                value = self.promise(after, first, i)
                if value > best[i] + 1e-9:
                    best[i] = value
                    if first:
                        for j in range(wide):
                            found[i * wide + j] = after[i * wide + j]
                    else:
                        for j in range(len(ones)):
                            found[j * wide + i] = after[j * wide + i]
        for i in range(len(found)):
            found[i] = (1.0 - tremble) * found[i] + tremble * average[i]
        return found

    def promise(self, after: vec[float], first: bool, i: i64) -> float:
        """What the player with this pair may expect of it, for all that the other may have."""
        value: float = 0.0
        wide = len(self.likely_others)
        if first:
            for j in range(wide):
                value += self.likely_others[j] * after[i * wide + j]
        else:
            for j in range(len(self.likely)):
                value += self.likely[j] * (1.0 - after[j * wide + i])
        return value

    def promises(self, at: i64) -> vec[float]:
        """By pair of the one who moves, and exchange."""
        first = self.first_moves(at)
        count = len(self.ones) if first else len(self.others)
        found = vec[float]([0.0] * (count * KINDS))
        for kind in range(KINDS):
            after = self.behind(at, kind, self.ones, self.others)
            for i in range(count):
                found[i * KINDS + kind] = self.promise(after, first, i)
        return found


def moved_by(mover: i64, kind: i64, pair: i64) -> i64:
    return MOVED[((mover % 2) * KINDS + kind) * PAIRS + pair]


def fix(g: VasaCards, seat: i64, colour: i64, random: i64) -> i64:
    """In the last two rounds: the Fix that promises most, thought to the end of the round. The last round behind the
    third is thought of as if all cards were known."""
    mine = colours_of(g, seat)
    hers = colours_of(g, 1 - seat)
    acting = vec[i64]()
    movers = vec[i64]()
    at = g.captain
    done: i64 = 0
    for i in range(COLOURS):
        if at == colour:
            done = i
        who = g.controller[at]
        acting = append(acting, at)
        movers = append(movers, who * 2 + place_in(mine if who == seat else hers, at))
        at = g.left_of(at)
    before = g.clone()
    made = zeros(COLOURS)
    for back in range(1, done + 1):
        made[done - back] = kind_of_exchange(take_back(before, acting[done - back]))
    turn_up(before)
    pair = order_of(before, mine[0]) * COUNT + order_of(before, mine[1])
    known = thinned(range_of(before, 1 - seat, mine, 0.0), pair, random)
    faith = FAITH if g.round == PILES else FAITH_EARLY
    believed = thinned(range_of(before, seat, hers, faith), -1, advance(random))
    share = tables(g).share if g.round == PILES else tables(g).before_fixes(movers)
    duel = Duel(share, movers, seat, known, believed)
    for step in range(done):
        if movers[step] // 2 == seat:
            pair = moved_by(movers[step], made[step], pair)
            known = Range(duel.moved(step, made[step], known.pairs), known.weights)
        else:
            likelier = likelier_by(duel.promises(step), made[step], believed)
            believed = Range(duel.moved(step, made[step], believed.pairs), likelier)
        duel = Duel(share, movers, seat, known, believed)
    promised = duel.promises(done)
    row: i64 = 0
    while known.pairs[row] != pair:
        row += 1
    found: i64 = 0
    for kind in range(KINDS):
        if promised[row * KINDS + kind] > promised[row * KINDS + found] + 1e-9:
            found = kind
    options = g.list_options(seat)
    for i in range(options):
        if exchange_made(g.menu[i]) == EXCHANGES[found]:
            return g.menu[i]
    return -1


def kind_of_exchange(exchange: i64) -> i64:
    kind: i64 = 0
    while EXCHANGES[kind] != exchange:
        kind += 1
    return kind


def likelier_by(promised: vec[float], kind: i64, believed: Range) -> vec[float]:
    """How likely her pairs are behind a Fix: whoever had better ones would rather have made these."""
    weights = believed.weights[:]
    for i in range(len(weights)):
        best: float = 0.0
        for other in range(KINDS):
            best = max(best, promised[i * KINDS + other])
        weights[i] *= ERROR + exponential(SHARP * (promised[i * KINDS + kind] - best))
    return weights


def exchange_made(action: i64) -> i64:
    """A Fix as an exchange of two places, where the only card in hand lies in the last."""
    if FIX_HAND.has(action):
        return FIX_HAND.first(action) * PILES + PILES - 1
    return exchange_of(action)
