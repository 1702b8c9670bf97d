"""The tables that are in memory: one writer each, everybody told after what happened is stored, bots moved, clocks watched."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from caravela.bots import USUAL, outside
from caravela.core.refused import Refused
from caravela.games import find_face
from caravela.table.play import Play
from caravela.table.pruning import PRUNING
from caravela.table.store import LEFT_OVER, MOST_REMARKS, SAID, Act, Person, Remark, Role, Store, Taken
from caravela.table.table import PERSON, Table
from caravela.table.thinking import Thinkers
from caravela.teach.counsel import Counsel
from caravela.text import Speaker
from caravela.web import protocol, talk
from caravela.web.fleet import Fleet, Watching
from caravela.web.limits import Limits
from caravela.web.measures import BOT_SECONDS, MOVES, SOCKETS, TABLES, TELL_SECONDS
from caravela.web.news import Asked, news_of, written
from caravela.web.notify import Hook, Notice, Notifier, Undelivered, read_hooks, text_of
from caravela.web.packing import Told
from caravela.web.past import Past
from caravela.web.protocol import FromServer, Scene
from caravela.web.push import Browser, Sender, new_key
from caravela.web.scene import Teller, Viewer, eyes, needs_curtain, proposed, table_title
from caravela.web.turns import Turns

LOG = logging.getLogger("caravela.hub")
IDLE = 15 * 60.0  # seconds after which a table that nobody looks at leaves the memory
AT_ONCE = 8  # scenes that are made in one go
HINTS = 8  # that a person waits for, and answers of bots where things are tried out
BEHIND = 64  # messages that may wait for a slow viewer,
TOO_HEAVY = 3_000_000  # and characters of them: a few scenes
REMIND = 24 * 3600.0
PAUSE = 5.0  # seconds before a bot that failed tries again
LATELY = 3600.0  # seconds: where nothing was done for so long, nothing was left half done when the server went down
LATER = 600.0  # seconds before a table that could not be read is tried again
PRUNING_FIRST = 60.0  # seconds after the start until what is old is forgotten for the first time,
PRUNING_EVERY = 24 * 3600.0  # from then on,
PRUNING_PAUSE = 0.1  # and between a few and the next few
NOT_ITS_FAULT = ("table-unknown", "store-silent", "store-gone")  # refusals that say nothing of how a table was stored
LONGEST_SAID = 80  # characters of what a table says and this release does not know
ANY = 1 << 30  # a number of acts that no game reaches
REWRITING = ("undo", "bot", PERSON, "ask", "agree", "hint")  # acts that may change what the log has said of the last moves
SILENCE = 60.0  # seconds that bots wait for the server where somebody looks at their table,
UNWATCHED = 3.0  # and for one where nobody does, which may not have it in memory
GRACE = 2.0  # seconds in which another server, where the person is, can say that nobody needs telling


class Stale(Exception):
    """What was asked for belongs to a moment that has passed: the asker gets the scene instead."""


@dataclass(eq=False)
class Connection:
    """One viewer of one table: what was sent last, so that only changes follow."""

    viewer: Viewer
    home: Viewer  # as which the person came; another than the viewer while things are tried out
    pace: float = 0.0
    skips: bool = False  # what bots do until a person is asked again is not waited for
    address: str = ""  # from where the person came
    trial: "Trial | None" = None
    outbox: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(BEHIND))
    waiting: int = 0  # characters in the outbox
    last: Scene | None = None
    moves: int = -1  # moves told so far
    muted: bool = False  # what is said at the table is not for this viewer
    at_once: Callable[[Told], bool] | None = None  # a way past the outbox, for as long as nothing waits there

    def send(self, message: FromServer) -> None:
        self.put(written(message))

    def put(self, text: str | None) -> None:
        if self.at_once is not None and isinstance(text, Told) and self.outbox.empty() and self.at_once(text):
            return
        self.waiting += len(text or "")
        if self.outbox.full() or self.waiting > TOO_HEAVY:  # too slow to follow: it will connect again and get the whole scene
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    self.outbox.get_nowait()
            text, self.waiting = None, 0
        self.outbox.put_nowait(text)

    async def fetch(self) -> str | None:
        """What comes next, as soon as there is something."""
        text = await self.outbox.get()
        self.waiting -= len(text or "")
        return text


class Live:
    """A table in memory. Whoever reads or writes it holds its lock, so nobody sees what is not stored yet."""

    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.tellers: dict[str, Teller] = {}
        self.driver: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()  # another server has moved, or another leads
        self.left_alone = False  # the server that should lead here does not
        self.there: frozenset[int] = frozenset()  # seats whose people are at other servers, as far as was told
        self.skipped = asyncio.Event()  # somebody does not want to wait
        self.holders: dict[int, set[str]] = {}  # who plays which seat
        self.looked_on = False  # whether others may look who do not play
        self.asked: set[str] = set()  # the people who have to decide now
        self.waits_for = (-1, 0)  # the seat that decides, and the act since which it does
        self.waits_since = time.time()
        self.reminded = False
        self.touched = time.monotonic()
        self.points: list[tuple[int, list[int]]] | None = None  # over time, once the game is over
        self.remarks: list[Remark] = []  # what was said, as far as it was told
        self.talking = asyncio.Lock()
        self.past = Past()
        self.looking_back = asyncio.Lock()  # whoever reads the past holds this one
        self.counsel: tuple[tuple[int, int], asyncio.Task[Counsel]] | None = None  # the last hint, and to what it belongs

    # -- acts ----------------------------------------------------------------------------------------------------------

    async def act(self, kind: str, seat: int, option: str, number: int) -> None:
        """Do and store one act; tell everybody. Refused or Stale with nothing changed."""
        async with self.lock:
            told = await self._act(kind, seat, option, number)
            while self.answers_itself:
                answer = self.table.only_answer()
                assert answer is not None
                told = await self._act("take", self.table.decider, answer, self.table.number)
        if told:
            self.touched = time.monotonic()
            self.hub.after(self)
        else:
            await self.tell()

    @property
    def answers_itself(self) -> bool:
        """Whether there is one answer only and nobody who could learn anything from how soon it comes."""
        if self.looked_on or self.table.only_answer() is None:
            return False
        lookers = {connection.home.person for connection in self.connections}
        lookers.update(*[watching.people for watching in self.elsewhere])
        return len(lookers) <= 1

    async def _act(self, kind: str, seat: int, option: str, number: int) -> bool:
        """Whether everybody has been told already: after a move, whoever stores it goes on to make the scenes."""
        table = self.table
        if number != table.number:
            raise Stale
        act = Act(number + 1, kind, seat, option, (), time.time())
        table.apply(act)
        fate = table.record.moves[-1].fate if kind == "take" else ()
        store = partial(
            self.hub.store.append,
            table.row.id,
            act.number,
            kind,
            seat,
            option,
            fate,
            act.at,
            "over" if table.over else None,
            table.summary(),
            table.results(self.holders, act.at),
        )
        following = self._following() if kind == "take" and not table.over and not self.answers_itself else []
        made: list[tuple[Scene | None, Told]] = []
        try:
            if following:
                made = await asyncio.to_thread(self._store_and_tell, store, self._asked(following), self.present)
            else:
                await asyncio.to_thread(store)
        except BaseException as error:
            await self._go_back()
            if isinstance(error, Taken):
                raise Stale from None
            raise
        MOVES.labels(table.game.name, "bot" if seat in table.bots else "person", kind).inc()
        if table.over:
            table.row = replace(table.row, status="over")
        if kind in REWRITING:
            self.forget()
        self._put(following, made)
        return bool(following)

    def _following(self) -> list[Connection]:
        """Those who look at the table, if all they need to be told is what has changed, and they are few."""
        here = list(self.connections)
        follow = len(here) <= AT_ONCE and all([one.last is not None and one.trial is None for one in here])
        return here if follow else []

    def _store_and_tell(
        self, store: Callable[[], None], asked: "list[Asked]", present: set[int]
    ) -> list[tuple[Scene | None, Told]]:
        """Stored, then told: by one thread, because to wake another costs a tenth of all that an act costs."""
        store()
        began = time.perf_counter()
        made = self.hub.turns.work_here(news_of, asked, present, time.time())
        TELL_SECONDS.observe(time.perf_counter() - began)
        return made

    async def consent(self, kind: str, seats: list[int], option: str, number: int) -> None:
        """Ask the others for something, agree to it or decline, for all seats of a person."""
        async with self.lock:
            mine = [seat for seat in seats if seat in self.table.deciding_people]
            if not mine:
                raise Refused("table-not-your-seat")
            if self.table.people_said <= number < self.table.number:
                number = self.table.number  # only bots have moved since, and what people talk about is as it was
            await self._act(kind, mine[0], option, number)
            for seat in mine[1:]:
                if self.table.proposal is not None:
                    await self._act("agree", seat, "", self.table.number)
        await self.tell()
        if kind == "ask":
            self.hub.spawn(self.hub.tell_asked(self))

    async def undo(self, seat: int, number: int, whole: bool) -> None:
        """Take back the last step, or all of the turn as far as nothing came to light."""
        async with self.lock:
            steps = self.table.playing.steps_back(seat) if whole else 1
            for step in range(max(steps, 1)):
                await self._act("undo", seat, "", number + step)
            while self.answers_itself and self.table.playing.can_undo(seat):
                await self._act("undo", seat, "", self.table.number)
        await self.tell()

    def forget(self) -> None:
        """The log is not only longer: everybody gets the whole scene."""
        for teller in self.tellers.values():
            teller.forget(self.table.moves)
        for connection in self.connections:
            connection.last = None

    async def _go_back(self) -> None:
        """What was done is not stored: back to what is, and everybody is told. If that cannot be read, all must come again."""
        try:
            await self._reload()
        except BaseException:
            self.hub.drop(self)
            raise
        self.hub.spawn(self.tell())

    async def _reload(self) -> None:
        self.table = await asyncio.to_thread(self.hub.load, self.table.row.id)
        await self.know_holders()
        self.tellers.clear()
        for connection in self.connections:
            connection.last = None

    async def know_holders(self) -> None:
        roles = await asyncio.to_thread(self.hub.store.roles, self.table.row.id)
        self.holders = holders_of(roles)
        self.looked_on = any(role.role in ("coach", "watch") for role in roles)

    # -- hints ---------------------------------------------------------------------------------------------------------

    @property
    def together(self) -> bool:
        """Whether several people play here; all who sit at one screen are one."""
        return len({person for seat in self.table.people for person in self.holders.get(seat, ())}) > 1

    @property
    def hints(self) -> bool:
        """Whether who decides may ask for a hint: who plays alone, and others if that was agreed.

        While the teacher of a guided game says what to do, nobody else does.
        """
        return (self.table.row.hints or not self.together) and not self.taught

    @property
    def taught(self) -> bool:
        return self.table.play is not None and self.table.lesson(self.table.decider) is not None

    async def note_hint(self, seat: int) -> None:
        """Where others play everybody is told that a hint is used; refused where that was not agreed."""
        if not self.hints:
            raise Refused("hint-guided" if self.taught else "hint-not-agreed")
        if self.together and not self.table.hint_told(seat):
            await self.act("hint", seat, "", self.table.number)

    async def hint(self, connection: Connection) -> Counsel | None:
        """What a good player would do in the seat that decides: found out once, however often it is asked.

        Nothing if the table has moved on before the asker's turn came, or the asker has left: nobody needs it any more.
        """
        stood = self.stands
        async with self.hub.thought_for(connection):
            if self.stands != stood or not self.heeded_by(connection):
                return None
            if self.counsel is None or self.counsel[0] != stood or (self.counsel[1].done() and self.counsel[1].exception()):
                self.counsel = stood, asyncio.ensure_future(self.hub.thinkers.advise(self.table.playing))
            return await asyncio.shield(self.counsel[1])

    def heeded_by(self, connection: Connection) -> bool:
        """Whether the viewer still looks at this table."""
        return connection in self.connections and connection.trial is None

    @property
    def stands(self) -> tuple[int, int]:
        """Another whenever anything has changed."""
        return self.table.number, id(self.table.play)

    # -- what is said --------------------------------------------------------------------------------------------------

    async def say(self, connection: Connection, phrase: bool, text: str) -> None:
        """Somebody who plays says something; it is stored, then told."""
        viewer = connection.home
        if not viewer.mine:
            raise Refused("table-not-your-seat")
        talk.check_allowed(self.table, phrase)
        seat = eyes(self.table, viewer) if self.table.play is not None else viewer.mine[0]
        seat = seat if seat in viewer.mine else viewer.mine[0]
        await asyncio.to_thread(self.hub.store.remark, self.table.row.id, viewer.person, seat, phrase, text, time.time())
        await self.hear_remarks()

    async def hear_remarks(self) -> None:
        """What was said lately, here or at another server, is told to all who want to hear it."""
        async with self.talking:
            last = self.remarks[-1].number if self.remarks else 0
            new = await asyncio.to_thread(self.hub.store.remarks, self.table.row.id, last)
            self.remarks = [*self.remarks, *new][-MOST_REMARKS:]
            for connection in self.connections if new else []:
                if not connection.muted:
                    connection.send(self.talk_for(connection, new, False))

    def talk_for(self, connection: Connection, remarks: list[Remark], whole: bool) -> protocol.Talk:
        speaker = self.teller(connection.viewer.language).speaker
        said = talk.told([] if connection.muted else remarks, speaker, connection.home.mine)
        return {"kind": "talk", "whole": whole, "muted": connection.muted, "remarks": said}

    def tell_talk(self, connection: Connection) -> None:
        """All that was said, for somebody who comes or wants to hear it in another language."""
        if self.remarks or connection.muted:
            connection.send(self.talk_for(connection, self.remarks, True))

    async def refresh(self, number: int) -> None:
        """Another process has stored something here."""
        if number == ANY:
            await self.hear_remarks()
        async with self.lock:
            if self.table.play is None:
                await self._reload()
            elif number == 0:
                row = await asyncio.to_thread(self.hub.store.table, self.table.row.id)
                if row is None:
                    return
                self.table.row = replace(row, agreed=self.table.row.agreed)  # with what is new since it was stored
                await self.know_holders()
            elif number > self.table.number:
                acts = await asyncio.to_thread(self.hub.store.acts, self.table.row.id, self.table.number)
                self.left_alone = self.left_alone and not acts
                for act in acts:
                    self.table.restore(act)
                    if act.kind in REWRITING:
                        self.forget()
                self.hub.log_parted(self.table)
            else:
                return
        self.stirred.set()
        await self.tell()

    # -- telling -------------------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.home.mine}

    @property
    def elsewhere(self) -> list[Watching]:
        """Those who look at the table at other servers."""
        return self.hub.fleet.elsewhere(self.table.row.id)

    @property
    def present(self) -> set[int]:
        """The seats whose people look at the table, here or at other servers."""
        return self.here.union(*[watching.seats for watching in self.elsewhere])

    def tell_others(self) -> None:
        """Other servers hear who looks at the table here."""
        people = frozenset(connection.home.person for connection in self.connections)
        watching = Watching(frozenset(self.here), people, self.own_pace) if self.connections else None
        self.hub.fleet.tell_watching(self.table.row.id, watching)

    async def hear_of_others(self) -> None:
        """Somebody has come or gone at another server, or a server is gone."""
        async with self.lock:  # after the scenes that were made before and do not know it
            before, self.there = self.there, frozenset[int]().union(*[watching.seats for watching in self.elsewhere])
            for seat in sorted((before ^ self.there) - self.here):
                for connection in self.connections:
                    connection.send({"kind": "presence", "seat": seat, "present": seat in self.there})
        self.stirred.set()
        self.skipped.set()
        self.wake_bots()

    def teller(self, language: str) -> Teller:
        if language not in self.tellers:
            self.tellers[language] = Teller(self.table, language)
        self.tellers[language].hints = self.hints
        return self.tellers[language]

    async def tell(self, only: Connection | None = None, whole: bool = False) -> None:
        """Send every viewer what is new to them; all that there is, if that is asked for."""
        self.touched = time.monotonic()
        async with self.lock:
            began = time.perf_counter()
            here: list[Connection] = []
            for connection in [only] if only is not None else list(self.connections):
                if whole:
                    connection.last = None
                if connection.trial is None or connection.trial is self:
                    here.append(connection)
                else:
                    self._tell_meanwhile(connection)
            await self._tell(here, self.present)
            TELL_SECONDS.observe(time.perf_counter() - began)
        if only is None:
            self.hub.after(self)

    async def welcome(self, connection: Connection) -> None:
        """Somebody has come."""
        await self.tell(connection)
        if self.table.play is not None and connection.home.mine and (self.table.row.hints or not self.together):
            self.hub.spawn(self.hub.thinkers.get_ready(self.table.play))

    async def _tell(self, connections: list[Connection], present: set[int]) -> None:
        """A thread makes the scenes, in turn with those of other tables; the lock keeps the table as it is meanwhile."""
        now = time.time()
        for i in range(0, len(connections), AT_ONCE):
            some = connections[i : i + AT_ONCE]
            async with self.hub.turns.of(f"host {self.table.row.host}"):
                made = await self.hub.turns.work(news_of, self._asked(some), present, now)
            self._put(some, made)

    def _asked(self, connections: list[Connection]) -> "list[Asked]":
        tellers = {language: self.teller(language) for language in {connection.viewer.language for connection in connections}}
        return [
            Asked(
                tellers[connection.viewer.language],
                connection.viewer,
                connection.last,
                connection.moves,
                {"next": self.hub.next_of(connection.viewer.person, self), "rematch": self.table.row.next},
            )
            for connection in connections
        ]

    def _put(self, connections: list[Connection], made: "list[tuple[Scene | None, Told]]") -> None:
        for connection, (scene, text) in zip(connections, made, strict=True):
            connection.put(text)
            if scene is not None:
                connection.last = scene
                connection.moves = self.table.moves

    def _tell_meanwhile(self, connection: Connection) -> None:
        """Something happens at the table while the viewer tries things out."""
        decision = self.table.play.decision if self.table.play is not None else None
        if decision is not None and decision.who in connection.home.mine:
            teller = self.teller(connection.viewer.language)
            covered = needs_curtain(self.table, connection.home, decision.who)
            connection.send(
                {"kind": "meanwhile", "text": teller.deciding(decision) if covered else teller.speaker.deed(decision)}
            )

    # -- bots ----------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        if self.moves_itself and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Bots move, one after the other, at a pace that people can follow."""
        table_id = self.table.row.id
        try:
            while True:
                await self.let_others_lead()
                async with self.lock:
                    seat, number, play = self.table.decider, self.table.number, self.table.play
                    level = self.table.bots.get(seat)
                    ordered = self.table.standing_answer()
                    if (level is None and ordered is None) or play is None or play.over:
                        return
                    if not self.leads:
                        continue  # while the lock was waited for, somebody has moved
                began = time.perf_counter()
                try:
                    option = ordered or await self._ask_bot(play, seat, level or "")
                except outside.Forfeit as failed:
                    LOG.warning("%s", Speaker("en").refusal(failed.refused), extra={"table": table_id})
                    with contextlib.suppress(Stale):
                        await self.act("bot", seat, outside.STAND_IN, number)
                    continue
                await self.keep_pace(began)
                with contextlib.suppress(Stale):
                    await self.act("take", seat, option, number)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("bot stopped", extra={"table": table_id})
            await asyncio.sleep(PAUSE)  # then somebody who watches the tables wakes it again
        finally:
            for connection in self.connections:
                connection.skips = False
            self.tell_others()

    async def _ask_bot(self, play: Play, seat: int, level: str) -> str:
        began = time.perf_counter()
        async with self.hub.turns.of(f"bots {self.table.row.host}"):
            option = await self.hub.thinkers.choose(play, seat, level)
        BOT_SECONDS.labels(level).observe(time.perf_counter() - began)
        return option

    @property
    def leads(self) -> bool:
        """Whether bots are this server's to move now."""
        return self.left_alone or self.hub.fleet.leads(self.table.row.id)

    async def let_others_lead(self) -> None:
        """Until bots are this server's to move: where another leads, it moves them. If it does not, this one does."""
        number, began = self.table.number, time.monotonic()
        while not self.leads:
            patience = SILENCE if self.elsewhere or self.connections else UNWATCHED
            if self.table.number != number or self.table.decider not in self.table.bots:
                number, began = self.table.number, time.monotonic()
                if not self.moves_itself:
                    return
            left = began + patience - time.monotonic()
            if left <= 0:
                self.left_alone = True
                return
            self.stirred.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), min(left, 1.0))

    @property
    def moves_itself(self) -> bool:
        """Whether somebody decides who is not asked."""
        return self.table.decider in self.table.bots or self.table.standing_answer() is not None

    @property
    def own_pace(self) -> float:
        return max((connection.pace for connection in self.connections if not connection.skips), default=0.0)

    @property
    def pace(self) -> float:
        """Seconds from one move of a bot to the next: as the slowest of those want it who look and have not skipped."""
        return 0.0 if self.table.opening else max(self.own_pace, *[watching.pace for watching in self.elsewhere], 0.0)

    async def keep_pace(self, began: float) -> None:
        """Until the pace is kept, or nobody wants it kept any more."""
        while (left := began + self.pace - time.perf_counter()) > 0:
            self.skipped.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.skipped.wait(), left)

    def skip(self, connection: Connection) -> None:
        """The viewer does not wait for what bots do, until a person is asked."""
        connection.skips = self.driver is not None and not self.driver.done()
        self.skipped.set()
        self.tell_others()


