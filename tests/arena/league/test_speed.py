"""The measurement of a league's store, on a small one."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena.league.speed import BOTS, main, make, questions


def test_an_invented_league_answers_every_question(tmp_path: Path) -> None:
    with make(tmp_path, 150) as store:
        assert store.games.count() == 150
        rows = store.standings.tables().standings
        assert len(rows) == BOTS
        assert sum(row.games for row in rows) == 3 * 150
        assert store.standings.names_said() == ["medals in diving", "wind"]
        for name, ask in questions(store).items():
            assert ask() is not None, name


def test_a_league_without_games_is_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such as one whose making was interrupted."""
    make(tmp_path, 0).close()
    monkeypatch.setattr(sys, "argv", ["league", str(tmp_path)])
    with pytest.raises(SystemExit):
        main()
    assert "has a league without games: remove it, or name another folder" in capsys.readouterr().err
