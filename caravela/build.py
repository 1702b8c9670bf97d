"""Which build this is: compiled rules, or plain Python."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES

from caravela import __version__
from caravela.core import state

# A site without a server has bytecode alone (`.pyc`), which is plain Python all the same.
COMPILED: bool = (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def version_line() -> str:
    return f"caravela {__version__} ({'compiled' if COMPILED else 'plain'}, Python {platform.python_version()})"
