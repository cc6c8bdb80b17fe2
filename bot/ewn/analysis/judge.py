"""EWN: judges every legal move by the full-width search, and separates the luck of the dice.

Near the end of a game the search sees all of it, and its values are exact.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from arena.contract.judgement import MOST_SHOWN, Effort, Judgement, Line
from arena.contract.record import Replay
from bot.ewn import protocol
from bot.ewn.arena.referee import asked, legal_move
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.loop import LAYER_COSTS, MAX_MOVES, ROLL_AND_MOVE
from bot.ewn.player.network import LearnedValue
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE, RED, Move, Position
from botkit.search.clock import Deadline
from botkit.search.layers import Depth, LayerWork, deepen

POSITIONS = 1_500_000
"""Positions in one layer of the search at most: they take about a gigabyte."""
VALUE = LearnedValue.of_training()
ROUNDING = 1e-9
MOST_STEPS = 5
"""The expected play has at most so many moves."""
NOISE, NOISE_DEPTH = 0.065, 6
"""In 95 of 100 cases, the difference between two moves at this depth is this near to the one at depth 12."""
NOISE_FALLS = 0.5 ** 0.25
"""Factor for each further roll or move. Both were measured on 1,492 pairs of moves in games between shipped bots."""


class EwnAnalyst:
    """Values are probabilities to win."""

    unit = "probability to win"
    par = 0.5

    def __init__(self, record: Replay) -> None:
        self._turns = record.turns
        self._ranks = record.ranks

    def result(self, seat: int) -> float:
        return float(self._ranks[seat] == 1)

    def luck(self, turn: int) -> Sequence[float]:
        """Luck of the roll: its value by one more roll and move, minus the mean of this over the six rolls."""
        question = asked(self._turns[turn])
        if question is None or rules.winner(question[1].position) is not None:
            return ()
        position, values = question[1].position, [value for _, value in best_by_roll(question[1].position)]
        of_roll = values[question[1].die - 1] - sum(values) / len(values)
        return (of_roll, -of_roll) if position.to_move == RED else (-of_roll, of_roll)

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        question = asked(self._turns[turn])
        if question is None or question[1].position.to_move != seat:
            return None
        judge, message = question
        moves = rules.legal_moves(message.position, message.die)
        if not moves or rules.winner(message.position) is not None:
            return None
        answer = self._turns[turn].actions[seat]
        given = legal_move(judge, message, answer)
        half, whole = judged_moves(message.position, moves, effort)
        values = whole.values
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        names = {move: judge.format_move(move, message.position) for move in moves}
        best = tuple((names[move], values[move]) for move in ranked[:MOST_SHOWN])
        sure = half.values[ranked[0]] >= max(half.values.values()) - ROUNDING
        if given is None:
            fault = self._turns[turn].faults[seat] or "no legal answer"
            return Judgement(turn, seat, answer, 0.0, best, 0.0, sure, ("illegal or late",), fault)
        change = (values[ranked[0]] - values[given]) - (half.values[ranked[0]] - half.values[given])
        noise = min(abs(change), whole.noise)
        judged = Judgement(
            turn, seat, answer, values[given], best, noise, sure, causes(message.position, ranked[0], given))
        return replace(judged, line=expected_line(judge, message.position, ranked[0])) if judged.loss else judged


def expected_line(judge: protocol.Judge, position: Position, best: Move) -> Line:
    """A move, and the best replies to average rolls: with them, the mover can expect what is nearest to its mean."""
    line, move = list[tuple[int, str]](), best
    while len(line) < MOST_STEPS:
        line.append((position.to_move, judge.format_move(move, position)))
        position = rules.play(position, move)
        if rules.winner(position) is not None:
            break
        replies = best_by_roll(position)
        mean = sum(value for _, value in replies) / len(replies)
        move, _ = min(replies, key=lambda reply: abs(reply[1] - mean))
    return tuple(line)


def causes(position: Position, best: Move, given: Move) -> tuple[str, ...]:
    """How a move differs from the best one."""
    if given == best:
        return ()
    if rules.winner(rules.play(position, best)) == position.to_move:
        return ("missed the win",)
    own, theirs = position.squares(position.to_move), position.squares(1 - position.to_move)
    if (best.end in theirs) != (given.end in theirs):
        return ("did not capture" if best.end in theirs else "captured in vain",)
    if (best.end in own) != (given.end in own):
        return ("spared its own piece" if best.end in own else "captured its own piece",)
    return ("other piece" if best.start != given.start else "other direction",)


class Judged(NamedTuple):
    """The mover's probability to win with each of some moves."""

    values: dict[Move, float]
    noise: float = 0.0
    """The noise of their differences; 0 where all lines of play were followed to their end."""


def judged_moves(position: Position, moves: Sequence[Move], effort: Effort) -> tuple[Judged, Judged]:
    """The moves judged by half the effort, and by all of it."""
    after = [rules.play(position, move) for move in moves]
    won = {move: 1.0 for move, reached in zip(moves, after) if rules.winner(reached) is not None}
    going_on = [(move, reached) for move, reached in zip(moves, after) if move not in won]
    if not going_on:
        return Judged(won), Judged(won)
    clock = Deadline.never()
    begun = clock.now()
    deadline = Deadline(begun + effort.seconds) if effort.seconds else clock
    most = max(1, effort.fixed // ROLL_AND_MOVE - 1) if effort.fixed else MAX_MOVES
    depths: list[tuple[float, Depth]] = []
    layer = EwnLayer.of([reached for _, reached in going_on], VALUE)
    for depth in deepen(layer, deadline, most, POSITIONS, LAYER_COSTS):
        depths.append((clock.now() - begun, depth))
    last = depths[-1][1]
    earlier = [depth for seconds, depth in depths[:-1] if not effort.seconds or seconds <= effort.seconds / 2]
    half = last if last.exact or not earlier else earlier[-1]
    names = [move for move, _ in going_on]
    return _judged(half, names, won), _judged(last, names, won)


def _judged(result: Depth, moves: Sequence[Move], won: dict[Move, float]) -> Judged:
    values = {moves[number]: (1.0 + value) / 2.0 for number, value in result.alternatives}
    depth = ROLL_AND_MOVE * (result.effort + 1)
    return Judged({**values, **won}, 0.0 if result.exact else NOISE * NOISE_FALLS ** (depth - NOISE_DEPTH))


def best_by_roll(position: Position) -> list[tuple[Move, float]]:
    """For each roll, the mover's best move and its probability to win with it, by one more roll and move."""
    legal = [rules.legal_moves(position, die) for die in DICE]
    values = dict.fromkeys(sorted({*chain(*legal)}), 1.0)
    after = {move: rules.play(position, move) for move in values}
    going_on = [move for move, reached in after.items() if rules.winner(reached) is None]
    layer = EwnLayer.of([after[move] for move in going_on], VALUE)
    values.update(zip(going_on, ((1 - layer.look_ahead(LayerWork(Deadline.never()))) / 2).tolist()))
    return [max(((move, values[move]) for move in some), key=lambda choice: choice[1]) for some in legal]
