"""Every golden record replays, move by move, to the totals that it tells; and its chance follows from its seed."""

from pathlib import Path

import pytest

from caravela.bots import BOTS
from caravela.core.codec import digest
from caravela.core.game import Game
from caravela.core.record import Record, parse, replay, verify
from caravela.games import GAMES, find_game
from tests.contract.sampling import Configuration
from tests.fuzz import all_values, values_of
from tests.golden import LARGEST_SET, golden_files, older_files, read_text
from tests.golden.__main__ import plans


def told(path: Path) -> tuple[str, str, int, str]:
    """What the name of a file says: game, preset, number of players, and who plays."""
    words = path.name.partition(".")[0].split("-")
    return words[0], words[1], int(words[2].removesuffix("p")), words[-2]


@pytest.mark.parametrize("path", [*golden_files(), *older_files()], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_record_replays_and_can_be_verified(path: Path) -> None:
    text = read_text(path)
    record = parse(text)
    assert record.text() == text
    game = find_game(record.game)
    assert record.totals is not None
    ended = verify(game, record)
    if path.suffix == ".txt":  # played once more with the outcomes that it tells
        played = replay(game, record)
        assert played.state.over and digest(played.state) == ended
        assert [score.total for score in game.scores(played.state)] == record.totals
    assert (record.game, len(record.players)) == (told(path)[0], told(path)[2])
    assert {player.kind for player in record.players} == {told(path)[3]}
    assert (record.version == game.version) == (path in golden_files())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_build_writes_the_same_records(game: Game) -> None:
    """The files were written by the plain build; played again here, plain or compiled, random play gives the same texts.

    Only the hash of the tables is another since it leaves remarks out.
    """
    again = [plan for plan in plans(game) if plan.kind == "random" and plan.path.exists()]
    assert len(again) >= 30
    for plan in again[::2]:
        before = parse(read_text(plan.path))
        before.tables_hash = game.renamed.get(before.tables_hash, before.tables_hash)
        assert plan.play() == before.text(), plan.path.name


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_golden_records_cover_all_set_ups(game: Game) -> None:
    """All presets with all numbers of players, every value of every option, played by every bot."""
    files = [path for path in golden_files() if told(path)[0] == game.name]
    assert len(files) >= 100
    assert len([path for path in files if path.suffix == ".txt"]) >= 6
    seen: set[str] = set()
    tables: set[tuple[str, int, str]] = set()
    for path in files:
        record = parse(read_text(path))
        preset = told(path)[1]
        seen.update(values_of(Configuration(game, preset, len(record.players), record.agreed)))
        if record.agreed == game.agree(preset, {}):
            tables.add((preset, len(record.players), record.players[0].kind))
    assert [value for value in all_values(game) if value not in seen] == []
    for preset in game.presets:
        for players in game.seats(game.agree(preset, {})):
            assert {(preset, players, kind) for kind in BOTS} <= tables


def test_golden_records_are_small() -> None:
    assert sum(path.stat().st_size for path in golden_files()) <= LARGEST_SET


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_two_golden_records_tell_the_same_game(game: Game) -> None:
    records: list[Record] = [parse(read_text(path)) for path in golden_files() if told(path)[0] == game.name]
    assert len({record.commitment for record in records}) == len(records)
    assert len({tuple(move.option for move in record.moves) for record in records}) == len(records)
