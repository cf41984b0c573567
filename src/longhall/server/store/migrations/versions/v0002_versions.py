"""Tables know the rules that they were played under, why they were closed, and how they ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("versions", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("closed", sa.String(32)))
    op.add_column("tables", sa.Column("result", sa.JSON))


def downgrade() -> None:
    for column in ("versions", "closed", "result"):
        op.drop_column("tables", column)
