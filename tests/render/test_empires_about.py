"""What the table of Empires says of its things: in every language, with a clause, and with numbers that the rules confirm."""

import random
from collections.abc import Iterator

import pytest

from caravela.core.state import State
from caravela.empires.components import (
    BOX_IDS,
    CARD_IDS,
    GOOD_IDS,
    KIND_IDS,
    NATION_IDS,
    REGION_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from caravela.empires.game import EMPIRES
from caravela.empires.view import EmpiresView
from caravela.render.artist import About
from caravela.render.empires_about import FACT_RULES, about, region_points, set_income
from caravela.text import LANGUAGES, Speaker
from caravela.text.clauses import clauses
from tests.empires.kit import table
from tests.text.test_messages import PLAYERS, StrictSpeaker, sentence, sound

TABLES: list[tuple[int, str, dict[str, str]]] = [
    (2, "first", {"start_auction_first": "true"}),
    (5, "first", {}),
    (3, "deluxe_base", {"advanced_reconnaissance": "true"}),
    (4, "deluxe_full", {"reconnaissance": "true", "vp_purchase": "true", "failed_token_secrecy": "private"}),
    (6, "deluxe_full", {"nations": "random"}),
]


def positions(players: int, preset: str, changes: dict[str, str], seed: int, step: int) -> Iterator[tuple[State, int]]:
    """Every so many decisions of a random game, and its end: the state and who decides."""
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed)
    luck = random.Random(seed)
    moves = 0
    while (decision := EMPIRES.decision(s)) is not None:
        if moves % step == 0:
            yield s, decision.who
        moves += 1
        EMPIRES.take(s, luck.choice(decision.options))
    yield s, 0


def view_of(s: State, who: int) -> EmpiresView:
    return EMPIRES.view(s, who)


def all_things(view: EmpiresView) -> list[str]:
    """Everything on the table that could be drawn, one of each sort and id."""
    things = [f"region-{region}" for region in REGION_IDS]
    things += [f"token-{region.id}" for region in view.regions if not region.discovered]
    things += [f"target-{box}" for box in BOX_IDS] + ["target-dock_by_ship"]
    things += [f"{form}" for space in SPACE_IDS for form in (f"space-{space}", f"target-{space}_space")]
    things += [f"tile-{tile}" for tile in TILE_IDS] + [f"good-{good}" for good in GOOD_IDS]
    things += [f"kind-{kind}" for kind in (*KIND_IDS, "militia")] + [f"nation-{nation}" for nation in NATION_IDS]
    things += [f"find-{find}" for find in (*TOKEN_IDS, *CARD_IDS)] + [f"seat-{seat}" for seat in range(view.players)]
    things += [f"figure-{box}-{i + 1}" for box, queue in view.queues.items() for i in range(len(queue))]
    return [*things, *FACT_RULES, *[f"round-{n + 1}" for n in range(8)], "deck", "ship"]


def check(told: About | None, thing: str) -> None:
    assert told is not None, thing
    assert sound(told.title), thing
    assert told.rule in clauses("empires").texts, (thing, told.rule)
    assert 1 <= len(told.lines) <= 5, (thing, told.lines)
    for line in told.lines:
        sentence(line)
    if told.value:
        sentence(told.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_everything_can_be_told(language: str, players: int, preset: str, changes: dict[str, str]) -> None:
    for s, who in positions(players, preset, changes, 3, 45):
        for seat in (who, -1):
            view = view_of(s, seat)
            say = StrictSpeaker(language, EMPIRES, PLAYERS, view.agreed)
            for thing in all_things(view):
                told = about(thing, view, say)
                check(told, thing)
                if seat >= 0 and told is not None and thing.startswith(("region", "token", "good", "ship", "seat")):
                    assert told.value, thing


def test_what_is_not_of_this_game_is_not_told() -> None:
    view = view_of(table().s, 0)
    say = Speaker("en", EMPIRES, PLAYERS)
    for thing in [
        "",
        "moon",
        "region-moon",
        "tile-moon",
        "target-moon",
        "seat-9",
        "seat-x",
        "figure-dock-9",
        "figure-moon-1",
        "find-T99",
    ]:
        assert about(thing, view, say) is None, thing


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_the_numbers_are_those_of_the_rules(players: int, preset: str, changes: dict[str, str]) -> None:
    """E-INC-7, E-SCORE-1 to 18: sets and scoring, as the tooltips reckon them, agree with the game at every third decision."""
    scoring = EMPIRES.shipped.documents["board.toml"]["scoring"]
    for s, who in positions(players, preset, changes, 5, 3):
        view = view_of(s, who)
        for p in view.players_at_table:
            assert set_income(p.goods, p.ships - p.ships_sailed) == p.income
        for region in view.regions:
            counts = [sum(workers.values()) for workers in region.workers]
            builders = sum(workers.get("builder", 0) for workers in region.workers)
            assert region_points(counts, builders, scoring) == region.points


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_a_face_down_token_says_nothing_of_its_face(players: int, preset: str, changes: dict[str, str]) -> None:
    """E-INFO: the tooltips of a seat are the same in every world that it cannot tell from this one."""
    for s, who in positions(players, preset, changes, 7, 60):
        view = view_of(s, who)
        say = StrictSpeaker("en", EMPIRES, PLAYERS, view.agreed)
        things = all_things(view)
        told = [about(thing, view, say) for thing in things]
        for seed in range(3):
            imagined = view_of(EMPIRES.imagine(s, who, seed), who)
            assert [about(thing, imagined, say) for thing in things] == told


# -- a few by the letter -----------------------------------------------------------------------------------------------


def told_in_english(view: EmpiresView, thing: str) -> About:
    told = about(thing, view, StrictSpeaker("en", EMPIRES, PLAYERS, view.agreed))
    assert told is not None
    return told


def test_a_region_says_what_it_would_score() -> None:
    t = table().put("caribbean", 0, colonist=2).put("caribbean", 1, colonist=3)
    told = told_in_english(view_of(t.s, 0), "region-caribbean")
    assert told.title == "Caribbean" and told.rule == "E-SCORE-1"
    assert told.value.startswith("You have 2 workers here; scoring would give you 2 VP now.")


def test_goods_say_what_one_more_brings() -> None:
    t = table()
    view = view_of(t.s, 0)
    told = told_in_english(view, "good-sugar")
    assert told.title == "Sugar"
    assert told.value == "You have none; one more would not change what your sets pay, $0."


def test_a_building_says_what_it_costs_and_brings() -> None:
    t = table()
    view = view_of(t.s, 0)
    tile = view.market[0]
    assert f"you have ${view.players_at_table[0].money}" in told_in_english(view, f"tile-{tile}").value
