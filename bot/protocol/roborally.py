"""The lines of RoboRally, both directions.

A player is told the course once. On each turn it is told all robots and its own hand, and answers with
five card numbers, then perhaps ``DOWN`` (power-down) and ``FACE D`` (facing on coming back). A robot
without cards answers ``WAIT`` or ``DOWN``.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.protocol.words import parse_integer, parse_integers, parse_words, wrong

FACINGS = "NESW"
STATUSES = "ADVSX"
REGISTERS = 5
DECK_SIZE = 84
MOST_PLAYERS = 8
WAIT = "WAIT"
DOWN = "DOWN"
FACE = "FACE"

_ANSWER = re.compile(
    rf"(?:(?:(\d+(?: \d+){{{REGISTERS - 1}}})|{WAIT})( {DOWN})?|({DOWN}))(?: {FACE} ([{FACINGS}]))?"
)

Point = tuple[int, int]
Line = Callable[[], str]
"""Gives the next line."""


@dataclass(frozen=True)
class Setup:
    """The first lines of a game, for the player at ``seat`` (from 0). ``rows``: the cell tokens of each row.

    Limits are in milliseconds, 0 for none.
    """

    seat: int
    players: int
    edition: str
    turn_ms: int
    first_turn_ms: int
    max_turns: int
    rows: tuple[str, ...]
    checkpoints: tuple[Point, ...]


@dataclass(frozen=True)
class RobotLine:
    """One robot as all players see it. ``archive_facing`` is ``None`` in editions that do not send it."""

    cell: Point
    facing: str
    next_checkpoint: int
    damage: int
    lives: int
    status: str
    archive: Point
    registers: tuple[int, ...]  # [5]
    archive_facing: str | None = None


@dataclass(frozen=True)
class Turn:
    """What a player is told on a turn; ``hand`` in the order dealt."""

    number: int
    robots: tuple[RobotLine, ...]  # [P]
    hand: tuple[int, ...]


@dataclass(frozen=True)
class Answer:
    """``cards``: five, or none for ``WAIT``."""

    cards: tuple[int, ...] = ()
    power_down: bool = False
    facing: str | None = None


def read_setup(line: Line) -> Setup:
    """Reads the lines before the first turn with ``line()``. Raises :class:`ProtocolError`."""
    text = line()
    words = parse_words(text, 6, "the first line")
    edition = words.pop(2)
    seat, players, turn_ms, first_turn_ms, max_turns = parse_integers(" ".join(words), 5, "the first line")
    if not 0 <= seat < players <= MOST_PLAYERS:
        raise wrong("the first line", f"one of up to {MOST_PLAYERS} players", text)
    width, height = parse_integers(line(), 2, "the size of the board")
    rows = tuple(" ".join(parse_words(line(), width, f"row {y} of the board")) for y in range(height))
    count = parse_integer(line(), "the number of checkpoints")
    checkpoints = tuple(_point(parse_integers(line(), 2, "a checkpoint")) for _ in range(count))
    return Setup(seat, players, edition, turn_ms, first_turn_ms, max_turns, rows, checkpoints)


def format_setup(setup: Setup) -> list[str]:
    """The lines before the first turn."""
    head = (setup.seat, setup.players, setup.edition, setup.turn_ms, setup.first_turn_ms, setup.max_turns)
    return [
        _join(head),
        _join((len(setup.rows[0].split()), len(setup.rows))),
        *setup.rows,
        str(len(setup.checkpoints)),
        *(_join(point) for point in setup.checkpoints),
    ]


def read_turn(line: Line, players: int) -> Turn:
    """Reads the lines of a turn with ``line()``, all of them even if one is bad. Raises :class:`ProtocolError`."""
    return parse_turn([line() for _ in range(players + 2)])


def parse_turn(lines: Sequence[str]) -> Turn:
    """A turn from its lines: number, robots, hand. Raises :class:`ProtocolError`."""
    number = parse_integer(lines[0], "the number of the turn")
    size, *hand = parse_integers(lines[-1], len(lines[-1].split()), "the hand") or [-1]
    if size != len(hand):
        raise wrong("the hand", "its size and so many cards", lines[-1])
    for card in hand:
        _check_card(card, 1)
    return Turn(number, tuple(parse_robot(line) for line in lines[1:-1]), tuple(hand))


def format_turn(turn: Turn) -> list[str]:
    """The lines of a turn."""
    return [str(turn.number), *map(format_robot, turn.robots), _join((len(turn.hand), *turn.hand))]


def parse_robot(text: str) -> RobotLine:
    """The robot of a line. Raises :class:`ProtocolError`."""
    words = text.split()
    if len(words) not in (14, 15):
        raise wrong("a robot", "14 or 15 words", text)
    x, y, checkpoint, damage, lives, archive_x, archive_y, *registers = parse_integers(
        _join([*words[:2], *words[3:6], *words[7:14]]), 12, "a robot"
    )
    for card in registers:
        _check_card(card, 0)
    return RobotLine(
        (x, y), _parse_letter(words[2], FACINGS, "a facing"), checkpoint, damage, lives,
        _parse_letter(words[6], STATUSES, "a status"), (archive_x, archive_y), tuple(registers),
        _parse_letter(words[14], FACINGS, "a facing") if len(words) == 15 else None,
    )


def format_robot(robot: RobotLine) -> str:
    """The line of a robot."""
    words = [
        *robot.cell, robot.facing, robot.next_checkpoint, robot.damage, robot.lives, robot.status,
        *robot.archive, *robot.registers,
    ]
    return _join(words if robot.archive_facing is None else [*words, robot.archive_facing])


def parse_answer(text: str) -> Answer:
    """The answer of a line. Raises :class:`ProtocolError` if it is none; whether it is legal the rules say."""
    match = _ANSWER.fullmatch(" ".join(text.split()))
    if match is None:
        raise wrong("an answer", f"{REGISTERS} cards, {WAIT} or {DOWN}, perhaps with {DOWN} and {FACE} D", text)
    cards, down, only_down, facing = match.groups()
    return Answer(tuple(map(int, cards.split())) if cards else (), bool(down or only_down), facing)


def format_answer(answer: Answer) -> str:
    """The line of an answer."""
    words = [str(card) for card in answer.cards]
    if answer.power_down:
        words.append(DOWN)
    if not words:
        words.append(WAIT)
    if answer.facing is not None:
        words += [FACE, answer.facing]
    return " ".join(words)


def _join(words: Sequence[object]) -> str:
    return " ".join(map(str, words))


def _point(numbers: Sequence[int]) -> Point:
    return numbers[0], numbers[1]


def _parse_letter(word: str, letters: str, what: str) -> str:
    if len(word) != 1 or word not in letters:
        raise wrong(what, f"one of {', '.join(letters)}", word)
    return word


def _check_card(card: int, least: int) -> None:
    if not least <= card <= DECK_SIZE:
        raise wrong("a card", f"{least} to {DECK_SIZE}", str(card))
