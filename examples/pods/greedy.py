"""The plain bot to beat: steers to the checkpoint, a little against its speed, and slows down where it has to turn."""
from __future__ import annotations

import math
from collections.abc import Sequence

from game import THRUST, TURN, Action, Pod, Race


def steer(race: Race, pod: Pod) -> Action:
    """Aims three speeds before the checkpoint, so that it does not drift past."""
    goal_x, goal_y = race.goal(pod.passed)
    wanted = math.degrees(math.atan2(goal_y - 3 * pod.vy - pod.y, goal_x - 3 * pod.vx - pod.x))
    off = (wanted - pod.angle + 180) % 360 - 180
    return Action(round(max(-TURN, min(TURN, off))), THRUST if abs(off) < 90 else 0)


def read_pods() -> Sequence[Pod]:
    """Both pods, the own one first."""
    return [Pod(*map(int, input().split())) for _ in range(2)]


def main() -> None:
    """Answers until the input ends."""
    race = Race([(int(x), int(y)) for x, y in (input().split() for _ in range(int(input())))])
    while True:
        print(*steer(race, read_pods()[0]), flush=True)


if __name__ == "__main__":
    try:
        main()
    except EOFError:
        pass
