"""Runs a referee: a process whose words are kept, and which is ended with all that it has started."""
from __future__ import annotations

import os
import select
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import inf
from time import perf_counter
from typing import IO

from arena.contests.contest import Contest
from arena.contests.handover import Wanted
from arena.contests.relays import Relays, is_ready
from arena.contract.game import GameFailed
from arena.run.cleanup import SPARED
from arena.run.linux import OPEN
from arena.run.process import end_all_of
from arena.run.sandbox import started

MOST_STDOUT = 1 << 22
"""The bytes of stdout that are kept; more are a fault of the referee."""
MOST_STDERR = 20_000
"""The bytes of stderr that are kept, the last ones."""
CHUNK = 1 << 16
MOST_OF_A_LINE = 600
SHUT_OUT = "InaccessibleObjectException"
"""What Java says, since version 17, to a program that looks into its modules."""
SHUT_OUT_SECONDS = 1.0
"""Such a referee says nothing more, for ever; it is waited for so long."""
LOOK_MS = 50
"""How often the end of the referee is looked for where the system cannot tell it at once."""


class RefereeFailed(GameFailed):
    """A game that has failed through no fault of a bot."""

    def __init__(self, why: str, words: str = "") -> None:
        super().__init__(f"{why}: {words}" if words else why)


class RefereeProgram:
    """A referee that runs. ``stdin``: as for :class:`subprocess.Popen`."""

    def __init__(self, contest: Contest, words: Sequence[str], stdin: IO[bytes] | int = subprocess.DEVNULL) -> None:
        """Raises :class:`RefereeFailed` if it cannot be started."""
        try:
            self.process = started(words, contest.folder, contest.environment(os.environ), stdin=stdin)
        except OSError as error:
            raise RefereeFailed(f"the referee {words[0]!r} cannot be started", error.strerror or str(error)) from None
        SPARED.add(self.process.pid)
        self.has_log = contest.log
        if self.process.stdin:
            os.set_blocking(self.process.stdin.fileno(), False)
        self.stdout = b""
        self.stderr = b""
        self.heard = 0.0
        """When it last printed something."""
        self.warnings: bytes | None = None
        """What it had said on stderr before it asked a bot, once it has asked one."""
        assert self.process.stdout and self.process.stderr
        self._open = {self.process.stdout.fileno(): self._take_stdout, self.process.stderr.fileno(): self._take_stderr}
        for descriptor in self._open:
            os.set_blocking(descriptor, False)
        self._end: int | None = None
        """A descriptor that is ready when the process has ended; ``None`` where the system has none (not Linux)."""
        with suppress(AttributeError, OSError):
            self._end = os.pidfd_open(self.process.pid) if OPEN else None

    def wanted(self) -> Iterator[Wanted]:
        """What to wait for, and what to do then."""
        for descriptor, action in self._open.items():
            yield descriptor, select.POLLIN, action
        if self._end is not None:
            yield self._end, select.POLLIN, nothing

    def _take_stdout(self, now: float) -> None:
        assert self.process.stdout
        self.stdout += self._read(self.process.stdout.fileno())
        if len(self.stdout) > MOST_STDOUT:
            raise RefereeFailed(f"the referee has printed more than {MOST_STDOUT >> 20} MiB")

    def _take_stderr(self, now: float) -> None:
        assert self.process.stderr
        self.stderr = (self.stderr + self._read(self.process.stderr.fileno()))[-MOST_STDERR:]

    def _read(self, descriptor: int) -> bytes:
        try:
            data = os.read(descriptor, CHUNK)
        except BlockingIOError:
            return b""
        if data:
            self.heard = perf_counter()
        else:
            del self._open[descriptor]
        return data

    @property
    def ended(self) -> bool:
        """Whether it has ended; until :meth:`kill` it is still known how long it has waited for a core."""
        if self._end is None:
            return self.process.poll() is not None
        return is_ready(self._end, select.POLLIN)

    def check_success(self) -> None:
        """Raises :class:`RefereeFailed` if it has ended otherwise than with exit code 0."""
        if code := self.process.returncode:
            how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
            raise RefereeFailed(f"the referee {how}", self.last_words())

    def check_silence(self, seconds: float, most_s: float) -> None:
        """Raises :class:`RefereeFailed` if it has been silent for longer than that, or if Java shuts it out."""
        most_s = min(most_s, SHUT_OUT_SECONDS) if SHUT_OUT.encode() in self.stderr else most_s
        if seconds > most_s:
            raise RefereeFailed(f"the referee has said nothing for {most_s:g} s", self.last_words())

    def last_words(self) -> str:
        """What tells most of stderr, or else of stdout."""
        return last_line(self.stderr) or last_line(self.stdout)

    def last_complaint(self) -> str:
        """What tells most of what it has said on stderr since it has asked bots."""
        return last_line(self.stderr.removeprefix(self.warnings or b""))

    def say(self, data: bytes, silence_s: float) -> None:
        """Writes to its stdin. Raises :class:`RefereeFailed` if it has closed it, or does not read for so long."""
        assert self.process.stdin
        poll = select.poll()
        poll.register(self.process.stdin, select.POLLOUT)
        try:
            while data and poll.poll(1000.0 * silence_s):
                data = data[os.write(self.process.stdin.fileno(), data):]
        except OSError:
            raise RefereeFailed("the referee has closed its stdin", self.last_words()) from None
        if data:
            raise RefereeFailed(f"the referee has not read its input for {silence_s:g} s", self.last_words())

    def drain(self) -> None:
        """Reads what is left of its words, once it has ended."""
        for action in list(self._open.values()):
            before = -1.0
            while self.heard != before:
                before = self.heard
                action(0.0)

    def kill(self) -> None:
        """Ends it with all that it has started and that still belongs to it."""
        end_all_of(self.process.pid)
        self.process.wait()
        SPARED.discard(self.process.pid)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()
        if self._end is not None:
            os.close(self._end)
            self._end = None


