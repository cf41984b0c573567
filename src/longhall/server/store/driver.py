"""The driver beneath SQLAlchemy, for the few statements that every change needs: it prepares them once.

Statements are written with `?`. Connections may be SQLite's or PostgreSQL's.
"""

import contextlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, PoolProxiedConnection
from sqlalchemy.exc import DatabaseError

from longhall.server.store.rows import Unavailable

Row = tuple[Any, ...]


@lru_cache(maxsize=64)
def in_words_of(dialect: str, statement: str) -> str:
    return statement if dialect == "sqlite" else statement.replace("?", "%s")


class Batch:
    """Many rows within a transaction that is open."""

    def __init__(self, connection: Connection) -> None:
        self.raw: Any = connection.connection.driver_connection
        self.dialect = connection.dialect.name

    def each(self, statement: str, rows: Sequence[Row]) -> list[int]:
        """Carry out a statement for every row; how many rows of the table each changed."""
        statement = in_words_of(self.dialect, statement)
        with contextlib.nullcontext() if self.dialect == "sqlite" else self.raw.pipeline():
            cursors = [self.raw.execute(statement, row) for row in rows]
        return [cursor.rowcount for cursor in cursors]

    def has(self, statement: str, row: Row) -> bool:
        """Whether there is anything."""
        return self.raw.execute(in_words_of(self.dialect, statement), row).fetchone() is not None

    def many(self, statement: str, rows: Sequence[Row]) -> None:
        if rows:
            self.raw.cursor().executemany(in_words_of(self.dialect, statement), rows)


class Driver:
    """A connection of one thread, in which every statement stands for itself and sees what is there now."""

    def __init__(self, connection: PoolProxiedConnection, dialect: Dialect) -> None:
        raw: Any = connection.driver_connection
        self.raw = raw
        connection.detach()  # from the pool, which would lend it to others
        self.dialect = dialect.name
        self.fault: type[Exception] = dialect.loaded_dbapi.OperationalError
        self.damage: type[Exception] = dialect.loaded_dbapi.DatabaseError
        self.is_broken = False
        if self.dialect != "sqlite":
            self.raw.set_autocommit(True)

    def first(self, statement: str, row: Row) -> Any:
        """The first row that is found, or None."""
        return next(iter(self.all(statement, row)), None)

    def all(self, statement: str, row: Row) -> list[Any]:
        try:
            found: list[Any] = self.raw.execute(in_words_of(self.dialect, statement), row).fetchall()
            return found
        except self.fault as fault:
            self.is_broken = True
            self.close()
            raise Unavailable from fault
        except self.damage as fault:
            raise DatabaseError(statement, None, fault) from fault

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.raw.close()
