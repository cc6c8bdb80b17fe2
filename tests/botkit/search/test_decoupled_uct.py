"""The search on small games whose solutions are known."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from botkit.search.clock import Deadline
from botkit.search.decoupled_uct import NO_CHILD, ROOT, DecoupledUct, NewNodes, Settings, _fill
from botkit.search.result import SearchResult
from tests.botkit.search.looks import Looks

PLAYERS = 2
ACTIONS = 3
ITERATIONS = 3000


class Matrix:
    """Two players choose once, for ``payoff`` [A, A] of the first; the second gets the rest."""

    players = PLAYERS
    actions = ACTIONS

    def __init__(self, payoff: list[list[float]]) -> None:
        self._payoff = np.array(payoff)

    def root(self) -> NewNodes:
        return self._positions(np.full((1, 1), -1), final=False)

    def step(self, states: Any, depth: Any, actions: Any) -> NewNodes:
        return self._positions((ACTIONS * actions[0] + actions[1])[None], final=True)

    def values(self, states: Any, depth: Any) -> Any:
        first = np.where(states[0] < 0, 0.5, self._payoff.ravel()[states[0]])
        return np.stack([first, 1 - first])

    def _positions(self, states: Any, final: bool) -> NewNodes:
        size = states.shape[1]
        return NewNodes(states, np.full((PLAYERS, ACTIONS, size), 1 / ACTIONS), np.full(size, final))


class Counting:
    """Four turns; the first player wants many choices of action 2, the second few of action 0."""

    players = PLAYERS
    actions = ACTIONS
    turns = 4

    def __init__(self) -> None:
        self.made: list[tuple[int, ...]] = []
        self.evaluated = 0

    def root(self) -> NewNodes:
        return self._positions(np.zeros((2, 1), np.int64), np.zeros(1, np.int64))

    def step(self, states: Any, depth: Any, actions: Any) -> NewNodes:
        self.made += [tuple(column) for column in np.concatenate([states, depth[None], actions]).T.tolist()]
        return self._positions(states + np.stack([actions[0] == 2, actions[1] == 0]), depth + 1)

    def values(self, states: Any, depth: Any) -> Any:
        self.evaluated += depth.size
        return np.stack([states[0] / 4, 1 - states[1] / 4])

    def _positions(self, states: Any, depth: Any) -> NewNodes:
        priors = np.full((PLAYERS, ACTIONS, depth.size), 1 / ACTIONS)
        return NewNodes(states, priors, depth >= self.turns)


def _searched(game: Any, iterations: int = ITERATIONS, seed: int = 1, **settings: Any) -> DecoupledUct:
    tree = DecoupledUct(game, Settings(**settings), seed)
    _result(tree, 0, iterations)
    return tree


def _result(tree: DecoupledUct, player: int, iterations: int, deadline: Deadline | None = None) -> SearchResult[int]:
    """The last of the search's results."""
    *_, last = tree.results(player, deadline or Deadline.never(), iterations)
    return last


def _best(tree: DecoupledUct, player: int) -> int:
    """What the tree says of a player, before it goes on."""
    return next(tree.results(player, Deadline.never())).answer


def test_a_dominant_action_is_chosen() -> None:
    tree = _searched(Matrix([[0.2, 0.1, 0.3], [0.9, 0.8, 0.7], [0.3, 0.4, 0.2]]))
    assert _best(tree, 0) == 1
    assert _best(tree, 1) == 2
    assert tree._means[0, ROOT] == pytest.approx(0.7, abs=0.05)


def test_in_a_game_of_guessing_every_action_is_chosen() -> None:
    tree = _searched(Matrix([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]), exploration=2.0, batch=32)
    for player in range(PLAYERS):
        assert tree.visits(player).min() > 0.1 * ITERATIONS
    assert tree._means[0, ROOT] == pytest.approx(0.5, abs=0.05)


def test_players_look_to_the_end() -> None:
    tree = _searched(Counting())
    assert _best(tree, 0) == 2
    assert tree.visits(1).argmin() == 0
    assert tree._means[0, ROOT] > 0.7


def test_every_position_is_made_and_evaluated_once() -> None:
    game = Counting()
    tree = _searched(game, batch=64)
    assert tree.nodes == game.evaluated == 1 + len(game.made)
    first = [item for item in game.made if item[2] == 0]
    assert len(first) == len(set(first))


def test_paths_that_come_to_the_same_new_child_go_on() -> None:
    game = Counting()
    game.turns = 100
    tree = _searched(game, 1000, batch=128, exploration=1e-3)
    assert tree.nodes > 900


def test_the_same_seed_gives_the_same_tree() -> None:
    one, other, third = (_searched(Counting(), seed=seed) for seed in (7, 7, 8))
    assert (one.visits(0) == other.visits(0)).all()
    assert (one.visits(1) == other.visits(1)).all()
    assert one._means[0, ROOT] == other._means[0, ROOT]
    assert any((one.visits(player) != third.visits(player)).any() for player in range(PLAYERS))


