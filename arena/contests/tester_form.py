"""The tester form, for one player: a program that scores answers to the input of a seed.

Programs read a whole input and print a whole answer, or the tester starts them and speaks to them: then its command has
``{bot}``. Several programs are given the same input one after the other; each has a seat of its own.
"""
from __future__ import annotations

import os
import re
import shlex
from collections.abc import Mapping
from math import inf, isfinite
from pathlib import Path
from subprocess import DEVNULL
from typing import IO

from arena.contests.bot_faults import note_limits
from arena.contests.command_line_form import Verdict
from arena.contests.contest import BOT, SEED, Contest, with_seed
from arena.contests.referee_program import RefereeFailed, RefereeProgram, last_line, run_to_end
from arena.contests.relays import Relays
from arena.contract.game import Referee, Request, Result
from arena.contract.setup import Setup
from arena.run.asking import WHOLE
from arena.run.scratch import fresh, remove

STARTS_S = 10.0
"""A tester, and its program, may take so long to start."""
SCORE = re.compile(rb"\bscore\s*[=:]\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)", re.I)


def play_tester(contest: Contest, relays: Relays, seed: int) -> Verdict:
    """Lets the tester speak to the one program. Raises :class:`RefereeFailed`.

    It keeps no clock: the arena looks whether each answer was there in time, and a program that says nothing is late.
    """
    given = _input_of(contest, seed, relays.folder) if contest.input or contest.generator else None
    names = {BOT: relays.command(0), "{input}": str(given), SEED: str(seed)}
    with open(given or os.devnull, "rb") as stdin:
        program = _program(contest, contest.referee, names, stdin)
    longest_ms = max(contest.first_turn_ms, contest.turn_ms, contest.bank_ms)
    fault = contest.fault_score or 0.0
    try:
        longest_s = 2.0 * longest_ms / 1000.0 + STARTS_S if longest_ms else inf
        run_to_end(program, min(contest.silence_s, longest_s), relays)
        score = _score_in(program)
    except RefereeFailed:
        own = relays.queries()
        if not own or own[-1].lines:
            raise
        return Verdict((fault,), frozenset([0]), last_words="not in time")
    own = relays.queries()
    note_limits(contest, own)
    for query in own:
        query.late = 0.0 < query.limit_ms < 1000.0 * query.seconds()
    for run in relays.runs if score is not None else ():
        run.may_leave()
    if score in (None, fault) or any(query.late for query in own):
        return Verdict((fault,), frozenset([0]), last_words=_words(program))
    return Verdict((score,))


class Tester(Referee):
    """The input of one seed, and the scores of the answers to it."""

    def __init__(self, contest: Contest, setup: Setup) -> None:
        assert contest.fault_score is not None
        self._contest = contest
        self._setup = setup
        self._folder: Path | None = None
        self._scores = [contest.fault_score] * setup.seats
        self._over = False

    def requests(self) -> Mapping[int, Request]:
        """All programs at once. Raises :class:`RefereeFailed` if there is no input."""
        if self._over:
            return {}
        given = _input_of(self._contest, self._setup.seed, self._files())
        try:
            lines = tuple(given.read_text(encoding="utf-8").removesuffix("\n").split("\n"))
        except UnicodeDecodeError as error:
            raise RefereeFailed(f"the input for seed {self._setup.seed} is not UTF-8", f"{given}: {error}") from None
        return {seat: Request(lines, self._setup.limits.first_turn_ms, WHOLE) for seat in range(self._setup.seats)}

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        """Scores the answers; returns why those have no score that have none."""
        self._over = True
        given = {seat: answer for seat, answer in answers.items() if answer is not None}
        return {seat: why for seat, answer in given.items() if (why := self._score(seat, answer))}

    def result(self) -> Result:
        """The scores, and the ranks by them."""
        assert self._contest.measure
        return Result(tuple(self._scores), tuple(self._contest.measure.ranks(self._scores)))

    def close(self) -> None:
        """Removes its files."""
        if self._folder:
            remove(self._folder)

    def _files(self) -> Path:
        if self._folder is None:
            self._folder = fresh()
        return self._folder

    def _score(self, seat: int, answer: str) -> str:
        """Notes the score of an answer; returns why there is none, or nothing."""
        output = self._files() / f"{seat}.txt"
        output.write_text(f"{answer}\n", encoding="utf-8")
        given = _input_of(self._contest, self._setup.seed, self._files())
        program = _program(self._contest, self._contest.referee, {"{input}": str(given), "{output}": str(output)})
        run_to_end(program, self._contest.silence_s)
        score, fault = _score_in(program), self._contest.fault_score
        if score is None or score == fault:
            gives = "no score, as Score = 12" if score is None else f"the score of a fault, {fault:g}"
            return f"the tester gives {gives}: {_words(program) or 'it says nothing'}"
        self._scores[seat] = score
        return ""


def _input_of(contest: Contest, seed: int, folder: Path) -> Path:
    """The file of the input; ``folder``: for one that is made. Raises :class:`RefereeFailed` if there is none."""
    if contest.input:
        file = contest.folder / with_seed(contest.input, seed)
        if not os.path.isfile(file):  # Path.is_file raises for a name that is too long
            raise RefereeFailed(f"there is no input for seed {seed}", str(file))
        return file
    file = folder / "input.txt"
    if not file.exists():
        program = _program(contest, with_seed(contest.generator, seed), {})
        run_to_end(program, contest.silence_s)
        program.check_success()
        file.write_bytes(program.stdout)
    return file


def _score_in(program: RefereeProgram) -> float | None:
    """The score that a tester has printed; ``None`` if there is none, or none that a file can hold."""
    found = SCORE.findall(program.stdout + b"\n" + program.stderr)
    score = float(found[-1]) if found and not program.process.returncode else inf
    return score if isfinite(score) else None


def _words(program: RefereeProgram) -> str:
    """What tells most of what a tester has said beside the score."""
    return last_line(SCORE.sub(b"", program.stderr)) or last_line(SCORE.sub(b"", program.stdout))


def _program(
    contest: Contest, command: str, names: Mapping[str, str], stdin: IO[bytes] | int = DEVNULL
) -> RefereeProgram:
    """Starts a program of the contest, whose command may have these names. Raises :class:`RefereeFailed`."""
    words = shlex.split(command)
    for name, value in names.items():
        words = [word.replace(name, value) for word in words]
    return RefereeProgram(contest, words, stdin)
