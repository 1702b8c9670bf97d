"""Campaigns: games one after the other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("agreed", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("campaign", sa.Text))
        tables.create_foreign_key("fk_tables_campaign", "campaigns", ["campaign"], ["id"])
        tables.create_index("ix_tables_campaign", ["campaign"])
