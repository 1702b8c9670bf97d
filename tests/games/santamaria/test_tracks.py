"""The tracks of the conquistador (7.4) and of religion (7.5), blue dice (7.6), monks and scholars (8)."""

from itertools import pairwise

import pytest

from caravela.core.fate import Fate
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import BISHOP_IDS, CAMP_IDS, POST_IDS, POST_NAMES, SCHOLAR_IDS
from tests.games.santamaria.kit import Table, table

MONKS_AT = [3, 6, 9, 12, 15, 18]
CAMPS = {"M1": {"points": 3}, "M2": {"wood": 2, "grain": 1}, "M3": {"sugar": 1, "gem": 1}, "M4": {"gold": 2}}


def monk_to(post: str) -> str:
    return f"monk to {POST_NAMES[POST_IDS.index(post)]}"


# -- Conquistador ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", range(1, 13))
def test_a_conquistador_moves_one_space_and_finds_gold_on_some(space: int) -> None:
    """S-CONQ-1, S-CONQ-2."""
    at = table(2).conquistador(0, space - 1).happen(numbers.CONQUISTADOR)
    assert at.view().conquistador == [space, 0]
    assert at.goods() == ({"gold": 1} if space in (2, 5, 8, 11) else {})


def test_a_marker_that_comes_to_others_lies_on_top() -> None:
    """S-CONQ-3."""
    at = table(3).conquistador(0, 1).conquistador(2, 2).conquistador(1, 2).happen(numbers.CONQUISTADOR, 0)
    assert at.view().conquistador_stacks == {"2": [2, 1, 0]}
    assert [player.rank for player in at.view().players_at_table] == [3, 2, 1]


def test_gold_can_be_found_again_every_year() -> None:
    """S-CONQ-6."""
    at = table(2).conquistador(0, 1).happen(numbers.CONQUISTADOR).retired(0, "coins").retired(1, "road").end_year()
    assert at.goods() == {"gold": 1} and at.view().conquistador == [0, 0]
    at.happen(numbers.CONQUISTADOR).happen(numbers.CONQUISTADOR)
    assert at.goods() == {"gold": 2}


# -- Religion ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", range(1, 19))
def test_a_religion_action_moves_one_space_and_passes_the_symbol_there(space: int) -> None:
    """S-REL-1, S-REL-5, S-REL-6, S-REL-7, S-REL-8, S-BLUE-1, S-BLUE-4, S-BLUE-5, S-EDGE-25."""
    at = table(2).religion(0, space - 1)
    reserve = at.view().blue_reserve
    at.happen(numbers.RELIGION)
    dice = 1 if space in (3, 9) else 0
    assert at.view().religion == [space, 0] and at.blue_dice(0) == dice and at.view().blue_reserve == reserve - dice
    assert at.asks() == ((0, "ask-monk") if space in MONKS_AT else None)
    assert at.messages() == ["event-religion", "event-blue-die"][: 1 + dice]
    assert at.got(0, numbers.UNLOCKED) == (1 if space < 3 else 2 if space < 9 else 3)


def test_one_extra_space_for_one_grain_and_no_second() -> None:
    """S-REL-2, S-REL-3, S-EDGE-16."""
    at = table(2).give(0, grain=3).happen(numbers.RELIGION)
    assert at.view().religion == [1, 0] and at.say("step for grain").view().religion == [2, 0]
    assert at.goods() == {"grain": 2} and at.asks() is None
    assert at.messages() == ["event-religion", "event-paid", "event-religion"]
    at = table(2).religion(0, 17).give(0, grain=3).happen(numbers.RELIGION).say("skip", "step for grain")
    assert at.happiness() == 1 and at.goods() == {"grain": 2} and at.asks() is None


def test_all_of_the_first_space_comes_before_the_extra_one() -> None:
    """S-REL-4, S-EDGE-17: the grain of a camp pays the second step."""
    at = table(2).religion(0, 5).happen(numbers.RELIGION)
    assert at.asks() == (0, "ask-monk") and at.say("monk to camp 2").asks() == (0, "ask-extra-step")
    assert at.say("step for grain").view().religion == [7, 0] and at.goods() == {"wood": 2}


