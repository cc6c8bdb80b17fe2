"""A bot's side of the conversation with either judge: always answers, and keeps the game's clock."""
from __future__ import annotations

import argparse
import math
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Callable, TypeVar

from bot.ewn import protocol
from bot.ewn.player.times import TurnParams
from bot.ewn.protocol import Command
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import RED, Move, Position
from botkit.client.errors import ProtocolError
from botkit.client.parameters import argument_parser
from botkit.client.session import Session, run
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

P = TypeVar("P", bound=TurnParams)

ANSWERS: dict[protocol.Message, str | None] = {Command.NAME: "einstein", Command.VERSION: "1.0", Command.EXIT: None}
ARRANGEMENT = (5, 2, 6, 10, 1, 0)
"""Red's squares for the pieces 1 to 6; Blue's mirror them. One of the best of all 720, by the learned value one roll
and move deep against random arrangements: its probability to win is 5 points above that of the mean arrangement."""

MOVES_TO_GO = 8
"""A move gets at most one part in this many of the time that is left for the game."""


def serve(bot: Callable[[P], Conversation], params: P, argv: Sequence[str] | None) -> None:
    """The program of a bot: reads its options, and serves a judge on stdin until the input ends."""
    parser = argument_parser("EinStein wuerfelt nicht!", params)
    parser.add_argument("--move-seconds", type=seconds, metavar="S", help="the judge's limit for a move, as turn_ms is"
                        " in milliseconds")
    parser.add_argument("--game-seconds", type=seconds, metavar="S", help="the judge's limit for all moves of a game,"
                        " as game_ms is in milliseconds; it counts if the judge does not say what is left")
    options = parser.parse_args(argv)
    params = options.params
    if options.move_seconds is not None:
        params = replace(params, turn_ms=options.move_seconds * 1000.0)
    if options.game_seconds is not None:
        params = replace(params, game_ms=options.game_seconds * 1000.0)
    run(bot(params).serve)


def seconds(text: str) -> float:
    """The value of an option: finite and above 0. Raises :class:`argparse.ArgumentTypeError`."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0.0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value


class Conversation(ABC):
    """A bot except for its search."""

    win = 1.0
    """The value of a won game, in the unit of the search."""

    def __init__(self, times: TurnParams) -> None:
        self._times = times
        self._session = Session(times.explain)
        self._left_ms = times.game_ms

    @abstractmethod
    def search(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[SearchResult[Move]]:
        """Ever better choices among two or more legal ``moves``, none of which wins at once."""

    def new_game(self) -> None:
        """Forgets what belongs to the last game."""
        self._left_ms = self._times.game_ms

    def serve(self) -> None:
        """Answers every line until the judge is done. Raises :class:`EndOfInput` if the judge leaves without saying so.

        Every line shows anew which judge it is. What is not an answer goes to the stream that the judge does not read.
        """
        out, err = sys.stdout, sys.stderr
        line, judge = self._next_line(), protocol.JUDGES["judge_a"]
        while True:
            judge = protocol.judge_of(line, judge)
            stream, sys.stderr = (err, out) if judge.stream == "stderr" else (out, err)
            answer = self._answer(line, judge)
            if answer is None:
                return
            self._session.answer(answer, stream)
            self._session.rest()
            line = self._next_line()

    def _next_line(self) -> str:
        line = ""
        while not line:
            line = self._session.line().strip()
        return line

    def _answer(self, line: str, judge: protocol.Judge) -> str | None:
        """The answer to a line; ``None`` at the end."""
        try:
            message = judge.parse(line)
        except ProtocolError as error:
            self._session.complain(str(error))
            return judge.answer_to_nonsense(line)
        if isinstance(message, protocol.AskArrangement):
            self.new_game()
            return protocol.format_arrangement(ARRANGEMENT if message.colour == RED else rules.mirrored(ARRANGEMENT))
        if isinstance(message, protocol.AskMove):
            result = self.decide(message)
            return judge.no_move if result is None else judge.format_move(result.answer, message.position)
        return ANSWERS.get(message, protocol.ACKNOWLEDGED)

    def decide(self, message: protocol.AskMove) -> SearchResult[Move] | None:
        """The best move that is found in time; ``None`` in a position without a legal move."""
        position = message.position
        moves = rules.legal_moves(position, message.die)
        if not moves or rules.winner(position) is not None:
            self._session.complain("the game is decided")
            return None
        if rules.is_arrangement(position.squares(position.to_move), position.to_move):  # our first move
            self.new_game()
        left_ms = self._left_ms if message.seconds_left is None else message.seconds_left * 1000.0
        result = self._best(position, moves, left_ms)
        self._left_ms -= (perf_counter() - self._session.turn_start) * 1000.0
        return result

    def _best(self, position: Position, moves: list[Move], left_ms: float) -> SearchResult[Move]:
        if len(moves) == 1:
            return SearchResult(moves[0])
        for move in moves:
            if rules.winner(rules.play(position, move)) is not None:
                return SearchResult(move, self.win)
        time = self._times.turn_time(left_ms / MOVES_TO_GO)
        answers = self.search(position, moves, self._session.deadline(time))
        return self._session.best_in_time(answers, SearchResult(moves[0]), time, protocol.format_move)
