"""Tables, seats, records, logs and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.JSON),
        sa.Column("origin", sa.JSON),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("calls", sa.Boolean, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["visibility", "status", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("key", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "holders",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.number"]),
    )
    op.create_index("holders_of_table", "holders", ["table_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("sent", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "happenings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("sent", sa.JSON, nullable=False),
        sa.Column("gone", sa.Integer),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_index("happenings_gone", "happenings", ["table_id", "gone"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("length", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "changes",
        sa.Column("scope", sa.String(96), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("answer", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("changes_created", "changes", ["created"])


def downgrade() -> None:
    for table in ("changes", "snapshots", "happenings", "entries", "holders", "seats", "tables"):
        op.drop_table(table)
