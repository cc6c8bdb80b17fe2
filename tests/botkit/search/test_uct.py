"""UCT in batches, on a game of stones: players in turn take one to three, who takes the last one wins."""
from __future__ import annotations

import math
from collections import deque

import numpy as np
import pytest

from botkit.search.clock import Deadline
from botkit.search.uct import ROOT, Settings, Uct, _Families, _visits_to_level
from tests.botkit.search.looks import Looks

NEVER = Deadline.never()


def run(search, deadline, iterations=0):
    """Searches to the end; how many iterations are done."""
    deque(search.results(deadline, iterations), maxlen=0)
    return search.iterations


class Stones:
    """``players`` take stones from a heap; the reward is 1 for the last one to take, 0 for the others."""

    def __init__(self, stones, players=2, player=0):
        self.stones, self.players, self.player = stones, players, player
        self.random = np.random.default_rng(0)

    def batch(self, games):
        return StonesBatch(self, games)


class StonesBatch:
    def __init__(self, game, games):
        self.game = game
        self.left = np.full(games, game.stones)
        self.winner = np.zeros(games, dtype=np.int64)

    def offer(self, player, games):
        self.player, self.games = player, games
        return np.minimum(self.left[games], 3).astype(np.uint16)

    def narrow(self, chosen):
        self.games = self.games[chosen]

    def play(self, choice):
        self.left[self.games] -= choice.astype(np.int64) + 1
        self.winner[self.games] = self.player

    def rewards(self, next_player, deadline):
        if deadline.passed():
            return None
        player = next_player.copy()
        while self.left.any():
            games = self.left.nonzero()[0]
            taken = 1 + (self.game.random.random(games.size) * np.minimum(self.left[games], 3)).astype(int)
            self.left[games] -= taken
            self.winner[games] = player[games]
            player[games] = (player[games] + 1) % self.game.players
        return (self.winner == np.arange(self.game.players)[:, None]).astype(float)


@pytest.mark.parametrize(("stones", "batch"), [(5, 64), (6, 512), (7, 1), (9, 64), (10, 512), (11, 64)])
def test_the_winning_move_is_found(stones, batch):
    search = Uct(Stones(stones), Settings(exploration=1.0, batch=batch, first_batch=batch), seed=1)
    run(search, NEVER, 600 if batch == 1 else 3000)
    assert search.result().answer == stones % 4 - 1
    assert search.root_values()[search.result().answer] > 0.75


def test_in_a_game_of_three_everybody_plays_for_himself():
    """With 5 stones, taking 2 or 3 lets the next player take all the others; taking 1 leaves him too many."""
    search = Uct(Stones(5, players=3), Settings(exploration=1.0), seed=1)
    run(search, NEVER, 4000)
    visits = search.root_visits()
    assert visits[1] < visits[0] and visits[2] < visits[0]


def test_exactly_the_wanted_iterations_are_done_and_counted_at_the_root():
    search = Uct(Stones(20), Settings(batch=300), seed=1)
    assert run(search, NEVER, 1234) == 1234
    assert search.tree.visits[ROOT] == 1234
    assert search.root_visits().sum() == 1234


def test_every_node_has_the_visits_of_its_children_and_of_its_own_leaf():
    search = Uct(Stones(12), Settings(batch=128), seed=3)
    run(search, NEVER, 5000)
    tree = search.tree
    for node in np.flatnonzero(tree.children[: tree.size])[:200]:
        first = tree.first[node]
        below = tree.visits[first : first + tree.children[node]].sum()
        assert tree.visits[node] - below in (0, 1)
    total = tree.reward[: tree.size] / np.maximum(tree.visits[: tree.size], 1)
    assert ((total >= 0) & (total <= 1)).all()


def test_the_same_seed_gives_the_same_tree_and_another_one_another():
    def visits(seed):
        search = Uct(Stones(15), Settings(batch=200), seed)
        run(search, NEVER, 3000)
        return search.root_visits().tolist()

    assert visits(1) == visits(1)
    assert visits(1) != visits(2)


