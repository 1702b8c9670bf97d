"""Making tables: seats, set-up, clock, a rematch. The game begins when every seat is taken."""

import asyncio
import random
import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field, StringConstraints

from caravela.core.game import Game
from caravela.core.record import clean_name
from caravela.core.refused import Refused
from caravela.games import find_face, find_game
from caravela.table.clock import Clock
from caravela.table.store import CampaignRow, Person, Role, Seat, TableRow, new_id
from caravela.table.table import PERSON, Table
from caravela.text import Speaker
from caravela.web.api.asking import Me, Name, Short, TheHub, at_table, in_line, paid
from caravela.web.api.games import NAMES, SetupAsked, agreed
from caravela.web.hub import Hub
from caravela.web.scene import table_title

MORE_NAMES = ["Gabriela", "Hugo", "Inês", "Jorge", "Livia", "Marco", "Nuno", "Olga", "Pilar", "Quim", "Rosa", "Sandro", "Tomás"]
RIVAL = "novice"  # plays on when the list of a guided game ends
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


class SeatAsked(BaseModel):
    kind: Short  # me, here, guest, or the level of a bot
    name: Name = ""


class TableAsked(SetupAsked):
    game: Short
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=12)]
    clock: dict[str, Any] | None = None
    title: Name = ""
    shuffle: bool = False
    talk: Annotated[str, StringConstraints(pattern="^(all|phrases|none)$")] = "all"
    offered: bool = False  # anybody on this server may take a free seat
    watchable: bool = False  # anybody on this server may look on
    rated: bool = False  # its result counts for the ratings of its players
    hints: bool = False  # players may ask for hints though others play here


@dataclass(frozen=True)
class Company:
    """Who else may come to a table, and what is said there."""

    talk: str = "all"
    offered: bool = False
    watchable: bool = False
    rated: bool = False
    hints: bool = False


ALONE = Company()


class Made(BaseModel):
    table: str
    links: dict[str, str] = {}


def spare_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    return next(name for name in [*NAMES, *MORE_NAMES] if name not in taken)


def seat_names(asked: list[SeatAsked], person: Person) -> list[str]:
    """Everybody has a name, and no two the same. Who is invited brings one, so a seat that waits may have none."""
    names: list[str] = []
    taken = [*[clean_name(seat.name) for seat in asked], person.name]
    for seat in asked:
        name = clean_name(seat.name) or (person.name if seat.kind == "me" and person.name not in names else "")
        names.append(name or ("" if seat.kind == "guest" else spare_name([*taken, *names])))
    if len(set(filter(None, names))) < len([name for name in names if name]):
        raise Refused("names-alike", names=", ".join(names))
    return names


def seated(
    asked: list[SeatAsked], shuffle: bool, person: Person, hub: Hub, before: Sequence[Role] = (), known: Sequence[str] = ()
) -> tuple[list[Seat], list[Role]]:
    """The seats, and what people may do there.

    `before` and `known` are the roles and the names of the game before: `again-2` is whoever held seat 2 in it; if nobody
    did, the seat is open.
    """
    named = {f"again-{i}": name for i, name in enumerate(known)}
    order = [SeatAsked(kind=seat.kind, name=seat.name or named.get(seat.kind, "")) for seat in asked]
    if shuffle:
        random.SystemRandom().shuffle(order)
    if sum([seat.kind == "me" for seat in order]) > 1:
        raise Refused("web-me-twice")
    names = seat_names(order, person)
    seats: list[Seat] = []
    roles = [Role(person.id, "host"), *[role for role in before if role.role == "watch"]]
    for i, seat in enumerate(order):
        again = [role.person for role in before if role.role == "seat" and seat.kind == f"again-{role.seat}"]
        here = [person.id] if seat.kind in ("me", "here") else again
        people = here or seat.kind == "guest" or seat.kind in named
        if not people:
            hub.thinkers.check(seat.kind)
        roles += [Role(who, "seat", i) for who in here]
        seats.append(Seat(i, PERSON if people else seat.kind, names[i], i, bool(people) and not here))
    return seats, roles


@router.post("/tables", status_code=201)
async def make_table(asked: TableAsked, person: Me, request: Request, hub: TheHub) -> Made:
    """A new table, of a new campaign if its options make one. The game begins when every seat is taken."""
    request.app.state.limits.new_table(request)
    game = find_game(asked.game)
    request.state.game = game
    async with in_line(request):
        setup, works = await hub.turns.work(agreed, game, asked)
    if len(asked.seats) not in works:
        raise Refused("seats-number", n=len(asked.seats), least=works[0], most=works[-1])
    seats, roles = seated(asked.seats, asked.shuffle, person, hub)
    clock = Clock.read(asked.clock)
    strangers = [seat.kind for seat in asked.seats].count("guest")
    if strangers:
        hub.check_company()
    if asked.rated and (len(seats) < 2 or strangers < len(seats) - 1 or game.is_campaign(setup)):
        raise Refused("rated-people")
    if asked.rated and asked.hints:
        raise Refused("rated-hints")
    title, id = clean_name(asked.title), None
    if game.is_campaign(setup):
        campaign = new_campaign(game, setup, title, person)
        await asyncio.to_thread(hub.store.new_campaign, campaign)
        title, id = campaign.name, campaign.id
    company = Company(asked.talk, asked.offered, asked.watchable, asked.rated, asked.hints)
    return await open_table(
        hub, person, game, setup, seats, roles, clock, preset=asked.preset, title=title, campaign=id, company=company
    )


