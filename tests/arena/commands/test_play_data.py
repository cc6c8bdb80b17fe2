"""What programs say of themselves, in the summary of ``play``."""
from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import BOT, TOY, Arena, Play


class TestDataOfPrograms:
    SAYS = f"{BOT} data '[PDATA] medals = {{medals}}\n[TDATA] length = {{own}}\n[PDATA] style = bold'"
    """0, 0, 0, 1, 1, 1, 2, 2, 2, 3 medals in the ten turns of a game."""

    def test_are_averaged_by_player_and_name(self, play: Play) -> None:
        summary = play(self.SAYS, "builtin:random", "--games", 4)
        assert summary["players"][0]["data"] == {"medals": {"games": 4, "last": 3.0, "mean": 1.2}}
        assert summary["players"][1]["data"] == {}
        assert summary["match_data"] == {"length": {"games": 4, "last": 10.0, "mean": 5.5}}
        assert "where" not in summary

    def test_filter_games_by_each_players_own(self, play: Play) -> None:
        options = ("--where", "PDATA medals@5 = 1", "--where", "TDATA length = 10")
        summary = play("builtin:random", self.SAYS, "--games", 4, *options)
        assert summary["where"] == {
            "conditions": [options[1], options[3]],
            "players": [{"cmd": "builtin:random", "games": 0, "score": None},
                        {"cmd": self.SAYS, "games": 4, "score": summary["players"][1]["score"]}],
        }
        assert play("builtin:random", self.SAYS, "--where", "PDATA medals@4 = 0")["where"]["players"][1]["games"] == 0

    def test_stand_below_the_table(self, arena: Arena, tmp_path: Path) -> None:
        out = tmp_path / "x.jsonl.gz"
        done = arena("play", TOY, self.SAYS, "builtin:random", "--out", out, "--where", "PDATA style = bold")
        assert re.search(r"A +medals +2 +3 +1.2", done.stdout)
        assert re.search(r"the match +length +2 +10 +5.5", done.stdout)
        assert "A, where PDATA style = bold: 2 games, points " in done.stdout
        assert "B, where PDATA style = bold: no game" in done.stdout
        assert f"arena games {out} --where 'PDATA style = bold'" in done.stdout

    def test_of_games_that_were_played_before_count_too(self, play: Play, tmp_path: Path) -> None:
        out = ("--out", tmp_path / "x.jsonl.gz")
        play(self.SAYS, "builtin:random", "--games", 2, *out)
        summary = play(self.SAYS, "builtin:random", "--games", 4, *out, "--resume", "--where", "PDATA medals = 3")
        assert summary["players"][0]["data"]["medals"]["games"] == summary["where"]["players"][0]["games"] == 4

    def test_a_condition_that_cannot_be_read_is_refused_before_a_game(self, arena: Arena, tmp_path: Path) -> None:
        out = tmp_path / "x.jsonl.gz"
        done = arena("play", TOY, "builtin:random", "builtin:greedy", "--out", out, "--where", "medals = 3")
        assert done.returncode == 2
        assert "--where 'medals = 3' is no condition" in done.stderr
        assert not out.exists()
