"""A seat's line to the table: what a viewer may say over a WebSocket, and what comes back."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from caravela.core.refused import Refused
from caravela.table.store import Person
from caravela.text import Speaker, find_language
from caravela.web import scene, talk
from caravela.web.api.asking import COOKIE, asked_language
from caravela.web.hub import Connection, Hub, Live, Stale, Trial
from caravela.web.limits import ACTS, COMING, SCENE, Limits, address_of, message_cost
from caravela.web.measures import REFUSALS
from caravela.web.packing import AT_ONCE
from caravela.web.past import as_it_is
from caravela.web.protocol import Refusal
from caravela.web.puzzles import Attempt, Riddle, come_to, puzzle_called
from caravela.web.scene import SPECTATOR, Viewer

LOG = logging.getLogger("caravela.socket")
LARGEST = 4096  # characters of a message
PILED_UP = 4  # messages that a viewer has not fetched, before whatever else they want waits
PATIENCE = 10.0  # seconds that a viewer over the budget is kept waiting
PAUSE = 0.25  # between looks whether there is budget again
ANSWERS = "expert"  # who decides on request where things are tried out

REFUSED = 4403  # close codes
TOO_MUCH = 4429
LATER = 1013  # the database may be there again when the viewer comes again

router = APIRouter()


@router.websocket("/ws/{table_id}")
async def at_the_table(socket: WebSocket, table_id: str) -> None:
    hub: Hub = socket.app.state.hub
    limits: Limits = socket.app.state.limits
    await socket.accept()
    language = asked_language(socket)  # type: ignore[arg-type]
    try:
        person = await asyncio.to_thread(hub.store.person_of, socket.cookies.get(COOKIE, ""))
        if person is None:
            raise Refused("web-nobody")
        language = person.language
        address = address_of(socket)
        with limits.line(address, person.id) as number:
            limits.spend(COMING, address, person.id)
            async with arrived(hub, table_id, person, limits.line_of(address)) as (live, connection):
                writer = asyncio.create_task(write(socket, connection))
                connection.at_once = socket.scope.get("extensions", {}).get(AT_ONCE)
                try:
                    await listen(socket, live, connection, Purse(limits, address, person.id, number), writer)
                finally:
                    writer.cancel()
                    with contextlib.suppress(asyncio.CancelledError, RuntimeError):
                        await writer
    except Refused as refused:
        REFUSALS.labels(code=refused.message).inc()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_json(refusal(refused, Speaker(language)))
            await socket.close(close_code(refused))
    except (WebSocketDisconnect, RuntimeError):
        pass


@contextlib.asynccontextmanager
async def arrived(hub: Hub, table_id: str, person: Person, address: str) -> AsyncIterator[tuple[Live, Connection]]:
    """At a table, as who the person is there; or at a puzzle, where everybody is a guest."""
    puzzle = puzzle_called(table_id)
    if puzzle is None:
        async with hub.connected(table_id, person, address) as (live, connection):
            yield live, connection
        return
    riddle = await come_to(hub, puzzle)
    async with hub.beside(riddle, Viewer(person.id, person.language), person, address) as connection:
        yield riddle, connection


def close_code(refused: Refused) -> int:
    if refused.message in ("web-too-many", "web-too-many-lines"):
        return TOO_MUCH
    return LATER if refused.message.startswith("store-") else REFUSED


def refusal(refused: Refused, speaker: Speaker) -> Refusal:
    rule = str(refused.about.get("rule", ""))
    return {"kind": "refused", "message": speaker.refusal(refused), "code": refused.message, "rule": rule}


async def write(socket: WebSocket, connection: Connection) -> None:
    """What waits for the viewer is sent; nothing more to come ends the line."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await connection.fetch()
            if text is None:
                await socket.close(1012)
                return
            await socket.send_text(text)


@dataclass(frozen=True)
class Purse:
    """From what a viewer pays."""

    limits: Limits
    address: str
    person: str
    line: int

    async def pay(self, cost: int, connection: Connection) -> None:
        """Whoever is over the budget is told so, once, and waits until there is some again; refused if that takes too long."""
        last = time.monotonic() + PATIENCE
        told = False
        while True:
            try:
                return self.limits.spend(cost, self.address, self.person)
            except Refused as refused:
                if time.monotonic() > last:
                    raise
                if not told:
                    REFUSALS.labels(code=refused.message).inc()
                    connection.send(refusal(refused, Speaker(connection.viewer.language)))
                told = True
                await asyncio.sleep(PAUSE)


