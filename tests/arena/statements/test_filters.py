"""Conditions on what programs report."""
from __future__ import annotations

from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from arena.contract.record import Replay, Seat, Turn
from arena.statements.filters import EXAMPLE, JOINED_EXAMPLE, meets, parse_filter

PLAYER, MATCH = (
    {
        "medals in diving": {10: 0, 40: 2, 60: 3},
        "value": {1: 0.5, 2: 0.9, 3: 0.1},
        "style": {1: "bold", 5: "careful"},
        "mixed": {1: "none", 2: 4, 3: "none"},
    },
    {"map": {1: "chess"}, "value": {1: 7}},
)


def _at(turn: int, series: dict[str, dict[int, Any]]) -> dict[str, Any]:
    return {name: values[turn] for name, values in series.items() if turn in values}


RECORD = Replay([Seat("me"), Seat("greedy"), Seat("kit")], [], [
    Turn({}, [None] * 3, [None] * 3, [None] * 3, pdata={0: _at(turn, PLAYER)}, tdata=_at(turn, MATCH))
    for turn in range(1, 61)
], final_scores=[1, 2, 2], ranks=[3, 1, 1], seed=7)


@pytest.mark.parametrize("text", [
    "PDATA medals in diving@50 = 2", "PDATA medals in diving@40 = 2", "PDATA medals in diving@39 = 0",
    "PDATA medals in diving = 3", "PDATA  medals in diving @ 50==2", "PDATA medals in diving@50 != 3",
    "PDATA value < 0.5", "PDATA value <= 0.1", "PDATA value >= 1e-1", "PDATA value@2 > .5",
    "PDATA max(value) > 0.89", "PDATA min(value) = 0.1", "PDATA mean(value) = 0.5", "PDATA mean( mixed ) = 4",
    "PDATA style = careful", "PDATA style@3 = bold", "PDATA style ~ care", "PDATA style != bold", "PDATA style > bold",
    "TDATA map = chess", "TDATA value = 7", "PDATA style != 3",
    "result = lost", "rank = 3 and turns = 60", "seed=7", "against = greedy", "against = kit", "not against = me",
    "PDATA value > 1 or PDATA value < 1", "PDATA value < 1 and seat = 0", "not (rank = 1 or rank = 2)",
    "rank = 3 or rank = 1 and seed = 8", "not rank = 1 and faults = 0", 'PDATA style = "careful"',
])
def test_holds(text: str) -> None:
    assert parse_filter(text).holds(RECORD, 0)


@pytest.mark.parametrize("text", [
    "PDATA medals in diving@9 = 0", "PDATA medals in diving@50 = 0", "PDATA medals = 0", "PDATA medals != 0",
    "PDATA value > 0.1", "PDATA value@2 = 0.5", "PDATA max(value) > 0.9", "PDATA max(style) > 0", "PDATA style < 3",
    "PDATA style = bold", "PDATA style ~ Care", "PDATA map = chess", "TDATA value = 0.1", "PDATA value ~ 1",
    "PDATA value = 0.1x", "result = won", "(rank = 3 or rank = 1) and seed = 8", "not rank = 3 or seed = 8",
    "PDATA value < 1 and PDATA value > 1", 'PDATA style = "careful and bold"', "bot = greedy",
])
def test_does_not_hold(text: str) -> None:
    assert not parse_filter(text).holds(RECORD, 0)


@pytest.mark.parametrize("text", ["result = lost", "result = won", "rank = 1", "rank > 0"])
def test_a_record_that_does_not_tell_the_end_has_no_result(text: str) -> None:
    assert not parse_filter(text).holds(replace(RECORD, final_scores=[], ranks=[]), 0)


@pytest.mark.parametrize("text", [
    "", "value = 3", "PDATA value", "PDATA = 3", "PDATA  = 3", "PDATA value =", "pdata value = 3", "PDATA value@x = 3",
    "PDATA value@ = 3", "PDATA sum(value) = 3", "PDATA max(value)@3 = 3", "PDATA max(value = 3",
    "(rank = 1", "rank = 1)", "rank = 1 seat = 1", "rank = 1 and", "or rank = 1", "not", "()",
    "(" * 99, "rank = 1 and " * 200 + "rank = 1", "place = 1", "rank = 1 xor rank = 2",
])
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_filter(text)


@pytest.mark.parametrize("text", [
    f"PDATA{' ' * 999}", f"PDATA min({' ' * 999}= 1", f"PDATA min({' ' * 400}a{' ' * 400}= 1",
    f"PDATA a{' @' * 400}= 1",
    f"turns = {' ' * 999}", f"PDATA {'a ' * 400}",
])
def test_what_is_no_condition_is_refused_at_once(text: str) -> None:
    begun = process_time()
    with pytest.raises(ValueError):
        parse_filter(text)
    assert process_time() - begun < 0.05


def test_a_refusal_says_the_form() -> None:
    with pytest.raises(ValueError, match=EXAMPLE):
        parse_filter("value > 3")
    assert parse_filter(JOINED_EXAMPLE).holds(RECORD, 0)


def test_all_conditions_must_hold_for_the_same_player() -> None:
    said = Turn({}, [None] * 2, [None] * 2, [None] * 2, pdata={0: {"a": 1}, 1: {"a": 1, "b": 2}}, tdata={"c": 3})
    replay = Replay([Seat("a"), Seat("b")], [], [said])
    conditions = [parse_filter(text) for text in ("PDATA a = 1", "PDATA b = 2", "TDATA c = 3")]
    assert [meets(conditions, replay, seat) for seat in range(2)] == [False, True]
