"""When somebody was last seen at a seat, and what the others are shown of it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, and_, insert, select, update

from longhall.server.store.schema import PRESENCE
from longhall.server.store.store import Store


@dataclass(frozen=True)
class PresenceRow:
    seat: int
    seen: float
    lost: bool
    shown: str
    changed: float


def rows(store: Store, table_id: str) -> dict[int, PresenceRow]:
    query = select(PRESENCE.c.seat, PRESENCE.c.seen, PRESENCE.c.lost, PRESENCE.c.shown, PRESENCE.c.changed).where(
        PRESENCE.c.table_id == table_id
    )
    with store.reading() as connection:
        return {row.seat: PresenceRow(*row) for row in connection.execute(query)}


def seen(seats: Iterable[tuple[str, int, bool]], now: float) -> Callable[[Connection], None]:
    """Somebody is at these seats, or was until the line broke off."""
    found = list(seats)

    def write(connection: Connection) -> None:
        for table_id, seat, lost in found:
            here = and_(PRESENCE.c.table_id == table_id, PRESENCE.c.seat == seat)
            if connection.execute(update(PRESENCE).where(here).values(seen=now, lost=lost)).rowcount == 0:
                row = {"table_id": table_id, "seat": seat, "seen": now, "lost": lost, "shown": "away", "changed": 0.0}
                connection.execute(insert(PRESENCE).values(row))

    return write


def show(table_id: str, values: Mapping[int, str], now: float) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        for seat, value in values.items():
            here = and_(PRESENCE.c.table_id == table_id, PRESENCE.c.seat == seat)
            if connection.execute(update(PRESENCE).where(here).values(shown=value, changed=now)).rowcount == 0:
                row = {"table_id": table_id, "seat": seat, "seen": 0.0, "lost": False, "shown": value, "changed": now}
                connection.execute(insert(PRESENCE).values(row))

    return write
