from __future__ import annotations

import copy
from typing import Any

import pytest

from bot.olympics.arena.verify import differences
from tests.bot.helpers import records


@pytest.mark.parametrize(("name", "games"), [("olympics_public.jsonl.gz", 40), ("olympics_edge.jsonl.gz", 24)])
def test_the_games_of_the_contests_referee_follow_the_rules(name: str, games: int) -> None:
    found = records(name)
    assert len(found) == games
    assert [difference for record in found for difference in differences(record)] == []


RECORD = records("olympics_public.jsonl.gz")[0]


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    record: Any = copy.deepcopy(RECORD)
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return dict(record)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["final_scores", 1], 6805, "final_scores"),
        (["medals", 0, 0, 0], 3, "medals"),
        (["deactivated_turn", 2], 5, "deactivated_turn"),
        (["end_frame", 0], "6301 2 1 1 2 4 1 2 4 0 2 3 2", "end frame, line 1"),
        (["turns", 4, "inputs", "0", 3], "...#...#...#...#....#......... 9 9 9 0 0 0 0", "turn 5, line 4"),
        (["turns", 0, "actions", 0], "RIGHT", "turn 2, line"),
        (["turns", 50, "actions", 1], None, "turn 52: players [0, 1, 2] were asked"),
    ],
)
def test_a_changed_record_is_caught_where_it_was_changed(path: list[Any], value: Any, sentence: str) -> None:
    assert any(difference.startswith(sentence) for difference in differences(changed(path, value)))


def test_a_match_that_stops_too_early_is_caught() -> None:
    record = copy.deepcopy(RECORD)
    record["end_frame"] = next(iter(record["turns"].pop()["inputs"].values()))
    assert "the match is not over by the rules" in list(differences(record))


@pytest.mark.parametrize("record", [{"plies": []}, {**RECORD, "league": 9}, {**RECORD, "seed": None}])
def test_other_records_are_refused(record: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a game"):
        list(differences(record))
