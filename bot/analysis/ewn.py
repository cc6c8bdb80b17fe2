"""EWN: every legal move judged by the full-width search, and the luck of the dice told apart.

Near the end of a game the search sees all of it, and its values are exact.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from bot.analysis.judgement import MOST_SHOWN, Effort, Judgement
from bot.games.ewn import rules
from bot.games.ewn.layer import EwnLayer
from bot.games.ewn.network import LearnedValue
from bot.games.ewn.state import DICE, RED, Move, Position
from bot.players.ewn.loop import LAYER_COSTS, MAX_MOVES, ROLL_AND_MOVE
from bot.protocol import ewn as protocol
from bot.protocol.errors import ProtocolError
from bot.search.clock import Deadline
from bot.search.layers import Depth, Limits, Work, deepen

POSITIONS = 1_500_000
"""Most positions in one layer of the search: they take about a gigabyte."""
VALUE = LearnedValue.of_training()


class EwnAnalyst:
    """Values are probabilities to win."""

    unit = "probability to win"
    par = 0.5

    def __init__(self, record: dict[str, Any]) -> None:
        self._turns = record["turns"]
        self._ranks = record["ranks"]

    def result(self, seat: int) -> float:
        return float(self._ranks[seat] == 1)

    def luck(self, turn: int) -> Sequence[float]:
        """Of the roll: what one roll and move more make of it, less their mean over the six rolls."""
        question = asked(self._turns[turn])
        if question is None or rules.winner(question[1].position) is not None:
            return ()
        position, die = question[1].position, question[1].die
        of_roll = luck_of_roll(position, die, next(move_values([position])))
        return (of_roll, -of_roll) if position.to_move == RED else (-of_roll, of_roll)

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        question = asked(self._turns[turn])
        if question is None or question[1].position.to_move != seat:
            return None
        judge, message = question
        moves = rules.legal_moves(message.position, message.die)
        if not moves or rules.winner(message.position) is not None:
            return None
        answer = self._turns[turn]["actions"][seat]
        given = played_move(judge, message, answer or "")
        *before, values = judged_moves(message.position, moves, effort)
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        names = {move: judge.format_move(move, message.position) for move in moves}
        best = tuple((names[move], values[move]) for move in ranked[:MOST_SHOWN])
        half = before[-1] if before else values
        sure = max(half, key=half.__getitem__) == ranked[0] or half[ranked[0]] >= max(half.values()) - 1e-9
        if given is None:
            fault = self._turns[turn].get("faults", {seat: None})[seat] or "no legal answer"
            return Judgement(turn, seat, answer, 0.0, best, 0.0, sure, ("illegal or late",), fault)
        noise = abs((values[ranked[0]] - values[given]) - (half[ranked[0]] - half[given]))
        return Judgement(turn, seat, answer, values[given], best, noise, sure)


def asked(turn: dict[str, Any]) -> tuple[protocol.Judge, protocol.AskMove] | None:
    """The judge and the question of a turn of a replay; ``None`` if it asked for something else than a move."""
    line = next(iter(turn["inputs"].values()))[-1]
    judge = protocol.judge_of(line)
    message = judge.parse(line)
    return (judge, message) if isinstance(message, protocol.AskMove) else None


def played_move(judge: protocol.Judge, question: protocol.AskMove, answer: str) -> Move | None:
    """The legal move that ``answer`` means, if any."""
    try:
        move = judge.parse_move(answer, question.position)
    except ProtocolError:
        return None
    return move if move in rules.legal_moves(question.position, question.die) else None


def judged_moves(position: Position, moves: Sequence[Move], effort: Effort) -> list[dict[Move, float]]:
    """The mover's probability to win with each of ``moves``: first by half the effort, last by all of it.

    One entry, if the values are exact.
    """
    after = [rules.play(position, move) for move in moves]
    if any(rules.winner(one) is not None for one in after):
        going_on = [number for number, one in enumerate(after) if rules.winner(one) is None]
        rest = judged_moves(position, [moves[number] for number in going_on], effort) if going_on else [{}]
        won = {move: 1.0 for number, move in enumerate(moves) if number not in going_on}
        return [{**values, **won} for values in rest]
    begun = Deadline.never().now()
    deadline = Deadline(begun + effort.seconds) if effort.seconds else Deadline.never()
    limits = Limits(max(1, effort.fixed // ROLL_AND_MOVE - 1) if effort.fixed else MAX_MOVES, POSITIONS)
    found: list[tuple[float, Depth]] = [
        (deadline.now() - begun, depth) for depth in deepen(EwnLayer.of(after, VALUE), deadline, limits, LAYER_COSTS)
    ]
    last = found[-1][1]
    if last.exact:
        return [_by_move(last, moves)]
    half = [depth for seconds, depth in found[:-1] if not effort.seconds or seconds <= effort.seconds / 2]
    return [_by_move(depth, moves) for depth in [*half[-1:], last]]


def _by_move(found: Depth, moves: Sequence[Move]) -> dict[Move, float]:
    return {moves[number]: (1.0 + value) / 2.0 for number, value in found.alternatives}


def luck_of_roll(position: Position, die: int, values: dict[Move, float]) -> float:
    """Of the mover: the value of the best move that the roll allows, less the mean over all six rolls.

    ``values`` of every move that some roll allows, see :func:`move_values`.
    """
    best = {each: max(values[move] for move in rules.legal_moves(position, each)) for each in DICE}
    return best[die] - sum(best.values()) / len(best)


def move_values(positions: Sequence[Position]) -> Iterator[dict[Move, float]]:
    """For each position, the mover's probability to win after each move that some roll allows, by a short look ahead.

    One roll and move beyond each move.
    """
    moves = [sorted({m for die in DICE for m in rules.legal_moves(position, die)}) for position in positions]
    after = [rules.play(position, move) for position, some in zip(positions, moves) for move in some]
    going_on = [number for number, position in enumerate(after) if rules.winner(position) is None]
    value = np.ones(len(after))
    ahead = EwnLayer.of([after[number] for number in going_on], VALUE).look_ahead(Work(Deadline.never()))
    value[going_on] = (1 - ahead) / 2
    values = iter(value.tolist())
    for some in moves:
        yield {move: next(values) for move in some}
