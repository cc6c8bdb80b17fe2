#!/usr/bin/env python3
# ewn_reference: contest-bots 1.0.0, bot/submit/ewn_reference.py; 54,230 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
'bot/__init__.py': r'''"""A kit of contest bots: exact rules, searches, one-file submissions, and an arena around them."""
''',
'bot/ewn/__init__.py': r'''"""EinStein wuerfelt nicht!: rules, batched expansion, values, exact endgames."""
''',
'bot/ewn/player/__init__.py': r'''"""The EinStein wuerfelt nicht! bot."""
''',
'bot/ewn/player/conversation.py': r'''"""A bot's side of the conversation with either judge: always answers, and keeps the game's clock."""
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
''',
'bot/ewn/player/times.py': r'''"""How deep, or for how long, the game's bots search; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, between, effort
from botkit.client.times import UNLIMITED, TurnTime

LEAST_TURN_MS, LEAST_THINK_MS = 3.0, 1.0
"""The times that count even if no time is left: a move must be sent."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every bot of this game."""

    depth: int = effort()
    """Search depth in moves and rolls, our move included; an odd one is rounded down. 0: as deep as the time allows."""
    turn_ms: float = between(1000.0, 0.0)
    """The judge's limit for a move, in milliseconds."""
    game_ms: float = between(240_000.0, 0.0)
    """The judge's limit for all moves of a game, in milliseconds, unless the judge says how much is left."""
    think_share: float = between(0.8, 0.0, 1.0)
    """The share of a move's time for the search."""
    margin_ms: float = between(15.0, 0.0)
    """The part of this that is kept back for the last step of the search and the answer, in milliseconds."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search ends for a move with ``limit_ms`` by the game's clock; the first move is no exception."""
        if self.depth:
            return UNLIMITED
        limit_ms = max(min(self.turn_ms, limit_ms), LEAST_TURN_MS)
        return TurnTime.before(limit_ms, max(LEAST_THINK_MS, limit_ms * self.think_share - self.margin_ms))
''',
'bot/ewn/protocol.py': r'''"""The lines of the two EinStein wuerfelt nicht! judges, both directions.

Judge A (course judge of 2022/23) asks by name and is answered on stdout; judge B (platform of late
2024) sends numbers and is answered on stderr. Numbers that a judge counts from 0 count from 1 here.
"""
from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Union

from bot.ewn.rules.state import CAPTURED, PIECES, SIDE, SQUARES, Move, Position, Squares
from botkit.client.words import parse_integer, parse_integers, parse_words, wrong

COLOURS = "RB"
"""The letters of the colours, in the order of their numbers."""
COLUMNS = "ABCDE"
ACKNOWLEDGED, REFUSED = "1", "0"
DEAD_A = "0"
B_TURN, B_END = "0", "1"
B_ARROW = "====>"


class Command(Enum):
    """Messages without parameters; there is only one board."""

    NAME = "name"
    VERSION = "version"
    BOARD_SETTING = f"board_setting {SIDE} {PIECES}"
    EXIT = "exit"


@dataclass(frozen=True)
class TimeSetting:
    """The judge announces a time, and does not say what it limits."""

    seconds: int


@dataclass(frozen=True)
class AskArrangement:
    """The judge wants the squares of the pieces 1 to 6 at the start of a game."""

    colour: int


@dataclass(frozen=True)
class AskMove:
    """The judge wants a move in ``position`` with ``die``, 1 to 6."""

    position: Position
    die: int
    seconds_left: float | None = None
    """Seconds for the rest of the game, infinite without a limit; ``None`` if the judge does not say."""


Message = Union[Command, TimeSetting, AskArrangement, AskMove]


class Judge(ABC):
    """How a judge talks about the game."""

    stream: str
    """The stream on which it expects answers."""
    prefix: str
    """How an answer begins."""
    greets: bool
    """Whether, before the game, it asks for a name, a version and an arrangement, and announces its settings."""
    no_move: str
    """The answer to a position without a legal move."""

    @abstractmethod
    def parse(self, line: str) -> Message:
        """The judge's message in a line. Raises :class:`ProtocolError`."""

    @abstractmethod
    def format(self, message: Message) -> str:
        """The judge's line for ``message``, which must be one of its own."""

    @abstractmethod
    def parse_move(self, text: str, position: Position) -> Move:
        """The move that an answer means in ``position``, legal or not. Raises :class:`ProtocolError`."""

    @abstractmethod
    def format_move(self, move: Move, position: Position) -> str:
        """The answer for a move of the side to roll."""

    @abstractmethod
    def answer_to_nonsense(self, line: str) -> str:
        """The answer that the judge most likely expects after an unreadable line."""


COMMANDS_A = ("get", "ini", "time_setting", "board_setting", "name", "version", "exit")


class JudgeA(Judge):
    """Words in both directions; Blue's pieces come first."""

    stream, prefix, greets = "stdout", "", True
    no_move = "A1 A1"

    def parse(self, line: str) -> Message:
        word, *rest = line.split() or [""]
        arguments = " ".join(rest)
        if word == "get":
            return self._parse_get(arguments)
        if word == "ini":
            return AskArrangement(_parse_colour(arguments))
        if word == "time_setting":
            return TimeSetting(parse_integer(arguments, word))
        for command in Command:
            if " ".join(line.split()) == command.value:
                return command
        if word == "board_setting":
            raise wrong(word, f"{SIDE} {PIECES}", arguments)
        raise wrong("a command", ", ".join(COMMANDS_A), line)

    def format(self, message: Message) -> str:
        if isinstance(message, AskMove):
            red, blue, colour = message.position
            names = (DEAD_A if square == CAPTURED else format_square(square) for square in (*blue, *red))
            return f"get {COLOURS[colour]} {message.die} {' '.join(names)}"
        if isinstance(message, AskArrangement):
            return f"ini {COLOURS[message.colour]}"
        return f"time_setting {message.seconds}" if isinstance(message, TimeSetting) else message.value

    def parse_move(self, text: str, position: Position) -> Move:
        start, end = parse_words(text, 2, "a move")
        return Move(parse_square(start), parse_square(end))

    def format_move(self, move: Move, position: Position) -> str:
        return format_move(move)

    def answer_to_nonsense(self, line: str) -> str:
        """Refuses another board; gives the most harmless answer to anything else."""
        return {"get": self.no_move, "board_setting": REFUSED}.get(line.split()[0], ACKNOWLEDGED)

    def _parse_get(self, arguments: str) -> AskMove:
        colour, die, *names = parse_words(arguments, 2 + 2 * PIECES, "get")
        squares = [CAPTURED if name == DEAD_A else parse_square(name) for name in names]
        red, blue = squares[PIECES:], squares[:PIECES]
        return _checked(_parse_colour(colour), parse_integer(die, "the die"), red, blue, None, arguments)


class JudgeB(Judge):
    """Numbers; Red's pieces come first, labels and dice count from 0."""

    stream, prefix, greets = "stderr", B_ARROW, False
    no_move = f"{B_ARROW}0 0"

    def parse(self, line: str) -> Message:
        if line.split() == [B_END]:
            return Command.EXIT
        kind, colour, seconds, *numbers = parse_words(line, 4 + 2 * PIECES, "a turn")
        if kind != B_TURN:
            raise wrong("a turn", f"{B_TURN} first", kind)
        if colour not in ("0", "1"):
            raise wrong("the colour", "0 or 1", colour)
        *squares, die = parse_integers(" ".join(numbers), 2 * PIECES + 1, "the squares and the die")
        for square in squares:
            if not CAPTURED <= square < SQUARES:
                raise wrong("a square", f"{CAPTURED} to {SQUARES - 1}", str(square))
        red, blue = squares[:PIECES], squares[PIECES:]
        return _checked(int(colour), die + 1, red, blue, _parse_seconds_left(seconds), line)

    def format(self, message: Message) -> str:
        if not isinstance(message, AskMove):
            return B_END
        red, blue, colour = message.position
        seconds = message.seconds_left
        told = "0.0" if seconds is None or math.isinf(seconds) else f"{seconds:g}"
        return " ".join(map(str, (B_TURN, colour, told, *red, *blue, message.die - 1)))

    def parse_move(self, text: str, position: Position) -> Move:
        if not text.startswith(B_ARROW):
            raise wrong("a move", f"{B_ARROW} first", text)
        label, end = parse_integers(text[len(B_ARROW) :], 2, "a move")
        if not 0 <= label < PIECES:
            raise wrong("the label", f"0 to {PIECES - 1}", str(label))
        return Move(position.squares(position.to_move)[label], end)

    def format_move(self, move: Move, position: Position) -> str:
        return f"{B_ARROW}{position.squares(position.to_move).index(move.start)} {move.end}"

    def answer_to_nonsense(self, line: str) -> str:
        return self.no_move


JUDGES: dict[str, Judge] = {"judge_a": JudgeA(), "judge_b": JudgeB()}


def judge_of(line: str, otherwise: Judge = JUDGES["judge_a"]) -> Judge:
    """The judge that sent a line, by its first word; ``otherwise`` if neither judge begins a line like that."""
    word = line.split()[:1]
    if word in ([B_TURN], [B_END]):
        return JUDGES["judge_b"]
    return JUDGES["judge_a"] if word and word[0] in COMMANDS_A else otherwise


def parse_arrangement(text: str) -> Squares:
    """The squares of the pieces 1 to 6. Raises :class:`ProtocolError`."""
    return tuple(parse_square(name) for name in parse_words(text, PIECES, "an arrangement"))


def format_arrangement(squares: Sequence[int]) -> str:
    """The answer to ``ini``: the squares of the pieces 1 to 6."""
    return " ".join(format_square(square) for square in squares)


def parse_square(name: str) -> int:
    """The number of a square like ``B2``. Raises :class:`ProtocolError`."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "12345":
        raise wrong("a square", "A1 to E5", name)
    return COLUMNS.index(name[0]) + SIDE * (int(name[1]) - 1)


def format_square(square: int) -> str:
    """``B2`` for 6, and so on."""
    row, column = divmod(square, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


def format_move(move: Move) -> str:
    """``B2 B3`` for a move from square 6 to 11, and so on."""
    return f"{format_square(move.start)} {format_square(move.end)}"


def _checked(
    colour: int, die: int, red: Sequence[int], blue: Sequence[int], seconds_left: float | None, line: str
) -> AskMove:
    if not 1 <= die <= PIECES:
        raise wrong("the die", f"{PIECES} sides", line)
    taken = [square for square in (*red, *blue) if square != CAPTURED]
    if len(set(taken)) < len(taken):
        raise wrong("the squares", "one piece on each", line)
    return AskMove(Position(tuple(red), tuple(blue), colour), die, seconds_left)


def _parse_seconds_left(text: str) -> float:
    """The platform sends ``0.0`` where it sets no limit."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if math.isnan(seconds):
        raise wrong("the remaining time", "a number", text)
    return max(seconds, 0.0) if seconds else math.inf


def _parse_colour(word: str) -> int:
    if word not in ("R", "B"):
        raise wrong("the colour", "R or B", word)
    return COLOURS.index(word)
''',
'bot/ewn/reference/__init__.py': r'''"""The method of the document on EWN: NegaScout with Star1; distance and determinacy as the value."""
''',
'bot/ewn/reference/game.py': r'''"""EWN one position at a time, as :mod:`botkit.search.expectimax` needs it, and a value; sides are numbers."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bot.ewn.rules import sides
from bot.ewn.rules.plain import STEPS, movable_labels, winner
from bot.ewn.rules.sides import BITS, OFF_BOARD, packed
from bot.ewn.rules.state import CAPTURED, DICE, PIECES, RED, SIDE, SQUARES, TARGET, Position
from botkit.arrays import Floats, Ints

Pair = tuple[int, int]
"""The side that is about to roll and the other side; see :mod:`bot.ewn.rules.sides`."""
Step = tuple[int, int]
"""What a side becomes by a move, and the square it hits in the other's frame."""
MOST_SIDES = 1 << 16
"""The number of sides for which results are cached."""
_LAST = SQUARES - 1
_WON = -1
"""In place of a side: the game is won, and there is no position after it."""
_STEPS_TO_TARGET = np.array([max(SIDE - 1 - s // SIDE, SIDE - 1 - s % SIDE) for s in range(SQUARES)] + [SQUARES])
DETERMINACY = np.rint(PIECES * (sides.ALONE + 2 * sides.PAIR).sum(axis=1)) / np.maximum(sides.COUNT, 1)
"""[64] by mask of living labels: for how many rolls a living piece can move, on average."""


class ClassicValue:
    """Difference of the least distance to the target plus difference of the mean determinacy.

    Source: the TCG 2023 final project of b09902004; here its two parts have weights. A win counts ``win``, far beyond
    every such value.
    """

    win = 100.0

    def __init__(self, distance: float = 1.0, determinacy: float = 1.0) -> None:
        self._distance = distance
        self._determinacy = determinacy

    def merits(self, some: Ints) -> Floats:
        """What the sides [S] contribute to the value, each for itself."""
        squares = sides.squares_of(some)
        nearest = _STEPS_TO_TARGET[squares].min(axis=1)
        determinacy = DETERMINACY[sides.masks_of(squares)]
        return self._determinacy * determinacy - self._distance * nearest


class EwnGame:
    """A position is a :data:`Pair`, whatever the colours."""

    def __init__(self, value: ClassicValue) -> None:
        self.win = value.win
        self._merit = lru_cache(MOST_SIDES)(lambda side: float(value.merits(np.array([side]))[0]))

    def after(self, position: Position) -> Pair | None:
        """``position`` in the form that the search needs; ``None`` if the side that has just moved has won."""
        return None if winner(position) is not None else sides.pack(position)

    def rolls(self, position: Pair) -> Sequence[tuple[float, list[Pair | None]]]:
        """Rolls with their probabilities and children, captures first; rolls with the same choice of pieces are one."""
        mover, other = position
        taken = _after_captures(other)
        return [(probability, _children(choices, other, taken)) for probability, choices in _steps(mover)]

    def value(self, position: Pair) -> float:
        """The value for the side about to roll; neither side has won."""
        mover, other = position
        return self._merit(mover) - self._merit(other)


def _children(choices: list[Step], other: int, taken: list[int]) -> list[Pair | None]:
    quiet: list[Pair | None] = []
    captures: list[Pair | None] = []
    for side, hit in choices:
        rolling = taken[hit]
        if side == _WON or rolling == _WON:
            captures.append(None)
        elif rolling == other:
            quiet.append((other, side))
        else:
            captures.append((rolling, side))
    return captures + quiet


def _squares(side: int) -> tuple[int, ...]:
    squares = (side >> BITS * label & (1 << BITS) - 1 for label in range(PIECES))
    return tuple(CAPTURED if square == OFF_BOARD else square for square in squares)


@lru_cache(MOST_SIDES)
def _steps(side: int) -> list[tuple[float, list[Step]]]:
    """The probability and the moves of each distinct roll, the likeliest first."""
    squares = _squares(side)
    dice: dict[tuple[int, ...], int] = {}
    for die in DICE:
        labels = movable_labels(squares, die)
        dice[labels] = dice.get(labels, 0) + 1
    likely_first = sorted(dice.items(), key=lambda roll: -roll[1])
    return [(count / PIECES, _choices(squares, labels)) for labels, count in likely_first]


def _choices(squares: tuple[int, ...], labels: tuple[int, ...]) -> list[Step]:
    choices = []
    for label in labels:
        for end in STEPS[RED][squares[label - 1]]:
            after = [CAPTURED if square == end else square for square in squares]
            after[label - 1] = end
            choices.append((_WON if end == TARGET[RED] else packed(after), _LAST - end))
    return choices


@lru_cache(MOST_SIDES)
def _after_captures(side: int) -> list[int]:
    """For each square, the side without its piece there."""
    squares = _squares(side)
    after = []
    for square in range(SQUARES):
        left = [CAPTURED if at == square else at for at in squares]
        after.append(_WON if all(at == CAPTURED for at in left) else packed(left))
    return after
''',
'bot/ewn/reference/loop.py': r'''"""The EWN reference bot: iterative deepening of NegaScout with Star1.

Source: the TCG 2023 final project of b09902004. Two things differ: the growth of the search times is estimated anew
in every move, and a search that overruns is dropped.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ewn.player.conversation import Conversation, serve
from bot.ewn.reference.game import ClassicValue, EwnGame
from bot.ewn.reference.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import Move, Position
from botkit.search.clock import Deadline
from botkit.search.expectimax import Expectimax, deepen
from botkit.search.result import SearchResult

VALUES = {
    "combined": ClassicValue(),
    "distance": ClassicValue(determinacy=0.0),
    "determinacy": ClassicValue(distance=0.0),
}
FIRST_DEPTH, DEEPER_BY, LAST_DEPTH = 2, 2, 200
TABLE_BITS = 19
"""Positions do not say which colour rolls, so one table replaces the document's two of 2^18 entries."""


def main(argv: Sequence[str] | None = None) -> None:
    """Serves a judge on stdin until the input ends."""
    serve(Bot, Params(), argv)


class Bot(Conversation):
    """The reference bot. Values are differences of distance and of determinacy; a won game exceeds them all."""

    win = ClassicValue.win

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        fixed = params.depth
        first, last = (min(fixed, FIRST_DEPTH), fixed) if fixed else (FIRST_DEPTH, LAST_DEPTH)
        self._depths = range(first, last + 1, DEEPER_BY)
        self._game = EwnGame(VALUES[params.evaluation])
        self.new_game()

    def new_game(self) -> None:
        super().new_game()
        self._expectimax = Expectimax(self._game, TABLE_BITS)

    def search(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[SearchResult[Move]]:
        """Ever better moves by deeper searches; the transposition table is kept through a game."""
        after = {move: self._game.after(rules.play(position, move)) for move in moves}
        return deepen(self._expectimax, after, deadline, self._depths)
''',
'bot/ewn/reference/params.py': r'''"""The parameters of the EWN reference bot."""
from __future__ import annotations

from dataclasses import dataclass

from bot.ewn.player.times import TurnParams
from botkit.client.parameters import choice


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``, besides depth and times. The bot uses no random numbers."""

    evaluation: str = choice("combined", "distance", "determinacy")
    """The value of a leaf: distance and determinacy, or one of them alone."""
''',
'bot/ewn/rules/__init__.py': r'''"""The rules: a position (``state.py``), how it goes on and who wins (``plain.py``), arrays of both (``sides.py``)."""
''',
'bot/ewn/rules/plain.py': r'''"""The rules of EinStein wuerfelt nicht!, plain and scalar, as the referee and the tests use them."""
from __future__ import annotations

from collections.abc import Sequence

from bot.ewn.rules.state import BLUE, CAPTURED, DICE, HOME, RED, SIDE, SQUARES, TARGET, Move, Position, Squares


def _steps(colour: int, square: int) -> Squares:
    row, column = divmod(square, SIDE)
    sign = 1 if colour == RED else -1
    ends = ((row + sign * down, column + sign * right) for down, right in ((1, 1), (1, 0), (0, 1)))
    return tuple(SIDE * r + c for r, c in ends if 0 <= r < SIDE and 0 <= c < SIDE)


STEPS = tuple(tuple(_steps(colour, square) for square in range(SQUARES)) for colour in (RED, BLUE))
"""Where a piece can go, by colour and square; the diagonal comes first."""


def movable_labels(squares: Squares, die: int) -> tuple[int, ...]:
    """The labels that ``die`` (1 to 6) lets their owner move: the die's own, or its living neighbours."""
    living = [label for label in DICE if squares[label - 1] != CAPTURED]
    if die in living:
        return (die,)
    lower = [label for label in living if label < die][-1:]
    higher = [label for label in living if label > die][:1]
    return tuple(lower + higher)


def legal_moves(position: Position, die: int) -> list[Move]:
    """Every move of the side to roll with ``die``; empty only when it has no piece or stands on its target."""
    own = position.squares(position.to_move)
    starts = [own[label - 1] for label in movable_labels(own, die)]
    return [Move(start, end) for start in starts for end in STEPS[position.to_move][start]]


def play(position: Position, move: Move) -> Position:
    """The position after a legal move; whatever stood on its target, own or not, is captured."""
    red, blue = (_after(position.squares(colour), move) for colour in (RED, BLUE))
    return Position(red, blue, 1 - position.to_move)


def _after(squares: Squares, move: Move) -> Squares:
    left = (CAPTURED if square == move.end else square for square in squares)
    return tuple(move.end if square == move.start else square for square in left)


def winner(position: Position) -> int | None:
    """The colour that stands on its target or has taken every piece; ``None`` while the game goes on."""
    for colour in (1 - position.to_move, position.to_move):
        if TARGET[colour] in position.squares(colour) or set(position.squares(1 - colour)) == {CAPTURED}:
            return colour
    return None


def mirrored(squares: Squares) -> Squares:
    """The same pieces seen from the other corner: square ``s`` becomes ``24 - s``."""
    return tuple(square if square == CAPTURED else SQUARES - 1 - square for square in squares)


def is_arrangement(squares: Sequence[int], colour: int) -> bool:
    """Whether the pieces 1 to 6 fill the home of ``colour``."""
    return sorted(squares) == list(HOME[colour])
''',
'bot/ewn/rules/sides.py': r'''"""The pieces of one colour as one number, and the moves of whole arrays of such numbers.

A *side* packs six squares, five bits each, label 1 lowest, in its owner's own frame: its home corner
is 0, its target 24, whatever the colour. A position is the side of the *mover*, who is about to
roll, and the side of the *other*; square ``s`` of one frame is ``24 - s`` of the other's.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.ewn.rules.plain import STEPS, mirrored, movable_labels
from bot.ewn.rules.state import CAPTURED, DICE, PIECES, RED, SQUARES, TARGET, Position
from botkit.arrays import AnyFloats, Bools, Floats, Ints

BITS = 5
OFF_BOARD = SQUARES
"""The square number of a captured piece inside a side."""
NO_CAPTURE = SQUARES
"""The column of :func:`after_captures` in which nothing is taken."""
WAYS = 3
"""Most moves of one piece."""

_SHIFTS = np.arange(PIECES, dtype=np.int64) * BITS
_MASK = (1 << BITS) - 1
_HOME_TARGET = TARGET[RED]
_NO_END = -1


def _rolls() -> tuple[Ints, Floats, Floats]:
    """By mask of living labels: labels in order, probability of each alone, probability of each pair of neighbours."""
    order = np.full((1 << PIECES, PIECES), 0, np.int64)
    alone = np.zeros((1 << PIECES, PIECES))
    pair = np.zeros((1 << PIECES, PIECES))
    for mask in range(1, 1 << PIECES):
        squares = tuple(0 if mask >> label & 1 else CAPTURED for label in range(PIECES))
        living = [label for label in range(PIECES) if mask >> label & 1]
        dead = [label for label in range(PIECES) if not mask >> label & 1]
        order[mask] = living + dead
        for die in DICE:
            labels = movable_labels(squares, die)
            table = alone if len(labels) == 1 else pair
            table[mask, living.index(labels[0] - 1)] += 1.0 / PIECES
    return order, alone, pair


_ENDS = np.array([(*steps, *[_NO_END] * (WAYS - len(steps))) for steps in (*STEPS[RED], ())])  # [26, 3]
_ORDER, ALONE, PAIR = _rolls()  # [64, 6] each
COUNT = np.array([bin(mask).count("1") for mask in range(1 << PIECES)])  # [64]


def pack(position: Position) -> tuple[int, int]:
    """The sides of the mover and of the other."""
    frames = position.red, mirrored(position.blue)
    mover, other = frames if position.to_move == RED else frames[::-1]
    return packed(mover), packed(other)


def packed(squares: Sequence[int]) -> int:
    """One side, of the squares of its six pieces."""
    return sum((OFF_BOARD if s == CAPTURED else s) << BITS * i for i, s in enumerate(squares))


def squares_of(sides: Ints) -> Ints:
    """The six squares of each side, ``OFF_BOARD`` for a captured piece: [S] -> [S, 6]."""
    return (sides[:, None] >> _SHIFTS) & _MASK


def masks_of(squares: Ints) -> Ints:
    """Bit ``i`` set where label ``i + 1`` lives: [S, 6] -> [S]."""
    return ((squares != OFF_BOARD) << np.arange(PIECES)).sum(axis=1)


class Rolls(NamedTuple):
    """How the die chooses among a side's living pieces, in order of label; zero beyond them.

    The mean over the die of the best choice is the sum of ``alone * best[piece]`` and
    ``pair * max(best[piece], best[next piece])``.
    """

    alone: AnyFloats  # [S, A]
    pair: AnyFloats  # [S, A]


class Moves(NamedTuple):
    """Every move of every side, three ways for each living piece in order of label."""

    sides: Ints  # [S, 3A] the mover's side after the move
    hits: Ints  # [S, 3A] the end, in the other's frame
    legal: Bools  # [S, 3A]


def most_pieces(sides: Ints) -> int:
    """The number of living pieces of the fullest side."""
    return int(COUNT[masks_of(squares_of(sides))].max())


def rolls(sides: Ints, pieces: int) -> Rolls:
    """The rolls of sides [S] with at most ``pieces`` living pieces each."""
    masks = masks_of(squares_of(sides))
    return Rolls(ALONE[masks, :pieces], PAIR[masks, :pieces])


def moves(sides: Ints, pieces: int) -> Moves:
    """The moves of sides [S] with at most ``pieces`` living pieces each, whatever the die."""
    squares = squares_of(sides)
    label = np.repeat(_ORDER[masks_of(squares), :pieces], WAYS, axis=1)  # [S, 3A]
    rows = np.arange(sides.size)[:, None]
    ends = _ENDS[squares[rows, label]][:, ::WAYS].reshape(label.shape)
    legal = ends != _NO_END
    after = np.broadcast_to(sides[:, None], label.shape).copy()
    for other in range(PIECES):
        hit = squares[:, other, None] == ends
        after += np.where(hit, (OFF_BOARD - squares[:, other, None]) << _SHIFTS[other], 0)
    after += (ends - squares[rows, label]) << _SHIFTS[label]
    return Moves(np.where(legal, after, sides[:, None]), np.where(legal, SQUARES - 1 - ends, NO_CAPTURE), legal)


def after_captures(sides: Ints) -> Ints:
    """Each side without the piece on each square, unchanged where there is none: [S] -> [S, 26]."""
    squares = squares_of(sides)
    after = np.repeat(sides[:, None], NO_CAPTURE + 1, axis=1)
    for label in range(PIECES):
        living = (squares[:, label] != OFF_BOARD).nonzero()[0]
        square = squares[living, label]
        after[living, square] += (OFF_BOARD - square) << _SHIFTS[label]
    return after


def arrived(sides: Ints) -> Bools:
    """Whether a piece stands on its target: [S] -> bool [S]."""
    return (squares_of(sides) == _HOME_TARGET).any(axis=1)


def wiped_out(sides: Ints) -> Bools:
    """Whether no piece is left: [S] -> bool [S]."""
    return (squares_of(sides) == OFF_BOARD).all(axis=1)
''',
'bot/ewn/rules/state.py': r'''"""The board, the pieces and a position of EWN: plain data, which the protocol and the rules share.

Squares are numbered ``5 * row + column``: A1 is 0, E1 is 4, E5 is 24. Red starts around A1 and runs
for E5, Blue the other way. Pieces carry the labels 1 to 6; in tuples, label ``l`` stands at ``l - 1``.
"""
from __future__ import annotations

from typing import NamedTuple

SIDE = 5
SQUARES = SIDE * SIDE
PIECES = 6
DICE = range(1, PIECES + 1)
RED, BLUE = 0, 1
CAPTURED = -1
"""The square of a piece that is off the board."""
TARGET = (SQUARES - 1, 0)
HOME = ((0, 1, 2, 5, 6, 10), (14, 18, 19, 22, 23, 24))

Squares = tuple[int, ...]


class Move(NamedTuple):
    """From one square to another."""

    start: int
    end: int


class Position(NamedTuple):
    """The squares of Red's and of Blue's pieces by label, and the colour that is about to roll."""

    red: Squares
    blue: Squares
    to_move: int

    def squares(self, colour: int) -> Squares:
        """Where the pieces of ``colour`` are."""
        return self.blue if colour == BLUE else self.red
''',
'bot/submit/ewn_reference.py': r'''from bot.ewn.reference.loop import main

main()
''',
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-pmn4R_l{lHgy#c;B4?4}?fcHkVML-_W+==weHHk`muONe_fbki-ZCxBzHcqtk!C`syzLlw{{-W_K(CjYf5KeOGni{>4q%+-A*pahw%d6UWi&?!~}+aYg_A
v`88+Dek;USu|<gcre(@YHyiLQ?Hy2ygVz?I`k%aIk|;_Q*V`2$ue!ys`mWxc#>yn(TvAINH^;=sV0lG_8Oe`wkS7VQF?QDAmaC36)!?hL6lTga#uU>9K+Ds
o0XN<+^yiRa^~@<1DG<+Dz9E7cs;37Z=QWl3ok3Yn<|;yrVW63lhzpk4nvn7%mMeN<)m(^teDptf>~8Ay*Qq&n{}1Ov6n4ZWrbKM$|h;DvZ${L83jPVqiV#(
f1Mu2Z+|;{`}@)HdmNL^+-n2R`wy>JFIRWoUbMgKHOVc&`u(oA1dNnkUM5p7YieHGRpG&ZdR{Xs?n3VZhK%woAy{yr+~nDl+ACJw>yb=Ew;O!&O<Cskz|7_i
y{i{+FFJlVLcCrUtLO&C#Mg+KqoR3ga8@)w{-6hczyI{`@Aviay&s<*zW1XZ{?pT=f1<&Ez+d%`KRhvfZD6Mdo&<hvpr;3(1b=Pdrw4v|#&}-AuRt45;(msM
WCi@dlS`mSWDP)9&wmY&(Iq@^O;5fpm#aMe^2Bo!9<{g6OR^Z9rNm<rD9=&y)X3gdDpCj77o|$QL0MC-n-KY$B~fUJp|9j?xjLWdKg(MG*<{NU2hAtZG^>-F
JoN+Q>18=x=KxU-BF8I>0f@^yPbY{aZ?nj95;=Fw;G1%tPrYOc|L--h>;<wuLXMMbF+luE9D4ZS=<v_Ock$@`VSEmF-H&$RI<0Bst*Ua8)*?^qGzCFY=F_zD
Hn0biDovVn3KIetHz`QXl*9`>GzaX!rFl}2;4J8RGEco_3K#{U+$;cgjXM1AG@W@d42f%4^UiCJ$Y8)ihR2<!pe3fTNm(($6=$`Ek6s1x_l{Ot-_=dJd|7)H
JW+wno8e`I4!|$c&`a|=#liA8iu=sc5%|hYS>3|ghI~f`#`wbzctlg(33xO<15B5zwD7N9e22rotJ8e;T@71*^&&u#2y*V$dI0}JV8c6r4}H8H0Y;~O5LG~4
O@=fBvjy;fm;2XIy~?x34=(q9z7D+afNUaICtzd-W6s~kZ$JDVU%dSt$Ln_>#$^RWxA8n}XbE)b?T3@MzsGM*PA)EvJ{|(n86JK-{W3{cjpvUVP+vFeCOxdG
vI@N;*r+e^_sO~Z@n@2+c|c&Tuu6dw3c(~_mP-g1Y>MFc7yA8+*CIvQB=s=<_xxgXc5(Pl?@3zC;z_v%!=XZw(bS{J_Y)Ex(nE_%KrPooN}%7zV|$|Uc%Vp`
RUMEFGiN#tk=G^*ZvuOUs+9=eqG2=};yeR$pt{4Cz`mTE9v;8>Fgm{iX>|4C<L@8%kCTt5uur6}n+5JUL9$E$)n5?W>3RbE!kmm^4FnAn7_O#7S|)MDI0ZsT
i_ckA7Ezrxz(&bBZ~WQSi+cskLwx+l$N1v6v%}Fl0cDTqq$?v++(g$Vy1;i9sYkcSA_8d%KsF^vq1xf$NuB_jPvssFgx{qNC0tO-vSgW-DG3Fzyz(53HrX_q
g#-x5jk-oEslgVLZ9tgN=-Vvr`m8%ykR_<?MU4=FAR)}{0ljCIr8(~gO04nt6z|vLF=zs`mHq`3HBFj?78(K>H7G{L<DDJ+^LX^}aQNrw!ykv^@wcgkq?!Xn
b*eAum!(Ea{If326F@Wz{R0Goyih3!m_ABwChDz6u+pR{t6uw38-9N#6~c51oF+ekluwCbKpFpba`g7_oHX!cQD(qdwEdb^Zd0QEgmDQt2K*+t4z{ad#AhT4
Q7T!(W~#>5+35KFA<bST#XSAmx$`us8=?#RH76BSlYM%VR$E?q`0KAHXBYI&bOsYO&wVLPw@j+rnn_j>lThd^`+~lLxFzr)&#vDKqW8n$=ooQ%Pb>)*PPI;v
KO6Yh{(Xm7Ha~aq$FB)UNc=U!Kb$K?see9P6`w}OEI04b)*kS5=%C;*l!pyoO91LJPX$$YgH<rynxW}r-vh4(?=<Nbz}AC}F6}uP-eT`;0h}#-Tzk{Bo`7OW
#jj$LaEXBMLcsaE(QZhj4o3GZ(2)5%>Y8=e0fqq<T9X|Vzlir}fzC?l5v?h<FE@oF*8X8}VWj`|Ssn~=PXZ<Tz*Jq91xpP_++Eo8LFh?8r=TZ53|a4D&AZBz
42(S7EI<M6qCFMpHBtdca_BFUOe{gEf$*=8_L#<Do)p!HEJ`d{Qhy}r$_h}%h{4}r_!fyr%BW+PF`xUQTL!rKq4$auQBA+dVgvcnlJJafQnE^r$_r@+P=c3a
n}Mb;(DimqFfkTv<kN%-j-mV;YK9!%i*y3g&^HCn;2|&zx=EW&3bvYF5fN0#(nJ4Rmih<mgC?+VT5F<25DDJ#nBIg#O89{<LLCFUxq$td<m+iV{mZx@CIU>*
t9UgI5?C7fz3Wj*f9tBY$hHA6_NrNgUIq5l6se6g4(g%Mi=qQ>cc83vvPi#fk-PTtSZcFO>@F)tdh%Dyh`2mjCQ7aLGI5}gp)8l8PXOg$wk{@vF;6&lK=tvd
FaWaf>6wUTK_$dfWIfBM1)KnFU(q=*j-OZS3LI46tZg=|<8szn*fg6om&BIM8oXfsGm4_?>)!Q>Kui<TQax+tSB;r?*#whKK#O>mRdv(1b@v7tgVw?>g*C6g
220A==%DGrV1-0?3n!t+ASltqND;QCf4X>ihUMTWkOQ)X<qEEe4Rh9HsPXPxilKoP$$SkSEE*dQX>CF$H^gRxz6HXIT%1MV{rMym0#yF2W9cHQY#;tez}b`6
G6n<CwLFgJzIMrz-)^=7jNn)+IlUjJWGG{>!feQ?gMRSAlyLF8c6PwN&v-1eprjm+ZDSj-y#ntTWu_?63uR`C_-({6aTp!#{|a<Z(a2bI!gDf+LS^x=^apey
<ZQ>FOUMxoBE5*;c$Q?aciw<N9*m9KGd8XpMx>dk0lzRO-PkA%Y|&O^V@D#j?3oN*9&2x!xfeW_z8=U81>6k0Y+iupdkJ314qmwCH<PIIYPbo~1?)Y5L3Sdt
;}k<3dH{k&XAYkrD-+2UFDNdq?H~c7%?co(<I3LDy}aaM;BAruux)lcq`#H@aQ`y&UPk{cvw|55mZU+s%?b+QAc6DEO9bcIKuRM7IyRKQ7P@<!@d3jEI1QMz
a7zOqG8<s%Nbi7nkFo0`V#C0IMTi!#<jHS@E311DB~x0Ma>H574?|D6D3=IN1im@OTCO$TvYM?_iq+s1T89;ZvTP5SttF~MTaww^0c#cyAd$`S+4`!PD}4el
pt~%#e;EqM@CO+>tw>uNVQ!G?_w?@3NEXr`1p}EtE)mFU@9$pB3(AUkQ&zxHulg4leA~t`)!*~WAHX=xZd2iYq2j+)xPNR?9>XSYHKVE&e2Ph`!Fu)Tp5+H2
?IGxh0Q|A@IjOF#;B0HLTW#f*r3IVHdjy(G`)l1WVaJvL%<#(Y`Azc&pkufO^D#LYlbq?V=K-*;?+LQ`gBzoY&w=$+v?Ur*q@)#}B8^hFG>r<TTdo{g28-k~
m`~tRcr@eGt4nW|R0k;kl0t0KkYqjjeWX1|E@pMh{UcPzlO)gM*vA-h$Wwy5ZQ!lu>m{hIQ@X)aR<B@#tue>yTF9F$cG0WY7>!6W)<!UK0F^7HQkW?akO+Ks
o418v(ayMfao;t&gNNZg(--d=%`pK_pyB<ZduBRU0Lcrs!V&fw8`{#ac}}?8FdatYDVo`OALBWqTfTudVpmxSot~8dvHSE?5V%CPC^wH&*=dD|x;9BAH79g1
&5W{vi3x3^n{}3>^OdJS{C7-t=!zl1futGWqyPK-<e1Ehn^Xl;7iqrw_tV)UwB;bJz0G%ZR5#Od-9(!Tr8@>Vqv?9Ns(lqEni?XAgt`I{z_1*Q_Sl;Z`>|zP
S6N=pDavP~n(h6pQvMC7S)9^L&I&Wmv%2X8qxWSi+}9Y<?gtKs5hPzQkz*ulB502JzCTyKi{u$CKX1#{bba>~`P|~>QKYF}-z>AbhRYcAIsn%Nbiy6TqGUS7
fn}`&U@G?Rn9~fLw^~zRTpR3U!(vK6I1i0u3To&PGO59wcQm8O0gDf?AvRT6%tH!V6$Fcj1(ivpcOcfhNeOQ1zV^~AgW5#EdW>g*eYg#OzS$$DI6~hL<l1SD
(Y1Tr641<?tHC!{=`5|%^kpr{Vt%`mGNvm?)mJY<Gd~LxpuL!c#85+YmTcaccmD>Y^Q#(aJr0{iWHsbiFW(64RYo{OkrdeFI}1+v?Cjuk_;*5rXh`A-nYx<S
7+RreuU^y(5*n~AJpQrCHCSTBIJ2i9q)}84h2d(vt3o+SUZZmgb_R?wY8J-{Fp~uZW)mYF57eIWYgM>(xHrH+Xgdx{G18R$dfpWjsbIe}i^mrR%TcL-zpx@_
<J<osQ8+Yj^6s^#<A&ndsM&?3b;4(lzJO2&BupuBv^79Ch^^VHtd9q%XqM~ALZW(ThqLTJgUqsCkU?K;e=+O|7i`s3In{yr3B()JZXr~KIaGAK1MpMx(fJ>z
r)P)f=TBh<_7H`1kM8Ap-B1SuYh<=jOxr_o<}WH`afCGRHizF#(ugyTXnBLsL<u(@3vE$^gD!~QrUyuD62veUI5d>dzydTU`1F_;>IU#EL1l#*?p<60O#zgc
Vj{<y4WlR~dWz$)Jy=$O<7sGXz^hmOy_HKGC>Spd1lJF(D46kz*#f(N2zqB#Oe|sI$0DzN6FoR``#I4R$K)~C@dm@kVl{z@KJWxqd{bE-Z8}rAT%<5XTQdo_
gchhRLJcA?v6i)O`?rQX7$%HMSUX}Zilb>{@jn_=z|}h&^!2Xt9S2EaE^&y5?E7B66nc7j{Xlja`p}+#&w(?nwgj8&Az&C7UV;F*p||D%HW96&PSFDfw>ZX&
S++(Mip|N|cy^_jGF6g1sg_bm)s!ofJNe56WKIcyRZRv4cRFdzPjKy%+^rQ*b!QcrWj6`P=BKL%ZgQZmRviIV?|y0W>_!chE6b!v=IA-p>lKDtRe3^I>Y`Q{
b#(HnN>-~>mnC4On%uXGb3)Iq!!k7tsjAWOennY|H4D834sT)m7=C`MQ|&<GnJ^+I4E31Q9rX=iUs1o_seI`jkAUmp7a(yj%t~aWPz7sH8Tk(EP9(M7k$_jq
%Lue|@r<tFx<*bF$4II;K8=oGNmTH+8}07y?wguFv~lgsC003sc0#?fNivLssagxMfkSUy<XB&Y3XF<+HmrlH6uk_vCo5EMlupEi0ct6HiOG)$G^307*Q2xZ
3kBA`oyjK)MoP0dT3%_hE)?~bmo;uTaUYIDKof6SqG<s)%iEfRXbG)^c@yq~e8qCENm;`Jmhhkk?2q$5MjzsnKM&8&{y5gy(r}&Lf!l=cR58W!%%l)5FN^$6
<(R!@Q+nuTQzo8@%0jfWa4-Q+j{KxtN=YNxUwOh9quTf-m<fPY4b;aIK#{;i5bgh`jVKC^m0+e->w@=@*auTmBy>=4sWeEQErE`_k&$o!0lyq^gOH(<=&{d;
g%T)VCyhL)AUgkTbY@Z0_lB5g8!{1>REep?9!;q1O(Gw+8WX|6EDL}G+hS^U{?F;*TOyYCqa$Aa&kmWW<t1daf`2BcpooaLqBK7`l_0D&wS*c0b(4Xd=lY3s
stP6wjL74hrb^}L_&vkXC5=&GOMJvCZi^2Vamd9)XtY-A2?)`^qXPn7GEeZ%tRV|KtKIs-v%|M1XYZ(t=jz3qlZ)SvE@E}ftyhw2z$NFkstiRQgTan+!to=(
1=q*I5_NG1^HE~%%sEKOv4SbX2o5~knTaPtNg1=m{X$zZ=K!qKq1dZTa#(>&#Ya>GEU)AO-3=2NKWgv!2S74z`tkXv!!ty-Me=lB1o%YW+i~}*RM&4xBCcC-
WP)~w#q?x$RIJvGe@KDDPR#DYh(5vsNNSAu;=40^j#fvNn(GFB4s@Xo1~+=%c(QIzW~c}JH%Xmtc`2nAkrwHMiDn|q*n<JP7>v)wioxZhnT0eyK0s`Om%tHF
Jv9eq$S>q+*docA9_VCV2bd3J^{|GukU`>95Z{1?Zw$tn<$wga>WYYkQ^;78>%^JnNp*vzo??UmE`fV%mZ`uWvRqJl&3FKaFt&<f)MYlE=9Ubgf?X8u{Ej7S
kc0=*0N6zh0(f9>DF&55ewF`7sc=BCD^+DI;)eASF~WpB6^eH$(nk`Pgd0)3rO}W?Ncm=s$Rg2P@RoH!p)Orb@4OiwL@5cA(JN=T8BM7iyJV^<l2)bmUgT}$
y<r#<sfl$pD_gk9jS`h45VXod5haxfW+8})172S!GJ;ew@4bR}fo4WYni#1dD{8YLNs(^!j+|h*zoRzfQI_>6(3SiaDP1DSz->Th71&+cK2XVdWq6G#fLL3q
kl#4cx>@umip_PguGgT)??^#vIW12jQiU`f4n*^3LwXlu@feg}*IK0yOsG?97nWIQkQBH^Ni5Alm&;-}n38G577^Fjn?~v;oi*%>AW^LARID=u6?RYU8RZqk
!V{iIG=Xs89GgjI7TU2|8-XfD3$Wg#bhw1dFzg7dop9hIIFfLX*j??`I`-ucRGo-=0_*fQstyu}2=fL+5?1U_lZ;eCIuQ~4kA2L>xrz+*FXtj9FJkp}fK>h2
9-<ZJ(9?g%#6#Wb@HH`?W*HhU!x>{_5mjBdPqpVmnnUh!YDUd%;GCEVguv?^GfT1@yw4gv+q$`Q6cSbxU0%1Jm{Og9%EY$sqA?l^p~f{EN$oLD+!i}6Mjodz
``#;0Tb$m1pb^Oek(mYwQ_M|}(^*cLF>^GO7-~UMR?+YhUi3MwZ9>HzBO+}jvs<Nf$h0ig#hBDC&<)7l+o)X?WQ>ck7T;_j7iE!l2oxAKCef(&l}aJp&E|8j
?ftb60oAu;`@mg(+t725&V=pv;FNJz$EZ4pJ0wGw6?P;@DuL83I=e(@;}og7Zh|jPXbe|^Q}otp7&Mu?c$l{hxm}@=afJrXYnIC8BO7mrvEaS-eC_$Fl%&fS
1Z~G34LYzpo6yNyw>j5GAn?Q!gULzb7B}M&rWQl=OlvVYMl|ijr<q?>&2-oIB%}anr!<3Ve=3fwVN$eGNms)!hI$Ow^onqd!La%w`cJe0#`Xj{Km`|4Zjw7z
Nyf%S@&dtc3<iL<!!+GBbxw+P&}<gMh!Xuo1j>n6_@6Xc4kU8q{a;!g%#HtSl@aHZ&cuQ2^`L4kFjI~jq*9$?E-|ia%XM;{caCLfKfOwqDIaYhtHr#T{Gp68
2>>csusVrD=it3h%H5KR{}m-T+a4eJd7-yn>C>ZBl7kk%W5ro~K{h|m7Ha!6Azt(}bD{D2s7%C&hw`UZ*-F(`w$r(E>}^frhqi_4Gj$cgV<jb~$bjTmUj>00
Hp|!b!td6RbdE$maSXCgthGzFINwsBb=k+EKq|~zb|slHG%isO`L6vD3T4uvM5F<Vx6`U4A}L?39FVXVT=&&und%2pX;_^{`F7Y_qJFOWqf7W2rg0fkc>e-v
L9gS3tLk;3hCFa2h+gB@$q#L*BcV|#@8cqbM~@wr`BjV_W%r6FC)T4KLSQenz-(k)T4!e%1bvK=d>S?`vicDkR$I2Ba~NM~&N<fOHoe%Z<k~!8*<Z`7@H^A*
Sf<{N*NTaTy_R0kr@EXMC0~5~JM>y%y;togf+vhwR~PnMriRw2RX`$3wZ!~(vO6iv8C2!@NY9c4tHpKM!2uYBm?B3*y6bWD)VQ(O!m^cT$R%s^|4;F>N@_<5
VsPaNK76C1+o-g3LxNgD1RTLpL1qk1pn2<2vxRzHea=3oq@);E>6ZlPPDdAe+%%bftD9y(pDHU<wl>4`wet6AIVzXZS&}|4E{sp$qgq2IByA011Ppv6t~QJ!
G}YV@MF-+#t(YlmFolcI1SHM5RM9b1TK1HQA^0v~hbFSB5^|Sz(&ut?eGTRU$VtrT4ZPO9HcqT;H|P3Qmh6%SV{)1Gtg1Ca9Jc1{b&h!3`J5vrLoi%27Ws<>
3{n$<VH%39QMhD$0Dmdi(Ri7)T_j6xkH-ixhXSaNkQM*Hj7vH-Wf5>mTz2b}h{Sp_$!5yQHsoBiD6}{y%M<}pK`sV1!l-FXC2o{7C|4_Zqc7{qP!xYoazeL?
Kv|MN_o*P`7j?DC73YbG<)|aebM#x;7>qb1rp>a<m{_3%WRn^s(i|6{;($axBBI!q6klIC&p4aP13#j(Zm9THu^Cen76izi=@MOGLn3*lBWyOX_W&vWHceMC
PVV;!9rgf=yo7xv5Zqg|Aldsu^GCM;h;jo%8PL6*8Tk>ROaxeiL4O$$GrYZsPMo6ScJy@-;cY2bD!gMkE`RrID)YYc_I7uB;v-7UeerQ**m`a7WJJbEC%$^>
om~w^A^w<>T?9cN#$pM-Ontr0UCpKQAblpVj!Z>ZDNs!P?n_J_MHRiV94E_AxD$Bk-d-Ud5?FFEESO;wG-}zCpo6=h>X_KJQu2P7xkmikNd_*sk31PGL$Yu$
Znd@CVSP5F4%c>>j~#@<<1q!5tN1J`sII4nCZrx*EHRuQ=;%}CbSr)=5@f4#S3kPvOK8_iAbAQ6(kgvZ%-_b`YZGB4FGqD|(twE3zRgIYj3}Kopl&lxXw^jp
K#+l%jdtWDWeN!mDL;)k=j?$!tfvyb`!vdScJYkt=L+RGRW#1WL-`${ClJy<Q5@^X;y4IYkf<wlG$%}QU`o6A-3>H4Q5HfhwXE3E{y=IAN_6e0@S~)3*8w|B
Vmv4{tJQgvf(z+?%8F^ZsRPQ5;U-9|0`5@~E?L0;x-Fql(5XTuUz^ofT=SehNVpK6YqBE#$G_zDf|+$G|Gyht?zRruit}fVVYRXf?OH&IP4ygbrc55$6B`bW
iu)vaQ#S&n>K5$8KN@E^H=10JCF~z-k7e2wU8?d0Sa(`X$|-E&@ao07neF_9WxYkZL6C<!P?6MBxzLWSFq+Va^Dps%%e?`eP$Zc|+<RO~22zPBoJKX<a>Ek}
`Q4*|vf<peN!m)b5!Bgqg31qUdbcGcmu~gg=-W*3t(Bj4V*cq4AD%y0meawQF5#gZWaB2{10gY1w~m7YGPqk7IM+=$8=cL>$F7S+ttjG>;0_b;Z(Z4WdHQa2
F}l{LP4Dfe2hk6+2lbN9BT_SOp5Y7n0kQPtW|9NS5a-}`UJg3-B-eT+_}HLbgKFL?v&!)xJXIm*j;~%&jjGR#5a1zBdl8m_D#!7taVVQXnliMJ#DCcPf6ei{
>$a{@c~O4C572>99RaaX!@A(o2rQvs|AHb|7>Et6vQ%<bs`aXsBvrFY8yvT&Q?=|P!w;+*`}C)#(5@tEMSr!Xqd>KEpU{{Xt9B_c|C7ZSWznWf^eydUqFi-^
4i^<-b44ufVx8hK_9eD93fkM>Ps99d#Q(@l(fQH)(TB5-AqZ(agXoS_uTX=Ju<PDge0Dhc5R#pS(C&0{b5x%BpV)`Nsy6FAvu#1!jU_(|3V4@IkGKdLw+5BW
O%W=ROS;TfbWJ~19;yU~*x`-J2WV<bK~*cYObVR!FgnElT-T1{-5YsfN++OLJT*P%4(WD;IGxfcO<Z8T;I%mJ4c2SIw2V4>(NNFG71O#8$r|H{)#vp2e0zq4
O{(lBFTo4sjI}N$qp;Hf2cQ0Xouv)%t}gpgWmmAKxg8oAY36e3k;h2>>dxD;D7b1$?r~#Itt&9kBn=Iy0F-Or2NEl=!r?;W6j(3;40BcwM(;^9;muv6><^5o
s|>IN*wN&onem`Hl|4<sQU|R>B`9{ZU7b!u1gz^+9e3$=%;2sam><G!j5;G7TDhXo3aJJz-B?yR&l0-D>TT1U2SsQ_6|-y()~?@Y)o{f)T#==2X}~~~<hP6w
lRyeRFidXBq?#TnW(u66+;#0f>X1U{we~;g^J5V+bW|0zn?(zt+Gymq))CfmUMEJqEk50EG<Q}Y=9e_hl=vE$;?!=BI%T4dp==+j7T+-8Voe5ckd->Dqv?9J
kEW<HNvG-OVx5C7fWJ@TPiH5`AO0%{owb0dDM~Wsx<^Q;tiRP)xD!lHOeC3jmCClL;U$VbuFXX@Gz*Z$SiQG&-?%xQ@__-%EYCBg7j;P{<;M%0SHF0G@7z)K
joj37JjQwG$G{wz)b*SQTP@K-J_3jgPQNh=NBL@+e@=a>XmXI_w=y9fB&FuSNh_s><%3wPbD$p}uUy;;eOS>dR^I{}zjK*XSbe}RZLE_!9KIJv<`$_)LX?&?
Q8i*te4j9%sWr{f$L*|1>i-fF(x%u<+Ci{3f;;Kdjt;{c0DTjgn2PpdoL1$OxQvf+4KSEoyDGDzvT&@i1828XHPByqc8CuQ^&F7Fv;5NwY$Zkgb~ys_adh?`
Y>toTq32uyMfd~tW!#N^w9C)A*$3~5B=n`?wlOCGm~^pa{<<M&irQ^e*3PNAN?obTG%jaiBkvPc7H<Fts!S1_pY<23-xIwyK_P(H{a+Xz*!vNC;ZtoO2alZU
U8yPwrLC;At+oiHr#xB(oP2{jw{ZL8bNTZCP@<Yn5y#mCMU8gWL`_7bs;M6Efn7Kz5|a{4Vvn~%C&hN6cTInZk8YVHYx=0#nSr*?OwlP4wEC}i89UU+0y69s
I?1N8shrq{eQ&M#AG9492r8#`8V&O`{v@x%Haww=rftzftFLLcl%n$1#waW-l6;2LrVjpy-qA*p-7>&FJ<|#q0I<GF5y~InZ7S%o_4mG6jFU8MMK^V9^3i3n
rX*xDZbi~arKDygtYDLsbW^m%^D#A#Axcu<fj@&41y4zmSMF2YIIvnlBpd1s5B2K<-E0Wo{fjA{S=OfJj=A@b;}1t4kGL(a=HZ@hvVGc~POv)K9=kQ@UO;ky
j`|Etxx<KRLrdf%wP0AcncPXcR_TGkaWacGzT#scUvV%IW&6n|l;A(=X8&)swarj6Jf=rCb}^!WHWjpYTEx<D9~UD9bKJH{ez+AD4m6!GCBKD5pe|xlyhhbE
^7nYm?--B!T2Z=P$T2{J&*>HmrmYrEc~6cA5l_J_%&?IdBZ=exaP4wH7qIcy%P5Lo{!L6^g#v03Ajg}n%0cqw#edfLAv{otbti^*K^7l9h3EQ-hBV!Ds^?lR
o{rX`-L#}r5s1vR9i8QAhn`iS6<F=M3ZDi9-rt4-f4ha5+3%3rKhdZMo)_I5s}G#{4uIV&lCgzW{2XZRD-Z_PA46D&)t*3^ix$=B&0dn#ildg3?Rdv~?d_@J
=63JwKEFr-HuP`_gkUbu+t4>E3TH2_9pA^eNRRFVLoc{*ml(>v3KY-WS!YJKGp*pGe?RT*bhj`onx00(SX9ToPQGc|>>eF1Nrm1XLx6b|N0ze^@Bb*wxm5n;
^RfbgytLayaob`*EJv(}+4vMuvh_<-@-BX~@7oG|*xNELqQ7j|Z#hGcqmNJC9iGRhhiCDJlat?33;dw8z;QXXV>BvMMnK-&@juqNW<FCb791^NAYI4y!O-qI
O~|&=V@E4h1qL}$T!qnhvQIajuA6k#^QKmrmpYIvN9szMumm)gMK)1i7*hunt<%|SI#{Pptm_z?st&CI0a9Daz>YPB5Hc1-bb4-Id=IR^;2In`c*WzW@fLUF
!Xk;91D}a_QWD=%WY<0i+T93AIj~K~1wp;Xvf{YT%ccg>8sZmAFi`R$3?4hQ<%asV9n_+Lz5A&ZiSBp4-ZE~vKHv}bTgb|u!}C|g^l{T)SKyKHZ<+m6T%(+l
ZXN&D^1$(!A}~(8g@XX&u|6$IrNMGUggy`#JZ9$mt$GivMxfFkr^1@61HtOB3UY$S7f*GSxbnxBbS#MG(*^F=^N{_Y<8t;a%QBuVkjjnmNbHY0^?6x^MaPuu
A#w`Qg<k?GW7XP*JE<rR(@q(<|Jz_|7fD;kz0z5usx==0(DCK*8Lal5Q(BP@c1WM}j{MpNkgo|^N~{q{K>+@cD!VcuN<Er}(5j2DW;C;SuZNmnoZ9C_I=OwK
xVNQwMQD%B8d<yW5!BA&R87s63OcqjWX?V{$;UObW%9+*m52H=N6R*)h|8M2rfG&JYmjSJWu0+xmI?G6!#<r)Pz<XU2O?{ium%ti=fGrpat~*sf<_&tW&YBS
&P(_qX<SOoOm4w~;gb*CQ=}^MoCp9+Z#+#xM~DyHE?wBPKsq6q$!L=Bs^I**+vsIEX=<r8tw?i7MYW2LP_(M4(qazU$b4x>rDc+ax}N}~2p!urv=TxACELJw
pw|AN-!u}Xf3#XV>77iU2rp@}1NBXxq*C?q$el1W)Y@=7-q~b@?p#KHM<AP4XtQu(t3ZMS2*iQm>vG0lmhkp(McLh|(Ojs5PHnlauurykmID9HFm=E8^H1M<
zTW)cz<Yzaxk}xkZ4dYZ2MzZIqCdfyuM#?UF2Ng)22-U(ne!2C)iD!qU%Y+q?eFe?&zV<@q5Knw74P2c{`~Xq{_gG%(O-|&Zt2VPTT(CFzD%L_F<D_`7YIB3
?{!Ltg?j?N@6#f!vPoz~enans3^PoOE0cR`qolrGMXq%jYV8vmp8x75Mx9Slg{+%~YUv=&KRRPR_KvwY`EYnPI(~~EnA%Hs+`c&yu|{PwSvNc74C9A)CGj)O
Wb&JvY}!ap2h&FI8;i-n%ULf;9o5;FW>M=jXZi)JYt-)ZnbP-XC!a2U3%UH3e*jQFV?cd>*L;JKI$~7irdjCINve4bchMlO7+A@JIq+d^K&5s-^7RVQol`ZV
DkmS28KZdZs?f<1VhPh7#%{16NjKz0G{&%lkJS(8<m}?`{DQHpvjg%0$3g3OzVN;Z@ib-0J)_J)8|O<g=O0f_E`B>Yeox26^%j0gv-v{j4vKVxr8>M$%R4wj
xjb|~m!UZ1QW5^;>Gk!s)esAwp-)AWH_1%~?)ja;u9A|<6r?SYE<>VOMCOvDrN$JrO{SENgeg)`j}!AAYl;*X0$A-&=*`tvXL_|^J46mE028RWGseIsE1qMN
fxw(2I^~NRQV!PBP@1H+>Lx9y8F;61W<=18dw?kJyy}oLo6~HDadL3dShGm>OK^`Z+41A1d@^;f2L=Li3k>~B92Fj{4lIkt9PVQG%GPl`+w+FLf3h|8^GRhM
$uJ;kVF2PPi*;eXHpti|&ZDHq%As6JitDG9OjFAy8ITo{sIgn~%N5>1ea-53q|GW{v_TJ@86}LI&$;If=|7ebIUVR~7FD^PFSr|%@+PdtIt2z7fZ&DUE#6TI
A2ZTwEBI4WHjD8aH4!rPOD`Dp)N@;paF1=|FIaBK%ZP6>{5mn9al2`Jp`{|4aQpgu0QhALIme`@f(4LoZKZNSE~#CY`VY=(<t!WeJzl~aO1rivtT5Gc4>%h;
`C~w8W7nl}Irf|jnK*6VIv<kMw-^f8^M3ioLJOWf*lUla+XL=%OW|5(2s|)$|Ij(7qWq$vIVQ(`YUkve?9pVA<x`LZ10y?5RdsV{5xqH%G|*F9pMB!WHT$Da
?sjJQNn59T7)oyb)Q@7zkeczr3l;fd8$^}N#o-ZHTzBHzwEd?3U9}N1)%_jaV^$2B_1%on-e`)IP}o#(MQ8ot3L1f_uh7?az*My@LqU3r#|lnyr@11Lf!I+5
rOt6}u!c(FwL>7ipmU;uU-7zKPTRjYL9oQmI~CM8D(svD*&^j_vUozNF^t>gJvT4IqExJh9*ni^$W=HZHbJNWrVcFfFm2InrSTQK(C5;}ocN4!PG7AzR3F>h
G25c|%8`A1;(wddZwZ;d4{a`2o;=_CA6`3f413>u?nxh_<6wge3lp5h;jnGO)h<&f`D&5qupPLO<_DQj+%@Vky-u9@vbMHb*=3b&F%!G%PIWV5(1%tVEDVCN
wZFqRJv{u~7yJ-btozO|+I#BAWomDYz~I4C;=*5GEBGrOO@a+<5F2<=(_#PAJ6(FQnHz`&Cxm}!LZ_h*)wVzVJVUZ$0O^^GzF@`QW#Zw;W_aQCkaw~d_QpBb
`K=4G>3&gy$?(<cWGm%8OQhJEge(H}ViXQ6ZZeKLRR_wol*(txa7%QbJx!#wEn<Y(+C@9Xjj27ltoE4%C`TK1x}ChfQO(GNMvpwLZwT)!>jTESt7p23=4Lxh
5e(Rc>*-U4Hf=qsQofxusIaq?k0-FP`)}BMBRP88$Y^`f74scsLuMmuScM4tL?76+u(4qOF3fH3e_HmV8OyHE(6$$;yFAX(`tX}-Eu*UV$pE9Pk&Z<I6`0_z
zRjzCJ(P{=5DAasx<sKBlt=bum{@*_qtvA(!I1UTwik)FtYqJlbMg4jNAuJ?3VTRGUEQyFrb&Wc`}`7djV8HxtDPC#*L4jL1qW6Tw3fyRDnW+DPz35<;-u|g
Y_)ojX!p74=de&^bF0(?k)Py-(+Kqg4*R#7O6286N2wRt9Bn#gQ~ee`cOp@A>^n}WphQKA#6D0huvB<{V|}+9r*Ss?v(z`rvvTZ-aHPHxjVQuer>(6Sa<o_w
Vy(s<lhBpuPB=@+aC2IjL;#0#G>^9k8PohANUVueA)oUy`rrxzwe!5Ou-RoLio;rkugngd3#%aQxh!L(r6VROjG&Ly>DER(otRayi1uWE-#VG=If-$haOY?<
T12Sc9y|kat*_x}tUYI-@wkS1!AQUINlcCC?UIN{r++{6<iPa2H)iVBhR(LnZEYg1s4HLa-8uFhG#}SV@mz*|2ytKqswiS(tT{<_Tz(8a$DV741Z0D1%l^Y!
va7;9vgn+}{n+|!&$-Ewr;>l7xE^aS%KBk2N}|Bx6xLh`!BzckkU_reCm+<-kuqa34xAX69c9MnLlZ^jf=LV`dvx$lSGH5Yo=H=*tL|(MpkmoYEqfw|9zxZc
ksp#?A+_hT<eXL%)d)iSBwDS$431^s+;3VYQAa*fs`J+ik+wGc;&u$r!>=O=c12{$Apkb2>GKLK{1Yj^D&$m$s(r*m>DHlNcJEZv_s&r<Jok<=2MY|1LCg0z
hY)g8o}uSvZ**@I+ej8<+eR|eLF<H>n6~s4Tb%rr%FC$yKk%1!rB#VS&}-0J9ZIaApybx{CEMD^j?yOZ#5DttwRxdnWoU^&nwp|@mkMK-xM%!<ccN}gry*vq
wXLDv*KMgH!Llb-r;0Dykb~5vCH3I9HKU+-=$SmyE7A>CA}-YL`Hs|3P6m?7YSEV`{XKZ4o+8kDXKCX^Y&V+8I(>#10S~KAtH$3A<@c&w`Gn%`Cy;D`<kRTO
-Rn?=&G_8=knrnT)X7b)zFGQOZ`g+Rq(d2K0P7!H_Mls-A*buzb8qH@lg#;d{K;<$y;$F75YeX&+i;UBDWtsNR?5-8DPOLR=gKJSV_s^6zVvw3+{%jgeP-v4
bL|aXBPttxxHvpJ9$g&$d5GV#*xT)X%%blD7EgS?;vX7nAAtT>S`4u(VqiYxV3CnZ^^C5&1(@AUicGyD^%^rB(^~!AoE!$v%M%T}5&x8L5j#hM3S|qojs!`C
4t~CYRhBv)5vqdFb&)mhrz{S<<K$RX;IV&Y3wm2848+Oc{~akeBlMyuLVrog!(PnP-OaFcyQFy2<qAx;t-vtrk~?HFI4vAFIr4!LqZKK?kT3+iQX|an*(>_E
fLhqr1!+rw4tW!)^GTp0)V=!9ws>+m#`jw$EAjmLdYHVq4r$Zu>k94suQ#;3K*tt)bN$ExCh9LkwgMldRdIc_TRug9<v_RC7JO++->fr6ZEbguMOZuW7ss%W
Vglc{`+x8vMfwK)-9N}Gwx_bBx8w$RW_#jRr#m?Z)z>=9VRxE>U+4fxml(>>S(Z2h>bvFgiWd+64|x#X8~
""".split())))),
}
ENTRY = 'bot/submit/ewn_reference.py'
SETTINGS = []


def carry(sources: dict[str, str], entry: str, settings: list[str]) -> object:
    """Makes ``sources`` (path to source) importable; returns the loader of ``entry``."""
    import sys
    from importlib.machinery import ModuleSpec, SourceFileLoader
    from types import CodeType, TracebackType

    class Carried(SourceFileLoader):
        """Loads modules from ``sources``."""

        def get_source(self, fullname: str) -> str:
            return sources[self.path]

        def get_code(self, fullname: str) -> CodeType:
            return compile(self.get_source(fullname), self.path, "exec", dont_inherit=True)

        @classmethod
        def find_spec(cls, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
            base = fullname.replace(".", "/")
            for file in (base + "/__init__.py", base + ".py"):
                if file in sources:
                    spec = ModuleSpec(fullname, cls(fullname, file), origin=file)
                    spec.has_location = True
                    if file != base + ".py":
                        spec.submodule_search_locations = [base]
                    return spec
            return None

        def iter_modules(self, prefix: str) -> object:
            """What ``pkgutil`` finds in a package."""
            start = self.path + "/"
            for file in sources:
                name, _, rest = file[len(start) :].partition("/")
                if file.startswith(start) and name != "__init__.py" and rest in ("", "__init__.py"):
                    yield prefix + name.replace(".py", ""), bool(rest)

    def find_package(folder: str) -> Carried:
        """Finds nothing on disk where a package is that stands here."""
        if folder + "/__init__.py" in sources:
            return Carried("", folder)
        raise ImportError

    def show_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Prints an uncaught error with its source lines, which the interpreter would look for on disk."""
        from traceback import print_exception

        print_exception(kind, error, trace)

    sys.meta_path.insert(0, Carried)
    sys.path_hooks.insert(0, find_package)
    sys.excepthook = show_error
    sys.argv[1:1] = [argument for setting in settings for argument in ("--set", setting)]
    return Carried("__main__", entry)


__loader__ = carry(SOURCES, ENTRY, SETTINGS)
del SOURCES, ENTRY, SETTINGS, carry, annotations
exec(__loader__.get_code("__main__"), globals())  # type: ignore[attr-defined]
