"""Whoever follows a game by what is told after each act sees what somebody sees who comes to the table at that moment.

Most of what is told is remembered: words, drawings, what several viewers are told alike. Here it is compared with what is made
when nothing is remembered.
"""

import functools
import gc
import json
import zlib
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from caravela.table.table import Table
from caravela.web.hub import REWRITING
from caravela.web.news import Asked, news_of, written
from caravela.web.packing import END
from caravela.web.protocol import Scene
from caravela.web.scene import Teller, Viewer
from tests.contract.payloads import BESIDE, NOW, any_act, new_table
from tests.contract.sampling import PLAYED, SAMPLES, Temperament, configuration
from tests.leaks import begins
from tests.web.kit import applied

APART = max(1, round(20 / SAMPLES))  # acts from one comparison to the next
FORGETTING = 3  # comparisons, of which one is made when nothing at all is remembered


def forget_everything() -> None:
    """Whatever functions of ours remember."""
    for one in gc.get_objects():
        if type(one) is functools._lru_cache_wrapper and str(one.__module__).startswith("caravela"):
            one.cache_clear()


def read(text: str) -> dict[str, Any]:
    """A message, in which nothing is said twice: what comes first would be read by nobody but those who look closely."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        assert len({key for key, _ in pairs}) == len(pairs), [key for key, _ in pairs]
        return dict(pairs)

    said: dict[str, Any] = json.loads(text, object_pairs_hook=once)
    return said


def viewers(players: int) -> list[Viewer]:
    """Everybody in two languages, so that some share what they are told: the players, a coach, a spectator, two at one screen."""
    found = [Viewer(f"p{seat}", "en" if seat else "it", [seat], host=seat == 0) for seat in range(players)]
    found += [Viewer("coach", "en", [], [players - 1]), Viewer("spectator", "en"), Viewer("other spectator", "it")]
    return [*found, Viewer("both", "en", [0, 1], looked=0)] if players > 1 else found


def seen_by_newcomer(table: Table, viewer: Viewer, present: set[int]) -> dict[str, Any]:
    teller = Teller(table, viewer.language)
    scene: Scene = {"kind": "scene", **teller.scene(replace(viewer), present, NOW), **BESIDE}
    return applied({}, read(written(scene)))


@pytest.mark.parametrize("seed", range(max(1, round(2 * SAMPLES))))
@pytest.mark.parametrize("name", PLAYED)
def test_who_follows_a_game_sees_what_a_newcomer_sees(name: str, seed: int) -> None:
    luck = Random(f"telling {name} {seed}")
    config = configuration(PLAYED[name], luck.randrange, begins(name, seed + 1))
    table, temperament = new_table(config), Temperament(config.game, seed)
    everybody, present = viewers(config.players), {0}
    tellers = {language: Teller(table, language) for language in ("en", "it")}
    last: list[Scene | None] = [None for _ in everybody]
    followed: list[dict[str, Any]] = [{} for _ in everybody]
    moves, due, compared = -1, 0, 0
    while True:
        asked = [Asked(tellers[one.language], one, last[n], moves, BESIDE) for n, one in enumerate(everybody)]
        told = news_of(asked, present, NOW)
        for n, (_, text) in enumerate(told):
            followed[n] = applied(followed[n], json.loads(text))
        if table.number >= due or table.over:
            due += luck.randrange(1, 2 * APART)
            compared += 1
            alone = [read(news_of([one], present, NOW)[0][1]) for one in asked]
            assert alone == [read(text) for _, text in told], "what others are told changes nothing"
            for _, text in told:
                assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(text.packed + END) == text.encode()
            if compared % FORGETTING == 0:
                forget_everything()
            for n, viewer in enumerate(everybody):
                assert followed[n] == seen_by_newcomer(table, viewer, present), (table.moves, viewer)
        if table.over:
            break
        last, moves = [scene for scene, _ in told], table.moves
        act = any_act(table, temperament, luck)
        table.apply(act)
        present = set(luck.sample(range(config.players), luck.randrange(config.players + 1)))
        everybody[-1].looked = luck.choice([0, 1])
        if act.kind in REWRITING:
            for teller in tellers.values():
                teller.forget(table.moves)
            last = [None for _ in everybody]
    assert compared > FORGETTING
