"""A throttled bot gets its share of the time and no more, and is left running when the throttle is closed."""
from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter, sleep

import pytest

from arena.run.cleanup import adopt, end_all
from arena.run.process import BotProcess
from arena.run.throttle import Throttle
from tests.conftest import BOT, TOY, Arena, Play

BUSY = (sys.executable, "-S", "-c", "while True: pass")
SLOWDOWN = 3.0
SECONDS = 0.3


def _share(bot: BotProcess) -> float:
    """The part of a core that the bot gets."""
    before, start = bot.cpu_seconds(), perf_counter()
    sleep(SECONDS)
    return (bot.cpu_seconds() - before) / (perf_counter() - start)


@pytest.mark.wall_time
def test_a_third_of_the_time_is_a_third_of_a_core() -> None:
    bot = BotProcess(BUSY, slowdown=SLOWDOWN)
    try:
        shares = [_share(bot) for _ in range(3)]
        assert min(shares) < 1.3 / SLOWDOWN
        assert max(shares) > 0.5 / SLOWDOWN
    finally:
        end_all([bot], adopt())


@pytest.mark.wall_time
def test_a_closed_throttle_leaves_the_bot_running() -> None:
    bot = BotProcess(BUSY)
    try:
        for _ in range(20):
            throttle = Throttle(bot.process.pid, 50.0)
            sleep(0.002)
            throttle.close()
            throttle.close()
            status = Path(f"/proc/{bot.process.pid}/stat").read_text().rpartition(")")[2].split()[0]
            assert status != "T"
    finally:
        end_all([bot], adopt())


def test_a_throttle_ends_with_its_bot() -> None:
    bot = BotProcess((sys.executable, "-S", "-c", "pass"), slowdown=SLOWDOWN)
    bot.process.wait()
    assert bot._throttle
    bot._throttle._thread.join(5.0)
    assert not bot._throttle._thread.is_alive()
    end_all([bot], adopt())


def test_nothing_is_slowed_down_by_less_than_one() -> None:
    with pytest.raises(ValueError, match="more than 1"):
        Throttle(1, 1.0)


def test_a_match_of_slow_bots(play: Play, arena: Arena, tmp_path: Path) -> None:
    summary = play(BOT, BOT, "--games", 2, "--slow", 3)
    assert summary["games"] == 2
    resumed = arena("play", TOY, BOT, BOT, "--out", tmp_path / "toy.jsonl.gz", "--resume")
    assert "another match" in resumed.stderr
    assert "--slow 0.5: " in arena("play", TOY, BOT, BOT, "--slow", 0.5).stderr
