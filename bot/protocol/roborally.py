"""The lines of RoboRally, both directions.

A player is told the course once. On each turn it is told all robots and its own hand, and answers with
five card numbers, then perhaps ``DOWN`` (power-down) and ``FACE D`` (facing on coming back). A robot
without cards answers ``WAIT`` or ``DOWN``.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.protocol.errors import ProtocolError

FACINGS = "NESW"
STATUSES = "ADVSX"
REGISTERS = 5
CARDS = 84
MOST_PLAYERS = 8
WAIT = "WAIT"
DOWN = "DOWN"
FACE = "FACE"

Point = tuple[int, int]


@dataclass(frozen=True)
class Start:
    """What a player is told before the first turn. ``rows``: the cell tokens of each row."""

    player: int
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


def read_start(line: Callable[[], str]) -> Start:
    """Reads the lines before the first turn. Raises :class:`ProtocolError`."""
    head = line().split()
    if len(head) != 6:
        raise ProtocolError(f"the first line has {len(head)} words, not 6: {' '.join(head)!r}")
    player, players, turn_ms, first_turn_ms, max_turns = _integers(head[:2] + head[3:], "the first line")
    if not 1 <= players <= MOST_PLAYERS or not 0 <= player < players:
        raise ProtocolError(f"player {player} of {players} does not exist")
    width, height = _counted(line(), 2, "the size of the board")
    rows = tuple(" ".join(line().split()) for _ in range(height))
    for row in rows:
        if len(row.split()) != width:
            raise ProtocolError(f"a row of the board has {len(row.split())} cells, not {width}: {row!r}")
    (count,) = _counted(line(), 1, "the number of checkpoints")
    checkpoints = tuple(_point(_counted(line(), 2, "a checkpoint")) for _ in range(count))
    return Start(player, players, head[2], turn_ms, first_turn_ms, max_turns, rows, checkpoints)


def format_start(start: Start) -> list[str]:
    """The lines before the first turn."""
    head = (start.player, start.players, start.edition, start.turn_ms, start.first_turn_ms, start.max_turns)
    return [
        _join(head),
        _join((len(start.rows[0].split()), len(start.rows))),
        *start.rows,
        str(len(start.checkpoints)),
        *(_join(point) for point in start.checkpoints),
    ]


def read_turn(line: Callable[[], str], players: int) -> Turn:
    """Reads the lines of a turn, all of them even if one is bad. Raises :class:`ProtocolError`."""
    return parse_turn([line() for _ in range(players + 2)])


def parse_turn(lines: Sequence[str]) -> Turn:
    """A turn out of its lines: number, robots, hand. Raises :class:`ProtocolError`."""
    (number,) = _counted(lines[0], 1, "the number of the turn")
    hand = _integers(lines[-1].split(), "the hand")
    if not hand or len(hand) != hand[0] + 1:
        raise ProtocolError(f"the hand does not have the size it says: {lines[-1]!r}")
    for card in hand[1:]:
        _check_card(card, 1)
    return Turn(number, tuple(parse_robot(line.split()) for line in lines[1:-1]), tuple(hand[1:]))


def parse_robot(words: Sequence[str]) -> RobotLine:
    """A robot out of the words of its line. Raises :class:`ProtocolError`."""
    if len(words) not in (14, 15):
        raise ProtocolError(f"a robot has {len(words)} fields, not 14 or 15: {' '.join(words)!r}")
    x, y, checkpoint, damage, lives, archive_x, archive_y, *registers = _integers(
        [*words[:2], *words[3:6], *words[7:14]], "a robot"
    )
    for card in registers:
        _check_card(card, 0)
    return RobotLine(
        (x, y), _letter(words[2], FACINGS, "a facing"), checkpoint, damage, lives,
        _letter(words[6], STATUSES, "a status"), (archive_x, archive_y), tuple(registers),
        _letter(words[14], FACINGS, "a facing") if len(words) == 15 else None,
    )


def format_robot(robot: RobotLine) -> str:
    """The line of a robot."""
    words = [
        *robot.cell, robot.facing, robot.next_checkpoint, robot.damage, robot.lives, robot.status,
        *robot.archive, *robot.registers,
    ]
    return _join(words if robot.archive_facing is None else [*words, robot.archive_facing])


def format_turn(turn: Turn) -> list[str]:
    """The lines of a turn."""
    return [str(turn.number), *map(format_robot, turn.robots), _join((len(turn.hand), *turn.hand))]


def parse_answer(text: str) -> Answer:
    """A player's line. Raises :class:`ProtocolError` if it is none; whether it is legal the rules say."""
    words = text.split()
    numbers = 0
    while numbers < len(words) and words[numbers].isdigit():
        numbers += 1
    cards = tuple(_integers(words[:numbers], "an answer"))
    if numbers not in (0, REGISTERS):
        raise ProtocolError(f"an answer has {REGISTERS} cards, not {numbers}: {text!r}")
    rest = words[numbers:]
    if not words or (rest[:1] == [WAIT] and numbers):
        raise ProtocolError(f"neither cards nor {WAIT}: {text!r}")
    if not numbers and rest[0] not in (WAIT, DOWN):
        raise ProtocolError(f"expected {REGISTERS} cards, {WAIT} or {DOWN}: {text!r}")
    if rest[:1] == [WAIT]:
        rest = rest[1:]
    power_down = rest[:1] == [DOWN]
    rest = rest[power_down:]
    facing = None
    if rest[:1] == [FACE] and len(rest) > 1:
        facing, rest = _letter(rest[1], FACINGS, "a facing"), rest[2:]
    if rest:
        raise ProtocolError(f"unexpected words {' '.join(rest)!r} in {text!r}")
    return Answer(cards, power_down, facing)


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


def _integers(words: Sequence[str], what: str) -> list[int]:
    try:
        return [int(word) for word in words]
    except ValueError:
        raise ProtocolError(f"{what} is not all numbers: {' '.join(words)!r}") from None


def _counted(text: str, count: int, what: str) -> list[int]:
    numbers = _integers(text.split(), what)
    if len(numbers) != count:
        raise ProtocolError(f"{what} takes {count} numbers, not {len(numbers)}: {text!r}")
    return numbers


def _point(numbers: Sequence[int]) -> Point:
    return numbers[0], numbers[1]


def _letter(word: str, letters: str, what: str) -> str:
    if len(word) != 1 or word not in letters:
        raise ProtocolError(f"{what} is one of {', '.join(letters)}, not {word!r}")
    return word


def _check_card(card: int, least: int) -> None:
    if not least <= card <= CARDS:
        raise ProtocolError(f"no card has number {card}")
