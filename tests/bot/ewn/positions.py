"""Positions to test with."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, CAPTURED, DICE, HOME, PIECES, RED, SQUARES, Position

START = Position(HOME[RED], HOME[BLUE], RED)


def side(**pieces: int) -> tuple[int, ...]:
    """``side(l1=0, l6=6)``: label 1 on square 0, label 6 on square 6, the others captured."""
    return tuple(pieces.get(f"l{label}", CAPTURED) for label in DICE)


def random_start(random: Random) -> Position:
    red, blue = (tuple(random.sample(HOME[colour], PIECES)) for colour in (RED, BLUE))
    return Position(red, blue, random.randrange(2))


def random_game(random: Random) -> list[Position]:
    """Every position of a game between random players, the decided one last."""
    positions = [random_start(random)]
    while rules.winner(positions[-1]) is None:
        moves = rules.legal_moves(positions[-1], random.choice(DICE))
        positions.append(rules.play(positions[-1], random.choice(moves)))
    return positions


def undecided(random: Random, count: int) -> list[Position]:
    """One position out of each of ``count`` random games."""
    return [random.choice(random_game(random)[:-1]) for _ in range(count)]


def scattered(random: Random, pieces: int) -> Position:
    """``pieces`` pieces of both colours anywhere, the game undecided."""
    while True:
        red_count = random.randrange(1, pieces)
        squares = random.sample(range(SQUARES), pieces)
        red, blue = (
            dict(zip(random.sample(DICE, len(some)), some)) for some in (squares[:red_count], squares[red_count:])
        )
        found = Position(
            tuple(red.get(label, CAPTURED) for label in DICE),
            tuple(blue.get(label, CAPTURED) for label in DICE),
            random.randrange(2),
        )
        if rules.winner(found) is None:
            return found


def exchanged(position: Position) -> Position:
    """The same position with the colours exchanged."""
    return Position(rules.mirrored(position.blue), rules.mirrored(position.red), 1 - position.to_move)


def leaf_count(position: Position, plies: int) -> int:
    """Perft: the number of sequences of ``plies`` rolls and moves."""
    if plies == 0 or rules.winner(position) is not None:
        return int(plies == 0)
    return sum(
        leaf_count(rules.play(position, move), plies - 1) for die in DICE for move in rules.legal_moves(position, die)
    )


def expectiminimax(position: Position, value: Callable[[Position], float], depth: int) -> float:
    """The value of ``position`` for the side to roll, ``depth`` rolls and moves deep; ``value``: that of a leaf."""
    if depth == 0 or rules.winner(position) is not None:
        return value(position)
    total = 0.0
    for die in DICE:
        after = (rules.play(position, move) for move in rules.legal_moves(position, die))
        total += max(-expectiminimax(child, value, depth - 1) for child in after)
    return total / len(DICE)
