"""Tables have clocks and ways to play; people have quiet hours, come and go, talk and take notes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ways", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("due", sa.Float),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_index("sittings_due", "sittings", ["due"])
    op.create_table(
        "hours",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "leavers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_index("leavers_of_visitor", "leavers", ["visitor"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False),
        sa.Column("shown", sa.String(8), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("phrase", sa.Integer),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "read_marks",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("text", sa.String(8000), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_table(
        "mutes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("at_table", sa.String(32), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(1000), nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    for name in ("reports", "mutes", "notes", "read_marks", "talk", "presence", "leavers"):
        op.drop_table(name)
    op.drop_table("beats")
    op.drop_table("hours")
    op.drop_table("sittings")
    op.drop_column("tables", "ways")
