"""The judge of Ultimate Tic-Tac-Toe: the position after all answers so far, judged by Monte Carlo tree search."""
from __future__ import annotations

from collections.abc import Iterator

from game import START, Position, Uttt, move_at, named

from arena.contests.analyst import SearchAnalyst
from botkit.search.clock import Deadline
from botkit.search.mcts import Game, Mcts
from botkit.search.result import SearchResult


class Judge(SearchAnalyst[Position, int]):
    """Values are shares of points: 1 for a win, 1/2 for a draw."""

    game = Uttt()

    def position(self, turn: int, seat: int) -> Position | None:
        """A player is sent the opponent's last move alone, so the answers count. One player is asked at a time."""
        if seat not in self.record.turns[turn].inputs:
            return None
        position = START
        for played in self.record.turns[:turn]:
            for answer in filter(None, played.actions):
                position = self.game.play(position, self.move(answer))
        return position

    def results(
        self, game: Game[Position, int], position: Position, seat: int, deadline: Deadline, effort: int
    ) -> Iterator[SearchResult[int]]:
        return Mcts(game, position, seed=1).results(deadline, effort)

    def move(self, answer: str) -> int:
        return move_at(*map(int, answer.split()))

    def text(self, move: int) -> str:
        return named(move)
