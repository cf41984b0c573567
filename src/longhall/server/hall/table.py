"""Tables in memory: copies of what the store has. Where the two might differ, the copy is thrown away."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from sqlalchemy.exc import SQLAlchemyError

from longhall.match import SPECTATOR, Match
from longhall.server.faults import Fault
from longhall.server.hall import earlier
from longhall.server.hall import sitting as sittings
from longhall.server.hall.clock import Asked
from longhall.server.hall.earlier import Past
from longhall.server.hall.hours import Hours
from longhall.server.hall.recent import Recent
from longhall.server.hall.sitting import Sitting
from longhall.server.store import Call, Change, SeatRow, Store, TableRow, Unavailable, presences, talking
from longhall.server.store import sittings as kept_sittings
from longhall.server.store.transcripts import Step, repeated

MOST_CLOSED = 100


@dataclass
class Table:
    """One table, with its match."""

    row: TableRow
    seats: list[SeatRow]
    holders: set[tuple[str, int]]
    match: Match | None  # None while it waits for people, and where the past speaks for itself
    snapshot_at: int
    past: Past | None = None  # of a finished or closed table of earlier rules
    recent: Recent | None = None  # what happened last, where a game is on
    sitting: Sitting = field(default_factory=Sitting)  # what people have going on here besides the game
    leavers: set[tuple[str, int]] = field(default_factory=set)  # who has left which seat, and may come back
    presence: dict[int, str] = field(default_factory=dict)  # by seat, as it is shown
    seen: dict[str, int] = field(default_factory=dict)  # by visitor: how far is known who left and came back
    hours: list[Hours | None] = field(default_factory=list)  # by seat: the quiet hours of who took it
    asked: Asked | None = None  # whom everybody sees it wait for, if somebody wanted to know
    shown: dict[tuple[int, str], bytes] = field(default_factory=dict)  # by seat and language: see sight.py
    said: dict[tuple[int, str, int | None], bytes] = field(default_factory=dict)  # and by what the reader has

    def moved_on(self, row: TableRow, steps: Sequence[Step], asked: Asked | None = None) -> None:
        """The game has gone on, and the store knows it."""
        self.row = row
        self.asked = asked
        assert self.recent is not None
        self.recent.add(steps)
        self.shown.clear()
        self.said.clear()

    def call(self) -> Call | None:
        """That a bot or a standing order has to answer, if one has."""
        return call_of(self.row, self.seats, self.match)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def is_on_its_way(self) -> bool:
        """A choice was made here that is being written: whoever made it sees to the copy."""
        return self.match is not None and self.match.length != self.row.length

    @property
    def is_sealed(self) -> bool:
        """Whether a sealed or hidden question is open."""
        return self.match is not None and self.match.is_sealed and not self.match.over

    @property
    def has_ended(self) -> bool:
        return self.row.status in ("over", "stopped")

    @property
    def is_alone(self) -> bool:
        """Nobody but bots sits here."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def has_company(self) -> bool:
        """Two or more people, on browsers of their own, have sat down here; who has left may come back."""
        here = {visitor for visitor, seat in self.holders if self.seats[seat].kind == "person"}
        return len(here | {visitor for visitor, _ in self.leavers}) > 1

    def playing(self) -> Match:
        if self.match is None:
            raise Fault(409, "not_started" if self.past is None else "only_to_read")
        return self.match

    def check_begun(self) -> None:
        if self.past is None:
            self.playing()

    def check_finished(self) -> None:
        self.check_begun()
        if not self.has_ended:
            raise Fault(409, "not_over")

    def transcript(self, seat: int) -> int:
        return self.playing().transcript(seat) if self.past is None else self.past.sent[seat]

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < self.row.players:
            raise Fault(404, "no_seat")
        return self.seats[number]

    def is_held(self, visitor: str, seat: int) -> bool:
        return (visitor, seat) in self.holders

    def is_somebodys(self, visitor: str) -> bool:
        """Whether a visitor holds a seat here."""
        return any(holder == visitor for holder, _ in self.holders)

    def check_holder(self, visitor: str, seat: int) -> None:
        self.seat(seat)
        if not self.is_held(visitor, seat):
            raise Fault(403, "not_your_seat")

    def check_eyes(self, visitor: str, seat: int) -> None:
        """Whether a visitor may look from a seat (-1: as a spectator)."""
        if seat != SPECTATOR:
            self.check_holder(visitor, seat)
        elif not self.row.spectators and self.row.host != visitor:
            if not self.is_somebodys(visitor) and not any(leaver == visitor for leaver, _ in self.leavers):
                raise Fault(403, "no_spectators")


def call_of(row: TableRow, seats: Sequence[SeatRow], match: Match | None) -> Call | None:
    if match is None or match.over:
        return None
    if not any(seats[seat].kind == "bot" or match.foregone(seat) is not None for seat in match.to_act):
        return None
    return Call(row.id, row.host, all(seat.kind == "bot" for seat in seats))


