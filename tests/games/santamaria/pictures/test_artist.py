"""Santa Maria at the table: sound pictures, what stands for an option is drawn, everything drawn can be asked about."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from caravela.core.events import Journal
from caravela.core.game import Decision
from caravela.core.state import State
from caravela.games import FACES
from caravela.games.santamaria.pictures import tiles as santamaria_tiles
from caravela.games.santamaria.pictures.about import largest
from caravela.games.santamaria.pictures.board import ABILITIES, DEMANDS
from caravela.games.santamaria.pictures.drawings import DRAWINGS, MORE_FIGURES, MORE_ICONS, RESOURCES
from caravela.games.santamaria.pictures.mat import PARTS, SIDE, corner
from caravela.games.santamaria.pictures.tiles import kept_parts
from caravela.games.santamaria.rules import numbers
from caravela.games.santamaria.rules.components import HOOK_IDS, RESOURCE_IDS, TURN_IDS
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.view import SantaMariaView
from caravela.render.artist import Lack
from caravela.render.shapes import symbols
from caravela.render.sheet import THING, Sheet
from caravela.text import LANGUAGES, Speaker
from tests.games.santamaria.kit import Table
from tests.games.santamaria.kit import table as colony
from tests.text.test_messages import StrictSpeaker, sentence, sound

ARTIST = FACES["santamaria"].artist
NAMES = ["Ana", 'Bruno <&> "de" Albuquerque e Castro', "Chiara", "Diego"]
TABLES = [(4, "basic"), (3, "basic_draft"), (2, "basic_blue_dice"), (1, "advanced"), (4, "advanced_blue_dice")]
MERE_BUTTONS = {"skip", "use all", "go on", "end turn"}
SMALLEST = {"board": 12 * 1200 / 860, "mat": 12 * 620 / 560}  # units that are 12 px on a table as wide as usual


def decisions(players: int, preset: str, seed: int) -> Iterator[tuple[State, Decision]]:
    """Every decision of a game that is played more by its tiles, dice and monks than by retiring and selling."""
    s = SANTAMARIA.start(players, SANTAMARIA.agree(preset, {}), seed)
    luck = random.Random(seed)
    while (decision := SANTAMARIA.decision(s)) is not None:
        yield s, decision
        busy = [option for option in decision.options if not option.startswith(("retire", "sell", "skip", "end"))]
        SANTAMARIA.take(s, luck.choice(busy if busy and luck.random() < 0.9 else decision.options))


def view_of(s: State, who: int) -> SantaMariaView:
    return SANTAMARIA.view(s, who)


def speaker(view: SantaMariaView, language: str = "en") -> Speaker:
    return StrictSpeaker(language, FACES["santamaria"].words, NAMES[: view.players], view.agreed)


def drawn(sheets: list[Sheet]) -> set[str]:
    return {thing for sheet in sheets for part in sheet.parts.values() for thing in THING.findall(part)}


def check_picture(sheet: Sheet, known: set[str]) -> None:
    """Sound, without style attributes, every id once, every thing with a title, every group with a label, all print legible."""
    ids: list[str] = []
    for name, part in sheet.parts.items():
        tree = ElementTree.fromstring(part)
        assert tree.attrib["id"] == f"{sheet.id}-{name}"
        assert name == "ground" or tree.attrib["role"] == "group"
        for element in tree.iter():
            assert "style" not in element.attrib
            ids += [element.attrib["id"]] if "id" in element.attrib else []
            if "data-thing" in element.attrib:
                assert element.find("title") is not None, element.attrib["data-thing"]
                assert any(child.attrib.get("class") == "hit" for child in element), element.attrib["data-thing"]
            if element.tag == "use":
                assert element.attrib["href"][1:] in known
            if element.tag == "text" and not re.search("letter|on-coin|on-seal", element.attrib.get("class", "")):
                assert float(element.attrib["font-size"]) >= SMALLEST[sheet.id.partition("-")[0]] - 0.01, element.text
                assert element.text
            for size, most in (("x", sheet.width), ("y", sheet.height)):
                assert -1 <= float(element.attrib.get(size, 0)) <= most
    assert len(set(ids)) == len(ids)
    for area in sheet.areas:
        assert area.title and area.x + area.width <= sheet.width and area.y + area.height <= sheet.height


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_every_picture_is_sound(players: int, preset: str) -> None:
    known = set(re.findall(r'id="([^"]*)"', symbols(DRAWINGS)))
    for i, (s, decision) in enumerate(decisions(players, preset, 1)):
        if i % 60 == 0:
            for seat in (decision.who, -1):
                view = view_of(s, seat)
                sheets = ARTIST.sheets(view, speaker(view, LANGUAGES[i // 60 % 4]))
                assert [sheet.id for sheet in sheets] == ["board", *[f"mat-{n}" for n in range(players)]]
                for sheet in sheets:
                    check_picture(sheet, known)
                    assert sheet.seat < 0 or tuple(sheet.parts) == PARTS
                ElementTree.fromstring(sheets[0].svg())


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_what_stands_for_an_option_is_drawn_and_a_click_on_it_means_it(players: int, preset: str) -> None:
    for i, (s, decision) in enumerate(decisions(players, preset, 2)):
        if i % 24 == 0:
            view = view_of(s, decision.who)
            say = speaker(view)
            there = drawn(ARTIST.sheets(view, say))
            standing = {option: ARTIST.option_things(option, view, say) for option in decision.options}
            for option, things in standing.items():
                assert set(things) <= there, (option, things)
                assert (things == []) == (option in MERE_BUTTONS or option.startswith("pay ")), option
                if things:
                    assert things[-1] in standing[ARTIST.meant(things[-1], view, decision, FACES["santamaria"].speaker("en"))], (
                        option
                    )


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_any_click_means_an_option_of_the_game_or_nothing(players: int, preset: str) -> None:
    for i, (s, decision) in enumerate(decisions(players, preset, 4)):
        if i % 75 == 0:
            view = view_of(s, decision.who)
            strange = ["moon", "cell-moon", "seat-", "die-green-9", "piece-", "column-0", "turn-r1", "post-x", ""]
            for thing in [*drawn(ARTIST.sheets(view, speaker(view))), *strange]:
                meant = ARTIST.meant(thing, view, decision, FACES["santamaria"].speaker("en"))
                if meant:
                    assert meant in decision.options or SANTAMARIA.why_not(s, SANTAMARIA.options.numbers[meant])


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_everything_drawn_can_be_asked_about(players: int, preset: str) -> None:
    rules = FACES["santamaria"].clauses().texts
    for i, (s, decision) in enumerate(decisions(players, preset, 6)):
        if i % 90 == 0:
            language = LANGUAGES[i // 90 % len(LANGUAGES)]
            for seat in (decision.who, -1):
                view = view_of(s, seat)
                say = speaker(view, language)
                facts = ARTIST.facts(view, 0, say)
                for thing in drawn(ARTIST.sheets(view, say)) | {fact.thing for fact in facts}:
                    told = ARTIST.about(thing, view, say)
                    assert told is not None and sound(told.title) and told.rule in rules, (thing, told)
                    assert 1 <= len(told.lines) <= 5, (thing, told.lines)
                    for line in [*told.lines, *([told.value] if told.value else [])]:
                        sentence(line)
                    assert told.title == ARTIST.name(thing, view, say)
                for fact in facts:
                    assert sound(fact.label) and fact.value
                assert sound(ARTIST.where(view, say))


@pytest.mark.parametrize(
    "thing", ["moon", "cell-r7c1", "cell-9-r1c1", "piece-D99", "die-white-7", "row-x", "gain-tea", "dock-", ""]
)
def test_what_is_not_of_this_game_is_not_told(thing: str) -> None:
    s = SANTAMARIA.start(2, SANTAMARIA.agree("basic", {}), 1)
    view = view_of(s, 0)
    assert ARTIST.about(thing, view, speaker(view)) is None


def test_only_what_changes_is_drawn_anew() -> None:
    """A die that is taken leaves all but a few parts as they were."""
    s = SANTAMARIA.start(3, SANTAMARIA.agree("basic", {}), 3)
    decision = SANTAMARIA.decision(s)
    assert decision is not None
    say = FACES["santamaria"].speaker("en", NAMES[:3])
    before = {f"{sheet.id}/{name}": part for sheet in ARTIST.sheets(view_of(s, -1), say) for name, part in sheet.parts.items()}
    SANTAMARIA.take(s, next(option for option in decision.options if re.fullmatch(r"use white \d", option)))
    after = {f"{sheet.id}/{name}": part for sheet in ARTIST.sheets(view_of(s, -1), say) for name, part in sheet.parts.items()}
    changed = {name for name in after if after[name] != before[name]}
    assert "board/dice" in changed and f"mat-{decision.who}/dice" in changed
    assert all(name.startswith(("board/", f"mat-{decision.who}/")) for name in changed)
    assert not changed & {"board/ground", "board/display", "board/docks", "board/posts", "board/conquistador", "board/year"}


def test_all_seats_see_the_same_board() -> None:
    """Who knows no more than everybody shares the public drawing; only the own mat differs."""
    for i, (s, decision) in enumerate(decisions(3, "basic", 8)):
        if i % 20 == 0:
            public, own = view_of(s, -1), view_of(s, decision.who)
            ours, mine = ARTIST.sheets(public, speaker(public)), ARTIST.sheets(own, speaker(own))
            assert [a == b for a, b in zip(ours, mine, strict=True)].count(False) <= 1
            assert ours[0] == mine[0]


def test_what_was_drawn_before_is_what_would_be_drawn_now() -> None:
    for i, (s, decision) in enumerate(decisions(2, "basic", 9)):
        view = view_of(s, decision.who)
        if i % 7 == 0 or view.tile_in_hand:
            remembered = ARTIST.sheets(view, speaker(view))
            kept_parts.clear()
            assert ARTIST.sheets(view, speaker(view)) == remembered


# -- laying tiles ------------------------------------------------------------------------------------------------------


def test_a_tile_is_turned_then_laid_and_its_ghost_lies_where_it_would() -> None:
    seen = 0
    for s, decision in decisions(2, "basic", 11):
        if decision.question.message in ("ask-place-tile", "ask-place-hall"):
            view = view_of(s, decision.who)
            say = speaker(view)
            drawings: dict[str, set[str]] = {}
            for option in decision.options:
                turn, cell = ARTIST.option_things(option, view, say)
                assert turn in ARTIST.turning(view) and cell.startswith("cell-r")
                shown = ARTIST.ghost(option, view, say)
                assert shown is not None and shown.sheet == f"mat-{decision.who}"
                assert (shown.x, shown.y) == corner(cell.removeprefix("cell-"))
                ElementTree.fromstring(shown.svg)
                drawings.setdefault(turn, set()).add(shown.svg)
                seen += 1
            assert all(len(drawn) == 1 for drawn in drawings.values()), "one drawing for each way to turn it, moved about"
            assert len({svg for drawn in drawings.values() for svg in drawn}) == len(drawings)
            for option in decision.options[:: max(1, len(decision.options) // 4)]:
                after = s.copy()
                SANTAMARIA.take(after, option)
                shown = ARTIST.ghost(option, view, say)
                laid = view_of(after, decision.who).players_at_table[decision.who].laid
                tile = next(tile for tile in laid if tile.tile == view.tile_in_hand)
                assert shown and (shown.x, shown.y) == corner(tile.cell)
                page = view.printed.tiles[tile.tile]
                faces = [(down, across) for down, across in page.turns[TURN_IDS.index(tile.turn)]]
                assert santamaria_tiles.laid(page, faces, view.printed, 0, 0, SIDE, True) in shown.svg, option
        elif decision.question.message != "ask-road":
            assert ARTIST.turning(view_of(s, decision.who)) == []
    assert seen > 20


def test_a_road_needs_no_turning_and_dice_and_coins_show_what_they_would_do() -> None:
    found: set[str] = set()
    for seed in range(3):
        for s, decision in decisions(3, "basic", seed):
            view = view_of(s, decision.who)
            say = speaker(view)
            for option in decision.options:
                things = ARTIST.option_things(option, view, say)
                shown = ARTIST.ghost(option, view, say)
                if decision.question.message == "ask-road" and option.startswith("place"):
                    assert len(things) == 1 and shown
                    found.add("road")
                elif option.startswith(("use white", "use blue", "coins on")):
                    assert shown is not None and ElementTree.fromstring(shown.svg).tag == "g"
                    found.add(option.split()[0])
                elif not option.startswith("place"):
                    assert shown is None
    assert {"use", "coins"} <= found


def test_an_extra_space_is_paid_for_on_the_track_in_question() -> None:
    found: set[tuple[str, str]] = set()
    tracks = {"ask-captain": "conquistador", "ask-extra-step": "religion"}
    for seed in range(40):
        for s, decision in decisions(2, "advanced", seed):
            track = tracks.get(decision.question.message, "")
            view = view_of(s, decision.who)
            assert view.extra_step == track
            for option in decision.options:
                if option.startswith("step for"):
                    things = ARTIST.option_things(option, view, speaker(view))
                    assert things[1:] == [f"track-{track}"]
                    found.add((track, things[0]))
        if {("conquistador", "gain-gold"), ("religion", "gain-gold"), ("religion", "gain-grain")} <= found:
            return
    raise AssertionError(found)


def test_numbers_in_tooltips_are_those_of_the_tables() -> None:
    """S-END-3, S-END-8, S-BIS: another table, other numbers."""
    s = SANTAMARIA.start(2, SANTAMARIA.agree("basic", {}), 1)
    view = view_of(s, 0)
    other = replace(view, printed=replace(view.printed, coins_per_point=1, set_points=7, bishop_cost=5, white_dice=4))
    say = speaker(view)
    bishop = next(post.id for post in view.posts if post.sort == "bishop")
    coins = view.players_at_table[0].coins
    worth = coins + sum(n * view.printed.sell[name] for name, n in view.players_at_table[0].resources.items())
    for thing, told in (
        ("harbour", "7 points"),
        ("dice", "4 white dice"),
        (f"post-{bishop}", "-5"),
        ("gain-coins", f"{worth} point"),
    ):
        before, after = ARTIST.about(thing, view, say), ARTIST.about(thing, other, say)
        assert before and after
        assert told in " ".join([*after.lines, after.value]) and told not in " ".join([*before.lines, before.value]), after


PRICED = re.compile("use|coins on|sell|buy|monk to|retire to|export from|step for coins|pay ")


def test_prices_are_what_is_paid() -> None:
    """S-DIE-3, S-COIN-2, S-FREE-4, S-FREE-5, S-MONK-4: the coins that an option names are those that move."""
    found: set[str] = set()
    for seed in range(4):
        for s, decision in decisions(3, "advanced", seed):
            view = view_of(s, decision.who)
            say = speaker(view)
            for option in decision.options:
                price = ARTIST.price(option, view, decision, say)
                if not PRICED.match(option):
                    assert price == "", option
                    continue
                after = s.copy()
                after.journal = Journal()
                SANTAMARIA.take(after, option)
                told = [say.event(event) for event in SANTAMARIA.events(after.journal)]
                if option.startswith("monk to"):
                    fees = sum(int(found) for line in told for found in re.findall(r" pays \S+ (\d+) coins?\.", line))
                    paid_for = say.costs(say.count("gain", "coins", fees)) if fees else ""
                    assert price.startswith(paid_for) and (fees or not price.startswith("costs")), (option, told)
                elif option.startswith(("sell", "buy")) and " double" not in option and " triple" not in option:
                    assert f"for {price.removeprefix('+').removeprefix('costs ')}." in told[0], (price, told)
                    assert price.startswith("+") == option.startswith("sell")
                elif option.startswith(("use white", "use blue", "coins on")):
                    paid = re.search(r" (?:pays|puts) (\d+ coins?)[. ]", " ".join(told[:2]))
                    assert price.partition(" → ")[0] == f"costs {paid[1]}" if paid else " → " not in price, (option, told)
                elif option.startswith("pay "):
                    assert all(f"pays {part}" in " ".join(told) for part in re.findall(r"\d+ \w+", price)), (price, told)
                found.add(option.split()[0] + ("" if price else " free"))
    assert {"sell", "buy", "coins", "use", "monk", "retire", "export"} <= found, found


def test_what_one_more_good_costs_is_drawn_as_something_paid() -> None:
    """Newcomers took a coin with a 3 below their wood for a gain."""
    view = view_of(SANTAMARIA.start(2, SANTAMARIA.agree("basic", {}), 1), 0)
    store = ARTIST.mat(view, 0, speaker(view)).parts["store"]
    for name, price in view.players_at_table[0].prices.items():
        shown = ElementTree.fromstring(store).find(f".//*[@data-thing='price-{name}']")
        assert shown is not None and [text.text for text in shown.iter("text")] == ["−", str(price)]


def test_a_die_says_what_its_line_brings_and_a_tile_what_it_costs() -> None:
    """S-DIE-1, S-EXPAND-3, S-EXPORT-3: what each does and costs can be told from its words."""
    at = colony(2).show(0, "r1c2", "wood").show(0, "r2c2", "export").display("D01").white(2)
    at.give(0, wood=2, sugar=1, coins=3).turn()
    decision = SANTAMARIA.decision(at.s)
    assert decision is not None
    view = view_of(at.s, 0)
    say = speaker(view)
    assert ARTIST.price("use white 2", view, decision, say) == "+1 wood; export"
    assert ARTIST.price("buy double D01", view, decision, say) == "costs 2 wood"
    assert ARTIST.price("coins on row 2 column 2", view, decision, say) == "costs 1 coin → export"


def test_what_cannot_be_paid_for_is_told_with_what_is_missing() -> None:
    """S-EXPAND-1, S-GOLD-1: gold fills in, so only what it does not cover is missing."""

    def told(**goods: int) -> list[Lack]:
        at = colony(2).display("D01").give(0, **goods).turn()
        decision = SANTAMARIA.decision(at.s)
        assert decision is not None
        view = view_of(at.s, 0)
        return ARTIST.lacking(view, decision, speaker(view))

    assert told(wood=1) == [Lack("buy double D01", "1 wood")]
    assert told(wood=1, gold=1) == [] == told(wood=2)


def test_an_extra_space_or_a_monk_out_of_reach_is_told_with_what_is_missing() -> None:
    """S-REL-2, S-SCH-SC08, S-MONK-6: one may still sell or buy before, so the question comes although nothing can be paid."""

    def told(at: Table) -> list[Lack]:
        decision = SANTAMARIA.decision(at.s)
        assert decision is not None
        view = view_of(at.s, 0)
        return ARTIST.lacking(view, decision, speaker(view))

    poor = colony(2).religion(0, 0).give(0, coins=5).happen(numbers.RELIGION)
    assert told(poor) == [Lack("step for grain", "1 grain")]
    assert told(colony(2).religion(0, 0).give(0, grain=1).happen(numbers.RELIGION)) == []
    captain = colony(2).scholar(0, "SC08").give(0, coins=5).happen(numbers.CONQUISTADOR)
    assert told(captain) == [Lack("step for wood", "1 wood")]
    monk = colony(3).religion(0, 2).monk(1, "M1").monk(2, "M1").give(0, coins=1).give(1).give(2).happen(numbers.RELIGION)
    assert told(monk) == [Lack("monk to camp 1", "3 coins")]


def test_without_a_seat_there_is_no_ghost() -> None:
    view = view_of(SANTAMARIA.start(2, SANTAMARIA.agree("basic", {}), 1), -1)
    assert ARTIST.ghost("use white 1", view, speaker(view)) is None and ARTIST.ghost("fly", view, speaker(view)) is None
    assert FACES["empires"].artist.ghost("pass", view, speaker(view)) is None


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_log_lines_know_their_things() -> None:
    journal = Journal()
    s = SANTAMARIA.start(3, SANTAMARIA.agree("advanced", {}), 5, journal=journal)
    luck = random.Random(5)
    while (decision := SANTAMARIA.decision(s)) is not None:
        SANTAMARIA.take(s, luck.choice(decision.options))
    view = view_of(s, 0)
    say = speaker(view)
    cells: set[str] = set()
    for event in SANTAMARIA.events(journal):
        for thing in ARTIST.things(event.phrase.terms, view.seat, say):
            assert ARTIST.about(thing, view, say) is not None, (thing, event.phrase.message)
            cells |= {thing} if thing.startswith("cell-") else set()
    assert any(re.fullmatch(r"cell-r\dc\d", cell) for cell in cells)
    assert any(re.fullmatch(r"cell-[12]-r\dc\d", cell) for cell in cells)


def test_where_the_game_stands() -> None:
    view = view_of(SANTAMARIA.start(2, SANTAMARIA.agree("basic", {}), 1), 0)
    assert ARTIST.where(view, FACES["santamaria"].speaker("en")) == "Year 1 of 3"
    assert ARTIST.where(view, FACES["santamaria"].speaker("it")) == "Anno 1 di 3"
    assert ARTIST.round(view) == 1
    assert sorted(ARTIST.place(view, seat) for seat in range(2)) == [1, 2]
    assert [ARTIST.letter(view, seat) for seat in range(2)] == ["A", "B"]


def test_every_resource_ability_and_demand_has_a_drawing() -> None:
    assert set(RESOURCES) == {f"r-{name}" for name in RESOURCE_IDS}
    assert set(ABILITIES) == set(HOOK_IDS)
    icons = symbols(DRAWINGS)
    for item in [item for items in (*ABILITIES.values(), *DEMANDS.values()) for item in items]:
        sort, _, name = item.partition(":")
        assert sort != "i" or f'id="s-i-{name}"' in icons
    assert all(f'id="s-{name}"' in icons for name in MORE_FIGURES) and all(f'id="s-i-{name}"' in icons for name in MORE_ICONS)
    for colour in ("white", "blue"):
        assert all(f'id="s-die-{colour}{value}"' in icons for value in range(7))


def test_a_tooltip_says_what_the_thing_is_worth_now() -> None:
    s = SANTAMARIA.start(2, SANTAMARIA.agree("basic", {"start_player": "first_seat"}), 1)
    view = view_of(s, 0)
    say = FACES["santamaria"].speaker("en", NAMES)
    wood = ARTIST.about("gain-wood", view, say)
    assert (
        wood is not None
        and wood.title == "Wood"
        and wood.value == "You have 2; there is room for 3. Sold, one brings you 1 coin."
    )
    double = next(tile for tile in view.display if tile.startswith("D"))
    tile = ARTIST.about(f"piece-{double}", view, say)
    assert (
        tile is not None
        and tile.rule == "S-EXPAND-1"
        and tile.value.startswith("You have what it costs. It fits into your colony in ")
    )
    triple = ARTIST.about(f"piece-{next(tile for tile in view.display if tile.startswith('T'))}", view, say)
    assert triple is not None and triple.value.startswith("You lack 1 resource for it.")
    faith = ARTIST.about("track-religion", view, say)
    assert faith is not None and faith.value == "You are on space 0. 3 steps to your next monk. 3 steps to your next blue die."


def test_the_largest_group() -> None:
    assert largest(set()) == 0
    assert largest({(1, 1), (1, 2), (2, 2), (4, 4)}) == 3


def test_how_many_roads_are_left_is_said_in_words() -> None:
    """S-RET-9: “×3” beside a road told nobody what is counted."""
    view = Table().view(0)
    for language, words in (("en", "left"), ("pt-BR", "restam"), ("es", "quedan"), ("it", "restano")):
        speaker = FACES["santamaria"].speaker(language, ["Ana", "Bruno", "Chiara", "Davi"])
        board = next(sheet for sheet in FACES["santamaria"].artist.sheets(view, speaker) if sheet.seat < 0)
        drawn = board.parts["retire"]
        assert words in drawn and str(view.roads_left) in drawn and "×" not in drawn
