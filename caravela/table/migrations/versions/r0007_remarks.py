"""People at a table can talk: what was said is kept with it. At tables of before anything may be said."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_remarks_table_id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", name="fk_remarks_person"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_remarks"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("talk", sa.Text, nullable=False, server_default="all"))
