"""Programs of other people at tables: only those that the owner of the server has named, and never a command from outside."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.bots.programs import ANSWERING, alive
from tests.web.kit import Line, Person, Scene, Server, until

Sit = Callable[[Person, str], Line]
EXAMPLE = Path(__file__).parents[2] / "examples" / "browser_bot.py"


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two programs: one that answers, and one that leaves in the middle of its first question."""
    here = tmp_path_factory.mktemp("programs")
    known = f"open({str(here / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')"
    good = ANSWERING.replace("HEARD", repr(str(here / "heard.jsonl"))).replace("# START", known)
    (here / "good.py").write_text(good, encoding="utf-8")
    (here / "bad.py").write_text(ANSWERING.replace("HEARD", "os.devnull").replace("# FAULT", "sys.exit(1)"), encoding="utf-8")
    entries = [
        f"[bots.{name}]\ncommand = ['{sys.executable}', '-I', '-S', '{name}.py']\nseconds = 60\ntitle = '{name.title()}'\n"
        for name in ("good", "bad")
    ]
    (here / "bots.toml").write_text("\n".join(entries), encoding="utf-8")
    return here


@pytest.fixture(scope="module")
def hosting(programs: Path) -> Iterator[Server]:
    running = Server(str(programs / "tables.db"), programs, "--bots-file", str(programs / "bots.toml"))
    yield running
    running.bury()


def after_mine(line: Line) -> Scene:
    """I take my first option, and whoever comes next has moved, too."""
    scene = line.my_turn()
    line.say({"kind": "take", "number": scene["number"], "option": scene["options"][0]["name"]})
    return line.wait_for(lambda now: now["number"] > scene["number"] + 1)


def test_for_a_program_that_fails_a_novice_plays_on_and_the_log_says_so(hosting: Server, sit: Sit) -> None:
    """What exactly went wrong is for the owner of the server."""
    ana = Person(hosting, "Ana")
    line = sit(ana, ana.make({"kind": "me"}, {"kind": "bad", "name": "Bruno"})["table"])
    while after_mine(line)["players"][1]["kind"] != "novice":
        pass
    line.wait_for(lambda scene: any(entry["by"] == 1 for entry in scene["log"]))
    lines = [told["text"] for entry in line.hello()["log"] for told in entry["lines"]]
    assert "From now on a novice plays for Bruno." in lines
    assert "The program “Bad” has ended in the middle of the game" in hosting.said()


def test_nobody_who_is_not_the_owner_can_name_a_command(hosting: Server) -> None:
    """Not by a seat, and not by leaving one."""
    ana = Person(hosting, "Ana")
    for kind in ("cmd:touch /tmp/caravela-was-here", "../good.py", "[bots.x]"):
        asked = {"game": "empires", "preset": "deluxe_base", "changes": {}, "seats": [{"kind": "me"}, {"kind": kind}]}
        assert ana.post("/api/tables", asked, 400)["code"] == "seats-unknown-bot"
    table = ana.make({"kind": "me"}, {"kind": "novice"})["table"]
    assert ana.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "cmd:ls"}, 400)["code"] == "seats-unknown-bot"


def test_the_example_of_a_bot_by_the_protocol_of_the_browser_follows_a_link_and_plays(hosting: Server, sit: Sit) -> None:
    """docs/protocol.md is enough to write one."""
    ana = Person(hosting, "Ana")
    made = ana.make({"kind": "me"}, {"kind": "guest"})
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), hosting.home + made["links"]["1"], "--seed", "1"])
    try:
        line = sit(ana, made["table"])
        for _ in range(3):
            scene = after_mine(line)
        assert scene["players"][1]["name"] == "Robot" and scene["players"][1]["kind"] == "person"
        line.wait_for(lambda now: any(entry["by"] == 1 for entry in now["log"]))
    finally:
        bot.kill()
        bot.wait()


def test_a_program_plays_ends_with_the_server_and_is_replaced_when_the_server_has_it_no_more(
    hosting: Server, programs: Path, sit: Sit
) -> None:
    ana = Person(hosting, "Ana")
    assert [bot["title"] for bot in ana.get("/api/games")[0]["bots"][-2:]] == ["Good", "Bad"]
    table = ana.make({"kind": "me"}, {"kind": "good"})["table"]
    line = sit(ana, table)
    assert after_mine(line)["players"][1]["kind"] == "good"
    line.my_turn()
    heard = (programs / "heard.jsonl").read_text(encoding="utf-8")
    assert '"kind":"hello"' in heard and '"kind":"decision"' in heard
    hosting.stop()
    assert "Traceback" not in hosting.said()
    pids = [int(pid) for pid in (programs / "pids").read_text(encoding="utf-8").split()]
    until(lambda: not any(alive(pid) for pid in pids))
    hosting.words = [word for word in hosting.words if "bots.toml" not in word and word != "--bots-file"]
    hosting.start()
    line = sit(ana, table)
    while after_mine(line)["players"][1]["kind"] != "novice":
        pass
