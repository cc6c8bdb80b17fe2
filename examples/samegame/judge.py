"""The judge of SameGame: what a plan scores, beside the best one that beam search finds."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import SameGame, board_of

from arena.contests.analyst import ScoreAnalyst
from botkit.search.beam import beam
from botkit.search.clock import Deadline


class Judge(ScoreAnalyst):
    """Scores are points."""

    unit = "share of the best plan's points"

    def score(self, lines: Sequence[str], answer: str) -> float:
        board, words = board_of(lines[1:]), answer.split()
        for x, y in zip(words[::2], words[1::2]):
            board = SameGame().play(board, (int(x), int(y)))
        return float(board.score)

    def results(self, lines: Sequence[str], deadline: Deadline, effort: int) -> Iterator[str]:
        for best in beam(SameGame(), board_of(lines[1:]), deadline, effort):
            yield " ".join(f"{x} {y}" for x, y in best.line)
