"""The HTTP part of campaigns: listing, telling, the next game, files."""

import asyncio
import time
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field, StringConstraints

from caravela.core.refused import Refused
from caravela.games import GAMES
from caravela.table.campaign import parse_campaign
from caravela.table.clock import Clock
from caravela.table.store import CampaignRow, NewTable, Person, new_id
from caravela.web.api.asking import IN_ALL, Me, Short, TheCheckers, TheHub, in_line, paid
from caravela.web.api.making import Made, SeatAsked, open_table, seated
from caravela.web.api.records import game_named, table_of_record
from caravela.web.campaign import Campaigns, told

LARGEST_FILE = 8_000_000  # characters; forty games with the largest corrected tables in each have 6,900,000

router = APIRouter(prefix="/api/campaigns", dependencies=[Depends(paid)])


def campaigns_of(request: Request) -> Campaigns:
    campaigns: Campaigns = request.app.state.campaigns
    return campaigns


TheCampaigns = Annotated[Campaigns, Depends(campaigns_of)]


@router.get("")
async def mine(
    person: Me,
    request: Request,
    response: Response,
    campaigns: TheCampaigns,
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
) -> list[dict[str, Any]]:
    """My campaigns, twenty at a time; a header says how many there are."""
    async with in_line(request):
        found, number = await campaigns.mine(person, first)
    response.headers[IN_ALL] = str(number)
    return found


class CampaignMade(BaseModel):
    campaign: str
    table: str


class Imported(BaseModel):
    file: str


@router.post("/import", status_code=201)
async def import_campaign(asked: Imported, person: Me, request: Request, hub: TheHub, checkers: TheCheckers) -> CampaignMade:
    """A campaign goes on at tables of mine; its finished games can be looked at. All of it is checked before anything is kept."""
    request.app.state.limits.new_table(request)
    request.state.game = game_named(asked.file)
    if len(asked.file) > LARGEST_FILE:
        raise Refused("record-too-large", limit=LARGEST_FILE)
    async with checkers.turn_of(person.id):
        await checkers.check("campaign", asked.file)
        row, tables = await asyncio.to_thread(from_file, asked.file, person)
        await asyncio.to_thread(hub.store.bring, tables, row)
        live = await hub.live(tables[-1].row.id)
        live.wake_bots()
    return CampaignMade(campaign=row.id, table=tables[-1].row.id)


def from_file(text: str, person: Person) -> tuple[CampaignRow, list[NewTable]]:
    """The campaign of a file that has been checked, and a table for each of its games, each the rematch of the one before."""
    campaign, records = parse_campaign(text, GAMES)
    row = CampaignRow(new_id(), campaign.game.name, campaign.name, campaign.agreed)
    now = time.time()
    tables: list[NewTable] = []
    for i, record in enumerate(records):
        table = table_of_record(record, campaign.game, person)
        before = tables[-1].row.id if tables else None
        at = now + i / 1000  # they are told in this order
        placed = replace(table.row, title=campaign.name, campaign=row.id, rematch_of=before, created=at, updated=at)
        tables.append(replace(table, row=placed))
    return row, tables


@router.get("/{id}")
async def tell(id: str, person: Me, request: Request, hub: TheHub, campaigns: TheCampaigns) -> dict[str, Any]:
    """The story as far as it was read at the tables, the games, and how it stands."""
    async with in_line(request):
        return await hub.turns.work(told, await campaigns.saga(id, person), person.language)


@router.get("/{id}/file", response_class=PlainTextResponse)
async def file(id: str, person: Me, request: Request, campaigns: TheCampaigns) -> PlainTextResponse:
    """All finished games, and the one in progress for those who play alone."""
    async with in_line(request):
        saga = await campaigns.saga(id, person)
    headers = {"Content-Disposition": f'attachment; filename="caravela-campaign-{id}.txt"'}
    return PlainTextResponse(saga.text(), headers=headers)


class NextGame(BaseModel):
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=12)]
    changes: dict[Short, Annotated[str, StringConstraints(max_length=600)]] = {}
    clock: dict[str, Any] | None = None
    shuffle: bool = False


@router.post("/{id}/games", status_code=201)
async def next_game(id: str, asked: NextGame, person: Me, request: Request, hub: TheHub, campaigns: TheCampaigns) -> Made:
    """M-CAMP-8: the next game with whoever sits down for it; what the last one has handed on is settled."""
    request.app.state.limits.new_table(request)
    async with in_line(request):
        saga = await campaigns.saga(id, person)
    request.state.game = saga.campaign.game
    if not saga.may_go_on:
        raise Refused("table-not-your-seat")
    if saga.last.status != "over" or saga.campaign.playing is not None:
        raise Refused("campaign-game-there")
    agreed = saga.campaign.agree(asked.changes)
    roles = await asyncio.to_thread(hub.store.roles, saga.last.id)
    seats, held = seated(asked.seats, asked.shuffle, person, hub, roles, [player.name for player in saga.campaign.players])
    works = saga.campaign.game.seats(agreed)
    if len(seats) not in works:
        raise Refused("seats-number", n=len(seats), least=works[0], most=works[-1])
    clock = Clock.read(asked.clock)
    return await open_table(hub, person, saga.campaign.game, agreed, seats, held, clock, saga.last)
