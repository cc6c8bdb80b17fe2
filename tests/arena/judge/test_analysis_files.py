"""The best analysis of a game in a file."""
from __future__ import annotations

import gzip
import json
from math import inf, nan
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from arena.contract.files import ReplayError, ReplayWriter, packed
from arena.contract.judgement import Effort, Judgement
from arena.contract.record import Replay
from arena.judge import judging
from arena.judge.analysis_files import Part, best_analysis, parts_in, parts_of
from arena.judge.judging import (
    FIRST_SECONDS,
    first_pass,
    missing_jobs,
    run_judge_job,
    runs_of,
    seconds_to_judge,
    turns_of_a_job,
)
from arena.match.outcome import digest
from arena.pages.page import replay_page
from tests.arena.analysed import SPECIAL, toy_game
from tests.arena.commands.mutations import mutated
from tests.arena.league.leagues import invented
from tests.arena.toy import GAME
from tests.conftest import TOY

SMALL, LARGE = Effort(fixed=1), Effort(fixed=9)


def write(path: Path, *parts: Part) -> None:
    with ReplayWriter(path) as writer:
        for part in parts:
            writer.add(part)


def part(game: Replay, effort: Effort, turns: range, number: int = 0, seats: tuple[int, ...] = (0, 1)) -> Part:
    judgements = [Judgement(turn, seat, "1", effort.fixed / 10, ()) for turn in turns for seat in seats]
    bounds = turns.start, turns.stop
    return Part(number, digest(game), effort, "chance", 0.5, (1.0, 0.0), bounds, seats, {}, judgements)


@pytest.mark.parametrize("order", [1, -1])
def test_of_two_whole_analyses_the_one_of_the_greater_effort_counts(tmp_path: Path, order: int) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    write(path, *[part(game, effort, range(10)) for effort in (SMALL, LARGE)[::order]])
    found = best_analysis(path, game, 0)
    assert found
    assert (found.effort, found.is_whole, len(found.judgements)) == (LARGE, True, 20)
    assert {one.value for one in found.judgements.values()} == {0.9}


def test_a_whole_analysis_counts_before_a_part_with_more_effort(tmp_path: Path) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    write(path, part(game, LARGE, range(9)), part(game, SMALL, range(5)), part(game, SMALL, range(5, 10)))
    found = best_analysis(path, game, 0)
    assert found
    assert (found.effort, found.is_whole) == (SMALL, True)


@pytest.mark.parametrize(("turns", "seats"), [(range(9), (0, 1)), (range(10), (1,))])
def test_an_analysis_of_some_turns_or_seats_is_not_whole(
    tmp_path: Path, turns: range, seats: tuple[int, ...]
) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    write(path, part(game, SMALL, turns, 0, seats))
    found = best_analysis(path, game, 0)
    assert found
    assert not found.is_whole


def test_what_is_said_of_another_game_is_stale(tmp_path: Path) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    other = toy_game()
    other.turns[0].actions[0] = "0"
    assert best_analysis(path, game, 0) is None and not parts_of(path, 0)
    write(path, part(other, SMALL, range(10)), part(game, SMALL, range(10), number=1))
    assert best_analysis(path, game, 0) is None and parts_of(path, 0)
    assert best_analysis(path, other, 0)
    assert not parts_of(path, 2)


def test_a_game_that_was_analysed_again_is_not_stale(tmp_path: Path) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    other = toy_game()
    other.turns[0].actions[0] = "0"
    write(path, part(other, LARGE, range(10)), part(game, SMALL, range(10)))
    found = best_analysis(path, game, 0)
    assert found
    assert found.effort == SMALL


MUTATIONS = 60


def test_whatever_a_file_holds_it_is_an_analysis_of_the_game_or_none(tmp_path: Path) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    true = Part(0, digest(game), SMALL, "chance", 0.5, (1.0, 0.0), (0, 10), (0, 1), {4: (0.2, -0.2)},
                [*SPECIAL.values()])
    pages = 0
    for number in range(MUTATIONS):
        path.write_bytes(packed(mutated(msgspec.json.decode(msgspec.json.encode(true)), Random(number))))
        try:
            found = best_analysis(path, game, 0)
        except ReplayError:
            continue
        pages += found is not None and len(replay_page(GAME, game, analysis=found)) > 1000
    assert 10 < pages < MUTATIONS - 10


@pytest.mark.parametrize(("field", "value"), [
    ("turns", [0, 10**12]), ("turns", [5, 2]), ("turns", [-1, 10]), ("turns", [0, 9]), ("seats", [7]),
    ("luck", {"10": [0.0, 0.0]}), ("luck", {"3": [0.0]}), ("results", [1.0]),
    ("judgements", [{"turn": 99, "seat": 0, "answer": "1", "value": 0.5, "best": []}]),
    ("judgements", [{"turn": 1, "seat": 2, "answer": "1", "value": 0.5, "best": []}]),
])
def test_what_no_analysis_says_is_none(tmp_path: Path, field: str, value: Any) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    said = msgspec.json.decode(msgspec.json.encode(part(game, SMALL, range(10))))
    path.write_bytes(gzip.compress(json.dumps({**said, field: value}).encode()))
    with pytest.raises(ReplayError, match="holds no analysis"):
        parts_in(path)


