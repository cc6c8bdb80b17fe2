"""Opponents that need no search."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.olympics import appeal
from bot.protocol.olympics import ACTIONS, parse_turn, read_start

from .lines import position


class RandomPlayer:
    """Any action, each as likely as the others."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def init(self, lines: Sequence[str]) -> None:
        """Nothing to learn."""

    def answer(self, lines: Sequence[str]) -> str:
        return self._source.choice(ACTIONS)


class GreedyPlayer:
    """The action with the greatest appeal at once; among equals, any."""

    def __init__(self, source: Random) -> None:
        self._source = source
        self._seat = 0
        self._turn = 0

    def init(self, lines: Sequence[str]) -> None:
        self._seat = read_start(iter(lines).__next__).seat

    def answer(self, lines: Sequence[str]) -> str:
        self._turn += 1
        now = position(parse_turn(lines), self._turn)
        return ACTIONS[self._source.choice(appeal.best(appeal.scores(now, self._seat)))]
