"""The server is killed again and again while people play, and what was lost is counted.

People play several tables with bots at full speed, take moves back now and then, and connect again whenever the line breaks. At
random moments the server gets SIGKILL and is started again on the same database. In the end everything that anybody was told
is compared with what is stored: a move is acknowledged as soon as somebody has received a scene or change with its number.
"""

import contextlib
import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from caravela.table.store import Store
from caravela.table.table import Table
from tests.web.kit import BOT, PATIENCE, Line, Person, Scene, Server, applied, until

Seen = tuple[int, int, int, bool]  # act, moves, who decides, over


@dataclass
class Counted:
    """What happened, and what should never happen."""

    kills: int = 0
    tables: int = 0
    games_ended: int = 0
    lines: int = 0
    acknowledged: int = 0
    acts: int = 0
    told: int = 0
    resumed: int = 0
    lost: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    orphans: int = 0

    @property
    def well(self) -> bool:
        return not (self.lost or self.stuck or self.orphans)

    def report(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables ({self.games_ended} games ended), "
            f"{self.lines} lines, {self.acts} acts stored\n"
            f"{self.acknowledged} own acts acknowledged, {self.told} scenes and changes compared with what is stored\n"
            f"lost: {len(self.lost)}, tables resumed: {self.resumed} of {self.tables}, stuck: {len(self.stuck)}, "
            f"orphaned processes: {self.orphans}" + "".join(f"\n  {problem}" for problem in [*self.lost, *self.stuck][:20])
        )


class Player(threading.Thread):
    """A seat that plays whatever is open, comes again when the line breaks, and remembers what it was told."""

    def __init__(self, person: Person, table: str, luck: random.Random) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.luck = luck
        self.going = True
        self.lines = 0
        self.line: Line | None = None  # the present one
        self.seen: set[Seen] = set()
        self.acknowledged: dict[int, str] = {}  # own acts by their number

    def run(self) -> None:
        while self.going:
            try:
                line = self.line = Line(self.person, self.table)
            except Exception:  # the server is not there: come again
                time.sleep(0.05)
                continue
            self.lines += 1
            sent: dict[int, str] = {}
            with contextlib.suppress(AssertionError, OSError):
                while self.going and line.closed is None:
                    self.move(line, sent)
            line.hang_up()
            self.remember(line, sent)

    def move(self, line: Line, sent: dict[int, str]) -> None:
        try:
            scene = line.wait_for(lambda scene: scene["my_turn"] or scene["over"], 1.0)
        except AssertionError:
            return
        number = scene["number"]
        if scene["over"]:
            time.sleep(0.05)
            return
        if scene["undo"]["step"] and self.luck.random() < 0.2:
            sent[number + 1] = "undo"
            message: Scene = {"kind": "undo", "number": number}
        else:
            sent[number + 1] = self.luck.choice(line.options)
            message = {"kind": "take", "number": number, "option": sent[number + 1]}
        try:
            line.say(message)
        except Exception:  # nobody knows whether it has arrived
            return
        line.wait_for(lambda scene: scene["number"] > number)

    def remember(self, line: Line, sent: dict[int, str]) -> None:
        scene: Scene = {}
        for said in line.said:
            if said["kind"] in ("scene", "change"):
                light = {key: value for key, value in said.items() if key in ("kind", "number", "move", "decider", "over")}
                scene = applied(scene, light)
                self.seen.add((scene["number"], scene["move"], scene["decider"], scene["over"]))
        last = max([seen[0] for seen in self.seen], default=0)
        self.acknowledged |= {number: deed for number, deed in sent.items() if number <= last}


def told(players: list[Player]) -> int:
    """How many scenes and changes all have received."""
    return sum(len(player.seen) for player in players)


def kill_often(times: int, database: str, folder: Path, seed: int = 1, tables: int = 3) -> Counted:
    """Play and kill so many times, then compare."""
    luck = random.Random(seed)
    counted = Counted()
    server = Server(database, folder)
    players: list[Player] = []

    def sit_down(*people: Person) -> None:
        made = people[0].make({"kind": "me"}, *[{"kind": "guest"} for _ in people[1:]], BOT, BOT)
        for seat, person in enumerate(people[1:], 1):
            person.join(made["links"][str(seat)])
        for person in people:
            players.append(Player(person, made["table"], random.Random(luck.random())))
            players[-1].start()

    try:
        friends = [Person(server, f"Friend {n}") for n in range(tables + 1)]
        groups = [friends[:2], *[[friend] for friend in friends[2:]]]
        for group in groups:
            sit_down(*group)
        for _ in range(times):
            before = told(players)
            with contextlib.suppress(AssertionError):  # all games may be over
                until(lambda before=before: told(players) >= before + len(players), 10)  # type: ignore[misc]
            time.sleep(luck.choice([luck.uniform(0.0, 0.1), luck.uniform(0.1, 0.6), luck.uniform(0.6, 2.0)]))
            server.kill()
            counted.kills += 1
            try:
                until(lambda: not server.family(), 10)
            except AssertionError:
                counted.orphans += len(server.family())
            server.start()
            for group in groups:
                entries = group[0].get("/api/tables")
                if all(entry["status"] == "over" for entry in entries):
                    counted.games_ended += 1
                    sit_down(*group)
        time.sleep(0.5)
        for player in players:
            player.going = False
        for player in players:
            player.join(PATIENCE)
        compare(counted, players, database)
        resume(counted, players)
        server.stop()
        try:
            until(lambda: not server.family(), 10)
        except AssertionError:
            counted.orphans += len(server.family())
    finally:
        server.bury()
    return counted


def compare(counted: Counted, players: list[Player], database: str) -> None:
    """Everything that anybody was told is what is stored."""
    store = Store(database)
    for table_id in sorted({player.table for player in players}):
        counted.tables += 1
        row = store.table(table_id)
        assert row is not None, table_id
        acts = store.acts(table_id)
        counted.acts += len(acts)
        table = Table(row, store.seats(table_id), [])
        states: dict[int, Seen] = {0: (0, 0, table.decider, False)}
        for act in acts:
            table.apply(act)
            states[act.number] = (act.number, table.moves, table.decider, table.over)
        deeds = {act.number: "undo" if act.kind == "undo" else act.option for act in acts}
        for player in [player for player in players if player.table == table_id]:
            counted.lines += player.lines
            counted.acknowledged += len(player.acknowledged)
            counted.told += len(player.seen)
            for number, deed in player.acknowledged.items():
                if deeds.get(number) != deed:
                    counted.lost.append(f"{table_id} act {number}: {deed!r} was acknowledged, {deeds.get(number)!r} is stored")
            for seen in player.seen:
                if states.get(seen[0]) != seen:
                    counted.lost.append(f"{table_id} act {seen[0]}: {seen} was told, {states.get(seen[0])} is stored")
    store.close()


def resume(counted: Counted, players: list[Player]) -> None:
    """Every table goes on: somebody can decide, and does, or the game is over."""
    for table_id in sorted({player.table for player in players}):
        lines: list[Line] = []
        try:
            lines = [player.person.sit(table_id) for player in players if player.table == table_id]
            until(lambda lines=lines: any(line.scene["my_turn"] or line.scene["over"] for line in lines))  # type: ignore[misc]
            decides = next((line for line in lines if line.scene["my_turn"]), None)
            if decides is not None:
                decides.take()
            counted.resumed += 1
        except AssertionError as problem:
            counted.stuck.append(f"{table_id}: {problem}")
        for line in lines:
            line.hang_up()
