"""Browsers that are told without a page being open, and the key with which a server says who it is."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", name="fk_subscriptions_person"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failed", sa.Double),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
