"""Asks the bots of a game, and waits for their answers."""
from __future__ import annotations

import select
from collections.abc import Mapping, Sequence
from time import perf_counter

from arena.contract.faults import Fault, FaultKind
from arena.contract.game import Request
from arena.run.asking import FAIR, FLOOD_TEXT, Answer, Asking
from arena.run.cleanup import adopt, end_all, faults_at_end, reap_strays
from arena.run.linux import StallMeter
from arena.run.players import Player, ProcessPlayer, floods
from arena.run.process import BotProcess

OVERSLEPT_MS = 10.0
"""If the arena sleeps so much longer than it wants to, it was kept from running: a signal may have stopped it."""


class Seats:
    """The bots of one game. Sends simultaneous requests one after the other, or together."""

    def __init__(self, together: bool = False, clock: str = FAIR) -> None:
        self.players: list[Player] = []
        self._clock = clock
        self._together = together
        self._stall = StallMeter()
        self._others = adopt()

    def ask(self, requests: Mapping[int, Request]) -> dict[int, Answer]:
        """One answer for each request, by seat. Baselines come first, to run while no program's clock runs."""
        seats = sorted(requests, key=lambda seat: isinstance(self.players[seat], ProcessPlayer))
        answers: dict[int, Answer] = {}
        for asked in [seats] if self._together else [[seat] for seat in seats]:
            begun = {seat: self.players[seat].begin(requests[seat]) for seat in asked}
            self.wait([asking for asking in begun.values() if isinstance(asking, Asking)])
            for seat, asking in begun.items():
                answers[seat] = self.players[seat].finish(asking) if isinstance(asking, Asking) else asking
        reap_strays(self._others)
        return answers

    def wait(self, askings: Sequence[Asking]) -> None:
        """Reads from all bots until each of ``askings`` has its answer or its time is over.

        While one is over its limit because it had no core, none runs that is not asked: it might have that core. What
        has left its bot is ended whenever one is looked at.
        """
        seconds = 0.0
        while missing := [asking for asking in askings if asking.answer is None]:
            of_arena = self._poll([asking.bot for asking in missing], seconds)
            now = perf_counter()
            if now >= min(asking.next_look for asking in missing):
                reap_strays(self._others)
            for asking in missing:
                asking.check(now, *of_arena)
            if any(asking.is_forgiven for asking in missing):
                asked = [asking.bot for asking in missing]
                for bot in self._bots():
                    bot.hold(bot not in asked)
            seconds = min(asking.next_look for asking in missing) - perf_counter()
        for bot in self._bots():
            bot.hold(False)

    def _bots(self) -> list[BotProcess]:
        return [player.process for player in self.players if player.process and not player.process.ended]

    def _poll(self, asked: Sequence[BotProcess], seconds: float) -> tuple[float, float]:
        """Waits for output (of any bot) or for room to write (to those asked).

        Returns how many ms the arena itself had no core, and how much longer than it had asked for it slept besides:
        it may have been stopped.
        """
        poll = select.poll()
        readers = {}
        for bot in self._bots():
            for descriptor in bot.readable():
                poll.register(descriptor, select.POLLIN)
                readers[descriptor] = bot
        writers = {bot.stdin: bot for bot in asked if bot.unsent}
        for descriptor in writers:
            poll.register(descriptor, select.POLLOUT)
        before, until = self._stall.ms(), perf_counter() + max(0.0, seconds)
        events = poll.poll(max(0.0, seconds) * 1000.0)
        of_arena = self._lost_ms(before, until) if self._clock == FAIR else (0.0, 0.0)
        for descriptor, _ in events:
            if descriptor in writers:
                writers[descriptor].write()
            else:
                readers[descriptor].read(descriptor)
        return of_arena

    def _lost_ms(self, before: float, until: float) -> tuple[float, float]:
        stalled_ms, overslept_ms = self._stall.ms() - before, (perf_counter() - until) * 1000.0
        return stalled_ms, max(0.0, overslept_ms - stalled_ms) if overslept_ms > OVERSLEPT_MS else 0.0

    def close(self) -> dict[int, list[Fault]]:
        """Ends all bots; returns the faults that only show at the end, by seat."""
        processes = {seat: player.process for seat, player in enumerate(self.players) if player.process}
        running = [process for process in processes.values() if not process.ended]
        flooding = [process for process in running if not process.flood_reported and floods(process)]
        stubborn = end_all(running, self._others)
        self._stall.close()
        faults = {seat: faults_at_end(process, stubborn) for seat, process in processes.items()}
        for seat, process in processes.items():
            if process in flooding:
                faults[seat].insert(0, Fault(FaultKind.FLOOD_STDOUT, FLOOD_TEXT))
        return faults
