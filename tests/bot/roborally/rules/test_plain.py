"""The rules, one behaviour at a time; each board is drawn in tokens."""
from __future__ import annotations

from dataclasses import replace

import pytest

from bot.roborally.rules.constants import EAST, NORTH, SOUTH, WEST, Cell
from bot.roborally.rules.editions import RULES_2005, RULES_MAASTRICHT, Rules, Step
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.plain import IllegalOrder, PlainTurn, check_order
from bot.roborally.rules.state import Order, Robot, Status, first_program

U_TURN, LEFT, RIGHT, BACK, MOVE_1, MOVE_2, MOVE_3 = 1, 7, 8, 43, 49, 67, 79
FAR = (9, 4)
ROW = ". . . . . . . . . ."


def robot(cell: Cell, facing: int = EAST, **fields: object) -> Robot:
    return Robot(cell, facing, archive=cell, lives=3, **fields)  # type: ignore[arg-type]


def register(
    rows: list[str], robots: list[Robot], cards: list[int], rules: Rules = RULES_2005, number: int = 1
) -> PlainTurn:
    """The state after one register in which each robot plays one card."""
    floor = Floor([*rows, *[ROW[:2 * len(rows[0].split())]] * (5 - len(rows))], [(len(rows[0].split()) - 1, 4)])
    turn = PlainTurn(floor, rules, robots, [Order((card,) * 5) for card in cards])
    turn.play_register(number)
    return turn


def cells(turn: PlainTurn) -> list[Cell | None]:
    return [one.cell for one in turn.robots]


@pytest.mark.parametrize(("card", "cell", "facing"), [
    (U_TURN, (4, 1), WEST), (LEFT, (4, 1), NORTH), (RIGHT, (4, 1), SOUTH), (BACK, (3, 1), EAST),
    (MOVE_1, (5, 1), EAST), (MOVE_2, (6, 1), EAST), (MOVE_3, (7, 1), EAST),
])
def test_each_kind_of_card_moves_or_turns_the_robot(card: int, cell: Cell, facing: int) -> None:
    turn = register([ROW, ROW], [robot((4, 1))], [card])
    assert (turn.robots[0].cell, turn.robots[0].facing) == (cell, facing)


@pytest.mark.parametrize(("cards", "expected"), [
    ([MOVE_2, MOVE_1], [(2, 0), (3, 1)]),
    ([MOVE_1, MOVE_2], [(1, 0), (2, 2)]),
])
def test_the_higher_priority_moves_first(cards: list[int], expected: list[Cell]) -> None:
    turn = register([ROW], [robot((0, 0)), robot((2, 0), SOUTH)], cards)
    assert cells(turn) == expected


def test_a_chain_that_a_wall_stops_does_not_move() -> None:
    turn = register([". . e . ."], [robot((0, 0)), robot((1, 0)), robot((2, 0))], [MOVE_2, LEFT, RIGHT])
    assert cells(turn) == [(0, 0), (1, 0), (2, 0)]


def test_the_pusher_takes_the_cell_of_a_robot_pushed_into_a_pit() -> None:
    turn = register([". . . X ."], [robot((0, 0)), robot((2, 0), NORTH)], [MOVE_2, LEFT])
    assert cells(turn) == [(2, 0), None]
    assert turn.robots[1].lives == 2


def test_a_destroyed_mover_takes_no_further_step() -> None:
    turn = register([". . X . ."], [robot((0, 0)), robot((3, 0), NORTH)], [MOVE_3, LEFT])
    assert cells(turn) == [None, (3, 0)]


def test_an_express_belt_carries_twice_and_a_normal_one_once() -> None:
    turn = register(["EE EE EE . .", "CE CE CE . ."], [robot((0, 0)), robot((0, 1))], [LEFT, RIGHT])
    assert cells(turn) == [(2, 0), (1, 1)]


