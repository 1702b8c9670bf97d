"""Campaigns on the server: tables one after the other, what has been told at them, and what the next one begins with."""

import asyncio
from dataclasses import dataclass
from typing import Any

from caravela.core.record import Player
from caravela.core.refused import Refused
from caravela.games import find_face, find_game, title
from caravela.table.campaign import Campaign, Episode
from caravela.table.store import CampaignRow, Person, Role, TableRow
from caravela.table.table import PERSON, Table
from caravela.text import Speaker
from caravela.text.words import Page
from caravela.web.hub import Hub

PAGE = 20  # campaigns of a list
REMEMBERED = 64  # finished games that need not be replayed to be told


@dataclass(frozen=True)
class Saga:
    """A campaign with its tables. The last table may still be open or played at; then it has no end yet."""

    row: CampaignRow
    tables: list[TableRow]
    campaign: Campaign
    roles: list[list[Role]]  # of the person who looks, table by table

    @property
    def last(self) -> TableRow:
        return self.tables[-1]

    @property
    def alone(self) -> bool:
        """Whether the person who looks plays alone at the last table: nobody else there, also not at the same screen."""
        mine = {role.seat for role in self.roles[-1] if role.role == "seat"}
        people = {i for i, player in enumerate(self.campaign.players) if player.kind == PERSON}
        return people == mine and len(mine) == 1

    @property
    def may_go_on(self) -> bool:
        return any(role.role in ("host", "seat") for role in self.roles[-1])

    def text(self) -> str:
        """The file. A game in progress holds what others must not know, so it is in it for those alone who play alone."""
        if self.campaign.playing is None or self.alone:
            return self.campaign.text()
        done = self.campaign.finished
        players = done[-1].record.players if done else self.campaign.players
        return Campaign(self.campaign.game, self.campaign.name, self.campaign.agreed, players, done).text()


class Campaigns:
    """All campaigns of this server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._told: dict[str, Episode] = {}

    async def saga(self, id: str, person: Person) -> Saga:
        """Refused for those who have no business at any of its tables."""
        store = self.hub.store
        row = await asyncio.to_thread(store.campaign, id)
        if row is None:
            raise Refused("campaign-unknown")
        tables: list[TableRow] = []
        roles: list[list[Role]] = []
        for table_id in await asyncio.to_thread(store.games_of, id):
            table = await asyncio.to_thread(store.table, table_id)
            if table is not None:
                tables.append(table)
                roles.append(await asyncio.to_thread(store.roles, table_id, person.id))
        if not any(roles):
            raise Refused("campaign-no-role")
        seats = await asyncio.to_thread(store.seats, tables[-1].id)
        players = [Player(seat.name, seat.kind) for seat in seats]
        episodes = [await self.episode(table) for table in tables if table.status != "open"]
        return Saga(row, tables, Campaign(find_game(row.game), row.name, row.agreed, players, episodes), roles)

    async def episode(self, row: TableRow) -> Episode:
        """What everybody may know of the game at a table."""
        if row.id in self._told:
            return self._told[row.id]
        live = self.hub.lives.get(row.id)
        if live is None and row.status == "over":
            return self.remember(row.id, await self.hub.turns.work(lambda: episode_of(self.hub.load(row.id))))
        live = await self.hub.live(row.id)
        async with live.lock:
            episode = await self.hub.turns.work(episode_of, live.table)
        return self.remember(row.id, episode) if episode.record.totals is not None else episode

    def remember(self, table_id: str, episode: Episode) -> Episode:
        while len(self._told) >= REMEMBERED:
            del self._told[next(iter(self._told))]
        self._told[table_id] = episode
        return episode

    async def mine(self, person: Person, first: int) -> tuple[list[dict[str, Any]], int]:
        """A page of a person's campaigns, those where something happened last first, and how many there are in all."""
        tables = await asyncio.to_thread(self.hub.store.listed, person.id)
        ids = list(dict.fromkeys(table.campaign for table in tables if table.campaign is not None))
        found: list[dict[str, Any]] = []
        for id in ids[first : first + PAGE]:
            campaign = await asyncio.to_thread(self.hub.store.campaign, id)
            games = await asyncio.to_thread(self.hub.store.games_of, id)
            last = await asyncio.to_thread(self.hub.store.table, games[-1])
            if campaign is None or last is None:
                continue
            try:
                chapter, over = await self.state_of(last, person.language)
            except Refused:  # a game of older rules, which can no longer be played
                chapter, over = "", False
            found.append(
                {
                    "campaign": id,
                    "name": campaign.name,
                    "game": campaign.game,
                    "chapter": chapter,
                    "games": len(games),
                    "over": over,
                    "status": last.status,
                    "table": last.id,
                    "since": last.updated,
                }
            )
        return found, len(ids)

    async def state_of(self, last: TableRow, language: str) -> tuple[str, bool]:
        """The chapter that a campaign has come to, and whether it has ended."""
        if last.status == "open":
            return "", False
        episode = await self.episode(last)
        tale = find_face(last.game).described.tale
        speaker = speaker_of(episode, language)
        standing = tale.standing(episode.view, speaker) if tale is not None else []
        over = episode.record.totals is not None and episode.changes is None
        return (standing[0].title if standing else ""), over


