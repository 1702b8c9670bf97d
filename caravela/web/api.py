"""The HTTP part: who I am, which games there are, making and joining tables, looking back."""

import asyncio
import contextlib
import random
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field, StringConstraints, ValidationError

from caravela.bots import BOTS, find_bot
from caravela.core.game import Game
from caravela.core.record import LARGEST, Record, Replay, clean_name, parse, tables_of
from caravela.core.refused import Refused
from caravela.games import FACES, GAMES, find_face, find_game, speaker, title
from caravela.games.face import Face
from caravela.table.checking import Checkers
from caravela.table.clock import Clock
from caravela.table.store import Act, CampaignRow, NewTable, Person, Role, Seat, Store, TableRow, new_id
from caravela.table.table import PERSON, Table
from caravela.text import LANGUAGES, Speaker, closest_language, find_language
from caravela.web.hub import Hub, Live, Stale
from caravela.web.limits import API, COSTS, Limits, address_of
from caravela.web.notify import Notice, read_hook, read_hooks, text_of
from caravela.web.past import as_it_is
from caravela.web.scene import SPECTATOR, Viewer, may_have_record, table_title

COOKIE = "caravela"
YEAR = 365 * 24 * 3600
DAY = 24 * 3600.0
NAMES = ["Ana", "Bruno", "Chiara", "Diego", "Elisa", "Filipe"]
MORE_NAMES = ["Gabriela", "Hugo", "Inês", "Jorge", "Livia", "Marco", "Nuno", "Olga", "Pilar", "Quim", "Rosa", "Sandro", "Tomás"]
LANGUAGE_NAMES = {"en": "English", "pt-BR": "Português", "es": "Español", "it": "Italiano"}
PAGE = 100  # tables of a list
IN_ALL = "X-Total-Count"  # the header that says how long a list is of which a page is given
LOOKED_UP = 8  # tables of a list that are fetched because nothing is known of them yet

Short = Annotated[str, StringConstraints(max_length=80)]
Name = Annotated[str, StringConstraints(max_length=200)]
Token = Annotated[str, StringConstraints(min_length=20, max_length=100)]

# -- who asks ----------------------------------------------------------------------------------------------------------


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def store_of(request: Request) -> Store:
    return hub_of(request).store


def asked_language(request: Request) -> str:
    """The first language of the browser that Caravela speaks."""
    for word in request.headers.get("accept-language", "").split(","):
        language = closest_language(word.split(";")[0].strip())
        if language:
            return language
    return "en"


async def somebody(request: Request) -> Person | None:
    """Whoever asks, looked up once."""
    if not hasattr(request.state, "person"):
        token = request.cookies.get(COOKIE, "")
        request.state.person = await asyncio.to_thread(store_of(request).person_of, token) if token else None
    person: Person | None = request.state.person
    return person


async def person_of(request: Request) -> Person:
    """The person behind the cookie; those who come without one are asked to fetch it first."""
    person = await somebody(request)
    if person is None:
        raise Refused("web-nobody")
    request.state.language = person.language
    return person


async def paid(request: Request) -> None:
    """Whatever is asked for is paid by the address, and by the person if there is one."""
    person = await somebody(request)
    if person is not None:
        request.state.language = person.language
    cost = COSTS.get(f"{request.method} {request.scope['route'].path}", API)
    limits_of(request).spend(cost, address_of(request), person.id if person is not None else "")


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def in_line(request: Request) -> AbstractAsyncContextManager[None]:
    """For what is heavy: one after the other for each person and each address."""
    person: Person | None = request.state.person
    return hub_of(request).turns.of(person.id if person is not None else "", limits_of(request).line_of(address_of(request)))


def checkers_of(request: Request) -> Checkers:
    checkers: Checkers = request.app.state.checkers
    return checkers


Me = Annotated[Person, Depends(person_of)]
TheHub = Annotated[Hub, Depends(hub_of)]
TheCheckers = Annotated[Checkers, Depends(checkers_of)]
router = APIRouter(prefix="/api", dependencies=[Depends(paid)])


