"""What a search needs to know in one turn: the runs' courses, how they will end, and what that is worth.

Joins ``batch``, ``outcomes`` and ``match_value``. Tables of a run are built once and kept while it lasts.
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bot.games.olympics.batch import JOINT, JOINT_ACTIONS, Course, encode, skate
from bot.games.olympics.gain_outcomes import GainOutcomes, diving_outcomes, skating_outcomes
from bot.games.olympics.match_value import MatchValue
from bot.games.olympics.medal_shares import Shares
from bot.games.olympics.outcomes import (
    HABITS,
    ArcheryOutcomes,
    Habits,
    HurdlesOutcomes,
)
from bot.games.olympics.rankings import NO_MEDALS, RANKINGS, pair_medals
from bot.games.olympics.rules import ARCHERY, DIVING, GAMES, HURDLES, SKATING, TURNS, Position

LEAST_BELIEVED = 1e-3
"""Added to a ranking's chances before they are compared: no ranking is ruled out."""


@dataclass(frozen=True)
class Beliefs:
    """How the running runs will end, by a source that knows more than habits."""

    rankings: np.ndarray  # [G, K]
    skating: np.ndarray  # [K, A, A, A] after each joint action of this turn


class Forecaster:
    """Keeps what outlasts a turn. Made once a match."""

    def __init__(self, habits: tuple[Habits, ...] = HABITS, shares: Shares | None = None) -> None:
        """``shares``: of medals in runs to come, by game; ``None``: all games are taken as alike."""
        self.shares = shares
        self._habits = habits
        self.skating = skating_outcomes(habits[SKATING])
        self.diving = diving_outcomes(habits[DIVING])
        self._track = ""
        self._hurdles: HurdlesOutcomes | None = None
        self._archery: ArcheryOutcomes | None = None
        self._value_key: tuple[object, ...] = ()
        self._value: MatchValue | None = None

    def hurdles(self, track: str) -> HurdlesOutcomes:
        """Tables of a track; takes 4 ms when it is new."""
        if self._hurdles is None or track != self._track:
            self._track, self._hurdles = track, HurdlesOutcomes(track, self._habits[HURDLES])
        return self._hurdles

    def archery(self, winds: tuple[int, ...]) -> ArcheryOutcomes:
        """Tables of winds, or of more winds that end with these; takes 5 ms when they are new."""
        known = () if self._archery is None else self._archery.winds
        if self._archery is None or known[len(known) - len(winds):] != winds:
            self._archery = ArcheryOutcomes(winds, self._habits[ARCHERY])
        return self._archery

    def match_value(self, position: Position, ends: list[int | None]) -> MatchValue:
        """Takes up to 8 ms when a score or an end is new."""
        key = (tuple(tuple(map(tuple, games)) for games in position.medals), tuple(ends))
        if self._value is None or key != self._value_key:
            self._value_key, self._value = key, MatchValue(position.medals, ends, self.shares)
        return self._value


