"""A bot for the Olympics whose answer depends on all the lines that it is sent, and on nothing else."""
import sys

LINES = 7
"""Lines of a turn: three of scores, four of games."""


def main() -> None:
    said = sum(map(ord, input() + input()))
    for _ in range(100):
        said += sum(map(ord, "".join(input() for _ in range(LINES))))
        print(("UP", "DOWN", "LEFT", "RIGHT")[said % 4], flush=True)


try:
    main()
except EOFError:
    sys.exit()
