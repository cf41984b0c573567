"""The laws of records: a match is its record, a position is the whole truth, and what is taken back is gone."""

import json
from typing import Any

from longhall.laws.moments import Fault, Faults, Moment, difference
from longhall.laws.payload import payload, shown
from longhall.match.beginnings import position, replay
from longhall.match.match import SPECTATOR, Match

AHEAD = 12


def replayed(m: Moment) -> Faults:
    """The record, written and read as JSON, gives the same match again."""
    again = replay(through_json(m.match.record), game=m.game)
    for what, one, other in (
        ("the position", m.match.position, again.position),
        ("the record", m.match.record, again.record),
        ("the lengths of the transcripts", m.match.sent, again.sent),
        ("what can be done again", m.match.undone, again.undone),
    ):
        differs = difference(one, other)
        if differs:
            yield Fault(f"the replayed match differs in {what}: {differs}")
    for seat in m.viewers:
        differs = difference(payload(m.match, seat), payload(again, seat))
        if differs:
            yield Fault(f"the replayed match is shown otherwise: {differs}", seat)


def resumed(m: Moment) -> Faults:
    """A position, written and read as JSON, goes on as the match itself does."""
    here = m.match.clone()
    there = position(m.game, through_json(here.position))
    there.follows = False
    differs = difference(here.position, there.position)
    if differs:
        yield Fault(f"a position that was written and read differs: {differs}")
        return
    for _ in range(AHEAD):
        if here.over:
            break
        actor = m.rng.choice(here.to_act)
        action = m.rng.choice(here.state.legal(actor))
        if action not in there.state.legal(actor):
            yield Fault(f"{m.game.actions.key(action)} is not open in the position that was written and read", actor)
            return
        mark, mark_there = len(here.events()), len(there.events())
        here.play(actor, action)
        there.play(actor, action)
        differs = difference(here.position, there.position) or difference(
            uncut(here, mark), uncut(there, mark_there), "events"
        )
        if differs:
            yield Fault(f"a position goes on otherwise, after {m.game.actions.key(action)}: {differs}", actor)
            return


def undone(m: Moment) -> Faults:
    """Taking back and doing again is as if nothing had happened; taking back is as if it had not been done."""
    before: dict[str, Any] = {}  # looked at when it is needed: most choices cannot be taken back
    for seat in m.match.to_act:
        match = m.match.clone()
        action = m.rng.choice(match.state.legal(seat))
        key = m.game.actions.key(action)
        match.play(seat, action)
        if not match.can_undo(seat):
            continue
        before = before or shown_to_all(m.match)
        after = shown_to_all(match)
        match.undo(seat)
        differs = difference(before, shown_to_all(match))
        if differs:
            yield Fault(f"after {key} was taken back, {differs}", seat)
        if not match.can_redo(seat):
            yield Fault(f"{key} was taken back, but cannot be done again", seat)
            continue
        match.redo(seat)
        differs = difference(after, shown_to_all(match))
        if differs:
            yield Fault(f"after {key} was taken back and done again, {differs}", seat)


def json_ready(m: Moment) -> Faults:
    """Views, positions and records are plain JSON data."""
    for what, data in (
        *((f"the view of seat {seat}", m.match.view(seat)) for seat in m.viewers),
        ("the position", m.match.position),
        ("the record", m.match.record),
    ):
        differs = difference(data, through_json(data))
        if differs:
            yield Fault(f"{what} is not plain JSON: {differs}")


def shown_to_all(match: Match) -> dict[str, Any]:
    """The position and all that is shown, but for what counts every change: transcripts and what can be done again."""
    told: dict[str, Any] = {"position": match.position}
    for seat in (SPECTATOR, *range(match.players)):
        told[f"seat {seat}"] = shown(match, seat)
        del told[f"seat {seat}"]["transcript"], told[f"seat {seat}"]["redo"]
    return told


def uncut(match: Match, mark: int) -> list[Any]:
    return [[event.kind.name, event.args, event.who] for event in match.events()[mark:]]


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))
