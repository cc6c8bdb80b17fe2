"""The plain bot to beat: takes the largest group, each time."""
from __future__ import annotations

from collections.abc import Iterator

from game import Board, Cell, SameGame, board_of


def plan(board: Board) -> Iterator[Cell]:
    """Until there are no groups."""
    while board.groups:
        move = max(board.groups, key=len)[0]
        yield move
        board = SameGame().play(board, move)


if __name__ == "__main__":
    width, _ = map(int, input().split())
    print(*(number for cell in plan(board_of([input() for _ in range(width)])) for number in cell))
