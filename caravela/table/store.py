"""The store: people, links, tables and every act at them, in SQLite or PostgreSQL.

Every method is one transaction and may be called from any thread. What a method has returned stays, whatever happens to the
server afterwards: SQLite syncs each commit to disk (0.3 ms measured), PostgreSQL does so by itself.
"""

import hashlib
import json
import re
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, RowMapping, Table, exc, select
from sqlalchemy.dialects import postgresql, sqlite

from caravela.core.refused import Refused
from caravela.games import GAMES
from caravela.table.database import Database
from caravela.table.rating import NEWCOMER, SURE, rate
from caravela.table.schema import (
    acts,
    campaigns,
    component_tables,
    keys,
    links,
    marks,
    notices,
    people,
    ratings,
    remarks,
    results,
    reviews,
    roles,
    seats,
    sessions,
    subscriptions,
    tables,
)

HOUR: Final = 3600.0
OFFERED: Final = 30 * 24 * HOUR  # for so long after the last act a table is listed for everybody
LEFT_OVER: Final = 30.0  # seconds after which a notice that was claimed and not sent is anybody's
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # without l, o, 0 and 1, which look alike
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
NO_SEAT: Final = -1
SAID: Final = -1  # what other servers hear, instead of the number of an act, when somebody has said something
NOT_BEGUN: Final = ("open", "cancelled")  # what the status of a table is before its game
MOST_REMARKS: Final = 300  # that a table keeps
MOST_BROWSERS: Final = 10  # of one person that are told without a page
MOST_LINKS: Final = 20  # that lead to the same: to the coach of a seat, to the spectators of a table, to one person's devices


class Taken(Exception):
    """Somebody else was first: the act with this number is there already."""


# -- rows --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    settings: dict[str, Any]
    created: float


@dataclass(frozen=True)
class Link:
    """A way to a role: seat, coach or watch at a table, or another device of a person."""

    table_id: str | None
    role: str
    seat: int
    person: str  # who made it; of a device, whose it will be
    once: bool
    created: float
    expires: float | None
    used_by: str | None


@dataclass(frozen=True)
class Seat:
    number: int
    kind: str = "person"  # or the level of a bot
    name: str = ""
    colour: int = 0
    open: bool = False  # waits to be taken


@dataclass(frozen=True)
class Role:
    person: str
    role: str  # host, seat, coach, watch
    seat: int = NO_SEAT
    table_id: str = ""


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    version: int
    tables_hash: str
    agreed: dict[str, str]
    preset: str
    host: str
    title: str = ""
    status: str = "open"  # open, playing, over; cancelled before it began
    own_tables: dict[str, str] | None = None  # the texts of corrected component tables
    secret: bytes | None = field(default=None, repr=False)
    start_fate: tuple[int, ...] = ()
    clock: dict[str, Any] | None = None
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    rematch_of: str | None = None
    next: str | None = None  # the rematch
    imported: bool = False
    campaign: str | None = None
    summary: dict[str, Any] | None = None  # what lists say of the game; none: nobody has found out yet
    talk: str = "all"  # what players may say to each other: all, phrases, none
    offered: bool = False  # anybody on this server may take a free seat
    watchable: bool = False  # anybody on this server may look on
    rated: bool = False  # its result counts for the ratings of its players
    hints: bool = False  # players may ask for hints though others play here
    seats: tuple[Seat, ...] = ()  # these two are known only in a list of somebody's tables
    roles: tuple[Role, ...] = ()

    @property
    def wording(self) -> str:
        """What tells component tables of somebody's own apart from others that say the same."""
        return worded(self.own_tables) if self.own_tables is not None else ""


@dataclass
class Listed:
    """One of somebody's tables, as far as it takes to put a list in order."""

    id: str
    status: str
    updated: float
    campaign: str | None
    summary: dict[str, Any] | None
    mine: list[int]  # the person's seats at which no bot plays
    removed: bool = False  # the person does not want to see it in the list

    @property
    def waiting(self) -> bool:
        """Whether the person is the one to decide."""
        asked = self.status == "playing" and self.summary is not None and self.summary["decider"] in self.mine
        return asked and not self.removed


@dataclass(frozen=True)
class CampaignRow:
    id: str
    game: str
    name: str
    agreed: dict[str, str]  # the set-up of the first game
    created: float = field(default_factory=time.time)


@dataclass(frozen=True)
class Act:
    number: int  # from 1 on, without gaps
    kind: str  # take, undo, bot, person, …
    seat: int
    option: str
    fate: tuple[int, ...]
    at: float


@dataclass(frozen=True)
class Remark:
    """What somebody has said at a table: a text, or the id of a phrase."""

    number: int
    person: str
    seat: int
    phrase: bool
    text: str
    at: float


@dataclass(frozen=True)
class Result:
    """How a game has ended for a seat."""

    table_id: str
    seat: int
    person: str | None  # none for a bot
    name: str
    kind: str  # person, or the level of a bot
    left: bool  # a bot played for the person when the game ended
    game: str
    players: int
    place: int
    score: int
    won: bool
    conceded: bool
    moves: int
    began: float
    at: float
    rated: bool


