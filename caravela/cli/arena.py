"""caravela arena: bots against bots, with figures that say how sure they are."""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from caravela.bots import USUAL
from caravela.bots.outside import programs_named
from caravela.cli.files import write_text
from caravela.cli.seating import add_programs, changes, programs_asked, words_of
from caravela.core.record import MOST_PLAYERS
from caravela.core.refused import Refused
from caravela.games import GAMES, find_game
from caravela.lab.arena import Standing, by_seat, hold, standings
from caravela.lab.contest import Contest, bot_called, line_ups, rotations
from caravela.lab.crew import Crew, crew_of
from caravela.lab.dataset import LEVELS, make_dataset, parquet, plan_of, to_parquet
from caravela.lab.playing import Line
from caravela.lab.ratings import ratings
from caravela.lab.regret import Trial, make_positions, read_known, read_positions, regrets, try_all
from caravela.lab.results import Results, read_lines, shown
from caravela.lab.reweighed import reweighed_named
from caravela.lab.statistics import Interval, Sprt
from caravela.text import Speaker

BLANK = "\r\033[K"
TOLD = 0.2  # seconds between two sights of the progress
MOST_GAMES = 10_000_000
LAST_SEED = 1_000_000_000  # that can be the first; what is tuned, learned and measured lies far apart
MOST_PROCESSES = 1024
POSITIONS = 300
REFERENCE = 64.0  # seconds
MOST_SECONDS = 1000


def add_arena(arena: argparse.ArgumentParser) -> None:
    """The options of the command and of what it can do beside playing."""
    what = arena.add_subparsers(dest="what", metavar="GAME | …", required=True)
    names = list(GAMES)
    playing = what.add_parser(names[0], aliases=names[1:], help="bots play this game against each other")
    playing.add_argument(
        "--players",
        required=True,
        help="who plays, e.g. casual,novice or casual,cmd:./my-bot or club=club-2.toml,club; the first is the challenger",
    )
    add_programs(playing)
    playing.add_argument("--seats", type=int, help="at a table; with fewer seats than players everybody meets everybody")
    playing.add_argument("--games", type=int, default=200, help="how many, 200 by default; whole blocks are played")
    playing.add_argument("--sprt", nargs=2, type=float, metavar=("M0", "M1"), help="stop when it is clear which share is nearer")
    add_common(playing)
    playing.add_argument(
        "--out", type=Path, metavar="FILE", help="keep one JSON line a game here; what is there is not played again"
    )

    telling = what.add_parser("report", help="a page with charts and statistics from files of the arena")
    telling.add_argument("files", type=Path, nargs="+", metavar="FILE")
    telling.add_argument("--html", type=Path, required=True, metavar="FILE", help="where the page goes")

    fixing = what.add_parser("positions", help="fixed decisions from games of bots, to try others on")
    fixing.add_argument("game", help=", ".join(GAMES))
    fixing.add_argument("--many", type=int, default=POSITIONS, help=f"how many; {POSITIONS} by default")
    fixing.add_argument("--levels", default=USUAL, help=f"who plays the games, with commas; by default {USUAL}")
    fixing.add_argument("--out", type=Path, required=True, metavar="FILE", help="where they go")
    add_workers(fixing)

    trying = what.add_parser("regret", help="how much players give away at fixed decisions")
    trying.add_argument("file", type=Path, metavar="FILE", help="positions of a game")
    trying.add_argument(
        "--players", required=True, help="who is tried, with commas, also with weights of a file: club=club-2.toml"
    )
    trying.add_argument(
        "--reference",
        type=float,
        metavar="SECONDS",
        help=f"how long master thinks, against whom they are tried; by default {REFERENCE:g}",
    )
    trying.add_argument(
        "--against", type=Path, metavar="FILE", help="what master has chosen before: a file of --out for the same positions"
    )
    trying.add_argument(
        "--out", type=Path, metavar="FILE", help="keep one JSON line a position; what is there is not tried again"
    )
    add_crew(trying)

    making = what.add_parser("dataset", help="many games with their records, to study or to learn from")
    making.add_argument("game", help=", ".join(GAMES))
    making.add_argument("--games", type=int, default=10_000, help="how many; 10000 by default")
    making.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="where the files go; what is there is not made again"
    )
    making.add_argument("--presets", default="", help="sets of options, with commas; by default all that are no campaign")
    making.add_argument("--seats", default="", help="numbers of players, e.g. 2,4; by default all that can be")
    making.add_argument("--levels", default=",".join(LEVELS), help=f"bots, with commas; by default {','.join(LEVELS)}")
    making.add_argument("--parquet", action="store_true", help="write all games into games.parquet as well")
    add_workers(making)


