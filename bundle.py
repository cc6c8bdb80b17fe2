"""Makes a bot, or any Python program of many modules, one file that a contest's editor takes."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from arena.own_python import own_python

with own_python("bundle.py"):
    from bundler import command

ROOT = Path(__file__).resolve().parent


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; ``root`` is the folder that has the kit's bots."""
    return command.main(argv, root)


if __name__ == "__main__":
    sys.exit(main())
