"""Terminal play as a person types it: numbers, names, commands, undo, curtain, save and resume."""

import io
import random
import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from caravela.cli.files import read_record
from caravela.cli.terminal import Left, Terminal
from caravela.core.record import Player
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import FACES, GAMES, find_game
from caravela.games.santamaria.rules.view import SantaMariaView
from caravela.table.play import Play
from caravela.text import LANGUAGES, Speaker


@dataclass(frozen=True)
class Case:
    """What a person types at the first decision of a game of two with a fixed seed."""

    game: str
    preset: str
    open: str  # an option that can be taken twice
    words: str  # enough words of another, and which it is
    meant: str
    unclear: str
    closed: dict[str, str]  # options that are not open, and the clauses that say so
    looks: dict[str, str]  # commands, and what they must show
    in_italian: str


CASES = {
    "empires": Case(
        "empires",
        "deluxe_base",
        "place a colonist on dock",
        "warf",
        "place a colonist on warfare",
        "place",
        {"place a captain on dock": "E-TERM-4", "buy Settlers": "E-PLACE-2"},
        {
            "m": "Caribbean",
            "map": "Specialists",
            "b": "Bruno, number",
            "b 1": "Ana, number",
            "b bru": "Bruno, number",
            "c": "Still to come",
            "l": "Round 1 begins",
            "l 3": "Round 1 begins",
            "w": "E-PLACE-1",
            "h": "buildings: shows the buildings for sale",
            "h missionary": "E-DOCK-8",
        },
        "Turno 1",
    ),
    "santamaria": Case(
        "santamaria",
        "basic",
        "sell wood",
        "retire road",
        "retire to road",
        "retire",
        {"buy gold": "S-FREE-6", "buy triple T01": "S-EXPAND-4", "use white 6": "S-DIE-1", "T01": "S-EXPAND-4"},
        {
            "m": "Docks (30 more shipments in the pile)",
            "market": "Religion track, up to 18",
            "b": "Row 2: column 1, 1 wood and 2 coins; column 5, 1 sugar",
            "b 2": "Bruno: 4 coins",
            "colony bruno": "Bruno: 4 coins",
            "d": "|conquistador   |",
            "d 2": "+---------------+",
            "t": "double (1 sugar; road with 1 settler) for 2 wood",
            "k": "camp 4 (2 gold): Gain 2 gold at once.",
            "l": "Year 1 begins.",
            "w": "S-FLOW-4",
            "h": "colony: shows your colony",
            "h harbour": "S-DEF-13",
        },
        "Anno 1",
    ),
}
each_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def seated(
    typed: str,
    kinds: str = "person,person",
    file: Path | None = None,
    confirm: bool = False,
    case: Case = CASES["empires"],
    preset: str = "",
    **changes: str,
) -> Terminal:
    """A game with a fixed seed at a terminal into which this will be typed."""
    game = find_game(case.game)
    players = [Player(name, kind) for name, kind in zip(["Ana", "Bruno", "Chiara", "Diego"], kinds.split(","), strict=False)]
    agreed = game.agree(preset or case.preset, changes)
    play = Play.begin(game, agreed, players, b"terminal")
    speaker = FACES[game.name].speaker("en", [player.name for player in players], agreed)
    return Terminal(play, speaker, io.StringIO(typed), io.StringIO(), file, confirm)


def run(terminal: Terminal, tmp_path: Path) -> str:
    """Until what was typed is used up; what was printed."""
    terminal.file = terminal.file or tmp_path / "left.txt"
    with pytest.raises(Left):
        terminal.run()
    assert isinstance(terminal.out, io.StringIO)
    return terminal.out.getvalue()


def moves(terminal: Terminal) -> list[str]:
    return [move.option for move in terminal.play.record.moves]


