"""Reviews of finished games are kept with their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_reviews_table_id"), primary_key=True),
        sa.Column("document", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
