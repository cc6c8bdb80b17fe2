"""A bot as a process: pipes that never block the arena, bounded buffers, and an end that leaves nothing behind."""
from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import uuid
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep

from bot.arena.run.faults import Fault, FaultKind
from bot.arena.run.throttle import Throttle

MAX_UNREAD = 1 << 16
"""Bytes of stdout that nobody has asked for: more is a flood."""
MAX_STDERR_PER_TURN = 1 << 18
"""Bytes of stderr in one turn: more is a flood, and is thrown away."""
KEPT_LINES_PER_TURN = 40
KEPT_LINES_AT_END = 30
MAX_KEPT_LINE = 2000
CHUNK = 1 << 16
QUIT_SECONDS = 0.5
"""What a bot gets to end by itself after its input is closed, and again after SIGTERM."""
TAG = "BOT_ARENA_TAG"
"""Environment variable by which the stray children of a bot are found."""


class LineBuffer:
    """Whole lines out of a stream of bytes; the unfinished rest is kept apart."""

    def __init__(self) -> None:
        self.lines: deque[bytes] = deque()
        self.rest = b""
        self.size = 0

    def feed(self, data: bytes) -> None:
        *whole, self.rest = (self.rest + data).split(b"\n")
        self.lines.extend(whole)
        self.size += len(data)

    def pop(self) -> str:
        """The first whole line, without its end."""
        line = self.lines.popleft()
        self.size -= len(line) + 1
        return line.decode("utf-8", "replace").rstrip("\r")

    def drop_lines(self) -> None:
        self.lines.clear()
        self.size = len(self.rest)


