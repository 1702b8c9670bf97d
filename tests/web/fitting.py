"""Whether what was said has the shape that `caravela/web/protocol.py` and `answers.py` describe."""

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from caravela.web import protocol

SAID = {get_args(get_type_hints(shape)["kind"])[0]: shape for shape in get_args(protocol.FromServer)}


def misfits(value: Any, kind: Any, where: str = "") -> Iterator[str]:
    """Where a value of JSON is not of a type, and what it is there."""
    origin, inside = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is no {kind.__name__}"
            return
        for name in sorted(value.keys() ^ hints.keys()):
            if name in value or name in kind.__required_keys__:
                yield f"{where}.{name} is {'not described' if name in value else 'missing'}"
        for name in value.keys() & hints.keys():
            yield from misfits(value[name], hints[name], f"{where}.{name}")
    elif origin in (Union, types.UnionType):
        found = [list(misfits(value, one, where)) for one in inside]
        if all(found):
            yield from min(found, key=len)
    elif origin is list and isinstance(value, list):
        for i, one in enumerate(value):
            yield from misfits(one, inside[0], f"{where}[{i}]")
    elif origin is tuple and isinstance(value, list) and len(value) == len(inside):
        for one, of in zip(value, inside, strict=True):
            yield from misfits(one, of, where)
    elif origin is dict and isinstance(value, dict):
        for name, one in value.items():
            yield from misfits(one, inside[1], f"{where}[{name!r}]")
    elif origin is Literal:
        if value not in inside:
            yield f"{where}: {value!r} is none of {inside}"
    elif kind is float and type(value) is int:
        pass
    elif origin is not None or type(value) is not kind:
        yield f"{where}: {value!r} is no {kind}"


def misfits_said(message: dict[str, Any]) -> list[str]:
    """A message of the server; a change may have any field of a scene."""
    if message["kind"] == "change":
        rest = {name: value for name, value in message.items() if name != "kind"}
        return [found for found in misfits(rest, protocol.Scene) if not found.endswith(" is missing")]
    return list(misfits(message, SAID[message["kind"]]))