@pytest.mark.parametrize("looks", range(1, 12, 2))
def test_a_batch_that_is_given_up_leaves_no_visits_behind(looks):
    search = Uct(Stones(12), Settings(batch=64), seed=1)
    done = run(search, Looks(looks + 1))
    assert search.tree.visits[ROOT] == done == search.iterations
    assert search.root_visits().sum() <= done


def test_a_full_tree_goes_on_without_new_nodes():
    search = Uct(Stones(30), Settings(batch=32, max_nodes=2000, max_moves=3), seed=1)
    run(search, NEVER, 5000)
    assert search.tree.size <= 2000
    assert search.iterations == 5000


def test_a_search_that_never_began_names_the_first_move():
    result = Uct(Stones(5), Settings(), seed=1).result()
    assert (result.answer, result.alternatives, result.effort) == (0, (), 0) and math.isnan(result.value)


def test_there_is_a_result_after_every_batch_with_the_values_of_the_most_visited_moves():
    search = Uct(Stones(6), Settings(batch=100, first_batch=100), seed=1)
    results = list(search.results(NEVER, 1000))
    assert [result.effort for result in results] == list(range(100, 1001, 100))
    last = results[-1]
    assert last.alternatives[0] == (last.answer, last.value)
    assert [move for move, _ in last.alternatives] == np.argsort(-search.root_visits()).tolist()
    assert dict(last.alternatives) == dict(enumerate(search.root_values()))


def test_of_many_moves_the_ten_most_visited_are_told():
    class Many(Stones):
        def batch(self, games):
            batch = super().batch(games)
            batch.offer = lambda player, chosen: StonesBatch.offer(batch, player, chosen).clip(0, 1) * 30
            batch.play = lambda choice: StonesBatch.play(batch, choice * 0)
            return batch

    search = Uct(Many(4), Settings(), seed=1)
    run(search, NEVER, 500)
    visits = [search.root_visits()[move] for move, _ in search.result().alternatives]
    assert visits == sorted(search.root_visits(), reverse=True)[:10]


def test_a_new_tree_gets_its_least_iterations_before_its_first_result_whatever_the_deadline():
    search = Uct(Stones(12), Settings(first_batch=10, least_iterations=50), seed=1)
    passed = Deadline(0.0)
    assert [result.effort for result in search.results(passed)] == [50]
    assert [result.effort for result in search.results(passed)] == [50], "a tree that is there answers at once"
    few = Uct(Stones(12), Settings(first_batch=10, least_iterations=50), seed=1)
    assert [result.effort for result in few.results(NEVER, 25)] == [25]


def test_visits_of_a_batch_go_to_the_children_with_the_highest_bounds():
    """After the batch, no child that got visits has a bound much below one that got none."""
    settings = Settings(exploration=0.7, batch=100, first_batch=100)
    search = Uct(Stones(40), settings, seed=1)
    run(search, NEVER, 400)
    before = search.root_visits().copy()
    run(search, NEVER, 500)
    after = search.root_visits()
    bound = search.root_values() + settings.exploration * np.sqrt(np.log(500) / after)
    assert after.sum() - before.sum() == 100
    gained = after > before
    assert bound[gained].max() - bound.min() < 0.2


def test_a_move_without_visits_is_taken_for_as_good_as_the_others_are_in_the_mean():
    search = Uct(Stones(9), Settings(exploration=0.5), seed=1)
    search.tree.expand(np.array([ROOT]), np.array([3]))
    search.tree.visits[1:4], search.tree.reward[1:4] = [3.0, 0.0, 1.0], [1.5, 0.0, 0.1]
    family = search._families(np.array([ROOT]), np.array([1]))
    assert family.value.tolist() == pytest.approx([0.5, 1.6 / 4, 0.1])
    assert family.width == pytest.approx(0.5 ** 2 * math.log(3 + 1 + 1 + 1), abs=1e-6)


