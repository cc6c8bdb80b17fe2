"""The lines of the Olympics (CodinGame "Olymbits"): both directions, all leagues.

A player is sent its number and the number of games once; then, on each turn, one line of score
information for each player and one line for each game. It answers with the name of an action.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.olympics.rules.constants import (
    ARCHERY,
    ARCHERY_LIMIT,
    FALL_RISK,
    FALLEN,
    FINISH,
    GAMES,
    GROUND,
    HURDLE,
    HURDLE_STUN,
    HURDLES,
    LETTERS,
    LONGEST_RUN,
    MEDALS,
    PLAYERS,
    SKATING,
    SKATING_SPACES,
    SKATING_TURNS,
    TURNS,
)
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating
from botkit.client.errors import ProtocolError
from botkit.client.words import parse_integer, parse_integers, wrong

REGISTERS = 7
ACTION_NAMES = ("UP", "DOWN", "LEFT", "RIGHT")
GAME_OVER = "GAME_OVER"

Line = Callable[[], str]
"""Returns the next line."""

_ANSWER = re.compile(r"(UP|DOWN|LEFT|RIGHT)(?:\s+[^\n\r\x85\u2028\u2029]+)?\s*", re.ASCII | re.IGNORECASE)
"""The answers that the contest takes: ASCII letters and blanks; a message without a line break."""


@dataclass(frozen=True)
class TurnInput:
    """What every player is told on a turn."""

    points: tuple[int, ...]  # [P]
    medals: tuple[tuple[tuple[int, ...], ...], ...]  # [P][G] of (gold, silver, bronze)
    runs: tuple[MiniGame | None, ...]  # [G]; ``None``: the last run has ended, the next begins after this turn
    registers: tuple[tuple[int, ...], ...]  # [G][7]: of the runs, or of those that have ended

    def position(self, number: int) -> Position:
        """The position before the turn with this number."""
        return Position(min(number, TURNS), self.medals, self.runs)


def parse_seat(text: str) -> int:
    """The player's number, in the first line. Raises :class:`ProtocolError`."""
    seat = parse_integer(text, "the player's number")
    if not 0 <= seat < PLAYERS:
        raise wrong("the player's number", f"0 to {PLAYERS - 1}", text)
    return seat


def parse_games(text: str) -> int:
    """The number of games, in the second line. Raises :class:`ProtocolError`."""
    games = parse_integer(text, "the number of games")
    if not 1 <= games <= GAMES:
        raise wrong("the number of games", f"1 to {GAMES}", text)
    return games


def format_setup(seat: int, games: int) -> list[str]:
    """The first two lines: the reader's ``seat`` (from 0), and how many games are played at once (1 to 4)."""
    return [str(seat), str(games)]


