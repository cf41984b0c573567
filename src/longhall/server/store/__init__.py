"""What must outlive the process: tables, seats, records, logs and snapshots."""

from longhall.server.store.store import Begun, Change, Overtaken, SeatRow, Store, TableRow

__all__ = ["Begun", "Change", "Overtaken", "SeatRow", "Store", "TableRow"]