def test_visits_to_a_level_bring_the_bound_there():
    random = np.random.default_rng(1)
    visits, values, width = random.integers(0, 50, 40).astype(float), random.random(40), np.full(40, 0.7)
    one, forty = np.array([0]), np.array([40])
    family = _Families(forty, one, np.repeat(one, 40), visits, values, one + visits.sum(), one + 0.7)
    wanted = _visits_to_level(family, width, np.array([1.2]))
    bound = values + np.sqrt(width / (visits + wanted))
    assert bound[wanted > 0] == pytest.approx(1.2)
    assert (bound[wanted == 0] <= 1.2).all() and 0 < (wanted > 0).sum() < 40


@pytest.mark.parametrize("seed", range(20))
def test_a_batch_is_shared_out_to_a_common_bound(seed):
    """Against the level of the bound at which the visits add up, found by halving to the last bit."""
    random = np.random.default_rng(seed)
    search = Uct(Stones(9), Settings(exploration=0.6), seed)
    moves, batch = random.integers(2, 30), random.integers(50, 3000)
    search.tree.expand(np.array([ROOT]), np.array([moves]))
    visits = random.integers(1, 400, moves).astype(float)
    values = random.random(moves)
    search.tree.visits[1:moves + 1] = visits
    search.tree.reward[1:moves + 1] = visits * values

    shares = np.bincount(search._share_out(np.array([ROOT]), np.array([batch])), minlength=moves)

    width = 0.6 ** 2 * math.log(visits.sum() + batch + 1)
    low, high = values.max(), values.max() + 10.0
    for _ in range(100):
        level = (low + high) / 2
        wanted = np.maximum(width / (level - values) ** 2 - visits, 0.0)
        low, high = (level, high) if wanted.sum() > batch else (low, level)
    assert shares.sum() == batch
    assert shares == pytest.approx(wanted, rel=0.02, abs=2.0)


def test_following_moves_keeps_what_is_below_them():
    search = Uct(Stones(12), Settings(batch=128), seed=3)
    run(search, NEVER, 4000)
    tree = search.tree
    child = int(tree.first[ROOT]) + 1
    grandchild = int(tree.first[child]) + 2
    first = int(tree.first[grandchild])
    below = slice(first, first + int(tree.children[grandchild]))
    visits, values = tree.visits[below].copy(), tree.reward[below].copy()
    children, size = tree.children[below].copy(), tree.size
    assert search.follow(Stones(12 - 2 - 3), [1, 2])
    first = int(tree.first[ROOT])
    assert tree.children[first:first + children.size].tolist() == children.tolist()
    assert tree.size < size / 2
    assert search.root_visits().tolist() == visits.tolist()
    assert np.allclose(search.root_values() * visits, values)
    run(search, NEVER, 1000)
    assert search.result().answer == 7 % 4 - 1


