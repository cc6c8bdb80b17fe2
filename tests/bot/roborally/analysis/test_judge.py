"""The analysis of RoboRally: losses computed by hand, bad answers, hidden cards, luck, and causes."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import force_setattr

from arena.contract.judgement import Effort, Judgement
from arena.contract.record import Replay
from bot.roborally.analysis.judge import LIKELY, RoboRallyAnalyst, typical_deal
from bot.roborally.protocol import Observation, Opening, format_opening, format_turn, parse_answer
from bot.roborally.rules.constants import DECK_SIZE, EAST, NORTH, REGISTERS, WEST
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Robot, Status
from botkit.client.errors import ProtocolError
from tests.bot.helpers import made

FLOOR = (
    ". . . . . . . . . .",
    ". . . . X . . . . .",
    ". . . . . . . . . .",
    ". . . . . . . . . .",
)
CHECKPOINTS = ((9, 1), (0, 3))
MIXED = (80, 50, 67, 7, 8, 9, 1, 43, 52)
"""Move 3, move 1, move 2, left, right, left, U-turn, back up, move 1."""
OTHER_HAND = (79, 53, 68, 11, 10, 13, 2, 44, 55)
TURNS = (15, 17, 19, 21, 12, 14, 16, 3, 4)
"""Nothing but rotations."""
FEW = Effort(fixed=3000)


def robot(x: int, y: int, facing: int = EAST, **fields: Any) -> Robot:
    return Robot((x, y), facing, **{"archive": (x, y), "lives": 3, **fields})


def one_turn(robots: Sequence[Robot], hands: Sequence[Sequence[int]], answers: Sequence[str | None]) -> Replay:
    """The record of a game that is one turn long, or was cut off after it."""
    return a_game([(robots, hands, answers)])


def a_game(turns: Sequence[tuple[Sequence[Robot], Sequence[Sequence[int]], Sequence[str | None]]]) -> Replay:
    players = len(turns[0][0])
    return made({
        "ranks": [1, *[2] * (players - 1)],
        "player_inputs_init": [
            format_opening(Opening(seat, players, "2005", 1000, 2000, 200, FLOOR, CHECKPOINTS))
            for seat in range(players)
        ],
        "turns": [
            {
                "inputs": {
                    str(seat): format_turn(Observation(number, tuple(robots), tuple(hand)), False)
                    for seat, hand in enumerate(hands) if robots[seat].status is not Status.OUT
                },
                "actions": list(answers),
            }
            for number, (robots, hands, answers) in enumerate(turns, 1)
        ],
    })


def judged(record: Replay, seat: int = 0, turn: int = 0) -> Judgement:
    found = RoboRallyAnalyst(record).judge(turn, seat, FEW)
    assert found is not None
    return found


HERE = robot(3, 3, WEST, next_checkpoint=2)
"""One move 3 from winning."""
FAR = robot(5, 0, WEST)
WINS, WAITS = "80 50 7 8 9", "7 8 50 43 9"


def test_not_to_win_at_once_costs_what_is_left_to_lose() -> None:
    rival = robot(9, 0, NORTH, next_checkpoint=2)
    wins, waits = (judged(one_turn([HERE, rival], [MIXED, OTHER_HAND], [answer, "2 3 10 11 13"]))
                   for answer in (WINS, WAITS))
    assert (wins.value, wins.loss, wins.expected) == (1.0, 0.0, 1.0)
    assert waits.expected == 1.0
    assert 0.02 < waits.loss == pytest.approx(1.0 - waits.value)
    assert waits.noise < waits.loss
    assert "missed a checkpoint" in waits.causes


def test_a_way_into_the_pit_is_a_blunder_though_the_search_never_looks_at_it() -> None:
    before = robot(1, 1)
    found = judged(one_turn([before, FAR], [MIXED, OTHER_HAND], ["80 7 8 50 9", "79 53 68 11 10"]))
    assert found.grade == "blunder"
    assert found.causes == ("fell into a pit",)
    assert found.answer == "80 7 8 50 9"
    assert found.answer not in [answer for answer, _ in found.best]


def test_the_best_answer_costs_nothing_and_has_no_noise() -> None:
    robots, hands, other = [robot(3, 3), FAR], [MIXED, OTHER_HAND], "79 53 68 11 10"
    first = judged(one_turn(robots, hands, ["80 7 8 50 9", other]))
    assert first.noise > 0.0
    again = judged(one_turn(robots, hands, [first.best[0][0], other]))
    assert (again.loss, again.noise, again.best[0][0]) == (0.0, 0.0, first.best[0][0])


def test_the_value_of_the_best_is_not_the_greatest_of_many_that_are_about_equal() -> None:
    """It was chosen over other deals than those that value it."""
    hand = (49, 51, 53, 55, 57, 7, 8, 9, 10)
    found = [judged(one_turn([robot(x, 3), robot(x, 2)], [hand, OTHER_HAND], [None, None])) for x in range(6)]
    assert any(one.best[0][1] < max(value for _, value in one.best) for one in found)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_power_down_without_need_costs_who_announces_it(seat: int) -> None:
    robots, hands = [robot(3, 3), robot(3, 0)], [MIXED, OTHER_HAND]
    values = []
    for down in ("", " DOWN"):
        answers = ["80 50 67 7 8" + down, "79 53 68 11 10" + down]
        values.append(judged(one_turn(robots, hands, answers), seat))
    assert values[1].value < values[0].value - 0.02
    assert "power-down" in values[1].causes


def test_cards_that_do_the_same_cost_nothing() -> None:
    """Two move 2 with nothing between them: the search knows one order of them only."""
    hand = (67, 68, 69, 7, 8, 9, 10, 1, 2)
    best = judged(one_turn([robot(3, 3), FAR], [hand, OTHER_HAND], ["7 8 9 10 1", "79 53 13 11 10"])).best[0][0]
    swapped = [{"67": "69", "69": "67"}.get(card, card) for card in best.split()]
    found = judged(one_turn([robot(3, 3), FAR], [hand, OTHER_HAND], [" ".join(swapped), "79 53 13 11 10"]))
    assert found.loss == 0.0
    assert found.value == pytest.approx(found.best[0][1], abs=0.02)


@pytest.mark.parametrize("answer", [None, "hello", "84 83 82 81 80", "80 80 50 7 8"])
def test_a_late_or_illegal_answer_counts_as_what_stood_in_for_it(answer: str | None) -> None:
    hands, other = [TURNS[:3] + MIXED[:6], OTHER_HAND], "79 53 68 11 10"
    bad = judged(one_turn([HERE, FAR], hands, [answer, other]))
    played = judged(one_turn([HERE, FAR], hands, [" ".join(map(str, hands[0][:5])), other]))
    assert bad.fault
    assert played.fault is None
    assert (bad.value, bad.best, bad.noise) == (played.value, played.best, played.noise)
    assert bad.loss > 0.0
    assert "illegal or late" in bad.causes


def test_who_is_put_out_for_bad_answers_has_nothing_left() -> None:
    out = Robot(None, NORTH, (3, 3), lives=0, status=Status.OUT)
    third = robot(0, 0)
    robots, hands = [HERE, FAR, third], [MIXED, OTHER_HAND, TURNS]
    answers = ["bad", "79 53 68 11 10", "15 17 19 21 12"]
    record = a_game([(robots, hands, answers), ([out, FAR, third], [(), *hands[1:]], [None, *answers[1:]])])
    assert judged(record).value == 0.0
    assert RoboRallyAnalyst(record).judge(1, 0, FEW) is None


def test_what_others_hold_and_answer_changes_nothing() -> None:
    records = [
        one_turn([HERE, FAR], [MIXED, hand], [WAITS, answer])
        for hand, answer in ((OTHER_HAND, "79 53 68 11 10"), (TURNS, "15 17 19 21 12"))
    ]
    first, second = (judged(record) for record in records)
    assert first == second


def test_the_same_effort_gives_the_same_judgement_wherever_the_work_begins() -> None:
    record = played_game()
    one, other = RoboRallyAnalyst(record), RoboRallyAnalyst(record)
    first = [one.judge(turn, 0, FEW) for turn in range(3)]
    assert other.judge(2, 0, FEW) == first[2]
    assert [RoboRallyAnalyst(record).judge(turn, 0, FEW) for turn in range(3)] == first
    assert msgspec.json.decode(msgspec.json.encode(first[2]), type=Judgement) == first[2]


def test_the_least_effort_ends() -> None:
    found = RoboRallyAnalyst(played_game()).judge(0, 0, Effort(fixed=1))
    assert found
    assert found.best


def test_what_others_did_before_is_learned_from_what_the_seat_saw() -> None:
    record = played_game()
    analyst = RoboRallyAnalyst(record)
    analyst.judge(0, 0, FEW)
    unknown = analyst._beliefs[0].weights[1].copy()
    analyst.judge(2, 0, FEW)
    assert analyst._beliefs[0].weights[1].tolist() != unknown.tolist()
    assert analyst._beliefs[1].weights[0].tolist() == unknown.tolist()


def programs(found: Judgement) -> list[tuple[int, list[int]]]:
    """The expected play: seats with their cards."""
    return [(player, list(parse_answer(answer).program)) for player, answer in found.line]


def test_the_expected_play_has_the_programs_of_two_turns_the_judged_player_first() -> None:
    others = [robot(5, 0, WEST), robot(8, 2, WEST)]
    hands = [OTHER_HAND, MIXED, TURNS]
    record = one_turn([others[0], robot(1, 1), others[1]], hands, ["79 53 68 11 10", "80 7 8 50 9", "15 17 19 21 12"])
    found = judged(record, seat=1)
    assert found.line[0] == (1, found.best[0][0])
    assert [player for player, _ in found.line] == [1, 0, 2] * 2
    for of_turn in (programs(found)[:3], programs(found)[3:]):
        cards = [card for _, program in of_turn for card in program]
        assert len(set(cards)) == len(cards) == 15, "every card is in one hand"
    assert not set(MIXED) & {card for _, program in programs(found)[1:3] for card in program}, "they are its own"
    assert found == judged(record, seat=1)


def test_the_expected_play_ends_with_the_game() -> None:
    found = judged(one_turn([HERE, FAR], [MIXED, OTHER_HAND], [WAITS, "79 53 68 11 10"]))
    assert [player for player, _ in found.line] == [0, 1]


def test_who_has_no_cards_waits_in_the_expected_play() -> None:
    down = robot(5, 0, status=Status.POWERED_DOWN)
    found = judged(one_turn([robot(1, 1), down], [MIXED, ()], ["80 7 8 50 9", "WAIT"]))
    assert programs(found)[1] == (1, [])
    assert len(programs(found)[3][1]) == 5, "it is up again in the next turn"


def test_an_answer_that_costs_nothing_has_no_expected_play() -> None:
    assert judged(one_turn([HERE, FAR], [MIXED, OTHER_HAND], [WINS, "79 53 68 11 10"])).line == ()


def played_game() -> Replay:
    """Three turns, by the rules."""
    robots, turns = [robot(0, 0), robot(0, 2)], []
    floor = Floor(FLOOR, CHECKPOINTS)
    answers = [("50 80 7 8 9", "53 68 11 10 13"), ("52 7 8 50 9", "79 10 11 53 13"), ("50 52 8 7 9", "10 11 44 53 13")]
    for both in answers:
        turns.append((robots, [MIXED, OTHER_HAND], both))
        turn = PlainTurn(floor, RULES_2005, robots, [parse_answer(answer) for answer in both])
        turn.play()
        robots = turn.robots
    return a_game(turns)


@pytest.mark.parametrize("fields", [
    {"status": Status.POWERED_DOWN},
    {"damage": 9, "registers": [80, 50, 67, 7, 8]},
])
def test_without_a_register_to_fill_there_is_nothing_to_judge(fields: dict[str, Any]) -> None:
    record = one_turn([robot(3, 3, **fields), FAR], [(), OTHER_HAND], ["WAIT", "79 53 68 11 10"])
    assert RoboRallyAnalyst(record).judge(0, 0, FEW) is None
    assert judged(record, 1)


def test_a_good_hand_is_luck_a_bad_one_the_opposite_and_all_add_up_to_nothing() -> None:
    robots = [robot(1, 2), robot(1, 3)]
    good, bad = (
        RoboRallyAnalyst(one_turn(robots, hands, [None, None])).luck(0)
        for hands in ([(79, 80, 81, 67, 68, 50, 7, 8, 9), TURNS], [TURNS, (79, 80, 81, 67, 68, 50, 7, 8, 9)])
    )
    assert good[0] > 0.1 > -0.1 > bad[0]
    assert sum(good) == pytest.approx(0.0)
    assert good[1] == pytest.approx(-good[0])
    again = one_turn(robots, [(79, 80, 81, 67, 68, 50, 7, 8, 9), TURNS], [None, None])
    assert RoboRallyAnalyst(again).luck(0) == good


def test_the_mean_luck_of_deals_is_nothing() -> None:
    robots = [robot(1, 2), robot(1, 3)]
    random = Random(1)
    deals = [random.sample(range(1, DECK_SIZE + 1), 18) for _ in range(30)]
    luck = [RoboRallyAnalyst(one_turn(robots, [cards[:9], cards[9:]], [None, None])).luck(0)[0] for cards in deals]
    assert abs(sum(luck) / len(luck)) < 0.08 < max(map(abs, luck))


def test_results_are_shared_by_all_who_are_first() -> None:
    record = one_turn([HERE, FAR, FAR], [MIXED, OTHER_HAND, TURNS], [None] * 3)
    force_setattr(record, "ranks", [1, 1, 3])
    analyst = RoboRallyAnalyst(record)
    assert [analyst.result(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert analyst.par == pytest.approx(1 / 3)


@pytest.mark.parametrize(("robots", "answers", "causes"), [
    ([robot(3, 1), robot(9, 3)], ["50 67 7 8 9", "2 11 10 13 44"], "fell into a pit"),
    ([robot(8, 3), robot(0, 0)], ["80 50 67 7 8", "2 11 10 13 44"], "fell off the board"),
    ([robot(3, 1, NORTH), robot(1, 1)], ["7 8 9 50 1", "79 2 11 10 13"], "pushed into a pit"),
    ([robot(9, 3, NORTH), robot(7, 3)], ["7 8 9 50 1", "79 2 11 10 13"], "pushed off the board"),
    ([robot(3, 3), robot(0, 0)], ["7 8 43 50 1", "11 10 13 44 2"], "stood still"),
    ([robot(5, 3), robot(0, 0)], ["80 7 8 9 50", "11 10 13 44 2"], "missed a checkpoint"),
    ([robot(3, 3), robot(0, 0)], ["43 7 8 1 50", "11 10 13 44 2"], "turned away"),
])
def test_causes_say_what_happened(robots: list[Robot], answers: list[str], causes: str) -> None:
    hands = [MIXED[:robots[0].cards_dealt], OTHER_HAND]
    found = judged(one_turn(robots, hands, answers))
    assert causes in found.causes


def test_a_robot_shot_to_death_is_told() -> None:
    victim = robot(3, 3, NORTH, damage=8, registers=[0, 67, 7, 8, 9])
    shooters = [robot(0, 3, EAST), robot(9, 3, WEST)]
    record = one_turn(
        [victim, *shooters], [(50,), OTHER_HAND, TURNS], ["50 67 7 8 9", "2 13 11 10 44", "3 4 15 12 14"])
    robots = [victim.copy(), *shooters]
    turn = PlainTurn(Floor(FLOOR, CHECKPOINTS), RULES_2005, robots, [parse_answer(a) for a in record.turns[0].actions])
    turn.play()
    assert turn.robots[0].lives == 3 - ("shot to death" in judged(record).causes)


def test_lines_that_cannot_be_read_are_told() -> None:
    record = one_turn([HERE, FAR], [MIXED, OTHER_HAND], [WAITS, None])
    record.player_inputs_init[0] = ["nonsense"]
    with pytest.raises(ProtocolError):
        RoboRallyAnalyst(record)


OFTEN, SELDOM = (79, 53, 68, 11, 10), (2, 44, 55, 13, 10)
DEALS = 1024


def others(often: np.ndarray) -> np.ndarray:
    """[R, 1, K]: another robot plays :data:`OFTEN` in the deals that are marked, and :data:`SELDOM` in the rest."""
    return np.where(often, np.array(OFTEN)[:, None], np.array(SELDOM)[:, None])[:, None].astype(np.int16)


def test_it_is_one_with_the_likeliest_programs_of_the_others_that_is_worth_what_all_are_on_average() -> None:
    often, values = np.arange(DEALS) >= DEALS // 3, np.tile([0.0, 1.0], DEALS // 2)
    values[:DEALS // 3] = 0.5
    near = DEALS // 3 + LIKELY - 1
    values[near] = 0.6
    assert typical_deal(others(often), values) == near


def test_cards_of_equal_effect_are_one_program() -> None:
    often = np.arange(DEALS) < DEALS * 3 // 5
    programs = others(often)
    moves_of_one = 49 + (np.arange(REGISTERS)[:, None] + np.arange(DEALS)) % 10
    programs[:, 0, often] = moves_of_one[:, often]
    assert often[typical_deal(programs, np.full(DEALS, 0.5))]
