"""The referee of SameGame, a game for one; see ``referee_tools`` for its command line.

The bot is sent ``WIDTH HEIGHT``, then the columns from the left, each as letters from the bottom up. Within 1,000 ms it
answers with its whole plan in one line, ``X Y X Y ..``: a cell of each group that it takes, columns and rows from 0 on.
A group of n stones counts (n - 2) squared, an empty board 200 more. A plan that is late, or takes what is no group: -1.
"""
from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[1]))

from game import HEIGHT, WIDTH, SameGame, drawn
from referee_tools import FAULT, main, refused


class Puzzle:
    """One board, and one answer."""

    def __init__(self, random: Random) -> None:
        self.board = drawn(random)
        self.score: int | None = None

    def asked(self) -> Mapping[int, list[str]]:
        return {0: [f"{WIDTH} {HEIGHT}", *self.board.columns]} if self.score is None else {}

    def take(self, answers: Mapping[int, str | None]) -> str:
        try:
            self.score = self.points((answers[0] or "x").split())
        except ValueError:
            self.score = FAULT
            return refused(0, answers[0], "X Y of groups")
        return f"$0 has {self.score} points\n"

    def points(self, words: list[str]) -> int:
        """Of a plan."""
        board = self.board
        for x, y in zip(words[::2], words[1::2], strict=True):
            board = SameGame().play(board, (int(x), int(y)))
        return board.score

    def scores(self) -> list[int]:
        return [self.score or 0]


if __name__ == "__main__":
    main(Puzzle, 1)
