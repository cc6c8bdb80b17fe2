"""The distributions of results in the runs of a match."""
from __future__ import annotations

from bot.olympics.constants import ARCHERY, DIVING, HURDLES
from bot.olympics.outcomes import USUAL_PLAY, ArcheryOutcomes, HurdlesOutcomes, diving_outcomes


class RunTables:
    """Tables of runs, which are built once and kept while a run lasts."""

    def __init__(self) -> None:
        self.diving = diving_outcomes(USUAL_PLAY[DIVING])
        self._track = ""
        self._hurdles: HurdlesOutcomes | None = None
        self._archery: ArcheryOutcomes | None = None

    def hurdles(self, track: str) -> HurdlesOutcomes:
        """The tables of a track; a new track takes 4 ms."""
        if self._hurdles is None or track != self._track:
            self._track, self._hurdles = track, HurdlesOutcomes(track, USUAL_PLAY[HURDLES])
        return self._hurdles

    def archery(self, winds: tuple[int, ...]) -> ArcheryOutcomes:
        """The tables of winds, or of more winds that end with these; new winds take 5 ms."""
        known = () if self._archery is None else self._archery.winds
        if self._archery is None or known[len(known) - len(winds):] != winds:
            self._archery = ArcheryOutcomes(winds, USUAL_PLAY[ARCHERY])
        return self._archery
