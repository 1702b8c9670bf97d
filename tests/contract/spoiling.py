"""Component tables that somebody has spoiled: by mistake, or to see what a server does with them."""

import re
from collections.abc import Callable
from random import Random

from caravela.core.game import Game
from tests.contract.sampling import numbers

WORD = re.compile(r'"[^"\n]*"|\b(?:true|false)\b')
STRANGE_NUMBERS = [0, 1, 2, 3, 4, 5, 7, 9, 12, 20, 30, 60, 99, 999, -1, -2, -60]

STRANGE_WORDS = ["", '""', "nan", "inf", "1e9", "0.5", "1979-05-27", "{}", "[[]]", "true", '"\\u0000"', '"<b>&"', "'x'", "é"]


def spoil(game: Game, luck: Random) -> dict[str, str]:
    """The shipped tables with some places of one or two files changed, mostly into what could stand there."""
    texts = dict(game.shipped.texts)
    for file in luck.sample(game.files, luck.choice([1, 1, 1, 2])):
        for _ in range(luck.choice([1, 1, 1, 2, 3, 8])):
            if luck.random() < 0.15:
                texts[file] = other_effect(texts, file, luck)
            else:
                texts[file] = luck.choice(WAYS)(texts[file], luck)
    return texts


def other_effect(texts: dict[str, str], file: str, luck: Random) -> str:
    """What stands in braces, or a list of it, becomes what stands so elsewhere, perhaps in another file."""
    text, elsewhere = texts[file], luck.choice(list(texts.values()))
    pattern = luck.choice([r"\{[^{}\n]*\}", r"\{[^{}\n]*\}", r"\[\{.*\}\]"])
    here, there = list(re.finditer(pattern, text)), re.findall(pattern, elsewhere)
    if not here or not there:
        return text
    one = luck.choice(here)
    new: list[str] = luck.choices(there, k=luck.choice([1, 1, 2]))
    return text[: one.start()] + ", ".join(new) + text[one.end() :]


def other_number(text: str, luck: Random) -> str:
    found = numbers(text)
    if not found:
        return text
    number = luck.choice(found)
    n = int(number.group())
    new = luck.choice([n + 1, n - 1, -n, n * 2, int(luck.choice(found).group()), luck.choice(STRANGE_NUMBERS)])
    return text[: number.start()] + str(new) + text[number.end() :]


def other_word(text: str, luck: Random) -> str:
    """A word, or true and false, becomes another one of the file; mostly one that stands under the same key elsewhere."""
    words = list(WORD.finditer(text))
    if not words:
        return text
    word = luck.choice(words)
    alike = [other for other in words if key_of(text, other) == key_of(text, word)]
    new = luck.choice(alike if luck.random() < 0.8 else words).group()
    if new in ("true", "false") and word.group() in ("true", "false"):
        new = "false" if word.group() == "true" else "true"
    return text[: word.start()] + new + text[word.end() :]


def key_of(text: str, word: re.Match[str]) -> str:
    keys = re.findall(r"(\w+) *= *(?:[\[{ ]|$)*", text[text.rfind("\n", 0, word.start()) + 1 : word.start()])
    return keys[-1] if keys else ""


def without_line(text: str, luck: Random) -> str:
    lines = text.split("\n")
    del lines[luck.randrange(len(lines))]
    return "\n".join(lines)


def line_twice(text: str, luck: Random) -> str:
    lines = text.split("\n")
    i = luck.randrange(len(lines))
    return "\n".join([*lines[: i + 1], *lines[i:]])


def lines_swapped(text: str, luck: Random) -> str:
    """Two values of the same key change places."""
    lines = text.split("\n")
    given = [i for i, line in enumerate(lines) if "=" in line and not line.startswith("#")]
    i = luck.choice(given)
    j = luck.choice([k for k in given if lines[k].partition("=")[0] == lines[i].partition("=")[0]])
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def part_of_a_list(text: str, luck: Random) -> str:
    """Something in a list, between two commas, is left out or said twice."""
    parts = list(re.finditer(r"[^\[\],\n#]+,", text))
    if not parts:
        return text
    part = luck.choice(parts)
    return text[: part.start()] + luck.choice(["", part.group() * 2]) + text[part.end() :]


def inner_list(text: str, luck: Random) -> str:
    """A list becomes empty, or another list of the file."""
    lists = list(re.finditer(r"\[[^\[\]\n]*\]", text))
    if not lists:
        return text
    one = luck.choice(lists)
    alike = [other for other in lists if key_of(text, other) == key_of(text, one)]
    new = luck.choice(["[]", luck.choice(alike).group(), luck.choice(lists).group()])
    return text[: one.start()] + new + text[one.end() :]


def strange_word(text: str, luck: Random) -> str:
    words = list(re.finditer(r"[\w\"]+", text))
    word = luck.choice(words)
    new = luck.choice(
        ["", '""', "nan", "inf", "1e9", "0.5", "1979-05-27", "{}", "[[]]", "true", '"\\u0000"', '"<b>&"', "'x'", "é"]
    )
    return text[: word.start()] + new + text[word.end() :]


WAYS: list[Callable[[str, Random], str]] = [
    *[other_number] * 4,
    *[other_word] * 5,
    without_line,
    line_twice,
    *[lines_swapped] * 2,
    *[part_of_a_list] * 2,
    *[inner_list] * 2,
    strange_word,
]
