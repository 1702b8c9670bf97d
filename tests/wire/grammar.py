"""Inputs that are almost right: made by the grammar of what is expected, with something strange in some places.

Everything follows from the luck that is handed in, so an input is known by its number and can be made again.
"""

import json
from random import Random
from typing import Any

from caravela.core.record import Player, Record
from caravela.games import GAMES
from caravela.table.campaign import Campaign
from caravela.table.play import Play
from tests.contract.spoiling import spoil

WORDS = [
    "",
    " ",
    "0",
    "-1",
    "1e309",
    "null",
    "true",
    "NaN",
    "\x00",
    "\ud800",
    "\u202e",
    "ﷺ" * 20,
    "é",
    "e\u0301",
    "🚢",
    "a" * 5000,
]
WORDS += [
    "../../etc/passwd",
    "..%2f..%2f",
    "%00",
    "%s%n",
    "${x}",
    "{ $who }",
    "<script>",
    "'; DROP TABLE acts; --",
    "=cmd()",
    "\r\nX: y",
]
NUMBERS: list[Any] = [0, 1, -1, 2, 3, 99, 255, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**40, 0.5, 1e308, -0.0, True, None]


def strange(luck: Random, deep: int = 0) -> Any:
    """Any value that JSON can say, and some more."""
    kind = luck.randrange(6 if deep < 3 else 4)
    if kind == 0:
        return luck.choice(NUMBERS)
    if kind in (1, 2):
        return luck.choice(WORDS)
    if kind == 3:
        return luck.choice(WORDS) + str(luck.choice(NUMBERS))
    if kind == 4:
        return [strange(luck, deep + 1) for _ in range(luck.choice([0, 1, 3, 40]))]
    return {str(luck.choice(WORDS))[:50]: strange(luck, deep + 1) for _ in range(luck.choice([0, 1, 3]))}


def written(value: Any, luck: Random) -> str:
    """As JSON, mostly; sometimes cut off, nested without end, or with what JSON does not know."""
    way = luck.randrange(40)
    if way == 0:
        return "[" * luck.choice([100, 5000]) + "]" * luck.choice([0, 100, 5000])
    said = json.dumps(value)
    if way == 1:
        return said[: luck.randrange(len(said) + 1)]
    if way == 2:
        return said.replace("1", luck.choice(["NaN", "1e999", "01", "-", "1" * 5000]), 1)
    if way == 3:
        return said.replace('"', luck.choice(["'", "\ufeff", '"\\u0000', '"\\ud800']), 1)
    return said


# -- records and campaigns ---------------------------------------------------------------------------------------------


def short_record(name: str, moves: int = 12) -> Record:
    """The beginning of a game, as it is saved."""
    game = GAMES[name]
    agreed = game.agree(game.default_preset, {})
    players = [Player(f"Player {n}", "person") for n in range(game.seats(agreed)[0] if len(game.seats(agreed)) == 1 else 2)]
    play = Play.begin(game, agreed, players, b"w" * 32)
    luck = Random(name)
    for _ in range(moves):
        decision = play.decision
        if decision is None:
            break
        play.take(decision.who, luck.choice(decision.options))
    return play.record


def spoilt_lines(text: str, luck: Random) -> str:
    """Some of: a line twice, left out, moved, cut; a word replaced by another of the text, by a strange one or by a number."""
    lines = text.split("\n")
    for _ in range(luck.choice([1, 1, 1, 2, 3, 10])):
        if not lines:
            break
        n = luck.randrange(len(lines))
        way = luck.randrange(9)
        if way == 0:
            lines.insert(n, lines[n])
        elif way == 1:
            del lines[n]
        elif way == 2:
            lines.insert(luck.randrange(len(lines)), lines.pop(n))
        elif way == 3:
            lines[n] = lines[n][: luck.randrange(len(lines[n]) + 1)]
        elif way == 4:
            lines[n] += " " + str(luck.choice([*WORDS, *NUMBERS]))
        elif way == 5:
            lines.insert(n, str(strange(luck)))
        else:
            words = lines[n].split(" ")
            other = luck.choice(lines).split(" ")
            new = [luck.choice(other), luck.choice(other), str(luck.choice(NUMBERS)), luck.choice(WORDS)]
            words[luck.randrange(len(words))] = luck.choice(new)
            lines[n] = " ".join(words)
    return "\n".join(lines)


def record_text(luck: Random, known: dict[str, str]) -> str:
    return spoilt_lines(luck.choice(list(known.values())), luck)


def campaign_text(luck: Random, whole: str) -> str:
    return spoilt_lines(whole, luck)


