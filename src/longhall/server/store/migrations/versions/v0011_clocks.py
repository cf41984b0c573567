"""Tournaments are played by a clock."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("clock", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("tournaments", "clock")
