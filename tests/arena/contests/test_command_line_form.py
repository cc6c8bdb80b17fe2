from __future__ import annotations

import pytest

from arena.contests.command_line_form import by_player, read_stdout


@pytest.mark.parametrize(("text", "scores", "seed"), [
    ("5\n7\nseed=9\n", [5, 7], "9"), ("5\nnull\n", [5, None], ""),
    ("1\n2\nstarts again\n5\n7\nseed=9\n3\n", [5, 7], "9"), ("5\n7\nlast turn:\n3\nseed=9\n", [5, 7], "9"),
    ("3\n5\n7\n", [5, 7], ""), ("all:\n5\n", [5], ""), ("no score\n", [], ""),
])
def test_the_scores_are_the_last_numbers_that_are_enough_for_all_players(
    text: str, scores: list[float | None], seed: str
) -> None:
    assert read_stdout(text, 2) == (scores, seed)


def test_what_is_reported_of_every_seat_is_said_of_the_players_and_all_else_of_the_game() -> None:
    reported = {"gold_0": 3, "gold_1": 4, "round_1": 7, "map": "ring", "_0": 1, "_1": 2}
    assert by_player(reported, 2) == ({"round_1": 7, "map": "ring", "_0": 1, "_1": 2}, [{"gold": 3}, {"gold": 4}])
