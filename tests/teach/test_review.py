"""Reviews: a blunder is found and told as one, luck is fair, nothing is looked at twice."""

import json
import random
from pathlib import Path
from statistics import fmean

import pytest

from caravela.cli.main import main
from caravela.core.record import Record, parse, replay
from caravela.core.refused import Refused
from caravela.games import FACES, find_face
from caravela.lab.contest import Block, Contest
from caravela.lab.crew import Alone
from caravela.lab.playing import play_game
from caravela.lab.reviews import fitted, rates, review, study, variances, whole
from caravela.table.play import Play
from caravela.teach.review import FORMAT, Chances, Review, Reviewer, grade, looked_before
from tests.lab.small import WORTH, CoinsFace

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = 2.0  # seconds of thought
COINS = Contest("coins", "plain", {}, (("club", "random"),))


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> CoinsFace:
    face = CoinsFace(points=1.0)
    monkeypatch.setitem(FACES.known, "coins", face)
    return face


def played(contest: Contest, seed: int) -> Record:
    return play_game(contest, Block(seed, contest.line_ups[0], (0,)), 0).record


def reviewed(record: Record) -> Review:
    return whole(record, list(review(record, QUICK, Alone())), QUICK)


# -- decisions ---------------------------------------------------------------------------------------------------------


def test_what_a_choice_gave_away_is_what_it_was_worth_less(coins: CoinsFace) -> None:
    record = played(COINS, 5)
    found = reviewed(record)
    assert found["done"] and found["format"] == FORMAT
    for one in found["looked"][1:]:
        state = replay(coins.rules, record, one["move"] - 1).state
        best = max([WORTH[option] for option in state.on_offer()])
        assert one["loss"] == pytest.approx(best - WORTH[coins.rules.options.numbers[one["taken"]]], abs=0.01)
        assert sum([part["points"] for part in one.get("why", [])]) == pytest.approx(one["loss"], abs=0.05)


def test_the_better_player_gives_less_away_and_the_costliest_come_first(coins: CoinsFace) -> None:
    found = reviewed(played(COINS, 6))
    club, other = found["players"]
    assert club["error_rate"] == 0 and club["costliest"] == []
    assert other["error_rate"] > 0
    losses = {one["move"]: one["loss"] for one in found["looked"] if "loss" in one}
    assert [losses[move] for move in other["costliest"]] == sorted(losses.values(), reverse=True)[: len(other["costliest"])]


def golden(name: str) -> Record:
    return parse((GOLDEN / name).read_text(encoding="utf-8"))


def test_a_blunder_put_in_on_purpose_is_the_costliest_decision() -> None:
    """A colonist who declines to settle right before the New World is scored, among decisions made with care."""
    record = golden("empires/deluxe_base-2p-casual-033.txt")
    face = find_face(record.game)
    assert record.secret is not None
    play = Play.begin(face.rules, record.agreed, record.players, record.secret, record.tables, record.version)
    blunder = 0
    for move in record.moves:
        if play.decider != move.seat or play.decision is None or move.option not in play.decision.options:
            break
        may_forgo = move.option.startswith("settle ") and "forgo" in play.decision.options
        forgoes = not blunder and may_forgo and face.judgement.clock(play.state()) == 3
        if forgoes:
            blunder = len(play.record.moves) + 1
        play.take(move.seat, "forgo" if forgoes else move.option)
        if blunder and len(play.record.moves) > blunder:
            break
    play.end("abandoned")
    reviewer = Reviewer(face.mind, play.record, QUICK)
    near = [move for move in reviewer.moves() if blunder - 5 <= move <= blunder]
    found = [reviewer.look(move) for move in near]
    worst = max(found, key=lambda one: one.get("loss", 0.0))
    assert worst["move"] == blunder and worst["taken"] == "forgo"
    assert grade(worst["loss"])


def test_a_grade_depends_on_nothing_that_the_seat_did_not_know() -> None:
    """The same decision in another world that the seat could not tell from the real one gets the same grade."""
    record = golden("maracaibo/single-2p-casual-090.txt")
    face = find_face(record.game)
    reviewer = Reviewer(face.mind, record, QUICK)
    move = next(n for n in range(60, 200) if reviewer.asked[n - 1][1] > 2)
    state = reviewer.before(move).copy()
    taken = face.rules.options.numbers[record.moves[move - 1].option]
    other = face.rules.imagine(state, state.who, 99)
    real, imagined = [reviewer.graded(s, move, taken, random.Random(1)) for s in (state, other)]
    assert real == imagined