async def listen(socket: WebSocket, live: Live, connection: Connection, purse: Purse, writer: asyncio.Task[None]) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or ""
        if max(len(text), len(message.get("bytes") or b"")) > LARGEST or not purse.limits.another(purse.line):
            await socket.close(TOO_MUCH)
            return
        pause = PAUSE / 32
        while connection.outbox.qsize() > PILED_UP and not writer.done():
            await asyncio.sleep(pause)
            pause = min(PAUSE, 2 * pause)
        try:
            said = json.loads(text)
            if not isinstance(said, dict):
                raise ValueError
        except (ValueError, RecursionError):
            said = {}
        if not writer.done() or said.get("kind") in ACTS:  # who has gone gets no answers, but the last move counts
            await hear(live, connection, said, purse)


async def hear(live: Live, connection: Connection, said: dict[str, Any], purse: Purse) -> None:
    """One message of the viewer. Whatever cannot be done gets a sentence, and the scene as it is."""
    viewer = connection.viewer
    speaker = live.teller(viewer.language).speaker
    turns = live.hub.turns
    lines = (connection.home.person, connection.address)
    await purse.pay(message_cost(said.get("kind")), connection)
    try:
        if said.get("kind") == "say":
            purse.limits.talk(connection.home.person)
        work = KINDS.get(str(said.get("kind")))
        if work is None or (isinstance(live, Riddle) and work in AMONG_PLAYERS):
            raise Refused("web-unknown-message")
        async with turns.of(*lines if work in HEAVY else ()):
            await work(live if work in AT_THE_TABLE else here(live, connection), connection, said)
    except (Stale, Refused) as problem:
        refused = problem if isinstance(problem, Refused) else Refused("table-moved-on")
        REFUSALS.labels(code=refused.message).inc()
        connection.send(refusal(refused, speaker))
        await purse.pay(SCENE, connection)
        async with turns.of(*lines):
            await again(here(live, connection), connection)


def here(live: Live, connection: Connection) -> Live:
    """The table that the viewer's messages are about: the real one, or the one where things are tried out."""
    return connection.trial if connection.trial is not None else live


async def again(live: Live, connection: Connection) -> None:
    """The whole scene once more, for somebody who was out of step."""
    await live.tell(connection, whole=True)


def number_in(said: dict[str, Any], key: str) -> int:
    value = said.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("web-unknown-message")
    return value


def text_in(said: dict[str, Any], key: str) -> str:
    value = said.get(key)
    if not isinstance(value, str) or len(value) > 200 or not value.isprintable():
        raise Refused("web-unknown-message")
    return value


def deciding(live: Live, connection: Connection) -> int:
    """The viewer's seat that decides; refused when somebody else does."""
    table = live.table
    table.check_goes_on()
    seat = table.decider
    if seat < 0:
        raise Refused("game-over" if table.over else "table-not-begun")
    if seat not in connection.viewer.mine:
        mine = connection.viewer.mine
        raise Refused("not-your-turn", seat=mine[0] + 1, who=seat + 1) if mine else Refused("table-not-your-seat")
    if seat in table.bots:
        raise Refused("table-bot-plays")
    if scene.needs_curtain(table, connection.viewer, seat):  # a refusal would list what is open to who does not sit there
        raise Refused("table-covered")
    return seat


