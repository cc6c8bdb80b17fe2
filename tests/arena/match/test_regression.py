"""With a fixed effort, the kit's bots answer as recorded, from the source and on any machine."""
from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from arena.contract.record import read_replays
from arena.games import game_names
from arena.match.regression import changed_answers, own_seats
from tests.conftest import ROOT

TURNS = (30, 2)
"""So many turns of the first two games of a file are compared, in different seats; `arena regress` compares all."""
FILES = sorted((ROOT / "replays").glob("*.regress.jsonl.gz"))


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_the_bots_answer_as_recorded(path: Path) -> None:
    compared = 0
    for turns, record in zip(TURNS, read_replays(path)):
        record = structs.replace(record, turns=record.turns[:turns])
        for seat in own_seats(record):
            assert list(changed_answers(record, seat)) == []
            compared += 1
    assert compared > 0


@pytest.mark.strength
@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_they_do_so_to_the_end_of_every_game(path: Path) -> None:
    assert [changed for record in read_replays(path) for seat in own_seats(record)
            for changed in changed_answers(record, seat)] == []


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_recorded_answers(game: str) -> None:
    assert any(path.name == f"{game}.regress.jsonl.gz" for path in FILES)
