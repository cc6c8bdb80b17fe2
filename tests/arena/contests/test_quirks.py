"""Each quirk of the command-line referees in use: the right fault, the right bot, nothing left behind."""
from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psutil
import pytest
from msgspec import structs

from arena.contests import handover, importing, relays
from arena.contests.bot_faults import MADE_VOID
from arena.contests.game import game_of
from arena.contests.log import read_log
from arena.contests.playing import play_once
from arena.contract.faults import FaultKind
from arena.contract.game import GameFailed
from arena.contract.record import as_json
from arena.contract.setup import Setup
from arena.run import forgiving, linux
from arena.run.linux import READY
from tests.arena.contests.contests import SHORT_MS, bot, contest, faults, kinds, once, play
from tests.conftest import needs_linux

pytestmark = pytest.mark.without_linux
SECONDS = "SECONDS"


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    before = {child.pid for child in psutil.Process().children(recursive=True)}
    descriptors = len(os.listdir("/proc/self/fd"))
    yield
    left = [child for child in psutil.Process().children(recursive=True) if child.pid not in before]
    assert not left
    assert len(os.listdir("/proc/self/fd")) <= descriptors


def test_a_whole_game_has_what_each_was_sent_and_answered() -> None:
    record = play(contest(), bot(), bot("x"), bot())
    assert not faults(record)
    assert len(record.turns) == 8
    first = record.turns[0]
    assert [lines[0] for lines in first.inputs.values()] == ["0 3", "1 3", "2 3"]
    assert first.inputs[2][1:] == record.turns[0].inputs[0][1:]
    assert record.turns[3].inputs[1] == [f"4 {record.turns[3].inputs[0][0].split()[1]}"]
    value = int(first.inputs[1][1].split()[1])
    assert first.actions[1] == str(1 + (7 + 3 * value + 1) % 9)
    earned = [sum(int(turn.actions[seat]) * int(turn.inputs[seat][-1].split()[1]) % 10
                  for turn in record.turns) for seat in range(3)]
    assert record.final_scores == earned
    assert record.ranks == [1 + sum(other > score for other in earned) for score in earned]
    assert record.names == ["bot", "bot x", "bot"]
    assert record.turns[2].pdata[1] == {"turn": 3, "half": 1.5}
    assert record.turns[-1].tdata == {"turns": len(record.turns) * 3 + 1, "of_nobody_0": 0}
    assert [record.turns[-1].pdata[seat]["earned"] for seat in range(3)] == earned


def test_a_referee_may_speak_to_its_bots_by_sockets() -> None:
    sockets, pipes = (play(contest(*quirks), bot(), bot("crash@3")) for quirks in (("++sockets",), ()))
    assert [turn.actions for turn in sockets.turns] == [turn.actions for turn in pipes.turns]
    assert kinds(sockets) == {(3, 1): "crash_later"}


@needs_linux
def test_what_was_asked_before_a_relay_had_handed_its_sockets_over_was_asked_earlier(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "SHELL_RELAY", f"sleep 0.5\n{handover.SHELL_RELAY}")
    game = once(contest("++sockets"), bot(), bot())
    assert game.queries[0].early > 0.4


def test_where_the_streams_of_others_cannot_be_opened_they_are_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = play(contest(), bot(), bot("exit@4"), bot())
    monkeypatch.setattr(handover, "can_open_streams", lambda: False)
    handed = play(contest(), bot(), bot("exit@4"), bot())
    assert [turn.actions for turn in handed.turns] == [turn.actions for turn in usual.turns]
    assert kinds(handed) == {(4, 1): "crash_later"}


