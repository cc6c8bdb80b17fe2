"""The lines of the Olympics (CodinGame "Olymbits"): both directions, all leagues.

A player is sent its number and the number of games once, then on each turn one line of score
information a player and one line a game. It answers with the name of an action.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.protocol.errors import ProtocolError

PLAYERS = 3
MOST_GAMES = 4
REGISTERS = 7
MEDALS = 3
ACTIONS = ("UP", "DOWN", "LEFT", "RIGHT")
LETTERS = "UDLR"
GAME_OVER = "GAME_OVER"

_ANSWER = re.compile(r"(up|down|left|right)(?: (.*))?$", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True)
class Start:
    """The first two lines: the reader's seat, and how many games are played at once (1 or 4)."""

    seat: int
    games: int


@dataclass(frozen=True)
class GameLine:
    """One game of a turn: its text (track, winds, order, letters, or ``GAME_OVER``) and registers."""

    gpu: str
    registers: tuple[int, ...]  # [7]


@dataclass(frozen=True)
class Turn:
    """What every player is told on a turn."""

    points: tuple[int, ...]  # [P]
    medals: tuple[tuple[tuple[int, ...], ...], ...]  # [P][G] of (gold, silver, bronze)
    games: tuple[GameLine, ...]  # [G]


def read_start(line: Callable[[], str]) -> Start:
    """Reads the first two lines, even if one is bad. Raises :class:`ProtocolError`."""
    lines = line(), line()
    seat = _integers(lines[0], 1, "the player's number")[0]
    games = _integers(lines[1], 1, "the number of games")[0]
    if not 0 <= seat < PLAYERS:
        raise ProtocolError(f"the player's number is {seat}, not one of 0, 1, 2")
    if not 1 <= games <= MOST_GAMES:
        raise ProtocolError(f"the number of games is {games}, not one of 1 to {MOST_GAMES}")
    return Start(seat, games)


class TurnReader:
    """Reads turns, and finds the way back after lines that are none."""

    def __init__(self, line: Callable[[], str], games: int) -> None:
        self._line = line
        self._games = games
        self._kept: list[str] = []

    def read(self) -> Turn:
        """The next turn; never reads a line more than it has. Raises :class:`ProtocolError`.

        After a bad turn, reading goes on with those of its last lines that can begin a turn.
        """
        lines = self._kept
        self._kept = []
        while len(lines) < PLAYERS + self._games:
            lines.append(self._line())
        try:
            return parse_turn(lines)
        except ProtocolError:
            self._kept = self._beginning(lines)
            raise

    def _beginning(self, lines: Sequence[str]) -> list[str]:
        """The last of the lines, as far as a turn begins with them: scores first, then games."""
        kept: list[str] = []
        for text in lines:
            score = _is_score(text, self._games)
            if score == (len(kept) < PLAYERS):
                kept.append(text)
            else:
                kept = [text] if score else []
        return kept if len(kept) < len(lines) else []


def _is_score(text: str, games: int) -> bool:
    words = text.split()
    return len(words) == 1 + MEDALS * games and all(word.lstrip("-").isdigit() for word in words)


def parse_turn(lines: Sequence[str]) -> Turn:
    """A turn from its ``3 + games`` lines. Raises :class:`ProtocolError`."""
    games = len(lines) - PLAYERS
    scores = [_integers(text, 1 + MEDALS * games, "score information") for text in lines[:PLAYERS]]
    for text, numbers in zip(lines, scores):
        if min(numbers[1:], default=0) < 0:
            raise ProtocolError(f"score information: a number of medals is not negative, got {text[:60]!r}")
    return Turn(
        points=tuple(numbers[0] for numbers in scores),
        medals=tuple(
            tuple(tuple(numbers[1 + MEDALS * g : 1 + MEDALS * (g + 1)]) for g in range(games)) for numbers in scores
        ),
        games=tuple(_game_line(text) for text in lines[PLAYERS:]),
    )


def format_start(start: Start) -> list[str]:
    """The two lines of a start, as the referee sends them."""
    return [str(start.seat), str(start.games)]


def format_turn(turn: Turn) -> list[str]:
    """The lines of a turn, as the referee sends them."""
    scores = [
        " ".join(str(number) for number in (points, *(count for game in medals for count in game)))
        for points, medals in zip(turn.points, turn.medals)
    ]
    return scores + [" ".join((game.gpu, *map(str, game.registers))) for game in turn.games]


def format_answer(action: int, message: str = "") -> str:
    """The answer that plays ``action`` (an index into ``ACTIONS``)."""
    return f"{ACTIONS[action]} {message}" if message else ACTIONS[action]


def parse_answer(text: str) -> int:
    """The action of a player's line; the case does not matter, a blank and a message may follow.

    Raises :class:`ProtocolError` for anything else, as the contest's referee does.
    """
    match = _ANSWER.match(text)
    if match is None:
        raise ProtocolError(f"expected UP, DOWN, LEFT or RIGHT and perhaps a message, got {text[:60]!r}")
    return ACTIONS.index(match.group(1).upper())


def _game_line(text: str) -> GameLine:
    gpu, _, rest = text.strip().partition(" ")
    if not gpu:
        raise ProtocolError("a game's line is empty")
    return GameLine(gpu, tuple(_integers(rest, REGISTERS, f"the registers of {gpu}")))


def _integers(text: str, count: int, what: str) -> list[int]:
    try:
        numbers = [int(word) for word in text.split()]
    except ValueError:
        raise ProtocolError(f"{what}: expected {count} integers, got {text[:60]!r}") from None
    if len(numbers) != count:
        raise ProtocolError(f"{what}: expected {count} integers, got {len(numbers)} in {text[:60]!r}")
    return numbers
