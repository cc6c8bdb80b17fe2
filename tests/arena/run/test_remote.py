"""Results of games on a cluster: data, of the classes that a job may give, and nothing else."""
from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arena.contract.game import GameFailed, GameVoid
from arena.contract.judgement import Effort
from arena.judge.judging import missing_jobs, run_judge_job
from arena.judge.luck import luck_of
from arena.league.runner import Failure, do
from arena.league.worker import TrialResult
from arena.match import loop
from arena.match.match import EntryError, new_match
from arena.run.remote import as_data, from_data

REPLAY = new_match("ewn", ["builtin:random", "builtin:greedy"], seed=3).job(0).play()
TOLD = partial(luck_of, "ewn")


def judged() -> Any:
    return run_judge_job(next(missing_jobs(Path("x"), "ewn", 0, REPLAY, [0], Effort(fixed=1), [])))


@pytest.mark.parametrize(("function", "result"), [
    (loop._attempt, REPLAY), (do, REPLAY), (do, TrialResult("failed", "built", "last words")),
    (TOLD, TOLD(REPLAY)), (run_judge_job, judged()),
], ids=["played", "done", "tried", "luck", "judged"])
def test_a_result_comes_back_as_it_was(function: Callable[..., Any], result: Any) -> None:
    assert from_data(as_data(result), function) == result


@pytest.mark.parametrize(("function", "failed"), [
    (loop._attempt, GameFailed("the referee is gone")), (do, GameVoid("a busy machine")),
    (do, EntryError(1, "no file")), (do, Failure("a mistake"))])
def test_a_failure_comes_back_as_it_was(function: Callable[..., Any], failed: Exception) -> None:
    back = from_data(as_data(failed), function)
    assert (type(back), back.args) == (type(failed), failed.args)


class Runs:
    """A pickle that runs a program."""

    def __reduce__(self) -> tuple[Any, ...]:
        return pytest.fail, ("a pickle of a bot was loaded",)


@pytest.mark.parametrize("data", [
    b"", pickle.dumps(Runs()), as_data(Failure("of another function")), as_data(ValueError("x")), as_data(REPLAY)[:-1],
    as_data(REPLAY) + b"x", msgspec.msgpack.encode(("Replay", {"players": []})), msgspec.msgpack.encode("Replay"),
    *(msgspec.msgpack.encode(("Replay", msgspec.to_builtins(REPLAY) | missing))
      for missing in ({"final_scores": []}, {"ranks": []}, {"match": None},
                      {"final_scores": [float("nan")] * len(REPLAY.final_scores)})),
], ids=["empty", "pickle", "foreign", "foreign failure", "cut", "too long", "no players", "no pair", "no scores",
        "no ranks", "no match", "scores that are no numbers"])
def test_anything_else_is_no_result(data: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, KeyError)):
        from_data(data, loop._attempt)


def test_a_trial_has_one_of_two_outcomes() -> None:
    with pytest.raises(msgspec.ValidationError):
        from_data(as_data(TrialResult("new", "", "")), do)  # type: ignore[arg-type]
