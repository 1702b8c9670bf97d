"""The pictures of the rules page stand above chapters that there are, and show what there is."""

import pytest

from caravela.games import FACES
from caravela.web.api.games import plates_of
from tests.ours import OURS


@pytest.mark.parametrize("name", OURS)
def test_every_picture_of_the_rules_stands_above_a_chapter_with_clauses(name: str) -> None:
    shown = plates_of(name, "it")
    assert len(shown) >= 3 and {plate["chapter"] for plate in shown} <= set(FACES[name].clauses("it").chapters())
    assert len({plate["chapter"] for plate in shown}) == len(shown)
    assert all(plate["drawing"].startswith("<svg") and "data-thing" in plate["drawing"] for plate in shown)
