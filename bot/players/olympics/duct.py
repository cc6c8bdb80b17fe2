"""Decoupled UCT on the four games at once, with the expected outcome of the whole match as the value of a leaf.

The tree knows tracks, winds, letters and the present skating order. Skating is played for the first action only and
then stands: its order is drawn anew every turn. A run that ends inside the tree keeps its medals; what follows it is
part of the runs to come.
"""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from bot.games.olympics.batch import (
    CELLS,
    DIVING_STATES,
    FORESEEN,
    HURDLE_STATES,
    JOINT,
    JOINT_ACTIONS,
    chosen,
    distinct,
)
from bot.games.olympics.forecast import Beliefs, Forecaster, Outlook
from bot.games.olympics.rankings import pair_medals
from bot.games.olympics.rules import ACTIONS, PLAYERS, SKATING, TURNS, Position
from bot.players.olympics.params import Params
from bot.rounding import rounded
from bot.search.clock import Deadline
from bot.search.decoupled_uct import DecoupledUct, Positions, Settings

PRIOR_DEPTHS = 12
"""Priors look at states less deep than this; below, all actions are equally likely."""


BY_ACTION = ACTIONS * len(FORESEEN) * PLAYERS
"""Rows of a node's state that say where each action of each player leads."""
NO_ACTIONS = JOINT_ACTIONS
"""In place of the first joint action, at the root."""


class Duct:
    """Decoupled UCT, a new tree every turn."""

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None
        self.evaluations = 0
        self._params = params
        self._settings = Settings(params.exploration, params.wave)
        self._tree: DecoupledUct | None = None

    def prepare(self, forecaster: Forecaster | None = None) -> None:
        """Tables of skating and diving, unless another strategy shares its own."""
        self._forecaster = forecaster or Forecaster(shares=self._params.medal_shares())

    def choose(
        self, position: Position, seat: int, deadline: Deadline, first_worth: np.ndarray | None = None,
        beliefs: Beliefs | None = None,
    ) -> int:
        """The most visited action.

        ``first_worth`` [A, P]: what first actions are worth, and ``beliefs``: how runs will end, if something knows
        better.
        """
        game = OlympicsTree(Outlook(self._forecaster, position, beliefs), self._params, first_worth)
        tree = self._new_tree(game, self._params.seed * TURNS + position.turn)
        self.provisional = tree.best(seat)
        try:
            tree.run(deadline, self._params.iterations)
        finally:  # the alarm may end the search
            self.provisional = tree.best(seat)
        self.evaluations = tree.nodes
        return self.provisional

    def _new_tree(self, game: OlympicsTree, seed: int) -> DecoupledUct:
        if self._tree is None:
            self._tree = DecoupledUct(game, self._settings, seed)
        else:
            self._tree.restart(game, seed)
        return self._tree


