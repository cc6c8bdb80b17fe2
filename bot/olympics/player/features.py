"""What the network sees of a turn: the children of a position, one for each joint action of the three players.

Of every child it sees each player's chances of gold and silver in the current runs if everybody goes on as usual, what
runs to come may add, and what each player could still gain by its best plan of a few turns against the results that the
others usually have. Distributions of results are exact; only for skaters, later touches are a matter of chance.

Shapes: P players, A actions, J joint actions (player 0's action varies slowest), G games, T times, N results.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bot.olympics.arrays import Floats, Ints
from bot.olympics.batch import COMBOS, DONE, RISKS, STUNS, Transitions, encode, skate
from bot.olympics.constants import (
    ACTIONS,
    ARCHERY,
    DIVING,
    FINISH,
    GAMES,
    HURDLES,
    MEDAL_POINTS,
    PLAYERS,
    SKATING,
    TURNS,
)
from bot.olympics.forecast import Forecaster
from bot.olympics.match_value import runs_to_come
from bot.olympics.outcomes import LONGEST_RACE, TARGET_RINGS, USUAL_PLAY
from bot.olympics.skating_outcomes import skating_outcomes
from bot.olympics.state import Position
from bot.olympics.player.weights import MEDAL_SHARES

JOINT = np.indices((ACTIONS,) * PLAYERS).reshape(PLAYERS, -1)
"""[P, J]: each player's action in each joint action."""
JOINT_ACTIONS = JOINT.shape[1]
NEXT, LAST = np.array((1, 2, 0)), np.array((2, 0, 1))
"""The two others of each player."""

GOLD, SILVER, WORTH, SCORED, TOTAL, SPREAD, RACE, AIM, GLIDE, DIVE, PLAN = 0, 4, 8, 12, 16, 17, 18, 22, 24, 32, 35
PLAYER_FEATURES = 38
"""Where each player's features begin. By game: chances of gold and of silver, worth of a point, points so far. Then the
logarithm of the final score, its variance, the runner, the arrow, the skater, the diver, gains by plans."""
RUNNING, TO_COME, CLOCK = 0, 4, 8
SHARED_FEATURES = 14
"""Where the features for all players begin. By game: whether a run counts, runs to come. Then turns left, of whatever."""

PLAN_TURNS = (2, 3, 4)
"""The lengths of plans, this turn included."""
LONGEST_PLAN = max(PLAN_TURNS)
GIVEN = np.array(MEDAL_POINTS, np.float64)
MEAN_POINTS = np.array(MEDAL_SHARES) @ GIVEN
"""[G]: what a player wins in a run to come; the next is the variance."""
MEAN_VARIANCES = np.array(MEDAL_SHARES) @ GIVEN ** 2 - MEAN_POINTS ** 2
MOST_SPREAD = 1.0
"""The greatest variance of the logarithm of points in one game."""
SURE_POINTS, OPEN_POINTS = 0.02, 0.28
"""Added to points before their logarithm is taken: at the end of the match, and while more can be won."""
LEAST_VARIANCE = 1e-3
LAST_TURNS = 12
PLAN_SCALE, LEAST_GAIN, MOST_GAIN = 5.0, -1.0, 3.0


class Children(NamedTuple):
    """The features of a position's children."""

    players: Floats  # [J, P, PLAYER_FEATURES]
    shared: Floats  # [J, SHARED_FEATURES]


class Outlook(NamedTuple):
    """One game as it will stand after each joint action."""

    gold: Floats  # [P, J]: the chance of it
    silver: Floats  # [P, J]
    later: Floats  # [J]: turns after this one until the run ends; NaN if it brings no medals
    states: Floats  # [J, P, K]: features of the players' states
    now: Floats  # [P]: the points to be expected in the run before anybody has acted
    turns: float  # until the run ends, with this one
    plans: Sequence[Floats]  # the points to be expected after each sequence of actions: [P, A], [P, A ** 2], ..


@lru_cache(maxsize=1)
def runs_left() -> Floats:
    """Mean and variance of the number of complete runs in the turns after one has ended: [2, G, TURNS + 2]."""
    out = np.zeros((2, GAMES, TURNS + 2))
    for game in range(GAMES):
        for turns in range(TURNS + 2):
            chances = np.array(runs_to_come(game, turns))
            number = np.arange(chances.size)
            mean = chances @ number
            out[:, game, turns] = mean, chances @ number ** 2 - mean * mean
    return out