def add_common(parser: argparse.ArgumentParser, first: int = 1) -> None:
    parser.add_argument("--preset", default=None, help="a set of options")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="change an option of the preset")
    parser.add_argument("--data", type=Path, help="a folder with corrected component tables")
    add_workers(parser, first)


def add_workers(parser: argparse.ArgumentParser, first: int = 1) -> None:
    parser.add_argument("--seeds", type=int, default=first, metavar="FROM", help=f"the first seed; by default {first}")
    add_crew(parser)


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="by default one for each core")
    parser.add_argument("--ray", action="store_true", help="let Ray hand the games out, also to other machines")


def arena(asked: argparse.Namespace, language: str) -> None:
    if asked.what == "report":
        write_report(asked, language)
    elif asked.what == "dataset":
        write_dataset(asked, Speaker(language))
    elif asked.what == "positions":
        write_positions(asked, Speaker(language))
    elif asked.what == "regret":
        try_players(asked, Speaker(language))
    else:
        play_arena(asked, Speaker(language))


def play_arena(asked: argparse.Namespace, speaker: Speaker) -> None:
    contest = contest_asked(asked)
    each = sum([len(list(rotations(line_up))) for line_up in contest.line_ups])
    blocks = contest.blocks(asked.seeds, math.ceil(in_range(asked.games, "games", 1, MOST_GAMES) / each))
    test = sprt_asked(asked.sprt)
    results = Results.open(asked.out, contest)
    crew = crew_asked(asked)
    try:
        with Progress(speaker, sys.stderr) as progress:
            lines = hold(contest, blocks, results, crew, progress.told, test)
    except KeyboardInterrupt:
        if asked.out is not None:
            print(speaker.message("arena-stopped", file=str(asked.out), games=len(results.lines)), file=sys.stderr)
        raise
    finally:
        crew.leave()
    print("\n".join(summary(lines, test, speaker)))


def contest_asked(asked: argparse.Namespace) -> Contest:
    """Checked: everybody is known, and there is a seat for each."""
    game = find_game(asked.what)
    players = words_of(asked.players)
    preset = asked.preset or game.default_preset
    agreed = game.agree(preset, changes(asked.set))
    tables = game.read_tables(asked.data).texts if asked.data else None
    in_range(asked.seeds, "seeds", 0, LAST_SEED)
    outside = tuple(programs_named(players, programs_asked(asked)).values())
    seats = len(players) if asked.seats is None else asked.seats
    contest = Contest(game.name, preset, agreed, line_ups(players, seats), tables, outside, reweighed_named(game.name, players))
    contest.check()
    return contest


def crew_asked(asked: argparse.Namespace) -> Crew:
    if asked.processes is not None:
        in_range(asked.processes, "processes", 1, MOST_PROCESSES)
    return crew_of(asked.processes, asked.ray)


def in_range(n: int, option: str, least: int, most: int) -> int:
    if not least <= n <= most:
        raise Refused("arena-range", option=option, least=least, most=most, n=n)
    return n


def sprt_asked(bounds: Sequence[float] | None) -> Sprt | None:
    if bounds is None:
        return None
    low, high = bounds
    if not 0 <= low < high <= 1:
        raise Refused("arena-sprt", low=f"{low:g}", high=f"{high:g}")
    return Sprt(low, high)


