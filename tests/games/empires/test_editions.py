"""The differences between the two editions (rules 15), one test for each row: what happens in either."""

import random

import pytest

from caravela.core.refused import Refused
from caravela.core.state import take
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import CARD_IDS, NATION_IDS, REGION_IDS, TILE_IDS, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.rules.state import Empires
from tests.games.empires.kit import Table, table

EDITIONS = ["first", "deluxe_base"]
both = pytest.mark.parametrize("preset", EDITIONS)


def game(players: int, preset: str, seed: int = 7, /, **changes: str) -> Empires:
    s = EMPIRES.start(players, EMPIRES.agree(preset, changes), seed * 0x123456789)
    assert isinstance(s, Empires)
    return s


def spaces(t: Table, target: str) -> int:
    """How many workers find a free space there, one after the other."""
    placed = 0
    while True:
        t.put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0)
        if f"place a colonist on {target}" not in t.on_offer():
            return placed
        t.say(f"place a colonist on {target}")
        placed += 1


# -- Players, set-up, components ---------------------------------------------------------------------------------------


def test_players() -> None:
    """E-DIFF-1: two to five, or two to six."""
    for preset, most in (("first", 5), ("deluxe_base", 6)):
        assert list(EMPIRES.seats(EMPIRES.agree(preset, {}))) == list(range(2, most + 1))
        for players in range(2, most + 1):
            assert EMPIRES.view(game(players, preset), -1).players == players
        for players in (1, most + 1):
            with pytest.raises(Refused) as refused:
                game(players, preset)
            assert refused.value.about["rule"] == "E-DIFF-1"


def test_colours_and_nations() -> None:
    """E-DIFF-2: flavour only in the first edition; six nations with advantages in the deluxe edition."""
    assert {player.nation for player in EMPIRES.view(game(5, "first"), -1).players_at_table} == {None}
    with pytest.raises(Refused):
        game(5, "first", nations="random")
    six = EMPIRES.view(game(6, "deluxe_base", nations="random"), -1).players_at_table
    assert sorted(player.nation or "" for player in six) == sorted(NATION_IDS) and all(player.uses > 0 for player in six)
    assert {player.nation for player in EMPIRES.view(game(6, "deluxe_base"), -1).players_at_table} == {None}


def test_worker_types() -> None:
    """E-DIFF-3: five, and a builder with the expansion."""
    five = {"colonist": 24, "captain": 5, "merchant": 5, "missionary": 10, "soldier": 10}
    for preset in EDITIONS:
        assert [player.supply for player in EMPIRES.view(game(3, preset), -1).players_at_table] == [five] * 3
    builders = EMPIRES.view(game(3, "deluxe_base", builders="true"), -1).players_at_table
    assert [player.supply for player in builders] == [{**five, "builder": 10}] * 3
    with pytest.raises(Refused):
        game(3, "first", builders="true")


@both
def test_coins(preset: str) -> None:
    """E-DIFF-4: coins are only a physical device: sums that no single coin shows are paid to the dollar."""
    t = table(preset=preset).stand("initiative", *[(seat, "colonist") for seat in range(4)]).give_money(3, 10_003)
    t.resolve("initiative")
    assert [t.money(seat) for seat in range(4)] == [1, 2, 3, 10_007]


@both
def test_starting_money(preset: str) -> None:
    """E-DIFF-5: $10, $11, $12 … by position in both."""
    view = EMPIRES.view(game(5, preset), -1)
    assert [view.players_at_table[seat].money for seat in view.order] == [10, 11, 12, 13, 14]


def test_starting_money_with_an_auction() -> None:
    """E-DIFF-6: $10 each without extra; $15 each; a flat $10 with random nations."""
    for preset, changes, money in (
        ("first", {"start_auction_first": "true"}, 10),
        ("deluxe_base", {"nations": "auction"}, 15),
        ("deluxe_base", {"nations": "random"}, 10),
    ):
        view = EMPIRES.view(game(4, preset, **changes), -1)
        assert [player.money for player in view.players_at_table] == [money] * 4


