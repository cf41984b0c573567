"""The curve of everybody's chances, and the moves that turned it."""

from typing import Any

from longhall.bots.playouts import TRUTH
from longhall.match import SPECTATOR, Match
from longhall.match.fluent import LANGUAGES
from longhall.review.measuring import Measure, Question, chances, difference
from longhall.review.played import Played

MOST_POINTS = 120
JUDGED = 64  # ways that are judged after a few choices, to know how far judging strays from playing on
LEAST_TURN = 8.0  # points: what changes chances less turns nothing
MOST_TURNS = 8
MOST_LINES = 4  # of the log, for a turning point
FINE = 1.3  # points: the error with which a turning point is measured
APART = 1 << 40  # numbers of ways that no other measurement uses


def points(played: Played) -> list[int]:
    """The moves before which the chances are measured: all free ones, or some evenly among them, and the end."""
    free = played.free()
    step = max(1.0, len(free) / MOST_POINTS)
    chosen = {free[int(place * step)] for place in range(min(len(free), MOST_POINTS))}
    return [*sorted(chosen), len(played.moves)]


def measure_curve(played: Played, eyes: int, moves: list[int]) -> list[dict[str, Any]]:
    """The chances before some moves; by the truth also what the steward would judge there."""
    found = []
    for move in moves:
        question = Question(played, played.state(move), eyes)
        told = chances(question, seed_of(move))
        row: dict[str, Any] = {
            "chances": [round(each.value, 1) for each in told],
            "errors": [round(each.error, 2) for each in told],
        }
        if eyes == TRUTH:
            judged = question.ways(seed_of(move), JUDGED, played.steward.horizon())
            row["strays"] = [
                (100.0 * sum(ways) / JUDGED - each.value) ** 2 - each.error**2 for ways, each in zip(judged, told)
            ]
        found.append(row)
    return found


def seed_of(move: int) -> int:
    """The first number of the ways on from a move."""
    return (move + 1) << 20


def labels(played: Played, moves: list[int]) -> list[dict[str, str]]:
    """Round and phase of each, by language."""
    told = played.game.stands
    found = []
    for move in moves:
        view = played.game.view(played.state(move), SPECTATOR)
        found.append({language: told(view, played.match.texts(language).say) if told else "" for language in LANGUAGES})
    return found


# Turning points


def swings(points: list[int], rows: list[dict[str, Any]]) -> list[list[int]]:
    """The stretches of the curve in which somebody's chance changed most, each from a move to a move."""
    found = []
    for (first, a), (last, b) in zip(zip(points, rows), zip(points[1:], rows[1:])):
        changes = [
            Measure(y, f).minus(Measure(x, e))
            for x, e, y, f in zip(a["chances"], a["errors"], b["chances"], b["errors"])
        ]
        largest = max(changes, key=lambda each: abs(each.value))
        if largest.is_clear and abs(largest.value) >= LEAST_TURN:
            found.append((abs(largest.value), [first, last]))
    return sorted(stretch for _, stretch in sorted(found, reverse=True)[:MOST_TURNS])


def measure_turn(played: Played, first: int, last: int) -> dict[str, Any] | None:
    """The move of a stretch that changed chances most; None if none stands out when it is measured again."""
    moves = [move for move in range(first, last) if played.moves[move].is_free or played.moves[move].drew]
    if len(moves) > 1:
        along = [chances(Question(played, played.state(move), TRUTH), APART + seed_of(move)) for move in moves]
        along.append(chances(Question(played, played.state(last), TRUTH), APART + seed_of(last)))
        steps = [max(abs(b.value - a.value) for a, b in zip(x, y)) for x, y in zip(along, along[1:])]
        move = moves[steps.index(max(steps))]
    else:
        move = moves[0]
    # Which move it is was found by looking for the largest: how large it is, other games must say.
    here = played.moves[move]
    fresh = 2 * APART + seed_of(move)
    before = chances(Question(played, here.before, TRUTH), fresh, FINE)
    after = chances(Question(played, played.state(move + 1), TRUTH), fresh, FINE)
    changes = [y.minus(x) for x, y in zip(before, after)]
    largest = max(changes, key=lambda each: abs(each.value))
    if not largest.is_clear or abs(largest.value) < LEAST_TURN:
        return None
    luck = None
    if here.drew:
        chosen = chances(Question(played, here.before, TRUTH, here.seat, here.action), fresh, FINE)
        luck = [y.minus(x).written() for x, y in zip(chosen, after)]
    match = played.at(move)
    return {
        "move": move,
        "entry": here.entry,
        "seat": here.seat,
        "changes": [each.written() for each in changes],
        "luck": luck,
        "said": {
            language: {
                "choice": said_of(match, here.seat, here.action, language),
                "happened": happened(played, move, language),
                "where": where,
            }
            for language, where in labels(played, [move])[0].items()
        },
    }


def said_of(match: Match, seat: int, action: int, language: str) -> str:
    """A choice in words."""
    return next(choice.text for choice in match.choices(seat, language) if choice.action == action)


def happened(played: Played, move: int, language: str) -> str:
    """What came of a move, in the words of the log."""
    texts, names = played.match.texts(language), played.match.names
    lines = (texts.event(event, SPECTATOR, names) for event in played.match.plays[move].events)
    return " ".join([line for line in lines if line is not None][:MOST_LINES])


# Luck


def measure_luck(played: Played, moves: list[int], ways: int) -> list[list[dict[str, float]]]:
    """For each move that chance had a part in, what every seat has more after it than could be expected before."""
    horizon = played.steward.horizon()
    found = []
    for move in moves:
        here = played.moves[move]
        came = Question(played, played.state(move + 1), TRUTH).ways(seed_of(move), ways, horizon)
        could = Question(played, here.before, TRUTH, here.seat, here.action).ways(seed_of(move), ways, horizon)
        told = [difference(one, other, 0.0) for one, other in zip(came, could)]
        found.append([{"value": each.value, "error": each.error} for each in told])
    return found
