"""Positions of random games, for the tests of Battle Sheep."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.arena.games.battlesheep.maps import FORMATS, random_map
from bot.games.battlesheep.rules import PLAYERS, Board


def opening(format_name: str, seed: int) -> Board:
    """A random map with four flocks on random borders."""
    form, random = FORMATS[format_name], Random(seed)
    board = Board(form.rules.edition, random_map(form, random))
    for player in range(1, PLAYERS + 1):
        board.place(player, *random.choice(board.border_cells()), form.sheep)
    return board


def random_positions(format_name: str, seed: int) -> Iterator[tuple[Board, int]]:
    """The same board after each ply of a random game, with the player to move next (0 at the end)."""
    random = Random(seed)
    board = opening(format_name, seed)
    player = board.next_player(PLAYERS)
    yield board, player
    while player:
        board.play(player, random.choice(board.moves(player)))
        player = board.next_player(player)
        yield board, player
