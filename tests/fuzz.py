"""Random games over all configurations, checked on the way.   python -m tests.fuzz [--games N] [--first SEED] [--jobs J]

Every seed stands for one game, always the same: its set-up, its luck and its players' tempers follow from the seed. Before
every decision there must be something to choose; at some decisions everything that is promised is checked. A game that
fails is written as a record up to the decision where it failed, for `caravela replay`. Works with either build.
"""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from caravela.build import version_line
from caravela.core.codec import digest, restore, snapshot
from caravela.core.fate import Fate
from caravela.core.game import Game
from caravela.core.record import Move, Player, Record, parse, replay
from caravela.core.state import State, ask_again, take
from tests.contract.sampling import (
    LONGEST_GAME,
    PLAYED,
    PLAYER_NAMES,
    Configuration,
    Temperament,
    configuration,
    spread,
)

FAILURES = Path("build/fuzz")
CHECKED = 40  # one decision of so many is checked closely
REPLAYED = 25  # one game of so many is replayed from its record


@dataclass
class Played:
    """What became of one game."""

    seed: int
    game: str
    config: str
    values: list[str]  # preset, number of players and the value of every option
    decisions: int = 0
    checked: int = 0
    secrets: int = 0  # decisions at which something was hidden from somebody
    taken: set[int] = field(default_factory=set)  # options
    failure: str = ""


def configuration_of(seed: int) -> Configuration:
    luck = Random(f"configuration {seed}")
    return configuration(list(PLAYED.values())[seed % len(PLAYED)], luck.randrange)


def values_of(config: Configuration) -> list[str]:
    said = [f"preset={config.preset}", f"players={config.players}"]
    for option in config.game.setup_options:
        value = config.agreed[option.name]
        if value in option.values:
            said.append(f"{option.name}={value}")
        else:
            said += [f"{option.name}={member}" for member in value.split("+")]
    return said


def all_values(game: Game) -> list[str]:
    """What a run should have seen at least once."""
    said = [f"preset={preset}" for preset in game.presets]
    seats = {players for preset in game.presets for players in game.seats(game.agree(preset, {}))}
    said += [f"players={players}" for players in sorted(seats)]
    for option in game.setup_options:
        if not option.carried:
            said += [f"{option.name}={value}" for value in (*option.values, *option.members)]
    return said


def play_game(seed: int) -> Played:
    """Play the game of that seed to its end, or until something is wrong."""
    config = configuration_of(seed)
    played = Played(seed, config.game.name, repr(config), values_of(config))
    moves: list[int] = []
    try:
        watch(config, seed, played, moves)
        if seed % REPLAYED == 0:
            s = replay(config.game, parse(record_of(config, seed, moves).text())).state
            assert s.over, "the record does not lead to the end"
    except Exception:
        path = FAILURES / f"{config.game.name}-{seed}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record_of(config, seed, moves).text(), encoding="utf-8")
        played.failure = f"{traceback.format_exc()}after {len(moves)} moves, written to {path}"
    return played


def watch(config: Configuration, seed: int, played: Played, moves: list[int]) -> None:
    luck, temperament = Random(seed), Temperament(config.game, seed)
    s = config.start(seed)
    while not s.over:
        options = s.on_offer()
        assert options, "nothing to choose"
        assert played.decisions < LONGEST_GAME, "the game does not end"
        if luck.randrange(CHECKED) == 0:
            played.checked += 1
            played.secrets += check_closely(config, s, luck)
        option = temperament.choose(options)
        take(s, option)
        moves.append(option)
        played.decisions += 1
    check_closely(config, s, luck)
    assert len(config.game.scores(s)) == config.players and (config.game.winners(s) or config.players == 1)
    played.taken = set(moves)


