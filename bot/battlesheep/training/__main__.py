"""Learns the value of Battle Sheep by self-play: ``python -m bot.battlesheep.training``.

In each generation, the search plays games against itself on random maps from random starts, at first without a value,
then with that of the generation before. The weights are fitted to who ended above whom, by logistic regression on the
difference between the features of each pair of players (see :mod:`bot.battlesheep.player.value`).
"""
from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

import numpy as np

from bot.battlesheep.arena.maps import random_map
from bot.battlesheep.player.params import Params
from bot.battlesheep.player.simulation import POINTS_BY_RANK, Model, RankRewards, Simulation
from bot.battlesheep.player.value import DEGREE, FEATURES, Weights, features_of, free_share, weighted_values
from bot.battlesheep.player.weights import WEIGHTS
from bot.battlesheep.rules.batch import ActionAbstraction, Batch, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import EDITIONS, Board
from bot.battlesheep.rules.state import COURSES, PLAYERS
from bot.training.command import option_parser, progress
from bot.training.softmax import Lessons
from botkit.arrays import Floats
from botkit.search.clock import Deadline
from botkit.search.uct import ROOT, Settings, Uct

TEST_SHARE = 0.2
RIDGE = 1.0
DECIMALS = 4


@dataclass(frozen=True)
class TrainingPlan:
    """How games are made."""

    generations: int = 2
    games: int = 160
    """The number of games in each generation."""
    iterations: int = 400
    """Visits of the root before each move, including those kept from the move before."""
    batch: int = 200
    """The number of iterations at a time."""
    exploration: float = 0.4
    """UCT: the factor of the square root. The shipped weights come from games that explore more than the bot does."""
    value_weight: float = 0.8
    """The weight of the value on an empty map; likewise more than in the bot."""
    blunders: float = 0.05
    """The probability that a move is drawn at random."""
    positions: int = 8
    """The number of positions of each game, evenly spread, for the fit."""
    seed: int = 1


class TrainingGame:
    """One game of the search against itself: all players share one tree."""

    def __init__(self, edition: str, value: Weights | None, plan: TrainingPlan, random: Random) -> None:
        """``value``: the value that the search mixes with playouts; ``None``: only playouts."""
        params, course, rules = Params(), COURSES[edition], EDITIONS[edition]
        self._plan, self._random = plan, random
        self._settings = Settings(plan.exploration, plan.batch, first_batch=plan.batch)
        self._abstraction = ActionAbstraction(course.sheep - 1, params.sheep_numbers)
        evaluation = partial(
            weighted_values, learned=value, edition=rules, weight=plan.value_weight, until=params.value_until
        ) if value else None
        self._model = Model(course.sheep, self._abstraction, RankRewards(rules, POINTS_BY_RANK), evaluation)
        board = Board(rules, random_map(edition, random))
        geometry = build_geometry(rules, board.owner)
        for player in range(1, PLAYERS + 1):
            board.place(player, *random.choice(board.accepted_starts()), course.sheep)
        self._positions = [Root.of(geometry, board, 0)]

    def played(self) -> list[Root]:
        """Plays to the end; returns all positions, the last one included."""
        search = None
        while mover := self._mover():
            root, moves = mover
            if search is None:
                search = Uct(self._simulation(root), self._settings, self._seed())
            choice = self._choice(search, moves)
            self._positions.append(root.after(choice, self._abstraction))
            if not search.follow(self._simulation(self._positions[-1]), [choice]):
                search = None
        return self._positions

    def _mover(self) -> tuple[Root, int] | None:
        """The position of the next player that can move, and the number of its moves; ``None`` at the end."""
        last = self._positions[-1]
        for k in range(PLAYERS):
            root = replace(last, player=(last.player + k) % PLAYERS)
            moves = len(root.moves(self._abstraction))
            if moves:
                return root, moves
        return None

    def _choice(self, search: Uct, moves: int) -> int:
        if self._random.random() < self._plan.blunders:
            return self._random.randrange(moves)
        missing = self._plan.iterations - int(search.tree.visits[ROOT])
        if moves > 1 and missing > 0:
            deque(search.results(Deadline.never(), missing), maxlen=0)
        return search.result().answer

    def _simulation(self, root: Root) -> Simulation:
        return Simulation(self._model, root, self._seed())

    def _seed(self) -> int:
        return self._random.getrandbits(63)


