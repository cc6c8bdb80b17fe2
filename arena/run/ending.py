"""The end of a game's bots and of all that they have left behind: politely, then by force.

A bot that is out in the middle of a game is ended in :mod:`arena.run.players`.
"""
from __future__ import annotations

import signal
from collections.abc import Collection, Sequence
from time import perf_counter, sleep

from arena.contract.faults import Fault, FaultKind
from arena.run.forgiving import Waiting
from arena.run.orphans import end_below, reap
from arena.run.process import FOLDERS, QUIT_SECONDS, RUNNING, BotProcess, signal_group, tell_left
from arena.run.scratch import remove


def end_all(bots: Sequence[BotProcess], others: Collection[int]) -> list[BotProcess]:
    """Ends bots politely: end of input, then SIGTERM, then SIGKILL. Returns those that ignored SIGTERM.

    It also ends what they have left behind: all that has become a child of this process, except ``others``.
    """
    for bot in bots:
        bot.close_stdin()
    waiting = _wait(list(bots))
    for bot in waiting:
        signal_group(bot.process.pid, signal.SIGTERM)
    waiting = _wait(waiting)
    for bot in bots:
        bot.kill()
    tell_left(end_below(others))
    return waiting


def faults_at_end(bot: BotProcess, stubborn: Collection[BotProcess]) -> list[Fault]:
    """The faults of a bot that only show at the end of its game. ``stubborn``: what :func:`end_all` gave."""
    faults = []
    if bot in stubborn:
        faults.append(Fault(FaultKind.IGNORES_SIGTERM, "had to be killed at the end"))
    if bot.flooded_stderr:
        faults.append(Fault(FaultKind.FLOOD_STDERR, "printed far more on stderr than was kept"))
    return faults


def reap_strays(others: Collection[int]) -> None:
    """Lets go of what bots have left behind and what has ended; ``others`` are children that are not of bots."""
    reap({*others, *(bot.process.pid for bot in RUNNING)})


def kill_all() -> None:
    """Ends every bot of this process with all that it has started or left behind; for signal handlers."""
    tell_left(end_below())
    for folder in [*FOLDERS]:
        remove(folder)


def _wait(bots: list[BotProcess]) -> list[BotProcess]:
    """Gives bots time of their own to end, and reads their output meanwhile; returns those that still run."""
    begun, limit_ms = perf_counter(), QUIT_SECONDS * 1000.0
    waits = {bot: Waiting(bot, begun, limit_ms, bot.cpu_seconds()) for bot in bots}
    while True:
        now = perf_counter()
        bots = [bot for bot in bots if bot.process.poll() is None]
        ms = (now - begun) * 1000.0
        if not any(ms <= limit_ms + waits[bot].ms(now) or waits[bot].goes_on(now) for bot in bots):
            return bots
        for bot in bots:
            bot.drain(0.002)
            bot.out.drop_lines()
        sleep(0.001)
