"""Everything goes wrong while people play, again and again, and in the end what they were told is compared with what is stored.

The judge knows nothing of the server's own store and tables: it reads the rows as they are in the database, plays them by the
rules from the seed, and asks whether every act that anybody was told of is there, as it was told, with the options it was told
with.
"""

import contextlib
import json
import os
import random
import resource
import signal
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from caravela.core.record import Player as Named
from caravela.games import find_game
from caravela.table.play import Play
from tests.web.killing import Counted, Player, resume
from tests.web.kit import BOT, PATIENCE, Line, Person, Scene, Server, dial, until
from tests.web.shifted_clock import SHIFT

RECOVERY = 60.0  # seconds within which everybody is told something again
HOUR = 3600.0


class Tough(Player):
    """Goes on also when an act is refused, and remembers what was on offer."""

    def __init__(self, person: Person, table: str, luck: random.Random) -> None:
        super().__init__(person, table, luck)
        self.offered: dict[int, tuple[str, ...]] = {}  # by the number of the act before
        self.refusals: Counter[str] = Counter()
        self.before = 0  # told on lines that have ended
        self.followed = False  # the game is over, and these people have begun another

    @property
    def over(self) -> bool:
        return bool(self.line is not None and self.line.scene.get("over"))

    @property
    def heard(self) -> int:
        """How much the player was told on all lines."""
        return self.before + (len(self.line.said) if self.line is not None else 0)

    def move(self, line: Line, sent: dict[int, str]) -> None:
        try:
            scene = line.wait_for(lambda scene: scene["my_turn"] or scene["over"], 1.0)
        except AssertionError:
            return
        number = scene["number"]
        if scene["over"]:
            time.sleep(0.05)
            return
        self.offered[number] = tuple(option["name"] for option in scene["options"])
        if scene["undo"]["step"] and self.luck.random() < 0.2:
            sent[number + 1], message = "undo", Scene(kind="undo", number=number)
        else:
            sent[number + 1] = self.luck.choice(self.offered[number])
            message = {"kind": "take", "number": number, "option": sent[number + 1]}
        try:
            before = line.say(message)
        except Exception:  # nobody knows whether it has arrived
            return

        def refusal() -> Scene | None:
            return next((said for said in line.said[before:] if said["kind"] == "refused"), None)

        line.wait_for(lambda scene: scene["number"] > number or refusal())
        if (said := refusal()) is not None and line.scene["number"] <= number:
            del sent[number + 1]  # whether it is stored nobody has said
            self.refusals[said["code"]] += 1
            time.sleep(0.1)

    def remember(self, line: Line, sent: dict[int, str]) -> None:
        super().remember(line, sent)
        self.line = None
        self.before += len(line.said)


