"""A match's result without the luck of its games, by the example of EWN's dice."""
from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from arena import cli
from arena.contract.files import ReplayWriter
from arena.judge.luck import GameOfLuck, luck_of, without_luck
from arena.match.match import new_match

GAMES = 40


@pytest.fixture(scope="module")
def games() -> list[GameOfLuck]:
    match = new_match("ewn", ["builtin:greedy", "builtin:random"], "judge_a", 0.0, 0.0, seed=5)
    return [luck_of("ewn", job.play()) for job in match.jobs(GAMES)]


def test_luck_is_given_to_one_seat_and_taken_from_the_other(games: list[GameOfLuck]) -> None:
    assert all(game.luck[0] == pytest.approx(-game.luck[1]) for game in games)
    assert any(abs(game.luck[0]) > 0.1 for game in games)


def test_without_luck_the_same_is_known_better(games: list[GameOfLuck]) -> None:
    number, results, without = without_luck(games)
    assert number == GAMES
    assert results.low < without.value < results.high
    assert without.high - without.low < results.high - results.low


def test_the_order_of_the_commands_turns_the_result_round(games: list[GameOfLuck]) -> None:
    turned = []
    for game in games:
        place = game.replay.header
        other = replace(place, order=[1 - number for number in place.order])
        turned.append(game._replace(replay=replace(game.replay, match=other)))
    for one, other_way in zip(without_luck(games)[1:], without_luck(turned)[1:]):
        assert other_way.value == pytest.approx(1 - one.value)


def test_games_beyond_the_last_whole_set_do_not_count(games: list[GameOfLuck]) -> None:
    assert without_luck(games[:5]) == without_luck(games[:4])
    with pytest.raises(ValueError, match="whole set"):
        without_luck(games[:1])


def test_the_command_tells_it(
    no_workers: None, games: list[GameOfLuck], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl.gz"
    with ReplayWriter(file) as writer:
        for game in games[:8]:
            writer.add(game.replay)
    assert cli.main(["analyse", str(file), "--luck", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["without_luck"]) == (8, without_luck(games[:8])[2].as_json())
    assert cli.main(["analyse", str(file), "--luck", "--game", "1"]) == 2
    assert "no whole set of games" in capsys.readouterr().err