def test_the_auction_of_the_first_edition() -> None:
    """E-DIFF-7: one auction; passers fill the order from the back; half price and a specialist for the second."""
    s = game(3, "first", start_auction_first="true")
    decision = EMPIRES.decision(s)
    assert decision is not None
    one, two, three = [(decision.who + i) % 3 for i in range(3)]
    EMPIRES.take(s, "bid 9")
    EMPIRES.take(s, "bid 10")  # nobody can bid more, so all others pass
    assert s.who == one
    EMPIRES.take(s, "take a captain")
    view = EMPIRES.view(s, -1)
    assert view.order == [two, one, three]
    assert view.players_at_table[one].money == 10 - 5 and view.players_at_table[one].available == {"colonist": 5, "captain": 1}
    winner = view.players_at_table[two]
    assert len(winner.tokens) == 1 and view.regions[5].workers[two] == {"colonist": 1}
    assert view.players_at_table[three].money == 10 and view.round == 1


def test_the_auction_of_the_deluxe_edition() -> None:
    """E-DIFF-7: one auction for each position; each winner takes a nation; the last pays half of the last winning bid."""
    s = game(3, "deluxe_base", nations="auction")
    decision = EMPIRES.decision(s)
    assert decision is not None
    one, two, three = [(decision.who + i) % 3 for i in range(3)]
    for option in ["pass", "bid 4", "pass", "choose England"]:
        EMPIRES.take(s, option)
    assert s.who == one
    for option in ["bid 5", "pass", "choose Holland", "choose Italy"]:
        EMPIRES.take(s, option)
    view = EMPIRES.view(s, -1)
    assert view.order == [two, one, three] and view.round == 1
    players = [view.players_at_table[seat] for seat in (two, one, three)]
    assert [player.nation for player in players] == ["england", "holland", "italy"]
    assert [player.money for player in players] == [11, 10, 12]


def test_the_caribbean() -> None:
    """E-DIFF-8: discovered, without a token; only the first edition's auction gives one for it."""
    for preset in EDITIONS:
        view = EMPIRES.view(game(4, preset), -1)
        assert [region.id for region in view.regions if region.discovered] == ["caribbean"]
        assert [player.tokens for player in view.players_at_table] == [[]] * 4
    s = game(2, "first", start_auction_first="true")
    EMPIRES.take(s, "pass")
    view = EMPIRES.view(s, -1)
    assert sorted(len(player.tokens) for player in view.players_at_table) == [0, 1] and view.round == 1
    deluxe = game(2, "deluxe_base", nations="auction")
    for option in ["pass", "choose England", "choose Holland"]:
        EMPIRES.take(deluxe, option)
    assert [player.tokens for player in EMPIRES.view(deluxe, -1).players_at_table] == [[], []]


def test_the_northernmost_region() -> None:
    """E-DIFF-9: Canada or New France; one region, the first of the list, in both."""
    rows = EMPIRES.shipped.document("regions.toml").rows("region", list(REGION_IDS))
    assert (rows[0].said["name"], rows[0].said["first_edition_name"]) == ("New France", "Canada")
    assert [row.said["id"] for row in rows if "first_edition_name" in row.said] == ["new_france"]
    for preset in EDITIONS:
        t = table(preset=preset).put("new_france", 0, colonist=2).stand("dock", (0, "colonist")).resolve("dock")
        assert t.say("settle New France").goods(0) == {"fur": 1}


def test_dock_spaces() -> None:
    """E-DIFF-10, E-DIFF-11: the printed 10 to 12 are never usable in the first edition; all eleven with six players."""
    for preset, most in (("first", 5), ("deluxe_base", 6)):
        for players in range(2, most + 1):
            assert spaces(table(players=players, preset=preset), "dock") == 2 * players - 1


