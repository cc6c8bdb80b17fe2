"""The rules of the four games, plain and scalar: the referee uses them, and everything else is checked against them.

Actions are 0..3 for UP, DOWN, LEFT, RIGHT, or ``NO_ACTION`` for a player that is out.
Source: the behaviour of the contest's referee, even if its statement differs.
"""
from __future__ import annotations

from collections.abc import Sequence

from bot.olympics.rules.constants import (
    ARCHERY_LIMIT,
    ARCHERY_MOVES,
    COLLISION_RISK,
    FALL_RISK,
    FALLEN,
    FINISH,
    GAMES,
    HURDLE,
    HURDLE_STEPS,
    HURDLE_STUN,
    LETTERS,
    MEDAL_POINTS,
    NO_ACTION,
    PLAYERS,
    SKATING_RING,
    SKATING_RISKS,
    SKATING_SPACES,
    UP,
)
from bot.olympics.rules.state import Archery, Hurdles, MiniGame, Skating


def hurdle_move(track: str, position: int, stun: int, action: int) -> tuple[int, int]:
    """Position and stun of a runner after ``action``. UP jumps over its first cell."""
    if stun > 0:
        return position, stun - 1
    for step in range(HURDLE_STEPS[action]):
        position += 1
        if position >= FINISH:
            return FINISH, 0
        if track[position] == HURDLE and not (action == UP and step == 0):
            return position, HURDLE_STUN
    return position, 0


def archery_move(arrow: tuple[int, int], wind: int, action: int) -> tuple[int, int]:
    """The place of an arrow after ``action``, clamped to the plane of the target."""
    dx, dy = ARCHERY_MOVES[action]
    return _clamp(arrow[0] + dx * wind), _clamp(arrow[1] + dy * wind)


def _clamp(value: int) -> int:
    return max(-ARCHERY_LIMIT, min(ARCHERY_LIMIT, value))


def play_turn(run: MiniGame, actions: Sequence[int]) -> None:
    """Plays one turn of a run. ``actions`` [P].

    The ``order`` of skating does not change; the referee draws the next one.
    """
    moving = [player for player, action in enumerate(actions) if action != NO_ACTION]
    if isinstance(run, Hurdles):
        for player in moving:
            run.positions[player], run.stuns[player] = hurdle_move(
                run.track, run.positions[player], run.stuns[player], actions[player])
    elif isinstance(run, Archery):
        wind = run.winds.pop(0)
        for player in moving:
            run.arrows[player] = archery_move(run.arrows[player], wind, actions[player])
    elif isinstance(run, Skating):
        _skate(run, {player: run.order.index(LETTERS[actions[player]]) for player in moving})
    else:
        goal, run.letters = LETTERS.index(run.letters[0]), run.letters[1:]
        for player in moving:
            run.combos[player] = run.combos[player] + 1 if actions[player] == goal else 0
            run.points[player] += run.combos[player]


def _skate(run: Skating, ranks: dict[int, int]) -> None:
    """All skaters move by the ``ranks`` of their actions; then those who share a cell gain risk; then some fall."""
    for player, rank in ranks.items():
        if run.risks[player] < 0:
            run.risks[player] += 1
        else:
            run.spaces[player] += SKATING_SPACES[rank]
            run.risks[player] = max(0, run.risks[player] + SKATING_RISKS[rank])
    cells = [space % SKATING_RING for space in run.spaces]
    shared = [cells.count(cell) > 1 for cell in cells]
    for player in range(PLAYERS):
        if shared[player] and run.risks[player] >= 0:
            run.risks[player] += COLLISION_RISK
        if run.risks[player] >= FALL_RISK:
            run.risks[player] = FALLEN
    run.turns_left -= 1


def is_over(run: MiniGame) -> bool:
    """Whether a run has ended."""
    if isinstance(run, Hurdles):
        return max(run.positions) >= FINISH
    if isinstance(run, Archery):
        return not run.winds
    if isinstance(run, Skating):
        return run.turns_left <= 0
    return not run.letters


def results(run: MiniGame) -> list[int]:  # [P]
    """The results by which players are ranked; higher is better."""
    if isinstance(run, Hurdles):
        return list(run.positions)
    if isinstance(run, Archery):
        return [-(x * x + y * y) for x, y in run.arrows]
    if isinstance(run, Skating):
        return list(run.spaces)
    return list(run.points)


def points(medals: Sequence[int]) -> int:
    """The points of a player's (gold, silver, bronze) in one game; the score is their product over the games."""
    return sum(value * count for value, count in zip(MEDAL_POINTS, medals))


def all_races(runs: Sequence[MiniGame | None]) -> bool:
    """Whether it is a lower league: there is only one game, or a race in the place of another game."""
    return len(runs) < GAMES or any(isinstance(run, Hurdles) for run in runs[1:])
