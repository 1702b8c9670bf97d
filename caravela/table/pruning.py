"""What nobody needs any more is forgotten: browsers that stay away, old links and notices, people who never sat down.

A table at which somebody played is never forgotten, and nobody who has a role at one. Each function forgets a few at a time, so
that nobody who plays has to wait, and tells how many.
"""

import logging
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Table, and_, exc, or_, select

from caravela.table.schema import (
    acts,
    links,
    marks,
    notices,
    people,
    remarks,
    results,
    roles,
    seats,
    sessions,
    subscriptions,
    tables,
)
from caravela.table.store import Store

DAY: Final = 86400.0
BATCH: Final = 500

SESSIONS: Final = 400 * DAY  # a browser that was not seen for so long; its cookie lives for 365 days
USED_LINKS: Final = 30 * DAY  # a link that works once and was used, since it was made
EXPIRED_LINKS: Final = 7 * DAY  # since it expired
LINKS: Final = 365 * DAY  # any other link, since it was made
NOTICES: Final = 30 * DAY  # of a decision that was made meanwhile
PEOPLE: Final = 90 * DAY  # somebody without a role at any table, since they were seen
CANCELLED: Final = 30 * DAY  # a table that was called off before its game began
BROWSERS: Final = 14 * DAY  # one that is told without a page, since nothing arrives there
VISITORS: Final = 7 * DAY  # the same, if they gave no name and came back on no later day

LOG: Final = logging.getLogger("caravela.store")


def forget_sessions(store: Store, now: float) -> int:
    return _forget(store, sessions, sessions.c.hash, sessions.c.seen < now - SESSIONS)


def forget_links(store: Store, now: float) -> int:
    used = and_(links.c.once, links.c.used_by.is_not(None), links.c.created < now - USED_LINKS)
    old = or_(links.c.created < now - LINKS, links.c.expires < now - EXPIRED_LINKS, used)
    return _forget(store, links, links.c.hash, old)


def forget_notices(store: Store, now: float) -> int:
    """What still waits is kept, or somebody would be told twice."""
    decided = sa.exists().where(acts.c.table_id == notices.c.table_id, acts.c.number > notices.c.number)
    return _forget(store, notices, notices.c.id, and_(notices.c.at < now - NOTICES, decided))


def _forget(store: Store, kept: Table, key: sa.Column[Any], old: sa.ColumnElement[bool]) -> int:
    with store._write() as connection:
        return connection.execute(kept.delete().where(key.in_(select(key).where(old).limit(BATCH)))).rowcount


def forget_people(store: Store, now: float) -> int:
    """With all their browsers. Found by reading alone, and looked at once more when nobody else can write."""
    own = sessions.c.person == people.c.id
    stranger = and_(
        people.c.name == "",
        people.c.created < now - VISITORS,
        ~sa.exists().where(own, sessions.c.seen > people.c.created + DAY),
    )
    away = and_(people.c.created < now - PEOPLE, ~sa.exists().where(own, sessions.c.seen > now - PEOPLE))
    named = (roles.c.person, tables.c.host, links.c.person, notices.c.person, marks.c.person, remarks.c.person, results.c.person)
    alone = [~sa.exists().where(column == people.c.id) for column in named]
    old = select(people.c.id).where(or_(stranger, away), *alone)
    with store._read() as connection:
        found = list(connection.execute(old.limit(BATCH)).scalars())
    if not found:
        return 0
    try:
        with store._write() as connection:
            still = list(connection.execute(old.where(people.c.id.in_(found))).scalars())
            for belonging in (sessions, subscriptions):
                connection.execute(belonging.delete().where(belonging.c.person.in_(still)))
            return connection.execute(people.delete().where(people.c.id.in_(still))).rowcount
    except exc.IntegrityError:
        LOG.info("somebody came back just now")
        return 0


def forget_browsers(store: Store, now: float) -> int:
    return _forget(store, subscriptions, subscriptions.c.id, subscriptions.c.failed < now - BROWSERS)


def forget_cancelled(store: Store, now: float) -> int:
    """With all that belongs to them."""
    old = select(tables.c.id).where((tables.c.status == "cancelled") & (tables.c.updated < now - CANCELLED)).limit(BATCH)
    with store._write() as connection:
        found = list(connection.execute(old).scalars())
        for belonging in (links, notices, marks, remarks, roles, seats):
            connection.execute(belonging.delete().where(belonging.c.table_id.in_(found)))
        return connection.execute(tables.delete().where(tables.c.id.in_(found))).rowcount


PRUNING: Final = [forget_sessions, forget_links, forget_notices, forget_browsers, forget_cancelled, forget_people]
