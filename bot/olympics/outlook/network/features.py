"""What the network sees of a turn: the children of a position, one for each joint action of the three players.

Of every child it sees each player's chances of gold and silver in the current runs if everybody goes on as usual, what
runs to come may add, and what each player could still gain by its best plan of a few turns against the results that the
others usually have. Distributions of results are exact; only for skaters, later touches are a matter of chance.

Shapes: B positions, P players, A actions, J joint actions (player 0's action varies slowest), G games, T times,
N results, K features of one kind.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.olympics.outlook.match_value import runs_to_come
from bot.olympics.outlook.medal_shares import MEDAL_SHARES
from bot.olympics.outlook.outcomes import LONGEST_RACE, TARGET_RINGS, USUAL_PLAY, RunTables, folding
from bot.olympics.outlook.skating_outcomes import skating_outcomes
from bot.olympics.rules.batch import (
    COMBOS,
    DONE,
    FORESEEN,
    HIT,
    JOINT,
    RISKS,
    STUNS,
    Transitions,
    diving_steps,
    encode,
    skate,
)
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY,
    FINISH,
    GAMES,
    HURDLES,
    JOINT_ACTIONS,
    LETTERS,
    MEDAL_POINTS,
    PLAYERS,
    SKATING,
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
PLAN_SCALE, LEAST_GAIN, MOST_GAIN = 5.0, -1.0, 3.0


class Children(NamedTuple):
    """The features of the children of a batch of positions."""

    players: Floats  # [B, J, P, PLAYER_FEATURES]
    shared: Floats  # [B, J, SHARED_FEATURES]


class Outlook(NamedTuple):
    """One game as it will stand after each joint action."""

    gold: Floats  # [B, J, P]: the chance of it
    silver: Floats  # [B, J, P]
    later: Floats  # [B, J]: turns after this one until the run ends
    features: Floats  # [B, J, P, K]: of the players' states
    now: Floats  # [B, P]: the points to be expected in the run before anybody has acted
    turns: Floats  # [B]: until the run ends, with this one
    plans: Sequence[Floats]  # points to be expected after each sequence of actions: [B, P, A], [B, P, A ** 2], ..


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


def interpolated(row: Floats, turns: Floats) -> Floats:
    """Values of ``row`` [TURNS + 2] at numbers of turns that may be broken or negative."""
    turns = np.maximum(turns, 0.0)
    whole = turns.astype(np.int64)
    values: Floats = row[whole] + (turns - whole) * (row[np.minimum(whole + 1, TURNS + 1)] - row[whole])
    return values


def medal_chances(results: Floats) -> tuple[Floats, Floats]:
    """The chances of gold and silver of independent players, by joint action: [B, J, P] each.

    ``results`` [B, P, A, N]: distributions by own action; the greater, the better.
    """
    count, size = len(results), results.shape[3]
    upto = np.cumsum(results, 3)
    gold, silver = np.empty((2, count, JOINT_ACTIONS, PLAYERS))
    for player in range(PLAYERS):
        mine, one, other = results[:, player], upto[:, NEXT[player]], upto[:, LAST[player]]
        both = (one[:, :, None] * other[:, None]).reshape(count, -1, size)
        joint = (mine @ both.swapaxes(1, 2)).reshape(count, ACTIONS, ACTIONS, ACTIONS)
        first, second = mine @ one.swapaxes(1, 2), mine @ other.swapaxes(1, 2)
        a, b, c = JOINT[player], JOINT[NEXT[player]], JOINT[LAST[player]]
        gold[:, :, player] = joint[:, a, b, c]
        silver[:, :, player] = first[:, a, b] + second[:, a, c] - 2 * joint[:, a, b, c]
    return gold, silver


def worth_of_results(results: Floats) -> Floats:
    """The points to be expected by each own result: [B, P, N] -> [B, P, N]."""
    upto = np.cumsum(results, 2)
    following, last = upto[:, NEXT], upto[:, LAST]
    both = following * last
    return GIVEN[0] * both + GIVEN[1] * (following + last - 2 * both)


class Features:
    """Sees the positions of one match; keeps the tables of its runs."""

    def __init__(self) -> None:
        self._tables = RunTables()
        self._skating = skating_outcomes(USUAL_PLAY[SKATING])

    def children(self, position: Position) -> Children:
        """The children of a position with four games, of which some may rest; B is 1."""
        course = Transitions(position)
        race, arrows, skaters, divers = encode(position)[:, None]
        outlooks = [
            self._race(course, race) if course.track is not None else None,
            self._arrows(course, arrows) if course.winds else None,
            self._skaters(course, skaters) if course.skating_turns else None,
            self._divers(course, divers) if course.letters else None,
        ]
        return _assembled(position, outlooks)

    def _race(self, course: Transitions, states: Ints) -> Outlook:
        tables = self._tables.hurdles(course.track or "")
        by_state = tables.positions.swapaxes(0, 1)  # [S, T + 1, FINISH + 1]
        reached = _sequences(course, HURDLES, states)
        after = reached[1]
        horizon = min(course.turns_left - 1, LONGEST_RACE)
        gold, silver = _race_chances(by_state[:, : horizon + 1][after].astype(np.float64))
        on = tables.running[:horizon].T.astype(np.float64)[after]  # [B, P, A, T]
        later = (on[:, 0, JOINT[0]] * on[:, 1, JOINT[1]] * on[:, 2, JOINT[2]]).sum(2)
        mean = tables.running.sum(0, dtype=np.float64)[after]
        own = np.stack([0.1 * mean, after % STUNS == 1, after % STUNS == 2, after // STUNS / FINISH], 3)

        horizon = min(course.turns_left, LONGEST_RACE)
        ends = _race_ends(by_state[:, : horizon + 1][states].astype(np.float64))  # [B, P, T, FINISH + 2]
        count = len(states)
        values = tables.values(ends[..., : FINISH + 1].reshape(count * PLAYERS, horizon + 1, -1), LONGEST_PLAN + 1)
        values[:, :, DONE:] = 0
        values = values.reshape(count, PLAYERS, LONGEST_PLAN + 1, -1)
        rows = np.arange(count)[:, None, None], np.arange(PLAYERS)[:, None]
        plans, earned = [], np.zeros((count, PLAYERS, 1))
        for depth, then in enumerate(reached[1:], 1):
            earned = np.repeat(earned, ACTIONS, 2)
            plans.append(earned + values[(*rows, depth, then)])
            if depth <= horizon:
                earned = earned + ends[(*rows, depth, then // STUNS + (then >= DONE))]
        now = values[(*rows, 0, states[:, :, None])][:, :, 0]
        running = tables.running[: horizon].T.astype(np.float64)[states]  # [B, P, T]
        return Outlook(gold, silver, later, _of_joint(own), now, running.prod(1).sum(1), plans)

    def _arrows(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = len(course.winds), self._tables.archery(course.winds)
        folded = folding()[0]
        by_left = tables.table.reshape(TARGET_RINGS, len(tables.winds) + 1, -1)  # [N, winds left, folded cells]
        reached = _sequences(course, ARCHERY, states)
        results = by_left[:, left - 1][:, folded[reached[1]]].astype(np.float64)
        results = np.ascontiguousarray(np.moveaxis(results, 0, 3))  # [B, P, A, N]
        gold, silver = medal_chances(results)
        ring = np.arange(TARGET_RINGS) / TARGET_RINGS
        mean = results @ ring
        spread = np.sqrt(np.maximum(results @ ring ** 2 - mean * mean, 0.0))
        before = np.moveaxis(by_left[:, left][:, folded[states]].astype(np.float64), 0, 2)  # [B, P, N]
        worth = worth_of_results(before)
        rows = np.arange(len(states))[:, None, None], np.arange(PLAYERS)[:, None]
        plans = [(worth @ by_left[:, max(0, left - depth)].astype(np.float64))[(*rows, folded[then])]
                 for depth, then in enumerate(reached[1:], 1)]
        own = np.stack([mean, 3 * spread], 3)
        return _until(left, gold, silver, _of_joint(own), before, worth, plans)

    def _divers(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = len(course.letters), self._tables.diving
        letters = [LETTERS.index(letter) for letter in course.letters]
        window = np.arange(states.min() // COMBOS, tables.most + 1)

        def results(then: Ints, turns: int) -> Floats:
            return tables.results(then, np.full_like(then, turns), window).astype(np.float64)

        pair = diving_steps()[:, states][: HIT + 1]  # [2, B, P]: after a miss, after a hit
        hits = np.arange(ACTIONS) == letters[0]
        after = np.moveaxis(pair[hits.astype(np.int64)], 0, 2)  # [B, P, A]
        gold, silver = medal_chances(results(after, left - 1))
        before = results(states, left)
        worth = worth_of_results(before)
        plans, then, pattern = [], states[:, :, None], np.zeros(1, np.int64)
        for depth in range(1, LONGEST_PLAN + 1):
            if depth <= left:
                then = np.moveaxis(diving_steps()[: HIT + 1, then], 0, 3).reshape(*states.shape, -1)
                hits = np.arange(ACTIONS) == letters[depth - 1]
                pattern = (2 * pattern[:, None] + hits).ravel()
            else:
                pattern = np.repeat(pattern, ACTIONS)
            values = (results(then, max(0, left - depth)) * worth[:, :, None]).sum(3)
            plans.append(values[:, :, pattern])
        points, combo = np.divmod(after, COMBOS)
        more = (left - 1) * combo + (left - 1) * left // 2
        own = np.stack([0.02 * points, 0.15 * combo, 0.01 * (points + more)], 3)
        return _until(left, gold, silver, _of_joint(own), before, worth, plans)

    def _skaters(self, course: Transitions, states: Ints) -> Outlook:
        left, tables = course.skating_turns, self._skating
        count = len(states)
        skaters = np.repeat(states.T[:, :, None], JOINT_ACTIONS, 2).reshape(PLAYERS, -1)
        ranks = np.tile(course.skating_ranks[JOINT], count)
        after = skate(skaters, ranks).T.reshape(count, JOINT_ACTIONS, PLAYERS)
        window = np.arange(states.min() // RISKS, tables.most + 1)
        results = tables.results(after, np.full_like(after, left - 1), window).astype(np.float64)  # [B, J, P, N]
        upto = np.cumsum(results, 3)
        following, last = upto[:, :, NEXT], upto[:, :, LAST]
        gold = (results * following * last).sum(3)
        silver = (results * (following + last)).sum(3) - 2 * gold
        spaces, key = np.divmod(after, RISKS)
        own = np.zeros((*after.shape, 1 + RISKS))
        own[..., 0] = 0.12 * (spaces - spaces.mean(2, keepdims=True))
        own[..., 1:] = key[..., None] == np.arange(RISKS)
        before = tables.results(states, np.full_like(states, left), window).astype(np.float64)
        return _until(left, gold, silver, own, before, worth_of_results(before), ())


def _sequences(course: Transitions, game: int, states: Ints) -> list[Ints]:
    """The states in hurdles or archery after each sequence of actions, by depth: [B, P, A ** depth]."""
    column = FORESEEN.index(game)
    out = [states[:, :, None]]
    for depth in range(LONGEST_PLAN):
        rows = course.rows[min(depth, len(course.rows) - 1), column]
        out.append(course.table.take(out[-1][..., None] + rows).reshape(*states.shape, -1))
    return out


def _race_chances(stand: Floats) -> tuple[Floats, Floats]:
    """The chances of gold and silver [B, J, P]. ``stand`` [B, P, A, T, FINISH + 1]: where runners are at each time."""
    count, times = len(stand), stand.shape[3]
    arrive, running = stand[..., FINISH], stand[..., :FINISH]  # [B, P, A, T], [.., FINISH]
    upto = np.cumsum(running, 4)
    alive = upto[..., -1] + arrive
    flat = upto.reshape(count, PLAYERS, ACTIONS, -1).swapaxes(2, 3)  # [B, P, T * FINISH, A]
    gold, silver = np.empty((2, count, JOINT_ACTIONS, PLAYERS))
    for player in range(PLAYERS):
        one, other = NEXT[player], LAST[player]
        a, b, c = JOINT[player], JOINT[one], JOINT[other]
        both = (alive[:, one, :, None] * alive[:, other, None]).reshape(count, -1, times)
        first = (arrive[:, player] @ both.swapaxes(1, 2)).reshape(count, ACTIONS, ACTIONS, ACTIONS)
        gold[:, :, player] = first[:, a, b, c]
        mine = running[:, player, :, None]  # [B, A, 1, T, FINISH]
        after_one = (mine * arrive[:, one, None, :, :, None]).reshape(count, ACTIONS * ACTIONS, -1) @ flat[:, other]
        after_other = (mine * arrive[:, other, None, :, :, None]).reshape(count, ACTIONS * ACTIONS, -1) @ flat[:, one]
        silver[:, :, player] = after_one[:, a * ACTIONS + b, c] + after_other[:, a * ACTIONS + c, b]
    return gold, silver


def _race_ends(stand: Floats) -> Floats:
    """The points to be expected if the race ends with a runner in a cell at a time: [B, P, T, FINISH + 2].

    ``stand`` [B, P, T, FINISH + 1]: where the players are at each time. The last cell is for runners that have
    finished before: nothing.
    """
    arrive, alive = stand[..., FINISH, None], stand.sum(3)
    upto = np.cumsum(stand[..., :FINISH], 3)
    ends = np.zeros((*stand.shape[:3], FINISH + 2))
    ends[..., :FINISH] = GIVEN[1] * (arrive[:, NEXT] * upto[:, LAST] + arrive[:, LAST] * upto[:, NEXT])
    ends[..., FINISH] = GIVEN[0] * alive[:, NEXT] * alive[:, LAST]
    return ends


def _until(
    left: int, gold: Floats, silver: Floats, features: Floats, before: Floats, worth: Floats, plans: Sequence[Floats],
) -> Outlook:
    """The outlook of a game that ends in ``left`` turns.

    ``before``, ``worth`` [B, P, N]: the chance of each result before anybody has acted, and its worth.
    """
    count = len(gold)
    later, turns = np.full((count, JOINT_ACTIONS), left - 1.0), np.full(count, float(left))
    return Outlook(gold, silver, later, features, (before * worth).sum(2), turns, plans)


def _of_joint(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """What depends on the own action alone, for each joint action: [B, P, A, ...] -> [B, J, P, ...]."""
    return values[:, np.arange(PLAYERS), JOINT.T]


_FIRST_FEATURE = (RACE, AIM, GLIDE, DIVE)
_CLOCKS = (12, 9, 10, 11)
"""Where the turns that each run has left stand among the shared features."""


def _assembled(position: Position, outlooks: Sequence[Outlook | None]) -> Children:
    """The features of all children; of a game in which nothing can be won any more they are 0."""
    count, turns_left = 1, TURNS - position.turn
    scored = np.array(position.medals) @ GIVEN  # [P, G]
    players = np.zeros((count, JOINT_ACTIONS, PLAYERS, PLAYER_FEATURES))
    shared = np.zeros((count, JOINT_ACTIONS, SHARED_FEATURES))
    total, noises = np.zeros((2, count, JOINT_ACTIONS, PLAYERS))
    gains: list[Floats] = [np.zeros((count, PLAYERS, ACTIONS ** turns)) for turns in range(1, LONGEST_PLAN + 1)]
    for game, outlook in enumerate(outlooks):
        points = scored[None, None, :, game]  # [B, 1, P]
        if outlook is None:
            gold = silver = np.zeros((count, JOINT_ACTIONS, PLAYERS))
            runs, doubt = _runs_of_resting(position, game)
        else:
            gold, silver = outlook.gold, outlook.silver
            runs, doubt = (interpolated(table[game], turns_left - outlook.later) for table in runs_left())
            running = outlook.later > 0
            first = _FIRST_FEATURE[game]
            players[..., first: first + outlook.features.shape[3]] = outlook.features * running[:, :, None, None]
            shared[:, :, RUNNING + game] = running
            shared[:, :, _CLOCKS[game]] = outlook.later / 15
            _add_plans(gains, outlook, points[:, 0], game, turns_left)
        expected = GIVEN[0] * gold + GIVEN[1] * silver
        unsure = np.minimum(1.0, runs[..., None] + gold * (1 - gold) + silver * (1 - silver))
        final = points + expected + (MEAN_POINTS[game] * runs)[..., None] + SURE_POINTS + OPEN_POINTS * unsure
        variance = (GIVEN[0] ** 2 * gold + GIVEN[1] ** 2 * silver - expected ** 2
                    + (MEAN_VARIANCES[game] * runs + MEAN_POINTS[game] ** 2 * doubt)[..., None])
        noise = np.minimum(variance / (final * final), MOST_SPREAD)
        total += np.log(final) - 0.25 * noise
        noises += noise
        players[..., GOLD + game], players[..., SILVER + game] = gold, silver
        players[..., WORTH + game] = 1 / final
        players[..., SCORED + game] = 0.5 * np.log(points + 1)
        shared[:, :, TO_COME + game] = 0.3 * runs
    players[..., TOTAL] = 0.4 * total
    players[..., SPREAD] = 0.4 * np.log(noises + LEAST_VARIANCE)
    best = [values.reshape(count, PLAYERS, ACTIONS, -1).max(3) for values in gains]
    plans = np.stack([best[turns - 1] - best[0] for turns in PLAN_TURNS], 3)  # [B, P, A, K]
    players[..., PLAN:] = _of_joint(np.clip(PLAN_SCALE * plans, LEAST_GAIN, MOST_GAIN))
    shared[:, :, CLOCK] = turns_left / TURNS
    shared[:, :, CLOCK + 5] = turns_left < LAST_TURNS
    return Children(players, shared)


def _runs_of_resting(position: Position, game: int) -> tuple[Floats, Floats]:
    """Mean and variance of the runs to come of a game without a run: [B, J] each.

    If its run is not known yet, nothing is known of the turns ahead either. A run that the end of the match cuts off is
    followed by none.
    """
    turns = TURNS + 1 - position.turn if position.runs[game] is None else 0
    mean, variance = (np.full((1, JOINT_ACTIONS), table[game, turns]) for table in runs_left())
    return mean, variance


def _add_plans(gains: list[Floats], outlook: Outlook, points: Floats, game: int, turns_left: int) -> None:
    """Adds what plans gain in one game, each point by its worth now. ``points`` [B, P]."""
    if outlook.plans:
        runs = interpolated(runs_left()[0, game], turns_left + 1 - outlook.turns)[:, None]
        final = points + outlook.now + MEAN_POINTS[game] * runs + SURE_POINTS + OPEN_POINTS
        worth = 1.0 / final  # [B, P]
        for depth, values in enumerate(outlook.plans):
            gains[depth] += worth[..., None] * values
