from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from arena.files import ReplayWriter
from arena.match.match import new_match, play_job
from arena.record import Replay
from bot.ewn import protocol
from bot.ewn.analysis import move_values
from bot.ewn.arena.luck import judge, main, summary
from bot.ewn.state import DICE, RED, Position
from tests.bot.ewn.positions import START, exchanged, side
from tests.bot.helpers import made

GAMES = 60


def match(*commands: str) -> list[Replay]:
    return [play_job(job) for job in new_match("ewn", commands, "judge_a", 0.0, 0.0, seed=5).jobs(GAMES)]


@pytest.fixture(scope="module")
def records() -> list[Replay]:
    return match("builtin:greedy", "builtin:random")


def rolled(position: Position, die: int) -> Replay:
    """The record of one roll that was not answered."""
    line = protocol.JUDGES["judge_a"].format(protocol.AskMove(position, die))
    return made({"turns": [{"inputs": {str(position.to_move): [line]}, "actions": [None, None]}]})


@pytest.mark.parametrize("position", [START, exchanged(START), Position(side(l1=0, l3=7), side(l6=18), RED)])
def test_the_luck_of_the_six_rolls_adds_up_to_nothing(position: Position) -> None:
    lucks = [judge(rolled(position, die)).luck for die in DICE]
    assert sum(lucks) == pytest.approx(0, abs=1e-6)
    assert max(lucks) > 1e-3


def test_luck_is_the_first_seats() -> None:
    position = Position(side(l1=18, l6=2), side(l3=1), RED)  # a 6 loses, all others win
    assert judge(rolled(position, 6)).luck == pytest.approx(-5 / 6)
    assert judge(rolled(exchanged(position), 1)).luck == pytest.approx(-1 / 6)


def test_a_move_that_wins_has_the_value_1_and_one_that_lets_the_other_win_0() -> None:
    position = Position(side(l1=18, l6=2), side(l3=1), RED)
    (values,) = move_values([position])
    assert {(move.end, round(value, 6)) for move, value in values.items() if move.start == 18} == {
        (24, 1.0), (19, 0.0), (23, 0.0)
    }


def test_without_luck_the_same_is_known_better(records: list[Replay]) -> None:
    found = summary(records)
    assert found.games == GAMES
    assert found.points.low < found.without_luck.value < found.points.high
    assert found.without_luck.high - found.without_luck.low < found.points.high - found.points.low
    assert 0 < found.given_away[0] < found.given_away[1]


def test_the_order_of_the_commands_turns_the_result_round(records: list[Replay]) -> None:
    turned = [
        replace(record, match=replace(record.place, order=[1 - number for number in record.place.order]))
        for record in records
    ]
    found, other = summary(records), summary(turned)
    assert other.points.value == pytest.approx(1 - found.points.value)
    assert other.without_luck.value == pytest.approx(1 - found.without_luck.value)
    assert other.given_away == pytest.approx(found.given_away[::-1])


def test_games_beyond_the_last_whole_pair_do_not_count(records: list[Replay]) -> None:
    assert summary(records[:5]) == summary(records[:4])
    with pytest.raises(ValueError, match="whole set"):
        summary(records[:1])


def test_a_match_of_another_game_is_refused(records: list[Replay]) -> None:
    with pytest.raises(ValueError, match="a match of olympics, not of ewn"):
        summary([replace(records[0], game="olympics")])


def test_the_command_reads_a_replay(
    records: list[Replay], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl.gz"
    with ReplayWriter(file) as writer:
        for record in records[:8]:
            writer.add(record)
    main([str(file)])
    assert capsys.readouterr().out.startswith("8 games in pairs")
    with pytest.raises(SystemExit):
        main([str(tmp_path / "missing")])
