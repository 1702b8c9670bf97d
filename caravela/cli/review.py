"""caravela review: what each decision of a finished game gave away, how the chances stood, what luck brought."""

import argparse
import json
import sys
import time
from pathlib import Path

from caravela.cli.arena import MOST_PROCESSES, Progress
from caravela.cli.files import exists, read_records, reason, write_text
from caravela.cli.terminal import wrapped
from caravela.core.record import Record
from caravela.core.refused import Refused
from caravela.games import find_face, find_game, title
from caravela.lab.crew import crew_of
from caravela.lab.review_told import AccountTold, tell_players
from caravela.lab.reviews import review, reviewer_of, whole
from caravela.teach.review import USUAL, Looked, Review, check_over, looked_before
from caravela.text import Speaker

KEPT = 5.0  # seconds between two times that what was found is kept
MOST_SECONDS = 100_000
HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # of a curve


def add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--game", type=int, metavar="N", help="of a campaign: which of its games; by default the last")
    parser.add_argument("--json", action="store_true", help="everything that was found, as docs/review.md describes it")
    parser.add_argument("--jobs", type=int, default=None, metavar="N", help="processes; by default as many as there are cores")
    parser.add_argument("--seconds", type=float, default=USUAL, help=f"of thought on one core, compiled; {USUAL:g} by default")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep what is found here, and go on with what is there already")


def show_review(asked: argparse.Namespace, language: str) -> None:
    if asked.jobs is not None and not 1 <= asked.jobs <= MOST_PROCESSES:
        raise Refused("arena-range", option="jobs", least=1, most=MOST_PROCESSES, n=asked.jobs)
    if not 0 < asked.seconds <= MOST_SECONDS:
        raise Refused("review-seconds", seconds=f"{asked.seconds:g}", most=MOST_SECONDS)
    records = read_records(asked.file)
    if asked.game is not None and not 1 <= asked.game <= len(records):
        raise Refused("campaign-range", game=asked.game, games=len(records))
    record = records[asked.game - 1 if asked.game is not None else -1]
    find_game(record.game)
    check_over(record)
    found = made(record, asked, Speaker(language))
    if asked.json:
        print(json.dumps(found, ensure_ascii=False))
        return
    names = [player.name for player in record.players]
    speaker = find_face(record.game).speaker(language, names, record.agreed, record.tables)
    for line in lines_of(found, record, speaker):
        print(line)


def made(record: Record, asked: argparse.Namespace, speaker: Speaker) -> Review:
    """The review, gone on with where it was stopped if there is a file for it."""
    reviewer = reviewer_of(record.text(), asked.seconds)
    looked = kept(asked.out, record, asked.seconds)
    moves = reviewer.moves()
    crew = crew_of(asked.jobs)
    last = time.monotonic()
    finding = review(record, asked.seconds, crew, looked)
    try:
        with Progress(speaker, sys.stderr, "review-progress") as progress:
            progress.told(len(looked), len(moves))
            for one in finding:
                looked.append(one)
                progress.told(len(looked), len(moves))
                if asked.out is not None and time.monotonic() > last + KEPT:
                    keep(asked.out, whole(record, looked, asked.seconds))
                    last = time.monotonic()
    finally:
        finding.close()
        crew.leave()
        found = whole(record, looked, asked.seconds)
        if asked.out is not None and looked:
            keep(asked.out, found)
            if not found["done"]:
                print(speaker.message("review-stopped", file=str(asked.out)), file=sys.stderr)
    return found


def kept(path: Path | None, record: Record, seconds: float) -> list[Looked]:
    """What the file has already. One that is something else is not written over."""
    if path is None or not exists(path):
        return []
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refused("file-unreadable", file=str(path), error=reason(error)) from None
    found = looked_before(reviewer_of(record.text(), seconds), said) if isinstance(said, dict) else []
    if not found:
        raise Refused("review-other", file=str(path))
    return found


def keep(path: Path, found: Review) -> None:
    write_text(path, json.dumps(found, ensure_ascii=False) + "\n")


# -- in words ----------------------------------------------------------------------------------------------------------


def lines_of(found: Review, record: Record, speaker: Speaker) -> list[str]:
    say = speaker.message
    players = tell_players(found, record, speaker)
    lines = [say("review-title", game=title(record.game, speaker.language), moves=found["moves"]), ""]
    lines += table_of(players, speaker)
    lines += ["", *[wrapped(line) for line in (say("web-review-about-error"), say("web-review-about-luck"))]]
    if found["curve"]:
        lines += ["", say("web-review-chances")]
        width = max([len(player["name"]) for player in players])
        lines += [f"  {player['name']:<{width}} {curve_of(found, player['seat'])}" for player in players]
    for player in players:
        lines += ["", say("web-review-costliest", who=player["name"])]
        for one in player["costliest"]:
            lines.append(wrapped(f"  {say('web-review-move', move=one['move'])}: {one['question']}"))
            lines.append(wrapped(f"    {one['grade_title']}: {one['taken']}"))
            lines.append(wrapped(f"    {say('web-review-better', loss=one['loss'], error=one['error'])}: {one['best']}"))
            if one["why"]:
                lines.append(wrapped(f"    {one['why']}"))
        if not player["costliest"]:
            lines.append(f"  {say('web-review-nothing')}")
    return lines


COLUMNS = ("points", "luck", "adjusted", "given", "rate", "blunder", "mistake", "inexact")


def table_of(players: list[AccountTold], speaker: Speaker) -> list[str]:
    heads = ["", *[speaker.message(f"web-review-{column}") for column in COLUMNS]]
    rows = [
        [
            f"{player['name']} ({player['kind']})" if player["kind"] else player["name"],
            str(player["points"]),
            player["luck"],
            player["adjusted"],
            player["given_away"],
            player["error_rate"],
            *[str(n) for n in player["grades"]],
        ]
        for player in players
    ]
    widths = [max([len(row[i]) for row in [heads, *rows]]) for i in range(len(heads))]
    return [
        "  ".join([f"{cell:<{widths[i]}}" if i == 0 else f"{cell:>{widths[i]}}" for i, cell in enumerate(row)]).rstrip()
        for row in [heads, *rows]
    ]


def curve_of(found: Review, seat: int) -> str:
    """The chances of a seat over the game, as a row of columns."""
    points = found["curve"]
    shown = [points[i * (len(points) - 1) // (WIDTH - 1)][1][seat] for i in range(WIDTH)]
    return "".join([HEIGHTS[min(int(chance * len(HEIGHTS)), len(HEIGHTS) - 1)] for chance in shown])
