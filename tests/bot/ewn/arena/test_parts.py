"""Who has taken how many pieces."""
from __future__ import annotations

from itertools import pairwise

import pytest

from arena.contract.record import Replay
from bot.ewn.arena.parts import parts
from bot.ewn.arena.view import scenes
from bot.ewn.rules.state import CAPTURED
from tests.bot.helpers import replays


@pytest.mark.parametrize("record", replays("ewn_referee.jsonl.gz"))
def test_what_is_taken_is_missing_on_the_board(record: Replay) -> None:
    found = parts(record)
    *_, end = scenes(record)
    for colour in (0, 1):
        taken = found["captures"][-1][1 - colour] + found["own pieces taken"][-1][colour]
        assert taken == end.position.squares(colour).count(CAPTURED)


def test_a_piece_is_taken_by_the_one_that_moves_and_counts_from_the_next_turn_on() -> None:
    (record, *_) = replays("ewn_referee.jsonl.gz")
    found, seen = parts(record), 0
    assert {len(moments) for moments in found.values()} == {len(record.turns) + 1}
    for now, then in pairwise(scenes(record)):
        mover = now.position.to_move
        assert now.played is not None
        victim = next((colour for colour in (0, 1) if now.played.end in now.position.squares(colour)), None)
        name = "own pieces taken" if victim == mover else "captures"
        before, after = (found[name][turn] for turn in (now.turn, then.turn + (then.die is None)))
        assert after[mover] - before[mover] == (victim is not None)
        assert after[1 - mover] == before[1 - mover]
        seen += victim is not None
    assert seen > 4
