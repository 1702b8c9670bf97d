"""Finding puzzles: where a bot would go wrong at first sight, a deep search finds out whether one move is clearly best.

A puzzle has to hold in two ways: a few turns ahead as the strongest bot looks, in fresh worlds, by several standard errors; and
with everybody playing on to the end of the game, in points that count.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from caravela.bots.levels import LEVELS, Weigher, without_idling
from caravela.bots.seat import Seat
from caravela.core.record import Player, Replay
from caravela.core.refused import Refused
from caravela.core.search import GAME_END, Judged, Race, Scales, judged
from caravela.core.state import State, take
from caravela.games import find_face, find_game
from caravela.games.face import Face
from caravela.lab.contest import Block, Contest
from caravela.lab.crew import Crew, run_blocks
from caravela.lab.playing import Line, play_game
from caravela.lab.results import append, kept_lines
from caravela.teach.counsel import Candidate, Weighing, blind, claimed, going_on
from caravela.teach.puzzles import EYES, Margin, Posed, Puzzle

THINKER = "master"
PLAYERS = "club"  # who plays the games
NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio")
FEWEST_OPTIONS = 3
OPENING = 0.4  # of a game, from which nobody can tell how it ends
CANDIDATES = 8  # options that are looked into,
NEAR = 8.0  # if they seem at most so many VP worse than the best
GLANCE = 0.012  # seconds of thought, as bots count it, to see whether a question is worth more,
CLOSER = 0.1  # to look again,
LOOK = 1.0  # to choose,
PROOF = 2.0  # and to find the margins in fresh worlds
WORLDS = 400  # at most,
FEWEST = 24  # and at least; after these nobody goes on with what is no puzzle
ENDS = 24  # worlds that are played to the end of the game
BEST_BY = 1.0  # VP that the best move is ahead of every other one,
TEMPTS_BY = 3.0  # and of the tempting one,
PLAIN = 15.0  # but not by so many that nobody would be tempted,
SURE = 3.0  # both by so many standard errors
END_BY = 1.0  # VP that it is ahead of the tempting one at the end of the game,
END_SURE = 2.0
DEEPER = 6  # questions of a game that are looked into closely
EACH = 3  # puzzles of a game
TRIED = 20  # worlds in which a reason is tried by taking it away
LINE = 8  # steps of how it goes on


@dataclass(frozen=True)
class Hunt:
    """From which games puzzles come."""

    game: str
    presets: tuple[str, ...]
    seats: tuple[int, ...]

    def contest(self, number: int) -> Contest:
        luck = random.Random(f"puzzles {number}")
        preset = luck.choice(self.presets)
        rules = find_game(self.game)
        agreed = rules.agree(preset, {})
        able = [n for n in self.seats if n in rules.seats(agreed)]
        if not able:
            raise Refused("dataset-seats", preset=preset, seats=[str(n) for n in self.seats])
        return Contest(self.game, preset, agreed, ((PLAYERS,) * luck.choice(able),))


def search_game(hunt: Hunt, number: int) -> Line:
    """A game and the puzzles in it, the clearest first."""
    contest = hunt.contest(number)
    record = play_game(contest, Block(number, contest.line_ups[0], (0,)), 0).record
    record = replace(record, players=[Player(name, PLAYERS) for name, _ in zip(NAMES, record.players, strict=False)])
    face = find_face(hunt.game)
    promising: list[tuple[float, int]] = []
    played = Replay(face.rules, record)
    for at in range(int(len(record.moves) * OPENING), len(record.moves)):
        s = played.to(at)
        if s.offered >= FEWEST_OPTIONS:
            gaps = [glance(face, s, random.Random(f"glance {number} {at}"), GLANCE)]
            if gaps[0] >= TEMPTS_BY:
                gaps.append(glance(face, s, random.Random(f"closer {number} {at}"), CLOSER))
            if min(gaps) >= TEMPTS_BY:
                promising.append((gaps[-1], at))
    found: list[Line] = []
    played = Replay(face.rules, record)
    for _, at in sorted(sorted(promising, key=lambda one: -min(one[0], PLAIN / 2))[:DEEPER], key=lambda one: one[1]):
        s = played.to(at)
        puzzle = prove(face, s, random.Random(f"puzzle {number} {at}"))
        if puzzle is not None:
            question = face.rules.question(s).message
            cut = replace(record, moves=record.moves[:at], totals=None)
            found.append({"question": question, "at": at, "of": len(record.moves), **puzzle, "record": cut.text()})
    return {"number": number, "puzzles": found[:EACH]}


class Look:
    """A question as a seat sees it: the options worth looking into, and which of them tempt."""

    def __init__(self, face: Face, s: State, luck: random.Random) -> None:
        self.seat = Seat(face.mind, s, s.who)
        self.mind = face.mind
        self.who = self.seat.number
        self.plan = face.mind.weights.plan(THINKER, self.seat.seats)
        self.scales: Scales = face.mind.looking_ahead(THINKER, self.seat.seats)
        self.worlds = self.seat.worlds(luck)
        self.scales.look_from(s)
        found = judged(self.scales, self.worlds, self.who, 8, 4)
        most = max(found.values)
        self.kept = [i for i in found.in_order()[:CANDIDATES] if found.values[i] > most - NEAR]
        self.options = [found.options[i] for i in self.kept]
        self.values = [found.values[i] for i in self.kept]
        self.tempted: dict[str, int] = {}  # by level
        for level in reversed(EYES):
            eyes = LEVELS[level]
            assert isinstance(eyes, Weigher)
            scales = face.mind.scales(level, self.seat.seats)
            alike = scales.weights == self.scales.weights  # it sees what was found already
            first = found if alike else judged(scales, self.worlds, self.who, eyes.worlds, eyes.depth)
            first = without_idling(self.seat, first)
            option = first.options[first.best()]
            if face.rules.options.names[option] in face.rules.options.declining:
                continue  # to do nothing tempts nobody
            self.tempted[level] = option
            if option not in self.options:
                self.options.append(option)
                known = option in found.options
                value = (
                    found.values[found.options.index(option)]
                    if known
                    else self.scales.worth(self.worlds.world(0), option, self.who, 4)
                )
                self.values.append(value)

    def race(self, seconds: float, sure: float) -> Race:
        race = Race(self.scales, self.who, Judged(self.options, self.values), self.plan.until, sure, 1.0)
        race.run(self.worlds, self.mind.positions(seconds))
        return race

    def trap(self, best: int, means: Sequence[float]) -> tuple[str, int] | None:
        """The strongest who goes wrong by enough, and the option that tempts."""
        value = dict(zip(self.options, means, strict=True))
        for level, option in self.tempted.items():
            if TEMPTS_BY <= value[best] - value[option] <= PLAIN:
                return level, option
        return None


def glance(face: Face, s: State, luck: random.Random, seconds: float) -> float:
    """How many points somebody seems to give away at first sight; 0 if nobody does, or another move is nearly as good."""
    look = Look(face, s, luck)
    if len(look.options) < 2 or set(look.tempted.values()) <= {look.options[0]}:  # everybody agrees, and hardly ever wrongly
        return 0.0
    race = look.race(seconds, 2.0)
    means = race.means()
    best = race.options[race.lead]
    trap = look.trap(best, means)
    if trap is None:
        return 0.0
    lead = dict(zip(look.options, means, strict=True))
    near = min([lead[best] - value for option, value in lead.items() if option != best])
    return lead[best] - lead[trap[1]] if near >= BEST_BY else 0.0


def prove(face: Face, s: State, luck: random.Random) -> Line | None:
    """The puzzle that a question is, with its margins; none if one of them is not there."""
    look = Look(face, s, luck)
    race = look.race(LOOK, SURE)
    best, means = race.options[race.lead], race.means()
    trap = look.trap(best, means)
    if trap is None:
        return None
    level, tempting = trap
    order = sorted(range(len(means)), key=lambda i: -means[i])
    rivals = [look.options[i] for i in order if look.options[i] not in (best, tempting)][:2]
    seat, scales, names = look.seat, look.scales, face.rules.options.names
    weighing = Weighing(scales, look.who, [best, tempting, *rivals], look.plan.until)
    fresh = seat.worlds(luck)
    end = scales.weighed + look.mind.positions(PROOF)
    for n in range(WORLDS):
        if n >= FEWEST and scales.weighed >= end:
            break
        if n == FEWEST and hopeless(margins_of(weighing.options, weighing.outcomes)):
            return None
        weighing.play_on(fresh.world(n), weighing.until[n % len(weighing.until)])
    margins = margins_of(weighing.options, weighing.outcomes)
    if not clear(margins[tempting], TEMPTS_BY, SURE) or not all([clear(one, BEST_BY, SURE) for one in margins.values()]):
        return None
    ends = to_the_end(look, [best, tempting, *rivals[:1]], fresh.made)
    if not clear(ends[tempting], END_BY, END_SURE) or not all([one.points > 0 for one in ends.values()]):
        return None
    world_seed = luck.getrandbits(32)
    told = told_apart(look, weighing, fresh.made, best, tempting, world_seed)
    if not all([one["line"] for one in told["candidates"]]):  # the game is over: there is no telling how it goes on
        return None
    for i, option in enumerate(look.options):
        if option not in margins and option != best:
            margins[option] = margin(race.outcomes[race.lead][: len(race.outcomes[i])], race.outcomes[i])
    return {
        "best": names[best],
        "tempting": names[tempting],
        "level": level,
        "worlds": len(weighing.outcomes[0]),
        "behind": {names[option]: rounded(one) for option, one in margins.items()},
        "to_end": {names[option]: rounded(one) for option, one in ends.items()},
        "world": world_seed,
        **told,
    }


def told_apart(
    look: Look, weighing: Weighing, worlds: Sequence[State], best: int, tempting: int, world_seed: int
) -> dict[str, Any]:
    """Why the best move is better than the tempting one, tried by taking it away, and how both go on."""
    seat, scales = look.seat, look.scales
    world = seat.imagine(world_seed)
    names = seat.game.options.names

    def line(option: int) -> list[str]:
        steps = going_on(scales, world, option, lambda s: int(scales.best_option(s, s.who)))
        return [step.option for step, _ in zip(steps, range(LINE), strict=False)]

    def without(parts: set[str]) -> tuple[float, float]:
        again = Weighing(blind(seat, scales, parts), look.who, [best, tempting], weighing.until)
        for n in range(TRIED):
            again.play_on(worlds[n], weighing.until[n % len(weighing.until)])
        return weighing.apart(best, tempting, TRIED), again.apart(best, tempting, TRIED)

    by_name = {one.option: one for one in weighing.found(names, lambda option: [])}
    pair = [by_name[names[best]], by_name[names[tempting]]]
    pair[1] = replace(pair[1], behind=pair[0].lead - pair[1].lead, close=False)
    claims, decided = claimed(pair, without)
    return {
        "candidates": [written(one, line(option)) for one, option in zip(pair, (best, tempting), strict=True)],
        "claims": [[reason.part, round(reason.points, 2)] for reason in claims],
        "decided": decided,
    }


def written(one: Candidate, line: list[str]) -> dict[str, Any]:
    parts = {name: round(value, 2) for name, value in one.parts.items() if round(value, 2)}
    points = {name: round(value, 2) for name, value in one.points.items() if round(value, 2)}
    return {"option": one.option, "lead": round(one.lead, 2), "parts": parts, "points": points, "line": line}


def to_the_end(look: Look, options: list[int], worlds: Sequence[State]) -> dict[int, Margin]:
    """How far the first option is ahead of the others when everybody plays on to the end, not knowing what chance will bring."""
    scales = look.mind.scales(THINKER, look.seat.seats)
    scales.foresees = False
    outcomes: list[list[float]] = [[] for _ in options]
    for n, world in enumerate(worlds[:ENDS]):
        if n == FEWEST // 2 and hopeless(margins_of(options, outcomes)):
            break
        for i, option in enumerate(options):
            then = world.copy()
            take(then, option)
            outcomes[i].append(scales.rollout(then, look.who, GAME_END, scales.numbered.free[option] == 0))
    return margins_of(options, outcomes)


def margins_of(options: Sequence[int], outcomes: Sequence[Sequence[float]]) -> dict[int, Margin]:
    """How far the first option is ahead of each of the others."""
    return {option: margin(outcomes[0], outcomes[i]) for i, option in enumerate(options) if i}


def hopeless(margins: dict[int, Margin]) -> bool:
    """Whether more worlds would hardly make it a puzzle."""
    return any([one.points + 2 * one.error < 0.5 * BEST_BY for one in margins.values()])


def margin(ahead: Sequence[float], behind: Sequence[float]) -> Margin:
    apart = [one - other for one, other in zip(ahead, behind, strict=True)]
    middle = sum(apart) / len(apart)
    variance = sum([(one - middle) ** 2 for one in apart]) / max(1, len(apart) - 1) + 0.05
    return Margin(middle, sqrt(variance / len(apart)))


def clear(one: Margin, points: float, sure: float) -> bool:
    return one.points >= max(points, sure * one.error)


def rounded(one: Margin) -> list[float]:
    return [round(one.points, 2), round(one.error, 2)]


# -- a file of what was found ------------------------------------------------------------------------------------------


def find(hunt: Hunt, first: int, many: int, path: Path, crew: Crew, told: Callable[[int, int], None]) -> list[Line]:
    """Games are searched until so many puzzles are found; what the file has already is not searched again. A line a game."""
    about = {"game": hunt.game, "presets": list(hunt.presets), "seats": list(hunt.seats)}
    there = kept_lines(path, ("number", "puzzles"))
    if any([{name: line.get(name) for name in about} != about for line in there]):
        raise Refused("puzzles-other", file=str(path))
    known = {line["number"] for line in there}
    found = [puzzle for line in there for puzzle in line["puzzles"]]
    games = len(there)
    told(len(found), many)
    while len(found) < many:
        left = [number for number in range(first, first + games + 4 * crew.workers + 64) if number not in known]
        searching = run_blocks(partial(search_game, hunt), left, crew)
        try:
            for line in searching:
                append(path, [{**about, **line}])
                known.add(line["number"])
                found += line["puzzles"]
                games += 1
                told(len(found), many)
                if len(found) >= many:
                    break
        finally:
            searching.close()
    return found


def pick(found: Sequence[Line], many: int) -> list[Line]:
    """The clearest of every kind in turn: by what is asked, who is tempted and how far the game is."""
    kinds: dict[tuple[str, str, int], list[Line]] = {}
    for one in sorted(found, key=clarity, reverse=True):
        kinds.setdefault((one["question"], one["level"], 3 * one["at"] // one["of"]), []).append(one)
    chosen: list[Line] = []
    while len(chosen) < many and any(kinds.values()):
        for of_kind in kinds.values():
            if of_kind and len(chosen) < many:
                chosen.append(of_kind.pop(0))
    return chosen


def clarity(one: Line) -> float:
    """Standard errors by which the closest rival is behind."""
    return min([float(points) / float(error) for points, error in one["behind"].values()])


# -- proving it again --------------------------------------------------------------------------------------------------


def prove_all(puzzles: Sequence[Puzzle], seed: int, crew: Crew) -> Iterator[tuple[Puzzle, bool]]:
    """Of every puzzle, whether it holds once more."""
    proving = run_blocks(partial(holds, seed), puzzles, crew)
    try:
        yield from zip(puzzles, proving, strict=True)
    finally:
        proving.close()


def holds(seed: int, puzzle: Puzzle) -> bool:
    """Everything about a puzzle is found out anew, with another luck: the same move is best, and every margin is there."""
    face = find_face(puzzle.game)
    found = prove(face, Posed(face.rules, puzzle).state, random.Random(f"again {puzzle.id} {seed}"))
    return found is not None and found["best"] == puzzle.best
