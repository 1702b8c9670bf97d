"""Keeps the component tables of before when a shipped number was corrected, so that games begun with them go on with them.

After the correction, before it is committed: `python tools/keep_tables.py empires`. What was there before comes from git
(`--since HEAD` unless told). Files that say the same as before, apart from remarks, need not be kept.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from caravela.core.game import EARLIER
from caravela.core.tables import Tables, read, read_folder
from caravela.games import find_game


def keep(folder: Path, before: dict[str, str]) -> list[Path]:
    """Lay the tables of before beside those in the folder that say something else now; what was written.

    Sets of still earlier that had such a file in common with the one of before get it as well.
    """
    now = read_folder(folder, list(before))
    changed = [file for file, text in before.items() if read(text) != now.documents[file]]
    sets = {path.name for path in folder.glob(f"{EARLIER}/*")} | ({Tables(before).hash} if changed else set())
    written: list[Path] = []
    for path in [folder / EARLIER / name / file for name in sorted(sets) for file in changed]:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(before[path.name], encoding="utf-8")
            written.append(path)
    return written


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(description="Keep the component tables of before beside corrected ones.")
    asked.add_argument("game")
    asked.add_argument("--since", default="HEAD", help="where git finds those of before; HEAD unless told")
    said = asked.parse_args(words)
    game = find_game(said.game)
    before = {
        file: subprocess.run(
            ["git", "show", f"{said.since}:./{file}"], cwd=game.data, check=True, capture_output=True, encoding="utf-8"
        ).stdout
        for file in game.files
    }
    for path in keep(game.data, before):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
