"""caravela bench: how fast the rules are on this machine, in CPU time of one core.

Everything is measured in rounds, one measurement after the other within each round, so that a machine in a slow mood
slows all of them. What is told is the median of the rounds, with the lowest and the highest.
"""

from collections.abc import Callable
from itertools import count, repeat
from statistics import median
from time import process_time
from typing import Any

from caravela.build import COMPILED, version_line
from caravela.core.game import Game
from caravela.core.record import Player, parse, replay
from caravela.core.refused import Refused
from caravela.core.state import State, play_randomly, take
from caravela.core.tables import Tables
from caravela.games import find_face, find_game
from caravela.table.play import Play

ROUNDS = 5
USUAL = 4  # seats, unless the game has fewer
TOGETHER = 10  # games that are started at once and then played, so that the clock is not read for every game
POSITIONS = 9  # from the middle half of a game, for copies and views
LATE = 40  # positions that are drawn
COUNTED = 20  # games, for what is counted and not timed


class Course:
    """One game with one preset: the figures of each round, by name."""

    def __init__(self, game: Game, preset: str, seats: int, tables: Tables | None) -> None:
        self.game = game
        self.preset = preset
        self.seats = seats
        self.tables = tables
        self.agreed = game.agree(preset, {})
        self.seeds = count(1)
        self.figures: dict[str, list[float]] = {}
        self.positions = self.middle_of_a_game()
        self.text = self.recorded()
        self.decisions, self.options = self.counted()

    def start(self, seed: int) -> State:
        return self.game.start(self.seats, self.agreed, seed, self.tables)

    def tell(self, name: str, figure: float) -> None:
        self.figures.setdefault(name, []).append(figure)

    # -- what is measured on ---------------------------------------------------------------------------------------

    def middle_of_a_game(self) -> list[State]:
        s = self.start(1)
        seen: list[State] = []
        luck = 1
        while s.offered > 0:
            seen.append(s.copy())
            luck = turn(s, luck)
        low, high = len(seen) // 4, len(seen) * 3 // 4
        return seen[low : high : max(1, (high - low) // POSITIONS)][:POSITIONS]

    def recorded(self) -> str:
        """The record of a game of random moves, as text."""
        players = [Player(f"Seat {seat + 1}", "random") for seat in range(self.seats)]
        play = Play.begin(self.game, self.agreed, players, b"bench", self.tables)
        luck = 1
        while (asked := play.decision) is not None:
            luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
            play.take(asked.who, asked.options[(luck >> 8) % len(asked.options)])
        return play.record.text()

    def counted(self) -> tuple[float, float]:
        """Decisions in a game, and options at a decision, on average."""
        decisions = options = 0
        for seed in range(1, COUNTED + 1):
            s = self.start(seed)
            luck = seed
            while s.offered > 0:
                decisions += 1
                options += s.offered
                luck = turn(s, luck)
        return decisions / COUNTED, options / decisions

    # -- measurements, each for so many seconds --------------------------------------------------------------------

    def round(self, seconds: float) -> None:
        self.random_play(seconds)
        self.play_in_plain_python(seconds)
        self.copies(seconds)
        self.imagined(seconds)
        self.replays(seconds)
        self.views(seconds)
        self.boards(seconds)

    def random_play(self, seconds: float) -> None:
        """The loop where the rules are: compiled, if they are."""
        games = decisions = 0
        starting = playing = 0.0
        while playing < seconds:
            seeds = [next(self.seeds) for _ in range(TOGETHER)]
            began = process_time()
            states = [self.start(seed) for seed in seeds]
            started = process_time()
            for seed, s in zip(seeds, states):
                decisions += play_randomly(s, seed)
            playing += process_time() - started
            starting += started - began
            games += TOGETHER
        self.tell("decisions_per_second", decisions / playing)
        self.tell("games_per_second", games / (starting + playing))
        self.tell("start_us", starting / games * 1e6)

    def play_in_plain_python(self, seconds: float) -> None:
        """The same with the loop and the choice in this module, which is never compiled: what a bot in plain Python gets."""
        decisions = 0
        playing = 0.0
        while playing < seconds:
            seed = next(self.seeds)
            s = self.start(seed)
            luck = seed
            began = process_time()
            while s.offered > 0:
                luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
                take(s, s.options[(luck >> 8) % s.offered])
                decisions += 1
            playing += process_time() - began
        self.tell("decisions_per_second_plain_loop", decisions / playing)

    def copies(self, seconds: float) -> None:
        """The median over the positions, asked for from plain Python, less what the empty loop costs."""
        self.tell("copy_us", median(each(s.copy, seconds / len(self.positions)) for s in self.positions) * 1e6)

    def imagined(self, seconds: float) -> None:
        """What a bot looks ahead in: everything that is hidden from who decides dealt anew, and the question asked again."""
        worlds = count()

        def imagining(s: State) -> Callable[[], object]:
            return lambda: self.game.imagine(s, s.who, next(worlds))

        self.tell("imagine_us", median(each(imagining(s), seconds / len(self.positions)) for s in self.positions) * 1e6)

    def replays(self, seconds: float) -> None:
        """Records read and replayed; moves of the replay alone."""
        records = moves = 0
        reading = replaying = 0.0
        while reading + replaying < seconds:
            began = process_time()
            record = parse(self.text)
            read = process_time()
            replay(self.game, record)
            replaying += process_time() - read
            reading += read - began
            records += 1
            moves += len(record.moves)
        self.tell("replay_moves_per_second", moves / replaying)
        self.tell("records_per_second", records / (reading + replaying))

    def views(self, seconds: float) -> None:
        def looking(s: State) -> Callable[[], object]:
            return lambda: self.game.view(s, 0)

        self.tell("view_ms", median(each(looking(s), seconds / len(self.positions)) for s in self.positions) * 1e3)

    def boards(self, seconds: float) -> None:
        """View and pictures of late positions with as many players as can be, each position from another game and drawn once."""
        face = find_face(self.game.name)
        seats = self.game.seats(self.agreed)[-1]
        speaker = face.speaker("en", agreed=self.agreed, tables=self.tables)
        spent: list[float] = []
        while sum(spent) < seconds / 4 and len(spent) < LATE:
            s = self.late(seats, next(self.seeds))
            began = process_time()
            pictures = [sheet.svg() for sheet in face.artist.sheets(self.game.view(s, 0), speaker)]
            spent.append(process_time() - began)
            assert pictures
        self.tell("board_ms", median(spent[1:] or spent) * 1e3)

    def late(self, seats: int, seed: int) -> State:
        """A position nine tenths into a random game."""
        last = self.game.start(seats, self.agreed, seed, self.tables)
        decisions = play_randomly(last, seed)
        s = self.game.start(seats, self.agreed, seed, self.tables)
        luck = seed
        for _ in range(decisions * 9 // 10):
            luck = turn(s, luck)
        return s

    def results(self) -> dict[str, Any]:
        said: dict[str, Any] = {"game": self.game.name, "preset": self.preset, "seats": self.seats}
        said["decisions_per_game"] = round(self.decisions, 1)
        said["options_per_decision"] = round(self.options, 2)
        said.update({name: spread(figures) for name, figures in self.figures.items()})
        return said


def turn(s: State, luck: int) -> int:
    """Take a random option, the one that `play_randomly` would take; the luck that is left."""
    luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
    take(s, s.options[(luck >> 8) % s.offered])
    return luck


def each(call: Callable[[], object], seconds: float) -> float:
    """CPU seconds of one call, without the loop around it."""
    n = 1
    while True:
        began = process_time()
        for _ in repeat(None, n):
            call()
        called = process_time()
        for _ in repeat(None, n):
            pass
        looped = process_time()
        spent = called - began
        if spent >= seconds / 2:
            return max(0.0, spent - (looped - called)) / n
        n = min(n * 10, int(n * seconds / spent) + 1) if spent > 0 else n * 10


def spread(figures: list[float]) -> dict[str, float]:
    return {"median": median(figures), "lowest": min(figures), "highest": max(figures)}


def measure(
    games: list[Game], seconds: float, seats: int | None = None, tables: dict[str, Tables] | None = None, rounds: int = ROUNDS
) -> dict[str, Any]:
    """Every measurement of every game and preset for so many seconds, spread over the rounds."""
    courses: list[Course] = []
    for game in games:
        for preset in dict.fromkeys((game.default_preset, fullest(game))):
            open_seats = game.seats(game.agree(preset, {}))
            n = seats or min(USUAL, open_seats[-1])
            if n not in open_seats:
                raise Refused("seats-number", n=n, least=open_seats[0], most=open_seats[-1])
            courses.append(Course(game, preset, n, (tables or {}).get(game.name)))
    for _ in range(rounds):
        for course in courses:
            course.round(seconds / rounds)
    return {
        "version": version_line(),
        "compiled": COMPILED,
        "rounds": rounds,
        "seconds": seconds,
        "results": [course.results() for course in courses],
    }


def fullest(game: Game) -> str:
    """The last of the presets that is no campaign: they are listed from plain to full."""
    return [name for name, setup in game.presets.items() if not game.is_campaign(setup)][-1]


def bench(game_names: list[str], seats: int | None, seconds: float, tables: dict[str, Tables] | None = None) -> dict[str, Any]:
    """What `caravela bench` measures; `tables` are corrected ones, by the name of the game."""
    return measure([find_game(name) for name in game_names], seconds, seats, tables)


# -- as text -----------------------------------------------------------------------------------------------------------

LINES = [  # name of the figure, what it is called, its unit, digits after the point
    ("decisions_per_second", "random play, loop beside the rules", "decisions/s", 0),
    ("decisions_per_second_plain_loop", "random play, loop in plain Python", "decisions/s", 0),
    ("games_per_second", "whole games with their start", "games/s", 0),
    ("start_us", "start of a game", "µs", 1),
    ("copy_us", "copy of a state", "µs", 2),
    ("imagine_us", "world that a seat imagines", "µs", 2),
    ("replay_moves_per_second", "replay of a record", "moves/s", 0),
    ("records_per_second", "records read and replayed", "records/s", 1),
    ("view_ms", "view of a seat", "ms", 3),
    ("board_ms", "view and pictures, late, most players", "ms", 3),
]


def report(results: dict[str, Any]) -> str:
    """The results for people to read."""
    lines = [f"{results['version']}: CPU time of one core, median [lowest..highest] of {results['rounds']} rounds"]
    for result in results["results"]:
        lines += ["", f"{result['game']}, {result['preset']}, {result['seats']} seats"]
        decisions, options = result["decisions_per_game"], result["options_per_decision"]
        lines.append(f"  {'a game has':36}{decisions:>12,.0f} decisions with {options:.1f} options each; forced ones not counted")
        for name, called, unit, digits in LINES:
            if name in result:
                middle, low, high = (f"{result[name][which]:,.{digits}f}" for which in ("median", "lowest", "highest"))
                lines.append(f"  {called:36}{middle:>12} {unit} [{low}..{high}]")
    return "\n".join(lines)
