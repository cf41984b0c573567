"""Round robins: everybody meets everybody equally often, and has every seat as often as it can be made to come out."""

from collections.abc import Mapping, Sequence
from itertools import combinations

Places = Sequence[int]  # by seat, 1 for the first
Game = tuple[Sequence[str], Places]  # who sat where, and how it ended


def tables_of(count: int, size: int) -> list[tuple[int, list[int]]]:
    """The tables for so many people, so many at each: the round, and who sits where. Nobody plays twice in a round."""
    found = in_rounds(count, size)
    seated = balanced([list(people) for _, people in found], count)
    return sorted((number, people) for (number, _), people in zip(found, seated, strict=True))


def in_rounds(count: int, size: int) -> list[tuple[int, tuple[int, ...]]]:
    if size == 2:  # as on a clock: who is left over in the middle meets the one that would meet itself
        around = count - 1 + count % 2
        return [((i + j) % around if j < around else 2 * i % around, (i, j)) for i, j in combinations(range(count), 2)]
    rounds: list[set[int]] = []
    found = []
    for people in combinations(range(count), size):
        number = next((n for n, busy in enumerate(rounds) if not busy & set(people)), len(rounds))
        if number == len(rounds):
            rounds.append(set())
        rounds[number] |= set(people)
        found.append((number, people))
    return found


def balanced(tables: list[list[int]], count: int) -> list[list[int]]:
    """The same tables with seats changed until nobody has one seat more than once oftener than another.

    Of two seats every table is an edge between those who have them. Walking along the edges as far as possible, again
    and again, and seating everybody in the direction of the walk, leaves each with both equally often, or one more.
    """
    tables = [list(people) for people in tables]
    size = len(tables[0]) if tables else 0
    while True:
        uneven = [
            (a, b)
            for a, b in combinations(range(size), 2)
            if any(abs(sat(tables, who, a) - sat(tables, who, b)) > 1 for who in range(count))
        ]
        if not uneven:
            return tables
        for a, b in uneven:
            walk(tables, a, b)


def sat(tables: Sequence[Sequence[int]], who: int, seat: int) -> int:
    return sum(people[seat] == who for people in tables)


def walk(tables: list[list[int]], a: int, b: int) -> None:
    open_at: dict[int, list[int]] = {}
    for number, people in enumerate(tables):
        for seat in (a, b):
            open_at.setdefault(people[seat], []).append(number)
    used: set[int] = set()
    # Walks that begin where an odd number of edges meet end at another such place: nobody is left with two more.
    for begin in sorted(open_at, key=lambda who: (len(open_at[who]) % 2 == 0, who)):
        here = begin
        while edges := [number for number in open_at[here] if number not in used]:
            used.add(edges[0])
            people = tables[edges[0]]
            there = people[b] if people[a] == here else people[a]
            people[a], people[b] = here, there
            here = there


# How it stands


def points_between(games: Sequence[Game], who: str, others: set[str]) -> float:
    """One for everybody of them who was left behind, half for who came level."""
    points = 0.0
    for people, places in games:
        if who in people:
            mine = places[people.index(who)]
            for other, place in zip(people, places, strict=True):
                if other != who and other in others:
                    points += 1.0 if mine < place else 0.5 if mine == place else 0.0
    return points


def standings(people: Sequence[str], games: Sequence[Game]) -> list[tuple[int, str, float]]:
    """Place, person, points. Those with as many points are ordered by the games among them, else share a place."""
    everybody = set(people)
    points = {who: points_between(games, who, everybody) for who in people}
    level = {who: {other for other in people if points[other] == points[who]} for who in people}
    key: Mapping[str, tuple[float, float]] = {
        who: (-points[who], -points_between(games, who, level[who])) for who in people
    }
    order = sorted(people, key=lambda who: (key[who], people.index(who)))
    return [(1 + sum(key[other] < key[who] for other in people), who, points[who]) for who in order]
