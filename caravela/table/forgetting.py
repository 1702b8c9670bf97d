"""Somebody does not want to be known here any more: all that is theirs goes, and what others have played stays for them.

Tables at which nobody else has a seat go with them. At the others a bot plays on for them, and in their place stands somebody
who has no name, no browser and no other past. What they have said is deleted; what they have done in a game is part of the game.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection, select

from caravela.bots import USUAL
from caravela.core.record import clean_name
from caravela.core.refused import Refused
from caravela.table.schema import (
    acts,
    campaigns,
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
from caravela.table.store import NOT_BEGUN, Act, Store, Taken, new_id
from caravela.table.table import Table


@dataclass(frozen=True)
class Known:
    """Enough of a person to be told from others of the same name."""

    id: str
    name: str
    created: float
    seen: float
    tables: tuple[str, ...]  # titles


@dataclass(frozen=True)
class Gone:
    """What became of their tables."""

    deleted: int
    kept: int


def people_called(store: Store, wanted: str) -> list[Known]:
    """Whoever has that id or that name."""
    if wanted != clean_name(wanted):
        return []  # nobody can be called so
    with store._read() as connection:
        found = connection.execute(select(people).where((people.c.id == wanted) | (people.c.name == wanted)))
        known = []
        for row in found.mappings().all():
            seen = select(sa.func.max(sessions.c.seen)).where(sessions.c.person == row["id"])
            held = select(roles.c.table_id).where(roles.c.person == row["id"])
            titles = select(tables.c.title).where(tables.c.id.in_(held)).order_by(tables.c.updated.desc())
            known.append(
                Known(
                    row["id"],
                    row["name"],
                    row["created"],
                    connection.execute(seen).scalar() or row["created"],
                    tuple(connection.execute(titles).scalars()),
                )
            )
    return sorted(known, key=lambda one: one.created)


def forget_person(store: Store, person: str, nobody: str, called: Callable[[int], str]) -> Gone:
    """`nobody` is the name of who stands in their place, `called` how a seat is called by its number."""
    mine, alone = _tables_of(store, person)
    for id in [id for id in mine if id not in alone]:
        _leave(store, id, person)
    with store._write() as connection:
        _delete_tables(connection, sorted(alone))
        for own in (sessions, subscriptions, marks, remarks, notices, links):
            connection.execute(own.delete().where(own.c.person == person))
        connection.execute(links.update().where(links.c.used_by == person).values(used_by=""))  # used it stays
        instead = new_id()
        empty = {"id": instead, "name": nobody, "language": "en", "settings": {}, "created": time.time()}
        connection.execute(people.insert().values(empty))
        held = select(roles.c.table_id, roles.c.seat).where(roles.c.person == person, roles.c.role == "seat")
        for id, seat in connection.execute(held).all():
            here = (seats.c.table_id == id) & (seats.c.number == seat)
            waits = connection.execute(select(tables.c.status).where(tables.c.id == id)).scalar() in NOT_BEGUN
            values = {"name": "", "open": True} if waits else {"name": called(seat)}
            connection.execute(seats.update().where(here).values(values))
            if waits:
                connection.execute(roles.delete().where(roles.c.table_id == id, roles.c.seat == seat))
            ended = (results.c.table_id == id) & (results.c.seat == seat)
            connection.execute(results.update().where(ended).values(name=called(seat)))
        connection.execute(roles.delete().where(roles.c.person == person, roles.c.role.in_(["coach", "watch"])))
        moved = 0
        for kind, theirs in ((roles, "person"), (results, "person"), (ratings, "person"), (tables, "host")):
            moved += connection.execute(kind.update().where(kind.c[theirs] == person).values({theirs: instead})).rowcount
        connection.execute(people.delete().where(people.c.id.in_([person] if moved else [person, instead])))
        for id in mine - alone:
            store._tell(connection, id)
    return Gone(len(alone), len(mine - alone))


def _tables_of(store: Store, person: str) -> tuple[set[str], set[str]]:
    """All tables of a person, and those that go: nobody else sits there, also not at another game of the same campaign."""
    with store._read() as connection:
        here = select(roles.c.table_id).where(roles.c.person == person, roles.c.role.in_(["seat", "host"]))
        own = select(tables.c.id, tables.c.campaign, tables.c.host, tables.c.status)
        rows = connection.execute(own.where(tables.c.id.in_(here) | (tables.c.host == person))).all()
        sat = select(roles.c.table_id).where(roles.c.role == "seat", roles.c.person != person)
        others = set(connection.execute(sat).scalars())
        chained = {row.campaign for row in rows if row.campaign is not None}
        games: dict[str, set[str]] = {}
        for id, campaign in connection.execute(select(tables.c.id, tables.c.campaign).where(tables.c.campaign.in_(chained))):
            games.setdefault(campaign, set()).add(id)
    called_off = {row.id for row in rows if row.status in NOT_BEGUN and row.host == person and row.campaign is None}
    alone = {row.id for row in rows if not (games.get(row.campaign, set()) | {row.id}) & others}
    return {row.id for row in rows}, alone | called_off


def _leave(store: Store, id: str, person: str) -> None:
    """Where a game goes on, a bot plays on, as if they had left the seat to it."""
    mine = [role.seat for role in store.roles(id, person) if role.role == "seat"]
    while True:
        row = store.table(id)
        if row is None or row.status != "playing":
            return
        with suppress(Taken):  # others may act first
            try:
                table = Table(row, store.seats(id), store.acts(id), store.components)
                left = [seat for seat in mine if seat not in table.bots]
                if table.over or not left:
                    return
                act = Act(table.number + 1, "bot", left[0], USUAL, (), time.time())
                table.apply(act)
            except Refused:
                return  # it does not go on anyway
            holders: dict[int, set[str]] = {}
            for role in store.roles(id):
                if role.role == "seat":
                    holders.setdefault(role.seat, set()).add(role.person)
            over = "over" if table.over else None
            ended = table.results(holders, act.at)
            store.append(id, act.number, act.kind, act.seat, act.option, (), act.at, over, table.summary(), ended)


def _delete_tables(connection: Connection, ids: list[str]) -> None:
    chained = select(tables.c.campaign).where(tables.c.id.in_(ids), tables.c.campaign.is_not(None))
    gone = list(connection.execute(chained).scalars())
    for belonging in (links, notices, marks, remarks, roles, seats, acts, results, reviews):
        connection.execute(belonging.delete().where(belonging.c.table_id.in_(ids)))
    for column in (tables.c.next, tables.c.rematch_of):
        connection.execute(tables.update().where(column.in_(ids)).values({column.name: None}))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))
    connection.execute(campaigns.delete().where(campaigns.c.id.in_(gone)))
