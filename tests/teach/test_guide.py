"""The guided first games: they can be played as they are told, and who strays is not stopped."""

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest

from caravela.core.game import Decision
from caravela.core.record import Player
from caravela.games import FACES
from caravela.games.santamaria.rules.view import SantaMariaView
from caravela.table.guided import play_to
from caravela.table.play import Play
from caravela.teach.guide import LEARNER, OPENING, Guide, Lesson
from caravela.teach.telling import taught
from caravela.text import LANGUAGES
from tests.ours import OURS

each_game = pytest.mark.parametrize("name", OURS)


def guide_of(name: str) -> Guide:
    guide = FACES[name].guide
    assert guide is not None
    return guide


def no_list(options: Sequence[str]) -> str:
    pytest.fail(f"the list does not fit: {options}")


def begin(name: str) -> Play:
    """The table of a guided game, with the opening played."""
    guide, game = guide_of(name), FACES[name].rules
    players = [Player(f"seat {seat}", "person") for seat in range(guide.seats)]
    play = Play.begin(game, game.agree(guide.preset, guide.changes), players, guide.secret)
    while play.decider != LEARNER or guide.opening_move(play.record.moves) is not None:
        others_move(guide, play, no_list)
    return play


def asked(play: Play) -> Decision:
    assert play.decision is not None
    return play.decision


def others_move(guide: Guide, play: Play, otherwise: Callable[[Sequence[str]], str]) -> None:
    """The opening of who learns, or a rival's move: by the list, or as said."""
    who, options = asked(play).who, asked(play).options
    moves = play.record.moves
    option = guide.opening_move(moves) if who == LEARNER else guide.rival_move(moves, who, options)
    play.take(who, option if option is not None else otherwise(options))


def lesson_of(guide: Guide, play: Play) -> Lesson:
    """What the learner is told next, after the rivals have moved."""
    while asked(play).who != LEARNER:
        others_move(guide, play, no_list)
    lesson = guide.lesson(play.record.moves, asked(play).options)
    assert lesson is not None, asked(play)
    return lesson


@each_game
def test_who_does_what_lights_up_comes_to_the_last_step(name: str) -> None:
    """At every question something lights up, rivals do as listed, and every step is told, in order."""
    guide, play, told = guide_of(name), begin(name), list[int]()
    while not guide.over(play.record.moves):
        lesson = lesson_of(guide, play)
        told.append(lesson.number)
        play.take(LEARNER, lesson.first)
    assert told == sorted(told) and set(told) == set(range(1, len(guide.steps) + 1))
    assert 12 <= len(guide.steps) <= 20


@each_game
def test_a_step_of_several_moves_counts_them(name: str) -> None:
    """Whoever has done a part of a step is told which part comes next."""
    guide, play = guide_of(name), begin(name)
    counted: dict[int, list[int]] = {}
    while not guide.over(play.record.moves):
        lesson = lesson_of(guide, play)
        counted.setdefault(lesson.number, []).append(lesson.place)
        play.take(LEARNER, lesson.first)
    assert counted == {number: list(range(len(step.options))) for number, step in enumerate(guide.steps, 1)}


def walk(name: str, chosen: Sequence[int]) -> tuple[Play, int, list[str]]:
    """A guided game with these choices, until the next one or the end: how many ways are open there, and the steps told."""
    guide, play, left, told = guide_of(name), begin(name), list(chosen), list[str]()
    while not guide.over(play.record.moves):
        lesson = lesson_of(guide, play)
        if lesson.step.id not in told[-1:]:
            told.append(lesson.step.id)
        if lesson.choice and not left:
            return play, len(lesson.ways), told
        way = lesson.ways[left.pop(0)] if lesson.choice else lesson.ways[0]
        play.take(LEARNER, next(option for option in lesson.options if way.fits(option, lesson.place)))
    return play, 0, told


@each_game
def test_whatever_is_chosen_where_the_teacher_leaves_a_choice_the_lesson_goes_on_to_its_end(name: str) -> None:
    """Rivals have an answer by their list, something lights up at every question, and no step is left out."""
    begun, ends, choices = [list[int]()], list[list[str]](), set[int]()
    while begun:
        chosen = begun.pop()
        _, ways, told = walk(name, chosen)
        begun += [[*chosen, way] for way in range(ways)]
        if not ways:
            ends.append(told)
            choices.add(len(chosen))
    assert min(choices) >= 2, "at least two choices are free"
    assert {len(told) for told in ends} == {len(guide_of(name).steps)}
    assert len({tuple(told) for told in ends}) > 1, "the lesson adapts"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_says_what_it_brings_and_a_reason_stands_only_beside_its_deed(name: str, language: str) -> None:
    guide, speaker = guide_of(name), FACES[name].speaker(language)
    for step in [step for usual in guide.steps for step in (usual, *usual.instead)]:
        assert speaker.remark("guide", step.id, "why"), step.id
        for way in [way.id for way in step.ways if way.id]:
            assert speaker.remark("guide", step.id, f"way-{way}").endswith("."), (step.id, way)
    play = begin(name)
    while not guide.over(play.record.moves):
        lesson = lesson_of(guide, play)
        told = taught(lesson, asked(play), speaker)
        reason = f"why-{lesson.place + 1}" if lesson.place else "why"
        assert told.what and told.why == speaker.remark("guide", lesson.step.id, reason)
        assert bool(told.ways) == bool(lesson.choice)
        play.take(LEARNER, lesson.first)


