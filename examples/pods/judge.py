"""The judge of the pod race: how far ahead a pod can be after an action, by a rolling horizon from where it leads."""
from __future__ import annotations

import math
from collections.abc import Sequence

from game import Action, Pod, Race

from arena.contests.analyst import deadline_of
from arena.contract.judgement import Effort, Judgement
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from botkit.search.rolling_horizon import RollingHorizon, Settings

LEAD = 4_000.0
"""So far ahead, a pod wins with probability 1 / (1 + 1/e)."""
HORIZON = 10


class Road(Race):
    """A race whose way has no jumps: the roads between the checkpoints, as long as they are."""

    def way(self, pod: Pod) -> float:
        roads = [math.dist(self.goal(number - 1), self.goal(number)) for number in range(pod.passed + 1)]
        return sum(roads) - math.dist(self.goal(pod.passed), (pod.x, pod.y))


class Judge:
    """Values are probabilities to win. A player is judged as if the other one went on as it is expected to."""

    unit = "probability to win"
    par = 0.5

    def __init__(self, record: Replay) -> None:
        self.record = record
        self.race = Road([(int(x), int(y)) for x, y in map(str.split, record.turns[0].inputs[0][1:-2])])

    def result(self, seat: int) -> float:
        return points_of(self.record.ranks)[seat]

    def luck(self, turn: int) -> Sequence[float]:
        return ()

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement:
        """The best action against the one that was made. A fault is worth nothing: it ends the race."""
        played = self.record.turns[turn]
        answer, fault = played.actions[seat], played.faults[seat]
        pods = [Pod(*map(int, line.split())) for line in played.inputs[seat][-2:]]
        search = self.searched(pods, effort)
        (found, *_), (other, *_) = search.plans
        value = 0.0 if answer is None or fault else self.worth(pods, Action(*map(int, answer.split())), other, effort)
        best = self.worth(pods, found, other, effort)
        return Judgement(turn, seat, answer, value, ((f"{found.turn} {found.thrust}", best),), 0.02, fault=fault)

    def worth(self, pods: Sequence[Pod], action: Action, other: Action, effort: Effort) -> float:
        """Of an action: how far ahead it can lead, as a probability."""
        pods = self.race.play(pods, [action, other])
        ahead = self.race.value(pods, self.searched(pods, effort).plans, 0)
        return 1.0 / (1.0 + math.exp(-ahead / LEAD))

    def searched(self, pods: Sequence[Pod], effort: Effort) -> RollingHorizon[Sequence[Pod], Action]:
        """Plans of both: first the other one's, which the own ones then reckon with."""
        search = RollingHorizon(self.race, Settings(HORIZON), seed=1)
        for player in (1, 0):
            for _ in search.results(pods, player, deadline_of(effort), effort.fixed):
                pass
        return search
