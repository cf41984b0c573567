"""How much a record may take in the store, and standing orders anywhere: whatever is written was measured before.

A record that somebody brings can be made by hand. A few letters of it can stand for much that is written, again
and again with every snapshot, so what is written is counted, and snapshots stand further apart where they are large.
"""

import json
from collections.abc import Mapping
from typing import Any

from longhall.match import RecordError

MOST_ENTRIES = 20_000  # of a record that is brought; at a table only plays go on beyond them
MOST_ORDERS = 4_000  # bytes of JSON: the standing orders of one seat
MOST_EDITION = 60_000  # bytes of JSON
MOST_WRITTEN = 32 * 2**20  # bytes of JSON that one record may become in the store
FOR_SNAPSHOTS = 8 * 2**20  # of them


def weight(data: Any) -> int:
    """Bytes that something takes as JSON."""
    return len(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def are_too_large(orders: Any) -> bool:
    return weight(orders) > MOST_ORDERS


def check(record: Mapping[str, Any]) -> None:
    """What of a record repeats itself in the store must be small. RecordError says what is not."""
    entries = record["entries"]
    if len(entries) > MOST_ENTRIES:
        raise RecordError(f"a record has at most {MOST_ENTRIES} entries")
    for number, entry in enumerate(entries):
        if "set" in entry and are_too_large(entry["set"]):
            raise RecordError(f"entry {number}: standing orders have at most {MOST_ORDERS} bytes")
    if weight(record.get("edition")) > MOST_EDITION:
        raise RecordError(f"an edition has at most {MOST_EDITION} bytes")


class Room:
    """What is left for a record while it is taken apart."""

    def __init__(self, entries: int, snapshot_every: int) -> None:
        self.entries = entries
        self.usual = snapshot_every
        self.apart = snapshot_every  # entries from one snapshot to the next
        self.left = MOST_WRITTEN
        self.for_snapshots = FOR_SNAPSHOTS

    def take(self, data: Any) -> int:
        """Something is to be written. RecordError if that is too much."""
        taken = weight(data)
        self.left -= taken
        if self.left < 0:
            raise RecordError(f"what happens in the record takes more than {MOST_WRITTEN // 2**20} MB")
        return taken

    def snapshot(self, snapshot: Mapping[str, Any]) -> None:
        """A snapshot is to be written, and the next ones as close to it as there is room for the rest of the record."""
        taken = self.take(snapshot)
        self.for_snapshots = max(0, self.for_snapshots - taken)
        more = self.for_snapshots // taken
        rest = self.entries - snapshot["length"]
        self.apart = max(self.usual, -(-rest // (more + 1)) if more else rest + 1)
