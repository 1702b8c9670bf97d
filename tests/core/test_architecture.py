"""What nobody should have to remember: which way imports point, which number an effect has, what the compiler does to `<<`."""

import ast
import importlib
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from caravela.build import COMPILED
from caravela.core.state import State
from caravela.games import FACES, GAMES
from tests.contract.sampling import Configuration, clauses
from tests.ours import OURS

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "caravela"
MODULES = sorted(PACKAGE.glob("**/*.py"))
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
EACH_OF_OURS = pytest.mark.parametrize("game", OURS)

# What the modules of a room may import of this package beside their own room. Rooms of a game see rooms of the same game only.
MAY_IMPORT = {
    "core": set[str](),
    "rules": {"core"},
    "judgement": {"core", "rules"},
    "text": {"core"},
    "render": {"core", "text"},
    "bots": {"core", "build"},
    "words": {"core", "rules", "text", "face"},
    "pictures": {"core", "rules", "text", "render", "words", "face"},
    "face": {"games"},
    "teach": {"core", "text", "bots", "build"},
    "games": {"core", "text", "render", "bots", "teach"},
    "build": {"core"},  # tells whether the rules are compiled
    "lab": {"core", "games", "build", "bots", "text", "render", "teach"},
    "research": {"core", "games", "bots"},
    "table": {"core", "games", "bots", "teach"},
    "web": {"core", "games", "build", "bots", "text", "render", "lab", "table", "teach"},
    "site": {"table", "text", "web"},
    "cli": {"core", "games", "build", "bots", "text", "render", "lab", "table", "teach", "web"},
}
COMPILED_ROOMS = ("core", "rules", "judgement")


@cache
def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def room_of(module: str) -> tuple[str, str]:
    """The game that a module belongs to, or "", and its room: "face" is the module of a game itself."""
    parts = module.split(".")[1:]
    if parts[0] == "games" and len(parts) > 1 and parts[1] in OURS:
        return parts[1], parts[2] if len(parts) > 2 and parts[2].islower() else "face"
    return "", parts[0]


def of_rooms(*rooms: str) -> list[Path]:
    return [path for path in MODULES if name_of(path) != "caravela" and room_of(name_of(path))[1] in rooms]


COMPILED_MODULES = of_rooms(*COMPILED_ROOMS)


@cache
def imports(path: Path) -> list[str]:
    """The full names of all modules that a module imports, wherever in it."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports say the whole name"
            assert node.module is not None
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    if name_of(path) in ("caravela", "caravela.__main__"):
        return
    game, room = room_of(name_of(path))
    assert room in MAY_IMPORT, f"say in MAY_IMPORT what {room} may import"
    for module in imports(path):
        if module.startswith("caravela.") and module != "caravela.__version__":
            its_game, its_room = room_of(module)
            assert its_game in ("", game), f"{name_of(path)} imports {module}"
            assert its_room == room or its_room in MAY_IMPORT[room], f"{name_of(path)} imports {module}"


def test_no_import_goes_round_in_a_circle() -> None:
    """While modules are loaded; what is imported inside a function or for types alone cannot be half loaded."""
    known = {name_of(path): path for path in MODULES}
    needs: dict[str, set[str]] = {}
    for name, path in known.items():
        needs[name] = set()
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module in known:
                inner = {f"{node.module}.{alias.name}" for alias in node.names} & set(known)
                needs[name] |= inner if len(inner) == len(node.names) else {node.module, *inner}
    while needs:
        ready = [name for name, wanted in needs.items() if not wanted & set(needs)]
        assert ready, f"they need one another: {sorted(needs)}"
        for name in ready:
            del needs[name]


SHARED_FILES = [
    path
    for path in (*PACKAGE.rglob("*"), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "Makefile")
    if path.is_file()
    and path.suffix not in (".pyc", ".so", ".png")
    and not any(PACKAGE / "games" / name in path.parents for name in OURS)
]


@pytest.mark.parametrize("path", SHARED_FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_all_games_share_names_none_of_them(path: Path) -> None:
    """So a game more changes no line outside its own folder."""
    said = path.read_text(encoding="utf-8")
    assert not re.search("|".join(FACES), said, re.IGNORECASE)


@pytest.mark.parametrize("path", COMPILED_MODULES, ids=name_of)
def test_rules_need_nothing_but_the_standard_library(path: Path) -> None:
    for module in imports(path):
        top = module.split(".")[0]
        if name_of(path) != "caravela.core.packed":  # which gives the compiler its types
            assert top == "caravela" or top in sys.stdlib_module_names, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in MODULES if path not in COMPILED_MODULES], ids=name_of)
def test_no_module_outside_the_rules_knows_what_a_state_is_made_of(path: Path) -> None:
    """Everything outside core, rules and judgement sees Game, View, Decision and Record, never a field of a State."""
    assert not [module for module in imports(path) if re.match(r"caravela\.games\.\w+\.rules\.state\b", module)]


@pytest.mark.parametrize("path", COMPILED_MODULES, ids=name_of)
def test_no_constant_is_shifted_to_the_left(path: Path) -> None:
    """A compiled `1 << n` is a 32-bit shift without an error; `bit(n)` is not. A named number shifted by a number is fine."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left = node.left.operand if isinstance(node.left, ast.UnaryOp) else node.left
            named = isinstance(left, ast.Name) and left.id.isupper() and not isinstance(node.right, ast.Constant)
            assert not named and not isinstance(left, ast.Constant), f"{path}:{node.lineno}: {ast.unparse(node)}"


