"""The lines of RoboRally, both directions.

A player is told the course once. On each turn it is told all robots and its own hand, and answers with
five card numbers, then perhaps ``DOWN`` (power-down) and ``FACE D`` (facing on coming back), in any order.
A robot without cards answers ``WAIT`` or ``DOWN``.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.roborally.rules.constants import DECK_SIZE, FACINGS, MOST_PLAYERS, NO_CARD, NORTH, REGISTERS, Cell
from bot.roborally.rules.state import Order, Robot, Status
from botkit.client.words import parse_integer, parse_integers, parse_words, wrong

OFF_BOARD: Cell = (-1, -1)
"""The cell that players are told of a robot off the board."""
WAIT = "WAIT"
DOWN = "DOWN"
FACE = "FACE"

_CARDS = rf"[0-9]{{1,9}}(?: [0-9]{{1,9}}){{{REGISTERS - 1}}}"
_FACE = f"{FACE} [{FACINGS}]"
_OPTIONS = f"{DOWN} {_FACE}|{_FACE} {DOWN}|{DOWN}|{_FACE}"
_ANSWER = re.compile(f"(?:({_CARDS})|{WAIT}|(?=.*{DOWN}))(?:(?:^| )({_OPTIONS}))?")
_STATUSES = "".join(status.value for status in Status)

Line = Callable[[], str]
"""Returns the next line."""


@dataclass(frozen=True)
class Opening:
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
    checkpoints: tuple[Cell, ...]


@dataclass(frozen=True)
class Observation:
    """What a player is told on a turn; ``hand`` in the order dealt."""

    number: int
    robots: tuple[Robot, ...]  # [P]
    hand: tuple[int, ...]


def read_opening(line: Line) -> Opening:
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
    checkpoints = tuple((x, y) for x, y in (parse_integers(line(), 2, "a checkpoint") for _ in range(count)))
    return Opening(seat, players, edition, turn_ms, first_turn_ms, max_turns, rows, checkpoints)


def format_opening(opening: Opening) -> list[str]:
    """The lines before the first turn."""
    head = (opening.seat, opening.players, opening.edition, opening.turn_ms, opening.first_turn_ms, opening.max_turns)
    return [
        _join(head),
        _join((len(opening.rows[0].split()), len(opening.rows))),
        *opening.rows,
        str(len(opening.checkpoints)),
        *(_join(cell) for cell in opening.checkpoints),
    ]


def read_turn(line: Line, players: int) -> Observation:
    """Reads all lines of a turn with ``line()``, even if one is bad. Raises :class:`ProtocolError`."""
    return parse_turn([line() for _ in range(players + 2)])


def parse_turn(lines: Sequence[str]) -> Observation:
    """A turn from its lines: number, robots, hand. Raises :class:`ProtocolError`."""
    number = parse_integer(lines[0], "the number of the turn")
    size, *hand = parse_integers(lines[-1], len(lines[-1].split()), "the hand") or [-1]
    if size != len(hand):
        raise wrong("the hand", "its size and so many cards", lines[-1])
    for card in hand:
        _check_card(card, 1)
    return Observation(number, tuple(parse_robot(line) for line in lines[1:-1]), tuple(hand))


def format_turn(turn: Observation, archives_facing: bool) -> list[str]:
    """The lines of a turn; ``archives_facing``: whether the edition has the archive's facing in a robot's line."""
    robots = (format_robot(robot, archives_facing) for robot in turn.robots)
    return [str(turn.number), *robots, _join((len(turn.hand), *turn.hand))]


def parse_robot(text: str) -> Robot:
    """The robot of a line. Raises :class:`ProtocolError`."""
    words = text.split()
    if len(words) not in (14, 15):
        raise wrong("a robot", "14 or 15 words", text)
    x, y, checkpoint, damage, lives, archive_x, archive_y, *registers = parse_integers(
        _join([*words[:2], *words[3:6], *words[7:14]]), 12, "a robot"
    )
    for card in registers:
        _check_card(card, NO_CARD)
    return Robot(
        cell=None if (x, y) == OFF_BOARD else (x, y),
        facing=FACINGS.index(_parse_letter(words[2], FACINGS, "a facing")),
        archive=(archive_x, archive_y),
        archive_facing=FACINGS.index(_parse_letter(words[14], FACINGS, "a facing")) if len(words) == 15 else NORTH,
        next_checkpoint=checkpoint,
        damage=damage,
        lives=lives,
        status=Status(_parse_letter(words[6], _STATUSES, "a status")),
        registers=registers,
    )


def format_robot(robot: Robot, archives_facing: bool) -> str:
    """The line of a robot between turns; ``archives_facing``: whether the edition has the archive's facing in it."""
    return _join([
        *(robot.cell or OFF_BOARD), FACINGS[robot.facing], robot.next_checkpoint, robot.damage, robot.lives,
        robot.status.value, *robot.archive, *robot.registers,
        *([FACINGS[robot.archive_facing]] if archives_facing else []),
    ])


def parse_answer(text: str) -> Order:
    """The answer in a line. Raises :class:`ProtocolError` if there is none; the rules say whether it is legal."""
    match = _ANSWER.fullmatch(" ".join(text.split()))
    if match is None:
        raise wrong("an answer", f"{REGISTERS} cards, {WAIT} or {DOWN}, perhaps with {DOWN} and {FACE} D", text)
    cards, options = match.group(1) or "", (match.group(2) or "").split()
    facing = FACINGS.index(options[options.index(FACE) + 1]) if FACE in options else None
    return Order(tuple(map(int, cards.split())), DOWN in options, facing)


def format_answer(order: Order) -> str:
    """The line of an answer."""
    words = [str(card) for card in order.program]
    if order.power_down:
        words.append(DOWN)
    if not words:
        words.append(WAIT)
    if order.facing is not None:
        words += [FACE, FACINGS[order.facing]]
    return " ".join(words)


def _join(words: Sequence[object]) -> str:
    return " ".join(map(str, words))


def _parse_letter(word: str, letters: str, what: str) -> str:
    if len(word) != 1 or word not in letters:
        raise wrong(what, f"one of {', '.join(letters)}", word)
    return word


def _check_card(card: int, least: int) -> None:
    if not least <= card <= DECK_SIZE:
        raise wrong("a card", f"{least} to {DECK_SIZE}", str(card))