def test_a_process_that_has_the_number_of_a_relay_in_a_container_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the relay says the number of another process: it is told to hand its streams over itself."""
    other = ["sh", "-c", "exec 3<&0 4>&1 5>&2; echo ready; exec sleep 1000"]
    with subprocess.Popen(other, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout and process.stdout.readline() == b"ready\n"
            monkeypatch.setattr(handover, "SHELL_RELAY", handover.SHELL_RELAY.replace("$$", str(process.pid)))
            record = play(contest(), bot(), bot())
            assert not faults(record) and len(record.turns) == 8
            assert process.poll() is None
        finally:
            process.kill()


def test_the_same_seed_gives_the_same_game() -> None:
    one, other, third = (play(contest(), bot(), bot(), seed=seed) for seed in (5, 5, -(2**63)))
    said = [[(turn.inputs, turn.actions) for turn in record.turns] for record in (one, other, third)]
    assert said[0] == said[1] != said[2]


def test_a_seed_that_is_ignored_fails_the_game() -> None:
    with pytest.raises(GameFailed, match=r"was given seed 5 and played seed .* does not obey"):
        play(contest("++ignores-d"), bot(), bot())


def test_the_other_seed_option() -> None:
    record = play(contest("++ignores-d", "++seed-option", "seed", seed="-seed {seed}"), bot(), bot())
    assert record.seed == 5
    with pytest.raises(GameFailed, match="exit code 1: Unrecognized option: -seed"):
        play(contest(seed="-seed {seed}"), bot(), bot())


def test_without_a_seed_the_replay_has_the_one_that_was_drawn() -> None:
    record = play(contest("++seed-option", "none", seed=""), bot(), bot())
    assert record.seed != 5
    again = play(contest(), bot(), bot(), seed=record.seed)
    assert again.turns[0].inputs == record.turns[0].inputs


def test_scores_may_have_exponents() -> None:
    usual, other = (play(contest(*quirks), bot(), bot("bad@5")) for quirks in ((), ("++exponents",)))
    assert usual.final_scores == other.final_scores and usual.final_scores[1] == -1


def test_null_scores_with_exit_code_0_are_no_draw() -> None:
    with pytest.raises(GameFailed, match="IndexOutOfBounds"):
        play(contest("++players", "3"), bot(), bot())
    with pytest.raises(GameFailed, match="scores for 2 players: null, null"):
        play(contest("++players", "3", log=False), bot(), bot())


def test_lines_before_the_scores_are_skipped() -> None:
    plain, warned = (play(contest(*quirks), bot(), bot()) for quirks in ((), ("++warns",)))
    assert warned.final_scores == plain.final_scores


def test_an_exit_code_fails_the_game_with_the_last_words() -> None:
    with pytest.raises(GameFailed, match=r"exit code 1: java\.nio\.file\.NoSuchFileException: somewhere"):
        play(contest("++fails", "/nonexistent"), bot(), bot())


def test_a_referee_that_cannot_be_started_or_knows_no_log() -> None:
    with pytest.raises(GameFailed, match="cannot be started"):
        play(contest().__class__(Path("/"), "none", "/no/such/referee"), bot(), bot())
    with pytest.raises(GameFailed, match="Unrecognized option: -l"):
        play(contest("++no-log"), bot(), bot())
    assert not faults(play(contest("++no-log", log=False), bot(), bot()))


def test_a_game_is_void_whose_bot_is_still_waiting_for_a_core_when_it_is_called_late(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgiving, "state_of", lambda pid: READY)
    game = once(contest(turn_ms=SHORT_MS), bot("sleep@3"), bot())
    assert game.void and not faults(game.record)


def test_a_bot_that_has_made_a_game_void_twice_was_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgiving, "state_of", lambda pid: READY)
    record = play(contest(turn_ms=SHORT_MS), bot("sleep@3"), bot())
    assert sum(why.startswith("bot sleep@3 ") for why in record.void) == 2 == record.players[0].called_late
    fault, = [fault for (_, seat), fault in faults(record).items() if seat == 0]
    assert fault.startswith("no_answer: ") and fault.endswith(MADE_VOID)


@pytest.mark.parametrize(("log", "is_void"), [(False, True), (True, False)])
def test_an_answer_that_a_referee_without_a_core_puts_out_without_a_word_may_have_been_read_late(
    log: bool, is_void: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = count()
    monkeypatch.setattr(relays, "waits_of", lambda pids: {"1": float(next(waited))})
    game = once(contest("++says-nothing", log=log, turn_ms=SHORT_MS), bot("bad@3"), bot())
    assert (bool(game.void), bool(faults(game.record))) == (is_void, not is_void)


@needs_linux
def test_a_referee_that_has_ended_is_still_asked_how_long_it_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    states = []
    monkeypatch.setattr(relays, "waits_of", lambda pids: states.append(linux.state_of(pids[0])) or {})
    once(contest(log=False), bot(), bot())
    assert linux.ENDED in states


def test_warnings_from_before_the_game_are_not_why_a_bot_was_put_out() -> None:
    record = play(contest("++murmurs", "++says-nothing", log=False), bot("bad@3"), bot())
    fault, = faults(record).values()
    assert fault.startswith("broken_rule: ") and fault.endswith("and does not say why")


def test_a_silent_referee_is_ended() -> None:
    begun = time.monotonic()
    with pytest.raises(GameFailed, match=r"said nothing for 0\.5 s"):
        play(contest("++silent", "60", silence_s=0.5), bot(), bot())
    assert time.monotonic() - begun < 30


FAULTS = [
    ("crash@3", "crash_later", "ended with exit code 1"),
    ("exit@3", "crash_later", "ended with exit code 0"),
    ("crash@1", "crash_at_start", "without an answer"),
    ("closes@3", "closed_pipe", "closed its stdin or stdout"),
    ("eats@3", "out_of_memory", "wanted more than 200 MiB"),
    ("shares@3", "out_of_memory", "wanted more than 200 MiB, with all that it had started"),
    ("sleep@3", "no_answer", "limit 1000 ms"),
    ("half@3", "half_line", "has no end"),
    ("flood@3", "flood_stdout", "20003 bytes"),
    ("panic@3", "crash_later", "ended with exit code 2 and said on stdout: panic: no map"),
    ("bad@3", "broken_rule", "Invalid Input: Expected a digit but got 'FOO <b>bar</b>'"),
]
"""What a bot does, the kind of its fault, and some words of it."""
MARKS = {"sleep@3": pytest.mark.wall_time, "shares@3": [needs_linux, pytest.mark.wall_time]}
FAULTS_AT_END = [("errors@3", "flood_stderr"), ("stubborn@1", "ignores_sigterm")]
SHIFTED = "shifted_answers"


def test_each_kind_of_fault_is_committed_by_a_bot() -> None:
    committed = {kind for _, kind, _ in FAULTS} | {kind for _, kind in FAULTS_AT_END} | {SHIFTED}
    assert committed == {kind.value for kind in FaultKind}


@pytest.mark.parametrize("quirk, kind, words, seat", [
    pytest.param(*fault, number % 2, marks=MARKS.get(fault[0], ())) for number, fault in enumerate(FAULTS)])
def test_a_fault_is_told_by_its_kind_and_its_bot(quirk: str, kind: str, words: str, seat: int) -> None:
    players = [bot(), bot()]
    players[seat] = bot(quirk)
    record = play(contest(turn_ms=SHORT_MS), *players)
    turn = int(quirk[-1])
    assert kinds(record) == {(turn, seat): kind}
    assert words in faults(record)[turn, seat]
    assert record.final_scores[seat] == -1
    assert record.ranks == ([2, 1] if seat == 0 else [1, 2])
    assert len(record.turns) == turn


def test_a_crash_in_place_of_an_answer_is_told_there_however_long_the_referee_takes_to_end() -> None:
    record = play(contest("++lingers", "200"), bot(), bot("panic@3"))
    assert faults(record) == {(3, 1): "crash_later: ended with exit code 2 and said on stdout: panic: no map"}


@pytest.mark.parametrize("quirk, kind", FAULTS_AT_END)
def test_a_fault_that_shows_at_the_end_costs_nothing(quirk: str, kind: str) -> None:
    record = play(contest(), bot(), bot(quirk))
    assert kinds(record) == {(0, 1): kind}
    assert record.final_scores == play(contest(), bot(), bot()).final_scores


def test_a_referee_is_told_at_once_that_a_bot_is_gone() -> None:
    begun = time.monotonic()
    record = play(contest("++first-ms", "90000", first_turn_ms=90000.0), bot(), bot("crash@1"))
    assert kinds(record) == {(1, 1): "crash_at_start"}
    assert time.monotonic() - begun < 60


def test_the_last_words_of_a_crash_are_kept() -> None:
    record = play(contest(), bot(), bot("crash@3"))
    assert record.players[1].last_messages[-1] == "my last words"


def test_a_third_player_plays_on() -> None:
    record = play(contest(), bot(), bot("crash@3"), bot())
    assert kinds(record) == {(3, 1): "crash_later"}
    assert len(record.turns) == 8
    assert 1 not in record.turns[4].inputs
    assert record.ranks[1] == 3


def test_no_answer_has_waited_longer_than_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forgiving.CoreWait, "ms", lambda *waiting, **more: 60_000.0)
    record = play(contest(), bot("slow@3", "ms=20"), bot())
    assert record.turns[2].waited_ms[0] >= 20.0
    assert all(waited <= round(turn.ms[seat], 1) for turn in record.turns for seat, waited in turn.waited_ms.items())


def test_a_game_that_is_played_again_has_all_of_its_input_before_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy referee sends its input in parts."""
    slow = contest("++parts", "100")
    monkeypatch.setattr(relays, "SAME_INPUT_SECONDS", 1000.0)
    record = play(slow, bot(), bot())
    assert not list(game_of(slow).differences(as_json(record)))


