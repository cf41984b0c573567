"""Tables in memory: copies of what the store has. Where the two might differ, the copy is thrown away."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from longhall.match import SPECTATOR, Match
from longhall.server.faults import Fault
from longhall.server.hall import earlier
from longhall.server.hall.earlier import Past
from longhall.server.store import SeatRow, Store, TableRow


@dataclass
class Table:
    """One table, with its match."""

    row: TableRow
    seats: list[SeatRow]
    holders: set[tuple[str, int]]
    match: Match | None  # None while it waits for people, and where the past speaks for itself
    snapshot_at: int
    past: Past | None = None  # of a finished or closed table of earlier rules

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def playing(self) -> Match:
        if self.match is None:
            raise Fault(409, "not_started" if self.past is None else "only_to_read")
        return self.match

    def check_begun(self) -> None:
        if self.past is None:
            self.playing()

    def check_finished(self) -> None:
        self.check_begun()
        if self.row.status not in ("over", "stopped"):
            raise Fault(409, "not_over")

    def transcript(self, seat: int) -> int:
        return self.playing().transcript(seat) if self.past is None else self.past.sent[seat]

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < self.row.players:
            raise Fault(404, "no_seat")
        return self.seats[number]

    def is_held(self, visitor: str, seat: int) -> bool:
        return (visitor, seat) in self.holders

    def check_holder(self, visitor: str, seat: int) -> None:
        self.seat(seat)
        if not self.is_held(visitor, seat):
            raise Fault(403, "not_your_seat")

    def check_eyes(self, visitor: str, seat: int) -> None:
        """Whether a visitor may look from a seat (-1: as a spectator)."""
        if seat != SPECTATOR:
            self.check_holder(visitor, seat)
        elif not self.row.spectators and self.row.host != visitor:
            if not any(holder == visitor for holder, _ in self.holders):
                raise Fault(403, "no_spectators")


@contextmanager
def readable() -> Iterator[None]:
    """A table whose place in the store is damaged, or that the rules no longer read, is refused; the others go on."""
    try:
        yield
    except OperationalError:  # the store is busy or full: that passes
        raise
    except (ValueError, LookupError, TypeError, AssertionError, SQLAlchemyError) as fault:
        raise Fault(409, "unreadable") from fault


class Tables:
    """The tables that were used last."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.kept: OrderedDict[str, Table] = OrderedDict()

    def find(self, table_id: str) -> Table:
        """The table, from memory if that is still what the store has."""
        row = self.row(table_id)
        table = self.kept.get(table_id)
        if table is None or (table.match is None and table.past is None) or table.row != row:
            table = self.kept[table_id] = self.load(row)
        self.kept.move_to_end(table_id)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return table

    def row(self, table_id: str) -> TableRow:
        """What the store has of a table; one of earlier rules is brought forward first."""
        with readable():
            row = self.store.table(table_id)
            if row is None:
                raise Fault(404, "no_table")
            return earlier.bring_forward(self.store, row)

    def drop(self, table_id: str) -> None:
        self.kept.pop(table_id, None)

    def load(self, row: TableRow) -> Table:
        table = self.outside(row)
        if row.status in ("over", "stopped") and earlier.is_earlier(row):
            table.past = earlier.past(self.store, row)
        elif row.status != "waiting":
            table.match = self.match_at(row, table.names, row.length)
            table.snapshot_at = table.match.past
        return table

    def outside(self, row: TableRow) -> Table:
        """A table with its game left closed, as lists need it."""
        with readable():
            return Table(row, self.store.seats(row.id), self.store.holders(row.id), None, 0)

    def match_at(self, row: TableRow, names: Sequence[str], length: int) -> Match:
        """The match behind so many entries: a snapshot, and the few entries since."""
        with readable():
            match = earlier.match_at(self.store, row, length)
        match.names = list(names)
        match.follows = False
        match.tape.unforeseen = True
        return match
