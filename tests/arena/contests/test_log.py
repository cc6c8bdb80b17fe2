"""The log of a command-line referee, by small ones written by hand in the shape of real ones."""
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from arena.contests.log import parse_log, read_log, with_log
from arena.contests.relays import Query

TWO_TURNS: dict[str, Any] = {
    "errors": {"0": [None, "[PDATA] turn = 1\n", None, None], "1": [None, None, None, None], "referee": [""] * 4},
    "outputs": {"0": [None, "UP\n", None, "DOWN\n"], "1": [None, None, None, None], "referee": [""] * 4},
    "summaries": ["", "", "$1 has not provided 1 lines in time\n", "¤RED¤Game over§RED§\n"],
    "views": ["KEY_FRAME 0\n{..}", "INTERMEDIATE_FRAME 1\n", "KEY_FRAME 2\n", "KEY_FRAME 3\n"],
    "scores": {"0": 4, "1": -1}, "uinput": ["seed=123\n"], "metadata": '{"medals": "2.0"}\n',
    "tooltips": [{"turn": 2, "text": "Timeout!", "event": 1}], "ids": {"0": 0, "1": 1},
    "agents": [{"index": 0, "name": "Player 0", "agentId": 0}],
}


def test_frames_say_who_answered_what_and_where_turns_begin() -> None:
    log = parse_log(TWO_TURNS)
    assert [(frame.seat, frame.answer) for frame in log.frames] == [(0, "UP\n"), (None, None), (0, "DOWN\n")]
    assert [frame.begins_turn for frame in log.frames] == [True, False, True]
    assert log.scores == {"0": 4.0, "1": -1.0}
    assert (log.fail_cause, log.reports()) == ("", {"medals": "2.0"})
    assert (log.tooltips[0].frame, log.tooltips[0].seat, log.tooltips[0].text) == (2, 1, "Timeout!")


def test_a_failure_has_a_cause_and_no_scores() -> None:
    log = parse_log({"errors": {"0": [None]}, "outputs": {"0": [None], "1": [None], "referee": []}, "summaries": [],
                     "views": [None], "scores": {}, "uinput": [], "tooltips": [],
                     "failCause": "java.lang.Error: x\n\tat y"})
    assert log.frames == [] and log.scores == {} and log.fail_cause.startswith("java.lang.Error: x")


def test_a_log_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    assert read_log(file) is None
    strange = ("", "[]", '{"outputs": 3}', "{", '{"outputs": {"0": [null, 5]}}', "[" * 100_000,
               *(json.dumps({**TWO_TURNS, name: value}) for name, value in (
                   ("summaries", [7]), ("views", 5), ("scores", {"0": 10**400}),
                   ("tooltips", [{"turn": float("inf"), "text": ""}]), ("metadata", []), ("failCause", {}))))
    for text in strange:
        file.write_text(text)
        assert read_log(file) is None, text
    os.mkfifo(tmp_path / "pipe")
    assert read_log(tmp_path / "pipe") is None
    file.write_text(json.dumps({**TWO_TURNS, "views": None, "metadata": None}))
    assert (log := read_log(file)) and len(log.frames) == 3


def test_metadata_that_is_none_is_left_out() -> None:
    for text in ("", "5", "{", "[" * 100_000):
        assert parse_log({**TWO_TURNS, "metadata": text}).reports() == {}


def test_the_words_of_a_frame_go_to_the_query_before_them_and_the_first_words_to_the_first_query() -> None:
    """A tooltip about a player names it; nobody has seen who was asked in the first frame."""
    log = parse_log({
        "outputs": {"0": [None, None, "UP\n", "DOWN\n"]}, "summaries": ["welcome", "", "¤RED¤$0 is up§RED§"],
        "tooltips": [{"turn": 3, "text": "$0 has fallen", "event": 0}, {"turn": 3, "text": "stunned", "event": 0}]})
    queries = [Query(0, at, at, b"input\n", [(at, "UP")]) for at in (0.0, 1.0)]
    assert [query.words for query in with_log(queries, log, 50.0)] == [
        ["welcome", "$0 is up"], ["$0 has fallen", "$0: stunned"]]
