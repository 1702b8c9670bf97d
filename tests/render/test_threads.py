"""Tables are drawn and told by several threads at once, which share what was drawn and said lately."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from caravela.games import FACES, GAMES, find_game
from caravela.games.maracaibo.pictures import cards as maracaibo_cards
from caravela.games.santamaria.pictures import tiles as santamaria_tiles
from caravela.render import again
from caravela.text import speaker as speakers

THREADS = 4


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Threads take turns all the time, and nearly nothing is remembered."""
    monkeypatch.setattr(speakers, "REMEMBERED", 1)
    monkeypatch.setattr(again, "MOST", 1)
    monkeypatch.setattr(maracaibo_cards, "MOST_KEPT", 1)
    monkeypatch.setattr(santamaria_tiles, "MOST_KEPT", 1)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("name", GAMES)
def test_what_several_threads_draw_at_once_is_what_one_draws(name: str, hasty: None) -> None:
    game, artist = find_game(name), FACES[name].artist
    agreed = game.agree(game.default_preset, {})
    speaker = FACES[game.name].speaker("en", ["Ana", "Bruno"], agreed)
    state = game.start(2, agreed, 1)
    luck = random.Random(1)
    views = []
    for _ in range(THREADS):
        for _ in range(6):
            decision = game.decision(state)
            if decision is not None:
                game.take(state, luck.choice(decision.options))
        views.append(game.view(state, -1))
    alone = [artist.sheets(view, FACES[game.name].speaker("en", ["Ana", "Bruno"], agreed)) for view in views]
    with ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(lambda view: [artist.sheets(view, speaker) for _ in range(2)], views))
    for drawn, expected in zip(together, alone, strict=True):
        assert drawn == [expected, expected]
