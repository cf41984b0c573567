"""Talk at a table. Those who play have one channel, those who watch another; none of it belongs to the record.

Who plays does not read what watchers say before the game is over, and watchers do not read what players say: advice
has no way into the game, and what is said among friends stays there.
"""

import unicodedata
from typing import Any

from longhall.match import SPECTATOR
from longhall.server import metrics
from longhall.server.faults import LOG, Fault
from longhall.server.hall import instants, letters
from longhall.server.hall.hall import Hall
from longhall.server.hall.names import checked_name
from longhall.server.hall.table import Table
from longhall.server.hall.tidings import Tiding
from longhall.server.hall.visitors import Visitor
from longhall.server.store import talking
from longhall.server.store.talking import Line
from longhall.server.words import say

TABLE, WATCH = "table", "watch"
PHRASES = range(1, 13)  # quick phrases have a number, and everybody reads them in the own language
LONGEST = 500  # letters


def check_channel(table: Table, visitor: str, channel: str, speaks: bool = False) -> None:
    """Whether somebody may read a channel, or speak there. A host without a seat talks to those who sit down until the
    game begins, and then watches."""
    if channel == TABLE:
        gathers = table.row.status == "waiting" and table.row.host == visitor
        if not table.is_somebodys(visitor) and not gathers:
            raise Fault(403, "not_your_talk")
        return
    table.check_eyes(visitor, SPECTATOR)
    if table.is_somebodys(visitor) and (speaks or table.row.status not in ("over", "stopped")):
        raise Fault(403, "not_your_talk")


def own_name(table: Table, visitor: str, name: str) -> tuple[int, str]:
    """The seat and the name under which somebody speaks."""
    seats = sorted(seat for holder, seat in table.holders if holder == visitor)
    return (seats[0], table.seats[seats[0]].name) if seats else (SPECTATOR, checked_name(name))


async def speak(
    hall: Hall, visitor: Visitor, table_id: str, channel: str, text: str, phrase: int | None, name: str, language: str
) -> None:
    table = hall.tables.find(table_id)
    check_channel(table, visitor.id, channel, speaks=True)
    seat, shown = own_name(table, visitor.id, name)
    tidy = "" if phrase is not None else checked_text(text)
    if phrase is not None and phrase not in PHRASES:
        raise Fault(422, "invalid", {"where": "phrase"})
    line = Line(0, visitor.id, seat, shown, tidy, phrase, language, instants.now())
    others = sorted({held for holder, held in table.holders if holder != visitor.id}) if channel == TABLE else []
    add = talking.add(table_id, channel, line)
    tell = hall.tidings(table, [Tiding("talk", table_id, other) for other in others])

    def write(connection: Any) -> None:
        add(connection)
        tell(connection)

    await hall.store.write(write)
    hear(hall, table)
    hall.news.tell(table_id, talk=True)


