"""Lines to PostgreSQL that are given up when it says nothing, though its machine still takes what is sent.

Whoever asked would wait for ever otherwise, and the hall's thread with them.
"""

import time
from collections.abc import Generator
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event

# Seconds, and milliseconds, that a server has to answer. An address may name others.
BOUNDS = {"connect_timeout": "5", "tcp_user_timeout": "10000", "options": "-c statement_timeout=10000"}
SILENCE = 12.0  # seconds, more than the server itself gives a statement


class Line(psycopg.Connection[Any]):
    patience = SILENCE

    def wait(self, gen: Any, *args: Any, **more: Any) -> Any:
        try:
            return super().wait(bounded(gen, time.monotonic() + self.patience), *args, **more)
        except Silent:
            self.close()
            raise


class Silent(psycopg.OperationalError):
    """Nothing came for too long."""


def bounded(gen: Any, end: float) -> Generator[Any, Any, Any]:
    """What psycopg waits for, until then. It is resumed ten times a second with nothing, while nothing comes."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > end:
                raise Silent
            wanted = gen.send(ready)
    except StopIteration as done:
        return done.value


def open_lines(url: URL) -> Engine:
    engine = create_engine(url.set(query={**BOUNDS, **url.query}), hide_parameters=True, pool_pre_ping=True)

    @event.listens_for(engine, "do_connect")
    def connect(_: object, __: object, args: tuple[Any, ...], named: dict[str, Any]) -> Line:
        return Line.connect(*args, **named)

    @event.listens_for(engine, "checkout")
    def lend(line: Line, *_: object) -> None:
        line.patience = SILENCE

    return engine


def take_time(connection: Connection) -> None:
    """Nothing is given up in this transaction."""
    line: Any = connection.connection.driver_connection
    line.patience = float("inf")
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