class Trial(Live):
    """A table as one viewer imagines it, to try things out: nothing of it is stored, and nobody else sees it."""

    def __init__(self, at: Live, connection: Connection, seat: int, play: Play | None = None) -> None:
        self.at = at
        super().__init__(at.hub, at.table.fork(seat, play))
        self.connections = {connection}

    @property
    def elsewhere(self) -> list[Watching]:
        return []

    def tell_others(self) -> None:
        """Nobody else sees it."""

    @property
    def leads(self) -> bool:
        return True

    @property
    def together(self) -> bool:
        return self.at.together and not self.at.table.over

    async def note_hint(self, seat: int) -> None:
        """Others see who uses a hint, and nobody sees a trial."""
        if self.together and self.hints:
            raise Refused("hint-trial")
        await super().note_hint(seat)

    def heeded_by(self, connection: Connection) -> bool:
        return connection in self.at.connections and connection.trial is self

    async def _act(self, kind: str, seat: int, option: str, number: int) -> bool:
        if number != self.table.number:
            raise Stale
        self.table.apply(Act(number + 1, kind, seat, option, (), time.time()))
        if kind == "undo":
            self.forget()
        return False

    def teller(self, language: str) -> Teller:
        """It speaks as the one at the real table does, who knows most of the words already."""
        if language not in self.tellers:
            speaker = self.at.teller(language).speaker
            super().teller(language).speaker = speaker
        return super().teller(language)

    async def tell(self, only: Connection | None = None, whole: bool = False) -> None:
        async with self.lock:
            for connection in self.connections:
                if whole:
                    connection.last = None
            await self._tell(list(self.connections), set())

    async def refresh(self, number: int) -> None:
        pass


