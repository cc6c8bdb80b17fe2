"""Decoupled UCT on the four games at once, with the expected outcome of the whole match as the value of a leaf.

The tree knows tracks, winds, letters and the present skating order. In skating only the first action is played,
because the order is drawn anew every turn. A run that ends inside the tree keeps its medals; the run after it counts
among the runs to come.
"""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.forecast import Forecast, Forecaster
from bot.olympics.outlook.match_value import SAME_SHARES
from bot.olympics.outlook.rankings import OTHERS, pair_medals
from bot.olympics.reference.leaves import RaceRankings, RankingForecast, WinTable
from bot.olympics.reference.params import Params
from bot.olympics.rules.batch import CELLS, DIVING_STATES, FINISHED, FORESEEN, HURDLE_STATES, JOINT, Transitions, skate
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY,
    DIVING,
    GAMES,
    HURDLES,
    JOINT_ACTIONS,
    PLAYERS,
    SKATING,
    TURNS,
)
from bot.olympics.rules.state import Position
from botkit.arrays import Floats, Ints
from botkit.search.clock import Deadline
from botkit.search.decoupled_uct import DecoupledUct, NewNodes, Settings
from botkit.search.exact_sums import rounded
from botkit.search.result import SearchResult

PRIOR_DEPTHS = 12
"""Priors depend on the state above this depth; from it on, all actions are equally likely."""
LEAST_ALIVE = 0.02
"""The least probability to go on that is assumed of a race."""

NO_ACTIONS = JOINT_ACTIONS
"""At the root, in place of the first joint action."""
BY_ACTION = ACTIONS * len(FORESEEN) * PLAYERS
"""The rows of a node's state that hold where each action of each player leads."""
KEY_BITS = 13
"""The bits that can hold any state of a player in a game."""


