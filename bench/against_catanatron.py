"""Random play and copies of Caravela beside those of catanatron, in alternating rounds of one run: the budgets of docs/design.md.

    python bench/against_catanatron.py [--rounds 5] [--seconds 1] [--json]

catanatron comes from the package index into an environment that is thrown away afterwards; Caravela never depends on it.
Caravela is measured plain and, where there is a C compiler, compiled, both in copies of this tree in the same temporary
folder. Every measurement is a process of its own and counts CPU time. The first run of a contender is not counted.
"""

import argparse
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

TREE = Path(__file__).resolve().parent.parent
CATANATRON = "catanatron==3.2.1"
SEATS = 4
POSITIONS = 9
PATIENCE = 900  # seconds for one step; none of them should need as long
UNDISTURBED = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}


@dataclass(frozen=True)
class Budget:
    """A line of the table in docs/design.md: what must be reached, and what is aimed at."""

    called: str
    build: str
    figure: str
    must: float
    aim: float
    unit: str

    def met(self, ratio: float, figure: float) -> bool:
        return figure <= self.must if self.unit == "µs" else ratio >= self.must

    def reached(self, ratio: float, figure: float) -> bool:
        """The aim: decisions/s, times catanatron, or microseconds."""
        if self.unit == "µs":
            return figure <= self.aim
        return (figure if self.unit == "decisions/s" else ratio) >= self.aim


BUDGETS = [
    Budget("random play, compiled", "compiled", "decisions_per_second", 30, 2_000_000, "decisions/s"),
    Budget(
        "random play, compiled, loop in plain Python", "compiled", "decisions_per_second_plain_loop", 15, 500_000, "decisions/s"
    ),
    Budget("random play, plain build", "plain", "decisions_per_second", 2, 5, "x"),
    Budget("copy of a state, compiled", "compiled", "copy_us", 3, 1, "µs"),
]


# -- inside the processes that measure -------------------------------------------------------------------------------


def measure_caravela(seconds: float) -> dict[str, dict[str, float]]:
    """For each game and preset, each figure."""
    from caravela.cli.bench import Course, fullest
    from caravela.games import GAMES

    figures: dict[str, dict[str, float]] = {}
    for game in GAMES.values():
        for preset in dict.fromkeys((game.default_preset, fullest(game))):
            course = Course(game, preset, SEATS, None)
            course.random_play(seconds)
            course.play_in_plain_python(seconds)
            course.copies(seconds)
            figures[f"{game.name} {preset}"] = {name: values[0] for name, values in course.figures.items()} | {
                "decisions_per_game": course.decisions,
                "options_per_decision": course.options,
            }
    return figures


