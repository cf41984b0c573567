"""The ledger: what can be learned about a square of a ship from what happened in the open, and from looking.

What a player owns of a material, hand and ship together, all can count. Hidden is only which of these goods lies on the
ship. So the history keeps what bears on that, for built materials only, and who looked and saw what. From it follows,
for anyone, which values a square may hold. Sets of values are three bits: bit 0 for value 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.vasa_voyage.chapters.goods import count_in, kinds_before
from longhall.games.vasa_voyage.state import Voyage
from longhall.games.vasa_voyage.terms import MATERIALS, VALUES
from longhall.kernel.state import zeros

# History entries
BUILT: Final[i64] = 0  # a good was placed: one of `values`
SHOWN: Final[i64] = 1  # goods were shown from the hand, or found missing there: the square holds one of `values`
SEEN: Final[i64] = 2  # `inspector` looked and saw `value`
ADMIRAL: Final[i64] = 3  # the owner may have replaced the good by any of `values`
KING: Final[i64] = 4  # the owner has replaced it by another good of `values`; of those in `twice` by its like

NO_SEAT: Final[i64] = 7


def entry(what: i64, seat: i64, material: i64, values: i64, twice: i64, inspector: i64, value: i64, round: i64) -> i64:
    packed = ((round * 4 + value) * 8 + inspector) * 8 + twice
    return ((packed * 8 + values) * 32 + seat * MATERIALS + material) * 8 + what


def what_of(entry: i64) -> i64:
    return entry & 7


def square_of(entry: i64) -> i64:
    """Seat and material together, as the ships are numbered."""
    return (entry >> 3) & 31


def values_of(entry: i64) -> i64:
    return (entry >> 8) & 7


def twice_of(entry: i64) -> i64:
    return (entry >> 11) & 7


def inspector_of(entry: i64) -> i64:
    return (entry >> 14) & 7


def value_of(entry: i64) -> i64:
    return (entry >> 17) & 3


def round_of(entry: i64) -> i64:
    return entry >> 19


def with_value(entry: i64, value: i64) -> i64:
    """A look that saw another value (0: a value that is not told)."""
    return (entry & ~(3 << 17)) | (value << 17)


# Writing the history


def values_owned(g: Voyage, seat: i64, material: i64, at_least: i64) -> i64:
    """The values of which the seat has so many goods, hand and ship together."""
    found: i64 = 0
    for value in range(1, VALUES + 1):
        if g.owned(seat, material, value) >= at_least:
            found |= 1 << (value - 1)
    return found


def note_built(g: Voyage, seat: i64, material: i64) -> None:
    g.remember(entry(BUILT, seat, material, values_owned(g, seat, material, 1), 0, NO_SEAT, 0, g.round))


def note_admiral(g: Voyage, seat: i64, material: i64) -> None:
    g.remember(entry(ADMIRAL, seat, material, values_owned(g, seat, material, 1), 0, NO_SEAT, 0, g.round))


def note_king(g: Voyage, seat: i64, material: i64) -> None:
    once = values_owned(g, seat, material, 1)
    g.remember(entry(KING, seat, material, once, values_owned(g, seat, material, 2), NO_SEAT, 0, g.round))


def note_look(g: Voyage, inspector: i64, seat: i64, material: i64) -> None:
    g.remember(entry(SEEN, seat, material, 0, 0, inspector, g.on_ship(seat, material), g.round))


def note_shown(g: Voyage, seat: i64, bundle: i64) -> None:
    """The seat shows these goods to be in its hand. Call it before they move.  VV-10"""
    for material in range(MATERIALS):
        if g.is_built(material) and (bundle >> (4 * VALUES * material)) & 0xFFF != 0:
            keep_values(g, seat, material, fitting(g, seat, material, bundle))


def note_lacking(g: Voyage, seat: i64, bundle: i64, kind: i64) -> None:
    """The seat's hand lacks what the bundle needs of a kind; the kinds before it are all there."""
    there = kinds_before(bundle, kind)
    note_shown(g, seat, there)
    material = kind // VALUES
    if g.is_built(material):
        lacking: i64 = 0
        for value in range(1, VALUES + 1):
            hidden: i64 = 1 if value - 1 == kind % VALUES else 0
            if g.owned(seat, material, kind % VALUES + 1) - hidden < count_in(bundle, kind):
                lacking |= 1 << (value - 1)
        keep_values(g, seat, material, lacking & fitting(g, seat, material, there))


def fitting(g: Voyage, seat: i64, material: i64, bundle: i64) -> i64:
    """The values that may lie on the square while all goods of the bundle are in the hand."""
    found: i64 = 0
    for value in range(1, VALUES + 1):
        if g.owned(seat, material, value) > count_in(bundle, material * VALUES + value - 1):
            found |= 1 << (value - 1)
    return found


def keep_values(g: Voyage, seat: i64, material: i64, values: i64) -> None:
    if values_owned(g, seat, material, 1) & ~values != 0:
        g.remember(entry(SHOWN, seat, material, values, 0, NO_SEAT, 0, g.round))


# Reading it


def after(possible: i64, entry: i64, observer: i64) -> i64:
    """The values possible behind an entry of the history, for one observer, from those possible before it."""
    what = what_of(entry)
    if what in (BUILT, ADMIRAL):
        return values_of(entry)
    if what == SHOWN:
        return possible & values_of(entry)
    if what == SEEN:
        return possible & (1 << (value_of(entry) - 1)) if inspector_of(entry) == observer else possible
    found: i64 = 0
    for value in range(1, VALUES + 1):
        if (possible >> (value - 1)) & 1 == 1:
            found |= values_of(entry) & ~((1 << (value - 1)) & ~twice_of(entry))
    return found


def possible_values(g: Voyage, observer: i64, seat: i64, material: i64) -> vec[i64]:
    """For every entry of the history the values that a square may hold before it, and at the end those now."""
    length: i64 = len(g.history)
    square = seat * MATERIALS + material
    possible = zeros(length + 1)
    for i in range(length):
        move = g.history[i]
        possible[i + 1] = after(possible[i], move, observer) if square_of(move) == square else possible[i]
    return possible


def candidates(g: Voyage, observer: i64, seat: i64, material: i64) -> i64:
    """The values that a square may hold now, for all that `observer` (-1: a spectator) has seen."""
    return possible_values(g, observer, seat, material)[len(g.history)]


def last_look(g: Voyage, observer: i64, seat: i64, material: i64) -> i64:
    """The observer's last look at a square, as an entry of the history; -1 if there was none."""
    found: i64 = -1
    for i in range(len(g.history)):
        move = g.history[i]
        if square_of(move) == seat * MATERIALS + material and what_of(move) == SEEN and inspector_of(move) == observer:
            found = move
    return found


def touched_since_look(g: Voyage, observer: i64, seat: i64, material: i64) -> bool:
    """Whether an Admiral or a King may have changed a square since the observer's last look at it."""
    touched = False
    for i in range(len(g.history)):
        move = g.history[i]
        if square_of(move) == seat * MATERIALS + material:
            if what_of(move) == SEEN and inspector_of(move) == observer:
                touched = False
            elif what_of(move) == ADMIRAL or what_of(move) == KING:
                touched = True
    return touched
