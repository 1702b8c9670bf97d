"""A new release comes while people play: the old one and the new one run side by side on one database, and no move is lost."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from caravela.table.store import Store
from tests.web.kit import BOT, ROOT, Line, Person, Server, until
from tests.web.test_operating import emptied

# Earlier releases: the last one before servers told each other of themselves, and one with an older schema. When a release is
# made, its commit comes here, and the oldest may go.
EARLIER = {"c5ffb8b": "the release before", "ed1b0fc~1": "before the schema had hints"}
NEEDED = "import caravela.web.serve"


@pytest.fixture(scope="module", params=list(EARLIER), ids=["before", "older-schema"])
def tree(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The code of an earlier release, from the history of this project."""
    folder = tmp_path_factory.mktemp("earlier")
    packed = subprocess.run(
        ["git", "archive", request.param, "caravela", "pyproject.toml"], cwd=ROOT, capture_output=True, check=False
    )
    if packed.returncode != 0:
        pytest.skip(f"the history of the project is not here, and in it {EARLIER[request.param]}")
    subprocess.run(["tar", "x", "-C", str(folder)], input=packed.stdout, check=True)
    ready = subprocess.run([sys.executable, "-c", NEEDED], cwd=folder, capture_output=True, text=True, check=False)
    if ready.returncode != 0:
        pytest.skip(f"{EARLIER[request.param]} needs packages that are not here: {ready.stderr.splitlines()[-1:]}")
    return folder


def play(lines: list[Line], moves: int, luck: random.Random) -> int:
    """Whoever is asked moves, and everybody sees it: the number of the last act that was acknowledged."""
    number = 0
    for _ in range(moves):
        mover = until(lambda: next((line for line in lines if line.scene["my_turn"]), None))
        number = mover.take(luck.choice(mover.options))["number"]
        for line in lines:
            line.wait_for(lambda scene, number=number: scene["number"] >= number)  # type: ignore[misc]
    return number


@pytest.mark.long
def test_old_and_new_side_by_side_lose_no_move(tree: Path, postgresql: Callable[[str], str], tmp_path: Path) -> None:
    luck = random.Random(5)
    servers: list[Server] = []
    lines: list[Line] = []
    with emptied(postgresql) as database:
        try:
            old = Server(database, tmp_path, tree=tree)
            servers.append(old)
            ana, bruno = Person(old, "Ana"), Person(old, "Bruno")
            made = ana.make({"kind": "me"}, {"kind": "guest"}, BOT)
            bruno.join(made["links"]["1"])
            table = made["table"]
            lines += [ana.sit(table), bruno.sit(table)]
            play(lines, 6, luck)

            new = Server(database, tmp_path)  # brings the schema up to date while the old one runs
            servers.append(new)
            number = play(lines, 4, luck)
            lines.pop().hang_up()
            come(bruno, new)
            lines.append(bruno.sit(table))
            assert lines[1].scene["number"] >= number
            play(lines, 12, luck)  # Ana at the old one, Bruno at the new one

            ways = [(ana, bruno), (bruno, ana)]  # tables made at the old one and at the new one
            for host, guest in ways:
                other = host.make({"kind": "me"}, {"kind": "guest"})
                guest.join(other["links"]["1"])
                further = [host.sit(other["table"]), guest.sit(other["table"])]
                lines += further
                play(further, 6, luck)

            old.stop()
            come(ana, new)
            again = [ana.sit(table), lines[1]]
            lines.append(again[0])
            last = play(again, 6, luck)
            store = Store(database)
            acts = store.acts(table)
            store.close()
            assert [act.number for act in acts] == list(range(1, len(acts) + 1)) and len(acts) >= last
        finally:
            for line in lines:
                line.hang_up()
            for server in servers:
                server.bury()


def come(person: Person, server: Server) -> None:
    """With the cookie of before, to another server."""
    person.server = server
    person.http.base_url = person.http.base_url.copy_with(port=server.port)
