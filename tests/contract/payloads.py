"""All that a viewer can get out of a table, and the same table with everything dealt anew that the viewer may not know.

The viewer sits behind a real line of the server (`caravela.web.socket.hear`), reads the real answers over HTTP, and the real
terminal. Only the store is missing: nothing is asked that would be stored.
"""

import asyncio
import copy
import io
import json
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

from fastapi import Request

from caravela.bots.outside import Program, decision, hello
from caravela.cli.teacher import Notes
from caravela.cli.terminal import Terminal
from caravela.core.events import ALL
from caravela.core.game import Game
from caravela.core.record import Move
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import FACES
from caravela.research.setting import observe
from caravela.table.campaign import Campaign
from caravela.table.play import Play
from caravela.table.store import Act, CampaignRow, Listed, Person, Remark, Role, Seat, Subscription, TableRow
from caravela.table.table import PERSON, Table
from caravela.table.thinking import Position, advise, luck_of_hint
from caravela.teach.counsel import Counsel
from caravela.web import campaign, protocol, scene, socket
from caravela.web.api import lists, looking_back, records, reviews
from caravela.web.fleet import Fleet
from caravela.web.hub import REWRITING, Connection, Hub, Live
from caravela.web.limits import Limits
from caravela.web.news import Asked, news_of
from caravela.web.notify import KINDS, Hook, Notice
from caravela.web.past import as_it_is
from caravela.web.scene import SPECTATOR, Teller, Viewer
from caravela.web.socket import Purse
from caravela.web.turns import Done, Given, Turns
from tests.contract.sampling import PLAYER_NAMES, Configuration, Temperament

SECRET = b"a secret of the table, 32 bytes."
OTHER_SECRET = b"some other secret of 32 bytes...."
THINGS = 25  # of those that could be asked about at one decision
REASONS = 60  # of all options, told in words; every single one by its clause
TRIED = 2  # moves of a trial
HINTS = 0.25  # how often one is asked for
OTHER_LANGUAGE = 0.1  # how often another one is asked for
NOW = 1000.0
NO_LIMITS = Limits(0)
HOOKS = [{"kind": kind, "url": f"https://{kind}.example/hook"} for kind in KINDS]  # where somebody wants to be told
BESIDE: protocol.Beside = {"next": None, "rematch": None}
SPOKEN = [Remark(1, "q", 0, True, "web-phrase-hello", NOW), Remark(2, "q", 0, False, "<b>I hold gold</b>", NOW)]


@dataclass(frozen=True)
class Looker:
    """Somebody who looks at the table, and the seat whose knowledge is theirs."""

    viewer: Viewer
    knows: int

    def __repr__(self) -> str:
        sits = f"plays {self.viewer.mine}" if self.viewer.mine else f"coaches {self.viewer.coached}"
        return f"who {sits} and knows what seat {self.knows} knows"


def lookers(players: int) -> list[Looker]:
    """Everybody who may look: players, coaches, a spectator, and two players at one screen of whom one sits there."""
    found = [Looker(Viewer("p", "en", [seat], host=seat == 0), seat) for seat in range(players)]
    found += [Looker(Viewer("p", "en", [], [seat]), seat) for seat in range(players)]
    found.append(Looker(Viewer("p", "en"), SPECTATOR))
    for one, other in [(0, 1), (1, 0)] if players > 1 else []:
        found.append(Looker(Viewer("p", "en", sorted([one, other]), looked=one), one))
    return found


def new_table(config: Configuration) -> Table:
    """A table of people that is in no store."""
    game = config.game
    row = TableRow(
        id="k3v9abcdefgh",
        game=game.name,
        version=game.version,
        tables_hash=game.shipped.hash,
        agreed=config.agreed,
        preset=config.preset,
        host="p",
        status="playing",
        secret=SECRET,
        created=NOW,
        updated=NOW,
    )
    seats = [Seat(n, PERSON, PLAYER_NAMES[n], n) for n in range(config.players)]
    return Table(row, seats, [])


def as_it_stands(table: Table) -> Table:
    """The table at this moment, which stays so while the real one goes on; with what can be taken back."""
    kept = as_it_is(table)
    kept.playing._barriers, kept.playing._before = list(table.playing._barriers), list(table.playing._before)
    return kept