class Outlook:
    """One position: how its runs will end from any state in them."""

    def __init__(self, forecaster: Forecaster, position: Position, beliefs: Beliefs | None = None) -> None:
        """With ``beliefs``, rankings are by as much likelier than by habit as they are believed to be from here."""
        self._beliefs = beliefs
        self._odds: np.ndarray | None = None  # [K, G]
        self.turn = position.turn
        self.course = Course(position, [])
        self.states = encode(position)  # [G, P]
        self._skating_order = Course(position).rank
        course = self.course
        ends: list[int | None] = [self.turn - 1] * GAMES
        self._hurdles: HurdlesOutcomes | None = None
        if course.track is not None:
            self._hurdles = forecaster.hurdles(course.track)
            self._longest_race = self._hurdles.look_ahead(self.states[HURDLES])
            ends[HURDLES] = self.turn - 1 + round(self._hurdles.mean_end(self.states[HURDLES], TURNS - self.turn + 1))
        self._archery: ArcheryOutcomes | None = None
        if course.winds:
            ends[ARCHERY] = self._end(len(course.winds))
            if ends[ARCHERY] is not None:
                self._archery = forecaster.archery(course.winds)
        self._skating: GainOutcomes | None = None
        if course.skating_turns:
            ends[SKATING] = self._end(course.skating_turns)
            if ends[SKATING] is not None:
                self._skating = forecaster.skating
        self._diving: GainOutcomes | None = None
        if course.letters:
            ends[DIVING] = self._end(len(course.letters))
            if ends[DIVING] is not None:
                self._diving = forecaster.diving
        self._windows = {
            SKATING: forecaster.skating.window(self.states[SKATING], course.skating_turns),
            DIVING: forecaster.diving.window(self.states[DIVING], len(course.letters)),
        }
        self.value = forecaster.match_value(position, ends)
        here = np.zeros(1, np.int64)
        usual = np.concatenate(
            [self._by_habit(game, self.states[game][:, None], here) for game in range(GAMES)], axis=1)  # [K, G]
        if beliefs is not None:
            self._odds = (beliefs.rankings.T + LEAST_BELIEVED) / (usual + LEAST_BELIEVED)
        self.medals = pair_medals(_corrected(usual, self._odds)).transpose(2, 0, 1)  # [G, pairs, 9]
        self.payoffs = self.value.payoffs(self.medals)  # [G, P, K]

    def _end(self, turns: int) -> int | None:
        """The turn in which a run ends that lasts so many turns more; ``None`` if the match ends before."""
        end = self.turn - 1 + turns
        return end if end <= TURNS else None

    def rankings(self, game: int, states: np.ndarray, depth: np.ndarray) -> np.ndarray:
        """How one game's run will end. ``states`` [P, B] at ``depth`` [B] turns from now; returns [K, B]."""
        usual = self._by_habit(game, states, depth)
        return _corrected(usual, None if self._odds is None else self._odds[:, game, None])

    def _by_habit(self, game: int, states: np.ndarray, depth: np.ndarray) -> np.ndarray:
        course = self.course
        if game == HURDLES and self._hurdles is not None:
            return self._hurdles.rankings(states, TURNS + 1 - self.turn - depth, self._longest_race)
        if game == ARCHERY and self._archery is not None:
            return self._archery.rankings(states, np.maximum(len(course.winds) - depth, 0))
        if game == SKATING and self._skating is not None:
            left = np.maximum(course.skating_turns - depth, 0)
            return self._skating.rankings(states, left, self._windows[SKATING])
        if game == DIVING and self._diving is not None:
            left = np.maximum(len(course.letters) - depth, 0)
            return self._diving.rankings(states, left, self._windows[DIVING])
        none = np.zeros((RANKINGS, depth.size), np.float32)
        none[NO_MEDALS] = 1
        return none

    def skating_medals(self) -> tuple[np.ndarray, np.ndarray]:
        """Skating after each joint action of this turn: medals [pairs, 9, joint], and states [P, joint]."""
        states = np.repeat(self.states[SKATING][:, None], JOINT_ACTIONS, 1)
        if self._skating is not None:
            states = skate(states, self._skating_order[0, JOINT])
            if self._beliefs is not None:
                return pair_medals(self._beliefs.skating[:, JOINT[0], JOINT[1], JOINT[2]]), states
        return pair_medals(self.rankings(SKATING, states, np.ones(JOINT_ACTIONS, np.int64))), states

    def worth(self, game: int, depths: int) -> np.ndarray | None:
        """Expected outcome of each player by its state in one game, all else as expected: [P, depths, states].

        ``None`` for a game in which nothing can be won any more.
        """
        states, payoff = self.states[game], self.payoffs[game]
        if game == HURDLES and self._hurdles is not None:
            return self._hurdles.worth(states, payoff, TURNS + 1 - self.turn, depths)
        if game == ARCHERY and self._archery is not None:
            return self._archery.worth(states, len(self.course.winds), payoff, depths)
        if game == SKATING and self._skating is not None:
            return self._skating.worth(states, self.course.skating_turns, payoff, depths)
        if game == DIVING and self._diving is not None:
            return self._diving.worth(states, len(self.course.letters), payoff, depths)
        return None


def _corrected(usual: np.ndarray, odds: np.ndarray | None) -> np.ndarray:
    """Chances of rankings [K, B], made likelier by ``odds`` [K, B or 1]; ``None``: as they are."""
    if odds is None:
        return usual
    likely = usual * odds
    return np.asarray(likely / np.add.reduce(likely, 0))
