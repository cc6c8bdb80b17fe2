"""Recorded games and exact values, checked by the plain rules."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from arena.contract.files import Json
from bot.ewn.protocol import COLOURS
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE, PIECES, Move, Position

EXACT = 1e-9
"""The largest allowed difference from a recorded exact probability to win."""


def differences(record: Json) -> Iterator[str]:
    """A sentence for each way in which ``record`` disagrees with the rules.

    Takes games with ``plies`` and positions with ``p_win_mover``. Raises :class:`ValueError` for others.
    """
    if "plies" in record:
        yield from _game_differences(record)
    elif "p_win_mover" in record:
        yield from _value_differences(record)
    else:
        raise ValueError("neither a game (plies) nor an exact value (p_win_mover) of EWN")


def _game_differences(record: Json) -> Iterator[str]:
    position = _position(record, record["first"])
    for number, ply in enumerate(record["plies"], 1):
        if rules.winner(position) is not None:
            yield f"ply {number}: the game was over"
            return
        legal = sorted(rules.legal_moves(position, ply["die"]))
        recorded = [Move(*move) for move in ply["legal"]]
        if legal != recorded:
            yield f"ply {number}: legal moves are {legal}, recorded {recorded}"
        move = Move(*ply["move"])
        if move not in legal:
            yield f"ply {number}: {move} is not legal"
            return
        position = rules.play(position, move)
    won_by = rules.winner(position)
    winner = None if won_by is None else COLOURS[won_by]
    for field, ours in (
        ("winner", winner), ("final_red", list(position.red)), ("final_blue", list(position.blue)),
    ):
        if record[field] != ours:
            yield f"end: {field} is {ours}, recorded {record[field]}"


def _value_differences(record: Json) -> Iterator[str]:
    value = win_probability(_position(record, record["to_move"]))
    if not abs(value - record["p_win_mover"]) < EXACT:
        yield f"win probability is {value:.12f}, recorded {record['p_win_mover']:.12f}"


def _position(record: Json, to_move: str) -> Position:
    return Position(tuple(record["red"]), tuple(record["blue"]), COLOURS.index(to_move))


def win_probability(position: Position, known: dict[Position, float] | None = None) -> float:
    """The probability that the side to roll wins when both play best; exact except for rounding.

    Plain recursion over every roll and move: meant for few pieces, up to about four. ``known``
    keeps the values of positions between calls.
    """
    known = {} if known is None else known
    if position not in known:
        won_by = rules.winner(position)
        known[position] = _mean_over_dice(position, known) if won_by is None else float(won_by == position.to_move)
    return known[position]


def _mean_over_dice(position: Position, known: dict[Position, float]) -> float:
    moves = [rules.legal_moves(position, die) for die in DICE]
    after = {move: 1.0 - win_probability(rules.play(position, move), known) for move in {*chain(*moves)}}
    return sum(max(after[move] for move in some) for some in moves) / PIECES
