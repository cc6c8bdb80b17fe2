"""What a player has of the map, and of its sheep."""
from __future__ import annotations

import pytest

from arena.contract.record import Replay
from bot.battlesheep.arena.referee import BattlesheepReferee, parts
from tests.bot.helpers import replays


@pytest.mark.parametrize("record", replays("battlesheep_referee.jsonl.gz"))
def test_all_sheep_are_on_the_pasture(record: Replay) -> None:
    found = parts(record)
    referee = BattlesheepReferee(record.setup)
    for index, turn in enumerate(record.turns):
        board = referee.board
        for seat in range(len(record.players)):
            flocks = [board.sheep[y][x] for x, y in board.cells() if board.owner[y][x] == seat + 1]
            assert found["pasture"][index][seat] == len(flocks)
            assert found["flocks left"][index][seat] == len([sheep for sheep in flocks if sheep > 1])
        referee.apply({seat: turn.actions[seat] for seat in referee.requests()})


def test_the_end_is_the_last_moment() -> None:
    (record, *_) = replays("battlesheep_referee.jsonl.gz")
    pasture = parts(record)["pasture"]
    assert (len(pasture), pasture[0]) == (len(record.turns) + 1, [0, 0, 0, 0])
    assert sum(pasture[-1]) > sum(pasture[-2]) - 1 and sum(pasture[-1]) > sum(pasture[len(pasture) // 2])
