"""Writes rules/options.py of every game: the numbers of its options as constants, from rules/vocabulary.py."""

from importlib import import_module

from caravela.games import FACES


def main() -> None:
    for face in FACES.values():
        if (face.folder / "rules" / "vocabulary.py").exists():
            declared = import_module(
                f"{face.package}.rules.vocabulary"
            ).OPTIONS  # the rules cannot be loaded before they are written
            (face.folder / "rules" / "options.py").write_text(declared.source(), encoding="utf-8")


if __name__ == "__main__":
    main()
