"""The batched simulator agrees with the plain rules."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.battlesheep.player.loop import moves_between
from bot.battlesheep.rules.batch import ActionAbstraction, Batch, Root
from bot.battlesheep.rules.geometry import build_geometry, neighbours, scores, sizes
from bot.battlesheep.rules.state import COURSES, PLAYERS
from tests.bot.battlesheep.positions import opening, random_positions

NAMES = ["hex", "square", "square15"]


@pytest.mark.parametrize("name", NAMES)
def test_numbered_moves_are_the_legal_moves_in_every_position(name):
    start = opening(name, 1)
    geometry = build_geometry(start.edition, start.owner)
    for board, player in random_positions(name, 1):
        if player:
            root = Root.of(geometry, board, player - 1)
            assert root.moves() == sorted(board.moves(player), key=lambda m: (m.y, m.x, m.direction, m.sheep))


@pytest.mark.parametrize(("seed", "name"), [*enumerate(NAMES)])
def test_games_from_one_root_go_like_the_plain_rules(seed, name):
    """Six games side by side; each makes its own moves, numbered in the order that is documented."""
    board = opening(name, seed)
    geometry = build_geometry(board.edition, board.owner)
    games = 6
    batch = Batch(Root.of(geometry, board, 0), games)
    plain = [PlainGame(board) for _ in range(games)]
    random = np.random.default_rng(seed)
    player, moved = 0, True
    everyone = np.arange(games)
    idle = 0
    while idle < PLAYERS:
        counts = batch.offer(player, everyone)
        assert [len(game.moves(player)) for game in plain] == counts.tolist()
        able = counts.nonzero()[0]
        moved = able.size > 0
        idle = 0 if moved else idle + 1
        if moved:
            batch.narrow(able)
            choice = (random.random(able.size) * counts[able]).astype(np.uint16)
            batch.play(choice)
            for game, k in zip(able, choice):
                plain[game].play(player, int(k))
        if player == PLAYERS - 1:
            assert np.array_equal(batch.scores(), np.array([game.board.scores() for game in plain]).T)
        player = (player + 1) % PLAYERS


class PlainGame:
    """A board with the flocks in the order in which the batch numbers them: a flock that goes on keeps its row."""

    def __init__(self, board):
        self.board = type(board)(board.edition, board.owner, board.sheep)
        self.flocks = [
            [(x, y) for x, y in board.cells() if board.owner[y][x] == player and board.sheep[y][x] > 1]
            for player in range(1, PLAYERS + 1)
        ]

    def moves(self, player):
        slides = self.board.slides(player + 1)
        return [
            (slide.x, slide.y, sheep, slide.direction)
            for cell in self.flocks[player] for slide in slides if (slide.x, slide.y) == cell
            for sheep in range(1, slide.most + 1)
        ]

    def play(self, player, k):
        x, y, sheep, direction = self.moves(player)[k]
        target = self.board.play(player + 1, (x, y, sheep, direction))
        flocks = self.flocks[player]
        row = flocks.index((x, y))
        if self.board.sheep[y][x] > 1:
            if sheep > 1:
                flocks.append(target)
        elif sheep > 1:
            flocks[row] = target


@pytest.mark.parametrize("name", NAMES)
def test_playouts_end_only_when_nobody_can_move(name):
    board = opening(name, 5)
    batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, 2), 50)
    random = np.random.default_rng(1)
    assert batch.play_out(random, np.full(50, 2), lambda: True)
    everyone = np.arange(50)
    assert all(not batch.offer(player, everyone).any() for player in range(PLAYERS))
    cells = sum(sizes(owned) for owned in batch.owned)
    assert batch.plies == cells.sum() - 50 * PLAYERS


def test_playouts_are_given_up_when_told():
    board = opening("hex", 5)
    batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, 0), 5)
    assert not batch.play_out(np.random.default_rng(1), np.zeros(5, dtype=np.int64), lambda: False)


def test_games_that_wait_for_different_players_keep_the_order_of_turns():
    """With two plies left to play, each game's next player must be the one that makes the next move."""
    board = opening("hex", 3)
    games = 40
    batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, 0), games)
    next_player = np.arange(games) % PLAYERS
    order = []
    play = batch.play

    def spy(choice):
        offer = batch._offered
        order.extend((int(game), offer.player) for game in offer.games)
        play(choice)

    batch.play = spy
    batch.play_out(np.random.default_rng(2), next_player, lambda: True)
    for game in range(games):
        first_moves = [player for g, player in order if g == game][:PLAYERS]
        assert first_moves == [(game + k) % PLAYERS for k in range(PLAYERS)]


