"""When a match is over: its games are played, its sequential test has decided, or a program never starts."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from arena.contract.faults import FaultKind
from arena.contract.files import Json
from arena.contract.record import Replay
from arena.match.loop import FailuresInARow
from arena.match.match import Match
from arena.match.outcome import Tally
from arena.match.summary import points_where, summarise
from arena.statements.filters import Filter
from arena.stats.sprt import Sprt

ALONE = 3
"""Games of one player: he may crash on a seed where another one, in his set of one game, would not."""


class NeverStarts(Exception):
    """A command that has crashed at the start of every game of a set, so that more games would tell nothing."""


@dataclass
class SoFar:
    """A match so far, and what its games say that are over.

    It ends after ``games`` games, or as soon as the sequential test, if there is one, has accepted a hypothesis.
    """

    match: Match
    games: int
    sprt: Sprt | None = None
    conditions: Sequence[Filter] = ()
    failed: FailuresInARow = field(default_factory=FailuresInARow)
    tally: Tally = field(init=False)

    def __post_init__(self) -> None:
        self.take(())

    def take(self, records: Iterable[Replay]) -> None:
        """These games are all that there are."""
        self.tally = Tally(self.match, records, self.conditions)

    def add(self, record: Replay) -> None:
        """One more game is over. Raises :class:`NeverStarts` if a command has crashed at the start of all, of a set."""
        self.tally.add(record)
        games, orders = self.tally.games, len(self.match.orders)
        for cmd, command in zip(self.match.commands, self.tally.commands):
            if command.faults[FaultKind.CRASH_AT_START.value] == games >= (orders if orders > 1 else ALONE):
                raise NeverStarts(f"no more games: {cmd!r} has crashed at the start of each of {games}")

    def leading(self) -> list[float]:
        """What the sets say that a sequential test may use."""
        return self.tally.compared.leading(self.failed.games)

    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.tally.games >= self.games or (self.sprt is not None and self.sprt.decided(self.leading()))

    def progress(self) -> str:
        """What is said beside the progress bar."""
        text = f"points {self.tally.sets.total(0) / self.tally.games:.3f}"
        return f"{text}, LLR {self.sprt.llr(self.leading()):.2f}" if self.sprt else text

    def summary(self) -> Json:
        """What ``--json`` prints, but for the file."""
        summary = summarise(self.tally)
        if self.failed.all:
            summary |= {"failed": self.failed.all, "last_failure": self.failed.last}
        if self.sprt:
            summary["sprt"] = self.sprt.report(self.leading()) | {"ended_by": self._end_of_the_test()}
        if self.conditions:
            summary["where"] = points_where(self.tally)
        return summary

    def _end_of_the_test(self) -> str:
        """What has ended the match, for a sentence about its test."""
        if self.sprt and self.sprt.decided(self.leading()):
            return "the test has ended the match"
        if self.tally.games >= self.games:
            return f"the match has ended with its last game, of {self.games:,}"
        return "the match has not come to its end"
