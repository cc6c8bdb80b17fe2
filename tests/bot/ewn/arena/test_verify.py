from __future__ import annotations

from copy import deepcopy

import pytest

from bot.ewn.arena.verify import differences
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.network import LearnedValue
from bot.ewn.protocol import COLOURS
from bot.ewn.rules.state import Position
from botkit.search.clock import Deadline
from botkit.search.layers import Costs, deepen
from tests.bot.helpers import records

GAMES = records("ewn_games.jsonl.gz")
EXACT = records("ewn_exact.jsonl.gz")
COSTS = Costs(damping=1.0, layer=0.0, back_up=0.0)


def test_all_recorded_games_agree_with_the_rules() -> None:
    assert len(GAMES) == 300
    assert [sentence for record in GAMES for sentence in differences(record)] == []


def test_recorded_exact_values_of_two_and_three_pieces_agree() -> None:
    small = [record for record in EXACT if record["pieces"] <= 3]
    assert len(small) > 50
    assert [sentence for record in small[::3] for sentence in differences(record)] == []


def test_recorded_exact_values_are_those_of_the_search_to_the_end() -> None:
    """Of the few positions with less than four pieces every third one, of the others every twentieth."""
    assert len(EXACT) == 200
    small, large = ([record for record in EXACT if (record["pieces"] == 4) == is_large] for is_large in (False, True))
    value = LearnedValue.of_training()
    for record in small[::3] + large[::20]:
        position = Position(tuple(record["red"]), tuple(record["blue"]), COLOURS.index(record["to_move"]))
        *_, last = deepen(EwnLayer.of([position], value), Deadline.never(), 64, 10**9, COSTS)
        assert last.exact
        assert (1 - last.value) / 2 == pytest.approx(record["p_win_mover"], abs=1e-9)


def test_a_missing_legal_move_is_noticed() -> None:
    record = deepcopy(GAMES[0])
    del record["plies"][3]["legal"][0]
    assert any("ply 4: legal moves" in sentence for sentence in differences(record))


def test_another_die_is_noticed() -> None:
    record = deepcopy(GAMES[0])
    record["plies"][0]["die"] = record["plies"][0]["die"] % 6 + 1
    assert any("ply 1:" in sentence for sentence in differences(record))


@pytest.mark.parametrize("field", ["winner", "final_red", "final_blue"])
def test_another_end_is_noticed(field: str) -> None:
    record = deepcopy(GAMES[0])
    record[field] = {"R": "B", "B": "R"}.get(record[field]) if field == "winner" else [7] * 6
    assert [sentence.split(" is")[0] for sentence in differences(record)] == [f"end: {field}"]


def test_a_game_that_goes_on_after_its_end_is_noticed() -> None:
    record = deepcopy(GAMES[0])
    record["plies"].append(record["plies"][-1])
    assert any("the game was over" in sentence for sentence in differences(record))


def test_a_value_that_is_off_by_a_millionth_is_noticed() -> None:
    record = deepcopy(next(r for r in EXACT if r["pieces"] == 2))
    record["p_win_mover"] += 1e-6
    assert len(list(differences(record))) == 1


def test_other_records_are_refused() -> None:
    with pytest.raises(ValueError, match="neither a game"):
        list(differences({"turns": []}))
