"""What must outlive the process: tables, seats, records, logs and snapshots."""

from longhall.server.store.rows import (
    Append,
    Begun,
    Call,
    Change,
    NewerStore,
    Overtaken,
    SeatRow,
    SittingRow,
    TableRow,
    Unavailable,
)
from longhall.server.store.store import Store

__all__ = [
    "Append",
    "Begun",
    "Change",
    "Call",
    "NewerStore",
    "Overtaken",
    "SeatRow",
    "SittingRow",
    "Store",
    "TableRow",
    "Unavailable",
]
