"""`python -m caravela` is the command `caravela`."""

import sys

from caravela.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
