"""The check of recorded games."""
from __future__ import annotations

import pytest

from bot.battlesheep.arena.verify import differences
from tests.bot.helpers import records


@pytest.mark.parametrize(("name", "count"), [("hex", 30), ("square", 10)])
def test_recorded_games_of_the_course_follow_the_rules_line_for_line(name, count):
    games = records(f"battlesheep_course_{name}.jsonl.gz")
    assert len(games) == count
    assert [list(differences(game)) for game in games] == [[]] * count


@pytest.mark.parametrize("change", [
    lambda game: game["plies"][5]["legal"].pop(),
    lambda game: game["plies"][3]["move"].__setitem__(2, game["plies"][3]["move"][2] + 1),
    lambda game: game["scores"].__setitem__(0, 99),
    lambda game: game["final_sheep"][6].__setitem__(6, 9),
    lambda game: game["border_spec"].pop(),
    lambda game: game["border_server_b"].append([6, 6]),
    lambda game: game["border_fallback"].append([6, 6]),
    lambda game: game["starts"].__setitem__(1, [6, 6]),
    lambda game: game["plies"].pop(),
])
def test_changed_records_are_noticed(change):
    game = records("battlesheep_course_hex.jsonl.gz")[0]
    game["map"][6][6] = -1
    change(game)
    assert list(differences(game))


def test_other_records_are_refused():
    with pytest.raises(ValueError, match="not a game"):
        list(differences({"turns": []}))
