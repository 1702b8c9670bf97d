"""What needs an extra that is not installed is not collected; the list of what developers install has numpy and PettingZoo."""

from importlib.util import find_spec

NEEDS = {"test_batch.py": "numpy", "test_examples.py": "numpy", "test_zoo.py": "pettingzoo", "test_spiel.py": "pyspiel"}
collect_ignore = [file for file, module in NEEDS.items() if find_spec(module) is None]
