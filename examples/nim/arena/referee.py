"""The local referee of Nim."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from arena.contract.game import Request, Result
from arena.contract.setup import Setup
from botkit.client.errors import ProtocolError
from examples.nim import protocol
from examples.nim.rules import plain as rules
from examples.nim.rules.state import PLAYERS, Move

EDITION = "normal"
LARGEST = 9
"""No heap is larger at the start."""
HEAPS = 4
OPTIONS = {"heaps": f"how many heaps there are; default {HEAPS}"}


class NimReferee:
    """One game, begun by seat 0. Its seed gives the heaps. Whoever gives no legal answer has lost."""

    def __init__(self, setup: Setup) -> None:
        """Raises :class:`ValueError` for a setup that the game does not have."""
        setup.check((EDITION,), (PLAYERS,), OPTIONS)
        random = Random(setup.seed)
        self.position = tuple(random.randint(1, LARGEST) for _ in range(setup.whole_number("heaps", HEAPS)))
        self._limits = setup.limits
        self._moves = 0
        self._winner: int | None = None

    def init_lines(self, seat: int) -> Sequence[str]:
        opening = protocol.Opening(round(self._limits.first_turn_ms), round(self._limits.turn_ms))
        return (protocol.format_opening(opening),)

    def requests(self) -> Mapping[int, Request]:
        if self._winner is not None:
            return {}
        limit_ms = self._limits.turn_ms if self._moves >= PLAYERS else self._limits.first_turn_ms
        return {self._mover: Request((protocol.format_turn(self.position),), limit_ms)}

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        mover = self._mover
        answer = answers[mover]
        try:
            if answer is None:
                raise ProtocolError("no answer")
            self.position = rules.play(self.position, self._legal_move(answer))
        except ProtocolError as error:
            self._winner = 1 - mover
            return {} if answer is None else {mover: str(error)}
        self._moves += 1
        if not any(self.position):
            self._winner = mover
        return {}

    def farewell(self, seat: int) -> Sequence[str]:
        return ()

    def result(self) -> Result:
        scores = tuple(float(seat == self._winner) for seat in range(PLAYERS))
        ranks = tuple(1 if score else 2 for score in scores)
        return Result(scores, ranks, (protocol.format_turn(self.position),))

    @property
    def _mover(self) -> int:
        return self._moves % PLAYERS

    def _legal_move(self, answer: str) -> Move:
        move = protocol.parse_move(answer)
        if move not in rules.legal_moves(self.position):
            raise ProtocolError(f"not a legal move: {answer!r}")
        return move
