"""Tables of earlier rules: they go on where that is sure, are closed with a word, or are read as they were.

Nothing of them changes silently. A table that goes on says so to all seats; one that cannot is closed and says why.
What was told is told again in the words of its version. `longhall.match.earlier` says what "sure" means.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from longhall.games.registry import game as find_game
from longhall.kernel.results import Result
from longhall.match import Match, renamed, snapshots
from longhall.match.earlier import Otherwise, go_on
from longhall.match.happened import read_result
from longhall.server.store import Call, Overtaken, Store, TableRow
from longhall.server.store.writing import bring_forward as bring_forward_in
from longhall.server.words import say


@dataclass(frozen=True)
class Past:
    """What is shown of a table that the present rules need not understand any more."""

    sent: list[int]  # the length of every transcript, the spectator's last
    views: list[Mapping[str, Any]] | None = None  # of every seat, then of a spectator; None if they cannot be had
    result: Result | None = None


def is_earlier(row: TableRow) -> bool:
    return row.version != find_game(row.game).rules_version


def bring_forward(store: Store, row: TableRow) -> TableRow:
    """A table that waits or plays, under the present rules or closed: what the store has of it then."""
    if row.status not in ("waiting", "playing") or not is_earlier(row):
        return row
    game = find_game(row.game)
    closed = replace(row, status="stopped", closed=game.rules_version)
    snapshot = None
    try:
        if row.status == "waiting":
            options = game.whole_options(renamed.options(game, row.rules_version, row.options))
            brought = replace(row, options=options, rules_version=game.rules_version)
        else:
            match = match_at(store, row, row.length)
            snapshots.settle(match)
            match.sent = store.sent(row.id, row.length)
            for seat, orders in enumerate(match.settings):
                if game.order_faults is not None and game.order_faults(orders):
                    match.settings[seat] = {}
            snapshot = snapshots.take(match)
            brought = replace(row, versions=[*row.versions, [row.length, game.rules_version]])
    except (ValueError, LookupError, TypeError, AssertionError):
        brought, snapshot = closed, None
    brought = replace(brought, revision=row.revision + 1)
    # Whoever opens it finds out whom the game waits for; until then a table that goes on is taken to call.
    call = Call(row.id, row.host, False) if brought.status == "playing" else None
    try:
        store.write_now(bring_forward_in(row, brought, snapshot, call))
    except Overtaken:  # another hall was quicker
        return store.table(row.id) or row
    return brought


def match_at(store: Store, row: TableRow, length: int) -> Match:
    """The match behind so many entries, under the present rules. ValueError if it may not be the same."""
    game = find_game(row.game)
    snapshot = store.snapshot(row.id, length)
    entries = store.entries(row.id, snapshot["length"], length)
    if snapshot["position"]["rules_version"] == game.rules_version:
        return snapshots.resume(snapshot, (), entries)
    told = {}
    for happening in store.happenings_before(row.id, length, at=length):
        if happening.entry < snapshot["length"]:
            break
        told[happening.entry] = happening.events
    return go_on(game, snapshot, (), entries, told)


def past(store: Store, row: TableRow) -> Past:
    """The end of a finished or closed table of an earlier version."""
    told = read_result(row.result)
    if row.length == 0:
        return Past([0] * (row.players + 1))
    sent = store.sent(row.id, row.length)
    try:
        views = store.snapshot(row.id, row.length).get("views")
        if views is not None:
            return Past(sent, views, told)
        match = match_at(store, row, row.length)
    except (ValueError, LookupError, TypeError, AssertionError):
        return Past(sent, None, told)
    return Past(sent, snapshots.views(match), told or match.result)


def notice(row: TableRow, language: str) -> str:
    """What all who look at the table must know about its rules; mostly nothing."""
    now = find_game(row.game).rules_version
    if row.closed is not None:
        return say(language, "closed-by-rules", then=row.rules_version, now=row.closed)
    if row.status == "playing" and row.versions:
        return say(language, "goes-on-by-rules", then=row.rules_version, now=row.version)
    if row.rules_version != now:
        return say(language, "played-by-rules", then=row.rules_version, now=now)
    return ""


__all__ = ["Otherwise", "Past", "bring_forward", "is_earlier", "match_at", "notice", "past"]