class Progress:
    """One line that is written anew: how far it is, and for how long it will go on. Only where somebody watches."""

    def __init__(self, speaker: Speaker, stream: TextIO, message: str = "arena-progress") -> None:
        self.speaker = speaker
        self.message = message
        self.stream = stream
        self.watched = stream.isatty()
        self.began = 0.0  # when the first figure was told: who learns first and tests then has two of these from the beginning
        self.before: int | None = None  # what had been played already
        self.last = 0.0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self.watched:
            self.stream.write(BLANK)
            self.stream.flush()

    def told(self, done: int, games: int) -> None:
        now = time.monotonic()
        if self.before is None:
            self.before, self.began = done, now
        if not self.watched or (now - self.last < TOLD and done < games):
            return
        self.last = now
        new = done - self.before
        left = span((now - self.began) / new * (games - done)) if new else "…"
        bar = "█" * round(24 * done / max(1, games))
        said = self.speaker.message(self.message, done=f"{done:,}", games=f"{games:,}", left=left)
        self.stream.write(f"{BLANK}{bar:░<24} {said}")
        self.stream.flush()


def span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def write_report(asked: argparse.Namespace, language: str) -> None:
    """All files in one page, and their figures in the terminal."""
    from caravela.lab.report import grouped, page

    groups = grouped([line for path in asked.files for line in read_lines(path)])
    if not groups:
        raise Refused("arena-empty", files=[str(path) for path in asked.files])
    write_text(asked.html, page(groups, language))
    print(Speaker(language).message("report-written", file=str(asked.html)))


def write_dataset(asked: argparse.Namespace, speaker: Speaker) -> None:
    if asked.parquet:
        parquet()  # whether it is there is better known before
    in_range(asked.games, "games", 1, MOST_GAMES)
    in_range(asked.seeds, "seeds", 0, LAST_SEED)
    seats = [number_of(word, "seats") for word in words_of(asked.seats)]
    plan = plan_of(asked.game, words_of(asked.presets), seats, words_of(asked.levels) or list(LEVELS), asked.seeds)
    crew = crew_asked(asked)
    try:
        with Progress(speaker, sys.stderr) as progress:
            paths = make_dataset(plan, asked.games, asked.out, crew, progress.told)
    finally:
        crew.leave()
    if asked.parquet:
        to_parquet(paths, asked.out / "games.parquet")
    print(speaker.message("dataset-made", games=asked.games, folder=str(asked.out)))


def write_positions(asked: argparse.Namespace, speaker: Speaker) -> None:
    in_range(asked.many, "many", 1, MOST_GAMES)
    in_range(asked.seeds, "seeds", 0, LAST_SEED)
    plan = plan_of(asked.game, (), (), words_of(asked.levels), asked.seeds)
    crew = crew_asked(asked)
    try:
        with Progress(speaker, sys.stderr) as progress:
            make_positions(plan, asked.many, asked.out, crew, progress.told)
    finally:
        crew.leave()
    print(speaker.message("positions-made", positions=asked.many, file=str(asked.out)))


def try_players(asked: argparse.Namespace, speaker: Speaker) -> None:
    if asked.against is not None and asked.reference is not None:
        raise Refused("regret-both")
    seconds = REFERENCE if asked.reference is None else asked.reference
    if not 0 < seconds <= MOST_SECONDS:
        raise Refused("regret-seconds", seconds=f"{seconds:g}", most=MOST_SECONDS)
    positions = read_positions(asked.file)
    if not positions:
        raise Refused("arena-empty", files=[str(asked.file)])
    game, players = positions[0].game, tuple(dict.fromkeys(words_of(asked.players)))
    trial = Trial(players, seconds, reweighed_named(game, players))
    for name in players:
        bot_called(game, name, trial.reweighed)
    compared = positions
    if asked.against is not None:
        known = read_known(asked.against, positions)
        trial = replace(trial, seconds=known.seconds, known=known)
        compared = [position for position in positions if position.number in known.best]
    crew = crew_asked(asked)
    try:
        with Progress(speaker, sys.stderr) as progress:
            lines = try_all(trial, compared, asked.out, crew, progress.told)
    finally:
        crew.leave()
    heads = [speaker.message("arena-head-player"), speaker.message("regret-head-points"), speaker.message("regret-head-agreed")]
    rows = [
        [
            one.player,
            f"{one.points.value:.2f} [{one.points.low:.2f}, {one.points.high:.2f}]".replace("-", "−"),
            f"{one.agreed:.0%}",
        ]
        for one in regrets(lines, trial.players)
    ]
    if trial.known is None:
        print(speaker.message("regret-title", positions=len(lines), seconds=f"{trial.seconds:g}"))
    else:
        print(speaker.message("regret-title-known", positions=len(lines), all=len(positions), seconds=f"{trial.seconds:g}"))
    print("\n".join(columns([heads, *rows])))


