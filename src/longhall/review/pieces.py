"""A review is made of pieces: each can be made by itself, anywhere, and says the same, within its error, made again.

What remains to be made follows from what is done, so a review goes on wherever it was broken off.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from longhall.bots.playouts import TRUTH
from longhall.match import Match
from longhall.match.fluent import LANGUAGES
from longhall.review import choices, curve
from longhall.review.measuring import Measure, added
from longhall.review.played import NotReviewed, Played, read

SCHEMA = 2  # 1: of the two choices that are compared only the chances by what the seat knew
CURVE, SCREEN, LUCK = 6, 40, 8  # points, choices and draws of a piece: a second or two each
WAYS = 768  # ways on that are judged for a draw

Piece = tuple[Any, ...]
Done = Mapping[str, Any]


def name_of(piece: Piece) -> str:
    return ":".join(map(str, piece))


def todo(done: Done) -> list[Piece]:
    """The pieces that can be made now, in the order in which they are wanted; none if the review is whole."""
    if "frame" not in done:
        return [("frame",)]
    frame = done["frame"]
    if "refused" in frame:
        return []
    players = frame["players"]
    wanted: list[Piece] = parts("curve", TRUTH, len(frame["points"]), CURVE)
    for seat in range(players):
        wanted += parts("curve", seat, len(frame["points"]), CURVE)
        wanted += parts("screen", seat, len(frame["own"][seat]), SCREEN)
    if rows := gathered(done, "curve", TRUTH, len(frame["points"]), CURVE):
        wanted += [("turn", *stretch) for stretch in curve.swings(frame["points"], rows)]
    for seat in range(players):
        if rows := gathered(done, "screen", seat, len(frame["own"][seat]), SCREEN):
            wanted += [("check", seat, move) for move in choices.suspects(rows)]
    wanted += parts("luck", 0, len(frame["draws"]), LUCK)
    return [piece for piece in wanted if name_of(piece) not in done]


def parts(kind: str, whose: int, count: int, size: int) -> list[Piece]:
    return [(kind, whose, start, min(start + size, count)) for start in range(0, count, size)]


def gathered(done: Done, kind: str, whose: int, count: int, size: int, whole: bool = True) -> list[Any]:
    """The rows of all parts of a kind, as far as they lie side by side; nothing if `whole` and one is missing."""
    found: list[Any] = []
    for piece in parts(kind, whose, count, size):
        rows = done.get(name_of(piece))
        if rows is None:
            return [] if whole else found
        found += rows
    return found


def make(record: Mapping[str, Any], piece: Piece) -> Any:
    """One piece, as JSON-ready data. RecordError if the record is none."""
    if piece[0] == "frame":
        try:
            return framed(read(record))
        except NotReviewed as refused:
            return {"refused": refused.reason, "told": refused.told}
    played = read(record)
    if piece[0] == "turn":
        return curve.measure_turn(played, *piece[1:])
    if piece[0] == "check":
        return choices.check(played, *piece[1:])
    kind, whose, start, end = piece
    if kind == "curve":
        return curve.measure_curve(played, whose, curve.points(played)[start:end])
    if kind == "screen":
        return choices.screen(played, whose, played.own(whose)[start:end])
    return curve.measure_luck(played, played.draws()[start:end], WAYS)


def framed(played: Played) -> dict[str, Any]:
    """What a review is about."""
    found = curve.points(played)
    match = played.match
    result = match.result
    assert result is not None
    changes, turns, last = 0, {}, -1
    for number in played.free():
        seat = played.moves[number].seat
        changes += seat != last
        turns[number], last = changes, seat
    return {
        "players": played.players,
        "names": [match.texts("en").seat(seat, match.names) for seat in range(played.players)],
        "bot": played.steward.version(),
        "moves": len(played.moves),
        "points": found,
        "entries": [played.entry(move) for move in found],
        "seats": [played.moves[move].seat if move < len(played.moves) else -1 for move in found],
        "where": curve.labels(played, found),
        "own": [played.own(seat) for seat in range(played.players)],
        "turns": turns,
        "draws": played.draws(),
        "wins": result.wins(),
        "headline": {language: headline(match, language) for language in LANGUAGES},
    }


def headline(match: Match, language: str) -> str:
    ending = match.ending(language)
    return "" if ending is None else str(ending.headline)


# The whole


def assembled(done: Done) -> dict[str, Any]:
    """The review as far as it is made. Nothing stands in it without its error."""
    if "frame" not in done:
        return {"schema": SCHEMA, "progress": 0.0, "refused": None}
    frame = done["frame"]
    if "refused" in frame:
        return {"schema": SCHEMA, "progress": 1.0, "refused": frame["refused"], "told": frame["told"]}
    players, count = frame["players"], len(frame["points"])
    left = todo(done)
    return {
        "schema": SCHEMA,
        "progress": 1.0 if not left else round(min(0.99, len(done) / (len(done) + len(left))), 3),
        "refused": None,
        **{name: frame[name] for name in ("players", "names", "bot", "moves", "wins", "headline")},
        "points": [
            {"move": move, "entry": entry, "seat": seat, "where": where}
            for move, entry, seat, where in zip(frame["points"], frame["entries"], frame["seats"], frame["where"])
        ],
        "truth": plain(gathered(done, "curve", TRUTH, count, CURVE, whole=False)),
        "knew": [plain(gathered(done, "curve", seat, count, CURVE, whole=False)) for seat in range(players)],
        "turns": sorted(
            (made for name, made in done.items() if name.startswith("turn:") and made is not None),
            key=lambda turn: int(turn["move"]),
        ),
        "choices": [choices_of(done, frame, seat) for seat in range(players)],
        "luck": None if left else luck_of(done, frame),
    }


def plain(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    return [{"chances": row["chances"], "errors": row["errors"]} for row in rows]


def choices_of(done: Done, frame: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """A seat's choices: how many, and those that mattered."""
    found = [made for name, made in done.items() if name.startswith(f"check:{seat}:") and made is not None]
    turns = {int(move): turn for move, turn in frame["turns"].items()}
    return {"count": len(frame["own"][seat]), "mattered": choices.merged(frame["own"][seat], turns, found)}