def test_ships() -> None:
    """E-DIFF-12, E-DIFF-11: eight can be had; nine with six players, where none blocks the dock."""
    for preset, players, ships in (("first", 2, 8), ("first", 5, 8), ("deluxe_base", 5, 8), ("deluxe_base", 6, 9)):
        view = EMPIRES.view(game(players, preset), -1)
        assert view.ship_in_box and view.ship_stock + 1 == ships


def tiles_in_play(preset: str, **changes: str) -> set[str]:
    view = EMPIRES.view(game(3, preset, **changes), -1)
    return {*view.market, *view.stack, *view.later}


def by_age(tiles: set[str]) -> list[int]:
    return [len(tiles & set(TILE_IDS[:20])), len(tiles & set(TILE_IDS[20:42])), len(tiles & set(TILE_IDS[42:]))]


def test_number_of_buildings() -> None:
    """E-DIFF-13."""
    assert by_age(tiles_in_play("first")) == [11, 13, 10]
    assert by_age(tiles_in_play("deluxe_base")) == [12, 14, 11]
    assert by_age(tiles_in_play("deluxe_full")) == [20, 22, 15]


def test_plague_and_expansion_tiles() -> None:
    """E-DIFF-14: none in the first edition, three and twenty in the deluxe edition."""
    assert tiles_in_play("deluxe_base") - tiles_in_play("first") == {"plague_1", "plague_2", "plague_3"}
    assert len(tiles_in_play("deluxe_full") - tiles_in_play("deluxe_base")) == 20
    for option, value in (("plague_tiles", "true"), ("expansion_buildings", "all")):
        with pytest.raises(Refused):
            game(3, "first", **{option: value})


@both
def test_building_types(preset: str) -> None:
    """E-DIFF-15: the deluxe types in both: Inca at once, Settlers every round, Cartography once when its owner wants."""
    t = table(preset=preset).give_money(0, 30).offer_tiles("inca_conquest", "settlers", "cartography")
    t.stand("buildings", *[(0, "colonist")] * 3).token("peru", "T01").resolve("buildings")
    t.say("buy Conquest of the Inca Empire")
    assert t.money(0) == 40
    t.say("buy Settlers")
    assert t.at("available", 0) == {}
    t.say("buy New World Cartography", "no").happen(numbers.OPEN_BENEFITS)
    assert t.at("available", 0) == {"colonist": 1} and t.money(0) == 20, "Settlers; the Inca pay no second time"
    t.say("discover Peru")
    assert t.asks() is None and t.tokens(0) == ["T01"]
    t.happen(numbers.OPEN_BENEFITS)
    assert t.asks() is None and t.at("available", 0) == {"colonist": 2}, "Cartography is used, Settlers go on"


# -- Rules -------------------------------------------------------------------------------------------------------------


def test_left_over_goods() -> None:
    """E-DIFF-16: shuffled back, or removed."""
    for preset, returned in (("first", 3), ("deluxe_base", 0)):
        t = table(preset=preset).offer_goods(rice=3)
        pile = t.pile()
        t.happen(numbers.RESET)
        assert t.pile() == pile + returned - 4 and t.removed_goods() == 3 - returned
        t.conserved()


