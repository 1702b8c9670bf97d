"""Component tables: TOML files shipped with a game, or a corrected set that somebody who owns the box has put in a folder."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from caravela.core.kept import Kept
from caravela.core.refused import Refused

# Tables come with records, from anywhere, and TOML can say in a few letters what takes gigabytes to read. So a text is measured
# before it is read. The longest shipped file has 59,976 characters, the longest line 386, a game up to 5,158 lines; brackets
# are at most 6 deep, and no key has a dot.
TABLE_SIZE = 250_000  # characters, in a file bytes; a larger file is not a component table
MOST_LINES = 20_000  # of all tables of a game
LONGEST_LINE = 4_000
MOST_DOTS = 8  # in a line, outside of strings: a.b.c is three tables
LARGEST_NUMBER = 1_000_000_000
DEEPEST = 12
REMARKS = frozenset(["note", "origin", "prov", "prov_note", "provenance"])  # keys that only say where a number comes from
READ_AGAIN = 1_000_000  # characters of tables that somebody plays with: what they say is kept, about 25 bytes for each

ASIDE = (
    re.compile(  # a string, a comment, or a string that does not end; there is one way only to read it: nothing is tried twice
        r'''"""(?s:[^"\\]++|\\.|"(?!""))*+"{3,5}|"(?!"")(?:[^"\\\n]++|\\.)*+"'''
        r"""|'''(?:[^']++|'(?!''))*+'{3,5}|'(?!'')[^'\n]*+'|#[^\n]*+|(["'](?s:.*+))"""
    )
)
BRACKET = re.compile(r"[][{}]")


class Tables:
    """The tables of a game as text, by file name, and what they say.

    Remarks on where a number comes from are part of the text alone. Nobody who reads what the tables say finds them, so the
    hash of that covers all that rules, words and pictures can depend on, and nothing else.
    """

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.documents: dict[str, dict[str, Any]] = {}
        lines = 0
        for name, text in texts.items():
            lines += text.count("\n")
            if len(text) > TABLE_SIZE or lines > MOST_LINES:
                raise Refused("data-too-large", file=name)
            try:
                self.documents[name] = read_again.get(text) or read(text)
            except (ValueError, RecursionError) as error:
                raise Refused("data-not-toml", file=name, error=str(error)) from None
        self.hash = hashed(self.documents)

    def are(self, name: str) -> bool:
        """Whether this is what tables of that hash say. In the first release the hash covered remarks as well."""
        return name == self.hash or name == hashed({file: tomllib.loads(text) for file, text in self.texts.items()})

    def document(self, file: str) -> "Entry":
        return Entry(file, "", self.documents[file])

    def keep(self, for_good: bool = False) -> None:
        """A game has accepted them: what they say need not be read again soon, or ever if they are shipped with it."""
        for name, text in self.texts.items():
            if for_good:
                read_again.keep_for_good(text, self.documents[name])
            else:
                read_again.keep(text, self.documents[name], len(text))


# A corrected set differs from the shipped one in a file or two, and is needed again and again as long as somebody plays with it.
# Only what a game has accepted is kept (Game.box): what is refused leaves nothing behind.
read_again: Kept[dict[str, Any]] = Kept(READ_AGAIN)


def hashed(documents: dict[str, dict[str, Any]]) -> str:
    said = json.dumps(documents, sort_keys=True, default=str)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def read(text: str) -> dict[str, Any]:
    """What a file says, apart from remarks."""
    measure(text)
    said = tomllib.loads(text)
    check_bounds(said)
    return {key: without_remarks(value) for key, value in said.items() if key not in REMARKS}


def without_remarks(said: Any) -> Any:
    if isinstance(said, dict):
        return {key: without_remarks(value) for key, value in said.items() if key not in REMARKS}
    return [without_remarks(one) for one in said] if isinstance(said, list) else said


def measure(text: str) -> None:
    """Whether it can be read at all, found out in one pass."""
    if max(map(len, text.split("\n"))) > LONGEST_LINE:
        raise ValueError(f"a line has more than {LONGEST_LINE} characters")
    plain = bare(text)
    if plain.count(".") > MOST_DOTS and max([line.count(".") for line in plain.split("\n")]) > MOST_DOTS:
        raise ValueError("a key has too many parts")
    deep = 0
    for bracket in BRACKET.findall(plain):
        deep += 1 if bracket in "[{" else -1
        if deep > DEEPEST:
            raise ValueError("nested too deeply")


def bare(text: str) -> str:
    """Keys, numbers and brackets: a table without its strings and comments."""
    plain = "".join([part for part in ASIDE.split(text) if part is not None])
    if '"' in plain or "'" in plain:
        raise ValueError("a string does not end")
    return plain


def check_bounds(said: Any, deep: int = 0) -> None:
    """TOML allows what no component table needs: numbers and nesting without end."""
    if deep > DEEPEST:
        raise ValueError("nested too deeply")
    if isinstance(said, int) and abs(said) > LARGEST_NUMBER:
        raise ValueError("a number is too large")
    for part in said.values() if isinstance(said, dict) else said if isinstance(said, list) else []:
        check_bounds(part, deep + 1)


class Entry:
    """One table of a file, read with checks: whatever is wrong gets a sentence that names file and place."""

    def __init__(self, file: str, place: str, said: dict[str, Any]) -> None:
        self.file = file
        self.place = place
        self.said = said

    def refuse(self, key: str, expected: str) -> Refused:
        return Refused("data-wrong", file=self.file, place=self.path(key), expected=expected, found=str(self.said.get(key, "-")))

    def path(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.said.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.refuse(key, f"{low}..{high}")
        return value

    def wholes(self, key: str, low: int, high: int, length: int) -> list[int]:
        value = self.said.get(key)
        if not isinstance(value, list) or len(value) != length:
            raise self.refuse(key, f"{length} × {low}..{high}")
        if not all(type(n) is int and low <= n <= high for n in value):
            raise self.refuse(key, f"{length} × {low}..{high}")
        return list(value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self.said.get(key, default)
        if not isinstance(value, bool):
            raise self.refuse(key, "true, false")
        return value

    def word(self, key: str, allowed: list[str], default: str | None = None) -> int:
        """The place of a word in the list of those allowed."""
        value = self.said.get(key, default)
        if value not in allowed:
            raise self.refuse(key, ", ".join(allowed))
        return allowed.index(value)

    def words(self, key: str, allowed: list[str], length: int) -> list[int]:
        value = self.said.get(key)
        if not isinstance(value, list) or len(value) != length or not all(word in allowed for word in value):
            raise self.refuse(key, f"{length} × {', '.join(allowed)}")
        return [allowed.index(word) for word in value]

    def table(self, key: str, optional: bool = False) -> "Entry":
        value = self.said.get(key, {} if optional else None)
        if not isinstance(value, dict):
            raise self.refuse(key, f"[{self.path(key)}]")
        return Entry(self.file, self.path(key), value)

    def rows(self, key: str, ids: list[str] | None = None) -> list["Entry"]:
        """The rows of [[key]]; with `ids`, exactly one row for each of them, in that order."""
        value = self.said.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.refuse(key, f"[[{key}]]")
        if ids is not None:
            found = [str(row.get("id")) for row in value]
            if found != ids:
                odd = next((f"{f} ≠ {i}" for f, i in zip(found, ids, strict=False) if f != i), f"{len(found)} ≠ {len(ids)}")
                raise Refused("data-rows", file=self.file, place=self.path(key), ids=", ".join(ids), odd=odd)
        return [Entry(self.file, f"{self.path(key)} {row.get('id', i + 1)}", row) for i, row in enumerate(value)]

    def only(self, *keys: str) -> None:
        """A key that nobody reads is a typing mistake, not a correction."""
        for key in self.said:
            if key not in keys:
                raise Refused("data-unknown-key", file=self.file, place=self.path(key), keys=", ".join(keys))


def read_folder(folder: Path, names: list[str]) -> Tables:
    texts: dict[str, str] = {}
    for name in names:
        path = folder / name
        try:
            if path.stat().st_size > TABLE_SIZE:
                raise Refused("data-too-large", file=str(path))
            texts[name] = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise Refused("data-missing", folder=str(folder), file=name) from None
        except (OSError, UnicodeDecodeError) as error:
            raise Refused("data-unreadable", file=str(path), error=str(error)) from None
    return Tables(texts)
