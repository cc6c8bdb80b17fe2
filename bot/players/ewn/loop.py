"""The EWN bot's program: tells the two judges apart, keeps the clock, always answers."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

from bot.games.ewn import rules
from bot.games.ewn.rules import Move, Position
from bot.players.ewn.params import Params
from bot.players.ewn.thinker import THINKERS
from bot.players.parameters import argument_parser
from bot.players.session import Session, run
from bot.protocol import ewn as protocol
from bot.protocol.errors import ProtocolError
from bot.search.clock import Deadline

NAME, VERSION = "einstein", "1.0"
ARRANGEMENT = (5, 2, 6, 10, 1, 0)
"""Red's squares for the pieces 1 to 6; Blue's mirror them. One of the best of all 720 by the learned value, one roll
and move deep, against random arrangements: the chance to win is 5 points above that of the mean arrangement."""
NO_MOVE = Move(0, 0)
"""Sent for a position without a legal move."""


def main(argv: Sequence[str] | None = None) -> None:
    """Serves a judge on stdin until it ends."""
    parser = argument_parser("EinStein wuerfelt nicht!", Params())
    parser.add_argument("--move-seconds", type=float, metavar="S", help="sets turn_ms, in seconds")
    parser.add_argument("--game-seconds", type=float, metavar="S", help="sets game_ms, in seconds")
    options = parser.parse_args(argv)
    params: Params = options.params
    if options.move_seconds is not None:
        params = replace(params, turn_ms=options.move_seconds * 1000.0)
    if options.game_seconds is not None:
        params = replace(params, game_ms=options.game_seconds * 1000.0)
    run(Bot(params).serve)


class Bot:
    """A conversation with one judge."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._thinker = THINKERS[params.search](params)
        self._session = Session()
        self._left_ms = params.game_ms

    def serve(self) -> None:
        """Answers every line until the judge is done. Raises :class:`EndOfInput` if it leaves without a word."""
        line = self._next_line()
        answer_to, stream = self._answer_a, sys.stdout
        if protocol.is_judge_b(line):  # its answers go to stderr; everything else that would go there, to stdout
            answer_to, stream = self._answer_b, sys.stderr
            sys.stderr = sys.stdout
        while (answer := answer_to(line)) is not None:
            self._session.answer(answer, stream)
            self._session.rest()
            line = self._next_line()

    def _next_line(self) -> str:
        line = ""
        while not line:
            line = self._session.line().strip()
        return line

    def _answer_a(self, line: str) -> str | None:
        """The answer to a line of judge A; ``None`` at the end."""
        try:
            message = protocol.parse_a(line)
        except ProtocolError as error:
            self._session.complain(str(error))
            return protocol.format_move_a(*NO_MOVE) if line.startswith("get") else protocol.ACKNOWLEDGED
        if isinstance(message, protocol.End):
            return None
        if isinstance(message, protocol.AskName):
            return NAME
        if isinstance(message, protocol.AskVersion):
            return VERSION
        if isinstance(message, protocol.AskArrangement):
            self._left_ms = self._params.game_ms
            self._thinker.new_game()
            red = message.colour == rules.RED
            return protocol.format_arrangement(ARRANGEMENT if red else rules.mirrored(ARRANGEMENT))
        if isinstance(message, protocol.Turn):
            return protocol.format_move_a(*self._move(message))
        return protocol.ACKNOWLEDGED

    def _answer_b(self, line: str) -> str | None:
        """The answer to a line of judge B; ``None`` at the end."""
        try:
            message = protocol.parse_b(line)
        except ProtocolError as error:
            self._session.complain(str(error))
            return protocol.format_move_b(1, NO_MOVE.end)
        if isinstance(message, protocol.End):
            return None
        move = self._move(message)
        own = message.blue if message.colour == rules.BLUE else message.red
        label = own.index(move.start) + 1 if move.start in own else 1
        return protocol.format_move_b(label, move.end)

    def _move(self, turn: protocol.Turn) -> Move:
        position = Position(turn.red, turn.blue, turn.colour)
        moves = rules.legal_moves(position, turn.die)
        if not moves or rules.winner(position) is not None:
            self._session.complain("the game is decided")
            return NO_MOVE
        if turn.seconds_left is not None:
            self._left_ms = turn.seconds_left * 1000.0
        move = self._choose(position, moves)
        self._left_ms -= (perf_counter() - self._session.turn_start) * 1000.0
        return move

    def _choose(self, position: Position, moves: list[Move]) -> Move:
        """The best of ``moves`` that the time lets us find."""
        if len(moves) == 1:
            return moves[0]
        for move in moves:
            if rules.winner(rules.play(position, move)) is not None:
                return move
        best = [moves[0]]
        time = self._params.turn_time(self._left_ms)
        deadline = Deadline.after_ms(time.end_ms, self._session.turn_start)

        def search() -> None:
            for move in self._thinker.think(position, moves, deadline):
                best[0] = move

        self._session.guarded(search, None, time.stop_ms)
        return best[0]
