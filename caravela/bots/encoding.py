"""What a seat knows as plain JSON: the view of any game, field by field."""

import dataclasses
from typing import Any

from caravela.core.events import Phrase


def encoded(thing: Any) -> Any:
    """An object for a dataclass, by the names of its fields; a list for a sequence; numbers, words and null as they are."""
    if dataclasses.is_dataclass(thing):
        return {field.name: encoded(getattr(thing, field.name)) for field in dataclasses.fields(thing)}
    if isinstance(thing, dict):
        return {str(name): encoded(value) for name, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [encoded(value) for value in thing]
    if isinstance(thing, set | frozenset):
        return sorted(encoded(value) for value in thing)
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    raise TypeError(f"a view holds a {type(thing).__name__}, which has no place in JSON")


def asked(question: Phrase) -> dict[str, Any]:
    """A question by the id of its message, what it names, and its clause."""
    return {"message": question.message, "terms": {term.name: term.value for term in question.terms}, "rule": question.rule}
