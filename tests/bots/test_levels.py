"""What every level promises: it finishes games, repeats itself with the same luck, and knows only what its seat knows.

That it does so at every table there is, is played on the compiled build: test_everywhere….py, test_peeking.py.
"""

import json
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from caravela.bots import BOTS, LEVELS, find_bot, levels
from caravela.bots.levels import Searcher
from caravela.bots.mind import AHEAD, features_hash, read_weights
from caravela.bots.seat import Seat
from caravela.build import COMPILED
from caravela.core.codec import snapshot
from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.search import Judged
from caravela.core.state import State
from caravela.games import FACES, GAMES
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.text import bundle
from tests.bots.peeking import DEALS, knows_no_more, positions_of, spread
from tests.bots.table import moves, moves_from, nearly_over, result
from tests.ours import OURS

EACH = [bot if bot != "master" else "master:0.1" for bot in BOTS]  # the same way of thinking, with a tenth of the thought
STRONG = [*EACH[-3:]]  # club, expert, master
LAST = 4  # decisions of each player before the end, on the plain build, where whole games of those who search take minutes
FINISHED = [*[(game, game.default_preset, 2) for game in GAMES.values()], (MARACAIBO, "single", 1), (MARACAIBO, "chapter3", 2)]
VARIANTS = [
    ("first", 3, {"start_auction_first": "true"}),
    ("deluxe_base", 2, {"two_player_captains": "true", "no_survivors": "true"}),
    ("deluxe_full", 3, {"reconnaissance": "true", "vp_purchase": "true", "nations": "random"}),
    ("deluxe_full", 2, {"advanced_reconnaissance": "true", "reduced_luck_age3": "true"}),
]


def named(value: object) -> str | None:
    return value.name if isinstance(value, Game) else None


@pytest.mark.parametrize(("game", "preset", "players"), FINISHED, ids=named)
def test_expert_and_master_finish_games(game: Game, preset: str, players: int) -> None:
    """From the first decision on the compiled build; on the plain one they take the seats of novices over before the end.
    With others, alone against a rival without a seat, and in a chapter of a campaign.
    """
    begin = game.start(players, game.agree(preset, {}), 3) if COMPILED else nearly_over(players, preset, 3, LAST, game)
    asked = [0] * players
    for s, choice in moves_from(begin, STRONG[:0:-1][:players], 3, game):
        if choice:
            asked[s.who] += 1
    game.check(s)
    assert s.over and len(game.scores(s)) == players
    assert min(asked) > 0


@pytest.mark.parametrize(("preset", "players", "changes"), VARIANTS)
def test_every_bot_finishes_games_with_variants(preset: str, players: int, changes: dict[str, str]) -> None:
    assert len(result(["club", "amateur", "casual"][:players], preset, 3, changes)) == players


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
@pytest.mark.parametrize("bot", EACH)
def test_the_same_seed_gives_the_same_game(bot: str, game: Game) -> None:
    players = [bot, "novice"]
    preset = [*game.presets][-1]
    once = [choice for _, choice in islice(moves(players, preset, 8, game=game), 8)]
    assert once == [choice for _, choice in islice(moves(players, preset, 8, game=game), 8)]
    assert once != [choice for _, choice in islice(moves(players, preset, 9, game=game), 8)]


@cache
def secrets(option: str, value: str) -> list[State]:
    """Positions of a game of Empires in which something is hidden from who decides."""
    hidden, _ = positions_of(3, "deluxe_base", 6, {option: value}, EMPIRES)
    return hidden


@pytest.mark.parametrize(("option", "value"), [("reconnaissance", "true"), ("failed_token_secrecy", "private")])
@pytest.mark.parametrize("bot", EACH)
def test_no_bot_peeks(bot: str, option: str, value: str) -> None:
    """Whatever is hidden from the seat is dealt anew: with the same luck the choice stays the same (E-INFO-19)."""
    positions = secrets(option, value)
    assert len(positions) >= 8
    knows_no_more(bot, spread(positions, 5), EMPIRES, DEALS)