@dataclass(frozen=True)
class Subscription:
    """A browser that is told though no page is open."""

    id: str
    person: str
    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    created: float
    failed: float | None = None  # since when nothing arrives there


@dataclass(frozen=True)
class NewTable:
    """A table with all that belongs to it when it is made: from a record, also what was done there before."""

    row: TableRow
    seats: Sequence[Seat]
    roles: Sequence[Role] = ()
    acts: Sequence[Act] = ()


@dataclass(frozen=True)
class Notice:
    id: str
    person: str
    table_id: str
    number: int
    kind: str
    at: float
    sent: float | None


def by_table(rows: Iterable[RowMapping]) -> list[list[Result]]:
    """Results game by game, in the order in which they come."""
    found: dict[str, list[Result]] = {}
    for row in rows:
        found.setdefault(row["table_id"], []).append(Result(**row))
    return list(found.values())


def place_for_rating(result: Result, ended: Sequence[Result]) -> int:
    """Whoever has left the seat to a bot comes after all others."""
    rank = (result.left, result.place)
    return 1 + sum([(other.left, other.place) < rank for other in ended])


def made(row: RowMapping, **more: Any) -> TableRow:
    said = {name: value for name, value in row.items() if name != "wording"}
    return TableRow(**{**said, "start_fate": tuple(row["start_fate"]), **more})


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def worded(texts: dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


# -- the store ---------------------------------------------------------------------------------------------------------


# What is said to the database with every act.
HERE: Final[sa.BindParameter[str]] = sa.bindparam("table")
TOLD: Final = tables.update().where(tables.c.id == HERE).values(updated=sa.bindparam("now"), summary=sa.bindparam("told"))
LAST_ACT: Final = select(sa.func.max(acts.c.number)).where(acts.c.table_id == HERE)
NEXT_ACT: Final = acts.insert()


class Store(Database):
    """Everything that must outlive the server."""

    # -- people ----------------------------------------------------------------------------------------------------

    def new_person(self, language: str) -> tuple[Person, str]:
        """A person nobody has seen before, and the token for the browser."""
        person = Person(new_id(), "", language, {}, time.time())
        with self._write() as connection:
            connection.execute(people.insert().values(asdict(person)))
            return person, self._new_session(connection, person.id)

    def new_session(self, person: str) -> str:
        """Another browser of the same person: its token."""
        with self._write() as connection:
            return self._new_session(connection, person)

    def _new_session(self, connection: Connection, person: str) -> str:
        token, now = new_token(), time.time()
        connection.execute(sessions.insert().values(hash=hashed(token), person=person, created=now, seen=now))
        return token

    def person_of(self, token: str) -> Person | None:
        """Who holds the token. That the browser was seen is noted at most once an hour."""
        mine = sessions.c.hash == hashed(token)
        found = select(people, sessions.c.seen).join(sessions, sessions.c.person == people.c.id).where(mine)
        with self._read() as connection:
            row = connection.execute(found).mappings().first()
        if row is None:
            return None
        now = time.time()
        if now - row["seen"] > HOUR:
            with self._write() as connection:
                connection.execute(sessions.update().where(mine).values(seen=now))
        return Person(**{column.name: row[column.name] for column in people.c})

    def person(self, id: str) -> Person | None:
        with self._read() as connection:
            row = connection.execute(select(people).where(people.c.id == id)).mappings().first()
        return Person(**row) if row else None

    def update_person(
        self, id: str, name: str | None = None, language: str | None = None, settings: dict[str, Any] | None = None
    ) -> None:
        given = {"name": name, "language": language, "settings": settings}
        changes = {column: value for column, value in given.items() if value is not None}
        if changes:
            with self._write() as connection:
                connection.execute(people.update().where(people.c.id == id).values(changes))

    # -- links -----------------------------------------------------------------------------------------------------

    def new_link(
        self, table: str | None, role: str, seat: int, person: str, once: bool = False, expires: float | None = None
    ) -> str:
        """The token of a new link. Older ones to the same that nobody has used end: to a seat all, others when there are many."""
        token = new_token()
        row = Link(table, role, seat, person, once, time.time(), expires, None)
        same = (links.c.role == role) & (links.c.seat == seat)
        same &= links.c.table_id == table if table is not None else links.c.table_id.is_(None)
        if role != "seat":
            same &= links.c.person == person  # nobody ends the links of another
        with self._write() as connection:
            self._make_room(connection, same, 0 if role == "seat" else MOST_LINKS - 1)
            connection.execute(links.insert().values(hash=hashed(token), **asdict(row)))
        return token

    def _make_room(self, connection: Connection, same: sa.ColumnElement[bool], room: int) -> None:
        """Of links to the same thing so many stay, the latest; refused when those that are in use are too many already."""
        unused = links.c.used_by.is_(None)
        used = connection.execute(select(sa.func.count()).where(same & ~unused & ~links.c.once)).scalar() or 0
        if room and used > room:
            raise Refused("link-many", most=MOST_LINKS)
        latest = (
            select(links.c.hash).where(same & unused).order_by(links.c.created.desc(), links.c.hash).limit(max(0, room - used))
        )
        connection.execute(links.delete().where(same & unused & links.c.hash.not_in(latest)))

    def look_link(self, token: str) -> Link | None:
        with self._read() as connection:
            return self._link(connection, token)

    def _link(self, connection: Connection, token: str, locked: bool = False) -> Link | None:
        columns = [column for column in links.c if column.name != "hash"]
        found = select(*columns).where(links.c.hash == hashed(token))
        row = connection.execute(found.with_for_update() if locked else found).mappings().first()
        return Link(**row) if row else None

    def use_link(self, token: str, person: str, name: str = "") -> Link:
        """The person comes through the link and has its role from now on; through a link to a seat, sits down there.

        Coming again through a link that one has used oneself changes nothing. A link to a device works once in any case.
        """
        with self._write() as connection:
            link = self._link(connection, token, locked=True)
            if link is None:
                raise Refused("link-unknown")
            if link.used_by is not None and link.once:
                if link.used_by == person and self._holds(connection, link, person):
                    return link
                raise Refused("link-used")
            if link.expires is not None and link.expires < time.time():
                raise Refused("link-expired")
            if link.used_by is None:
                connection.execute(links.update().where(links.c.hash == hashed(token)).values(used_by=person))
            if link.table_id is not None:
                if link.role == "seat":
                    self._sit_down(connection, link.table_id, link.seat, person, name)
                else:
                    self._add_role(connection, link.table_id, person, link.role, link.seat)
            return link

    def _holds(self, connection: Connection, link: Link, person: str) -> bool:
        """Whether the person has the role that the link leads to. A device is not a role."""
        same = (roles.c.table_id == link.table_id) & (roles.c.role == link.role) & (roles.c.seat == link.seat)
        return connection.execute(select(roles.c.seat).where(same & (roles.c.person == person))).first() is not None

    # -- tables ----------------------------------------------------------------------------------------------------

    def create_table(self, row: TableRow, seated: Iterable[Seat], held: Iterable[Role] = (), played: Iterable[Act] = ()) -> str:
        """The new table, with what was done at it before if it comes from a record. The id of the table.

        If it is a rematch and there is one already, nothing is created, and the id is that of the other.
        """
        with self._write() as connection:
            return self._create(connection, NewTable(row, list(seated), list(held), list(played)))

    def bring(self, brought: Sequence[NewTable], campaign: CampaignRow | None = None) -> None:
        """Tables that come from records, in the order in which they were played, and their campaign: all of it or nothing."""
        with self._write() as connection:
            if campaign is not None:
                connection.execute(campaigns.insert().values(asdict(campaign)))
            for table in brought:
                self._create(connection, table)

    def _create(self, connection: Connection, table: NewTable) -> str:
        row = table.row
        if row.rematch_of is not None:
            holds = self._set_next(connection, row.rematch_of, row.id)
            if holds != row.id:
                return holds
        self._keep_components(connection, row.game, row.tables_hash, row.own_tables)
        values = {column.name: getattr(row, column.name) for column in tables.c}
        connection.execute(tables.insert().values(values | {"own_tables": None}))
        self._insert(connection, seats, [{"table_id": row.id, **asdict(seat)} for seat in table.seats])
        self._insert(connection, roles, [{**asdict(role), "table_id": row.id} for role in table.roles])
        self._insert(connection, acts, [{"table_id": row.id, **asdict(act)} for act in table.acts])
        self._tell(connection, row.id)
        return row.id

    def _insert(self, connection: Connection, into: Table, rows: list[dict[str, Any]]) -> None:
        if rows:
            connection.execute(into.insert(), rows)

    def table(self, id: str) -> TableRow | None:
        if not ID.fullmatch(id):
            return None
        with self._read() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            own = self._components(connection, row["game"], row["tables_hash"], row["wording"]) if row["wording"] else None
        return made(row, own_tables=own or row["own_tables"])

    # -- component tables ------------------------------------------------------------------------------------------

    def components(self, game: str, hash: str) -> dict[str, str] | None:
        """The component tables of that hash that were shipped with a release, as far as a game was begun with them here."""
        with self._read() as connection:
            return self._components(connection, game, hash, "")

    def _components(self, connection: Connection, game: str, hash: str, wording: str) -> dict[str, str] | None:
        here = (component_tables.c.game == game) & (component_tables.c.hash == hash) & (component_tables.c.wording == wording)
        texts: dict[str, str] | None = connection.execute(select(component_tables.c.texts).where(here)).scalar()
        return texts

    def _keep_components(self, connection: Connection, game: str, hash: str, own: dict[str, str] | None = None) -> None:
        """Whatever a later release ships, games that begin with these tables go on with them."""
        known = GAMES[game].tables_called(hash) if own is None and game in GAMES else None
        texts = own if known is None else known.texts
        wording = worded(own) if own is not None else ""
        if texts is not None and self._components(connection, game, hash, wording) is None:
            insert = sqlite.insert if self.sqlite else postgresql.insert
            row = {"game": game, "hash": hash, "wording": wording, "texts": texts}
            connection.execute(insert(component_tables).values(row).on_conflict_do_nothing())

    def keep_shipped_components(self) -> None:
        """The same for games that an older release has begun."""
        kept = sa.exists().where(
            component_tables.c.game == tables.c.game,
            component_tables.c.hash == tables.c.tables_hash,
            component_tables.c.wording == "",
        )
        shipped = tables.c.own_tables.is_(None) & (sa.func.coalesce(tables.c.wording, "") == "")
        with self._read() as connection:
            unkept = connection.execute(select(tables.c.game, tables.c.tables_hash).where(shipped & ~kept).distinct()).all()
        with self._write() as connection:
            for game, hash in unkept:
                self._keep_components(connection, game, hash)

    # -- campaigns and seats ---------------------------------------------------------------------------------------

    def new_campaign(self, row: CampaignRow) -> None:
        with self._write() as connection:
            connection.execute(campaigns.insert().values(asdict(row)))

    def campaign(self, id: str) -> CampaignRow | None:
        if not ID.fullmatch(id):
            return None
        with self._read() as connection:
            row = connection.execute(select(campaigns).where(campaigns.c.id == id)).mappings().first()
        return CampaignRow(**row) if row else None

    def games_of(self, campaign: str) -> list[str]:
        """The tables of a campaign, in the order in which they were played."""
        games = select(tables.c.id).where(tables.c.campaign == campaign).order_by(tables.c.created)
        with self._read() as connection:
            return list(connection.execute(games).scalars())

    def seats(self, id: str) -> list[Seat]:
        columns = [column for column in seats.c if column.name != "table_id"]
        with self._read() as connection:
            rows = connection.execute(select(*columns).where(seats.c.table_id == id).order_by(seats.c.number))
            return [Seat(**row) for row in rows.mappings()]

    def take_seat(self, id: str, seat: int, person: str, name: str) -> None:
        """The person sits down where a seat is open. Whoever sits there already may do so again, under another name."""
        with self._write() as connection:
            self._sit_down(connection, id, seat, person, name)

    def _sit_down(self, connection: Connection, table: str, seat: int, person: str, name: str) -> None:
        here = (seats.c.table_id == table) & (seats.c.number == seat)
        holding = (roles.c.table_id == table) & (roles.c.role == "seat") & (roles.c.seat == seat)
        named = {"name": name} if name else {}
        if connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar() == "cancelled":
            raise Refused("room-cancelled")
        if connection.execute(seats.update().where(here & seats.c.open).values(kind="person", open=False, **named)).rowcount:
            connection.execute(roles.delete().where(holding))
            self._add_role(connection, table, person, "seat", seat)
        elif connection.execute(select(roles.c.seat).where(holding & (roles.c.person == person))).first() is None:
            raise Refused("seat-taken", seat=seat + 1)
        elif named:
            connection.execute(seats.update().where(here).values(named))
        self._tell(connection, table)

    def set_seat(self, id: str, seat: int, kind: str | None = None, name: str | None = None, open: bool | None = None) -> None:
        """Who plays the seat, how they are called, whether it waits to be taken."""
        given = {"kind": kind, "name": name, "open": open}
        changes = {column: value for column, value in given.items() if value is not None}
        with self._write() as connection:
            connection.execute(seats.update().where((seats.c.table_id == id) & (seats.c.number == seat)).values(changes))
            self._tell(connection, id)

    def seat_bot(self, id: str, seat: int, level: str, name: str) -> None:
        """A bot plays where nobody has sat down yet; nobody comes through a link to that seat any more."""
        here = (seats.c.table_id == id) & (seats.c.number == seat)
        with self._write() as connection:
            if (
                connection.execute(seats.update().where(here & seats.c.open).values(kind=level, name=name, open=False)).rowcount
                == 0
            ):
                raise Refused("seat-taken", seat=seat + 1)
            connection.execute(tables.update().where(tables.c.id == id).values(rated=False))  # people alone are rated
            led = (links.c.table_id == id) & (links.c.role == "seat") & (links.c.seat == seat)
            connection.execute(links.delete().where(led))
            self._tell(connection, id)

    def cancel(self, id: str) -> str | None:
        """The table is called off before its game has begun. It is no rematch and no game of a campaign any more.

        The table of which it was the rematch, if it was one.
        """
        with self._write() as connection:
            still = (tables.c.id == id) & (tables.c.status == "open")
            off = {"status": "cancelled", "campaign": None, "rematch_of": None, "updated": time.time()}
            was = connection.execute(select(tables.c.campaign, tables.c.rematch_of).where(still)).first()
            if was is None or connection.execute(tables.update().where(still).values(off)).rowcount == 0:
                raise Refused("room-begun")
            if was.campaign is not None:
                left = sa.exists().where(tables.c.campaign == was.campaign)
                connection.execute(campaigns.delete().where((campaigns.c.id == was.campaign) & ~left))
            if was.rematch_of is not None:
                connection.execute(tables.update().where(tables.c.id == was.rematch_of).values(next=None))
                self._tell(connection, was.rematch_of)
            self._tell(connection, id)
        before: str | None = was.rematch_of
        return before

    def begin(
        self,
        id: str,
        start_fate: Iterable[int],
        clock: dict[str, Any] | None = None,
        summary: dict[str, Any] | None = None,
    ) -> bool:
        """The game begins, once: whether it did so by this call."""
        values = {"status": "playing", "start_fate": tuple(start_fate), "updated": time.time(), "summary": summary}
        if clock is not None:
            values["clock"] = clock
        with self._write() as connection:
            done = connection.execute(tables.update().where((tables.c.id == id) & (tables.c.status == "open")).values(values))
            if done.rowcount:
                self._tell(connection, id)
            return done.rowcount > 0

    def set_status(self, id: str, status: str) -> None:
        with self._write() as connection:
            connection.execute(tables.update().where(tables.c.id == id).values(status=status, updated=time.time()))
            self._tell(connection, id)

    def set_clock(self, id: str, clock: dict[str, Any] | None) -> None:
        with self._write() as connection:
            connection.execute(tables.update().where(tables.c.id == id).values(clock=clock))
            self._tell(connection, id)

    def set_next(self, id: str, next: str) -> str:
        """The table has a rematch. The first one wins; the id of the one that holds."""
        with self._write() as connection:
            return self._set_next(connection, id, next)

    def _set_next(self, connection: Connection, id: str, next: str) -> str:
        free = (tables.c.id == id) & tables.c.next.is_(None)
        if connection.execute(tables.update().where(free).values(next=next)).rowcount:
            self._tell(connection, id)
            return next
        holds = connection.execute(select(tables.c.next).where(tables.c.id == id)).scalar()
        if holds is None:
            raise Refused("store-no-table", table=id)
        return str(holds)

    def listed(self, person: str) -> list[Listed]:
        """All tables of a person, with as little as can be said of them, those where something happened last first."""
        here = (seats.c.table_id == roles.c.table_id) & (seats.c.number == roles.c.seat)
        said = (tables.c.id, tables.c.status, tables.c.updated, tables.c.campaign, tables.c.summary)
        removed = (marks.c.table_id == tables.c.id) & (marks.c.person == person) & (marks.c.mark == "removed")
        found = select(*said, roles.c.role, roles.c.seat, seats.c.kind, marks.c.mark).select_from(
            roles.join(tables, tables.c.id == roles.c.table_id).outerjoin(seats, here).outerjoin(marks, removed)
        )
        known: dict[str, Listed] = {}
        with self._read() as connection:
            called_off = (tables.c.status == "cancelled") & (tables.c.host == person)
            listed = found.where((roles.c.person == person) & ~called_off).order_by(tables.c.updated.desc())
            for row in connection.execute(listed):
                one = known.setdefault(
                    row.id, Listed(row.id, row.status, row.updated, row.campaign, row.summary, [], bool(row.mark))
                )
                if row.role == "seat" and row.kind == "person":
                    one.mine.append(row.seat)
        return list(known.values())

    def keep_summary(self, id: str, summary: dict[str, Any], anew: bool = False) -> None:
        """What was found out of a table, unless something newer is known; or `anew`, when what was known holds no more."""
        here = (tables.c.id == id) if anew else (tables.c.id == id) & tables.c.summary.is_(None)
        with self._write() as connection:
            connection.execute(tables.update().where(here).values(summary=summary))

    def tables_of(self, person: str, only: Sequence[str] | None = None) -> list[TableRow]:
        """The tables of a person, those where something happened last first, with all seats and the person's roles."""
        mine = select(roles.c.table_id).where(roles.c.person == person)
        if only is not None:
            mine = mine.where(roles.c.table_id.in_(only))
        with self._read() as connection:
            found = connection.execute(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()))
            rows = found.mappings().all()
            seated = self._seated(connection, seats.c.table_id.in_(mine))
            held: dict[str, list[Role]] = {}
            own = select(roles).where((roles.c.person == person) & roles.c.table_id.in_(mine)).order_by(roles.c.seat)
            for row in connection.execute(own).mappings():
                held.setdefault(row["table_id"], []).append(Role(**row))
        return [made(row, seats=tuple(seated.get(row["id"], ())), roles=tuple(held.get(row["id"], ()))) for row in rows]

    def open_to_all(self, first: int, number: int, now: float) -> tuple[list[TableRow], int]:
        """Tables with a free seat for anybody, then those that anybody may watch, the latest first; and how many there are."""
        free = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.open)
        offered = tables.c.offered & (tables.c.status == "open") & (tables.c.updated > now - OFFERED) & free
        watchable = tables.c.watchable & (tables.c.status == "playing") & (tables.c.updated > now - OFFERED)
        found = offered | watchable
        with self._read() as connection:
            in_all = connection.execute(select(sa.func.count()).where(found)).scalar() or 0
            page = select(tables).where(found).order_by(tables.c.status, tables.c.updated.desc(), tables.c.id)
            rows = connection.execute(page.offset(first).limit(number)).mappings().all()
            seated = self._seated(connection, seats.c.table_id.in_([row["id"] for row in rows]))
        return [made(row, seats=tuple(seated.get(row["id"], ()))) for row in rows], in_all

    def _seated(self, connection: Connection, which: sa.ColumnElement[bool]) -> dict[str, list[Seat]]:
        """Who sits where, by table."""
        seated: dict[str, list[Seat]] = {}
        for row in connection.execute(select(seats).where(which).order_by(seats.c.table_id, seats.c.number)).mappings():
            here = {name: value for name, value in row.items() if name != "table_id"}
            seated.setdefault(row["table_id"], []).append(Seat(**here))
        return seated

    def tables_with(self, status: str) -> list[str]:
        """The ids of all tables with that status."""
        with self._read() as connection:
            return list(connection.execute(select(tables.c.id).where(tables.c.status == status)).scalars())

    def resting(self, since: float) -> dict[str, list[str]]:
        """The tables where a person decides without a clock and nothing was done since then, and who that is; the oldest first.

        Nothing happens there by itself, so nobody needs them before somebody comes.
        """
        playing = tables.c.status == "playing"
        quiet = playing & tables.c.clock.is_(sa.null()) & tables.c.summary.is_not(sa.null()) & (tables.c.updated < since)
        there = select(tables.c.id, tables.c.summary).where(quiet).order_by(tables.c.updated)
        people = select(seats.c.table_id, seats.c.number).join(tables).where(playing, seats.c.kind == "person")
        held = select(roles.c.table_id, roles.c.seat, roles.c.person).join(tables).where(playing, roles.c.role == "seat")
        with self._read() as connection:
            deciding = {row.id: row.summary.get("decider", -1) for row in connection.execute(there)}
            found: dict[str, list[str]] = {id: [] for id in deciding}
            persons = {(row.table_id, row.number) for row in connection.execute(people)}
            for row in connection.execute(held):
                if deciding.get(row.table_id) == row.seat:
                    found[row.table_id].append(row.person)
        return {id: who for id, who in found.items() if (id, deciding[id]) in persons}

    # -- roles -----------------------------------------------------------------------------------------------------

    def roles(self, id: str, person: str | None = None) -> list[Role]:
        """What a person may do at a table; without a person, what everybody may."""
        if not ID.fullmatch(id):
            return []
        found = select(roles).where(roles.c.table_id == id)
        if person is not None:
            found = found.where(roles.c.person == person)
        with self._read() as connection:
            rows = connection.execute(found.order_by(roles.c.seat, roles.c.role, roles.c.person)).mappings()
            return [Role(**row) for row in rows]

    def add_role(self, id: str, person: str, role: str, seat: int = NO_SEAT) -> None:
        with self._write() as connection:
            self._add_role(connection, id, person, role, seat)
            self._tell(connection, id)

    def _add_role(self, connection: Connection, table: str, person: str, role: str, seat: int) -> None:
        row = asdict(Role(person, role, seat, table))
        same = [roles.c[name] == value for name, value in row.items()]
        if connection.execute(select(roles.c.seat).where(*same)).first() is None:
            connection.execute(roles.insert().values(row))

    def mark(self, id: str, person: str, mark: str, on: bool = True) -> None:
        """What the person wants of the table for themselves, or no longer."""
        row = {"table_id": id, "person": person, "mark": mark}
        with self._write() as connection:
            connection.execute(marks.delete().where(*[marks.c[name] == value for name, value in row.items()]))
            if on:
                connection.execute(marks.insert().values(row))

    def marks(self, id: str, person: str) -> set[str]:
        with self._read() as connection:
            return set(connection.execute(select(marks.c.mark).where(marks.c.table_id == id, marks.c.person == person)).scalars())

    # -- acts ------------------------------------------------------------------------------------------------------

    def append(
        self,
        id: str,
        number: int,
        kind: str,
        seat: int,
        option: str,
        fate: Iterable[int],
        at: float,
        status: str | None = None,
        summary: dict[str, Any] | None = None,
        ended: Sequence[Result] = (),
    ) -> None:
        """What was done is kept. Of several who want the same number one wins; the others get Taken, and nothing has changed.

        An act of kind "bot" gives the seat to the bot of the level `option`, one of kind "person" gives it back. `status` is
        that of the table from now on, if it changes, `summary` what lists say of it, and `ended` how the game has ended with it.
        """
        told = None if summary is None else json.dumps(summary)
        act = {"number": number, "kind": kind, "seat": seat, "option": option, "fate": json.dumps(list(fate)), "at": at}
        try:
            with self._write() as connection:
                # This also makes others wait who write at the same table.
                if self._say(connection, TOLD, {"table": id, "now": at, "told": told}).rowcount == 0:
                    raise Refused("store-no-table", table=id)
                last = self._say(connection, LAST_ACT, {"table": id}).fetchone()
                if number != (last[0] if last is not None and last[0] is not None else 0) + 1:
                    raise Taken
                self._say(connection, NEXT_ACT, {"table_id": id, **act})
                if status is not None:
                    connection.execute(tables.update().where(tables.c.id == id).values(status=status))
                if kind in ("bot", "person"):
                    plays = option if kind == "bot" else "person"
                    here = (seats.c.table_id == id) & (seats.c.number == seat)
                    connection.execute(seats.update().where(here).values(kind=plays))
                self._keep_results(connection, ended)
                self._tell(connection, id, number)
        except exc.IntegrityError:
            raise Taken from None

    def acts(self, id: str, since: int = 0) -> list[Act]:
        """Everything done at the table after the act of that number."""
        columns = [column for column in acts.c if column.name != "table_id"]
        later = (acts.c.table_id == id) & (acts.c.number > since)
        with self._read() as connection:
            rows = connection.execute(select(*columns).where(later).order_by(acts.c.number)).mappings()
            return [Act(**{**row, "fate": tuple(row["fate"])}) for row in rows]

    # -- results and ratings ---------------------------------------------------------------------------------------

    def keep_results(self, ended: Sequence[Result]) -> None:
        """How a game has ended of which it was not kept yet."""
        with self._write() as connection:
            known = select(results.c.seat).where(results.c.table_id == ended[0].table_id) if ended else None
            if known is not None and connection.execute(known).first() is None:
                self._keep_results(connection, ended)

    def _keep_results(self, connection: Connection, ended: Sequence[Result]) -> None:
        self._insert(connection, results, [asdict(result) for result in ended])
        if ended and ended[0].rated:
            self._rate(connection, ended)

    def _rate(self, connection: Connection, ended: Sequence[Result]) -> None:
        """The ratings of all who have played."""
        game, players = ended[0].game, [str(result.person) for result in ended]
        mine = (ratings.c.game == game) & ratings.c.person.in_(players)
        known = {row.person: row for row in connection.execute(select(ratings).where(mine))}
        before = [(known[one].mu, known[one].sigma) if one in known else NEWCOMER for one in players]
        after = rate(before, [place_for_rating(result, ended) for result in ended])
        connection.execute(ratings.delete().where(mine))
        rows = [
            {"person": one, "game": game, "mu": mu, "sigma": sigma, "games": known[one].games + 1 if one in known else 1}
            for one, (mu, sigma) in zip(players, after, strict=True)
        ]
        self._insert(connection, ratings, [{**row, "at": ended[0].at} for row in rows])

    def rate_again(self) -> None:
        """All ratings anew, from the results in the order in which they came about."""
        rated = select(results).where(results.c.rated).order_by(results.c.at, results.c.table_id, results.c.seat)
        with self._write() as connection:
            connection.execute(ratings.delete())
            for ended in by_table(connection.execute(rated).mappings()):
                self._rate(connection, ended)

    def check_ratings(self) -> None:
        """Ratings that do not count all rated games are made anew."""
        with self._read() as connection:
            played = connection.execute(select(sa.func.count()).where(results.c.rated)).scalar() or 0
            counted = connection.execute(select(sa.func.sum(ratings.c.games))).scalar() or 0
        if played != counted:
            self.rate_again()

    def ratings(self, game: str, first: int, number: int) -> tuple[list[dict[str, Any]], int]:
        """A page of the players of a game, the best first, and how many there are."""
        here = ratings.c.game == game
        order = (ratings.c.mu - SURE * ratings.c.sigma).desc(), ratings.c.person
        columns = (people.c.name, ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        page = select(*columns).join(people, people.c.id == ratings.c.person).where(here).order_by(*order)
        with self._read() as connection:
            in_all = connection.execute(select(sa.func.count()).where(here)).scalar() or 0
            return [dict(row) for row in connection.execute(page.offset(first).limit(number)).mappings()], in_all

    def history(self, person: str, first: int = 0, number: int | None = None) -> tuple[list[list[Result]], int]:
        """The games that somebody has finished, the latest first, seat by seat; and how many there are in all."""
        mine = select(results.c.table_id, sa.func.max(results.c.at).label("at")).where(results.c.person == person)
        games = mine.group_by(results.c.table_id).subquery()
        page = select(games.c.table_id, games.c.at).order_by(games.c.at.desc(), games.c.table_id).offset(first).limit(number)
        wanted = page.subquery()
        order = wanted.c.at.desc(), wanted.c.table_id, results.c.seat
        rows = select(results).join(wanted, wanted.c.table_id == results.c.table_id).order_by(*order)
        with self._read() as connection:
            in_all = connection.execute(select(sa.func.count()).select_from(games)).scalar() or 0
            return by_table(connection.execute(rows).mappings()), in_all

    def without_results(self) -> list[str]:
        """Tables at which a game has ended of which nobody has kept how; not those that were brought as records."""
        kept = sa.exists().where(results.c.table_id == tables.c.id)
        over = (tables.c.status == "over") & ~tables.c.imported & ~kept
        with self._read() as connection:
            found = connection.execute(select(tables.c.id, tables.c.summary).where(over)).all()
        return [id for id, summary in found if not (summary or {}).get("abandoned")]

    # -- reviews ---------------------------------------------------------------------------------------------------

    def review(self, id: str) -> dict[str, Any] | None:
        """What was found so far when the game of a table was looked at again."""
        with self._read() as connection:
            found: dict[str, Any] | None = connection.execute(select(reviews.c.document).where(reviews.c.table_id == id)).scalar()
        return found

    def keep_review(self, id: str, document: dict[str, Any], at: float) -> None:
        with self._write() as connection:
            connection.execute(reviews.delete().where(reviews.c.table_id == id))
            connection.execute(reviews.insert().values(table_id=id, document=document, at=at))

    # -- what is said ----------------------------------------------------------------------------------------------

    def remark(self, id: str, person: str, seat: int, phrase: bool, text: str, at: float) -> None:
        """What somebody says is kept with the table; of many remarks the oldest is forgotten."""
        with self._write() as connection:
            here = remarks.c.table_id == id
            # This makes others wait who speak at the same table.
            connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())
            number = (connection.execute(select(sa.func.max(remarks.c.number)).where(here)).scalar() or 0) + 1
            connection.execute(remarks.insert().values(table_id=id, **asdict(Remark(number, person, seat, phrase, text, at))))
            connection.execute(remarks.delete().where(here & (remarks.c.number <= number - MOST_REMARKS)))
            self._tell(connection, id, SAID)

    def remarks(self, id: str, since: int = 0) -> list[Remark]:
        columns = [column for column in remarks.c if column.name != "table_id"]
        later = (remarks.c.table_id == id) & (remarks.c.number > since)
        with self._read() as connection:
            return [
                Remark(**row) for row in connection.execute(select(*columns).where(later).order_by(remarks.c.number)).mappings()
            ]

    # -- browsers that are told ------------------------------------------------------------------------------------

    def key(self, name: str, new: Callable[[], bytes]) -> bytes:
        """Something that is made once and kept with the database."""
        mine = select(keys.c.value).where(keys.c.name == name)
        with self._read() as connection:
            known = connection.execute(mine).scalar()
        if known is None:
            insert = sqlite.insert if self.sqlite else postgresql.insert
            with self._write() as connection:
                connection.execute(insert(keys).values(name=name, value=new()).on_conflict_do_nothing())
                known = connection.execute(mine).scalar()
        assert known is not None
        return bytes(known)

    def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        """The browser with that address is told from now on; of many of one person the oldest is told no more."""
        row = Subscription(hashed(endpoint), person, endpoint, p256dh, auth, time.time())
        mine = subscriptions.c.person == person
        latest = select(subscriptions.c.id).where(mine).order_by(subscriptions.c.created.desc()).limit(MOST_BROWSERS)
        with self._write() as connection:
            connection.execute(subscriptions.delete().where(subscriptions.c.id == row.id))
            connection.execute(subscriptions.insert().values(asdict(row)))
            kept = list(connection.execute(latest).scalars())
            connection.execute(subscriptions.delete().where(mine & subscriptions.c.id.not_in(kept)))

    def unsubscribe(self, endpoint: str, person: str) -> None:
        mine = (subscriptions.c.id == hashed(endpoint)) & (subscriptions.c.person == person)
        with self._write() as connection:
            connection.execute(subscriptions.delete().where(mine))

    def subscriptions(self, person: str) -> list[Subscription]:
        found = select(subscriptions).where(subscriptions.c.person == person).order_by(subscriptions.c.created)
        with self._read() as connection:
            return [Subscription(**row) for row in connection.execute(found).mappings()]

    def reached(self, id: str) -> tuple[Person | None, list[Subscription]]:
        """Somebody, with the browsers where they want to be told: both in one go, because it is asked at every turn."""
        found = select(subscriptions).where(subscriptions.c.person == id).order_by(subscriptions.c.created)
        with self._read() as connection:
            row = connection.execute(select(people).where(people.c.id == id)).mappings().first()
            if row is None:
                return None, []
            return Person(**row), [Subscription(**one) for one in connection.execute(found).mappings()]

    def pushed(self, id: str, how: str, at: float) -> None:
        """What became of a notice for a browser: "sent", "failed", or "gone" when its address is no more."""
        here = subscriptions.c.id == id
        with self._write() as connection:
            if how == "gone":
                connection.execute(subscriptions.delete().where(here))
            elif how == "sent":
                connection.execute(subscriptions.update().where(here).values(failed=None))
            else:
                connection.execute(subscriptions.update().where(here & subscriptions.c.failed.is_(None)).values(failed=at))

    # -- notices ---------------------------------------------------------------------------------------------------

    def claim_notice(self, person: str, table: str, number: int, kind: str, at: float) -> str | None:
        """The id of a notice to send, or nothing if somebody has taken care of it already."""
        row = asdict(Notice(new_id(), person, table, number, kind, at, None))
        try:
            with self._write() as connection:
                connection.execute(notices.insert().values(row))
        except exc.IntegrityError:
            return None
        return str(row["id"])

    def notice_sent(self, id: str, at: float) -> None:
        with self._write() as connection:
            connection.execute(notices.update().where(notices.c.id == id).values(sent=at))

    def take_over_notice(self, id: str, at: float) -> bool:
        """Whether a notice that was claimed long ago and not sent is now this server's to send."""
        old = (notices.c.id == id) & notices.c.sent.is_(None) & (notices.c.at < at - LEFT_OVER)
        with self._write() as connection:
            return connection.execute(notices.update().where(old).values(at=at)).rowcount > 0

    def unsent_notices(self, before: float) -> list[Notice]:
        """What was claimed before that time and not sent: whoever wanted to send it went down."""
        waiting = notices.c.sent.is_(None) & (notices.c.at < before)
        with self._read() as connection:
            return [Notice(**row) for row in connection.execute(select(notices).where(waiting).order_by(notices.c.at)).mappings()]
