"""The playout policies of the report, for all robots of many games at once."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bot.roborally.reference.uniform import UniformPrograms
from bot.roborally.reference.values import WEIGHTS
from bot.roborally.rules.batch import Simulator
from bot.roborally.rules.batch_state import Orders, State
from bot.roborally.rules.hands import deal, shuffled
from bot.roborally.rules.travel import Poses, Travel
from botkit.arrays import Bools, Floats, Ints16


class Playouts:
    """One policy that chooses programs for all robots, and games played on with it.

    ``uniform``: each reduced program is as likely as the others. ``path`` and ``search``: the best of some uniform
    programs, by turns to go and by the hodgepodge respectively, as if each robot were alone.
    """

    def __init__(self, travel: Travel, simulator: Simulator, policy: str, tries: int, seed: list[int]) -> None:
        """``tries``: programs that a policy compares."""
        self._poses, self._simulator = travel.poses, simulator
        self._random = np.random.Generator(np.random.SFC64(seed))
        self._tries, self._hit_value = tries, 0.0
        if policy == "uniform":
            self._tries = 1
        elif policy == "path":
            self._pose_values: npt.NDArray[np.floating] = -travel.turns
        else:
            self._pose_values, self._hit_value = _hodgepodge_alone(travel.poses), WEIGHTS.damage

    def programs(self, hands: Ints16, state: State) -> Ints16:
        """[R, P, B]: a program for every robot from ``hands`` [9, P, B]."""
        source = UniformPrograms(hands, state)
        best = source.draw(self._random)
        if self._tries == 1:
            return source.cards(best)
        start = self._poses.place(state.cell, state.facing, state.next_checkpoint)
        best_value = np.full(start.size, -np.inf)
        for number in range(self._tries):
            rows = source.draw(self._random) if number else best
            place, hits = self._poses.follow(start, source.kinds(rows))
            value = (self._pose_values.take(place) + self._hit_value * hits).ravel()
            best = np.where(value > best_value, rows, best)
            best_value = np.maximum(value, best_value)
        return source.cards(best)

    def play_on(self, state: State, winners: Bools, turns: int) -> None:
        """Plays up to ``turns`` more turns in place, in the games that nobody has won."""
        for _ in range(turns):
            games = np.flatnonzero(~winners.any(axis=0))
            if not games.size:
                return
            going = state.take(games)
            dealt = deal(going, shuffled(going.games, self._random))
            programs = self.programs(dealt.hands, going)
            winners[:, games] = self._simulator.play(going, Orders(programs, deck=dealt.deck))
            state.put(games, going)


def _hodgepodge_alone(poses: Poses) -> Floats:
    """[K + 1, S]: by leg and pose, the terms of the hodgepodge that a robot alone can change, except damage."""
    tables, legs = poses.tables, np.arange(len(poses.tables.checkpoints) + 1)[:, None]
    goal = tables.checkpoints.take(np.minimum(legs, len(tables.checkpoints) - 1))
    along_x, along_y = (
        np.abs(axis.take(poses.cell).astype(np.int64) - axis.take(goal)) for axis in (tables.x, tables.y)
    )
    return (
        (WEIGHTS.advantage + WEIGHTS.progress) * legs + WEIGHTS.distance * (along_x + along_y)
        - 2 * WEIGHTS.active * (np.arange(poses.size) == poses.destroyed)
        + WEIGHTS.won * (legs == len(tables.checkpoints))
    )
