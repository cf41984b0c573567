"""What must outlive the process: tables, seats, records, logs and snapshots."""

from longhall.server.store.store import Begun, Change, NewerStore, Overtaken, SeatRow, Store, TableRow

__all__ = ["Begun", "Change", "NewerStore", "Overtaken", "SeatRow", "Store", "TableRow"]
