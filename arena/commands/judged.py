"""The judging of recorded answers, for the commands that need it."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from arena.commands.options import UsageError, game_of, jobs_at_once, progress
from arena.contract.files import ReplayWriter
from arena.contract.game import Game
from arena.contract.judgement import Effort
from arena.contract.record import Replay
from arena.judge.analysis import Part
from arena.judge.judging import TIMES, JudgeJob, no_judge, run_judge_job, usual_seconds
from arena.run.executors import open_executor, stream


def add_effort(parser: argparse.ArgumentParser) -> None:
    """The options for how much the judge searches."""
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--seconds", type=float, metavar="T", help="time to search for an answer (default:"
                        f" {TIMES:g} times the contest's)")
    effort.add_argument("--effort", type=int, metavar="X", help="how much to search, as the bots' --effort; the same"
                        " on every machine")


def effort_asked(args: argparse.Namespace, game: Game, record: Replay) -> Effort:
    """The effort that the options of :func:`add_effort` describe. Raises :class:`UsageError`."""
    if args.effort is not None:
        if args.effort < 1:
            raise UsageError(f"--effort {args.effort}: give a number from 1 on")
        return Effort(fixed=args.effort)
    if args.seconds is not None and not 0.0 < args.seconds <= 3600.0:
        raise UsageError(f"--seconds {args.seconds:g}: give a time above 0, and an hour at most")
    return Effort(seconds=args.seconds or usual_seconds(game, record))


def judged_game(args: argparse.Namespace, record: Replay) -> Game:
    """The game of a record. Raises :class:`UsageError` if it has no analyst."""
    game = game_of(record, args.name)
    if not game.analyst:
        raise UsageError(f"{no_judge(game)}; 'arena branch' plays on with another answer, and 'arena report' tells"
                         " points, faults and times")
    return game


def judge(args: argparse.Namespace, game: Game, jobs: Sequence[JudgeJob], turns: int, resume: bool = True) -> None:
    """Runs the jobs, and adds each result to its file at once.

    ``turns``: of all games, also those that are judged already. ``resume``: for a file's first result, see
    :class:`ReplayWriter`.
    """
    if not jobs:
        return
    missing = sum(len(job.turns) for job in jobs)
    at_once = min(jobs_at_once(args), len(jobs))
    files_of = (game.name, game.analyst.partition(":")[0])
    with (
        AnalysisFiles(resume) as files,
        progress("turns", turns, turns - missing) as bar,
        open_executor(at_once, args.executor, files_of) as executor,
    ):
        for job, part in stream(executor, run_judge_job, iter(jobs), at_once):
            files.add(job.path, part)
            bar.update(len(part.indices))


class AnalysisFiles(ExitStack):
    """Files of analyses, of which one is open at a time: results come nearly in the order of the files."""

    def __init__(self, resume: bool) -> None:
        super().__init__()
        self._resume = resume
        self._begun: set[Path] = set()
        self._open: ReplayWriter | None = None

    def add(self, path: Path, part: Part) -> None:
        """Adds a part to a file."""
        if self._open is None or self._open.path != path:
            self.close()
            self._open = self.enter_context(ReplayWriter(path, self._resume or path in self._begun))
            self._begun.add(path)
        self._open.add(part)
