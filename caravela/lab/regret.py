"""How much a player gives away at a decision: fixed positions, and what somebody who thinks much longer would have chosen there.

The one who thinks longer chooses in worlds of its own. What its choice is worth more than the player's is then found in fresh
worlds, the same for both, so that being lucky while choosing does not count.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import fmean

from caravela.bots import Seat, master
from caravela.core.record import Replay, parse, replay
from caravela.core.refused import Refused
from caravela.core.state import State, take
from caravela.games import find_face, find_game
from caravela.lab.contest import bot_called, player_id
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.dataset import Plan, make_game
from caravela.lab.playing import Line
from caravela.lab.results import append, kept_lines, read_json_lines
from caravela.lab.reweighed import BY, Reweighed
from caravela.lab.statistics import Interval, bootstrap

EACH = 10  # positions of a game
LIVELY = 3  # options that a position has at least
WORLDS = 64  # in which two choices are compared
THINKER = "master"
SETTING = ("players", "seconds", "reference")  # what all lines of a file have in common


@dataclass(frozen=True)
class Position:
    """A decision of a game: the record, and after how many moves."""

    number: int  # counted from 1, in its file
    game: str
    record: str
    at: int


# -- positions ---------------------------------------------------------------------------------------------------------


def make_positions(plan: Plan, many: int, path: Path, crew: Crew, told: Callable[[int, int], None]) -> None:
    """So many decisions from games of the plan, the same for everybody who asks for them: a line a game."""
    if path.exists():
        raise Refused("file-exists", file=str(path))
    lines: list[Line] = []
    found = 0
    numbers = range(plan.first, plan.first + many)  # each game has at least one
    games = run_blocks(partial(decisions_of, plan), numbers, crew)
    try:
        while found < many:
            told(found, many)
            line = next(games)
            line["at"] = line["at"][: many - found]
            found += len(line["at"])
            lines.append(line)
    finally:
        games.close()
    append(path, lines)


def decisions_of(plan: Plan, number: int) -> Line:
    """A game up to the last of some of its livelier decisions."""
    line = make_game(plan, number)
    record = parse(line["record"])
    game = find_game(line["game"])
    played = Replay(game, record)
    lively: list[int] = []
    for at in range(len(record.moves)):
        played.to(at)
        if played.state.offered >= LIVELY:
            lively.append(at)
    chosen = sorted(random.Random(f"positions {number}").sample(lively, min(EACH, len(lively))))
    cut = replace(record, moves=record.moves[: chosen[-1]], totals=None)
    return {"game": line["game"], "preset": line["preset"], "at": chosen, "record": cut.text()}


def read_positions(path: Path) -> list[Position]:
    lines = read_json_lines(path, ("game", "at", "record"))
    found = [(line["game"], line["record"], at) for line in lines for at in line["at"]]
    return [Position(number, *one) for number, one in enumerate(found, 1)]


# -- regret ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Known:
    """What somebody who thought for so many seconds has chosen at positions, by their numbers."""

    reference: str  # the id of who chose
    seconds: float
    best: dict[int, str]


def read_known(path: Path, positions: Sequence[Position]) -> Known:
    """The choices of a file of regret at these positions, all of the same player. They must be open there."""
    said: dict[int, str] = {}
    who: tuple[str, float] | None = None
    for number, line in enumerate(read_json_lines(path, ()), 1):
        match line:
            case {"position": int(at), "best": str(best), "seconds": float() | int() as seconds, "players": {"master": str(by)}}:
                reference = line.get("reference", by)
            case _:
                raise Refused("regret-no-choice", file=str(path), line=number)
        if who is not None and who != (reference, seconds):
            raise Refused("arena-line", file=str(path), line=number)
        who, said[at] = (reference, seconds), best
    there = [position for position in positions if position.number in said]
    if who is None or not there:
        raise Refused("regret-none", file=str(path))
    played: Replay | None = None
    record = ""
    for position in there:
        if played is None or position.record != record or position.at < played.at:
            played, record = Replay(find_game(position.game), parse(position.record)), position.record
        played.to(position.at)
        if played.game.offered(played.state, said[position.number]) is None:
            raise Refused("regret-elsewhere", file=str(path), position=position.number, choice=said[position.number])
    return Known(*who, {position.number: said[position.number] for position in there})


@dataclass(frozen=True)
class Trial:
    """Who is tried, and for how long the other one thinks, in seconds of the compiled build."""

    players: tuple[str, ...]
    seconds: float
    reweighed: tuple[Reweighed, ...] = ()  # those of the players who play by weights of a file
    known: Known | None = None  # what the other one has chosen before; without it, that is thought about anew

    def choose(self, name: str, seat: Seat, number: int) -> str:
        """With the same luck by whatever weights a level plays, so that only these make the difference."""
        luck = random.Random(f"regret {number} {name.partition(BY)[0]}")
        return bot_called(seat.game.name, name, self.reweighed).choose(seat, luck)


def regret_at(trial: Trial, position: Position) -> Line:
    """What each player gives away at a position, in points of the margin."""
    face = find_face(position.game)
    game = face.rules
    s = replay(game, parse(position.record), position.at).state
    who = s.who
    if trial.known is not None:
        best = trial.known.best[position.number]
    else:
        best = master(trial.seconds).choose(face.seat(s, who), random.Random(f"reference {position.number}"))
    chosen = {name: trial.choose(name, face.seat(s, who), position.number) for name in trial.players}
    names = [best, *dict.fromkeys([name for name in chosen.values() if name != best])]
    worth = dict(zip(names, compared(face.seat(s, who), names, position.number), strict=True)) if len(names) > 1 else {best: 0.0}
    return {
        "position": position.number,
        "best": best,
        "chosen": chosen,
        "regret": {name: round(worth[best] - worth[choice], 3) for name, choice in chosen.items()},
    }


def compared(seat: Seat, names: Sequence[str], number: int) -> list[float]:
    """How well the seat stands after each option, as the mean over fresh worlds."""
    plan = seat.mind.weights.plan(THINKER, seat.seats)
    scales = seat.mind.looking_ahead(THINKER, seat.seats)
    options = [seat.game.options.numbers[name] for name in names]
    luck = random.Random(f"worlds {number}")
    outcomes: list[list[float]] = [[] for _ in options]
    for n in range(WORLDS):
        world = seat.imagine(luck.getrandbits(32))
        scales.look_from(world)
        until = plan.until[n % len(plan.until)]
        for i, option in enumerate(options):
            then: State = world.copy()
            take(then, option)
            outcomes[i].append(scales.rollout(then, seat.number, until, scales.numbered.free[option] == 0))
    return [fmean(of_option) for of_option in outcomes]


def try_all(
    trial: Trial, positions: Sequence[Position], path: Path | None, crew: Crew, told: Callable[[int, int], None]
) -> list[Line]:
    """A line a position; what is in the file already is not thought about again."""
    ids = {name: player_id(positions[0].game, name, trial.reweighed) for name in (*trial.players, THINKER)}
    known = trial.known
    setting = {"players": ids, "seconds": trial.seconds, **({"reference": known.reference} if known is not None else {})}
    there = {line["position"]: line for line in kept_lines(path, ("position", "best", "regret", "players"))} if path else {}
    for number, line in there.items():
        other = any([line.get(name) != setting.get(name) for name in SETTING])
        if other or (known is not None and known.best.get(number, line["best"]) != line["best"]):
            raise Refused("regret-other", file=str(path))
    left = [position for position in positions if position.number not in there]
    outcomes = run_blocks(partial(regret_at, trial), left, crew)
    try:
        for done, position in enumerate(left):
            told(len(positions) - len(left) + done, len(positions))
            there[position.number] = {**setting, **next(outcomes)}
            if path is not None:
                append(path, [there[position.number]])
    finally:
        outcomes.close()
    return [there[position.number] for position in positions]


@dataclass(frozen=True)
class Regret:
    player: str
    points: Interval  # a decision
    agreed: float  # how often the choice was that of the one who thinks longer


def regrets(lines: Sequence[Line], players: Sequence[str]) -> list[Regret]:
    return [
        Regret(
            name,
            bootstrap([line["regret"][name] for line in lines]),
            fmean([float(line["chosen"][name] == line["best"]) for line in lines]),
        )
        for name in players
    ]
