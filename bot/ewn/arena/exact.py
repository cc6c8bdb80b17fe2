"""Exact probabilities to win in positions with few pieces, by the plain rules, to check searches and values."""
from __future__ import annotations

from itertools import chain

from bot.ewn.rules.plain import legal_moves, play, winner
from bot.ewn.rules.state import DICE, PIECES, Position


def win_probability(position: Position, known: dict[Position, float] | None = None) -> float:
    """The probability that the side to roll wins when both play best; exact except for rounding.

    Plain recursion over every roll and move: meant for few pieces, up to about four. ``known``
    keeps the values of positions between calls.
    """
    known = {} if known is None else known
    if position not in known:
        won_by = winner(position)
        known[position] = _mean_over_dice(position, known) if won_by is None else float(won_by == position.to_move)
    return known[position]


def _mean_over_dice(position: Position, known: dict[Position, float]) -> float:
    moves = [legal_moves(position, die) for die in DICE]
    after = {move: 1.0 - win_probability(play(position, move), known) for move in {*chain(*moves)}}
    return sum(max(after[move] for move in some) for some in moves) / PIECES