class Chaos:
    """A server with people at several tables, and all that can befall it."""

    def __init__(self, database: str, folder: Path, seed: int, postgres: Any = None, tables: int = 3) -> None:
        self.luck = random.Random(seed)
        self.folder = folder
        self.postgres = postgres
        self.shift = folder / "shift"
        os.environ[SHIFT] = str(self.shift)
        self.server = Server(database, folder, program="tests.web.shifted_clock", from_nothing=True)
        self.counted = Counted()
        self.befell: Counter[str] = Counter()
        self.players: list[Tough] = []
        self.slowest = 0.0
        for n in range(tables):
            self.sit_down([Person(self.server, f"Friend {n}-{k}") for k in range(2 if n == 0 else 1)])

    def sit_down(self, people: list[Person]) -> None:
        made = people[0].make({"kind": "me"}, *[{"kind": "guest"} for _ in people[1:]], BOT, BOT)
        for seat, person in enumerate(people[1:], 1):
            person.join(made["links"][str(seat)])
        for person in people:
            self.players.append(Tough(person, made["table"], random.Random(self.luck.random())))
            self.players[-1].start()

    @property
    def troubles(self) -> dict[str, Callable[[], None]]:
        named = {
            "server killed": self.kill_server,
            "bots' process killed": self.kill_worker,
            "disk full": self.fill_disk,
            "database locked": self.lock,
            "clock jumps": self.jump,
            "slow clients": self.be_slow,
            "half-open clients": self.half_open,
            "flood": self.flood,
        }
        if self.postgres is not None:
            named |= {"connections cut": self.cut, "PostgreSQL killed": self.kill_postgres}
            del named["disk full"]  # it is PostgreSQL's disk
        return named

    # -- what befalls it -----------------------------------------------------------------------------------------------

    def kill_server(self) -> None:
        self.server.kill()
        self.counted.kills += 1
        try:
            until(lambda: not self.server.family(), 20)
        except AssertionError:
            self.counted.orphans += len(self.server.family())
        self.server.start()

    def kill_worker(self) -> None:
        assert self.server.process is not None
        for pid in [pid for pid in self.server.family() if pid != self.server.process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def fill_disk(self) -> None:
        """Nothing more can be written to any file, for a while."""
        assert self.server.process is not None
        pid = self.server.process.pid
        usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, usual[1]))
        time.sleep(self.luck.uniform(0.5, 3.0))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)

    def lock(self) -> None:
        seconds = self.luck.uniform(0.5, 3.0)
        if self.postgres is not None:
            with psycopg.connect(self.server.database) as other:
                other.execute("LOCK TABLE acts IN ACCESS EXCLUSIVE MODE")
                time.sleep(seconds)
            return
        other_file = sqlite3.connect(self.server.database, timeout=20, isolation_level=None)
        other_file.execute("BEGIN EXCLUSIVE")
        time.sleep(seconds)
        other_file.execute("ROLLBACK")
        other_file.close()

    def jump(self) -> None:
        self.shift.write_text(str(self.luck.choice([-400 * 24, -5, -0.01, 0, 0.5, 30, 24 * 90]) * HOUR), encoding="utf-8")
        time.sleep(0.5)

    def be_slow(self) -> None:
        """Those who come and never read what they are told, though they ask for much."""
        lines = []
        for player in self.players:
            with contextlib.suppress(Exception):
                line = dial(self.server, player.table, player.person.cookie)
                line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
                for _ in range(30):
                    line.send('{"kind": "hello"}')
                lines.append(line)
        time.sleep(1.0)
        for line in lines:
            with contextlib.suppress(OSError):
                line.socket.close()  # and say no word when they leave

    def half_open(self) -> None:
        """Connections on which a question is begun and never ended."""
        lines = []
        for n in range(50):
            with contextlib.suppress(OSError):
                line = socket.create_connection(("127.0.0.1", self.server.port), 2)
                line.sendall(
                    [b"", b"GET /api/me HT", b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"][n % 3]
                )
                lines.append(line)
        time.sleep(1.0)
        for line in lines:
            line.close()

    def flood(self) -> None:
        """Many who ask as fast as they can."""
        until_then, address = time.monotonic() + 1.5, ("127.0.0.1", self.server.port)
        request = f"GET /healthz HTTP/1.1\r\nHost: localhost:{self.server.port}\r\nConnection: close\r\n\r\n".encode()

        def ask() -> None:
            while time.monotonic() < until_then:
                with contextlib.suppress(OSError), socket.create_connection(address, 2) as line:
                    line.sendall(request)
                    line.recv(4096)

        askers = [threading.Thread(target=ask, daemon=True) for _ in range(8)]
        for asker in askers:
            asker.start()
        for asker in askers:
            asker.join(PATIENCE)

    def cut(self) -> None:
        """All connections to the database end in the middle of whatever they do."""
        with psycopg.connect(self.postgres.get_uri("postgres"), autocommit=True) as admin:
            admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
            )

    def kill_postgres(self) -> None:
        os.kill(self.postgres.get_pid(), signal.SIGKILL)
        self.counted.kills += 1

        def again() -> bool:
            try:
                self.postgres.ensure_postgres_running()
                with psycopg.connect(self.postgres.get_uri("postgres"), connect_timeout=2):
                    return True
            except Exception:  # those that it has left behind have not ended yet
                time.sleep(0.2)
                return False

        until(again)

    # -- and how it stands it ------------------------------------------------------------------------------------------

    def befall(self, trouble: str) -> None:
        """It happens while everybody plays, and then everybody is told something again."""
        time.sleep(self.luck.choice([0.0, self.luck.uniform(0.0, 0.3), self.luck.uniform(0.3, 1.0)]))
        self.troubles[trouble]()
        self.befell[trouble] += 1
        heard, began = [player.heard for player in self.players], time.monotonic()

        def better() -> bool:
            return all(player.heard > before or player.over for player, before in zip(self.players, heard, strict=True))

        try:
            until(better, RECOVERY)
        except AssertionError:
            self.counted.stuck.append(f"after {trouble}: nothing for {RECOVERY:.0f} s")
        self.slowest = max(self.slowest, time.monotonic() - began)
        for player in [player for player in self.players if player.over and not player.followed]:
            player.followed = True
            self.counted.games_ended += 1
            if not any(other.table == player.table and other.followed for other in self.players if other is not player):
                self.sit_down([other.person for other in self.players if other.table == player.table])

    def finish(self) -> Counted:
        self.shift.unlink(missing_ok=True)
        for player in self.players:
            player.going = False
        for player in self.players:
            player.join(PATIENCE)
        judge(self.counted, self.players, self.server.database)
        resume(self.counted, list(self.players))
        self.server.stop()
        try:
            until(lambda: not self.server.family(), 20)
        except AssertionError:
            self.counted.orphans += len(self.server.family())
        return self.counted


