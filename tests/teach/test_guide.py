"""The guided first games: they can be played as they are told, and who strays is not stopped."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from caravela.core.game import Decision
from caravela.core.record import Player
from caravela.games import FACES
from caravela.table.play import Play
from caravela.teach.guide import LEARNER, Guide, Lesson
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
        play.take(LEARNER, next((option for option in lesson.options if option in lesson.step.options), lesson.options[0]))
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
        play.take(LEARNER, next((option for option in lesson.options if option in lesson.step.options), lesson.options[0]))
    assert counted == {number: list(range(len(step.options))) for number, step in enumerate(guide.steps, 1)}


@each_game
def test_a_step_that_leaves_the_choice_can_be_done_in_any_of_the_ways_that_light_up(name: str) -> None:
    guide = guide_of(name)
    free = next(number for number, step in enumerate(guide.steps, 1) if step.free)
    ways = 1
    for way in range(3):
        play = begin(name)
        while (lesson := lesson_of(guide, play)).number < free:
            play.take(LEARNER, lesson.options[0])
        ways = len(lesson.options)
        play.take(LEARNER, lesson.options[way % ways])
        assert guide.over(play.record.moves) or lesson_of(guide, play).number >= free
    assert ways > 1


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


@each_game
def test_taking_a_move_back_goes_back_in_the_lesson(name: str) -> None:
    guide, play = guide_of(name), begin(name)
    first, before = lesson_of(guide, play), list(play.record.moves)
    play.take(LEARNER, first.options[0])
    after = guide.lesson(play.record.moves, [option for step in guide.steps for option in step.options])
    assert after is not None and (first.number, after.number) == (1, 2)
    assert guide.lesson(before, first.options) == first
