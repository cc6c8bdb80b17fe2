"""The referee of Ultimate Tic-Tac-Toe; see ``referee_tools`` for its command line. It speaks as CodinGame's does.

Whoever is to move is sent the row and column of the opponent's last move (-1 -1 if there is none), how many moves are
legal, then these; and answers with one: ``ROW COLUMN``, from 0 to 8 on the whole board. An answer that is late (1,000
ms at first, then 100) or that is no legal move puts a player out. Scores: 2 for a win, 1 for a draw, 0; -1 for a fault.
"""
from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[1]))

from game import START, Uttt, named
from referee_tools import FAULT, main, refused

NONE = "-1 -1"


class UltimateTicTacToe:
    """A game of two players; nothing of it is drawn."""

    def __init__(self, random: Random) -> None:
        self.position, self.last, self.fault = START, NONE, False

    @property
    def legal(self) -> dict[str, int]:
        """The legal moves by their names."""
        return {named(move): move for move in Uttt().moves(self.position)}

    def asked(self) -> Mapping[int, list[str]]:
        legal = self.legal
        if self.fault or not legal:
            return {}
        return {Uttt().player(self.position): [self.last, str(len(legal)), *legal]}

    def take(self, answers: Mapping[int, str | None]) -> str:
        ((seat, answer),) = answers.items()
        move = self.legal.get(answer or "")
        if move is None:
            self.fault = True
            return refused(seat, answer, "a legal ROW COLUMN")
        self.position, self.last = Uttt().play(self.position, move), named(move)
        return ""

    def scores(self) -> list[int]:
        if self.fault:
            return [FAULT if seat == Uttt().player(self.position) else 2 for seat in range(2)]
        return [round(2 * reward) for reward in Uttt().rewards(self.position)]


if __name__ == "__main__":
    main(UltimateTicTacToe, 2)
