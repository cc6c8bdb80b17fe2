"""Time that is not a program's own, and is forgiven: when it, or the arena, was ready to run and had no core.

How many turns in a row a bot may miss is counted in :mod:`arena.run.players`.
"""
from __future__ import annotations

from arena.run.linux import NOTHING, READY, Counts, cores_of, counts_of, state_of
from arena.run.process import BotProcess

MOST_MS = 10_000.0
"""The most that is forgiven for one answer."""
MOST_SHARE = 1.0
"""The same as a share of the answer's limit: what takes longer is late, whatever kept it."""


class CoreWait:
    """How long a program has waited for a core from now on, without fault of its own.

    Its threads and children wait for one another too. So it is at most the time that these have left of all its cores.
    """

    def __init__(self, program: BotProcess, now: float, limit_ms: float) -> None:
        self._program = program
        self._begun = now
        self._limit_ms = limit_ms
        self._most_ms = min(MOST_SHARE * limit_ms, MOST_MS)
        self._cpu_seconds = program.cpu_seconds()
        self._cores: int | None = None
        self._before = counts_of(program.number())
        self._counted_ms = 0.0
        self._last_look: Counts | None = None

    def ms(self, now: float, stalled_ms: float = 0.0, stopped_ms: float = 0.0, *, least_ms: float = 0.0) -> float:
        """The wait so far, but for one that goes on at this moment; 0 if it is no longer than ``least_ms``.

        ``stalled_ms``: how long the arena was ready and had no core. ``stopped_ms``: how long it was not even ready,
        such as by Ctrl-Z, which no limit makes the program's own.
        """
        waited = counts_of(self._program.number()).waited_ms - self._before.waited_ms
        if waited > self._counted_ms:
            self._counted_ms, self._last_look = waited, None
        forgiven_ms = min(waited + stalled_ms, self._most_ms) + stopped_ms
        if forgiven_ms <= least_ms:
            return 0.0
        return max(0.0, min(forgiven_ms, self._elapsed_ms(now) - self._used_ms()))

    def ms_so_far(self, now: float) -> float:
        """The wait so far, with one that goes on at this moment: the program is ready, and has used so little."""
        if state_of(self._program.number()) != READY:
            return self.ms(now)
        return max(0.0, min(self._most_ms, self._elapsed_ms(now) - self._used_ms()))

    def goes_on(self, now: float) -> bool:
        """Whether it may be waiting at this moment: it is ready, and had no core since the last look.

        The first look, and the first one after more of a wait was counted, cannot tell, and so gives the program time.
        So does one that sees the end of a wait which :meth:`ms` has not counted yet. A program that has computed for
        its whole limit waits for itself.
        """
        pid = self._program.number()
        counts = counts_of(pid)
        before, self._last_look = self._last_look, counts
        if self._elapsed_ms(now) > self._limit_ms + self._most_ms or counts == NOTHING:
            return False
        if self._used_ms() > self._limit_ms:
            return False
        has_just_ended = counts.waited_ms - self._before.waited_ms > self._counted_ms
        return has_just_ended or (state_of(pid) == READY and before in (None, counts))

    def _elapsed_ms(self, now: float) -> float:
        return (now - self._begun) * 1000.0

    def _used_ms(self) -> float:
        """What all that it has started has used, for each of its cores: of the fewest that it was ever seen to have."""
        cores = len(cores_of(self._program.number())) or 1
        self._cores = min(cores, self._cores or cores)
        return (self._program.cpu_seconds() - self._cpu_seconds) * 1000.0 / self._cores
