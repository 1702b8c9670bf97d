"""How fast the rules are: every figure is measured, and told in a line of its own."""

import pytest

from caravela.cli.bench import LINES, bench, report


@pytest.mark.long
def test_every_figure_is_measured_and_told() -> None:
    measured = bench(["santamaria"], 2, 0.05)
    said = report(measured)
    for result in measured["results"]:
        for name, called, unit, _ in LINES:
            figure = result[name]
            assert 0 < figure["lowest"] <= figure["median"] <= figure["highest"], name
            assert f"  {called} " in said and f" {unit} [" in said
        assert result["imagine_us"]["median"] > result["copy_us"]["median"]  # a world is a copy in which more is done
