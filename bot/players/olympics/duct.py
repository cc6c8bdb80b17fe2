"""Decoupled UCT on the four games at once, with the expected outcome of the whole match as the value of a leaf.

The tree knows tracks, winds, letters and the present skating order. Skating is played for the first action only and
then stands: its order is drawn anew every turn. A run that ends inside the tree keeps its medals; what follows it is
part of the runs to come.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bot.games.olympics.batch import (
    ACTIONS,
    CELLS,
    DIVING_STATES,
    GAMES,
    HURDLE_STATES,
    JOINT,
    JOINT_ACTIONS,
    archery_steps,
    diving_steps,
    hurdle_steps,
)
from bot.games.olympics.forecast import Forecaster, Outlook
from bot.games.olympics.rankings import pair_medals
from bot.games.olympics.rules import ARCHERY, DIVING, HURDLES, PLAYERS, SKATING, TURNS, Position
from bot.players.olympics.params import Params
from bot.search.clock import Deadline
from bot.search.decoupled_uct import DecoupledUct, Expansion, Settings

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]

PRIOR_DEPTHS = 12
"""Priors look at states this deep; below, all actions are equally likely."""


class Duct:
    """Decoupled UCT, a new tree every turn."""

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None
        self.evaluations = 0
        self._params = params
        self._settings = Settings(params.exploration, params.wave)

    def prepare(self) -> None:
        """Tables of skating and diving."""
        self._forecaster = Forecaster()

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        game = OlympicsTree(Outlook(self._forecaster, position), self._params)
        tree = DecoupledUct(game, self._settings, self._params.seed * TURNS + position.turn)
        self.provisional = tree.best(seat)
        tree.run(deadline, self._params.iterations)
        self.evaluations = tree.iterations
        return tree.best(seat)


class OlympicsTree:
    """The game as the search sees it. States: hurdles, archery, diving of each player, then the first joint action."""

    players = PLAYERS
    actions = ACTIONS

    def __init__(self, outlook: Outlook, params: Params) -> None:
        self._outlook = outlook
        self._params = params
        self._turns_left = TURNS + 1 - outlook.turn
        self._skating, skating_states = outlook.skating_medals()  # [pairs, 9, joint]
        self._worth = _Worth(outlook)
        self._first_skating = self._skating_worth(skating_states)

    def root(self) -> Expansion:
        states = self._outlook.states[:, :, None]
        here = np.zeros(1, np.int64)
        logits = self._worth.of_actions(states, here) + self._first_skating[:, :, None]
        rows = np.concatenate([states[[HURDLES, ARCHERY, DIVING]].reshape(-1, 1), [[0]]])
        values = self._outlook.value.values(self._outlook.medals[..., None])
        return Expansion(rows, values, self._priors(logits), np.zeros(1, np.bool_))

    def expand(self, states: Array, depth: Array, actions: Array) -> Expansion:
        before = np.zeros((GAMES, PLAYERS, depth.size), np.int64)
        before[[HURDLES, ARCHERY, DIVING]] = states[:-1].reshape(GAMES - 1, PLAYERS, -1)
        after = self._outlook.course.step(before, actions, depth)
        joint = np.where(depth == 0, ACTIONS ** np.arange(PLAYERS) @ actions, states[-1])
        rows = np.concatenate([after[[HURDLES, ARCHERY, DIVING]].reshape(-1, depth.size), joint[None]])
        return Expansion(
            rows, self._values(after, joint, depth + 1), self._priors(self._worth.of_actions(after, depth + 1)),
            depth + 1 >= self._turns_left,
        )

    def _values(self, states: Array, joint: Array, depth: Array) -> Array:
        """Expected outcome of each player. ``states`` [G, P, B]; returns [P, B]."""
        outlook = self._outlook
        medals = [pair_medals(outlook.rankings(game, states[game], depth)) for game in (HURDLES, ARCHERY, DIVING)]
        medals.insert(SKATING, self._skating[:, :, joint])
        return outlook.values(medals)

    def _priors(self, worth: Array) -> Array:
        """Probabilities of actions by their worth: [P, A, B] -> [P, A, B]."""
        params = self._params
        likely = np.exp(params.prior_sharpness * (worth - worth.max(1, keepdims=True)))
        likely *= (1.0 - params.prior_uniform) / likely.sum(1, keepdims=True)
        likely += params.prior_uniform / ACTIONS
        return np.asarray(likely)

    def _skating_worth(self, states: Array) -> Array:
        """Worth of each player's action in skating, the others' being random. ``states`` [P, joint]; [P, A]."""
        worth = self._outlook.worth(SKATING, 2)
        out = np.zeros((PLAYERS, ACTIONS))
        if worth is not None:
            for player in range(PLAYERS):
                after = worth[player, 1, states[player]]
                out[player] = np.bincount(JOINT[player], after, ACTIONS) / (JOINT_ACTIONS // ACTIONS)
        return out


class _Worth:
    """Worth of actions, added up over the games; the others' states as they are expected to become."""

    def __init__(self, outlook: Outlook) -> None:
        course = outlook.course
        depth = np.arange(PRIOR_DEPTHS)
        self._tables = []
        for game, size in ((HURDLES, HURDLE_STATES), (ARCHERY, CELLS), (DIVING, DIVING_STATES)):
            worth = outlook.worth(game, PRIOR_DEPTHS + 1)  # [P, depths + 1, S]
            if worth is None:
                continue
            if game == HURDLES:
                assert course.track is not None
                after = np.broadcast_to(hurdle_steps(course.track)[None, :ACTIONS], (PRIOR_DEPTHS, ACTIONS, size))
            elif game == ARCHERY:
                after = archery_steps()[course.archery_row(depth)]
            else:
                after = diving_steps()[course.dive_rows(depth)]
            table = np.zeros((ACTIONS, PLAYERS, PRIOR_DEPTHS + 1, size))
            for below in range(PRIOR_DEPTHS):
                table[:, :, below] = worth[:, below + 1].take(after[below], 1).transpose(1, 0, 2)
            self._tables.append((game, size, table.reshape(ACTIONS, -1)))

    def of_actions(self, states: Array, depth: Array) -> Array:
        """``states`` [G, P, B] at ``depth`` [B]; returns [P, A, B]."""
        out = np.zeros((ACTIONS, PLAYERS, depth.size))
        place = np.arange(PLAYERS)[:, None] * (PRIOR_DEPTHS + 1) + np.minimum(depth, PRIOR_DEPTHS)
        for game, size, table in self._tables:
            out += table.take(place * size + states[game], 1)
        return out.transpose(1, 0, 2)