@pytest.mark.parametrize("step", ["_choose", "_back_propagate"])
def test_a_tree_that_was_left_in_the_middle_of_a_batch_is_not_followed(step, monkeypatch):
    search = Uct(Stones(12), Settings(batch=128), seed=3)
    run(search, NEVER, 1000)
    whole = getattr(search, step)

    def break_off(*arguments):
        whole(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(search, step, break_off)
    with pytest.raises(KeyboardInterrupt):
        run(search, NEVER, 2000)
    assert not search.follow(Stones(11), [0])


def test_a_tree_whose_last_batch_was_given_up_in_time_is_followed():
    search = Uct(Stones(12), Settings(batch=128), seed=3)
    run(search, Looks(60))
    assert search.follow(Stones(11), [0])


def test_a_tree_that_does_not_reach_the_position_is_not_followed():
    search = Uct(Stones(12), Settings(batch=8, first_batch=8), seed=3)
    run(search, NEVER, 8)
    assert not search.follow(Stones(8), [0, 0, 0, 0])


class Clock(Deadline):
    """Goes on by what batches cost: so many seconds each, and so many a game."""

    def __init__(self, seconds, fixed, a_game):
        super().__init__(seconds)
        self.time, self.fixed, self.a_game, self.sizes = 0.0, fixed, a_game, []

    def now(self):
        return self.time

    def spend(self, games):
        self.sizes.append(games)
        self.time += self.fixed + self.a_game * games


class Costly(Stones):
    """A game whose batches take time of a clock."""

    def __init__(self, clock):
        super().__init__(40)
        self.clock = clock

    def batch(self, games):
        self.clock.spend(games)
        return super().batch(games)


STEADY = Settings(batch_share=0.0)


def sizes(clock, settings=STEADY, search=None):
    run(search or Uct(Costly(clock), settings, seed=1), clock)
    return clock.sizes


def test_by_the_clock_a_batch_is_as_large_as_it_is_quick_for_each_game():
    """A beginning that costs as much as 500 games: 512 take less than 1.5 times as long as 256, 1024 more.

    At the end, what is left is not enough for 512.
    """
    found = sizes(Clock(0.1, 0.004, 0.000_008))
    assert found[:12] == [64, 128, 256, 512, 1024, *[512] * 7]
    assert set(found[12:]) == {256, 64}


def test_a_turn_has_several_batches_however_little_time_there_is():
    found = sizes(Clock(0.05, 0.004, 0.000_008))
    assert max(found) == 256 and len(found) >= 6
    assert sizes(Clock(0.004, 0.004, 0.000_008)) == [64]


def test_a_size_that_seemed_slow_is_tried_again_in_the_next_turn():
    clock = Clock(0.1, 0.004, 0.000_008)
    search = Uct(Costly(clock), STEADY, seed=1)
    search._seconds.update({64: 0.004, 128: 0.1})
    assert set(sizes(clock, search=search)) == {64}
    clock.end += 0.1
    assert search.follow(search.game, [1])
    assert max(sizes(clock, search=search)) >= 512


def test_a_size_that_is_set_and_an_effort_that_is_fixed_do_not_depend_on_the_clock():
    assert set(sizes(Clock(0.1, 0.004, 0.000_008), Settings(first_batch=32, batch_share=0.0))) == {32}
    clock = Clock(math.inf, 0.004, 0.0)
    run(Uct(Costly(clock), STEADY, seed=1), clock, 640)
    assert clock.sizes == [64] * 10


@pytest.mark.parametrize("player", [0, 1])
def test_the_root_has_the_rewards_of_the_player_who_moved_last(player):
    search = Uct(Stones(9, player=player), Settings(), seed=1)
    run(search, NEVER, 500)
    below = search.root_values() @ search.root_visits()
    assert search.tree.reward[ROOT] + below == search.tree.visits[ROOT] == 500
    assert 0.0 < below < 500


class Cells:
    """Players take free cells in turn until all are taken; who gets the last one wins. Cells are kinds."""

    players, kinds = 2, 8

    def __init__(self, taken=(), player=0):
        self.player, self.random = player, np.random.default_rng(0)
        self.free = np.array([cell not in taken for cell in range(self.kinds)])

    def batch(self, games):
        return CellsBatch(self, games)


class CellsBatch:
    def __init__(self, game, games):
        self.free, self.winner = np.repeat(game.free[None], games, 0), np.full(games, -1)
        self.random, self.steps = game.random, []

    def offer(self, player, games):
        self.player, self.games = player, games
        return self.free[games].sum(1).astype(np.uint16)

    def narrow(self, chosen):
        self.games = self.games[chosen]

    def kinds(self, chosen):
        return self.free[self.games[chosen]].nonzero()[1]

    def play(self, choice):
        for game, number in zip(self.games, choice.astype(int)):
            self._take(self.player, game, self.free[game].nonzero()[0][number])

    def _take(self, player, game, cell):
        assert self.free[game, cell]
        self.free[game, cell] = False
        if cell == Cells.kinds - 1:
            self.winner[game] = player

    def rewards(self, next_player, deadline):
        if deadline.passed():
            return None
        for game, player in enumerate(next_player):
            for turn, cell in enumerate(self.random.permutation(self.free[game].nonzero()[0])):
                self.steps.append(((player + turn) % 2, game, cell))
                self._take(*self.steps[-1])
        return (self.winner == np.arange(2)[:, None]).astype(float)

    def played(self):
        return np.array(self.steps, dtype=np.int64).reshape(-1, 3).T


def families(tree, node, free):
    """Of every node with children that is ``node`` or below it: itself, its children, and the free cells."""
    if tree.first[node]:
        children = range(tree.first[node], tree.first[node] + tree.children[node])
        yield node, children, free
        for k, child in enumerate(children):
            yield from families(tree, child, [*free[:k], *free[k + 1:]])


def test_every_move_of_the_tree_has_its_kind_also_after_moves_that_are_followed():
    search = Uct(Cells(), Settings(batch=32, exploration=5.0), seed=1)

    def check(free, least):
        found = list(families(search.tree, ROOT, free))
        assert 1 + sum(len(children) for _, children, _ in found) == search.tree.size > least
        for _, children, cells in found:
            mover = len(cells) % 2
            assert search.tree.kind[children].tolist() == [mover * Cells.kinds + cell for cell in cells]

    run(search, NEVER, 1000)
    check([*range(8)], 300)
    assert search.follow(Cells(taken=[2, 4]), [2, 3])
    check([0, 1, 3, 5, 6, 7], 10)
    run(search, NEVER, 200)
    check([0, 1, 3, 5, 6, 7], 50)


def test_what_is_known_of_kinds_is_the_mean_reward_of_all_that_was_played():
    """Every game is played to its end, so each cell was taken in each game, in the tree or in the playout."""
    search = Uct(Cells(), Settings(batch=500, first_batch=500), seed=1)
    batches = []
    search.game.batch = lambda games: batches.append(CellsBatch(search.game, games)) or batches[-1]
    run(search, NEVER, 500)
    estimates, (batch,) = search._estimates.reshape(2, 8), batches
    won = np.array([(batch.winner == player).mean() for player in range(2)])
    assert estimates[:, 7] == pytest.approx((50 + 500 * won) / (100 + 500 * won))
    owners = np.bincount(search.tree.kind[1:9] % 8, search.root_visits() * (np.arange(8) < 7), 8)
    others = [(player, game, cell) for player, game, cell in batch.steps]
    taken = owners + [sum((player, cell) == (0, kind) for player, _, cell in others) for kind in range(8)]
    number = taken[:7]
    total = [sum(batch.winner[game] == 0 for player, game, cell in others if (player, cell) == (0, kind))
             for kind in range(7)] + search.tree.reward[1:8]
    assert estimates[0, :7] == pytest.approx((50 + total) / (100 + number))


def test_where_little_is_known_moves_of_a_kind_that_is_good_elsewhere_are_tried_first():
    """The share of the last cell, which wins, in the first visits below positions in which it is free."""
    def share(game):
        search = Uct(game, Settings(batch=16), seed=1)
        run(search, NEVER, 600)
        tree = search.tree
        young = [children for node, children, free in families(tree, ROOT, [*range(8)])
                 if 7 in free and tree.visits[node] <= 3]
        return sum(tree.visits[children[-1]] for children in young) / sum(
            tree.visits[children].sum() for children in young)

    silent = Cells()
    silent.kinds = 0
    assert share(Cells()) > 0.9 > 0.5 > share(silent)


def test_if_kinds_are_told_a_batch_goes_one_move_beyond_what_is_known(monkeypatch):
    search = Uct(Cells(), Settings(batch=64, first_batch=64, batch_share=0.0), seed=1)
    learn, depths = search._learn, []
    monkeypatch.setattr(search, "_learn", lambda *arguments: depths.append(len(arguments[-1])) or learn(*arguments))
    run(search, NEVER, 4 * 64)
    assert depths == [1, 2, 3, 4]
