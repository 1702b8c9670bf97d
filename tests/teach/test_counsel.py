"""Hints are honest: their numbers are those that the bot used, and what a reason claims is what the choice hangs on."""

import random
from functools import cache, partial
from itertools import islice

import pytest

from caravela.core.game import Game
from caravela.core.search import Scales
from caravela.core.state import State
from caravela.games import FACES, GAMES
from caravela.games.empires.rules.game import EMPIRES
from caravela.teach import counsel as thinking
from caravela.teach.counsel import Candidate, Counsel, Reason, Weighing, claimed, counsel, going_on
from caravela.teach.telling import MOST, advice, reason, thought
from caravela.text import LANGUAGES
from tests.bots.table import moves
from tests.games.santamaria import kit as santamaria
from tests.ours import OURS
from tests.teach.ablation import LUCK, ahead, sampled, told_at, tried

each_game = pytest.mark.parametrize("game", [GAMES[name] for name in OURS], ids=OURS)
HASTY = 0.02  # seconds of thought: two or three worlds


@cache
def hints(game: Game) -> list[tuple[State, Counsel]]:
    """A few decisions of a game, and what was said of them."""
    usual = thinking.SECONDS
    thinking.SECONDS = HASTY
    try:
        return [(s, told_at(game, s)) for s in islice(sampled(game, 23), 5)]
    finally:
        thinking.SECONDS = usual


@each_game
def test_two_or_three_open_options_are_named_the_best_first(game: Game) -> None:
    for s, told in hints(game):
        decision = game.decision(s)
        assert decision is not None
        named = [one.option for one in told.candidates]
        assert set(named) <= set(decision.options) and len(set(named)) == len(named) and 2 <= len(named) <= 3
        assert [one.behind for one in told.candidates] == sorted([one.behind for one in told.candidates])
        assert told.candidates[0].behind == 0 and not told.candidates[0].close


@each_game
def test_a_lead_is_the_sum_of_its_parts_as_the_search_has_it(game: Game) -> None:
    for s, told in hints(game):
        for one in told.candidates:
            assert sum(one.parts.values()) == pytest.approx(one.lead)
        if not told.exact:
            assert ahead(game, s, told, set()) == pytest.approx(told.candidates[1].behind)


def greedily(scales: Scales, s: State) -> int:
    return int(scales.best_option(s, s.who))


@each_game
def test_how_it_goes_on_is_as_the_search_plays_on(game: Game) -> None:
    """Though what was played on already is not thought out again."""
    for s, told in hints(game):
        if told.exact:
            continue
        seat = FACES[game.name].seat(s, s.who)
        scales = seat.mind.looking_ahead(thinking.LEVEL, seat.seats)
        world = seat.worlds(random.Random(LUCK)).world(0)
        for one in told.candidates:
            assert one.line == list(going_on(scales, world, game.options.numbers[one.option], partial(greedily, scales)))


@each_game
def test_what_a_reason_claims_speaks_for_the_best(game: Game) -> None:
    for _, told in hints(game):
        assert all(reason.points >= thinking.TOLD for reason in told.claims) and len(told.claims) <= thinking.CLAIMS
        assert not told.claims or not told.candidates[1].close
        assert told.claims or not told.decided


def test_a_bot_that_does_not_look_at_what_was_claimed_chooses_otherwise() -> None:
    """Neither now nor in what it plays on, in other worlds. Other parts, as many and as large, hardly ever change anything."""
    trials = [tried(EMPIRES, s, told) for s, told in hints(EMPIRES) if told.decided and not told.exact]
    assert len(trials) >= 2
    assert sum([one.changed for one in trials]) > len(trials) / 2
    assert sum([one.changed_otherwise for one in trials]) < len(trials) / 2


@each_game
def test_a_hint_follows_from_what_the_seat_may_know_and_is_the_same_when_asked_again(game: Game) -> None:
    s, told = hints(game)[3]
    usual, thinking.SECONDS = thinking.SECONDS, HASTY
    try:
        for deal in range(2):
            assert told_at(game, game.imagine(s, s.who, deal)) == told
    finally:
        thinking.SECONDS = usual


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_told_in_words(game: Game, language: str) -> None:
    face = FACES[game.name]
    speaker = face.speaker(language, ["Ana", "Bruno"])
    reasons = 0
    for s, told in hints(game):
        decision = game.decision(s)
        assert decision is not None
        said = advice(told, decision, speaker)
        assert thought(told, speaker) and said[0].behind and said[1].behind
        assert all(one.text and one.brings for one in said)
        for n, one in enumerate(said):
            assert all(speaker.feature(part.part) in one.reason for part in told.reasons(n)[:MOST])
            reasons += bool(one.reason)
            assert all(line.startswith(("Ana: ", "Bruno: ")) for line in one.line)
    assert reasons


