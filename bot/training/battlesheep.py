"""Learns the value of Battle Sheep by self-play: ``python -m bot.training.battlesheep``.

In each generation the search plays games with itself on random maps from random starts, at first without
a value, then with the one of the generation before. The weights are fitted to who ended above whom:
the two of a pair of players are told apart by logistic regression on the difference of their features
(see :mod:`bot.games.battlesheep.value`). Every game is kept on the disk when it is over; the same command goes
on after an end, and comes to the same weights.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

import numpy as np

from bot.arena.game import Record
from bot.arena.games.battlesheep.maps import FORMATS, Format, random_map
from bot.arena.replay.files import ReplayError
from bot.games.battlesheep.batch import Batch, Menu, Root
from bot.games.battlesheep.geometry import build_geometry
from bot.games.battlesheep.rules import PLAYERS, Board
from bot.games.battlesheep.simulation import Rewards, Simulation
from bot.games.battlesheep.starts import accepted_starts
from bot.games.battlesheep.value import DEGREE, FEATURES, VALUES, Value, features_of
from bot.players.battlesheep.params import Params
from bot.search.clock import Deadline
from bot.search.uct import ROOT, Search, Settings
from bot.training.command import Defaults, OtherTraining, count, option_parser, records

TEST_SHARE = 0.2
RIDGE = 1.0
NEWTON_STEPS = 30
FARTHEST = 30.0
DECIMALS = 4


@dataclass(frozen=True)
class Plan:
    """How games are made."""

    generations: int = 2
    games: int = 160
    """In each generation."""
    iterations: int = 400
    """Visits of the root before each move, those kept from the move before included."""
    wave: int = 200
    """Of them at a time."""
    blunders: float = 0.05
    """Share of moves drawn by lot."""
    positions: int = 8
    """Of each game, evenly spread, to fit to."""
    seed: int = 1


class SelfPlay:
    """One game of the search against itself: all players share one tree."""

    def __init__(self, form: Format, value: Value | None, plan: Plan, random: Random) -> None:
        """``value``: the value that the search mixes with playouts; none: playouts alone."""
        params = Params()
        self._plan, self._random = plan, random
        self._settings = Settings(exploration=params.exploration, wave=plan.wave, first_wave=plan.wave)
        self._rewards = Rewards(
            form.rules, params.by_rank(), params.trust if value else 0.0, params.trust_until, value)
        self._menu = Menu(form.sheep - 1, params.choices)
        board = Board(form.rules.edition, random_map(form, random))
        geometry = build_geometry(form.rules.edition, board.owner)
        for player in range(1, PLAYERS + 1):
            board.place(player, *random.choice(accepted_starts(board)), form.sheep)
        self._positions = [Root.of(geometry, board, 0)]

    def record(self) -> Record:
        """Plays to the end: ``features`` [N][F][P] and free ``shares`` [N] of N positions, ``scores`` [P]."""
        search = None
        while mover := self._mover():
            root, moves = mover
            if search is None:
                search = Search(self._simulation(root), self._settings, self._seed())
            choice = self._choice(search, moves)
            self._positions.append(root.after(choice, self._menu))
            if not search.follow(self._simulation(self._positions[-1]), [choice]):
                search = None
        return self._sampled()

    def _mover(self) -> tuple[Root, int] | None:
        """The position with the next player who can move, and the number of its moves; None at the end."""
        last = self._positions[-1]
        for k in range(PLAYERS):
            root = replace(last, player=(last.player + k) % PLAYERS)
            moves = len(root.moves(self._menu))
            if moves:
                return root, moves
        return None

    def _choice(self, search: Search, moves: int) -> int:
        if self._random.random() < self._plan.blunders:
            return self._random.randrange(moves)
        missing = self._plan.iterations - int(search.tree.visits[ROOT])
        if moves > 1 and missing > 0:
            search.run(Deadline.never(), missing)
        return search.best()

    def _simulation(self, root: Root) -> Simulation:
        return Simulation(root, self._rewards, self._seed(), self._menu)

    def _seed(self) -> int:
        return self._random.getrandbits(63)

    def _sampled(self) -> Record:
        chosen = np.unique(np.linspace(0, len(self._positions) - 2, self._plan.positions).round().astype(int))
        batches = [Batch(self._positions[k], 1) for k in chosen]
        return {
            "features": [features_of(batch)[:, :, 0].tolist() for batch in batches],
            "shares": [float(batch.free_cells()[0]) / batch.geometry.size for batch in batches],
            "scores": Batch(self._positions[-1], 1).scores()[:, 0].tolist(),
        }


def pairs_of_game(record: Record) -> tuple[np.ndarray, np.ndarray]:
    """For each pair of players in each position: inputs [n, (DEGREE + 1) * F], and who ended above whom [n]."""
    inputs, outcomes = [], []
    scores = record["scores"]
    for features, share in zip(np.array(record["features"]), record["shares"]):
        powers = np.concatenate([features * share**power for power in range(DEGREE + 1)])
        for i in range(PLAYERS):
            for j in range(i):
                inputs.append(powers[:, i] - powers[:, j])
                outcomes.append((scores[i] > scores[j]) + 0.5 * (scores[i] == scores[j]))
    return np.array(inputs), np.array(outcomes)


def fit(inputs: np.ndarray, outcomes: np.ndarray) -> np.ndarray:
    """Logistic regression with a ridge, by Newton's method; an input that is always the same weighs nothing."""
    spread = inputs.std(axis=0)
    scale = np.where(spread > 0, spread, 1.0)
    scaled = inputs / scale
    weights = np.zeros(scaled.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = _chance(scaled @ weights)
        curvature = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + RIDGE * np.eye(weights.size)
        weights -= np.linalg.solve(curvature, scaled.T @ (chance - outcomes) + RIDGE * weights)
    fitted: np.ndarray = weights / scale
    return fitted


def loss(inputs: np.ndarray, outcomes: np.ndarray, weights: np.ndarray) -> float:
    """Mean logarithmic loss."""
    chance = np.clip(_chance(inputs @ weights), 1e-3, 1 - 1e-3)
    return float(-np.mean(outcomes * np.log(chance) + (1 - outcomes) * np.log(1 - chance)))


def _chance(strength: np.ndarray) -> np.ndarray:
    chance: np.ndarray = 1 / (1 + np.exp(-np.clip(strength, -FARTHEST, FARTHEST)))
    return chance


def train(edition: str, plan: Plan, folder: Path) -> Value:
    """All generations; games that are in ``folder`` already are not played again.

    Raises :class:`OtherTraining` if they were made by another plan.
    """
    value = None
    for generation in range(plan.generations):
        played = _generation(edition, generation, value, plan, folder / f"{edition}-{generation}.jsonl.gz")
        games = [pairs_of_game(record) for record in played]
        tests = max(1, int(len(games) * TEST_SHARE))
        seen, unseen = _joined(games[tests:]), _joined(games[:tests])
        weights = fit(*seen)
        print(f"{edition}, generation {generation}: {len(games)} games, loss {loss(*seen, weights):.4f}, "
              f"on {tests} games that it was not fitted to {loss(*unseen, weights):.4f}")
        value = _value(fit(*_joined(games)))
    assert value is not None
    return value


def _generation(edition: str, generation: int, value: Value | None, plan: Plan, path: Path) -> list[Record]:
    def play(game: int) -> Record:
        random = Random(f"{plan.seed} {edition} {generation} {game}")
        return SelfPlay(FORMATS[edition], value, plan, random).record()

    return records(path, f"{edition}, generation {generation}", asdict(plan), plan.games, play)


def _joined(games: Iterable[tuple[np.ndarray, np.ndarray]]) -> tuple[np.ndarray, np.ndarray]:
    inputs, outcomes = zip(*games)
    return np.concatenate(inputs), np.concatenate(outcomes)


def _value(weights: np.ndarray) -> Value:
    return Value(tuple(tuple(round(weight, DECIMALS) for weight in row)
                       for row in weights.reshape(DEGREE + 1, -1).T.tolist()))


def module_text(values: Mapping[str, Value]) -> str:
    """The text of ``bot/games/battlesheep/weights.py``."""
    lines = ['"""The weights of the value; written by ``python -m bot.training.battlesheep``, not by hand."""', "",
             "WEIGHTS = {"]
    for edition, value in values.items():
        lines += [f'    "{edition}": (', *(f"        {row},  # {name}" for name, row in zip(FEATURES, value.weights)),
                  "    ),"]
    lines += ["}", '"""By edition, for each feature the weights of the powers of the free share."""', ""]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = Plan()
    parser = option_parser("battlesheep", "Battle Sheep", Defaults(
        plan.generations, plan.games, plan.seed, "the first plays without a value, the others with that of the last"))
    parser.add_argument("--edition", choices=sorted(VALUES), action="append", dest="editions",
                        help="only this one; the others keep their weights (default: all)")
    parser.add_argument("--iterations", type=count, default=plan.iterations, metavar="N",
                        help="visits of the root before each move (default %(default)s)")
    args = parser.parse_args(arguments)
    if args.games < 2:
        parser.error("--games: wants two or more; the weights are tested on games that they were not fitted to")
    plan = Plan(generations=args.generations, games=args.games, iterations=args.iterations, seed=args.seed)
    values = dict(VALUES)
    try:
        for edition in args.editions or VALUES:
            values[edition] = train(edition, plan, args.folder)
    except (OtherTraining, ReplayError) as error:
        parser.error(str(error))
    args.out.write_text(module_text(values), encoding="ascii")


if __name__ == "__main__":
    main()