async def take(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    number, option = number_in(said, "number"), text_in(said, "option")
    if sent_before(live, connection, number, option):
        await again(live, connection)
        return
    seat = deciding(live, connection)
    connection.viewer.looked = seat  # who decides sits at the screen: no curtain before them for what they bring to light
    await live.act("take", seat, option, number)


def sent_before(live: Live, connection: Connection, number: int, option: str) -> bool:
    """Whether just this was stored as the viewer's own choice. How others have chosen nobody finds out by guessing.

    A trial knows nothing of that either: it keeps no choice that was made before it (`Play.fork`).
    """
    viewer, table = connection.viewer, live.table
    if number != table.number - 1 or not table.moves:
        return False
    last = table.record.moves[-1]
    return last.seat in viewer.mine and last.option == option and not scene.needs_curtain(table, viewer, last.seat)


async def undo(live: Live, connection: Connection, said: dict[str, Any], whole: bool = False) -> None:
    number = number_in(said, "number")
    moves = live.table.playing.record.moves
    seat = moves[-1].seat if moves else SPECTATOR
    if seat not in connection.viewer.mine:
        moved = any(move.seat in connection.viewer.mine for move in moves)
        raise Refused("undo-barrier" if moved else "undo-nothing")
    if scene.needs_curtain(live.table, connection.viewer, seat):
        raise Refused("table-covered")
    if seat in live.table.bots:
        raise Refused("table-bot-plays")
    await live.undo(seat, number, whole)


async def restart(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    await undo(live, connection, said, whole=True)


async def order(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """Answer the present question like this, now and whenever it comes again in this round."""
    number, option = number_in(said, "number"), text_in(said, "option")
    seat = deciding(live, connection)
    decision = live.table.playing.decision
    if decision is None or option not in decision.options or option not in live.table.game.options.declining:
        raise Refused("web-no-order")
    await live.act("order", seat, f"{decision.question.message}={option}", number)


async def no_orders(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """From now on I am asked again."""
    number = number_in(said, "number")
    ordered = sorted({seat for seat, _ in live.table.orders if seat in connection.viewer.mine})
    for i, seat in enumerate(ordered):
        await live.act("order", seat, "", number + i)
    if not ordered:
        await again(live, connection)  # there is nothing to end: this is how it stands


async def propose(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """Ask the others to end the game here, or to let me take something back."""
    what = text_in(said, "what")
    if what not in ("abandon", "concede", "back"):
        raise Refused("web-unknown-message")
    await live.consent("ask", connection.home.mine, what, number_in(said, "number"))


async def agree(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    await live.consent("agree", connection.home.mine, "", number_in(said, "number"))


async def decline(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    await live.consent("decline", connection.home.mine, "", number_in(said, "number"))


async def say(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """A phrase or words of my own, for everybody at the table."""
    phrase = "phrase" in said
    text = talk.read_phrase(said["phrase"]) if phrase else talk.read_text(said.get("text"))
    await live.say(connection, phrase, text)


async def mute(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """From now on I do not hear what is said here, or I do again; in all my windows."""
    on, person = said.get("on") is True, connection.home.person
    await asyncio.to_thread(live.hub.store.mark, live.table.row.id, person, "muted", on)
    for other in [one for one in live.connections if one.home.person == person]:
        other.muted = on
        other.send(live.talk_for(other, live.remarks, True))


async def try_out(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """From here on nothing counts: the viewer moves for everybody, in a world as it may be."""
    if "move" in said:
        await try_from(live, connection, number_in(said, "move"))
        return
    mine = connection.home.mine
    if not mine:
        raise Refused("table-not-your-seat")
    if live.table.play is None or live.table.over:
        raise Refused("game-over" if live.table.over else "table-not-begun")
    live.table.check_goes_on()
    async with live.lock:
        seat = scene.eyes(live.table, connection.home) if connection.home.eyes in (None, *mine) else mine[0]
        if scene.needs_curtain(live.table, connection.home, seat):
            raise Refused("table-not-your-seat")
        connection.trial = Trial(live, connection, seat)
    await begin_trial(connection.trial, connection, seat)


async def begin_trial(trial: Trial, connection: Connection, seat: int) -> None:
    everybody = list(range(len(trial.table.seats)))
    connection.viewer = Viewer(connection.home.person, connection.viewer.language, everybody, trying=seat)
    await again(trial, connection)


async def try_from(live: Live, connection: Connection, move: int) -> None:
    """The same from any move of a game that is over, as the seat knew it that decided then. Everybody there may see that now."""
    if not live.table.over:
        raise Refused("table-not-over")
    live.table.check_goes_on()
    async with live.looking_back:
        async with live.lock:
            if not 0 <= move <= live.table.moves:
                raise Refused("upto-range", upto=move, moves=live.table.moves)
            table = as_it_is(live.table)
        play = (await live.hub.turns.work(live.past.at, table, move)).until(move)
    seat = play.decider
    if seat < 0:
        raise Refused("game-over")
    async with live.lock:
        connection.trial = Trial(live, connection, seat, play)
    await begin_trial(connection.trial, connection, seat)


async def answer(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """Where things are tried out, a bot decides for whoever is asked."""
    number, table = number_in(said, "number"), live.table
    if connection.trial is None:
        raise Refused("try-first")
    if table.decider < 0:
        raise Refused("game-over")
    seat = table.decider
    await live.note_hint(seat)  # what a bot would do is a hint
    async with live.hub.thought_for(connection):
        if number != table.number:
            raise Stale
        option = await live.hub.thinkers.choose(table.playing, seat, ANSWERS)
    await live.act("take", seat, option, number)


async def back(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """Back to the real table; a puzzle begins again."""
    if isinstance(live, Riddle):
        await live.welcome(connection)
        return
    connection.home.language = connection.viewer.language
    connection.viewer, connection.trial = connection.home, None
    await again(live, connection)


async def solve(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """I give up: the solution of the puzzle, please."""
    if not isinstance(live, Attempt):
        raise Refused("web-unknown-message")
    await live.solve("")


async def about(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    async with live.lock:
        told = live.teller(connection.viewer.language).about(text_in(said, "thing"), connection.viewer)
    connection.send(told)


async def summary(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    async with live.lock:
        if live.table.play is None:
            raise Refused("table-not-begun")
        told = live.teller(connection.viewer.language).summary(number_in(said, "round"))
    connection.send(told)


async def preview(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    async with live.lock:
        told = live.teller(connection.viewer.language).preview(text_in(said, "option"), connection.viewer)
    connection.send(told)


async def ghosts(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    async with live.lock:
        told = await live.hub.turns.work(live.teller(connection.viewer.language).ghosts, connection.viewer)
    connection.send(told)


async def hint(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    """What would a good player do? While that is found out, the viewer can say other things, and the table goes on."""
    await live.note_hint(deciding(live, connection))
    live.hub.spawn(advise(live, connection))


async def advise(live: Live, connection: Connection) -> None:
    """If the table has moved on meanwhile, nobody needs the hint any more."""
    try:
        told = await live.hint(connection)
    except Refused as refused:
        REFUSALS.labels(code=refused.message).inc()
        connection.send(refusal(refused, live.teller(connection.viewer.language).speaker))
        return
    if told is None:
        return
    async with live.lock:
        teller = live.teller(connection.viewer.language)
        decision = teller.asked(connection.viewer)
        current = live.counsel is not None and live.counsel[0] == live.stands and here(live, connection) is live
        if decision is not None and current:
            connection.send(await live.hub.turns.work(teller.hint, told, decision))


async def why(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    option = text_in(said, "option")
    async with live.lock:
        told = live.teller(connection.viewer.language).closed(option, connection.viewer)
    connection.send(told)


async def look(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    seat = number_in(said, "seat")
    if seat not in connection.viewer.mine:
        raise Refused("table-not-your-seat")
    connection.viewer.looked = seat
    await again(live, connection)


async def eyes(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    seat = number_in(said, "seat")
    if not connection.viewer.may_see(seat, live.table.over):
        raise Refused("table-not-your-seat")
    connection.viewer.eyes = seat
    await again(live, connection)


async def language(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    connection.viewer.language = find_language(text_in(said, "language"))
    await again(here(live, connection), connection)
    live.tell_talk(connection)


async def skip(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    live.skip(connection)


async def hello(live: Live, connection: Connection, said: dict[str, Any]) -> None:
    await again(live, connection)


KINDS = {
    "take": take,
    "undo": undo,
    "restart": restart,
    "order": order,
    "no orders": no_orders,
    "propose": propose,
    "agree": agree,
    "decline": decline,
    "say": say,
    "mute": mute,
    "try": try_out,
    "back": back,
    "answer": answer,
    "solve": solve,
    "about": about,
    "preview": preview,
    "ghosts": ghosts,
    "hint": hint,
    "summary": summary,
    "why": why,
    "look": look,
    "eyes": eyes,
    "language": language,
    "skip": skip,
    "hello": hello,
}
AT_THE_TABLE = (propose, agree, decline, say, mute, language, skip, try_out, back)  # also of who is trying things out
AMONG_PLAYERS = (propose, agree, decline, say, mute, try_out)  # not at a puzzle
HEAVY = (solve, try_out, back, ghosts, look, eyes, language, hello)  # what makes a whole scene for one viewer, or as much
