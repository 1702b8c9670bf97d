"""Points over time: a line, a shape and a name for each player, whatever the game was like."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from caravela.render.chart import DASHES, GAP, Series, corners, points_chart, scale_step, spread, thinned

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ana", "Bruno de Albuquerque e Castro", "Chiara", '<b>&"', "Elisa", "Filipe"]


def story(players: int, moves: int = 400, best: int = 120) -> list[Series]:
    """Everybody rises, some of them to the same total."""
    return [
        (seat, "ESFPHI"[seat], NAMES[seat], [(move, best * move * (seat // 2 + 1) // (3 * moves)) for move in range(moves + 1)])
        for seat in range(players)
    ]


def rounds(moves: int = 400) -> list[tuple[int, str]]:
    return [(1 + i * moves // 8, f"Round {i + 1}") for i in range(8)]


@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_chart_is_sound_and_names_everybody(players: int) -> None:
    drawn = points_chart(story(players), rounds(), "Points & more")
    tree = ElementTree.fromstring(drawn)
    assert tree.findtext(f"{SVG}title") == "Points & more"
    assert all(name in (tree.findtext(f"{SVG}desc") or "") for name in NAMES[:players])
    assert all("style" not in element.attrib for element in tree.iter())
    assert len(drawn) < 25_000
    assert [g.attrib["class"] for g in tree.iter(f"{SVG}g")] == [f"p{seat}" for seat in range(players)]


@pytest.mark.parametrize(
    "series",
    [[], [(0, "A", "Ana", [])], [(0, "A", "Ana", [(0, 0)])], [(0, "A", "Ana", [(0, 0), (9, -4)]), (1, "B", "Bruno", [(0, 3)])]],
)
def test_a_chart_of_next_to_nothing(series: list[Series]) -> None:
    ElementTree.fromstring(points_chart(series, [], ""))


def test_players_have_lines_of_their_own() -> None:
    assert len(set(DASHES)) == 6


@pytest.mark.parametrize("ends", [[100.0] * 6, [40, 41, 42, 290, 291, 292], [290.0] * 6, [10, 300], []])
def test_names_never_touch(ends: list[float]) -> None:
    places = sorted(spread(ends, 40, 286))
    assert all(after - before >= GAP - 0.001 for before, after in pairwise(places))
    assert all(40 <= place <= 286.001 for place in places)


def test_names_stand_in_the_order_of_the_lines() -> None:
    assert spread([100, 50, 102], 40, 286)[1] < spread([100, 50, 102], 40, 286)[0] < spread([100, 50, 102], 40, 286)[2]


def test_rounds_are_named_as_often_as_there_is_room() -> None:
    assert thinned([0, 100, 200, 300], ["Round 1", "Round 2", "Round 3"]) == 1
    assert thinned([0, 40, 80, 120, 160], ["Round 1", "Round 2", "Round 3", "Round 4"]) == 2
    assert thinned([0.0], []) == 1


def test_what_does_not_change_is_not_drawn() -> None:
    assert corners([(0, 0), (1, 0), (2, 0), (3, 5), (4, 5), (5, 5)]) == [(0, 0), (2, 0), (3, 5), (5, 5)]


@pytest.mark.parametrize(("reach", "step"), [(0, 1), (6, 1), (7, 2), (30, 5), (31, 10), (116, 20), (700, 200)])
def test_the_scale_is_round(reach: int, step: int) -> None:
    assert scale_step(reach) == step
