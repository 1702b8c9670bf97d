"""caravela bots: what a program of your own is asked, and whether it answers as docs/outside-bots.md says."""

import argparse
import json
import random
from collections.abc import Callable
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from caravela.bots import find_bot
from caravela.bots.outside import LEAVING, MOST_SECONDS, SECONDS, Forfeit, OutsideBot, Program, decision, hello
from caravela.bots.seat import Seat
from caravela.cli.seating import changes
from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import FACES, find_face
from caravela.games.face import Face
from caravela.text import Speaker

OPPONENT = "random"
MIDDLE = 40  # decisions into a game


def add_bots(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    showing = what.add_parser("show", help="what a program is told first, and its first question, as JSON")
    showing.add_argument("game", help=", ".join(FACES))
    showing.add_argument("--players", type=int, default=None, help="by default two, or as many as can play")
    showing.add_argument("--seed", type=int, default=1)
    checking = what.add_parser("check", help="let a program play games of each kind, and say what it does wrong")
    checking.add_argument("--game", action="append", default=[], help="only this game; can be said several times")
    checking.add_argument("--preset", default=None, help="a set of options of that game, instead of the usual one")
    checking.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="change an option of the preset")
    checking.add_argument("--seats", type=int, help="at a table; by default the usual number, one and the largest")
    checking.add_argument("--seconds", type=float, default=SECONDS, help=f"for a decision, {SECONDS:g} by default")
    checking.add_argument("words", nargs=argparse.REMAINDER, metavar="COMMAND", help="as it would be typed: python bot.py")


def bots(asked: argparse.Namespace, language: str) -> int:
    if asked.what == "show":
        show(asked)
        return 0
    return check(asked, Speaker(language))


class Table(NamedTuple):
    """A table at which a program is tried, and its seat there."""

    face: Face
    preset: str
    changed: dict[str, str]
    players: int
    seat: int = 0

    @property
    def agreed(self) -> dict[str, str]:
        return self.face.rules.agree(self.preset, self.changed)

    def started(self, seed: int) -> State:
        return self.face.rules.start(self.players, self.agreed, seed)

    def told(self, speaker: Speaker) -> str:
        setup = ", ".join([self.preset, *[f"{name}={value}" for name, value in self.changed.items()]])
        name, players, seat = self.face.rules.name, self.players, self.seat + 1
        return speaker.message("outside-table", game=name, setup=setup, players=players, seat=seat)


Promise = Callable[[Table, Program, Speaker], str]  # what to say when it is kept; `Forfeit` if it is not


def table_for(face: Face, players: int, preset: str | None, changed: dict[str, str]) -> Table:
    """For so many, by the preset that they usually play if none is asked for; refused if there is no such table."""
    preset = preset or face.rules.usual_preset(players)
    seats = face.rules.seats(face.rules.agree(preset, changed))
    if players not in seats:
        raise Refused("seats-number", n=players, least=seats[0], most=seats[-1])
    table = Table(face, preset, changed, players)
    table.started(1)  # a game with a clause of its own about it says so itself
    return table


def usual_number(game: Game, preset: str | None, changed: dict[str, str]) -> int:
    seats = game.seats(game.agree(preset or game.default_preset, changed))
    return 2 if 2 in seats else seats[0]


def show(asked: argparse.Namespace) -> None:
    face = find_face(asked.game)
    players = asked.players if asked.players is not None else usual_number(face.rules, None, {})
    table = table_for(face, players, None, {})
    state = table.started(asked.seed)
    seat = face.seat(state, state.who)
    for message in (hello(seat, Program("", ()), table.agreed, random.Random(asked.seed)), decision(seat, 1, SECONDS)):
        print(json.dumps(message, indent=2, ensure_ascii=False))


# -- does it do as it must? --------------------------------------------------------------------------------------------


