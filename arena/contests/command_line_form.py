"""The command-line form: ``REFEREE -p1 CMD -p2 CMD .. [-d seed=N] [-l FILE]`` plays one game and prints the scores."""
from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from arena.contests.contest import SEED, Contest
from arena.contests.log import RefereeLog, read_log
from arena.contests.referee_program import RefereeFailed, RefereeProgram, run_to_end
from arena.contests.relays import Relays

NUMBER = re.compile(r"-?\d+(\.\d+)?([eE][+-]?\d+)?|null")
PRINTED_SEED = re.compile(r"seed=(-?\d{1,19})")
LOG = "log.json"


@dataclass(frozen=True)
class Verdict:
    """What the referee told of a game.

    ``scores``: by seat, higher is better. ``out``: the seats that were put out for a fault; ``blames``: whether it says
    so of anybody. ``seed``: the seed that it had; empty if it does not say. ``of_match``, ``of_player``: what it
    reports of the game, and of each seat, by name.
    ``reasons``: why seats were put out, where it says so of each; ``last_words``: the last line of its stderr.
    """

    scores: tuple[float, ...]
    out: frozenset[int] = frozenset()
    seed: str = ""
    log: RefereeLog | None = None
    of_match: Mapping[str, Any] = field(default_factory=dict)
    of_player: Sequence[Mapping[str, Any]] = ()
    reasons: Mapping[int, str] = field(default_factory=dict)
    last_words: str = ""
    blames: bool = True

    def words_about(self, seat: int) -> str:
        """Why a seat was put out; empty if the referee does not say, or its last words may be about another seat."""
        return self.reasons.get(seat) or (self.last_words if self.out == {seat} else "")


def play_command_line(contest: Contest, relays: Relays, seed: int) -> Verdict:
    """Lets the referee play one game. Raises :class:`RefereeFailed`."""
    log_file, seats = relays.folder / LOG, len(relays.contestants)
    words = command_words(contest, [relays.command(seat) for seat in range(seats)], seed, log_file)
    referee = RefereeProgram(contest, words)
    run_to_end(referee, contest.silence_s, relays)
    return outcome(contest, referee, seats, seed, log_file)


def command_words(contest: Contest, bots: Sequence[str], seed: int, log_file: Path) -> list[str]:
    """The referee's command for one game."""
    words = shlex.split(contest.referee)
    for number, bot in enumerate(bots, 1):
        words += [f"-p{number}", bot]
    if contest.seed:
        words += shlex.split(contest.seed.replace(SEED, str(seed)))
    return [*words, "-l", str(log_file)] if contest.log else words


def outcome(contest: Contest, referee: RefereeProgram, seats: int, seed: int, log_file: Path) -> Verdict:
    """What a referee that has ended says of the game. Raises :class:`RefereeFailed` if it has not succeeded.

    Success is: exit code 0, a number for every seat, the seed that was asked for, and a log without a cause of failure
    and with a score for every seat.
    """
    log = read_log(log_file) if contest.log else None
    if log and log.fail_cause:
        raise RefereeFailed("the referee has failed", log.fail_cause.splitlines()[0])
    referee.check_success()
    scores, printed = read_stdout(referee.stdout.decode("utf-8", "replace"), seats)
    if len(scores) != seats or None in scores:
        words = ", ".join("null" if score is None else f"{score:g}" for score in scores) or "none"
        raise RefereeFailed(f"the referee printed these scores for {seats} players: {words}", referee.last_words())
    if contest.log and (log is None or any(log.scores.get(str(seat)) is None for seat in range(seats))):
        raise RefereeFailed("the referee has written no log with a score for every player", referee.last_words())
    if contest.seed and printed and int(printed) != seed:
        raise RefereeFailed(f"the referee was given seed {seed} and played seed {printed}: it does not obey"
                            f" {contest.seed!r}; set another seed in the contest's file, or seed = \"\"")
    given = tuple(score for score in scores if score is not None)
    out = frozenset(seat for seat, score in enumerate(given) if score == contest.fault_score)
    of_match, of_player = by_player(log.reports() if log else {}, seats)
    return Verdict(given, out, printed, log, of_match, of_player, last_words=referee.last_complaint(),
                   blames=contest.fault_score is not None)


def by_player(metadata: Mapping[str, Any], seats: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a referee reports of the game, and of each seat: names that end with ``_0``, ``_1`` .. for every seat."""
    of_match: dict[str, Any] = {}
    of_player: list[dict[str, Any]] = [{} for _ in range(seats)]
    for name, value in metadata.items():
        about, _, number = name.rpartition("_")
        if about and number in map(str, range(seats)) and {f"{about}_{seat}" for seat in range(seats)} <= {*metadata}:
            of_player[int(number)][about] = value
        else:
            of_match[name] = value
    return of_match, of_player


def read_stdout(text: str, seats: int) -> tuple[list[float | None], str]:
    """The scores that a referee printed (``None`` for ``null``), and the seed: the last numbers before ``seed=N``.

    Other lines may come before and after them.
    """
    numbers: list[list[float | None]] = [[]]
    seed = ""
    for line in map(str.strip, text.splitlines()):
        if match := PRINTED_SEED.fullmatch(line):
            seed = match[1]
            break
        if NUMBER.fullmatch(line):
            numbers[-1].append(float(line) if line != "null" and isfinite(float(line)) else None)
        elif line and numbers[-1]:
            numbers.append([])
    together = [found for found in numbers if found]
    whole = [found for found in together if len(found) >= seats]
    return (whole or together or [[]])[-1][-seats:], seed
