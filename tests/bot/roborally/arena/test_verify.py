"""The check of recorded turns."""
from __future__ import annotations

import pytest

from bot.roborally.arena.verify import differences
from tests.bot.helpers import records


@pytest.mark.parametrize(("edition", "count"), [("2005", 400), ("maastricht", 200)])
def test_recorded_turns_are_played_without_difference(edition: str, count: int) -> None:
    turns = records(f"roborally_{edition}_turns.jsonl.gz")
    assert len(turns) == count
    assert [difference for record in turns for difference in differences(record)] == []


def test_a_falsified_turn_is_found() -> None:
    record = records("roborally_2005_turns.jsonl.gz")[0]
    record["after"][1][4] += 1
    assert len(list(differences(record))) == 1
    record["winners"] = [3]
    assert len(list(differences(record))) == 2


def test_a_deck_that_is_too_short_for_the_rules_is_a_difference() -> None:
    drawing = [record for record in records("roborally_2005_turns.jsonl.gz") if record.get("deck")]
    found = [difference for record in drawing for difference in differences({**record, "deck": []})]
    assert found and {*found} == {"more registers lock than the 0 cards of the recorded deck are for"}


def test_other_records_are_refused() -> None:
    with pytest.raises(ValueError, match="not a turn"):
        list(differences({"turns": []}))
