"""Reviews of finished games are kept, piece by piece while they are made."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("piece", sa.String(64), primary_key=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )


def downgrade() -> None:
    op.drop_table("reviews")
