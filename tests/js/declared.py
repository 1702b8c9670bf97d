"""The shapes of `caravela/web/protocol.py` and `answers.py` as TypeScript: for the browser's scripts, and for docs/protocol.md.

`python -m tests.js.declared` (`make protocol`) writes both anew.
"""

import ast
import inspect
import io
import sys
import tokenize
import types
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from caravela.web import answers, protocol

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "caravela" / "web" / "static" / "protocol.d.ts"
PAGE = ROOT / "docs" / "protocol.md"
HEAD = "// Written by `make protocol` from caravela/web/protocol.py and answers.py; do not edit.\n"
OPENS, CLOSES = "<!-- written by `make protocol` from caravela/web/protocol.py -->\n```ts\n", "```\n<!-- end -->\n"
WIDE = 130
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
ALSO = {"Change": 'Partial<Omit<Scene, "kind" | "number">>'}  # what a shape has besides its own fields


def written(kind: Any) -> str:
    """A type of Python as one of TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (Union, types.UnionType):
        return " | ".join(map(written, inside))
    if origin is list:
        (of,) = map(written, inside)
        return f"({of})[]" if " " in of else f"{of}[]"
    if origin is dict and inside[0] is str:
        return f"Record<string, {written(inside[1])}>"
    if origin is tuple:
        return f"[{', '.join(map(written, inside))}]"
    raise TypeError(f"{kind} has no counterpart")


def comments(source: str) -> dict[int, str]:
    """What is said behind a line, by its number."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {t.start[0]: t.string.lstrip("# ") for t in tokens if t.type == tokenize.COMMENT}


def fields(shape: Any) -> Iterator[tuple[str, str]]:
    """The fields of a shape, its own and those that it goes on from, each with its comment."""
    said: dict[str, str] = {}
    for one in [*bases(shape), shape]:
        source = inspect.getsource(one)
        notes = comments(source)
        for line in ast.walk(ast.parse(source)):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                said[line.target.id] = notes.get(line.lineno, "")
    for name, kind in get_type_hints(shape).items():
        yield f"{name}{'' if name in shape.__required_keys__ else '?'}: {written(kind)};", said[name]


def bases(shape: Any) -> list[Any]:
    """What a shape goes on from, the first first. At run time a TypedDict has forgotten it."""
    (node,) = ast.parse(inspect.getsource(shape)).body
    assert isinstance(node, ast.ClassDef)
    named = [getattr(sys.modules[shape.__module__], base.id) for base in node.bases if isinstance(base, ast.Name)]
    return [one for base in named if is_typeddict(base) for one in [*bases(base), base]]


def interface(shape: Any) -> str:
    told = list(fields(shape))
    also = f" extends {ALSO[shape.__name__]}" if shape.__name__ in ALSO else ""
    head = f"/** {inspect.getdoc(shape)} */\nexport interface {shape.__name__}{also} {{"
    short = f"{head} {' '.join(field for field, _ in told)} }}\n".replace("; }", " }")
    if not any(note for _, note in told) and len(short.splitlines()[-1]) <= WIDE:
        return short
    wide = max(len(field) for field, note in told if note) if any(note for _, note in told) else 0
    lines = [f"  {field:{wide}}  // {note}" if note else f"  {field}" for field, note in told]
    return "\n".join([head, *lines, "}"]) + "\n"


def mentioned(kind: Any) -> set[str]:
    """The shapes of which a type speaks."""
    if is_typeddict(kind):
        return {kind.__name__}
    return {name for inside in get_args(kind) for name in mentioned(inside)}


def declared(module: ModuleType) -> str:
    """All shapes of a module in their order; what others only go on from is told with them."""
    tree = ast.parse(inspect.getsource(module))
    shapes = [getattr(module, node.name) for node in tree.body if isinstance(node, ast.ClassDef)]
    spoken = {name for shape in shapes for kind in get_type_hints(shape).values() for name in mentioned(kind)}
    gone_on = {base.__name__ for shape in shapes for base in bases(shape)}
    kept = {shape.__name__ for shape in shapes} - (gone_on - spoken)
    parts: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in kept:
            parts.append(interface(getattr(module, node.name)))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            parts.append(f"export type {name} = {written(getattr(module, name))};\n")
    return "\n".join(parts)


def types_text() -> str:
    return f"{HEAD}\n{declared(protocol)}\n{declared(answers)}"


def page_text(page: str) -> str:
    """The page with what is listed in it as it should be."""
    before, _, rest = page.partition(OPENS)
    _, found, after = rest.partition(CLOSES)
    assert found, "docs/protocol.md has lost the marks of the list"
    return before + OPENS + declared(protocol).replace("export ", "") + CLOSES + after


def main() -> None:
    TYPES.write_text(types_text(), encoding="utf-8")
    PAGE.write_text(page_text(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
