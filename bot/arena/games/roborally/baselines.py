"""Opponents that need no search: a random one, and one that takes the shortest path."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bot.games.roborally.board import Board, shortest_paths
from bot.games.roborally.constants import KIND, REGISTERS, Cell
from bot.games.roborally.editions import EDITIONS
from bot.games.roborally.numbering import action_space, program_of
from bot.games.roborally.rules import Turn
from bot.games.roborally.state import Order, Robot
from bot.protocol.roborally import format_answer, parse_turn, read_opening

Pose = tuple[Cell, int, int]
"""Cell, facing and next checkpoint of a robot."""


class RandomPlayer:
    """Any action of the hand, each as likely as the others: the one with a random number."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._player = 0

    def init(self, lines: Sequence[str]) -> None:
        self._player = read_opening(iter(lines).__next__).seat

    def answer(self, lines: Sequence[str]) -> str:
        turn = parse_turn(lines)
        robot = turn.robots[self._player]
        if not robot.takes_cards:
            return format_answer(Order())
        classes, space = action_space(turn.hand, robot.open)
        cards = program_of(classes, space.unrank(self._random.randrange(space.count)))
        return format_answer(Order((*cards, *robot.registers[robot.open:])))


class GreedyPlayer:
    """The program that, without other robots, ends on the shortest path to the next checkpoint.

    Of programs that end equally near one is taken by chance. A program that destroys the robot is the last choice.
    """

    def __init__(self, random: Random) -> None:
        self._random = random

    def init(self, lines: Sequence[str]) -> None:
        opening = read_opening(iter(lines).__next__)
        self._player = opening.seat
        self._track = Track(Board(opening.rows, opening.checkpoints), opening.edition)

    def answer(self, lines: Sequence[str]) -> str:
        turn = parse_turn(lines)
        robot = turn.robots[self._player]
        if not robot.takes_cards or robot.cell is None:
            return format_answer(Order())
        ends = dict(self._track.ends(robot, turn.hand))
        best = min(map(self._track.remoteness, ends))
        programs = [program for pose, program in ends.items() if self._track.remoteness(pose) == best]
        return format_answer(Order(self._random.choice(programs)))


class Track:
    """A board with one robot on it: where each card leads, and how far the checkpoints are."""

    def __init__(self, board: Board, edition: str) -> None:
        self.board = board
        self._rules = EDITIONS[edition]
        self._after: dict[tuple[Pose | None, int, int], Pose | None] = {}
        self._paths = [shortest_paths(board, checkpoint) for checkpoint in board.checkpoints]

    def remoteness(self, pose: Pose | None) -> tuple[int, int]:
        """Checkpoints still to reach, then the cells to the next one; destroyed: more than any."""
        if pose is None:
            return len(self.board.checkpoints) + 1, 0
        cell, _, checkpoint = pose
        left = len(self.board.checkpoints) + 1 - checkpoint
        unreachable = self.board.width * self.board.height
        return left, self._paths[checkpoint - 1].get(cell, unreachable) if left else 0

    def ends(self, robot: Robot, hand: Sequence[int]) -> Iterator[tuple[Pose | None, tuple[int, ...]]]:
        """Where the robot can be after the turn, each with one program that leads there."""
        assert robot.cell is not None
        locked = robot.registers[robot.open:]
        level: dict[tuple[Pose | None, tuple[int, ...]], tuple[int, ...]]
        level = {((robot.cell, robot.facing, robot.next_checkpoint), tuple(sorted(hand))): ()}
        for register in range(REGISTERS):
            following: dict[tuple[Pose | None, tuple[int, ...]], tuple[int, ...]] = {}
            for (pose, rest), program in level.items():
                choices = {KIND[card]: card for card in rest} if register < robot.open else {0: 0}
                for card in choices.values():
                    played = card or locked[register - robot.open]
                    left = tuple(other for other in rest if other != card)
                    following.setdefault((self._step(pose, register + 1, played), left), (*program, played))
            level = following
        for (pose, _), program in level.items():
            yield pose, program

    def _step(self, pose: Pose | None, register: int, card: int) -> Pose | None:
        """The pose after one register, ``None`` if the robot is destroyed in it."""
        key = (pose, register, KIND[card])
        if key not in self._after:
            self._after[key] = self._play(pose, register, card)
        return self._after[key]

    def _play(self, pose: Pose | None, register: int, card: int) -> Pose | None:
        if pose is None or pose[2] > len(self.board.checkpoints):
            return pose
        cell, facing, checkpoint = pose
        robot = Robot(cell, facing, archive=cell, next_checkpoint=checkpoint)
        turn = Turn(self.board, self._rules, [robot], [Order((card,) * REGISTERS)])
        turn.play_register(register)
        robot = turn.robots[0]
        return None if robot.destroyed or robot.cell is None else (robot.cell, robot.facing, robot.next_checkpoint)
