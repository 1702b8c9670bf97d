"""How strong the levels are: all that docs/bots.md tells of the ladder, played by one command that can be stopped and continued.

    python -m bench.strength --out build/strength --seeds 20000001

Each step is a contest of the arena with a file of its own, so what is there is not played again. All steps are played in passes,
a tenth first, so that a night that is too short ends with wide intervals and not with gaps. After each of them the table is
written.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from caravela.bots import BOTS
from caravela.build import COMPILED
from caravela.cli.arena import Progress, percent
from caravela.cli.files import write_text
from caravela.core.refused import Refused
from caravela.games import find_face, find_game
from caravela.lab.arena import hold, standings
from caravela.lab.contest import Contest, line_ups, rotations
from caravela.lab.crew import Crew, crew_of
from caravela.lab.playing import Line
from caravela.lab.regret import Position, Trial, read_positions, regrets, try_all
from caravela.lab.results import Results
from caravela.lab.statistics import Interval, mean_interval
from caravela.lab.tricks import TRICK, tricks
from caravela.text import Speaker

PRESETS = {"empires": "deluxe_base", "santamaria": "advanced", "maracaibo": "single"}
TITLES = {"empires": "Empires", "santamaria": "Santa Maria", "maracaibo": "Maracaibo"}
POSITIONS = Path(__file__).parent / "positions"
TRIED = ("club", "expert", "master")  # whose regret is told
QUICK, LONG, TRICKED = 400, 200, 100  # games of a step, of one at which master thinks, and against a player with one trick
BUILD = "compiled" if COMPILED else "plain"
PASSES = (0.1, 0.4, 1.0)  # of the games of all steps
NIGHT = 0.3  # the share of all that two cores do in a night


@dataclass(frozen=True)
class Step:
    """One contest of the ladder; the first player is the one it is about."""

    kind: str
    game: str
    players: tuple[str, ...]
    changes: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return "-".join([self.kind, *self.changes.values(), self.game])

    @property
    def title(self) -> str:
        first, *others = self.players
        if not others:
            return ", ".join([f"{first} alone", *self.changes.values()])
        if len(others) == 1:
            return f"{first} v {others[0]}"
        return f"four {first}s" if others[0] == first else f"{first} v three {others[0]}s"

    @property
    def games(self) -> int:
        if self.players[-1].startswith(TRICK):
            return TRICKED
        return LONG if any([name.startswith("master") for name in self.players]) else QUICK

    def contest(self) -> Contest:
        game, preset = find_game(self.game), PRESETS[self.game]
        return Contest(self.game, preset, game.agree(preset, self.changes), line_ups([*self.players], len(self.players)))

    def play(self, folder: Path, share: float, seeds: int, crew: Crew, progress: Progress) -> list[Line]:
        """So much of it, as far as it is not there yet."""
        contest = self.contest()
        each = len(list(rotations(contest.line_ups[0])))
        blocks = contest.blocks(seeds, math.ceil(self.games * share / each))
        return hold(contest, blocks, Results.open(folder / f"{self.name}.jsonl", contest), crew, progress.told)

    def row(self, lines: Sequence[Line]) -> list[str]:
        """Games, victories, points and time of the player it is about."""
        about = standings(lines)[0][0]
        mine = [(line, seat) for line in lines for seat, who in enumerate(line["players"]) if who == about.player]
        totals = [float(line["totals"][seat]) for line, seat in mine]
        if len(self.players) == 1:
            points = figures(mean_interval(totals), 1)
        elif about.seats == len(self.players):
            points = f"mean winner {figures(mean_interval([float(max(line['totals'])) for line in lines]), 1)}"
        else:
            ahead = [line["totals"][seat] - max(line["totals"][:seat] + line["totals"][seat + 1 :]) for line, seat in mine]
            points = f"{fmean(totals):.1f}, ahead by {fmean(ahead):+.1f}".replace("-", "−")
        won = "" if about.seats == len(self.players) > 1 else percent(about.wins)
        slowest = max([line["slowest"][seat] for line, seat in mine])
        time = f"{about.milliseconds:.1f} ms, {slowest * 1000:.0f} ms"
        return [self.title, TITLES[self.game], str(about.games), won, points, time]


@dataclass(frozen=True)
class Regretted:
    """What players give away at the fixed positions of a game."""

    game: str

    @property
    def name(self) -> str:
        return f"regret-{self.game}"

    def play(self, folder: Path, share: float, reference: float, crew: Crew, progress: Progress) -> list[Line]:
        positions = spread(read_positions(POSITIONS / f"{self.game}.jsonl"))
        some = positions[: math.ceil(len(positions) * share)]
        return try_all(Trial(TRIED, reference), some, folder / f"{self.name}.jsonl", crew, progress.told)

    def rows(self, lines: Sequence[Line]) -> list[list[str]]:
        return [
            [
                f"regret of {one.player}",
                TITLES[self.game],
                str(len(lines)),
                f"{one.agreed:.0%} as the reference".replace("%", " %"),
                f"{figures(one.points, 2)} a decision",
                "",
            ]
            for one in regrets(lines, TRIED)
        ]


def spread(positions: Sequence[Position]) -> list[Position]:
    """One of each game, then another of each: the first of them tell of as many games and set-ups as can be."""
    seen = Counter[str]()
    turns: list[tuple[int, Position]] = []
    for position in positions:
        turns.append((seen[position.record], position))
        seen[position.record] += 1
    return [position for _turn, position in sorted(turns, key=lambda one: one[0])]


def ladder() -> list[Step | Regretted]:
    """Every step, the quick ones first."""
    found: list[Step | Regretted] = []
    for below, level in pairwise(BOTS):
        found += [Step(f"{level}-{below}", game, (level, below)) for game in PRESETS]
    found += [Step(f"expert-{name}", game, ("expert", TRICK + name)) for game in PRESETS for name in tricks(find_face(game))]
    difficulties = [
        value for option in find_game("maracaibo").setup_options if option.name == "difficulty" for value in option.values
    ]
    found += [Step("alone", "maracaibo", ("master",), {"difficulty": difficulty}) for difficulty in difficulties]
    found.append(Step("alone", "santamaria", ("master",)))
    found += [Step("master-casuals", game, ("master", "casual", "casual", "casual")) for game in PRESETS]
    found += [Step("masters", game, ("master",) * 4) for game in PRESETS]
    found += [Step("scaling", game, ("master:1", "master:0.5")) for game in PRESETS]
    return found + [Regretted(game) for game in PRESETS]


def figures(interval: Interval, digits: int) -> str:
    return f"{interval.value:.{digits}f} [{interval.low:.{digits}f}, {interval.high:.{digits}f}]".replace("-", "−")


HEADS = ["", "game", "games or positions", "won, Wilson 95 %", "points, 95 %", "thinking: mean, slowest"]


def table(rows: Sequence[Sequence[str]], about: str) -> str:
    """As docs/bots.md has it."""
    lines = [f"| {' | '.join(row)} |" for row in [HEADS, *rows]]
    return "\n".join([about, "", lines[0], "|---" * len(HEADS) + "|", *lines[1:]]) + "\n"


def climb(steps: Sequence[Step | Regretted], folder: Path, share: float, seeds: int, reference: float, crew: Crew) -> str:
    """All steps in passes; what was found, written after each of them."""
    rows: dict[str, list[list[str]]] = {}
    about = f"Seeds from {seeds:,} on, {BUILD} build; regret against master with {reference:g} s."
    folder.mkdir(parents=True, exist_ok=True)
    said = table([], about)
    for part in PASSES:
        for step in steps:
            with Progress(Speaker("en"), sys.stderr) as progress:
                if isinstance(step, Step):
                    rows[step.name] = [step.row(step.play(folder, share * part, seeds, crew, progress))]
                else:
                    rows[step.name] = step.rows(step.play(folder, share * part, reference, crew, progress))
            said = table([row for step in steps for row in rows.get(step.name, [])], about)
            write_text(folder / "strength.md", said)
            print(*[" | ".join(row) for row in rows[step.name]], sep="\n", flush=True)
    return said


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--out", type=Path, default=Path("build/strength"), metavar="FOLDER", help="what is there is not played again"
    )
    parser.add_argument(
        "--seeds", type=int, default=20_000_001, metavar="FROM", help="the first seed; what was tuned on it says nothing"
    )
    parser.add_argument(
        "--share",
        type=float,
        default=NIGHT,
        help=f"of {QUICK} games a step, {LONG} with master, {TRICKED} with a trick, all positions; by default {NIGHT:g}: a night",
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="WORD", help="steps with this in their name; several times for several"
    )
    parser.add_argument("--reference", type=float, default=64.0, metavar="SECONDS", help="of master's thought, for regret")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="by default one for each core")
    parser.add_argument("--ray", action="store_true", help="let Ray hand the games out, also to other machines")
    parser.add_argument("--list", action="store_true", help="tell the names of the steps, and play nothing")
    asked = parser.parse_args(words)
    steps = [step for step in ladder() if not asked.only or any([word in step.name for word in asked.only])]
    if asked.list:
        print(*[step.name for step in steps], sep="\n")
        return 0
    if not steps or asked.share <= 0:
        parser.error("no step is called so; --list tells their names" if not steps else "--share must be more than 0")
    if not COMPILED:
        print(
            "This is the plain build, on which expert and master weigh an eighth of the positions; make fast compiles.",
            file=sys.stderr,
        )
    folder: Path = asked.out / f"{BUILD}-{asked.seeds}"  # games on other seeds or by the other build are other games
    crew = crew_of(asked.processes, asked.ray)
    try:
        print(climb(steps, folder, asked.share, asked.seeds, asked.reference, crew))
    except Refused as refused:
        print(Speaker("en").refusal(refused), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"Stopped; what was played is in {folder}, and the same command goes on.", file=sys.stderr)
        return 130
    finally:
        crew.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
