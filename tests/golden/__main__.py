"""Golden games, made anew.   python -m tests.golden [--jobs J] | --show LINE | --renew FILE...

For each game there are lines for every preset with every number of players, every value of every option of the set-up, and
mixed set-ups until there are enough. What has a line keeps it, with the digest that the present rules lead to; what has none
gets one, for instance a new option. Lines of older rules stay as they are. Records to be read are made where they are
missing, and stay as they are too: one that no longer replays is played anew only if it is named.

When a game is no longer played as its line says, `--show empires-1-44` writes it as a record. Written by the code before and
after a change, the two texts differ first at the move where one sees the change.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from caravela.bots import find_bot
from caravela.core.game import Game
from caravela.core.record import parse, replay
from caravela.core.refused import Refused
from caravela.games import FACES, find_game
from tests.contract.sampling import Configuration, accepted, configuration
from tests.golden import FOLDER, golden_files, line_files, lines
from tests.golden.lines import CHOOSERS, Line, write_lines
from tests.ours import OURS

ENOUGH = 120  # lines of a game
READ = [(2, "casual"), (3, "random")]  # these games of every preset are there to be read


def table_sizes(game: Game) -> Iterator[tuple[str, int]]:
    for preset in game.presets:
        for players in game.seats(game.agree(preset, {})):
            yield preset, players


def values(game: Game) -> Iterator[tuple[str, str]]:
    """Every option with every value; of a set, two halves."""
    for option in game.setup_options:
        halves = [option.members[::2], option.members[1::2]] if option.members else []
        for value in [*option.values, *["+".join(half) for half in halves]]:
            if not option.carried:
                yield option.name, value


def fitting(game: Game, option: str, value: str) -> list[tuple[str, int]]:
    """The table sizes of the first preset that the value changes and that accepts it."""
    found: list[tuple[str, int]] = []
    for preset, players in table_sizes(game):
        agreed = game.agree(preset, {option: value})
        if agreed != game.agree(preset, {}) and accepted(game, players, agreed):
            found.append((preset, players))
    return [(preset, players) for preset, players in found if preset == found[0][0]]


def wanted(game: Game, there: list[Line]) -> list[Line]:
    """The lines that the game has, and those that it lacks."""
    made = list(there)

    def add(preset: str, players: int, who: str, changes: dict[str, str]) -> None:
        seed = max([line.seed for line in made], default=0) + 1
        made.append(Line(game.name, game.version, seed, preset, players, who, changes))

    for who in CHOOSERS:
        for preset, players in table_sizes(game):
            if not any([(line.preset, line.players, line.who, line.changes) == (preset, players, who, {}) for line in made]):
                add(preset, players, who, {})
    for i, (option, value) in enumerate(values(game)):
        fits = fitting(game, option, value)
        if fits and not any([line.changes == {option: value} for line in made]):
            add(*fits[i % len(fits)], CHOOSERS[-1 - len(made) % len(CHOOSERS)], {option: value})
    while len(made) < ENOUGH:
        mixed = configuration(game, Random(f"golden {game.name} {len(made)}").randrange)
        usual = game.agree(mixed.preset, {})
        changes = {name: value for name, value in mixed.agreed.items() if value != usual[name]}
        add(mixed.preset, mixed.players, CHOOSERS[len(made) % len(CHOOSERS)], changes)
    return made


def still_played(line: Line) -> bool:
    """Whether the present options still allow the set-up of a line."""
    try:
        find_game(line.game).start(line.players, line.agreed, 1)
    except Refused:
        return False
    return True


def renew_lines(jobs: int) -> None:
    for game in map(find_game, OURS):
        path = FOLDER / game.name / f"rules_{game.version}.lines"
        before = [line for line in lines(game.name) if line.version == game.version]
        todo = wanted(game, [line for line in before if still_played(line)])
        with ProcessPoolExecutor(jobs) as pool:
            made = list(pool.map(Line.played, todo, chunksize=4))
        write_lines(path, made)
        changed = len([line for line in before if line not in made])
        new = len(made) - len(before) + len([line for line in before if line.seed not in [line.seed for line in made]])
        print(f"{path.relative_to(FOLDER)}: {len(made)} games, {new} of them new; {changed} are played otherwise than before")


# -- records to be read ------------------------------------------------------------------------------------------------


def told(path: Path) -> tuple[str, int, str, int]:
    """What the name of a record says: preset, number of players, who plays, and the seed."""
    words = [word for word in path.stem.split("-") if not word.startswith("rules_")]
    return words[0], int(words[1].removesuffix("p")), words[-2], int(words[-1])


def by_bots(path: Path) -> str:
    """The text of a record with this name, and the set-up that it has if it is there, played by the bots as they are now."""
    preset, players, kind, seed = told(path)
    game, bot = find_game(path.parent.name), find_bot(kind)
    agreed = parse(path.read_text(encoding="utf-8")).agreed if path.exists() else game.agree(preset, {})
    luck = Random(f"golden {game.name} {seed}")
    play = Configuration(game, preset, players, agreed).begin(seed, kind=kind)
    while not play.over:
        play.take(play.decider, bot.choose(FACES[game.name].seat(play.state(), play.decider), luck))
    return play.record.text()


def missing_records(game: Game) -> Iterator[Path]:
    """The records to be read that are not there, by the names that they get."""
    there = [path for path in golden_files() if path.parent.name == game.name]
    last = max([told(path)[3] for path in there], default=0)
    for preset in game.presets:
        for players, kind in READ:
            if players in game.seats(game.agree(preset, {})) and (preset, players, kind) not in [
                told(path)[:3] for path in there
            ]:
                last += 1
                yield FOLDER / game.name / f"{preset}-{players}p-{kind}-{last:03}.txt"


def replays(path: Path) -> bool:
    record = parse(path.read_text(encoding="utf-8"))
    try:
        replay(find_game(record.game), record)
    except Refused:
        return False
    return True


def write(paths: list[Path]) -> None:
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        path.write_text(by_bots(path), encoding="utf-8")
        print(f"{path.relative_to(FOLDER)}: written")


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.golden", description="Golden games, made anew.")
    asked.add_argument("--jobs", type=int, default=2, help="how many processes; 2 unless told")
    asked.add_argument("--show", metavar="LINE", help="write the game of a line, for instance empires-1-44, as a record")
    asked.add_argument("--renew", metavar="FILE", type=Path, nargs="+", help="let the bots play these records anew")
    said = asked.parse_args(words)
    if said.show is not None:
        found = [line for line in lines() if line.name == said.show]
        if not found:
            print(f"There is no line {said.show}: a game, the version of its rules, and a seed.", file=sys.stderr)
            return 1
        print(found[0].play().record.text(), end="")
        return 0
    if said.renew:
        write([path.resolve() for path in said.renew])
        return 0
    renew_lines(said.jobs)
    write([path for game in map(find_game, OURS) for path in missing_records(game)])
    stale = [path for path in golden_files() if not replays(path)]
    for path in stale:
        print(
            f"{path.relative_to(FOLDER)} no longer replays: games that people have stored will not either. Give the rules a new"
        )
        print(f"version; or, if nobody can have such games, make golden ARGS='--renew {path}'.")
    size = sum(path.stat().st_size for path in [*golden_files(), *line_files()])
    print(f"{len(lines())} lines and {len(golden_files())} records, {size:,} bytes")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
