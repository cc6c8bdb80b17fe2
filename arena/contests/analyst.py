"""What a contest's judge begins with: it makes positions of what players were sent, and a search of botkit judges.

A judge is a class in the contest's folder that ``judge`` in its file names, ``FILE.py:CLASS``.
"""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from math import hypot, isnan
from typing import Any, Generic, TypeVar

from arena.contract.judgement import MOST_SHOWN, Analyst, Effort, Judgement
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

P = TypeVar("P")
M = TypeVar("M")


class SearchAnalyst(Analyst, Generic[P, M]):
    """Judges each answer by a search of all moves; if another one is better, the two are each searched alone.

    A move has other values among all and alone, and only values of moves alone are compared. What these are exact to
    follows from what changes them by chance: the search among all, and the second half of each search alone.
    ``game``: the rules as the search wants them. Its positions are compared with ``==``.
    """

    unit = "share of points"
    par = 0.5
    noise = 0.02
    """Smaller differences between values mean nothing."""
    game: Any

    def __init__(self, record: Replay) -> None:
        self.record = record

    @abstractmethod
    def position(self, turn: int, seat: int) -> P | None:
        """The position in a turn (an index), from ``record.turns[..].inputs[seat]``; ``None``: nothing is to decide."""

    @abstractmethod
    def results(
        self, game: Any, position: P, seat: int, deadline: Deadline, effort: int
    ) -> Iterator[SearchResult[M]]:
        """A search of the player's moves, until the deadline or for ``effort`` (0: no limit)."""

    def move(self, answer: str) -> M:
        """The move of an answer that was accepted. As it stands: moves are the answers themselves."""
        return answer  # type: ignore[return-value]

    def text(self, move: M) -> str:
        """The answer that makes a move."""
        return str(move)

    def share(self, value: float) -> float:
        """A value of the search as an expected result from 0 to 1."""
        return value

    def result(self, seat: int) -> float:
        """The share of points that the player got."""
        return points_of(self.record.ranks)[seat]

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        """See :class:`arena.contract.judgement.Analyst`. An answer with a fault is worth nothing."""
        position = self.position(turn, seat)
        found = [] if position is None else self._searched(self.game, position, seat, effort)
        if position is None or not found:
            return None
        best, half = found[-1], _half(found)
        answer, fault = self.record.turns[turn].actions[seat], self.record.turns[turn].faults[seat]
        if len(best.alternatives) < 2 and answer in (None, self.text(best.answer)):
            return None  # a search that has found a win may know no other move, but the player made one
        failed = answer is None or fault is not None
        move = None if failed else self.move(str(answer))
        value, shift, noise = self._worth(move, best, position, seat, effort)
        ranked = tuple(
            (self.text(one), value if one == move else max(0.0, self.share(min(among_all, best.value)) + shift))
            for one, among_all in best.alternatives[:MOST_SHOWN])
        sure = half.answer == best.answer
        return Judgement(turn, seat, answer, value, ranked, max(self.noise, noise), sure, fault=fault)

    def _worth(
        self, move: M | None, best: SearchResult[M], position: P, seat: int, effort: Effort
    ) -> tuple[float, float, float]:
        """What a move is worth, how much more the best one is worth alone than among all, and what both are exact to.

        ``move``: ``None`` for a fault.
        """
        among_all = self.share(best.value)
        if move is None or move == best.answer:
            return 0.0 if move is None else among_all, 0.0, 0.0
        (value, drift), (of_best, best_drift) = (
            self._alone(one, position, seat, effort) for one in (move, best.answer))
        shift = of_best - among_all
        return value, shift, hypot(shift, drift, best_drift)

    def _alone(self, move: M, position: P, seat: int, effort: Effort) -> tuple[float, float]:
        """What a move is worth, and how much that has changed since half the effort.

        The mean of all samples differs from that of one half of them by about its standard error. Raises
        :class:`ValueError` if the search tells nothing.
        """
        alone = self._searched(OneMove(self.game, position, seat, move), position, seat, effort)
        if not alone or isnan(alone[-1].value):
            raise ValueError(f"the search gives no value to {move!r}")
        value = self.share(alone[-1].value)
        return value, value - self.share(_half(alone).value)

    def _searched(self, game: Any, position: P, seat: int, effort: Effort) -> list[SearchResult[M]]:
        return list(self.results(game, position, seat, deadline_of(effort), effort.fixed))


def _half(found: Sequence[SearchResult[M]]) -> SearchResult[M]:
    """The last result after at most half the effort of a search; the last one of all if there is none."""
    return next((result for result in reversed(found) if 2 * result.effort <= found[-1].effort), found[-1])


class ScoreAnalyst(Analyst):
    """Judges the one answer of a contest for one player, a plan or a solution, by the best that a search finds.

    What it is worth is its score as a share of the greater one. ``less_is_better``: .. of the smaller one.
    """

    unit = "share of the best score"
    par = 1.0
    less_is_better = False

    def __init__(self, record: Replay) -> None:
        self.record = record
        self._worth: dict[int, float] = {}

    @abstractmethod
    def score(self, lines: Sequence[str], answer: str) -> float:
        """The score above 0 of an accepted answer to what the player was sent."""

    @abstractmethod
    def results(self, lines: Sequence[str], deadline: Deadline, effort: int) -> Iterator[str]:
        """Ever better answers of a search, until the deadline or for ``effort`` (0: no limit)."""

    def result(self, seat: int) -> float:
        """What the player's answer was worth, once it is judged."""
        return self._worth.get(seat, 0.0)

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement:
        """See :class:`arena.contract.judgement.Analyst`. An answer with a fault is worth nothing."""
        lines, played = self.record.turns[turn].inputs[seat], self.record.turns[turn]
        answer, fault = played.actions[seat], played.faults[seat]
        *_, found = self.results(lines, deadline_of(effort), effort.fixed)
        best, own = self.score(lines, found), 0.0 if answer is None or fault else self.score(lines, answer)
        share = own and (best / own if self.less_is_better else own / best)
        self._worth[seat] = min(share, 1.0)
        return Judgement(turn, seat, answer, self._worth[seat], ((found, 1.0),) if share < 1.0 else (), fault=fault)


def deadline_of(effort: Effort) -> Deadline:
    """When a search with this effort ends."""
    return Deadline.after_ms(1000.0 * effort.seconds) if effort.seconds else Deadline.never()


class OneMove:
    """A game in which a player has only one move in a position."""

    def __init__(self, game: Any, position: object, seat: int, move: object) -> None:
        self._game, self._position, self._seat, self._move = game, position, seat, move

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def moves(self, position: object, *player: int) -> Sequence[Any]:
        """The legal moves; ``player``: as games say in which all move at once."""
        if position == self._position and player in ((), (self._seat,)):
            return [self._move]
        legal: Sequence[Any] = self._game.moves(position, *player)
        return legal
