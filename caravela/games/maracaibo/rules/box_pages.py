"""What all component tables are read with."""

from itertools import accumulate

from caravela.core.packed import i64, vec
from caravela.core.state import bit
from caravela.core.tables import Entry, Tables


def set_of(numbers: list[int]) -> i64:
    found: i64 = 0
    for n in numbers:
        found |= bit(n)
    return found


def length(row: Entry, key: str) -> int:
    """How many a list says, where it may be any number."""
    said = row.said.get(key)
    return len(said) if isinstance(said, list) else 1


def members(row: Entry, key: str, ids: list[str]) -> i64:
    """A list of ids as a set; nothing where there is no list."""
    return set_of(row.words(key, ids, length(row, key))) if key in row.said else i64(0)


def maybe(row: Entry, key: str, ids: list[str]) -> int:
    """The place of a word in the list of ids; -1 where none is said."""
    return row.word(key, ids) if row.said.get(key, "") != "" else -1


def flagged(rows: list[Entry], key: str, default: bool | None = None) -> i64:
    """The set of rows whose flag is set."""
    return set_of([i for i in range(len(rows)) if rows[i].flag(key, default)])


def flat(lists: list[list[int]]) -> vec[i64]:
    """Several lists as one, in which the i-th begins at starts(lists)[i]."""
    return vec[i64]([n for numbers in lists for n in numbers])


def starts(lists: list[list[int]]) -> vec[i64]:
    return vec[i64](list(accumulate([len(numbers) for numbers in lists], initial=0)))


def rows_of(page: Entry, key: str, ids: list[str], *keys: str) -> list[Entry]:
    """The rows of [[key]], one for each id, that say nothing but these keys."""
    rows = page.rows(key, list(ids))
    for row in rows:
        row.only("id", *keys)
    return rows


class Pages:
    """The files of the tables, each read from its first page."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def page(self, file: str, *keys: str) -> Entry:
        """What a file says; nothing but these keys."""
        page = self.tables.document(file)
        page.whole("schema", 1, 1)
        page.only("schema", *keys)
        return page
