"""The simplest strategy: the action with the greatest appeal, game by game, without a search."""
from __future__ import annotations

from bot.games.olympics import appeal
from bot.games.olympics.rules import ACTIONS, Position
from bot.players.olympics.params import Params
from bot.search.clock import Deadline


class Greedy:
    """Takes about 50 microseconds; also the answer that exists before any search starts."""

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None
        self.evaluations = 0

    def prepare(self) -> None:
        """Nothing to build."""

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        self.evaluations = ACTIONS
        return appeal.best(appeal.scores(position, seat))[0]