def test_the_second_step_can_pass_a_symbol_and_only_one_is_passed_in_an_action() -> None:
    """S-EDGE-18, S-REL-5: symbols are three spaces apart."""
    at = table(2).religion(0, 4).give(0, grain=3).happen(numbers.RELIGION).say("step for grain", "monk to camp 1")
    assert at.view().religion == [6, 0] and at.asks() is None
    page = at.view().printed
    assert page.monk_at == MONKS_AT and all(later - earlier > 1 for earlier, later in pairwise(MONKS_AT))


def test_the_extra_step_after_the_last_space_gains_a_point() -> None:
    """S-EDGE-65, S-REL-10."""
    at = table(2).religion(0, 17).give(0, grain=1).happen(numbers.RELIGION)
    assert at.asks() == (0, "ask-monk") and at.say("monk to camp 4", "step for grain").happiness() == 1
    assert at.view().religion == [18, 0]


def test_markers_share_a_space_of_the_religion_track_without_order() -> None:
    """S-REL-12, S-REL-11."""
    at = table(3).religion(1, 4).religion(0, 3).happen(numbers.RELIGION, 0)
    assert at.view().religion == [4, 4, 0]
    other = table(3).religion(0, 4).religion(1, 3).happen(numbers.RELIGION, 1)
    assert other.view().religion == at.view().religion and other.view().conquistador_stacks == {}
    for who, space in enumerate(("coins", "export", "road")):
        at.retired(who, space)
    assert at.end_year().view().religion == [4, 4, 0]


# -- Blue dice ---------------------------------------------------------------------------------------------------------


def test_a_new_blue_die_can_be_used_from_the_next_turn_on() -> None:
    """S-BLUE-2, S-BLUE-3."""
    at = table(2).religion(0, 2).row(0, 1, "religion", "sugar").retired(1, "coins").give(0, coins=1)
    at.s.fate = Fate([0])
    at.turn().say("coins on row 1 column 1", "use", "monk to camp 3")
    assert at.view().players_at_table[0].blue_dice == [1] and at.offers("use ") == []
    assert "use blue 1" in at.say("skip", "end turn").on_offer()


# -- Monks -------------------------------------------------------------------------------------------------------------


def test_there_are_ten_spaces_for_monks() -> None:
    """S-MONK-1."""
    at = table(2).at_posts("SC02", "SC05", "SC09", "BI1", "BI3", "BI6").happen(numbers.PLACE_MONK)
    posts = ["SC02", "SC05", "SC09", "BI1", "BI3", "BI6", *CAMP_IDS]
    assert at.offers("monk to") == [monk_to(post) for post in posts]
    for post in posts:
        there = table(2).at_posts("SC02", "SC05", "SC09", "BI1", "BI3", "BI6").happen(numbers.PLACE_MONK).say(monk_to(post))
        found = [spot.id for spot in there.view().posts if 0 in spot.monks]
        assert found == [post] and there.view().players_at_table[0].monks_left == 5
    assert at.why_not("monk to the Cartographer") == at.why_not("monk to the Bishop of the Settlements") == "S-MONK-1"


@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_a_space_takes_a_monk_of_everybody_for_two_coins_each(others: int) -> None:
    """S-MONK-4, S-MONK-5, S-MONK-9, S-EDGE-21, S-EDGE-23: paid at once, also to players who have retired."""
    at = table(4).give(0, coins=6).retired(1, "coins")
    for who in range(1, others + 1):
        at.monk(who, "M4")
    at.happen(numbers.PLACE_MONK).say("monk to camp 4")
    assert [at.coins(who) for who in range(4)] == [6 - 2 * others, *[2] * others, *[0] * (3 - others)]
    post = next(post for post in at.view().posts if post.id == "M4")
    assert post.monks == list(range(others + 1))


def test_a_second_monk_on_the_same_space_is_never_allowed() -> None:
    """S-EDGE-20, S-MONK-7."""
    at = table(2).monk(0, "M2").give(0, coins=9).happen(numbers.PLACE_MONK)
    assert at.why_not("monk to camp 2") == "S-MONK-7" and "monk to camp 1" in at.on_offer()


def test_the_fee_may_be_raised_by_sales() -> None:
    """S-MONK-10, S-EDGE-19: else the monk stays in the reserve."""
    at = table(2).monk(1, "M4").give(0, gem=1).happen(numbers.PLACE_MONK)
    assert at.why_not("monk to camp 4") == "S-MONK-6"
    at.say("sell gem", "monk to camp 4")
    assert at.coins(1) == 2 and at.goods() == {"gold": 2}
    at = table(2).at_posts("BI1").monk(0, "M1", "M2", "M3", "M4").monk(1, "BI1").happen(numbers.PLACE_MONK)
    assert at.asks() is None and at.messages() == ["event-no-monk"] and at.got(0, numbers.MONKS_LEFT) == 2