# -- me ----------------------------------------------------------------------------------------------------------------


class Settings(BaseModel, extra="forbid"):
    confirm: bool = True
    sound: bool = True
    pace: Annotated[float, Field(ge=0, le=5)] = 0.6
    scores: bool = True
    theme: Annotated[str, StringConstraints(pattern="^(system|light|dark)$")] = "system"
    notify: bool = False
    hooks: list[dict[str, str]] = []


class Changes(BaseModel, extra="forbid"):
    name: Name | None = None
    language: Short | None = None
    settings: dict[str, Any] | None = None


def settings_of(person: Person) -> dict[str, Any]:
    return {**Settings().model_dump(), **{key: value for key, value in person.settings.items() if key in Settings.model_fields}}


def told(person: Person, waiting: int) -> dict[str, Any]:
    return {
        "name": person.name,
        "language": person.language,
        "languages": [{"code": code, "name": LANGUAGE_NAMES[code]} for code in LANGUAGES],
        "settings": settings_of(person),
        "waiting": waiting,
    }


def keep(response: Response, request: Request, token: str) -> None:
    secure = request.app.state.address.startswith("https:")
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


@router.get("/me")
async def me(request: Request, response: Response, hub: TheHub) -> dict[str, Any]:
    """Who I am; a browser that comes for the first time becomes a new person."""
    person = await somebody(request)
    if person is None:
        request.app.state.limits.new_person(request)
        newcomer, token = await asyncio.to_thread(hub.store.new_person, asked_language(request))
        keep(response, request, token)
        return told(newcomer, 0)
    keep(response, request, request.cookies[COOKIE])  # for another year
    async with in_line(request):
        return told(person, sum([one.waiting for one in await asyncio.to_thread(hub.store.listed, person.id)]))


@router.patch("/me")
async def change_me(changes: Changes, person: Me, hub: TheHub) -> dict[str, Any]:
    settings = None
    if changes.settings is not None:
        try:
            settings = Settings.model_validate({**settings_of(person), **changes.settings}).model_dump()
        except ValidationError as problem:
            where = ".".join(str(part) for part in problem.errors()[0]["loc"])
            raise Refused("web-not-understood", where=f"settings.{where}"[:80]) from None
        settings["hooks"] = [hook.said() for hook in read_hooks(settings["hooks"])]
    name = clean_name(changes.name) if changes.name is not None else None
    language = find_language(changes.language) if changes.language is not None else None
    await asyncio.to_thread(hub.store.update_person, person.id, name=name, language=language, settings=settings)
    again = await asyncio.to_thread(hub.store.person, person.id)
    assert again is not None
    for live in hub.lives.values():
        for connection in live.connections:
            if connection.viewer.person == person.id:
                connection.pace = float(settings_of(again)["pace"])
    return told(again, 0)


@router.post("/me/device")
async def device_link(person: Me, hub: TheHub) -> dict[str, str]:
    """A link that brings me to another browser, once, within a day."""
    token = await asyncio.to_thread(hub.store.new_link, None, "device", -1, person.id, True, time.time() + DAY)
    return {"link": f"/join#{token}"}


class HookAsked(BaseModel):
    kind: Short
    url: Annotated[str, StringConstraints(max_length=2000)]


@router.post("/me/hooks/test")
async def try_hook(asked: HookAsked, person: Me, hub: TheHub) -> dict[str, bool]:
    """Whether a notice arrives there; why it does not is told to nobody who could ask for any address."""
    hook = read_hook({"kind": asked.kind, "url": asked.url})
    text = text_of(Speaker(person.language), "trial", "Caravela")
    notice = Notice("trial", "", "Caravela", "", text, hub.address, person.name, 0, time.time())
    await hub.notifier.trial(person.id, hook, notice)
    return {"ok": True}


# -- words, games, rules -----------------------------------------------------------------------------------------------


