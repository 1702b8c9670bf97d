"""Every message in every language: the same ids everywhere, all of them used, all of them said without error."""

import ast
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from caravela.core.events import Journal, Phrase, Term
from caravela.core.game import Decision, Game
from caravela.core.refused import Refused
from caravela.core.tables import Tables
from caravela.games import FACES, GAMES
from caravela.games.empires.rules.components import CARD_IDS, TOKEN_IDS
from caravela.games.empires.rules.game import EMPIRES
from caravela.games.empires.words.table import find_words
from caravela.games.maracaibo.rules.game import MARACAIBO
from caravela.games.santamaria.rules.game import SANTAMARIA
from caravela.games.santamaria.rules.numbers import EXPORT
from caravela.games.santamaria.rules.territories import NOWHERE
from caravela.teach.guide import OPENING
from caravela.teach.legend import named_by
from caravela.teach.rounds import short
from caravela.text import LANGUAGES, Speaker, find_language
from caravela.text.words import Several
from tests.games.empires.kit import table
from tests.games.santamaria.kit import table as colony
from tests.ours import OURS

PACKAGE = Path(__file__).parents[2] / "caravela"
PLAYERS = ["Ana", "Bruno", "Chiara", "Diego", "Elisa", "Filipe"]
OTHERS = [language for language in LANGUAGES if language != "en"]
SHARED = ""  # what belongs to no game: core.ftl and the web
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class StrictSpeaker(Speaker):
    """What a Speaker swallows while people play is an error here."""

    def trouble(self, language: str, message: str, reason: str) -> None:
        raise AssertionError(f"{language} {message}: {reason}")


def speaker(language: str, game: Game | None = EMPIRES, agreed: dict[str, str] | None = None) -> Speaker:
    return StrictSpeaker(language, FACES[game.name].words if game else None, PLAYERS, agreed)


# -- what there is -----------------------------------------------------------------------------------------------------


def owner(path: str) -> str:
    """The game that a file belongs to: games/empires/rules/war.py; or none."""
    return next((game for game in GAMES if path.startswith(f"games/{game}/")), SHARED)


@cache
def sources(ending: str) -> dict[str, Path]:
    """The files of the package and of installed games, by the names that they have, or would have, in the package."""
    found = {str(path.relative_to(PACKAGE)): path for path in PACKAGE.rglob(f"*{ending}")}
    for game, face in FACES.items():
        found |= {f"games/{game}/{path.relative_to(face.folder)}": path for path in face.folder.rglob(f"*{ending}")}
    return dict(sorted(found.items()))


def files(language: str) -> dict[str, Path]:
    """By name; the language is not part of it."""
    return {name.replace(f"/{language}/", "/"): path for name, path in sources(".ftl").items() if path.parent.name == language}


