"""Event cards drawn, shown and discarded."""

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.events import DREW, DREW_NOTHING, EVENTS_SHUFFLED
from longhall.games.svea_rike.sets import bit, count, has, nth
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COPIES, EVENT_CARD, NONE
from longhall.kernel.actions import Family
from longhall.kernel.chance import ChanceError, below, go_on


def pick_title(g: SveaRike, outcomes: Family, at: vec[i64], start: i64) -> i64:
    """The title of a random card among those in three sets of `at`; all cards are alike."""
    go_on(g)
    first = at[start]
    second = at[start + 1]
    third = at[start + 2]
    tape = g.tape
    if tape is not None and tape.dictated:
        title = tape.dictate(outcomes)
        if not has(first | second | third, title):
            raise ChanceError(f"'{outcomes.key(outcomes.of(title))}' is not there to be drawn")
        return title
    in_first = count(first)
    in_second = count(second)
    left = below(g.random, in_first + in_second + count(third))
    if left < in_first:
        title = nth(first, left)
    elif left < in_first + in_second:
        title = nth(second, left - in_first)
    else:
        title = nth(third, left - in_first - in_second)
    if tape is not None:
        tape.record(outcomes, title)
    return title


def draw_event(g: SveaRike, seat: i64) -> None:
    """Draw one event card, from the shuffled discard pile if need be.  SR-24"""
    draw_pile = g.draw_pile
    if draw_pile[0] | draw_pile[1] | draw_pile[2] == 0:
        shuffle_discard(g)
        if draw_pile[0] | draw_pile[1] | draw_pile[2] == 0:
            g.emit(DREW_NOTHING, seat)
            return
    title = pick_title(g, EVENT_CARD, draw_pile, 0)
    copy = copy_in(g, draw_pile, 0, title)
    draw_pile[copy] &= ~bit(title)
    g.hand[seat * COPIES + copy] |= bit(title)
    g.held[seat] |= bit(title)
    g.tell(bit(seat), DREW, seat, title)


def copy_in(g: SveaRike, cards: vec[i64], start: i64, title: i64) -> i64:
    """Which copy leaves a place that has the title: one not yet played in this window, the first such."""
    found: i64 = NONE
    for copy in range(COPIES):
        if has(cards[start + copy], title):
            if not has(g.used[copy], title):
                return copy
            if found < 0:
                found = copy
    return found


def shuffle_discard(g: SveaRike) -> None:
    if not g.discard:
        return
    for card in g.discard:
        copy = card % COPIES
        g.draw_pile[copy] |= bit(card // COPIES)
        g.shown[copy] &= ~bit(card // COPIES)
    g.discard = []
    g.emit(EVENTS_SHUFFLED)


def bring_out(g: SveaRike, seat: i64, title: i64) -> i64:
    """A card leaves the hand for all to see; its copy."""
    copy = lift(g, seat, title)
    g.count_titles(seat)
    return copy


def lift(g: SveaRike, seat: i64, title: i64) -> i64:
    """A copy seen being picked up goes first. Copies that nobody has seen are alike: the one shown takes the first
    free number, so that numbers tell nothing about hands and pile."""
    card = bit(title)
    at = seat * COPIES
    copy: i64 = NONE
    for other in range(COPIES):
        if has(g.known[at + other] & ~g.used[other], title):
            copy = other
    if copy >= 0:
        g.known[at + copy] &= ~card
        g.hand[at + copy] &= ~card
        return copy
    copy = copy_in(g, g.hand, at, title)
    if has(g.known[at + copy], title):
        g.known[at + copy] &= ~card
        g.hand[at + copy] &= ~card
        return copy
    if g.data.copies[title] > 1:
        spent = has(g.used[copy], title)
        first: i64 = 0
        while not has(g.data.deck[first] & ~g.shown[first], title) or has(g.used[first], title) != spent:
            first += 1
        if first != copy:
            exchange(g, title, first, copy)
            copy = first
    g.hand[at + copy] &= ~card
    g.shown[copy] |= card
    return copy


def exchange(g: SveaRike, title: i64, one: i64, two: i64) -> None:
    """Two copies of a title, both unseen, exchange their numbers."""
    card = bit(title)
    for seat in range(g.players):
        at = seat * COPIES
        if has(g.hand[at + one], title) != has(g.hand[at + two], title):
            g.hand[at + one] ^= card
            g.hand[at + two] ^= card
    if has(g.draw_pile[one], title) != has(g.draw_pile[two], title):
        g.draw_pile[one] ^= card
        g.draw_pile[two] ^= card


def lay_on_discard(g: SveaRike, title: i64, copy: i64) -> None:
    g.discard.append(title * COPIES + copy)
