"""A game whose bots are told only what the other one did: two take the numbers 1 to 9 in turn, each number once.

The sum decides. It is ``tests.arena.remembering:GAME``.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from arena.contract.game import Game, Request, Result
from arena.contract.setup import Limits, Setup
from tests.arena.toy import frames

NUMBERS = frozenset(map(str, range(1, 10)))


class Referee:
    def __init__(self, setup: Setup) -> None:
        self._taken: list[str] = []
        self._out: int | None = None

    def init_lines(self, seat: int) -> Sequence[str]:
        return ()

    def requests(self) -> Mapping[int, Request]:
        over = len(self._taken) == len(NUMBERS) or self._out is not None
        return {} if over else {self._seat: Request((self._taken[-1] if self._taken else "0",), 0.0)}

    @property
    def _seat(self) -> int:
        return len(self._taken) % 2

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        ((seat, answer),) = answers.items()
        if answer in NUMBERS.difference(self._taken):
            self._taken.append(str(answer))
            return {}
        self._out = seat
        return {seat: f"{answer} is not free"}

    def farewell(self, seat: int) -> Sequence[str]:
        return ()

    def result(self) -> Result:
        scores = tuple(-1.0 if seat == self._out else float(sum(map(int, self._taken[seat::2]))) for seat in range(2))
        return Result(scores, (1, 2) if scores[0] > scores[1] else (2, 1))


class Greatest:
    def __init__(self, random: Random) -> None:
        self._free = set(NUMBERS)

    def init(self, lines: Sequence[str]) -> None:
        pass

    def answer(self, lines: Sequence[str]) -> str:
        self._free.discard(lines[0])
        answer = max(self._free)
        self._free.remove(answer)
        return answer


GAME = Game(
    "remembering", "Nine numbers", (2,), ("plain",), Limits(2000.0, 300.0), Referee, {"greedy": Greatest}, frames)
