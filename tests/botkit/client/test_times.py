"""When the bots' searches end, by what the referees allow."""
from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pytest

from bot.battlesheep.player.params import Params as BattlesheepParams
from bot.ewn.player.params import Params as EwnParams
from bot.olympics.player.params import Params as OlympicsParams
from bot.roborally.player.params import Params as RoborallyParams
from botkit.client.parameters import effort_name, set_parameter
from botkit.client.times import UNLIMITED, TurnTime
from tests.bot.bots import BOTS, params_of

BATTLESHEEP, EWN, OLYMPICS, ROBORALLY = BattlesheepParams(), EwnParams(), OlympicsParams(), RoborallyParams()


@pytest.mark.parametrize(("time", "end_ms", "stop_ms"), [
    (OLYMPICS.turn_time(0.0, is_first=True), 800.0, 802.0),
    (OLYMPICS.turn_time(0.0), 30.0, 32.0),
    (BATTLESHEEP.turn_time(6000.0, is_first=True), 5700.0, 5850.0),
    (BATTLESHEEP.turn_time(300.0, is_first=True), 180.0, 240.0),
    (BATTLESHEEP.turn_time(6000.0), 5900.0, 5950.0),
    (BATTLESHEEP.turn_time(100.0), 80.0, 90.0),
    (BATTLESHEEP.turn_time(0.0), 900.0, 950.0),
    (BattlesheepParams(turn_ms=500.0).turn_time(6000.0), 400.0, 450.0),
    (EWN.turn_time(30_000.0), 785.0, 892.5),
    (EWN.turn_time(200.0), 145.0, 172.5),
    (EWN.turn_time(-6.0), 1.0, 2.0),
    (ROBORALLY.turn_time(2000.0, is_first=True), 1315.0, 1657.5),
    (ROBORALLY.turn_time(1000.0), 765.0, 882.5),
    (ROBORALLY.turn_time(0.0), 765.0, 882.5),
])
def test_a_search_has_the_time_that_is_not_kept_back(time: TurnTime, end_ms: float, stop_ms: float) -> None:
    assert time[:2] == pytest.approx((end_ms, stop_ms))


@pytest.mark.parametrize("limit_ms", [20.0, 50.0, 100.0, 200.0, 300.0, 1000.0, 2000.0, 6000.0])
@pytest.mark.parametrize("time_of", [
    partial(BATTLESHEEP.turn_time, is_first=True),
    BATTLESHEEP.turn_time,
    lambda limit_ms: EwnParams(turn_ms=limit_ms).turn_time(30_000.0),
    EWN.turn_time,
    partial(ROBORALLY.turn_time, is_first=True),
    ROBORALLY.turn_time,
], ids=["battlesheep, first", "battlesheep", "ewn, move", "ewn, game", "roborally, first", "roborally"])
def test_a_search_ends_and_is_stopped_before_the_limit(time_of: Callable[[float], TurnTime], limit_ms: float) -> None:
    usual = time_of(limit_ms)
    for time in (usual, usual.on_shared_core()):
        assert 0.0 <= time.end_ms <= time.stop_ms < limit_ms


@pytest.mark.parametrize(("time", "shared"), [
    (TurnTime.before(100.0, 90.0), (60.0, 80.0)), (TurnTime.before(100.0, 50.0), (50.0, 75.0)),
    (TurnTime.before(50.0, 40.0), (20.0, 35.0)), (TurnTime.before(20.0, 15.0), (8.0, 14.0)),
    (TurnTime(30.0, 32.0), (30.0, 32.0)), (UNLIMITED, (math.inf, math.inf))])
def test_on_a_shared_core_the_margin_is_wide_if_the_limit_is_known(
    time: TurnTime, shared: tuple[float, float]
) -> None:
    assert time.on_shared_core()[:2] == pytest.approx(shared)


@pytest.mark.parametrize("bot", BOTS)
def test_a_fixed_effort_needs_no_clock(bot: str) -> None:
    params = params_of(bot)
    params = set_parameter(params, f"{effort_name(params)}=1")
    assert params.turn_time(1000.0, is_first=True) == params.turn_time(0.0) == UNLIMITED == (math.inf,) * 3