class OlympicsTree:
    """The game as the search sees it.

    States: where each action of each player leads in hurdles, archery and diving; where the players are; the first
    joint action.
    """

    players = PLAYERS
    actions = ACTIONS

    def __init__(self, outlook: Outlook, params: Params, first_worth: np.ndarray | None = None) -> None:
        self._outlook = outlook
        self._params = params
        self._turns_left = TURNS + 1 - outlook.turn
        first_medals, skating_states = outlook.skating_medals()
        present = outlook.medals[SKATING][:, :, None]
        self._skating = np.concatenate([first_medals, present], 2)  # [pairs, 9, joint actions and NO_ACTIONS]
        self._worth = _Worth(outlook)
        self._first_skating = self._skating_worth(skating_states)
        self._first_worth = first_worth

    def root(self) -> Positions:
        states = self._outlook.states[FORESEEN][:, :, None]
        depth = np.zeros(1, np.int64)
        root = self._positions(states, np.full(1, NO_ACTIONS), depth, self._first_skating[:, :, None])
        if self._first_worth is None:
            return root
        return replace(root, priors=self._priors(self._first_worth[:, :, None]))

    def step(self, states: np.ndarray, depth: np.ndarray, actions: np.ndarray) -> Positions:
        size = depth.size
        after = chosen(states[:BY_ACTION].reshape(ACTIONS, len(FORESEEN), PLAYERS, size), actions)
        joint = np.where(depth == 0, ACTIONS ** np.arange(PLAYERS) @ actions, states[-1])
        return self._positions(after, joint, depth + 1)

    def _positions(
        self, runs: np.ndarray, joint: np.ndarray, depth: np.ndarray, worth: np.ndarray | float = 0.0
    ) -> Positions:
        """``runs`` [G, P, B]; ``worth`` [A, P, B] of actions beside that in these games."""
        following = self._outlook.course.next_states(runs, depth)
        worth = self._worth.of_states(following, depth + 1) + worth
        size = depth.size
        states = np.concatenate([following.reshape(-1, size), runs.reshape(-1, size), joint[None]])
        return Positions(states, self._priors(worth), depth >= self._turns_left)

    def values(self, states: np.ndarray, depth: np.ndarray) -> np.ndarray:
        """Whatever is the same for several states is worked out once."""
        runs = states[BY_ACTION:-1].reshape(len(FORESEEN), PLAYERS, -1)
        joint = states[-1]
        columns = np.empty((len(FORESEEN), PLAYERS + 1, depth.size), np.int64)
        columns[:, :PLAYERS] = runs
        columns[:, PLAYERS] = depth
        columns[-1, PLAYERS] += (TURNS + 1) * joint  # skating and diving go together
        some, kinds = distinct(columns)
        medals = [pair_medals(self._outlook.rankings(game, run.take(one, 1), depth.take(one)))
                  for game, run, one in zip(FORESEEN, runs, some)]
        medals.insert(SKATING, self._skating.take(joint.take(some[-1]), 2))
        return self._outlook.value.values(medals, kinds)

    def _priors(self, worth: np.ndarray) -> np.ndarray:
        """Probabilities of actions by their worth: [A, P, B] -> [P, A, B]."""
        params = self._params
        worth = rounded(worth)
        likely = np.exp(params.prior_sharpness * (worth - np.maximum.reduce(worth, 0)))
        likely *= (1.0 - params.prior_uniform) / np.add.reduce(likely, 0)
        likely += params.prior_uniform / ACTIONS
        return rounded(likely.transpose(1, 0, 2))

    def _skating_worth(self, states: np.ndarray) -> np.ndarray:
        """Worth of each player's action in skating, the others' being random: [P, joint] -> [A, P]."""
        worth = self._outlook.worth(SKATING, 2)
        out = np.zeros((ACTIONS, PLAYERS))
        if worth is not None:
            for player in range(PLAYERS):
                after = worth[player, 1, states[player]]
                out[:, player] = np.bincount(JOINT[player], after, ACTIONS) / (JOINT_ACTIONS // ACTIONS)
        return out


class _Worth:
    """Worth of states, added up over the games; the others' states as they are expected to become."""

    def __init__(self, outlook: Outlook) -> None:
        sizes = (HURDLE_STATES, CELLS, DIVING_STATES)
        tables = []
        for game, size in zip(FORESEEN, sizes):
            table = np.zeros((PLAYERS, PRIOR_DEPTHS + 1, size))
            worth = outlook.worth(game, PRIOR_DEPTHS)  # [P, depths, S]
            if worth is not None:
                table[:, :PRIOR_DEPTHS] = worth
            tables.append(table.ravel())
        starts = np.cumsum([0, *(table.size for table in tables[:-1])])
        self._table = np.concatenate(tables)
        self._size = np.array(sizes)[:, None, None]  # [G, 1, 1]
        player = np.arange(PLAYERS)[:, None] * (PRIOR_DEPTHS + 1)
        self._start = starts[:, None, None] + player * self._size  # [G, P, 1]

    def of_states(self, states: np.ndarray, depth: np.ndarray) -> np.ndarray:
        """``states`` [A, G, P, B] at ``depth`` [B]; returns [A, P, B]."""
        place = self._start + self._size * np.minimum(depth, PRIOR_DEPTHS)
        return np.asarray(self._table.take(states + place).sum(1))
