"""How games have ended is kept seat by seat, with ratings. What those of before came to is found out later."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    numbers = ("players", "place", "score", "moves")
    flags = ("left", "won", "conceded", "rated")
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_results_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", name="fk_results_person")),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("name", "kind", "game")],
        *[sa.Column(name, sa.Integer, nullable=False) for name in numbers],
        *[sa.Column(name, sa.Boolean, nullable=False) for name in flags],
        *[sa.Column(name, sa.Double, nullable=False) for name in ("began", "at")],
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", name="fk_ratings_person"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
