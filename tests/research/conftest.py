"""What needs an extra that is not installed is skipped and says so. Developers install numpy and PettingZoo; `make test-extras`
brings OpenSpiel.
"""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDS = {
    "test_batch.py": ("numpy", "research"),
    "test_examples.py": ("numpy", "research"),
    "test_zoo.py": ("pettingzoo", "research"),
    "test_spiel.py": ("pyspiel", "openspiel"),
}  # a module, and the extra that brings it


class Lacking(pytest.Module):
    """A file whose tests cannot even be read."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        module, extra = NEEDS[self.path.name]
        pytest.skip(f"{module} is not installed; pip install caravela[{extra}] installs it", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    needed = NEEDS.get(module_path.name)
    return Lacking.from_parent(parent, path=module_path) if needed is not None and find_spec(needed[0]) is None else None
