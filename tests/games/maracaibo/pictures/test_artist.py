"""Maracaibo's artist: what it shows to whom, what stands for which option, and what it says of everything drawn."""

import re
from collections.abc import Iterator

import pytest

from caravela.core.game import Decision, View
from caravela.core.state import take
from caravela.games import FACES
from caravela.games.maracaibo.pictures.cards import kept_parts
from caravela.games.maracaibo.pictures.chart import RADIUS, SEA, SPOTS
from caravela.games.maracaibo.rules.components import CARD_IDS, CAREER_IDS, STORY_CARD_IDS
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.maracaibo.rules.state import Maracaibo
from caravela.games.maracaibo.rules.view import MaracaiboView
from caravela.render.sheet import THING
from caravela.text import LANGUAGES, Speaker

ARTIST = FACES["maracaibo"].artist
NAMES = ["Marina", "Bruno", "Chiara", "Diego"]
PLATE = re.compile(r'<rect class="(?:name-plate|slip)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')


class StrictSpeaker(Speaker):
    """What a Speaker swallows while people play is an error here."""

    def trouble(self, language: str, message: str, reason: str) -> None:
        raise AssertionError(f"{language} {message}: {reason}")


def start(seats: int, preset: str = "single", seed: int = 1, **changes: str) -> Maracaibo:
    s = MARACAIBO.start(seats, MARACAIBO.agree(preset, changes), seed)
    assert isinstance(s, Maracaibo)
    return s


def speaker(view: MaracaiboView, language: str = "en") -> Speaker:
    return StrictSpeaker(language, FACES["maracaibo"].words, NAMES[: view.players], view.agreed)


def moves(s: Maracaibo, luck: int) -> Iterator[Decision]:
    """Every decision of a game of random moves."""
    while (decision := MARACAIBO.decision(s)) is not None:
        yield decision
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        take(s, s.options[(luck >> 8) % s.offered])


def seen(s: Maracaibo, who: int) -> MaracaiboView:
    view = MARACAIBO.view(s, who)
    assert isinstance(view, MaracaiboView)
    return view


def drawn(view: MaracaiboView, language: str = "en") -> str:
    return "".join(part for sheet in ARTIST.sheets(view, speaker(view, language)) for part in sheet.parts.values())


def things(view: MaracaiboView) -> set[str]:
    return set(THING.findall(drawn(view)))


GAMES = [(1, "single"), (2, "single_hard"), (3, "campaign"), (4, "single"), (4, "chapter5")]


# -- what stands for what ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "preset"), GAMES)
def test_whatever_can_be_chosen_by_a_thing_is_drawn(seats: int, preset: str) -> None:
    s = start(seats, preset, 5)
    clicked: set[str] = set()
    for n, decision in enumerate(moves(s, 3)):
        if n % 12:
            continue
        view = seen(s, decision.who)
        there = things(view)
        for option in decision.options:
            found = ARTIST.option_things(option, view, speaker(view))
            assert set(found) <= there, (option, decision.question.message, found)
            clicked.update(thing.partition("-")[0] for thing in found)
            for thing in found:
                assert ARTIST.meant(thing, view, decision, FACES["maracaibo"].speaker("en")) in decision.options
                assert ARTIST.name(thing, view, speaker(view))
    assert clicked >= {"location", "card", "slot", "village_action", "deck"}


def test_two_ways_to_a_place_are_two_options_of_one_thing() -> None:
    s = start(2)
    both = {"sail 18 by 13", "sail 18 by 14"}
    decision = next(decision for decision in moves(s, 2) if both <= set(decision.options))
    view = seen(s, decision.who)
    for way in both:
        assert ARTIST.option_things(way, view, speaker(view)) == ["location-18"]


def test_a_click_on_what_is_closed_means_what_it_would_do() -> None:
    s = start(2)
    decision = next(decision for decision in moves(s, 1) if decision.question.message == "ask-sail")
    view = seen(s, decision.who)
    assert ARTIST.meant("location-18", view, decision, FACES["maracaibo"].speaker("en")) == "sail 18"
    assert ARTIST.meant("area-S12", view, decision, FACES["maracaibo"].speaker("en")) == "disc S12"
    assert ARTIST.meant("building-PB3", view, decision, FACES["maracaibo"].speaker("en")) == "invest PB3"
    assert ARTIST.meant("seat-1", view, decision, FACES["maracaibo"].speaker("en")) == ""


