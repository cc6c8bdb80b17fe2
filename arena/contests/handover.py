"""Where the relays of a game hand over: the streams that the referee has given them become the arena's.

A relay is what the referee starts in place of a bot. It has to start quickly, so it is a shell script of two commands,
and the arena opens its streams by way of ``/proc``. Where that cannot be done, because the system or the streams are of
another kind, a program in Python (:mod:`arena.contests.relay_program`) hands them over.
"""
from __future__ import annotations

import os
import re
import select
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import gettempdir

from arena.run.linux import OPEN, age_of
from arena.run.scratch import fresh, remove

RELAY = Path(__file__).with_name("relay_program.py")
NO_SPACES = "/tmp"
"""Where the relays stand if the usual place for temporary files has a space in its name."""
CALL_SECONDS = 1.0
"""How long a relay that calls may take to hand over its streams."""
SHELL_RELAY = """\
exec 3<&0 4>&1 5>&2
echo "${0##*/} $$" 1<>"${0%/*}/calls"
read -r told <"$0.told" && exec "$0.py" <&3 >&4 2>&5 3<&- 4>&- 5>&-
"""
"""Says its name and process number, and waits to be ended; or to be told to let the program in Python take its place.

Its streams stand a second time where no command redirects them.
"""
USUAL_AGE = 0.06
"""For so many seconds a relay runs before it calls, where the system does not say."""
STREAMS = {3: os.O_RDONLY, 4: os.O_WRONLY | os.O_APPEND, 5: os.O_WRONLY | os.O_APPEND}
"""Where the shell's relay has its streams, and how each is opened."""
HAND_OVER = b"hand over\n"
LONGEST_CALL = 4096
PID = re.compile("[0-9]{1,9}")


Wanted = tuple[int, int, Callable[[float], None]]
"""A descriptor, the event of :func:`select.poll` to wait for, and what to do then, with the time."""


class ProcessLink:
    """A relay that waits, by the descriptor of its process, which is readable once it has ended."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def fileno(self) -> int:
        return self._descriptor

    def close(self) -> None:
        with suppress(OSError):  # it has ended
            signal.pidfd_send_signal(self._descriptor, signal.SIGTERM)
        os.close(self._descriptor)


Link = ProcessLink | socket.socket
Caller = Callable[[int, Link, Sequence[int], float], None]
"""What takes a call: the seat, the relay, its three streams, and for how many seconds it has been running."""


def folder_without_spaces() -> str:
    """Where the files stand whose paths are in a bot's command."""
    return NO_SPACES if " " in gettempdir() else gettempdir()


@cache
def can_open_streams() -> bool:
    """Whether this system lets a process open the pipes of another one of the same user, and wait for its end."""
    pipe = os.pipe()
    try:
        opened = _opened(os.getpid(), {pipe[0]: os.O_RDONLY}) if OPEN else []
    except (AttributeError, OSError):
        opened = []
    for descriptor in (*pipe, *opened):
        os.close(descriptor)
    return bool(opened)


class Handover:
    """The folder of a game's relays. ``taken``: is told each call; seats below ``seats`` are known."""

    def __init__(self, seats: int, taken: Caller) -> None:
        self.folder = fresh(Path(folder_without_spaces()))
        self._seats = seats
        self._taken = taken
        self._told: dict[str, int] = {}
        (self.folder / "python").symlink_to(sys.executable)
        self._python = self._write("python-relay", f"{self.folder}/python -IS", RELAY.read_text(encoding="utf-8"))
        self._shell = self._write("shell-relay", "/bin/sh", SHELL_RELAY)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.folder / "arena"))
        self._listener.listen(seats)
        self._listener.setblocking(False)
        self._calls = self._fifo("calls") if can_open_streams() else None

    def _write(self, name: str, interpreter: str, text: str) -> Path:
        program = self.folder / name
        program.write_text(f"#!{interpreter}\n{text}", encoding="utf-8")
        program.chmod(0o755)
        return program

    def _fifo(self, name: str) -> int:
        os.mkfifo(self.folder / name)
        return os.open(self.folder / name, os.O_RDWR | os.O_NONBLOCK)

    def command(self, seat: int, ending: str = "") -> str:
        """The command of a seat's relay, without a space; ``ending``: what its name ends with."""
        file = self.folder / f"p{seat}{ending}"
        if not file.exists():
            self._place(file)
        return str(file)

    def _place(self, file: Path) -> None:
        if self._calls is None:
            file.symlink_to(self._python)
            return
        file.symlink_to(self._shell)
        Path(f"{file}.py").symlink_to(self._python)
        self._told[file.name] = self._fifo(f"{file.name}.told")

    def wanted(self) -> Iterator[Wanted]:
        """What to wait for, and what to do then."""
        yield self._listener.fileno(), select.POLLIN, self._accept
        if self._calls is not None:
            yield self._calls, select.POLLIN, self._answer

    def _answer(self, now: float) -> None:
        """Opens the streams of the relays that call; a call is one line, and always whole."""
        assert self._calls is not None
        for line in os.read(self._calls, LONGEST_CALL).decode(errors="replace").splitlines():
            name, _, pid = line.rpartition(" ")
            if name not in self._told or not PID.fullmatch(pid):  # any program of the game can write there
                continue
            try:
                self._check(name, int(pid))
                process, *streams = _opened(int(pid), STREAMS)
            except OSError:
                os.write(self._told[name], HAND_OVER)
            else:
                self._take(name, ProcessLink(process), streams, age_of(int(pid)))

    def _check(self, name: str, pid: int) -> None:
        """Raises :class:`OSError` if it is another process that has this number here: containers have their own."""
        if str(self.folder / name).encode() not in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0"):
            raise ProcessLookupError(pid)

    def _accept(self, now: float) -> None:
        try:
            link, _ = self._listener.accept()
        except BlockingIOError:
            return
        link.settimeout(CALL_SECONDS)
        try:
            name, streams, _, _ = socket.recv_fds(link, 64, 3)
        except OSError:
            link.close()
            return
        for stream in streams:
            os.set_blocking(stream, False)
        pid = int.from_bytes(link.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 4), sys.byteorder) if OPEN else 0
        self._take(name.decode(errors="replace"), link, streams, age_of(pid))

    def _take(self, name: str, link: Link, streams: Sequence[int], age: float | None) -> None:
        seat = int("".join(filter(str.isdecimal, name.partition(".")[0])) or -1)
        if len(streams) == 3 and 0 <= seat < self._seats:
            self._taken(seat, link, streams, USUAL_AGE if age is None else age)
        else:
            link.close()

    def close(self) -> None:
        """Removes the folder."""
        self._listener.close()
        for descriptor in [*self._told.values(), *([] if self._calls is None else [self._calls])]:
            os.close(descriptor)
        remove(self.folder)


def _opened(pid: int, modes: Mapping[int, int]) -> list[int]:
    """A descriptor of another process, and some of its own, opened once more. Raises :class:`OSError`."""
    opened = [os.pidfd_open(pid)]
    try:
        for number, mode in modes.items():
            opened.append(os.open(f"/proc/{pid}/fd/{number}", mode | os.O_NONBLOCK | os.O_NOCTTY))
    except OSError:
        for descriptor in opened:
            os.close(descriptor)
        raise
    return opened
