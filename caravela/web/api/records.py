"""Records in and out: one that somebody brings, the record of a table, a bug report."""

import asyncio
import re
import time
from dataclasses import replace

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from caravela.bots import find_bot
from caravela.core.game import Game
from caravela.core.record import LARGEST, Record, parse, tables_of
from caravela.core.refused import Refused
from caravela.games import GAMES, find_game
from caravela.table.store import Act, CampaignRow, NewTable, Person, Role, Seat, TableRow, new_id
from caravela.table.table import PERSON
from caravela.web.api.asking import Me, TheCheckers, TheHub, at_table, in_line, paid
from caravela.web.api.looking_back import viewpoint
from caravela.web.api.making import Made, new_campaign
from caravela.web.scene import may_have_record

router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


class Imported(BaseModel):
    record: str


@router.post("/tables/import", status_code=201)
async def import_record(asked: Imported, person: Me, request: Request, hub: TheHub, checkers: TheCheckers) -> Made:
    """A record goes on at a table of mine, or is looked at when it is over. It is checked before anything is made of it."""
    request.app.state.limits.new_table(request)
    request.state.game = game_named(asked.record)
    if len(asked.record) > LARGEST:
        raise Refused("record-too-large", limit=LARGEST)
    async with checkers.turn_of(person.id):
        await checkers.check("record", asked.record)
        table, campaign = await asyncio.to_thread(from_record, asked.record, person)
        await asyncio.to_thread(hub.store.bring, [table], campaign)
        live = await hub.live(table.row.id)
        live.wake_bots()
    return Made(table=table.row.id)


def game_named(text: str) -> Game | None:
    """The game that a record or a campaign says it is of, for the words of a refusal."""
    found = re.search("^game ([a-z]+)\r?$", text[:200], re.MULTILINE)
    return GAMES.get(found.group(1)) if found is not None else None


def from_record(text: str, person: Person) -> tuple[NewTable, CampaignRow | None]:
    """The table of a record that has been checked, and the campaign that begins with it if it is of one."""
    record = parse(text)
    game = find_game(record.game)
    table = table_of_record(record, game, person)
    if not game.is_campaign(record.agreed):
        return table, None
    campaign = new_campaign(game, record.agreed, "", person)
    return replace(table, row=replace(table.row, title=campaign.name, campaign=campaign.id)), campaign


def table_of_record(record: Record, game: Game, person: Person) -> NewTable:
    """Who sits at the table of a record, what was done there, and that whoever brought it plays for all people."""
    for player in record.players:
        if player.kind != PERSON:
            find_bot(player.kind)
    tables = tables_of(game, record)
    game.box(tables)  # kept, so that the next record with these tables is read at once
    at = time.time()
    row = TableRow(
        id=new_id(),
        game=game.name,
        version=record.version,
        tables_hash=record.tables_hash,
        own_tables=dict(tables.texts) if game.tables_called(record.tables_hash) is None else None,
        agreed=game.agree_again(record.agreed),
        preset="",
        host=person.id,
        status="playing" if record.totals is None and not record.ended else "over",
        secret=record.secret,
        start_fate=record.start_fate,
        imported=True,
    )
    seats = [Seat(i, player.kind, player.name, i) for i, player in enumerate(record.players)]
    roles = [Role(person.id, "host"), *[Role(person.id, "seat", seat.number) for seat in seats if seat.kind == PERSON]]
    acts = [Act(i, "take", move.seat, move.option, move.fate, at) for i, move in enumerate(record.moves, 1)]
    acts += [Act(len(acts) + 1, "ended", 0, record.ended, (), at)] if record.ended else []
    return NewTable(row, seats, roles, acts)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record_text(table_id: str, person: Me, hub: TheHub) -> PlainTextResponse:
    """The whole record holds what others must not know, so during play it is for those who play alone."""
    live, viewer = await at_table(table_id, person, hub)
    table = live.table
    if not may_have_record(table, viewer):
        raise Refused("table-record-later")
    headers = {"Content-Disposition": f'attachment; filename="caravela-{table.game.name}-{table.row.id}.txt"'}
    return PlainTextResponse(table.record.text(), headers=headers)


@router.get("/tables/{table_id}/report", response_class=PlainTextResponse)
async def report(table_id: str, person: Me, request: Request, hub: TheHub) -> PlainTextResponse:
    """A bug report: what this viewer has seen, nothing more."""
    live, viewer = await at_table(table_id, person, hub)
    async with in_line(request), live.lock:
        lines = await hub.turns.work(live.teller("en").report, viewer, viewpoint(live, viewer, None))
    headers = {"Content-Disposition": f'attachment; filename="caravela-report-{table_id}.txt"'}
    return PlainTextResponse("\n".join(lines) + "\n", headers=headers)
