"""Whatever befalls the server, nothing that anybody was told is lost: the short version of `make chaos`."""

import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.chaos import Chaos, Tough, judge
from tests.web.killing import Counted
from tests.web.kit import BOT, Person, Server, until

ON_A_FILE = ["disk full", "database locked", "bots' process killed", "clock jumps", "slow clients", "half-open clients", "flood"]


@pytest.fixture
def mortal() -> Iterator[Any]:
    """A PostgreSQL of its own, because it is killed."""
    pgserver = pytest.importorskip("pgserver", reason="there is no PostgreSQL to install for this Python")
    server = pgserver.get_server(tempfile.mkdtemp(prefix="caravela-pg-"), cleanup_mode="delete")
    yield server
    server.cleanup()


def stand(chaos: Chaos, troubles: list[str]) -> None:
    try:
        for trouble in troubles:
            chaos.befall(trouble)
        counted = chaos.finish()
        assert counted.well, counted.report()
        assert counted.acknowledged > 0 and counted.told > 0 and counted.resumed == counted.tables, counted.report()
    finally:
        chaos.server.bury()


@pytest.mark.long
def test_nothing_is_lost_whatever_befalls_a_server_with_a_file(tmp_path: Path) -> None:
    stand(Chaos(str(tmp_path / "tables.db"), tmp_path, seed=3, tables=2), ["server killed", *ON_A_FILE])


@pytest.mark.long
def test_nothing_is_lost_when_postgresql_is_killed(mortal: Any, tmp_path: Path) -> None:
    chaos = Chaos(mortal.get_uri("postgres"), tmp_path, seed=4, postgres=mortal, tables=2)
    stand(chaos, ["PostgreSQL killed", "connections cut", "database locked", "server killed"])


def test_the_judge_sees_what_was_told_and_is_not_there(folder: Path) -> None:
    """An act that was never stored, another deed than the one that is, a scene that never was, an offer that nobody made."""
    server = Server(str(folder / "judged.db"), folder)
    try:
        ana = Person(server, "Ana")
        table = ana.make({"kind": "me"}, BOT)["table"]
        player = Tough(ana, table, random.Random(1))
        player.start()
        until(lambda: player.line is not None and player.line.scene.get("number", 0) > 6)
        player.going = False
        player.join()
    finally:
        server.bury()
    fair = Counted()
    judge(fair, [player], server.database)
    assert fair.well and fair.acknowledged and fair.told, fair.report()
    last = max(seen[0] for seen in player.seen)
    number, options = next(iter(player.offered.items()))
    spoilt: list[Callable[[], None]] = [
        lambda: player.acknowledged.update({last + 100: "pass"}),
        lambda: player.acknowledged.update({min(player.acknowledged): "another deed"}),
        lambda: player.seen.add((1, 999, 0, False)),
        lambda: player.offered.update({number: (*options, "fly to the moon")}),
    ]
    for spoil in spoilt:
        kept = dict(player.acknowledged), set(player.seen), dict(player.offered)
        spoil()
        found = Counted()
        judge(found, [player], server.database)
        assert len(found.lost) == 1, found.report()
        player.acknowledged, player.seen, player.offered = kept
