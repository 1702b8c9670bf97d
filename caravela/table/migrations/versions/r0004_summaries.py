"""What lists say of a table is kept with it. Tables of before have nothing there until somebody asks."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("summary", sa.JSON(none_as_null=True)))
