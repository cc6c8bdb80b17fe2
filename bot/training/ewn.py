"""Learns the value of EWN by self-play: ``python -m bot.training.ewn --minutes 25``.

Whole generations of games are played at once, one roll and move deep. The target of a position is the
mean over the dice of its best move's value, mixed with what came of the game: TD(lambda), Sutton 1988,
with the expectation over the dice taken exactly; exploring moves cut the trace. The network, see
:mod:`bot.games.ewn.network`, is fitted to the targets by Adam on cross-entropy; the weights written are
an average over the last steps. After 20 million positions, half an hour of one core, more training made it no stronger.
"""
from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np
from tqdm import tqdm

from bot.games.ewn import network, sides
from bot.games.ewn.network import Shape, Weights
from bot.games.ewn.rules import HOME, PIECES, RED, SIDE, SQUARES
from bot.games.ewn.sides import BITS, WAYS

WEIGHTS = Path(__file__).parents[1] / "games" / "ewn" / "weights.py"
LINE = 112
_TRANSPOSED = np.array([SIDE * (s % SIDE) + s // SIDE for s in range(SQUARES)] + [sides.OFF_BOARD])
_MOVES = WAYS * PIECES
_EARLY = 10


@dataclass(frozen=True)
class Plan:
    """How to train; rates fall linearly from first to last over the time."""

    games: int = 1024
    """Played at once; all their positions are one generation."""
    batch: int = 1024
    rate: float = 2e-3
    last_rate: float = 2e-5
    trace: float = 0.7
    """Lambda at the start; 0 at the end."""
    temperature: float = 0.03
    """Gumbel noise on the chances among which a move is chosen."""
    blunders: float = 0.03
    """Share of moves drawn by lot."""
    wild_games: float = 0.3
    """Share of games that begin with up to ``wild_moves`` moves drawn by lot."""
    wild_moves: int = 14
    explored: float = 0.01
    """A move this much worse than the best one cuts the trace."""
    averaging: float = 0.003
    """Weight of each step in the average of the weights; early on more, so that the start is forgotten."""


class Generation(NamedTuple):
    """Positions [N] as sides, and the targets: chances of the mover to win."""

    movers: np.ndarray
    others: np.ndarray
    targets: np.ndarray


class Backup(NamedTuple):
    """One roll and move from each of B positions; moves in the order of :func:`bot.games.ewn.sides.moves`."""

    value: np.ndarray  # [B] chance of the mover, before the roll
    chances: np.ndarray  # [B, 18] of the mover after each move; -1: no such move
    rolling: np.ndarray  # [B, 18] the side that rolls next
    waiting: np.ndarray  # [B, 18] the side that has moved
    won: np.ndarray  # [B, 18] bool


def new_weights(shape: Shape, random: np.random.Generator) -> Weights:
    """Small random weights."""
    scales = Weights(0.3, (2 / shape.first) ** 0.5, 0, 0.1, 0, 0.1, 0)  # type: ignore[arg-type]
    layers = zip(shape.layers(), scales)
    return Weights(*(random.normal(size=layer.shape).astype(np.float32) * np.float32(scale) for layer, scale in layers))


def back_up(weights: Weights, movers: np.ndarray, others: np.ndarray) -> Backup:
    """One roll and move from positions [B], the positions after it by the network."""
    moves = sides.moves(movers, PIECES)
    rows = np.arange(movers.size)[:, None]
    rolling = sides.after_captures(others)[rows, moves.hits]
    ended = sides.arrived(moves.sides.ravel()) | sides.wiped_out(rolling.ravel())
    won = moves.legal & ended.reshape(rolling.shape)
    going_on = (moves.legal & ~won).ravel().nonzero()[0]
    as_other = network.other_vectors(weights, moves.sides.ravel()[going_on])
    as_mover = network.mover_vectors(weights, others)[going_on // _MOVES]
    captures = (rolling != others[:, None]).ravel()[going_on].nonzero()[0]
    if captures.size:
        as_mover[captures] = network.mover_vectors(weights, rolling.ravel()[going_on[captures]])
    chances = np.full(rolling.shape, -1, np.float32)
    chances[won] = 1
    chances.ravel()[going_on] = 1 - _logistic(np.einsum("nr,nr->n", as_mover, as_other))
    best = chances.reshape(-1, PIECES, WAYS).max(axis=2)
    following = np.concatenate([best[:, 1:], best[:, :1]], axis=1)
    rolls = sides.rolls(movers, PIECES)
    value = (rolls.alone * best + rolls.pair * np.maximum(best, following)).sum(axis=1)
    return Backup(value, chances, rolling, moves.sides, won)


def _logistic(log_odds: np.ndarray) -> np.ndarray:
    chances: np.ndarray = 1 / (1 + np.exp(-log_odds))
    return chances


class SelfPlay:
    """Plays generations of games and turns them into positions with targets."""

    def __init__(self, plan: Plan, random: np.random.Generator) -> None:
        self._plan = plan
        self._random = random

    def generation(self, weights: Weights, trace: float) -> Generation:
        """All positions of games from random arrangements."""
        plan, random = self._plan, self._random
        movers, others = self._starts(), self._starts()
        games = np.arange(plan.games)
        wild = np.where(random.random(plan.games) < plan.wild_games, random.integers(0, plan.wild_moves, plan.games), 0)
        turns: list[tuple[np.ndarray, ...]] = []
        while games.size:
            backup = back_up(weights, movers, others)
            move, explored = self._choose(backup, movers, wild[games] > len(turns))
            each = np.arange(games.size)
            won = backup.won[each, move]
            turns.append((games, movers, others, backup.value, won, explored))
            movers, others = backup.rolling[each, move][~won], backup.waiting[each, move][~won]
            games = games[~won]
        return self._with_targets(turns, trace)

    def _starts(self) -> np.ndarray:
        order = np.argsort(self._random.random((self._plan.games, PIECES)), axis=1)
        return _pack(np.array(HOME[RED])[order])

    def _choose(self, backup: Backup, movers: np.ndarray, wild: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """A move for each position with a die of its own, and whether it is an exploring one."""
        random, shape = self._random, backup.chances.shape
        allowed = _allowed(movers, random.integers(0, PIECES, movers.size)) & (backup.chances >= 0)
        known = np.where(allowed, backup.chances, -np.inf)
        move = (known + self._plan.temperature * random.gumbel(size=shape)).argmax(axis=1)
        by_lot = np.where(allowed, random.random(shape), -1).argmax(axis=1)
        move = np.where(wild | (random.random(movers.size) < self._plan.blunders), by_lot, move)
        chosen = known[np.arange(movers.size), move]
        return move, chosen < known.max(axis=1) - self._plan.explored

    def _with_targets(self, turns: list[tuple[np.ndarray, ...]], trace: float) -> Generation:
        """Backwards through the games: what followed weighs ``trace`` in the target of a position."""
        after = np.zeros(self._plan.games)
        targets = []
        for games, _, _, value, won, explored in reversed(turns):
            came = np.where(won, 1.0, 1 - after[games])
            after[games] = np.where(explored, value, (1 - trace) * value + trace * came)
            targets.append(after[games].astype(np.float32))
        movers, others = (np.concatenate([turn[column] for turn in turns]) for column in (1, 2))
        return self._turned(Generation(movers, others, np.concatenate(targets[::-1])))

    def _turned(self, generation: Generation) -> Generation:
        """Each position in one of its eight equal forms: board transposed, each side's labels reversed."""
        movers, others = (sides.squares_of(some) for some in generation[:2])
        which = self._half(len(movers))
        movers[which], others[which] = _TRANSPOSED[movers[which]], _TRANSPOSED[others[which]]
        for squares in (movers, others):
            which = self._half(len(movers))
            squares[which] = squares[which, ::-1]
        return Generation(_pack(movers), _pack(others), generation.targets)

    def _half(self, count: int) -> np.ndarray:
        """About half of the numbers below ``count``."""
        return (self._random.random(count) < 0.5).nonzero()[0]


def _pack(squares: np.ndarray) -> np.ndarray:
    packed: np.ndarray = (squares.astype(np.int64) << BITS * np.arange(PIECES)).sum(axis=1)
    return packed


def _allowed(movers: np.ndarray, die: np.ndarray) -> np.ndarray:
    """Which of the 18 moves each die (from 0) lets its side make: [B, 18]."""
    alive = sides.squares_of(movers) != sides.OFF_BOARD
    labels = np.arange(PIECES)
    lower = np.where(alive & (labels <= die[:, None]), labels, -1).max(axis=1)
    higher = np.where(alive & (labels >= die[:, None]), labels, PIECES).min(axis=1)
    own = alive[np.arange(die.size), die]
    movable = (labels == np.where(own, die, lower)[:, None]) | (labels == np.where(own, die, higher)[:, None])
    order = np.argsort(~alive, axis=1, kind="stable")  # living labels first, as in sides.moves
    return np.repeat(np.take_along_axis(movable, order, axis=1), WAYS, axis=1)


def gradients(weights: Weights, batch: Generation) -> tuple[Weights, float]:
    """Of the mean cross-entropy, and the mean squared error of the chances."""
    count = batch.targets.size
    active = network.features(np.concatenate([batch.movers, batch.others]))
    first, second = network.trunk(weights, active)
    as_mover = network.with_ones(second[:count] @ weights.mover + weights.mover_bias, last=True)
    as_other = network.with_ones(second[count:] @ weights.other + weights.other_bias, last=False)
    error = _logistic(np.einsum("nr,nr->n", as_mover, as_other)) - batch.targets
    slope = (error / count)[:, None].astype(np.float32)
    to_mover = (slope * as_other)[:, :-1]
    to_other = np.delete(slope * as_mover, -2, axis=1)
    to_second = np.concatenate([to_mover @ weights.mover.T, to_other @ weights.other.T]) * (second > 0)
    to_first = (to_second @ weights.second.T) * (first > 0)
    inputs = np.zeros((2 * count, network.FEATURES), np.float32)
    inputs[np.arange(2 * count)[:, None], active] = 1
    found = Weights(
        inputs.T @ to_first, first.T @ to_second, to_second.sum(axis=0),
        second[:count].T @ to_mover, to_mover.sum(axis=0), second[count:].T @ to_other, to_other.sum(axis=0),
    )
    return found, float(np.mean(error**2))


class Adam:
    """Steps along averaged gradients, Kingma and Ba 2015; changes the weights in place."""

    DECAY, SQUARE_DECAY, LEAST = 0.9, 0.999, 1e-8

    def __init__(self, weights: Weights) -> None:
        self._means = [np.zeros_like(layer) for layer in weights]
        self._squares = [np.zeros_like(layer) for layer in weights]
        self.steps = 0

    def step(self, weights: Weights, slopes: Weights, rate: float) -> None:
        """One step of about ``rate`` in every weight."""
        self.steps += 1
        rate *= (1 - self.SQUARE_DECAY**self.steps) ** 0.5 / (1 - self.DECAY**self.steps)
        for layer, slope, mean, square in zip(weights, slopes, self._means, self._squares):
            mean += (1 - self.DECAY) * (slope - mean)
            square += (1 - self.SQUARE_DECAY) * (slope * slope - square)
            layer -= rate * mean / (np.sqrt(square) + self.LEAST)


def train(shape: Shape, minutes: float, seed: int, plan: Plan, quiet: bool = False) -> Weights:
    """Trains for about ``minutes`` and returns the averaged weights."""
    random = np.random.default_rng(seed)
    weights = new_weights(shape, random)
    average = Weights(*(layer.copy() for layer in weights))
    adam, self_play = Adam(weights), SelfPlay(plan, random)
    start = perf_counter()
    with tqdm(total=100, unit="%", disable=quiet) as bar:
        share = 0.0
        while share < 1:
            trace = plan.trace * (1 - share)
            rate = plan.last_rate + (plan.rate - plan.last_rate) * (1 - share)
            generation = self_play.generation(weights, trace)
            order = random.permutation(generation.targets.size)
            errors = []
            for begin in range(0, order.size - plan.batch + 1, plan.batch):
                batch = Generation(*(column[order[begin : begin + plan.batch]] for column in generation))
                slopes, error = gradients(weights, batch)
                adam.step(weights, slopes, rate)
                for mean, layer in zip(average, weights):
                    mean += max(plan.averaging, _EARLY / (_EARLY + adam.steps)) * (layer - mean)
                errors.append(error)
            share = min(1.0, (perf_counter() - start) / (60 * minutes))
            bar.update(round(100 * share) - bar.n)
            bar.set_postfix(error=f"{np.mean(errors):.5f}")
    return average


def module_text(weights: Weights, shape: Shape) -> str:
    """The text of ``bot/games/ewn/weights.py``."""
    levels, scales = network.pack(weights)
    return "\n".join([
        '"""The weights of the learned value; written by ``python -m bot.training.ewn``, not by hand."""',
        "",
        f"SHAPE = {tuple(shape)}",
        *_constant("LEVELS", levels),
        *_constant("SCALES", scales),
        "",
    ])


def _constant(name: str, text: str) -> list[str]:
    lines = (text[begin : begin + LINE] for begin in range(0, len(text), LINE))
    return [f"{name} = (", *(f'    "{line}"' for line in lines), ")"]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Learns the value of EinStein wuerfelt nicht! by self-play.")
    parser.add_argument("--minutes", type=float, default=25.0, help="time to train (25)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shape", type=int, nargs=3, default=(128, 64, 14), metavar=("H1", "H2", "RANK"))
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="the module to write")
    options = parser.parse_args()
    shape = Shape(*options.shape)
    weights = train(shape, options.minutes, options.seed, Plan())
    options.out.write_text(module_text(weights, shape), encoding="ascii")


if __name__ == "__main__":
    main()
