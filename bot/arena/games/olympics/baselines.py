"""Opponents that need no search: any action, and the most appealing one."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.olympics import appeal
from bot.protocol.olympics import ACTION_NAMES, parse_seat, parse_turn


class RandomPlayer:
    """Any action, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def init(self, lines: Sequence[str]) -> None:
        """Nothing to learn."""

    def answer(self, lines: Sequence[str]) -> str:
        return self._random.choice(ACTION_NAMES)


class GreedyPlayer:
    """The action with the greatest appeal at once; among equals, any."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._seat = 0
        self._turn = 0

    def init(self, lines: Sequence[str]) -> None:
        self._seat = parse_seat(lines[0])

    def answer(self, lines: Sequence[str]) -> str:
        self._turn += 1
        now = parse_turn(lines).position(self._turn)
        return ACTION_NAMES[self._random.choice(appeal.best(appeal.scores(now, self._seat)))]