def test_a_look_ahead_shows_the_ship_where_it_would_lie() -> None:
    s = start(2)
    decision = next(decision for decision in moves(s, 1) if decision.question.message == "ask-sail")
    view = seen(s, decision.who)
    option = next(option for option in decision.options if option == "sail 1")
    ghost = ARTIST.ghost(option, view, speaker(view))
    assert ghost is not None and ghost.sheet == "board" and "s-ship" in ghost.svg
    assert (ghost.x - SPOTS["1"].x, ghost.y - SPOTS["1"].y) == SPOTS["1"].ships
    planned = ARTIST.ghost(f"plan {view.players_at_table[view.seat].hand[0]}", view, speaker(view))  # type: ignore[index]
    assert planned is not None and planned.sheet == f"mat-{view.seat}"
    assert ARTIST.ghost("end turn", view, speaker(view)) is None


# -- what there is to say ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "preset"), [(1, "single_hard"), (4, "chapter5")])
def test_everything_drawn_is_explained_with_a_clause(seats: int, preset: str, language: str) -> None:
    known = FACES["maracaibo"].clauses().texts
    s = start(seats, preset, 2)
    for n, decision in enumerate(moves(s, 8)):
        if n % 60 != 3:
            continue
        view = seen(s, decision.who)
        for thing in things(view):
            told = ARTIST.about(thing, view, speaker(view, language))
            assert told is not None and told.title and told.rule in known, thing
            assert told.lines, thing
            assert not re.search(r"[{}]|  ", " ".join((told.title, *told.lines, told.value))), (thing, told)


def test_a_card_is_told_with_its_price_for_me_and_as_a_picture() -> None:
    s = start(2)
    decision = next(decision for decision in moves(s, 1) if decision.question.message == "ask-sail")
    view = seen(s, decision.who)
    me = view.players_at_table[view.seat]
    assert me.hand
    told = ARTIST.about(f"card-{me.hand[0]}", view, speaker(view))
    assert told is not None and told.picture.startswith("<svg")
    assert f"costs you {me.prices[me.hand[0]]} doubloon" in told.value


def test_a_button_says_what_planning_delivering_and_village_actions_bring() -> None:
    """M-MARKET-2, M-VILL-1: whoever sees the buttons alone can tell what each is for."""
    told: dict[str, str] = {}
    s = start(2)
    for decision in moves(s, 1):
        if decision.question.message == "ask-divide-plan" or len(told) == 3:
            continue
        view = seen(s, decision.who)
        for option in decision.options:
            sort = option if option == "village actions" else option.partition(" ")[0]
            if sort in ("plan", "deliver", "village actions") and sort not in told:
                told[sort] = ARTIST.price(option, view, decision, speaker(view))
    assert re.fullmatch(r"may be bought later for \d+ doubloons?", told["plan"])
    assert told["deliver"] == "1 disc off the ship" and re.fullmatch(r"\d of your choice", told["village actions"])


def test_things_of_no_game_are_not_known() -> None:
    view = seen(start(2), 0)
    for thing in ("card-Z9", "location-99", "seat-7", "area-5-S01", "region-peru", "task-4", "nonsense", "barrier-", "space-77"):
        assert ARTIST.about(thing, view, speaker(view)) is None, thing


def test_a_line_of_the_log_points_at_the_area_of_its_player() -> None:
    s = start(2)
    for _ in moves(s, 4):
        pass
    view = seen(s, 0)
    events = MARACAIBO.events(s.journal) if s.journal else []
    for event in events:
        for thing in ARTIST.things(event.phrase.terms, view.seat, speaker(view)):
            assert ARTIST.about(thing, view, speaker(view)) is not None, (event.phrase, thing)


# -- what nobody else may know -----------------------------------------------------------------------------------------


def secrets(s: Maracaibo, who: int) -> set[str]:
    """The cards that only this seat sees."""
    own = seen(s, who).players_at_table[who]
    return {*(own.hand or ()), *(own.laid_aside or ())}


@pytest.mark.parametrize("open_planning", ["true", "false"])
def test_no_drawing_shows_the_hand_of_another(open_planning: str) -> None:
    s = start(3, open_planning=open_planning, seed=4)
    for n, _ in enumerate(moves(s, 6)):
        if n % 30:
            continue
        views = {other: seen(s, other) for other in (-1, 0, 1, 2)}
        texts = {other: drawn(view) for other, view in views.items()}
        for who in range(3):
            hidden = secrets(s, who)
            if open_planning == "false":
                hidden |= {card for card in seen(s, who).players_at_table[who].planned if card}
            for other in {-1, 0, 1, 2} - {who}:
                view, text = views[other], texts[other]
                careers = {speaker(view).name("career", career) for career in CAREER_IDS}  # one is called like a card
                for card in hidden:
                    name = speaker(view).name("card", card)
                    assert f"card-{card}" not in text and (name in careers or f">{name}<" not in text)