@pytest.mark.parametrize("name", sorted(COURSES))
def test_scores_of_sets_are_the_rules_scores(name):
    for seed in range(4):
        for board, player in random_positions(name, seed):
            if player:
                continue
            geometry = build_geometry(board.edition, board.owner)
            root = Root.of(geometry, board, 0)
            assert scores(geometry, root.owned.T.copy()).tolist() == board.scores()
            assert sizes(root.owned.T.copy()).tolist() == [sum(board.region_sizes(p)) for p in range(1, 5)]


@pytest.mark.parametrize("name", NAMES)
def test_neighbours_of_a_set_are_the_touching_cells(name):
    board = opening(name, 0)
    geometry = build_geometry(board.edition, board.owner)
    number = geometry.number()
    sets = np.zeros((geometry.words, geometry.size), dtype=np.uint64)
    for cell in range(geometry.size):
        sets[geometry.word[cell], cell] = geometry.bit[cell]
    around = neighbours(geometry.adjacent, sets)
    for cell, position in enumerate(geometry.cells):
        expected = sum(1 << number[near] for near in board.touching(*position) if near in number)
        assert sum(int(word) << 64 * w for w, word in enumerate(around[:, cell])) == expected


@pytest.mark.parametrize("name", NAMES)
def test_an_action_abstraction_spreads_the_numbers_of_sheep_and_keeps_the_ends(name):
    abstraction = ActionAbstraction(31, 7)
    start = opening(name, 2)
    geometry = build_geometry(start.edition, start.owner)
    assert abstraction.numbers[15] == [1, 3, 6, 8, 10, 13, 15]
    assert abstraction.numbers[7] == [1, 2, 3, 4, 5, 6, 7] and abstraction.numbers[0] == []
    for board, player in random_positions(name, 2):
        if player:
            root = Root.of(geometry, board, player - 1)
            moves = root.moves(abstraction)
            assert set(moves) <= set(board.moves(player))
            offered = Batch(root, 1).offer(player - 1, np.zeros(1, dtype=np.int64), abstraction)
            assert offered.tolist() == [len(moves)]


@pytest.mark.parametrize("name", NAMES)
def test_moves_between_two_positions_are_found_again(name):
    """A round of moves of the abstraction is told from the boards alone, and leads to the same position."""
    random = Random(4)
    board = opening(name, 4)
    geometry = build_geometry(board.edition, board.owner)
    abstraction = ActionAbstraction(31, 7)
    root = Root.of(geometry, board, 0)
    for _ in range(6):
        numbers, player = [], 0
        before = root
        while player < PLAYERS:
            state = replace(root, player=player)
            if state.moves(abstraction):
                numbers.append(random.randrange(len(state.moves(abstraction))))
                board.play(player + 1, state.moves(abstraction)[numbers[-1]])
                root = state.after(numbers[-1], abstraction)
            player += 1
        root = replace(root, player=0)
        seen = Root.of(geometry, board, 0)
        assert (seen.open[:-1] == root.open[:-1]).all() and (seen.lines[1:] == root.lines[1:]).all()
        found = moves_between(before, seen, abstraction)
        assert found is not None and found[0] == numbers
        assert found[1].flocks == root.flocks and found[1].player == 0
        moves = sorted(root.moves(abstraction), key=lambda move: (move.y, move.x))
        assert Root.of(geometry, board, 0).moves(abstraction) == moves


def test_a_move_that_is_not_in_the_abstraction_is_not_found():
    board = opening("hex", 4)
    geometry = build_geometry(board.edition, board.owner)
    before = Root.of(geometry, board, 0)
    move = next(move for move in board.moves(1) if move.sheep == 2)
    board.play(1, move)
    assert moves_between(before, Root.of(geometry, board, 1), ActionAbstraction(15, 7)) is None
    every = ActionAbstraction(15)
    assert moves_between(before, Root.of(geometry, board, 1), every) is not None
    board.play(3, board.moves(3)[0])
    assert moves_between(before, Root.of(geometry, board, 3), every) is None, "player 2 could have moved"