@pytest.mark.parametrize("change", [
    {"par": nan}, {"results": (0.0, inf)}, {"luck": {3: (nan, 0.0)}}, {"judgements": [Judgement(1, 0, "1", inf, ())]},
])
def test_a_value_that_is_no_number_is_refused_and_not_read(tmp_path: Path, change: dict[str, Any]) -> None:
    whole = part(toy_game(), SMALL, range(10))
    with pytest.raises(ValueError, match="a value is no number"):
        structs.replace(whole, **change)
    said = msgspec.to_builtins(whole, str_keys=True) | {"par": nan}
    (tmp_path / "a.jsonl.gz").write_bytes(packed(msgspec.to_builtins(whole)) + gzip.compress(json.dumps(said).encode()))
    assert parts_in(tmp_path / "a.jsonl.gz") == [whole]


@pytest.mark.parametrize("change", [{"turns": (0, 11)}, {"results": (1.0, 0.0, 0.0)}])
def test_an_analysis_of_turns_or_players_that_the_game_has_not_is_of_another_one(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    game, path = toy_game(), tmp_path / "a.jsonl.gz"
    write(path, structs.replace(part(game, SMALL, range(10)), **change))
    assert best_analysis(path, game, 0) is None


def test_a_job_takes_about_as_long_as_a_reader_waits_and_a_game_as_long_as_its_searches() -> None:
    assert [turns_of_a_job(Effort(seconds=seconds), 2) for seconds in (0.01, 0.5, 12.0)] == [10, 4, 1]
    assert turns_of_a_job(Effort(fixed=4), 2) == 10
    assert [*runs_of([0, 1, 2, 5, 6], 2)] == [range(2), range(2, 3), range(5, 7)]
    record = invented([1, 0], [0, 1], turns=2, said=[{"inputs": {0: [], 1: []}}, {"inputs": {1: []}}])
    assert 3 * 0.5 < seconds_to_judge(record, 0.5) < 3 * 0.5 * 1.2


@pytest.mark.parametrize(("begins", "besides", "at_once"), [
    (0.0, 0.0, 1), (2.0, 0.2, 1), (0.0, 0.6, 1), (1.0, 3.0, 1), (0.0, 0.2, 2), (0.0, 0.2, 5)])
def test_a_first_pass_takes_its_time_whatever_a_game_takes_besides(
    begins: float, besides: float, at_once: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = invented([1, 0], [0, 1], turns=12, said=[{"inputs": {0: [], 1: []}}] * 12)
    clock, spent = [100.0], list[float]()

    class Slow:
        unit, par = "points", 0.5

        def __init__(self) -> None:
            clock[0] += begins

        def result(self, seat: int) -> float:
            return 0.5

        def judge(self, turn: int, seat: int, effort: Effort) -> None:
            spent.append(effort.seconds)
            clock[0] += effort.seconds + besides

    monkeypatch.setattr(judging, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(judging, "new_analyst", lambda game, record: Slow())
    first = first_pass(Effort(seconds=12.0))
    for job in missing_jobs(tmp_path / "x", TOY, 0, record, [1], first, [], first_at_once=at_once):
        assert run_judge_job(job).effort == first
        begins = 0.0  # a worker keeps what it has prepared
    assert len(spent) == 12 and min(spent) > 0.0
    whole = 1.5 * FIRST_SECONDS if at_once > 1 else FIRST_SECONDS  # the game has two jobs
    assert 0.9 * whole < clock[0] - 100.0 < max(whole, 12 * besides) + 2 * besides + 0.1


def test_a_first_pass_is_shorter_than_the_whole_analysis_and_its_time_is_none_that_people_set() -> None:
    assert first_pass(Effort(seconds=0.1)).seconds == pytest.approx(0.0905)
    assert FIRST_SECONDS < first_pass(Effort(fixed=4)).seconds < 1.01 * FIRST_SECONDS


def test_parts_come_back_from_their_file_and_those_of_another_version_do_not(tmp_path: Path) -> None:
    judgement = Judgement(3, 1, "a\u2028b", 0.25, (("c", 0.5),), 0.01, False, ("diving",), "late", ((1, "c"), (0, "d")))
    kept = Part(7, "ab", Effort(2.0), "chance", 0.5, (1.0, 0.0), (3, 4), (1,), {3: (0.25, -0.25)}, [judgement])
    write(tmp_path / "a.jsonl.gz", kept, structs.replace(kept, analysis=99))
    assert parts_in(tmp_path / "a.jsonl.gz") == [kept]


def test_a_file_that_holds_no_analysis_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl.gz"
    with ReplayWriter(path) as writer:
        writer.add({"analysis": 1, "number": "seven"})
    with pytest.raises(ReplayError, match=r"a\.jsonl\.gz holds no analysis: .*number.*; delete it, and analyse"):
        parts_in(path)
