"""All that a table tells its viewers, act by act, by which two builds are compared: `python -m tests.contract.saying GAME ACTS`.

Four viewers, each in another language. Every line is what somebody is told: scenes and changes as they go over the wire; every
few acts also what there is to say of everything drawn, looks ahead, previews, rounds, and the table as it was.
"""

import json
import re
import sys
from collections.abc import Iterator
from random import Random

from bench.telling import NAMES, new_table
from caravela.build import COMPILED
from caravela.table.store import Act
from caravela.text import LANGUAGES
from caravela.web.news import Asked, news_of
from caravela.web.protocol import Beside, Scene
from caravela.web.scene import SPECTATOR, Teller, Viewer

NOW = 1000.0
BESIDE: Beside = {"next": None, "rematch": None}
APART = 12  # acts, after which one of the four asks for everything
SOME = 40  # things and options that are asked about


def said(game: str, acts: int) -> Iterator[str]:
    luck = Random(f"saying {game}")
    table = new_table(game, 1, 0)
    viewers = [Viewer(str(n), language, [n], host=n == 0) for n, language in enumerate(LANGUAGES)]
    tellers = [Teller(table, viewer.language) for viewer in viewers]
    last: list[Scene | None] = [None for _ in viewers]
    moves = -1
    for act in range(acts + 1):
        asked = [Asked(*one, moves, BESIDE) for one in zip(tellers, viewers, last, strict=True)]
        made = news_of(asked, set(range(len(NAMES))), NOW)
        last, moves = [scene for scene, _ in made], table.moves
        yield from [text for _, text in made]
        if act % APART == 0:
            n = act // APART % len(viewers)
            yield from asked_for(tellers[n], viewers[n], luck)
        decision = table.playing.decision
        if decision is None:
            return
        table.apply(Act(table.number + 1, "take", decision.who, luck.choice(decision.options), (), NOW))


def asked_for(teller: Teller, viewer: Viewer, luck: Random) -> Iterator[str]:
    """Everything else that can be asked, of the eyes of who decides as well."""
    table = teller.table
    decider = Viewer("decider", viewer.language, [table.decider])
    for one in (viewer, decider):
        scene = teller.scene(one, {0}, NOW)
        yield json.dumps(scene)
        things = sorted(set(re.findall(r'data-thing="([^"]+)"', " ".join(scene["parts"].values()))))
        for thing in luck.sample(things, min(SOME, len(things))):
            yield json.dumps(teller.about(thing, one))
    decision = table.playing.decision
    for option in decision.options[:SOME] if decision is not None else ():
        yield json.dumps(teller.preview(option, decider))
    for option in luck.sample(table.game.options.names, SOME):
        yield json.dumps(teller.closed(option, decider))
    yield json.dumps(teller.ghosts(decider))
    for number, _ in table.rounds:
        yield json.dumps(teller.summary(number))
    yield json.dumps(teller.past(table.playing, viewer, SPECTATOR, table.moves))
    yield from teller.report(viewer, viewer.mine[0])


if __name__ == "__main__":
    print("compiled" if COMPILED else "plain")
    for line in said(sys.argv[1], int(sys.argv[2])):
        print(line)
