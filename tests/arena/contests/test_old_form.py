"""Referees of the old form, in which the arena asks the bots."""
from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path

import psutil
import pytest
from msgspec.structs import replace

from arena import cli
from arena.contests.contest import OLD, Contest, contest_text
from arena.contests.game import game_of
from arena.contests.old_form import OldReferee
from arena.contract.exit_codes import FAILED
from arena.contract.game import GameFailed
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.match.one_game import play_game
from arena.match.rerun import check_beginning, rerun
from tests.arena.contests.contests import FIRST_MS, HERE, SHORT_MS, bot, downloaded, faults, kinds, referee_command

SEED = "###Seed {seed}"


def open_and_running() -> tuple[int, set[int]]:
    """The number of files that this process has open, and the processes that it has started."""
    process = psutil.Process()
    return process.num_fds(), {child.pid for child in process.children()}


def contest(*quirks: str, seed: str = SEED, silence_s: float = 20.0) -> Contest:
    return Contest(HERE, "Old", referee_command(*quirks, name="fake_old.py"), OLD, (2, 3), seed,
                   first_turn_ms=FIRST_MS, turn_ms=SHORT_MS, silence_s=silence_s)


def play(old: Contest, players: Sequence[Sequence[str]], seed: int = 5) -> Replay:
    _, before = open_and_running()
    bots = [bot(*quirks) for quirks in players]
    record = play_game(game_of(old), Setup(seed, len(bots), "contest", old.limits), bots)
    assert open_and_running()[1] <= before
    return record


def test_a_game_has_inputs_answers_and_ranks() -> None:
    record = play(contest(), [(), (), ()])
    assert not faults(record)
    assert len(record.turns) == 15
    assert record.turns[1].inputs[1][0] == "1 3"
    assert [len(turn.inputs[seat]) for turn in record.turns[:6] for seat in turn.inputs] == [2, 2, 2, 1, 1, 1]
    sums = [sum(int(turn.actions[seat]) * int(turn.inputs[seat][-1].split()[1]) % 10
                for turn in record.turns if seat in turn.inputs) for seat in range(3)]
    assert record.ranks == [1 + sum(other > own for other in sums) for own in sums]
    assert record.final_scores == [sum(other > rank for other in record.ranks) for rank in record.ranks]


@pytest.mark.parametrize(("quirk", "turn"), [("twice@1", 1), ("twice@3", 3)])
def test_a_line_too_many_shifts_every_later_answer(quirk: str, turn: int) -> None:
    record = play(contest(), [(quirk,), ()])
    asked = [number for number, asked in enumerate(record.turns, 1) if 0 in asked.inputs]
    assert kinds(record) == {(asked[turn - 1], 0): "shifted_answers"}
    assert record.turns[asked[turn] - 1].actions[0] == "8", "the line too many"


def test_the_seed_line_is_obeyed() -> None:
    one, other = (play(contest(), [(), ()], seed=seed) for seed in (5, 6))
    assert one.turns != other.turns
    assert play(contest(), [(), ()]).turns[3].inputs == one.turns[3].inputs


def test_a_referee_that_takes_the_seed_for_the_start_is_noticed() -> None:
    setup = Setup(5, 2, "contest", contest().limits)
    assert OldReferee(contest("takes-seed-for-start"), setup).speaks_before_start(5.0)
    assert not OldReferee(contest(), setup).speaks_before_start(0.3)


@pytest.mark.parametrize("quirks", [(), ("strict",)])
@pytest.mark.parametrize("quirk, kind", [("crash@3", "crash_later"), ("sleep@2", "no_answer")])
def test_the_others_play_on_without_a_bot_that_is_gone(quirk: str, kind: str, quirks: tuple[str, ...]) -> None:
    record = play(contest(*quirks), [(), (quirk,), ()])
    assert list(kinds(record).values()) == [kind]
    assert len([turn for turn in record.turns if 1 not in turn.inputs]) == 10
    sums = [sum(int(turn.actions[seat]) * int(turn.inputs[seat][-1].split()[1]) % 10
                for turn in record.turns if seat in turn.inputs) for seat in (0, 2)]
    assert sums[0] != sums[1]
    assert record.ranks == ([1, 3, 2] if sums[0] > sums[1] else [2, 3, 1])


def test_of_two_bots_that_are_gone_the_first_is_behind_the_second() -> None:
    assert play(contest(), [("crash@2",), ("crash@4",), ()]).ranks == [3, 2, 1]
    assert play(contest(), [("crash@4",), ("crash@2",), ()]).ranks == [2, 3, 1]