# -- luck --------------------------------------------------------------------------------------------------------------


def test_luck_is_nothing_in_expectation_and_explains_results(coins: CoinsFace) -> None:
    """Between equal players results differ by luck alone."""
    lines = study(Contest("coins", "plain", {}, (("club", "club"),)), range(1, 61), QUICK, 0, Alone(), lambda line: None)
    luck = [line["luck"][seat] for line in lines for seat in range(2)]
    spread = fmean([one * one for one in luck]) ** 0.5
    assert abs(fmean(luck)) < 3 * spread / len(luck) ** 0.5
    plain, adjusted = variances(lines)
    assert adjusted < 0.5 * plain


def test_reviews_rank_players(coins: CoinsFace) -> None:
    ranked = rates(study(COINS, range(1, 6), QUICK, 1, Alone(), lambda line: None))
    assert list(ranked) == ["club", "random"]


# -- chances -----------------------------------------------------------------------------------------------------------


def test_chances_add_up_and_follow_the_points(coins: CoinsFace) -> None:
    found = reviewed(played(COINS, 7))
    for _, by_seat in found["curve"]:
        assert sum(by_seat) == pytest.approx(1, abs=0.001)
    assert found["curve"][0][0] == 0 and found["curve"][-1][0] == found["moves"]
    first, second = [player["points"] for player in found["players"]]
    assert found["curve"][-1][1] == ([0.5, 0.5] if first == second else [float(first > second), float(second > first)])


def test_slopes_are_found_again_that_games_were_made_with() -> None:
    luck = random.Random(1)
    lines = []
    for _ in range(400):
        values = [luck.gauss(0, 10), luck.gauss(0, 10), luck.gauss(0, 10)]
        winner = luck.choices(range(3), Chances(0.1).of(values, 0.3))[0]
        lines.append({"winners": [winner], "values": [(0.3, values)]})
    assert fitted(lines) == pytest.approx(0.1, abs=0.03)


# -- going on ----------------------------------------------------------------------------------------------------------


def test_what_was_looked_at_is_not_looked_at_again(coins: CoinsFace) -> None:
    record = played(COINS, 8)
    all_at_once = reviewed(record)
    stopped = review(record, QUICK, Alone())
    some = [next(stopped) for _ in range(4)]
    stopped.close()
    kept = json.loads(json.dumps(whole(record, some, QUICK)))
    assert not kept["done"]
    before = looked_before(Reviewer(coins.mind, record, QUICK), kept)
    rest = list(review(record, QUICK, Alone(), before))
    assert [one["move"] for one in rest] == [one["move"] for one in all_at_once["looked"][4:]]
    assert whole(record, [*before, *rest], QUICK) == all_at_once
    assert looked_before(Reviewer(coins.mind, record, 3.0), kept) == []


def test_a_game_that_is_not_over_gets_a_sentence(coins: CoinsFace) -> None:
    record = played(COINS, 9)
    record.totals = None
    record.moves.pop()
    with pytest.raises(Refused) as refused:
        Reviewer(coins.mind, record, QUICK)
    assert refused.value.message == "review-not-over"


# -- the command -------------------------------------------------------------------------------------------------------


def ended_early(tmp_path: Path) -> Path:
    """A game that was abandoned after a few moves."""
    record = golden("empires/deluxe_base-2p-casual-033.txt")
    record.moves, record.totals, record.ended = record.moves[:4], None, "abandoned"
    path = tmp_path / "game.txt"
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_the_command_tells_in_words_and_as_json_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = ended_early(tmp_path), tmp_path / "review.json"
    words = ["review", str(path), "--jobs", "1", "--seconds", "0.1", "--out", str(out)]
    assert main([*words, "--json"]) == 0
    said = capsys.readouterr().out
    assert json.loads(said) == json.loads(out.read_text(encoding="utf-8"))
    for language in ("en", "pt-BR", "es", "it"):
        assert main(["--language", language, *words]) == 0
        told = capsys.readouterr().out
        assert "Ana" in told and "review-" not in told


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = ended_early(tmp_path), tmp_path / "review.json"
    out.write_text("{}", encoding="utf-8")
    assert main(["review", str(path), "--jobs", "1", "--out", str(out)]) == 2
    assert str(out) in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "{}"