def pairs_of_game(positions: Sequence[Root], count: int) -> Lessons:
    """For each pair of players in ``count`` of the positions: how their features differ, and who ended above whom.

    Each feature comes with every power of the free share: (DEGREE + 1) * F in all.
    """
    chosen = np.unique(np.linspace(0, len(positions) - 2, count).round().astype(int))
    batches = [Batch(positions[k], 1) for k in chosen]
    scores = Batch(positions[-1], 1).scores()[:, 0]
    first, second = np.tril_indices(PLAYERS, -1)
    powers = np.stack([  # [N, (DEGREE + 1) * F, P]
        np.concatenate([features_of(batch)[:, :, 0] * free_share(batch)**power for power in range(DEGREE + 1)])
        for batch in batches])
    inputs = (powers[:, :, first] - powers[:, :, second]).transpose(0, 2, 1)  # [N, pairs, F]
    outcomes = (1.0 + np.sign(scores[first] - scores[second])) / 2.0
    return lessons_of_pairs(inputs.reshape(-1, powers.shape[1]), np.tile(outcomes, len(batches)))


def lessons_of_pairs(inputs: Floats, outcomes: Floats) -> Lessons:
    """The lessons in ``inputs`` [N, F] and ``outcomes`` [N], 1 if the first of a pair won."""
    features = np.stack([inputs.T, np.zeros_like(inputs.T)], axis=1)
    won = np.stack([outcomes, 1.0 - outcomes])
    return Lessons(features, np.ones(won.shape, bool), won)


def fit(lessons: Lessons) -> Floats:
    """The weights [F], with a ridge on features scaled to the same spread; a constant feature has weight 0."""
    spread = lessons.features[:, 0].std(axis=1)
    scale = np.where(spread > 0, spread, 1.0)
    scaled = replace(lessons, features=lessons.features / scale[:, None, None])
    return scaled.fit(RIDGE / lessons.won.shape[1]) / scale


def train(edition: str, plan: TrainingPlan) -> Weights:
    """Trains all generations."""
    value = None
    for generation in range(plan.generations):
        games = [
            pairs_of_game(TrainingGame(edition, value, plan, Random(seed)).played(), plan.positions)
            for seed in progress(f"{edition}, generation {generation}", "games", [
                f"{plan.seed} {edition} {generation} {game}" for game in range(plan.games)])
        ]
        tests = max(1, int(len(games) * TEST_SHARE))
        seen, unseen = Lessons.joined(games[tests:]), Lessons.joined(games[:tests])
        weights = fit(seen)
        print(f"{edition}, generation {generation}: {len(games)} games, loss {seen.loss(weights):.4f}, "
              f"on {tests} games that it was not fitted to {unseen.loss(weights):.4f}")
        fitted = fit(Lessons.joined(games)).reshape(DEGREE + 1, -1).T.tolist()
        value = tuple(tuple(round(weight, DECIMALS) for weight in row) for row in fitted)
    assert value is not None
    return value


def module_text(values: Mapping[str, Weights]) -> str:
    """The text of ``bot/battlesheep/player/weights.py``."""
    lines = ['"""The weights of the value; written by ``python -m bot.battlesheep.training``, not by hand."""', "",
             "WEIGHTS = {"]
    for edition, value in values.items():
        lines += [f'    "{edition}": (', *(f"        {row},  # {name}" for name, row in zip(FEATURES, value)),
                  "    ),"]
    lines += ["}", '"""By edition, for each feature the weights of the powers of the free share."""', ""]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = TrainingPlan()
    parser = option_parser(
        "battlesheep", "Battle Sheep", "the first plays without a value, the others with that of the last", plan)
    args = parser.parse_args(arguments)
    if args.games < 2:
        parser.error("--games: wants two or more; the weights are tested on games that they were not fitted to")
    plan = replace(plan, generations=args.generations, games=args.games, seed=args.seed)
    values = {edition: train(edition, plan) for edition in WEIGHTS}
    args.out.write_text(module_text(values), encoding="ascii")


if __name__ == "__main__":
    main()