def test_the_first_turn_of_each_player_has_the_limit_of_first_turns() -> None:
    old = contest()
    with game_of(old).refereeing(Setup(5, 2, "contest", old.limits)) as referee:
        limits = []
        for _ in range(4):
            ((seat, request),) = referee.requests().items()
            limits.append(request.limit_ms)
            referee.apply({seat: "1"})
    assert limits == [FIRST_MS, FIRST_MS, SHORT_MS, SHORT_MS]


def test_where_the_referee_does_not_go_on_without_a_bot_only_two_players_have_ranks() -> None:
    assert play(contest("numbers-only"), [("crash@3",), ()]).ranks == [2, 1]
    with pytest.raises(GameFailed, match="player 1 is gone, and the referee does not go on without it"):
        play(contest("numbers-only"), [(), ("crash@3",), ()])


def test_a_bank_of_time_is_for_all_answers_together() -> None:
    banked = dataclasses.replace(contest(), bank_ms=5000.0, first_turn_ms=5000.0, turn_ms=5000.0)
    assert kinds(play(banked, [("late=2000",), ()])) == {(7, 0): "no_answer"}


def test_a_game_is_for_so_many_players_as_the_contest_says() -> None:
    with pytest.raises(ValueError, match="for 2 or 3 players, not 4"):
        game_of(contest()).new_referee(Setup(5, 4, "contest", contest().limits))


def test_a_wrong_answer_does_not_end_the_game() -> None:
    record = play(contest(), [("bad@2",), ()])
    assert faults(record) == {(3, 0): "broken_rule: Invalid answer FOO <b>bar</b>"}
    assert len(record.turns) == 10


@pytest.mark.parametrize("quirk, words", [
    ("speaks", "'###What now', which is no line"), ("dies", "ended before the game was over: out of ideas")])
def test_a_referee_that_fails_is_no_fault_of_a_bot(quirk: str, words: str) -> None:
    open_before, running_before = open_and_running()
    with pytest.raises(GameFailed, match="referee") as caught:
        play(contest(quirk), [(), ()])
    assert words in str(caught.value)
    assert open_and_running() == (open_before, running_before)


@pytest.mark.parametrize("command, words", [
    ("yes '###Input 0'", "and asks nobody"), (f"sh -c 'echo \"###Input {'9' * 5000}\"; cat'", "no line of this form"),
    ("yes '###Output 0 1'", "has not read its input for 0.3 s"),
], ids=["floods", "digits", "deaf"])
def test_a_strange_referee_is_told_and_ends(command: str, words: str) -> None:
    strange = dataclasses.replace(contest(seed=SEED * 10_000 if "Output" in command else SEED, silence_s=0.3),
                                  referee=command)
    with pytest.raises(GameFailed, match=words):
        play_game(game_of(strange), Setup(5, 2, "contest", strange.limits), [bot(), bot()])


def test_a_referee_that_stays_after_the_end_is_ended() -> None:
    assert not faults(play(contest("stays"), [(), ()]))


def test_a_look_at_whether_a_game_can_go_on_leaves_no_referee_running() -> None:
    old = contest()
    record = play(old, [(), ()])
    before = open_and_running()
    check_beginning(game_of(old), record, 3)
    assert open_and_running() == before
    with pytest.raises(ValueError, match="another way than the record"):
        check_beginning(game_of(old), replace(record, seed=6), 3)
    assert open_and_running() == before


def test_a_game_is_played_again_from_its_seed() -> None:
    old = contest()
    record = play(old, [(), ("x",)])
    game = game_of(old)
    assert not list(rerun(game, record))
    assert "instead of" in "".join(rerun(game, replace(record, seed=6)))
    with pytest.raises(ValueError, match="takes no seed"):
        list(rerun(game_of(contest(seed="")), record))
    again = game_of(old).imported(downloaded(record))
    assert [turn.inputs for turn in again.turns] == [turn.inputs for turn in record.turns]
    assert again.names == ["me", "boss"]
    other = downloaded(record)
    other["gameResult"]["scores"].reverse()
    with pytest.raises(ValueError, match="came to the scores"):
        game_of(old).imported(other)


def test_a_download_with_strange_numbers_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "contest.toml").write_text(contest_text(contest()))
    (tmp_path / "deep.json").write_text("[" * 100_000)
    game = {"scores": [10**400, 1], "frames": [], "refereeInput": "seed=5"}
    other = {**game, "scores": [1, 2], "refereeInput": f"seed={10**30}"}
    (tmp_path / "site.json").write_text(json.dumps([game, other]))
    files = [str(tmp_path / name) for name in ("deep.json", "site.json")]
    assert cli.main(["import", str(tmp_path), *files, "--out", str(tmp_path / "out.jsonl.gz")]) == FAILED
    told = capsys.readouterr()
    assert "deep.json: not JSON" in told.err and "not a game of the site" in told.err and "no seed" in told.err
    assert told.out.startswith("0 imported, 3 left out")
