"""The parts of results, a player beside the others: figures that are worked out by hand."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from arena.contract.game import Game, Parts
from arena.contract.judgement import Judgement
from arena.contract.record import Replay, Seat, Turn, Value
from arena.games import game_names, load_game
from arena.judge.losses import PHASES, PlayedGame
from arena.judge.result_parts import part_rows
from tests.bot.helpers import replays

GAME = replace(load_game("ewn"), parts=None)


def played(
    *moments: Sequence[float], seat: int = 0, ranks: Sequence[int] = (1, 2, 2), seed: int = 1, before: int = 0,
    said: Sequence[dict[str, Value]] = ({}, {}, {}),
) -> PlayedGame:
    """A game of three seats whose turns are one less than ``moments``; what each seat said is said in its last turn."""
    turns = [Turn({0: []}, [None] * 3, [None] * 3, [None] * 3, before_game=number < before)
             for number in range(max(1, len(moments) - 1))]
    turns[-1].pdata.update(enumerate(said))
    record = Replay([Seat(name) for name in "abc"], [[]] * 3, turns, [0.0] * 3, list(ranks), seed=seed,
                    options={"moments": json.dumps(moments)})
    return PlayedGame("game", record, seat)


def hurdles(record: Replay) -> Parts:
    return {"hurdles": json.loads(record.options["moments"])}


def game(parts: object = hurdles) -> Game:
    return replace(GAME, parts=parts)  # type: ignore[arg-type]


def test_a_part_is_compared_with_the_mean_of_the_others_when_first_and_when_not() -> None:
    games = [played((9, 10, 12)), played((5, 4, 6), ranks=(2, 1, 3), seed=2),
             played((7, 8, 8), ranks=(3, 1, 2), seed=3)]
    (row,) = part_rows(game(), games)
    assert (row.name, row.games, row.phases) == ("hurdles", 3, [])
    assert [mean.value for mean in (row.own, row.others, row.gap, row.won, row.lost)] == pytest.approx(
        [7.0, 8.0, -1.0, -2.0, -0.5])
    assert row.own.low < 7.0 < row.own.high and row.gap.low < -1.0 < row.gap.high


def test_intervals_are_over_seeds() -> None:
    games = [played((value, 0, 0), seed=seed) for value, seed in ((1, 1), (1, 1), (3, 2), (3, 2))]
    (many,) = part_rows(game(), games)
    (few,) = part_rows(game(), games[::2])
    assert (many.own.low, many.own.high) == pytest.approx((few.own.low, few.own.high)), "twice the same says no more"


def test_the_player_is_the_one_in_its_seat() -> None:
    (row,) = part_rows(game(), [played((9, 10, 12), seat=2)])
    assert (row.own.value, row.others.value) == (12.0, 9.5)


def test_what_grows_over_turns_is_told_by_thirds_without_the_questions_before_the_game() -> None:
    gaps = [0, 0, 1, 2, 4, 8, 16, 32, 64]  # a question and seven turns
    one = played(*((gap, 0, 0) for gap in gaps), before=1)
    (row,) = part_rows(game(), [one])
    assert [growth.value for growth in row.phases] == [4.0, 12.0, 48.0]
    phases = [one.phase(Judgement(turn, 0, "", 0.0, ())) for turn in range(1, 8)]
    assert [phases.count(phase) for phase in PHASES] == [3, 2, 2], "these are the turns of the same thirds"


def test_games_without_the_part_are_left_out_of_its_row() -> None:
    def sometimes(record: Replay) -> Parts:
        if record.seed == 2:
            raise ValueError("another program's game")
        return {"hurdles": [[1, 2, 3]]} | ({"diving": [[4, 4, 4]]} if record.seed == 3 else {})

    rows = part_rows(game(sometimes), [played(seed=seed) for seed in (1, 2, 3)])
    assert [(row.name, row.games) for row in rows] == [("hurdles", 2), ("diving", 1)]


def test_without_parts_the_last_numbers_that_were_said_of_players_stand_for_them() -> None:
    said: list[dict[str, Value]] = [{"gold": 3, "depth": 4, "mood": "bad"}, {"gold": 5, "mood": "good"}, {"iron": 9}]
    (row,) = part_rows(GAME, [played(said=said)])
    assert (row.name, row.own.value, row.others.value) == ("gold", 3.0, 5.0), "nobody else said its depth"


def test_the_last_number_counts_even_if_a_word_comes_after_it() -> None:
    one = played((0,), (0,), (0,), (0,), said=[{"gold": "all"}, {"gold": 5}, {}])
    one.record.turns[0].pdata[0], one.record.turns[1].pdata[0] = {"gold": 1}, {"gold": 3}
    (row,) = part_rows(GAME, [one])
    assert (row.own.value, row.others.value) == (3.0, 5.0)


@pytest.mark.parametrize("name", [name for name in game_names() if load_game(name).parts])
@pytest.mark.parametrize("inputs", [{}, {0: []}, {0: [""]}])
def test_a_damaged_record_has_the_parts_that_can_be_read(name: str, inputs: dict[int, list[str]]) -> None:
    record = replays(f"{name}_referee.jsonl.gz")[0]
    turns = [msgspec.structs.replace(turn, inputs=inputs) for turn in record.turns]
    damaged = msgspec.structs.replace(record, turns=turns, player_inputs_init=[[] for _ in record.players])
    assert {row.games for row in part_rows(load_game(name), [PlayedGame("game", damaged, 0)])} <= {1}
