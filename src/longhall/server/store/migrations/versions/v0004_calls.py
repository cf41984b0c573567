"""Work for bots waits in rows of its own, and every table counts its changes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("watched_until", sa.Float, nullable=False, server_default="0"),
        sa.Column("taken_by", sa.String(32), nullable=False, server_default=""),
        sa.Column("taken_until", sa.Float, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_index("calls_free", "calls", ["taken_until"])
    op.create_index("tables_of_host", "tables", ["host", "status"])
    op.execute(
        "INSERT INTO calls (table_id, owner, alone) SELECT id, host, NOT EXISTS "
        "(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person') "
        "FROM tables WHERE calls AND status = 'playing'"
    )
    op.drop_column("tables", "calls")


def downgrade() -> None:
    op.add_column("tables", sa.Column("calls", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET calls = EXISTS (SELECT 1 FROM calls WHERE calls.table_id = tables.id)")
    op.drop_table("calls")
    op.drop_index("tables_of_host", "tables")
    op.drop_column("tables", "revision")
