"""The variant with an offer of blue dice (10.2)."""

from caravela.core.fate import Fate
from caravela.games.santamaria.rules import numbers
from tests.games.santamaria.kit import Table, table

COMMON = 4


def offering(players: int = 2) -> Table:
    return table(players, "basic_blue_dice")


def test_blue_dice_lie_in_a_common_offer() -> None:
    """S-VAR-1, S-VAR-4: whoever takes one activates a row with it, and nobody else has it then."""
    at = offering().blue(COMMON, 2, 5).row(0, 2, "sugar", "gem").row(1, 2, "wood").row(1, 5, "wood").turn()
    assert at.view().blue_dice == [2, 5] and [player.blue_dice for player in at.view().players_at_table] == [[], []]
    assert at.offers("use blue") == ["use blue 2"] and at.why_not("use blue 1") == "S-VAR-4"
    at.say("use blue 2", "skip", "skip")
    assert at.on("r2c2") == ("blue", 2, -1) and at.asks() == (1, "ask-turn")
    assert at.view().blue_dice == [5] and at.offers("use blue") == ["use blue 5"]


def test_an_unlocked_die_joins_the_offer_at_once() -> None:
    """S-VAR-3, S-VAR-6: at the first and the third symbol."""
    for space, reserve in ((3, 3), (9, 2)):
        at = offering().religion(0, space - 1)
        at.s.fate = Fate([3])
        at.happen(numbers.RELIGION)
        assert at.view().blue_dice == [4] and at.view().blue_reserve == reserve
        assert at.messages() == ["event-religion", "event-common-blue-die"]
    assert offering().religion(0, 5).happen(numbers.RELIGION).view().blue_dice == []


def test_a_die_unlocked_by_a_retiring_player_is_there_for_the_others() -> None:
    """S-VAR-7, S-VAR-11."""
    at = offering().religion(0, 2).show(1, "r6c1", "sugar")
    at.s.fate = Fate([5])
    at.turn().say("retire to religion", "use", "skip")
    assert at.asks() == (1, "ask-turn") and at.offers("use blue") == ["use blue 6"]


def test_all_other_rules_of_dice_hold() -> None:
    """S-VAR-9: change for coins, a vacant territory, and the place of the die."""
    at = offering().blue(COMMON, 3).row(0, 2, "sugar", "gem", "wood").coins_on(0, "r2c3").turn()
    assert at.why_not("use blue 3") == "S-DIE-6" and at.why_not("use blue 3 as 2") == "S-DIE-3"
    at.give(0, coins=1).turn().say("use blue 3 as 2", "skip", "skip")
    assert at.coins() == 0 and at.on("r2c2") == ("blue", 2, -1)


def test_before_a_new_year_all_unlocked_dice_are_rolled_into_the_offer() -> None:
    """S-VAR-8, S-VAR-12: whoever used them."""
    at = offering(3).religion(0, 9).religion(1, 3).row(0, 1, "sugar", "gem").row(1, 1, "wood").blue(COMMON, 1)
    at.die_on(0, "r1c2", "blue", 1).die_on(1, "r1c1", "blue", 1)
    for who, space in enumerate(("coins", "export", "road")):
        at.retired(who, space)
    view = at.end_year().view()
    assert len(view.blue_dice) == 3 + 2 + 1 and at.occupied(0) == at.occupied(1) == []
    assert [player.blue_taken for player in view.players_at_table] == [0, 0, 0]