def episode_of(table: Table) -> Episode:
    play = table.playing
    return Episode.of(table.game, play.record, play.state(), play.log)


def speaker_of(episode: Episode, language: str) -> Speaker:
    record = episode.record
    return find_face(record.game).speaker(language, [p.name for p in record.players], record.agreed, record.tables)


# -- what is told ------------------------------------------------------------------------------------------------------


def told(saga: Saga, language: str) -> dict[str, Any]:
    """A campaign in the words of a language: its games with their results and pages, and how it stands."""
    campaign = saga.campaign
    tale = find_face(campaign.game.name).described.tale
    read: set[str] = set()
    games: list[dict[str, Any]] = []
    for i, table in enumerate(saga.tables):
        episode = campaign.episodes[i] if i < len(campaign.episodes) else None
        pages = tale.pages(episode.log, speaker_of(episode, language)) if tale is not None and episode is not None else []
        fresh = [page for page in pages if page.key not in read]
        read |= {page.key for page in fresh}
        games.append(game_told(i + 1, table, episode, fresh, saga, language))
    last = campaign.episodes[-1] if campaign.episodes else None
    standing = tale.standing(last.view, speaker_of(last, language)) if tale is not None and last is not None else []
    return {
        "campaign": saga.row.id,
        "name": saga.row.name,
        "game": campaign.game.name,
        "emblem": find_face(campaign.game.name).emblem,
        "game_title": title(campaign.game.name, language),
        "chapter": standing[0].title if standing else "",
        "over": campaign.over,
        "status": saga.last.status,
        "table": saga.last.id,
        "may_go_on": saga.may_go_on,
        "whole": campaign.playing is None or saga.alone,
        "games": games,
        "standing": [page_told(page) for page in standing],
        "seats": [
            {"seat": i, "name": player.name, "kind": player.kind, "mine": i in seats_of(saga.roles[-1])}
            for i, player in enumerate(campaign.players)
        ],
    }


def seats_of(roles: list[Role]) -> list[int]:
    return [role.seat for role in roles if role.role == "seat"]


def game_told(
    number: int, table: TableRow, episode: Episode | None, pages: list[Page], saga: Saga, language: str
) -> dict[str, Any]:
    players = episode.record.players if episode is not None else saga.campaign.players
    totals = episode.record.totals if episode is not None else None
    return {
        "number": number,
        "table": table.id,
        "status": table.status,
        "since": table.updated,
        "mine": bool(saga.roles[number - 1]),
        "players": [
            {
                "name": player.name,
                "bot": Speaker(language).bot(player.kind) if player.kind != PERSON else "",
                "total": totals[i] if totals is not None else None,
                "won": episode is not None and i in episode.winners,
            }
            for i, player in enumerate(players)
        ],
        "pages": [page_told(page) for page in pages],
    }


def page_told(page: Page) -> dict[str, Any]:
    return {"key": page.key, "chapter": page.chapter, "title": page.title, "lines": list(page.lines)}
