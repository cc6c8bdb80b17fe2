"""``arena``, also as ``python -m arena``."""
import sys

from arena.exit_codes import INTERRUPTED
from arena.own_python import own_python


def main() -> int:
    """The command line; returns its exit code."""
    try:
        with own_python("-m arena"):
            from arena import cli

            return cli.main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
