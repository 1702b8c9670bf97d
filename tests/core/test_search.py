"""Looking ahead by number: rollouts end where they should, races count their thought, endings are exact."""

import random
from functools import partial
from pathlib import Path

import pytest

from caravela.bots import LEVELS
from caravela.bots.mind import Mind
from caravela.build import COMPILED
from caravela.core.codec import digest, fingerprint, snapshot
from caravela.core.game import Game
from caravela.core.record import Replay, parse
from caravela.core.search import GAME_END, ROUND_END, Ending, Judged, Race, Worlds, judged, play_greedily
from caravela.core.state import State, advance, take
from caravela.games import FACES, GAMES
from caravela.games.empires.rules.components import BOX_IDS
from caravela.games.empires.rules.numbers import END_ROUND, INCOME, OPEN_BOX, RESET
from tests.games.empires.kit import table
from tests.games.santamaria import kit as santamaria
from tests.ours import OURS

GOLDEN = Path(__file__).parents[1] / "golden"
EACH_OF_OURS = pytest.mark.parametrize("game", [GAMES[name] for name in OURS], ids=lambda game: game.name)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def mind(game: Game) -> Mind:
    return FACES[game.name].mind


def begun(game: Game, seed: int = 4, moves: int = 12, seats: int = 2) -> State:
    """A game for two after some greedy moves."""
    s = game.start(seats, game.agree(game.default_preset, {}), seed)
    scales = mind(game).scales("casual", seats)
    for _ in range(moves):
        take(s, scales.best_option(s, s.who))
    return s


def worlds(game: Game, s: State, seed: int = 1) -> Worlds:
    return Worlds(partial(game.imagine, s, s.who), random.Random(seed))


@EACH_OF_OURS
def test_a_rollout_ends_at_my_next_turn_at_the_end_of_the_round_or_of_the_game(game: Game) -> None:
    scales = mind(game).scales("casual", 2)
    judgement = FACES[game.name].judgement
    s = begun(game)
    who = s.who
    turn = s.copy()
    scales.rollout(turn, who, 1, True)
    assert turn.who == who and turn.asked & 255 in judgement.turns
    later = s.copy()
    scales.rollout(later, who, ROUND_END, True)
    assert judgement.clock(later) == judgement.clock(s) + 1
    late = begun(game, moves=10)
    while late.offered and late.barrier < s.barrier + 10_000 and judgement.clock(late) < 3:
        take(late, late.options[0])
    assert scales.rollout(late, who, GAME_END, True) == scales.margin(late, who)
    assert late.over


def test_who_looks_deeds_through_chooses_by_their_end_and_plays_on_to_the_end_of_a_turn() -> None:
    """A deed of Maracaibo takes several questions: what is best after the first is often not so at last."""
    game = GAMES["maracaibo"]
    near, deep = mind(game).scales("club", 2), mind(game).scales("club", 2)
    deep.depth = 4
    s = game.start(2, game.agree(game.default_preset, {}), 4)
    otherwise = 0
    for _ in range(30):
        who = s.who
        found = judged(deep, Worlds(lambda _: s, random.Random(1)), who, 1, 4)
        option = deep.best_option(s, who)
        assert option == found.options[found.best()]
        otherwise += option != near.best_option(s, who)
        take(s, option)
    assert otherwise >= 2
    who = s.who
    begins, ended = s.copy(), s.copy()
    near.rollout(begins, who, 1, True)
    deep.rollout(ended, who, 1, True)
    assert begins.who == who and ended.who != who and not ended.over


def test_levels_that_search_look_as_far_as_their_plan_says_where_they_can_afford_it() -> None:
    thinking = mind(GAMES["maracaibo"]).looking_ahead("expert", 2)
    plan = FACES["maracaibo"].weights.plan("expert", 2)
    assert plan.depth == 4 and thinking.depth == (4 if COMPILED else 0)