@router.get("/words")
async def words(request: Request, language: str | None = None) -> dict[str, Any]:
    """What the pages say by themselves; variables stay as {name}."""
    person = await somebody(request)
    chosen = find_language(language) if language else person.language if person else asked_language(request)
    return {"language": chosen, "words": Speaker(chosen).page_words()}


@router.get("/games")
async def games(request: Request) -> list[dict[str, Any]]:
    person = await somebody(request)
    language = person.language if person else asked_language(request)
    return await asyncio.to_thread(lambda: [described(name, language) for name in GAMES])


@cache
def described(name: str, language: str) -> dict[str, Any]:
    return describe(FACES[name], language)


def describe(face: Face, language: str) -> dict[str, Any]:
    game, speaker = face.rules, face.speaker(language)

    def member(value: str) -> dict[str, str]:
        sort = next((sort for sort, things in speaker.sorts.items() if value in things), "value")
        return {"value": value, "title": speaker.name(sort, value), "about": speaker.about(sort, value)}

    seats = {name: list(game.seats(setup)) for name, setup in game.presets.items()}
    return {
        "name": game.name,
        "title": speaker.name("game", game.name),
        "about": speaker.about("game", game.name),
        "tact": speaker.remark("game", game.name, "tact"),
        "how": face.how_to_play(language),
        "emblem": face.emblem,
        "seats": [min(map(min, seats.values())), max(map(max, seats.values()))],
        "default": game.default_preset,
        "presets": [
            {
                "name": name,
                "title": speaker.name("preset", name),
                "about": speaker.about("preset", name),
                "seats": seats[name],
                "setup": setup,
                "campaign": game.is_campaign(setup),
            }
            for name, setup in game.presets.items()
        ],
        "options": [
            {
                "name": option.name,
                "title": speaker.name("option", option.name),
                "about": speaker.about("option", option.name),
                "rule": option.rule,
                "values": [{"value": value, "title": speaker.name("value", value)} for value in option.values],
                "members": [member(value) for value in option.members],
            }
            for option in game.setup_options
            if not option.carried
        ],
        "bots": [{"name": bot, "title": speaker.name("bot", bot), "about": speaker.about("bot", bot)} for bot in BOTS],
    }


class SetupAsked(BaseModel):
    preset: Short
    changes: dict[Short, Annotated[str, StringConstraints(max_length=600)]] = {}


def agreed(game: Game, asked: SetupAsked) -> tuple[dict[str, str], list[int]]:
    """The set-up, and the numbers of players for which it works; refused if it works for none."""
    setup = game.agree(asked.preset, asked.changes)
    works: list[int] = []
    problem: Refused | None = None
    for n in game.seats(setup):
        try:
            game.start(n, setup, 1)
            works.append(n)
        except Refused as refused:
            problem = refused
    if not works and problem is not None:
        raise problem
    return setup, works


@router.post("/games/{name}/check")
async def check_setup(name: str, asked: SetupAsked, request: Request, hub: TheHub) -> dict[str, Any]:
    game = find_game(name)
    request.state.game = game
    async with in_line(request):
        setup, seats = await hub.turns.work(agreed, game, asked)
    return {"setup": setup, "seats": seats}


@router.get("/rules/{name}")
async def rules(name: str) -> list[dict[str, Any]]:
    page = find_face(name).clauses
    return [
        {"heading": heading, "clauses": [{"clause": clause, "text": page.plain(clause)} for clause in ids]}
        for heading, ids in page.chapters().items()
    ]


@router.get("/rules/{name}/{clause}")
async def rule(name: str, clause: str) -> dict[str, str]:
    page = find_face(name).clauses
    if clause not in page.texts:
        raise Refused("rules-nothing", word=clause)
    return {"clause": clause, "heading": page.headings[clause], "text": page.plain(clause)}


# -- making tables -----------------------------------------------------------------------------------------------------


class SeatAsked(BaseModel):
    kind: Short  # me, here, guest, or the level of a bot
    name: Name = ""


class TableAsked(SetupAsked):
    game: Short
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=12)]
    clock: dict[str, Any] | None = None
    title: Name = ""
    shuffle: bool = False


