"""``python -m bot.arena``."""
import sys

from bot.exit_codes import INTERRUPTED

if __name__ == "__main__":
    try:
        from bot.arena.cli import main

        code = main()
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