def test_swap_back() -> None:
    """E-DIFF-17: any time for captain, merchant and missionary in the first edition (E-DOCK-24 says when it matters)."""
    offered = {}
    for preset in EDITIONS:
        t = table(preset=preset, round=7).own(0, "migration").discover("brazil")
        t.put("peru", 0, captain=1, merchant=1, missionary=1, soldier=1).happen(numbers.OPEN_BENEFITS)
        offered[preset] = t.on_offer()
    assert offered["first"] == ["swap a captain in Peru", "swap a merchant in Peru", "swap a missionary in Peru", "done"]
    assert offered["deluxe_base"] == [], "supply has all of them, and Migration moves no specialist"
    for preset in EDITIONS:
        full = table(preset=preset).put("peru", 0, soldier=1).stand_on("soldier", 0).resolve("specialists")
        assert full.on_offer() == ["forgo", "take a soldier"], "with soldiers in supply no swap"
        none = table(preset=preset).put("peru", 0, soldier=1).out_of(0, "soldier").stand_on("soldier", 0).resolve("specialists")
        assert none.on_offer() == ["no", "swap a soldier in Peru"]
    builders = table(builders="true").put("peru", 0, builder=1).out_of(0, "builder").stand_on("builder", 0).resolve("specialists")
    assert builders.asks() is None


def test_specialists_spaces() -> None:
    """E-DIFF-18: four types and Training; a sixth space with builders."""
    four = ["missionary space", "merchant space", "soldier space", "captain space"]
    for preset, changes, named in (
        ("first", {}, four),
        ("deluxe_base", {}, four),
        ("deluxe_base", {"builders": "true"}, [*four, "builder space"]),
    ):
        t = table(4, preset, 1, **changes).put("available", 0, colonist=1).happen(numbers.PLACE_WORKER, 0)
        found = [name.removeprefix("place a colonist on ") for name in t.on_offer() if name.endswith("space")]
        assert found == [*named, "training space"]


def test_university() -> None:
    """E-DIFF-19: one position forward, not in Trade Goods and Warfare; or to the front in all five places."""
    for preset, after, moves in (
        ("first", [0, 2, 1], ["initiative", "dock", "buildings"]),
        ("deluxe_base", [2, 0, 1], ["initiative", "dock", "goods", "buildings", "warfare"]),
    ):
        t = table(round=4, preset=preset).own(2, "university")
        for box in ["initiative", "dock", "goods", "buildings", "warfare"]:
            t.stand(box, (0, "colonist"), (1, "colonist"), (2, "colonist"))
        t.happen(numbers.STUDY, 2)
        assert t.on_offer() == ["no", *[f"bring forward {box} 3" for box in moves], "move own marker"]
        t.say("bring forward dock 3")
        assert [seat for seat, _ in t.queue("dock")] == after
        marker = table(round=4, preset=preset).own(2, "university").happen(numbers.STUDY, 2)
        assert marker.say("move own marker").order() == [*after, 3]


def test_stables() -> None:
    """E-DIFF-20: in Phase 4, or just before Discovery."""
    for preset, before_discovery in (("first", False), ("deluxe_base", True)):
        t = table(round=4, preset=preset).own(0, "stables").put("peru", 0, soldier=1).discover("brazil").resolve("discovery")
        assert ("ride from Peru" in t.on_offer()) == before_discovery
        u = table(round=4, preset=preset).own(0, "stables").put("peru", 0, soldier=1).discover("brazil")
        u.happen(numbers.OPEN_BENEFITS)
        assert ("ride from Peru" in u.on_offer()) != before_discovery


def test_factory() -> None:
    """E-DIFF-21: $25 or $30, 5 VP in both."""
    for preset, money in (("first", 25), ("deluxe_base", 30)):
        t = table(round=7, preset=preset).own(0, "factory").happen(numbers.OPEN_BENEFITS)
        assert t.money(0) == money and t.points(0) == {"buildings": 5}


def test_rum_distillery() -> None:
    """E-DIFF-22: in the income phase, or in Phase 4; $3 for each sugar in both."""
    for preset, phase_3 in (("first", 6), ("deluxe_base", 0)):
        t = table(round=4, preset=preset).own(0, "rum_distillery").give_goods(0, sugar=2).happen(numbers.INCOME)
        assert t.money(0) == phase_3
        assert t.happen(numbers.OPEN_BENEFITS).money(0) == 6


