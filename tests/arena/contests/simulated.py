"""A referee in simulated time: what attempts show of its limits, while no game is played."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from random import Random
from typing import Any

from arena.contests.attempts import Attempt, Failed, Result, Tried, TriedAnswer
from arena.contests.contest import COMMAND_LINE, OLD
from arena.contract.game import Result as GameResult
from arena.contract.game import replay
from arena.contract.ranks import ranks_of
from arena.contract.record import Seat, Turn
from arena.contract.setup import Setup

TURNS = 8
WITHIN_MS = 0.5
"""An idle machine is late by so much."""


@dataclass
class SimulatedReferee(Executor):
    """Plays attempts when they are submitted; a pool of workers for :func:`arena.contests.probe.probe`.

    Limits as in a contest's file. ``sleeps``: after a fault it sleeps the limit once more. ``logs``: it knows ``-l``.
    ``early_ms``: its clock begins so much before a bot has started. ``scores``: of a clean game. ``late_ms``: by how
    much the machine is late at the next answer; the arena notes the share ``noted`` of it. ``most``: so many games are
    played until Ctrl-C.
    """

    first_ms: float = 500.0
    turn_ms: float = 50.0
    soft_ms: float = 0.0
    bank_ms: float = 0.0
    sleeps: bool = True
    logs: bool = True
    early_ms: float = 0.0
    players: Sequence[int] = (2, 3, 4)
    scores: tuple[float, ...] = (30.0, 25.0, 20.0, 15.0)
    fault_score: float = -1.0
    late_ms: Callable[[], float] = lambda: WITHIN_MS
    noted: float = 0.5
    most: int = 1000
    attempts: list[Attempt] = field(default_factory=list)

    def submit(self, function: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        """Plays an attempt, whatever the function."""
        attempt, = words
        self.attempts.append(attempt)
        if len(self.attempts) > self.most:
            raise KeyboardInterrupt
        done: Future[Result] = Future()
        done.set_result(self.play(attempt))
        return done

    def play(self, attempt: Attempt) -> Result:
        """What a game would have shown."""
        contest = attempt.contest
        if contest.form != COMMAND_LINE or (contest.log and not self.logs) or attempt.players not in self.players:
            return Failed(attempt, "the referee has failed" if contest.form == OLD else "Unrecognized option")
        delays = [1000.0 * delay for delay in attempt.delays or (0.0,)]
        answers = list(self._answers(delays + delays[-1:] * (TURNS - len(delays))))
        scores = list(self.scores[:attempt.players])
        turn = Turn(inputs={0: [str(attempt.seed)]}, actions=["1"] * len(scores), ms=[1.0] * len(scores),
                    faults=[None] * len(scores))
        if answers[-1].taken is False:
            scores[0] = self.fault_score
        record = replay(
            "simulated", Setup(attempt.seed, len(scores), "contest", contest.limits), [Seat("bot") for _ in scores],
            [[] for _ in scores], [turn], GameResult(tuple(scores), tuple(ranks_of(scores))))
        return Tried(attempt, 0.3, record, answers)

    def _answers(self, delays_ms: Sequence[float]) -> Iterator[TriedAnswer]:
        """One for each delay, until the referee refuses one, or has no more to refuse."""
        strikes, used_ms = 0, 0.0
        for number, delay_ms in enumerate(delays_ms):
            late_ms = self.late_ms()
            limit_ms = self.turn_ms if number else self.first_ms
            if self.bank_ms:
                limit_ms = self.bank_ms - used_ms
            most_ms = limit_ms + self.soft_ms * (strikes < 2)
            early_ms = 0.0 if number else self.early_ms
            most_ms -= early_ms
            if delay_ms + late_ms > most_ms:
                waited_ms = most_ms + self.sleeps * limit_ms + late_ms
                yield TriedAnswer(min(delay_ms + self.noted * late_ms, waited_ms), waited_ms, False, early_ms)
                return
            used_ms += delay_ms + late_ms
            strikes += delay_ms + late_ms > limit_ms
            is_last = number == TURNS - 1 and not self.logs
            taken = None if is_last else True
            yield TriedAnswer(delay_ms + self.noted * late_ms, delay_ms + late_ms, taken, early_ms)


def busy(seed: int, every: int, most_ms: float) -> Callable[[], float]:
    """A machine that is late by up to so much at one of so many answers."""
    source = Random(seed)
    return lambda: source.uniform(0.0, most_ms) if source.randrange(every) == 0 else WITHIN_MS


def with_limits(engine: SimulatedReferee, play: Callable[[Attempt], Result]) -> Callable[[Attempt], Result]:
    """Plays attempts, but those that ask for limits: the simulated engine answers these at once."""
    return lambda attempt: engine.play(attempt) if attempt.delays else play(attempt)
