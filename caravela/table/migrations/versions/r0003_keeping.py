"""Whether the database still keeps what it is given; and ways to find all that belongs to a person, before one is forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_links_person", "links", ["person"])
