"""The old form: the referee speaks to the arena on stdin and stdout in lines that begin with ``###``.

The arena asks the bots itself, as for its own games. ``###Input i`` and the lines after it are what bot i is sent,
``###Output i n`` asks for n lines of its answer, ``###End 1 02`` tells the ranks, best first, ties together.
"""
from __future__ import annotations

import re
import shlex
from collections import deque
from collections.abc import Mapping
from subprocess import PIPE
from time import perf_counter

from arena.contests.contest import SEED, Contest
from arena.contests.referee_program import LOOK_MS, MOST_STDOUT, RefereeFailed, RefereeProgram, Watch
from arena.contract.game import Referee, Request, Result
from arena.contract.ranks import ranks_of
from arena.contract.setup import Setup

INPUT = re.compile(r"###Input (\d{1,9})")
OUTPUT = re.compile(r"###Output (\d{1,9}) (\d{1,9})")
END = re.compile(r"###End((?: \d+)+)")
ERROR = re.compile(r"###Error (\d{1,9}) ?(.*)")
REFUSED = "?"
"""The line that answers for a bot that is gone. The referee refuses it, so that the others play on without that bot."""


class OldReferee(Referee):
    """One game of a referee of the old form. Its program starts with the first request."""

    def __init__(self, contest: Contest, setup: Setup) -> None:
        self._contest = contest
        self._setup = setup
        self._program: RefereeProgram | None = None
        self._lines: deque[str] = deque()
        self._for_seat: dict[int, list[str]] = {}
        self._asked: tuple[int, int] | None = None
        self._turns = [0] * setup.seats
        self._groups: list[list[int]] = []
        self._over = False
        self._gone: list[int] = []
        self._asked_when_gone: set[int] = set()

    def requests(self) -> Mapping[int, Request]:
        """The one bot to ask now."""
        if self._program is None:
            self._start()
            self._say(f"###Start {self._setup.seats}")
            self._read_on()
        if self._asked is None:
            return {}
        seat, lines = self._asked
        limits = self._setup.limits
        limit_ms = limits.turn_ms if self._turns[seat] else limits.first_turn_ms
        sent = tuple(self._for_seat.get(seat, ()))
        return {seat: Request(sent, limit_ms, answer_lines=lines, game_ms=self._contest.bank_ms)}

    def speaks_before_start(self, seconds: float) -> bool:
        """Whether it says something once it has the line with the seed alone: it has taken that for the start."""
        try:
            self._start()
            self._next_line(seconds)
        except RefereeFailed:
            return False
        finally:
            self.close()
        return True

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        """Gives the answer to the referee; without one, what it refuses, now and whenever it asks for another."""
        ((seat, answer),) = answers.items()
        assert self._asked
        lines, self._asked = self._asked[1], None
        self._for_seat.pop(seat, None)
        self._turns[seat] += 1
        if answer is None:
            self._go_on_without(seat, lines)
            return {}
        self._say(answer)
        self._read_on()
        return {wrong: why for wrong, why in self._errors() if wrong == seat}

    def _go_on_without(self, seat: int, lines: int) -> None:
        """If the referee ends then, the bot that is gone is the last of two; of more, the others' ranks are unknown."""
        self._gone.append(seat)
        try:
            self._refuse(lines)
            self._read_on()
        except RefereeFailed as failed:
            if self._setup.seats > 2:
                raise RefereeFailed(f"player {seat} is gone, and the referee does not go on without it: {failed}"
                                    ) from None
            self._groups = [[other] for other in range(self._setup.seats) if other != seat] + [[seat]]
            self._asked, self._over = None, True
        self._errors()

    def _refuse(self, lines: int) -> None:
        self._say("\n".join([REFUSED] * lines))

    def result(self) -> Result:
        """The ranks that the referee has told; a score is the number of players who are behind.

        A bot that was gone, and that it has asked all the same, is behind all others.
        """
        kept_on = [[seat] for seat in reversed(self._gone) if seat in self._asked_when_gone]
        groups = [[seat for seat in group if [seat] not in kept_on] for group in self._groups] + kept_on
        place = {seat: number for number, group in enumerate(groups) for seat in group}
        scores = [float(sum(other > place[seat] for other in place.values())) for seat in range(self._setup.seats)]
        return Result(tuple(scores), tuple(ranks_of(scores)))

    def close(self) -> None:
        """Ends its program."""
        if self._program:
            self._program.kill()
            self._program = None

    # What is said

    def _start(self) -> None:
        self._program = RefereeProgram(self._contest, shlex.split(self._contest.referee), PIPE)
        if self._contest.seed:
            self._say(self._contest.seed.replace(SEED, str(self._setup.seed)))

    def _say(self, text: str) -> None:
        assert self._program
        self._program.say(f"{text}\n".encode(), self._contest.silence_s)

    def _read_on(self) -> None:
        """Reads until a bot is to be asked or the game is over. Raises :class:`RefereeFailed`."""
        seat: int | None = None
        said = 0
        while not self._over and self._asked is None:
            line = self._next_line(self._contest.silence_s)
            said += len(line) + 1
            if said > MOST_STDOUT:
                raise RefereeFailed(f"the referee has printed more than {MOST_STDOUT >> 20} MiB and asks nobody")
            if match := INPUT.fullmatch(line):
                seat = self._seat(match[1])
            elif match := OUTPUT.fullmatch(line):
                self._ask(self._seat(match[1]), int(match[2]), line)
            elif match := END.fullmatch(line):
                self._groups = [[self._seat(number) for number in group] for group in match[1].split()]
                if sorted(seat for group in self._groups for seat in group) != list(range(self._setup.seats)):
                    raise RefereeFailed(f"the referee ended a game of {self._setup.seats} players with {line!r}")
                self._over = True
            elif line.startswith("###") or seat is None:
                raise RefereeFailed(f"the referee said {line[:80]!r}, which is no line of this form")
            else:
                self._for_seat.setdefault(seat, []).append(line)

    def _ask(self, seat: int, lines: int, line: str) -> None:
        """Notes whom the referee asks; one that is gone is answered for."""
        if not lines:
            raise RefereeFailed(f"the referee asks for no lines: {line!r}")
        if seat in self._gone:
            self._asked_when_gone.add(seat)
            self._for_seat.pop(seat, None)
            self._refuse(lines)
        else:
            self._asked = (seat, lines)

    def _seat(self, text: str) -> int:
        if int(text) >= self._setup.seats:
            raise RefereeFailed(f"the referee speaks of player {text}, and there are {self._setup.seats}")
        return int(text)

    def _next_line(self, silence_s: float) -> str:
        program = self._program
        assert program
        begun, watch = perf_counter(), Watch(program)
        while not self._lines:
            ended = program.ended
            watch.wait(0 if ended else LOOK_MS)
            *whole, program.stdout = program.stdout.split(b"\n")
            self._lines.extend(line.decode("utf-8", "replace").rstrip("\r") for line in whole)
            if not self._lines and ended:
                raise RefereeFailed("the referee ended before the game was over", program.last_words())
            if not self._lines:
                program.check_silence(perf_counter() - begun, silence_s)
        return self._lines.popleft()

    def _errors(self) -> list[tuple[int, str]]:
        assert self._program
        *whole, rest = self._program.stderr.split(b"\n")
        matches = [ERROR.fullmatch(line.decode("utf-8", "replace").strip()) for line in whole]
        self._program.stderr = b"\n".join([*(line for line, error in zip(whole, matches) if not error), rest])
        return [(int(error[1]), error[2]) for error in matches if error]
