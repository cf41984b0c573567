"""What many games among bots tell: how bots play, and how the game treats seats, cards, roles and buildings.

Shares are in units of the fair share: 1 is what everybody would win who is as good as the others. Every figure comes
with the interval that holds it 19 times in 20, by drawing the games anew: two seats of one game are not two games.
"""

import random
from collections.abc import Sequence
from typing import Any

from longhall.arena.figures import RESAMPLES, interval
from longhall.arena.measured import Row, Table

SCARCE = 5  # games: what was seen less often is not told


def report(table: Table, rows: Sequence[Row]) -> dict[str, Any]:
    """JSON-ready; the same rows make the same report."""
    return {
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "variant": table.variant,
        "players": table.players,
        "options": dict(table.options),
        "seed": table.seed,
        "games": len(rows),
        "bots": {bot: of_bot([row["bots"][bot] for row in rows if bot in row["bots"]]) for bot in bots_in(rows)},
        "seats": [ratio([(row["shares"][seat], 1.0) for row in rows]) for seat in range(table.players)],
        "decisions": ratio([(row["decisions"], 1.0) for row in rows]),
        "choices": ratio([(row["choices"], 1.0) for row in rows]),
        "lead_changes": ratio([(row["lead_changes"], 1.0) for row in rows]),
        "branching": branching(rows),
        "things": things(rows),
    }


def bots_in(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(bot for row in rows for bot in row["bots"]))


def of_bot(games: Sequence[Row]) -> dict[str, Any]:
    """Several seats of one bot at a table count together: they are one game."""
    names = games[0]["counts"]
    return {
        "games": len(games),
        "fair": sum(game["share"] for game in games) / len(games),
        "measures": {name: ratio([game["counts"][name] for game in games]) for name in names},
    }


def branching(rows: Sequence[Row]) -> dict[str, Any]:
    """By decision, those that come up most often first: how often in a game, and among how many choices."""
    names = {name for row in rows for name in row["branching"]}
    found = {}
    for name in names:
        times = [row["branching"].get(name, (0, 0)) for row in rows]
        found[name] = {
            "in_a_game": sum(count for count, _ in times) / len(rows),
            "choices": ratio([(float(options), float(count)) for count, options in times]),
        }
    return dict(sorted(found.items(), key=lambda item: (-item[1]["in_a_game"], item[0])))


def things(rows: Sequence[Row]) -> dict[str, Any]:
    """By sort and thing: what those won who had it, the best first."""
    found: dict[str, Any] = {}
    for sort in dict.fromkeys(name for row in rows for name in row["things"]):
        of_sort: dict[str, Any] = {}
        for thing in sorted({name for row in rows for name in row["things"][sort]}):
            had = [(won, float(seats)) for row in rows for won, seats in [row["things"][sort].get(thing, (0.0, 0))]]
            games = sum(seats > 0 for _, seats in had)
            if games >= SCARCE:
                of_sort[thing] = {"games": games, **ratio(had)}
        found[sort] = dict(sorted(of_sort.items(), key=lambda item: (-item[1]["value"], item[0])))
    return found


def ratio(counts: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """A part of a whole over all games, and its interval by drawing the games anew. Where each game is wholly one way
    or the other, Wilson's: a thing that was never seen is not known to be impossible."""
    whole = sum(out_of for _, out_of in counts)
    if whole == 0:
        return {"value": None, "interval": None}
    if all(out_of == 0 or done in (0, out_of) for done, out_of in counts):
        low, high = interval([done / out_of for done, out_of in counts if out_of])
    else:
        low, high = drawn_anew(counts)
    return {"value": sum(done for done, _ in counts) / whole, "interval": [low, high]}


def drawn_anew(counts: Sequence[tuple[float, float]]) -> tuple[float, float]:
    luck = random.Random(len(counts))
    found = []
    for _ in range(RESAMPLES // 4):
        drawn = luck.choices(counts, k=len(counts))
        whole = sum(out_of for _, out_of in drawn)
        if whole > 0:
            found.append(sum(done for done, _ in drawn) / whole)
    found.sort()
    return found[int(0.025 * len(found))], found[max(0, int(0.975 * len(found)) - 1)]
