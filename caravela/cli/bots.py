"""caravela bots: what a program of your own is asked, and whether it answers as docs/outside-bots.md says."""

import argparse
import json
import random
from dataclasses import replace
from statistics import fmean
from time import perf_counter

from caravela.bots import find_bot
from caravela.bots.outside import LEAVING, MOST_SECONDS, SECONDS, Forfeit, OutsideBot, Program, decision, hello
from caravela.core.game import Game
from caravela.core.refused import Refused
from caravela.core.state import State
from caravela.games import FACES, find_face
from caravela.text import Speaker

OPPONENT = "random"


def add_bots(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    showing = what.add_parser("show", help="what a program is told first, and its first question, as JSON")
    showing.add_argument("game", help=", ".join(FACES))
    showing.add_argument("--players", type=int, default=None, help="by default two, or as many as can play")
    showing.add_argument("--seed", type=int, default=1)
    checking = what.add_parser("check", help="let a program play a game of each kind, and say what it does wrong")
    checking.add_argument("--game", action="append", default=[], help="only this game; can be said several times")
    checking.add_argument("--seconds", type=float, default=SECONDS, help=f"for a decision, {SECONDS:g} by default")
    checking.add_argument("words", nargs=argparse.REMAINDER, metavar="COMMAND", help="as it would be typed: python bot.py")


def bots(asked: argparse.Namespace, language: str) -> int:
    if asked.what == "show":
        show(asked)
        return 0
    return check(asked, Speaker(language))


def started(game: Game, players: int | None, seed: int) -> State:
    """A new game with the usual options."""
    agreed = game.agree(game.default_preset, {})
    seats = game.seats(agreed)
    many = players if players is not None else 2 if 2 in seats else seats[0]
    if many not in seats:
        raise Refused("seats-number", n=many, least=seats[0], most=seats[-1])
    return game.start(many, agreed, seed)


def show(asked: argparse.Namespace) -> None:
    face = find_face(asked.game)
    state = started(face.rules, asked.players, asked.seed)
    seat = face.seat(state, state.who)
    setup = face.rules.agree(face.rules.default_preset, {})
    for message in (hello(seat, Program("", ()), setup, random.Random(asked.seed)), decision(seat, 1, SECONDS)):
        print(json.dumps(message, indent=2, ensure_ascii=False))


# -- does it do as it must? --------------------------------------------------------------------------------------------


def check(asked: argparse.Namespace, speaker: Speaker) -> int:
    """Every promise on a line of its own; the exit code is 1 if one of them is broken."""
    words = asked.words[1:] if asked.words[:1] == ["--"] else asked.words  # `check -- python bot.py`
    if not words:
        raise Refused("outside-no-command")
    if not 0 < asked.seconds <= MOST_SECONDS:
        raise Refused("outside-seconds", seconds=f"{asked.seconds:g}", most=f"{MOST_SECONDS:g}")
    names = asked.game or list(FACES)
    program = Program("checked", tuple(words), seconds=asked.seconds, title=" ".join(words))
    broken = 0
    for name in names:
        find_face(name)
    for name in names:
        try:
            print(f"✓ {whole_game(name, program, speaker)}", flush=True)
            print(f"✓ {in_the_middle(name, program, speaker)}", flush=True)
        except Forfeit as failed:
            broken = 1
            print(f"✗ {name}: {speaker.refusal(failed.refused)}", flush=True)
    try:
        print(f"✓ {leaves(names[0], program, speaker)}")
    except Forfeit as failed:
        broken = 1
        print(f"✗ {speaker.refusal(failed.refused)}")
    print(speaker.message("outside-broken" if broken else "outside-kept"))
    return broken


def whole_game(name: str, program: Program, speaker: Speaker) -> str:
    """It plays a game to its end: every answer in time, and open."""
    face = find_face(name)
    game = face.rules
    state = started(game, None, 1)
    agreed = game.agree(game.default_preset, {})
    bot, other = OutsideBot(program, agreed), find_bot(OPPONENT)
    luck = random.Random(1)
    spent: list[float] = []
    try:
        while state.offered:
            seat = face.seat(state, state.who)
            began = perf_counter()
            if state.who == 0:
                game.take(state, bot.answer(seat, luck))
                spent.append(perf_counter() - began)
            else:
                game.take(state, other.choose(seat, luck))
        bot.close([score.total for score in game.scores(state)], game.winners(state))
    finally:
        bot.close()
    return speaker.message(
        "outside-played",
        game=name,
        decisions=len(spent),
        mean=f"{1000 * fmean(spent[1:] or spent):.1f}",
        slowest=f"{1000 * max(spent[1:] or spent):.0f}",
    )


def in_the_middle(name: str, program: Program, speaker: Speaker) -> str:
    """Started in the middle of a game it answers as well: no question needs those before it."""
    face = find_face(name)
    game = face.rules
    state = started(game, None, 2)
    agreed = game.agree(game.default_preset, {})
    luck, other = random.Random(2), find_bot(OPPONENT)
    middle: State | None = None
    for _ in range(40):
        if not state.offered:
            break
        if state.who == 0:
            middle = state.copy()
        game.take(state, other.choose(face.seat(state, state.who), luck))
    assert middle is not None
    bot = OutsideBot(replace(program), agreed)
    try:
        bot.answer(face.seat(middle, 0), luck)
    finally:
        bot.close()
    return speaker.message("outside-middle", game=name)


def leaves(name: str, program: Program, speaker: Speaker) -> str:
    """When the game is over it ends by itself."""
    face = find_face(name)
    state = started(face.rules, None, 3)
    bot = OutsideBot(program, face.rules.agree(face.rules.default_preset, {}))
    try:
        bot.answer(face.seat(state, state.who), random.Random(3))
    except Forfeit:
        bot.close()
        raise
    if not bot.close([0] * face.rules.view(state, -1).players):
        raise Forfeit("outside-stays", bot=program.title, seconds=f"{LEAVING:g}")
    return speaker.message("outside-leaves")
