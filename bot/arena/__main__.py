"""``python -m bot.arena``."""
import sys

from bot.exit_codes import INTERRUPTED
from bot.own_python import own_python

if __name__ == "__main__":
    try:
        with own_python("-m bot.arena"):
            from bot.arena.cli import main

            code = main()
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
