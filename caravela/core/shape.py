"""What tables look like, apart from what they say: which keys a row always has, and whether a number or a word stands there."""

from typing import Any

from caravela.core.refused import Refused

WORDS = {dict: "{ … }", list: "[ … ]", str: "“…”", int: "1, 2, …", bool: "true, false"}


class Shape:
    """The shape of values that stand in the same place, in all rows of a table.

    Rules read what they need with checks of their own. Whoever draws or describes a component reads its row as it is, so a
    corrected table must look like the shipped one.
    """

    def __init__(self) -> None:
        self.types: list[type] = []
        self.keys: dict[str, Shape] = {}
        self.always: list[str] | None = None  # the keys that no row is without
        self.items: Shape | None = None  # of a list

    def learn(self, said: Any) -> None:
        if type(said) not in self.types:
            self.types.append(type(said))
        if isinstance(said, dict):
            known = list(said) if self.always is None else self.always
            self.always = [key for key in known if key in said]
            for key, value in said.items():
                self.keys.setdefault(key, Shape()).learn(value)
        elif isinstance(said, list):
            if said and self.items is None:
                self.items = Shape()
            for one in said:
                assert self.items is not None
                self.items.learn(one)

    def check(self, file: str, place: str, said: Any) -> None:
        """Refused, with the place, if it does not look alike. Keys that are new here have been checked by those who read them."""
        if type(said) not in self.types:
            expected = " / ".join(WORDS.get(known, known.__name__) for known in self.types)
            raise Refused("data-wrong", file=file, place=place, expected=expected, found=str(said)[:80])
        if isinstance(said, dict):
            for key in self.always or []:
                if key not in said:
                    raise Refused("data-wrong", file=file, place=joined(place, key), expected=key, found="-")
            for key, value in said.items():
                if key in self.keys:
                    self.keys[key].check(file, joined(place, key), value)
        elif isinstance(said, list) and self.items is not None:
            for i, one in enumerate(said):
                name = one.get("id", i + 1) if isinstance(one, dict) else i + 1
                self.items.check(file, f"{place} {name}", one)


def joined(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
