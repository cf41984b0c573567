"""What one seat cannot know: other hands and the event pile. A new deal among the worlds that fit what it has seen.

Order markers, royal cards and history cards that nobody knows do not exist until they are turned up, so nothing need be
dealt for them. Hands keep their sizes and the cards that all saw being picked up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.svea_rike.chapters.cards.card import CARDS, CONTRADICTING, NO_CLASH
from longhall.games.svea_rike.chapters.polls import Poll
from longhall.games.svea_rike.chapters.windows import Window
from longhall.games.svea_rike.sets import bit, count, has, lowest, nth
from longhall.games.svea_rike.state import SveaRike
from longhall.games.svea_rike.terms import COPIES, FACES, NONE, PRECEDENCE, TITLE
from longhall.kernel.chance import advance, below

TRIES: Final[i64] = 12


def redeal(g: SveaRike, seat: i64, seed: i64) -> SveaRike:
    """All event cards that `seat` has not seen are dealt anew, and contests that it was not told of are made up.

    The worlds follow from what the seat knows and from the seed, and from nothing else. Others have not answered.
    """
    world = g.clone()
    world.reseed(seed)
    if g.over:
        return world  # all hands lie open
    world.withdraw_others(seat)
    forget_contests(world, seat)
    poll = world.waiting
    if isinstance(poll, Poll):
        for _ in range(TRIES):
            deal_hands(world, seat)
            if somebody_asked(world, poll):
                break
        else:
            give_reason(world, seat, poll)
    else:
        deal_hands(world, seat)
    invent_bars(world, seat)
    invent_contests(world, seat)
    world.reseed(world.random & 0xFFFFFFFFFFFF)
    return world


def forget_contests(g: SveaRike, seat: i64) -> None:
    """Whether others have rolled for precedence, and whether one of them is barred, the seat cannot know."""
    for other in range(g.players):
        if other != seat:
            g.barred[other] = 0
    g.bars = seat >= 0 and g.barred[seat] != 0
    g.precedence = [entry for entry in g.precedence if is_told(entry, seat)]


def is_told(entry: i64, seat: i64) -> bool:
    return seat >= 0 and has(entry // PRECEDENCE, seat)


def invent_bars(g: SveaRike, seat: i64) -> None:
    """Another may have lost a roll with a card that contradicts one played in this window, and is barred.  SR-137"""
    clashes = clashes_of(g.used[0] | g.used[1] | g.used[2])
    if clashes == 0:
        return
    for other in range(g.players):
        if other != seat:
            left = g.playable(other) & fitting_again(g)
            while left != 0:
                title = lowest(left)
                left &= left - 1
                if has(clashes, CARDS[title].clash) and any_below(g, 2) == 0:
                    bar(g, other, title)


def bar(g: SveaRike, seat: i64, title: i64) -> None:
    """Unless it is for this card that the table waits."""
    g.barred[seat] |= bit(title)
    poll = g.waiting
    if isinstance(poll, Poll) and not somebody_asked(g, poll):
        g.barred[seat] &= ~bit(title)
    else:
        g.bars = True
        insert(g, bit(seat) * PRECEDENCE + seat * 64 + title)
    g.asks = NONE


def fitting_again(g: SveaRike) -> i64:
    """Titles that may be played in the windows in which something has been played."""
    found: i64 = 0
    for frame in g.pending:
        if isinstance(frame, Window) and frame.again == 1:
            found |= frame.fitting()
    return found


def clashes_of(titles: i64) -> i64:
    """The groups of contradicting cards that these belong to, as a set."""
    found: i64 = 0
    while titles != 0:
        found |= bit(CARDS[lowest(titles)].clash)
        titles &= titles - 1
    return found & ~bit(NO_CLASH)


def invent_contests(g: SveaRike, seat: i64) -> None:
    """Roll-offs among others in any window so far, and what one of them has lost there; none half of the time."""
    others = bit(g.players) - 1
    if seat >= 0:
        others &= ~bit(seat)
    while any_below(g, 2) == 0:
        contenders: i64 = 0
        for other in range(g.players):
            if has(others, other) and any_below(g, 2) == 0:
                contenders |= bit(other)
        if count(contenders) == 1:
            title = nth(CONTRADICTING[0], any_below(g, count(CONTRADICTING[0])))
            insert(g, contenders * PRECEDENCE + lowest(contenders) * 64 + title)
        for other in range(g.players):
            if has(contenders, other) and count(contenders) > 1:
                insert(g, contenders * PRECEDENCE + other * 64 + FACES + 1 + any_below(g, 6))


def insert(g: SveaRike, entry: i64) -> None:
    """At any place among what the seat was told itself."""
    g.precedence.insert(any_below(g, len(g.precedence) + 1), entry)


def any_below(g: SveaRike, n: i64) -> i64:
    g.random = advance(g.random)
    return below(g.random, n)


def deal_hands(g: SveaRike, seat: i64) -> None:
    """Lift all cards that `seat` has not seen, then deal hands of the old sizes."""
    sizes: list[i64] = []
    for other in range(g.players):
        at = other * COPIES
        size: i64 = 0
        for copy in range(COPIES):
            unseen = g.hand[at + copy] & ~g.known[at + copy]
            if other != seat:
                size += count(unseen)
                g.draw_pile[copy] |= unseen
                g.hand[at + copy] &= ~unseen
        sizes.append(size)
    for other in range(g.players):
        for _ in range(sizes[other]):
            deal_one(g, other)
        g.count_titles(other)
    g.asks = NONE


def deal_one(g: SveaRike, seat: i64) -> None:
    left = any_below(g, count(g.draw_pile[0]) + count(g.draw_pile[1]) + count(g.draw_pile[2]))
    copy: i64 = 0
    while left >= count(g.draw_pile[copy]):
        left -= count(g.draw_pile[copy])
        copy += 1
    move_card(g.draw_pile, copy, g.hand, seat * COPIES + copy, nth(g.draw_pile[copy], left))


def move_card(source: vec[i64], at: i64, to: vec[i64], place: i64, title: i64) -> None:
    source[at] &= ~bit(title)
    to[place] |= bit(title)


def somebody_asked(g: SveaRike, poll: Poll) -> bool:
    """In the new world too the game waits for somebody."""
    g.asks = NONE
    for other in range(g.players):
        if poll.owes(g, other):
            return True
    return False


def give_reason(g: SveaRike, seat: i64, poll: Poll) -> None:
    """That the table waits tells that somebody else holds a fitting card: exchange one into such a hand.

    Only without `mask_polls`; with it those asked follow from what all see.
    """
    pairs: list[i64] = []
    for other in range(g.players):
        if other != seat and poll.concerns(g, other):
            for copy in range(COPIES):
                left = poll.fitting() & g.data.deck[copy] & ~g.shown[copy] & ~g.used[copy]
                if seat >= 0:
                    left &= ~g.hand[seat * COPIES + copy]
                while left != 0:
                    title = lowest(left)
                    if CARDS[title].is_open(g, other, poll.at()) and unseen_cards(g, other) > 0:
                        pairs.append((other * TITLE_STEP + title) * COPIES + copy)
                    left &= left - 1
    if pairs:
        pair = pairs[any_below(g, len(pairs))]
        exchange_in(g, pair // COPIES // TITLE_STEP, pair // COPIES % TITLE_STEP, pair % COPIES)
    g.asks = NONE


TITLE_STEP: Final[i64] = 64


def unseen_cards(g: SveaRike, seat: i64) -> i64:
    at = seat * COPIES
    total: i64 = 0
    for copy in range(COPIES):
        total += count(g.hand[at + copy] & ~g.known[at + copy])
    return total


def exchange_in(g: SveaRike, seat: i64, title: i64, copy: i64) -> None:
    """The card comes into this hand, and a random unseen card of the hand goes where it was."""
    at = seat * COPIES
    if has(g.hand[at + copy], title):
        return
    left = any_below(g, unseen_cards(g, seat))
    gone: i64 = 0
    while left >= count(g.hand[at + gone] & ~g.known[at + gone]):
        left -= count(g.hand[at + gone] & ~g.known[at + gone])
        gone += 1
    other_title = nth(g.hand[at + gone] & ~g.known[at + gone], left)
    for other in range(g.players):
        if has(g.hand[other * COPIES + copy], title):
            move_card(g.hand, other * COPIES + copy, g.hand, at + copy, title)
            move_card(g.hand, at + gone, g.hand, other * COPIES + gone, other_title)
            g.count_titles(other)
            g.count_titles(seat)
            return
    move_card(g.draw_pile, copy, g.hand, at + copy, title)
    move_card(g.hand, at + gone, g.draw_pile, gone, other_title)
    g.count_titles(seat)


def seen(g: SveaRike, name: str, seat: i64) -> object:
    """What a seat knows of hands and the event pile: its own cards, and how many there are; and of secret roll-offs."""
    if name == "precedence":
        return [entry for entry in g.precedence if is_told(entry, seat)]
    if name == "draw_pile":
        return count(g.draw_pile[0]) + count(g.draw_pile[1]) + count(g.draw_pile[2])
    return [own_hand(g, other) if other == seat or g.over else g.hand_size(other) for other in range(g.players)]


def own_hand(g: SveaRike, seat: i64) -> list[str]:
    """Titles in order, with a star for a copy that may not be played again in this window."""
    found: list[str] = []
    for title in range(len(TITLE.names)):
        for copy in range(COPIES):
            if has(g.hand[seat * COPIES + copy], title):
                found.append(TITLE.names[title] + ("*" if has(g.used[copy], title) else ""))
    return sorted(found)