def component_texts(luck: Random) -> tuple[str, dict[str, str]]:
    """The shipped tables of a game, spoilt."""
    game = luck.choice([game for game in GAMES.values() if game.files])
    texts = spoil(game, luck)
    if luck.randrange(5) == 0:
        file = luck.choice(list(texts))
        texts[file] = spoilt_lines(texts[file], luck)
    return game.name, texts


def records_known() -> dict[str, str]:
    return {name: short_record(name).text() for name in GAMES}


# -- what a description of an interface allows -------------------------------------------------------------------------


def fitting(schema: dict[str, Any], parts: dict[str, Any], luck: Random, own: dict[str, list[Any]], name: str = "") -> Any:
    """A value for a place in an interface that describes itself by JSON Schema; what it should be as a rule, or anything."""
    if luck.random() < 0.06:
        return strange(luck)
    if name in own and luck.random() < 0.8:
        return luck.choice(own[name])
    if "$ref" in schema:
        return fitting(parts[schema["$ref"].rpartition("/")[2]], parts, luck, own, name)
    if "anyOf" in schema:
        return fitting(luck.choice(schema["anyOf"]), parts, luck, own, name)
    kind = schema.get("type")
    if kind == "object":
        given = schema.get("properties", {})
        must = schema.get("required", [])
        made = {key: fitting(of, parts, luck, own, key) for key, of in given.items() if key in must or luck.random() < 0.5}
        if not given or luck.random() < 0.03:
            made[str(luck.choice(WORDS))[:50]] = strange(luck)
        return made
    if kind == "array":
        return [fitting(schema.get("items", {}), parts, luck, own, name) for _ in range(luck.choice([0, 1, 2, 2, 3, 4, 20]))]
    if kind == "boolean":
        return luck.random() < 0.5
    if kind == "integer":
        return luck.choice([0, 0, 1, 2, 3, -1, luck.choice(NUMBERS)])
    if kind == "number":
        return luck.choice([0, 0.5, 1, 5, luck.choice(NUMBERS)])
    if kind == "null":
        return None
    return luck.choice([*own.get("*", ["x"]), luck.choice(WORDS)])


# -- the command line --------------------------------------------------------------------------------------------------

COMMANDS = {
    "replay": ["--game", "--upto", "--as"],
    "verify": [],
    "campaign": [],
    "rules": [],
    "data": [],
    "play": ["--resume", "--seats", "--set", "--seed", "--data", "--names", "--campaign", "--title", "--record"],
    "backup": ["--database", "--keep"],
    "restore": ["--database"],
    "forget": ["--database", "--yes"],
    "serve": ["--port", "--host", "--limits", "--proxy", "--bots"],
    "bench": ["--seats", "--data"],
}
NEVER = {"serve": "--port=x", "bench": "--seconds=0", "play": "--preset=none"}  # what would go on for long is refused for sure


def command_words(luck: Random, files: list[str], games: list[str]) -> list[str]:
    """A command with some of its options and places, each filled with what fits or with anything."""
    command = luck.choice([*COMMANDS, *COMMANDS, str(luck.choice(WORDS))])

    def place() -> str:
        words = [word for word in WORDS if ".." not in word]  # nothing outside the folder
        some = [luck.choice(files), luck.choice(games), luck.choice(words), str(luck.choice(NUMBERS)), "E-DOCK-2", "export"]
        return luck.choice(some)

    words = [command, *[place() for _ in range(luck.choice([0, 1, 1, 2, 3]))]]
    for _ in range(luck.choice([0, 0, 1, 2])):
        words += [luck.choice([*COMMANDS.get(command, []), "--strange", "-x", "--"]), place()]
    if command in NEVER:
        words = [command, NEVER[command], *words[1:]]
    if luck.random() < 0.1:
        words = ["--language", luck.choice(["en", "pt-BR", "xx", "", "\ud800"]), *words]
    return words


def campaign_known() -> str:
    """A campaign whose first game has begun."""
    for game in GAMES.values():
        for preset in game.presets:
            agreed = game.agree(preset, {})
            if game.is_campaign(agreed):
                players = [Player("Ana", "person"), Player("Bruno", "person")]
                campaign = Campaign.begin(game, "The coast", agreed, players)
                play = Play.begin(game, campaign.agree({}), players, b"w" * 32)
                for _ in range(8):
                    decision = play.decision
                    assert decision is not None
                    play.take(decision.who, decision.options[0])
                campaign.keep(play.record)
                return campaign.text()
    raise AssertionError("no game has a campaign")
