"""Bots that misbehave: each is counted under its own kind, the game goes on, and nothing is left behind."""
from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from arena.contract.faults import COUNTED_ONLY, GROUPS, FaultKind, in_words
from arena.contract.setup import Limits, Setup
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from tests.arena.toy import GAME, TURNS, Nine
from tests.conftest import BOT, ROOT, needs_linux

pytestmark = pytest.mark.without_linux

LIMITS = Limits(3000.0, 200.0)
LONG = Limits(20_000.0, 20_000.0)
"""For a bot that waits until the arena has read its flood, which on a busy machine takes a while."""
SECONDS = 1000.0 + os.getpid() / 1e7
"""How long a process lasts that a bot of this module leaves behind: its words are those of no other."""
FORGIVEN = re.compile(", nor in the .* because it had no core")
"""What is told besides where the machine is busy."""
MARK = f"mark-{os.getpid()}"


def game_with(kind: str, options: dict[str, str] | None = None) -> dict[str, Any]:
    """A game of a bad bot (seat 0) with a good one (1) and a baseline (2)."""
    commands = (f"{BOT} {kind} {SECONDS}", f"{BOT} good {MARK}", "builtin:random")
    setup = Setup(1, 3, "plain", LONG if kind == "flood_stderr" else LIMITS, options or {})
    return play_game(GAME, setup, [contestant(GAME, command) for command in commands])


def faults_of(record: dict[str, Any], seat: int) -> list[str]:
    found = [turn.faults[seat] for turn in record.turns if turn.faults[seat]]
    found += record.players[seat].end_faults
    return [fault.partition(":")[0] for fault in found]


