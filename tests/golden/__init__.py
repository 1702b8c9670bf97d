"""Golden records: whole games as text, most of them packed, that every build must replay. `make golden` makes them anew.

Games that were played by older rules lie in folders of their own and stay as they are.
"""

import gzip
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
LARGEST_SET = 1_500_000  # bytes, all files together


def golden_files() -> list[Path]:
    return sorted([*FOLDER.glob("*.txt"), *FOLDER.glob("*.txt.gz")])


def older_files() -> list[Path]:
    return sorted([*FOLDER.glob("*_rules_*/*.txt"), *FOLDER.glob("*_rules_*/*.txt.gz")])


def read_text(path: Path) -> str:
    raw = path.read_bytes()
    return (gzip.decompress(raw) if path.suffix == ".gz" else raw).decode("utf-8")
