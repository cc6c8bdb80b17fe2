"""The Nim bot's program: reads positions, searches in time, answers."""
from __future__ import annotations

from collections.abc import Sequence

from botkit.client.errors import ProtocolError
from botkit.client.parameters import argument_parser
from botkit.client.session import Session, run
from botkit.client.times import TurnTime
from botkit.search.alpha_beta import WIN, deepen
from botkit.search.result import SearchResult
from examples.nim import protocol
from examples.nim.player.params import Params
from examples.nim.rules import plain as rules
from examples.nim.rules.state import Move, Position


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout."""
    run(Bot(argument_parser("Nim", Params()).parse_args(argv).params).serve)


class NimSearch:
    """Nim as :mod:`botkit.search.alpha_beta` wants it."""

    def moves(self, position: Position) -> list[Move]:
        return rules.legal_moves(position)

    def play(self, position: Position, move: Move) -> Position:
        return rules.play(position, move)

    def key(self, position: Position) -> Position:
        """The order of the heaps does not matter."""
        return tuple(sorted(position))

    def value(self, position: Position) -> float:
        """A loss when nothing is left to take; before that, nothing is known."""
        return 0.0 if any(position) else -WIN


class Bot:
    """A conversation with the referee."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._session = Session(params.explain)

    def serve(self) -> None:
        """Answers every turn until the input ends. Raises :class:`ProtocolError` for limits that cannot be read.

        A turn that cannot be read is not answered: no move is known to be legal.
        """
        opening = protocol.parse_opening(self._session.line())
        limit_ms, is_first = opening.first_turn_ms, True
        while True:
            try:
                position = protocol.parse_turn(self._session.line())
            except ProtocolError as error:
                self._session.complain(f"{error}; waiting for the next turn")
                self._session.end_turn()
                continue
            time = self._params.turn_time(limit_ms, is_first)
            self._session.answer(self._best(position, time).answer)
            self._session.rest()
            limit_ms, is_first = opening.turn_ms, False

    def _best(self, position: Position, time: TurnTime) -> SearchResult[str]:
        fallback = SearchResult(protocol.format_move(rules.legal_moves(position)[0]))
        depths = [self._params.depth] if self._params.depth else range(1, sum(position) + 1)
        found = deepen(NimSearch(), position, self._session.deadline(time), depths)
        answers = (result.map(protocol.format_move, probability) for result in found)
        return self._session.best_in_time(answers, fallback, time)


def probability(value: float) -> float:
    """To win, from 0 to 1, for a value of the search, which is from -1 to 1."""
    return (value + WIN) / (2.0 * WIN)
