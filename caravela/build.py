"""Which build this is: compiled rules, or plain Python."""

import platform

from caravela import __version__
from caravela.core import state

COMPILED: bool = not (state.__file__ or "").endswith(".py")


def version_line() -> str:
    return f"caravela {__version__} ({'compiled' if COMPILED else 'plain'}, Python {platform.python_version()})"
