"""What somebody wants of a table for themselves is kept: that it is not in their list."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_marks_table_id"), nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", name="fk_marks_person"), nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "mark", name="pk_marks"),
    )
    op.create_index("ix_marks_person", "marks", ["person"])
