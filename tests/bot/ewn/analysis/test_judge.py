from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arena.contract.judgement import Effort
from arena.contract.record import Replay
from arena.contract.setup import NO_LIMITS, Setup
from bot.ewn import protocol
from bot.ewn.analysis.judge import NOISE, EwnAnalyst, best_by_roll, causes, expected_line, judged_moves
from bot.ewn.arena.referee import EwnReferee
from bot.ewn.arena.verify import win_probability
from bot.ewn.player.loop import Bot
from bot.ewn.player.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, DICE, RED, Move, Position
from botkit.search.clock import Deadline
from tests.bot.ewn.positions import START, exchanged, scattered, side
from tests.bot.helpers import made, records

JUDGE = protocol.JUDGES["judge_a"]
DEEP, QUICK = Effort(fixed=8), Effort(fixed=4)


def rolled(position: Position, die: int, answer: str | None) -> Replay:
    """The record of one roll; Red has won."""
    actions: list[str | None] = [None, None]
    actions[position.to_move] = answer
    turn = {"inputs": {str(position.to_move): [JUDGE.format(protocol.AskMove(position, die))]}, "actions": actions}
    return made({"turns": [turn], "ranks": [1, 2]})


@pytest.mark.parametrize("number", range(7))
def test_with_few_pieces_losses_are_exact(number: int) -> None:
    random = Random(number)
    position, die = scattered(random, 3), random.choice(DICE)
    moves = rules.legal_moves(position, die)
    exact = {move: 1.0 - win_probability(rules.play(position, move)) for move in moves}
    for move in moves:
        record = rolled(position, die, JUDGE.format_move(move, position))
        found = EwnAnalyst(record).judge(0, position.to_move, Effort(seconds=5.0))
        assert found is not None
        assert found.loss == pytest.approx(max(exact.values()) - exact[move], abs=0.001)
        assert found.value == pytest.approx(exact[move], abs=0.001)
        assert found.noise == 0.0 and found.sure


@pytest.mark.parametrize("known", records("ewn_exact.jsonl.gz")[::24])
def test_expectations_are_those_of_an_exact_solver(known: dict[str, Any]) -> None:
    position = Position(tuple(known["red"]), tuple(known["blue"]), "RB".index(known["to_move"]))
    if rules.winner(position) is None:
        asked = (EwnAnalyst(rolled(position, die, "")).judge(0, position.to_move, Effort(seconds=5.0)) for die in DICE)
        expected = [one.expected for one in asked if one]
        assert sum(expected) / len(DICE) == pytest.approx(known["p_win_mover"], abs=0.001)


NEAR_HOME = Position(side(l1=18, l6=2), side(l3=1), RED)
"""Red's 1 is beside its target, and so is Blue's piece; Red's 6 is far away."""


@pytest.mark.parametrize("position", [NEAR_HOME, exchanged(NEAR_HOME)])
def test_going_home_costs_nothing_and_going_elsewhere_the_game(position: Position) -> None:
    losses = []
    for move in rules.legal_moves(position, 1):
        one = EwnAnalyst(rolled(position, 1, JUDGE.format_move(move, position))).judge(0, position.to_move, QUICK)
        assert one is not None and one.best[0][1] == 1.0
        losses.append(round(one.loss, 6))
        assert one.line == (((position.to_move, one.best[0][0]),) if one.loss else ()), "the best move wins at once"
    assert sorted(losses) == [0.0, 1.0, 1.0]


@pytest.mark.parametrize("answer", [None, "A1 A1", "nonsense"])
def test_a_missing_or_illegal_answer_loses_all_that_could_be_expected(answer: str | None) -> None:
    found = EwnAnalyst(rolled(NEAR_HOME, 1, answer)).judge(0, RED, QUICK)
    assert found is not None and (found.value, found.loss) == (0.0, 1.0)
    assert found.fault


def test_only_the_player_who_rolled_is_judged() -> None:
    assert EwnAnalyst(rolled(NEAR_HOME, 1, "D4 E5")).judge(0, BLUE, QUICK) is None


@pytest.mark.parametrize("position", [START, exchanged(START), Position(side(l1=0, l3=7), side(l6=18), RED)])
def test_the_luck_of_the_six_rolls_adds_up_to_nothing(position: Position) -> None:
    lucks = [EwnAnalyst(rolled(position, die, None)).luck(0)[0] for die in DICE]
    assert sum(lucks) == pytest.approx(0, abs=1e-6)
    assert max(lucks) > 1e-3


def test_the_luck_of_a_roll_is_one_players_and_against_the_other() -> None:
    """A 6 loses, all others win."""
    assert EwnAnalyst(rolled(NEAR_HOME, 6, None)).luck(0) == pytest.approx((-5 / 6, 5 / 6))
    assert EwnAnalyst(rolled(exchanged(NEAR_HOME), 6, None)).luck(0) == pytest.approx((5 / 6, -5 / 6))