def open_now(play: Play) -> tuple[str, ...]:
    assert play.decision is not None
    return play.decision.options


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the screen is at which the tests run."""
    monkeypatch.setenv("COLUMNS", "100")


@each_game
def test_a_choice_is_taken_by_number_by_name_or_by_enough_words(case: Case, tmp_path: Path) -> None:
    terminal = seated("", case=case)
    decision = terminal.play.decision
    assert decision is not None
    terminal.source = io.StringIO(f"{decision.options.index(case.open) + 1}\n{case.open}\n{case.words}\n")
    run(terminal, tmp_path)
    assert moves(terminal)[:3] == [case.open, case.open, case.meant]


@each_game
def test_a_number_may_be_typed_as_it_is_listed_and_asked_about(case: Case, tmp_path: Path) -> None:
    terminal = seated("", case=case)
    number = open_now(terminal.play).index(case.open) + 1
    terminal.source = io.StringIO(f"w {number}\nw {number}.\n{number}.\n")
    assert run(terminal, tmp_path).count("is open now") == 2
    assert moves(terminal) == [case.open]


@each_game
def test_an_unclear_or_unknown_choice_is_answered_and_changes_nothing(case: Case, tmp_path: Path) -> None:
    for typed, answer in {
        case.unclear: "several options",
        "99": "numbered from 1 to",
        "fly to the moon": "no option “fly to the moon”",
        **case.closed,
    }.items():
        terminal = seated(f"{typed}\n", case=case)
        said = " ".join(run(terminal, tmp_path).split())
        assert moves(terminal) == [] and answer in said


def test_a_die_that_is_not_there_is_refused_and_no_other_is_paid_for(tmp_path: Path) -> None:
    """There is a blue 4, which could be used as a 2 for 2 coins. That is told, and done only if it is typed."""
    for typed in ("use blue 2", "USE  Blue 2", "Blue 2 for row 2", "blue 2", "blue row 2"):
        terminal = seated(f"{typed}\nw {typed}\n", case=CASES["santamaria"])
        said = " ".join(run(terminal, tmp_path).split())
        assert moves(terminal) == [] and "“Blue 2 for row 2” is not open now (rule S-DIE-1)." in said, typed
        assert "Rule S-DIE-1: " in said and ("Perhaps: Blue 4 for row 2." in said) == (typed == "blue row 2"), typed
    for typed in ("use blue 4 as 2", "blue 4 as 2", "Blue 4 for row 2", "blue 4 row 2", "Blue 4: row 2 (costs 2 coins)"):
        terminal = seated(f"{typed}\n\n", case=CASES["santamaria"])
        run(terminal, tmp_path)
        assert moves(terminal) == ["use blue 4 as 2"], typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_typed_out_is_taken_if_it_is_open_and_refused_if_it_is_not(game: str, language: str) -> None:
    """By name and as shown, at some decisions of a random game, also where the words stand in open options."""
    agreed = GAMES[game].agree(GAMES[game].default_preset, {})
    play = Play.begin(GAMES[game], agreed, [Player("Ana"), Player("Bruno")], b"typed out")
    say = FACES[play.game.name].speaker(language, ["Ana", "Bruno"], agreed)
    terminal = Terminal(play, say, io.StringIO(), io.StringIO(), None, False)
    luck = random.Random(game)
    for _ in range(4):
        for _ in range(luck.randrange(1, 9)):
            play.take(play.decider, luck.choice(open_now(play)))
        decision = play.decision
        assert decision is not None
        for option in luck.sample(decision.options, min(3, len(decision.options))):
            for typed in (option, say.option(option, decision)):
                assert terminal.understand(typed) == option
        closed = [option for option in play.game.options.names if option not in decision.options]
        alike = [option for option in closed if any(all(word in o for word in option.split()) for o in decision.options)]
        for option in luck.sample(closed, 2) + luck.sample(alike, min(3, len(alike))):
            with pytest.raises(Refused) as refused:
                terminal.understand(option)
            assert (refused.value.message, refused.value.about["option"]) == ("option-not-open", option)


def test_an_option_is_not_taken_for_a_command(tmp_path: Path) -> None:
    """In Maracaibo "story" shows the story, and "story tile 1" is an option."""
    for typed, answer in {"story": "Story", "story tile 1": "is not open now (rule M-"}.items():
        case = replace(CASES["empires"], game="maracaibo", preset="single")
        said = run(seated(f"{typed}\n", kinds="person,random", case=case), tmp_path)
        assert ("not open now" in said) == (typed != "story") and answer in " ".join(said.split())


def test_a_player_is_meant_by_name_even_if_another_name_begins_so(tmp_path: Path) -> None:
    terminal = seated("b ana\nb an\nb anab\n", kinds="person,person,random")
    terminal.play.record.players[1] = Player("Anabel")
    terminal.speaker = FACES[terminal.play.game.name].speaker("en", ["Ana", "Anabel", "Chiara"], terminal.play.record.agreed)
    said = run(terminal, tmp_path)
    assert "Ana, number" in said and "Anabel, number" in said and said.count("There is no seat") == 1


@each_game
def test_every_information_command_answers(case: Case, tmp_path: Path) -> None:
    shown = {"p": "If the game ended now", "o": "1. ", "?": "q quit: saves and leaves the game", **case.looks}
    for typed, part in shown.items():
        terminal = seated(f"{typed}\n", case=case)
        said = run(terminal, tmp_path)
        assert moves(terminal) == []
        assert part in said or part in " ".join(said.split()), typed
    assert "There is no seat 3" in run(seated("b 3\n", case=case), tmp_path)


@each_game
def test_the_readme_names_every_command(case: Case) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").partition("### In the terminal")[2]
    letters = [command.letter for command in seated("", case=case).commands]
    assert len(set(letters)) == len(letters)
    assert [letter for letter in letters if not re.search(rf"`{letter}( \w+)*`", readme)] == []


@each_game
def test_a_hint_names_options_by_their_numbers_and_once_more_tells_how_it_goes_on(case: Case, tmp_path: Path) -> None:
    terminal = seated("hint\ni\n", case=case)
    told = run(terminal, tmp_path)
    numbers = [int(n) for n in re.findall(r"^ [123]\) (\d+)\. ", told, re.MULTILINE)]
    assert 2 <= len(numbers) <= 3 and max(numbers) <= len(open_now(terminal.play))
    assert "seems best" in told and "imagined games, as far as you can know" in told
    _, _, line = told.partition("It might go on like this")
    assert re.search(r"^  (Ana|Bruno): ", line, re.MULTILINE) and not moves(terminal)


@each_game
def test_why_tells_whether_an_option_is_open_and_the_clause(case: Case, tmp_path: Path) -> None:
    said = run(seated(f"w {case.open}\n", case=case), tmp_path)
    assert "is open now" in said
    for option, rule in case.closed.items():
        said = run(seated(f"w {option}\n", case=case), tmp_path)
        assert "is not open now" in said and f"Rule {rule}: " in said
        assert "open are" not in said, "the list of options is above"


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_nothing_of_one_game_is_said_at_the_table_of_another(case: Case, language: str, tmp_path: Path) -> None:
    """The help, and the example of why that it names, belong to the game."""
    say = FACES[case.game].speaker(language)
    help_text = " ".join(run(seated(f"g {language}\nh\n", case=case), tmp_path).split())
    others = [FACES[game.name].speaker(language) for game in GAMES.values() if game.name != case.game]
    example = say.message("example-option")
    assert example in help_text
    assert not any(other.message("example-option") in help_text for other in others)
    assert not any(other.about("sheet", "map") in help_text for other in others)
    answer = run(seated(f"g {language}\nw {example}\n", case=case), tmp_path)
    assert Speaker(language).message("term-rule", rule="X", text="").split("X")[0] in answer
    FACES[case.game].clauses().find(say.message("example-word"))


def test_words_of_the_language_spoken_find_options_that_are_not_open(tmp_path: Path) -> None:
    said = run(seated("g es\nporqué comprar oro\nretirarse camino\n", case=CASES["santamaria"]), tmp_path)
    assert "«Comprar 1 oro» no es posible ahora." in said and "S-FREE-6" in said
    refused = " ".join(run(seated("g es\nbuy triple T01\n", case=CASES["santamaria"]), tmp_path).split())
    assert "«Comprar la loseta triple (" in refused and "no es posible ahora (regla S-EXPAND-4)." in refused


def test_a_refusal_in_another_language_shows_options_as_its_lists_do() -> None:
    terminal = seated("", case=CASES["santamaria"])
    with pytest.raises(Refused) as refused:
        terminal.play.take(0, "buy gold")
    said = FACES[terminal.play.game.name].speaker("it").refusal(refused.value)
    assert said.startswith("«Compra 1 oro»") and "Compra la tessera doppia (1 legno; strada con 2 coloni); " in said
    assert "«buy gold»" not in said and "buy double" not in said
    assert "“buy gold”" in FACES[terminal.play.game.name].speaker("en").refusal(refused.value)


def test_the_last_choice_can_be_taken_back_until_somebody_else_decides(tmp_path: Path) -> None:
    terminal = seated("place a colonist on dock\nu\nplace a colonist on goods\nplace a colonist on dock\n", confirm=False)
    terminal.play.take(terminal.play.decider, "place a colonist on shipping")
    said = run(terminal, tmp_path)
    assert "takes back" not in said, "the turn passed to the other person, whose undo it would be"
    confirmed = seated("place a colonist on dock\nu\nplace a colonist on goods\n\n", confirm=True)
    said = run(confirmed, tmp_path)
    assert "takes back" in said
    assert moves(confirmed) == ["place a colonist on goods"]


@each_game
def test_a_game_left_is_saved_and_goes_on_from_its_file(case: Case, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    terminal = seated(f"{case.open}\nq\n", file=file, case=case)
    said = run(terminal, tmp_path)
    assert str(file) in said
    record = read_record(file)
    assert [move.option for move in record.moves] == [case.open]
    play = Play.resume(find_game(case.game), record)
    assert play.decision == terminal.play.decision is not None
    again = Terminal(play, terminal.speaker, io.StringIO(f"{case.open}\n"), io.StringIO(), file, False)
    run(again, tmp_path)
    assert moves(again) == [case.open, case.open] and len(read_record(file).moves) == 2


@each_game
def test_a_closed_input_saves_the_game(case: Case, tmp_path: Path) -> None:
    file = tmp_path / "cut.txt"
    run(seated(f"{case.open}\n", file=file, case=case), tmp_path)
    assert len(read_record(file).moves) == 1


def test_the_curtain_falls_only_where_something_is_secret(tmp_path: Path) -> None:
    open_game = run(seated("place a colonist on dock\nplace a colonist on dock\n"), tmp_path)
    assert "Hand the device" not in open_game
    secret = run(
        seated("look at Peru\nplace a colonist on dock\n\nplace a colonist on dock\n\n", reconnaissance="true"), tmp_path
    )
    assert "\n" * 60 + "Hand the device" in secret, "what was on the screen is out of sight"


def test_a_private_look_is_told_to_the_payer_alone(tmp_path: Path) -> None:
    """E-INFO-10."""
    terminal = seated("look at Peru\n", reconnaissance="true")
    run(terminal, tmp_path)
    looker = terminal.play.record.moves[0].seat
    told = [e.phrase.message for events in terminal.play.seen(looker) for e in events]
    others = [e.phrase.message for events in terminal.play.seen(1 - looker) for e in events]
    assert "event-saw-token" in told and "event-saw-token" not in others and "event-looked" in others


def test_a_choice_that_reveals_is_marked_before_it_is_made(tmp_path: Path) -> None:
    said = run(seated("", reconnaissance="true"), tmp_path)
    line = next(line for line in said.splitlines() if "Peru" in line and "Look" in line)
    assert "*" in line
    assert "cannot be undone" in said


@each_game
def test_the_language_changes_at_any_time(case: Case, tmp_path: Path) -> None:
    said = run(seated("g it\ng xx\n", case=case), tmp_path)
    assert case.in_italian in said and "xx" in said


@each_game
def test_a_person_and_bots_play_a_whole_game_by_always_taking_the_first_choice(case: Case, tmp_path: Path) -> None:
    terminal = seated("1\n" * 2000, kinds="person,random,random", case=case)
    terminal.file = tmp_path / "whole.txt"
    terminal.run()
    assert isinstance(terminal.out, io.StringIO)
    said = terminal.out.getvalue()
    assert "Final scores" in said and "wins with" in said
    assert read_record(terminal.file).totals is not None


@pytest.mark.parametrize(
    ("goal", "ending"),
    [
        (100, ["No victory this time: ", "100 points were needed to win.", "No achievement this time."]),
        (1, ["Ana wins with ", "1 point was needed to win.", "Achievement: Democracy. At least 1 point"]),
    ],
)
def test_a_game_alone_ends_won_or_lost_with_its_achievements(goal: int, ending: list[str], tmp_path: Path) -> None:
    """S-SOLO-11, S-SOLO-16. To win, the goal is lowered."""
    game = find_game("santamaria")
    texts = dict(game.shipped.texts)
    texts["year.toml"] = texts["year.toml"].replace("win_score = 100", f"win_score = {goal}")
    if goal == 1:
        texts["year.toml"] = texts["year.toml"].replace("at_least = 120\n", "at_least = 1\n")
    tables, agreed = Tables(texts), game.agree("advanced", {})
    play = Play.begin(game, agreed, [Player("Ana", "person")], b"alone", tables)
    said = io.StringIO()
    Terminal(play, FACES[game.name].speaker("en", ["Ana"], agreed, tables), io.StringIO("1\n" * 2000), said, None, False).run()
    end = said.getvalue().partition("Final scores")[2]
    assert [part for part in ending if part not in end] == []
    assert ("No victory" in end) != ("Ana wins" in end)


def test_a_choice_of_santa_maria_shows_its_price(tmp_path: Path) -> None:
    """Tiles, coins and changed dice say what they cost; an export what it costs and brings."""
    said = " ".join(run(seated("", case=CASES["santamaria"]), tmp_path).split())
    assert "Ana has 3 coins and 2 wood. " in said
    assert "Column 5: 1 sugar; 1 point" in said
    assert "1. Buy the double (1 wood; road with 2 settlers): costs 2 wood" in said
    assert "6. Coins on row 1, column 3: costs 1 coin → +1 wood" in said
    assert "White 2: 20. column 1 (costs 1 coin); 21. column 2; 22. column 3 (costs 1 coin); 23. " in said
    assert "Sell: 36. 1 wood (+1 coin) Buy: 37. 1 wood (costs 3 coins); 38. 1 grain (costs 3 coins)" in said
    placed = run(seated("buy double D01\n", case=CASES["santamaria"]), tmp_path).partition("lay the double ")[2]
    assert "turned left: 1 wood; above it road with 2 settlers" in placed
    assert "Row 1, column 1: 1. not turned" in placed


@pytest.mark.parametrize("width", [40, 79, 80, 100])
def test_a_colony_is_drawn_where_it_fits(width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A grid from 80 characters on, row by row on a narrower screen; no line is longer than the screen."""
    monkeypatch.setenv("COLUMNS", str(width))
    said = run(seated("d\nbuy double D01\n", case=CASES["santamaria"]), tmp_path)
    assert ("+--" in said) == (width >= 80)
    assert "Row 6: column 1, religion; column 6," in said or width >= 80
    assert max(len(line) for line in said.splitlines() if "> " not in line and "left.txt" not in line) <= width


