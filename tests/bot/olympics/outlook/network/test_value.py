"""The value network, and the equilibrium that its values lead to."""
from __future__ import annotations

import numpy as np
import pytest

from bot.olympics.outlook.network.features import CLOCK, GOLD, PLAYER_FEATURES, SCORED, SHARED_FEATURES, SILVER, TO_COME
from bot.olympics.outlook.network.one_ply import equilibrium
from bot.olympics.outlook.network.value import ValueWeights, learned_weights, shapes, shares_beaten, values
from bot.olympics.outlook.network.weights import WIDTHS
from bot.olympics.rules.constants import ACTIONS, GAMES, PLAYERS


def some_weights(widths: tuple[int, int] = (8, 4)) -> ValueWeights:
    random = np.random.default_rng(1)
    return ValueWeights(*(random.normal(size=layer.shape) for layer in shapes(*widths)))


def some_inputs(count: int) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(2)
    players, shared = random.random((count, PLAYERS, PLAYER_FEATURES)), random.random((count, SHARED_FEATURES))
    players[:, :, GOLD: SILVER + GAMES] *= 0.4
    return players, shared


@pytest.mark.parametrize("order", [(1, 2, 0), (0, 2, 1), (2, 1, 0)])
def test_players_are_treated_alike(order: tuple[int, ...]) -> None:
    players, shared = some_inputs(20)
    found = values(some_weights(), players, shared)
    assert values(some_weights(), players[:, order], shared) == pytest.approx(found[:, order])


def test_values_are_shares_of_one_match() -> None:
    found = values(learned_weights(), *some_inputs(50))
    assert (found > 0).all() and (found < 1).all()
    assert found.sum(1) == pytest.approx(PLAYERS / 2)


def test_who_has_more_expects_more() -> None:
    players, shared = some_inputs(1)
    players[:] = players[:, :1]
    assert values(shapes(8, 4), players, shared) == pytest.approx(0.5)
    players[0, 1, GOLD] += 0.3
    found = values(shapes(8, 4), players, shared)[0]
    assert found[1] > 0.5 > found[0] == pytest.approx(found[2])


def test_at_the_end_of_the_match_values_are_results() -> None:
    players, shared = np.zeros((1, PLAYERS, PLAYER_FEATURES)), np.zeros((1, SHARED_FEATURES))
    points = np.array([[4, 3, 2, 1], [2, 2, 2, 2], [3, 3, 2, 2]])
    players[0, :, SCORED: SCORED + GAMES] = 0.5 * np.log(points + 1.0)
    players[0, 1, SILVER] = 1
    shared[:, TO_COME: TO_COME + GAMES] = shared[:, [CLOCK]] = 0
    assert values(some_weights(), players, shared).tolist() == [[0.25, 0.25, 1.0]]


def test_shares_beaten_count_ties_half() -> None:
    assert shares_beaten(np.array([[5, 5, 1], [0, 0, 0], [3, 2, 1]])).tolist() == [
        [0.75, 0.75, 0.0], [0.5, 0.5, 0.5], [1.0, 0.5, 0.0]]


def test_the_shipped_weights_have_their_shape() -> None:
    assert [layer.shape for layer in learned_weights()] == [layer.shape for layer in shapes(*WIDTHS)]


def test_players_answer_each_other() -> None:
    """The first wants to do what the second does; the second and the third prefer action 2 whatever happens."""
    actions = np.indices((ACTIONS,) * PLAYERS).reshape(PLAYERS, -1)
    worth = np.stack([actions[0] == actions[1], actions[1] == 2, actions[2] == 2], 1).astype(float)
    found = equilibrium(worth[None], 0.05, 12)
    assert found.policies[0].argmax(1).tolist() == [2, 2, 2]
    assert found.policies[0].sum(1) == pytest.approx(1)
    assert found.values[0, 0] == pytest.approx([0, 0, 1, 0], abs=0.01)
    assert equilibrium(worth[None], 100.0, 12).policies == pytest.approx(0.25, abs=0.01)
