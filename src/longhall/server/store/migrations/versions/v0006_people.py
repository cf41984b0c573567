"""People have accounts, ratings, groups and tournaments; tables may be rated or belong to a group."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("group_id", sa.String(32)))
    op.create_index("tables_of_group", "tables", ["group_id", "status"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(96), nullable=False, unique=True),
        sa.Column("password", sa.String(256)),
        sa.Column("email", sa.String(254)),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("shield", sa.JSON(none_as_null=True)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("public_key", sa.String(2000), nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
    )
    op.create_index("passkeys_of_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(128), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("was", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_index("rated_of_person", "rated", ["person"])
    op.create_index("rated_settled", "rated", ["settled"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
    )
    op.create_index("ratings_of_game", "ratings", ["game"])
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"]),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
    )
    op.create_index("members_person", "members", ["person"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("group_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"]),
    )
    op.create_index("tournaments_of_group", "tournaments", ["group_id"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32)),
        sa.Column("places", sa.JSON(none_as_null=True)),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
    )
    op.create_index("pairings_at", "pairings", ["at"])


def downgrade() -> None:
    for name in (
        "pairings",
        "tournaments",
        "members",
        "groups",
        "ratings",
        "rated",
        "challenges",
        "passkeys",
        "sessions",
        "people",
    ):
        op.drop_table(name)
    op.drop_index("tables_of_group", "tables")
    op.drop_column("tables", "group_id")
    op.drop_column("tables", "rated")