# -- numbers and names -------------------------------------------------------------------------------------------------


def constants(module: str) -> dict[str, int]:
    """The whole numbers with names in capitals that a module itself defines, in its order."""
    tree = ast.parse((ROOT / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8"))
    found: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, int):
                found[node.target.id] = node.value.value
    return found


@EACH_OF_OURS
def test_the_number_of_an_effect_is_its_place_among_the_rules(game: str) -> None:
    """LAND_WORKER is the number of LandWorker."""
    rules = importlib.import_module(f"caravela.games.{game}.rules.game").RULES
    numbers = list(constants(f"caravela.games.{game}.rules.numbers").items())
    names = [re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", type(rule).__name__).upper() for rule in rules]
    assert numbers[: len(names)] == [(name, i) for i, name in enumerate(names)]
    assert numbers[len(names)] == ("EFFECTS", len(names))
    assert len(names) < 256


@EACH_OF_OURS
def test_an_effect_that_asks_says_what_and_by_which_rule(game: str) -> None:
    """Also those that random games never come to."""
    for rule in importlib.import_module(f"caravela.games.{game}.rules.game").RULES:
        assert bool(rule.asks) == bool(rule.rule), type(rule).__name__
        assert not rule.asks or (rule.asks.startswith("ask-") and rule.rule in clauses(game)), type(rule).__name__


@EACH_OF_OURS
def test_the_number_of_an_event_is_its_place_among_the_kinds(game: str) -> None:
    """BATTLE_DECLARED is the number of event-battle: the message begins the name."""
    kinds = GAMES[game].event_kinds
    numbers = constants(f"caravela.games.{game}.rules.events")
    assert list(numbers.values()) == list(range(len(kinds)))
    for name, kind in zip(numbers, kinds, strict=True):
        said = kind.message.removeprefix("event-").replace("-", "_").upper()
        assert name == said or name.startswith(said + "_"), f"{name} is not {kind.message}"
        assert len(kind.terms) <= 3
    assert len({(kind.message, kind.rule) for kind in kinds}) == len(kinds)


@EVERY_GAME
def test_events_and_questions_name_sorts_of_things_that_the_game_knows(game: str) -> None:
    known = {*GAMES[game].sorts(), "seat", "number", "age"}
    for kind in GAMES[game].event_kinds:
        assert {sort for _, sort in kind.terms} <= known, kind.message


@EVERY_GAME
@pytest.mark.skipif(COMPILED, reason="a compiled state does not list its attributes")
def test_every_number_of_a_state_is_saved(game: str) -> None:
    """ARRAYS and NUMBERS list every attribute, except what all copies share and who listens."""
    known = GAMES[game]
    agreed = known.agree(known.default_preset, {})
    s = Configuration(known, known.default_preset, known.seats(agreed)[0], agreed).start(1)
    numbers = {name for name, value in vars(s).items() if type(value) is int}
    arrays = {name for name, value in vars(s).items() if type(value) is list and name != "rules"}
    assert set(s.NUMBERS) == numbers and len(s.NUMBERS) == len(numbers)
    assert set(s.ARRAYS) == arrays and len(s.ARRAYS) == len(arrays)
    shared = set(vars(s)) - numbers - arrays
    assert {"fate", "journal"} <= shared
    for name in shared - {"fate", "journal"}:
        assert getattr(s.copy(), name) is getattr(s, name)
    assert len(s.ARRAYS) < 20
    assert all(isinstance(value, int) for name in s.ARRAYS for value in getattr(s, name))


@pytest.mark.skipif(COMPILED, reason="a compiled state does not list its attributes")
def test_every_number_of_the_bare_state_is_saved() -> None:
    assert set(vars(State())) == {*State.NUMBERS, *State.ARRAYS, "fate", "journal"}
