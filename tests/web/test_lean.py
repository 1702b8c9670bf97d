"""What browsers get of scripts and looks: all of the code, line by line, and nothing of what is said about it."""

import re
from pathlib import Path

import pytest

from caravela.web.app import STATIC
from caravela.web.lean import TYPE, lean

FILES = sorted([*STATIC.glob("*.js"), *STATIC.glob("*.css")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_only_comments_and_indentation_are_left_out_and_lines_keep_their_numbers(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines, left = text.splitlines(), lean(text, path.suffix == ".js").splitlines()
    assert len(lines) == len(left)
    inside = False  # a comment of several lines
    for line, kept in zip(lines, left, strict=True):
        code = line.strip()
        assert code.count("`") % 2 == 0, "text over several lines would lose its indentation"
        begins = not inside and code.startswith("/*") and "*/" not in code[:-2]
        if inside or begins:
            inside = not code.endswith("*/")
            assert kept == "" and "*/" not in code[:-2], line
        elif path.suffix == ".js" and code.startswith("//"):
            assert kept == ""
        else:
            assert re.sub(r"\s", "", kept) == re.sub(r"\s", "", TYPE.sub("", code) if path.suffix == ".js" else code)


def test_code_beside_a_comment_stays() -> None:
    said = '/** @type {A} */ const a = 1; // why\n  /** @param {B} b */\n  // gone\n  return `${"/* text */"} // ${b}`;\n'
    assert lean(said, script=True) == 'const a = 1; // why\n\n\nreturn `${"/* text */"} // ${b}`;\n'
