"""The loop that plays: every command plays its games here, as jobs on an executor.

A game that comes to nothing, because somebody else's referee fails or a bot ends its worker, is told and left out; ten
in a row end the play. Whatever ends it early, a sentence says what is saved.
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from arena.contract.errors import ExecutorError
from arena.contract.game import GameFailed, GameVoid
from arena.contract.record import Replay
from arena.match.match import Job
from arena.run.executors import stream

MOST_IN_A_ROW = 10


class TooManyFailed(Exception):
    """Too many games have failed in a row, so that more would tell nothing."""


class FailuresInARow:
    """Counts failed games. ``all``: how many there were in all; ``last``: what was said of the last one."""

    def __init__(self) -> None:
        self.all = 0
        self.last = ""
        self.games: set[int] = set()
        """The numbers of those that have one."""
        self._in_a_row = 0

    def add(self, said: str, game: int | None = None) -> None:
        """Tells a failure on stderr. Raises :class:`TooManyFailed` if there have been too many in a row."""
        self.all += 1
        self.last = said
        self._in_a_row += 1
        if game is not None:
            self.games.add(game)
        print(said, file=sys.stderr)
        if self._in_a_row == MOST_IN_A_ROW:
            raise TooManyFailed(f"{MOST_IN_A_ROW} games in a row have failed, so no more are played")

    def clear(self) -> None:
        """Call this after a game that has not failed."""
        self._in_a_row = 0


def _attempt(job: Job) -> Replay | GameFailed | GameVoid:
    try:
        return job.play()
    except GameFailed as failed:
        return failed


def _lost(job: Job) -> GameFailed:
    return GameFailed("its worker was ended from outside, twice: by a bot, or for want of memory")


def played(executor: Executor, jobs: Iterator[Job], at_once: int, failures: FailuresInARow) -> Iterator[Replay]:
    """The games of these jobs, as they end; those that fail are told and counted. Raises :class:`TooManyFailed`."""
    for job, game in stream(executor, _attempt, jobs, at_once, _lost):
        if isinstance(game, GameFailed):
            failures.add(f"game {job.index + 1} (seed {job.seed}) has failed: {game}", job.index)
        else:
            failures.clear()
            yield game


@contextmanager
def telling(saved: Callable[[], str]) -> Iterator[None]:
    """Around a play: if it ends early, by Ctrl-C, failed games or the executor, the message says what is ``saved``."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"interrupted: {saved()}", file=sys.stderr)
        raise
    except (TooManyFailed, ExecutorError) as error:
        raise type(error)(f"{error}; {saved()}") from None