def check_closely(config: Configuration, s: State, luck: Random) -> bool:
    """Everything that can be checked at one decision; whether something is hidden from somebody."""
    game, before = config.game, snapshot(s)
    game.check(s)
    restored = config.start(1)
    restore(restored, json.loads(json.dumps(before)))
    assert snapshot(restored) == before and digest(restored) == digest(s), "restored, it is another game"
    assert snapshot(s.copy()) == before, "the copy differs"
    if not s.over:
        again = s.copy()
        ask_again(again)
        assert snapshot(again) == before, "asking changes something"
        trial = s.copy()
        take(trial, luck.choice(s.on_offer()))
        game.check(trial)
    for seat in (-1, luck.randrange(config.players)):
        world = game.imagine(s, seat, luck.getrandbits(32))
        assert game.view(world, seat) == game.view(s, seat), f"seat {seat} sees something hidden"
        game.check(world)
        secret = snapshot(world) | {"seed": 0} != before | {"seed": 0}
        if not secret:
            break
    assert snapshot(s) == before, "looking changes something"
    return secret


def record_of(config: Configuration, seed: int, moves: list[int]) -> Record:
    """The game once more, written down. Its luck follows from no secret, so it can be replayed but not verified."""
    game, fate = config.game, Fate()
    players = [Player(name, "random") for name in PLAYER_NAMES[: config.players]]
    s = game.start(config.players, config.agreed, spread(seed), fate=fate)
    record = Record(game.name, game.version, game.shipped.hash, config.agreed, players, "none")
    record.start_fate = tuple(fate.outcomes)
    for option in moves:
        s.fate = fate = Fate()
        who = s.who
        take(s, option)
        record.moves.append(Move(who, game.options.names[option], tuple(fate.outcomes)))
    if s.over:
        record.totals = [score.total for score in game.scores(s)]
    return record


@dataclass
class Report:
    """What a run has seen."""

    played: list[Played]

    @property
    def failed(self) -> list[Played]:
        return [game for game in self.played if game.failure]

    def uncovered(self, game: Game) -> list[str]:
        seen = {value for played in self.played if played.game == game.name for value in played.values}
        return [value for value in all_values(game) if value not in seen]

    def tell(self, game: Game) -> None:
        games = [played for played in self.played if played.game == game.name]
        if not games:
            return
        decisions = sum(played.decisions for played in games)
        taken = set[int]().union(*[played.taken for played in games])
        print(f"{game.name}: {len(games):,} games of {len({played.config for played in games}):,} configurations")
        print(f"  {decisions:,} decisions, at most {max(played.decisions for played in games):,} in a game;", end=" ")
        print(f"{sum(played.checked for played in games):,} checked closely,", end=" ")
        print(f"with secrets in {sum(played.secrets for played in games):,}")
        print(f"  {len(taken):,} of {len(game.options.names):,} options were taken")
        times = Counter(value for played in games for value in played.values)
        by_name: dict[str, list[str]] = {}
        for value in all_values(game):
            name, _, word = value.partition("=")
            by_name.setdefault(name, []).append(f"{word} {times[value]:,}")
        for name, words in by_name.items():
            print(f"  {name}: " + ", ".join(words))
        pairs = {(a, b) for played in games for a in played.values for b in played.values if a < b}
        print(f"  {len(pairs):,} pairs of values were played together")
        if missing := self.uncovered(game):
            print("  never played: " + ", ".join(missing))


def run(seeds: range, jobs: int) -> Report:
    if jobs == 1:
        return Report([play_game(seed) for seed in seeds])
    with ProcessPoolExecutor(jobs) as pool:
        return Report(list(pool.map(play_game, seeds, chunksize=20)))


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Random games over all configurations, checked.")
    asked.add_argument("--games", type=int, default=10_000, help="how many games; 10,000 unless told")
    asked.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game; 0 unless told")
    asked.add_argument("--jobs", type=int, default=2, help="how many processes; 2 unless told")
    said = asked.parse_args(words)
    seeds = range(said.first, said.first + said.games)
    print(f"{version_line()}: games {seeds.start:,} to {seeds.stop - 1:,} in {said.jobs} processes")
    began = time.monotonic()
    report = run(seeds, said.jobs)
    for game in PLAYED.values():
        report.tell(game)
    for failed in report.failed[:5]:
        print(f"\nseed {failed.seed}: {failed.config}\n{failed.failure}")
    if len(report.failed) > 5:
        print("\nalso failed: " + ", ".join(str(failed.seed) for failed in report.failed[5:]))
    print(f"{time.monotonic() - began:.0f} seconds")
    print(f"{len(report.played) - len(report.failed):,} passed, {len(report.failed):,} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
