"""The commands that read replays, on mutated ones: they say what is wrong, in a sentence."""
from __future__ import annotations

import sys

import pytest

from arena import cli
from arena.contract.exit_codes import WRONG_USAGE
from arena.games import game_names
from tests.arena.commands.mutations import faults, outcome


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", game_names())
def test_a_mutated_replay_is_told_in_a_sentence(game: str) -> None:
    assert list(faults(game, 3, seed=1, judge_every=3)) == []


@pytest.mark.strength
@pytest.mark.parametrize("game", game_names())
@pytest.mark.timeout(0)
def test_so_are_a_thousand(game: str) -> None:
    assert list(faults(game, 1000, seed=2)) == []


@pytest.mark.parametrize("said", ["", "Traceback (most recent call last)", "arena games: one line\nand one more"])
def test_what_is_no_sentence_is_found(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong_usage(words: object) -> int:
        sys.stderr.write(said + "\n")
        return WRONG_USAGE

    monkeypatch.setattr(cli, "main", wrong_usage)
    assert outcome(["games"])


def test_an_error_that_nobody_catches_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken(words: object) -> int:
        raise KeyError(words)

    monkeypatch.setattr(cli, "main", mistaken)
    assert "KeyError" in outcome(["games"])
