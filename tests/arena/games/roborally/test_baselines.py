"""What the greedy baseline knows of a board."""
from __future__ import annotations

from bot.arena.games.roborally.baselines import Track, shortest_paths
from bot.games.roborally.board import Board


def test_shortest_paths_go_around_walls_and_pits() -> None:
    board = Board([". X .", "e . .", ". . ."], [(2, 0)])
    distances = shortest_paths(board, (2, 0))
    assert (distances[0, 2], distances[0, 0]) == (4, 6)
    assert (1, 0) not in distances


def test_the_track_knows_where_a_card_leads() -> None:
    track = Track(Board(["CE CE . ."], [(3, 0)]), "2005")
    assert track.remoteness(None) > track.remoteness(((0, 0), 1, 1)) > track.remoteness(((2, 0), 1, 1))
