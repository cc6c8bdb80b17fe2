"""A bot as a process: pipes that never block the arena, bounded buffers, and an end that leaves nothing behind."""
from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic, perf_counter, sleep

from arena.contract.faults import Fault, FaultKind
from arena.contract.player_data import Statement, parse
from arena.contract.record import recorded_answers
from arena.printable import shown
from arena.run.linux import (
    ENDED,
    OPEN,
    below,
    bytes_used,
    children,
    has_open,
    is_stopped,
    name_of,
    peak_mib,
    seconds_run,
    session_of,
    state_of,
)
from arena.run.sandbox import IN_MEMORY, MOST_MIB, MOST_PROCESSES, USUAL, Sandbox, started
from arena.run.scratch import fresh, remove
from arena.run.throttle import Throttle

MAX_UNREAD = 1 << 16
"""The bytes of stdout that may wait unread: more are a flood."""
MAX_WHOLE = 1 << 24
"""The same where all of stdout is the answer."""
MAX_STDERR_PER_TURN = 1 << 18
"""The bytes of stderr in one turn: more are a flood, and are thrown away."""
MORE_PER_LINE = 32
"""A line counts as so many bytes more: while a flood of short ones is read, nobody else's answer is passed on."""
KEPT_LINES_PER_TURN = 40
KEPT_LINES_AT_END = 30
MAX_KEPT_LINE = 2000
KEPT_STATEMENTS_PER_TURN = 400
"""The number of statements (:mod:`arena.contract.player_data`) that are kept as such; more become messages."""
CHUNK = 1 << 16
LAST_WORDS_SECONDS = 0.02
QUIT_SECONDS = 0.5
"""The time that a bot has to end by itself after its input is closed, and again after SIGTERM."""
END_OF_A_CRASH_SECONDS = 0.1
"""The time that a bot has to end which may have crashed: its answer was refused."""
END_SECONDS = 5.0
"""How long the arena waits for the end of a process that it has killed: the system may keep it."""
LOOK_SECONDS, LOOKS_TAKE_ONE_PART_IN = 0.05, 20
"""The least time between two looks at what a bot has taken, while it is waited for, and their share of the time."""
MOST_NAMED = 5
"""The most processes that are named of those that could not be ended."""
FROM_OUTSIDE = ("SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT")
"""Signals that others send; most others are a program's own fault, such as SIGSEGV."""
NO_MEMORY = re.compile(
    "MemoryError|bad_alloc|OutOfMemory|out of memory|insufficient memory|allocation .*failed|cannot allocate", re.I)
"""What programs say when they end for lack of memory: Python, C++, Java, C#, Go, Rust, node, .."""


TRACEBACK = "Traceback (most recent call last)"
"""How Python begins to report a failure."""


class LineBuffer:
    """Whole lines from a stream of bytes; the unfinished rest is kept apart."""

    def __init__(self) -> None:
        self.lines: deque[bytes] = deque()
        self.rest = b""
        self.size = 0

    def feed(self, data: bytes) -> None:
        *whole, self.rest = (self.rest + data).split(b"\n")
        self.lines.extend(whole)
        self.size += len(data)

    def pop(self) -> str:
        """The first whole line, without its line break."""
        line = self.lines.popleft()
        self.size -= len(line) + 1
        return line.decode("utf-8", "replace").rstrip("\r")

    def text(self) -> str:
        """All that there is, without the last line break."""
        return b"\n".join([*self.lines, self.rest]).decode("utf-8", "replace").removesuffix("\n")

    def drop_lines(self) -> None:
        self.lines.clear()
        self.size = len(self.rest)


