"""What all component tables are read with."""

from caravela.core.packed import i64
from caravela.core.state import bit
from caravela.core.tables import Entry, Tables


def members(row: Entry, key: str, ids: list[str]) -> i64:
    """A list of ids as a set."""
    said = row.said.get(key, [])
    found: i64 = 0
    for i in row.words(key, ids, len(said)) if said else []:
        found |= bit(i)
    return found


class Pages:
    """The files of the tables, each read from its first page."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def page(self, file: str) -> Entry:
        page = self.tables.document(file)
        page.whole("schema", 1, 1)
        return page
