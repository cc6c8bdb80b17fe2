"""The lines of the two EinStein wuerfelt nicht! judges, both directions.

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
