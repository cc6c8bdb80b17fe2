"""Lines between a Nim referee and a bot, both ways.

A game begins with one line ``FIRST_TURN_MS TURN_MS``, the limits in milliseconds (0: none). Each turn is a line with
the sizes of the heaps; its answer is ``HEAP TAKEN``, heaps counted from 0. The game ends with the input.
"""
from __future__ import annotations

from typing import NamedTuple

from botkit.client.words import parse_integers, wrong
from examples.nim.rules.state import Move, Position


class Opening(NamedTuple):
    """What a bot is told before its first turn: limits in milliseconds, 0 for none."""

    first_turn_ms: int
    turn_ms: int


def parse_opening(line: str) -> Opening:
    """Raises :class:`ProtocolError`."""
    return Opening(*parse_integers(line, 2, "the limits"))


def format_opening(opening: Opening) -> str:
    """The first line of a game."""
    return f"{opening.first_turn_ms} {opening.turn_ms}"


def parse_turn(line: str) -> Position:
    """Raises :class:`ProtocolError`, also if there is nothing to take."""
    position = tuple(parse_integers(line, max(1, len(line.split())), "the heaps"))
    if min(position) < 0 or not any(position):
        raise wrong("the heaps", "sizes from 0 on, one of them above 0", line)
    return position


def format_turn(position: Position) -> str:
    """The line of a turn."""
    return " ".join(map(str, position))


def parse_move(line: str) -> Move:
    """Raises :class:`ProtocolError` for what is no move at all; whether it is legal, the rules know."""
    return Move(*parse_integers(line, 2, "a move"))


def format_move(move: Move) -> str:
    """The answer to a turn."""
    return f"{move.heap} {move.taken}"
