"""What reviews of many games say: do error rates rank the levels, what does luck explain between equals, which leads win?

    python -m tests.teach.ranking levels GAME --games 100 --seconds 6 --out levels.jsonl
    python -m tests.teach.ranking luck GAME --games 100 --out luck.jsonl
    python -m tests.teach.ranking chances GAME luck.jsonl …

`levels` seats four levels at one table, `luck` equal players; both go on with what is in the file. `chances` writes the
chances.toml of the game from games of equal players. The compiled build is meant (`make fast`).
"""

import argparse
from pathlib import Path
from statistics import fmean

from caravela.games import find_face, find_game
from caravela.lab.contest import Contest
from caravela.lab.crew import crew_of
from caravela.lab.playing import Line
from caravela.lab.results import append, kept_lines
from caravela.lab.reviews import fitted, lasting, rates, reduction, study, variances
from caravela.teach.review import USUAL

LEVELS = "novice,amateur,casual,expert"
EQUALS = "club,club"
NEEDED = ("seed", "kinds", "points", "luck", "rates", "values", "winners")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.teach.ranking")
    parser.add_argument("what", choices=["levels", "luck", "chances"])
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--players", default=None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=8_000_001)
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--every", type=int, default=1, help="only one of so many decisions is graded")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    if asked.what == "chances":
        write_chances(asked.game, [line for file in asked.files for line in kept_lines(file, NEEDED)])
        return
    lines = played(asked)
    if asked.what == "levels":
        for kind, rate in rates(lines).items():
            print(f"{kind:8} {rate.value:.3f} [{rate.low:.3f}, {rate.high:.3f}] points a decision")
        ranked = [line for line in lines if in_order(line)]
        print(f"{len(lines)} games; in {len(ranked)} of them everybody in the right order")
    else:
        tell_luck(lines)


def played(asked: argparse.Namespace) -> list[Line]:
    graded = asked.what == "levels"
    line_up = tuple((asked.players or (LEVELS if graded else EQUALS)).split(","))
    game = find_game(asked.game)
    preset = game.usual_preset(len(line_up))
    contest = Contest(game.name, preset, game.agree(preset, {}), (line_up,))
    contest.check()
    lines: list[Line] = list(kept_lines(asked.out, NEEDED)) if asked.out else []
    there = {line["seed"] for line in lines}
    left = [seed for seed in range(asked.first, asked.first + asked.games) if seed not in there]

    def told(line: Line) -> None:
        if asked.out:
            append(asked.out, [line])

    crew = crew_of(asked.jobs)
    try:
        return [*lines, *study(contest, left, asked.seconds or USUAL, asked.every if graded else 0, crew, told)]
    finally:
        crew.leave()


def in_order(line: Line) -> bool:
    levels = LEVELS.split(",")
    by_level = sorted(zip(line["kinds"], line["rates"], strict=True), key=lambda one: -levels.index(one[0]))
    return [rate for _, rate in by_level] == sorted(line["rates"])


def tell_luck(lines: list[Line]) -> None:
    share = lasting(lines)
    plain, adjusted = variances(lines, share)
    luck = [one for line in lines for one in line["luck"]]
    spread = fmean([one * one for one in luck]) ** 0.5
    print(f"{len(lines)} games; luck of a seat {fmean(luck):.2f} in the mean, {spread:.1f} as a rule")
    print(f"variance of the margin {plain:.0f}, without {share:.2f} of the luck {adjusted:.0f}: {1 - adjusted / plain:.0%} less")
    print(f"by the share that the other half of the games shows: {reduction(lines):.0%} less")


def write_chances(name: str, lines: list[Line]) -> None:
    equal = [line for line in lines if len(set(line["kinds"])) == 1]
    text = [
        f"# How points that are foreseen become chances to win, from {len(equal)} games of equal bots (docs/review.md).",
        f"slope = {fitted(equal)}",
        "# The share of what chance brings that is still there at the end.",
        f"luck = {lasting(equal)}",
        "",
    ]
    (find_face(name).folder / "chances.toml").write_text("\n".join(text), encoding="utf-8")
    print("\n".join(text))


if __name__ == "__main__":
    main()
