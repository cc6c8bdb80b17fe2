from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from arena.contract.setup import Limits, Setup
from bot.olympics.arena.referee import LIMITS, OlympicsReferee
from bot.olympics.arena.verify import differences
from bot.olympics.protocol import ACTION_NAMES, gpu_of, parse_turn
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_order
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Skating
from tests.bot.helpers import records

RECORDED = records("olympics_public.jsonl.gz") + records("olympics_edge.jsonl.gz")
DRAWS = 4000


def new(
    seed: int = 1, edition: str = "olympics", limits: Limits = LIMITS, draws: str = "independent"
) -> OlympicsReferee:
    return OlympicsReferee(Setup(seed, 3, edition, limits, {"draws": draws}))


def played(seed: int, edition: str = "olympics", answers_seed: int = 0, draws: str = "independent") -> dict[str, Any]:
    """A match between random players, in the form of a record."""
    referee = new(seed, edition, draws=draws)
    source = Random(answers_seed)
    turns = []
    while requests := referee.requests():
        actions: list[str | None] = [None] * 3
        for seat in requests:
            actions[seat] = source.choice(ACTION_NAMES)
        turns.append({"inputs": {str(s): list(r.lines) for s, r in requests.items()}, "actions": actions})
        assert referee.apply({seat: actions[seat] for seat in requests}) == {}
    result = referee.result()
    return {"turns": turns, "end_frame": list(result.end_frame), "final_scores": list(result.final_scores)}


def answer_all(referee: OlympicsReferee, answers: Mapping[int, str | None]) -> Mapping[int, str]:
    return referee.apply({seat: answers.get(seat, "UP") for seat in referee.requests()})


@pytest.mark.parametrize(("edition", "league"), [("olympics", 4), ("race", 1), ("races", 2)])
def test_a_match_of_every_edition_follows_the_rules_line_for_line(edition: str, league: int) -> None:
    for seed in range(3):
        record = played(seed, edition, draws="contest")
        assert len(record["turns"]) == 100
        assert list(differences({**record, "seed": seed, "league": league})) == []


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    assert played(7) == played(7)
    assert played(7) != played(8)


def test_what_chance_brings_does_not_depend_on_the_answers() -> None:
    assert runs_of(played(7, answers_seed=1), 3) == runs_of(played(7, answers_seed=2), 3)
    first, second = runs_of(played(7, answers_seed=1), 0), runs_of(played(7, answers_seed=2), 0)
    shared = min(len(first), len(second))
    assert first[:shared] == second[:shared]


def runs_of(record: dict[str, Any], game: int) -> list[str]:
    """The texts of the runs of a game as they began."""
    return [gpu_of(run) for index, run in new_runs(record) if index == game]


def new_runs(record: dict[str, Any]) -> Iterator[tuple[int, MiniGame]]:
    resting = [True] * 4
    for turn in record["turns"]:
        now = parse_turn(next(iter(turn["inputs"].values())))
        for game, run in enumerate(now.runs):
            if run is not None and resting[game]:
                yield game, run
            resting[game] = run is None


@cache
def recorded_runs() -> list[MiniGame]:
    """Every run that the contest's referee began in the recorded games."""
    return [run for record in RECORDED for _, run in new_runs(record)]


def test_tracks_are_of_the_recorded_shapes() -> None:
    source = Random(1)
    drawn = Counter(draw_hurdles(source).track for _ in range(DRAWS))
    recorded = Counter(run.track for run in recorded_runs() if isinstance(run, Hurdles))
    assert len(recorded) > 100
    assert set(recorded) <= set(drawn)
    assert share(run_up(track) for track in drawn.elements()) == pytest.approx(
        share(run_up(track) for track in recorded.elements()), abs=0.06
    )
    assert share(track.count("#") for track in drawn.elements()) == pytest.approx(
        share(track.count("#") for track in recorded.elements()), abs=0.06
    )


def run_up(track: str) -> int:
    return track.index("#")


def share(values: Any) -> dict[Any, float]:
    """How often each value comes, as a part of all."""
    counts = Counter(values)
    return {value: count / counts.total() for value, count in sorted(counts.items())}


def test_winds_and_starts_are_drawn_as_recorded() -> None:
    source = Random(1)
    drawn = [draw_archery(source) for _ in range(DRAWS)]
    recorded = [run for run in recorded_runs() if isinstance(run, Archery)]
    for feature in (winds, lengths, starts):
        assert share(feature(drawn)) == pytest.approx(share(feature(recorded)), abs=0.06)
    assert all(len(set(run.arrows)) == 1 for run in drawn)


def winds(runs: list[Archery]) -> Iterator[int]:
    return (wind for run in runs for wind in run.winds)


def lengths(runs: list[Archery]) -> Iterator[int]:
    return (len(run.winds) for run in runs)


def starts(runs: list[Archery]) -> Iterator[int]:
    return (number for run in runs for number in run.arrows[0])


def test_letters_are_drawn_as_recorded() -> None:
    source = Random(1)
    drawn = [draw_diving(source).letters for _ in range(DRAWS)]
    recorded = [run.letters for run in recorded_runs() if isinstance(run, Diving)]
    assert share(map(len, drawn)) == pytest.approx(share(map(len, recorded)), abs=0.06)
    assert share("".join(drawn)) == pytest.approx(share("".join(recorded)), abs=0.02)


def test_every_order_of_the_skating_actions_is_as_likely() -> None:
    source = Random(1)
    shares = share(draw_order(source) for _ in range(24 * 400))
    assert len(shares) == 24
    assert list(shares.values()) == pytest.approx([1 / 24] * 24, abs=0.01)


def test_the_first_turn_has_its_own_limit() -> None:
    referee = new(limits=Limits(900.0, 40.0))
    assert {request.limit_ms for request in referee.requests().values()} == {900.0}
    answer_all(referee, {})
    assert {request.limit_ms for request in referee.requests().values()} == {40.0}


def test_each_seat_is_told_its_number_and_the_number_of_games() -> None:
    assert [list(new().init_lines(seat)) for seat in range(3)] == [["0", "4"], ["1", "4"], ["2", "4"]]
    assert list(new(edition="race").init_lines(1)) == ["1", "1"]


def test_an_illegal_answer_puts_the_player_out_with_a_reason() -> None:
    referee = new()
    reasons = answer_all(referee, {1: "JUMP"})
    assert list(reasons) == [1]
    assert "not 'JUMP'" in reasons[1]
    assert sorted(referee.requests()) == [0, 2]
    while referee.requests():
        answer_all(referee, {0: "RIGHT"})
    result = referee.result()
    assert result.final_scores[1] == -1
    assert result.ranks[1] == 3


def test_a_missing_answer_puts_the_player_out() -> None:
    referee = new()
    assert answer_all(referee, {2: None}) == {}
    assert sorted(referee.requests()) == [0, 1]


def test_the_match_ends_when_one_player_is_left() -> None:
    referee = new()
    answer_all(referee, {0: None, 2: "no"})
    assert referee.requests() == {}
    assert referee.result().ranks == (2, 1, 2)
    assert referee.result().final_scores == (-1, 0, -1)


def test_asking_for_requests_changes_nothing() -> None:
    referee = new()
    assert referee.requests() == referee.requests()


def test_skaters_begin_at_risk_zero_for_fifteen_turns() -> None:
    skating = [run for run in recorded_runs() if isinstance(run, Skating)]
    assert skating
    ours = [run for _, run in new_runs(played(2)) if isinstance(run, Skating)]
    for run in skating + ours:
        assert (run.spaces, run.risks, run.turns_left) == ([0] * 3, [0] * 3, 15)
