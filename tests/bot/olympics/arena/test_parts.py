"""The points of each mini-game."""
from __future__ import annotations

from math import prod

import pytest
from msgspec.structs import replace

from arena.contract.record import Replay
from bot.olympics.arena.parts import parts
from bot.olympics.protocol import parse_turn
from bot.olympics.rules.plain import points
from botkit.client.errors import ProtocolError
from tests.bot.helpers import replays

GAMES = replays("olympics_referee.jsonl.gz")


@pytest.mark.parametrize("record", GAMES)
def test_the_product_of_the_parts_is_the_score(record: Replay) -> None:
    found = parts(record)
    ends = [[moments[-1][seat] for moments in found.values()] for seat in range(3)]
    assert [prod(of_seat) for of_seat in ends] == list(record.final_scores)
    assert {len(moments) for moments in found.values()} == {len(record.turns) + 1}
    assert all(moments[0] == [0, 0, 0] for moments in found.values())


def test_a_moment_is_before_its_turn() -> None:
    (record, *_) = GAMES
    turn = parse_turn(record.turns[60].inputs[0])
    for game, name in enumerate(("hurdles", "archery", "skating", "diving")):
        assert parts(record)[name][60] == [points(of_seat[game]) for of_seat in turn.medals]


def test_a_record_without_an_end_is_refused() -> None:
    with pytest.raises(ProtocolError):
        parts(replace(GAMES[0], end_frame=[]))
