"""Tables that anybody on this server may come to: free seats, and games to watch."""

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from caravela.core.record import clean_name
from caravela.core.refused import Refused
from caravela.games import FACES, title
from caravela.table.store import Person, TableRow
from caravela.table.table import PERSON
from caravela.web.api.asking import IN_ALL, Me, Name, TheHub, in_line, paid
from caravela.web.api.coming import name_for, rename_bot
from caravela.web.api.lists import round_told, speaker_of
from caravela.web.api.making import begin_if_full
from caravela.web.hub import Hub
from caravela.web.scene import table_title
from caravela.web.terms import terms

PAGE = 20
router = APIRouter(prefix="/api/open", dependencies=[Depends(paid)])


@router.get("")
async def open_tables(
    person: Me,
    request: Request,
    response: Response,
    hub: TheHub,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
) -> list[dict[str, Any]]:
    """Twenty at a time; a header says how many there are."""
    hub.check_company()
    async with in_line(request):
        rows, number = await asyncio.to_thread(hub.store.open_to_all, first, PAGE, time.time())
        mine = {one.id for one in await asyncio.to_thread(hub.store.listed, person.id)}
        hosts = {host: await asyncio.to_thread(hub.store.person, host) for host in {row.host for row in rows}}
        told = await hub.turns.work(
            lambda: [entry(row, hosts[row.host], person, row.id in mine) for row in rows if row.game in FACES]
        )
    response.headers[IN_ALL] = str(number)
    return told


def entry(row: TableRow, host: Person | None, person: Person, here: bool) -> dict[str, Any]:
    """A table as a stranger may know it: who sits there, and what is played."""
    speaker = speaker_of(person.language)
    return {
        "table": row.id,
        "title": table_title(row, row.seats, person.language),
        "game": row.game,
        "game_title": title(row.game, person.language),
        "status": row.status,
        "agreed": terms(row, person.language),
        "seats": [
            {
                "seat": seat.number,
                "name": seat.name,
                "bot": speaker.bot(seat.kind) if seat.kind != PERSON else "",
                "free": seat.open,
            }
            for seat in row.seats
        ],
        "host": host.name if host is not None else "",
        "round_title": round_told(row, row.summary or {}, person.language),
        "since": row.updated,
        "here": here,
        "sit": row.status == "open" and not here,
    }


async def offered(hub: Hub, table_id: str, to: str) -> TableRow:
    """The table, if everybody may come there."""
    row = await asyncio.to_thread(hub.store.table, table_id)
    if row is None:
        raise Refused("table-unknown")
    if not (row.offered if to == "sit" else row.watchable):
        raise Refused("open-not")
    return row


class Sitting(BaseModel):
    seat: int
    name: Name = ""


@router.post("/{table_id}/sit")
async def sit(table_id: str, asked: Sitting, person: Me, request: Request, hub: TheHub) -> dict[str, Any]:
    """I take a free seat; the game begins if it was the last one."""
    request.app.state.limits.joining(request)
    await offered(hub, table_id, "sit")
    if any(role.role == "seat" for role in await asyncio.to_thread(hub.store.roles, table_id, person.id)):
        raise Refused("open-seated")
    seats = await asyncio.to_thread(hub.store.seats, table_id)
    if not 0 <= asked.seat < len(seats) or not seats[asked.seat].open:
        raise Refused("seat-taken", seat=asked.seat + 1)
    name = name_for(seats, asked.seat, clean_name(asked.name) or person.name, person.language)
    await rename_bot(hub, table_id, seats, name)
    await asyncio.to_thread(hub.store.take_seat, table_id, asked.seat, person.id, name)
    if asked.name and clean_name(asked.name) != person.name:
        await asyncio.to_thread(hub.store.update_person, person.id, name=clean_name(asked.name))
    await begin_if_full(hub, table_id)
    return {"table": table_id, "role": "seat", "seat": asked.seat}


@router.post("/{table_id}/watch")
async def watch(table_id: str, person: Me, request: Request, hub: TheHub) -> dict[str, Any]:
    """I look on: I see what everybody may see."""
    request.app.state.limits.joining(request)
    await offered(hub, table_id, "watch")
    if not await asyncio.to_thread(hub.store.roles, table_id, person.id):
        await asyncio.to_thread(hub.store.add_role, table_id, person.id, "watch")
        if table_id in hub.lives:
            await hub.lives[table_id].know_holders()  # others look on from now on
    return {"table": table_id, "role": "watch", "seat": -1}