def measure_catanatron(seconds: float) -> dict[str, dict[str, float]]:
    """Its own loop with four random players. It counts forced moves as well; how many they are is counted, not timed."""
    from caravela.cli.bench import each

    catanatron: Any = importlib.import_module("catanatron")
    colors = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.ORANGE, catanatron.Color.WHITE]

    def new_game(seed: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)

    games = decisions = 0
    playing = starting = 0.0
    while playing < seconds:
        games += 1
        began = process_time()
        game = new_game(games)
        started = process_time()
        game.play()
        playing += process_time() - started
        starting += started - began
        decisions += len(game.state.actions)

    moves = forced = options = 0
    seen: list[Any] = []

    def decide(player: Any, game: Any, actions: Any) -> Any:
        nonlocal moves, forced, options
        moves += 1
        forced += len(actions) == 1
        options += len(actions)
        if counted == 1:
            seen.append(game.copy())
        return player.decide(game, actions)

    for counted in range(1, 6):
        new_game(counted).play(decide_fn=decide)
    low, high = len(seen) // 4, len(seen) * 3 // 4
    middle = seen[low : high : max(1, (high - low) // POSITIONS)][:POSITIONS]
    rate = decisions / playing
    return {
        "catanatron": {
            "decisions_per_second": rate,
            "decisions_per_second_unforced": rate * (1 - forced / moves),
            "games_per_second": games / (starting + playing),
            "copy_us": median(each(game.copy, seconds / POSITIONS) for game in middle) * 1e6,
            "forced_share": forced / moves,
            "decisions_per_game": decisions / games,
            "options_per_decision": options / moves,
        }
    }


# -- around them -------------------------------------------------------------------------------------------------------


class Impossible(Exception):
    """Something that is needed cannot be had here; the text says what."""


def run(command: list[str | Path], what: str, folder: Path | None = None, **more: str) -> str:
    """The output of a command; if it fails, the end of what it said."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CARAVELA"))}
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env=environment | UNDISTURBED | more,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        raise Impossible(f"{what}: not done after {PATIENCE} s") from None
    if done.returncode != 0:
        raise Impossible(f"{what}: " + "\n".join((done.stderr or done.stdout).strip().splitlines()[-5:]))
    return done.stdout


def environment_with(folder: Path, *packages: str | Path) -> Path:
    """The Python of a new environment with these packages."""
    run([sys.executable, "-m", "venv", folder], f"making {folder.name}")
    python = folder / "bin" / "python"
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*install, *packages], f"installing into {folder.name}")
    return python


def copy_tree(folder: Path) -> Path:
    """The package as it is now, without anything compiled, and what compiling it needs."""
    shutil.copytree(TREE / "caravela", folder / "caravela", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE"):
        shutil.copy(TREE / name, folder)
    return folder


@dataclass(frozen=True)
class Contender:
    name: str  # catanatron, plain, compiled
    python: Path
    tree: Path

    def measure(self, seconds: float) -> dict[str, dict[str, float]]:
        which = "catanatron" if self.name == "catanatron" else "caravela"
        command: list[str | Path] = [self.python, Path(__file__).resolve(), "--measure", which, "--seconds", str(seconds)]
        said: dict[str, dict[str, float]] = json.loads(run(command, f"measuring {self.name}", PYTHONPATH=str(self.tree)))
        return said


def prepare(folder: Path) -> tuple[list[Contender], str]:
    """Everybody who takes part; and why the compiled build does not, if so."""
    tell(f"Installing {CATANATRON} from the package index ...")
    plain = copy_tree(folder / "plain")
    contenders = [
        Contender("catanatron", environment_with(folder / "catanatron", CATANATRON), plain),
        Contender("plain", Path(sys.executable), plain),
    ]
    try:
        if shutil.which(os.environ.get("CC", "cc")) is None:
            raise Impossible("there is no C compiler")
        tell("Compiling a copy of Caravela, about a minute ...")
        python = environment_with(folder / "compiler", "--require-hashes", "-r", TREE / "requirements" / "fast.txt")
        compiled = copy_tree(folder / "compiled")
        compile_rules: list[str | Path] = [python, "setup.py", "--quiet", "build_ext", "--inplace"]
        run(compile_rules, "compiling", compiled, CARAVELA_COMPILE="1")
        contenders.append(Contender("compiled", python, compiled))
    except Impossible as why:
        return contenders, str(why)
    return contenders, ""


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """All figures, round by round, and the ratios to catanatron within each round."""
    with tempfile.TemporaryDirectory(prefix="caravela-bench-") as temporary:
        contenders, why_not_compiled = prepare(Path(temporary))
        for contender in contenders:
            contender.measure(0.1)
        told: dict[str, list[dict[str, dict[str, float]]]] = {contender.name: [] for contender in contenders}
        for number in range(rounds):
            tell(f"Round {number + 1} of {rounds} ...")
            for contender in contenders:
                told[contender.name].append(contender.measure(seconds))
    catanatron = [said["catanatron"] for said in told["catanatron"]]
    figures: dict[str, Any] = {"catanatron": {name: spread([said[name] for said in catanatron]) for name in catanatron[0]}}
    verdicts: list[dict[str, Any]] = []
    for build in ("compiled", "plain"):
        for course in told[build][0] if build in told else []:
            said = [once[course] for once in told[build]]
            figures[f"{course} {build}"] = {name: spread([once[name] for once in said]) for name in said[0]}
            for budget in BUDGETS:
                if budget.build == build:
                    verdicts.append(judge(budget, course, said, catanatron))
    return {
        "catanatron": CATANATRON,
        "rounds": rounds,
        "seconds": seconds,
        "python": sys.version.split()[0],
        "not_compiled": why_not_compiled,
        "figures": figures,
        "budgets": verdicts,
    }


def judge(budget: Budget, course: str, said: list[dict[str, float]], catanatron: list[dict[str, float]]) -> dict[str, Any]:
    """A budget against the medians; ratios are taken within a round. A copy is so many times cheaper, not dearer."""
    ours = [once[budget.figure] for once in said]
    is_copy = budget.unit == "µs"
    theirs = [once["copy_us" if is_copy else "decisions_per_second"] for once in catanatron]
    ratios = [b / a if is_copy else a / b for a, b in zip(ours, theirs)]
    ratio, figure = median(ratios), median(ours)
    verdict: dict[str, Any] = {"course": course, "what": budget.called, "figure": spread(ours), "ratio": spread(ratios)}
    if not is_copy:
        unforced = [a / once["decisions_per_second_unforced"] for a, once in zip(ours, catanatron)]
        verdict["ratio_to_unforced"] = spread(unforced)
    return verdict | {
        "must": budget.must,
        "met": budget.met(ratio, figure),
        "aim": budget.aim,
        "aim_unit": budget.unit,
        "aim_reached": budget.reached(ratio, figure),
    }


def spread(figures: list[float]) -> dict[str, float]:
    return {"median": median(figures), "lowest": min(figures), "highest": max(figures)}


def shown(figure: dict[str, float], digits: int = 0) -> str:
    return f"{figure['median']:,.{digits}f} [{figure['lowest']:,.{digits}f}..{figure['highest']:,.{digits}f}]"


def report(results: dict[str, Any]) -> str:
    peer = results["figures"]["catanatron"]
    lines = [
        f"CPU time of one core, {SEATS} seats, random play; median [lowest..highest] of {results['rounds']} rounds.",
        "",
        f"{results['catanatron']}, counted as its own loop counts, forced moves included:",
        f"  {shown(peer['decisions_per_second'])} decisions/s; {shown(peer['decisions_per_second_unforced'])} without forced ones"
        f" ({peer['forced_share']['median']:.0%})",
        f"  {peer['decisions_per_game']['median']:,.0f} decisions a game with"
        f" {peer['options_per_decision']['median']:.1f} options each; copy {shown(peer['copy_us'], 1)} µs",
        "",
        "Caravela, forced moves not counted (the kernel takes them):",
    ]
    for verdict in results["budgets"]:
        is_copy = verdict["aim_unit"] == "µs"
        figure = shown(verdict["figure"], 2) + " µs" if is_copy else shown(verdict["figure"]) + " decisions/s"
        lines.append(f"  {verdict['course']}: {verdict['what']}")
        lines.append(f"      {figure} = {shown(verdict['ratio'], 1)} times {'cheaper' if is_copy else 'catanatron'}")
        if not is_copy:
            lines.append(
                f"      {shown(verdict['ratio_to_unforced'], 1)} times catanatron when its forced moves do not count either"
            )
        must = f"{verdict['must']} {'µs' if is_copy else 'x'}"
        lines.append(
            f"      must {must}: {'met' if verdict['met'] else 'MISSED'};"
            f" aim {verdict['aim']:,.0f} {verdict['aim_unit']}: {'reached' if verdict['aim_reached'] else 'not reached'}"
        )
    if results["not_compiled"]:
        lines += ["", f"The compiled build was not measured: {results['not_compiled']}"]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Caravela beside catanatron, in alternating rounds of one run.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each measurement in each round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--measure", choices=["caravela", "catanatron"], help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.rounds < 1 or not 0 < asked.seconds <= 60:
        parser.error("--rounds must be 1 or more, and --seconds more than 0 and at most 60")
    if asked.measure:
        measured = measure_caravela(asked.seconds) if asked.measure == "caravela" else measure_catanatron(asked.seconds)
        print(json.dumps(measured))
        return 0
    try:
        results = compare(asked.rounds, asked.seconds)
    except Impossible as why:
        print(why, file=sys.stderr)
        return 2
    print(json.dumps(results, indent=2) if asked.json else report(results))
    return 0 if all(verdict["met"] for verdict in results["budgets"]) else 1


if __name__ == "__main__":
    sys.exit(main())
