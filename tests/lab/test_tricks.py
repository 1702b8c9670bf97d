"""Players with one trick: what each game says of them, that they do it, and that somebody who plays well beats them."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from caravela.core.moves import Luck, begin_game, make_move
from caravela.core.refused import Refused
from caravela.games import FACES, GAMES
from caravela.lab.arena import standings
from caravela.lab.contest import Contest, player_id
from caravela.lab.playing import play_game
from caravela.lab.tricks import TRICK, Trick, find_player, tricks
from caravela.text import Speaker
from tests.lab.test_order import PLAIN, lead, played
from tests.ours import OURS

EACH = [(game, name) for game in OURS for name in tricks(FACES[game])]
BEATEN = [  # by whom, in how many blocks of two games; club leaves a few of the others a chance
    *[("club", "empires", name, 10) for name in ("war", "discovery", "shipping", "buildings", "hoard", "initiative")],
    *[("club", "maracaibo", name, 10) for name in ("cards", "hoard")],
    *[("club", "santamaria", name, 10) for name in ("hoard", "early", "dice")],
    *[("expert", "empires", name, 4) for name in ("dock", "shipping")],
    *[("expert", "maracaibo", name, 3) for name in ("explorer", "hurry")],
    *[("expert", "santamaria", name, 3) for name in ("conquest", "faith")],
]


@pytest.mark.parametrize(("game", "name"), EACH)
def test_a_trick_names_options_of_its_game(game: str, name: str) -> None:
    trick = tricks(FACES[game])[name]
    assert trick.takes or trick.leaves
    for pattern in (*trick.takes, *trick.leaves):
        assert any(fnmatch(option, pattern) for option in GAMES[game].options.names), pattern


def test_the_first_that_is_open_is_taken_and_what_is_left_only_as_the_last_resort() -> None:
    trick = Trick(("war *", "march *"), ("pray",))
    assert trick.among(("march on", "pray", "war in Peru", "war in Cuba")) == ("war in Peru", "war in Cuba")
    assert trick.among(("march on", "pray")) == ("march on",)
    assert trick.among(("pray", "rest")) == ("rest",)
    assert trick.among(("pray",)) == ("pray",)


@pytest.mark.parametrize("game", OURS)
def test_a_game_knows_several_tricks_and_refuses_others_by_name(game: str) -> None:
    assert len(tricks(FACES[game])) >= 5
    with pytest.raises(Refused) as refused:
        find_player(game, "trick:chess")
    assert refused.value.message == "tricks-unknown" and "trick:hoard" in str(refused.value.about["tricks"])


def test_a_game_without_tricks_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.lab.tricks.tricks", lambda face: {})
    with pytest.raises(Refused) as refused:
        find_player("empires", "trick:war")
    assert Speaker("en").refusal(refused.value).endswith("empires knows no players with a trick.")


def test_a_player_with_a_trick_does_it_in_the_arena() -> None:
    """Whenever somebody could be put on the dock, one was."""
    rules = GAMES["empires"]
    asked = Contest("empires", "first", rules.agree("first", {}), (("trick:dock", "random"),))
    asked.check()
    played = play_game(asked, asked.blocks(1, 1)[0], 0)
    s, _ = begin_game(rules, 2, asked.agreed, rules.shipped, rules.version, Luck.derived(b"seed 1", 0))
    docked = 0
    for number, move in enumerate(played.record.moves, 1):
        decision = rules.decision(s)
        assert decision is not None
        if move.seat == 0 and "place a colonist on dock" in decision.options:
            assert move.option.endswith(" on dock")
            docked += 1
        make_move(rules, s, rules.number(s, move.option), Luck.derived(b"seed 1", number))
    assert docked > 10


@PLAIN
@pytest.mark.long
@pytest.mark.parametrize(("level", "game", "name", "blocks"), BEATEN)
def test_who_plays_well_beats_who_has_one_trick(level: str, game: str, name: str, blocks: int) -> None:
    """Today in 83 to 100 of 100 games, by 20 points and more; always the same games, as in test_order.py."""
    lines = played(game, [level, TRICK + name], blocks)
    assert standings(lines)[0][0].wins.value >= 0.7 and lead(lines, level) > 10


def test_another_trick_is_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of the arena does not go on with a trick that was changed; the others stay who they are."""
    before = player_id("empires", TRICK + "war"), player_id("empires", "casual")
    assert before[0].rpartition("@")[2] != before[1].rpartition("@")[2]
    other = tmp_path / "tricks.toml"
    other.write_text("[war]\n")
    monkeypatch.setattr("caravela.lab.contest.FILE", str(other))
    assert player_id("empires", TRICK + "war") != before[0] and player_id("empires", "casual") == before[1]
