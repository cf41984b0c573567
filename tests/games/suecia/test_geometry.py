"""Hexes by themselves: where mats can lie, how they turn, which hexes touch."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from longhall.games.suecia.chapters.geometry import (
    BORDERED,
    MIDDLE,
    OFFSETS,
    RADIUS,
    STEP_Q,
    STEP_R,
    cell,
    direction_of,
    distance,
    legal_centres,
    offset_number,
    q_of,
    r_of,
    ring_index,
    touches,
)

STEPS = list(zip(STEP_Q, STEP_R, strict=True))
NAMES = ["E", "SE", "SW", "W", "NW", "NE"]

# The enumeration of the rules: how many centres are legal when so many mats lie.
POSITIONS = [1, 12, 2, 3, 4, 5]

# The twelve places of a second mat, with the touching hexes, as the rules list them.
SECOND = {
    (2, 1): "E–W, E–NW, SE–W",
    (1, 2): "E–NW, SE–W, SE–NW",
    (-1, 3): "SE–NW, SE–NE, SW–NW",
    (-2, 3): "SE–NE, SW–NW, SW–NE",
    (-3, 2): "SW–E, SW–NE, W–NE",
    (-3, 1): "SW–E, W–E, W–NE",
    (-2, -1): "W–E, W–SE, NW–E",
    (-1, -2): "W–SE, NW–E, NW–SE",
    (1, -3): "NW–SE, NW–SW, NE–SE",
    (2, -3): "NW–SW, NE–SE, NE–SW",
    (3, -2): "E–SW, NE–SW, NE–W",
    (3, -1): "E–SW, E–W, NE–W",
}


def centres(layout):
    return {(q_of(found), r_of(found)) for found in legal_centres(vec[i64]([cell(q, r) for q, r in layout]))}


def all_layouts():
    """Every set of centres that can come to lie, by how many mats there are."""
    layouts: list[frozenset[tuple[int, int]]] = [frozenset()]
    for placed in range(6):
        yield placed, layouts
        layouts = sorted({layout | {new} for layout in layouts for new in centres(layout)}, key=sorted)
    yield 6, layouts


LAYOUTS = dict(all_layouts())


@pytest.mark.parametrize("placed", range(6))
def test_there_are_as_many_legal_centres_as_the_rules_say(placed):
    """SU-103, SU-104: 1, 12, 2, 3, 4, 5 in every layout that can be reached."""
    assert {len(centres(layout)) for layout in LAYOUTS[placed]} == {POSITIONS[placed]}


def test_the_second_mat_has_the_twelve_places_of_the_rules():
    """SU-104"""
    assert centres([(0, 0)]) == set(SECOND)


@pytest.mark.parametrize("offset", SECOND)
def test_two_mats_touch_as_the_table_says(offset):
    """SU-105"""
    pairs = touches(MIDDLE, cell(*offset))
    found = {f"{NAMES[pair // 6]}–{NAMES[pair % 6]}" for pair in range(36) if pairs >> pair & 1}
    assert found == set(SECOND[offset].split(", "))
    assert touches(cell(*offset), MIDDLE) == sum(
        1 << (pair % 6 * 6 + pair // 6) for pair in range(36) if pairs >> pair & 1
    ), "what touches is touched"


def hexes(q, r):
    return [(q + dq, r + dr) for dq, dr in STEPS]


def apart(one, other):
    return distance(one[0] - other[0], one[1] - other[1])


def bordered_hexes(layout, new):
    """Counted hex by hex: lying resource hexes that share an edge with the new mat."""
    ring = hexes(*new)
    return sum(any(apart(lying, own) == 1 for own in ring) for mat in layout for lying in hexes(*mat))


def shared_edges(layout, new):
    return sum(apart(lying, own) == 1 for mat in layout for lying in hexes(*mat) for own in hexes(*new))


@pytest.mark.parametrize("count", [bordered_hexes, shared_edges], ids=["hexes", "edges"])
@pytest.mark.parametrize("placed", range(1, 6))
def test_the_legal_centres_are_those_that_border_most(placed, count):
    """SU-103: counted slowly over a wide field, by bordered hexes or by shared edges, it is the same set."""
    field = [(q, r) for q in range(-11, 12) for r in range(-11, 12)]
    for layout in LAYOUTS[placed][:: len(LAYOUTS[placed]) // 2 or 1]:
        free = [new for new in field if all(apart(new, mat) >= 3 for mat in layout)]
        counts = {new: count(layout, new) for new in free}
        most = max(counts.values())
        assert {new for new in free if counts[new] == most} == centres(layout)


def test_no_layout_comes_near_the_rim_of_the_grid():
    """SU-102: the zones are unbounded, so the grid must hold all that can be laid and the cells looked at around it."""
    widest = max(max(abs(q), abs(r)) for layouts in LAYOUTS.values() for layout in layouts for q, r in layout)
    assert widest == 8 and widest + 3 == RADIUS


def test_cells_are_numbered_without_confusion():
    """SU-102"""
    everywhere = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1)]
    assert len({cell(q, r) for q, r in everywhere}) == len(everywhere)
    assert all((q_of(cell(q, r)), r_of(cell(q, r))) == (q, r) for q, r in everywhere)


def test_directions_go_clockwise_and_neighbours_touch():
    """SU-102, SU-106: inside a mat each ring hex touches the next; a crest is one step from its ring only."""
    assert STEPS == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert all(apart(one, other) == 1 for one, other in pairwise([*STEPS, STEPS[0]]))
    for offset in SECOND:
        assert min(apart((0, 0), hex) for hex in hexes(*offset)) == 2, "another mat's ring never touches the crest"


def test_a_turned_mat_keeps_its_order():
    """SU-102: ring[i] lies in direction (i + rotation) mod 6."""
    for rotation in range(6):
        for index in range(6):
            direction = direction_of(index, rotation)
            assert direction == (index + rotation) % 6 and ring_index(direction, rotation) == index


def test_mats_touch_only_three_steps_apart():
    """SU-103, SU-105: twelve offsets border two hexes, six corners one."""
    assert sorted(BORDERED[offset_number(q, r)] for q, r in OFFSETS) == [1] * 6 + [2] * 12
    assert offset_number(2, 0) == -1 and touches(MIDDLE, cell(4, 0)) == 0


def test_sites_are_listed_from_the_top_down_and_from_the_left():
    """SU-103: letters follow the picture."""
    for placed in range(1, 6):
        for layout in LAYOUTS[placed]:
            found = [(r_of(site), q_of(site)) for site in legal_centres(vec[i64]([cell(q, r) for q, r in layout]))]
            assert found == sorted(found)
