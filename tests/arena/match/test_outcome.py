"""What a match keeps of its games."""
from __future__ import annotations

import gc
import tracemalloc
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from arena.contract.record import Replay
from arena.match import outcome as of_match
from arena.match.outcome import MeansOfGames, SetPoints, Tally, first_fault
from arena.match.summary import summarise
from tests.conftest import toy_match

GAMES = 120
NUMBER = 8
"""The bytes of a number in an array."""
ROOM = 1.5
"""An array has room for more numbers than it holds."""


@pytest.mark.parametrize("players", [2, 3])
def test_of_a_game_nothing_is_kept_but_its_times_its_points_and_its_digest(players: int) -> None:
    match = toy_match("builtin:greedy", *["builtin:random"] * (players - 1))
    record = match.job(0).play()
    assert isinstance(record, Replay)

    def played(games: int) -> Tally:
        return Tally(match, (replace(record, match=replace(record.header, index=index)) for index in range(games)))

    played(1)  # what is made once and for all
    gc.collect()
    tracemalloc.start()
    try:
        kept_of_games = played(GAMES)
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    numbers = players * len(record.turns) + 1 + (players + 1) / len(match.orders)
    assert kept_of_games.games == GAMES
    assert kept / GAMES < ROOM * NUMBER * numbers


def games() -> list[Replay]:
    match = toy_match("builtin:greedy", "builtin:random")
    return [job.play() for job in match.jobs(4)]


def test_a_score_below_all_that_is_known_is_told_if_nobody_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = [scored(game, scores) for game, scores in zip(games(), ((-1.0, 1.0), (0.0, 1.0), (1.0, -1.0)))]
    blamed = scored(played[0], (-1.0, 1.0), "broken_rule: 7")
    match = toy_match("builtin:greedy", "builtin:random")
    assert Tally(match, played).suspect == 0
    monkeypatch.setattr(of_match, "load_game", lambda name: SimpleNamespace(suspect_below=0.0))
    assert summarise(Tally(match, [*played, blamed]))["suspect"] == 2


def scored(game: Replay, scores: tuple[float, ...], *faults: str) -> Replay:
    first, *others = game.players
    return replace(game, final_scores=[*scores], players=[replace(first, end_faults=[*faults]), *others])


def test_the_order_in_which_games_end_changes_no_sum() -> None:
    match, played = toy_match("builtin:greedy", "builtin:random"), games()
    one, other = Tally(match, played), Tally(match, played[::-1])
    for number in range(2):
        assert one.sets.whole(number) == other.sets.whole(number)
        assert sorted(one.commands[number].turn_ms) == sorted(other.commands[number].turn_ms)
        assert one.commands[number].ranks == other.commands[number].ranks
    assert one.identical == other.identical == 0
    assert Tally(match, [*played, played[0]]).identical == 1


def test_only_whole_sets_count_in_a_sequential_test() -> None:
    sets = SetPoints(2, 2)
    for index, points in ((5, 0.0), (0, 1.0), (3, 1.0), (1, 0.5), (4, 0.0)):
        sets.add(index, (points, 1.0 - points))
    assert (sets.whole(0), sets.whole(1)) == ([0.75, 0.0], [0.25, 1.0])
    assert sets.leading() == [0.75]
    assert sets.leading({2}) == [0.75, 0.0]
    assert (sets.games, sets.total(0)) == (5, 2.5)


def test_a_games_means_are_of_its_numbers_alone() -> None:
    means = MeansOfGames()
    means.add({"value": {1: 0.5, 4: 0.25}, "style": {1: "bold"}, "mixed": {1: "none", 2: 3, 3: "nan"}})
    assert means.as_json() == {
        "value": {"games": 1, "last": 0.25, "mean": 0.375}, "mixed": {"games": 1, "last": 3, "mean": 3}}


def test_games_count_alike_whatever_their_length_and_only_where_the_name_was_said() -> None:
    means = MeansOfGames()
    for game in ({"value": {1: 0.0, 2: 1.0}}, {}, {"value": {1: 0.5, 2: 0.25, 3: 0.0}, "depth": {1: 8, 9: 4}}):
        means.add(game)
    assert means.as_json() == {
        "value": {"games": 2, "last": 0.5, "mean": 0.375},
        "depth": {"games": 1, "last": 4.0, "mean": 6.0},
    }


def test_no_bot_has_waited_for_longer_than_its_answers_took() -> None:
    """The time of questions before the game is no part of it, but that of the first one."""
    match = toy_match("builtin:greedy", "builtin:random")
    record = match.job(0).play()
    turns = [replace(turn, before_game=number < 5, ms=[200.0, 200.0], waited_ms={0: 200.0})
             for number, turn in enumerate(record.turns)]
    waited = summarise(Tally(match, [replace(record, turns=turns)]))["players"][0]["waited"]
    assert waited == pytest.approx(5 / 6, abs=0.001)


@pytest.mark.parametrize(("fault", "said"), [("crash_later: it is gone", "ValueError: 7"), ("no_answer: late", "slow")])
def test_the_first_fault_has_the_last_line_of_its_turn_and_a_crash_the_last_one_of_all(fault: str, said: str) -> None:
    record = games()[0]
    first, second = record.players
    begun, *later = record.turns
    turns = [replace(begun, faults=[fault, None], messages={0: ["thinks", "slow"]}), *later]
    players = [replace(first, last_messages=["Traceback", "ValueError: 7"]), second]
    assert first_fault(replace(record, turns=turns, players=players), 0) == (fault, said)
