"""Reviews in the store: the pieces that are made so far, or the whole."""

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select

from longhall.server.store.schema import REVIEWS
from longhall.server.store.store import Store

WHOLE = "whole"


def pieces_of(store: Store, table_id: str) -> dict[str, Any]:
    """What is kept of a table's review, by the names of the pieces; WHOLE alone once it is done."""
    query = select(REVIEWS.c.piece, REVIEWS.c.body).where(REVIEWS.c.table_id == table_id)
    with store.reading() as connection:
        return {piece: body["made"] for piece, body in connection.execute(query)}


def keep_pieces(table_id: str, made: Mapping[str, Any]) -> Callable[[Connection], None]:
    """By their names. Another process may have made the same already."""

    def write(connection: Connection) -> None:
        connection.execute(delete(REVIEWS).where(and_(REVIEWS.c.table_id == table_id, REVIEWS.c.piece.in_(made))))
        rows = [{"table_id": table_id, "piece": name, "body": {"made": what}} for name, what in made.items()]
        connection.execute(insert(REVIEWS), rows)

    return write


def keep_whole(table_id: str, whole: dict[str, Any]) -> Callable[[Connection], None]:
    """The whole takes the place of its pieces."""

    def write(connection: Connection) -> None:
        connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table_id))
        connection.execute(insert(REVIEWS).values(table_id=table_id, piece=WHOLE, body={"made": whole}))

    return write
