"""A game of ten turns for the tests: everyone names a number from 0 to 9, the highest unique number scores.

It lives outside ``bot/``: the arena takes it as ``tests.arena.toy:GAME``, without a change to anything.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from arena.contract.files import Json
from arena.contract.game import NO_ANSWERS, Answers, Frame, Game, Request, Result
from arena.contract.setup import Limits, Setup

TURNS = 10


class ToyReferee:
    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._random = Random(setup.seed)
        self._scores = [0.0] * setup.seats
        self._alive = set(range(setup.seats))
        self._hint = self._random.randrange(1000)
        self._turn = 0

    def init_lines(self, seat: int) -> Sequence[str]:
        return [str(seat)]

    def requests(self) -> Mapping[int, Request]:
        if self._turn == TURNS or not self._alive:
            return {}
        limits = self._setup.limits
        limit = limits.turn_ms if self._turn else limits.first_turn_ms
        stream = self._setup.options.get("stream", "stdout")
        prefix = "=>" if stream == "stderr" else ""
        hint = f"{self._hint} " + "x" * int(self._setup.options.get("size", "0"))
        return {seat: Request((f"turn {self._turn}", hint), limit, stream, prefix) for seat in self._alive}

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        broken: dict[int, str] = {}
        named: dict[int, int] = {}
        for seat, answer in answers.items():
            text = (answer or "").removeprefix("=>")
            if answer is None:
                if "forgiving" not in self._setup.options:
                    self._out(seat)
            elif len(text) != 1 or text not in "0123456789":
                broken[seat] = f"{answer[:20]!r} is not a digit"
                self._out(seat)
            else:
                named[seat] = int(text)
        values = list(named.values())
        unique = [value for value in values if values.count(value) == 1]
        for seat, value in named.items():
            if unique and value == max(unique):
                self._scores[seat] += 1
        self._turn += 1
        self._hint = self._random.randrange(1000)
        return broken

    def _out(self, seat: int) -> None:
        self._alive.discard(seat)
        self._scores[seat] = -1.0

    def farewell(self, seat: int) -> Sequence[str]:
        return ["end"]

    def result(self) -> Result:
        ranks = tuple(1 + sum(other > score for other in self._scores) for score in self._scores)
        return Result(tuple(self._scores), ranks, (f"scores {self._scores}",))


class Nine:
    def init(self, lines: Sequence[str]) -> None:
        self._seat = int(lines[0])

    def __init__(self, random: Random) -> None:
        self._random = random

    def answer(self, lines: Sequence[str]) -> str:
        return "9"


class Anything(Nine):
    def answer(self, lines: Sequence[str]) -> str:
        return str(self._random.randrange(10))


class Broken(Nine):
    def answer(self, lines: Sequence[str]) -> str:
        raise RuntimeError("a baseline with a fault")


def no_differences(record: Json) -> Iterator[str]:
    yield from (["seven is wrong"] if record.get("value") == 7 else [])


def frames(record: Json, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    svg = '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="var(--accent)"/></svg>'
    return [
        Frame(f"turn {number}", svg, number, (("player", "answer"), ("0", str(turn.actions[0]))))
        for number, turn in enumerate(record.turns)
    ]


GAME = Game(
    name="toy",
    title="Toy",
    seats=(2, 3, 4),
    editions=("plain",),
    limits=Limits(2000.0, 300.0),
    new_referee=ToyReferee,
    baselines={"random": Anything, "greedy": Nine, "broken": Broken},
    differences=no_differences,
    frames=frames,
    options={"stream": "stdout or stderr", "size": "bytes of a hint", "forgiving": "a missing answer costs nothing"},
)
