"""Golden games: whole games that every build must play just so.

Each game has a folder. A few games lie in it as records, one line a decision, to be read like prose; bots have played most of
them, and they are only replayed. Many more are one line each in `rules_<version>.lines`: the set-up, the seed, who chooses,
and the digest of all that happens. Nobody who learns chooses there, so nothing but the rules changes these lines.
`make golden` writes what is missing, and the digests anew; `make golden ARGS="--show empires-1-44"` writes a line as a record.
"""

from pathlib import Path

from caravela.core.record import Record
from tests.golden.lines import Line, read_lines, version_of

FOLDER = Path(__file__).resolve().parent
LARGEST_SET = 600_000  # bytes, all files together


def golden_files() -> list[Path]:
    """The records, of all games and of all versions of their rules."""
    return sorted(FOLDER.glob("*/*.txt"))


def line_files() -> list[Path]:
    return sorted(FOLDER.glob("*/rules_*.lines"), key=lambda path: (path.parent.name, version_of(path)))


def lines(game: str = "*") -> list[Line]:
    """The games of one line, of all versions of the rules."""
    return [line for path in line_files() if path.match(f"{game}/*") for line in read_lines(path)]


def a_game(game: str, set_up: str) -> Record:
    """The newest game that a line tells with this set-up: deluxe_full 3 curious builders=false."""
    return [line for line in lines(game) if line.set_up == set_up][-1].play().record