@each_game
def test_who_strays_is_not_stopped_and_the_game_goes_on(name: str) -> None:
    """From some step on somebody does as they like: what lights up is open, and the teacher never fails."""
    guide, luck = guide_of(name), Random(name)
    for strays_at in (1, len(guide.steps) // 2):
        play, heard = begin(name), 0
        for _ in range(120):
            if play.over:
                break
            if asked(play).who != LEARNER:
                others_move(guide, play, luck.choice)
                continue
            lesson = guide.lesson(play.record.moves, asked(play).options)
            if lesson is not None:
                heard += 1
                assert set(lesson.options) <= set(asked(play).options)
            follows = lesson is not None and lesson.number < strays_at
            play.take(LEARNER, lesson.options[0] if lesson is not None and follows else luck.choice(asked(play).options))
        assert heard


def told_after(name: str, *moves: str) -> tuple[str, bool]:
    """The step that is told to a learner who has done this, if there is one; and whether the line counts as left."""
    guide, play = guide_of(name), begin(name)
    for move in moves:
        while asked(play).who != LEARNER:
            others_move(guide, play, lambda options: options[0])
        play.take(LEARNER, move)
    while asked(play).who != LEARNER:
        others_move(guide, play, lambda options: options[0])
    lesson = guide.lesson(play.record.moves, asked(play).options)
    return lesson.step.id if lesson is not None else "", guide.left(play.record.moves, asked(play).options)


def test_a_step_is_not_told_to_who_has_left_out_what_it_speaks_of() -> None:
    """“The die stays on the last territory” is not said to who has bought a tile, nor “three wood” to who has laid none there."""
    bought = ["buy double D07", "place at row 1 column 1 turned right"]
    assert told_after("santamaria", *bought) == ("", False), "the turn is not over yet"
    assert told_after("santamaria", *bought, "end turn") == ("die", False), "what holds as well is told"
    die = ["use white 5", "use all", "end turn"]
    assert told_after("santamaria", *die) == ("tile", False)
    assert told_after("santamaria", *die, *bought, "end turn") == ("", True)


def test_who_takes_one_by_one_what_could_be_taken_at_once_goes_on_as_well() -> None:
    singly = ["use white 5", "use", "use", "end turn"]
    assert told_after("santamaria", *singly) == ("tile", False)
    laid = [*singly, "buy triple T01", "place at row 3 column 3 turned left", "end turn"]
    woods = [*laid, "use white 3", "use", "use", "end turn"]
    assert told_after("santamaria", *woods) == ("down", False)
    assert told_after("santamaria", *woods, "use white 4", "use") == ("export", False)
    assert told_after("santamaria", *woods, "use white 4", "use", "use") == ("export", False)


def test_steps_that_hold_in_any_order_are_told_in_any_order() -> None:
    place = "place a colonist on"
    assert told_after("empires", f"{place} missionary space")[0] == "buildings"
    assert told_after("empires", f"{place} dock", f"{place} goods", f"{place} buildings")[0] == ""


@each_game
def test_every_step_needs_steps_that_come_before_it(name: str) -> None:
    before = set[str]()
    for step in guide_of(name).steps:
        assert step.needs <= before, step.id
        before.add(step.id)


@each_game
def test_taking_a_move_back_goes_back_in_the_lesson(name: str) -> None:
    guide, play = guide_of(name), begin(name)
    first, before = lesson_of(guide, play), list(play.record.moves)
    play.take(LEARNER, first.options[0])
    after = guide.lesson(play.record.moves, [option for step in guide.steps for option in step.options])
    assert after is not None and (first.number, after.number) == (1, 2)
    assert guide.lesson(before, first.options) == first


def test_whoever_has_learnt_santa_maria_has_laid_a_road_with_a_settler() -> None:
    """S-END-4: a kind of points that nobody finds alone. What is said of its row and column holds."""
    view = FACES["santamaria"].rules.view(play_to(FACES["santamaria"].rules, guide_of("santamaria"), "three").state(), LEARNER)
    assert isinstance(view, SantaMariaView)
    cells = view.players_at_table[LEARNER].cells
    roads = [cell for cell in cells if cell.kind == "road"]
    assert [(road.row, road.column, road.settlers) for road in roads] == [(3, 3, 1)]
    assert sum([cell.row == 3 and cell.kind == "empty" for cell in cells]) == 2
    assert sum([cell.column == 3 and cell.kind == "empty" for cell in cells]) == 3


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_of_a_later_move_belongs_to_a_move_that_there_is(name: str, language: str) -> None:
    speaker = FACES[name].speaker(language)
    for step in [step for usual in guide_of(name).steps for step in (usual, *usual.instead)]:
        moves = max([len(way.moves) for way in step.ways])
        assert not [n for n in range(moves + 1, 12) if speaker.remark("guide", step.id, f"why-{n}")], step.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_home_is_and_how_the_pace_counts_is_said_before_the_first_ship_moves(language: str) -> None:
    """M-HOME-8: newcomers did not know whether to hurry until they were home."""
    speaker = FACES["maracaibo"].speaker(language)
    assert "21a" in speaker.message("opening-round")
    first = speaker.remark("guide", guide_of("maracaibo").steps[0].id, "why")
    for word in PACE[language]:
        assert word in first, word


PACE = {
    "en": ("ends the round", "long step", "Short steps"),
    "pt-BR": ("encerra a rodada", "passo longo", "Passos curtos"),
    "es": ("termina la ronda", "paso largo", "pasos cortos"),
    "it": ("chiude il round", "passo lungo", "passi corti"),
}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_tells_a_colour_of_a_player(name: str, language: str) -> None:
    """Whoever learns may have any colour, and what is nobody's has none."""
    speaker = FACES[name].speaker(language)
    said = [speaker.message(f"opening-{part}") for part in OPENING]
    for step in [step for usual in guide_of(name).steps for step in (usual, *usual.instead)]:
        reasons = [
            "why",
            *[f"{sort}-{n}" for sort in ("why", "then") for n in range(2, 9)],
            *[f"way-{way.id}" for way in step.ways],
        ]
        said += [speaker.name("guide", step.id), *[speaker.remark("guide", step.id, one) for one in reasons]]
    for colour in (
        "orange",
        "laranja",
        "naranja",
        "arancion",
        "yellow",
        "amarel",
        "amarill",
        "giall",
        "black",
        "preto",
        "negro",
        "ner",
    ):
        assert not [line for line in said if re.search(rf"\b{colour}[aeio]?\b", line, re.IGNORECASE)], colour


def told_at(step: str, place: int, language: str, chosen: str = "") -> tuple[str, SantaMariaView]:
    """What is said at a move of a step of Santa Maria to who has chosen so before, and what the learner sees then."""
    face, guide, play = FACES["santamaria"], guide_of("santamaria"), begin("santamaria")
    speaker = face.speaker(language, ["Ana", "Bruno"])
    while True:
        while asked(play).who != LEARNER:
            others_move(guide, play, no_list)
        lesson = lesson_of(guide, play)
        if lesson.step.id.startswith(step) and lesson.place == place:
            told = taught(lesson, asked(play), speaker)
            view = face.rules.view(play.state(), LEARNER)
            assert isinstance(view, SantaMariaView)
            return f"{told.what} {told.why} {' '.join(told.ways)}", view
        way = next((way for way in lesson.ways if way.id == chosen), lesson.ways[0])
        play.take(LEARNER, next(option for option in lesson.options if way.fits(option, lesson.place)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_coins_cost_more_is_told_only_to_who_has_used_one(language: str) -> None:
    """S-COIN-2: who has bought the tile instead pays 1 coin for the first territory still."""
    dearer = {"en": "coins cost more", "pt-BR": "moedas custam mais", "es": "monedas cuestan más", "it": "monete costano di più"}
    for way, price in (("coin", 2), ("tile", 1)):
        said, view = told_at("retire", 0, language, way)
        assert view.players_at_table[LEARNER].next_activation == price
        assert (dearer[language] in said) == (price > 1), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_storage_gold_and_groups_of_roads_are_told_where_they_are_needed_first(language: str) -> None:
    """S-STORE-1, 2, S-GOLD-1, S-DEF-5, S-BIS-BI3: nothing of that was told anywhere."""
    speaker = FACES["santamaria"].speaker(language, ["Ana", "Bruno"])
    said, view = told_at("three", 1, language)
    limit = view.printed.limit
    assert said.count(str(limit)) == 2
    assert told_at("three", 2, language)[1].players_at_table[LEARNER].resources["wood"] == limit, "it is full then"
    assert len(said) < 260, "one idea"
    said, view = told_at("export", 2, language)
    assert speaker.name("gain", "gold") in said.lower() and "2" in said
    free = {
        "en": "without a die or coins",
        "pt-BR": "sem dado nem moedas",
        "es": "sin dado ni monedas",
        "it": "senza dado né monete",
    }
    assert free[language] in speaker.message("opening-round") and free[language] in speaker.first_time("ask-use")
    beside = {"en": "side by side", "pt-BR": "lado a lado", "es": "uno junto a otro", "it": "una accanto all’altra"}
    assert beside[language] in told_at("monk", 0, language)[0]
