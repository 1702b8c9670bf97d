"""A table may be offered to everybody on a server, or be open to onlookers. Tables of before are neither."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("watchable", sa.Boolean, nullable=False, server_default=sa.false()))
