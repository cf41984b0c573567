"""People are told: an outbox, where notices go, and what somebody wants to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("endpoint", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("slot", sa.String(12), nullable=False),
        sa.Column("more", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("handed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("taken_by", sa.String(32), nullable=False, server_default=""),
        sa.Column("taken_until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_of_visitor", "outbox", ["visitor"])
    op.create_table(
        "endpoints",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("style", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("group_id", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failing", sa.Float),
    )
    for name, column in (("visitor", "visitor"), ("table", "table_id"), ("group", "group_id")):
        op.create_index(f"endpoints_of_{name}", "endpoints", [column])
    op.create_table(
        "notice_wishes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("letter_key", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "table_wishes",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("hears", sa.String(8), nullable=False),
    )
    op.create_table(
        "letter_tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "hall_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(2000), nullable=False),
    )


def downgrade() -> None:
    for name in ("hall_keys", "letter_tokens", "table_wishes", "notice_wishes", "endpoints", "outbox"):
        op.drop_table(name)