class Made(BaseModel):
    table: str
    links: dict[str, str] = {}


def seat_names(asked: list[SeatAsked], person: Person) -> list[str]:
    """Everybody has a name, and no two the same."""
    names: list[str] = []
    taken = [*[clean_name(seat.name) for seat in asked], person.name]
    spare = [name for name in [*NAMES, *MORE_NAMES] if name not in taken]
    for seat in asked:
        name = clean_name(seat.name) or (person.name if seat.kind == "me" and person.name not in names else "")
        names.append(name or spare.pop(0))
    if len(set(names)) < len(names):
        raise Refused("names-alike", names=", ".join(names))
    return names


def seated(
    asked: list[SeatAsked], shuffle: bool, person: Person, before: Sequence[Role] = (), known: Sequence[str] = ()
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
            find_bot(seat.kind)
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
    seats, roles = seated(asked.seats, asked.shuffle, person)
    clock = Clock.read(asked.clock)
    title = clean_name(asked.title)
    more: dict[str, Any] = {"title": title}
    if game.is_campaign(setup):
        campaign = new_campaign(game, setup, title, person)
        await asyncio.to_thread(hub.store.new_campaign, campaign)
        more = {"title": campaign.name, "campaign": campaign.id}
    return await open_table(hub, person, game, setup, seats, roles, clock, preset=asked.preset, **more)


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
    tables_hash: str | None = None,
    **more: Any,
) -> Made:
    """Seats that wait for somebody get links. If others have made this rematch before, theirs it is."""
    row = TableRow(
        id=new_id(),
        game=game.name,
        version=game.version,
        tables_hash=tables_hash or game.shipped.hash,
        agreed=setup,
        host=person.id,
        secret=secrets.token_bytes(32),
        clock=dict(clock.said()) if clock is not None else None,
        **more,
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
            begun = await hub.turns.work(Table, replace(row, status="playing", clock=clock), seats, [])
            await asyncio.to_thread(hub.store.begin, table_id, (), clock, begun.summary())
    await live.refresh(0)


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
        own_tables=dict(tables.texts) if tables.hash != game.shipped.hash else None,
        agreed=record.agreed,
        preset="",
        host=person.id,
        status="playing" if record.totals is None else "over",
        secret=record.secret,
        imported=True,
    )
    seats = [Seat(i, player.kind, player.name, i) for i, player in enumerate(record.players)]
    roles = [Role(person.id, "host"), *[Role(person.id, "seat", seat.number) for seat in seats if seat.kind == PERSON]]
    acts = [Act(i, "take", move.seat, move.option, move.fate, at) for i, move in enumerate(record.moves, 1)]
    return NewTable(row, seats, roles, acts)


# -- my tables ---------------------------------------------------------------------------------------------------------


async def my_tables(hub: Hub, person: Person, first: int) -> tuple[list[dict[str, Any]], int]:
    """A page of my tables, those that wait for me first, and how many there are in all.

    What is said of them was stored with their last act. Of a few for which nothing was stored it is found out now.
    """
    mine = await asyncio.to_thread(hub.store.listed, person.id)
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
        "status": row.status,
        "round": number,
        "round_title": FACES[row.game].artist.round_title(number, speaker_of(person.language, row.game))
        if number and row.game in FACES
        else "",
        "moves": said.get("moves", 0),
        "seats": [
            {
                "seat": seat.number,
                "name": seat.name,
                "kind": seat.kind,
                "bot": speaker.name("bot", seat.kind) if seat.kind != PERSON else "",
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
) -> list[dict[str, Any]]:
    """My tables, a hundred at a time; a header says how many there are."""
    async with in_line(request):
        entries, number = await my_tables(hub, person, first)
    response.headers[IN_ALL] = str(number)
    return entries


async def at_table(table_id: str, person: Person, hub: Hub) -> tuple[Live, Viewer]:
    viewer = await hub.viewer(table_id, person)
    return await hub.live(table_id, person.id), viewer


@router.get("/tables/{table_id}")
async def one_table(table_id: str, person: Me, hub: TheHub) -> dict[str, Any]:
    live, _ = await at_table(table_id, person, hub)
    rows = await asyncio.to_thread(hub.store.tables_of, person.id, [table_id])
    return entry(rows[0], person, live.table.summary() if live.table.play is not None else None, live.present)


# -- links -------------------------------------------------------------------------------------------------------------


class LinkAsked(BaseModel):
    role: Annotated[str, StringConstraints(pattern="^(seat|coach|watch)$")]
    seat: int = -1


@router.post("/tables/{table_id}/links", status_code=201)
async def make_link(table_id: str, asked: LinkAsked, person: Me, hub: TheHub) -> dict[str, str]:
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
            "role": link.role,
            "seat": link.seat,
            "host": host.name if host is not None else "",
            "taken": link.once and link.used_by is not None,
        }
    name = clean_name(asked.name) or person.name
    if link.role == "seat" and link.table_id is not None:
        seats = await asyncio.to_thread(hub.store.seats, link.table_id)
        others = [seat.name for seat in seats if seat.number != link.seat]
        name = name or seats[link.seat].name
        if name in others:
            raise Refused("names-alike", names=", ".join([*others, name]))
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


