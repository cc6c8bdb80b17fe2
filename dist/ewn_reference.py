#!/usr/bin/env python3
# ewn_reference: contest-bots 1.0.0, bot/submit/ewn_reference.py; 53,467 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-qB14RhN@c7Fw@PHVsiF_MyI5-Ri@Z7a5FThd5M+>WFHArd5U0s$5PP3u(s_r9<F0zgqtdeh``B7nv2+qZAu_dY!A+!pm+T7MTsX`a?m)LY)~^u3*H`uFoZ
uDv+F_r^tDCspl1V=t||MLbEoV%qnzG*7C~8)wD%4jN9pWn9LKq)y7p^GBm`mL_>U8U-Oetdh7K&y&ilvERGASbKTl&ESO|k9VE#gr0&ZF3b47a^N|Erj<7>
O0T|O!mncLajQe<GD%CXn#XuQE)#E-eo1mK&Ar<)9^WN3fO(r#DF6;l7asHh&nCsVs>?K=RT_e6SuDILny%_qnM9G7E|x`!SjdYyuG1o~u5)PxK)|c2#pQpU
9Yt^6AHDf-eDV(4q*M1^-}C;(%U6r#y|>>x*z@Z64q*L$&szXS3NI_-iI>(D&+R(*;Gd3RhWUNyT|$##mc|4NHk60ldt7<>vVFfN9ns?&-+WyZS=Beac?0iy
2cGp#-VPD3SNXDc3vHqs#LRJCZ)=?9^^ZU3#@`=oZ~py(ZodEH_U8LP>gGRfZ~YTB{tbRrKmM?#`O3gfFKh*VWuT`Qwt~Mh@Y4%FJ)=F(;8&oHt+=0JBbfoe
uyqRbip&A%>iNR}8C}5(H}vM4VzJDUuUp<5bF2LWo|3iEnM*vyfwBxaPlemNOoZ#e_C>Bzt&!Iht2)Ge&73H-*w8obYq>ic>z_rXf7a<D!A7%jZ<1E=ZI<`}
?&(D_S!DoG1}w)b@;<Q3EKA0SC2u`XGh#XSyusJSDw}xm1pf1CnD!jEK0=P2Yc@dpm3HXS$K#{lkKRVZcSq3$;Ps%l2lr`CLvL9Y<D?RPS|tfEk|LWVrMHGP
7?(+0Cllxpz_?9-YbL~A;H4R02X4*coET?L_v2aOEfT;eFy(p<uxr%ezmsI@MbIRwV9vX*JR*ZWGZ}7ok${w#z#^sj7-yVT8a^5d`0qW<w7ReAWbvZ%N_e9L
o;StY2pxc*C!v>QRf3J>b!7LcB_nXiby42I+y?wa8b)~G2i&4A?*%++p8}?fWs>{XJKtgR@2Vu5epkWLU+)CS5`oX%Sufx}1U8HT`_RY7J;3P14|*k#SDhlw
KyLy3@9N;DS1q%&_JgbapKk*1J0P1L%o8v&g*F#&qBkEuM3-+qV0%3VVq9iGbQ{f*nx;Uv-h4cL^C5bDdU|<z{OJgg&hYT-$=7kRtUZ5NgZR2#)yYv=7G>xi
!$N(P-=`Py<M%jQaf85`VVS^A$OV&pTW%p-uqcA#U+DT5uR)5mNa|($_u_JRetGm(uSrr)qj9kU#i2x!(bS{J_cIb6(nEtvKrB~6N+91yBfF!~sIN$wMIDd~
Z_Z>A;$9oiy)mpAidG_gi-u8ch_V#af$|;)fps}OJ34v&ad>eJ+~|7e(}$1z<Mh)RtP_drdX8&OkSt<A^;d*;vKqsF;hl_Z4Hyj*7|y0ZS|)bII0ZsT@-Jyw
<h?4XVH?G(toEnZI}Zw&$LQp@PtoQ3^P}Ng0cD@)q|GA}TtrtVy2LT_#G^-~5dpUZAnO9SQ0465aTWub&*T{qgx{tO#axifGH00-2{8rGys`|GHd!?4g%}9%
jjBQ_sX!N#Wk8rv>08h5yR<u*kj1F&NevN!z#+`zK8-U?lZ;mbIo4=&hR>_f2qXdOO8)?gn#6TX6AgikYGfm$(e5t(JQ;pE8vH)|_}kHF^vA?PT+RTZD$zIe
V2P0uf3FJj1`y3$UjRdp0hNG&?tAg=SdDrNGmYz_?9?x{;`e)8B1~tn)8rCJ`HUzAgz@{+<2OeaB!S2CB88nr%dctWE+OiV8JB=#z;BH6V7(ezd_j^Bp_10D
rfPhh4^Q45QSW7(&ysKLJ4@oKCc40@8HuQh^wZm<+%V+PufLw2U(%S#6gsM(J1BLxh|9Z*Nmdb)Q0O%MinfB7CGaBmuEzz|`|)Uag1CI3EeRS<xk_+<*6`Q9
zDF#Z%RRjKH3kleS5y4q+{p`l`FNdw9-c7Yd_Y~h&)uPcg3XX0)_5-lsEaHSRN(^_!SrZ~s+0W;tQve$Ctm?uk2bor<z)62TW53F*|Lu-Z<17F5G;w<RZJ2t
5fEMoIDfCV7ZRz1(mf3{Wd5$YXFYX*VSt6!WCg`8;x(G1u~K+MYiipU>)c^$f3tRBPyhCr9}I9!0>%44Rb3Q0a}9^xUE1_P=t;gLASZwgS!1!}U1o6#N**p2
pnz7<?h51@i2x)yw3mq|79iAs`Ikt0Oykf`f?`A_C7LXWKjL&n2`FR4;58_|dF+ueYUyRX&wY_CeO&y|dr5+*qASwafPXYNJfoY0tYV}xAgus$@Pc$Rkn}m4
-i`_;%7Tr2>QKQkkiVhckb?)|PCy#^p}-kD24+IHNxe=$SJN{hf(n^?=&MDcFJK)sf&HPm#)<_I;~kA?By3W^1rCHV23B(p>od+)lVtLzaY361FhN7{Y#byo
H}X5@qlEs(S#98Lec0H`dLDWu=u;D<Hj+3fheEH{JM{MYN=qk=^xG!6XHSp0HuJ>xv?8P@f5{sWr$^I7uGO3-HWV_H>5}&epzKdq`M5vg4o42CKE4$OKo&l|
)1zKc2yqu_$22MdCqUg-WDd0B_tm@t2Nl?Ba~oDsF>Ot3l8);u+LrYStYH4x>-BDKI_E14F^Ne^b<CNE8Zq&*3MPwy8u2tOtGa9H9t<-2jfq{!*1Y)^EGcE9
g{DV?6=K~DoP-{OpjZ<lMYc8lY2)P?nu8-i4oMf5J2)p+%vqA5#JhJXh8kKV^DTI=XlyW`xe1-z(l+aNO%Mihan=Lt&nKo3pzvoIOE*zu`|u+MV^4-<3<e-;
xgGa?<B}(jZk7U+;7AKOy&h+zD5JB&EXbLIez3t5bMf1HcEGmJXe7NLryPxJWgD=)1nU@irU=nXrDh8Itwk|$HahD6CCHw<mbPewXQU8?O5<Vf59mV3S&u=J
kUbhidOaTTJWgTlygq^49~rY}WK1{oNb{x!{6e4fV67yuMO!@^JL0Kj%Vgm0vF4(gXTfvn>ygY*z)jyvXE|8DS73$g;*A>~nOL1y!9(CKpzi?;vJySpPchK0
2OwB9=I{;DGLdZYhT6rI?Ib|7Sq=m=T-lm>kU<{%-a5_!+h)Z>`mOYbhZmvuqWAYA&3R+Nlr$)JX--ZYByfIsh2Y#6NU4QD$BOc|Lid0@KB8Lyy8)FJ9%%rC
X9El^?j6wHW9<5f*f20)5uybwdGim#l~x^yk}fSwx$Z394+Bq`C|3wi4{USvwcKdDr4?(b<g39uG!M%IW$7N!TZ2`HHYc-}1LiCiKrD;nv-VZ-uJj4KfSxkj
{$(H_!w*t)8lJW$!dxfUhvfcAPZrW2IRlwMt`Nu@@2_6O6H4=FU6in+UUp9~_+tylRR6$(KZ0_a-X*g8g^K@D;`*^lc>;^PQH?4Suqnog2J7X^2j(Ayw8x;u
0`Ow@OI+Sq&e_IfH|oj_O$!#4*9at+w%6Kj!j>)pnBkc{@JO>qpkufP{V_Qim7M9X;|0*J9|*G9qwAxJE@0~^Z%c1To|1-tiX=+akTlAfZkckV8O-A^pgw^~
;ZcthuPVH0Tpl9-i*wOQL*n&l_mT7<zL-`G^N&y+jpHnfA|HLoA$JMpwt=^ttrj4*&gcPCS+#@(w%VMidm%5f=tVChqckGPSPQ|#0aUJpN^ZJ9Kzd-a+k0CG
7WItlorkvC9Xt*mn7(+`sE;vN0yVD}Ju}_83`hpp2uIkdY-mlx-gC0c&89<dJb5!4<1wCl^vE~R_SjTbOs8WeK<qxf6$B2EvB~r_ot>2!s%sJzK=>aQrzau)
px6#ZoRLj1UH$WE<_S8f?yFu^Pl{FDTbIa<(IMHJtQO14S8kn&S+t%|LjVjDKt}IO;1C_*{42&b9OS)EvgNZ;H;2ZdQM6o4b|4TY?cJ`@3=P>V0Y-AqTNuq+
+`QT(T>QVHT486IX2pygl=jTnR7p!^nt_IZ*fn@&Ss!I-Rd=pPYoH}!G(u$hPp=W8A(m-I{M?@@lS{&*mU+4XHEox}l3WF1osxsBTHP+vs)F0-t2=~s15tJl
EHs`>uwhYYznuyhI931y=Pg&{&)0SakqSmKgkhjgPrex4LOL~A^Ny$F@L;Y7s?WMC@>xi}wwz!QZl(gDGzMbL8y8?*A86y!vIC6cu0!V+*aw^N=bJU+jYsGk
06RX*&?)$UO9Bc7hnR5WGMOf2lDw!S#?7NUk#4$!oBMhvH2pIV1iFi8dk!>2=kfZj85=k4ud1o_IxH5E)qq{p{2;Jr*~2D^q`;imopYpWcNgEo-!ZX(0Wk*L
ROPHfj}Ucxy;IF8a0JW3?VsvggC)wB-8(1-A!4&0$Y!hXsq#Q6F@rWWs7KJoXb0F%fEmxppBx)Tbg0&phgDwQ!G0h8w@vpgxpotBNARj3_X4%6o<BV?n2w5I
{D~Pk3*Y>Q#NNP+<UMEu&5a<iF180#YkB>i9Dq;=ButTfRFQy#i;CQ-W1RGnr!Q9Hxi}-yd|=*zdZeXv;RfB=JTR;Z=b2TM@YRBO3*rrG72?md5g?>Wi=cPT
#cyY4=SLS8+i(G^hHQC*ilE^VwVA;)T-r$F%|1i(i*jxpwhX(O{e&jE#i3C&5r9o1PaBPdn#dJHH^jiy4aA8GjF&SpYKpu#0(P6Z?0On4)@1oZ9$Z`k6#<kO
3nLEzYjC}YC@6};W@DKJwx_0z1}|Uw4_45#uVB0~5ZpXA+;zr$XI1gxG3e}7ZCmkYKjk9s>gdto)X#DII99j8j@KVN<x~ocn}j>C9I;BzXwsPqIwOTC+M0@A
D6~Lr5Ngl^-4e8C+YmS8!7!l%#aa<-Qtb94)8t9-2hQGEpl`S7@7bFReTn5hU?ctNh0xQBn@7^h(Af9<2lnt`S}15)j{(EL@Dc>L8#<FSU=dLdYGr4j7ml6L
7!IseM%#?^i)W{_Ddi;2;&LGwUv;rGL7qRI>E`4rSZQzQD2y{Vi$P_?m7sau#=w5J=QZ4BKu(Pe2g)n{T4(94YASaYaURbS)hsP^k}W(tKK)$A%cXuwnRD{o
P8Kp*6p6|b@_t1oiCGh!DHd;FT^LRt$H}*#_PpXfUUBuBWIlB@VQW<n@8sTew#Uin=9j=qFDdEJZYj&n!cbbi1r-u$sIz66R1_H!XzAuT-NSheojj7E<dJ+H
9>bI<<#4aJx3_m-vJO#QwPUB4X9Z#h1;#o~(G#b#Jw%;Fs{r)B5`_~*Eio=ZVv2H%us;)wk%5Po(XYqn7ncfx13PVi^bW}bW7mACm9bDnSXNZHvb2M+9l{iQ
ivkq_cv#$3?6HdpXx?A&9C#$=j*W{7z+1qJ8nE9kej9#_PJcf-KmYASBSyn@b`Qo58bSF4b3x-=c50Dl_bQ<6)$77T<CMbwl))CFc7%-yc(QcIXx@^lOj=VG
Gu|i>e*vN%aHfI!bP6aEm<XbSf431up11;(t8$g|lF{C%$Z-)f^HDLEEL{M}ctgXb00JHyaf6VdY3H$}hgliOBgeJ8s31}Z`fzl1Nf7<)tehG#ChZRl9S1rX
v8q#Gj+`BlOjJ5Vj{bIh!{neGpS+8P?}o=6Ycb4iHi^?fJounEhMX#dnqIjY10xDNO8@ubS&UDnH7TNL<z^3_AH6v}e@jU^*E_FIFFzb#M(UoMjU>5#3yxZq
DY6p=gYC(fJsN-k&VGd{>eLS=+}J#su?vz->IuULb}lPtu_qf|X@InuWHF`BKB#sBQSx|=F~62lizvlchUE0yHLohaYO=5X^Xwxa8Moxg#pk1QM7Bj^bQ%N*
Q^svsMP;J1GsXMUPA4*6rK5auIz7&ptJ*&zw_wYubZOWMVF9=x`g3vY6yKxSQ6A>1hReQA!$BWF$B3t^`gDps)_)yW$%a8Gc!;z}=SP&lrFcAOee?e4LPS4K
A9WMt;-f>vCaBiz-_%{R?}E%H?uNy9T6aJv{W`#WBvpZ>mxT=CUxN4=<YjI7+ektJ335&q5eo;1G2_;8$IRmL785x|kOMAZZ&u92V1LMTL7>zl^wAl4uQuu;
olG)ohf_K(a#J2-!7MxG#?$~-QG)<x3*3r;2a_@4KamI=kc&s<5DPP5K|mW}%<4V4g%s%{iAy+*DBcnwNFpTIQc}Axagap?jIzqfBcyZXossdy4C5!a2@N^L
#i$Eq4aE~pku)o{_LB76^IkIyv1GiuqKwtT_!fwn(;jdHEhCUcNuGh32x8)p=NAf(Alb)juOObI2ro$VAr+)~WfmmPleJ!vp%zUdK9Gs6@>R70F?LV#L32%!
Avi@L6lXu64zMP%gGs~y((S6!60L9ibDGyP2SIt9Bd`+0nSro?jRWdZ$sT}I3y~htu#G}u{>ijvbsCpwRVAW&AgF*#g+cT?D_uq?G}g<-NouSmm|h5fl~#9@
V-aAzP3Ry8r99YfL)%Nu$6drrEe@y3%`5D3I;)%v^#<m|uT{<=EGhc@@rUiO(kx4|4jrQ&|FMs>ICqhp|KZ%E=t`tU2T0Y=W)m&O2A=*M5k<GV!(k#mIWjQ%
wA03L2Fh@7-)i=UG>5e8<Y$`4z;hxd5CX5W%`{FkFrX?l&Z_##5f7NXb9K{vV?r@`74>XBMO`csLX9d`S(<HHj}5&b;)qrn@!LlB815Zrb-?_QZD=+77MRgp
ubBvAB<@J_G(L)x7kSd6lepqzH}2^U%dVFM6pldw`z^&V@i{W5?i*9uadcoV0d~=u9$-K<Pw@=tW@yA58Bnub0sfWeYvV=*3tfUB*jjc-(1O$<wN`MnNwPiy
fyZhXD2_}v$QaMbG$^5?TZ_8U8)b!3Gt<9H&1lbWE2IEuEB;RjCMA1CFnm?2NTH!nk|P9|q0>&@g=RMMZKAkX>j5m*P!G>JTW=lTGcPu(77`P1JR`RN+7_9%
=hQlm)IzhF2qQ`uGm#^Q&EWr%c+nT<fcHN%JLnt#Y}}O>6nw&ltbC(P$uX{o3#0;5BDERUm8HSEMjP9(+CD3jMZ)>>s66IoWKzph@&W^>ph#(#I~}(6J}a$X
(#n?<j%penWNw7sYN?MXQr-tDo{lnM?F&*pvA0mGNvL+lD!-jI_54XLgqE&S>zC<LCGa(aZ*;b5Ma+hlg^~bu==-U>1rr%3Zq*g`R?Vi_s+#-lWQEqbyDew!
x|moqFNl5RIjU7%I}}KT_m-WmWF+hra(>?xyrEDgoqR(YAYUoXx<@4CtC<55_Jf<Qq#qNfCLw|;U=$sNwI%B3)H1q-!!V6Ylid3Ua0?oaPe-cZLJfJ~a1cGm
Z{r_YMMXlRe9@;_2)7<NTjp1h_DbOsgF@6M+mdBt2xdsG8*@N|LC|OANVR6oFs+`TVYOsSO7{OoJ;qU+Hc7!wA=lg!mg2EUbHCO7uBGGbdJSJ#*s0<KU82hw
DE{i}YuH1!=jdg#eXvD`b0uN7LS`t9PNT;%QH#lMCc4wy9CK6(zm&y@F(Fxph{5cqa3<=HZAH5yjf$BTrWibfD_O1oFPYO4*szTswD7m=!q>{Di6Tp%d9TDy
WjBIyEuwvl>ZC{K`Kwj=CH<0+h+<qNUt^#;?c(aNPNe&d)`<aqqBKrf+7tti%9BphQO@$#l=P8g+4clJ3N_q<B&&gmfI^ML)r3)4rs}&#Msc*L_%JteHqL)@
6qAPjWQ=9sCFRgK^i(Y6%J$=54R3BhJpjIl!I-|+c-F*%6`AC?tO|TwQDY1QvRqY}Ac(a_pPl9hFEk&XL#H?T1xCVeG1x2-d%y;}bjU9-I)q;ec2riTO(VqO
)1whW%r-9-r?Cuu^sFZn6T*gDVw+k=55%dFN+3#(OW|Hc4MMYT(nJv;<y&E3d+4l-C;^Fl)x~lNBl<G06j|?=I3skcNQAZbb@2mIc2PE)xLy_;r-eEPJ425L
D}O!jl*=lJ8kQQBDil9pTmcW7;RKZXiO5Ho66=m))CzW}Hx<HrLPp(EMyJ|X7`Bzw(ixw!<#67CjcKIoyChjg*oEK4OxTLcvjSF+267(}*s{X8-UaQH401dV
q(S>}YWPAAd0jH`gMN2n2XAD161dFD=U^EXfAwsN@V@i*_x3t$dL@Lu`q(mTi0NRfo4^V2yxcZsTfUGNIHGt6LC`htNJ=wJe7#t0xuRX=UFxZJm-H|+n@{}q
AjZ|M(ubJKlGY|W3F!X8o*`z5FF36bRHV4n;S#OufrM;>svR|(a*4ZP<|N?`%}IOb+Qi9faqe-OoC54VZy3r%=)kt*CyNGx9Rw{o!aKoo7m9|sNhVVih_a`t
eum?~av^|8rJ&QH+A>af%Ar}C?eIF;)OIs81-8D8jD_t9!+1D(F-p{;@qsrUBlHA9`qPUd{aO?Sf$~VSw~=1jaRyXo=f$>sk<BC+G3+~zAd)wpnDd$<bxQk`
*oSLAtJtF*yhBNceWUz(D(Lo90UJ|L<VuAgL1riUxR|8*Y;e7^s;9d@VWL}}tP$jaw({bNqK{3(lqn7+qJM=iT<!Pi3=xqw8F(j!L=hCVV>hZCj%(Ygvs>-M
JEDeiVHGL-)<jTi9}rZ2V6UIO(KxlCL*dz^*KACAvV&{e&)|E0e^E@pl*C(j)&R+}?s4vOglS!);E=SJhC0KsPiLXishB8L9;+GkI2W#U4u`LGO4HTZ+u`N#
MxO_Ju;1?YewaS0L0Yd!dZ>AaZ|E09pvuEI1C$}oL2bY4w_?IKdM5Z<znOexMwMPA3my}Q<z(RX4kc&#yb%ICW@S&p(gWnc43+j{Ii)E>OELaoum24@LvEV9
Q$<tw4L?9_RMqUlqtvUM!<!feWo3=bfAnI7Rz4PKe&uS}2(74IrBFpPxrvKvkz@w(W1r8`6x!xQ4cD3G+~nnx^Whp3BUR7<`rjH*E%GK^qM~je<l@W$)LtnA
ku$?^6{`dfnl7;TNYGsVZW`uyd;CXw>RlYa8-6_h6atgRQ$lV_HH2z>jCHZjqw}NT$B^_Zgm$-~Uxl2$^zV35+R7N|JXL8y+jhh~3kn#^ku)#~YPVYS<=Apb
d`YLFiLB|S$|L0+7DcI6&Qwip$>dO*ER@fI!kyDY{=TXlE2h(MWlATYm_5}^y#mu^@o^7vI-ypYxIh}?y(sGRbZWx1loT3hpnK%ZL0u_eh3=U0OY;1EdydHo
Ds-L|pr*sJr<q9yA*=n6ZTJ6PrAZBYSBLIZ>IBSbX4{!Vy}6uxy%CbXdh({obIyE_XIwf@%L;VT%aLQsn&PC-z8GGXFHvZmtTbZ{nqw)@dS6Vl*Y~y3KhPnm
f@R{Jj3+4H<tQnoE{x|fN+k+h+pbD=5C;*ksuGpw-9FRK=jze9j`h-X@Gi6*?V;t73S7Fev`p?LbkjGRswOw;p%#@-(-~-QewS9m8I^EHrn=#XG*Ob@P)3aR
J@h~^xh>*ya;!E};GFELD)&`~6hg1D{y~?aftaCFSs>jkS^&{TEjJzRwhr()F1}6fy>72wYX+izNm)B_R)AGS1+l1>9qP<V_n{QaH4`p|kYNW|ahIw$SuGDx
6;&$fB>9rBGLQxE`!xD|etPopzk<-23$U8JAXToNJ56b?jmn=bUtDY)akN({*@H^bA?xG(I^2e40x}t^I*zXFG^6x(Xs}4LELCz*r&UpKF~@%Oz<nHZSLG;i
*}2gO`=N`zIUA&NvJkdPTrYgu1vfZdV+ezSeboPqD#=jiz{l^TLp(D@<vZg>JOWdIFfZm%zd(tVVpiyLIaY?}2H1GaMO<R&mItk^ly&xgiXn4{R3u&>i<_v-
630DCm`~N5W@xju<|J7|F)?YAq9O;jSsKBUWMaG8U<5$lSURRup9s5EE_qJ=VO#?YCQzx8b11bFGjqJUC{!NfHzv(<rhG>NIUXCGTw<{oJBv@bU48S|%`g1)
ToOElIjPDgL{v7;sM^Dd5Ju~uDm%ea+o>GF6v!bhDrcj7S-yE)UF}wUG#ffe>#l`s!0|Ui5ys_;iR}tUpQ}I4s*n@4%rKz~I_U)p!JR&7N`5S+ZDc9P=5aPf
PN$Nzh23dcY#++BGo2fjDgf&%H^2M<BS%4xHDM1#H~j77<MF3suKA~FqoY(_7o((8FAk%`^Om~Mf#l}XX~YSiK~^>P2nCXZfW_G3d#ObyCuP~iV9oCvDxrVF
nTPBA;{EAoOjiF<S2BL16%~e(;V}hBu|xy;wkU(JRsW8f`#2d%)Zm&Na^c4I9B5h|9v+3amQJ2f^g>Zx`8^u(7^6{Foh`S-D%!UAo<4|aYKCB!52V9U8IGLm
vtX4JMiMz+@ZMFQZeUfD7rkEZ#a~2wP$-~dg>ody%2**YNK6lnAHoCWw6)wHmn1CdEj$ZIG^FXKm9^2(j<ur$MGhwVQs(P4X*#yJ+ks~#1_V|ulH8{Tf%lhz
z~8LTV%9sP+7{I6k^4mr(JFFdiX7X8uozpY0D&3)EeM1APa&+e)wZC_MT@FpV^7ICuv^J#IDF#0^7d5<U9&J~mrAJs8+bScLNKR=tf>HZ?ySX)qc$4t^2v2z
=mq!9)D~G+f#R7f>-6ZB-4lFtucy77?h>YX-BCpmlR5ZA^dDL_`&_R}QlYoc5Cm6yHx4gnLDXIG{z5WNvRP3ALtfa0B)BFcAeN1N+H9C>Q;7!IRcKkp;#a#0
NAo!{OF;Jiv`)0~K;CtJa{Bh@B04)dk3OEBen2VkgOUO#VD4Jxt@1Jukhk~z$2v#FXShTOrAc6Ia7-;f@D^Q1JuX<@KXtN1hd5FH<Tzp1!3JGbv#OJ2$4HF?
19fmtP81Z<VF73?@^q{|pQ6rZSf{~Obgn?1kkjr7m6cQh0wkx2fgNcKA!N*m=<ood#G^wERn4(r$#my-RGx$Dc3=RoVxLj$v0)&t0Y!GrV=(Q75N|CfU~yo&
GY>wBs;sChAguwGV@DfvCk&p-l6SqNn=<3c*Xh=g7sqI;H2tWdQs>16El(xkVZwVpd0KtdxgVs!TB<7rj#bUtcK+zb#1t^m(0FxBRkoi-BYjwgQqm+fnZAA#
Jf*7ojf_}~by8T{$?W4S70^1YU~};F<SC;EXa4k*P6W}M)#`p42)F-pOqq^pS<15oQn5CHQ~S#mU6w*_(J{HniJU^rY+V2;WA?<FPhYDYrVR_Q$Tz{(OwO|s
`;#de2-^U3Y(#tq^UP)xk)ecQDFWN#Uz-5(H9<>iA0jCTyq7wqz<?+j6B<IQQ{L*)^y0l5=>6hk-OZEn-IlbnhU68dJu-7->B47zT9Z=|`wclBtYt`_U1E~Y
$E1t+t0OCq^lf%DtP5e66<bY{6f?SU*DQ-F<-`L#b;D^_C$LTzV`RhXgs1S@1<U~$#06}!eR+mGQF@K`aPj`qug(g%kO&z0w8wX#!EnYcpJ6VGEF%H{)f=;z
>CD!lTiFB8Y|24U(;0OVUgsRzbkC44#&sn*PbEnX$>p0Q;}pd<N)UA5<};8+<}(7yqaD|D+8Q85=vb$rnGgynP65gT)h!13rjaPcG1c5j?xgxaTtS^3st*>#
rOM32-3d)YEe%Jb-F2GlYA5u&2fS&CItwRQ2_)EnK<t}+T}-)bws&wR!tPGBp2LQtmAWWaB^Cko&J);wQ;d4<|NPVUp05`_IP_j)Sff-=XxRg<-duCp0s0Bb
e2HFj?SNoM8U>k)jL*cWx?1@7^36N%VDI324qBn3>+e9U`1E$~=b!fu_V#}0{dq^%hSCo2<7)1fb_l&s@e-Y4K-kHDuM#?))!{39m*h#Ajzi077J8?om|;v&
soWcDFm#ncaJ9=&OP|o}`ERa|(E83s$g*jmrViZvlhfu?XPe8@k4NXjlQ;PFjQwQSJ*Q8477LT{s@^T8=mWbiXg^a=CN#88C$+f4(c=!+`J`Bbm9tuqII7aG
^}Ny%qU0+kCaBftvrO;KPd{J24>`4rF94{Y@hc7od*%aEbRf7a*7aOx#Ut<Kx@mZbn07_q^1IGpA65obDnB5lxkYwPRF5jHaY$;6+H2Rj_AAqtFo)xH6#!xg
6tBR&h{{-o2Wiy|FW#S?UmjgtGM0Z-bCIu8^&96QW$!B&PhAvTsludqJ7w@MKAoOkzCS*BN9XhO5`Iq7*<7C$&671|Iq*C!>);&u^1!VHu6D?kBK)hfo0}V}
)&{&ob+C)u_%;Re{N7+!aY>~L(vnD7JdrHIbBWUybZi`#$z&lBGervOFk;?eI)>VX09Nz+Kr>ZRzf&4E-MlaZP=V@uqYSLm{5eV)Fw7aEQ_6))CQV1#N8;M5
=A)pd@105RvY;8)08!i;>WG3ulXQx{UNF*FvPj@SaF6w7@yl&|B5J<_1_E*e4Bb;4<{r!rG>h6CD`4}=mT?`+^O}mgZwx7XRzVw542WA8fH*+C%FU;g7`wFd
(u((WV|wOo#naTZi3g;)1OV*1!*YjLP~Wr4J!rMc7irKzXGRF)&gZb*n&cmIh>VUB)bp}f&E{N;LRk}5U4a~(3qbI);jO)+1U?4y)Kc(wH0&+LBWfaK>X%dW
>aFLV_2x>PxW8b!Ax|T^P4Ux<fX2<L@ulX9sKOoSV#iqaTk`33S1<vxt*s~+@FlhC5<2Ij?HTiiZi|=jhTN`c2`fx>JcFH$Ws1=uwYF3GI5Ts`IUpSIY~()2
)g8J5_Pt+zvCx9YHTRos>2aTH<B_|THv}GBczA5(V4Ku+eL#cl)Yb_MS)=hh%_hJJ`i6I$sl?FGB6^b+-`8DR-?ZSQANz|I?sBI1y*{US3UY4#j)B^iAr<h0
0TuaTg(Vdv#O6KFxbDTaY1&QQt7;=;qDx1)>HZ9wRTMn57n*z}<Te#t(HT>?gGylHEA%xDFqNptP>|f>wt`b!X-?*1Aa)f&1)-*`Q2A>IKzczdxtWJ})yzcf
o}3_9eCMs?Q*0Hsa<MmXd7CV@2sMUrGr#BBEtt=Tsiggp)*U&4LD(iR6~NS?MINRqj4d?2VJ~!<^btp6Bka>x^9|LPgm%rc=(TcqAD=YcWb|81=C1>Lmn%!2
pZ%-XbR5Ilcjol#V;<~maA9GBvvxQvo9t?LQ^(nI9&5K9n33j!R46Xf@swPro%y1&mRjj$rL8g3cGrb^rbeL;t-2%V1Y>P~mmhj~?6AxEAzQKPI%Q+8sl%74
Bqjob2cT#d{sK!u6<T28SU3T(fj2cBc6YtorWbp21F>L-@P|5d%0^IH@b>o^l3fExM`!eT4*uu_H^*&;H(m{RB|BlSoufy8bV4@W&kIl)zFC}Xq`YUb6kC#z
MxX{p=D_SGWxrE-s7y;q8kGpQc=y@TL|WUxMtEDhXeYlhl~k44K9c|?D}1+II^_?F8R^i-k?rz^@XowGV7$9>rY&f0H`5fsfb~|kpX;${>q(LF$4P^7;tDCT
%*yURVet*;=qz8L^+lJ>w}cI;jVxgmBJ9IGpwq&_g8n-<kG+4h^heW{O`n0SFH%KX?4$8j8&%RkB|wt`Mt6JK7YS5goV)rl&-&Fs7OF)g+={=jBD8}1$i597
%cU4fZCVlxS#NC`NUUYW`?mJQ?OR_2QvE3GAqll*zuq%-9CYgESBPs=$;Dc2_23TIRzMUSm_g8(8V9HZ8P<j(Q2*3U+Wa{>>-4)epX=@&raniFemG$Hab|WJ
p}x;<|Hk3wtXOL=^*o)SPRH9+kHRVY;zh?grxXf`m8VGb166uOx#!o`M@g|8XTiV77ue)oIWa;wQlG#?6k)E@#v{TRYAgt`7UPae=yG(&ouzoVIk-qHfZaKI
k2eSz!~DQVtd3O02xl-V(vCpwKCdk-c2SDpux8;awFCRYOg_6WOBrd%h;aff=nFi$qy~2<Y86bP+1Xz=cIH}6qFgB4Ins<K5vtLHXCSWesUMBC=QK1H*FaAg
=~uq@r4hZE6A|fjuZQj&Ha)M6>H3wSv(0^5i-<F7^A{XD!+KYyAb)}>?e_VtzU8PQkB!mhB-C;BDfAqDuIUnx1*$Cl4|B<`bN95DbBys*qtyR}iIFD~e<Hsg
OD~H0p)*Rnz+x0uoC(1R(XNw$KeeO27OFjEMq}(dJ}}$MjPHlWi_8g==tlPF%#uD~Lk@c;O_8p;urGj$X&05OiR6oisw5b{B<J8O&u7j#Daor5g!UnxN`3Ye
(~G&>rgWmR<rDl?pP7i1SKxu0K0FV<s36!CmMJF+SgEFR&dmH{Nx#Y^AztM^;(1={yd;}<s^)F$lnovkMxKKShDM>~XB<Naxj4kYbE7x<+`p|P3$kq`ndzW$
I7d`l`a~ag{!+zdRQw<Imo}wUibBw-&|9bPEvKNw*7Pk~+s6`~#__~C15cGOAZKN0u|VpYymeO!V^_Fl{PkL*ZVaa(W^c5vp~h>M3lL}7mf5M~izej2b!kc+
_-*tkC?0qwj`WgbgB6Gi^*G;=7|KXNQc*4XOqah8L+UO9y>^x~jzxE)o~(mAh!L=`s-&#_y-==~#nLAfw?CU;GbEo{U+vw5%5BC+h6jXSSEG(^EA>IPS9-zL
v?eXeKm}M|Y*>SKriL6$c8?61&r<Quzvu6nlIz7PO)adCLuu-R?2<@%%SAJL|D<@iI@u_#tPg;w7W&rHQFALQ-c`Z>wR7(^-6JX+e!M(7KN(&g|9*s}y!ZFo
wY<CPcW)`*{WlG@&))|gU_GwD)Ume6NQHWaH|+$>_9FF6z9ZGVF_n87b%vZ62KUPy^}Qiq%7+%6FUIFe7q&=<q#kGJVD)MiS?YL1s1ia~d0M-bybryT_(Wyk
v3+GTdRr!_PeSwm50#n09|gw{Nbm$^s`g@7vRy*F$zlmA+eTp2_u%o%MLL4hz=0DZZ+$u*F$8;sJ{)iN%!-em*v1KIO@PkF5~-5}Me9)2j6&UF>vW9mw}_Ww
`E`|lcn$yIqS^Nq+RZn)wH4^-Vz0ZyH+)KxN^_8|z-JJZUtg`3Pu^cS3oE(>-<r^OZj4e}*_8_s)^-72Td|O20^hewC-5YN`v%>G6G$tzyRyFt%&`IP+3vVe
i;4Q^E?(nocj|%%bO5AV3}xs{ON;^aQC1mZ=kb35QDJ%3
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
