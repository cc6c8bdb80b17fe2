"""What the referees of these examples share: programs that are asked in time, the command line, and the log.

    python referee.py -p1 BOT [-p2 BOT ..] [-d seed=N] [-l LOG]

is how the referees are started that people publish in the week of a contest. It starts the bots and prints a score for
each, higher is better, then the seed. A referee of one's own is a class like :class:`Contest`, given to :func:`main`.
"""
from __future__ import annotations

import argparse
import json
import select
import subprocess
import time
from collections.abc import Callable, Mapping
from random import Random, randrange
from typing import Protocol

FAULT = -1
"""The score of a player who was put out."""
FIRST_SECONDS, TURN_SECONDS = 1.0, 0.1
READ_BYTES = 4096


class Contest(Protocol):
    """A game from its beginning to its end."""

    def asked(self) -> Mapping[int, list[str]]:
        """The lines that each player is sent who has to answer now; empty at the end."""

    def take(self, answers: Mapping[int, str | None]) -> str:
        """Plays the answers, ``None`` for one that did not come in time; returns what there is to say of it."""

    def scores(self) -> list[int]:
        """Of all players, at the end."""


class Program:
    """A bot."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(
            command.split(" "), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        self._unread = b""
        self._seconds = FIRST_SECONDS

    def ask(self, lines: list[str]) -> str | None:
        """The line that answers; ``None`` if there is none in time."""
        deadline = time.monotonic() + self._seconds
        self._seconds = TURN_SECONDS
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        except OSError:
            return None
        while b"\n" not in self._unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return None
            data = self.process.stdout.read(READ_BYTES)
            if not data:
                return None
            self._unread += data
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def said(self) -> str | None:
        """What it has just written to stderr."""
        stderr = self.process.stderr
        if stderr and select.select([stderr], [], [], 0)[0]:
            return stderr.read(READ_BYTES).decode("utf-8", "replace") or None
        return None


class Match:
    """A contest between programs, and its log. A frame of the log is one player being asked."""

    def __init__(self, contest: Contest, programs: list[Program]) -> None:
        self._contest, self._programs = contest, programs
        self._outputs: list[list[str | None]] = [[None] for _ in programs]
        self._errors: list[list[str | None]] = [[None] for _ in programs]
        self._views: list[str] = []
        self._summaries: list[str] = []

    def play(self) -> list[int]:
        """Plays to the end; the scores."""
        told = ""
        while asked := self._contest.asked():
            answers = {}
            for number, (seat, lines) in enumerate(asked.items()):
                self._frame("INTERMEDIATE" if number else "KEY", "" if number else told)
                answers[seat] = self._ask(seat, lines)
            told = self._contest.take(answers)
        self._frame("KEY", told)
        return self._contest.scores()

    def _frame(self, kind: str, told: str) -> None:
        self._views.append(f"{kind}_FRAME {len(self._views)}\n")
        self._summaries.append(told)

    def _ask(self, seat: int, lines: list[str]) -> str | None:
        answer = self._programs[seat].ask(lines)
        for other, program in enumerate(self._programs):
            self._outputs[other].append(f"{answer}\n" if other == seat and answer is not None else None)
            self._errors[other].append(program.said() if other == seat else None)
        return answer

    def log(self, scores: list[int], seed: int) -> dict[str, object]:
        """The whole game as the engines of such referees write it."""
        return {
            "outputs": {str(seat): lines for seat, lines in enumerate(self._outputs)},
            "errors": {str(seat): lines for seat, lines in enumerate(self._errors)},
            "summaries": self._summaries, "views": self._views, "tooltips": [],
            "scores": {str(seat): score for seat, score in enumerate(scores)},
            "uinput": [f"seed={seed}\n"], "metadata": "{}",
        }


def refused(seat: int, answer: str | None, wanted: str) -> str:
    """What is said of a player who is put out."""
    if answer is None:
        return f"${seat} has not provided 1 lines in time\n"
    return f"${seat}: expected {wanted}, but got '{answer}'\n"


def main(contest: Callable[[Random], Contest], players: int) -> None:
    """Plays one game of ``contest``, which is made with random numbers from the seed."""
    parser = argparse.ArgumentParser()
    for player in range(1, players + 1):
        parser.add_argument(f"-p{player}", required=True, metavar="BOT")
    parser.add_argument("-d", default="", metavar="seed=N")
    parser.add_argument("-l", metavar="LOG")
    args = parser.parse_args()
    seed = int(args.d.removeprefix("seed=") or randrange(2**63))
    programs = [Program(getattr(args, f"p{player}")) for player in range(1, players + 1)]
    match = Match(contest(Random(seed)), programs)
    scores = match.play()
    for program in programs:
        program.process.terminate()
    if args.l:
        with open(args.l, "w", encoding="utf-8") as file:
            json.dump(match.log(scores, seed), file)
    print(*scores, f"seed={seed}", "", sep="\n")
