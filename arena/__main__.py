"""``arena``, also as ``python -m arena``."""
import sys

from arena.own_path import leave_current_folder


def main() -> int:
    """The command line; returns its exit code."""
    leave_current_folder()
    from arena.contract.exit_codes import INTERRUPTED
    from arena.own_python import own_python

    try:
        with own_python("-m arena"):
            from arena import cli

            return cli.main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