def test_a_tree_in_used_memory_is_like_a_new_one() -> None:
    used = _searched(Counting(), seed=3)
    used.restart(Counting(), 7)
    _result(used, 0, ITERATIONS)
    new = _searched(Counting(), seed=7)
    assert (used.visits(0) == new.visits(0)).all()
    assert used._means[1, ROOT] == new._means[1, ROOT]


@pytest.mark.parametrize("iterations", [1, 15, 16, 17, 500])
def test_there_are_as_many_iterations_as_asked_for(iterations: int) -> None:
    tree = _searched(Counting(), iterations)
    assert tree.iterations == iterations
    assert tree.visits(0).sum() == tree.visits(1).sum() == iterations


def test_a_deadline_that_has_passed_leaves_the_prior() -> None:
    tree = DecoupledUct(Matrix([[0.0] * 3] * 3), Settings(), 1)
    assert _result(tree, 0, 0, Deadline.after_ms(-1)).effort == tree.iterations == 0
    assert tree.prior(0).sum() == pytest.approx(1)
    assert _best(tree, 0) in range(ACTIONS)


@pytest.mark.parametrize("batch", [1, 31, 32])
def test_a_full_tree_says_so_and_goes_on_in_the_nodes_that_it_has(batch: int) -> None:
    game = Counting()
    game.turns = 30
    with pytest.warns(RuntimeWarning, match="capacity of 200 positions"):
        tree = _searched(game, capacity=200, batch=batch)
    assert tree.nodes == 200
    assert tree.iterations == tree.visits(0).sum() == ITERATIONS
    assert tree._children[: 200 * tree._joint_actions].max() < 200
    assert not tree._goes_on[NO_CHILD]


def test_a_full_tree_finds_what_a_greater_one_finds() -> None:
    with pytest.warns(RuntimeWarning):
        tree = _searched(Counting(), capacity=50)
    assert _best(tree, 0) == 2
    assert tree.visits(1).argmin() == 0


def test_a_batch_shrinks_to_what_the_time_that_is_left_is_good_for() -> None:
    """Every batch takes a second. The first has 16 paths; for the second there are 1.5 s, which are 24 paths."""
    results = DecoupledUct(Counting(), Settings(), 1).results(0, Looks(4.5))
    assert [result.effort for result in results] == [0, 16, 40]


def test_a_game_is_told_how_deep_below_the_root_its_positions_are() -> None:
    game = Counting()
    _searched(game)
    assert {depth for _, _, depth, *_ in game.made} == {0, 1, 2, 3}


def test_a_new_node_has_no_visits() -> None:
    tree = _searched(Counting(), 1, exploration=0.5)
    _, bonus, visits = tree._parts(np.array([tree.nodes - 1]), np.array([4.0]))
    assert bonus.ravel().tolist() == pytest.approx([0.5 * 2.0 / ACTIONS] * ACTIONS * PLAYERS)
    assert (visits == 1.0).all()


@pytest.mark.parametrize(("few", "made", "going_on"), [(2.0, [], 2), (1.9, [0], 4)])
def test_of_paths_to_a_new_child_all_end_there_or_but_one_go_on(few: float, made: list[int], going_on: int) -> None:
    """Three paths come to child 0, which is new, one to child 1, which is new too, and two to child 2."""
    tree = DecoupledUct(Counting(), Settings(), 1)
    tree._make(np.array([2]))
    nodes = tree.nodes
    on, missing = tree._follow(np.array([0, 0, 0, 1, 2, 2]), np.arange(6), few)
    assert tree.nodes == nodes + len(made)
    assert on.count.sum() == on.path.size == going_on
    assert {3, 4, 5} & {*on.path.tolist()} == {4, 5}
    assert missing.tolist() == [slot for slot in (0, 1) if slot not in made]


def test_shares_become_whole_paths_in_every_node() -> None:
    tree = DecoupledUct(Counting(), Settings(), 1)
    count = np.array([10, 1, 40])
    random = np.random.default_rng(3)
    shares = random.random((ACTIONS, PLAYERS, count.size))
    actions = tree._match(shares.copy(), count, random.random((PLAYERS + 1, count.sum())))
    wanted = shares / shares.sum(0) * count
    for player in range(PLAYERS):
        for group, own in enumerate(np.split(actions[player], count.cumsum()[:-1])):
            assert np.abs(np.bincount(own, minlength=ACTIONS) - wanted[:, player, group]).max() <= 1.0


def test_a_finished_game_is_not_searched() -> None:
    game = Counting()
    game.turns = 0
    assert _searched(game).iterations == 0


