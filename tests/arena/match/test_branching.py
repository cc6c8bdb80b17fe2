"""A recorded game goes on from any turn as it did, or with other answers, bots and luck."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from arena.contract.game import Request
from arena.contract.record import Replay, read_replays
from arena.games import game_names, load_game
from arena.match.branching import Branching, compare
from arena.match.match import Entry, Job, new_match
from arena.match.rerun import FollowError
from arena.run.players import BaselinePlayer
from examples.nim import protocol
from examples.nim.rules import plain as rules
from tests.arena import toy
from tests.arena.toy import ToyReferee
from tests.conftest import BOT, ROOT, TOY

NIM = "examples.nim.arena:GAME"
GREEDY, RANDOM = "builtin:greedy", "builtin:random"
NO_LIMITS = {"first_turn_ms": 0.0, "turn_ms": 0.0}
GAME_MS = 20_000.0
COUNTS = """
import sys
for number, line in enumerate(line for line in sys.stdin if line.startswith("turn")):
    print(number % 10, flush=True)
"""


class TimedReferee(ToyReferee):
    """All answers of a bot may take :data:`GAME_MS`."""

    def requests(self) -> Mapping[int, Request]:
        return {seat: replace(request, game_ms=GAME_MS) for seat, request in super().requests().items()}


TIMED = replace(toy.GAME, new_referee=TimedReferee)


def play(name: str, *commands: str, index: int = 1, **more: Any) -> Replay:
    seats = load_game(name).seats[0]
    commands = commands or (GREEDY, *[RANDOM] * (seats - 1))
    return new_match(name, commands, seed=3, **NO_LIMITS, **more).job(index).play()


def middle(record: Replay, seat: int) -> int:
    """A turn in the middle in which the seat was asked."""
    asked = [index for index, turn in enumerate(record.turns) if seat in turn.inputs]
    return asked[len(asked) // 2]


def lines(record: Replay) -> object:
    turns = [(turn.inputs, turn.actions) for turn in record.turns]
    return turns, record.end_frame, record.final_scores, record.ranks


@pytest.mark.parametrize("name", [*game_names(), NIM, TOY])
def test_the_recorded_answer_with_the_recorded_luck_gives_the_recorded_game(name: str) -> None:
    record = play(name)
    for seat in range(len(record.players)):
        index = middle(record, seat)
        branching = Branching(name, record, index, seat, record.turns[index].actions[seat], fresh_luck=False)
        branching.check(load_game(name))
        assert lines(next(branching.jobs(1)).play()) == lines(record)


def test_a_recording_of_the_kits_bot_is_played_again_to_the_line() -> None:
    record = next(read_replays(ROOT / "replays" / "ewn.regress.jsonl.gz"))
    branching = Branching("ewn", record, middle(record, 0), 0, "?", fresh_luck=False)
    assert lines(next(branching.jobs(1)).play()) == lines(record)


@pytest.mark.parametrize("name", ["ewn", "olympics", "roborally"])
def test_fresh_luck_begins_with_the_turn_and_is_the_same_for_the_same_seed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BaselinePlayer, "reseed", lambda *_: None)
    record = play(name)
    index = middle(record, 0)
    branching = Branching(name, record, index, 0, record.turns[index].actions[0])
    assert branching.check(load_game(name))
    first, _, second, _ = (job.play() for job in branching.jobs(2))
    for replay in (first, second):
        assert [turn.inputs for turn in replay.turns[:index + 1]] == [turn.inputs for turn in record.turns[:index + 1]]
        assert replay.turns[index].actions[0] == record.turns[index].actions[0]
    assert len({str(lines(replay)) for replay in (record, first, second)}) == 3
    assert lines(next(branching.jobs(1)).play()) == lines(first)


def test_the_contests_draws_of_the_olympics_are_drawn_anew_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BaselinePlayer, "reseed", lambda *_: None)
    record = play("olympics", options={"draws": "contest"})
    branching = Branching("olympics", record, 20, 0, "UP")
    first, _, second, _ = (job.play() for job in branching.jobs(2))
    assert len({str(lines(replay)) for replay in (record, first, second)}) == 3


def test_baselines_draw_anew_too() -> None:
    record = play(NIM, RANDOM, RANDOM)
    games = [job.play() for job in Branching(NIM, record, 0, 0, "?").jobs(10)]
    assert len({str(lines(game)) for game in games[::2]}) > 1


@pytest.mark.parametrize("name", [NIM, "battlesheep"])
def test_games_without_chance_after_the_start_say_so(name: str) -> None:
    record = play(name)
    index = middle(record, 0)
    assert not Branching(name, record, index, 0, record.turns[index].actions[0]).check(load_game(name))


def test_a_winning_move_of_nim_gains_the_whole_point() -> None:
    record = play(NIM, RANDOM, GREEDY, options={"heaps": "1"}, index=0)
    assert record.ranks == [2, 1]
    position = protocol.parse_turn(record.turns[0].inputs[0][0])
    take_all = next(move for move in rules.legal_moves(position) if not any(rules.play(position, move)))
    branching = Branching(NIM, record, 0, 0, protocol.format_move(take_all))
    comparison = compare(branching, (job.play() for job in branching.jobs(2)))
    assert (comparison["gain"]["value"], comparison["gain"]["high"]) == (1.0, 1.0)
    assert (comparison["recorded"]["final_score"], comparison["branch"]["final_score"]) == (0.0, 1.0)


def test_a_better_bot_gains_in_ewn() -> None:
    record = play("ewn", RANDOM, RANDOM, index=0)
    first = next(index for index, turn in enumerate(record.turns) if not turn.before_game and 0 in turn.inputs)
    branching = Branching("ewn", record, first, 0, other=Entry(GREEDY))
    comparison = compare(branching, map(Job.play, branching.jobs(60)))
    assert comparison["games"] == 60
    assert comparison["gain"]["low"] > 0.0
    assert comparison["gain"]["value"] == pytest.approx(
        comparison["branch"]["points"]["value"] - comparison["recorded"]["points"]["value"], abs=1e-5)


def test_programs_are_sent_what_was_sent_and_stand_where_they_stood(tmp_path: Path) -> None:
    (tmp_path / "counts.py").write_text(COUNTS)
    record = play(TOY, GREEDY, GREEDY, index=0)
    branching = Branching(TOY, record, 4, 1, other=Entry(f"python -S {tmp_path / 'counts.py'}"), fresh_luck=False)
    _, branch = map(Job.play, branching.jobs(1))
    assert [turn.actions[1] for turn in branch.turns] == ["9"] * 4 + ["4", "5", "6", "7", "8", "9"]


@pytest.mark.parametrize(("ms", "faulty"), [(None, 0), (GAME_MS / 4, 1)])
def test_of_the_time_for_a_game_the_recorded_time_is_used(ms: float | None, faulty: int) -> None:
    record = play(f"{__name__}:TIMED", GREEDY, f"{BOT} sleep 50", index=0)
    turns = [structs.replace(turn, ms=[0.0, turn.ms[1] if ms is None else ms]) for turn in record.turns]
    branching = Branching(f"{__name__}:TIMED", structs.replace(record, turns=turns), 4, 1, "5")
    assert compare(branching, map(Job.play, branching.jobs(1)))["branch"]["games_with_faults"] == faulty


def test_a_bot_that_had_failed_stays_out() -> None:
    record = play(TOY, GREEDY, f"{BOT} crash_later", options={"forgiving": "1"}, index=0)
    branching = Branching(TOY, record, 6, 0, "5")
    _, branch = map(Job.play, branching.jobs(1))
    assert [turn.actions[1] for turn in branch.turns[3:]] == [None] * 7
    assert [turn.actions[0] for turn in branch.turns[6:]] == ["5", "9", "9", "9"]
    with pytest.raises(ValueError, match="the bot in seat 1 had failed before this turn"):
        Branching(TOY, record, 6, 1, "5").check(load_game(TOY))


def test_a_bot_that_failed_in_this_very_turn_plays_on_where_it_answers_otherwise() -> None:
    record = play(TOY, GREEDY, f"{BOT} crash_later", options={"forgiving": "1"}, index=0)
    failed_in = next(index for index, turn in enumerate(record.turns) if turn.faults[1])
    recorded, branch = Branching(TOY, record, failed_in, 1, "5").jobs(1)
    assert recorded.beginning and branch.beginning
    assert (recorded.beginning.failed, branch.beginning.failed) == ({1}, set())


def test_identical_games_are_those_of_the_branch() -> None:
    branching = Branching(TOY, play(TOY, GREEDY, GREEDY, index=0), 2, 1, "5")
    recorded, branch = map(Job.play, branching.jobs(1))
    shorter = structs.replace(branch, turns=branch.turns[:-1])
    for second, identical in ((branch, 1), (shorter, 0)):
        games = [structs.replace(game, match=structs.replace(game.header, index=index))
                 for index, game in enumerate((recorded, branch, recorded, second))]
        comparison = compare(branching, games)
        assert comparison and comparison["identical_games"] == identical


def test_a_bot_that_fails_on_the_way_is_told() -> None:
    record = play(TOY, GREEDY, GREEDY, index=0)
    branching = Branching(TOY, record, 6, 1, other=Entry(f"{BOT} crash_later"))
    with pytest.raises(FollowError, match=r"the bot in seat 1 fails before the game comes to .* in turn 4: crash"):
        list(map(Job.play, branching.jobs(1)))


def test_faults_after_the_turn_are_counted() -> None:
    record = play(TOY, GREEDY, GREEDY, index=0)
    branching = Branching(TOY, record, 2, 1, "eleven")
    comparison = compare(branching, (job.play() for job in branching.jobs(2)))
    assert tuple(comparison[arm]["games_with_faults"] for arm in ("recorded", "branch")) == (0, 2)
    assert "'eleven' is not a digit" in comparison["branch"]["first_fault"]
    assert comparison["identical_games"] == 1


@pytest.mark.parametrize(("change", "said"), [
    ({"final_scores": [], "ranks": []}, "no whole game"),
    ({"seed": None}, "does not say its seed"),
    ({"seed": 4}, "by today's rules the game goes another way than the record, in turn 1: seat 0, line 1"),
])
def test_records_that_cannot_be_played_again_are_told(change: dict[str, Any], said: str) -> None:
    record = structs.replace(play(TOY), **change)
    with pytest.raises(ValueError, match=said):
        Branching(TOY, record, 3, 0, "5").check(load_game(TOY))


@pytest.mark.parametrize(("name", "answer"), [
    (TOY, "eleven"), ("ewn", "A1 A2 A3"), ("battlesheep", "0"), ("olympics", "JUMP"), ("roborally", "WAIT"),
])
def test_an_answer_that_is_not_legal_is_refused_before_a_game_is_played(name: str, answer: str) -> None:
    record = play(name)
    index = middle(record, 0)
    with pytest.raises(ValueError, match=f"the answer '{answer}' is not legal in this turn: "):
        Branching(name, record, index, 0, answer).check(load_game(name))
    Branching(name, record, index, 0, record.turns[index].actions[0]).check(load_game(name))


def test_a_seat_without_a_program_needs_one() -> None:
    record = play(TOY)
    record = structs.replace(record, players=[structs.replace(one, cmd="") for one in record.players])
    with pytest.raises(ValueError, match=r"which program played seat 1 .*: name one with --seat-cmd 1 CMD"):
        Branching(TOY, record, 3, 0, other=Entry(GREEDY)).check(load_game(TOY))
    Branching(TOY, record, 3, 0, other=Entry(GREEDY), players={1: Entry(RANDOM)}).check(load_game(TOY))