class BotProcess:
    """One running bot. All reads and writes are non-blocking; :mod:`arena.run.waiting` waits for them."""

    def __init__(
        self, command: Sequence[str], sandbox: Sandbox = USUAL, slowdown: float = 1.0,
        recorded: Sequence[str | None] = (),
    ) -> None:
        """Starts ``command``. Raises :class:`OSError` if the system cannot run it.

        ``slowdown``: how many times slower the machine seems to be to the bot. ``recorded``: the answers that count in
        place of its first ones; ``None``: there was none.
        """
        self.scratch = fresh()
        if recorded:
            file = self.scratch / "recorded"
            file.write_text(recorded_answers(recorded), encoding="utf-8", newline="\n")
            sandbox = replace(sandbox, recorded=str(file))
        self._sandbox = sandbox
        try:
            folder = sandbox.folder or str(self.scratch)
            self.process = started(
                sandbox.command(command, folder), folder, sandbox.environment(command),
                min(sandbox.memory_mib or 0, MOST_MIB) << 20)
        except BaseException:
            self._forget()
            raise
        RUNNING.add(self)
        self._pid = self.process.pid
        self._throttle = Throttle(self.process.pid, slowdown) if slowdown > 1.0 else None
        self._is_held = False
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.stdin, self.stdout, self.stderr = (
            pipe.fileno() for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.out = LineBuffer()
        self.err = LineBuffer()
        self.unsent = b""
        self._last_input = False
        self.answers_owed = 0
        """Answers still to come to requests whose time is over: the next lines belong to these."""
        self.out_open = self.err_open = self.in_open = True
        self.flooded_stderr = self.flood_reported = False
        self.messages: list[str] = []
        self.statements: list[Statement] = []
        self.last_messages: deque[str] = deque(maxlen=KEPT_LINES_AT_END)
        self._stderr_this_turn = 0
        self.look_at = perf_counter() + LOOK_SECONDS
        """When it is due to look what it has taken, while it is waited for."""

    def _forget(self) -> None:
        RUNNING.discard(self)
        remove(self.scratch)

    # Output of the bot

    def readable(self) -> list[int]:
        """The descriptors to wait for."""
        return [self.stdout] * (self.out_open and not self.flooded_stdout) + [self.stderr] * self.err_open

    @property
    def ended(self) -> bool:
        """Whether the arena has ended it."""
        return self not in RUNNING

    @property
    def flooded_stdout(self) -> bool:
        return self.out.size > (MAX_WHOLE if self._last_input else MAX_UNREAD)

    def read(self, descriptor: int) -> bytes:
        """Reads what one stream holds now, at most one chunk, and returns it."""
        try:
            data = os.read(descriptor, CHUNK)
        except BlockingIOError:
            return b""
        if descriptor == self.stdout:
            self.out_open = bool(data)
            self.out.feed(data)
        else:
            self.err_open = bool(data)
            self._take_stderr(data)
        return data

    def _take_stderr(self, data: bytes) -> None:
        self._stderr_this_turn += len(data)
        if data and self._stderr_this_turn > MAX_STDERR_PER_TURN:
            self.flooded_stderr = True
            return
        self._stderr_this_turn += MORE_PER_LINE * data.count(b"\n")
        self.err.feed(data)
        if len(self.err.rest) > MAX_KEPT_LINE:
            self.err.feed(b"\n")

    def new_turn(self) -> None:
        """Begins a new turn: counts its stderr from 0, and forgets the messages."""
        self._stderr_this_turn = 0
        self.messages = []

    def collect_messages(self) -> None:
        """Moves the lines of stderr to the messages and statements of this turn."""
        while self.err.lines:
            self.keep_message(self.err.pop())

    def keep_message(self, line: str) -> None:
        """Keeps a line that answers no request."""
        line = line[:MAX_KEPT_LINE]
        if len(self.statements) < KEPT_STATEMENTS_PER_TURN and (statement := parse(line)):
            self.statements.append(statement)
            return
        self.last_messages.append(line)
        if len(self.messages) < KEPT_LINES_PER_TURN:
            self.messages.append(line)

    def take_statements(self) -> tuple[Statement, ...]:
        """The statements since they were last taken."""
        taken, self.statements = tuple(self.statements), []
        return taken

    # Input of the bot

    def send(self, lines: Sequence[str]) -> None:
        """Queues lines; :meth:`write` sends them as fast as the pipe takes them."""
        self.unsent += "".join(line + "\n" for line in lines).encode()
        self.write()

    def write(self) -> None:
        """Sends as much as the pipe takes now."""
        try:
            while self.unsent and self.in_open:
                self.unsent = self.unsent[os.write(self.stdin, self.unsent):]
        except BlockingIOError:
            pass
        except OSError:
            self.in_open = False
            self.unsent = b""
        if self._last_input and not self.unsent:
            self.close_stdin()

    def end_input(self) -> None:
        """Closes its stdin once all is sent; it may then print much more."""
        self._last_input = True
        self.write()

    def close_stdin(self) -> None:
        assert self.process.stdin
        self.in_open = False
        with suppress(OSError):
            self.process.stdin.close()

    # The end of the bot

    def hold(self, is_held: bool) -> None:
        """Stops all that it has started by now, or lets it go on."""
        if (is_held or self._is_held) and not self.ended:
            self._is_held = is_held
            signal_each(self.pids(), signal.SIGSTOP if is_held else signal.SIGCONT)

    def drain(self, seconds: float) -> None:
        """Reads both streams until they are closed or silent, for at most ``seconds``."""
        end = monotonic() + seconds
        while (self.out_open or self.err_open) and monotonic() < end:
            before = (self.out.size, self._stderr_this_turn)
            for descriptor in self.readable():
                self.read(descriptor)
            if before == (self.out.size, self._stderr_this_turn):
                if self.process.poll() is not None:
                    break
                sleep(0.001)

    def has_succeeded(self) -> bool:
        """Whether it has ended, or does so in a moment, with exit code 0."""
        return self._exit_code(QUIT_SECONDS) == 0

    def _exit_code(self, seconds: float) -> int | None:
        """Waits for its end for so long; ``None`` if it goes on running."""
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(seconds)
        return None

    def why_gone(self, answered: bool, said: str = "") -> Fault:
        """Why a pipe of it is closed. ``answered``: whether it ever has; ``said``: last words, if none on stderr."""
        code = self._exit_code(QUIT_SECONDS)
        if code is None:
            return Fault(FaultKind.CLOSED_PIPE, "closed its stdin or stdout, but goes on running")
        how = self._how_ended(code)
        if self._said(NO_MEMORY) and self._sandbox.memory_mib:
            wanted = f"wanted more than {self._sandbox.memory_mib} MiB"
            return Fault(FaultKind.OUT_OF_MEMORY, f"{wanted}, and {how.rstrip(',')}")
        kind = FaultKind.CRASH if answered else FaultKind.CRASH_AT_START
        end = "before the game was over" if answered else "without an answer"
        return Fault(kind, f"{how} and said on stdout: {said}" if said and not self.last_messages else f"{how} {end}")

    def crash_on_stdout(self, line: str, answered: bool) -> Fault | None:
        """The fault of a bot that has printed this line in place of an answer, if it has crashed and tells so there.

        It has had time to end, if it was about to.
        """
        code = self.process.poll()
        if not (line.startswith(TRACEBACK) or code):
            return None
        self.drain(LAST_WORDS_SECONDS)
        last = next((one for one in reversed(self.out.text().split("\n")) if one.strip()), line)
        how = f"{self._how_ended(code)} and" if code else "has failed: it"
        return Fault(FaultKind.CRASH if answered else FaultKind.CRASH_AT_START, f"{how} said on stdout: {last}")

    def _how_ended(self, code: int) -> str:
        if code >= 0:
            number = self._sandbox.perhaps_signal(code)
            return f"ended with exit code {code}" + (f" (as after {_signal_name(number)})" * bool(number))
        name = _signal_name(-code)
        return f"was ended by signal {name}" + (", which the arena did not send," if name in FROM_OUTSIDE else "")

    def _said(self, words: re.Pattern[str]) -> bool:
        """Whether the bot, which has ended, said ``words`` at the end."""
        self.drain(LAST_WORDS_SECONDS)
        self.collect_messages()
        return any(words.search(line) for line in self.last_messages)

    @property
    def is_stopped(self) -> bool:
        """Whether somebody else than the arena has stopped it."""
        return self._throttle is None and is_stopped(self.number())

    def peak_mib(self) -> float | None:
        """The most memory that the program has used so far, in MiB; ``None`` if the system does not say."""
        return peak_mib(self.number())

    def cpu_seconds(self) -> float:
        """Processor time so far of all that it has started; 0 if the system does not count it."""
        return seconds_run(self.pids()) if OPEN else 0.0

    def pids(self) -> list[int]:
        """All processes of the bot: what it was started as, what is below, and orphans that have kept its session."""
        others = {bot.process.pid for bot in RUNNING} - {self.process.pid}
        own = [pid for pid in children(os.getpid()) if pid not in others
               and (session_of(pid) == self.process.pid or self.is_replaced_by(pid))]
        return [*own, *(pid for parent in own for pid in below(parent))]

    def is_replaced_by(self, pid: int) -> bool:
        """Whether a process has its pipe in place of its first one, which has ended, as a script does."""
        return state_of(self.process.pid) in ("", ENDED) and has_open(pid, self.stdout)

    def outgrown(self) -> Fault | None:
        """The fault of a bot that has taken more memory than it may, or started too much, with all that it runs.

        Elsewhere than on Linux, where a look takes long, ``None`` too if none is due.
        """
        now = perf_counter()
        if not OPEN and now < self.look_at:
            return None
        fault = self._outgrown()
        self.look_at = now + max(LOOK_SECONDS, LOOKS_TAKE_ONE_PART_IN * (perf_counter() - now))
        return fault

    def _outgrown(self) -> Fault | None:
        pids = self.pids()
        if len(pids) > MOST_PROCESSES:
            return Fault(FaultKind.CRASH, f"had started more than {MOST_PROCESSES} processes, and was ended")
        most = (self._sandbox.memory_mib or 0) << 20
        if not most or bytes_used(pids, most, IN_MEMORY if self._sandbox.isolated else ()) <= most:
            return None
        return Fault(FaultKind.OUT_OF_MEMORY, f"wanted more than {self._sandbox.memory_mib} MiB, with all that it had"
                     " started, and was ended")

    def number(self) -> int:
        """The process number of the program itself: isolation puts two processes around it."""
        if self._sandbox.isolated and self._pid == self.process.pid and len(inner := below(self._pid)) > 1:
            self._pid = inner[1]
        return self._pid

    def kill(self) -> None:
        """Ends the bot at once, with all its descendants that still belong to it; keeps its last messages."""
        if self.ended:
            return
        if self._throttle:
            self._throttle.close()
        end_all_of(self.process.pid)
        if self._exit_code(END_SECONDS) is None:
            tell_left([self.process.pid])
        self.drain(0.05)
        self.collect_messages()
        if self.err.rest:
            self.keep_message(self.err.rest.decode("utf-8", "replace"))
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe
            with suppress(OSError):
                pipe.close()
        self._forget()


def tell_left(pids: Sequence[int]) -> None:
    """Says on stderr which processes could not be ended."""
    if pids:
        names = ", ".join(f"{name_of(pid)} ({pid})" for pid in pids[:MOST_NAMED])
        print(shown(f"processes that bots have left behind, and that could not be ended: {len(pids)}; {names}"),
              file=sys.stderr, flush=True)


def _signal_name(number: int) -> str:
    """The name of a signal; its number if it has no name, as most real-time signals."""
    with suppress(ValueError):
        return signal.Signals(number).name
    return str(number)


def signal_group(pid: int, number: signal.Signals) -> None:
    """Sends a signal to all of a process group that can still be reached."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, number)


def end_all_of(pid: int) -> None:
    """Ends a process at once, with its group and all that is below it."""
    started = below(pid)
    signal_group(pid, signal.SIGKILL)
    signal_each(started, signal.SIGKILL)


def signal_each(pids: Iterable[int], number: signal.Signals) -> None:
    """Sends a signal to the processes; those that have ended already are skipped."""
    for pid in pids:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)


RUNNING: set[BotProcess] = set()
"""The bots that the arena has not ended."""
