"""Opponents that need no search: a random one, and one that takes the most appealing action."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from arena.contract.game import Answerer
from bot.olympics.outlook import appeal
from bot.olympics.protocol import ACTION_NAMES, parse_seat, parse_turn


class RandomPlayer(Answerer):
    """Plays any action, each with the same probability."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def answer(self, lines: Sequence[str]) -> str:
        return self._random.choice(ACTION_NAMES)


class GreedyPlayer(RandomPlayer):
    """Plays the action with the greatest immediate appeal; ties are broken at random."""

    def init(self, lines: Sequence[str]) -> None:
        self._seat, self._turn = parse_seat(lines[0]), 0

    def answer(self, lines: Sequence[str]) -> str:
        self._turn += 1
        now = parse_turn(lines).position(self._turn)
        return ACTION_NAMES[self._random.choice(appeal.best(appeal.scores(now, self._seat)))]
