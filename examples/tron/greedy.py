"""The plain bot to beat: makes the step after which it has the most territory, if the other one stood still."""
from __future__ import annotations

from game import BORDER, STEPS, Position, Tron, cell_at, territory


def main() -> None:
    """Answers until the input ends."""
    me, walls = int(input()), BORDER
    while True:
        x0, y0, x1, y1 = map(int, input().split())
        heads = cell_at(x0, y0), cell_at(x1, y1)
        walls |= 1 << heads[0] | 1 << heads[1]
        steps = Tron().moves(Position(walls, heads), me)
        print(max(steps, key=lambda step: lead(walls, heads[me] + STEPS[step], heads[1 - me])), flush=True)


def lead(walls: int, head: int, other: int) -> int:
    """By how many cells a rider at ``head`` has more territory."""
    mine, its = territory(Position(walls | 1 << head, (head, other)))
    return mine - its


if __name__ == "__main__":
    try:
        main()
    except EOFError:
        pass