def check(asked: argparse.Namespace, speaker: Speaker) -> int:
    """Every promise on a line of its own, a game's until one is broken; the exit code is 1 if any is."""
    words = asked.words[1:] if asked.words[:1] == ["--"] else asked.words  # `check -- python bot.py`
    if not words:
        raise Refused("outside-no-command")
    if not 0 < asked.seconds <= MOST_SECONDS:
        raise Refused("outside-seconds", seconds=f"{asked.seconds:g}", most=f"{MOST_SECONDS:g}")
    names = list(dict.fromkeys(asked.game or FACES))
    if len(names) > 1 and (asked.preset or asked.set or asked.seats is not None):
        raise Refused("outside-one-game", games=names)
    games = [tables_asked(find_face(name), asked.preset, changes(asked.set), asked.seats) for name in names]
    program = Program("checked", tuple(words), seconds=asked.seconds, title=" ".join(words))
    kept = True
    for tables in games:
        promises = [*[(whole_game, table) for table in tables], (in_the_middle, tables[-1])]
        kept &= all(holds(promise, table, program, speaker) for promise, table in promises)
    kept &= holds(leaves, games[0][0], program, speaker)
    print(speaker.message("outside-kept" if kept else "outside-broken"))
    return 0 if kept else 1


def tables_asked(face: Face, preset: str | None, changed: dict[str, str], seats: int | None) -> list[Table]:
    """Where a program is tried: at the usual table, alone, and at the largest table, as far as the game has them; or by so many.

    It has the first seat at the first table and the last one at the others; where there is one table, both.
    """
    game = face.rules
    many = [seats] if seats is not None else [usual_number(game, preset, changed)]
    if seats is None:
        alone = game.agree(preset or game.usual_preset(1), changed)
        many += [1] if 1 in game.seats(alone) else []
        many += [game.seats(game.agree(preset or game.default_preset, changed))[-1]]
    tables = [table_for(face, players, preset, changed) for players in dict.fromkeys(many)]
    if len(tables) == 1 and tables[0].players > 1:
        tables *= 2
    return [tables[0], *[table._replace(seat=table.players - 1) for table in tables[1:]]]


def holds(promise: Promise, table: Table, program: Program, speaker: Speaker) -> bool:
    try:
        print(f"✓ {promise(table, program, speaker)}", flush=True)
    except Forfeit as failed:
        print(f"✗ {table.told(speaker)}: {speaker.refusal(failed.refused)}", flush=True)
        return False
    return True


def whole_game(table: Table, program: Program, speaker: Speaker) -> str:
    """It plays a game to its end: every answer in time, and open."""
    face, game = table.face, table.face.rules
    state = table.started(1 + table.seat)
    bot, other = OutsideBot(program, table.agreed), find_bot(OPPONENT)
    luck = random.Random(1)
    spent: list[float] = []
    try:
        while state.offered:
            seat = face.seat(state, state.who)
            began = perf_counter()
            if state.who == table.seat:
                game.take(state, bot.answer(seat, luck))
                spent.append(perf_counter() - began)
            else:
                game.take(state, other.choose(seat, luck))
        bot.close([score.total for score in game.scores(state)], game.winners(state))
    finally:
        bot.close()
    return speaker.message(
        "outside-played",
        table=table.told(speaker),
        decisions=len(spent),
        mean=f"{1000 * fmean(spent[1:] or spent):.1f}",
        slowest=f"{1000 * max(spent[1:] or spent):.0f}",
    )


def in_the_middle(table: Table, program: Program, speaker: Speaker) -> str:
    """Started in the middle of a game it answers as well: no question needs those before it."""
    bot = OutsideBot(program, table.agreed)
    try:
        bot.answer(asked_at(table, 2, MIDDLE), random.Random(2))
    finally:
        bot.close()
    return speaker.message("outside-middle", table=table.told(speaker))


def leaves(table: Table, program: Program, speaker: Speaker) -> str:
    """When the game is over it ends by itself."""
    bot = OutsideBot(program, table.agreed)
    try:
        bot.answer(asked_at(table, 3, 0), random.Random(3))
        if not bot.close([0] * table.players):
            raise Forfeit("outside-stays", bot=program.title, seconds=f"{LEAVING:g}")
    finally:
        bot.close()
    return speaker.message("outside-leaves")


def asked_at(table: Table, seed: int, gone: int) -> Seat:
    """The program's seat at its first decision after so many, or at its last one in a game that is over before."""
    face, game = table.face, table.face.rules
    state = table.started(seed)
    luck, other = random.Random(seed), find_bot(OPPONENT)
    asked = state
    while state.offered:
        if state.who == table.seat:
            asked = state.copy()
            if gone <= 0:
                break
        game.take(state, other.choose(face.seat(state, state.who), luck))
        gone -= 1
    return face.seat(asked, table.seat)
