"""The types of the browser's scripts and the list in docs/protocol.md are those of `caravela/web/protocol.py`."""

import json
from typing import Literal, TypedDict

import pytest

from caravela.web import protocol
from tests.js.declared import PAGE, ROOT, TYPES, declared, interface, page_text, types_text, written


class Base(TypedDict):
    """Something to go on from."""

    name: str  # how it is called


class Whole(Base, total=False):
    """Something to be written."""

    seats: list[int | None]
    kind: Literal["one", "two"]
    places: dict[str, tuple[str, float]]  # where


def test_shapes_are_written_with_their_comments() -> None:
    told = [" ".join(line.split()) for line in interface(Whole).splitlines()]
    assert told == [
        "/** Something to be written. */",
        "export interface Whole {",
        "name: string; // how it is called",
        "seats?: (number | null)[];",
        'kind?: "one" | "two";',
        "places?: Record<string, [string, number]>; // where",
        "}",
    ]


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(TypeError):
        written(set[int])


def test_the_scripts_have_the_types_that_the_server_has() -> None:
    """`make protocol` writes them anew."""
    assert TYPES.read_text(encoding="utf-8") == types_text()


def test_the_page_lists_every_field_that_is_said() -> None:
    """`make protocol` writes the list anew."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_text(page)
    assert "interface Scene {" in page and declared(protocol).count("interface") > 20


def test_the_list_of_node_packages_names_no_place_to_fetch_them_from() -> None:
    """Whoever installs them takes them from where they take everything else; what comes is known by its hash."""
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 2
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-")