@cache
def resource(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


def entries(language: str, *owners: str) -> Iterator[tuple[str, ftl.Message]]:
    """The messages of some games, or of all, with their files. SHARED stands for those of no game."""
    for file, path in files(language).items():
        for entry in resource(path).body if not owners or owner(file) in owners else ():
            if isinstance(entry, ftl.Message):
                yield file, entry


@cache
def own_ids(game: str) -> frozenset[str]:
    return frozenset(entry.id.name for _, entry in entries("en", game))


def ids(game: str) -> frozenset[str]:
    """What can be said at a table of a game: its own messages and the shared ones."""
    return own_ids(game) | own_ids(SHARED)


class Names(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def names_in(entry: ftl.Message) -> Names:
    names = Names()
    names.visit(entry)
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_junk_or_said_twice(language: str) -> None:
    for file, path in files(language).items():
        for entry in resource(path).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
    for game in GAMES:
        said = [entry.id.name for _, entry in entries(language, SHARED, game)]
        assert sorted(set(said)) == sorted(said)


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same(language: str) -> None:
    """The same files with the same messages and attributes; variables may differ only where a term offers more."""
    mine = {(file, e.id.name): sorted(a.id.name for a in e.attributes) for file, e in entries(language)}
    english = {(file, e.id.name): sorted(a.id.name for a in e.attributes) for file, e in entries("en")}
    assert mine == english


@each_game
def test_every_game_has_words_of_its_own(game: Game) -> None:
    face = FACES[game.name]
    assert face.words.game is game and face.described.status is not None
    for language in LANGUAGES:
        assert face.speaker(language).name("game", game.name) != f"game-{game.name}"
        assert face.speaker(language).about("game", game.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_exclamation_marks(language: str) -> None:
    for path in files(language).values():
        assert "!" not in path.read_text("utf-8"), path


def test_portuguese_counts_nothing_as_many() -> None:
    """Its plural rule takes 0 for one: "0 ponto"."""
    for path in files("pt-BR").values():
        assert "[one]" not in path.read_text("utf-8"), path


@pytest.mark.parametrize("language", OTHERS)
def test_apostrophes_are_round(language: str) -> None:
    for path in files(language).values():
        for line in path.read_text("utf-8").splitlines():
            assert line.startswith("#") or not re.search(r"\w'\w", line), (path, line)


# -- what the code says ------------------------------------------------------------------------------------------------


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def trees(*owners: str) -> dict[str, ast.Module]:
    return {name: tree(path) for name, path in sources(".py").items() if owner(name) in owners}


def literals(node: ast.expr) -> list[str]:
    """The strings that an expression can be: one, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def calls(game: str, *functions: str) -> Iterator[tuple[str, set[str]]]:
    """All calls, in the files of a game, of functions with that name: a literal first argument, and the names of the others."""
    for tree in trees(game).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                called = node.func
                name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
                if name in functions:
                    for literal in literals(node.args[0]):
                        yield literal, {keyword.arg for keyword in node.keywords if keyword.arg}


def first_arguments(game: str, *functions: str) -> set[str]:
    return {literal for literal, _ in calls(game, *functions)}


@cache
def questions(game: str) -> frozenset[str]:
    found: set[str] = set()
    for tree in trees(game).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "asks" for t in node.targets):
                found.update(literals(node.value))
    return frozenset(found)


def mentioned(*owners: str) -> tuple[set[str], set[str]]:
    """Every string of the code of some games; and the beginnings of formatted ones such as f"phase-{…}".

    What the words of a game put together does not count: that is `named`.
    """
    strings: set[str] = set()
    beginnings: set[str] = set()
    for file, tree in trees(*owners).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr) and file not in {f"games/{game}/words/naming.py" for game in GAMES}:
                beginnings.update(word for word in literals(node.values[0]) if re.fullmatch("[a-z-]+-", word))
    return strings, beginnings


@cache
def pages() -> set[str]:
    """Every message that the pages of the web ask for by themselves."""
    files = [path for path in (PACKAGE / "web" / "static").iterdir() if path.suffix in (".js", ".html")]
    return {found for path in files for found in re.findall(r"""["'`](web-[a-z0-9-]+)["'`]""", path.read_text("utf-8"))}


def sorts(game: Game) -> dict[str, list[str]]:
    return {**game.sorts(), **FACES[game.name].words.sorts}


def things(game: Game) -> Iterator[tuple[str, str]]:
    """Everything that the messages of a game can name: sort and id."""
    for sort, members in sorts(game).items():
        for thing in members:
            yield sort, thing
    for category in game.categories:
        yield "category", category
    for preset in game.presets:
        yield "preset", preset
    for option in game.setup_options:
        yield "option", option.name
        for value in option.values:
            yield "value", value
    yield "game", game.name


def weighed(game: Game) -> set[str]:
    """What a hint may say of the numbers that bots weigh. A game without a judgement of its own has no words for them."""
    features = FACES[game.name].judgement.features
    return {f"feature-{feature}" for feature in features} if game.name in OURS else set()


def named(game: Game) -> set[str]:
    words = FACES[game.name].words
    names = {words.message(sort, thing, agreed) for sort, thing in things(game) for agreed in game.presets.values()}
    return names | {verb.told() for verb in game.options.verbs} | taught(game) | weighed(game)


def taught(game: Game) -> set[str]:
    """What a teacher says, where there is one: at each step of the guided game, and of every question the first time."""
    guide = FACES[game.name].guide
    if guide is None:
        return set()
    asked = [message for message in own_ids(game.name) if message.startswith("ask-")]
    first = {f"first-{message.removeprefix('ask-')}" for message in asked}
    legend = FACES[game.name].legend.parts
    shown = {f"web-legend-{part}" for part in legend} | {named_by(signs) for part in legend.values() for signs in part}
    telling = FACES[game.name].telling
    counted = {f"summary-{kind}" for kind in telling.kinds} | {"summary-next"}
    counted |= {f"summary-{short(event)}" for event, gains in telling.gains.items() if not all(gain.why for gain in gains)}
    shown |= counted | {f"summary-new-{short(one.event)}" for one in telling.news}
    return (
        first
        | shown
        | {f"guide-{step.id}" for usual in guide.steps for step in (usual, *usual.instead)}
        | {f"opening-{part}" for part in OPENING}
        | {f"meanwhile-{short(kind.message)}" for kind in game.event_kinds} & set(own_ids(game.name))
    )


@each_game
def test_every_event_question_and_option_has_a_message(game: Game) -> None:
    wanted = {kind.message for kind in game.event_kinds} | {verb.told() for verb in game.options.verbs}
    assert (wanted | questions(game.name)) - ids(game.name) == set()


@each_game
def test_every_question_is_also_said_to_the_player_who_is_asked(game: Game) -> None:
    """ "Your turn: place a worker.": what follows the colon is an attribute of the question."""
    said = {entry.id.name for _, entry in entries("en", game.name) if any(a.id.name == "you" for a in entry.attributes)}
    assert questions(game.name) - said == set()


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_refusal_has_a_message(game: str) -> None:
    assert first_arguments(game, "Refused") - ids(game) == set()


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_message_asked_for_is_there(game: str) -> None:
    """What code of no game asks for is shared, or every game has it."""
    everywhere = frozenset.intersection(*(ids(name) for name in GAMES))
    assert first_arguments(game, "message", "_say") - (ids(game) if game else everywhere) == set()


def test_every_message_of_the_pages_is_there() -> None:
    assert pages() - ids(SHARED) == set()


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_call_gives_its_message_what_it_needs(game: str) -> None:
    for name in [game] if game else GAMES:
        needs = {entry.id.name: names_in(entry).variables for _, entry in entries("en", SHARED, name)}
        for message, given in calls(game, "message"):
            assert message in needs and needs[message] <= given, message
        for message, given in calls(game, "Refused"):
            needed = {variable.removesuffix("_name") for variable in needs[message]}
            assert needed <= given | {"file", "missing", "format"}, message


@each_game
def test_everything_that_can_be_named_has_a_name(game: Game) -> None:
    assert named(game) - ids(game.name) == set()


def idle(looked_at: Iterable[str], names: set[str], *owners: str) -> set[str]:
    """The messages among those looked at that neither the code of the owners nor another of their messages uses."""
    strings, beginnings = mentioned(*owners)
    known = {sort for name in owners if name for sort in sorts(GAMES[name])}
    beginnings |= {f"{sort}-" for name in owners for sort in first_arguments(name, "name", "about") - known}
    used = strings | names | pages()
    for _, entry in entries("en", *owners):
        used |= names_in(entry).messages
    return {i for i in set(looked_at) - used if not any(i.removeprefix(b) in strings for b in beginnings if i.startswith(b))}


@each_game
def test_no_message_of_a_game_is_unused(game: Game) -> None:
    told = {verb.told() for verb in game.options.verbs}
    assert idle(own_ids(game.name), named(game) | told, SHARED, game.name) == set()


def test_no_shared_message_is_unused() -> None:
    names = {name for game in GAMES.values() for name in named(game)}
    assert idle(own_ids(SHARED), names, SHARED, *GAMES) == set()


# -- how it sounds -----------------------------------------------------------------------------------------------------

SORTS_OF_IDS = "tile|region|kind|good|box|space|nation|card|cause|goal|place|target|event|ask|do|option|value|preset|table|term"
FLAWS = [
    re.compile(r"[{}]"),  # a placeable that was not one
    re.compile(r"\$(?!\d)"),  # a variable that was not one
    re.compile(rf"\b(?:{SORTS_OF_IDS})-[a-z_]+"),  # an id instead of a name
    re.compile(r"\b([^\W\d_]+) \1\b", re.IGNORECASE),  # the same word twice
    re.compile(r"  | [.,;:]|(?<!Co)[.,;:]{2}|Co\.\.|^\s|\s$|\(\)|\( | \)"),  # spaces and stops out of place
    re.compile(r"\b(?:a el|de el|em [oa]|por [oa]|di il|a il|in il|da il|su il)\b"),  # two words that should be one
]


def sound(text: str) -> str:
    for flaw in FLAWS:
        assert not flaw.search(text), text
    return text


def sentence(text: str) -> str:
    sound(text)
    assert text.endswith("."), text
    assert text[0].isupper() or not text[0].isalpha(), text
    return text


def sample_rows(game: Game, sort: str) -> Iterable[int]:
    if sort == "number":
        return (0, 1, 2, 5)
    if sort == "seat":
        return (1,)
    return range(-1 if sort == "cause" else 0, len(sorts(game)[sort]))


def usual(game: Game, sort: str) -> int:
    return 1 if sort == "seat" else 2 if sort == "number" else min(2, len(sorts(game)[sort]) - 1)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_event_is_a_sentence(language: str, game: Game) -> None:
    """Each number of each kind of event takes every value, the others an ordinary one; under the first presets."""
    for agreed in [*game.presets.values()][:3]:
        say = speaker(language, game, agreed)
        for number, kind in enumerate(game.event_kinds):
            ordinary = [usual(game, sort) for _, sort in kind.terms] + [0] * (3 - len(kind.terms))
            for i, (_, sort) in enumerate(kind.terms):
                for value in sample_rows(game, sort):
                    row = [*ordinary[:i], value, *ordinary[i + 1 :]]
                    sentence(say.event(kind.event((number, 0, row[0], row[1], row[2], -1))))
            sentence(say.event(kind.event((number, 0, ordinary[0], ordinary[1], ordinary[2], -1))))


@dataclass(frozen=True)
class Trial:
    """How random games are played that ask every question: with which set-ups, what is taken often, which numbers differ."""

    setups: list[tuple[int, str, dict[str, str]]]
    eager: str
    changed: list[tuple[str, str, str]]  # table, pattern, what stands there instead


FULL = {"reconnaissance": "true", "vp_purchase": "true", "no_survivors": "true", "failed_token_secrecy": "private"}
TRIALS = {
    "empires": Trial(  # buildings cost nothing and are bought often, because they ask the rarer questions
        [
            (2, "first", {"start_auction_first": "true"}),
            (5, "first", {"start_auction_first": "true"}),
            (3, "deluxe_base", {"advanced_reconnaissance": "true", "two_player_captains": "false"}),
            (4, "deluxe_full", FULL),
            (6, "deluxe_full", {"nations": "random", **FULL}),
        ],
        "^(buy|use|explore|migrate) |^take (gold|silver)|on (buildings|discovery|dock|goods)$",
        [("board.toml", r"(?m)^building = .*", "building = [0, 0, 0]")],
    ),
    "santamaria": Trial(  # gold is everywhere, and all docks but one lead to more of it, so that it overflows
        [
            (1, "advanced", {}),
            (2, "basic", {"boards": "draft"}),
            (3, "advanced", {"blue_offer": "true"}),
            (4, "advanced", {}),
        ],
        "^(use|export|monk|step|trade|choose|buy double|buy triple) ?|^pay .*for|^swap ",
        [
            ("tracks.toml", r"(?m)^gold_at = .*", "gold_at = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]"),
            ("effects.toml", r"gain = \{ (wood|sugar|gem) = \d \}", "gain = { gold = 3 }"),
            ("shipments.toml", r"(?m)^gain = .*", 'action = "conquistador"'),
        ],
    ),
    "maracaibo": Trial(  # everything is cheap, explorers run, and workers are plenty, so that the rarer questions come up
        [
            (1, "campaign", {}),
            (2, "single_hard", {"open_planning": "false"}),
            (3, "chapter5", {}),
            (4, "chapter7", {}),
        ],
        "^(buy|use|city action|village actions|mission|story tile|invest|explore|raise flag|disc S(08|10|11)|task) ?",
        [
            ("project_cards.toml", r"(?m)^cost = \d+", "cost = 0"),
            ("project_cards.toml", r'op = "(discount|compass)", n = \d', 'op = "worker_to_cp", n = 1'),
            ("project_cards.toml", r'"explorer_plus", n = \d', '"explorer_plus", n = 9'),
            ("prestige.toml", r"cost_(doubloons|workers) = \d+", r"cost_\1 = 0"),
            ("ship_board.toml", r"min_other_areas = \d", "min_other_areas = 0"),
            ("ship_board.toml", r'area = "S0[58]" \}', "}"),
            ("explorer_track.toml", r'between = \["20", "21"\]', 'between = ["2", "3"]'),
        ],
    ),
}


def trial_of(game: Game) -> Trial:
    """An installed game is played with all its presets, as they are."""
    none: dict[str, str] = {}
    setups = [(players, preset, none) for preset, setup in game.presets.items() for players in game.seats(setup)]
    return TRIALS.get(game.name, Trial(setups, "^$", []))


Said = TypeVar("Said")
OF_A_KIND = 25  # events or questions with one message


@cache
def games_played(name: str) -> tuple[list[Phrase], list[Decision]]:
    """Different events and decisions of random games, over all presets and options; of each kind the first ones."""
    game, trial = GAMES[name], trial_of(GAMES[name])
    texts = dict(game.shipped.texts)
    for file, pattern, instead in trial.changed:
        texts[file] = re.sub(pattern, instead, texts[file])
    generous = Tables(texts)
    events: dict[Phrase, None] = {}
    decisions: dict[Phrase, Decision] = {}
    for seed in range(60):
        if seed > 3 and questions(name) <= {question.message for question in decisions}:
            break
        for players, preset, changes in trial.setups:
            luck = random.Random(seed)
            journal = Journal()
            s = game.start(players, game.agree(preset, changes), seed + 1, generous, journal)
            while (decision := game.decision(s)) is not None:
                known = decisions.get(decision.question)
                if known is None or len(known.options) < len(decision.options):
                    decisions[decision.question] = decision
                eager = [o for o in decision.options if re.search(trial.eager, o)]
                game.take(s, luck.choice(eager if eager and luck.random() < 0.5 else decision.options))
            events.update(dict.fromkeys(event.phrase for event in game.events(journal)))
    return first_ones(events, lambda phrase: phrase), first_ones(decisions.values(), lambda decision: decision.question)


def first_ones(found: Iterable[Said], phrase: Callable[[Said], Phrase]) -> list[Said]:
    seen: Counter[str] = Counter()
    kept: list[Said] = []
    for one in found:
        seen[phrase(one).message] += 1
        if seen[phrase(one).message] <= OF_A_KIND:
            kept.append(one)
    return kept


@pytest.mark.slow
@each_game
def test_random_games_ask_every_question(game: Game) -> None:
    """If this fails, the games above are too few to vouch for all questions."""
    asked = {decision.question.message for decision in games_played(game.name)[1]}
    assert questions(game.name) - asked == set()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_question_is_a_sentence_and_every_option_is_told_apart(language: str, game: Game) -> None:
    say = speaker(language, game)
    for decision in games_played(game.name)[1]:
        sentence(say.question(decision))
        assert sentence(say.prompt(decision)) != say.question(decision)
        assert PLAYERS[decision.who] in sentence(say.prompt(decision, by_name=True))
        shown = [sound(say.option(option, decision)) for option in decision.options]
        assert len(set(shown)) == len(shown), shown


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_log_line_of_random_games_is_a_sentence(language: str, game: Game) -> None:
    say = speaker(language, game)
    for phrase in games_played(game.name)[0]:
        sentence(say.phrase(phrase))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_option_can_be_shown(language: str, game: Game) -> None:
    say = speaker(language, game)
    shown = [sound(say.option(name)) for name in game.options.names]
    assert all(text[0].isupper() for text in shown)


CODE = re.compile(r"\b[A-Z]{1,2}\d{1,3}\b|^(sail|annex|conquer|story tile) ")  # of cards, tiles and places: for records


@each_game
def test_options_show_what_their_names_say(game: Game) -> None:
    """The table of verbs follows the vocabulary: in English the nouns of the name stand in what is shown; but not codes."""
    say = StrictSpeaker("en", FACES[game.name].words, [f"seat {i}" for i in range(1, 7)])
    for name in game.options.names:
        shown = say.option(name).lower()
        if CODE.search(name):
            assert not CODE.search(say.option(name)), (name, shown)
            continue
        nouns = re.sub(r"^(.*?) (?=[A-Z])", "", name) if re.search(" [A-Z]", name) else ""
        for word in re.findall(r"seat \d|\d+|[A-Z][a-z]+", nouns or " ".join(re.findall(r"seat \d|\d+", name))):
            if word not in ("VP", "Italy", "0") and not name.startswith("buy second"):
                assert word.lower() in shown, (name, shown)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_everything_that_can_be_named_is_called_something(language: str, game: Game) -> None:
    for agreed in game.presets.values():
        say = speaker(language, game, agreed)
        for sort, thing in things(game):
            assert sound(say.name(sort, thing))


DESCRIPTIONS = {
    "empires": ["tile", "nation"],
    "santamaria": ["gain", "effect", "piece", "dock", "shipment", "post", "space", "achievement"],
    "maracaibo": [
        *("card", "mission", "combat_tile", "city_tile", "area", "village_action", "combat_action", "building", "career"),
        *("legacy", "location", "space", "automa", "story", "permanent"),
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_description_is_there(language: str, game: Game) -> None:
    for preset, agreed in game.presets.items():
        say = speaker(language, game, agreed)
        for sort in DESCRIPTIONS.get(game.name, []):
            for thing in sorts(game)[sort]:
                sentence(say.about(sort, thing))
        for option in game.setup_options:
            sentence(say.about("option", option.name))
        sentence(say.about("preset", preset))
        sentence(say.about("game", game.name))
        sentence(say.remark("game", game.name, "tact"))
        assert set(FACES[game.name].words.told) <= set(sorts(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_find_of_empires_tells_its_numbers(language: str) -> None:
    say = speaker(language)
    for find in [*TOKEN_IDS, *CARD_IDS]:
        assert re.search(r"\$\d.*\$\d.*\d", sound(find_words(find, say)))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_table_can_be_told(language: str, game: Game) -> None:
    """Whatever a view shows, in words: at every twentieth decision of games with all options."""
    described = FACES[game.name].described
    for players, preset, changes in trial_of(game).setups[-3:]:
        agreed = game.agree(preset, changes)
        say = speaker(language, game, agreed)
        s = game.start(players, agreed, 4)
        luck = random.Random(4)
        moves = 0
        while True:
            decision = game.decision(s)
            if moves % 20 == 0 or decision is None:
                view = game.view(s, decision.who if decision else 0)
                lines = [*described.status(view, say), *described.map(view, say)]
                for seat in range(players):
                    lines += described.board(view, seat, say)
                    lines += [line for sheet in described.others for line in sheet.lines(view, seat, say, 40)]
                if decision is None:
                    lines += described.ending(view, say)
                else:
                    choices = [described.choice(view, option, decision, say) for option in decision.options]
                    lines += described.aids(view, decision, say, 40)
                    lines += [text for choice in choices for text in (choice.text, choice.row)]
                    assert len(set(choices)) == len(choices)
                for line in lines:
                    sound(line.strip())
            if decision is None:
                break
            moves += 1
            game.take(s, luck.choice(decision.options))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", [SHARED, *GAMES])
def test_every_refusal_is_one_sentence(language: str, source: str) -> None:
    """With all its parameters, as words and as numbers, at a table and elsewhere; the clause is named whenever one is given."""
    for message in sorted(first_arguments(source, "Refused")):
        entry = next(entry for _, entry in entries("en", SHARED, source) if entry.id.name == message)
        wanted = {variable.removesuffix("_name") for variable in names_in(entry).variables}
        numbers = {"line", "move", "n", "least", "most", "seats", "upto", "moves", "limit", "seat", "who", "expected", "players"}
        about: dict[str, str | int | list[str]] = {v: 3 if v in numbers else "xyz" for v in wanted}
        for game in [GAMES[source]] if source else (*GAMES.values(), None):
            say = speaker(language, game)
            text = sentence(say.refusal(Refused(message, **about)))
            assert ". " not in text, text
            assert "E-DOCK-2" in sentence(say.refusal(Refused(message, **about, rule="E-DOCK-2")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_terminal_need_only_what_english_needs(language: str) -> None:
    """Whatever an English message of core.ftl is given suffices in the other languages."""
    english = {entry.id.name: names_in(entry).variables for file, entry in entries("en") if file == "text/core.ftl"}
    for file, entry in entries(language):
        if file == "text/core.ftl":
            assert names_in(entry).variables == english[entry.id.name], entry.id.name
            if entry.id.name.startswith("term-"):
                say = speaker(language, None)
                for n in (0, 1, 2):
                    numbers = {"n": n, "moves": n, "points": n, "round": n}
                    sound(say.message(entry.id.name, **{v: numbers.get(v, "Ana") for v in english[entry.id.name]}))


# -- the speaker -------------------------------------------------------------------------------------------------------


def test_the_first_edition_calls_new_france_canada() -> None:
    first = speaker("en", agreed=EMPIRES.presets["first"])
    assert first.option("settle New France") == "Settle in Canada"
    assert speaker("it").option("settle New France") == "Metti nella Nuova Francia"
    assert "$25" in first.about("tile", "factory") and "$30" in speaker("en").about("tile", "factory")


def test_what_is_said_at_the_table() -> None:
    t = table().put("peru", 0, colonist=1).stand("dock", (0, "missionary")).resolve("dock")
    decision = EMPIRES.decision(t.s)
    assert decision is not None
    say = speaker("en")
    assert say.question(decision) == "Ana may settle the missionary in a discovered region."
    assert [say.option(o, decision) for o in decision.options] == ["Do without", "Settle in the Caribbean", "Settle in Peru"]
    t.say("settle Peru")
    assert [say.event(event) for event in t.log()] == [
        "Ana settles in Peru with a missionary.",
        "Ana puts a colonist from supply in Peru (missionary).",
        "Ana takes silver (colony of three).",
    ]
    assert [speaker("pt-BR").event(event) for event in t.log()] == [
        "Ana desembarca um missionário no Peru.",
        "Ana põe um colono do estoque no Peru (missionário).",
        "Ana pega prata (colônia de três).",
    ]


def test_a_refusal_says_what_was_tried_what_is_open_and_the_clause() -> None:
    t = table().put("peru", 0, colonist=1).stand("dock", (0, "missionary")).resolve("dock")
    with pytest.raises(Refused) as refused:
        EMPIRES.take(t.s, "settle Brazil")
    text = speaker("en").refusal(refused.value)
    assert text == "“settle Brazil” is not open now; open are: forgo, settle Caribbean, settle Peru (rule E-INV-2)."


def test_numbers_of_corrected_tables_are_said() -> None:
    texts = dict(EMPIRES.shipped.texts)
    texts["tokens.toml"] = texts["tokens.toml"].replace("plunder = 1", "plunder = 9", 1)
    say = StrictSpeaker("en", FACES["empires"].words, PLAYERS, tables=Tables(texts))
    assert find_words("T01", say) == "1 native, plunder $9, $2 for each soldier, 4 VP"


def test_what_is_said_at_a_table_of_santa_maria() -> None:
    say = speaker("en", SANTAMARIA)
    assert say.option("use white 5 as 3") == "White 5 for column 3"
    assert say.option("buy double D04") == "Buy the double (1 sugar; road with 1 settler)"
    assert (
        say.option("pay gold for 1 wood 1 grain and coins for 1 wood") == "Pay gold for 1 wood and 1 grain, and coins for 1 wood"
    )
    assert say.option("place at row 2 column 3 turned left") == "Lay it in row 2, column 3, turned left"
    assert say.name("effect", "trade_w_se") == "1 wood for 1 sugar or 1 gem"
    assert say.name("post", "M2") == "camp 2 (2 wood and 1 grain)"
    assert speaker("pt-BR", SANTAMARIA).option("monk to camp 4") == "Pôr um monge no acampamento 4 (2 ouros)"
    assert speaker("es", SANTAMARIA).option("trade wood for gem") == "Cambiar 1 madera por gema"
    assert speaker("it", SANTAMARIA).option("retire to export") == "Ritirati nello spazio dell’esportazione"
    assert "first step" in say.option_about("monk to the Cartographer")


@pytest.mark.parametrize(
    ("language", "tile", "shipment"),
    [
        (
            "en",
            "Ana chooses how to pay for the double: 2 wood.",
            "Ana chooses how to pay for a shipment: 1 wood and 1 sugar.",
        ),
        (
            "pt-BR",
            "Ana escolhe como pagar a peça dupla: 2 madeiras.",
            "Ana escolhe como pagar um carregamento: 1 madeira e 1 açúcar.",
        ),
        (
            "es",
            "Ana elige cómo pagar la loseta doble: 2 maderas.",
            "Ana elige cómo pagar un envío: 1 madera y 1 azúcar.",
        ),
        (
            "it",
            "Ana sceglie come pagare la tessera doppia: 2 legno.",
            "Ana sceglie come pagare una spedizione: 1 legno e 1 zucchero.",
        ),
    ],
)
def test_who_pays_is_told_for_what_and_how_much(language: str, tile: str, shipment: str) -> None:
    """S-FREE-15: the cost of the tile or shipment; and what a scholar lets one pay in coins."""
    say = speaker(language, SANTAMARIA)
    choice = FACES["santamaria"].described.choice
    for goods, chosen, question, coins in (
        ({"wood": 2, "gold": 1}, "buy double D01", tile, 1),
        ({"wood": 1, "sugar": 1, "gold": 1}, "export from coins dock", shipment, 2),
    ):
        at = colony(2).display("D01").dock(coins="S01").scholar(0, "SC02", "SC03").give(0, coins=9, **goods)
        at = at.turn() if question == tile else at.happen(EXPORT, 0, NOWHERE)
        decision = SANTAMARIA.decision(at.say(chosen).s)
        assert decision is not None and say.question(decision) == question
        listed = [choice(at.view(0), option, decision, say).text for option in decision.options if "coins for" in option]
        assert listed and all(text.endswith(f" {say.count('gain', 'coins', coins)}") for text in listed)


def test_descriptions_of_santa_maria_follow_corrected_tables() -> None:
    texts = dict(SANTAMARIA.shipped.texts)
    texts["monks.toml"] = (
        texts["monks.toml"].replace("points_each = 3", "points_each = 7").replace("{ gold = 2 }", "{ gold = 1 }")
    )
    texts["tiles.toml"] = texts["tiles.toml"].replace("settlers = 2", "settlers = 3")
    texts["year.toml"] = texts["year.toml"].replace("bishop_cost = 2", "bishop_cost = 1")
    say = StrictSpeaker("en", FACES["santamaria"].words, PLAYERS, tables=Tables(texts))
    assert say.about("post", "BI5") == (
        "At the end of the game you lose 1 point. Then you score 7 points for each territory in your colony with a conquistador."
    )
    assert say.about("post", "M4") == "Gain 1 gold at once."
    assert say.name("piece", "D01") == "double (1 wood; road with 3 settlers)"


def test_what_is_said_at_a_table_of_maracaibo() -> None:
    say = speaker("en", MARACAIBO)
    assert say.option("sail 11 by 4 and 9a") == "Sail to Maracaibo by Puerto Plata and Angostura"
    assert say.option("buy A14") == "Buy Legionary for 7 doubloons"
    assert say.option("trade from hold") == "Empty the hold: 3 goods of one kind for 2 doubloons and 2 VP"
    assert say.about("card", "A49") == (
        "Price: 5 doubloons. At the end: 2 VP. New combat action “Plunder”. Lower the combat value by 1 for 3 doubloons, "
        "and 2 VP more with the medal. Discarded it supplies 1 sugar or 1 map."
    )
    assert speaker("pt-BR", MARACAIBO).option("mission Q02") == (
        "Cumprir a missão que custa 2 mapas: +2 PV por bússola, e +2 dobrões"
    )
    assert speaker("es", MARACAIBO).option("annex 8") == "Anexionar Martinica"
    assert speaker("it", MARACAIBO).option("explore 32") == "Esploratore alla fine del tracciato (spazio 32): 1 azione villaggio"
    assert StrictSpeaker("en", FACES["maracaibo"].words, ["Bruno"]).player(1) == "Ana"


def test_answers_of_maracaibo_know_their_question() -> None:
    """The discount of the buyer, the tile of the combat, the parts of a choice, the two sides of a vote."""

    def shown(option: str, ask: str, **numbers: int) -> str:
        question = Phrase(ask, tuple(Term(name, "number", n) for name, n in numbers.items()))
        return speaker("en", MARACAIBO).option(option, Decision(0, question, (option,)))

    assert shown("buy A14", "ask-village", n=1, discount=3) == "Buy Legionary for 4 doubloons"
    assert shown("nation france", "ask-fight-for", tile=0) == "Fight for France: combat value 6, costs 2 doubloons"
    assert shown("choose 1", "ask-choose-part", part=0) == "Choose a combat"
    assert shown("choose 2", "ask-choose-part", part=0) == "Choose up to 2 spaces for the explorer"
    assert shown("vote 2", "ask-vote", story=0) == "Dive at the Drowned Bell"
    assert shown("conquer 4", "ask-fight", value=6) == ("Take Puerto Plata from another nation: +4 doubloons (combat value −6)")


def test_descriptions_of_maracaibo_follow_corrected_tables() -> None:
    texts = dict(MARACAIBO.shipped.texts)
    texts["combat_tiles.toml"] = texts["combat_tiles.toml"].replace("value = 6", "value = 9", 1)
    texts["project_cards.toml"] = texts["project_cards.toml"].replace("cost = 7", "cost = 8")
    say = StrictSpeaker("en", FACES["maracaibo"].words, PLAYERS, tables=Tables(texts))
    assert say.name("combat_tile", "K01") == "combat tile (France 9, England 4, Spain 3)"
    assert say.option("buy A14") == "Buy Legionary for 8 doubloons"


def test_what_strangers_say_does_not_reach_the_terminal_raw() -> None:
    say = speaker("en", None)
    text = say.refusal(Refused("option-unknown", option="\x1b[2Jboo\nhoo\u202e" + "x" * 5000, open=["a", "b"]))
    assert "\x1b" not in text and "\n" not in text and "\u202e" not in text
    assert len(text) < 1000 and text.endswith("open now: a, b.")


def test_a_speaker_never_fails() -> None:
    """An unknown message is said by its id, and one that only English has in English."""
    say = FACES["empires"].speaker("it", [])
    assert say.message("no-such-message") == "no-such-message"
    assert say.refusal(Refused("no-such-refusal", a=1)) == "no-such-refusal (a: 1)"
    assert say.refusal(Refused("option-unknown", option=["a", "b"], open="-")).endswith("possibili: nulla.")
    assert say.phrase(Phrase("event-paid")) == "event-paid"
    odd = (Term("round", "number", "x"), Term("age", "age", 77), Term("who", "seat", "y"), Term("kind", "kind", -1))
    assert say.phrase(Phrase("event-round", odd)).startswith("Comincia il turno x")
    assert say.option("fly to the moon") == "fly to the moon"
    assert say.name("tile", "moon") == "tile-moon" and say.about("tile", "moon") == ""
    assert say.player(3) == "Giocatore 4"
    assert find_words("T99", say) == "find"
    assert Speaker("it").option("pass") == "pass"


def test_spanish_avoids_two_equal_sounds() -> None:
    """Ana e Inés, but Ana y Iago; plata u oro."""
    say = Speaker("es")
    rows = {name: say.together(["Ana", name]) for name in ("Inês", "Hilda", "Yves", "Iago", "Yolanda", "Hiena", "Bruno")}
    assert [name for name, row in rows.items() if row == f"Ana e {name}"] == ["Inês", "Hilda", "Yves"]
    assert all(row == f"Ana y {name}" for name, row in rows.items() if " e " not in row)
    assert say.together(["Bruno", "Ana", "Inês"]) == "Bruno, Ana e Inês"
    say = speaker("es", SANTAMARIA)
    assert say.several(Several((("gain", "gem", -1), ("gain", "gold", -1)), "or")) == "gema u oro"
    assert say.together(["Inês", "Ana"]) == "Inês y Ana"


def test_names_in_a_row() -> None:
    names = ["Ana", "Bruno", "Chiara"]
    assert [Speaker(language).together(names) for language in LANGUAGES] == [
        "Ana, Bruno, and Chiara",
        "Ana, Bruno e Chiara",
        "Ana, Bruno y Chiara",
        "Ana, Bruno e Chiara",
    ]


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("es_AR", "es"),
        ("it", "it"),
        ("EN_gb", "en"),
        ("it_IT@euro", "it"),
    ],
)
def test_a_language_is_found_by_its_code(code: str, language: str) -> None:
    assert find_language(code) == language


def test_an_unknown_language_is_refused_unless_it_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("xx", "", "italian", "C"):
        with pytest.raises(Refused, match="language-unknown"):
            find_language(wrong)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert find_language() == "en"
    monkeypatch.setenv("LANG", "es_MX.UTF-8")
    assert find_language() == "es"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert find_language() == "en"


def test_bots_are_called_by_their_level_and_seconds_and_programs_by_their_own_name() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language)
        assert speaker.bot("master") == speaker.name("bot", "master")
        assert speaker.bot("master:4") == f"{speaker.bot('master')} (4 s)"
        assert speaker.bot("eager") == "eager"
