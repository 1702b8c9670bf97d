"""What a translation of the rules still needs:   python tools/clauses.py <game> <language>

Prints, ready to be translated, the chapters and clauses of book/rules.md that book/<language>/rules.md lacks or has from an older
sentence; each with the mark of the English sentence. Nothing is printed when the page is whole.
"""

import sys

from caravela.games import find_face
from caravela.text.clauses import Clauses, mark


def main() -> None:
    game, language = sys.argv[1:]
    face = find_face(game)
    page, path = face.clauses("en"), face.folder / "book" / language / "rules.md"
    theirs = Clauses((face.folder / "book" / "rules.md").read_text("utf-8"), path.read_text("utf-8") if path.exists() else "\n")
    wanted = {*theirs.missing, *theirs.outdated}
    for chapter, title in page.titles.items():
        clauses = [clause for clause in page.chapters().get(chapter, []) if clause in wanted]
        if clauses or chapter in theirs.untitled:
            print(f"\n## {chapter} {title}\n")
        for clause in clauses:
            print(f"- **{clause}** `{mark(page.plain(clause))}` {page.plain(clause)}")


if __name__ == "__main__":
    main()
