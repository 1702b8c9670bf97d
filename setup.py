"""Compile with mypyc, in place: `CARAVELA_COMPILE=1 python setup.py build_ext --inplace` (`make fast`).

Two groups of modules: the rules, and what shows a table. Without CARAVELA_COMPILE=1 nothing is compiled and the package is plain
Python. CARAVELA_OPT is the optimisation level of the C compiler for both, for quicker compiling while writing rules: 1.
"""

import os
from glob import glob

from setuptools import setup

PLAIN = (  # modules that stay plain Python in every build, though others of their folder are compiled
    "caravela/core/packed.py",
    "caravela/games/*/pictures/about.py",  # reads numbers of the tables as they are, and is asked for rarely
    "caravela/games/*/pictures/artist.py",  # games of other packages have artists as well
    "caravela/games/*/pictures/drawings.py",  # data only
)
RULES = ("core/*", "games/*/rules/*", "games/*/judgement/*")
SHOWN = ("games/*/pictures/*", "games/*/words/table", "render/again", "render/shapes", "text/speaker", "web/scene", "web/news")
LEVEL = "3"
LEVEL_SHOWN = "1"  # it mostly calls Python, and more would hardly be quicker


def modules(*rooms: str) -> list[str]:
    """The modules of a group."""
    found = [path for room in rooms for path in sorted(glob(f"caravela/{room}.py"))]
    plain = {path for some in PLAIN for path in glob(some)}
    return [path for path in found if path not in plain and not path.endswith("__init__.py")]


def compiled() -> None:
    """The two groups do not know each other's types: drawings get views that note what is read of them (`render/again.py`)."""
    from mypyc.build import mypycify

    asked = os.environ.get("CARAVELA_OPT")
    # A folder for each level, so that what was built for another one is never taken for this one's.
    build = f"build/O{asked or LEVEL}"
    # These two let the C compiler inline across functions.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition -fvisibility=hidden"
    rules = mypycify(["--strict", *modules(*RULES)], opt_level=asked or LEVEL, group_name="caravela", target_dir=build)
    shown = mypycify(
        ["--strict", *modules(*SHOWN)], opt_level=asked or LEVEL_SHOWN, group_name="caravela_shown", target_dir=build
    )
    setup(ext_modules=[*rules, *shown], options={"build": {"build_base": build}})


if __name__ == "__main__":
    if os.environ.get("CARAVELA_COMPILE") == "1":
        compiled()
    else:
        setup()
