"""What the network sees of a turn: the children of a position, one for each joint action of the three players.

Of every child it sees each player's chances of gold and silver in the current runs if everybody goes on as usual, what
runs to come may add, and what each player could still gain by its best plan of a few turns against the results that the
others usually have. Distributions of results are exact; only for skaters, later touches are a matter of chance.

Shapes: P players, A actions, J joint actions (player 0's action varies slowest), G games, T times, N results,
K features of one kind.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES, runs_to_come
from bot.olympics.outlook.outcomes import LONGEST_RACE, TARGET_RINGS
from bot.olympics.rules.batch import COMBOS, DONE, FORESEEN, JOINT, RISKS, STUNS, Transitions, encode, skate
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY,
    DIVING,
    FINISH,
    GAMES,
    HURDLES,
    JOINT_ACTIONS,
    MEDAL_POINTS,
    PLAYERS,
    TURNS,
)
from bot.olympics.rules.state import Position
from botkit.arrays import Floats, Ints

NEXT, LAST = np.array((1, 2, 0)), np.array((2, 0, 1))
"""The two others of each player."""

GOLD, SILVER, WORTH, SCORED, TOTAL, SPREAD, RACE, AIM, GLIDE, DIVE, PLAN = 0, 4, 8, 12, 16, 17, 18, 22, 24, 32, 35
PLAYER_FEATURES = 38
"""Where each player's features begin. By game: chances of gold and of silver, worth of a point, points so far. Then the
logarithm of the final score, its variance, the runner, the arrow, the skater, the diver, gains by plans."""
RUNNING, TO_COME, CLOCK = 0, 4, 8
SHARED_FEATURES = 14
"""Where the features for all players begin. By game: whether a run counts, and runs to come. Then turns left."""

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
EVERY_TURN = np.arange(TURNS + 2)
PLAN_SCALE, LEAST_GAIN, MOST_GAIN = 5.0, -1.0, 3.0


class Outlook(NamedTuple):
    """One game as it will stand after each joint action."""

    gold: Floats  # [J, P]: the chance of it
    silver: Floats  # [J, P]
    later: Floats | float  # [J] or all alike: turns after this one until the run ends
    features: Floats  # [J, P, K]: of the players' states
    turns: float  # until the run ends, with this one
    plans: Sequence[Floats]  # points to be expected now and after each sequence of actions: [P, 1], [P, A], [P, A ** 2]


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


def medal_chances(results: Floats) -> tuple[Floats, Floats]:
    """The chances of gold and silver of independent players, by joint action: [J, P] each.

    ``results`` [P, A, N]: distributions by own action; the greater, the better.
    """
    upto = np.cumsum(results, 2)
    gold, silver = np.empty((2, JOINT_ACTIONS, PLAYERS))
    for player in range(PLAYERS):
        mine, one, other = results[player], upto[NEXT[player]], upto[LAST[player]]
        both = (one[:, None] * other).reshape(-1, results.shape[2])
        joint = (mine @ both.T).reshape(ACTIONS, ACTIONS, ACTIONS)
        first, second = mine @ one.T, mine @ other.T
        a, b, c = JOINT[player], JOINT[NEXT[player]], JOINT[LAST[player]]
        gold[:, player] = joint[a, b, c]
        silver[:, player] = first[a, b] + second[a, c] - 2 * joint[a, b, c]
    return gold, silver


def worth_of_results(results: Floats) -> Floats:
    """The points to be expected by each own result: [P, N] -> [P, N]."""
    upto = np.cumsum(results, 1)
    following, last = upto[NEXT], upto[LAST]
    both = following * last
    return GIVEN[0] * both + GIVEN[1] * (following + last - 2 * both)


class Features:
    """Sees the positions of one match; ``tables``: those of its runs."""

    def __init__(self, tables: Forecaster) -> None:
        self._tables = tables

    def children(self, position: Position) -> tuple[Floats, Floats]:
        """The children of a position with four games, of which some may rest.

        Returns features of players [J, P, PLAYER_FEATURES], and those for all [J, SHARED_FEATURES].
        """
        course = Transitions(position)
        race, arrows, skaters, divers = encode(position)
        outlooks = [
            self._race(course, race) if course.track is not None else None,
            self._arrows(course, arrows) if course.winds else None,
            self._skaters(course, skaters) if course.skating_turns else None,
            self._divers(course, divers) if course.letters else None,
        ]
        return _assembled(position, outlooks)

    def _race(self, course: Transitions, states: Ints) -> Outlook:
        tables = self._tables.hurdles(course.track or "")
        standing = tables.positions.swapaxes(0, 1).astype(np.float64)  # [S, T + 1, FINISH + 1]
        running = tables.running.T.astype(np.float64)  # [S, T + 1]
        reached = _sequences(course, HURDLES, states)
        after = reached[1]
        turns_left = course.turns_left
        gold, silver = _race_chances(standing[after, :turns_left])
        later = _of_joint(running[after, : min(turns_left - 1, LONGEST_RACE)]).prod(1).sum(1)
        mean = running.sum(1)[after]
        own = np.stack([0.1 * mean, after % STUNS == 1, after % STUNS == 2, after // STUNS / FINISH], 2)
        ends = _race_ends(standing[states])  # [P, T, FINISH + 2]
        ends[:, turns_left + 1:] = 0
        values = tables.values(ends[..., : FINISH + 1], LONGEST_PLAN + 1)
        plans, earned = _planned(values, reached), np.zeros((PLAYERS, 1))
        ended = _planned(ends, [state // STUNS + (state >= DONE) for state in reached])
        for plan, with_last in zip(plans[1:], ended):
            earned = np.repeat(earned + with_last, ACTIONS, 1)
            plan += earned
        turns = running[states, : min(turns_left, LONGEST_RACE)].prod(0).sum()
        return Outlook(gold, silver, later, _of_joint(own), turns, plans)

    def _arrows(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = len(course.winds), self._tables.archery(course.winds)
        reached = _sequences(course, ARCHERY, states)
        results = tables.results(reached[1], left - 1).astype(np.float64)  # [P, A, N]
        ring = np.arange(TARGET_RINGS) / TARGET_RINGS
        mean = results @ ring
        spread = np.sqrt(np.maximum(results @ ring ** 2 - mean * mean, 0.0))
        worth = worth_of_results(tables.results(states, left).astype(np.float64))
        plans = _planned(tables.values(worth, left, LONGEST_PLAN + 1), reached)
        own = np.stack([mean, 3 * spread], 2)
        return Outlook(*medal_chances(results), left - 1.0, _of_joint(own), left, plans)

    def _divers(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = len(course.letters), self._tables.diving
        reached = _sequences(course, DIVING, states)
        window = tables.window(states, left)
        results = tables.results(reached[1], left - 1, window).astype(np.float64)  # [P, A, N]
        worth = worth_of_results(tables.results(states, left, window).astype(np.float64))
        plans = _planned(tables.values(worth, window, left, LONGEST_PLAN + 1), reached)
        points, combo = np.divmod(reached[1], COMBOS)
        more = (left - 1) * combo + (left - 1) * left // 2
        own = np.stack([0.02 * points, 0.15 * combo, 0.01 * (points + more)], 2)
        return Outlook(*medal_chances(results), left - 1.0, _of_joint(own), left, plans)

    def _skaters(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = course.skating_turns, self._tables.skating
        after = skate(np.repeat(states[:, None], JOINT_ACTIONS, 1), course.skating_ranks[JOINT]).T  # [J, P]
        results = tables.results(after, left - 1, tables.window(states, left)).astype(np.float64)  # [J, P, N]
        upto = np.cumsum(results, 2)
        following, last = upto[:, NEXT], upto[:, LAST]
        gold = (results * following * last).sum(2)
        silver = (results * (following + last)).sum(2) - 2 * gold
        spaces, key = np.divmod(after, RISKS)
        own = np.zeros((*after.shape, 1 + RISKS))
        own[..., 0] = 0.12 * (spaces - spaces.mean(1, keepdims=True))
        own[..., 1:] = key[..., None] == np.arange(RISKS)
        return Outlook(gold, silver, left - 1.0, own, left, ())


def _sequences(course: Transitions, game: int, states: Ints) -> list[Ints]:
    """The states in one of the games of ``FORESEEN`` after each sequence of actions, by depth: [P, A ** depth]."""
    column = FORESEEN.index(game)
    out = [states[:, None]]
    for depth in range(LONGEST_PLAN):
        rows = course.rows[min(depth, len(course.rows) - 1), column]
        out.append(course.table.take(out[-1][..., None] + rows).reshape(PLAYERS, -1))
    return out


def _planned(values: Floats, reached: Sequence[Ints]) -> list[Floats]:
    """The values [P, depths, S] of the states that are reached, by depth: [P, A ** depth]."""
    return [values[np.arange(PLAYERS)[:, None], depth, then] for depth, then in enumerate(reached)]


def _race_chances(stand: Floats) -> tuple[Floats, Floats]:
    """The chances of gold and silver [J, P]. ``stand`` [P, A, T, FINISH + 1]: where runners are at each time."""
    arrive, running = stand[..., FINISH], stand[..., :FINISH]  # [P, A, T], [.., FINISH]
    upto = np.cumsum(running, 3)
    alive = upto[..., -1] + arrive
    flat = upto.reshape(PLAYERS, ACTIONS, -1).swapaxes(1, 2)  # [P, T * FINISH, A]
    gold, silver = np.empty((2, JOINT_ACTIONS, PLAYERS))
    for player in range(PLAYERS):
        one, other = NEXT[player], LAST[player]
        a, b, c = JOINT[player], JOINT[one], JOINT[other]
        both = (alive[one, :, None] * alive[other]).reshape(ACTIONS ** 2, -1)
        gold[:, player] = (arrive[player] @ both.T).reshape(ACTIONS, ACTIONS, ACTIONS)[a, b, c]
        mine = running[player, :, None]  # [A, 1, T, FINISH]
        after_one = (mine * arrive[one, ..., None]).reshape(ACTIONS ** 2, -1) @ flat[other]
        after_other = (mine * arrive[other, ..., None]).reshape(ACTIONS ** 2, -1) @ flat[one]
        silver[:, player] = after_one[a * ACTIONS + b, c] + after_other[a * ACTIONS + c, b]
    return gold, silver


def _race_ends(stand: Floats) -> Floats:
    """The points to be expected if the race ends with a runner in a cell at a time: [P, T, FINISH + 2].

    ``stand`` [P, T, FINISH + 1]: where the players are at each time. The last cell is for runners that have finished
    before: nothing.
    """
    arrive, alive = stand[..., FINISH, None], stand.sum(2)
    upto = np.cumsum(stand[..., :FINISH], 2)
    ends = np.zeros((*stand.shape[:2], FINISH + 2))
    ends[..., :FINISH] = GIVEN[1] * (arrive[NEXT] * upto[LAST] + arrive[LAST] * upto[NEXT])
    ends[..., FINISH] = GIVEN[0] * alive[NEXT] * alive[LAST]
    return ends


def _of_joint(values: np.ndarray) -> np.ndarray:
    """What depends on the own action alone, for each joint action: [P, A, ...] -> [J, P, ...]."""
    return values[np.arange(PLAYERS), JOINT.T]


_FIRST_FEATURE = (RACE, AIM, GLIDE, DIVE)
_CLOCKS = (12, 9, 10, 11)
"""Where the turns that each run has left stand among the shared features."""


def _assembled(position: Position, outlooks: Sequence[Outlook | None]) -> tuple[Floats, Floats]:
    """The features of all children; of a game in which nothing can be won any more they are 0."""
    turns_left = TURNS - position.turn
    scored = np.array(position.medals) @ GIVEN  # [P, G]
    players = np.zeros((JOINT_ACTIONS, PLAYERS, PLAYER_FEATURES))
    shared = np.zeros((JOINT_ACTIONS, SHARED_FEATURES))
    total, noises = np.zeros((2, JOINT_ACTIONS, PLAYERS))
    gains = [np.zeros((PLAYERS, ACTIONS ** turns)) for turns in range(1, LONGEST_PLAN + 1)]
    for game, outlook in enumerate(outlooks):
        points = scored[:, game]  # [P]
        if outlook is None:
            gold = silver = np.zeros((JOINT_ACTIONS, PLAYERS))
            runs, doubt = _runs_of_resting(position, game)
        else:
            gold, silver, later = outlook.gold, outlook.silver, np.broadcast_to(outlook.later, JOINT_ACTIONS)
            runs, doubt = (np.interp(turns_left - later, EVERY_TURN, table[game]) for table in runs_left())
            running = later > 0
            first = _FIRST_FEATURE[game]
            players[..., first: first + outlook.features.shape[2]] = outlook.features * running[:, None, None]
            shared[:, RUNNING + game] = running
            shared[:, _CLOCKS[game]] = later / 15
            _add_plans(gains, outlook, points, game, turns_left)
        expected = GIVEN[0] * gold + GIVEN[1] * silver
        unsure = np.minimum(1.0, runs[:, None] + gold * (1 - gold) + silver * (1 - silver))
        final = points + expected + (MEAN_POINTS[game] * runs)[:, None] + SURE_POINTS + OPEN_POINTS * unsure
        variance = (GIVEN[0] ** 2 * gold + GIVEN[1] ** 2 * silver - expected ** 2
                    + (MEAN_VARIANCES[game] * runs + MEAN_POINTS[game] ** 2 * doubt)[:, None])
        noise = np.minimum(variance / (final * final), MOST_SPREAD)
        total += np.log(final) - 0.25 * noise
        noises += noise
        players[..., GOLD + game], players[..., SILVER + game] = gold, silver
        players[..., WORTH + game] = 1 / final
        players[..., SCORED + game] = 0.5 * np.log(points + 1)
        shared[:, TO_COME + game] = 0.3 * runs
    players[..., TOTAL] = 0.4 * total
    players[..., SPREAD] = 0.4 * np.log(noises + LEAST_VARIANCE)
    best = [values.reshape(PLAYERS, ACTIONS, -1).max(2) for values in gains]
    plans = np.stack([best[turns - 1] - best[0] for turns in PLAN_TURNS], 2)  # [P, A, K]
    players[..., PLAN:] = _of_joint(np.clip(PLAN_SCALE * plans, LEAST_GAIN, MOST_GAIN))
    shared[:, CLOCK] = turns_left / TURNS
    shared[:, CLOCK + 5] = turns_left < LAST_TURNS
    return players, shared


def _runs_of_resting(position: Position, game: int) -> tuple[Floats, Floats]:
    """Mean and variance of the runs to come of a game without a run: [J] each.

    If its run is not known yet, nothing is known of the turns ahead either. A run that the end of the match cuts off is
    followed by none.
    """
    turns = TURNS + 1 - position.turn if position.runs[game] is None else 0
    mean, variance = (np.full(JOINT_ACTIONS, table[game, turns]) for table in runs_left())
    return mean, variance


def _add_plans(gains: Sequence[Floats], outlook: Outlook, points: Floats, game: int, turns_left: int) -> None:
    """Adds what plans gain in one game, each point by its worth now. ``points`` [P]."""
    if outlook.plans:
        now, *plans = outlook.plans
        runs = np.interp(turns_left + 1 - outlook.turns, EVERY_TURN, runs_left()[0, game])
        worth = 1.0 / (points[:, None] + now + MEAN_POINTS[game] * runs + SURE_POINTS + OPEN_POINTS)  # [P, 1]
        for gain, values in zip(gains, plans):
            gain += worth * values