def test_glory() -> None:
    """E-DIFF-23: any region with an own worker, or only colonized ones."""
    for preset, points in (("first", 8), ("deluxe_base", 4)):
        t = table(round=7, preset=preset).own(0, "glory").put("peru", 0, colonist=3).put("brazil", 0, colonist=2)
        t.put("florida", 0, colonist=1).put("florida", 1, colonist=3).put("virginia", 0, colonist=1).put(
            "virginia", 1, colonist=1
        )
        assert t.points(0) == {"buildings": points}


@both
def test_navy(preset: str) -> None:
    """E-DIFF-24: 4 VP for each ship in both."""
    assert table(round=7, preset=preset).own(0, "navy").give_ships(0, 3).points(0) == {"buildings": 12}


@both
def test_privateers_against_the_poor(preset: str) -> None:
    """E-DIFF-25: who has less pays what is there."""
    t = table(round=4, preset=preset).own(0, "privateers").give_ships(0, 3)
    t.give_money(1, 10).give_money(2, 2).happen(numbers.OPEN_BENEFITS)
    assert [t.money(seat) for seat in range(4)] == [5, 7, 0, 0]


@both
def test_militia(preset: str) -> None:
    """E-DIFF-26: named or not, the extra soldier is gone after the battle, and strikes in it."""
    for named, left in (("the militia", 1), ("a colonist", 0)):
        t = table(round=7, preset=preset).own(1, "militia").put("peru", 0, soldier=1, colonist=1).put("peru", 1, colonist=1)
        t.stand("warfare", (0, "colonist")).resolve("warfare").say("battle in Peru against seat 2", f"eliminate {named}")
        t.say("eliminate a colonist")
        assert t.at("peru", 0) == {"soldier": 1} and sum(t.at("peru", 1).values()) == left
        assert t.at("supply", 1)["soldier"] == 10
        t.conserved()


@both
def test_prosperity_counts_itself(preset: str) -> None:
    """E-DIFF-27."""
    assert table(round=7, preset=preset).own(0, "prosperity").points(0) == {"buildings": 2}
    assert table(round=7, preset=preset).own(0, "prosperity", "settlers", "settlers_2").points(0) == {"buildings": 6}


@both
def test_a_battle_needs_a_soldier(preset: str) -> None:
    """E-DIFF-28."""
    t = table(preset=preset).put("peru", 0, colonist=2).put("peru", 1, colonist=2).stand("warfare", (0, "soldier"))
    assert t.resolve("warfare").asks() is None
    t.put("peru", 1, soldier=1).stand("warfare", (0, "colonist")).resolve("warfare")
    assert t.on_offer() == ["forgo", "battle in Peru against seat 2"]


@both
def test_warfare_spaces(preset: str) -> None:
    """E-DIFF-29: four."""
    assert spaces(table(preset=preset), "warfare") == 4


TOKENS = [(1, 2, 1, 4)] * 2 + [(1, 3, 2, 4), (1, 2, 2, 4), (1, 3, 2, 4), (2, 4, 3, 5), (2, 2, 3, 5), (2, 2, 3, 5)]
TOKENS += [(1, 3, 3, 5), (1, 2, 3, 5), (2, 5, 3, 5), (3, 4, 4, 6), (4, 5, 4, 6), (3, 4, 4, 6), (4, 5, 5, 7), (2, 4, 5, 7)]
CARDS = [(2, 1, 3, 4), (1, 2, 3, 4), (2, 1, 3, 4), (2, 1, 4, 4), (2, 1, 4, 5), (2, 1, 4, 5), (3, 2, 4, 5), (2, 1, 4, 4)]
CARDS += [(2, 2, 4, 4), (2, 1, 4, 5), (4, 3, 5, 5), (4, 2, 5, 5), (5, 3, 5, 6), (6, 3, 6, 6), (8, 3, 6, 6), (7, 3, 6, 6)]