def dealt_anew(table: Table, looker: Looker, seed: int) -> Table:
    """The same table in another world, in which everything is another that the viewer does not know.

    Others have chosen otherwise, luck and its secret are others, and what others alone were told is missing.
    """
    game, play, knows = table.game, table.playing, looker.knows
    world = game.imagine(play.state(), knows, seed)
    seen = {knows} if table.has_secrets(looker.viewer.mine) else {knows, *looker.viewer.mine}
    moves = [move if move.seat in seen else Move(move.seat, game.options.names[seed % 7], (seed,)) for move in play.record.moves]
    record = replace(play.record, moves=moves, start_fate=(seed,), secret=OTHER_SECRET)
    other = copy.copy(table)
    other.row = replace(table.row, secret=OTHER_SECRET)
    other.orders = {at: option for at, option in table.orders.items() if at[0] == knows}
    told = [[event for event in events if event.seen_by == ALL or event.seen_by in seen] for events in play.log]
    other.play = Play(game, record, world, told)
    other.play._barriers = list(play._barriers)
    other.play._before = [game.imagine(before, knows, seed) for before in play._before]
    return other


# -- what a viewer can get ---------------------------------------------------------------------------------------------


class AtOnce(Turns):
    """Nobody else is there to wait for."""

    async def work(self, job: Callable[Given, Done], *given: Given.args, **named: Given.kwargs) -> Done:
        return job(*given, **named)


class Quiet(Hub):
    """A hub with one table and one person, without a store."""

    def __init__(self, table: Table, viewer: Viewer, teller: Teller) -> None:
        self._viewer = viewer
        self.turns = AtOnce()
        self.thinkers = cast(Any, self)
        self.fleet = Fleet(cast(Any, SimpleNamespace(shared=False)))
        self.begun: list[Coroutine[Any, Any, None]] = []  # what is done beside the line
        roles = [Role("p", "seat", seat) for seat in viewer.mine] + [Role("p", "coach", seat) for seat in viewer.coached]
        self.row = replace(table.row, seats=tuple(table.seats), roles=tuple(roles), campaign="c" * 12)
        self.listed = Listed(table.row.id, table.row.status, NOW, None, table.summary(), viewer.mine)
        self.store = cast(
            Any,
            SimpleNamespace(
                shared=True,
                remark=lambda *said: None,
                remarks=lambda *said: SPOKEN,
                mark=lambda *said: None,
                listed=lambda *said: [self.listed],
                tables_of=lambda *said: [self.row],
                reached=lambda *said: (
                    Person("p", "Ana", viewer.language, {"hooks": HOOKS}, NOW),
                    [Subscription("b", "p", "https://push.example/b", "", "", NOW)],
                ),
                claim_notice=lambda *said: "claimed",
                notice_sent=lambda *said: None,
            ),
        )
        self.sent: list[Any] = []  # to people who are away
        self.notifier = cast(Any, SimpleNamespace(notify=self.post))
        self.sender = cast(Any, SimpleNamespace(signed=lambda url: {}))
        self.unreadable = {}
        self.address = "http://localhost:8080"
        self.waiting = {}
        self.alone = False
        self.lives = {}
        self.lives[table.row.id] = self.only = Live(self, table)
        self.only.holders = {seat: {"p"} for seat in viewer.mine}
        self.only.tellers["en"] = teller

    async def viewer(self, table_id: str, person: Person) -> Viewer:
        return replace(self._viewer, looked=None)

    async def live(self, table_id: str, *lines: str) -> Live:
        return self.only

    def after(self, live: Live) -> None:
        pass

    def spawn(self, work: Any) -> None:
        self.begun.append(work)

    def post(self, person: str, hooks: list[Hook], notice: Notice) -> None:
        """As it goes to each address; what is sealed for a browser, unsealed."""
        with patch("http_ece.encrypt", lambda said, **sealed: said):
            for hook in hooks:
                headers, said = hook.written(notice)
                self.sent.append([hook.kind, headers, said.decode()])

    async def advise(self, play: Play) -> Counsel:
        """In this process, and with little thought."""
        with patch("caravela.teach.counsel.SECONDS", 0.001):
            return advise(Position.of(play), play.decider, luck_of_hint(play))


