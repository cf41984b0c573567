"""What a keeper watches: numbers for Prometheus, on an address of their own (`longhall serve --metrics HOST:PORT`).

No number is kept by table, seat or person, and none leaves by the hall's own address. docs/operating.md says what
to look for.
"""

import time
from contextvars import ContextVar
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REQUESTS = Histogram(
    "longhall_request_seconds",
    "From a request to its answer, by the kind that the limits know and the first figure of the status",
    ["kind", "status"],
    buckets=SECONDS,
    registry=REGISTRY,
)
CHANGES = Counter("longhall_changes", "Changes to games that were made", registry=REGISTRY)
COMMITS = Counter("longhall_commits", "Transactions that were written", registry=REGISTRY)
COMMIT = Histogram("longhall_commit_seconds", "How long a commit took", buckets=SECONDS, registry=REGISTRY)
QUEUE = Gauge("longhall_hall_queue", "Wishes that wait for the hall, or are being seen to", registry=REGISTRY)
SHOWN = Histogram(
    "longhall_shown_seconds",
    "From the arrival of a change until a seat's socket was sent what came of it, once for each socket",
    buckets=SECONDS,
    registry=REGISTRY,
)
SOCKETS = Gauge("longhall_websockets", "Open websockets", registry=REGISTRY)
THINKING = Gauge(
    "longhall_bots_queue", "Seats that a bot or the table itself is about to answer for", registry=REGISTRY
)
LATENESS = Histogram(
    "longhall_bot_lateness_seconds",
    "By how much a bot's answer came after its fixed time",
    buckets=SECONDS,
    registry=REGISTRY,
)
PRESSED = Counter(
    "longhall_bots_pressed", "Answers for which a bot had less time to think than it would take", registry=REGISTRY
)
EXPIRED = Counter("longhall_expired_tables", "Tables that were cleared away", registry=REGISTRY)
OUTBOX = Gauge("longhall_outbox", "Notices that are due and not yet sent", registry=REGISTRY)
OUTBOX_AGE = Gauge("longhall_outbox_seconds", "How long the oldest of them has been due", registry=REGISTRY)
NOTICES = Counter(
    "longhall_notices", "Notices by channel, and what became of them", ["channel", "outcome"], registry=REGISTRY
)
REPORTS = Counter("longhall_reports", "Reports of what was said at tables", registry=REGISTRY)

# When the request came that is being seen to; None where nobody asked, as with a bot's answer.
ARRIVED: ContextVar[float | None] = ContextVar("arrived", default=None)


def shown(arrived: float | None) -> None:
    """A socket was sent what came of a change."""
    if arrived is not None:
        SHOWN.observe(time.monotonic() - arrived)


def expose(place: str) -> tuple[WSGIServer, Thread]:
    """Answer Prometheus at `host:port`. OSError if nobody can listen there."""
    host, _, port = place.rpartition(":")
    return start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)