def last_line(text: bytes) -> str:
    """The last line that is not empty, nor Java's about its options; of a stack trace in Java's way, the first.

    That Java does not let a program in tells more than any other line.
    """
    lines = [line.strip() for line in text.decode("utf-8", "replace").splitlines()]
    said = [line for line in lines if line and not line.startswith("Picked up ")]
    places = [number for number, line in enumerate(said) if line.startswith("at ")]
    telling = said[max(0, places[0] - 1)] if places else said[-1] if said else ""
    return next((line for line in said if SHUT_OUT in line), telling)[:MOST_OF_A_LINE]


def run_to_end(referee: RefereeProgram, silence_s: float, relays: Relays | None = None) -> None:
    """Passes on what is said until the referee has ended, and ends all that it has left running.

    Raises :class:`RefereeFailed` if nobody has said anything for ``silence_s``.
    """
    begun = perf_counter()
    if relays and not referee.has_log:
        relays.watched = referee.process.pid
    watch = Watch(*[referee, relays] if relays else [referee])
    try:
        while not referee.ended:
            before = referee.stderr
            watch.wait(min(LOOK_MS, 1000.0 * relays.pass_due()) if relays else LOOK_MS)
            if relays and relays.last_asked and referee.warnings is None:
                referee.warnings = before
            heard = max(begun, referee.heard, relays.heard() if relays else 0.0)
            referee.check_silence(perf_counter() - heard, silence_s)
        watch.wait(0)
        if relays:
            relays.referee_waited(inf)
        referee.drain()
    finally:
        referee.kill()


def nothing(now: float) -> None:
    """What to do when the referee has ended: whoever waits looks for that."""


class Watch:
    """Waits for what the referee and the relays want; the system is only told when that has changed."""

    def __init__(self, *watched: RefereeProgram | Relays) -> None:
        self._watched = watched
        self._wanted: list[Wanted] = []
        self._poll = select.poll()

    def wait(self, ms: float) -> None:
        """Waits for at most so long, and does what there is to do."""
        wanted = [one for watched in self._watched for one in watched.wanted()]
        if wanted != self._wanted:
            self._wanted, self._poll = wanted, select.poll()
            for descriptor, event, _ in wanted:
                self._poll.register(descriptor, event)
        todo = {descriptor: action for descriptor, _, action in wanted}
        for descriptor, _ in self._poll.poll(ms):
            todo[descriptor](perf_counter())