def luck_of(done: Done, frame: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What chance and what own choices gave to each seat; how far the steward's judgement strays counts as error."""
    rows = gathered(done, "curve", TRUTH, len(frame["points"]), CURVE)
    draws = gathered(done, "luck", 0, len(frame["draws"]), LUCK)
    found = []
    for seat in range(frame["players"]):
        stray = Measure(0.0, sqrt(max(0.0, sum(row["strays"][seat] for row in rows) / len(rows))))
        own = gathered(done, "screen", seat, len(frame["own"][seat]), SCREEN)
        luck = added([stray, *(Measure(**draw[seat]) for draw in draws)])
        skill = added([stray, *(Measure(row["gain"], row["error"]) for row in own)])
        found.append({"luck": luck.written(), "choices": skill.written()})
    return found


def review(
    record: Mapping[str, Any],
    tell: Callable[[dict[str, Any]], None] = lambda so_far: None,
    run: Callable[[Mapping[str, Any], Sequence[Piece]], Any] | None = None,
) -> dict[str, Any]:
    """The whole review of a record; `run` makes several pieces, perhaps at the same time, `tell` hears how far it is.

    NotReviewed says why a record has none.
    """
    done: dict[str, Any] = {}
    while pieces := todo(done):
        for piece, made in run(record, pieces) if run else ((piece, make(record, piece)) for piece in pieces):
            done[name_of(piece)] = made
            tell({"progress": len(done) / (len(done) + len(todo(done)))})
    whole = assembled(done)
    if whole["refused"]:
        raise NotReviewed(whole["refused"], **whole["told"])
    return whole
