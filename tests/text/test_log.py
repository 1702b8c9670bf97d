"""The log tells all that happens: what everybody begins with, what looks cost, what failed, and what was left undone."""

import random

import pytest

from caravela.core.events import Event, Journal
from caravela.core.game import Game
from caravela.games import FACES, GAMES
from caravela.games.empires.rules import numbers
from caravela.games.empires.rules.components import BOX_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.scoring import ana_score
from caravela.games.maracaibo.rules.state import Maracaibo
from tests.games.empires.kit import table
from tests.games.maracaibo.test_cards import buying
from tests.games.santamaria.kit import table as colony

NAMES = ["Bruno", "Chiara", "Diego"]


def told(game: str, events: list[Event]) -> list[str]:
    say = FACES[game].speaker("en", NAMES)
    return [say.event(event) for event in events]


@pytest.mark.parametrize(
    ("game", "preset", "lines"),
    [
        ("empires", "deluxe_base", {"begins with $10.", "begins with $11."}),
        ("santamaria", "basic", {"begins with 2 wood and 3 coins.", "begins with 2 wood and 4 coins."}),
        ("maracaibo", "single", {f"begins with doubloons: {n}, workers: 2, combat points: 1." for n in (8, 9)}),
    ],
)
def test_everybody_hears_what_everybody_begins_with(game: str, preset: str, lines: set[str]) -> None:
    """E-SETUP-4, S-SETUP-19, S-SETUP-20, M-START-4, M-START-5, M-START-7."""
    rules: Game = GAMES[game]
    journal = Journal()
    s = rules.start(2, rules.agree(preset, {}), 5, None, journal)
    while not any("begins with" in line for line in told(game, rules.events(journal))):
        decision = rules.decision(s)
        assert decision is not None
        rules.take(s, decision.options[0])
    found = [line.partition(" ")[2] for line in told(game, rules.events(journal)) if "begins with" in line]
    assert len(found) == 2 and set(found) == lines


def test_a_look_tells_its_price() -> None:
    """E-VAR-RECON.1."""
    t = table(2, reconnaissance="true").put("pool", 0, colonist=1).give_money(0, 10).happen(numbers.DISCOVER_OR_NOT, 0)
    price = t.view(0).prices["look"]
    assert f"Bruno pays ${price} to look at the token in Brazil." in told("empires", t.say("look at Brazil").log())


def test_a_failed_expedition_without_survivors_is_told_as_failed() -> None:
    """E-VAR-NOSURV.1."""
    t = table(2, no_survivors="true").put("pool", 0, colonist=1).token("brazil", "T16", seen_by=0)
    lines = told("empires", t.happen(numbers.DISCOVER_OR_NOT, 0).say("explore Brazil").log())
    assert lines.index("Bruno’s expedition to Brazil fails.") < next(
        i for i, line in enumerate(lines) if "leaves the game" in line
    )


@pytest.mark.parametrize("box", ["warfare", "buildings", "goods"])
def test_a_worker_that_finds_nothing_to_do_is_told(box: str) -> None:
    """E-EDGE-78, E-GOODS-4, D-28."""
    t = table(2).stand(box, (0, "colonist")).offer_tiles("monastery").offer_goods()
    name = FACES["empires"].speaker("en").remark("box", box, "in")
    t.happen(numbers.RESOLVE_QUEUE, 0, BOX_IDS.index(box))
    assert f"Bruno has nothing to do with the colonist {name}." in told("empires", t.log())


@pytest.mark.parametrize("space", ["coins", "conquistador", "export", "religion", "road"])
def test_a_declined_retire_space_is_told(space: str) -> None:
    """S-RET-4."""
    at = colony(2).dock(coins="S01").give(0, wood=1).turn().say(f"retire to {space}", "skip")
    name = FACES["santamaria"].speaker("en").remark("space", space, "of")
    assert f"Bruno does without the action {name}." in told("santamaria", at.log())


def test_the_points_of_ana_are_told_by_category() -> None:
    """M-ANA-34 to M-ANA-38: as those of the players are."""
    journal = Journal()
    s = MARACAIBO.start(1, MARACAIBO.agree("single", {}), 3, None, journal)
    luck = random.Random(3)
    while (decision := MARACAIBO.decision(s)) is not None:
        MARACAIBO.take(s, luck.choice(decision.options))
    assert isinstance(s, Maracaibo)
    hers = [event.phrase for event in MARACAIBO.events(journal) if event.phrase.message == "event-scored" and event.who == 1]
    say = FACES["maracaibo"].speaker("en", NAMES[:1])
    expected = {say.category(name): n for name, n in ana_score(s).items() if n and name != "voyage"}
    assert len(expected) > 1 and [say.phrase(one) for one in hers] == [
        f"Ana scores {n} VP ({name})." for name, n in expected.items()
    ]


def test_workers_put_on_a_card_are_told() -> None:
    """M-CARD-INC-5."""
    t = buying("B008").say("buy B008", "workers 2")
    assert "Bruno puts 2 workers on the card." in told("maracaibo", t.log())


def test_vp_income_that_passes_the_end_of_its_track_says_so() -> None:
    """M-RUL-10."""
    say = FACES["maracaibo"].speaker("en", NAMES)
    kind = next(kind for kind in MARACAIBO.event_kinds if kind.message == "event-income-points")
    number = MARACAIBO.event_kinds.index(kind)
    assert say.event(kind.event((number, 0, 3, 1, 0, -1))) == (
        "The VP income of Bruno rises by 3, passes the end of its track and starts again at 1."
    )
    assert say.event(kind.event((number, 0, 3, 4, 0, -1))) == "The VP income of Bruno rises by 3 to 4."


def test_no_round_is_promised_after_the_last() -> None:
    """E-ROUND-1: what comes in round 8 is not for the coming round."""
    t = table(2).stand_on("soldier", 0)
    t.s.round = 8
    asked = EMPIRES.decision(t.happen(numbers.RESOLVE_SPECIALISTS, 0, 0).s)
    say = FACES["empires"].speaker("en", NAMES)
    assert asked is not None and say.question(asked) == "Bruno may take a soldier."
    assert "Bruno gets a soldier (Specialists)." in told("empires", t.say("take a soldier").log())