def test_of_two_one_wins_what_the_other_loses_and_among_more_a_plan_says_what_a_rival_counts() -> None:
    game = GAMES["empires"]
    assert FACES["empires"].weights.plan("expert", 4).share == 0
    for seats, share in ((2, 1.0), (4, 0.0)):
        scales = mind(game).looking_ahead("expert", seats)
        s = begun(game, seats=seats)
        rivals = [scales.value(s, seat) for seat in range(1, seats)]
        assert scales.utility(s, 0) == pytest.approx(scales.value(s, 0) - share * max(rivals))
        while s.offered:
            take(s, s.options[0])
        totals = [score.total for score in game.scores(s)]
        assert scales.utility(s, 0) == totals[0] - max(totals[1:])  # at the end it is who has more


@EVERY_GAME
def test_looking_ahead_changes_nothing_and_counts_what_it_weighs(game: Game) -> None:
    s = begun(game, moves=3)
    before = snapshot(s)
    scales = mind(game).scales("casual", 2)
    found = judged(scales, worlds(game, s), s.who, 3, 2)
    once = scales.weighed
    assert once > 0 and set(found.options) <= set(s.on_offer())
    if len(found.options) > 1:
        assert Race(scales, s.who, found, [1], 2.0, 1.0).run(worlds(game, s), 200) in found.options
        assert scales.weighed > once
    assert snapshot(s) == before


@EACH_OF_OURS
def test_the_same_luck_gives_the_same_race(game: Game) -> None:
    s = begun(game)

    def raced() -> list[list[float]]:
        scales = mind(game).scales("casual", 2)
        found = judged(scales, worlds(game, s), s.who, 3, 2)
        race = Race(scales, s.who, found, [1], 2.0, 1.0)
        race.run(worlds(game, s, 7), 300)
        return race.outcomes

    assert raced() == raced()


def test_who_is_clearly_behind_drops_out() -> None:
    game = GAMES["empires"]
    race = Race(mind(game).scales("casual", 2), 0, Judged([0, 1, 2], [0.0, 0.0, 0.0]), [1], 2.0, 0.0)
    race.outcomes = [[5.0, 6.0, 5.5, 6.5], [1.0, 2.0, 1.5, 2.5], [5.2, 5.8, 5.4, 6.6]]
    race.drop_out(4)
    assert race.left == [0, 2]


@EACH_OF_OURS
def test_greedy_games_by_given_weights_come_to_an_end(game: Game) -> None:
    """Worse weights lose: to want nothing at all is the worst."""
    wanting = mind(game).scales("casual", 2)
    idle = mind(game).scales_of([0.0] * len(FACES[game.name].judgement.features), 2)
    s = game.start(2, game.agree(game.default_preset, {}), 2)
    assert play_greedily(s, [wanting, idle], 3, worlds=2, depth=1) > 20
    game.check(s)
    totals = [score.total for score in game.scores(s)]
    assert totals[0] > totals[1]


def every_end(game: Game, s: State, who: int, seen: dict[str, float]) -> float:
    """The margin, alone the points, if everybody plays as well as can be: every way, one after the other."""
    if s.offered == 0:
        totals = [score.total for score in game.scores(s)]
        return float(totals[who] - totals[1 - who] if len(totals) > 1 else totals[who])
    same = digest(s)
    if same not in seen:
        found = ends_of(game, s, who, seen).values()
        seen[same] = max(found) if s.who == who else min(found)
    return seen[same]


