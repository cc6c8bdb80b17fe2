"""``demo``: quick games of every game, with a replay and a page of each."""
from __future__ import annotations

from pathlib import Path

import pytest

from arena import cli
from arena.commands import demo
from arena.contract.record import read_replays
from tests.conftest import BOT, TOY


def test_demo_plays_every_game_and_leaves_a_replay_and_a_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(demo, "game_names", lambda: [TOY])
    monkeypatch.setattr(demo, "_built", lambda name: Path(BOT.split()[-1]))
    monkeypatch.setattr(demo, "page_path", lambda path: tmp_path / "demo.html")
    assert cli.main(["demo", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    (replay,) = tmp_path.glob("**/demo-*.jsonl.gz")
    records = list(read_replays(replay))
    assert sorted(record.match.order for record in records) == [[0, 1], [1, 0]]
    assert "1 whole set" in said
    assert "toy_bot.py" in said and str(replay) in "".join(said.split())
    assert "</html>" in (tmp_path / "demo.html").read_text()


SLOW_TO_END = """
import signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
try:
    input()
    while input() and input():
        print(7, flush=True)
finally:
    time.sleep(60)
"""


@pytest.mark.parametrize(("text", "code", "said"), [
    (SLOW_TO_END, 0, ""),
    ("raise SystemExit(3)", 1, "a bot has failed, see above\n"),
    ("while input(): print('eleven', flush=True)", 1, "a bot has failed, see above\n"),
    ("while input(): pass", 0, "2 answers came too late, see above: the machine may be busy\n"),
])
def test_demo_fails_by_what_a_bot_does_wrong_and_not_by_what_a_busy_machine_does(
    no_workers: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str,
    code: int, said: str
) -> None:
    (tmp_path / "bot.py").write_text(text)
    monkeypatch.setattr(demo, "game_names", lambda: [TOY])
    monkeypatch.setattr(demo, "_built", lambda name: tmp_path / "bot.py")
    assert cli.main(["demo", "--out", str(tmp_path / "out")]) == code
    assert capsys.readouterr().err == said


def test_demo_looks_at_its_folder_before_it_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("a text")
    monkeypatch.setattr(demo, "_built", lambda name: Path(__file__))
    monkeypatch.setattr(demo, "played", lambda *_: pytest.fail("a game is played"))
    assert cli.main(["demo", "--out", str(tmp_path / "text")]) == 2
    assert f"demo: {tmp_path / 'text'}: " in capsys.readouterr().err
