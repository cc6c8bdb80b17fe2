"""Nim has a known solution (Bouton 1901): the player to move loses if the exclusive or of all heaps is 0."""
from __future__ import annotations

import subprocess
import sys
from functools import reduce
from operator import xor
from pathlib import Path

import pytest

from arena.contract.judgement import Effort
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from arena.match.match import new_match
from botkit.client.errors import ProtocolError
from botkit.client.times import UNLIMITED, TurnTime
from botkit.search.alpha_beta import deepen
from botkit.search.clock import Deadline
from bundler.build import Program, build
from examples.nim import protocol
from examples.nim.analysis.judge import NimAnalyst
from examples.nim.player.loop import Bot, NimSearch
from examples.nim.player.params import Params
from examples.nim.rules import plain as rules
from examples.nim.rules.state import Move, Position
from tests.bot.helpers import made, played
from tests.botkit.client.conversation import talk
from tests.conftest import ROOT

NAME = "examples.nim.arena:GAME"
BOT = "python -m examples.submit.nim"
SMALL = [(a, b, c) for a in range(4) for b in range(a, 4) for c in range(max(b, 1), 4)]


def is_lost(position: Position) -> bool:
    return reduce(xor, position) == 0


class TestRules:
    def test_any_number_is_taken_from_one_heap(self) -> None:
        moves = rules.legal_moves((2, 0, 1))
        assert sorted(moves) == [Move(0, 1), Move(0, 2), Move(2, 1)]
        assert [rules.play((2, 0, 1), move) for move in sorted(moves)] == [(1, 0, 1), (0, 0, 1), (2, 0, 0)]

    def test_large_moves_come_first(self) -> None:
        taken = [move.taken for move in rules.legal_moves((3, 5, 1))]
        assert taken == sorted(taken, reverse=True)

    def test_nothing_is_left_to_take_at_the_end(self) -> None:
        assert rules.legal_moves((0, 0)) == []


class TestProtocol:
    def test_lines_come_back_as_they_were_sent(self) -> None:
        opening = protocol.Opening(1000, 100)
        assert protocol.parse_opening(protocol.format_opening(opening)) == opening
        assert protocol.parse_turn(protocol.format_turn((3, 0, 5))) == (3, 0, 5)
        assert protocol.parse_move(protocol.format_move(Move(2, 5))) == Move(2, 5)

    @pytest.mark.parametrize("line", ["", "a", "1 x", "-1 2", "0 0", "1.5"])
    def test_a_wrong_turn_is_told(self, line: str) -> None:
        with pytest.raises(ProtocolError, match="the heaps: wants"):
            protocol.parse_turn(line)


class TestBot:
    @pytest.mark.parametrize("position", SMALL)
    def test_values_are_those_of_the_theory(self, position: Position) -> None:
        *_, last = deepen(NimSearch(), position, Deadline.never(), range(1, 100), compares=True)
        assert last.value == (-1.0 if is_lost(position) else 1.0)
        for move, value in last.alternatives:
            assert value == (1.0 if is_lost(rules.play(position, move)) else -1.0)

    def test_a_won_position_is_won(self) -> None:
        for position in (position for position in SMALL if not is_lost(position)):
            answers, messages = talk(Bot(Params(depth=9)), ["1000 100", protocol.format_turn(position)])
            assert messages == []
            assert is_lost(rules.play(position, protocol.parse_move(answers[0])))

    def test_its_values_are_told_as_probabilities(self) -> None:
        _, messages = talk(Bot(Params(explain=True, depth=9)), ["1000 100", "1 2", "1 1"])
        assert [line for line in messages if "value" in line] == ["[PDATA] value = 1.0000", "[PDATA] value = 0.0000"]

    def test_a_line_that_cannot_be_read_is_told_and_the_next_one_answered(self) -> None:
        answers, messages = talk(Bot(Params(depth=3)), ["1000 100", "three", "0 0 2"])
        assert answers == ["2 2"]
        assert messages == ["the heaps: wants a whole number, not 'three'; waiting for the next turn"]

    @pytest.mark.parametrize(("limit_ms", "is_first", "end_ms"), [(100, False, 70), (1000, True, 400), (0, False, 70)])
    def test_a_search_keeps_a_part_of_its_time_back(self, limit_ms: float, is_first: bool, end_ms: float) -> None:
        time = Params().turn_time(limit_ms, is_first)
        assert time.end_ms == pytest.approx(end_ms)
        assert time.end_ms < time.stop_ms < (limit_ms or 100)

    def test_the_first_turn_has_a_limit_of_its_own(self) -> None:
        asked = []

        class Noting(Params):
            def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
                asked.append((limit_ms, is_first))
                return UNLIMITED

        talk(Bot(Noting(depth=1)), ["1000 100", "1 2", "1 1", "0 1"])
        assert asked == [(1000, True), (100, False), (100, False)]


