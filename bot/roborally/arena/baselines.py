"""Opponents that need no search: a random one, and one that takes the shortest path."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from bot.roborally.protocol import format_answer, parse_turn, read_opening
from bot.roborally.rules.batch_state import CARD_KIND
from bot.roborally.rules.constants import Cell
from bot.roborally.rules.editions import EDITIONS
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.hands import all_programs
from bot.roborally.rules.state import Order, Robot
from bot.roborally.rules.travel import Poses, remoteness
from botkit.arrays import Floats32, Ints16


class RandomPlayer:
    """Plays any reduced program of the hand, each with the same probability."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def init(self, lines: Sequence[str]) -> None:
        self._opening = read_opening(iter(lines).__next__)

    def answer(self, lines: Sequence[str]) -> str:
        turn = parse_turn(lines)
        robot = turn.robots[self._opening.seat]
        if not robot.takes_cards:
            return format_answer(Order())
        programs = all_programs(turn.hand, robot)
        return format_answer(Order(tuple(programs[self.choose(programs, robot)].tolist())))

    def choose(self, programs: Ints16, robot: Robot) -> int:
        """The number of a program among ``programs`` [A, R]."""
        return self._random.randrange(len(programs))


class GreedyPlayer(RandomPlayer):
    """Plays the program that, without other robots, ends with the shortest path to the next checkpoint.

    Ties are broken at random. A program that destroys the robot is the last choice.
    """

    def init(self, lines: Sequence[str]) -> None:
        super().init(lines)
        opening = self._opening
        self._poses, self._remoteness = _tables(opening.rows, opening.checkpoints, opening.edition)

    def choose(self, programs: Ints16, robot: Robot) -> int:
        ends, _ = self._poses.follow(np.array(self._poses.place_of(robot)), CARD_KIND[programs.T])
        places, some_program = np.unique(ends, return_index=True)  # programs with the same end count once
        distances = self._remoteness.take(places)
        return int(self._random.choice(some_program[distances == distances.min()]))


@lru_cache(maxsize=8)
def _tables(rows: tuple[str, ...], checkpoints: tuple[Cell, ...], edition: str) -> tuple[Poses, Floats32]:
    """Where cards lead a robot on a course, and the distance of each pose from the end; the same for all seats."""
    poses = Poses(Floor(rows, checkpoints), EDITIONS[edition])
    return poses, remoteness(poses)