# -- coming and going --------------------------------------------------------------------------------------------------


class Leaving(BaseModel):
    seat: int
    bot: Short = "casual"


@router.post("/tables/{table_id}/leave")
async def leave(table_id: str, asked: Leaving, person: Me, hub: TheHub) -> dict[str, bool]:
    """A bot takes my seat over."""
    live, viewer = await at_table(table_id, person, hub)
    find_bot(asked.bot)
    if asked.seat not in viewer.mine:
        raise Refused("table-not-your-seat")
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


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table_id: str, person: Me, hub: TheHub) -> Made:
    """The same people once more, with the same options and a new seed; whoever asks first makes it.

    In a campaign it is the next game, with what the last one has handed on.
    """
    live, viewer = await at_table(table_id, person, hub)
    if not (viewer.mine or viewer.host):
        raise Refused("table-not-your-seat")
    if not live.table.over:
        raise Refused("table-not-over")
    old = live.table.row
    if old.next is not None:
        return Made(table=old.next)
    game = live.table.game
    setup = old.agreed
    if game.is_campaign(setup):
        changes = game.carried_over(live.table.playing.state())
        if changes is None:
            raise Refused("campaign-over", name=table_title(old, live.table.seats, person.language))
        setup = game.agree(game.default_preset, setup | changes)
    row = TableRow(
        id=new_id(),
        game=old.game,
        version=game.version,
        tables_hash=old.tables_hash,
        own_tables=old.own_tables,
        agreed=setup,
        preset=old.preset,
        host=person.id,
        title=old.title,
        campaign=old.campaign,
        secret=secrets.token_bytes(32),
        clock={key: value for key, value in old.clock.items() if key != "begun"} if old.clock is not None else None,
        rematch_of=old.id,
    )
    roles = await asyncio.to_thread(hub.store.roles, table_id)
    kept = [role for role in roles if role.role != "host"] + [Role(person.id, "host")]
    made = await asyncio.to_thread(hub.store.create_table, row, live.table.seats, kept)
    await begin_if_full(hub, made)
    await live.refresh(0)
    return Made(table=made)


# -- looking back ------------------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/at/{move}")
async def at_move(table_id: str, move: int, person: Me, request: Request, hub: TheHub, seat: int | None = None) -> Response:
    """The whole scene after a move. The table goes on meanwhile; of those who look back at it one is served at a time."""
    live, viewer = await at_table(table_id, person, hub)
    async with in_line(request), live.looking_back:
        async with live.lock:
            moves = len(live.table.playing.record.moves)
            if not 0 <= move <= moves:
                raise Refused("upto-range", upto=move, moves=moves)
            eyes = viewpoint(live, viewer, seat)
            table = as_it_is(live.table)
        text = await hub.turns.work(live.past.told, table, viewer, eyes, move, person.language)
    return Response(text, media_type="application/json")


