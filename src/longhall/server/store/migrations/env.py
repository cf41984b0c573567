"""Alembic's entrance: the store hands over its connection; on the command line `-x database=ADDRESS` names one."""

from alembic import context
from sqlalchemy import Connection, create_engine

from longhall.server.store.schema import METADATA


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


handed_over = context.config.attributes.get("connection")
if handed_over is not None:
    migrate(handed_over)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["database"]).connect() as opened:
        migrate(opened)
