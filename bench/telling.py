"""What it costs to do an act and to tell it, without a network or a store; and whether everybody is told the same as before.

    python -m bench.telling [GAME...] [--tables 8] [--acts 60] [--bots 3] [--language en] [--said FILE]

At every table one seat is a person's, bots have taken the others over, and everybody looks on, as in `bench/tables.py`; all moves
are made at random, with the same luck in every run. CPU time for one act, in milliseconds; what it costs when everybody comes to
the table is told apart. What was told is summed up in a hash, so two releases can be compared; `--said` writes it down.
"""

import argparse
import gc
import hashlib
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from caravela.games import FACES
from caravela.table.store import Act, Seat, TableRow
from caravela.table.table import PERSON, Table
from caravela.web.news import Asked, news_of
from caravela.web.protocol import Beside, Scene
from caravela.web.scene import Teller, Viewer

NOW = 1000.0
NAMES = ["Ana", "Guest 1", "Guest 2", "Guest 3"]
PRESETS = {"empires": "deluxe_full", "santamaria": "advanced", "maracaibo": "single"}


@dataclass
class Cost:
    doing: float = 0.0
    telling: float = 0.0
    coming: float = 0.0  # the first scenes of a table
    acts: int = 0
    said: int = 0  # characters
    begun: int = -1  # the table where everybody has come already


def new_table(game: str, number: int, bots: int) -> Table:
    rules = FACES[game].rules
    preset = PRESETS.get(game, rules.default_preset)
    row = TableRow(
        id=f"table{number}",
        game=game,
        version=rules.version,
        tables_hash=rules.shipped.hash,
        agreed=rules.agree(preset, {}),
        preset=preset,
        host="0",
        status="playing",
        secret=number.to_bytes(32, "big"),
        created=NOW,
        updated=NOW,
    )
    table = Table(row, [Seat(n, PERSON, name, n) for n, name in enumerate(NAMES)], [])
    for seat in range(len(NAMES) - bots, len(NAMES)):
        table.apply(Act(table.number + 1, "bot", seat, "novice", (), NOW))
    return table


def play_and_tell(game: str, number: int, asked: argparse.Namespace, cost: Cost) -> Iterator[str]:
    """Every message that a viewer gets, in turn."""
    luck = random.Random(f"{game} {number}")
    table = new_table(game, number, asked.bots)
    tellers = {language: Teller(table, language) for language in asked.language}
    viewers = [Viewer(str(n), asked.language[n % len(tellers)], [n]) for n in range(len(NAMES))]
    last: list[Scene | None] = [None for _ in viewers]
    moves = -1
    present = set(range(len(NAMES)))
    for _ in range(asked.acts + 1):
        began = time.process_time()
        beside: Beside = {"next": None, "rematch": None}
        wanted = [Asked(tellers[one.language], one, seen, moves, beside) for one, seen in zip(viewers, last, strict=True)]
        made = news_of(wanted, present, NOW)
        if cost.begun == number:
            cost.telling += time.process_time() - began
        else:
            cost.coming += time.process_time() - began
        last = [scene for scene, _ in made]
        cost.said += sum([len(text) for _, text in made])
        yield from [text for _, text in made]
        cost.begun = number
        moves = table.moves
        decision = table.playing.decision
        if decision is None:
            return
        option = luck.choice(decision.options)
        began = time.process_time()
        table.apply(Act(table.number + 1, "take", decision.who, option, (), NOW))
        table.summary()
        cost.doing += time.process_time() - began
        cost.acts += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=["empires"])
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--acts", type=int, default=60, help="at each table")
    parser.add_argument("--bots", type=int, default=3, help="seats played by bots")
    parser.add_argument("--language", action="append", help="of the viewers, in turn; English unless told")
    parser.add_argument("--said", type=Path, help="a file for all that was told")
    asked = parser.parse_args()
    asked.language = asked.language or ["en"]
    for game in asked.games:
        for _ in play_and_tell(game, 0, argparse.Namespace(**{**vars(asked), "acts": 3}), Cost()):
            pass  # what is made once for all tables
        cost, told = Cost(), hashlib.sha256()
        gc.collect()
        lines: list[str] = []
        for number in range(1, asked.tables + 1):
            for text in play_and_tell(game, number, asked, cost):
                told.update(text.encode())
                if asked.said:
                    lines.append(text)
        doing, telling = [1000 * spent / cost.acts for spent in (cost.doing, cost.telling)]
        coming = 1000 * cost.coming / asked.tables
        print(
            f"{game:12} {cost.acts} acts, {doing:.2f} ms to do one, {telling:.2f} ms to tell it to {len(NAMES)}; "
            f"{coming:.1f} ms when they come; {cost.said // cost.acts // len(NAMES)} characters for each; {told.hexdigest()[:16]}"
        )
        if asked.said:
            asked.said.with_name(f"{asked.said.name}-{game}").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
