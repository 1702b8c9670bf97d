"""Compile the rules with mypyc, in place: `CARAVELA_COMPILE=1 python setup.py build_ext --inplace` (`make fast`).

Without CARAVELA_COMPILE=1 nothing is compiled and the package is plain Python. CARAVELA_OPT is the optimisation level
of the C compiler: 3 unless told, 1 for quicker compiling while writing rules.
"""

import os
from glob import glob

from setuptools import setup

PLAIN = ("caravela/core/packed.py",)  # modules of core and games that stay plain Python in every build


def rules() -> list[str]:
    """The modules that are compiled, as one group: core and the games."""
    found: list[str] = []
    for folder in ("core", "games/*/rules", "games/*/judgement"):
        found += sorted(glob(f"caravela/{folder}/*.py"))
    return [path for path in found if path not in PLAIN and not path.endswith("__init__.py")]


if os.environ.get("CARAVELA_COMPILE") == "1":
    from mypyc.build import mypycify

    level = os.environ.get("CARAVELA_OPT") or "3"
    # A folder for each level, so that what was built for another one is never taken for this one's.
    build = f"build/O{level}"
    # These two let the C compiler inline across functions.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition -fvisibility=hidden"
    setup(
        ext_modules=mypycify(["--strict", *rules()], opt_level=level, group_name="caravela", target_dir=build),
        options={"build": {"build_base": build}},
    )
else:
    setup()