def game_with_planted_moves(seed: int) -> tuple[Replay, set[int]]:
    """A game of good moves in which one in twenty is the worst; with the turns of these."""
    random, referee = Random(seed), EwnReferee(Setup(seed, 2, "judge_b", NO_LIMITS))
    turns, planted = [], set()
    while requests := referee.requests():
        ((seat, request),) = requests.items()
        message = protocol.judge_of(request.lines[0]).parse(request.lines[0])
        assert isinstance(message, protocol.AskMove)
        values = judged_moves(message.position, rules.legal_moves(message.position, message.die), QUICK)[1].values
        errs = random.random() < 1 / 20
        planted |= {len(turns)} if errs else set()
        move = min(values, key=values.__getitem__) if errs else max(values, key=values.__getitem__)
        answers: list[str | None] = [None, None]
        answers[seat] = protocol.JUDGES["judge_b"].format_move(move, message.position)
        turns.append({"inputs": {str(seat): list(request.lines)}, "actions": answers})
        referee.apply({seat: answers[seat]})
    return made({"turns": turns, "ranks": list(referee.result().ranks)}), planted


def test_planted_blunders_are_found_and_good_moves_are_not_blamed() -> None:
    costly = found = blamed = good = 0
    for seed in range(30):
        record, planted = game_with_planted_moves(seed)
        analyst = EwnAnalyst(record)
        for turn in range(len(record.turns)):
            (seat,) = record.turns[turn].inputs
            if turn in planted:
                truth = analyst.judge(turn, seat, DEEP)
                if truth and truth.expected - truth.value > 0.05:
                    costly += 1
                    one = analyst.judge(turn, seat, Effort(fixed=6))
                    found += one is not None and one.loss > 0.01
            elif turn % 20 == 0:
                one = analyst.judge(turn, seat, Effort(fixed=6))
                good += 1
                blamed += one is not None and one.loss > 0.05
    assert costly >= 10
    assert found >= 0.95 * costly
    assert blamed <= 0.01 * good


@pytest.mark.parametrize("depth", [4, 6])
def test_an_effort_is_that_of_the_bot(depth: int) -> None:
    position = scattered(Random(7), 9)
    moves = rules.legal_moves(position, 2)
    *_, last = Bot(Params(depth=depth)).search(position, moves, Deadline.never())
    assert judged_moves(position, moves, Effort(fixed=depth))[1].values == pytest.approx(dict(last.alternatives))


def test_a_loss_that_only_the_deeper_search_sees_counts_once_it_is_beyond_the_noise_of_its_depth() -> None:
    """The answers of depth 4, judged at depth 6: where the two differ by much, half the effort is no excuse."""
    losses = []
    for seed in range(10):
        record, _ = game_with_planted_moves(seed)
        for turn in range(0, len(record.turns), 3):
            (seat,) = record.turns[turn].inputs
            one = EwnAnalyst(record).judge(turn, seat, Effort(fixed=6))
            assert one is not None and one.noise <= NOISE
            losses.append((one.expected - one.value, one.loss))
    assert all(loss == 0.0 or loss == gap for gap, loss in losses)
    assert all(loss == gap for gap, loss in losses if gap > NOISE)


def test_the_same_effort_gives_the_same_judgement() -> None:
    position = scattered(Random(5), 8)
    moves = rules.legal_moves(position, 3)
    record = rolled(position, 3, JUDGE.format_move(Move(*moves[0]), position))
    assert EwnAnalyst(record).judge(0, position.to_move, QUICK) == EwnAnalyst(record).judge(0, position.to_move, QUICK)


@pytest.mark.parametrize(("best", "given", "cause"), [
    (Move(18, 24), Move(18, 19), ("missed the win",)),
    (Move(6, 12), Move(6, 7), ("did not capture",)),
    (Move(6, 7), Move(6, 12), ("captured in vain",)),
    (Move(6, 11), Move(6, 7), ("spared its own piece",)),
    (Move(6, 7), Move(6, 11), ("captured its own piece",)),
    (Move(0, 5), Move(6, 7), ("other piece",)),
    (Move(0, 5), Move(0, 1), ("other direction",)),
    (Move(0, 5), Move(0, 5), ()),
])
def test_causes_say_in_what_a_move_differs_from_the_best(best: Move, given: Move, cause: tuple[str, ...]) -> None:
    position = Position(side(l1=0, l2=6, l3=11, l4=18), side(l1=12, l2=22), RED)
    assert causes(position, best, given) == cause


def test_the_expected_play_begins_with_the_best_move_and_each_reply_is_the_best_for_its_roll() -> None:
    line = expected_line(JUDGE, START, Move(10, 16))
    assert line[0] == (RED, JUDGE.format_move(Move(10, 16), START))
    assert [seat for seat, _ in line] == [RED, BLUE, RED, BLUE, RED]
    position = START
    for step, (_, answer) in enumerate(line):
        move = JUDGE.parse_move(answer, position)
        own = 1 + position.squares(position.to_move).index(move.start)
        assert move in rules.legal_moves(position, own)
        if step:
            assert move == best_by_roll(position)[own - 1][0]
        position = rules.play(position, move)


def test_the_expected_play_ends_with_the_game() -> None:
    position = Position(side(l1=18, l2=19), side(l1=6), RED)
    line = expected_line(JUDGE, position, Move(18, 23))
    assert line[-1][0] == BLUE and len(line) == 2, "Blue is home with any roll"
