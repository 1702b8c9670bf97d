"""What the table of Empires says of its things: in every language, with a clause, and with numbers that the rules confirm."""

import random
from collections.abc import Iterator

import pytest

from caravela.core.state import State, bit
from caravela.core.tables import Tables
from caravela.games import FACES
from caravela.games.empires.pictures.about import FACT_RULES, about
from caravela.games.empires.pictures.worth import benefits_left, best_exchange, points_with_one_more, set_income
from caravela.games.empires.rules.box import Box
from caravela.games.empires.rules.components import (
    BOX_IDS,
    CARD_IDS,
    COLONIST,
    GOOD_IDS,
    KIND_IDS,
    NATION_IDS,
    REGION_IDS,
    ROUNDS,
    SCORING_ROUNDS,
    SEATS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.numbers import DECLARE, OPEN_BENEFITS, WEALTH_POINTS
from caravela.games.empires.rules.scoring import region_points, tile_points
from caravela.games.empires.rules.state import Empires
from caravela.games.empires.rules.view import EmpiresView
from caravela.render.artist import About
from caravela.text import LANGUAGES
from tests.games.empires.kit import table
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


def test_the_best_exchange_is_one_that_the_rules_offer() -> None:
    """E-B-SMUGGLER: every exchange is tried by the rules; what the tooltip says is the best of them, or that none is better."""
    for mine, theirs in [
        ({"rice": 1, "fur": 2}, {"gold": 1, "fur": 1}),
        ({"rice": 3}, {"rice": 2}),
        ({"rice": 2, "fur": 1}, {"rice": 1, "fish": 1}),
        ({"rice": 1, "fish": 1, "fur": 1, "sugar": 2}, {"gold": 1}),
    ]:
        t = table(3, round=4).own(0, "smuggler").offer_goods().give_goods(0, **mine).give_goods(1, **theirs)
        view = view_of(t.s, 0)
        me = view.players_at_table[0]
        t.happen(OPEN_BENEFITS)
        found, trials = [me.income], [t.s.copy()]
        for s in trials:
            then, decision = view_of(s, 0).players_at_table[0], EMPIRES.decision(s)
            if then.goods != me.goods or decision is None:
                found.append(then.income)
                continue
            for name in [name for name in decision.options if name != "done"]:
                trials.append(s.copy())
                EMPIRES.take(trials[-1], name)
        assert best_exchange(view, me) == max(found) and (len(trials) > 1) == (set(mine) | set(theirs) != set(mine) & set(theirs))


def test_the_benefits_that_are_left_are_those_that_come() -> None:
    """E-ROUND-1: in every round one Phase 4, until the game is over."""
    to_come = ROUNDS
    for s, who in positions(2, "deluxe_base", {}, 5, 1):
        view = view_of(s, who)
        left = benefits_left(view)
        assert left in (to_come, to_come - 1) and view.round <= ROUNDS, "one at a time, and none is left out"
        to_come = left
    assert to_come == 0 and view.phase == "over" and view.round == ROUNDS == SCORING_ROUNDS[-1]


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
    assert told.rule in FACES["empires"].clauses().texts, (thing, told.rule)
    assert 1 <= len(told.lines) <= 5, (thing, told.lines)
    for line in told.lines:
        sentence(line)
    if told.value:
        sentence(told.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_everything_can_be_told(language: str, players: int, preset: str, changes: dict[str, str]) -> None:
    """At every 45th decision, in other languages than English at every 135th."""
    for s, who in positions(players, preset, changes, 3, 45 if language == "en" else 135):
        for seat in (who, -1):
            view = view_of(s, seat)
            say = StrictSpeaker(language, FACES["empires"].words, PLAYERS, view.agreed)
            for thing in all_things(view):
                told = about(thing, view, say)
                check(told, thing)
                if seat >= 0 and told is not None and thing.startswith(("region", "token", "good", "ship", "seat")):
                    assert told.value, thing


def test_what_is_not_of_this_game_is_not_told() -> None:
    view = view_of(table().s, 0)
    say = FACES["empires"].speaker("en", PLAYERS)
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
    """E-INC-7, E-SCORE-1 to 18, E-FINAL-4: what a worker, a good or a tile more would bring is what the game gives for it."""
    for s, who in positions(players, preset, changes, 5, 9):
        assert isinstance(s, Empires)
        view = view_of(s, who)
        for p in view.players_at_table:
            assert set_income(p.goods, p.ships - p.ships_sailed) == p.income
        for i, region in enumerate(view.regions):
            then = s.copy()
            then.add(i, who, COLONIST)
            assert points_with_one_more(region, who, EMPIRES.shipped) == region_points(then, i)[who]
        me = view.players_at_table[who]
        for tile, cost in view.costs.items():
            if tile in me.tile_points and cost <= me.money:
                then = s.copy()
                then.owned[who] |= bit(TILE_IDS.index(tile))
                then.money[who] -= cost
                assert me.tile_points[tile] == tile_points(then, who, TILE_IDS.index(tile))


@pytest.mark.parametrize(("players", "preset", "changes"), TABLES)
def test_a_face_down_token_says_nothing_of_its_face(players: int, preset: str, changes: dict[str, str]) -> None:
    """E-INFO: the tooltips of a seat are the same in every world that it cannot tell from this one."""
    for s, who in positions(players, preset, changes, 7, 60):
        view = view_of(s, who)
        say = StrictSpeaker("en", FACES["empires"].words, PLAYERS, view.agreed)
        things = all_things(view)
        told = [about(thing, view, say) for thing in things]
        for seed in range(3):
            imagined = view_of(EMPIRES.imagine(s, who, seed), who)
            assert [about(thing, imagined, say) for thing in things] == told


# -- a few by the letter -----------------------------------------------------------------------------------------------


def told_in_english(view: EmpiresView, thing: str) -> About:
    told = about(thing, view, StrictSpeaker("en", FACES["empires"].words, PLAYERS, view.agreed))
    assert told is not None
    return told


def test_a_region_says_what_it_would_score() -> None:
    t = table().put("caribbean", 0, colonist=2).put("caribbean", 1, colonist=3)
    told = told_in_english(view_of(t.s, 0), "region-caribbean")
    assert told.title == "Caribbean" and told.rule == "E-SCORE-1"
    assert told.value.startswith("You have 2 workers here; scoring would give you 2 VP now.")


def test_a_region_with_two_workers_promises_its_good() -> None:
    t = table().put("peru", 0, colonist=2)
    told = told_in_english(view_of(t.s, 0), "region-peru")
    assert told.lines[-2:] == ("The first to have 3 workers here takes the silver.", "Workers here: Ana 2.")
    assert told.value == (
        "You have 2 workers here; scoring would give you 0 VP now. With one more it would be 6 VP. One more takes the silver."
    )


def test_an_undiscovered_region_says_how_good_the_chances_are() -> None:
    """E-DISC-5 to 7: strength, against the tokens that can lie there; table 3.5 has 11 of 16 with 3 natives or fewer."""
    t = table().put("pool", 0, captain=1, colonist=1)
    view = view_of(t.s, 0)
    box = "Your workers in the Discovery box have a strength of 3"
    assert told_in_english(view, "region-peru").value == f"{box}: enough for 11 of the 16 tokens that can lie here."
    assert told_in_english(view, "token-peru").title == "Discovery token in Peru"
    sure = "Your workers here have a strength of 3: surely enough for"
    assert told_in_english(view, "target-discovery").value == f"{sure} 0 of the 8 regions not yet discovered."
    t.token("brazil", "T06", seen_by=1)
    assert told_in_english(view_of(t.s, 0), "target-discovery").value == f"{sure} 1 of the 8 regions not yet discovered."
    t.token("peru", "T15", seen_by=1)
    assert told_in_english(view_of(t.s, 0), "token-peru").value == f"{box}; 5 is needed."
    assert told_in_english(view_of(t.s, 1), "token-peru").value == "You have no worker in the Discovery box."
    assert not any("5 natives" in line for line in told_in_english(view_of(t.s, 1), "token-peru").lines)


def test_goods_and_ships_say_what_one_more_brings() -> None:
    t = table().give_goods(0, sugar=2, rice=1)
    view = view_of(t.s, 0)
    assert told_in_english(view, "good-sugar").title == "Sugar"
    assert told_in_english(view, "good-sugar").value == "You have 2; one more would make your sets pay $3 instead of $1."
    assert told_in_english(view, "good-fur").value == "You have none; one more would not change what your sets pay, $1."
    assert told_in_english(view, "ship").value == "You have none; one more would make your sets pay $3 instead of $1."


def test_a_building_says_what_it_costs_and_brings() -> None:
    t = table(preset="deluxe_full", nations="off", round=4).offer_tiles("taxation", "rum_distillery", "smuggler", "plague_2")
    t.give_money(0, 12).give_goods(0, sugar=2, rice=1).give_goods(1, sugar=1).put("peru", 0, colonist=3).put(
        "peru", 1, colonist=4
    )
    view = view_of(t.s, 0)
    cost = "It would cost you $14, or $9 with a builder; you have $12."
    assert told_in_english(view, "tile-taxation").value == (
        f"{cost} It pays $10 a round: $50 until the end. As things stand, it is worth 2 VP to you at the end."
    )
    assert told_in_english(view, "tile-rum_distillery").value == f"{cost} It would pay you $6 now."
    assert told_in_english(view, "tile-smuggler").value.endswith(
        "The best exchange now would make your sets pay $3 instead of $1."
    )
    assert told_in_english(view, "tile-plague_2").value.endswith("you would lose 1 worker and the others together 1.")
    t.own(1, "navy")
    told = told_in_english(view_of(t.s, 0), "tile-navy")
    assert told.lines[1] == "Bruno owns it." and told.value == "" and told.rule == "E-B-NAVY"


@pytest.mark.parametrize(("tile", "points"), [("population", 2), ("power", 4), ("prosperity", 4), ("glory", 2), ("wealth", 2)])
def test_a_building_that_scores_at_the_end_says_how_much(tile: str, points: int) -> None:
    """E-FINAL-4: as the game itself would score it for its owner."""
    t = (
        table(round=7)
        .put("peru", 0, colonist=2, soldier=2)
        .put("brazil", 0, colonist=1)
        .give_money(0, 12)
        .own(0, "settlers", tile)
    )
    view = view_of(t.s, 0)
    assert told_in_english(view, f"tile-{tile}").value == f"As things stand, it is worth {points} VP to you at the end."
    assert view.players_at_table[0].total == points


def test_wealth_scores_what_its_owner_had_before_points_were_bought() -> None:
    """E-B-WEALTH.2: in the last round, also in what is said of the tile."""
    t = table(round=8, vp_purchase="true").own(0, "wealth").give_money(0, 3)
    t.s.tally[WEALTH_POINTS * SEATS] = 4
    view = view_of(t.s, 0)
    assert told_in_english(view, "tile-wealth").value == f"As things stand, it is worth {t.total(0)} VP to you at the end."
    assert t.total(0) == 4


def test_corrected_tables_show_in_what_is_said() -> None:
    """A tile, a region and a price with other numbers than the shipped ones."""
    texts = dict(EMPIRES.shipped.texts)
    for file, old, new in (
        ("board.toml", "leader = 6\n", "leader = 9\n"),
        ("board.toml", "builder_discount = 5\n", "builder_discount = 8\n"),
        ("buildings.toml", '{ vp = 4, per = "discovery" }', '{ vp = 7, per = "discovery" }'),
        ("buildings.toml", '{ vp = 2, per = "soldier" }', '{ vp = 5, per = "soldier" }'),
    ):
        assert texts[file].count(old) == 1
        texts[file] = texts[file].replace(old, new)
    tables = Tables(texts)
    t = table(preset="deluxe_full", nations="off", round=7).put("peru", 0, colonist=1, soldier=1).own(0, "age_of_discovery")
    t.offer_tiles("power").s.found[0] = bit(0)
    box = EMPIRES.box(tables)
    assert isinstance(box, Box)
    t.s.box = box
    view = view_of(t.s, 0)
    say = FACES["empires"].speaker("en", PLAYERS, view.agreed, tables)
    told = {thing: about(thing, view, say) for thing in ("find-T01", "region-peru", "tile-power", "target-buildings")}
    said = {thing: " ".join((*there.lines, there.value)) for thing, there in told.items() if there is not None}
    vp = tables.documents["tokens.toml"]["token"][0]["vp"]
    assert f"{vp + 7} VP" in said["find-T01"]
    assert "With one more it would be 9 VP." in said["region-peru"]
    assert "$12 with a builder" in said["tile-power"] and "worth 5 VP" in said["tile-power"]
    assert "$12" in said["target-buildings"]


def test_battles_are_counted_as_they_are_offered() -> None:
    """E-WAR-5, 6."""
    t = table().put("peru", 0, colonist=1).put("peru", 1, soldier=1).put("peru", 2, colonist=1).put("brazil", 0, soldier=1)
    t.put("brazil", 2, colonist=1).stand("warfare", (0, "colonist")).happen(DECLARE)
    offered = [name for name in t.on_offer() if name.startswith("battle")]
    assert view_of(t.s, 0).players_at_table[0].battles == len(offered) == 2
    assert told_in_english(view_of(t.s, 0), "target-warfare").value.endswith("Battles that you could start now: 2.")


def test_the_boxes_say_what_a_worker_would_get() -> None:
    t = table().put("shipping", 0, captain=1).put("shipping", 1, colonist=1).stand("initiative", (1, "colonist"), (0, "colonist"))
    view = view_of(t.s, 0)
    assert told_in_english(view, "target-shipping").value == "Your workers count 2 here; the best of the others 1."
    assert told_in_english(view, "target-initiative").value == "Your worker stands in place 2: $2."
    assert told_in_english(view, "figure-initiative-1").title == "Bruno: colonist"
    s = EMPIRES.start(4, EMPIRES.agree("deluxe_base", {}), 1)
    assert told_in_english(view_of(s, 0), "target-dock").value == "A worker placed now takes place 1."
