"""Make the golden records anew.   python -m tests.golden [--jobs J]

For each game: every preset with every number of players, every value of every option of the set-up, and mixed set-ups until
there are enough; each played by the bots there are. What a file is, its name says. Files whose text has not changed are
left alone, others are rewritten or removed; the same code writes the same texts.
"""

import argparse
import gzip
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from caravela.bots import find_bot
from caravela.core.game import Game
from caravela.games import FACES, GAMES
from tests.contract.sampling import Configuration, accepted, configuration
from tests.golden import FOLDER, LARGEST_SET, golden_files, read_text

KINDS = ["random", "novice", "casual"]
ENOUGH = 120  # records of a game
PLAIN = [(2, "casual"), (3, "random")]  # these games of every preset are stored unpacked, to be read in review


@dataclass(frozen=True)
class Plan:
    """One record to be made."""

    game: str
    preset: str
    players: int
    agreed: dict[str, str]
    about: str  # what it is there for, beside the preset
    kind: str
    number: int

    @property
    def path(self) -> Path:
        words = [self.game, self.preset, f"{self.players}p", self.about, self.kind, f"{self.number:03}"]
        plain = not self.about and (self.players, self.kind) in PLAIN
        return FOLDER / ("-".join(word for word in words if word) + (".txt" if plain else ".txt.gz"))

    def play(self) -> str:
        """The text of the record."""
        game, bot = GAMES[self.game], find_bot(self.kind)
        luck = Random(f"golden {self.game} {self.number}")
        play = Configuration(game, self.preset, self.players, self.agreed).begin(self.number, kind=self.kind)
        while not play.over:
            play.take(play.decider, bot.choose(FACES[game.name].seat(play.state(), play.decider), luck))
        return play.record.text()


def table_sizes(game: Game) -> Iterator[tuple[str, int]]:
    for preset in game.presets:
        for players in game.seats(game.agree(preset, {})):
            yield preset, players


def variants(game: Game) -> Iterator[tuple[str, int, dict[str, str], str]]:
    """Every value of every option, each on the first preset that it changes and accepts, at tables of changing size."""
    for i, option in enumerate(option for option in game.setup_options if not option.carried):
        halves = [option.members[::2], option.members[1::2]] if option.members else []
        values = [*option.values, *["+".join(half) for half in halves]]
        for j, value in enumerate(values):
            fits = [
                (preset, players, agreed, f"{option.name}_{value}" if value in option.values else f"{option.name}_some")
                for preset, players in table_sizes(game)
                for agreed in [game.agree(preset, {option.name: value})]
                if agreed != game.agree(preset, {}) and accepted(game, players, agreed)
            ]
            if fits:
                best = [fit for fit in fits if fit[0] == fits[0][0]]
                yield best[(i + j) % len(best)]


def plans(game: Game) -> list[Plan]:
    made: list[Plan] = []

    def add(preset: str, players: int, agreed: dict[str, str], about: str, kind: str) -> None:
        made.append(Plan(game.name, preset, players, agreed, about, kind, len(made) + 1))

    for kind in KINDS:
        for preset, players in table_sizes(game):
            add(preset, players, game.agree(preset, {}), "", kind)
    for kind in KINDS:
        for preset, players, agreed, about in variants(game):
            add(preset, players, agreed, about, kind)
    while len(made) < ENOUGH:
        mixed = configuration(game, Random(f"golden {game.name} {len(made)}").randrange)
        add(mixed.preset, mixed.players, mixed.agreed, "mixed", KINDS[len(made) % len(KINDS)])
    return made


def write(plan: Plan, text: str) -> bool:
    """Whether the file had to be written."""
    if plan.path.exists() and read_text(plan.path) == text:
        return False
    raw = text.encode()
    plan.path.write_bytes(gzip.compress(raw, 9, mtime=0) if plan.path.suffix == ".gz" else raw)
    return True


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.golden", description="Make the golden records anew.")
    asked.add_argument("--jobs", type=int, default=2, help="how many processes; 2 unless told")
    said = asked.parse_args(words)
    todo = [plan for game in GAMES.values() for plan in plans(game)]
    with ProcessPoolExecutor(said.jobs) as pool:
        texts = list(pool.map(Plan.play, todo))
    wanted = {plan.path for plan in todo}
    removed = [path for path in golden_files() if path not in wanted]
    for path in removed:
        path.unlink()
    written = sum(write(plan, text) for plan, text in zip(todo, texts, strict=True))
    size = sum(path.stat().st_size for path in golden_files())
    print(f"{len(todo)} records, {size:,} bytes: {written} written, {len(todo) - written} as before, {len(removed)} removed")
    if size > LARGEST_SET:
        print(f"too large: at most {LARGEST_SET:,} bytes")
    return 1 if size > LARGEST_SET else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
