"""How far the robots are, and what they have suffered."""
from __future__ import annotations

import pytest
from msgspec.structs import replace

from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from bot.roborally.arena.referee import parts
from tests.bot.helpers import played, replays

GAMES = replays("roborally_referee.jsonl.gz")


def test_the_checkpoints_of_the_end_are_the_scores() -> None:
    for record in GAMES:
        found = parts(record)
        assert found["checkpoints"][-1] == list(record.final_scores)
        assert found["checkpoints"][0] == found["damage"][0] == [0] * len(record.players)
        assert {len(moments) for moments in found.values()} == {len(record.turns) + 1}


@pytest.mark.parametrize(("edition", "lives"), [("2005", [[3, 3]]), ("maastricht", None)])
def test_lives_are_told_where_they_are_counted(edition: str, lives: object) -> None:
    game = load_game("roborally")
    setup = Setup(1, 2, edition, NO_LIMITS, {"max_turns": "2"})
    record = played(game, setup, "builtin:random", "builtin:random")
    found = parts(record).get("lives")
    assert (found and found[:1]) == lives


def test_a_game_of_another_program_is_refused() -> None:
    with pytest.raises(ValueError, match="does not say its seed"):
        parts(replace(GAMES[0], seed=None))
