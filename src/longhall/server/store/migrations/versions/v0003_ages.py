"""Tables have an age in days, and go when nobody came back to them for long."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ages",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )


def downgrade() -> None:
    op.drop_table("ages")
