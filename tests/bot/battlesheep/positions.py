"""Positions of random games, for the tests of Battle Sheep."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.battlesheep.arena.maps import random_map
from bot.battlesheep.rules.plain import EDITIONS, Board
from bot.battlesheep.rules.state import COURSES, PLAYERS


def opening(name: str, seed: int) -> Board:
    """A random map of a course with four flocks on random borders."""
    course, random = COURSES[name], Random(seed)
    board = Board(EDITIONS[course.edition], random_map(name, random))
    for player in range(1, PLAYERS + 1):
        board.place(player, *random.choice(board.border_cells()), course.sheep)
    return board


def random_positions(name: str, seed: int) -> Iterator[tuple[Board, int]]:
    """The same board after each ply of a random game, with the player to move next (0 at the end)."""
    random = Random(seed)
    board = opening(name, seed)
    player = board.next_player(PLAYERS)
    yield board, player
    while player:
        board.play(player, random.choice(board.moves(player)))
        player = board.next_player(player)
        yield board, player
