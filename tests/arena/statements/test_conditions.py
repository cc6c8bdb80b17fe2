"""Conditions on what programs report."""
from __future__ import annotations

import pytest

from arena.contract.player_data import Data
from arena.contract.record import Replay, Seat, Turn
from arena.statements.conditions import EXAMPLE, meets, parse_condition

DATA = Data(
    player={
        "medals in diving": {10: 0, 40: 2, 60: 3},
        "value": {1: 0.5, 2: 0.9, 3: 0.1},
        "style": {1: "bold", 5: "careful"},
        "mixed": {1: "none", 2: 4, 3: "none"},
    },
    match={"map": {1: "chess"}, "value": {1: 7}},
)


@pytest.mark.parametrize("text", [
    "PDATA medals in diving@50 = 2", "PDATA medals in diving@40 = 2", "PDATA medals in diving@39 = 0",
    "PDATA medals in diving = 3", "PDATA  medals in diving @ 50==2", "PDATA medals in diving@50 != 3",
    "PDATA value < 0.5", "PDATA value <= 0.1", "PDATA value >= 1e-1", "PDATA value@2 > .5",
    "PDATA max(value) > 0.89", "PDATA min(value) = 0.1", "PDATA mean(value) = 0.5", "PDATA mean( mixed ) = 4",
    "PDATA style = careful", "PDATA style@3 = bold", "PDATA style ~ care", "PDATA style != bold", "PDATA style > bold",
    "TDATA map = chess", "TDATA value = 7", "PDATA style != 3",
])
def test_holds(text: str) -> None:
    assert parse_condition(text).holds(DATA)


@pytest.mark.parametrize("text", [
    "PDATA medals in diving@9 = 0", "PDATA medals in diving@50 = 0", "PDATA medals = 0", "PDATA medals != 0",
    "PDATA value > 0.1", "PDATA value@2 = 0.5", "PDATA max(value) > 0.9", "PDATA max(style) > 0", "PDATA style < 3",
    "PDATA style = bold", "PDATA style ~ Care", "PDATA map = chess", "TDATA value = 0.1", "PDATA value ~ 1",
    "PDATA value = 0.1x",
])
def test_does_not_hold(text: str) -> None:
    assert not parse_condition(text).holds(DATA)


@pytest.mark.parametrize("text", [
    "", "value = 3", "PDATA value", "PDATA = 3", "PDATA value =", "pdata value = 3", "PDATA value@x = 3",
    "PDATA value@ = 3", "PDATA sum(value) = 3", "PDATA max(value)@3 = 3", "PDATA max(value = 3",
])
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_condition(text)


def test_a_refusal_says_the_form() -> None:
    with pytest.raises(ValueError, match=EXAMPLE):
        parse_condition("value > 3")


def test_all_conditions_must_hold_for_the_same_player() -> None:
    said = Turn({}, [None] * 2, [None] * 2, [None] * 2, pdata={0: {"a": 1}, 1: {"a": 1, "b": 2}}, tdata={"c": 3})
    replay = Replay([Seat("a"), Seat("b")], [], [said])
    conditions = [parse_condition(text) for text in ("PDATA a = 1", "PDATA b = 2", "TDATA c = 3")]
    assert [meets(conditions, replay, seat) for seat in range(2)] == [False, True]