@pytest.mark.long
@pytest.mark.parametrize("bot", EACH)
def test_no_bot_foresees_chance(bot: str) -> None:
    """Dice and piles that come otherwise change nothing: with the same luck the choice stays the same (S-INFO-8)."""
    positions = [s.copy() for s, choice in moves(["novice", "random", "amateur"], "advanced", 6, game=SANTAMARIA) if choice]
    few = 2 if isinstance(find_bot(bot), Searcher) else 5
    knows_no_more(bot, positions[len(positions) // few // 2 :: len(positions) // few], SANTAMARIA, DEALS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_casual_beats_random(game: Game) -> None:
    for seed in range(2):
        first = seed % 2
        bots = ["casual", "random"] if first == 0 else ["random", "casual"]
        totals = result(bots, [*game.presets][seed % len(game.presets)], seed + 1, game=game)
        assert totals[first] > totals[1 - first]


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_weights_are_for_the_features_of_the_game(game: Game) -> None:
    face = FACES[game.name]
    for level, weights in face.weights.levels.items():
        assert set(weights) <= set(face.judgement.features), level
    assert [*face.weights.levels.get("casual", face.judgement.features)] == face.judgement.features
    assert len(set(face.judgement.features)) == len(face.judgement.features)


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_trained_weights_were_trained_with_the_features_of_today(game: Game) -> None:
    """Each file of weights/ has a sidecar that says for which features, in which order, it was made."""
    face = FACES[game.name]
    for path in face.folder.glob("weights/*.toml"):
        told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        ahead = path.stem.startswith(AHEAD)
        features = face.mind.surveyed if ahead else face.judgement.features
        assert told["features_hash"] == features_hash(features), path.name
        for weights in face.weights.ahead[path.stem].values() if ahead else [face.weights.trained[path.stem]]:
            assert set(weights) <= set(features), path.name
        assert ahead or path.stem.partition("-")[0] in BOTS, path.name


def test_what_was_learned_of_the_end_of_search_is_for_master(tmp_path: Path) -> None:
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights.toml").write_text("follow_ups = []\nfree = []\n[temperature]\n[weights]\ncasual = { a = 1.0 }\n")
    (tmp_path / "weights" / "ahead.toml").write_text('[weights.1]\na = 2.0\n"a.more" = 3.0\n[weights.2]\na = 1.0\n')
    (tmp_path / "weights" / "ahead-4.toml").write_text("[weights.1]\na = 4.0\n")
    weights = read_weights(tmp_path)
    assert weights.where_search_stops(2, ["a", "a.less", "a.more"]) == {1: [2.0, 0.0, 3.0], 2: [1.0, 0.0, 0.0]}
    assert weights.where_search_stops(4, ["a"]) == {1: [4.0]}
    assert weights.where_search_stops(1, ["a"]) == {}
    assert weights.of("master", 2, ["a"]) == [1.0]
    mind = FACES["santamaria"].mind
    assert not mind.looking_ahead("expert", 2).by_round and not mind.scales("master", 2).by_round
    s = SANTAMARIA.start(2, SANTAMARIA.agree("advanced", {}), 1)
    scales = mind.looking_ahead("master", 2)
    for year in (1, 2, 3):
        s.year = year  # type: ignore[attr-defined]
        scales.look_from(s)
        assert scales.ahead == mind.weights.where_search_stops(2, mind.surveyed)[year]


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_what_is_looked_at_further_is_a_part_of_a_feature(game: Game) -> None:
    judgement = FACES[game.name].judgement
    assert {name.partition(".")[0] for name in judgement.further} <= set(judgement.features)
    assert len(set(judgement.further)) == len(judgement.further)


def test_trained_weights_go_before_those_of_a_level_and_of_the_level_below(tmp_path: Path) -> None:
    (tmp_path / "weights").mkdir()
    text = "follow_ups = []\nfree = []\n[temperature]\n[weights]\ncasual = { a = 1.0, b = 2.0 }\n"
    (tmp_path / "weights.toml").write_text(text)
    features = ["b", "a"]
    assert read_weights(tmp_path).of("master", 3, features) == [2.0, 1.0]
    assert read_weights(tmp_path).of("stranger", 3, features) == [1.0, 1.0]
    (tmp_path / "weights.toml").write_text(text + "club = { a = 3.0 }\n")
    assert read_weights(tmp_path).of("master", 3, features) == [0.0, 3.0]
    (tmp_path / "weights" / "club.toml").write_text("[weights]\na = 4.0\n")
    assert read_weights(tmp_path).of("club", 3, features) == [0.0, 4.0]
    (tmp_path / "weights" / "club-3.toml").write_text("[weights]\nb = 5.0\n")
    assert read_weights(tmp_path).of("club", 3, features) == [5.0, 0.0]
    assert read_weights(tmp_path).of("club", 2, features) == [0.0, 4.0]


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_every_game_has_what_the_levels_need(game: Game) -> None:
    """The levels are the same code for all games; what differs is in tables. Ours say something about each level."""
    face = FACES[game.name]
    assert {*face.weights.levels} | {*face.weights.temperatures} <= {*LEVELS}
    if game.name in OURS:
        assert {*face.weights.levels} & {*face.weights.temperatures} >= {"novice", "casual"}
    for level in LEVELS:
        assert len(face.weights.of(level, 2, face.judgement.features)) == len(face.judgement.features)
        assert (face.weights.temperature(level) == 0) == (level in ("club", "expert", "master"))
    assert {name.partition("-")[0] for name in face.weights.plans} <= {"expert", "master"}
    asked = bundle("en", face.words.folder)
    assert all(question.startswith("ask-") and asked.has_message(question) for question in face.weights.follow_ups)


@pytest.mark.parametrize("game", GAMES.values(), ids=named)
def test_features_are_numbers_at_every_decision(game: Game) -> None:
    preset = [*game.presets][-1]
    bots = ["random", "casual", "novice"][: game.seats(game.agree(preset, {}))[-1]]
    for s, _ in moves(bots, preset, 2, game=game):
        before = snapshot(s)
        for who in range(len(bots)):
            features = FACES[game.name].judgement.evaluate(s, who)
            assert len(features) == len(FACES[game.name].judgement.features)
            assert all(abs(feature) < 1000 for feature in features)
            assert FACES[game.name].judgement.survey(s, who)[: len(features)] == features
            assert len(FACES[game.name].judgement.survey(s, who)) == len(FACES[game.name].mind.surveyed)
        assert snapshot(s) == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find_bot("grandmaster")
    assert refused.value.message == "seats-unknown-bot"
    assert str(refused.value.about["bots"]).startswith("random, novice, amateur, casual, club, expert, master, master:")
    with pytest.raises(Refused):
        find_bot("master:1000")  # nobody lets a server think for an hour
    with pytest.raises(Refused):
        find_bot("casual:4")


def test_master_can_be_given_more_or_less_thought() -> None:
    quick, long = find_bot("master:0.25"), find_bot("master:4")
    assert isinstance(quick, Searcher) and isinstance(long, Searcher)
    mind = FACES["santamaria"].mind
    assert 15 <= mind.positions(long.seconds) / mind.positions(quick.seconds) <= 17


def test_what_is_spent_on_an_ending_in_vain_is_not_thought_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a thought of a second could take two."""
    given: list[int] = []

    class InVain:
        left = -1

        def __init__(self, scales: object, who: int, most: int) -> None:
            given.append(most)

        def best(self, s: State) -> int:
            return -1

    class Raced:
        lead = 0

        def __init__(self, scales: object, who: int, found: Judged, *plan: object) -> None:
            self.options = found.options
            self.outcomes: list[list[float]] = [[]]

        def run(self, worlds: object, budget: int) -> int:
            given.append(budget)
            return self.options[0]

        def means(self) -> list[float]:
            return []

    monkeypatch.setattr(levels, "Ending", InVain)
    monkeypatch.setattr(levels, "Race", Raced)
    mind, s = FACES["santamaria"].mind, SANTAMARIA.start(2, SANTAMARIA.agree("advanced", {}), 1)
    find_bot("expert").choose(Seat(mind, s, s.who), Random(1))
    assert len(given) == 2 and sum(given) == mind.positions(0.02)