@pytest.mark.parametrize("log", [True, False])
def test_lines_that_everybody_is_sent_before_the_game_belong_to_the_first_question(log: bool) -> None:
    game, usual = (once(contest(*quirks, log=log), bot(), bot("slow@1", "ms=50"))
                   for quirks in (("++greets", "150"), ()))
    assert [turn.inputs for turn in game.record.turns] == [turn.inputs for turn in usual.record.turns]
    assert [turn.actions for turn in game.record.turns] == [turn.actions for turn in usual.record.turns]
    assert game.queries[1].begun > game.queries[0].lines[0][0], "the second bot is asked after the first one's answer"


def test_too_few_lines_are_not_an_answer() -> None:
    record = play(contest("++lines", "3", turn_ms=SHORT_MS), bot("lines=3"), bot("few@3", "lines=3"))
    assert kinds(record) == {(3, 1): "no_answer"}
    assert "printed 1 line, and the referee waited for more" in faults(record)[3, 1]
    assert record.turns[0].actions[0].count("\n") == 2


@pytest.mark.parametrize("log", [True, False])
def test_a_line_too_many_shifts_every_later_answer(log: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "QUIET_MS", importing.QUIET_MS[:1])
    record = play(contest(log=log, turn_ms=SHORT_MS), bot("twice@3"), bot())
    if log:
        assert kinds(record) == {(3, 0): SHIFTED}
        assert "printed 2 lines where the referee reads 1: '8'" in faults(record)[3, 0]
        assert record.turns[3].actions[0] == "8"
    assert record.final_scores[0] > 0
    if log:
        turns = [structs.replace(turn, inputs={**turn.inputs, 0: ["other"]}) for turn in record.turns]
        with pytest.raises(ValueError, match="a bot's answers are shifted"):
            list(game_of(contest(log=log, turn_ms=SHORT_MS)).differences(as_json(structs.replace(record, turns=turns))))


