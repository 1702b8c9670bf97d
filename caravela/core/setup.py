"""What is agreed before a game begins: typed options with presets, checked with clear words."""

from dataclasses import dataclass

from caravela.core.packed import i64
from caravela.core.refused import Refused


@dataclass(frozen=True)
class SetupOption:
    """One thing to agree on: its name, the values it can have, and the clause that explains it.

    With `members`, a set of those words joined by "+" is a value as well. What is `carried` over from the game before, in a
    campaign, nobody is asked for. An option that came with a later release says by which value games go on that were stored
    `before` it; those that were always there have none, because every stored game says them.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    members: tuple[str, ...] = ()
    carried: bool = False
    before: str = ""

    def check(self, value: str) -> str:
        if value in self.values:
            return value
        words = value.split("+")
        if self.members and all(word in self.members for word in words) and len(set(words)) == len(words):
            return "+".join(word for word in self.members if word in words)
        open_values = [*self.values, *(["+".join(self.members[:2]) + "…"] if self.members else [])]
        raise Refused("setup-unknown-value", option=self.name, value=value, values=", ".join(open_values), rule=self.rule)


def agree(options: list[SetupOption], presets: dict[str, dict[str, str]], preset: str, changes: dict[str, str]) -> dict[str, str]:
    """The value of every option: those of the preset, with the changes asked for."""
    if preset not in presets:
        raise Refused("setup-unknown-preset", preset=preset, presets=", ".join(presets))
    agreed = dict(presets[preset])
    known = {option.name: option for option in options}
    for name, value in changes.items():
        if name not in known:
            raise Refused("setup-unknown-option", option=name, options=", ".join(known))
        agreed[name] = known[name].check(value)
    return agreed


def agree_again(options: list[SetupOption], agreed: dict[str, str]) -> dict[str, str]:
    """What was agreed on for a game that is stored: every option, each with a value that there is.

    One that had not been thought of then has the value by which everybody played without knowing it.
    """
    known = {option.name: option for option in options}
    for name in agreed:
        if name not in known:
            raise Refused("setup-unknown-option", option=name, options=", ".join(known))
    again: dict[str, str] = {}
    for option in options:
        value = agreed.get(option.name, option.before)
        if not value:
            raise Refused("setup-missing-option", option=option.name)
        again[option.name] = option.check(value)
    return again


class Rules:
    """The rules by which one game is played to its end: those of the version under which it began.

    A set-up asks `since` once for each rule that was mended and keeps the answer under the name of what changed.
    """

    def __init__(self, version: int) -> None:
        self.version: i64 = version

    def since(self, version: i64) -> bool:
        """Whether a rule holds that came with that version."""
        return self.version >= version


FLAG = ("false", "true")
