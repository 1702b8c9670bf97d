"""Payments (3.2) and the goods and objects on cards."""

from caravela.games.maracaibo.rules import numbers
from tests.games.maracaibo.kit import Table, corrected, table

# sugar: A01 A05 A09 A13 A17; cocoa: A03 A07 A11; maps: A01 A06 A11 A16 A17; herbs: A04 A05 A10 A15 A20


def test_one_card_gives_one_symbol() -> None:
    """M-MIS-4, M-RUL-46: two maps need two cards, and identical goods are never objects."""
    t = table().mission("Q02", "6").hand(0, "A01", "A02")
    assert "mission Q02" not in t.main(0, "6", 1).on_offer()
    assert "mission Q02" in t.hand(0, "A01", "A06").main(0, "6", 1).on_offer()
    t = table().own(0, "B061").hand(0, "A01", "A06", "A11").village()  # three maps, three different goods
    assert "sell goods" not in t.on_offer()


def test_the_payer_chooses_the_cards() -> None:
    """DP-22, M-GEN-13: two of three; they go to the common discard pile."""
    t = table().own(0, "B061").hand(0, "A01", "A05", "A09", "A03").village().say("sell goods")
    assert t.asks() == (0, "ask-pay-card")
    assert t.on_offer() == ["discard A01", "discard A05", "discard A09"]  # no free action in the middle of a payment
    t.say("discard A05", "discard A01")
    assert t.doubloons() == 4 and t.in_hand() == ["A03", "A09"]
    assert {"A01", "A05"} <= set(t.discard_pile())


def test_identical_goods_are_all_of_one_kind() -> None:
    """M-RUL-46, M-VILL-10: three sugar and two cocoa; the first card decides."""
    t = table().own(0, "B061").hand(0, "A01", "A05", "A03", "A07").village().say("sell goods", "discard A07")
    assert t.in_hand() == ["A01", "A05"] and t.doubloons() == 4
    t = table().upgrade(0, "S09").hand(0, "A01", "A05", "A09", "A03", "A07").village().say("trade from hold")
    assert t.in_hand() == ["A03", "A07"]  # only sugar is there three times: nothing to ask


def test_a_permanent_object_is_paid_each_time() -> None:
    """M-CARD-PERM-1, M-RUL-47, M-EX-49: one card less for each, and the card stays; perhaps nothing is left to pay."""
    t = table().own(0, "A39").hand(0, "B010", "A04", "A05").give(0, doubloons=4).village().say("buy B010")
    assert t.in_hand() == [] and t.tableau() == ["A39", "B010"]
    t = table().own(0, "A39").hand(0, "B010", "A04", "A05", "A10").give(0, doubloons=4).village().say("buy B010")
    assert t.asks() == (0, "ask-pay-card")
    t = table().own(0, "A38", "B039").mission("Q02", "6").main(0, "6", 1)
    assert "mission Q02" in t.on_offer()
    t.say("mission Q02")
    assert t.got(0, numbers.MISSIONS_DONE) == 1


def test_a_card_that_shows_both_pays_only_one() -> None:
    """M-RUL-46: a corrected table may ask for a good and an object together; no printed component does."""
    both = 'cost = [{ pay = "good", good = "sugar", n = 1 }, { pay = "object", object = "map", n = 1 }]'
    tables = corrected("mission_tiles.toml", 'cost = [{ pay = "worker", n = 1 }]', both)
    t = Table(tables=tables).mission("Q01", "6").hand(0, "A01").main(0, "6", 1)
    assert "mission Q01" not in t.on_offer()
    t.hand(0, "A01", "A09").main(0, "6", 1).say("mission Q01")  # A09 is the sugar, A01 the map
    assert t.in_hand() == []
    t.hand(0, "A01", "A17", "A09").mission("Q01", "6").main(0, "6", 1).say("mission Q01")
    assert t.on_offer() == ["discard A01", "discard A17", "discard A09"]
    t.say("discard A01")
    assert t.in_hand() == ["A09"]  # the map must now be A17


def test_combat_points_cannot_be_replaced_by_workers() -> None:
    """3.2: Q12 asks for two combat points."""
    t = table().mission("Q12", "6").give(0, cp=1, workers=5).main(0, "6", 1)
    assert "mission Q12" not in t.on_offer()


def test_a_cost_is_paid_whole() -> None:
    """M-GEN-6, M-MIS-3: it cannot be declined once the thing that costs it is chosen."""
    t = table().mission("Q17", "6").give(0, workers=1).main(0, "6", 1)
    assert "mission Q17" not in t.on_offer()
    t = table().mission("Q17", "6").give(0, workers=2).main(0, "6", 1).say("mission Q17")
    assert t.workers() == 0