def rows(database: str, statement: str, table: str) -> list[Any]:
    if "://" in database:
        with psycopg.connect(database) as connection:
            return connection.execute(statement.replace("?", "%s").encode(), (table,)).fetchall()
    with contextlib.closing(sqlite3.connect(database)) as file:
        return file.execute(statement, (table,)).fetchall()


def read(document: Any) -> Any:
    return json.loads(document) if isinstance(document, str) else document


def judge(counted: Counted, players: list[Tough], database: str) -> None:
    """Every table is played anew, act by act, from its seed; whatever anybody was told must be what comes about."""
    for table in sorted({player.table for player in players}):
        counted.tables += 1
        [(name, version, agreed, secret)] = rows(database, "SELECT game, version, agreed, secret FROM tables WHERE id = ?", table)
        named = rows(database, "SELECT name, kind FROM seats WHERE table_id = ? ORDER BY number", table)
        acts = rows(database, "SELECT number, kind, seat, option, fate FROM acts WHERE table_id = ? ORDER BY number", table)
        counted.acts += len(acts)
        if [act[0] for act in acts] != list(range(1, len(acts) + 1)):
            counted.lost.append(f"{table}: the acts have gaps")
            continue

        def laid_out(moves: list[Any], name: str = name, agreed: Any = agreed, named: Any = named) -> Play:
            seated = [Named(*seat) for seat in named]
            play = Play.begin(find_game(name), read(agreed), seated, bytes(secret), None, version)  # noqa: B023
            for seat, option, fate in moves:
                play.take(seat, option, fate)
            return play

        moves: list[Any] = []
        play = laid_out(moves)
        stands = {0: (0, 0, play.decider, play.over, play.decision.options if play.decision else ())}
        deeds: dict[int, str] = {}
        for number, kind, seat, option, fate in acts:
            if kind == "take":
                moves.append((seat, option, tuple(read(fate))))
                play.take(*moves[-1])
            elif kind == "undo":
                moves.pop()
                play = laid_out(moves)
            deeds[number] = "undo" if kind == "undo" else option
            stands[number] = (number, len(moves), play.decider, play.over, play.decision.options if play.decision else ())
        for player in [player for player in players if player.table == table]:
            counted.lines += player.lines
            counted.told += len(player.seen)
            counted.acknowledged += len(player.acknowledged)
            for number, deed in player.acknowledged.items():
                if deeds.get(number) != deed:
                    counted.lost.append(f"{table} act {number}: {deed!r} was acknowledged, {deeds.get(number)!r} is stored")
            for seen in player.seen:
                if seen[0] not in stands or stands[seen[0]][:4] != seen:
                    counted.lost.append(f"{table} act {seen[0]}: {seen} was told, {stands.get(seen[0], ())[:4]} comes about")
            for number, offered in player.offered.items():
                if number in stands and set(offered) != set(stands[number][4]):
                    counted.lost.append(
                        f"{table} after act {number}: {sorted(set(offered) ^ set(stands[number][4]))[:5]} offered"
                    )


def bring_about(times: int, database: str, folder: Path, seed: int, postgres: Any = None) -> tuple[Counted, Chaos]:
    """Each trouble in turn, so many in all; a third of them are kills of the server or of the database."""
    chaos = Chaos(database, folder, seed, postgres)
    try:
        kills = [name for name in chaos.troubles if name in ("server killed", "PostgreSQL killed")]
        others = [name for name in chaos.troubles if name not in kills]
        for n in range(times):
            turn = n // 3
            chaos.befall(kills[turn % len(kills)] if n % 3 == 2 else others[(2 * turn + n % 3) % len(others)])
        return chaos.finish(), chaos
    finally:
        chaos.server.bury()