class BotProcess:
    """One running bot. All reads and writes are non-blocking; :mod:`bot.arena.run.seats` waits for them."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, slowdown: float = 1.0
    ) -> None:
        """Starts ``command``. Raises :class:`OSError` if the system cannot run it.

        ``slowdown``: it gets one part in so many of the time, as on a slower machine.
        """
        self.tag = f"{os.getpid()}-{uuid.uuid4().hex}"
        self.process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env={**os.environ, **(environment or {}), TAG: self.tag},
            preexec_fn=_die_with_parent(),
        )
        _RUNNING.add(self)
        self._throttle = Throttle(self.process.pid, slowdown) if slowdown > 1.0 else None
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.stdin, self.stdout, self.stderr = (
            pipe.fileno() for pipe in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.out = LineBuffer()
        self.err = LineBuffer()
        self.unsent = b""
        self.answers_owed = 0
        """Answers to requests whose time is over: what comes first answers them."""
        self.out_open = self.err_open = self.in_open = True
        self.flooded_stderr = self.flood_reported = False
        self.messages: list[str] = []
        self.last_messages: deque[str] = deque(maxlen=KEPT_LINES_AT_END)
        self._stderr_this_turn = 0

    # Output of the bot

    def readable(self) -> list[int]:
        """The descriptors to wait for."""
        return [self.stdout] * (self.out_open and not self.flooded_stdout) + [self.stderr] * self.err_open

    @property
    def ended(self) -> bool:
        """Whether the arena has ended it."""
        return self not in _RUNNING

    @property
    def flooded_stdout(self) -> bool:
        return self.out.size > MAX_UNREAD

    def read(self, descriptor: int) -> None:
        """Takes what is there of one stream, at most one chunk."""
        try:
            data = os.read(descriptor, CHUNK)
        except BlockingIOError:
            return
        if descriptor == self.stdout:
            self.out_open = bool(data)
            self.out.feed(data)
        else:
            self.err_open = bool(data)
            self._take_stderr(data)

    def _take_stderr(self, data: bytes) -> None:
        self._stderr_this_turn += len(data)
        if self._stderr_this_turn > MAX_STDERR_PER_TURN:
            self.flooded_stderr = True
            return
        self.err.feed(data)
        if len(self.err.rest) > MAX_KEPT_LINE:
            self.err.feed(b"\n")

    def new_turn(self) -> None:
        """Starts the count of a turn's stderr, and its messages."""
        self._stderr_this_turn = 0
        self.messages = []

    def collect_messages(self) -> None:
        """Moves the lines of stderr to the messages of this turn."""
        while self.err.lines:
            self.keep_message(self.err.pop())

    def keep_message(self, line: str) -> None:
        line = line[:MAX_KEPT_LINE]
        self.last_messages.append(line)
        if len(self.messages) < KEPT_LINES_PER_TURN:
            self.messages.append(line)

    # Input of the bot

    def send(self, lines: Sequence[str]) -> None:
        """Queues lines; :meth:`write` sends them as the pipe takes them."""
        self.unsent += "".join(line + "\n" for line in lines).encode()
        self.write()

    def write(self) -> None:
        """Sends what the pipe takes now."""
        try:
            while self.unsent and self.in_open:
                self.unsent = self.unsent[os.write(self.stdin, self.unsent):]
        except BlockingIOError:
            pass
        except OSError:
            self.in_open = False
            self.unsent = b""

    def close_stdin(self) -> None:
        assert self.process.stdin
        self.in_open = False
        try:
            self.process.stdin.close()
        except OSError:
            pass

    # The end of the bot

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

    def why_gone(self, answered: bool) -> Fault:
        """What to say of a bot whose stdin or stdout is closed. ``answered``: it has answered before."""
        try:
            code = self.process.wait(QUIT_SECONDS)
        except subprocess.TimeoutExpired:
            return Fault(FaultKind.CLOSED_PIPE, "closed its stdin or stdout, but goes on running")
        how = f"was ended by signal {_signal_name(-code)}" if code < 0 else f"ended with exit code {code}"
        kind = FaultKind.CRASH if answered else FaultKind.CRASH_AT_START
        return Fault(kind, f"{how} {'before the game was over' if answered else 'without an answer'}")

    def peak_mib(self) -> float | None:
        """The most memory that the program has used so far, in MiB; ``None`` where the system does not say."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return None
        peaks = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:")]
        return int(peaks[0]) / 1024.0 if peaks else None

    def cpu_seconds(self) -> float:
        """Time on a core of all its threads so far; 0 where the system does not count it."""
        total = 0
        for file in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat"):
            try:
                total += int(file.read_text().split()[0])
            except (OSError, IndexError, ValueError):
                continue
        return total * 1e-9

    def kill(self) -> None:
        """Ends the bot at once, with everything that it started."""
        self._kill_group()
        _kill_tagged([self.tag])

    def _kill_group(self) -> None:
        """Ends the bot and what is still in its process group; takes its last words."""
        if self.ended:
            return
        if self._throttle:
            self._throttle.close()
        _signal_group(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.drain(0.05)
        self.collect_messages()
        if self.err.rest:
            self.keep_message(self.err.rest.decode("utf-8", "replace"))
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe
            try:
                pipe.close()
            except OSError:
                pass
        _RUNNING.discard(self)


def end_all(bots: Sequence[BotProcess]) -> list[BotProcess]:
    """Ends bots politely: end of input, then SIGTERM, then SIGKILL. Returns those that ignored SIGTERM."""
    for bot in bots:
        bot.close_stdin()
    waiting = _wait(list(bots))
    for bot in waiting:
        _signal_group(bot.process.pid, signal.SIGTERM)
    waiting = _wait(waiting)
    for bot in bots:
        bot._kill_group()
    if bots:
        _kill_tagged([bot.tag for bot in bots])
    return waiting


def kill_all() -> None:
    """Ends every bot of this process; for signal handlers."""
    for bot in list(_RUNNING):
        _signal_group(bot.process.pid, signal.SIGKILL)


def _wait(bots: list[BotProcess]) -> list[BotProcess]:
    """Gives bots time to end, reading on; returns those that still run."""
    end = monotonic() + QUIT_SECONDS
    while True:
        bots = [bot for bot in bots if bot.process.poll() is None]
        if not bots or monotonic() > end:
            return bots
        for bot in bots:
            bot.drain(0.002)
            bot.out.drop_lines()
        sleep(0.001)


def _signal_name(number: int) -> str:
    """Most real-time signals have none but their number."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def _signal_group(pid: int, number: signal.Signals) -> None:
    try:
        os.killpg(pid, number)
    except (ProcessLookupError, PermissionError):
        pass


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except (ProcessLookupError, PermissionError):
        pass


def _kill_tagged(tags: Sequence[str]) -> None:
    """Ends what bots have started outside their process groups, and waits until it is gone."""
    end = monotonic() + QUIT_SECONDS
    while (strays := _tagged(tags)) and monotonic() < end:
        for pid in strays:
            _signal(pid, signal.SIGKILL)
        sleep(0.001)


def _tagged(tags: Sequence[str]) -> list[int]:
    """Processes whose environment has one of ``tags``."""
    found = []
    wanted = {f"{TAG}={tag}".encode() for tag in tags}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if not wanted.isdisjoint((folder / "environ").read_bytes().split(b"\0")):
                found.append(int(folder.name))
        except OSError:
            continue
    return found


_RUNNING: set[BotProcess] = set()
PR_SET_PDEATHSIG = 1


def _die_with_parent() -> Callable[[], None] | None:
    """What a child does before it starts: asks the kernel to be killed when the arena dies (Linux)."""
    prctl = _PRCTL
    if prctl is None:
        return None

    def ask() -> None:
        prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL))

    return ask


_PRCTL = ctypes.CDLL(None).prctl if sys.platform.startswith("linux") else None
