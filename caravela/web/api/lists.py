"""My tables."""

import asyncio
import contextlib
from dataclasses import replace
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel

from caravela.core.refused import Refused
from caravela.games import FACES, speaker, title
from caravela.table.store import Person, TableRow
from caravela.table.table import PERSON
from caravela.text import Speaker
from caravela.web.api.asking import IN_ALL, Me, TheHub, at_table, in_line, paid
from caravela.web.hub import Hub
from caravela.web.scene import table_title

PAGE = 100  # tables of a list
LOOKED_UP = 8  # tables of a list that are fetched because nothing is known of them yet
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


async def my_tables(hub: Hub, person: Person, first: int, removed: bool = False) -> tuple[list[dict[str, Any]], int]:
    """A page of my tables, those that wait for me first, and how many there are in all.

    What is said of them was stored with their last act. Of a few for which nothing was stored it is found out now.
    """
    mine = [one for one in await asyncio.to_thread(hub.store.listed, person.id) if one.removed == removed]
    unknown = [one for one in mine if one.status == "playing" and one.summary is None]
    unknown.sort(key=lambda one: one.id not in hub.lives)
    for one in unknown[: LOOKED_UP + sum([one.id in hub.lives for one in unknown])]:
        with contextlib.suppress(Refused):  # a game of older rules, which can no longer be played
            one.summary = (await hub.live(one.id, person.id)).table.summary()
    mine.sort(key=lambda one: (not one.waiting, one.status == "over", -one.updated))
    page = {one.id: one for one in mine[first : first + PAGE]}
    rows = {row.id: row for row in await asyncio.to_thread(hub.store.tables_of, person.id, list(page))}
    present = {id: hub.lives[id].present if id in hub.lives else set() for id in page}

    def entries() -> list[dict[str, Any]]:
        return [one_of_many(rows[id], one.summary) for id, one in page.items() if id in rows]

    def one_of_many(row: TableRow, summary: dict[str, Any] | None) -> dict[str, Any]:
        if row.id in hub.unreadable:
            return entry(replace(row, status="unreadable"), person, None, set())
        return entry(row, person, summary, present[row.id])

    return await hub.turns.work(entries), len(mine)


def entry(row: TableRow, person: Person, summary: dict[str, Any] | None, present: set[int]) -> dict[str, Any]:
    """A table in a list."""
    speaker = speaker_of(person.language)
    said = summary or {}
    decider, number = said.get("decider", -1), said.get("round", 0)
    mine = sorted(role.seat for role in row.roles if role.role == "seat")
    return {
        "table": row.id,
        "title": table_title(row, row.seats, person.language),
        "game": row.game,
        "game_title": title(row.game, person.language),
        "status": "parted" if row.status == "playing" and said.get("parted") else row.status,
        "round": number,
        "round_title": round_told(row, said, person.language),
        "moves": said.get("moves", 0),
        "seats": [
            {
                "seat": seat.number,
                "name": seat.name,
                "kind": seat.kind,
                "bot": speaker.bot(seat.kind) if seat.kind != PERSON else "",
                "present": seat.kind != PERSON or seat.number in present,
                "link": "open" if seat.open else "taken",
                "decides": decider == seat.number,
            }
            for seat in row.seats
        ],
        "mine": mine,
        "roles": sorted({role.role for role in row.roles}),
        "host": any(role.role == "host" for role in row.roles),
        "waiting": decider in mine and row.seats[decider].kind == PERSON,
        "since": row.updated,
        "deadline": said.get("deadline"),
        "next": row.next,
        "campaign": row.campaign,
    }


def round_told(row: TableRow, summary: dict[str, Any], language: str) -> str:
    """In which round a game is, by its name; nothing before the first."""
    number = summary.get("round", 0)
    return FACES[row.game].artist.round_title(number, speaker_of(language, row.game)) if number and row.game in FACES else ""


@cache
def speaker_of(language: str, game: str = "") -> Speaker:
    """Somebody who speaks of games, of one in particular or of all, but not of a table."""
    return speaker(language, game)


@router.get("/tables")
async def tables(
    person: Me,
    request: Request,
    response: Response,
    hub: TheHub,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    removed: bool = False,
) -> list[dict[str, Any]]:
    """My tables, a hundred at a time; a header says how many there are. With `removed`, those that I took off the list."""
    async with in_line(request):
        entries, number = await my_tables(hub, person, first, removed)
    response.headers[IN_ALL] = str(number)
    return entries


@router.get("/tables/{table_id}")
async def one_table(table_id: str, person: Me, hub: TheHub) -> dict[str, Any]:
    live, _ = await at_table(table_id, person, hub)
    rows = await asyncio.to_thread(hub.store.tables_of, person.id, [table_id])
    return entry(rows[0], person, live.table.summary() if live.table.play is not None else None, live.present)


async def stuck(hub: Hub, table_id: str, person: Person) -> bool:
    """Whether a game that has begun does not go on with this release: it can only be looked at, or not even that."""
    try:
        return (await hub.live(table_id, person.id)).table.parted is not None
    except Refused as refused:
        if refused.message != "table-unreadable":
            raise
        return True


class Removing(BaseModel):
    back: bool = False


@router.post("/tables/{table_id}/remove")
async def remove(table_id: str, asked: Removing, person: Me, hub: TheHub) -> dict[str, bool]:
    """The table leaves my list, or comes back to it; nothing else changes. Not while others there wait for me.

    Where nobody can play on with this release, nobody waits.
    """
    viewer = await hub.viewer(table_id, person)
    row = await asyncio.to_thread(hub.store.table, table_id)
    seats = await asyncio.to_thread(hub.store.seats, table_id)
    if row is not None and row.status in ("open", "playing") and not asked.back:
        plays = any(seats[seat].kind == PERSON for seat in viewer.mine)
        others = any(seat.kind == PERSON and seat.number not in viewer.mine for seat in seats)
        begun = row.status == "playing"
        if (plays and others and not (begun and await stuck(hub, table_id, person))) or (not begun and viewer.host):
            raise Refused("table-remove-others")
    await asyncio.to_thread(hub.store.mark, table_id, person.id, "removed", not asked.back)
    return {"ok": True}
