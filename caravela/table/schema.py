"""What the database holds. Times are seconds since 1970, ids are random text, and no token is kept, only its SHA-256."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

# JSON and not JSONB: the set-up of a game and the pages of its component tables keep their order.
Document: Final = JSON(none_as_null=True)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Document, nullable=False),
    Column("created", Double, nullable=False),
)

# One browser of a person.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index(None, "person"),
)

# Games one after the other. What one hands on to the next follows from its acts and is kept nowhere else.
campaigns: Final = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("agreed", Document, nullable=False),  # the set-up of the first game
    Column("created", Double, nullable=False),
)

# The component tables that games were begun with, each set once: also those that were shipped, because a later release may
# have others. A set of somebody's own is told apart by its wording as well: remarks in it are for those alone who play with it.
component_tables: Final = Table(
    "component_tables",
    metadata,
    Column("game", Text, nullable=False),
    Column("hash", Text, nullable=False),  # of what they say
    Column("wording", Text, nullable=False),  # SHA-256 of the texts; "" for tables that were shipped
    Column("texts", Document, nullable=False),
    PrimaryKeyConstraint("game", "hash", "wording"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("tables_hash", Text, nullable=False),
    Column("own_tables", Document),  # the texts of corrected component tables, as the first release wrote them
    Column("title", Text, nullable=False),
    Column("agreed", Document, nullable=False),
    Column("preset", Text, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, over; cancelled before it began
    Column("secret", LargeBinary),
    Column("start_fate", Document, nullable=False),
    Column("clock", Document),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("rematch_of", Text),
    Column("next", Text),  # the rematch
    Column("imported", Boolean, nullable=False),
    Column("campaign", Text, ForeignKey("campaigns.id")),
    Column("summary", Document),  # what lists say of the game
    Column("wording", Text),  # of the component tables; none: an older release made the table
    Column("talk", Text, nullable=False, server_default="all"),  # what players may say to each other: all, phrases, none
    Column("offered", Boolean, nullable=False, server_default=false()),  # anybody on this server may take a free seat
    Column("watchable", Boolean, nullable=False, server_default=false()),  # anybody on this server may look on
    Column("rated", Boolean, nullable=False, server_default=false()),  # its result counts for the ratings of its players
    Column("hints", Boolean, nullable=False, server_default=false()),  # players may ask for hints though others play here
    Index(None, "campaign"),
    Index(None, "host"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # person, or the level of a bot
    Column("name", Text, nullable=False),
    Column("colour", Integer, nullable=False),
    Column("open", Boolean, nullable=False),  # waits to be taken
    PrimaryKeyConstraint("table_id", "number"),
)

roles: Final = Table(
    "roles",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("role", Text, nullable=False),  # host, seat, coach, watch
    Column("seat", Integer, nullable=False),  # -1 for roles without a seat
    PrimaryKeyConstraint("table_id", "person", "role", "seat"),
    Index(None, "person"),
)

links: Final = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id")),  # none for a device
    Column("role", Text, nullable=False),  # seat, coach, watch, device
    Column("seat", Integer, nullable=False),  # -1 for links without a seat
    Column("person", Text, ForeignKey("people.id"), nullable=False),  # who made it
    Column("once", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double),
    Column("used_by", Text),
    Index(None, "table_id"),
    Index(None, "person"),
)

# What somebody wants of a table for themselves.
marks: Final = Table(
    "marks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("mark", Text, nullable=False),  # removed: not in my list; muted: I do not hear what is said there
    PrimaryKeyConstraint("table_id", "person", "mark"),
    Index(None, "person"),
)

# What people have said to each other at a table, the latest few hundred.
remarks: Final = Table(
    "remarks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", Boolean, nullable=False),  # the text is the id of a message, which everybody reads in their language
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# Everything that was done at a table, one row each, never changed and never deleted: an undo is an act of its own.
acts: Final = Table(
    "acts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # take, undo, bot, person, order, ask, agree, decline, ended
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("fate", Document, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# How games have ended, seat by seat. It follows from the acts of a table, and ratings follow from it.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id")),  # none for a bot
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # person, or the level of a bot
    Column("left", Boolean, nullable=False),  # a bot played for the person when the game ended
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("began", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person"),
)

# What follows from the results of rated games, kept so that nobody has to count them all.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# What was found when a finished game was looked at again, made once; also as far as it has come.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("document", Document, nullable=False),
    Column("at", Double, nullable=False),
)

# Who was told that the table waits, so that of several servers only one tells.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # turn, reminder, …
    Column("at", Double, nullable=False),
    Column("sent", Double),
    ForeignKeyConstraint(["person"], ["people.id"]),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    UniqueConstraint("person", "table_id", "number", "kind"),
)

# A browser that is told though no page is open, by way of its push service.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),  # SHA-256 of the address
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),  # the browser's public key, for which notices are sealed
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("failed", Double),  # since when nothing arrives there
    Index(None, "person"),
)

# What a server keeps to itself: the key with which it says who it is to push services.
keys: Final = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", LargeBinary, nullable=False))

# One row, written anew whenever somebody asks whether the database still keeps what it is given.
pulse: Final = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", Double, nullable=False))