@pytest.mark.wall_time
def test_a_clock_may_forgive_two_late_answers() -> None:
    record = play(contest("++forgives", turn_ms=2 * SHORT_MS), bot(), bot("slow@3", f"ms={3 * SHORT_MS}"))
    assert kinds(record) == {(3, 1): "no_answer"}
    assert len(record.turns) == 8
    assert record.final_scores[1] >= 0


@pytest.mark.wall_time
def test_a_bot_that_answered_in_time_and_was_called_late_makes_the_game_void(tmp_path: Path) -> None:
    lagging = contest("++lags", f"0:3:{2 * SHORT_MS}:{tmp_path}/once", turn_ms=SHORT_MS)
    record = play(lagging, bot(), bot())
    assert len(record.void) == 1
    assert record.void[0].startswith(f"{record.players[0].name} had answered after")
    assert [player.called_late for player in record.players] == [1, 0]
    assert not faults(record)
    assert record.final_scores == play(contest(), bot(), bot()).final_scores


@pytest.mark.wall_time
def test_void_time_after_time_is_a_failed_game() -> None:
    with pytest.raises(GameFailed, match="void 5 times"):
        play(contest("++lags", "1:1:900", "++turns", "2", turn_ms=300.0), bot(), bot())


def test_stderr_of_any_length_blocks_nobody() -> None:
    record = play(contest(), bot("says@2", "loud@1"), bot("loud@1"))
    assert not [kind for kind in kinds(record).values() if kind != "flood_stderr"]
    said = "\n".join(record.turns[1].messages[0])
    assert "x" * 200 in said
    assert len(record.turns) == 8


@pytest.mark.parametrize("quirks, player", [
    (("++leaves-child", SECONDS), ()), (("++ignores-sigint",), ()), ((), ("child@2", f"seconds={SECONDS}"))])
def test_whatever_anyone_leaves_running_is_ended(quirks: tuple[str, ...], player: tuple[str, ...]) -> None:
    seconds = f"{1000 + os.getpid()}"  # by which it is known
    quirks, player = (tuple(word.replace(SECONDS, seconds) for word in words) for words in (quirks, player))
    assert not faults(play(contest(*quirks), bot(*player), bot()))
    left = [one for one in psutil.process_iter(["cmdline"]) if one.info["cmdline"] == ["sleep", seconds]]
    for process in left:
        process.kill()
    assert not left or not linux.OPEN


def test_logs_are_kept_under_names_of_their_own(tmp_path: Path) -> None:
    played = contest()
    for _ in range(2):
        play_once(played, Setup(5, 2, "contest", played.limits), [bot(), bot()], tmp_path / "logs")
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == ["5-1.json", "5-2.json"]
    assert json.loads(files[1].read_text())["uinput"] == ["seed=5\n"]
    assert (log := read_log(files[1])) and log.frames
