"""Games know when they began, and entries when they were written: a seat is told when its own transcript last grew."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.Float))
    op.add_column("entries", sa.Column("at", sa.Float))


def downgrade() -> None:
    op.drop_column("entries", "at")
    op.drop_column("tables", "begun")
