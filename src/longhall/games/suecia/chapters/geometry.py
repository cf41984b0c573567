"""Hexes: where mats can lie, how they turn, which hexes touch.

Knows nothing of players and pieces. A cell is a hex of a bounded grid, numbered column by column; both zones begin at
its middle. Axial coordinates (q, r), directions clockwise from the east.  SU-102

The first mat lies in the middle and every further one borders the others as closely as can be, so six mats never lie
further out than eight cells (a test walks through all layouts); the grid also holds what is looked at around them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

RADIUS: Final[i64] = 11
SIDE: Final[i64] = 2 * RADIUS + 1
CELLS: Final[i64] = SIDE * SIDE
RING: Final[i64] = 6  # resource hexes of a mat
APART: Final[i64] = 3  # centres nearer than that would make mats overlap

STEP_Q: Final[vec[i64]] = vec[i64]([1, 0, -1, -1, 0, 1])
STEP_R: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, -1, -1])


def cell(q: i64, r: i64) -> i64:
    return (q + RADIUS) * SIDE + r + RADIUS


def q_of(at: i64) -> i64:
    return at // SIDE - RADIUS


def r_of(at: i64) -> i64:
    return at % SIDE - RADIUS


MIDDLE: Final[i64] = cell(0, 0)


def distance(q: i64, r: i64) -> i64:
    """Steps from (0, 0) to (q, r)."""
    if q < 0:
        q = -q
        r = -r
    furthest = q if r < 0 else q + r
    return furthest if furthest > -r else -r


def direction_of(index: i64, rotation: i64) -> i64:
    """Where the hex `ring[index]` of a turned mat lies.  SU-102"""
    return (index + rotation) % RING


def ring_index(direction: i64, rotation: i64) -> i64:
    """Which hex of a turned mat lies in a direction."""
    return (direction - rotation + RING) % RING


# Two mats, the second at an offset (q, r) from the first. Only centres three apart touch: mats reach one step.


def touching(q: i64, r: i64) -> list[int]:
    """Pairs of touching resource hexes, each as first direction * 6 + second direction.  SU-105"""
    pairs: list[int] = []
    for first in range(RING):
        for second in range(RING):
            across = distance(q + STEP_Q[second] - STEP_Q[first], r + STEP_R[second] - STEP_R[first])
            if across == 1:
                pairs.append(first * RING + second)
    return pairs


def bordered(pairs: list[int]) -> i64:
    """How many distinct hexes of the first mat stand in these pairs."""
    hexes: i64 = 0
    for pair in pairs:
        hexes |= 1 << (pair // RING)
    count: i64 = 0
    while hexes != 0:
        hexes &= hexes - 1
        count += 1
    return count


def neighbour_offsets() -> list[tuple[int, int]]:
    """All offsets at which two mats touch."""
    found: list[tuple[int, int]] = []
    for q in range(-3, 4):
        for r in range(-3, 4):
            if distance(q, r) == APART:
                found.append((q, r))
    return found


OFFSETS: Final = neighbour_offsets()
REACH: Final[i64] = len(OFFSETS)
OFFSET_Q: Final[vec[i64]] = vec[i64]([q for q, _ in OFFSETS])
OFFSET_R: Final[vec[i64]] = vec[i64]([r for _, r in OFFSETS])
BORDERED: Final[vec[i64]] = vec[i64]([bordered(touching(q, r)) for q, r in OFFSETS])


def legal_centres(centres: vec[i64]) -> vec[i64]:
    """Where the next mat of a zone may lie, from the top down and from left to right.  SU-103, SU-104

    Of all cells far enough from every centre, those that border the most hexes of the lying mats; the first mat of a
    zone lies in the middle.
    """
    if len(centres) == 0:
        return vec[i64]([MIDDLE])
    best: i64 = 0
    found = vec[i64]()
    for centre in centres:
        for i in range(REACH):
            q = q_of(centre) + OFFSET_Q[i]
            r = r_of(centre) + OFFSET_R[i]
            hexes = hexes_bordered(centres, q, r)
            if hexes > best:
                best = hexes
                found = vec[i64]()
            if hexes == best and hexes > 0:
                found = with_cell(found, cell(q, r))
    return found


def hexes_bordered(centres: vec[i64], q: i64, r: i64) -> i64:
    """How many hexes of the lying mats a mat with this centre would border; 0 if it would overlap one of them."""
    hexes: i64 = 0
    for centre in centres:
        away_q = q - q_of(centre)
        away_r = r - r_of(centre)
        away = distance(away_q, away_r)
        if away < APART:
            return 0
        if away == APART:
            hexes += BORDERED[offset_number(away_q, away_r)]
    return hexes


def offset_number(q: i64, r: i64) -> i64:
    """The place of an offset in the list of offsets at which mats touch, or -1."""
    for i in range(REACH):
        if OFFSET_Q[i] == q and OFFSET_R[i] == r:
            return i
    return -1


def with_cell(cells: vec[i64], new: i64) -> vec[i64]:
    """The cells with one more, in reading order: by row, then from left to right. Twice the same counts once."""
    grown = vec[i64]()
    placed = False
    for old in cells:
        if old == new:
            return cells
        if not placed and reading_order(new) < reading_order(old):
            grown = append(grown, new)
            placed = True
        grown = append(grown, old)
    return grown if placed else append(grown, new)


def reading_order(at: i64) -> i64:
    """Rows from the top; in a row from the left. A row below lies half a hex further left."""
    return r_of(at) * 2 * SIDE + q_of(at)


def touching_pairs() -> vec[i64]:
    """For every offset in the list a set of 36 bits: first direction * 6 + second direction."""
    table: list[int] = []
    for q, r in OFFSETS:
        pairs = 0
        for pair in touching(q, r):
            pairs |= 1 << pair
        table.append(pairs)
    return vec[i64](table)


TOUCHING: Final[vec[i64]] = touching_pairs()


def touches(first: i64, second: i64) -> i64:
    """The touching hexes of two mats by their centres: bits for first direction * 6 + second direction.  SU-105"""
    offset = offset_number(q_of(second) - q_of(first), r_of(second) - r_of(first))
    return TOUCHING[offset] if offset >= 0 else 0