def test_a_batchs_visits_are_those_of_single_visits_one_after_another() -> None:
    tree = _searched(Matrix([[0.6, 0.1, 0.3], [0.9, 0.2, 0.7], [0.3, 0.4, 0.2]]), 100, exploration=0.5)
    coming = 60
    parts = tree._parts(np.array([ROOT]), np.array([coming]))
    shares = _fill(*parts, np.array([coming]))[:, :, 0].T
    for player in range(PLAYERS):
        visits = tree.visits(player).copy()
        quality = tree._sums[:, player, ROOT] / visits
        bonus = 0.5 * np.sqrt(visits.sum() + coming) * tree.prior(player)
        for _ in range(coming):
            visits[(quality + bonus / (1 + visits)).argmax()] += 1
        assert shares[player] == pytest.approx(visits - tree.visits(player), abs=1.0)


def test_values_return_along_the_path() -> None:
    tree = _searched(Matrix([[1, 1, 1], [0, 0, 0], [0, 0, 0]]), 90, exploration=1e6)
    assert tree.visits(0) == pytest.approx([30, 30, 30], abs=1)
    assert tree._means[0, ROOT] == pytest.approx((0.5 + tree.visits(0)[0]) / 91)


def test_an_action_that_was_not_tried_is_taken_for_as_good_as_the_others() -> None:
    """One with hardly any prior would never be tried if it were taken for worthless."""

    class Unlikely(Matrix):
        def root(self) -> NewNodes:
            root = super().root()
            root.priors[0, :, 0] = [0.4995, 0.4995, 0.001]
            return root

    tree = _searched(Unlikely([[0.3] * 3, [0.3] * 3, [0.9] * 3]))
    assert _best(tree, 0) == 2


def test_results_hold_all_actions_the_most_visited_first() -> None:
    tree = DecoupledUct(Matrix([[0.2] * 3, [0.9] * 3, [0.3] * 3]), Settings(), 1)
    results = list(tree.results(0, Deadline.never(), 1000))
    assert [result.effort for result in results] == sorted({result.effort for result in results})
    assert results[0].effort == 0 and results[-1].effort == 1000
    last = results[-1]
    assert (last.answer, last.value) == last.alternatives[0]
    assert last.value == pytest.approx(0.9)
    assert sorted(action for action, _ in last.alternatives) == [0, 1, 2]
    visits = [tree.visits(0)[action] for action, _ in last.alternatives]
    assert visits == sorted(visits, reverse=True)


class Cards:
    """Two players with the cards 0 to 2 lay one a turn, the higher one wins the turn; a card that is laid is gone."""

    players = PLAYERS
    actions = ACTIONS

    def __init__(self) -> None:
        self.laid_again = 0

    def root(self) -> NewNodes:
        return self._positions(np.array([[0b111], [0b111], [0]]))

    def step(self, states: Any, depth: Any, actions: Any) -> NewNodes:
        self.laid_again += int(np.count_nonzero(states[:PLAYERS] >> actions & 1 == 0))
        hands = states[:PLAYERS] & ~(1 << actions)
        return self._positions(np.stack([*hands, states[2] + np.sign(actions[0] - actions[1])]))

    def values(self, states: Any, depth: Any) -> Any:
        first = 0.5 + states[2] / 6
        return np.stack([first, 1 - first])

    def _positions(self, states: Any) -> NewNodes:
        held = np.stack([states[:PLAYERS] >> card & 1 for card in range(ACTIONS)], 1)  # [P, A, B]
        return NewNodes(states, held / np.maximum(held.sum(1, keepdims=True), 1), states[0] == 0)


@pytest.mark.parametrize("batch", [1, 256])
@pytest.mark.filterwarnings("error")
def test_what_a_player_cannot_do_is_never_tried(batch: int) -> None:
    game = Cards()
    _searched(game, batch=batch)
    assert game.laid_again == 0


def test_what_a_player_cannot_do_at_the_root_is_no_alternative() -> None:
    game = Cards()
    game.root = lambda: game._positions(np.array([[0b101], [0b011], [0]]))  # type: ignore[method-assign]
    tree = _searched(game)
    assert [{action for action, _ in _result(tree, player, ITERATIONS).alternatives} for player in range(2)] == [
        {0, 2}, {0, 1}]


class Waiting(Counting):
    """The second player can only wait: none of its actions has a prior. Whatever it is given counts as action 0."""

    def _positions(self, states: Any, depth: Any) -> NewNodes:
        positions = super()._positions(states, depth)
        positions.priors[1] = 0.0
        return positions


@pytest.mark.parametrize("batch", [1, 256])
@pytest.mark.filterwarnings("error")
def test_a_player_without_an_action_waits(batch: int) -> None:
    game = Waiting()
    tree = _searched(game, batch=batch)
    assert _best(tree, 0) == 2
    assert {second for *_, second in game.made} == {0}
    assert [action for action, _ in _result(tree, 1, ITERATIONS).alternatives] == [0]