def test_a_tooltip_says_the_same_of_a_card_wherever_another_hides_it() -> None:
    s = start(3, seed=4)
    decision = next(decision for decision in moves(s, 1) if decision.question.message == "ask-sail")
    other = (decision.who + 1) % 3
    hidden, view = secrets(s, other), seen(s, decision.who)
    unseen = [card for card in CARD_IDS if not card.startswith("C") and card not in known_to(view)]
    assert hidden <= set(unseen)
    for card in unseen:
        told = ARTIST.about(f"card-{card}", view, speaker(view))
        assert told is not None and len([line for line in told.lines if line]) == 1 and told.value == ""


def known_to(view: MaracaiboView) -> set[str]:
    """The cards that lie open to a viewer."""
    found = {*view.display, *view.discard}
    for p in view.players_at_table:
        found |= {*(p.hand or ()), *(card for card in p.planned if card), *(bought.card for bought in p.tableau)}
    return found


def test_careers_are_secret_until_all_have_chosen() -> None:
    s = start(2)
    decision = next(decision for decision in moves(s, 1) if decision.question.message == "ask-career")
    other = 1 - decision.who
    mine, theirs = seen(s, decision.who), seen(s, other).players_at_table[other]
    text = drawn(mine)
    assert text.count('data-thing="career-') == 2
    assert f"-{theirs.career}" not in text and f"-{theirs.career_other}" not in text
    assert 'data-thing="career-' not in drawn(seen(s, -1))


# -- the panels and the map --------------------------------------------------------------------------------------------


def test_panels_tell_stores_and_counts_of_every_player() -> None:
    view = seen(start(4), 0)
    facts = ARTIST.facts(view, 2, speaker(view))
    assert [fact.value for fact in facts[:4]] == [str(view.players_at_table[2].doubloons), "2", "1", "8/4"]
    for fact in facts:
        assert ARTIST.about(fact.thing, view, speaker(view)) is not None
    assert ARTIST.where(view, speaker(view)) == "Before the first round" and ARTIST.round(view) == 0
    assert ARTIST.round_title(3, speaker(view)) == "Round 3"


def test_ana_has_a_board_of_her_own() -> None:
    view = seen(start(1), 0)
    sheets = ARTIST.sheets(view, speaker(view))
    assert [sheet.id for sheet in sheets] == ["board", "mat-0", "mat-1"]
    assert sheets[2].title == "Ana"
    assert "ship-1" in things(view)


@pytest.mark.parametrize(("seats", "preset"), [(4, "single"), (4, "single_hard"), (2, "chapter7")])
def test_plates_stay_clear_of_each_other_in_whole_games(seats: int, preset: str) -> None:
    s = start(seats, preset, 2)
    for n, _ in enumerate(moves(s, 5)):
        if n % 40 != 39:
            continue
        view: View = seen(s, 0)
        board = ARTIST.board(view, speaker(seen(s, 0)))
        found = {name: plate for name in SPOTS if (plate := PLATE.search(board.parts[f"location-{name}"]))}
        boxes = {name: tuple(float(n) for n in plate.groups()) for name, plate in found.items()}
        for a, (x, y, width, height) in boxes.items():
            assert x >= SEA[0] and y >= SEA[1] and x + width <= SEA[0] + SEA[2] + 1 and y + height <= SEA[1] + SEA[3] + 3, a
            for b, (left, top, wide, high) in boxes.items():
                apart = x >= left + wide - 1 or left >= x + width - 1 or y >= top + high - 1 or top >= y + height - 1
                assert a == b or apart, (a, b)
            for b, spot in SPOTS.items():
                near = min(max(spot.x, x), x + width) - spot.x, min(max(spot.y, y), y + height) - spot.y
                assert a == b or b not in boxes or near[0] ** 2 + near[1] ** 2 >= (RADIUS - 1) ** 2, (a, b)


def test_a_story_card_that_nobody_has_read_is_not_told() -> None:
    """M-INFO-13: the front of a card in play, of one completed, or of the one the game began with; of no other."""
    for preset, read in (("single", {"75"}), ("campaign", {"01"}), ("chapter3", {"81"})):
        view = seen(start(2, preset), 0)
        told = {name for name in STORY_CARD_IDS if ARTIST.about(f"story-{name}", view, speaker(view)) is not None}
        assert read <= told <= read | set(view.stories) and len(told) < 6, (preset, told)


def test_what_was_drawn_before_is_what_would_be_drawn_now() -> None:
    """For everybody: also how many cards a hand has that one does not see."""
    s = start(3, seed=9)
    for i, _ in enumerate(moves(s, 4)):
        if i % 9 == 0:
            view = seen(s, i // 9 % 4 - 1)
            remembered = ARTIST.sheets(view, speaker(view))
            known = dict(kept_parts)
            kept_parts.clear()
            assert ARTIST.sheets(view, speaker(view)) == remembered
            kept_parts.update(known)
