from __future__ import annotations

from arena.statements.means import GameMeans, MeansOfGames, means_of_game


def test_a_games_means_are_of_its_numbers_alone() -> None:
    series = {"value": {1: 0.5, 4: 0.25}, "style": {1: "bold"}, "mixed": {1: "none", 2: 3, 3: "nan"}}
    assert means_of_game(series) == {"value": GameMeans(0.25, 0.375), "mixed": GameMeans(3, 3)}


def test_games_count_alike_whatever_their_length_and_only_where_the_name_was_said() -> None:
    games: list[dict[str, GameMeans]] = [
        {"value": GameMeans(1.0, 0.5)}, {}, {"value": GameMeans(0.0, 0.25), "depth": GameMeans(4, 6)}]
    means = MeansOfGames()
    for game in games:
        means.add(game)
    assert means.as_json() == {
        "value": {"games": 2, "last": 0.5, "mean": 0.375},
        "depth": {"games": 1, "last": 4.0, "mean": 6.0},
    }