class Hub:
    """All tables of this server process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        notifier: Notifier,
        address: str,
        alone: bool = False,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.fleet = Fleet(store, limits, self._others_changed, self._server_lost)
        self.thinkers = thinkers
        self.turns = Turns()
        self.notifier = notifier
        self.notifier.after = self._delivered
        self.address = address
        self.alone = alone  # nobody else can come here
        self.sender: Sender | None = None  # for browsers that are told without a page; known when somebody wants it
        self.lives: dict[str, Live] = {}
        self.waiting: dict[str, dict[str, None]] = {}  # by person, the tables that wait, the longest waiting first
        self.unreadable: dict[str, tuple[Refused, float]] = {}  # tables that cannot be opened: why, and when to try again
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._watch: asyncio.Task[None] | None = None
        self._left_over: dict[tuple[str, str, int, str], str] = {}  # notices that a server wanted to send and did not
        self._tasks: set[asyncio.Task[Any]] = set()
        self._prune_at = time.monotonic() + PRUNING_FIRST

    # -- life ----------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(table_id: str, number: int) -> None:
            live = self.lives.get(table_id)
            if number > 0 and (live is None or number <= live.table.number):
                return  # what was done here, or where nobody looks: the event loop is not woken for it
            with contextlib.suppress(RuntimeError):  # the server is going down
                loop.call_soon_threadsafe(self._heard, table_id, number)

        def hailed(text: str) -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self.fleet.hear, text)

        self.store.listen(heard, hailed)
        self.fleet.start()
        self._watch = asyncio.create_task(self._watch_tables())
        self.spawn(self.thinkers.wake())
        self.spawn(self._resume_all())

    async def say_goodbye(self) -> None:
        """Everybody who looks at a table is told that the server goes down, as long as the lines are open."""
        for live in self.lives.values():
            for connection in live.connections:
                connection.send({"kind": "ended"})
                connection.put(None)
        for _ in range(20):
            if any(live.connections for live in self.lives.values()):
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        for live in list(self.lives.values()):
            if live.driver is not None:
                live.driver.cancel()
        for task in list(self._tasks):
            task.cancel()
        await self.fleet.stop()
        self.thinkers.close()
        self.turns.close()
        await self.notifier.aclose()

    def check_company(self) -> None:
        """Refused where nobody else can come and no notice leaves."""
        if self.alone:
            raise Refused("site-needs-server")

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @contextlib.asynccontextmanager
    async def thought_for(self, connection: Connection) -> AsyncIterator[None]:
        """A bot thinks for a person: for each one about one position at a time, and for each address, so others hardly wait.

        These are lines of their own, because thinking takes longer than a scene. Refused to who waits for many already.
        """
        mine = f"hint {connection.home.person}"
        if self.turns.standing(mine) >= HINTS:
            raise Refused("hint-too-many", most=HINTS)
        async with self.turns.of(mine, f"hint {connection.address}" if connection.address else ""):
            yield

    async def _resume_all(self) -> None:
        """After a start: bots that were to move go on, clocks run on, whoever should have been told is told."""
        await asyncio.to_thread(self.store.keep_shipped_components)
        for left in await asyncio.to_thread(self.store.unsent_notices, time.time() - LEFT_OVER):
            self._left_over[left.person, left.table_id, left.number, left.kind] = left.id
        resting = await asyncio.to_thread(self.store.resting, time.time() - LATELY)
        for table_id, people in resting.items():
            for person in people:
                self.waiting.setdefault(person, {})[table_id] = None
        unsent = {table_id for _, table_id, _, _ in self._left_over}
        await self.fleet.settle()
        await self._resume(set(resting), unsent)
        await self._keep_old_results()
        await asyncio.to_thread(self.store.check_ratings)

    async def _resume(self, resting: set[str], needed: set[str] | None = None) -> None:
        """Tables that go on by themselves, as far as no other server sees to them, and those that are needed for something else;
        the others are fetched when somebody comes."""
        for table_id in await asyncio.to_thread(self.store.tables_with, "playing"):
            wanted = table_id not in resting and self.fleet.leads(table_id)
            if table_id in self.lives or not (wanted or table_id in (needed or ())):
                continue
            try:
                live = await self.live(table_id)
                live.wake_bots()
                if self._turn_begins(live):
                    self.spawn(self._notify(live))
            except Refused as refused:
                LOG.warning("table cannot go on", extra={"table": table_id, "reason": refused.message})
            except Exception:  # the others go on
                LOG.exception("table cannot go on", extra={"table": table_id})

    def _others_changed(self, table_id: str) -> None:
        if table_id in self.lives:
            self.spawn(self.lives[table_id].hear_of_others())

    def _server_lost(self) -> None:
        """What it did by itself falls to those who are left."""
        self.spawn(self._take_over())

    async def _take_over(self) -> None:
        with contextlib.suppress(Refused):  # a database that does not answer
            resting = await asyncio.to_thread(self.store.resting, time.time() - LATELY)
            for live in list(self.lives.values()):
                live.stirred.set()
                live.wake_bots()
            await self._resume(set(resting))

    async def _keep_old_results(self) -> None:
        """How games have ended that an older release has kept; in turn with all other work."""
        for table_id in await asyncio.to_thread(self.store.without_results):
            with contextlib.suppress(Refused):  # a table that cannot be opened has no history
                table = await self.turns.work(self.load, table_id)
                held = holders_of(await asyncio.to_thread(self.store.roles, table_id))
                await asyncio.to_thread(self.store.keep_results, table.results(held, table.last_at))

    def _heard(self, table_id: str, number: int) -> None:
        """Number 0: something beside the game; SAID: somebody has said something; table "": anything anywhere."""
        if not table_id:
            for one in list(self.lives.values()):
                self.spawn(one.refresh(ANY))
            return
        live = self.lives.get(table_id)
        if live is None:
            return
        if number == SAID:
            self.spawn(live.hear_remarks())
        elif number == 0 or number > live.table.number:
            self.spawn(live.refresh(number))

    # -- tables --------------------------------------------------------------------------------------------------------

    def load(self, table_id: str) -> Table:
        """A table from the store, played up to now. Whatever keeps it from being opened becomes one sentence.

        It may have been stored by another release, or be damaged. What else went wrong is for the log alone: it could tell
        secrets.
        """
        known, again = self.unreadable.get(table_id, (None, 0.0))
        if known is not None and time.monotonic() < again:
            raise Refused(known.message, **known.about)
        try:
            row = self.store.table(table_id)
            if row is None:
                raise Refused("table-unknown")
            table = Table(row, self.store.seats(table_id), self.store.acts(table_id), self.store.components)
        except Exception as problem:
            if isinstance(problem, Refused) and problem.message in NOT_ITS_FAULT:
                raise
            if known is None:
                LOG.exception("table cannot be opened", extra={"table": table_id})
            why, said = reason(problem)
            refused = Refused("table-unreadable", reason=why, said=said)
            self.unreadable[table_id] = refused, time.monotonic() + LATER
            raise refused from None
        self.unreadable.pop(table_id, None)
        self.log_parted(table)
        return table

    def log_parted(self, table: Table) -> None:
        """What people are told is a sentence; whoever runs the server finds here what it comes from."""
        if table.parted is not None:
            at = {"table": table.row.id, "move": table.moves}
            LOG.warning("table parts from what is stored", extra=at, exc_info=table.parted)

    async def live(self, table_id: str, *lines: str) -> Live:
        """The table; if it has to be fetched from the store, those who want many stand in line for it."""
        if table_id in self.lives:
            return self.lives[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._bring(table_id, *lines))
        return await asyncio.shield(self._loading[table_id])

    async def _bring(self, table_id: str, *lines: str) -> Live:
        try:
            async with self.turns.of(*[f"load {line}" for line in lines if line]):  # nobody waits here for anything but a place
                live = Live(self, await self.turns.work(self.load, table_id))
            await live.know_holders()
            await live.hear_remarks()
            self.lives[table_id] = live
            live.asked = {person for person, waiting in self.waiting.items() if table_id in waiting}  # when it was here before
            self.know_waiting(live)
            said = live.table.row.summary
            parted = live.table.parted is not None  # it waits for nobody any more; perhaps to a later release it does again
            changed = parted or (said is not None and "parted" in said)
            if live.table.play is not None and (said is None or changed):
                self.spawn(asyncio.to_thread(self.store.keep_summary, table_id, live.table.summary(), changed))
            TABLES.set(len(self.lives))
            return live
        finally:
            self._loading.pop(table_id, None)

    def drop(self, live: Live) -> None:
        """The table leaves the memory, and its viewers have to connect again."""
        if self.lives.get(live.table.row.id) is live:
            del self.lives[live.table.row.id]
            TABLES.set(len(self.lives))
        for connection in live.connections:
            connection.put(None)

    async def viewer(self, table_id: str, person: Person) -> Viewer:
        """What the person may do and see at the table; refused for those who have no business there."""
        roles = await asyncio.to_thread(self.store.roles, table_id, person.id)
        if not roles:
            raise Refused("table-unknown" if await asyncio.to_thread(self.store.table, table_id) is None else "table-no-role")
        return Viewer(
            person.id,
            person.language,
            sorted(role.seat for role in roles if role.role == "seat"),
            sorted(role.seat for role in roles if role.role == "coach"),
            any(role.role == "host" for role in roles),
        )

    @contextlib.asynccontextmanager
    async def connected(self, table_id: str, person: Person, address: str = "") -> AsyncIterator[tuple[Live, Connection]]:
        viewer = await self.viewer(table_id, person)
        live = await self.live(table_id, person.id, address)
        async with self.beside(live, viewer, person, address) as connection:
            yield live, connection

    @contextlib.asynccontextmanager
    async def beside(self, live: Live, viewer: Viewer, person: Person, address: str = "") -> AsyncIterator[Connection]:
        """Somebody looks at a table, as long as the line is open."""
        connection = Connection(viewer, viewer, float(person.settings.get("pace", 0.6)), address=address)
        live.connections.add(connection)
        live.tell_others()
        SOCKETS.inc()
        try:
            async with self.turns.of(person.id, address):
                await live.welcome(connection)
            connection.muted = "muted" in await asyncio.to_thread(self.store.marks, live.table.row.id, person.id)
            async with live.talking:
                live.tell_talk(connection)
            async with live.lock:  # after the scenes that were made before and do not know it
                self._tell_presence(live, viewer, True)
            live.wake_bots()
            yield connection
        finally:
            live.connections.discard(connection)
            live.tell_others()
            SOCKETS.dec()
            async with live.lock:
                self._tell_presence(live, viewer, False)

    def _tell_presence(self, live: Live, viewer: Viewer, present: bool) -> None:
        for seat in viewer.mine:
            if present or seat not in live.present:
                for connection in live.connections:
                    if connection.home is not viewer:
                        connection.send({"kind": "presence", "seat": seat, "present": present})

    # -- what follows ----------------------------------------------------------------------------------------------------

    def after(self, live: Live) -> None:
        """Something has happened at a table: bots go on, somebody may have to be told elsewhere."""
        self.know_waiting(live)
        live.wake_bots()
        if self._turn_begins(live):
            self.spawn(self._notify(live))

    def next_of(self, person: str, here: Live) -> str | None:
        """Another table that waits for the person."""
        return next((table_id for table_id in self.waiting.get(person, ()) if table_id != here.table.row.id), None)

    def know_waiting(self, live: Live) -> None:
        """Whom a table waits for now."""
        table_id, seat = live.table.row.id, live.table.decider
        asked = live.holders.get(seat, set()) if seat not in live.table.bots else set()
        for person in live.asked - asked:
            self.waiting.get(person, {}).pop(table_id, None)
            if not self.waiting.get(person, True):
                del self.waiting[person]
        for person in asked:
            self.waiting.setdefault(person, {})[table_id] = None
        live.asked = set(asked)

    def _turn_begins(self, live: Live) -> bool:
        """Whether the table waits for a person since just now, who may have to be told."""
        table = live.table
        seat, number = table.decider, table.turn_began
        if (seat, number) == live.waits_for:
            return False
        live.waits_for, live.waits_since, live.reminded = (seat, number), time.time(), False
        return seat >= 0 and seat not in table.bots and (self.store.shared or seat not in live.present)

    async def _notify(self, live: Live, kind: str = "turn") -> None:
        """Who has to decide and does not look is told, once for each turn."""
        seat, number = live.table.decider, live.table.turn_began
        if seat < 0 or seat in live.table.bots:
            return
        if seat not in live.present and kind == "turn":
            await asyncio.sleep(GRACE)
        table = live.table
        decision = table.play.decision if table.play is not None else None
        if decision is None or (table.decider, table.turn_began) != (seat, number) or seat in table.bots:
            return
        if seat in live.present:
            if self.store.shared:
                await self.claim(live, seat, number, kind)
            return
        left = table.clocks.left(seat, time.time()) if table.clocks is not None else None
        await self.send(table, seat, kind, lambda speaker: speaker.deed(decision), left, number)

    async def claim(self, live: Live, seat: int, number: int, kind: str) -> None:
        """Whoever holds the seat looks at the table here: no other server has to tell them."""
        at = time.time()
        for holder in live.holders.get(seat, set()):
            if (await self.reached(holder))[1]:
                claim = await asyncio.to_thread(self.store.claim_notice, holder, live.table.row.id, number, kind, at)
                if claim is not None:
                    await asyncio.to_thread(self.store.notice_sent, claim, at)

    async def reached(self, holder: str) -> tuple[Person | None, list[Hook]]:
        """Somebody, and where they want to be told: addresses of theirs, and browsers."""
        person, kept = await asyncio.to_thread(self.store.reached, holder)
        if person is None:
            return None, []
        sender = await self.pusher() if kept else None
        browsers = [Browser.of(one, sender) for one in kept] if sender is not None else []
        return person, [*read_hooks(person.settings.get("hooks", [])), *browsers]

    async def pusher(self) -> Sender:
        if self.sender is None:
            self.sender = Sender(await asyncio.to_thread(self.store.key, "push", new_key), self.address)
        return self.sender

    async def _delivered(self, hook: Hook, problem: Exception | None) -> None:
        """An address of a browser that is no more is forgotten; one at which nothing arrives, after a while."""
        if isinstance(hook, Browser):
            gone = isinstance(problem, Undelivered) and problem.status in (404, 410)
            how = "sent" if problem is None else "gone" if gone else "failed"
            with contextlib.suppress(Refused):
                await asyncio.to_thread(self.store.pushed, hook.id, how, time.time())

    async def tell_asked(self, live: Live) -> None:
        """Those of whose consent something depends and who are not here."""
        table, asked = live.table, live.table.proposal
        if asked is None:
            return
        for seat in table.deciding_people - asked.agreed - live.present:
            await self.send(table, seat, "asked", lambda speaker: proposed(asked, speaker))

    async def send(
        self,
        table: Table,
        seat: int,
        kind: str,
        status: Callable[[Speaker], str] = lambda speaker: "",
        left: float | None = None,
        number: int | None = None,
    ) -> None:
        """A notice to whoever holds the seat, about what has happened with an act; of several servers one sends it."""
        number, at = table.number if number is None else number, time.time()
        for holder in self.lives[table.row.id].holders.get(seat, set()) if table.row.id in self.lives else set():
            person, hooks = await self.reached(holder)
            if person is None or not hooks:
                continue
            claim = await asyncio.to_thread(self.store.claim_notice, person.id, table.row.id, number, kind, at)
            if claim is None and (left_over := self._left_over.pop((person.id, table.row.id, number, kind), None)):
                claim = left_over if await asyncio.to_thread(self.store.take_over_notice, left_over, at) else None
            if claim is not None:
                speaker = find_face(table.game.name).speaker(person.language, [s.name for s in table.seats], table.row.agreed)
                title = table_title(table.row, table.seats, person.language)
                text = text_of(speaker, kind, title, status(speaker), left)
                link = f"{self.address}/t/{table.row.id}"
                name = table.seats[seat].name
                self.notifier.notify(
                    person.id, hooks, Notice(kind, table.row.id, title, table.game.name, text, link, name, number, at)
                )
                await asyncio.to_thread(self.store.notice_sent, claim, time.time())

    async def _watch_tables(self) -> None:
        """Once a second: time that has run out, reminders, tables that nobody needs in memory."""
        while True:
            await asyncio.sleep(1.0)
            if time.monotonic() >= self._prune_at:
                self._prune_at = time.monotonic() + PRUNING_EVERY
                self.spawn(self._prune())
            for live in list(self.lives.values()):
                try:
                    await self._watch_over(live)
                except Exception:  # the others are watched all the same
                    LOG.exception("watch", extra={"table": live.table.row.id})

    async def _prune(self) -> None:
        """What nobody needs any more is forgotten, a few at a time."""
        forgotten: dict[str, int] = {}
        try:
            for forget in PRUNING:
                while n := await asyncio.to_thread(forget, self.store, time.time()):
                    forgotten[forget.__name__] = forgotten.get(forget.__name__, 0) + n
                    await asyncio.sleep(PRUNING_PAUSE)
        except Exception:  # the next night is another chance
            LOG.exception("pruning")
        LOG.info("pruned", extra=forgotten)

    async def _watch_over(self, live: Live) -> None:
        now = time.time()
        table = live.table
        deadline = table.clocks.deadline() if table.clocks is not None and not table.over else None
        if deadline is not None and now > deadline and table.decider not in table.bots:
            seat = table.decider
            with contextlib.suppress(Stale, Refused):
                await live.act("bot", seat, USUAL, table.number)
                await self.send(table, seat, "out")
        elif table.decider >= 0 and not live.reminded and now - live.waits_since > reminder_after(deadline, live.waits_since):
            live.reminded = True
            await self._notify(live, "reminder")
        live.wake_bots()
        busy = live.connections or (live.driver is not None and not live.driver.done())
        if not busy and (table.clocks is None or table.over) and time.monotonic() - live.touched > IDLE:
            self.drop(live)


def holders_of(roles: list[Role]) -> dict[int, set[str]]:
    """Who plays which seat."""
    holders: dict[int, set[str]] = {}
    for role in roles:
        if role.role == "seat":
            holders.setdefault(role.seat, set()).add(role.person)
    return holders


def reason(problem: Exception) -> tuple[str, str]:
    """What keeps a table from being opened, if it is something that was said openly when the table was made."""
    about = problem.about if isinstance(problem, Refused) else {}
    open_reasons = {
        "record-tables": ("tables", about.get("hash")),
        "record-unknown-version": ("rules", about.get("version")),
        "setup-unknown-option": ("setup", about.get("option")),
        "setup-unknown-value": ("setup", f"{about.get('option')}={about.get('value')}"),
    }
    why, said = open_reasons.get(problem.message if isinstance(problem, Refused) else "", ("other", ""))
    return why, str(said)[:LONGEST_SAID]


def reminder_after(deadline: float | None, since: float) -> float:
    """Seconds after which somebody is reminded: a day, or half of the time that there is."""
    return REMIND if deadline is None else min(REMIND, max(60.0, (deadline - since) / 2))
