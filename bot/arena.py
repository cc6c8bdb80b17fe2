"""``python -m bot.arena``, the arena's name when it was a part of ``bot``: it says what to type now."""
import shlex
import sys

if __name__ == "__main__":
    sys.exit(f"the arena is no longer a part of bot; type: {shlex.join(['arena', *sys.argv[1:]])}")
