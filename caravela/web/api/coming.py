"""Coming to a table by a link, leaving it to a bot, coming back."""

import asyncio
import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, StringConstraints

from caravela.bots import USUAL
from caravela.core.record import clean_name
from caravela.core.refused import Refused
from caravela.games import FACES, title
from caravela.table.store import Seat
from caravela.table.table import PERSON
from caravela.text import Speaker
from caravela.web.api.asking import Me, Name, Short, TheHub, Token, at_table, paid
from caravela.web.api.making import begin_if_full, spare_name
from caravela.web.api.me import keep
from caravela.web.hub import Hub, Stale
from caravela.web.scene import table_title
from caravela.web.terms import terms

router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


class LinkAsked(BaseModel):
    role: Annotated[str, StringConstraints(pattern="^(seat|coach|watch)$")]
    seat: int = -1


@router.post("/tables/{table_id}/links", status_code=201)
async def make_link(table_id: str, asked: LinkAsked, person: Me, hub: TheHub) -> dict[str, str]:
    hub.check_company()
    viewer = await hub.viewer(table_id, person)
    if asked.role == "seat":
        seats = await asyncio.to_thread(hub.store.seats, table_id)
        if not viewer.host:
            raise Refused("table-host-only")
        if not 0 <= asked.seat < len(seats) or not seats[asked.seat].open:
            raise Refused("seat-taken", seat=asked.seat + 1)
    elif asked.role == "coach":
        if asked.seat not in viewer.mine:
            raise Refused("table-not-your-seat")
    elif not (viewer.mine or viewer.host):
        raise Refused("table-not-your-seat")
    seat = asked.seat if asked.role != "watch" else -1
    token = await asyncio.to_thread(hub.store.new_link, table_id, asked.role, seat, person.id, asked.role == "seat")
    return {"link": f"/join#{token}"}


class Joining(BaseModel):
    token: Token
    name: Name = ""
    look: bool = False


@router.post("/join")
async def join(asked: Joining, person: Me, request: Request, response: Response, hub: TheHub) -> dict[str, Any]:
    """Come through a link; with `look`, only be told where it leads."""
    hub.check_company()
    request.app.state.limits.joining(request)
    link = await asyncio.to_thread(hub.store.look_link, asked.token)
    if link is None:
        raise Refused("link-unknown")
    row = await asyncio.to_thread(hub.store.table, link.table_id) if link.table_id is not None else None
    host = await asyncio.to_thread(hub.store.person, link.person)
    if asked.look:
        return {
            "table": row.id if row is not None else None,
            "title": table_title(row, await asyncio.to_thread(hub.store.seats, row.id), person.language)
            if row is not None
            else "",
            "game": title(row.game, person.language) if row is not None else "",
            "agreed": terms(row, person.language) if row is not None and row.game in FACES else None,
            "cancelled": row is not None and row.status == "cancelled",
            "role": link.role,
            "seat": link.seat,
            "host": host.name if host is not None else "",
            "taken": link.once and link.used_by is not None,
        }
    name = clean_name(asked.name) or person.name
    if link.role == "seat" and link.table_id is not None:
        seats = await asyncio.to_thread(hub.store.seats, link.table_id)
        name = name_for(seats, link.seat, name, person.language)
        await rename_bot(hub, link.table_id, seats, name)
    link = await asyncio.to_thread(hub.store.use_link, asked.token, person.id, name)
    if link.role == "device":
        keep(response, request, await asyncio.to_thread(hub.store.new_session, link.person))
        return {"table": None, "role": "device", "seat": -1}
    if asked.name and clean_name(asked.name) != person.name:
        await asyncio.to_thread(hub.store.update_person, person.id, name=clean_name(asked.name))
    assert link.table_id is not None
    live = hub.lives.get(link.table_id)
    if link.role == "seat":
        await begin_if_full(hub, link.table_id)
    elif live is not None:
        await live.know_holders()  # others look on from now on
    return {"table": link.table_id, "role": link.role, "seat": link.seat}


def name_for(seats: list[Seat], number: int, name: str, language: str) -> str:
    """How somebody is called who sits down: as they wish, else as whoever made the table has called the seat."""
    others = [seat.name for seat in seats if seat.number != number and seat.kind == PERSON]
    said = name or seats[number].name or Speaker(language).message("seat", n=number + 1)
    if said in others:
        raise Refused("names-alike", names=", ".join([*filter(None, others), said]))
    return said


async def rename_bot(hub: Hub, table_id: str, seats: list[Seat], name: str) -> None:
    """A bot that is called like somebody who sits down gets another name."""
    for seat in seats:
        if seat.kind != PERSON and seat.name == name:
            spare = spare_name([name, *[other.name for other in seats]])
            await asyncio.to_thread(hub.store.set_seat, table_id, seat.number, name=spare)


class Leaving(BaseModel):
    seat: int
    bot: Short = USUAL


@router.post("/tables/{table_id}/leave")
async def leave(table_id: str, asked: Leaving, person: Me, hub: TheHub) -> dict[str, bool]:
    """A bot takes my seat over."""
    live, viewer = await at_table(table_id, person, hub)
    hub.thinkers.check(asked.bot)
    if asked.seat not in viewer.mine:
        raise Refused("table-not-your-seat")
    if live.table.play is None:
        await live.refresh(0)  # it may have begun at another server
    if live.table.play is None:
        raise Refused("table-not-begun")
    while asked.seat not in live.table.bots:
        with contextlib.suppress(Stale):  # others may act first
            await live.act("bot", asked.seat, asked.bot, live.table.number)
    return {"ok": True}


@router.post("/tables/{table_id}/return")
async def come_back(table_id: str, asked: Leaving, person: Me, hub: TheHub) -> dict[str, bool]:
    live, viewer = await at_table(table_id, person, hub)
    if asked.seat not in viewer.mine:
        raise Refused("table-not-your-seat")
    while asked.seat in live.table.bots:
        with contextlib.suppress(Stale):
            await live.act(PERSON, asked.seat, "", live.table.number)
    return {"ok": True}
