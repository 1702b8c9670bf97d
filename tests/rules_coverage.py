"""Which numbered clauses of the rules does no test cite?   python -m tests.rules_coverage [--all]

A clause is defined in caravela/games/<game>/book/ (rules.md, engineering.md) where its id stands in bold, or opens a row of
a table or list.
It is cited when its whole id stands in a Python file under tests/; short forms such as "E-X-8, 9" cite only the first.
Prints a line for each chapter and the uncited ids, the first twelve of a chapter unless --all is said.
"""

import re
import sys
from pathlib import Path

from caravela.games import FACES, GAMES
from tests.ours import OURS

TESTS = Path(__file__).resolve().parent
LETTERS = "".join(game.letter for game in GAMES.values())
ID = rf"[{LETTERS}]-[A-Z0-9]+(?:-[A-Z0-9]+)*(?:\.[0-9]+)?"
DEFINED = re.compile(rf"\*\*({ID})\b|^(?:\|\s*|- )({ID})\b", re.MULTILINE)
CITED = re.compile(rf"\b{ID}\b")

# Clauses that no test can cite, each with the reason. This file does not count as a test that cites.
UNTESTED: dict[str, str] = {}


def clauses(game: str) -> list[str]:
    """The ids that the rules of a game define, in the order of the pages."""
    pages = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((FACES[game].folder / "book").glob("*.md"), reverse=True)
    )
    return list(dict.fromkeys(bold or opening for bold, opening in DEFINED.findall(pages)))


def cited() -> set[str]:
    """The ids that some test cites."""
    found: set[str] = set()
    for path in TESTS.glob("**/*.py"):
        if path != Path(__file__).resolve():
            found.update(CITED.findall(path.read_text(encoding="utf-8")))
    return found


def chapter(clause: str) -> str:
    """E-DOCK-8 belongs to E-DOCK, E-B-MINT.2 to E-B."""
    return "-".join(clause.split("-")[:2])


def uncited(game: str) -> list[str]:
    told = cited()
    return [clause for clause in clauses(game) if clause not in told and clause not in UNTESTED]


def report(game: str, most: int | None) -> int:
    """Print the coverage of a game's rules, chapter by chapter; how many clauses are uncited."""
    known, missing = clauses(game), uncited(game)
    print(f"{game}: {len(known) - len(missing)} of {len(known)} clauses are cited by tests")
    for name in dict.fromkeys(map(chapter, known)):
        of_it = [clause for clause in known if chapter(clause) == name]
        bare = [clause for clause in missing if chapter(clause) == name]
        said = ", ".join(bare[:most]) + (", …" if bare[:most] != bare else "")
        print(f"  {name:10} {len(of_it) - len(bare):4} of {len(of_it):3}  {said}".rstrip())
    return len(missing)


def main(words: list[str]) -> int:
    missing = sum(report(game, None if "--all" in words else 12) for game in OURS)
    print(f"{missing} uncited" if missing else "every clause is cited")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