@router.post("/games/{name}/learn", status_code=201)
async def learn(name: str, person: Me, request: Request, hub: TheHub) -> Made:
    """The guided first game: a real table, at which the others follow a list as long as it fits."""
    request.app.state.limits.new_table(request)
    game, guide = find_game(name), find_face(name).guide
    if guide is None:
        raise Refused("learn-no-guide", game=name)
    request.state.game = game
    name = person.name or Speaker(person.language).message("learn-you")
    asked = [SeatAsked(kind="me", name=name), *[SeatAsked(kind=RIVAL)] * len(guide.rivals)]
    seats, roles = seated(asked, False, person, hub)
    setup = game.agree(guide.preset, guide.changes)
    return await open_table(hub, person, game, setup, seats, roles, None, preset=guide.preset, secret=guide.secret)


def new_campaign(game: Game, setup: dict[str, str], name: str, person: Person) -> CampaignRow:
    """A campaign that begins with this set-up."""
    speaker = find_face(game.name).speaker(person.language)
    known = speaker.sorts.get("campaign", [])
    return CampaignRow(new_id(), game.name, name or (speaker.name("campaign", known[0]) if known else game.name), setup)


async def open_table(
    hub: Hub,
    person: Person,
    game: Game,
    setup: dict[str, str],
    seats: list[Seat],
    roles: list[Role],
    clock: Clock | None,
    before: TableRow | None = None,
    preset: str = "",
    title: str = "",
    campaign: str | None = None,
    company: Company = ALONE,
    secret: bytes | None = None,
) -> Made:
    """A new table, by the present rules. Seats that wait for somebody get links.

    With `before` it is the game after that one: under the same title, in the same campaign, with the same component tables if
    they are somebody's own. If others have made it already, theirs it is.
    """
    if before is not None:
        preset, title, campaign = before.preset, before.title, before.campaign
        company = Company(before.talk, False, before.watchable, before.rated, before.hints)
    row = TableRow(
        id=new_id(),
        game=game.name,
        version=game.version,
        tables_hash=before.tables_hash if before is not None and before.own_tables is not None else game.shipped.hash,
        own_tables=before.own_tables if before is not None else None,
        agreed=setup,
        preset=preset,
        host=person.id,
        title=title,
        campaign=campaign,
        secret=secret or secrets.token_bytes(32),
        clock=dict(clock.said()) if clock is not None else None,
        rematch_of=before.id if before is not None else None,
        talk=company.talk,
        offered=company.offered,
        watchable=company.watchable,
        rated=company.rated,
        hints=company.hints,
    )
    made = await asyncio.to_thread(hub.store.create_table, row, seats, roles)
    if made != row.id:
        return Made(table=made)
    links: dict[str, str] = {}
    for free in [seat.number for seat in seats if seat.open]:
        token = await asyncio.to_thread(hub.store.new_link, row.id, "seat", free, person.id, True)
        links[str(free)] = f"/join#{token}"
    await begin_if_full(hub, row.id)
    return Made(table=row.id, links=links)


async def begin_if_full(hub: Hub, table_id: str) -> None:
    """The last seat is taken: the game begins."""
    live = await hub.live(table_id)
    async with live.lock:
        seats = await asyncio.to_thread(hub.store.seats, table_id)
        row = live.table.row
        if row.status == "open" and not any(seat.open for seat in seats):
            clock = {**row.clock, "begun": time.time()} if row.clock is not None else None
            begun = await hub.turns.work(Table, replace(row, status="playing", clock=clock), seats, [], hub.store.components)
            await asyncio.to_thread(hub.store.begin, table_id, begun.record.start_fate, clock, begun.summary())
    await live.refresh(0)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table_id: str, person: Me, hub: TheHub) -> Made:
    """The same people once more, with the same options and a new seed; whoever asks first makes it.

    In a campaign it is the next game, with what the last one has handed on; so a game that can only be looked at has none there.
    """
    live, viewer = await at_table(table_id, person, hub)
    if not (viewer.mine or viewer.host):
        raise Refused("table-not-your-seat")
    old = live.table.row
    if live.table.parted is None and not live.table.over:
        raise Refused("table-not-over")
    if old.next is not None:
        return Made(table=old.next)
    game = live.table.game
    setup = old.agreed
    if game.is_campaign(setup):
        live.table.check_goes_on()
        changes = game.carried_over(live.table.playing.state())
        if changes is None:
            raise Refused("campaign-over", name=table_title(old, live.table.seats, person.language))
        setup = game.agree(game.default_preset, setup | changes)
    clock = Clock.read({key: value for key, value in old.clock.items() if key != "begun"} if old.clock is not None else None)
    roles = await asyncio.to_thread(hub.store.roles, table_id)
    kept = [role for role in roles if role.role != "host"] + [Role(person.id, "host")]
    made = await open_table(hub, person, game, setup, live.table.seats, kept, clock, old)
    await live.refresh(0)
    return made
