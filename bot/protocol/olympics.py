"""The lines of the Olympics (CodinGame "Olymbits"): both directions, all leagues.

A player is sent its number and the number of games once, then on each turn one line of score
information a player and one line a game. It answers with the name of an action.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.protocol.errors import ProtocolError
from bot.protocol.words import parse_integer, parse_integers, wrong

PLAYERS = 3
MOST_GAMES = 4
REGISTERS = 7
MEDALS = 3
ACTION_NAMES = ("UP", "DOWN", "LEFT", "RIGHT")
GAME_OVER = "GAME_OVER"

Line = Callable[[], str]
"""Gives the next line."""

_ANSWER = re.compile(r"(up|down|left|right)(?: (.*))?$", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True)
class Setup:
    """The first two lines: the reader's ``seat`` (from 0), and how many games are played at once (1 to 4)."""

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


def parse_seat(text: str) -> int:
    """The player's number, in the first line. Raises :class:`ProtocolError`."""
    seat = parse_integer(text, "the player's number")
    if not 0 <= seat < PLAYERS:
        raise wrong("the player's number", f"0 to {PLAYERS - 1}", text)
    return seat


def parse_games(text: str) -> int:
    """The number of games, in the second line. Raises :class:`ProtocolError`."""
    games = parse_integer(text, "the number of games")
    if not 1 <= games <= MOST_GAMES:
        raise wrong("the number of games", f"1 to {MOST_GAMES}", text)
    return games


def format_setup(setup: Setup) -> list[str]:
    """The first two lines."""
    return [str(setup.seat), str(setup.games)]


class TurnReader:
    """Reads turns, and finds the way back after lines that are none."""

    def __init__(self, line: Line, games: int) -> None:
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


def parse_turn(lines: Sequence[str]) -> Turn:
    """A turn from its ``3 + games`` lines. Raises :class:`ProtocolError`."""
    games = len(lines) - PLAYERS
    scores = [_parse_scores(text, games) for text in lines[:PLAYERS]]
    return Turn(
        points=tuple(numbers[0] for numbers in scores),
        medals=tuple(
            tuple(tuple(numbers[1 + MEDALS * g : 1 + MEDALS * (g + 1)]) for g in range(games)) for numbers in scores
        ),
        games=tuple(_parse_game(text) for text in lines[PLAYERS:]),
    )


def format_turn(turn: Turn) -> list[str]:
    """The lines of a turn."""
    scores = [
        " ".join(str(number) for number in (points, *(count for game in medals for count in game)))
        for points, medals in zip(turn.points, turn.medals)
    ]
    return scores + [" ".join((game.gpu, *map(str, game.registers))) for game in turn.games]


def parse_answer(text: str) -> int:
    """The action of a line, an index into ``ACTION_NAMES``; any case will do, a blank and a message may follow.

    Raises :class:`ProtocolError` for anything else, as the contest's referee does.
    """
    match = _ANSWER.match(text)
    if match is None:
        raise wrong("an answer", "UP, DOWN, LEFT or RIGHT, and perhaps a message", text)
    return ACTION_NAMES.index(match.group(1).upper())


def format_answer(action: int, message: str = "") -> str:
    """The line that plays ``action``, with a message for the viewer."""
    return f"{ACTION_NAMES[action]} {message}" if message else ACTION_NAMES[action]


def _is_score(text: str, games: int) -> bool:
    words = text.split()
    return len(words) == 1 + MEDALS * games and all(word.lstrip("-").isdigit() for word in words)


def _parse_scores(text: str, games: int) -> list[int]:
    numbers = parse_integers(text, 1 + MEDALS * games, "score information")
    if min(numbers[1:]) < 0:
        raise wrong("score information", "no negative number of medals", text)
    return numbers


def _parse_game(text: str) -> GameLine:
    gpu, _, rest = text.strip().partition(" ")
    if not gpu:
        raise wrong("a game's line", "a track, winds, an order, letters or GAME_OVER", text)
    return GameLine(gpu, tuple(parse_integers(rest, REGISTERS, f"the registers of {gpu}")))