def test_a_belt_that_turns_turns_the_robot_it_brings() -> None:
    turn = register(["CE CS . . .", ROW[:9]], [robot((0, 0), NORTH)], [LEFT])
    assert (turn.robots[0].cell, turn.robots[0].facing) == ((1, 0), NORTH)  # left by its card, right by the belt


def test_robots_that_belts_would_bring_to_one_cell_stay() -> None:
    turn = register(["CE . CW . ."], [robot((0, 0)), robot((2, 0))], [LEFT, RIGHT])
    assert cells(turn) == [(0, 0), (2, 0)]


def test_a_rider_that_a_wall_stops_is_no_rival_for_the_cell_behind_it() -> None:
    turn = register(["e+CE . CW . ."], [robot((0, 0)), robot((2, 0))], [LEFT, RIGHT])
    assert cells(turn) == [(0, 0), (1, 0)]


def test_a_convoy_moves_with_its_leader_and_stays_with_it() -> None:
    turn = register(["CE CE . . .", "CE CE . . ."],
                    [robot((0, 0)), robot((1, 0)), robot((0, 1)), robot((1, 1)), robot((2, 1))], [7, 9, 11, 13, 15])
    assert cells(turn) == [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_a_closed_ring_of_belt_robots_does_not_move() -> None:
    ring = [robot(cell) for cell in ((0, 0), (1, 0), (1, 1), (0, 1))]
    turn = register(["CE CS . . .", "CN CW . . ."], ring, [7, 9, 11, 13])
    assert cells(turn) == [(0, 0), (1, 0), (1, 1), (0, 1)]


def test_in_maastricht_belts_heed_neither_walls_nor_robots() -> None:
    turn = register(["e+CE . . . ."], [robot((0, 0)), robot((1, 0))], [LEFT, RIGHT], RULES_MAASTRICHT)
    assert cells(turn) == [(1, 0), (1, 0)]


@pytest.mark.parametrize(("number", "cell"), [(1, (0, 1)), (2, (0, 0))])
def test_a_pusher_acts_in_its_registers_only(number: int, cell: Cell) -> None:
    turn = register(["PS135 . . . .", ROW[:9]], [robot((0, 0))], [LEFT], number=number)
    assert turn.robots[0].cell == cell


def test_pushers_that_contend_for_a_cell_move_nobody() -> None:
    turn = register(["PE1 . PW1 . ."], [robot((0, 0)), robot((2, 0))], [LEFT, RIGHT])
    assert cells(turn) == [(0, 0), (2, 0)]


def test_gears_turn_their_robots() -> None:
    turn = register(["GL GR . . ."], [robot((0, 0), NORTH), robot((1, 0), NORTH)], [U_TURN, U_TURN + 1])
    assert [one.facing for one in turn.robots] == [EAST, WEST]


def test_a_beam_hits_the_first_robot_only_and_stops_at_walls() -> None:
    turn = register(["ZE2 . . . .", "ZE1 e . . ."], [robot((1, 0), NORTH), robot((3, 0), NORTH), robot((2, 1), SOUTH)],
                    [U_TURN, U_TURN + 1, U_TURN + 2])
    assert [one.damage for one in turn.robots] == [2, 0, 0]


def test_lasers_fire_at_once_so_that_two_robots_can_destroy_each_other() -> None:
    turn = register([ROW], [robot((0, 0), WEST, damage=9), robot((3, 0), EAST, damage=9)], [U_TURN, U_TURN + 1])
    assert cells(turn) == [None, None]


def test_in_maastricht_lasers_fire_in_player_order() -> None:
    turn = register([ROW], [robot((0, 0), WEST, damage=9), robot((3, 0), EAST, damage=9)], [U_TURN, U_TURN + 1],
                    RULES_MAASTRICHT)
    assert [one.damage for one in turn.robots] == [9, 10]


def test_a_beam_passes_a_wreck_to_the_robot_on_its_cell() -> None:
    wreck, target, shooter = robot((2, 0), destroyed=True), robot((2, 0), NORTH), robot((0, 0), NORTH)
    turn = register([ROW], [wreck, target, shooter], [LEFT, U_TURN, RIGHT], RULES_MAASTRICHT)
    assert [one.damage for one in turn.robots] == [0, 1, 0]


@pytest.mark.parametrize(("rules", "damages"), [(RULES_2005, [2, 2, 3]), (RULES_MAASTRICHT, [2, 3, 3])])
def test_a_repair_site_mends_one_damage_and_a_checkpoint_in_2005_too(rules: Rules, damages: list[int]) -> None:
    robots = [robot((column, 0), damage=3) for column in range(3)]
    orders = [Order((card,) * 5) for card in (LEFT, RIGHT, U_TURN)]
    turn = PlainTurn(Floor(["H . ."], [(1, 0)]), replace(rules, register_steps=(Step.REPAIR,)), robots, orders)
    turn.play_register(1)
    assert [one.damage for one in turn.robots] == damages


def test_an_empty_register_that_locks_draws_from_the_deck() -> None:
    floor = Floor(["ZE5 . ."], [(2, 0)])
    turn = PlainTurn(floor, RULES_2005, [robot((1, 0), NORTH, status=Status.POWERED_DOWN)], [Order()], deck=[80, 81])
    turn.play_register(1)
    assert turn.robots[0].registers == [0, 0, 0, 0, 80]


def test_a_win_ends_the_turn_before_its_end_is_played() -> None:
    floor = Floor([". H ."], [(1, 0)])
    turn = PlainTurn(floor, RULES_2005, [robot((0, 0), damage=3)], [Order((MOVE_1, MOVE_1 + 1, LEFT, RIGHT, U_TURN))])
    assert turn.play() == [0]
    assert (turn.robots[0].cell, turn.robots[0].damage) == ((1, 0), 3)


@pytest.mark.parametrize(("lives", "status"), [(2, Status.ACTIVE), (1, Status.OUT)])
def test_who_loses_the_last_life_is_out_even_in_a_turn_that_somebody_wins(lives: int, status: Status) -> None:
    floor = Floor([". . X", ". . ."], [(1, 1)])
    robots = [robot((0, 1)), replace(robot((1, 0)), lives=lives)]
    turn = PlainTurn(floor, RULES_2005, robots, [Order((MOVE_1, *range(1, 5))), Order((MOVE_1 + 1, *range(7, 11)))])
    assert turn.play() == [0]
    assert (turn.robots[1].cell, turn.robots[1].lives, turn.robots[1].status) == (None, lives - 1, status)


def test_robots_come_back_in_the_order_of_their_destruction() -> None:
    floor = Floor([". . . X", ". . . .", ". . . ."], [(3, 2)])
    robots = [robot((0, 1), SOUTH), robot((2, 0))]
    for one in robots:
        one.archive = (1, 1)
    falls = (MOVE_1, LEFT + 4, RIGHT + 4, LEFT + 6, RIGHT + 6)
    also_falls = (BACK, MOVE_3, MOVE_3 + 1, MOVE_3 + 2, U_TURN + 1)
    turn = PlainTurn(floor, RULES_2005, robots, [Order(also_falls), Order(falls)])
    turn.play()
    assert [one.lives for one in turn.robots] == [2, 2]
    assert cells(turn) == [(1, 0), (1, 1)]
    assert [one.damage for one in turn.robots] == [2, 2]


def test_a_robot_comes_back_with_the_facing_that_it_chose() -> None:
    floor = Floor([". . ."], [(2, 0)])
    order = Order((BACK, LEFT, RIGHT, LEFT + 2, RIGHT + 2), facing=SOUTH)
    turn = PlainTurn(floor, RULES_2005, [robot((0, 0))], [order])
    turn.play()
    assert (turn.robots[0].cell, turn.robots[0].facing) == ((0, 0), SOUTH)


def test_a_power_down_takes_effect_with_the_next_turn() -> None:
    floor = Floor([". . ."], [(2, 0)])
    order = Order((LEFT, RIGHT, LEFT + 2, RIGHT + 2, U_TURN), power_down=True)
    turn = PlainTurn(floor, RULES_2005, [robot((0, 0), damage=4)], [order])
    turn.play()
    assert (turn.robots[0].status, turn.robots[0].damage) == (Status.POWERED_DOWN, 0)
    after = PlainTurn(floor, RULES_2005, turn.robots, [Order()])
    after.play()
    assert after.robots[0].status is Status.ACTIVE


def test_who_is_destroyed_in_the_turn_comes_back_with_its_power() -> None:
    order = Order((BACK, LEFT, RIGHT, LEFT + 2, RIGHT + 2), power_down=True)
    turn = PlainTurn(Floor([". . ."], [(2, 0)]), RULES_2005, [robot((0, 0))], [order])
    turn.play()
    assert (turn.robots[0].status, turn.robots[0].damage) == (Status.ACTIVE, 2)


def test_in_maastricht_a_destroyed_robot_sits_out_and_comes_back_virtual() -> None:
    floor = Floor([". . ."], [(2, 0)])
    programs = (BACK, LEFT, RIGHT, LEFT + 2, RIGHT + 2)
    other = (U_TURN, 9, 10, 11, 12)
    robots = [robot((0, 0)), robot((1, 0), NORTH)]
    robots[0].archive = (1, 0)
    turn = PlainTurn(floor, RULES_MAASTRICHT, robots, [Order(programs), Order(other)])
    turn.play()
    assert turn.robots[0].status is Status.SITS_OUT
    turn = PlainTurn(floor, RULES_MAASTRICHT, turn.robots, [Order(), Order(other)])
    turn.play()
    assert (turn.robots[0].status, turn.robots[0].cell) == (Status.VIRTUAL, (1, 0))


def test_a_wreck_of_a_won_turn_is_off_the_board() -> None:
    floor = Floor([". . . ."], [(1, 0)])
    robots = [robot((0, 0)), robot((3, 0))]
    orders = [Order((MOVE_1, *range(1, 5))), Order((MOVE_1 + 1, *range(7, 11)))]
    turn = PlainTurn(floor, RULES_MAASTRICHT, robots, orders)
    assert turn.play() == [0]
    assert [each.cell for each in turn.robots] == [(1, 0), None]


def test_damage_keeps_the_cards_of_locked_registers() -> None:
    floor = Floor(["ZE3 . . ."], [(3, 0)])
    program = (LEFT, RIGHT, LEFT + 2, RIGHT + 2, U_TURN)
    turn = PlainTurn(floor, replace(RULES_2005, end_steps=()), [robot((1, 0), damage=4)], [Order(program)])
    turn.play_register(1)
    turn.finish()
    assert turn.robots[0].damage == 7
    assert turn.robots[0].registers == [0, 0, LEFT + 2, RIGHT + 2, U_TURN]


def test_orders_are_checked_against_hand_locks_and_edition() -> None:
    one = robot((0, 0), damage=6, registers=[0, 0, 0, 70, 80])
    hand = (1, 2, 3)
    check_order(one, hand, Order((3, 1, 2, 70, 80), power_down=True), RULES_2005)
    not_in_hand, used_twice = (3, 1, 4, 70, 80), (1, 1, 2, 70, 80)
    locks_changed, wrong_lengths = ((1, 2, 3, 71, 80), (1, 2, 3, 70, 79)), ((1, 2, 3, 70, 80, 1), ())
    for program in (not_in_hand, used_twice, *locks_changed, *wrong_lengths):
        with pytest.raises(IllegalOrder):
            check_order(one, hand, Order(program), RULES_2005)
    with pytest.raises(IllegalOrder, match="register 5 is locked with card 80"):
        check_order(one, hand, Order((1, 2, 3, 70, 79)), RULES_2005)
    with pytest.raises(IllegalOrder, match="no power-down"):
        check_order(one, hand, Order((3, 1, 2, 70, 80), power_down=True), RULES_MAASTRICHT)
    assert first_program(one, hand) == (1, 2, 3, 70, 80)
