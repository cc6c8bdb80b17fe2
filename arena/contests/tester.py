"""The tester form, for one player: a whole input on stdin, a whole answer on stdout, and a program that scores it.

Several programs are given the same input one after the other; each has a seat of its own.
"""
from __future__ import annotations

import os
import re
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import mkdtemp

from arena.contests.contest import TESTER, Contest, with_seed
from arena.contests.old_form import OldReferee
from arena.contests.program import RefereeFailed, RefereeProgram, run_to_end
from arena.contract.game import Request, Result
from arena.contract.setup import Setup
from arena.run.asking import WHOLE
from arena.run.process import FOLDERS
from arena.run.scratch import remove

SCORE = re.compile(rb"\bscore\s*[=:]\s*(-?\d+(?:\.\d+)?)", re.I)


def referee_of(contest: Contest, setup: Setup) -> OldReferee | Tester:
    """The referee of a contest where the arena asks the bots itself; for any other it only stands for the setup."""
    return Tester(contest, setup) if contest.form == TESTER else OldReferee(contest, setup)


class Tester:
    """The input of one seed, and the scores of the answers to it."""

    def __init__(self, contest: Contest, setup: Setup) -> None:
        assert contest.fault_score is not None
        self._contest = contest
        self._setup = setup
        self._folder: Path | None = None
        self._scores = [contest.fault_score] * setup.seats
        self._over = False

    def init_lines(self, seat: int) -> Sequence[str]:
        """Nothing: the input is all."""
        return ()

    def requests(self) -> Mapping[int, Request]:
        """All programs at once. Raises :class:`RefereeFailed` if there is no input."""
        if self._over:
            return {}
        try:
            lines = tuple((file := self._input()).read_text(encoding="utf-8").removesuffix("\n").split("\n"))
        except UnicodeDecodeError as error:
            raise RefereeFailed(f"the input for seed {self._setup.seed} is not UTF-8", f"{file}: {error}") from None
        return {seat: Request(lines, self._setup.limits.first_turn_ms, WHOLE) for seat in range(self._setup.seats)}

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        """Scores the answers; returns why those have no score that have none."""
        self._over = True
        given = {seat: answer for seat, answer in answers.items() if answer is not None}
        return {seat: why for seat, answer in given.items() if (why := self._score(seat, answer))}

    def farewell(self, seat: int) -> Sequence[str]:
        """Nothing."""
        return ()

    def result(self) -> Result:
        """The scores, and the ranks by them."""
        assert self._contest.measure
        return Result(tuple(self._scores), tuple(self._contest.measure.ranks(self._scores)))

    def close(self) -> None:
        """Removes its files."""
        if self._folder:
            remove(self._folder)
            FOLDERS.discard(self._folder)

    def _input(self) -> Path:
        contest, seed = self._contest, self._setup.seed
        if contest.input:
            file = contest.folder / with_seed(contest.input, seed)
            if not os.path.isfile(file):  # Path.is_file raises for a name that is too long
                raise RefereeFailed(f"there is no input for seed {seed}", str(file))
            return file
        file = self._files() / "input.txt"
        if not file.exists():
            program = self._run(with_seed(contest.generator, seed))
            program.check_success()
            file.write_bytes(program.stdout)
        return file

    def _files(self) -> Path:
        if self._folder is None:
            self._folder = Path(mkdtemp(prefix="arena-"))
            FOLDERS.add(self._folder)
        return self._folder

    def _score(self, seat: int, answer: str) -> str:
        """Notes the score of an answer; returns why there is none, or nothing."""
        output = self._files() / f"{seat}.txt"
        output.write_text(f"{answer}\n", encoding="utf-8")
        program = self._run(self._contest.referee, {"{input}": str(self._input()), "{output}": str(output)})
        found = SCORE.findall(program.stdout + b"\n" + program.stderr)
        if program.process.returncode or not found:
            return f"the tester gives no score: {program.last_words() or 'and says nothing'}"
        self._scores[seat] = float(found[-1])
        return ""

    def _run(self, command: str, files: Mapping[str, str] | None = None) -> RefereeProgram:
        """Runs a program of the contest to its end. Raises :class:`RefereeFailed` if it comes to none."""
        words = shlex.split(command)
        for name, file in (files or {}).items():
            words = [word.replace(name, file) for word in words]
        program = RefereeProgram(words, self._contest.folder, self._contest.environment(os.environ))
        run_to_end(program, self._contest.silence_s)
        return program
