"""What goes out to a seat: one function of the table, the moment, the seat and the language to bytes, and nothing else.

Nothing here asks more than the seat may know. Whoever is shown a table is shown it by `sight`. What a seat is shown of
the present is made once for each language and kept as bytes until the table changes; only the log depends on what its
reader has already.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pydantic_core import PydanticSerializationError, to_json

from longhall.games.registry import game as find_game
from longhall.kernel.results import Result
from longhall.kernel.telling import Ending
from longhall.match import OTHERS, SPECTATOR, Match
from longhall.match.texts import Texts
from longhall.match.words import words_of
from longhall.server.faults import Fault
from longhall.server.hall.earlier import notice
from longhall.server.hall.lines import Reader, last_lines, log, resumed
from longhall.server.hall.table import Table, Tables
from longhall.server.words import say

MOST_SAID = 24  # logs of one table that are kept: nobody fills the hall's memory by asking from ever other moments on


def encode(data: Any) -> bytes:
    """As JSON, by the quick way, which goes 255 deep, or by the one that goes on."""
    try:
        return to_json(data)
    except PydanticSerializationError:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


@dataclass(frozen=True)
class Look:
    """Who looks, and at which moment."""

    entry: int  # behind so many entries of the record
    seat: int  # -1: a spectator
    language: str
    since: int | None = None  # the transcript that the reader has already
    is_past: bool = False  # nothing can be chosen there any more
    is_over: bool = False  # the record is no secret any more: lines name its entries
    sees_all: bool = False  # nothing is hidden any more


def now(table: Table, seat: int, language: str, since: int | None) -> Look:
    """A look at the table as it stands."""
    table.check_begun()
    return Look(table.row.length, seat, language, since)


def reader_of(table: Table, look: Look) -> Reader:
    row = table.row
    game = find_game(row.game)
    return Reader(
        game,
        look.language,
        look.seat,
        table.names,
        look.sees_all,
        look.is_over,
        row.rules_version,
        row.versions,
        row.edition,
    )


def sight(tables: Tables, table: Table, look: Look) -> bytes:
    """All that a seat is shown."""
    try:
        return drawn(tables, table, look)
    except Fault:
        raise
    except Exception as fault:
        if table.row.origin is None:
            raise
        raise Fault(409, "unreadable") from fault  # a position written by hand can lead anywhere


def drawn(tables: Tables, table: Table, look: Look) -> bytes:
    if look.is_past:
        reader = reader_of(table, look)
        lines, more = last_lines(tables.store, table.id, reader, look.entry, at=look.entry)
        return joined(picture(tables, table, look), encode({"since": None, "lines": lines, "gone": [], "more": more}))
    eyes = (look.seat, look.language)
    shown = table.shown.get(eyes)
    if shown is None:
        shown = table.shown[eyes] = picture(tables, table, look)
    reached = table.transcript(look.seat)
    since = resumed(look.since, reached)
    said = table.said.get((*eyes, since))
    if said is None:
        lines_since = log(tables.store, table.id, reader_of(table, look), look.entry, reached, since, table.recent)
        said = encode(lines_since)
        if len(table.said) < MOST_SAID:  # more readers have seldom been told last at as many different moments
            table.said[*eyes, since] = said
    return joined(shown, said)


def joined(shown: bytes, said: bytes) -> bytes:
    return b'%s,"log":%s}' % (shown[:-1], said)


def picture(tables: Tables, table: Table, look: Look) -> bytes:
    """All but the log."""
    match = moment(tables, table, look)
    ended = table.row.status == "stopped" and not look.is_past
    shown = remembered(tables, table, look) if match is None else seen(match, table.id, look, ended)
    shown["notice"] = notice(table.row, look.language)
    if look.sees_all and match is not None:
        shown["views"] = [match.view(seat) for seat in range(match.players)]
    return encode(shown)


def moment(tables: Tables, table: Table, look: Look) -> Match | None:
    """The match as it stands or stood; None where only what was stored of it speaks."""
    if not look.is_past:
        return table.match
    if table.past is None:
        return tables.match_at(table.row, table.names, look.entry)
    if look.entry == table.row.length:
        return None
    try:
        return tables.match_at(table.row, table.names, look.entry)
    except Fault:
        return None


def remembered(tables: Tables, table: Table, look: Look) -> dict[str, Any]:
    """What is shown of a moment of earlier rules: the log, and at the end the last views and the result."""
    past, row = table.past, table.row
    assert past is not None
    of_then = words_of(find_game(row.game), row.rules_version)
    words = of_then.texts(look.language, row.edition)
    at_end = look.entry == row.length
    over = at_end and row.status == "over"
    views = past.views if at_end and past.views is not None else [{}] * (row.players + 1)
    sent = past.sent if at_end else tables.store.sent(row.id, look.entry)
    return {
        "type": "state",
        "table": row.id,
        "game": row.game,
        "seat": look.seat,
        "language": look.language,
        "transcript": sent[look.seat],
        "names": [words.seat(number, table.names) for number in range(row.players)],
        "view": views[look.seat],
        "asked": False,
        "foregone": False,
        "blind": False,
        "question": sent[SPECTATOR],
        "prompt": words.say("game-over") if over else say(look.language, "no-position"),
        "choices": [],
        "awaited": {"seats": [], "others": False},
        "undo": False,
        "redo": False,
        "restart": False,
        "orders": {},
        "over": over,
        "result": result(past.result, of_then.texts_of_end(past.result.reason, look.language))
        if over and past.result is not None
        else None,
        **({"views": views[:-1]} if look.sees_all else {}),
    }


def seen(match: Match, table_id: str, look: Look, ended: bool = False) -> dict[str, Any]:
    """`ended`: before its end, so that nobody is asked any more."""
    seat, language = look.seat, look.language
    words = match.texts(language)
    plays = seat != SPECTATOR and not look.is_past and not ended
    asked = match.asked(seat) and not ended
    awaited = match.awaited(seat) if not ended else []
    undo = plays and match.can_undo(seat)
    choices = match.choices(seat, language) if plays and asked else []
    if ended:
        prompt = say(language, "ended-early")
    else:
        prompt = match.prompt(seat, language) if asked or match.over else waiting_for(awaited, words, match.names)
    return {
        "type": "state",
        "table": table_id,
        "game": match.game.name,
        "seat": seat,
        "language": language,
        "transcript": match.transcript(seat),
        "names": [words.seat(number, match.names) for number in range(match.players)],
        "view": match.view(seat),
        "asked": asked,
        "foregone": plays and asked and match.foregone(seat) is not None,
        "blind": plays and match.answers_blindly(seat),
        "question": match.transcript(SPECTATOR),
        "prompt": prompt,
        "choices": [
            {
                "key": choice.key,
                "text": choice.text,
                "effect": choice.effect,
                "group": choice.group,
                "at": choice.at,
            }
            for choice in choices
        ],
        "awaited": {"seats": [other for other in awaited if other != OTHERS], "others": OTHERS in awaited},
        "undo": undo,
        "redo": plays and match.can_redo(seat),
        "restart": undo,
        "orders": match.settings[seat] if plays else {},
        "over": match.over,
        "result": result(match.result, words, match.ending(language)) if match.result is not None else None,
    }


def waiting_for(awaited: Sequence[int], words: Texts, names: Sequence[str]) -> str:
    named = [words.seat(seat, names) for seat in awaited if seat != OTHERS]
    if not named:
        return say(words.language, "waiting-others")
    if OTHERS in awaited:
        named.append(say(words.language, "and-others"))
    return say(words.language, "waiting-for", names=", ".join(named))


def result(found: Result, words: Texts, ending: Ending | None = None) -> dict[str, Any]:
    reason = words.say(f"reason-{found.reason}")
    return {
        "places": list(found.places),
        "scores": list(found.scores),
        "outcomes": [{"key": outcome, "text": words.say(f"outcome-{outcome}")} for outcome in found.outcomes],
        "reason": {"key": found.reason, "text": reason},
        "clause": found.clause,
        "ending": asdict(ending or Ending(reason)),
    }