@contextmanager
def readable() -> Iterator[None]:
    """A table whose place in the store is damaged, or that the rules no longer read, is refused; the others go on."""
    try:
        yield
    except Unavailable:
        raise
    except (ValueError, LookupError, TypeError, AssertionError, SQLAlchemyError) as fault:
        raise Fault(409, "unreadable") from fault


class Tables:
    """The tables that were used last."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.closed: OrderedDict[str, Table] = OrderedDict()  # those that lists have shown, their games left closed
        self.due: dict[str, str] = {}  # the last day of those that are soon cleared away
        self.watch: Callable[[Table], None] = lambda table: None  # told when somebody looks at a table
        self.outdated: Callable[[Table], None] = lambda table: None  # told of the new copy where one was outdated

    def find(self, table_id: str) -> Table:
        """The table: the copy in memory, brought up to what the store has."""
        with readable():
            revision = self.store.revision(table_id)
        return self.found(table_id, revision)

    def asked(self, table_id: str, scope: str, key: str) -> tuple[Table, Change | None]:
        """The same, and what was done there under a key before."""
        with readable():
            revision, known = self.store.asked(table_id, scope, key)
        return self.found(table_id, revision), known

    def found(self, table_id: str, revision: int | None) -> Table:
        table = self.kept.get(table_id)
        if table is None or (table.row.revision != revision and not table.is_on_its_way):
            on = table is not None and revision == table.row.revision + 1
            table = (self.brought_on(table_id) if on else None) or self.opened(table_id)
        self.kept.move_to_end(table_id)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return table

    def brought_on(self, table_id: str) -> Table | None:
        """The copy in memory, if all that happened since is one choice. None if that is not sure, or not all of it.

        Every change makes the revision one higher, and only choices make the record longer. What a choice changes
        besides the game is the clock, and when a sealed question was open last.
        """
        table = self.kept.get(table_id)
        if table is None or table.match is None or table.recent is None or table.sitting.clock is not None:
            return None
        if table.is_sealed and table.has_company:
            return None
        with readable():
            row, entries = self.store.since(table.row, table.match.length)
        if row.revision != table.row.revision + 1 or not entries:
            return None
        try:
            steps = repeated(table.match, entries)
        except (ValueError, LookupError, TypeError, AssertionError):
            steps = []
        if table.match.length != row.length:
            table.match = None  # it is neither what it was nor what the store has
            return None
        table.moved_on(row, steps)
        self.outdated(table)
        return table

    def opened(self, table_id: str) -> Table:
        """What the store has, on what a copy has already where that can be."""
        row, was = self.row(table_id), self.kept.pop(table_id, None)
        # Its match goes on in the new one: should the store fall silent now, nobody must find half of it.
        table = (was and self.brought_up(was, row)) or self.load(row)
        self.attend(table)
        self.kept[table_id] = table
        self.outdated(table)
        return table

    def brought_up(self, table: Table, row: TableRow) -> Table | None:
        """A copy with what others have written since; None if it must be opened anew."""
        match = table.match
        if match is None or row.status not in ("playing", "over") or row.versions != table.row.versions:
            return None
        there = self.outside(row)
        try:
            steps = repeated(match, self.store.entries(row.id, match.length, row.length))
        except (ValueError, LookupError, TypeError, AssertionError):
            return None
        match.names = there.names
        if match.length != row.length or table.recent is None:
            return None
        table.recent.add(steps)
        return replace(there, match=match, snapshot_at=table.snapshot_at, recent=table.recent)

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
            table.recent = Recent(table.match.sent)
        return table

    def attend(self, table: Table) -> None:
        """See what people have going on at a table besides the game."""
        with readable():
            table.leavers = kept_sittings.leavers(self.store, table.id)
            table.sitting = sittings.read(kept_sittings.sitting(self.store, table.id))
            none: list[Hours | None] = [None] * table.row.players
            has_hours = table.has_company or table.row.ways
            table.hours = hours_at(self.store, table.id, table.row.players) if has_hours else none
            rows = presences.rows(self.store, table.id) if table.has_company else {}
            table.seen = talking.marks(self.store, table.id, talking.GOINGS) if table.sitting.goings else {}
        table.presence = {seat: row.shown for seat, row in rows.items()}

    def glimpse(self, table_id: str) -> Table:
        """A table for a list: a copy in memory that is what the store has, or a new one with its game left closed."""
        with readable():
            revision = self.store.revision(table_id)
        for copies in (self.kept, self.closed):
            table = copies.get(table_id)
            if table is not None and table.row.revision == revision:
                return table
        table = self.outside(self.row(table_id))
        self.closed[table_id] = table
        self.closed.move_to_end(table_id)
        while len(self.closed) > MOST_CLOSED:
            self.closed.popitem(last=False)
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


def hours_at(store: Store, table_id: str, players: int) -> list[Hours | None]:
    """By seat, the quiet hours of who took it."""
    found = kept_sittings.hours_at(store, table_id)
    return [Hours(*found[seat]) if seat in found else None for seat in range(players)]
