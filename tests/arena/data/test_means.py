from __future__ import annotations

from arena.data.means import GameMeans, means_of_game, means_of_games


def test_a_games_means_are_of_its_numbers_alone() -> None:
    series = {"value": {1: 0.5, 4: 0.25}, "style": {1: "bold"}, "mixed": {1: "none", 2: 3, 3: "nan"}}
    assert means_of_game(series) == {"value": GameMeans(0.25, 0.375), "mixed": GameMeans(3, 3)}


def test_games_count_alike_whatever_their_length_and_only_where_the_name_was_said() -> None:
    games = [{"value": GameMeans(1.0, 0.5)}, {}, {"value": GameMeans(0.0, 0.25), "depth": GameMeans(4, 6)}]
    assert means_of_games(games) == {
        "value": {"games": 2, "last": 0.5, "mean": 0.375},
        "depth": {"games": 1, "last": 4.0, "mean": 6.0},
    }
