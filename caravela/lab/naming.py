"""What was done, in words: the speaker of a game knows what options, events and things are called."""

import re
from collections.abc import Iterable

from caravela.core.events import Term
from caravela.core.game import Game
from caravela.text import Speaker, variables

GAP = "…"


def outline(speaker: Speaker, message: str, names: Iterable[str] = ()) -> str:
    """A message without what it names: "Settle …". `names` are those of its terms, which messages inside it may use as well."""
    known = {*names, *variables(message, speaker.words.folder, speaker.language)}
    said = speaker.message(message, **{**dict.fromkeys(known, GAP), **speaker.agreed})
    said = re.sub(rf"\s*\({GAP}\)", "", said.strip().removesuffix("."))
    said = re.sub(rf"{GAP}(?:[,:;]? ?{GAP})+", GAP, said)
    return re.sub(rf"{GAP}\W*{GAP}$", GAP, said)


class Namer:
    """Names facts as the lines of the arena have them: "buy.tile.mint"."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.speaker = speaker
        self.verbs = {verb.constant.lower(): verb for verb in game.options.verbs}
        self.events = {kind.message: kind for kind in game.event_kinds}

    def kind(self, key: str) -> str:
        """What sort of deed it is: the heading that facts of a kind share."""
        deed, _, _ = key.partition(".")
        if deed in self.verbs:
            return outline(self.speaker, self.verbs[deed].told(), [noun.name for noun in self.verbs[deed].nouns])
        return outline(self.speaker, deed, [name for name, _ in self.events[deed].terms]) if deed in self.events else deed

    def befell(self, key: str) -> bool:
        """Whether an event speaks of the seat that it is noted for; one that turns up a tile for all does not."""
        known = variables(key.partition(".")[0], self.speaker.words.folder)
        return any([name == "who" or name.startswith("who_") for name in known])

    def thing(self, key: str) -> str:
        """Which one it was; nothing for a deed that names no thing."""
        deed, _, rest = key.partition(".")
        noun, _, which = rest.partition(".")
        if not noun:
            return ""
        if deed in self.verbs:
            sort = next((known.sort for known in self.verbs[deed].nouns if known.name == noun), noun)
        else:
            sort = next((sort for name, sort in self.events[deed].terms if name == noun), noun) if deed in self.events else noun
        if which.isdecimal() and which not in self.speaker.sorts.get(sort, []):
            which = self.speaker.thing(Term(noun, sort, int(which)))
        return self.speaker.name(sort, which)

    def whole(self, key: str) -> str:
        """Kind and thing in one."""
        kind, thing = self.kind(key), self.thing(key)
        if not thing:
            return kind
        return kind.replace(GAP, thing, 1) if kind.count(GAP) == 1 else f"{kind}: {thing}"

    def opening(self, key: str) -> str:
        return " → ".join([self.speaker.option(option) for option in key.split("\n")])
