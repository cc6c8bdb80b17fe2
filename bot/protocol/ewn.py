"""Lines of the two EinStein wuerfelt nicht! judges, read and written in both directions.

Judge A (course judge of 2022/23) asks by name and is answered on stdout; judge B (platform of late
2024) sends numbers and is answered on stderr. Squares are 0 (A1) to 24 (E5), row by row, ``CAPTURED``
for a dead piece; dice and labels count from 1 here, whatever a judge sends.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Union

from bot.protocol.words import parse_integer, parse_integers, parse_words, wrong

COLOURS = "RB"
"""The letters of the colours, in the order of their numbers."""
SIDE = 5
PIECES = 6
CAPTURED = -1
ACKNOWLEDGED = "1"
COLUMNS = "ABCDE"
DEAD_A = "0"
B_TURN, B_END = "0", "1"
B_ARROW = "====>"

Squares = tuple[int, ...]


@dataclass(frozen=True)
class AskName:
    """Judge A wants the program's name."""


@dataclass(frozen=True)
class AskVersion:
    """Judge A wants the program's version."""


@dataclass(frozen=True)
class TimeSetting:
    """Judge A announces a time; what it limits is left open by the judge."""

    seconds: int


@dataclass(frozen=True)
class BoardSetting:
    """Judge A announces the board; only 5 by 5 with 6 pieces is played."""

    side: int
    pieces: int


@dataclass(frozen=True)
class AskArrangement:
    """Judge A wants the squares of the pieces 1 to 6 at the start of a game."""

    colour: int


@dataclass(frozen=True)
class Turn:
    """A position and a roll: the side ``colour`` has to move. ``seconds_left`` only from judge B."""

    colour: int
    die: int
    red: Squares
    blue: Squares
    seconds_left: float | None = None


@dataclass(frozen=True)
class End:
    """The judge is done with the program."""


Message = Union[AskName, AskVersion, TimeSetting, BoardSetting, AskArrangement, Turn, End]


def is_judge_b(first_line: str) -> bool:
    """Judge B begins every line with a number, judge A with a word."""
    return first_line.split()[:1] in ([B_TURN], [B_END])


def parse_a(line: str) -> Message:
    """What judge A says by a line. Raises :class:`ProtocolError`."""
    word, *rest = line.split() or [""]
    arguments = " ".join(rest)
    if word == "get":
        return _parse_get(arguments)
    if word == "ini":
        return AskArrangement(_parse_colour(arguments))
    if word == "time_setting":
        return TimeSetting(parse_integer(arguments, word))
    if word == "board_setting":
        return BoardSetting(*parse_integers(arguments, 2, word))
    plain: dict[str, Message] = {"name": AskName(), "version": AskVersion(), "exit": End()}
    if word not in plain:
        raise wrong("a command", "get, ini, time_setting, board_setting, name, version or exit", line)
    return plain[word]


def format_a(message: Message) -> str:
    """The line by which judge A says ``message``."""
    if isinstance(message, Turn):
        squares = (DEAD_A if s == CAPTURED else format_square(s) for s in (*message.blue, *message.red))
        return f"get {COLOURS[message.colour]} {message.die} {' '.join(squares)}"
    if isinstance(message, AskArrangement):
        return f"ini {COLOURS[message.colour]}"
    if isinstance(message, TimeSetting):
        return f"time_setting {message.seconds}"
    if isinstance(message, BoardSetting):
        return f"board_setting {message.side} {message.pieces}"
    return {AskName: "name", AskVersion: "version", End: "exit"}[type(message)]


def parse_b(line: str) -> Turn | End:
    """What judge B says by a line. Raises :class:`ProtocolError`."""
    if line.split() == [B_END]:
        return End()
    kind, colour, seconds, *numbers = parse_words(line, 4 + 2 * PIECES, "a turn")
    if kind != B_TURN:
        raise wrong("a turn", f"{B_TURN} first", kind)
    if colour not in ("0", "1"):
        raise wrong("the colour", "0 or 1", colour)
    try:
        seconds_left = float(seconds)
    except ValueError:
        raise wrong("the remaining time", "a number", seconds) from None
    *squares, die = parse_integers(" ".join(numbers), 2 * PIECES + 1, "the squares and the die")
    for square in squares:
        if not CAPTURED <= square < SIDE * SIDE:
            raise wrong("a square", f"{CAPTURED} to {SIDE * SIDE - 1}", str(square))
    return _turn(int(colour), die + 1, squares, seconds_left, line)


def format_b(message: Turn | End) -> str:
    """The line by which judge B says ``message``; a turn needs its ``seconds_left``."""
    if isinstance(message, End):
        return B_END
    numbers = (*message.red, *message.blue, message.die - 1)
    return f"{B_TURN} {message.colour} {message.seconds_left:g} {' '.join(map(str, numbers))}"


def parse_move_a(text: str) -> tuple[int, int]:
    """Start and end of a move for judge A. Raises :class:`ProtocolError`."""
    start, end = parse_words(text, 2, "a move")
    return parse_square(start), parse_square(end)


def format_move_a(start: int, end: int) -> str:
    """A move for judge A."""
    return f"{format_square(start)} {format_square(end)}"


def parse_move_b(text: str) -> tuple[int, int]:
    """Label (from 1) and end of a move for judge B. Raises :class:`ProtocolError`."""
    if not text.startswith(B_ARROW):
        raise wrong("a move", f"{B_ARROW} first", text)
    label, end = parse_integers(text[len(B_ARROW) :], 2, "a move")
    return label + 1, end


def format_move_b(label: int, end: int) -> str:
    """A move for judge B; ``label`` counts from 1."""
    return f"{B_ARROW}{label - 1} {end}"


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


def _parse_get(arguments: str) -> Turn:
    colour, die, *names = parse_words(arguments, 2 + 2 * PIECES, "get")
    blue, red = names[:PIECES], names[PIECES:]
    squares = [CAPTURED if name == DEAD_A else parse_square(name) for name in (*red, *blue)]
    return _turn(_parse_colour(colour), parse_integer(die, "the die"), squares, None, arguments)


def _turn(colour: int, die: int, squares: Sequence[int], seconds_left: float | None, line: str) -> Turn:
    if not 1 <= die <= PIECES:
        raise wrong("the die", f"{PIECES} sides", line)
    taken = [square for square in squares if square != CAPTURED]
    if len(set(taken)) < len(taken):
        raise wrong("the squares", "one piece on each", line)
    return Turn(colour, die, tuple(squares[:PIECES]), tuple(squares[PIECES:]), seconds_left)


def _parse_colour(word: str) -> int:
    if word not in ("R", "B"):
        raise wrong("the colour", "R or B", word)
    return COLOURS.index(word)