def processes(*marks: str) -> list[str]:
    """Command lines of the processes on this machine that have one of ``marks`` among their words."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_text().split("\0")
        except OSError:
            continue
        if not {*marks}.isdisjoint(words):
            found.append(" ".join(words))
    return found


MISBEHAVIOURS = [
    ("good", []),
    ("crash_at_start", ["crash_at_start"]),
    ("crash_later", ["crash_later"]),
    ("hang", ["no_answer"]),
    ("deaf", ["closed_pipe"]),
    ("mute", ["closed_pipe"]),
    ("half_line", ["half_line"]),
    ("flood_stdout", ["flood_stdout"]),
    ("flood_stdout_no_newline", ["flood_stdout"]),
    ("flood_stdout_legal", ["flood_stdout"]),
    ("flood_stderr", ["flood_stderr"]),
    ("flood_stderr_silent", ["no_answer", "flood_stderr"]),
    ("illegal", ["broken_rule"]),
    ("ignores_sigterm", ["ignores_sigterm"]),
    ("stays", []),
    ("children", []),
    pytest.param("strays", [], marks=needs_linux),
    pytest.param("daemon", [], marks=needs_linux),
    pytest.param("daemon_crash", ["crash_later"], marks=needs_linux),
]
PROVOKED = {fault for _, faults in MISBEHAVIOURS[:-3] for fault in faults}


@pytest.mark.parametrize(("kind", "faults"), MISBEHAVIOURS)
def test_each_misbehaviour_has_its_own_kind_and_harms_nobody_else(kind: str, faults: list[str]) -> None:
    record = game_with(kind)
    assert faults_of(record, 0) == faults
    assert faults_of(record, 1) == faults_of(record, 2) == []
    assert len(record.turns) == TURNS
    assert [turn.actions[1] for turn in record.turns] == [str(turn % 10) for turn in range(TURNS)]
    assert processes(MARK, str(SECONDS)) == []


@pytest.mark.parametrize(("number", "sentence"), [
    ("SIGKILL", "crash_later: was ended by signal SIGKILL, which the arena did not send, before the game was over"),
    ("SIGSEGV", "crash_later: was ended by signal SIGSEGV before the game was over"),
    ("SIGSTOP", "no_answer: no answer within 200 ms: it was stopped by a signal, which the arena did not send"),
])
def test_a_signal_that_the_arena_has_not_sent_is_told(number: str, sentence: str) -> None:
    commands = (f"{BOT} signal {number}", "builtin:random")
    record = play_game(GAME, Setup(1, 2, "plain", LIMITS), [contestant(GAME, command) for command in commands])
    assert FORGIVEN.sub("", record.turns[3].faults[0]) == sentence


LISTED = "import sys\nfor _ in 'abc': sys.stdin.readline()\n"
"""A bot that has read the first request of the toy game."""


@pytest.mark.parametrize(("code", "sentence"), [
    ("print(5, flush=True); sys.stdin.readline(); {}['a key']",
     "crash_later: ended with exit code 1 and said on stdout: KeyError: 'a key'"),
    ("[][3]", "crash_at_start: ended with exit code 1 and said on stdout: IndexError: list index out of range"),
    ("import time, traceback\ntry: 1 / 0\nexcept ArithmeticError: traceback.print_exc()\ntime.sleep(100)",
     "crash_at_start: has failed: it said on stdout: ZeroDivisionError: division by zero"),
    ("print('panic: no such map\\n  at main', flush=True); import os; os._exit(3)",
     "crash_later: ended with exit code 3 and said on stdout:   at main"),
    ("print('panic: x', flush=True); import time; time.sleep(.02); import os; os._exit(2)",
     "crash_later: ended with exit code 2 and said on stdout: panic: x"),
    ("print('panic: x'); import sys; sys.exit(0)", "broken_rule: 'panic: x' is not a digit"),
    ("print('eleven', flush=True); import time; time.sleep(100)", "broken_rule: 'eleven' is not a digit"),
])
def test_a_crash_that_is_told_on_stdout_is_no_broken_rule(tmp_path: Path, code: str, sentence: str) -> None:
    (tmp_path / "bot.py").write_text(LISTED + code)
    commands = (f"sh -c 'exec python -S {tmp_path / 'bot.py'} 2>&1'", "builtin:random")
    record = play_game(GAME, Setup(1, 2, "plain", LONG), [contestant(GAME, command) for command in commands])
    assert record.faults_of(0) == [sentence]


def test_a_bot_that_is_out_loses_and_is_not_asked_again() -> None:
    record = game_with("crash_later")
    assert record.final_scores[0] == -1.0
    assert record.ranks[0] == 3
    assert all("0" not in turn.inputs for turn in record.turns[4:])


def test_the_last_messages_of_a_crashed_bot_are_in_the_replay() -> None:
    assert game_with("crash_later").players[0].last_messages == ["a message before the end"]
    assert game_with("crash_at_start").players[0].last_messages == ["cannot begin"]


def test_messages_of_a_turn_are_kept_with_the_turn() -> None:
    record = game_with("messages")
    assert [turn.messages[0] for turn in record.turns] == [[f"thinking about turn {n}"] for n in range(TURNS)]


def test_messages_of_a_flood_are_bounded() -> None:
    record = game_with("flood_stderr")
    assert sum(len(line) for turn in record.turns for line in turn.messages[0]) < 20_000


def test_answers_on_stderr_are_told_from_messages_by_their_prefix() -> None:
    record = game_with("stderr_answers", options={"stream": "stderr"})
    assert [turn.actions[0] for turn in record.turns] == ["=>7"] * TURNS
    assert record.turns[0].messages[0] == ["a message"]
    assert faults_of(record, 1) == ["no_answer"]


@pytest.mark.parametrize(("kind", "faults"), [("good", []), ("reads_nothing", ["no_answer"])])
def test_requests_larger_than_a_pipe_reach_who_reads_and_block_nobody(kind: str, faults: list[str]) -> None:
    record = game_with(kind, options={"size": "300000"})
    assert faults_of(record, 0) == faults
    assert faults_of(record, 1) == []


def test_a_program_that_cannot_be_started_is_a_crash_at_the_start(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text("no program\n")
    program.chmod(0o755)
    one = contestant(GAME, str(program))
    record = play_game(GAME, Setup(1, 2, "plain", LIMITS), [one, contestant(GAME, "builtin:greedy")])
    assert faults_of(record, 0) == ["crash_at_start"]


def test_a_baseline_that_fails_is_a_crash() -> None:
    record = play_game(GAME, Setup(1, 2, "plain", LIMITS), [contestant(GAME, f"builtin:{name}") for name in
                                                           ("broken", "random")])
    assert faults_of(record, 0) == ["crash_later"]
    assert "a baseline with a fault" in record.players[0].last_messages[-1]


@pytest.mark.parametrize(
    ("kind", "allowed", "late", "answered"),
    [
        ("late 3", 2, [3], [0, 1, 2, 4, 5, 6, 7, 8, 9]),
        ("late 35", 1, [3, 5], [0, 1, 2, 4, 6, 7, 8, 9]),
        ("late 345", 2, [3, 4, 5], [0, 1, 2]),
        ("late 3", 0, [3], [0, 1, 2]),
    ],
)
def test_as_many_turns_in_a_row_may_be_missed_as_the_game_says(
    kind: str, allowed: int, late: list[int], answered: list[int]
) -> None:
    game = replace(GAME, missed_turns_allowed=allowed)
    setup = Setup(1, 2, "plain", LIMITS, {"forgiving": "yes"})
    record = play_game(game, setup, [contestant(game, f"{BOT} {kind}"), contestant(game, "builtin:random")])
    turns = record.turns
    assert [number for number in range(TURNS) if turns[number].faults[0]] == late
    assert faults_of(record, 0) == ["no_answer"] * len(late)
    assert {number: turns[number].actions[0] for number in range(TURNS) if turns[number].actions[0]} == {
        number: str(number) for number in answered}


def test_bots_are_asked_together_if_wanted() -> None:
    commands = [f"{BOT} {kind}" for kind in ("sleep 60", "sleep 60", "crash_later")]
    setup = Setup(1, 3, "plain", LIMITS)
    record = play_game(GAME, setup, [contestant(GAME, command) for command in commands], together=True)
    assert faults_of(record, 0) == faults_of(record, 1) == []
    assert faults_of(record, 2) == ["crash_later"]


def test_a_slow_baseline_takes_no_time_of_programs_that_are_asked_together() -> None:
    class Slow(Nine):
        def answer(self, lines: Sequence[str]) -> str:
            time.sleep(LIMITS.turn_ms / 1000.0 + 0.1)
            return super().answer(lines)

    game = replace(GAME, baselines={"slow": Slow})
    commands = [f"{BOT} good", "builtin:slow"]
    record = play_game(game, Setup(1, 2, "plain", LIMITS), [contestant(game, one) for one in commands], together=True)
    assert faults_of(record, 0) == []


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGRTMIN + 3])
def test_a_bot_that_a_signal_ended_is_a_crash_by_that_signal(number: int) -> None:
    command = f"python -S -c 'import os; os.kill(os.getpid(), {int(number)})'"
    players = [contestant(GAME, one) for one in (command, "builtin:random")]
    fault = play_game(GAME, Setup(1, 2, "plain", LIMITS), players).turns[0].faults[0]
    assert fault.startswith("crash_at_start: was ended by signal ")
    assert fault.split()[5].rstrip(',') in ("SIGKILL", str(signal.SIGRTMIN + 3))


@pytest.mark.parametrize("kind", FaultKind)
def test_people_read_words_instead_of_names(kind: FaultKind) -> None:
    assert "_" not in in_words(kind.value)
    assert in_words(f"{kind.value}: after a_b: c").endswith("after a_b: c")
    assert "_" not in in_words(f"{kind.value}: x")


@pytest.mark.parametrize("kind", FaultKind)
def test_the_page_on_the_arena_lists_every_kind_with_its_words_and_its_group(kind: FaultKind) -> None:
    group = kind.group or "told, but costs nothing"
    assert f"\n| {kind.words} | `{kind.value}` | {group} | " in (ROOT / "docs" / "match.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", FaultKind)
def test_every_kind_is_of_a_known_group_or_costs_nothing(kind: FaultKind) -> None:
    assert kind.group in (*GROUPS, COUNTED_ONLY)
    assert FaultKind.of(kind.value) is FaultKind.of(f"{kind.value}: after a: b") is kind


def test_a_name_of_no_kind_is_told() -> None:
    with pytest.raises(ValueError, match="no kind of fault is called 'sulks'"):
        FaultKind.of("sulks: in a corner")


@cache
def other_tests() -> str:
    """What the other files of tests say."""
    here = Path(__file__)
    return "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py") if file != here)


@pytest.mark.parametrize("kind", FaultKind)
def test_every_kind_is_the_fault_of_a_program_in_a_test(kind: FaultKind) -> None:
    """Of one of this file's, or of a test beside it."""
    assert kind.value in PROVOKED or re.search(rf'\b{kind.value}\b|FaultKind\.{kind.name}\b', other_tests())


@pytest.mark.parametrize(("fault", "words"), [
    ("crash_later: ended with exit code 1", "crash: ended with exit code 1"),
    ("half_line: printed a line without its end", "half a line: printed a line without its end"),
    ("no_answer: no answer within 50 ms", "no answer within 50 ms"),
    ("broken_rule", "broken rule"),
    ("no legal answer", "no legal answer"),
    ("moves to x_2: a wall", "moves to x_2: a wall"),
])
def test_a_fault_in_words(fault: str, words: str) -> None:
    assert in_words(fault) == words
