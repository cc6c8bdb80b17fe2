"""The end of a game's bots and of all that they have left behind: politely, then by force.

What outlives the bot that started it is handed by the kernel to the arena, which ends it. A bot that fails in the
middle of a game, such as by no answer, is stopped in :mod:`arena.run.players`.
"""
from __future__ import annotations

import os
import signal
from collections.abc import Collection, Sequence
from time import monotonic, perf_counter, sleep

from arena.contract.faults import Fault, FaultKind
from arena.run.forgiving import CoreWait
from arena.run.linux import adopt_orphans, children, session_of
from arena.run.process import QUIT_SECONDS, RUNNING, BotProcess, signal_each, signal_group, tell_left
from arena.run.scratch import FOLDERS, remove

PATIENCE_SECONDS = 2.0
"""How long the arena tries to end what bots have left behind."""


def adopt() -> frozenset[int]:
    """From now on, descendants that outlive their parents become children of this process. Returns those so far."""
    adopt_orphans()
    return frozenset(children(os.getpid()))


def end_all(bots: Sequence[BotProcess], others: Collection[int]) -> list[BotProcess]:
    """Ends bots politely: end of input, then SIGTERM, then SIGKILL. Returns those that ignored SIGTERM.

    It also ends what they have left behind: all that has become a child of this process, except ``others``.
    """
    for bot in bots:
        bot.close_stdin()
    waiting = wait_for_end(bots, QUIT_SECONDS)
    for bot in waiting:
        signal_group(bot.process.pid, signal.SIGTERM)
    waiting = wait_for_end(waiting, QUIT_SECONDS)
    for bot in bots:
        bot.kill()
    tell_left(end_below(others))
    return waiting


def wait_for_end(bots: Sequence[BotProcess], seconds: float) -> list[BotProcess]:
    """Gives bots time of their own to end, and reads their output meanwhile; returns those that still run."""
    begun, limit_ms = perf_counter(), seconds * 1000.0
    waits = {bot: CoreWait(bot, begun, limit_ms) for bot in bots}
    while True:
        now = perf_counter()
        bots = [bot for bot in bots if bot.process.poll() is None]
        ms = (now - begun) * 1000.0
        if not any(ms <= limit_ms + waits[bot].ms(now) or waits[bot].goes_on(now) for bot in bots):
            return bots
        for bot in bots:
            bot.drain(0.002)
            if bot.flooded_stdout:
                bot.out.drop_lines()
        sleep(0.001)


def faults_at_end(bot: BotProcess, stubborn: Collection[BotProcess]) -> list[Fault]:
    """The faults of a bot that only show at the end of its game. ``stubborn``: what :func:`end_all` gave."""
    faults = []
    if bot in stubborn:
        faults.append(Fault(FaultKind.IGNORES_SIGTERM, "had to be killed at the end"))
    if bot.flooded_stderr:
        faults.append(Fault(FaultKind.FLOOD_STDERR, "printed far more on stderr than was kept"))
    return faults


def end_worker(number: int, frame: object) -> None:
    """Handles the signal that ends a worker: its bots end with it, and all that they have started or left behind."""
    tell_left(end_below())
    for folder in [*FOLDERS]:
        remove(folder)
    os._exit(128 + number)


SPARED: set[int] = set()
"""Children that are not of bots: programs that the arena itself has started since it looked, such as referees."""


def reap_strays(others: Collection[int]) -> None:
    """Lets go of what bots have left behind and what has ended; ``others`` are children that are not of bots.

    Ends what has left its bot's session, as daemons do: nobody would know whose time it uses.
    """
    bots, spared = {bot.process.pid for bot in RUNNING}, {*others, *SPARED}
    sessions = {*bots, *map(session_of, (0, *spared))}
    for pid in children(os.getpid()):
        if pid in spared | bots or _reap(pid) or session_of(pid) in sessions:
            continue
        if not any(bot.is_replaced_by(pid) for bot in RUNNING):
            signal_each([pid], signal.SIGKILL)


def end_below(others: Collection[int] = ()) -> list[int]:
    """Ends all that this process has started or adopted, except its children with the numbers ``others``.

    Returns what is left after ``PATIENCE_SECONDS``. Only children are ended: their numbers stay their own
    until they are reaped, and their own children become ours. The newest come first: a process that does nothing but
    start its successor and end is the newest one.
    """
    until = monotonic() + PATIENCE_SECONDS
    while strays := [pid for pid in children(os.getpid()) if pid not in others]:
        reaped = 0
        for pid in reversed(strays):
            if monotonic() > until:
                return strays
            signal_each([pid], signal.SIGKILL)
            reaped += _reap(pid)
        if not reaped:
            sleep(0.001)
    return []


def _reap(pid: int) -> bool:
    """Whether a child had ended; then it is gone now."""
    try:
        return os.waitpid(pid, os.WNOHANG)[0] == pid
    except ChildProcessError:
        return False