def number_of(word: str, option: str) -> int:
    if not word.isdecimal() or len(word) > 3:
        raise Refused("arena-range", option=option, least=1, most=MOST_PLAYERS, n=word)
    return int(word)


# -- what is told ------------------------------------------------------------------------------------------------------


def percent(interval: Interval) -> str:
    return f"{interval.value:.1%} [{interval.low:.1%}, {interval.high:.1%}]".replace("%", " %")


def summary(lines: list[Line], test: Sprt | None, speaker: Speaker) -> list[str]:
    """Everybody's share of victories in each line-up, seats that are better than others, and what the test says."""
    called = shown([player for line in lines for player in line["players"]])
    said: list[str] = []
    for table in standings(lines):
        said += ["", *standing_table(table, called, speaker)] if said else standing_table(table, called, speaker)
    said.append("")
    for seat in by_seat(lines) if len(lines[0]["players"]) > 1 else []:
        mark = "  " + speaker.message("arena-seat-biased") if seat.biased else ""
        said.append(f"{speaker.message('arena-seat', n=seat.seat + 1):16}{percent(seat.wins)}{mark}")
    said += forfeit_lines(lines, called, speaker)
    if len(called) > 2:
        said += ["", *rating_table(lines, called, speaker)]
    if test is not None:
        said += ["", verdict(test, called[lines[0]["players"][lines[0]["rotation"]]], speaker)]
    return said


def forfeit_lines(lines: list[Line], called: dict[str, str], speaker: Speaker) -> list[str]:
    """How often a program has failed, and how it did so first."""
    by: dict[str, list[Line]] = {}
    for line in lines:
        for forfeit in line.get("forfeits", []):
            by.setdefault(called[line["players"][forfeit["seat"]]], []).append(forfeit)
    return [
        speaker.message(
            "arena-forfeits",
            player=player,
            games=len(those),
            first=speaker.refusal(Refused(those[0]["reason"], **those[0]["about"])),
        )
        for player, those in by.items()
    ]


def standing_table(table: list[Standing], called: dict[str, str], speaker: Speaker) -> list[str]:
    names = [called[one.player] + (f" × {one.seats}" if one.seats > 1 else "") for one in table]
    heads = [
        speaker.message("arena-head-player"),
        speaker.message("arena-head-won"),
        speaker.message("arena-head-blocks"),
        speaker.message("arena-head-points"),
        speaker.message("arena-head-rank"),
        speaker.message("arena-head-thinking"),
    ]
    rows = [
        [
            name,
            percent(one.wins),
            f"[{one.by_blocks.low:.1%}, {one.by_blocks.high:.1%}]".replace("%", " %"),
            f"{one.points:.1f}",
            f"{one.rank:.2f}",
            f"{one.milliseconds:.1f} ms",
        ]
        for name, one in zip(names, table, strict=True)
    ]
    title = speaker.message("arena-games", games=table[0].games)
    return [title, *columns([heads, *rows])]


def rating_table(lines: list[Line], called: dict[str, str], speaker: Speaker) -> list[str]:
    """Everybody on one scale, if the library that finds it is there."""
    try:
        found = ratings(lines)
    except Refused as refused:
        return [speaker.refusal(refused)]
    heads = [speaker.message("arena-head-player"), speaker.message("arena-head-rating")]
    rows = [[called[one.player], elo(one.elo)] for group in found for one in group]
    return [speaker.message("arena-ratings"), *columns([heads, *rows])]


def elo(interval: Interval) -> str:
    return f"{interval.value:.0f} [{interval.low:.0f}, {interval.high:.0f}]".replace("-", "−")


def columns(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    return [
        "  ".join([row[0].ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]]) for row in rows
    ]


def verdict(test: Sprt, player: str, speaker: Speaker) -> str:
    result = "open" if test.verdict is None else "high" if test.verdict else "low"
    low, high = f"{test.low:.1%}".replace("%", " %"), f"{test.high:.1%}".replace("%", " %")
    ratio = f"{test.ratio:.2f}".replace("-", "−")
    return speaker.message("arena-verdict", result=result, player=player, low=low, high=high, ratio=ratio, blocks=test.n)
