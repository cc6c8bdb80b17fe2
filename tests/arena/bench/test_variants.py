"""Comparing variants against the same opponents: what is said of a gain, and going on after a stop."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from arena.bench.variants import FEWEST_SETS, Variant, difference, main, verdict
from arena.contract.record import read_replays
from arena.stats.estimates import Interval

GAME = "tests.arena.toy:GAME"


def arguments(folder: Path, *more: str) -> list[str]:
    return [GAME, "--variant", "usual=builtin:greedy", "--variant", "other=builtin:random", "--against",
            "builtin:random", "--folder", str(folder), *more]


class WithSets(Variant):
    """A variant with given points in its sets."""

    def __init__(self, name: str, points: Mapping[int, float]) -> None:
        self.name, self._points = name, dict(points)

    def sets(self) -> dict[int, float]:
        return self._points


def test_a_gain_is_that_over_the_sets_that_both_have_played() -> None:
    base = WithSets("base", {0: 0.2, 1: 0.5, 3: 0.9, 4: 0.1})
    variant = WithSets("variant", {0: 0.3, 1: 0.5, 2: 0.0, 3: 1.0})
    gain = difference(variant, base)
    assert gain.value == pytest.approx(0.2 / 3)
    assert gain.low < gain.value < gain.high


@pytest.mark.parametrize(("low", "high", "sets", "said"), [
    (-0.2, 0.3, 50, ""), (0.01, 0.06, 50, "better"), (-0.01, 0.04, 50, "known"), (-0.1, 0.01, 50, "no gain"),
    (-0.1, 0.01, FEWEST_SETS - 1, ""),
])
def test_a_verdict_is_given_when_more_games_would_not_change_it(low: float, high: float, sets: int, said: str) -> None:
    assert verdict(Interval((low + high) / 2, low, high), sets) == said


def test_every_game_is_kept_and_the_same_command_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path, "--sets", "1")) == 0
    first = (tmp_path / "other.jsonl.gz").read_bytes()
    assert main(arguments(tmp_path, "--sets", "3")) == 0
    assert (tmp_path / "other.jsonl.gz").read_bytes().startswith(first)
    games = {name: list(read_replays(tmp_path / f"{name}.jsonl.gz")) for name in ("usual", "other")}
    assert [len(records) for records in games.values()] == [6, 6]
    for one, other in zip(*games.values()):
        assert one.match and other.match
        assert (one.seed, one.match.order) == (other.seed, other.match.order)
    assert "over usual" in capsys.readouterr().out


def test_games_of_another_comparison_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(arguments(tmp_path, "--sets", "1"))
    with pytest.raises(SystemExit):
        main(arguments(tmp_path, "--sets", "1", "--seed", "5"))
    assert "choose another --folder" in capsys.readouterr().err


@pytest.mark.parametrize("variants", [["one=builtin:random"], ["one=builtin:random", "two"]])
def test_at_least_two_named_commands_are_wanted(variants: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([GAME, *(word for text in variants for word in ("--variant", text)), "--against", "builtin:random"])
    assert "at least two, each as NAME=CMD" in capsys.readouterr().err