def interpolated(table: Floats, game: int, turns: Floats) -> Floats:
    """Values of ``table`` [G, TURNS + 2] at numbers of turns that may be broken or negative."""
    turns = np.maximum(turns, 0.0)
    whole = turns.astype(np.int64)
    row = table[game]
    values: Floats = row[whole] + (turns - whole) * (row[np.minimum(whole + 1, TURNS + 1)] - row[whole])
    return values


def medal_chances(results: Floats) -> tuple[Floats, Floats]:
    """The chances of gold and silver of independent players. ``results`` [P, J, N]: the greater, the better."""
    upto = np.cumsum(results, 2)
    one, other = upto[NEXT], upto[LAST]
    gold = (results * one * other).sum(2)
    return gold, (results * (one + other)).sum(2) - 2 * gold


def worth_of_results(results: Floats) -> Floats:
    """The points to be expected by each own result: [P, N] -> [P, N]."""
    upto = np.cumsum(results, 1)
    one, other = upto[NEXT], upto[LAST]
    both = one * other
    return GIVEN[0] * both + GIVEN[1] * (one + other - 2 * both)


class Features:
    """Sees the positions of one match; keeps the tables of its runs."""

    def __init__(self) -> None:
        self._forecaster = Forecaster(MEDAL_SHARES)
        self._skating = skating_outcomes(USUAL_PLAY[SKATING])

    def children(self, position: Position) -> Children:
        """The children of a position with four games, of which some may rest."""
        course, states = Transitions(position), encode(position)
        foreseen = _foreseen_states(course, states)
        outlooks: list[Outlook | None] = [None] * GAMES
        if course.track is not None:
            outlooks[HURDLES] = self._race(course, [row[0] for row in foreseen])
        if course.winds:
            outlooks[ARCHERY] = self._arrows(course.winds, [row[1] for row in foreseen])
        if course.skating_turns:
            outlooks[SKATING] = self._skaters(course, states[SKATING])
        if course.letters:
            outlooks[DIVING] = self._divers(len(course.letters), [row[2] for row in foreseen])
        return _assembled(position, outlooks)

    def _race(self, course: Transitions, states: Sequence[Ints]) -> Outlook:
        tables = self._forecaster.hurdles(course.track or "")
        after = states[1]
        horizon = min(course.turns_left - 1, LONGEST_RACE)
        stand = tables.positions[: horizon + 1, after].astype(np.float64)  # [T, P, A, FINISH + 1]
        arrive, alive = stand[..., FINISH], stand.sum(3)
        running = stand[..., :FINISH]
        behind = running[:, :, None] @ np.cumsum(running, 3).swapaxes(2, 3)[:, None]  # [T, P, P, A, A]: not better
        gold, silver = np.zeros((2, PLAYERS, JOINT_ACTIONS))
        for player in range(PLAYERS):
            one, other = NEXT[player], LAST[player]
            mine, ones, others = JOINT[player], JOINT[one], JOINT[other]
            gold[player] = (arrive[:, player, mine] * alive[:, one, ones] * alive[:, other, others]).sum(0)
            silver[player] = (arrive[:, one, ones] * behind[:, player, other, mine, others]
                              + arrive[:, other, others] * behind[:, player, one, mine, ones]).sum(0)
        on = tables.running[:horizon].astype(np.float64)
        later = np.prod([on[:, after[player, JOINT[player]]] for player in range(PLAYERS)], 0).sum(0)
        mean = tables.running.sum(0, dtype=np.float64)[after]
        own = np.stack([0.1 * mean, after % STUNS == 1, after % STUNS == 2, after // STUNS / FINISH], 2)

        horizon = min(course.turns_left, LONGEST_RACE)
        ends = _race_ends(tables.positions[: horizon + 1, states[0][:, 0]].astype(np.float64))  # [P, T, FINISH + 2]
        values = tables.values(ends[:, :, : FINISH + 1], LONGEST_PLAN + 1)  # [P, D, S]
        values[:, :, DONE:] = 0
        plans, earned, rows = [], np.zeros((PLAYERS, 1)), np.arange(PLAYERS)[:, None]
        for depth, reached in enumerate(states[1:], 1):
            earned = np.repeat(earned, ACTIONS, 1)
            plans.append(earned + values[rows, depth, reached])
            if depth <= horizon:
                earned = earned + ends[rows, depth, reached // STUNS + (reached >= DONE)]
        now = values[:, 0][rows[:, 0], states[0][:, 0]]
        turns = tables.mean_end(states[0][:, 0], course.turns_left)
        return Outlook(gold, silver, later, _by_joint(own), now, turns, plans)

    def _arrows(self, winds: Sequence[int], states: Sequence[Ints]) -> Outlook:
        tables = self._forecaster.archery(tuple(winds))

        def results(depth: int) -> Floats:
            left = np.full_like(states[depth], max(0, len(winds) - depth))
            return tables.results(states[depth], left).astype(np.float64)

        ring = np.arange(TARGET_RINGS) / TARGET_RINGS
        after = results(1)  # [P, A, N]
        mean = after @ ring
        spread = np.sqrt(np.maximum(after @ ring ** 2 - mean * mean, 0.0))
        own = np.stack([mean, 3 * spread], 2)
        return _gathering(results, _of_joint(after), _by_joint(own), len(winds))

    def _divers(self, left: int, states: Sequence[Ints]) -> Outlook:
        tables = self._forecaster.diving
        window = tables.window(states[0][:, 0], left)

        def results(depth: int) -> Floats:
            letters = np.full_like(states[depth], max(0, left - depth))
            return tables.results(states[depth], letters, window).astype(np.float64)

        points, combo = np.divmod(states[1], COMBOS)
        more = (left - 1) * combo + (left - 1) * left // 2
        own = np.stack([0.02 * points, 0.15 * combo, 0.01 * (points + more)], 2)
        return _gathering(results, _of_joint(results(1)), _by_joint(own), left)

    def _skaters(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = course.skating_turns, self._skating
        after = skate(np.repeat(states[:, None], JOINT_ACTIONS, 1), course.skating_ranks[JOINT])  # [P, J]
        lefts = np.full_like(after, left - 1)
        gold, silver = medal_chances(
            tables.results(after, lefts, tables.window(after.ravel(), left - 1)).astype(np.float64))
        spaces, key = np.divmod(after, RISKS)
        own = np.zeros((JOINT_ACTIONS, PLAYERS, 1 + RISKS))
        own[:, :, 0] = (0.12 * (spaces - spaces.mean(0))).T
        own[:, :, 1:] = key.T[:, :, None] == np.arange(RISKS)
        window = tables.window(states, left)
        before = tables.results(states, np.full_like(states, left), window).astype(np.float64)
        now = (before * worth_of_results(before)).sum(1)
        return Outlook(gold, silver, np.full(JOINT_ACTIONS, left - 1.0), own, now, float(left), ())


def _foreseen_states(course: Transitions, states: Ints) -> list[Ints]:
    """The states in hurdles, archery and diving by depth, after each sequence of actions: [3, P, A ** depth]."""
    now = states[[HURDLES, ARCHERY, DIVING]]
    out = [now[:, :, None]]
    for depth in range(LONGEST_PLAN):
        rows = course.rows[min(depth, len(course.rows) - 1)]
        after = course.table.take(out[-1][..., None] + rows[:, None, None])
        out.append(after.reshape(len(now), PLAYERS, -1))
    return out


def _race_ends(stand: Floats) -> Floats:
    """The points to be expected if the race ends with a runner in a cell at a time: [P, T, FINISH + 2].

    ``stand`` [T, P, FINISH + 1]: where the others are. The last cell is for runners that have finished before: nothing.
    """
    arrive, alive = stand[..., FINISH], stand.sum(2)  # [T, P]
    upto = np.cumsum(stand[..., :FINISH], 2)
    ends = np.zeros((PLAYERS, len(stand), FINISH + 2))
    for player in range(PLAYERS):
        one, other = NEXT[player], LAST[player]
        ends[player, :, :FINISH] = GIVEN[1] * (
            arrive[:, one, None] * upto[:, other] + arrive[:, other, None] * upto[:, one])
        ends[player, :, FINISH] = GIVEN[0] * alive[:, one] * alive[:, other]
    return ends


def _gathering(results: Callable[[int], Floats], after: Floats, own: Floats, turns: int) -> Outlook:
    """The outlook of a game that is decided by results at its end, ``turns`` turns from now.

    ``results``: distributions by the number of turns played [P, A ** turns, N]; ``after`` [P, J, N].
    """
    before = results(0)[:, 0]
    worth = worth_of_results(before)
    plans = [(results(depth) * worth[:, None]).sum(2) for depth in range(1, LONGEST_PLAN + 1)]
    gold, silver = medal_chances(after)
    later = np.full(JOINT_ACTIONS, turns - 1.0)
    return Outlook(gold, silver, later, own, (before * worth).sum(1), float(turns), plans)


def _of_joint(values: Floats) -> Floats:
    """What depends on the own action alone, for each joint action: [P, A, ...] -> [P, J, ...]."""
    return values[np.arange(PLAYERS)[:, None], JOINT]


def _by_joint(values: Floats) -> Floats:
    """[P, A, K] -> [J, P, K]."""
    return _of_joint(values).swapaxes(0, 1)


_STATE_FEATURES = (RACE, AIM, GLIDE, DIVE)
_CLOCKS = (12, 9, 10, 11)
"""Where the turns that each run has left stand among the shared features."""


def _assembled(position: Position, outlooks: Sequence[Outlook | None]) -> Children:
    """The features of all children, and of no game in which nothing can be won any more."""
    points = np.array(position.medals) @ GIVEN  # [P, G]
    players = np.zeros((JOINT_ACTIONS, PLAYERS, PLAYER_FEATURES))
    shared = np.zeros((JOINT_ACTIONS, SHARED_FEATURES))
    total, spread = np.zeros((2, JOINT_ACTIONS, PLAYERS))
    gains: list[Floats | float] = [0.0] * LONGEST_PLAN
    turns_left = TURNS - position.turn
    for game, outlook in enumerate(outlooks):
        gold = silver = np.zeros((JOINT_ACTIONS, PLAYERS))
        runs, doubt = np.zeros((2, JOINT_ACTIONS))
        if outlook is not None:
            gold, silver = outlook.gold.T, outlook.silver.T
            runs, doubt = (interpolated(table, game, turns_left - outlook.later) for table in runs_left())
            running = outlook.later > 0
            first = _STATE_FEATURES[game]
            players[:, :, first: first + outlook.states.shape[2]] = outlook.states * running[:, None, None]
            shared[:, RUNNING + game] = running
            shared[:, _CLOCKS[game]] = outlook.later / 15
            _add_plans(gains, outlook, points[:, game], game, turns_left + 1)
        elif position.runs[game] is None:
            runs, doubt = (interpolated(table, game, np.full(JOINT_ACTIONS, turns_left + 1.0)) for table in runs_left())
        expected = GIVEN[0] * gold + GIVEN[1] * silver
        unsure = np.minimum(1.0, runs[:, None] + gold * (1 - gold) + silver * (1 - silver))
        final = points[:, game] + expected + (MEAN_POINTS[game] * runs)[:, None] + SURE_POINTS + OPEN_POINTS * unsure
        variance = (GIVEN[0] ** 2 * gold + GIVEN[1] ** 2 * silver - expected ** 2
                    + (MEAN_VARIANCES[game] * runs + MEAN_POINTS[game] ** 2 * doubt)[:, None])
        noise = np.minimum(variance / (final * final), MOST_SPREAD)
        total += np.log(final) - 0.25 * noise
        spread += noise
        players[:, :, GOLD + game], players[:, :, SILVER + game] = gold, silver
        players[:, :, WORTH + game] = 1 / final
        players[:, :, SCORED + game] = 0.5 * np.log(points[:, game] + 1)
        shared[:, TO_COME + game] = 0.3 * runs
    players[:, :, TOTAL] = 0.4 * total
    players[:, :, SPREAD] = 0.4 * np.log(spread + LEAST_VARIANCE)
    best = [values.reshape(PLAYERS, ACTIONS, -1).max(2) if isinstance(values, np.ndarray) else np.zeros((PLAYERS, ACTIONS))
            for values in gains]
    plans = np.stack([best[turns - 1] - best[0] for turns in PLAN_TURNS], 2)  # [P, A, K]
    players[:, :, PLAN:] = _by_joint(np.clip(PLAN_SCALE * plans, LEAST_GAIN, MOST_GAIN))
    shared[:, CLOCK] = turns_left / TURNS
    shared[:, CLOCK + 5] = turns_left < LAST_TURNS
    return Children(players, shared)


def _add_plans(gains: list[Floats | float], outlook: Outlook, points: Floats, game: int, turns_left: int) -> None:
    """Adds what plans gain in one game, each point by its worth now."""
    if outlook.plans:
        runs = interpolated(runs_left()[0], game, np.array([turns_left - outlook.turns]))
        worth = 1 / (points + outlook.now + MEAN_POINTS[game] * runs + SURE_POINTS + OPEN_POINTS)  # [P]
        for depth, values in enumerate(outlook.plans):
            gains[depth] = gains[depth] + worth[:, None] * values
