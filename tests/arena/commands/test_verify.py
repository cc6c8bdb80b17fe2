"""``verify``: replays that are played again."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arena.contract.record import as_json
from tests.conftest import TOY, Arena, toy_match


def test_verify_finds_a_changed_answer_a_changed_input_and_a_changed_result(arena: Arena, tmp_path: Path) -> None:
    record = as_json(next(toy_match("builtin:random", "builtin:greedy").jobs(1)).play())
    changes: list[Callable[[dict[str, Any]], None]] = [
        lambda one: one["turns"][2]["actions"].__setitem__(0, "eleven"),
        lambda one: one["turns"][4]["inputs"]["1"].__setitem__(1, "7"),
        lambda one: one["final_scores"].__setitem__(0, 99.0),
        lambda one: one["turns"].pop(),
    ]
    path = tmp_path / "r.jsonl"
    lines = [json.dumps(record)]
    for change in changes:
        changed = json.loads(lines[0])
        change(changed)
        lines.append(json.dumps(changed))
    path.write_text("\n".join(lines))
    done = arena("verify", TOY, path)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "5 records, 4 differences"
    assert "record 1:" not in done.stdout
    assert "turn 3" in done.stdout
    path.write_text(lines[0] + "\n" + json.dumps({"value": 1}))
    assert arena("verify", TOY, path).stdout.splitlines() == [
        "1 game played again from seed and answers alone", "2 records, 0 differences",
    ]
    path.write_text(json.dumps({"value": 7}))
    assert "seven is wrong" in arena("verify", TOY, path).stdout


def test_verify_says_in_a_sentence_why_a_record_cannot_be_played_again(arena: Arena, tmp_path: Path) -> None:
    record = as_json(next(toy_match("builtin:random", "builtin:greedy").jobs(1)).play())
    (tmp_path / "r.jsonl").write_text(json.dumps(record | {"seed": None}))
    said = arena("verify", TOY, tmp_path / "r.jsonl").stdout
    assert "r.jsonl, record 1: it cannot be played again: the record does not say its seed" in said
    assert said.splitlines()[-2:] == ["0 games played again from seed and answers alone", "1 record, 1 difference"]


def test_verify_says_once_that_a_replay_is_of_another_game(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(json.dumps(as_json(next(toy_match("builtin:random", "builtin:greedy").jobs(1)).play())))
    done = arena("verify", "olympics", path)
    assert done.returncode == 2
    assert f"{path} is of toy, not of olympics" in done.stderr
    assert done.stdout == ""


def test_verify_refuses_what_it_cannot_read(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_text("no json")
    for name in ("bad.jsonl", "missing.jsonl"):
        done = arena("verify", TOY, tmp_path / name)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
