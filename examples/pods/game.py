"""A pod race: two pods race through checkpoints, turn by turn; they steer, glide, and push each other away.

Lengths in units of a field of 16,000 by 9,000, angles in degrees, speeds in units a turn.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

WIDTH, HEIGHT = 16_000, 9_000
LAPS = 2
MOST_TURNS = 150
TURN, THRUST = 18, 100
"""The most that a pod turns and speeds up."""
GLIDE = 0.85
"""What is left of a speed after a turn."""
REACH, SIZE = 600, 800
"""A checkpoint counts from this near; pods nearer than ``SIZE`` collide."""
PUSH = 120.0
"""The least speed with which pods leave each other after a collision, together."""


class Action(NamedTuple):
    """``turn`` from -18 to 18 degrees, ``thrust`` from 0 to 100."""

    turn: int
    thrust: int


class Pod(NamedTuple):
    """A pod, and how many checkpoints it has passed."""

    x: float
    y: float
    vx: float
    vy: float
    angle: float
    passed: int


class Race:
    """The game as ``botkit.search.rolling_horizon`` wants it, on a course of ``checkpoints``."""

    players = 2

    def __init__(self, checkpoints: Sequence[tuple[int, int]]) -> None:
        self.checkpoints = checkpoints

    def action(self, random: Random) -> Action:
        """Any action; the strongest ones often."""
        return self.changed(Action(0, THRUST), random, 1.0)

    def changed(self, action: Action, random: Random, amount: float) -> Action:
        """An action near another one."""
        turn = action.turn + round(2 * TURN * amount * (2.0 * random.random() - 1.0))
        thrust = action.thrust + round(2 * THRUST * amount * (2.0 * random.random() - 1.0))
        return Action(max(-TURN, min(TURN, turn)), max(0, min(THRUST, thrust)))

    def value(self, pods: Sequence[Pod], plans: Sequence[Sequence[Action]], player: int) -> float:
        """How far the player is ahead of the other one after the plans, in units."""
        for actions in zip(*plans):
            pods = self.play(pods, actions)
        return self.way(pods[player]) - self.way(pods[1 - player])

    def play(self, pods: Sequence[Pod], actions: Sequence[Action]) -> list[Pod]:
        """Both pods turn, speed up and move at once; then they collide."""
        moved = [self.move(pod, action) for pod, action in zip(pods, actions)]
        away_x, away_y = moved[0].x - moved[1].x, moved[0].y - moved[1].y
        away = math.sqrt(away_x * away_x + away_y * away_y)
        return moved if away >= SIZE or not away else collided(moved, away_x / away, away_y / away)

    def move(self, pod: Pod, action: Action) -> Pod:
        """A turn of one pod."""
        angle = pod.angle + action.turn
        vx = pod.vx + action.thrust * math.cos(math.radians(angle))
        vy = pod.vy + action.thrust * math.sin(math.radians(angle))
        x, y, passed = pod.x + vx, pod.y + vy, pod.passed
        goal_x, goal_y = self.goal(passed)
        if (x - goal_x) ** 2 + (y - goal_y) ** 2 < REACH * REACH:
            passed += 1
        return Pod(round(x), round(y), int(vx * GLIDE), int(vy * GLIDE), round(angle) % 360, passed)

    def goal(self, passed: int) -> tuple[int, int]:
        """The checkpoint to go to after so many."""
        return self.checkpoints[passed % len(self.checkpoints)]

    def way(self, pod: Pod) -> float:
        """How far a pod has come."""
        x, y = self.goal(pod.passed)
        return 20_000.0 * pod.passed - math.sqrt((pod.x - x) ** 2 + (pod.y - y) ** 2)

    def over(self, pods: Sequence[Pod]) -> bool:
        """Whether a pod is through all laps."""
        return max(pod.passed for pod in pods) >= LAPS * len(self.checkpoints)


def collided(pods: Sequence[Pod], x: float, y: float) -> list[Pod]:
    """Two pods of equal mass exchange their speeds along the line (``x``, ``y``) from the second to the first."""
    one, other = pods
    push = max((other.vx - one.vx) * x + (other.vy - one.vy) * y, PUSH / 2)
    return [one._replace(vx=int(one.vx + push * x), vy=int(one.vy + push * y)),
            other._replace(vx=int(other.vx - push * x), vy=int(other.vy - push * y))]


def course(random: Random) -> list[tuple[int, int]]:
    """Three to five checkpoints, which are not near each other."""
    found: list[tuple[int, int]] = []
    wanted = 3 + random.randrange(3)
    while len(found) < wanted:
        place = 1_000 + random.randrange(WIDTH - 2_000), 1_000 + random.randrange(HEIGHT - 2_000)
        if all(math.dist(place, other) > 3_000 for other in found):
            found.append(place)
    return found


def start(checkpoints: Sequence[tuple[int, int]]) -> list[Pod]:
    """Side by side at the last checkpoint, headed for the first."""
    (x, y), (goal_x, goal_y) = checkpoints[-1], checkpoints[0]
    ahead = math.atan2(goal_y - y, goal_x - x)
    side_x, side_y = round(-500 * math.sin(ahead)), round(500 * math.cos(ahead))
    angle = round(math.degrees(ahead)) % 360
    return [Pod(x + side_x, y + side_y, 0, 0, angle, 0), Pod(x - side_x, y - side_y, 0, 0, angle, 0)]
