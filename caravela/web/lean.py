"""Scripts and looks as browsers need them: what is written for those who read them stays with the files."""

import re
from functools import lru_cache
from pathlib import Path

# A comment that has its lines for itself; one that says a type within a line; and what lines begin with.
BLOCK = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.DOTALL | re.MULTILINE)
TYPE = re.compile(r"/\*\* @(?:(?!\*/).)*\*/ ?")
LINE = re.compile(r"^[ \t]*//.*$", re.MULTILINE)
INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


def lean(text: str, script: bool) -> str:
    """The same without comments and indentation. Lines keep their numbers, so that what a browser complains of is found."""
    text = BLOCK.sub(lambda found: "\n" * found[0].count("\n"), text)
    if script:
        text = LINE.sub("", TYPE.sub("", text))
    return INDENT.sub("", text)


@lru_cache(maxsize=256)
def lean_file(path: Path, changed: int) -> bytes:
    """A file that changed last at that time."""
    return lean(path.read_text(encoding="utf-8"), path.suffix == ".js").encode()
