"""The local referee: starts in the order of seats, then moves, until nobody can move; then ranks, with ties shared."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from arena.contract.game import Parts, Request, Result, moments
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay
from arena.contract.setup import Limits, Setup
from bot.battlesheep import protocol
from bot.battlesheep.arena.maps import random_map
from bot.battlesheep.rules.plain import EDITIONS, Board, RuleError
from bot.battlesheep.rules.state import COURSES, PLAYERS, Cell
from botkit.client.errors import ProtocolError

LIMITS = {name: Limits(course.step_ms, course.step_ms) for name, course in COURSES.items()}
MAX_FAULTS_IN_A_ROW = 3


class Placement(NamedTuple):
    """What an answer does: ``sheep`` of a player come to a cell, from another cell unless it is a start."""

    player: int
    sheep: int
    to: Cell
    came_from: Cell | None = None


class BattlesheepReferee:
    """One game. In place of an illegal or missing start, one is drawn at random; such a move is lost."""

    def __init__(self, setup: Setup) -> None:
        """Raises :class:`ValueError` for a setup that the game does not have."""
        setup.check(COURSES, (PLAYERS,))
        self._setup = setup
        self._random = Random(setup.seed)
        course = COURSES[setup.edition]
        self.edition, self.sheep = EDITIONS[course.edition], course.sheep
        self.map = random_map(setup.edition, self._random)
        self.board = Board(self.edition, self.map)
        self.starting = True
        self._seat: int | None = 0
        self._faults_in_a_row = [0] * PLAYERS

    def init_lines(self, seat: int) -> Sequence[str]:
        return protocol.format_opening(protocol.Opening(
            player=seat + 1, players=PLAYERS, edition=self.edition.name,
            width=self.board.width, height=self.board.height, sheep=self.sheep,
            turn_ms=round(self._setup.limits.turn_ms), first_turn_ms=round(self._setup.limits.first_turn_ms),
            map=self.map,
        ))

    def requests(self) -> Mapping[int, Request]:
        if self._seat is None:
            return {}
        limits = self._setup.limits
        limit_ms = limits.first_turn_ms if self.starting else limits.turn_ms
        return {self._seat: Request(tuple(protocol.format_turn(self.turn())), limit_ms)}

    def turn(self) -> protocol.Turn:
        """The turn that the next player is asked for; at the end, the final board."""
        if self.starting:
            return protocol.StartTurn(self.board.owner)
        return protocol.MoveTurn(self.board.owner, self.board.sheep)

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        seat = self._seat
        assert seat is not None and set(answers) == {seat}, "answers are for the requests"
        answer = answers[seat]
        problem = None if answer is None else self._refusal(seat, answer)
        faulty = problem is not None or answer is None
        if faulty and self.starting:
            self.board.place(seat + 1, *self._random.choice(self.board.border_cells()), self.sheep)
        self._faults_in_a_row[seat] = self._faults_in_a_row[seat] + 1 if faulty else 0
        self._advance(seat)
        return {} if problem is None else {seat: problem}

    def _refusal(self, seat: int, answer: str) -> str | None:
        try:
            self.placement(self.board, seat, answer)
        except (ProtocolError, RuleError) as error:
            return str(error)
        return None

    def placement(self, board: Board, seat: int, answer: str) -> Placement:
        """Plays the next answer on ``board``. Raises :class:`ProtocolError` or :class:`RuleError`."""
        if self.starting:
            to = protocol.parse_start(answer)
            board.place(seat + 1, *to, self.sheep)
            return Placement(seat + 1, self.sheep, to)
        move = protocol.parse_move(answer)
        return Placement(seat + 1, move.sheep, board.play(seat + 1, move), (move.x, move.y))

    def _advance(self, seat: int) -> None:
        """Goes on to the next seat that can move and has not failed too often."""
        if self.starting and seat + 1 < PLAYERS:
            self._seat = seat + 1
            return
        self.starting = False
        barred = [player for player, faults in enumerate(self._faults_in_a_row, 1) if faults >= MAX_FAULTS_IN_A_ROW]
        following = self.board.next_player(seat + 1, barred)
        self._seat = following - 1 if following else None

    def farewell(self, seat: int) -> Sequence[str]:
        return protocol.format_turn(None)

    def result(self) -> Result:
        scores = self.edition.team_means(np.array(self.board.scores(), float)).tolist()
        return Result(tuple(scores), tuple(ranks_of(scores)), tuple(protocol.format_turn(self.turn())))


def parts(record: Replay) -> Parts:
    """The cells of each player, and its flocks that have sheep left to send out.

    See :attr:`arena.contract.game.Game.parts`. Raises :class:`ValueError` for a game of another program.
    """
    found: dict[str, list[list[int]]] = {"pasture": [], "flocks left": []}
    for referee in moments(BattlesheepReferee(record.setup), record):
        board = referee.board
        owners = [board.owner[y][x] for x, y in board.cells()]
        large = [board.owner[y][x] for x, y in board.cells() if board.sheep[y][x] > 1]
        found["pasture"].append([owners.count(player) for player in range(1, PLAYERS + 1)])
        found["flocks left"].append([large.count(player) for player in range(1, PLAYERS + 1)])
    return found
