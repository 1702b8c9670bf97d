"""The legend of a game, in its `legend.toml`: every piece and icon that its boards can draw, and what a question is about."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

Signs = tuple[str, ...]  # drawings that stand together, by their names


@dataclass(frozen=True)
class Legend:
    """What is drawn, in parts; signs that stand together have one name. And the signs of every question."""

    parts: dict[str, tuple[Signs, ...]] = field(default_factory=dict)
    questions: dict[str, Signs] = field(default_factory=dict)

    def of(self, question: str) -> Signs:
        """What is drawn beside the first explanation of a question."""
        return self.questions.get(question.removeprefix("ask-"), ())


def named_by(signs: Signs) -> str:
    """The message that names them."""
    return f"legend-{signs[0]}"


def read_legend(path: Path) -> Legend:
    """The legend in a file; an empty one if there is no such file."""
    if not path.exists():
        return Legend()
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    parts = {part["id"]: tuple([tuple(thing.split()) for thing in part["things"]]) for part in said["part"]}
    return Legend(parts, {question: tuple(signs.split()) for question, signs in said["questions"].items()})