def test_a_step_inside_a_turn_is_taken_back(tmp_path: Path) -> None:
    terminal = seated("sell wood\nbuy grain\nu\nu\nu\nretire to road\n", case=CASES["santamaria"])
    said = run(terminal, tmp_path)
    assert "Ana takes back: Buy 1 grain." in said and "Ana takes back: Sell 1 wood." in said
    assert "There is nothing to undo" in said
    assert moves(terminal) == ["retire to road"]


def test_a_game_that_is_broken_off_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a file of its own it goes into an unused one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empires.txt").write_text("something else")
    terminal = seated("place a colonist on dock\n" * 2)

    def interrupted(seat: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "let_confirm", interrupted)
    with pytest.raises(KeyboardInterrupt):
        terminal.run()
    assert len(read_record(tmp_path / "empires-2.txt").moves) == 1
    assert "empires-2.txt" in capsys.readouterr().err
    assert (tmp_path / "empires.txt").read_text() == "something else"


def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    terminal = seated(f"place a colonist on dock\ns {tmp_path / 'elsewhere.txt'}\n", file=folder / "game.txt")
    folder.rmdir()
    run(terminal, tmp_path)
    assert len(read_record(tmp_path / "elsewhere.txt").moves) == 1


@each_game
def test_very_long_numbers_and_names_are_answered(case: Case, tmp_path: Path) -> None:
    typed = "9" * 5000 + "\nb " + "9" * 5000 + "\nb " + "x" * 5000 + "\nl " + "9" * 5000 + "\ns ~nobody/x\n" + "x" * 5000 + "\n"
    terminal = seated(typed, case=case)
    said = " ".join(run(terminal, tmp_path).split())
    assert "numbered from 1 to" in said and said.count("There is no seat") == 2 and "There is no option “xxx" in said
    assert len(said) < 20000 and moves(terminal) == []


