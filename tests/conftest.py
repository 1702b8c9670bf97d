"""The order in which files are tested."""

import pytest

WAITING = ["browser", "web", "table"]  # their tests wait for servers, browsers and disks: begun first, the others fill the gaps
LONG = [  # a file is one process's: what is long is not begun last
    "test_levels.py", "test_messages.py", "test_installed.py", "test_order.py", "test_everywhere_maracaibo.py", "test_peeking.py",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> tuple[bool, int]:
        room = item.path.relative_to(item.config.rootpath).parts[1]
        return item.path.name not in LONG, WAITING.index(room) if room in WAITING else len(WAITING)

    items.sort(key=place)
