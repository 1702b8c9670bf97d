"""People, tables and what was done at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    document = sa.JSON(none_as_null=True)
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("settings", document, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("tables_hash", sa.Text, nullable=False),
        sa.Column("own_tables", document),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("agreed", document, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("start_fate", document, nullable=False),
        sa.Column("clock", document),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("rematch_of", sa.Text),
        sa.Column("next", sa.Text),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
    )
    op.create_table(
        "roles",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "role", "seat", name="pk_roles"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_roles_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_roles_person"),
    )
    op.create_index("ix_roles_person", "roles", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
        sa.Column("used_by", sa.Text),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_links_person"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Text, nullable=False),
        sa.Column("fate", document, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_acts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_acts_table_id"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
        sa.UniqueConstraint("person", "table_id", "number", "kind", name="uq_notices_person"),
    )