@both
def test_discovery_values(preset: str) -> None:
    """E-DIFF-30: the tables of the deluxe edition in both, by sailing with just enough soldiers against each."""
    for names, values in ((TOKEN_IDS, TOKENS), (CARD_IDS, CARDS)):
        for name, (plunder, per_soldier, natives, vp) in zip(names, values, strict=True):
            for soldiers in (natives - 1, natives):
                if soldiers == 0:
                    continue
                t = table(players=2, preset=preset).put("pool", 0, soldier=soldiers).discover(*REGION_IDS)
                t = t.token("peru", name) if name in TOKEN_IDS else t.only_card(name)
                t.resolve("discovery").say(t.on_offer()[1], *["send a soldier"] * (soldiers - 1))
                won = soldiers == natives
                assert t.money(0) == (plunder + soldiers * per_soldier if won else 0)
                assert t.points(0) == ({"discoveries": vp} if won else {})


def test_reset_order() -> None:
    """E-DIFF-31: buildings first or last of the three; scoring before the player order in both."""
    orders = {
        "first": ["tile-offered", "good-offered", "ship-offered"],
        "deluxe_base": ["good-offered", "ship-offered", "tile-offered"],
    }
    for preset in EDITIONS:
        t = table(round=3, preset=preset).put("peru", 0, colonist=3).stand("initiative", (2, "colonist"))
        t.s.ship_in_box = 0
        t.journal.events.clear()
        t.happen(numbers.RESET)
        said = list(dict.fromkeys(message.removeprefix("event-") for message in t.messages()))
        assert said == [*orders[preset], "colonists", "scored", "position", "round"]


def test_third_tie_break() -> None:
    """E-DIFF-32: most goods, or most goods and ships."""
    for preset, winner in (("first", 0), ("deluxe_base", 1)):
        t = table(players=2, round=8, preset=preset).give_goods(0, rice=2).give_goods(1, fish=1).give_ships(1, 2)
        assert EMPIRES.winners(t.happen(numbers.RESET).s) == [winner]


def test_vp_purchase() -> None:
    """E-DIFF-33: none, or optional."""
    with pytest.raises(Refused):
        game(3, "first", vp_purchase="true")
    for preset in EDITIONS:
        assert table(round=3, preset=preset).give_money(0, 9).happen(numbers.RESET).asks() == (0, "ask-place")
    assert table(round=3, vp_purchase="true").give_money(0, 9).happen(numbers.RESET).asks() == (0, "ask-buy-points")


def test_builder_scoring() -> None:
    """E-DIFF-34: only with builders; without them the base values stand in both."""
    for preset in EDITIONS:
        t = table(players=2, round=3, preset=preset).put("peru", 0, colonist=3).put("peru", 1, colonist=1).happen(numbers.RESET)
        assert (t.total(0), t.total(1)) == (6, 2)
    b = table(players=2, round=3, builders="true").put("peru", 0, colonist=3).put("peru", 1, builder=1).happen(numbers.RESET)
    assert (b.total(0), b.total(1)) == (10, 4)


@pytest.mark.parametrize(
    "variant", ["two_player_captains", "reduced_luck_age3", "no_survivors", "reconnaissance", "advanced_reconnaissance"]
)
def test_variants(variant: str) -> None:
    """E-DIFF-35: only in the deluxe edition."""
    assert EMPIRES.view(game(2, "deluxe_base", **{variant: "true"}), -1).agreed[variant] == "true"
    with pytest.raises(Refused) as refused:
        game(2, "first", **{variant: "true"})
    assert refused.value.about["option"] == variant


@both
def test_no_more_buildings_in_the_stack(preset: str) -> None:
    """E-DIFF-36: none is added."""
    t = table(round=4, preset=preset).offer_tiles("stables")
    t.s.stack = 0
    assert t.happen(numbers.RESET).market() == ["stables"]