def said_about(
    table: Table, looker: Looker, luck: Random, before: Table | None = None, earlier: Table | None = None
) -> dict[str, Any]:
    """Everything by its name. With the same luck the same is asked.

    `before` is the table as it stood before the last act, if only what has changed since is told; `earlier` as it stood at a move
    that one may look back at.
    """
    viewer = replace(looker.viewer)
    teller = Teller(table, viewer.language)
    play, game = table.playing, table.game
    told: dict[str, Any] = {"scene": teller.scene(viewer, {0}, NOW)}
    things = sorted(set(re.findall(r'data-thing="([^"]+)"', " ".join(told["scene"]["parts"].values()))))
    things = luck.sample(things, min(THINGS, len(things))) + some_things(game, luck)
    told["about"] = [teller.about(thing, viewer) for thing in things]
    told["why"] = [
        teller.closed(option, viewer) for option in luck.sample(game.options.names, min(REASONS, len(game.options.names)))
    ]
    asked = teller.asked(viewer)
    if asked is not None:
        told["clauses"] = [play.why_not(option) for option in game.options.names]
        told["refusals"] = [refusal(play, asked.who, option) for option in luck.sample(game.options.names, 20)]
    told["preview"] = [
        teller.preview(option, viewer) for option in (asked.options[:20] if asked is not None else game.options.names[:20])
    ]
    told["ghosts"] = teller.ghosts(viewer)
    told["summary"] = [teller.summary(number) for number, _ in table.rounds]
    told["program"] = to_program(play, looker.knows)
    told["environment"] = in_environment(play, looker.knows)
    told["past"] = teller.past(play, viewer, looker.knows, table.moves)
    if before is not None:
        told["change"] = since(before, table, viewer)
    if earlier is not None:
        then = Play(game, play.record, earlier.playing.state(), earlier.playing.log)  # as `Past` makes it
        told["earlier"] = teller.past(then, viewer, looker.knows, earlier.moves)
    told["log"] = teller.log(looker.knows, viewer.mine)
    told["http"] = asyncio.run(by_http(table, viewer, teller))
    told["notices"] = asyncio.run(by_notice(table, viewer, teller))
    told["line"] = asyncio.run(by_line(table, viewer, teller, luck))
    if viewer.mine and len(viewer.mine) == 1:
        told["terminal"] = in_terminal(play, looker.knows, luck)
    return told


def since(before: Table, table: Table, viewer: Viewer) -> str:
    """What is sent to somebody who has seen the table as it stood before."""
    teller = Teller(before, viewer.language)
    seen: protocol.Scene = {"kind": "scene", **teller.scene(viewer, {0}, NOW), **BESIDE}
    teller.table = table
    return news_of([Asked(teller, viewer, seen, before.moves, BESIDE)], {0}, NOW)[0][1]


def to_program(play: Play, knows: int) -> list[dict[str, Any]]:
    """What a program in that seat is told (docs/outside-bots.md)."""
    seat = FACES[play.game.name].seat(play.state(), knows)
    if seat.decision is None:
        return []
    return [hello(seat, Program("p", ()), play.record.agreed, Random(1)), decision(seat, 1, 5.0)]


def in_environment(play: Play, knows: int) -> list[float]:
    """What an environment for research lets a seat observe."""
    face = FACES[play.game.name]
    return observe(face.rules, face.judgement, play.state(), knows) if knows != SPECTATOR else []


def some_things(game: Game, luck: Random) -> list[str]:
    """Things that may be anywhere or nowhere, hidden ones among them."""
    known = [f"{sort}-{thing}" for sort, ids in game.sorts().items() for thing in ids]
    return luck.sample(known, min(THINGS, len(known)))


def refusal(play: Play, seat: int, option: str) -> tuple[str, str]:
    """The sentence with which an option is refused; nothing for one that is open."""
    number = play.game.options.numbers[option]
    if number in play.state().on_offer():
        return "", ""
    try:
        play.take(seat, option)
    except Refused as refused:
        return refused.message, FACES[play.game.name].speaker("en").refusal(refused)
    raise AssertionError("taken though it was not open")


