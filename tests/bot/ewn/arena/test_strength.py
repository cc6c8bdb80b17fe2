"""The experiments of the document, by the reference bot, and the shipped bot against it; run by ``make strength``."""
from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from arena.contract.record import read_replays
from arena.games import load_game
from arena.judge.luck import luck_of, without_luck
from arena.run.contestants import kit_bot_command
from arena.stats.estimates import Interval
from tests.bot.helpers import match

EWN = load_game("ewn")

GAMES = 200
DOCUMENT_GAMES = 50


class Experiment(NamedTuple):
    """Two forms of the reference bot as ``evaluation, depth``, and how often the first won in the document's games."""

    first: tuple[str, int]
    second: tuple[str, int]
    wins: int


TABLE = [
    Experiment(("distance", 12), ("determinacy", 12), 31),
    Experiment(("distance", 12), ("combined", 12), 24),
    Experiment(("determinacy", 12), ("combined", 12), 22),
    Experiment(("combined", 4), ("combined", 12), 20),
    Experiment(("combined", 8), ("combined", 12), 19),
    Experiment(("combined", 4), ("combined", 8), 21),
]


def played(commands: list[str], out: Path, turn_ms: int) -> tuple[int, Interval, Interval]:
    """Plays mirrored pairs; their games, and the first one's points, with the luck of the dice and without."""
    match("ewn", commands, GAMES, out, "--turn-ms", turn_ms)
    return without_luck([luck_of("ewn", replay) for replay in read_replays(out)])


def margin(share: float, games: int) -> float:
    """Half of the 95 % interval of a share of games."""
    return 1.96 * float((share * (1 - share) / games) ** 0.5)


def told(games: int, *found: Interval) -> str:
    shares = (f"{100 * x.value:.1f} % ({100 * x.low:.1f} to {100 * x.high:.1f})" for x in found)
    return f"{', without luck '.join(shares)} of {games} games"


@pytest.mark.strength
@pytest.mark.parametrize("experiment", TABLE, ids=lambda e: "-".join(map(str, (*e.first, *e.second))))
def test_the_documents_table_again(experiment: Experiment, tmp_path: Path) -> None:
    commands = [kit_bot_command(EWN, "ewn_reference", [f"evaluation={name}"], depth)
                for name, depth in experiment[:2]]
    found = played(commands, tmp_path / "table.jsonl.gz", 0)
    ours, theirs = found[1].value, experiment.wins / DOCUMENT_GAMES
    sides = " against ".join(f"{name} at depth {depth}" for name, depth in experiment[:2])
    sys.stdout.write(f"\n{sides}: {told(*found)}; the document: {100 * theirs:.0f} % of {DOCUMENT_GAMES}\n")
    assert abs(ours - theirs) < 1.5 * math.hypot(margin(ours, GAMES), margin(theirs, DOCUMENT_GAMES))


@pytest.mark.strength
def test_the_bot_beats_the_reference_at_equal_time_and_is_never_late(tmp_path: Path) -> None:
    commands = [f"{kit_bot_command(EWN, name)} --move-seconds 0.2" for name in ("ewn", "ewn_reference")]
    found = played(commands, tmp_path / "reference.jsonl.gz", 200)
    sys.stdout.write(f"\nthe bot against the reference at 0.2 s: {told(*found)}\n")
    assert found[2].value >= 0.55
