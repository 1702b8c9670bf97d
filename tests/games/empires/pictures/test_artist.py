"""The artist of Empires: what stands for an option is drawn, a click on it means it, and everything drawn can be asked about."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from caravela.core.events import Journal, Term
from caravela.core.game import Decision
from caravela.core.state import State
from caravela.core.tables import Tables
from caravela.games import FACES, board
from caravela.games.empires.pictures.artist import MEANT
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import MINT_COINS, STUDY
from caravela.games.empires.rules.view import EmpiresView
from caravela.render.sheet import THING
from caravela.text import LANGUAGES, Speaker
from tests.games.empires.kit import table
from tests.games.empires.pictures.test_about import TABLES, check, view_of
from tests.text.test_messages import PLAYERS, TRIALS, StrictSpeaker, questions, sound

ARTIST = FACES["empires"].artist
MERE_BUTTONS = {"pass", "forgo", "no", "done", "the rest as they stand", "launch", "put on top", "put at the bottom"}
WITHOUT_CLICK = {  # questions about numbers, or about what lies nowhere on the table
    "ask-bid",
    "ask-buy-points",
    "ask-casualty",
    "ask-edict-order",
    "ask-migrate-how-many",
    "ask-return-card",
    "ask-strike-how-many",
}


def drawn(view: EmpiresView, say: Speaker) -> set[str]:
    return {thing for sheet in ARTIST.sheets(view, say) for part in sheet.parts.values() for thing in THING.findall(part)}


@cache
def generous() -> Tables:
    texts = dict(EMPIRES.shipped.texts)
    texts["board.toml"] = re.sub(r"(?m)^building = .*", "building = [0, 0, 0]", texts["board.toml"])
    return Tables(texts)


def decisions(players: int, preset: str, changes: dict[str, str], seed: int) -> Iterator[tuple[State, Decision]]:
    """Every decision of a random game; buildings cost nothing and are bought often, because they ask the rarer questions."""
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed, generous())
    luck = random.Random(seed)
    while (decision := EMPIRES.decision(s)) is not None:
        yield s, decision
        eager = [option for option in decision.options if re.search(TRIALS["empires"].eager, option)]
        EMPIRES.take(s, luck.choice(eager if eager and luck.random() < 0.5 else decision.options))


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_what_stands_for_an_option_is_drawn(players: int, preset: str, changes: dict[str, str]) -> None:
    for i, (s, decision) in enumerate(decisions(players, preset, changes, 2)):
        if i % 10 == 0:
            view = view_of(s, decision.who)
            say = FACES["empires"].speaker("en", PLAYERS, view.agreed)
            there = drawn(view, say)
            for option in decision.options:
                things = ARTIST.option_things(option, view, say)
                assert set(things) <= there, (option, things)
                assert option not in MERE_BUTTONS or things == []


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_a_click_on_what_stands_for_an_option_means_it(players: int, preset: str, changes: dict[str, str]) -> None:
    """The last thing of an open option means an open option that the same thing stands for."""
    for s, decision in decisions(players, preset, changes, 1):
        view = view_of(s, decision.who)
        say = FACES["empires"].speaker("en", PLAYERS, view.agreed)
        standing = {option: ARTIST.option_things(option, view, say) for option in decision.options}
        for option, things in standing.items():
            if things:
                meant = ARTIST.meant(things[-1], view, decision, FACES["empires"].speaker("en"))
                assert things[-1] in standing.get(meant, []), (option, things, meant)


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_any_click_means_an_option_of_the_game_or_nothing(players: int, preset: str, changes: dict[str, str]) -> None:
    """Open or not: what is meant has a name, and if it is closed the game can say which clause keeps it so."""
    for i, (s, decision) in enumerate(decisions(players, preset, changes, 4)):
        if i % 20 == 0:
            view = view_of(s, decision.who)
            say = FACES["empires"].speaker("en", PLAYERS, view.agreed)
            for thing in [*drawn(view, say), "moon", "region-moon", "seat-", "seat-x", "figure-dock-99", "tile-", ""]:
                meant = ARTIST.meant(thing, view, decision, FACES["empires"].speaker("en"))
                if meant:
                    number = EMPIRES.options.numbers[meant]
                    assert meant in decision.options or EMPIRES.why_not(s, number)


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_everything_drawn_can_be_asked_about(players: int, preset: str, changes: dict[str, str]) -> None:
    for i, (s, decision) in enumerate(decisions(players, preset, changes, 6)):
        if i % 80 == 0:
            language = LANGUAGES[i // 80 % len(LANGUAGES)]
            for seat in (decision.who, (decision.who + 1) % players, -1):
                view = view_of(s, seat)
                say = StrictSpeaker(language, FACES["empires"].words, PLAYERS, view.agreed)
                for thing in drawn(view, say):
                    told = ARTIST.about(thing, view, say)
                    check(told, thing)
                    assert told is not None and told.title == ARTIST.name(thing, view, say)
                for fact in ARTIST.facts(view, 0, say):
                    check(ARTIST.about(fact.thing, view, say), fact.thing)
                    assert sound(fact.label) and fact.value
                assert sound(ARTIST.where(view, say))


def test_money_looks_like_a_coin_wherever_it_is_counted() -> None:
    view = view_of(EMPIRES.start(3, EMPIRES.agree("deluxe_base", {}), 1), 0)
    say = StrictSpeaker("en", FACES["empires"].words, PLAYERS, view.agreed)
    assert [fact.drawing for fact in ARTIST.facts(view, 0, say) if fact.pays] == ["coin"]


def test_every_question_is_thought_of() -> None:
    assert set(MEANT) | WITHOUT_CLICK == questions("empires")
    assert not set(MEANT) & WITHOUT_CLICK


# -- a few by the letter -----------------------------------------------------------------------------------------------


def asked(s: State) -> tuple[EmpiresView, Decision]:
    decision = EMPIRES.decision(s)
    assert decision is not None
    return view_of(s, decision.who), decision


def test_a_click_on_a_region_settles_there_or_asks_why_not() -> None:
    t = table().put("peru", 0, colonist=1).stand("dock", (0, "missionary")).resolve("dock")
    view, decision = asked(t.s)
    assert ARTIST.meant("region-peru", view, decision, FACES["empires"].speaker("en")) == "settle Peru"
    assert ARTIST.meant("token-brazil", view, decision, FACES["empires"].speaker("en")) == "settle Brazil"
    assert EMPIRES.why_not(t.s, EMPIRES.options.numbers["settle Brazil"]) == "E-INV-2"
    assert ARTIST.meant("tile-mint", view, decision, FACES["empires"].speaker("en")) == ""


def test_a_click_on_a_box_places_the_first_worker_there() -> None:
    s = EMPIRES.start(4, EMPIRES.agree("deluxe_base", {}), 1)
    view, decision = asked(s)
    assert ARTIST.meant("target-dock", view, decision, FACES["empires"].speaker("en")) == "place a colonist on dock"
    assert ARTIST.meant("space-captain", view, decision, FACES["empires"].speaker("en")) == "place a colonist on captain space"
    assert (
        ARTIST.meant("target-captain_space", view, decision, FACES["empires"].speaker("en"))
        == "place a colonist on captain space"
    )
    assert ARTIST.meant("kind-colonist", view, decision, FACES["empires"].speaker("en")) == ""
    assert (
        EMPIRES.why_not(s, EMPIRES.options.numbers[ARTIST.meant("kind-captain", view, decision, FACES["empires"].speaker("en"))])
        == "E-TERM-4"
    )


def test_a_box_is_called_by_the_number_that_is_printed_on_it() -> None:
    view, say = view_of(table().s, 0), FACES["empires"].speaker("en", PLAYERS)
    figures, ground = ARTIST.figures(view), ARTIST.board(view, say).parts["ground"]
    headed = re.findall(r'class="number"[^>]*>(\d)</text><text[^>]*class="heading"[^>]*>([^<]*)<', ground)
    printed = {title: int(figure) for figure, title in headed}
    assert sorted(printed.values()) == list(range(1, 9))
    for thing, figure in figures.items():
        box = thing.removeprefix("target-")
        box = "specialists" if box.endswith("_space") else box.removesuffix("_by_ship")
        assert printed[say.name("box", box)] == figure, thing


def test_a_battle_is_declared_by_region_a_war_by_player() -> None:
    s = table().put("peru", 0, soldier=1).put("peru", 2, colonist=1).stand("warfare", (0, "colonist")).resolve("warfare").s
    view, decision = asked(s)
    assert ARTIST.meant("region-peru", view, decision, FACES["empires"].speaker("en")) == "battle in Peru against seat 3"
    assert ARTIST.meant("seat-2", view, decision, FACES["empires"].speaker("en")) == "war against seat 3"
    say = FACES["empires"].speaker("en", PLAYERS)
    assert ARTIST.option_things("battle in Peru against seat 3", view, say) == ["seat-2", "region-peru"]


def test_a_click_on_a_good_mints_it() -> None:
    t = table(preset="deluxe_full", nations="off").own(0, "mint").give_goods(0, gold=1, silver=1).happen(MINT_COINS, 0)
    view, decision = asked(t.s)
    assert [
        ARTIST.meant(f"good-{good}", view, decision, FACES["empires"].speaker("en")) for good in ("gold", "silver", "rice")
    ] == [
        "mint gold",
        "mint silver",
        "",
    ]
    assert set(ARTIST.option_things("mint gold", view, FACES["empires"].speaker("en"))) <= drawn(
        view, FACES["empires"].speaker("en")
    )


def test_a_click_on_a_region_swaps_the_missing_specialist_back() -> None:
    t = table().put("peru", 0, captain=1).out_of(0, "captain").stand_on("captain", 0).resolve("specialists")
    view, decision = asked(t.s)
    assert decision.question.message == "ask-swap"
    assert ARTIST.meant("region-peru", view, decision, FACES["empires"].speaker("en")) == "swap a captain in Peru"
    assert ARTIST.option_things("swap a captain in Peru", view, FACES["empires"].speaker("en")) == ["region-peru"]
    assert ARTIST.meant("seat-1", view, decision, FACES["empires"].speaker("en")) == ""


def test_a_click_on_a_figure_moves_it_forward() -> None:
    t = table(round=4).own(0, "university").stand("dock", (1, "colonist"), (0, "captain")).happen(STUDY, 0)
    view, decision = asked(t.s)
    assert ARTIST.meant("figure-dock-2", view, decision, FACES["empires"].speaker("en")) == "bring forward dock 2"
    assert ARTIST.option_things("bring forward dock 2", view, FACES["empires"].speaker("en")) == ["figure-dock-2"]
    other = EMPIRES.options.numbers[ARTIST.meant("figure-dock-1", view, decision, FACES["empires"].speaker("en"))]
    assert EMPIRES.why_not(t.s, other) == "E-B-UNIVERSITY.4"


def test_log_lines_know_their_things() -> None:
    view, _ = asked(EMPIRES.start(4, EMPIRES.agree("deluxe_base", {}), 1))
    say = FACES["empires"].speaker("en", PLAYERS)
    terms = (Term("who", "seat", 1), Term("kind", "kind", 2), Term("region", "region", 7), Term("cause", "cause", 38))
    assert ARTIST.things(terms, view.seat, say) == ["seat-1", "region-peru", "tile-mint"]
    goals = (Term("target", "goal", 9), Term("place", "place", 12), Term("box", "box", 1), Term("cause", "cause", -1))
    assert ARTIST.things(goals, view.seat, say) == ["deck", "target-discovery", "target-dock"]


@cache
def journal_of_a_game() -> tuple[Journal, State]:
    journal = Journal()
    s = EMPIRES.start(4, EMPIRES.agree("deluxe_full", {}), 5, journal=journal)
    luck = random.Random(5)
    while (decision := EMPIRES.decision(s)) is not None:
        EMPIRES.take(s, luck.choice(decision.options))
    return journal, s


def test_every_event_of_a_game_has_things_that_can_be_asked_about() -> None:
    journal, s = journal_of_a_game()
    view = view_of(s, 0)
    say = StrictSpeaker("en", FACES["empires"].words, PLAYERS, view.agreed)
    for event in EMPIRES.events(journal):
        for thing in ARTIST.things(event.phrase.terms, view.seat, say):
            check(ARTIST.about(thing, view, say), thing)


def test_a_button_says_what_a_worker_does_who_is_placed_there() -> None:
    """Whoever sees the buttons alone can tell what each of the boxes and spaces is for."""
    s, decision = next(found for found in decisions(3, "deluxe_full", {}, 1) if found[1].question.message == "ask-place")
    view = view_of(s, decision.who)
    for language in LANGUAGES:
        say = StrictSpeaker(language, FACES["empires"].words, PLAYERS, view.agreed)
        told = {option: ARTIST.price(option, view, decision, say) for option in decision.options if option.startswith("place")}
        assert len(told) > 8 and all(told.values()), told
        targets = {say.option_parts(option)[1]["target"]: words for option, words in told.items()}
        if language == "en":
            assert targets["dock"] == "lands in the New World" and targets["captain space"] == "+1 captain", targets


@pytest.mark.parametrize(
    ("question", "verb", "said"),
    [
        ("ask-land", "do-settle", r"(\+.*; )?then [1-9]\d* of yours there(, [1-9]\d* of \w+)?"),
        ("ask-good", "do-take-good", r"then you have [1-9]\d*"),
        ("ask-discover", "do-explore", r"land of \w+|.*\d.*"),
    ],
)
def test_a_button_says_what_a_region_or_a_good_would_mean(question: str, verb: str, said: str) -> None:
    """Whoever sees the buttons alone can tell them apart by more than names."""
    heard = 0
    for s, decision in decisions(3, "deluxe_full", {}, 1):
        if decision.question.message != question:
            continue
        view = view_of(s, decision.who)
        for language in LANGUAGES:
            say = StrictSpeaker(language, FACES["empires"].words, PLAYERS, view.agreed)
            for option in [option for option in decision.options if say.option_parts(option)[0] == verb]:
                told = ARTIST.price(option, view, decision, say)
                assert re.fullmatch(said, told) if language == "en" else told, (option, told)
                heard += 1
    assert heard


def test_where_the_game_stands() -> None:
    s = EMPIRES.start(4, EMPIRES.agree("deluxe_base", {}), 1)
    view = view_of(s, 0)
    assert ARTIST.where(view, FACES["empires"].speaker("en")) == "Round 1 · Age I · Placing workers"
    assert ARTIST.where(view, FACES["empires"].speaker("it")).startswith("Turno 1 · Epoca I · ")
    assert ARTIST.round(view) == 1
    assert sorted(ARTIST.place(view, seat) for seat in range(4)) == [1, 2, 3, 4]
    _, over = journal_of_a_game()
    assert ARTIST.where(view_of(over, 0), FACES["empires"].speaker("en")) == "The game is over"


def test_a_board_for_notebooks() -> None:
    s = EMPIRES.start(3, EMPIRES.agree("first", {}), 1)
    sheet = board(EMPIRES.view(s, -1))
    assert sheet.id == "board" and "region-peru" in sheet._repr_svg_()
    assert FACES["empires"].artist is ARTIST