async def by_http(table: Table, viewer: Viewer, teller: Teller) -> dict[str, Any]:
    """What the pages ask for beside the line."""
    hub = Quiet(table, viewer, teller)
    person = Person("p", "Ana", viewer.language, {}, NOW)
    server = SimpleNamespace(state=SimpleNamespace(hub=hub, limits=NO_LIMITS))
    request = cast(Request, SimpleNamespace(app=server, state=SimpleNamespace(person=person), client=None))
    asked: dict[str, Callable[[], Coroutine[Any, Any, Any]]] = {
        "log": lambda: looking_back.whole_log(table.row.id, person, request, hub),
        "story": lambda: looking_back.story(table.row.id, person, hub),
        "report": lambda: records.report(table.row.id, person, request, hub),
        "result": lambda: looking_back.result(table.row.id, person, request, hub),
        "review": lambda: reviews.review(table.row.id, person, request, hub, cast(Any, None)),
        "begin review": lambda: reviews.begin_review(table.row.id, person, request, hub, cast(Any, None)),
        "tables": lambda: lists.my_tables(hub, person, 0),
        "table": lambda: lists.one_table(table.row.id, person, hub),
        "campaign": lambda: by_campaign(table, hub),
        "whole review": lambda: reviews.whole_review(table.row.id, person, hub, cast(Any, None)),
    }
    told: dict[str, Any] = {}
    for name, ask in asked.items():
        try:
            answer = await ask()
            told[name] = answer.body.decode() if hasattr(answer, "body") else answer
        except Refused as refused:
            told[name] = refused.message
    told["record"] = scene.may_have_record(table, replace(viewer, looked=None)) and "the whole truth"
    return told


async def by_campaign(table: Table, hub: Quiet) -> Any:
    """What the page of a campaign tells of its game, and its file, which is the whole truth for who plays alone."""
    if not table.game.is_campaign(table.row.agreed):
        return None
    play = Campaign(table.game, "C", table.row.agreed, table.record.players, [campaign.episode_of(table)])
    row = CampaignRow("c" * 12, table.game.name, "C", table.row.agreed, NOW)
    saga = campaign.Saga(row, [hub.row], play, [list(hub.row.roles)])
    return campaign.told(saga, "en"), "the whole truth" if saga.alone else saga.text()


async def by_notice(table: Table, viewer: Viewer, teller: Teller) -> list[Any]:
    """What somebody is sent who is away: whatever can be said of a table, at every kind of address."""
    hub = Quiet(table, viewer, teller)
    live = hub.only
    with patch("caravela.web.hub.GRACE", 0), patch("time.time", lambda: NOW):
        for kind in ("turn", "reminder"):
            await hub._notify(live, kind)
        await hub.tell_asked(live)
        for seat in viewer.mine:
            await hub.send(table, seat, "out")
    return hub.sent


async def by_line(table: Table, viewer: Viewer, teller: Teller, luck: Random) -> list[str]:
    """The answers to everything that can be said over a line without being stored, also to what must be refused."""
    hub = Quiet(table, viewer, teller)
    live = hub.only
    mine = replace(viewer)
    connection = Connection(mine, mine)
    live.connections.add(connection)
    heard: list[str] = []

    async def say(**said: Any) -> None:
        await socket.hear(live, connection, said, Purse(NO_LIMITS, "", "p", 1))
        while hub.begun:
            await hub.begun.pop()
        while not connection.outbox.empty():
            text = connection.outbox.get_nowait()
            heard.append(text or "end")
        connection.waiting = 0

    names = table.game.options.names
    number, last = table.number, table.record.moves[-1:]
    guesses = [*luck.sample(names, 3), *[move.option for move in last if move.seat in viewer.mine]]
    for guess in guesses:
        await say(kind="take", number=number - 1, option=guess)
    open_now = table.playing.decision.options if table.playing.decision is not None and table.decider in viewer.mine else ()
    for closed in [name for name in luck.sample(names, 4) if name not in open_now]:
        await say(kind="take", number=number, option=closed)
    if not any(table.playing.can_undo(seat) for seat in viewer.mine):
        await say(kind="undo", number=number)
        await say(kind="restart", number=number)
    for option in [name for name in names[:3] if not (name in open_now and name in table.game.options.declining)]:
        await say(kind="order", number=number, option=option)
    for seat in range(-1, len(table.seats)):
        await say(kind="eyes", seat=seat)
    for seat in [seat for seat in range(len(table.seats)) if seat not in viewer.mine]:
        await say(kind="look", seat=seat)
    if luck.random() < HINTS:
        await say(kind="hint")
    await say(kind="nonsense")
    await say(kind="propose", number=number, what="win")
    if table.proposal is None:
        await say(kind="agree", number=number)
    await say(kind="say", phrase="web-phrase-hello")
    await say(kind="say", text="x" * 300)
    await say(kind="mute", on=True)
    if luck.random() < OTHER_LANGUAGE:
        await say(kind="language", language="it")
        await say(kind="language", language="en")
    await say(kind="try", move=0)
    await say(kind="answer", number=number)
    with patch("caravela.table.play.secrets.token_bytes", lambda n: b"t" * n):
        await say(kind="try")
    trial = connection.trial
    for _ in range(TRIED if trial is not None else 0):
        assert trial is not None
        decision = trial.table.playing.decision
        if decision is None:
            break
        await say(kind="take", number=trial.table.number, option=luck.choice(decision.options))
    await live.tell()  # something happens at the table meanwhile
    await say(kind="take", number=number - 1, option=guesses[0])
    await say(kind="back")
    return heard