def viewpoint(live: Live, viewer: Viewer, seat: int | None) -> int:
    """Whose eyes are asked for, if the viewer may use them; else the viewer's own, or everybody's."""
    own = viewer.mine[0] if len(viewer.mine) == 1 else SPECTATOR
    if seat is None:
        return own
    hidden = len(viewer.mine) > 1 and not live.table.over  # at one screen the past is shown as everybody knows it
    allowed = -1 <= seat < len(live.table.seats) and viewer.may_see(seat, live.table.over) and not (hidden and seat >= 0)
    return seat if allowed else own


@router.get("/tables/{table_id}/log")
async def whole_log(table_id: str, person: Me, request: Request, hub: TheHub, seat: int | None = None) -> list[dict[str, Any]]:
    live, viewer = await at_table(table_id, person, hub)
    async with in_line(request), live.lock:
        view = live.table.playing.view(viewpoint(live, viewer, seat))
        return await hub.turns.work(live.teller(person.language).log, view, viewer.mine)


@router.get("/tables/{table_id}/story")
async def story(table_id: str, person: Me, hub: TheHub) -> dict[str, Any]:
    live, viewer = await at_table(table_id, person, hub)
    table = live.table
    seats = range(len(table.seats))
    return {
        "title": table_title(table.row, table.seats, person.language),
        "game": table.game.name,
        "words": live.teller(person.language).words(),
        "moves": table.moves,
        "rounds": live.teller(person.language).rounds(),
        "viewpoints": [SPECTATOR, *[n for n in seats if viewpoint(live, viewer, n) == n]],
        "eyes": viewpoint(live, viewer, None),
        "players": [seat.name for seat in table.seats],
        "over": table.over,
    }


@router.get("/tables/{table_id}/result")
async def result(table_id: str, person: Me, request: Request, hub: TheHub) -> dict[str, Any]:
    """The points at the end, by category, and how they came about."""
    from caravela.render.chart import points_chart

    live, _ = await at_table(table_id, person, hub)
    table = live.table
    if not table.over:
        raise Refused("table-not-over")
    async with in_line(request), live.looking_back:
        if live.points is None:
            live.points = await hub.turns.work(points_over_time, table.game, table.record)
    play = table.playing
    teller = live.teller(person.language)
    scores = play.scores(SPECTATOR)
    ranked = sorted(scores, key=lambda score: (score.total, score.tie_break), reverse=True)
    ranks = [(score.total, score.tie_break) for score in ranked]
    view = play.view(SPECTATOR)
    artist = teller.artist
    rounds = [(move, str(number)) for number, move in table.rounds]
    names = [seat.name for seat in table.seats]
    series = [
        (artist.colour(view, n), artist.letter(view, n), names[n], [(m, p[n]) for m, p in live.points]) for n in range(len(names))
    ]
    return {
        "categories": [{"id": c, "title": teller.speaker.category(c)} for c in table.game.categories],
        "players": [
            {
                "seat": score.who,
                "name": names[score.who],
                "total": score.total,
                "place": ranks.index((score.total, score.tie_break)) + 1,
                "points": score.categories,
                "colour": artist.colour(view, score.who),
                "letter": artist.letter(view, score.who),
            }
            for score in ranked
        ],
        "winners": teller.winners(play),
        "ending": teller.ending(play),
        "chart": points_chart(series, rounds, teller.speaker.message("web-points-over-time")),
        "series": [{"seat": n, "points": points} for n, (_, _, _, points) in enumerate(series)],
    }


def points_over_time(game: Game, record: Record) -> list[tuple[int, list[int]]]:
    """The total of every seat after each move at which one changed."""
    played = Replay(game, record)
    points: list[tuple[int, list[int]]] = []
    for move in range(len(record.moves) + 1):
        played.to(move)
        totals = [score.total for score in game.scores(played.state)]
        if not points or points[-1][1] != totals or move == len(record.moves):
            points.append((move, totals))
    return points


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