@both
def test_nothing_is_traded_between_players(preset: str) -> None:
    """E-DIFF-37: in whole games nobody's goods, ships or buildings ever grow fewer: no tile of these sets takes any."""
    for seed in range(3):
        s = game(4, preset, seed + 1)
        luck = random.Random(seed)
        before = [([0] * 11, 0, 0)] * 4
        while s.offered:
            now = [
                ([int(n) for n in s.goods[11 * w : 11 * w + 11]], int(s.tallied(numbers.SHIPS, w)), int(s.owned[w]))
                for w in range(4)
            ]
            for (goods, ships, tiles), (had_goods, had_ships, had_tiles) in zip(now, before, strict=True):
                assert all(n >= m for n, m in zip(goods, had_goods, strict=True)) and ships >= had_ships
                assert tiles & had_tiles == had_tiles
            before = now
            take(s, luck.choice(s.on_offer()))


@both
def test_indian_allies(preset: str) -> None:
    """E-DIFF-38: only where the buyer has a worker."""
    t = table(round=4, preset=preset).give_money(0, 14).offer_tiles("indian_allies").stand("buildings", (0, "colonist"))
    t.put("peru", 0, colonist=1).put("brazil", 0, colonist=1).put("florida", 1, colonist=1).resolve("buildings")
    t.say("buy Indian Allies")
    assert t.on_offer() == ["settle Peru", "settle Brazil"]
    assert t.say("settle Peru").at("peru", 0) == {"colonist": 1, "soldier": 2}
    t.conserved()


@both
def test_cartography(preset: str) -> None:
    """E-DIFF-39: at purchase, or kept for a later Phase 4; once."""
    for when in ("purchase", "later"):
        t = table(preset=preset).give_money(0, 10).offer_tiles("cartography").stand("buildings", (0, "colonist"))
        t.token("peru", "T15").token("brazil", "T01").resolve("buildings").say("buy New World Cartography")
        if when == "later":
            t.say("no").happen(numbers.OPEN_BENEFITS)
        t.say("discover Peru")
        assert t.tokens(0) == ["T15"] and t.money(0) == 4 and t.at("peru", 0) == {"colonist": 1}
        assert t.happen(numbers.OPEN_BENEFITS).asks() is None


def test_player_boards() -> None:
    """E-DIFF-40: none, or six from which the auction chooses."""
    assert {player.nation for player in EMPIRES.view(game(2, "first"), -1).players_at_table} == {None}
    s = game(2, "deluxe_base", nations="auction")
    EMPIRES.take(s, "pass")
    decision = EMPIRES.decision(s)
    assert decision is not None
    assert decision.options == (
        "choose England",
        "choose Spain",
        "choose France",
        "choose Portugal",
        "choose Holland",
        "choose Italy",
    )


@both
def test_keeping_score(preset: str) -> None:
    """E-DIFF-41: after each age the score is written down and seen by all."""
    t = table(round=3, preset=preset).put("peru", 1, colonist=3)
    for round, points in ((3, 6), (6, 12), (8, 18)):
        t.s.round = round
        t.happen(numbers.RESET)
        assert [t.view(seat).players_at_table[1].points for seat in (-1, 0, 1)] == [points] * 3


@both
def test_training_price(preset: str) -> None:
    """E-DIFF-42: $5 in both, not five gold coins."""
    t = table(preset=preset).give_money(0, 5).stand_on("training", 0).resolve("specialists").say("take a captain")
    assert t.money(0) == 0 and t.at("available", 0) == {"captain": 1}


@both
def test_announcing_an_expedition(preset: str) -> None:
    """E-DIFF-43: which workers go is always asked, not only how many."""
    t = table(preset=preset).put("pool", 0, captain=1, soldier=1, colonist=1).token("peru", "T05").resolve("discovery")
    t.say("explore Peru")
    assert t.on_offer() == ["send a colonist", "send a captain", "send a soldier"]
    t.say("send a colonist", "send a soldier", "launch")
    assert t.at("pool", 0) == {"captain": 1} and t.money(0) == 1 + 3


