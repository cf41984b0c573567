"""What must outlive the process: tables, seats, records, logs and snapshots."""

from longhall.server.store.store import Change, Overtaken, SeatRow, Store, TableRow

__all__ = ["Change", "Overtaken", "SeatRow", "Store", "TableRow"]
