"""The order in which rooms are tested."""

import pytest

WAITING = ["browser", "web", "table"]  # their tests wait for servers, browsers and disks: begun first, the others fill the gaps


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        room = item.path.relative_to(item.config.rootpath).parts[1]
        return WAITING.index(room) if room in WAITING else len(WAITING)

    items.sort(key=place)