@both
def test_ties_for_first(preset: str) -> None:
    """E-DIFF-44: two get 2 each and nobody is second; three get nothing."""
    t = table(round=3, preset=preset).put("peru", 0, colonist=3).put("peru", 1, colonist=3).put("peru", 2, colonist=1)
    for seat in range(3):
        t.put("brazil", seat, colonist=3)
    t.happen(numbers.RESET)
    assert [t.total(seat) for seat in range(4)] == [2, 2, 0, 0]
    if preset == "deluxe_base":
        b = table(round=3, builders="true").put("peru", 0, colonist=3).put("peru", 1, colonist=3).put("peru", 2, builder=1)
        b.happen(numbers.RESET)
        assert [b.total(seat) for seat in range(4)] == [6, 6, 2, 0]


def test_when_resolved_workers_leave_a_box() -> None:
    """E-DIFF-45: all together when the box is done (first), each when it is resolved (deluxe): the last captain matters."""
    for preset, home in (("first", 0), ("deluxe_base", 1)):
        t = table(preset=preset).stand_on("missionary", 0, "captain").stand_on("captain", 0)
        t.out_of(0, "captain").resolve("specialists").say("forgo")
        assert t.at("supply", 0).get("captain", 0) == home
        assert (t.asks() == (0, "ask-specialist")) == bool(home), "in the first edition no captain is in supply yet"
        if home:
            t.say("take a captain")
        assert t.at("available", 0) == ({"captain": 1} if home else {})
        t.conserved()
        t.happen(numbers.INCOME)
        assert t.at("supply", 0).get("captain", 0) == 1 - home and t.at("resolved", 0) == {}
        t.conserved()


@both
def test_the_word_colony(preset: str) -> None:
    """E-DIFF-46: a region where Stables ride to, but one's own workers where Indian Allies come."""
    t = table(round=4, preset=preset).own(0, "stables").put("peru", 0, soldier=1).discover("brazil", "new_granada")
    t = t.resolve("discovery") if preset != "first" else t.happen(numbers.OPEN_BENEFITS)
    t.say("ride from Peru")
    assert t.on_offer() == ["to New Granada", "to Brazil"]
    assert t.say("to Brazil").at("brazil", 0) == {"soldier": 1}
    u = table(round=4, preset=preset).give_money(0, 14).offer_tiles("indian_allies").stand("buildings", (0, "colonist"))
    u.put("brazil", 1, colonist=3).put("peru", 0, colonist=1).resolve("buildings").say("buy Indian Allies")
    assert u.at("peru", 0) == {"colonist": 1, "soldier": 2}, "the only own colony is taken unasked"


def test_who_marks_the_player_order() -> None:
    """E-DIFF-47: the worker in Initiative becomes the marker (first), or goes home while the marker moves (deluxe)."""
    for preset, marker in (("first", "captain"), ("deluxe_base", "colonist")):
        t = table(preset=preset).stand("initiative", (2, "captain")).happen(numbers.END_ROUND)
        assert t.order() == [2, 0, 1, 3]
        assert t.view().players_at_table[2].marker == marker
        home = {"first": {"captain": 4, "colonist": 25}, "deluxe_base": {"captain": 5, "colonist": 24}}[preset]
        supply = t.view().players_at_table[2].supply  # after a round in which nobody had a worker, and five new colonists
        assert {kind: supply[kind] for kind in home} == home
        t.conserved()


@both
def test_an_action_may_be_forgone(preset: str) -> None:
    """E-DIFF-48: in both editions the worker then leaves its box without effect."""
    t = table(preset=preset).offer_goods(sugar=1).stand("goods", (1, "colonist")).resolve("goods").say("forgo")
    assert t.goods(1) == {} and t.goods_on_offer() == 1 and t.queue("goods") == []
    t.conserved()
