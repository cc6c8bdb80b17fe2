"""``python -m bot.arena``."""
import sys

from bot.arena.cli import main

if __name__ == "__main__":
    sys.exit(main())