class TurnReader:
    """Reads turns, and recovers after lines that are not part of a turn."""

    def __init__(self, line: Line, games: int) -> None:
        self._line = line
        self._games = games
        self._kept: list[str] = []

    def read(self) -> TurnInput:
        """The next turn; never reads beyond its last line. Raises :class:`ProtocolError`.

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
        """Those of the last lines with which a turn can begin: scores first, then games."""
        kept: list[str] = []
        for text in lines:
            score = _is_score(text, self._games)
            if score == (len(kept) < PLAYERS):
                kept.append(text)
            else:
                kept = [text] if score else []
        return kept if len(kept) < len(lines) else []


def parse_turn(lines: Sequence[str]) -> TurnInput:
    """A turn from its ``3 + games`` lines. Raises :class:`ProtocolError`, also for what the rules do not allow."""
    count = len(lines) - PLAYERS
    scores = [_parse_scores(text, count) for text in lines[:PLAYERS]]
    games = [_parse_game(game, text) for game, text in enumerate(lines[PLAYERS:])]
    return TurnInput(
        points=tuple(numbers[0] for numbers in scores),
        medals=tuple(
            tuple(tuple(numbers[1 + MEDALS * g : 1 + MEDALS * (g + 1)]) for g in range(count)) for numbers in scores
        ),
        runs=tuple(run for run, _ in games),
        registers=tuple(numbers for _, numbers in games),
    )


def format_turn(turn: TurnInput) -> list[str]:
    """The lines of a turn."""
    scores = [
        " ".join(str(number) for number in (points, *(count for game in medals for count in game)))
        for points, medals in zip(turn.points, turn.medals)
    ]
    texts = [GAME_OVER if run is None else gpu_of(run) for run in turn.runs]
    return scores + [" ".join((text, *map(str, numbers))) for text, numbers in zip(texts, turn.registers)]


def gpu_of(run: MiniGame) -> str:
    """The text of a run: its track, winds, order or letters."""
    if isinstance(run, Hurdles):
        return run.track
    if isinstance(run, Archery):
        return "".join(map(str, run.winds))
    return run.order if isinstance(run, Skating) else run.letters


def registers_of(run: MiniGame) -> tuple[int, ...]:  # [7]
    """The numbers of a run."""
    if isinstance(run, Hurdles):
        return (*run.positions, *run.stuns, 0)
    if isinstance(run, Archery):
        return (*(number for arrow in run.arrows for number in arrow), 0)
    if isinstance(run, Skating):
        return (*run.spaces, *run.risks, run.turns_left)
    return (*run.points, *run.combos, 0)


def run_of(kind: int, gpu: str, registers: Sequence[int]) -> MiniGame:
    """The run of a game (``HURDLES`` to ``DIVING``) with this text and these numbers."""
    firsts, seconds = list(registers[:PLAYERS]), list(registers[PLAYERS : 2 * PLAYERS])
    if kind == HURDLES:
        return Hurdles(gpu, firsts, seconds)
    if kind == ARCHERY:
        return Archery([int(wind) for wind in gpu], [(registers[2 * p], registers[2 * p + 1]) for p in range(PLAYERS)])
    if kind == SKATING:
        return Skating(gpu, firsts, seconds, registers[-1])
    return Diving(gpu, firsts, seconds)


def parse_answer(text: str) -> int:
    """The action of a line, an index into ``ACTION_NAMES``; in upper or lower case; blanks and a message may follow.

    Raises :class:`ProtocolError` for anything else, as the contest's referee does.
    """
    match = _ANSWER.fullmatch(text)
    if match is None:
        raise wrong("an answer", "UP, DOWN, LEFT or RIGHT, and perhaps a message", text)
    return ACTION_NAMES.index(match.group(1).upper())


def action_of(answer: str | None) -> int | None:
    """The action of an answer; ``None`` if there is none, or none that is legal."""
    try:
        return parse_answer(answer or "")
    except ProtocolError:
        return None


def answer_part(text: str) -> str:
    """An answer without its message for the viewer, in upper case; what is no answer stays as it is."""
    match = _ANSWER.fullmatch(text)
    return match.group(1).upper() if match else text


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
    if max(numbers[1:]) > TURNS:
        raise ProtocolError(f"no player can have won more than {TURNS} medals of a kind in a game")
    return numbers


def _parse_game(game: int, text: str) -> tuple[MiniGame | None, tuple[int, ...]]:
    """The run of the game with this index, ``None`` if it is over, and its registers."""
    words = text.split(None, 1)
    if not words:
        raise wrong("a game's line", "a track, winds, an order, letters or GAME_OVER", text)
    gpu, rest = words[0], "".join(words[1:])
    registers = tuple(parse_integers(rest, REGISTERS, f"the registers of {gpu}"))
    if gpu == GAME_OVER:
        return None, registers
    kind = HURDLES if GROUND in gpu else game  # in the lower leagues all games are races
    if not _is_possible(kind, gpu, registers):
        raise ProtocolError(f"game {game + 1} cannot be {gpu!r} with the registers {registers}")
    return run_of(kind, gpu, registers), registers


def _is_possible(kind: int, gpu: str, registers: Sequence[int]) -> bool:
    firsts, seconds = registers[:PLAYERS], registers[PLAYERS : 2 * PLAYERS]
    if kind == HURDLES:
        return (
            len(gpu) == FINISH + 1
            and set(gpu) <= {GROUND, HURDLE}
            and _within(firsts, 0, FINISH - 1)
            and _within(seconds, 0, HURDLE_STUN)
        )
    if kind == SKATING:
        return (
            sorted(gpu) == sorted(LETTERS)
            and 1 <= registers[-1] <= SKATING_TURNS
            and _within(firsts, 0, (SKATING_TURNS - registers[-1]) * max(SKATING_SPACES))
            and _within(seconds, FALLEN, FALL_RISK - 1)
        )
    if len(gpu) > LONGEST_RUN:
        return False
    if kind == ARCHERY:
        return gpu.isascii() and gpu.isdigit() and _within(registers, -ARCHERY_LIMIT, ARCHERY_LIMIT)
    dives = LONGEST_RUN - len(gpu)  # so far, at most
    return set(gpu) <= set(LETTERS) and _within(firsts, 0, dives * (dives + 1) // 2) and _within(seconds, 0, dives)


def _within(numbers: Sequence[int], least: int, most: int) -> bool:
    return least <= min(numbers) and max(numbers) <= most