def test_the_gain_of_a_space_does_not_help_to_pay_for_it() -> None:
    """S-MONK-11: three wood and three grain would overflow to three coins, but the fee comes first."""
    at = table(2).monk(1, "M2").give(0, coins=1, wood=3, grain=3).happen(numbers.PLACE_MONK)
    assert at.why_not("monk to camp 2") == "S-MONK-6"
    at.say("sell wood", "monk to camp 2")
    told = [message for message in at.messages() if message in ("event-fee", "event-gained", "event-overflow")]
    assert told[0] == "event-fee" and at.coins() == 2 - 2 + 1 + 1


def test_monks_stay_where_they_are() -> None:
    """S-MONK-8, S-SCH-1, S-YEAR-19: nothing offers to move one, and a scholar works for the rest of the game."""
    at = table(2).at_posts("SC04", "BI2").happen(numbers.PLACE_MONK).say("monk to the Factor")
    for _ in range(2):
        at.retired(0, "coins").retired(1, "road").end_year()
        assert [post.monks for post in at.view().posts if post.id == "SC04"] == [[0]]
        assert at.give(0, gem=1).turn().say("sell gem").coins() == 3


@pytest.mark.parametrize("camp", CAMP_IDS)
def test_a_camp_gives_its_reward_once_and_nothing_at_the_end(camp: str) -> None:
    """S-CAMP-1, S-END-13."""
    at = table(2).happen(numbers.PLACE_MONK).say(monk_to(camp))
    assert at.goods() | ({"points": at.happiness()} if at.happiness() else {}) == CAMPS[camp]
    at.give(0).set(0, numbers.HAPPINESS, 0)
    assert at.points() == {} and at.view().players_at_table[0].camps == [camp]


def test_six_symbols_for_six_monks() -> None:
    """S-EDGE-24: who walks the whole track has placed his last monk on its last space."""
    at = table(2).at_posts("BI1", "BI2", "BI3")
    posts = iter(["M1", "M4", "BI1", "BI2", "BI3", "M3"])
    for _ in range(18):
        at.happen(numbers.RELIGION)
        while at.asks():
            at.say(monk_to(next(posts)) if at.asks() == (0, "ask-monk") else "skip")
    assert at.view().religion == [18, 0] and at.got(0, numbers.MONKS_LEFT) == 0
    at.give(0).happen(numbers.RELIGION)
    assert at.asks() is None and at.messages()[-1] == "event-gained"


# -- Scholars ----------------------------------------------------------------------------------------------------------

ABILITIES = {
    "SC01": ("use white 2 as 1", {"coins": 0}),
    "SC03": ("buy double D01", {"coins": 1, "wood": 1}),
    "SC05": ("buy grain", {"coins": 2}),
    "SC06": ("coins on row 1 column 1", {"coins": 0}),
}


@pytest.mark.parametrize("scholar", ABILITIES)
def test_a_scholar_works_from_the_moment_the_monk_stands_there(scholar: str) -> None:
    """S-SCH-1, S-SCH-2: for everybody with a monk there, and for nobody else."""
    option, goods = ABILITIES[scholar]
    at = table(3).at_posts(scholar).show(0, "r1c1", "sugar").display("D01").white(2)
    for who in (1, 0):
        at.give(0, coins=2).give(1).happen(numbers.PLACE_MONK, who).say(monk_to(scholar))
        at.give(0, **goods).turn()
        assert (option in at.on_offer()) == (who == 0)
    assert [player.scholars for player in at.view().players_at_table] == [[scholar], [scholar], []]


def test_a_scholar_gained_in_the_middle_of_a_line_works_for_the_rest_of_it() -> None:
    """S-EDGE-45."""
    at = table(2).at_posts("SC08").religion(0, 2).column(0, 1, "conquistador", "religion", "conquistador").white(1)
    at.give(0, wood=1).turn().say("use white 1", "use", "use", "monk to the Captain", "use", "step for wood")
    assert at.view().conquistador == [3, 0]


