"""Lines of the two EinStein wuerfelt nicht! judges, read and written in both directions.

Judge A (course judge of 2022/23) asks by name and is answered on stdout; judge B (platform of late
2024) sends numbers and is answered on stderr. Squares are 0 (A1) to 24 (E5), row by row, ``CAPTURED``
for a dead piece; dice and labels count from 1 here, whatever a judge sends.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Union

from bot.protocol.errors import ProtocolError

RED, BLUE = 0, 1
COLOURS = "RB"
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


def read_a(line: str) -> Message:
    """A line of judge A. Raises :class:`ProtocolError`."""
    word, *rest = line.split() or [""]
    if word == "get":
        return _read_get(rest)
    if word == "ini":
        _expect(len(rest) == 1, "ini wants a colour", line)
        return AskArrangement(_colour(rest[0]))
    if word == "time_setting":
        _expect(len(rest) == 1, "time_setting wants one number", line)
        return TimeSetting(_number(rest[0]))
    if word == "board_setting":
        _expect(len(rest) == 2, "board_setting wants size and pieces", line)
        return BoardSetting(_number(rest[0]), _number(rest[1]))
    plain: dict[str, Message] = {"name": AskName(), "version": AskVersion(), "exit": End()}
    _expect(word in plain, "unknown command", line)
    return plain[word]


def _read_get(words: Sequence[str]) -> Turn:
    line = " ".join(words)
    _expect(len(words) == 2 + 2 * PIECES, f"get wants colour, die and {2 * PIECES} squares", line)
    blue, red = words[2 : 2 + PIECES], words[2 + PIECES :]
    squares = tuple(CAPTURED if word == DEAD_A else read_square(word) for word in (*red, *blue))
    return _turn(_colour(words[0]), _number(words[1]), squares, None, line)


def read_b(line: str) -> Message:
    """A line of judge B. Raises :class:`ProtocolError`."""
    words = line.split()
    if words == [B_END]:
        return End()
    _expect(len(words) == 4 + 2 * PIECES, f"a turn has {4 + 2 * PIECES} numbers", line)
    _expect(words[0] == B_TURN, f"a turn begins with {B_TURN}", line)
    _expect(words[1] in ("0", "1"), "the colour is 0 or 1", line)
    try:
        seconds = float(words[2])
    except ValueError:
        raise ProtocolError(f"the remaining time is a number: {line!r}") from None
    numbers = [_number(word) for word in words[3:]]
    squares = tuple(numbers[: 2 * PIECES])
    _expect(all(CAPTURED <= s < SIDE * SIDE for s in squares), "squares are -1 to 24", line)
    return _turn(int(words[1]), numbers[-1] + 1, squares, seconds, line)


def _turn(colour: int, die: int, squares: Squares, seconds: float | None, line: str) -> Turn:
    _expect(1 <= die <= PIECES, "no such die", line)
    taken = [square for square in squares if square != CAPTURED]
    _expect(len(set(taken)) == len(taken), "two pieces on one square", line)
    return Turn(colour, die, squares[:PIECES], squares[PIECES:], seconds)


def format_a(message: Message) -> str:
    """The line by which judge A says ``message``."""
    if isinstance(message, Turn):
        squares = (DEAD_A if s == CAPTURED else square_name(s) for s in (*message.blue, *message.red))
        return f"get {COLOURS[message.colour]} {message.die} {' '.join(squares)}"
    if isinstance(message, AskArrangement):
        return f"ini {COLOURS[message.colour]}"
    if isinstance(message, TimeSetting):
        return f"time_setting {message.seconds}"
    if isinstance(message, BoardSetting):
        return f"board_setting {message.side} {message.pieces}"
    return {AskName: "name", AskVersion: "version", End: "exit"}[type(message)]


def format_b(message: Turn | End) -> str:
    """The line by which judge B says ``message``; a turn needs its ``seconds_left``."""
    if isinstance(message, End):
        return B_END
    numbers = (*message.red, *message.blue, message.die - 1)
    return f"{B_TURN} {message.colour} {message.seconds_left:g} {' '.join(map(str, numbers))}"


def format_move_a(start: int, end: int) -> str:
    """A move for judge A."""
    return f"{square_name(start)} {square_name(end)}"


def parse_move_a(answer: str) -> tuple[int, int]:
    """Start and end of a move for judge A. Raises :class:`ProtocolError`."""
    words = answer.split()
    _expect(len(words) == 2, "a move is two squares", answer)
    return read_square(words[0]), read_square(words[1])


def format_move_b(label: int, end: int) -> str:
    """A move for judge B; ``label`` counts from 1."""
    return f"{B_ARROW}{label - 1} {end}"


def parse_move_b(answer: str) -> tuple[int, int]:
    """Label (from 1) and end of a move for judge B. Raises :class:`ProtocolError`."""
    _expect(answer.startswith(B_ARROW), f"a move begins with {B_ARROW}", answer)
    words = answer[len(B_ARROW) :].split()
    _expect(len(words) == 2, "a move is a label and a square", answer)
    return _number(words[0]) + 1, _number(words[1])


def format_arrangement(squares: Sequence[int]) -> str:
    """The answer to ``ini``: the squares of the pieces 1 to 6."""
    return " ".join(square_name(square) for square in squares)


def parse_arrangement(answer: str) -> Squares:
    """The squares of the pieces 1 to 6. Raises :class:`ProtocolError`."""
    words = answer.split()
    _expect(len(words) == PIECES, f"an arrangement is {PIECES} squares", answer)
    return tuple(read_square(word) for word in words)


def square_name(square: int) -> str:
    """``B2`` for 6, and so on."""
    row, column = divmod(square, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


def read_square(name: str) -> int:
    """The number of a square like ``B2``. Raises :class:`ProtocolError`."""
    good = len(name) == 2 and name[0] in COLUMNS and name[1] in "12345"
    _expect(good, "no such square", name)
    return COLUMNS.index(name[0]) + SIDE * (int(name[1]) - 1)


def _colour(word: str) -> int:
    _expect(word in ("R", "B"), "the colour is R or B", word)
    return COLOURS.index(word)


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise ProtocolError(f"not a whole number: {word!r}") from None


def _expect(condition: bool, rule: str, text: str) -> None:
    if not condition:
        raise ProtocolError(f"{rule}: {text!r}")
