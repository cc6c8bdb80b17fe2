"""The batched games agree with the rules, state for state."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot.arena.games.olympics.referee import draw_archery, draw_diving, draw_hurdles, draw_order, draw_skating
from bot.games.olympics.batch import COMBOS, PLANE, RISKS, STUNS, Course, encode
from bot.games.olympics.rules import (
    ARCHERY,
    ARCHERY_LIMIT,
    DIVING,
    FALLEN,
    HURDLES,
    PLAYERS,
    SKATING,
    Position,
    Skating,
)

NO_MEDALS_YET = [[[0, 0, 0]] * 4] * PLAYERS
MATCHES = 200
TURNS = 17


def _runs(source: Random) -> Position:
    runs = [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)]
    return Position(1, NO_MEDALS_YET, runs)


def registers(states: np.ndarray, game: int) -> np.ndarray:
    """The first six registers of a game, as the referee would send them. ``states`` [P, B]; returns [6, B]."""
    if game == HURDLES:
        return np.concatenate([states // STUNS, states % STUNS])
    if game == ARCHERY:
        x, y = np.divmod(states, PLANE)
        return np.stack([x, y], 1).reshape(2 * PLAYERS, -1) - ARCHERY_LIMIT
    if game == SKATING:
        return np.concatenate([states // RISKS, states % RISKS + FALLEN])
    return np.concatenate([states // COMBOS, states % COMBOS])


@pytest.mark.parametrize("game", [HURDLES, ARCHERY, SKATING, DIVING])
def test_every_state_of_random_runs_is_the_rules_state(game: int) -> None:
    for seed in range(MATCHES):
        source = Random(seed)
        position = _runs(source)
        orders = [draw_order(source) for _ in range(TURNS)]
        course = Course(position, orders)
        states = encode(position)[:, :, None]
        run = position.runs[game]
        assert run is not None
        for depth in range(TURNS):
            actions = [source.randrange(4) for _ in range(PLAYERS)]
            states = course.step(states, np.array(actions)[:, None], np.array([depth]))
            if not run.over():
                if isinstance(run, Skating):
                    run.order = orders[depth]
                run.step(actions)
            assert registers(states[game], game)[:, 0].tolist() == run.registers()[:6], (seed, depth)


def test_positions_of_different_depths_step_together() -> None:
    source = Random(5)
    position = _runs(source)
    course = Course(position, [draw_order(source) for _ in range(3)])
    states = np.repeat(encode(position)[:, :, None], 40, 2)
    depth = np.arange(40) % 18
    actions = np.array([[source.randrange(4) for _ in range(40)] for _ in range(PLAYERS)])
    together = course.step(states, actions, depth)
    for one in range(40):
        alone = course.step(states[:, :, one:one + 1], actions[:, one:one + 1], depth[one:one + 1])
        assert (together[:, :, one] == alone[:, :, 0]).all()


def test_a_game_that_rests_stands_still() -> None:
    position = Position(7, NO_MEDALS_YET, [None] * 4)
    states = np.repeat(encode(position)[:, :, None], 64, 2)
    actions = np.stack([np.arange(64) % 4, np.arange(64) // 4 % 4, np.arange(64) // 16])
    assert (Course(position).step(states, actions, np.zeros(64, np.int64)) == states).all()


def test_skating_stands_still_once_its_order_is_unknown() -> None:
    position = _runs(Random(3))
    states = encode(position)[:, :, None]
    course = Course(position)
    moved = course.step(states, np.array([[0], [1], [2]]), np.array([0]))
    later = course.step(moved, np.array([[0], [1], [2]]), np.array([1]))
    assert (moved[SKATING] != states[SKATING]).any()
    assert (later[SKATING] == moved[SKATING]).all()
