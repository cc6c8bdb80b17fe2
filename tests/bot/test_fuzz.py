"""The bots on mutated sessions: they end, or go on, with a sentence."""
from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import bundle
from bundler.build import build, kit_bot
from tests.bot.bots import BOTS, SHIPPED
from tests.bot.fuzz import fault, fault_of_process, faults, session

MANY = 10_000


@pytest.mark.parametrize("bot", BOTS)
def test_a_mutated_session_ends_with_a_sentence(bot: str) -> None:
    assert list(faults(bot, 4, seed=1)) == []


@pytest.mark.parametrize("bot", SHIPPED)
def test_so_it_does_with_the_program(bot: str) -> None:
    command = [sys.executable, "-m", f"bot.submit.{bot}", "--effort", "2"]
    assert fault_of_process(command, session(bot, Random(1))) == ""


@pytest.mark.strength
@pytest.mark.parametrize("bot", BOTS)
def test_so_it_does_with_the_built_file(bot: str, tmp_path: Path) -> None:
    file = tmp_path / f"{bot}.py"
    file.write_text(build(kit_bot(bot, bundle.ROOT)).text, encoding="utf-8")
    command = [sys.executable, "-I", str(file), "--effort", "2"]
    assert [fault_of_process(command, session(bot, Random(seed))) for seed in range(100)] == [""] * 100


@pytest.mark.strength
@pytest.mark.parametrize("bot", BOTS)
def test_ten_thousand_mutated_sessions_end_with_a_sentence(bot: str) -> None:
    assert list(faults(bot, MANY, seed=2)) == []


class Broken:
    """Fails in one way or another."""

    def __init__(self, way: str) -> None:
        self.way = way

    def serve(self) -> None:
        if self.way == "raises":
            raise ZeroDivisionError
        if self.way == "hangs":
            while True:
                try:
                    while True:
                        pass
                except Exception:
                    pass
        if self.way == "reports a traceback":
            sys.stderr.write("Traceback (most recent call last):\n")
        if self.way == "ends without a reason":
            sys.exit(3)


@pytest.mark.parametrize("way", ["raises", "hangs", "reports a traceback", "ends without a reason"])
def test_what_is_no_sentence_is_found(way: str) -> None:
    assert fault(Broken(way), [], patience_s=0.1)


def test_a_bot_that_does_nothing_wrong_has_no_fault() -> None:
    assert fault(Broken(""), []) == ""


def test_sessions_differ_and_come_again() -> None:
    drawn = [session("ewn", Random(seed)) for seed in range(50)]
    assert drawn == [session("ewn", Random(seed)) for seed in range(50)]
    assert len({tuple(lines) for lines in drawn}) > 40