def test_who_leaves_the_screen_sees_first_what_their_move_brought(tmp_path: Path) -> None:
    """E-INFO-8: the token of a failed expedition is told to its owner before the curtain falls."""
    terminal = seated("", failed_token_secrecy="private", reconnaissance="true")
    play = terminal.play
    first = play.decider
    play.take(first, "look at Peru")
    terminal.at_screen = first
    terminal.told[first] = 0
    terminal.source = io.StringIO("\n\n")
    terminal.draw_curtain(1 - first)
    assert isinstance(terminal.out, io.StringIO)
    said = terminal.out.getvalue()
    assert "natives" in said.partition("Hand the device")[0] or "native," in said.partition("Hand the device")[0]


def test_what_is_typed_loosely_is_asked_once_more_when_it_costs_something(tmp_path: Path) -> None:
    """Enter takes it; anything else, and nothing has happened. Numbers and whole names are clear enough."""
    at_turn = CASES["santamaria"]
    loose = seated("sell wo\nno\nsell wo\n\n", case=at_turn)
    said = run(loose, tmp_path)
    assert said.count("“Sell: 1 wood (+1 coin)”?") == 2 and moves(loose) == ["sell wood"]
    clear = seated("sell wood\n", case=at_turn)
    assert "”?" not in run(clear, tmp_path) and moves(clear) == ["sell wood"]
    free = seated("colonist dock\n")
    assert "”?" not in run(free, tmp_path) and moves(free) == ["place a colonist on dock"]