def test_an_ending_is_exact() -> None:
    """The last workers of the dock land in round 8: what every way through the rest of the game says is best."""
    t = table(2, round=8).discover("peru", "florida")
    t.put("peru", 0, colonist=2).put("peru", 1, colonist=3).put("florida", 0, colonist=4).put("florida", 1, colonist=4)
    t.put("caribbean", 0, colonist=1).put("caribbean", 1, colonist=3)
    t.stand("dock", (0, "colonist"), (1, "colonist"), (0, "colonist"))
    game = GAMES["empires"]
    s = t.s
    s.depth = s.offered = 0
    for effect, n in ((END_ROUND, 0), (RESET, 0), (INCOME, 0), (OPEN_BOX, BOX_IDS.index("dock"))):  # what comes last, first
        s.then(effect, 0, n)
    advance(s)
    scales = mind(game).scales("casual", 2)
    ends = ends_of(game, s, s.who)
    assert len(set(ends.values())) > 1
    assert ends[Ending(scales, s.who, 100_000).best(s)] == max(ends.values())
    assert Ending(scales, s.who, 3).best(s) == -1, "not within three positions"
    assert ends[chosen(game, s)] == max(ends.values())


def ends_of(game: Game, s: State, who: int, seen: dict[str, float] | None = None) -> dict[int, float]:
    """What every option leads to at last, for one seat."""
    ends: dict[int, float] = {}
    for option in s.on_offer():
        then = s.copy()
        take(then, option)
        assert then.barrier == s.barrier, "chance has no say any more"
        ends[option] = every_end(game, then, who, {} if seen is None else seen)
    return ends


def chosen(game: Game, s: State) -> int:
    """What master takes, whatever its luck."""
    [found] = {LEVELS["master"].choose(FACES[game.name].seat(s, s.who), random.Random(luck)) for luck in range(2)}
    return game.options.numbers[found]


@pytest.mark.parametrize(
    "t",
    [
        santamaria.table(1, "advanced", year=3).column(0, 5, "coin2").white(5),
        santamaria.table(1, "advanced", year=3).column(0, 2, "point1").white(2),
    ],
    ids=["coins or a space", "a point or a space"],
)
def test_master_plays_the_last_turn_alone_as_well_as_can_be(t: santamaria.Table) -> None:
    game, s = GAMES["santamaria"], t.turn().s
    ends = ends_of(game, s, s.who)
    assert len(set(ends.values())) > 1
    assert ends[chosen(game, s)] == max(ends.values())


@EVERY_GAME
def test_positions_have_the_same_fingerprint_when_they_are_the_same(game: Game) -> None:
    s, luck = begun(game), random.Random(5)
    seen: dict[bytes, str] = {}
    for _ in range(60):
        then = s.copy()
        then.seed ^= 1
        assert fingerprint(then) == fingerprint(s)
        seen[fingerprint(s)] = digest(s)
        if s.offered == 0:
            break
        take(s, luck.choice(s.on_offer()))
    assert len(seen) == len(set(seen.values())) > 5


@pytest.mark.parametrize(
    ("game", "name", "last"),
    [
        ("santamaria", "advanced_blue_dice-1p-casual-048", 2),
        ("santamaria", "basic_draft-2p-casual-038", 3),
        ("santamaria", "basic_blue_dice-2p-casual-041", 4),
        ("empires", "first-2p-casual-029", 2),
    ],
)
def test_master_plays_the_end_of_whole_games_as_well_as_can_be(game: str, name: str, last: int) -> None:
    """Thousands of ways lead through the last turns, many of them to the same position: each is gone through once."""
    rules, record = GAMES[game], parse((GOLDEN / game / f"{name}.txt").read_text(encoding="utf-8"))
    played = Replay(rules, record)
    for at in range(len(record.moves) - last, len(record.moves)):
        played.to(at)
        s = played.state
        if s.offered > 1:
            scales = mind(rules).looking_ahead("master", len(record.players))
            seen: dict[str, float] = {}
            ends = ends_of(rules, s, s.who, seen)
            ending = Ending(scales, s.who, 10 * len(seen) + 1000)
            assert ends[ending.best(s)] == max(ends.values())
            assert ends[chosen(rules, s)] == max(ends.values())


def test_nothing_is_called_exact_where_chance_has_a_say() -> None:
    game = GAMES["santamaria"]
    assert Ending(mind(game).scales("casual", 2), 0, 100_000).best(begun(game)) == -1
