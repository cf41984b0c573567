"""What one seat cannot know: the worlds that fit what it has seen, and a new deal among them.

The four cards of a colour stand in an order: those in the piles by number, then the hand, whose order means nothing.
There are 24 orders; what a seat knows of a colour is the set of orders still possible, kept as 24 bits. Building moves
the border between piles and hand and so changes nothing. The set is worked out from the history when it is needed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_cards.state import VasaCards
from longhall.games.vasa_cards.terms import COLOUR, COLOURS, PILE, PILES
from longhall.kernel.chance import advance, below
from longhall.kernel.frames import NOBODY
from longhall.kernel.sets import count, nth
from longhall.kernel.state import zeros

ALL_ORDERS: Final[i64] = (1 << 24) - 1

# History entries: what happened, to which colour, where, and (inspections) by whom and which value was seen.
SAW_PILE: Final[i64] = 0
SAW_HAND: Final[i64] = 1
SWAPPED_HAND: Final[i64] = 2
SWAPPED_PILES: Final[i64] = 3


def entry(kind: i64, colour: i64, a: i64, b: i64, value: i64) -> i64:
    return (((kind * 8 + colour) * 8 + a) * 8 + b) * 8 + value


def inspect_pile_entry(seat: i64, colour: i64, pile: i64, value: i64) -> i64:
    return entry(SAW_PILE, colour, seat, pile, value)


def inspect_hand_entry(seat: i64, colour: i64, built: i64, value: i64) -> i64:
    """`built` piles stood when the card was drawn: the hand begins behind them."""
    return entry(SAW_HAND, colour, seat, built, value)


def fix_hand_entry(colour: i64, pile: i64, built: i64) -> i64:
    return entry(SWAPPED_HAND, colour, pile, built, 0)


def fix_piles_entry(colour: i64, pile: i64, other: i64) -> i64:
    return entry(SWAPPED_PILES, colour, pile, other, 0)


def kind_of(move: i64) -> i64:
    return move // 4096


def colour_of(move: i64) -> i64:
    return move // 512 % 8


def first_of(move: i64) -> i64:
    """The pile that a Fix changed, or the seat that looked."""
    return move // 64 % 8


def second_of(move: i64) -> i64:
    """The other pile, the pile looked at, or where the hand began."""
    return move // 8 % 8


def value_of(move: i64) -> i64:
    return move % 8


def all_orders() -> vec[i64]:
    """The 24 orders of the values 1 to 4, each as four entries."""
    orders: list[int] = []
    for a in range(1, 5):
        for b in range(1, 5):
            for c in range(1, 5):
                if a != b and a != c and b != c:
                    orders.extend([a, b, c, 10 - a - b - c])
    return vec[i64](orders)


ORDERS: Final[vec[i64]] = all_orders()


def orders_with_value() -> vec[i64]:
    """By place and value: the orders with that value at that place, as a set."""
    table = zeros(PILES * 8)
    for number in range(24):
        for place in range(PILES):
            table[place * 8 + ORDERS[number * PILES + place]] |= 1 << number
    return table


def orders_exchanged() -> vec[i64]:
    """By two places and order: the order with the cards at those places exchanged."""
    listed = [[int(ORDERS[number * PILES + place]) for place in range(PILES)] for number in range(24)]
    table: list[int] = []
    for p in range(PILES):
        for q in range(PILES):
            for order in listed:
                moved = order[:]
                moved[p], moved[q] = order[q], order[p]
                table.append(listed.index(moved))
    return vec[i64](table)


WITH_VALUE: Final[vec[i64]] = orders_with_value()
EXCHANGED: Final[vec[i64]] = orders_exchanged()


def with_value_at(worlds: i64, place: i64, value: i64) -> i64:
    """Of these orders, those with `value` at `place`."""
    return worlds & WITH_VALUE[place * 8 + value]


def exchanged(order: i64, p: i64, q: i64) -> i64:
    """The order with the cards at two places exchanged."""
    return EXCHANGED[(p * PILES + q) * 24 + order]


def sets_exchanged() -> vec[i64]:
    """By two places, third of the 24 bits and its value: the set with the cards at those places exchanged."""
    table: list[int] = []
    for places in range(PILES * PILES):
        for third in range(3):
            for members in range(256):
                moved = 0
                for number in range(8):
                    if (members >> number) & 1 == 1:
                        moved |= 1 << int(EXCHANGED[places * 24 + third * 8 + number])
                table.append(moved)
    return vec[i64](table)


SWAPPED: Final[vec[i64]] = sets_exchanged()


def swapped(worlds: i64, p: i64, q: i64) -> i64:
    """These orders with the cards at two places exchanged. Every observation asks: order by order took ten times as
    long."""
    at = (p * PILES + q) * 768
    return (
        SWAPPED[at + (worlds & 255)]
        | SWAPPED[at + 256 + ((worlds >> 8) & 255)]
        | SWAPPED[at + 512 + ((worlds >> 16) & 255)]
    )


def after(possible: i64, move: i64, seat: i64) -> i64:
    """The orders possible behind an entry of the history, from those possible before it."""
    kind = kind_of(move)
    a = first_of(move)
    b = second_of(move)
    if kind == SWAPPED_PILES:
        return swapped(possible, a, b)
    found: i64 = 0
    if kind == SWAPPED_HAND:
        for place in range(b, PILES):
            found |= swapped(possible, a, place)
        return found
    if a != seat:
        return possible
    if kind == SAW_PILE:
        return with_value_at(possible, b, value_of(move))
    for place in range(b, PILES):
        found |= with_value_at(possible, place, value_of(move))
    return found


def is_about(move: i64, colour: i64) -> bool:
    return colour_of(move) == colour


def possible_orders(g: VasaCards, seat: i64, colour: i64) -> vec[i64]:
    """For every entry of the history the orders of a colour that `seat` thinks possible before it, and those now."""
    possible = zeros(g.moves + 1)
    possible[0] = ALL_ORDERS
    for i in range(g.moves):
        possible[i + 1] = after(possible[i], g.history[i], seat) if is_about(g.history[i], colour) else possible[i]
    return possible


def worlds(g: VasaCards, seat: i64, colour: i64) -> i64:
    """The orders of a colour that are possible for all that `seat` has seen."""
    possible = ALL_ORDERS
    for i in range(g.moves):
        if is_about(g.history[i], colour):
            possible = after(possible, g.history[i], seat)
    return possible


def redeal(g: VasaCards, seat: i64, seed: i64) -> VasaCards:
    """Deal every colour that `seat` does not play anew, so that all it has seen stays true.

    After the end all cards lie open, and nothing is left to deal.
    """
    world = g.clone()
    world.reseed(seed)
    if g.over:
        return world
    for colour in range(COLOURS):
        if seat < 0 or g.controller[colour] != seat:
            redeal_colour(world, seat, colour)
    world.reseed(world.random & 0xFFFFFFFFFFFF)
    return world


def any_of(g: VasaCards, members: i64) -> i64:
    g.random = advance(g.random)
    return nth(members, below(g.random, count(members)))


def redeal_colour(g: VasaCards, seat: i64, colour: i64) -> None:
    """Draw one of the possible orders, then go back through the history and make what others saw fit it."""
    possible = possible_orders(g, seat, colour)
    order = any_of(g, possible[g.moves])
    lay_out(g, colour, order)
    i = g.moves - 1
    while i >= 0:
        move = g.history[i]
        if is_about(move, colour):
            kind = kind_of(move)
            a = first_of(move)
            b = second_of(move)
            if kind == SWAPPED_PILES:
                order = exchanged(order, a, b)
            elif kind == SWAPPED_HAND:
                before: i64 = 0
                for place in range(b, PILES):
                    before |= 1 << exchanged(order, a, place)
                order = any_of(g, before & possible[i])
            elif kind == SAW_PILE:
                g.history[i] = move - value_of(move) + ORDERS[order * 4 + b]
            elif a != seat:
                g.random = advance(g.random)
                place = b + below(g.random, PILES - b)
                g.history[i] = move - value_of(move) + ORDERS[order * 4 + place]
        i -= 1


def lay_out(g: VasaCards, colour: i64, order: i64) -> None:
    """Put the cards of a colour into the piles that it has built, and the rest into its hand."""
    hand: i64 = 0
    for place in range(PILES):
        value = ORDERS[order * 4 + place]
        if g.card(colour, place) != 0:
            g.lay(colour, place, value)
        else:
            hand |= 1 << (value - 1)
    g.hand[colour] = hand


def seen(g: VasaCards, name: str, seat: i64) -> object:
    """What a seat knows of hands, piles and the history, for `knows`."""
    if g.over:
        return {"hand": list(g.hand), "pile": list(g.pile), "history": list(g.history)}[name]
    if name == "hand":
        return {
            COLOUR.names[c]: g.hand[c] if seat >= 0 and g.controller[c] == seat else count(g.hand[c])
            for c in range(COLOURS)
        }
    if name == "pile":
        return {
            COLOUR.names[c]: {
                PILE.names[p]: g.card(c, p) if seat >= 0 and g.controller[c] == seat else min(g.card(c, p), 1)
                for p in range(PILES)
            }
            for c in range(COLOURS)
        }
    return [move if sees_value(g, move, seat) else move - value_of(move) for move in list(g.history)[: g.moves]]


def sees_value(g: VasaCards, move: i64, seat: i64) -> bool:
    """Whether `seat` was the inspector or plays the colour looked at."""
    inspector = first_of(move) if kind_of(move) <= SAW_HAND else NOBODY
    return seat >= 0 and (seat == g.controller[colour_of(move)] or seat == inspector)