def in_terminal(play: Play, seat: int, luck: Random) -> str:
    """Everything that the terminal shows to the person before it."""
    out = io.StringIO()
    speaker = FACES[play.game.name].speaker(
        "en", [player.name for player in play.record.players], play.record.agreed, play.record.tables
    )
    terminal = Terminal(play, speaker, io.StringIO(), out, None, False, notes=Notes())
    terminal.at_screen = seat
    terminal.tell_news()
    for command in terminal.commands:
        if command.name in ("map", "scores", "log", "summary"):
            command.run("")
        elif command.sheet:
            for n in range(len(play.record.players)):
                command.run(str(n + 1))
    if play.decider == seat:
        terminal.redisplay("")
        for option in luck.sample(play.game.options.names, 12):
            try:
                terminal.why(option)
            except Refused as refused:
                terminal.write(terminal.answer(refused))
    return out.getvalue()


# -- the comparison ----------------------------------------------------------------------------------------------------


def differences(table: Table, looker: Looker, seed: int, before: Table | None = None, earlier: Table | None = None) -> list[str]:
    """What the viewer gets that is another when everything hidden is another: a leak, each with the first words that differ."""
    tables = [table, before, earlier]
    others = [dealt_anew(one, looker, seed) if one is not None else None for one in tables]
    assert others[0] is not None
    real = said_about(table, looker, Random(seed), before, earlier)
    other = said_about(others[0], looker, Random(seed), *others[1:])
    found: list[str] = []
    for name, told in real.items():
        ours, theirs = [json.dumps(said, ensure_ascii=False, sort_keys=True) for said in (told, other.get(name))]
        if ours != theirs:
            at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), 0)
            found.append(f"{name}, {looker}, move {table.moves}: …{ours[max(0, at - 120) : at + 80]}… ≠ …{theirs[at : at + 80]}…")
    return found


def watch(config: Configuration, seed: int, apart: int) -> tuple[int, list[str]]:
    """Play a random game with some undo, and compare about every so many decisions: for who decides, and for anybody else.

    How many comparisons there were, and the leaks.
    """
    luck, temperament = Random(seed), Temperament(config.game, seed)
    everybody = lookers(config.players)
    table = new_table(config)
    compared = 0
    leaks: list[str] = []
    before, earlier = None, as_it_stands(table)
    due = luck.randrange(apart // 2)
    while not table.over and not leaks:
        if table.number >= due:
            due += luck.randrange(1, 2 * apart)
            looked_at = earlier if table.record.moves[: earlier.moves] == earlier.record.moves else None  # unless taken back
            for looker in [everybody[table.decider], luck.choice(everybody)]:
                compared += 1
                leaks += differences(table, looker, luck.getrandbits(31), before, looked_at)
            earlier = as_it_stands(table)
        act = any_act(table, temperament, luck)
        tell_changes = table.number + 1 >= due and act.kind not in REWRITING
        before = as_it_stands(table) if tell_changes else None
        table.apply(act)
    return compared, leaks


def any_act(table: Table, temperament: Temperament, luck: Random) -> Act:
    number = table.number + 1
    asked = table.proposal
    if asked is not None and luck.random() < 0.5:
        return Act(number, "decline", asked.seat, "", (), NOW)
    if asked is None and table.last_move_of([table.decider]) and luck.random() < 0.05:
        return Act(number, "ask", table.decider, luck.choice(["abandon", "back"]), (), NOW)
    undoing = next((seat for seat in range(len(table.seats)) if table.playing.can_undo(seat)), None)
    if undoing is not None and luck.random() < 0.1:
        return Act(number, "undo", undoing, "", (), NOW)
    state: State = table.playing.state()
    option = table.game.options.names[temperament.choose(state.on_offer())]
    return Act(number, "take", table.decider, option, (), NOW)