@pytest.mark.parametrize("scholar", SCHOLAR_IDS)
def test_every_scholar_gives_one_to_three_points_to_everybody_who_has_it(scholar: str) -> None:
    """S-SCH-2, S-SCH-3, S-END-6."""
    at = table(3).at_posts(scholar).monk(0, scholar).monk(2, scholar)
    points = at.view().printed.scholars[scholar].points
    assert points == dict(zip(SCHOLAR_IDS, [1, 1, 1, 3, 3, 2, 2, 2, 3, 2], strict=True))[scholar]
    assert [at.points(who) for who in range(3)] == [{"scholars": points}, {}, {"scholars": points}]


def test_what_a_scholar_allows_may_be_left_alone() -> None:
    """S-SCH-5, S-SCH-8: only what never hurts happens by itself."""
    at = table(2).scholar(0, "SC08").give(0, wood=1).happen(numbers.CONQUISTADOR).say("skip")
    assert at.view().conquistador == [1, 0] and at.goods() == {"wood": 1}
    at = table(2).scholar(0, "SC07").give(0, coins=1, grain=1).happen(numbers.RELIGION)
    assert at.on_offer()[:2] == ["step for grain", "step for coins"]
    assert at.say("step for grain").coins() == 1
    at = table(2).scholar(0, "SC02").dock(coins="S01").give(0, coins=2, wood=1, sugar=1).happen(numbers.EXPORT, 0, 63)
    assert at.say("export from coins dock").offers("pay") == ["pay as printed", "pay coins for 1 wood", "pay coins for 1 sugar"]
    at = table(2).scholar(0, "SC01", "SC04", "SC05", "SC06", "SC10").show(0, "r1c1", "sugar").white(2).turn()
    assert at.say("use white 2 as 1").coins() == 0 and at.asks() == (0, "ask-use")


def test_the_theologian_at_the_end_of_the_track() -> None:
    """S-SCH-SC07."""
    at = table(2).scholar(0, "SC07").religion(0, 18).give(0, coins=2).happen(numbers.RELIGION).say("step for coins")
    assert at.happiness() == 2 and at.coins() == 1 and at.asks() is None


def test_the_captain_at_the_end_of_the_track() -> None:
    """S-SCH-SC08: not asked on the last space; one extra space for one action."""
    assert table(2).scholar(0, "SC08").conquistador(0, 11).give(0, wood=3).happen(numbers.CONQUISTADOR).asks() is None
    at = table(2).scholar(0, "SC08").conquistador(0, 10).give(0, wood=3).happen(numbers.CONQUISTADOR)
    assert at.goods() == {"wood": 3, "gold": 1} and at.say("step for wood").view().conquistador == [12, 0]
    assert at.asks() is None


def test_the_overseer_counts_what_was_activated_before() -> None:
    """S-SCH-10."""
    at = table(2).at_posts("SC06").row(0, 1, "sugar", "gem", "wood").coins_on(0, "r1c1", 1).coins_on(0, "r1c2", 2)
    at.give(0, coins=2).happen(numbers.PLACE_MONK).say("monk to the Overseer").turn().say("coins on row 1 column 3")
    assert at.coins() == 0 and at.on("r1c3") == ("", 0, 2)


def test_bishops_do_nothing_before_the_end() -> None:
    """S-BIS-4."""
    for bishop in BISHOP_IDS:
        at = table(2).at_posts(bishop).happen(numbers.PLACE_MONK).say(monk_to(bishop))
        assert at.happiness() == at.coins() == 0 and at.goods() == {} and at.asks() is None
        assert at.view().players_at_table[0].points == 0 and at.view().players_at_table[0].scholars == []


def retiring(at: Table) -> Table:
    return at.turn().say("retire to religion", "use")


def test_scholars_work_in_the_retire_turn_also_one_gained_in_it() -> None:
    """S-SCH-6, S-SCH-9, S-EDGE-67: the fee is paid with the coins of the same turn."""
    at = table(2).at_posts("SC10").monk(1, "SC10").religion(0, 2).harbour(0, coins=2, points=1)
    retiring(at)
    assert at.why_not("monk to the Bursar") == "S-MONK-6"
    at = table(2).at_posts("SC10").monk(1, "SC10").religion(0, 2).harbour(0, coins=1, religion=1, points=1)
    at.turn().say("retire to coins", "use", "monk to the Bursar")
    assert at.coins(1) == 2 and at.coins(0) == 2 + 2 - 2 + 3 and at.happiness() == 1
    at = table(2).scholar(0, "SC07").religion(0, 0).give(0, coins=1)
    assert retiring(at).say("step for coins").view().religion == [2, 0]
