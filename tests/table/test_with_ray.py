"""Who thinks long may do so on a Ray; whatever becomes of it, the bot answers, and answers alike."""

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import types
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from caravela.core.record import Player
from caravela.core.refused import Refused
from caravela.games import find_game
from caravela.table import with_ray
from caravela.table.play import Play
from caravela.table.thinking import Thinkers
from caravela.table.with_ray import ThinkersOnRay, on_ray, thinkers_on
from tests.web.kit import until

LEVEL = "expert"


def begun() -> Play:
    game = find_game("santamaria")
    players = [Player("Ana", "person"), Player("Bot", LEVEL)]
    return Play.begin(game, game.agree("basic", {}), players, bytes(32))


async def chosen(thinkers: Thinkers) -> str:
    play = begun()
    return await thinkers.choose(play, play.decider, LEVEL)


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Ray that nobody can reach, and how often somebody has tried."""
    tried: list[str] = []

    def init(address: str, **_: object) -> None:
        tried.append(address)
        raise ConnectionError("nobody there")

    monkeypatch.setitem(sys.modules, "ray", types.SimpleNamespace(init=init))
    monkeypatch.setattr(with_ray, "_silent", -with_ray.AGAIN)
    return tried


def test_what_ray_does_not_bring_about_is_thought_here(silent: list[str], caplog: pytest.LogCaptureFixture) -> None:
    assert on_ray("there:6379", lambda: 5) == 5
    assert "there:6379: nobody there" in caplog.text, "the owner is told"
    assert on_ray("there:6379", lambda: 6) == 6
    assert silent == ["there:6379"], "it is not tried again at every question"


def test_a_mistake_in_the_work_is_told_as_anywhere(silent: list[str]) -> None:
    with pytest.raises(Refused, match="bot-unknown"):
        on_ray("there:6379", mistaken)


def mistaken() -> None:
    raise Refused("bot-unknown", bot="nobody")


def test_without_ray_a_server_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(with_ray, "find_spec", lambda _: None)
    with pytest.raises(Refused, match="serve-no-ray"):
        thinkers_on("auto")


# -- where Ray is installed --------------------------------------------------------------------------------------------

installed = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed; pip install caravela[ray] installs it")


def within_ray() -> bool:
    return "RAY_JOB_ID" in os.environ


@pytest.fixture
def head(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a Ray of its own, as on another machine, and how it is ended."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    folder = tempfile.mkdtemp(prefix="ray-")  # of a short name, which is in the command of all its processes
    with socket.socket() as free:
        port = next(port for port in range(6390, 6990) if free.connect_ex(("127.0.0.1", port)))  # above, Ray's workers listen
    begin = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--num-cpus=1", f"--port={port}"]
    quiet = ["--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={folder}"]
    running = subprocess.Popen([*begin, *quiet], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end() -> None:
        subprocess.run(["pkill", "-9", "-f", folder], check=False)
        running.wait(60)

    try:
        until(lambda: not socket.socket().connect_ex(("127.0.0.1", port)), 60)
        yield f"127.0.0.1:{port}", end
    finally:
        end()
        shutil.rmtree(folder, ignore_errors=True)


@installed
def test_bots_think_on_ray_and_go_on_when_it_is_gone(head: tuple[str, Callable[[], None]]) -> None:
    address, end = head

    async def with_and_without() -> None:
        here, there = Thinkers(1), ThinkersOnRay(address, 1)
        try:
            best = await chosen(here)
            mine = await there._ask("quick", os.getpid)
            assert not await there._ask("quick", within_ray) and await there._ask("long", within_ray)
            assert await chosen(there) == best
            await asyncio.to_thread(end)
            assert await asyncio.wait_for(chosen(there), 60) == best
            assert await there._ask("quick", os.getpid) == mine
        finally:
            here.close()
            there.close()

    asyncio.run(with_and_without())