class TreeSearch:
    """Builds a new tree every turn, in the memory of the last one."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._settings = Settings(params.exploration, params.batch)
        self._forecaster = Forecaster(SAME_SHARES)
        self._races: RaceRankings | None = None
        self._tree: DecoupledUct | None = None

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        """The most visited action so far, after every batch of paths; the effort is in iterations."""
        params = self._params
        forecast = Forecast(self._forecaster, position)
        if forecast.hurdles is not None and (self._races is None or self._races.hurdles is not forecast.hurdles):
            self._races = RaceRankings(forecast.hurdles)
        game = OlympicsTree(forecast, self._races if forecast.hurdles else None, params)
        seed = params.seed * TURNS + position.turn
        if self._tree is None:
            self._tree = DecoupledUct(game, self._settings, seed)
        else:
            self._tree.restart(game, seed)
        return self._tree.results(seat, deadline, params.iterations)


class OlympicsTree:
    """The game in the form that the search needs.

    States: where each action of each player leads in hurdles, archery and diving; where the players are; the first
    joint action.
    """

    players = PLAYERS
    actions = ACTIONS

    def __init__(self, forecast: Forecast, races: RaceRankings | None, params: Params) -> None:
        self._forecast = forecast
        self._params = params
        self._rankings = RankingForecast(forecast, races)
        self._wins = WinTable(forecast.value)
        here = np.zeros(1, np.int64)
        medals = np.concatenate([pair_medals(self._rankings.of(game, forecast.states[game][:, None], here))
                                 for game in range(GAMES)], 2)  # [pairs, 9, G]
        payoffs = forecast.value.payoffs(medals.transpose(2, 0, 1)[None])[0]  # [G, P, K]
        self._state_values = _StateValues(forecast, payoffs)
        self._first_skating = np.zeros((ACTIONS, PLAYERS))
        skaters = np.repeat(forecast.states[SKATING][:, None], JOINT_ACTIONS, 1)  # [P, joint]
        if forecast.transitions.skating_turns:
            skaters = skate(skaters, forecast.transitions.skating_ranks[JOINT])
            self._first_skating = self._skating_values(payoffs[SKATING], skaters)
        after_first = pair_medals(self._rankings.of(SKATING, skaters, np.ones(JOINT_ACTIONS, np.int64)))
        self._skating_medals = np.concatenate([after_first, medals[:, :, SKATING, None]], 2)
        """[pairs, 9, joint actions and NO_ACTIONS]"""

    def root(self) -> NewNodes:
        states, depth = self._forecast.foreseen()[:, :, None], np.zeros(1, np.int64)
        return self._positions(states, np.full(1, NO_ACTIONS), depth, self._first_skating[:, :, None])

    def step(self, states: Ints, depth: Ints, actions: Ints) -> NewNodes:
        after = chosen(states[:BY_ACTION].reshape(ACTIONS, len(FORESEEN), PLAYERS, -1), actions)
        joint = np.where(depth == 0, ACTIONS ** np.arange(PLAYERS)[::-1] @ actions, states[-1])
        return self._positions(after, joint, depth + 1)

    def _positions(self, runs: Ints, joint: Ints, depth: Ints, more: Floats | float = 0.0) -> NewNodes:
        """``runs`` [3, P, B]; ``more`` [A, P, B]: values of actions in addition to those in these games."""
        following = next_states(self._forecast.transitions, runs, depth)
        values = self._state_values.of(following, depth + 1) + more
        states = np.concatenate([following.reshape(-1, depth.size), runs.reshape(-1, depth.size), joint[None]])
        return NewNodes(states, self._priors(values), depth >= self._forecast.turns_left)

    def values(self, states: Ints, depth: Ints) -> Floats:
        """Values of states; what several states have in common is computed once."""
        runs, joint = states[BY_ACTION:-1].reshape(len(FORESEEN), PLAYERS, -1), states[-1]
        keys = (1 << KEY_BITS * np.arange(PLAYERS)) @ runs + (depth << KEY_BITS * PLAYERS)
        keys[-1] += joint << KEY_BITS * (PLAYERS + 1)  # skating and diving go together
        some, kinds = distinct(keys)
        medals = [pair_medals(self._rankings.of(game, run.take(rows, 1), depth.take(rows)))
                  for game, run, rows in zip(FORESEEN, runs, some)]
        medals.insert(SKATING, self._skating_medals.take(joint.take(some[-1]), 2))
        return self._wins.values(medals, kinds)

    def _priors(self, values: Floats) -> Floats:
        """Probabilities of actions by their values: [A, P, B] -> [P, A, B]."""
        params = self._params
        values = rounded(values)
        likely = np.exp(params.prior_sharpness * (values - np.maximum.reduce(values, 0)))
        likely *= (1.0 - params.prior_uniform) / np.add.reduce(likely, 0)
        likely += params.prior_uniform / ACTIONS
        return rounded(likely.transpose(1, 0, 2))

    def _skating_values(self, payoff: Floats, after: Ints) -> Floats:
        """The value of each player's action in skating if the others play at random: [A, P]. ``after`` [P, joint]."""
        values = self._forecast.gain_values(SKATING, payoff, 2)[:, 1]
        sums = np.stack([np.bincount(JOINT[player], values[player, after[player]], ACTIONS)
                         for player in range(PLAYERS)], 1)
        return np.asarray(sums / (JOINT_ACTIONS // ACTIONS), np.float64)


class _StateValues:
    """Expected values of states, summed over the games; the others' states are as they are expected to become."""

    def __init__(self, forecast: Forecast, payoffs: Floats) -> None:
        sizes = (HURDLE_STATES, CELLS, DIVING_STATES)
        tables = [np.zeros((PLAYERS, PRIOR_DEPTHS + 1, size)) for size in sizes]
        hurdles, archery, diving = (table[:, :PRIOR_DEPTHS] for table in tables)
        hurdles[:] = forecast.hurdles_values(payoffs[HURDLES], PRIOR_DEPTHS)
        archery[:] = forecast.archery_values(payoffs[ARCHERY], PRIOR_DEPTHS)
        diving[:] = forecast.gain_values(DIVING, payoffs[DIVING], PRIOR_DEPTHS)
        if forecast.hurdles is not None:
            running = forecast.hurdles.running[:PRIOR_DEPTHS - 1, forecast.states[HURDLES]]  # [D - 1, P]
            for player, others in enumerate(OTHERS):  # a node at some depth exists only if the race went on until then
                hurdles[player, 1:] /= np.maximum(running[:, others].prod(1), LEAST_ALIVE)[:, None]
        starts = np.cumsum([0, *(table.size for table in tables[:-1])])
        self._table = np.concatenate([table.ravel() for table in tables])
        self._size = np.array(sizes)[:, None, None]  # [3, 1, 1]
        depths = np.arange(PLAYERS)[:, None] * (PRIOR_DEPTHS + 1)  # of the players before
        self._start = starts[:, None, None] + depths * self._size  # [3, P, 1]

    def of(self, states: Ints, depth: Ints) -> Floats:
        """``states`` [A, 3, P, B] at ``depth`` [B]; returns [A, P, B]."""
        place = self._start + self._size * np.minimum(depth, PRIOR_DEPTHS)
        values: Floats = self._table.take(states + place).sum(1)
        return values


def next_states(transitions: Transitions, states: Ints, depth: Ints) -> Ints:
    """Where each action of each player leads in the games of ``FORESEEN``.

    ``states`` [3, P, B] in these games at ``depth`` [B]; returns [A, 3, P, B].
    """
    rows = transitions.rows.take(depth, 0, mode="clip").transpose(2, 1, 0)[:, :, None]  # [A, 3, 1, B]
    after = transitions.table.take(rows + states)
    over = np.maximum.reduce(states[0], 0) >= FINISHED
    if np.count_nonzero(over):
        after[:, 0] = np.where(over, states[0], after[:, 0])
    return after


def chosen(by_action: Ints, actions: Ints) -> Ints:
    """The entry of each player's action. ``by_action`` [A, G, P, B], ``actions`` [P, B]; returns [G, P, B]."""
    _, games, players, size = by_action.shape
    return by_action[actions, np.arange(games)[:, None, None], np.arange(players)[:, None], np.arange(size)]


def distinct(keys: Ints) -> tuple[list[Ints], Ints]:
    """For each game the index of one key of each kind, and the kind of each key [G, B]. ``keys`` [G, B]."""
    order = keys.argsort(1, kind="stable")
    place = order + np.arange(len(keys))[:, None] * keys.shape[1]
    ordered = keys.take(place)
    new = np.ones(keys.shape, np.bool_)
    np.not_equal(ordered[:, 1:], ordered[:, :-1], out=new[:, 1:])
    kinds = np.empty(keys.shape, np.int64)
    kinds.reshape(-1)[place] = new.cumsum(1) - 1
    return [of_game[first] for of_game, first in zip(order, new)], kinds