def test_the_bot_beats_the_greedy_baseline() -> None:
    commands = [f"{BOT} --effort 4", "builtin:greedy"]
    games = new_match(NAME, commands, first_turn_ms=0.0, turn_ms=0.0, seed=1, options={"heaps": "3"})
    records = [job.play() for job in games.jobs(12)]
    assert not any(record.faults_of(seat) for record in records for seat in range(2))
    assert sum(record.ranks[record.match.order.index(0)] == 1 for record in records) >= 10


def test_the_bundler_makes_one_file_of_a_bot_outside_the_kit(tmp_path: Path) -> None:
    built = tmp_path / "nim.py"
    built.write_text(build(Program("nim", ROOT, "examples/submit/nim.py")).text)
    lines = "1000 100\n3 4 5\n0 0 2\n"
    done = subprocess.run(
        [sys.executable, "-I", built, "--effort", "4"], input=lines, capture_output=True, text=True, cwd=tmp_path
    )
    answers, messages = talk(Bot(Params(depth=4)), lines.splitlines())
    assert (done.stdout.splitlines(), done.stderr.splitlines()) == (answers, messages)


def test_the_page_marks_what_is_taken() -> None:
    game = load_game(NAME)
    setup = Setup(1, 2, game.editions[0], game.limits, {"heaps": "3"})
    record = played(game, setup, "builtin:greedy", "builtin:greedy")
    frames = game.frames(record)
    for frame, turn in zip(frames, record.turns):
        (seat,) = turn.inputs
        taken = protocol.parse_move(turn.actions[seat]).taken
        assert frame.svg.count('fill="#888"') + taken == sum(map(int, turn.inputs[seat][0].split()))
    assert frames[-1].title == f"{('First', 'Second')[record.ranks.index(1)]} wins"
    assert "circle" not in frames[-1].svg


def test_a_better_answer_is_drawn_at_its_turn_alone() -> None:
    game = load_game(NAME)
    record = played(game, Setup(2, 2, game.editions[0], NO_LIMITS), "builtin:random", "builtin:greedy")
    ((seat, (line,)),) = record.turns[1].inputs.items()
    given = protocol.parse_move(record.turns[1].actions[seat])
    better = next(move for move in rules.legal_moves(protocol.parse_turn(line)) if move != given)
    frames = game.frames(record, {(1, seat): protocol.format_move(better)})
    assert [frame.svg.count('class="best"') for frame in frames] == [0, better.taken, *[0] * (len(frames) - 2)]


def test_records_of_other_programs_are_refused() -> None:
    with pytest.raises(ValueError, match="only the arena's own replays can be checked"):
        load_game(NAME).differences({"plies": []})


class TestPostMortem:
    def test_a_loss_is_a_won_position_that_is_not_won_any_more(self) -> None:
        record = played(load_game(NAME), Setup(3, 2, "normal", NO_LIMITS), "builtin:greedy", "builtin:random")
        analyst, turns = NimAnalyst(record), range(len(record.turns))
        judged = [analyst.judge(number, number % 2, Effort(fixed=1)) for number in turns]
        for turn, one in zip(record.turns, judged):
            ((_, (line,)),) = turn.inputs.items()
            before = protocol.parse_turn(line)
            after = rules.play(before, protocol.parse_move(turn.actions[one.seat]))
            assert one.expected == float(not is_lost(before))
            assert one.loss == float(not is_lost(before) and not is_lost(after))
        assert {one.loss for one in judged} == {0.0, 1.0}

    def test_no_legal_answer_loses(self) -> None:
        turn = {"inputs": {"0": ["1 2"]}, "actions": ["0 2", None], "faults": ["broken_rule: not a legal move", None]}
        one = NimAnalyst(made({"turns": [turn], "ranks": [2, 1]})).judge(0, 0, Effort(fixed=1))
        assert (one.loss, one.fault, one.best[0]) == (1.0, "broken_rule: not a legal move", ("1 1", 1.0))
