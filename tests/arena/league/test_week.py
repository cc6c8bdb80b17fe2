"""A week of versions of one bot, whose strengths are known: saved into a file that is watched, and really played."""
from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from tests.conftest import ROOT

NIM = "examples.nim.arena:GAME"
VERSIONS = 30
GAINS = {6: 0.3, 14: 0.3, 23: 0.3}
"""By how much three of the versions play the best move more often: 100 Elo from 0.1 on, 140 from 0.4, 260 from 0.7.

A duel of 400 games finds each with more than 95 %."""
LOSSES = {9: 0.1, 18: 0.2, 27: 0.3}
BROKEN = (4, 20)
HOUR = 3600.0
SOURCE = """
# version {number}
import random, sys
sys.stdin.readline()
for line in sys.stdin:
    heaps = list(map(int, line.split()))
    moves = [(heap, taken) for heap, size in enumerate(heaps) for taken in range(1, size + 1)]
    total = 0
    for size in heaps:
        total ^= size
    good = [(heap, size - (size ^ total)) for heap, size in enumerate(heaps) if size ^ total < size]
    print(*random.choice(good if good and random.random() < {skill} else moves), flush=True)
"""


def until(holds: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    end = monotonic() + HOUR
    while not holds():
        assert process.poll() is None and monotonic() < end
        sleep(0.5)


def save(file: Path, text: str) -> None:
    """As editors do it: a new file takes the place of the old one."""
    new = file.with_name("new~")
    new.write_text(text)
    new.rename(file)


@pytest.mark.strength
def test_of_three_gains_of_a_week_two_are_found_and_no_false_one(tmp_path: Path) -> None:
    file, folder = tmp_path / "skill.py", tmp_path / "league"
    skill = {1: 0.1}
    save(file, SOURCE.format(number=1, skill=skill[1]))
    with League.create(folder, new_league_settings(NIM)) as store:
        store.versions.set_duels(400, 100.0)
        store.bots.add("random", "builtin:random")
        words = [sys.executable, "-m", "arena", "league", str(folder), "watch", str(file)]
        with subprocess.Popen(words, cwd=ROOT, text=True) as process:
            try:
                until(lambda: "skill" in {bot.name for bot in store.bots.all("active")}, process)
                for number in range(2, VERSIONS + 1):
                    stands = next(version.bot.version for version in store.versions.of("skill") if version.stands)
                    skill[number] = skill[stands] + GAINS.get(number, 0.0) - LOSSES.get(number, 0.0)
                    text = SOURCE.format(number=number, skill=skill[number])
                    save(file, text[:-9] if number in BROKEN else text)
                    until(partial(is_settled, store, number), process)
            finally:
                process.send_signal(signal.SIGINT)
        versions = {version.bot.version: version for version in store.versions.of("skill")}
    found = {number for number, version in versions.items() if version.duel and version.duel.verdict == "stronger"}
    assert found <= GAINS.keys() and len(found) >= 2
    assert len(versions) == VERSIONS
    assert {number for number, version in versions.items() if version.bot.state == "failed"} == {*BROKEN}


def is_settled(store: League, number: int) -> bool:
    """Whether the newest version has this number, and a verdict."""
    version = store.versions.of("skill")[0]
    decided = version.duel is not None and bool(version.duel.verdict)
    return version.bot.version == number and (decided or version.bot.state == "failed")