def test_numbers_are_written_as_the_language_does() -> None:
    assert [FACES["empires"].speaker(language).decimal(1.25, True) for language in LANGUAGES].count("+1,2") == 3
    assert FACES["empires"].speaker("en").decimal(-0.04, True) == "+0.0"


def test_one_option_needs_no_thought() -> None:
    s = next(s for s, _ in moves(["novice", "novice"], "deluxe_base", 2) if s.offered > 1).copy()
    seat = FACES["empires"].seat(s, s.who)
    assert seat.decision is not None
    seat.decision = type(seat.decision)(s.who, seat.decision.question, seat.decision.options[:1])
    told = counsel(seat, random.Random(1))
    assert [one.option for one in told.candidates] == [seat.decision.options[0]] and told.worlds == 0 and not told.reasons(0)


def test_the_last_turn_is_reckoned_through_in_true_points() -> None:
    s = santamaria.table(1, "advanced", year=3).column(0, 2, "point1").white(2).turn().s
    told = told_at(GAMES["santamaria"], s)
    assert told.exact and len(told.candidates) > 1
    for one in told.candidates:
        assert set(one.parts) == {thinking.END, thinking.RIVALS} and sum(one.parts.values()) == one.lead
        assert one.points["happiness"] == (1.0 if one.option.startswith("use") else 0.0)


def candidate(lead: float, behind: float, parts: dict[str, float], close: bool = False) -> Candidate:
    return Candidate("x", lead, behind, close, parts, {}, [])


def test_a_claim_is_tried_before_it_is_made_and_as_short_as_can_be() -> None:
    best, other = candidate(5, 0, {"a": 4, "b": 2, "c": -1}), candidate(2, 3, {"a": 0.5, "b": 1, "c": 0.5})
    asked: list[set[str]] = []

    def without(parts: set[str]) -> tuple[float, float]:
        asked.append(parts)
        return 3.0, -0.5

    claims, decided = claimed([best, other], without)
    assert claims == [Reason("a", 3.5)] and decided and asked == [{"a"}]
    told = Counsel([best, other], 4, False, claims, decided)
    assert told.reasons(0) == [Reason("a", 3.5), Reason("c", -1.5)]
    assert told.reasons(1) == [Reason("c", 1.5), Reason("b", -1), Reason("a", -3.5)]


def test_what_changes_less_than_the_choice_is_a_part_of_the_reason_and_what_changes_nothing_is_none() -> None:
    several = [candidate(5, 0, {"a": 4}), candidate(2, 3, {"a": 0.5})]
    assert claimed(several, lambda parts: (3.0, 1.0)) == ([Reason("a", 3.5)], False)
    assert claimed(several, lambda parts: (3.0, 3.5)) == ([], False)
    speaker = FACES["empires"].speaker("en")
    assert reason(Counsel(several, 4, False), 0, speaker) == speaker.message("hint-many")


def test_where_nobody_can_tell_there_is_no_reason() -> None:
    alike = [candidate(5, 0, {"a": 5}), candidate(4.9, 0.1, {"a": 4.9}, True)]
    assert claimed(alike, lambda parts: pytest.fail("nothing to try")) == ([], False)
    told = Counsel(alike, 4, False)
    assert told.reasons(0) == told.reasons(1) == [] and not reason(told, 0, FACES["empires"].speaker("en"))


def test_few_worlds_that_disagree_make_no_difference() -> None:
    scales = FACES["empires"].mind.scales("master", 2)
    weighing = Weighing(scales, 0, [0, 1], [1])
    weighing.outcomes = [[9.0, 1.0, 6.0], [1.0, 6.0, 2.0]]
    assert weighing.close(0, 1)
    weighing.outcomes = [[9.0, 7.0, 8.0], [1.0, 0.0, 2.0]]
    assert not weighing.close(0, 1)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "Ahead of the next one: +3.0 points from income from shipments, but −1.0 from coins.",
            "Compared with the first: +1.0 points from coins, but −3.0 from income from shipments, −0.5 from scholars.",
        ),
        (
            "it",
            "Davanti alla seconda: +3,0 punti per rendita delle spedizioni, ma −1,0 per monete.",
            "Rispetto alla prima: +1,0 punti per monete, ma −3,0 per rendita delle spedizioni, −0,5 per studiosi.",
        ),
    ],
)
def test_a_reason_is_a_sentence_with_numbers_the_most_first_and_three_at_most(language: str, first: str, second: str) -> None:
    speaker = FACES["santamaria"].speaker(language, ["Ana", "Bruno"])
    parts = [{"income": 4.0, "coins": 0.0, "scholars": 0.5, "goods": 0.3}, {"income": 1.0, "coins": 1.0, "scholars": 0.0}]
    several = [Candidate("end turn", 3.0 - n, 1.5 * n, False, one, {}, []) for n, one in enumerate(parts)]
    told = Counsel(several, 4, False, [Reason("income", 3.0)], True)
    assert [reason(told, n, speaker) for n in (0, 1)] == [first, second]
