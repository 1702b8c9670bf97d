"""The waiting room: a bot instead of somebody who does not come, or no game at all."""

import asyncio

from fastapi import APIRouter, Depends
from pydantic import BaseModel

from caravela.core.refused import Refused
from caravela.web.api.asking import Me, Short, TheHub, paid
from caravela.web.api.making import begin_if_full, spare_name
from caravela.web.hub import Hub

router = APIRouter(prefix="/api/tables/{table_id}", dependencies=[Depends(paid)])


class BotAsked(BaseModel):
    bot: Short


@router.post("/seats/{seat}/bot")
async def play_with_a_bot(table_id: str, seat: int, asked: BotAsked, person: Me, hub: TheHub) -> dict[str, bool]:
    """A bot takes a free seat, and the game begins if it was the last one."""
    await check_host(hub, table_id, person)
    hub.thinkers.check(asked.bot)
    seats = await asyncio.to_thread(hub.store.seats, table_id)
    if not 0 <= seat < len(seats):
        raise Refused("seat-taken", seat=seat + 1)
    name = seats[seat].name or spare_name([other.name for other in seats])
    await asyncio.to_thread(hub.store.seat_bot, table_id, seat, asked.bot, name)
    await begin_if_full(hub, table_id)
    return {"ok": True}


@router.post("/cancel")
async def cancel(table_id: str, person: Me, hub: TheHub) -> dict[str, bool]:
    """The table is called off; whoever has sat down already finds it said so."""
    await check_host(hub, table_id, person)
    before = await asyncio.to_thread(hub.store.cancel, table_id)
    for changed in [live for id, live in hub.lives.items() if id in (table_id, before)]:
        await changed.refresh(0)
    return {"ok": True}


async def check_host(hub: Hub, table_id: str, person: Me) -> None:
    if not (await hub.viewer(table_id, person)).host:
        raise Refused("table-host-only")
