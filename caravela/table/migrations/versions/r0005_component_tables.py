"""Component tables are kept by their hash, each set once. What tables of before carry is copied, and stays for older releases."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    kept = op.create_table(
        "component_tables",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("wording", sa.Text, nullable=False),
        sa.Column("texts", sa.JSON(none_as_null=True), nullable=False),
        sa.PrimaryKeyConstraint("game", "hash", "wording", name="pk_component_tables"),
    )
    with op.batch_alter_table("tables") as altered:
        altered.add_column(sa.Column("wording", sa.Text))
    names = ("id", "game", "tables_hash", "wording")
    tables = sa.table(
        "tables", *[sa.column(name, sa.Text) for name in names], sa.column("own_tables", sa.JSON(none_as_null=True))
    )
    connection, copied = op.get_bind(), set()
    for id in connection.execute(sa.select(tables.c.id).where(tables.c.own_tables.is_not(None))).scalars().all():
        own = sa.select(tables.c.game, tables.c.tables_hash, tables.c.own_tables).where(tables.c.id == id)
        game, hash, texts = connection.execute(own).one()
        wording = hashlib.sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()
        connection.execute(tables.update().where(tables.c.id == id).values(wording=wording))
        if (game, hash, wording) not in copied:
            copied.add((game, hash, wording))
            op.bulk_insert(kept, [{"game": game, "hash": hash, "wording": wording, "texts": texts}])
