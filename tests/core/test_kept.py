"""What is kept for the next time, and what has to go."""

import ast
from pathlib import Path
from threading import Thread

import caravela
from caravela.core.kept import Kept

# What these are asked for is part of the program: its languages, games, files, messages, drawings, places on a board.
WITHOUT_END = {
    "bundle",
    "chart",
    "clauses",
    "course",
    "described",
    "geography",
    "looks",
    "page_words",
    "parsed",
    "region_area",
    "region_path",
    "speaker_of",
    "symbols",
    "variables",
    "winds",
}


def test_the_longest_unused_goes_first() -> None:
    kept: Kept[int] = Kept(3)
    for n in range(3):
        kept.keep(str(n), n)
    assert kept.get("0") == 0  # used again
    kept.keep("3", 3)
    assert [kept.get(str(n)) for n in range(4)] == [0, None, 2, 3]
    kept.keep("2", 20)
    kept.keep("4", 4)
    assert len(kept) == 3 and "0" not in kept and kept.get("2") == 20


def test_what_is_heavy_makes_room_for_itself_and_what_is_too_heavy_is_not_kept() -> None:
    kept: Kept[str] = Kept(10)
    for name in "abcde":
        kept.keep(name, name, 2)
    kept.keep("f", "f", 5)
    assert kept.weight <= 10 and "f" in kept and "e" in kept and "a" not in kept
    kept.keep("g", "g", 11)
    assert "g" not in kept and "f" in kept
    kept.keep("f", "f", 11)
    assert "f" not in kept and kept.weight == sum(2 for name in "abcde" if name in kept)


def test_what_is_kept_for_good_stays_and_weighs_nothing() -> None:
    kept: Kept[str] = Kept(1)
    kept.keep_for_good("ours", "ours")
    for n in range(5):
        kept.keep(str(n), "theirs")
        kept.keep("ours", "theirs")
    assert kept.get("ours") == "ours" and kept.weight == 1 and len(kept) == 2


def test_several_may_use_it_at_once() -> None:
    kept: Kept[int] = Kept(5)

    def work(seed: int) -> None:
        for n in range(3000):
            kept.keep(str((n * seed) % 11), n)
            kept.get(str(n % 11))

    threads = [Thread(target=work, args=(seed,)) for seed in (1, 3, 7)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert kept.weight == len(kept) == 5


def test_whatever_depends_on_tables_that_people_bring_is_kept_in_a_limited_number() -> None:
    """`cache` forgets nothing, so it is for what the program itself is made of; elsewhere stands a number."""
    for path in Path(caravela.__file__).parent.rglob("*.py"):
        functions = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            for said in map(ast.unparse, function.decorator_list):
                assert said not in ("cache", "functools.cache") or function.name in WITHOUT_END, (path.name, function.name)
                assert not said.startswith("lru_cache") or "maxsize=" in said, (path.name, function.name)
                assert "maxsize=None" not in said, (path.name, function.name)