def checked_text(text: str) -> str:
    """Fit to be shown: line breaks stay, nothing else in it is unseen."""
    tidy = "\n".join(" ".join(line.split()) for line in unicodedata.normalize("NFC", text).strip().splitlines())
    if not 1 <= len(tidy) <= LONGEST:
        raise Fault(422, "bad_text", {"most": LONGEST})
    return "".join(sign for sign in tidy if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs", "Co", "Cn"))


def shown(line: Line, table: Table, visitor: str, language: str) -> dict[str, Any]:
    """A line as somebody reads it. Nobody is told who somebody is, only the name and the seat."""
    text = line.text if line.phrase is None else say(language, f"phrase-{line.phrase}")
    return {
        "number": line.number,
        "seat": line.seat if line.seat >= 0 else None,
        "name": line.name,
        "text": text,
        "phrase": line.phrase,
        "translated": line.phrase is not None and line.language != language,
        "mine": line.visitor == visitor,
        "at": line.at,
    }


def heard(
    hall: Hall, visitor: str, table_id: str, channel: str, before: int | None, most: int, language: str
) -> dict[str, Any]:
    """What was said last, how far it was read, and who is muted."""
    table = hall.tables.find(table_id)
    check_channel(table, visitor, channel)
    quiet = talking.muted(hall.store, visitor)
    found = talking.lines(hall.store, table_id, channel, 0, before, most + 1, quiet)
    upto = talking.read_upto(hall.store, table_id, channel, visitor)
    return {
        "channel": channel,
        "lines": [shown(line, table, visitor, language) for line in found[-most:]],
        "more": len(found) > most,
        "read": upto,
        "unread": talking.unread(hall.store, table_id, channel, visitor),
        "muted": sorted({seat for holder, seat in table.holders if holder in quiet}),
        "hushed": [
            {"number": number, "name": name}
            for number, whose, name in talking.last_of(hall.store, table_id, channel, quiet)
            if not table.is_somebodys(whose)
        ],
    }


def hear(hall: Hall, table: Table) -> None:
    """Whoever listens is told what was said since."""
    for listener in hall.listeners.allowed(table):
        channel = TABLE if table.is_somebodys(listener.visitor) else WATCH
        if listener.said is None:
            continue
        new = talking.lines(hall.store, table.id, channel, listener.said, None, 50)
        if not new:
            continue
        listener.said = new[-1].number
        quiet = talking.muted(hall.store, listener.visitor)
        for line in new:
            if line.visitor not in quiet:
                seen = shown(line, table, listener.visitor, listener.language)
                hall.listeners.say(listener, table, channel, seen)


# Notes


def owner_of(hall: Hall, visitor: str, table_id: str, seat: int) -> str:
    """Whose notes a seat's people read: those of who took the seat. Who has it next has notes of its own."""
    hall.tables.find(table_id).check_holder(visitor, seat)
    owner = hall.store.owner(table_id, seat)
    assert owner is not None
    return owner


def notes(hall: Hall, visitor: str, table_id: str, seat: int) -> str:
    return talking.note(hall.store, table_id, seat, owner_of(hall, visitor, table_id, seat))


async def write_notes(hall: Hall, visitor: str, table_id: str, seat: int, text: str) -> None:
    owner = owner_of(hall, visitor, table_id, seat)
    await hall.store.write(talking.put_note(table_id, seat, owner, text))


# Muting and reporting


def author(hall: Hall, visitor: str, table_id: str, channel: str, number: int) -> Line:
    table = hall.tables.find(table_id)
    check_channel(table, visitor, channel)
    found = talking.lines(hall.store, table_id, channel, number - 1, number + 1, 1)
    if not found or found[0].visitor == visitor:
        raise Fault(404, "no_line")
    return found[0]


async def mute(hall: Hall, visitor: str, table_id: str, seat: int, is_muted: bool) -> None:
    """Not to hear who took a seat, wherever that person speaks."""
    table = hall.tables.find(table_id)
    table.seat(seat)
    check_channel(table, visitor, TABLE)  # who only watches mutes by what was said
    other = hall.store.owner(table_id, seat)
    if other is None or other == visitor:
        raise Fault(404, "no_seat")
    await hall.store.write(talking.put_mute(visitor, other, is_muted))


async def mute_author(hall: Hall, visitor: str, table_id: str, channel: str, number: int, is_muted: bool) -> None:
    """The same by something that was said: who watches, or has left, has no seat by which to be named."""
    line = author(hall, visitor, table_id, channel, number)
    await hall.store.write(talking.put_mute(visitor, line.visitor, is_muted))


async def report(hall: Hall, visitor: str, table_id: str, channel: str, number: int, reason: str) -> None:
    line = author(hall, visitor, table_id, channel, number)
    keep = talking.report(table_id, channel, visitor, line.visitor, line.name, reason, instants.now())
    call_keeper = letters.of_report(hall)

    def write(connection: Any) -> None:
        keep(connection)
        call_keeper(connection)

    await hall.store.write(write)
    metrics.REPORTS.inc()
    LOG.warning("something was reported that was said at a table: `longhall admin reports` lists it")
