"""Judgements of Battle Sheep: where a position can be played out by hand, and of players who move at random."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import force_setattr, replace

from arena.contract.judgement import Effort, Judgement
from arena.contract.record import Replay
from arena.contract.setup import NO_LIMITS, Setup
from bot.battlesheep import protocol
from bot.battlesheep.analysis.judge import PARAMS, BattlesheepAnalyst, Question, after, causes, expected_line
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player.loop import model_of, search_settings
from bot.battlesheep.player.simulation import Simulation
from bot.battlesheep.rules.batch import Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import EDITIONS, HEX, Board
from bot.battlesheep.rules.state import FREE, PLAYERS, WALL, Move
from botkit.search.clock import Deadline
from botkit.search.uct import Uct
from tests.bot.helpers import made, replays

QUICK = Effort(fixed=1000)
QUICKEST = Effort(fixed=300)
"""For what is the same however much is searched."""
SIZE = 12


def race(sheep: int = 5) -> Board:
    """Players 1 and 2 at the ends of a line that the first to move there has alone; 3 and 4 have one cell each.

    Player 1, who has a line of its own besides, wins with the contested one and is second without it.
    """
    board = Board(HEX, [[WALL] * SIZE for _ in range(SIZE)])
    flocks = {(0, 2): (1, sheep), (5, 2): (2, 5), (0, 5): (1, 3), (0, 8): (3, 1), (5, 8): (4, 1),
              (0, 10): (2, 1), (1, 10): (2, 1)}
    for x, y in [*((x, 2) for x in range(6)), *((x, 5) for x in range(3))]:
        board.owner[y][x] = FREE
    for (x, y), (player, count) in flocks.items():
        board.owner[y][x], board.sheep[y][x] = player, count
    return board


def asked(board: Board, player: int, *answers: str | None, sheep: int = 16, starting: bool = False) -> Replay:
    """The record of a game of one turn, or of one turn again and again with each of ``answers``; ``player`` from 0."""
    grid = [[min(value, FREE) for value in row] for row in board.owner]
    openings = [protocol.Opening(k + 1, PLAYERS, "hex", SIZE, SIZE, sheep, 0, 0, grid) for k in range(PLAYERS)]
    turn = protocol.StartTurn(board.owner) if starting else protocol.MoveTurn(board.owner, board.sheep)
    return made({
        "player_inputs_init": [protocol.format_opening(opening) for opening in openings],
        "turns": [
            {"inputs": {str(player): protocol.format_turn(turn)},
             "actions": [answer if seat == player else None for seat in range(PLAYERS)]}
            for answer in answers
        ],
        "ranks": [1, 2, 3, 4],
    })


def judged(record: Replay, seat: int, effort: Effort = QUICK) -> list[Judgement]:
    analyst = BattlesheepAnalyst(record)
    found = [analyst.judge(turn, seat, effort) for turn, asked in enumerate(record.turns) if seat in asked.inputs]
    return [one for one in found if one]


def exact(board: Board, player: int) -> float:
    """The result of player 1 of :func:`race` if all play on as well as they can; ``player`` was the last to move."""
    mover = board.next_player(player)
    if not mover:
        scores = board.scores()
        return sum((scores[0] > other) + (scores[0] == other) / 2 for other in scores[1:]) / 3
    values = []
    for move in board.moves(mover):
        after = Board(HEX, board.owner, board.sheep)
        after.play(mover, move)
        values.append(exact(after, mover))
    return max(values) if mover == 1 else min(values)


def test_losses_are_those_of_playing_it_out() -> None:
    board = race(3)
    moves = board.moves(1)
    values = []
    for move in moves:
        after = Board(HEX, board.owner, board.sheep)
        after.play(1, move)
        values.append(exact(after, 1))
    assert len(set(values)) == 2
    found = judged(asked(board, 0, *map(protocol.format_answer, moves)), 0)
    for value, one in zip(values, found):
        assert one.value == pytest.approx(value, abs=0.02)
        assert one.loss == pytest.approx(max(values) - value, abs=0.02)
        assert one.best[0][1] == pytest.approx(max(values), abs=0.02)
        assert one.best[0][0].startswith("0 2 ")
        assert one.grade == ("blunder" if value < max(values) else "")
        assert one.loss / 2 <= one.noise < 0.2


def test_an_answer_that_the_search_does_not_try_is_judged_as_well() -> None:
    tried = {answer for one in judged(asked(race(16), 0, "0 2 1 4"), 0) for answer, _ in one.best}
    answers = [f"0 2 {sheep} 4" for sheep in range(1, 16)]
    untried = [answer for answer in answers if answer not in tried]
    assert len(untried) > 5
    for one in judged(asked(race(16), 0, *untried[:3]), 0, Effort(fixed=600)):
        assert one.value == pytest.approx(1.0, abs=0.02)
        assert (one.answer, one.value) in one.best


@pytest.mark.parametrize("answer", [None, "nonsense", "0 2 5 4"])
def test_a_move_that_is_lost_is_worth_what_the_others_leave(answer: str | None) -> None:
    (one,) = judged(asked(race(), 0, answer), 0)
    assert one.loss == pytest.approx(1 / 3, abs=0.02)
    assert (one.fault, one.causes) == ("no legal answer", ("illegal or late",))


def test_a_fault_is_told_as_it_was_recorded() -> None:
    record = asked(race(), 0, None)
    force_setattr(record.turns[0], "faults", ["no answer within 6000 ms", None, None, None])
    assert judged(record, 0, QUICKEST)[0].fault == "no answer within 6000 ms"


def empty_map() -> Board:
    return Board(HEX, BattlesheepReferee(Setup(3, PLAYERS, "hex", NO_LIMITS)).map)


def starting(answer: str | None, became: tuple[int, int]) -> Replay:
    """The first two starts of a game; the first flock came to stand on ``became``."""
    board = empty_map()
    record = asked(board, 0, answer, starting=True)
    board.place(1, *became, 16)
    record.turns.extend(asked(board, 1, None, starting=True).turns)
    return record


def test_a_start_that_was_drawn_is_worth_as_much_as_one_that_was_chosen() -> None:
    cell = empty_map().border_cells()[-1]
    (chosen,), (drawn,) = (judged(starting(answer, cell), 0, QUICKEST) for answer in (f"{cell[0]} {cell[1]}", "late"))
    assert drawn.value == chosen.value < drawn.expected
    assert (drawn.fault, chosen.fault) == ("no legal answer", None)
    assert (drawn.causes, chosen.causes) == (("illegal or late",), ("other start",))


def test_a_start_that_was_never_seen_is_not_judged() -> None:
    record = starting(None, empty_map().border_cells()[0])
    assert BattlesheepAnalyst(replace(record, turns=record.turns[:1])).judge(0, 0, QUICK) is None


@pytest.mark.parametrize(("player", "following"), [(0, (1, True)), (2, (3, True)), (3, (0, False))])
def test_after_the_last_start_the_first_player_moves(player: int, following: tuple[int, bool]) -> None:
    board = empty_map()
    (x, y) = board.border_cells()[0]
    reached = after(Question(board, player, True), (x, y), 16)
    assert (reached.player, reached.starting) == following
    assert (reached.board.owner[y][x], reached.board.sheep[y][x], board.owner[y][x]) == (player + 1, 16, FREE)


def test_an_answer_is_judged_from_what_that_player_was_sent_alone() -> None:
    lines = ["0 5 1 4", "0 5 2 4"]
    alone = judged(asked(race(), 0, lines[0]), 0, QUICKEST)
    record = asked(race(), 0, *lines)
    record.turns.insert(0, asked(race(9), 1, "5 2 4 3").turns[0])
    record.player_inputs_init[1][0] = "2 4 hex 12 12 16 77 77"
    found = BattlesheepAnalyst(record).judge(1, 0, QUICKEST)
    assert found is not None
    assert (found.value, found.best, found.noise) == (alone[0].value, alone[0].best, alone[0].noise)


def boards_of_random_moves(seed: int) -> list[tuple[Board, int]]:
    """The boards of a game, with the seat that is asked for a move."""
    random = Random(seed)
    referee = BattlesheepReferee(Setup(seed, PLAYERS, "hex", NO_LIMITS))
    boards = []
    while requests := referee.requests():
        (seat,) = requests
        if referee.starting:
            answer: Sequence[int] = random.choice(referee.board.border_cells())
        else:
            boards.append((Board(HEX, referee.board.owner, referee.board.sheep), seat))
            answer = random.choice(referee.board.moves(seat + 1))
        referee.apply({seat: protocol.format_answer(answer)})
    return boards


def test_random_answers_cost_and_the_same_effort_says_the_same() -> None:
    boards = boards_of_random_moves(5)
    random = Random(1)
    found = []
    for board, seat in boards[2:14:4]:
        record = asked(board, seat, protocol.format_answer(random.choice(board.moves(seat + 1))))
        (one,) = judged(record, seat, QUICKEST)
        (best,) = judged(asked(board, seat, one.best[0][0]), seat, QUICKEST)
        assert best.loss == 0.0 or one.best[0][0] == one.answer
        found.append(one)
    assert judged(record, seat, QUICKEST) == [one]
    assert sum(one.loss for one in found) / len(found) > 0.05
    assert all(0.0 <= value <= 1.0 for one in found for _, value in one.best)
    assert all(one.expected >= one.value for one in found)


def test_with_time_instead_of_iterations() -> None:
    (one,) = judged(asked(race(), 0, "0 5 1 4"), 0, Effort(seconds=0.2))
    assert one.grade == "blunder"


@pytest.mark.parametrize(("ranks", "results"), [
    ([1, 2, 3, 4], [1.0, 2 / 3, 1 / 3, 0.0]),
    ([1, 1, 3, 3], [5 / 6, 5 / 6, 1 / 6, 1 / 6]),
    ([2, 2, 2, 1], [1 / 3, 1 / 3, 1 / 3, 1.0]),
])
def test_results_are_shares_of_the_others_beaten(ranks: list[int], results: list[float]) -> None:
    analyst = BattlesheepAnalyst(replace(asked(race(), 0, None), ranks=ranks))
    assert [analyst.result(seat) for seat in range(PLAYERS)] == pytest.approx(results)
    assert sum(results) / PLAYERS == pytest.approx(analyst.par)


@pytest.mark.parametrize(("given", "cause"), [
    (Move(1, 2, 3, 4), ()),
    (Move(1, 3, 3, 4), ("other flock",)),
    (Move(1, 2, 3, 6), ("other direction",)),
    (Move(1, 2, 2, 4), ("too few sheep",)),
    (Move(1, 2, 4, 4), ("too many sheep",)),
])
def test_causes_say_in_what_an_answer_differs_from_the_best(given: Move, cause: tuple[str, ...]) -> None:
    assert causes(Move(1, 2, 3, 4), given) == cause


def test_the_expected_play_is_legal_begins_with_the_best_answer_and_skips_who_cannot_move() -> None:
    board = race(6)
    (one,) = judged(asked(board, 0, "0 2 1 4"), 0, Effort(fixed=4000))
    assert one.line[0] == (0, one.best[0][0])
    assert len(one.line) > 1
    mover = 1
    for seat, answer in one.line:
        assert seat == mover - 1
        board.play(mover, protocol.parse_move(answer))
        mover = board.next_player(mover)


def test_each_step_of_the_expected_play_is_what_the_tree_below_the_one_before_prefers() -> None:
    record = replays("battlesheep_referee.jsonl.gz")[0]
    referee = BattlesheepReferee(record.setup)
    for turn in record.turns[:8]:
        (seat,) = referee.requests()
        referee.apply({seat: turn.actions[seat]})
    (player,) = referee.requests()
    rules = EDITIONS[record.edition]
    model = model_of(PARAMS, rules, referee.sheep)
    root = Root.of(build_geometry(rules, referee.map), referee.board, player)
    search = Uct(Simulation(model, root, 1), search_settings(PARAMS), 1)
    *_, _ = search.results(Deadline.never(), 2500)
    line = expected_line(search, root, model.abstraction)
    assert [seat for seat, _ in line] == [(player + step) % PLAYERS for step in range(len(line))] and len(line) > 2
    for _, answer in line:
        moves = root.moves(model.abstraction)
        assert answer == protocol.format_answer(moves[search.result().answer])
        choice = search.result().answer
        root = root.after(choice, model.abstraction)
        assert search.follow(Simulation(model, root, 1), [choice])


def test_an_answer_weighs_by_the_root_of_how_many_there_are() -> None:
    few, many = (BattlesheepAnalyst(asked(race(sheep), 0, None)) for sheep in (2, 5))
    moves = [len(race(sheep).moves(1)) for sheep in (2, 5)]
    assert [round(one.weight(0, 0) ** 2) for one in (few, many)] == moves and moves[0] < moves[1]
    starting = BattlesheepAnalyst(asked(Board(HEX, race().owner), 0, None, starting=True))
    assert starting.weight(0, 0) ** 2 == pytest.approx(len(Board(HEX, race().owner).accepted_starts()))
