"""What is agreed before a game begins: typed options with presets, checked with clear words."""

from dataclasses import dataclass

from caravela.core.refused import Refused


@dataclass(frozen=True)
class SetupOption:
    """One thing to agree on: its name, the values it can have, and the clause that explains it.

    With `members`, a set of those words joined by "+" is a value as well. What is `carried` over from the game before, in a
    campaign, nobody is asked for.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    members: tuple[str, ...] = ()
    carried: bool = False

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


FLAG = ("false", "true")
