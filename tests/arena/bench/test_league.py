"""The measurement of a league's store, on a small one."""
from __future__ import annotations

from pathlib import Path

from arena.bench.league import BOTS, make, questions


def test_an_invented_league_answers_every_question(tmp_path: Path) -> None:
    with make(tmp_path, 600) as store:
        assert store.count_games() == 600
        rows = store.tables().standings
        assert len(rows) == BOTS
        assert sum(row.games for row in rows) == 3 * 600
        assert store.said_names() == ["medals in diving", "wind"]
        for name, ask in questions(store).items():
            assert ask() is not None, name
