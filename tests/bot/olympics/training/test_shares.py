"""Learning the shares of medals in the Olympics: the count, and the whole command."""
from __future__ import annotations

import runpy
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook import medal_shares
from bot.olympics.outlook.match_value import SAME_SHARES, Shares
from bot.olympics.player.params import Params
from bot.olympics.rules.constants import GAMES, PLAYERS
from bot.olympics.training import shares as training_shares
from bot.olympics.training.shares import fit, main, module_text, play

ARGUMENTS = ["--games", "2", "--generations", "1"]


def test_shares_are_those_of_the_medals_won() -> None:
    match = np.tile([[2, 1, 1], [0, 4, 0], [1, 1, 2], [4, 0, 0]], (PLAYERS, 1, 1)).tolist()
    assert fit([{"medals": match}] * 2) == ((0.5, 0.25, 0.25), (0, 1, 0), (0.25, 0.25, 0.5), (1, 0, 0))


def test_what_is_believed_changes_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_shares, "Params", partial(Params, rounds=1, width=10, skating_samples=2))
    monkeypatch.setattr("bot.olympics.rules.match.TURNS", 18)
    alike = play(1, SAME_SHARES)
    assert np.shape(alike) == (PLAYERS, GAMES, 3)
    assert (np.sum(alike, axis=2) >= 1).all()
    assert play(1, ((0.9, 0.05, 0.05), (0.05, 0.05, 0.9), (0.9, 0.05, 0.05), (0.05, 0.05, 0.9))) != alike


def test_a_run_that_was_cut_off_goes_on_and_comes_to_the_same_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = []

    def drawn(seed: int, shares: Shares) -> list[list[list[int]]]:
        """Medals of a match that nobody has played."""
        played.append(seed)
        random = Random(f"{seed} {shares}")
        return [[[random.randint(1, 9) for _ in range(3)] for _ in range(GAMES)] for _ in range(PLAYERS)]

    monkeypatch.setattr(training_shares, "play", drawn)
    whole, again = tmp_path / "whole.py", tmp_path / "again.py"
    main([*ARGUMENTS, "--folder", str(tmp_path), "--out", str(whole)])
    shares = np.array(runpy.run_path(str(whole))["MEDAL_SHARES"])
    assert shares.shape == (GAMES, 3) and shares.sum(axis=1) == pytest.approx(1, abs=0.002)
    file = tmp_path / "0.jsonl.gz"
    file.write_bytes(file.read_bytes()[:-10])
    played.clear()
    main([*ARGUMENTS, "--folder", str(tmp_path), "--out", str(again)])
    assert len(played) == 1
    assert again.read_text() == whole.read_text()
    with pytest.raises(SystemExit):
        main([*ARGUMENTS, "--seed", "2", "--folder", str(tmp_path), "--out", str(again)])
    assert "other settings" in capsys.readouterr().err


def test_the_shares_of_the_bot_have_the_form_that_the_command_writes() -> None:
    assert module_text(medal_shares.MEDAL_SHARES) == Path(medal_shares.__file__).read_text(encoding="ascii")
    assert len(medal_shares.MEDAL_SHARES) == GAMES
