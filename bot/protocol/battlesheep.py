"""The lines between a Battle Sheep referee and a bot, both ways.

A game begins with one line of numbers and the map. Each turn is ``START`` with a grid of owners
(answer ``x y``), or ``MOVE`` with the owners and the sheep (answer ``x y sheep direction``);
``END`` closes the game. Grids are rows, ``grid[y][x]``.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Callable, NamedTuple, Union

from bot.protocol.errors import ProtocolError

WALL = -1
FREE = 0
Grid = tuple[tuple[int, ...], ...]
Line = Callable[[], str]


@dataclass(frozen=True)
class Setup:
    """The first lines of a game. ``player`` counts from 1; limits are milliseconds."""

    player: int
    players: int
    edition: str
    width: int
    height: int
    sheep: int
    turn_ms: int
    first_turn_ms: int
    map: Grid


@dataclass(frozen=True)
class StartTurn:
    """The referee asks for a starting cell; earlier players are on the grid of owners."""

    owner: Grid


@dataclass(frozen=True)
class MoveTurn:
    """The referee asks for a move."""

    owner: Grid
    sheep: Grid


Turn = Union[StartTurn, MoveTurn]


class StartAnswer(NamedTuple):
    """The cell on which a player puts its flock."""

    x: int
    y: int


class MoveAnswer(NamedTuple):
    """``sheep`` of the flock on ``(x, y)`` go in ``direction``."""

    x: int
    y: int
    sheep: int
    direction: int


def _integers(text: str, count: int, what: str) -> list[int]:
    try:
        values = [int(word) for word in text.split()]
    except ValueError:
        values = []
    if len(values) != count:
        raise ProtocolError(f"{what}: wants {count} whole numbers, not {text[:200]!r}")
    return values


def _read_grid(line: Line, width: int, height: int, what: str, least: int, most: int) -> Grid:
    grid = tuple(tuple(_integers(line(), width, f"row {y} of {what}")) for y in range(height))
    for y, row in enumerate(grid):
        if not least <= min(row) <= max(row) <= most:
            raise ProtocolError(f"row {y} of {what}: wants numbers from {least} to {most}")
    return grid


def read_setup(line: Line) -> Setup:
    """Reads a game's first lines with ``line()``. Raises :class:`ProtocolError`."""
    text = line()
    words = text.split()
    if len(words) != 8:
        raise ProtocolError(f"the first line has 8 words, not {text[:200]!r}")
    edition = words.pop(2)
    player, players, width, height, sheep, turn_ms, first_turn_ms = _integers(" ".join(words), 7, "the first line")
    if not 1 <= player <= players or width < 1 or height < 1 or sheep < 1:
        raise ProtocolError(f"the first line makes no sense: {text[:200]!r}")
    grid = _read_grid(line, width, height, "the map", WALL, FREE)
    return Setup(player, players, edition, width, height, sheep, turn_ms, first_turn_ms, grid)


def read_turn(line: Line, setup: Setup) -> Turn | None:
    """Reads one request with ``line()``; ``None`` is the end of the game. Raises :class:`ProtocolError`."""
    word = line().strip()
    if word == "END":
        return None
    if word not in ("START", "MOVE"):
        raise ProtocolError(f"wants START, MOVE or END, not {word[:200]!r}")
    owner = _read_grid(line, setup.width, setup.height, "the owners", WALL, setup.players)
    if word == "START":
        return StartTurn(owner)
    return MoveTurn(owner, _read_grid(line, setup.width, setup.height, "the sheep", 0, setup.sheep))


def _format_grid(grid: Sequence[Sequence[int]]) -> list[str]:
    return [" ".join(map(str, row)) for row in grid]


def format_setup(setup: Setup) -> list[str]:
    """The lines that :func:`read_setup` reads."""
    head = (f"{setup.player} {setup.players} {setup.edition} {setup.width} {setup.height} {setup.sheep} "
            f"{setup.turn_ms} {setup.first_turn_ms}")
    return [head, *_format_grid(setup.map)]


def format_start_turn(owner: Sequence[Sequence[int]]) -> list[str]:
    """The lines that ask for a starting cell."""
    return ["START", *_format_grid(owner)]


def format_move_turn(owner: Sequence[Sequence[int]], sheep: Sequence[Sequence[int]]) -> list[str]:
    """The lines that ask for a move."""
    return ["MOVE", *_format_grid(owner), *_format_grid(sheep)]


FAREWELL = ("END",)
"""The lines that end a game."""


def parse_start(text: str) -> StartAnswer:
    """A bot's ``x y``. Raises :class:`ProtocolError`."""
    return StartAnswer(*_integers(text, 2, "a start (x y)"))


def parse_move(text: str) -> MoveAnswer:
    """A bot's ``x y sheep direction``. Raises :class:`ProtocolError`."""
    return MoveAnswer(*_integers(text, 4, "a move (x y sheep direction)"))


def format_answer(answer: Sequence[int]) -> str:
    """A start or a move as the line that the referee reads."""
    return " ".join(map(str, answer))
