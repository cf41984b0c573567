"""What is shown of the people at a table besides the game: the clock, who is there, what is asked of whom.

Nothing here follows from what is hidden in the game. Who looks matters only for what is that person's own: quiet hours
that somebody does not show are not to be told from how that person's clock stands.
"""

from dataclasses import asdict
from typing import Any

from longhall.server.hall import asks, instants
from longhall.server.hall import clock as clocks
from longhall.server.hall.hours import Hours
from longhall.server.hall.sitting import AWAY, NUDGE
from longhall.server.hall.table import Table
from longhall.server.hall.timing import free_at, is_timed, way_of
from longhall.server.store import SeatRow

NOTHING: dict[str, Any] = {
    "clock": None,
    "asks": [],
    "paused": None,
    "resumes": None,
    "ended": None,
    "next": None,
    "presence": None,
    "nudges": {},
    "changed": {},
    "ready": [],
    "back": None,
    "hints": True,
    "goings": [],
    "seen": None,
}


def people(table: Table, visitor: str) -> dict[str, Any]:
    """All of it, as one who looks may know it."""
    return {**told(table, visitor), "at": instants.now()}


def told(table: Table, visitor: str) -> dict[str, Any]:
    """What listeners are told when it changes."""
    sitting = table.sitting
    return {
        "clock": clock(table, visitor),
        "asks": [
            {
                "kind": ask.kind,
                "seat": ask.seat,
                "opened": ask.opened,
                "until": ask.until,
                "asked": asks.voters(table, ask.seat),
                "said": ask.said,
                "words": asks.words(table, ask),
                "next": asks.next_game(table, ask),
            }
            for ask in sitting.asks
        ],
        "paused": sitting.paused,
        "resumes": sitting.resumes,
        "ended": sitting.ended,
        "next": sitting.next,
        "changed": sitting.changed,
        "ready": list(sitting.ready),
        "back": next((seat for leaver, seat in sorted(table.leavers) if leaver == visitor), None),
        "hints": not table.has_company or bool(table.row.ways.get("hints")),
        "presence": [present(table, seat) for seat in table.seats] if table.has_company else None,
        "nudges": {seat: at + NUDGE for seat, at in sitting.nudged.items()},
        "goings": [asdict(going) for going in sitting.goings],
        "seen": table.seen.get(visitor, 0) if sitting.goings and table.is_somebodys(visitor) else None,
    }


def present(table: Table, seat: SeatRow) -> str | None:
    return table.presence.get(seat.number, AWAY) if seat.kind == "person" else None


def clock(table: Table, visitor: str) -> dict[str, Any] | None:
    """The clock in instants, from which everybody can work out what is left: so it is the same until it changes."""
    way, running = way_of(table.row), table.sitting.clock
    if way is None or running is None or table.row.status != "playing":
        return None
    seat, free = running.asked.seat, free_at(table, way)
    runs = running.since is not None and is_timed(running, table.seats)
    told = not runs or seat == clocks.SEALED or may_tell(table, seat, visitor)
    due = clocks.zero_at(running, way, free) if runs and told else None
    return {
        "table": seat == clocks.SEALED,
        "seat": seat if seat >= 0 else None,
        "runs": runs,
        "since": running.since if runs and told else None,
        "due": due,
        "stops": free(seat)(running.since, due) if running.since is not None and due is not None else [],
        "left": [
            max(0.0, clocks.left(running, way, number)) if may_tell(table, number, visitor) else None
            for number in range(table.row.players)
        ],
        "limit": max(0.0, clocks.left(running, way, clocks.SEALED)),
    }


def may_tell(table: Table, seat: int, visitor: str) -> bool:
    """Whether somebody may see how the clock of a seat stands: not where it may tell of hours that are not shown, be it
    those of somebody who has left."""
    hours: Hours | None = table.hours[seat]
    is_held = any(held == seat for _, held in table.holders)
    return table.is_held(visitor, seat) or (is_held and (hours is None or hours.shown))
