"""The report's experiments with our own code, at small budgets; run by ``make strength``.

All forms have fixed numbers of samples, so that the results do not depend on the machine.
"""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from arena.games import load_game
from arena.run.contestants import kit_bot_command
from tests.bot.helpers import match

SAMPLES = 4_096
GAMES = 96
"""Games of each cell of the table, in mirrored pairs."""
VALUES = ("advantage", "manhattan", "turns", "hodgepodge")
PLAYOUTS = ("uniform", "path", "search")
DEPTH = 2
"""Where uniform samples still tell programs apart: ten turns later the first program is lost in what is random."""
REPORT_SAMPLES = 40_000
"""About a second's."""
SEARCHED = 10_000


def bot(samples: int, *settings: str) -> str:
    return kit_bot_command(load_game("roborally"), "roborally", settings, samples)


def reference(samples: int, *settings: str) -> str:
    return kit_bot_command(load_game("roborally"), "roborally_reference", settings, samples)


def random_search(samples: int) -> str:
    """The best of so many programs by the hodgepodge, while the others stand still."""
    return reference(samples, "strategy=random-search")


def monte_carlo(value: str, playout: str, samples: int) -> str:
    return reference(samples, f"value={value}", f"playout={playout}", f"depth={DEPTH}")


def played(first: str, second: str, games: int, out: Path, *more: object) -> dict[str, Any]:
    """Plays mirrored pairs on one course; the summary."""
    course = ("--option", "course=Risky Exchange", "--option", "max_turns=40")
    return match("roborally", [first, second], games, out, *course, *more)


def share(summary: dict[str, Any]) -> float:
    """Mean points of the first command."""
    return float(summary["players"][0]["points"] / summary["games"])


def interval(summary: dict[str, Any]) -> str:
    """Mean points with the half of their 95 % interval."""
    mean = share(summary)
    return f"{mean:.2f} +- {1.96 * (mean * (1 - mean) / summary['games']) ** 0.5:.2f}"


@pytest.mark.strength
def test_the_reports_table_of_values_and_playouts(tmp_path: Path) -> None:
    """Points of each form against Random Search with as many samples."""
    sys.stdout.write(f"\npoints of {GAMES} games against random search, {SAMPLES} samples each, depth {DEPTH}\n")
    sys.stdout.write(" | ".join(["value", *PLAYOUTS]) + "\n")
    best = 0.0
    for value in VALUES:
        cells = []
        for playout in PLAYOUTS:
            summary = played(monte_carlo(value, playout, SAMPLES), random_search(SAMPLES), GAMES,
                            tmp_path / f"{value}-{playout}.jsonl.gz")
            best = max(best, share(summary))
            cells.append(interval(summary))
        sys.stdout.write(" | ".join([value, *cells]) + "\n")
    assert best > 0.5


@pytest.mark.strength
def test_monte_carlo_as_in_the_report_beats_random_search(tmp_path: Path) -> None:
    first = monte_carlo("hodgepodge", "uniform", REPORT_SAMPLES)
    summary = played(first, random_search(SEARCHED), 100, tmp_path / "search.jsonl.gz", "--sprt", "0", "100")
    sys.stdout.write(f"\nthe reference against random search: {interval(summary)}, {summary['sprt']['result']}\n")
    assert share(summary) > 0.5


@pytest.mark.strength
def test_the_bot_beats_the_reference(tmp_path: Path) -> None:
    second = monte_carlo("hodgepodge", "uniform", REPORT_SAMPLES)
    summary = played(bot(8000, "first_samples=4"), second, 200, tmp_path / "seed.jsonl.gz",
                    "--sprt", "0", "100")
    sys.stdout.write(f"\nthe bot against the reference: {interval(summary)}, {summary['sprt']['result']}\n")
    assert summary["sprt"]["result"] == "Elo 100 accepted"