def test_help_says_when_it_stops(tmp_path: Path) -> None:
    said = run(seated("help the\nhelp E-DOCK-2\n"), tmp_path)
    assert re.search(r"These are 12 of \d{3} clauses", said) and said.count("These are") == 1


def test_why_answers_about_what_is_asked_while_a_road_is_placed(tmp_path: Path) -> None:
    """S-RET-9: an occupied cell is no cell for a road, whatever else could be done there at other times."""
    at_road = seated("retire to road\n", case=CASES["santamaria"])
    at_road.play.take(at_road.play.decider, "retire to road")
    view = at_road.play.view(0)
    assert isinstance(view, SantaMariaView)
    taken = next(cell for cell in view.players_at_table[at_road.play.decider].cells if cell.kind != "empty")
    at_road.source = io.StringIO(f"why row {taken.row} column {taken.column}\n")
    said = run(at_road, tmp_path)
    assert "Rule S-RET-9:" in said and "S-FLOW-4" not in said


def test_the_question_is_said_to_the_player_and_by_name_where_two_share_the_screen(tmp_path: Path) -> None:
    assert "Your turn: place a worker. [E-PLACE-1]" in run(seated("", kinds="person,casual"), tmp_path)
    assert ": place a worker. [E-PLACE-1]" in run(seated("", kinds="person,person"), tmp_path)


def test_what_options_cost_and_bring_stands_on_them(tmp_path: Path) -> None:
    said = " ".join(run(seated("", case=CASES["santamaria"]), tmp_path).split())
    assert "coin space: +2 coins, number" in said and "Sell: " in said and "(+1 coin)" in said
    assert "Out of reach: Buy" in said and "(road with 1 settler; 1 sugar; export) (you lack 1 grain);" in said
