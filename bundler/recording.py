"""The first turns of a recorded game: what one player was sent, and what it answered."""
from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from bundler import BundleError

TURNS = 6
"""The number of first turns that are tried; some protocols begin with requests that need no search."""
GZIP = b"\x1f\x8b"
NOT_OF_A_REPLAY = (
    gzip.BadGzipFile, zlib.error, EOFError, ValueError, RecursionError, LookupError, TypeError, AttributeError)
"""Errors of what has no form of a replay, as a file and as a record."""
RECORDED = "BOTKIT_RECORDED"
"""The environment variable that names the file of recorded answers: see :mod:`botkit.client.session`."""


@dataclass(frozen=True)
class RecordedOpening:
    """The lines that one player of a recorded game was sent in its first turns, and its answers.

    ``turns``: the numbers of these turns in the game, from 1. ``answers``: the lines of its answer to each of them,
    none where it gave none.
    """

    file: Path
    record: int
    seat: int
    lines: tuple[str, ...]
    turns: tuple[int, ...]
    answers: tuple[tuple[str, ...], ...]

    def __str__(self) -> str:
        return f"opening of {self.file.name}, game {self.record}, seat {self.seat}"

    @property
    def sizes(self) -> list[int]:
        """How many lines each answer has; one that was not given counts as the longest."""
        longest = max(map(len, self.answers)) or 1
        return [len(answer) or longest for answer in self.answers]

    @property
    def counted(self) -> str:
        """The recorded answers, by which the input goes on, as the file that :data:`RECORDED` names has them."""
        answers = ([f"={line}" for line in answer] or [""] * size for answer, size in zip(self.answers, self.sizes))
        return "\n".join(chain.from_iterable(answers))

    def difference(self, lines: Sequence[str]) -> str:
        """Where a program's ``lines`` first differ from the recorded answers; empty if they do not."""
        start = 0
        for turn, size, recorded in zip(self.turns, self.sizes, self.answers, strict=True):
            given = tuple(lines[start : start + size])
            if given != recorded:
                return f"turn {turn}: {_shown(given)} instead of {_shown(recorded)}"
            start += size
        return f"{_shown(tuple(lines[start:]))} after the last turn" if lines[start:] else ""


def _shown(lines: tuple[str, ...]) -> str:
    return repr("\n".join(lines)) if lines else "no answer"


def opening_of_game(game: str, replays: Path) -> RecordedOpening:
    """The first turns of the first game that ``replays`` has in a file named after ``game``."""
    for file in sorted(replays.rglob("*.jsonl.gz")):
        if not file.relative_to(replays).as_posix().startswith(game):
            continue
        for number, record in enumerate(_records(file), start=1):
            if record.get("game", game) == game and record.get("turns") and "player_inputs_init" in record:
                return _opening(file, number, record, None, TURNS)
    raise BundleError(
        f"no recorded game of {game} in {replays} to try the built file on; make one with\n"
        f"  arena play {game} builtin:random builtin:random ... --out {replays}/{game}_referee.jsonl.gz"
    )


def opening_of_file(file: Path, game: int, player: str | None, turns: int) -> RecordedOpening:
    """The first ``turns`` of game number ``game`` (from 1) of a replay, as sent to a player: a name, or a seat from 0.

    Without one, the first that was asked. Raises :class:`BundleError` if the file has no such game.
    """
    number = 0
    try:
        for number, record in enumerate(_records(file), start=1):
            if number == game:
                return _opening(file, number, record, player, turns)
    except NOT_OF_A_REPLAY:
        raise BundleError(f"{file} is no replay: a replay has a JSON object for each game, one a line") from None
    raise BundleError(f"{file} has {number} game{'s' if number != 1 else ''}, and no game {game}")


def _opening(file: Path, number: int, record: dict[str, Any], player: str | None, most: int) -> RecordedOpening:
    if not record.get("turns") or "player_inputs_init" not in record or "inputs" not in record["turns"][0]:
        raise BundleError(f"{file}, game {number}, does not say what its players were sent; use a replay of the arena")
    asked = sorted({int(name) for turn in record["turns"] for name in turn["inputs"]})
    names = [one.get("name", "") for one in record.get("players", ())]
    seats = [seat for seat in asked if player in (None, str(seat), *names[seat:seat + 1])]
    if not seats or (player is not None and len(seats) > 1):
        known = ", ".join(" ".join([str(seat), *names[seat:seat + 1]]) for seat in asked)
        raise BundleError(f"{file}, game {number}: --seat wants one of the players who were asked: {known or 'nobody'}")
    seat = seats[0]
    name = str(seat)
    turns = [(turn, at) for turn, at in enumerate(record["turns"], start=1) if name in at["inputs"]][:most]
    sent = chain(record["player_inputs_init"][seat], *(at["inputs"][name] for _, at in turns))
    return RecordedOpening(
        file, number, seat,
        lines=tuple(str.removesuffix(line, "\n") for line in sent),
        turns=tuple(turn for turn, _ in turns),
        answers=tuple(_answer(at, seat) for _, at in turns),
    )


def _answer(turn: dict[str, Any], seat: int) -> tuple[str, ...]:
    actions = turn.get("actions") or []
    answer = actions[seat] if seat < len(actions) else None
    return () if answer is None else tuple(answer.removesuffix("\n").split("\n"))


def _records(file: Path) -> Iterator[dict[str, Any]]:
    if file.exists() and not file.is_file():
        raise BundleError(f"{file} is a folder, a pipe or a device, and no replay")
    with file.open("rb") as start:
        opened = gzip.open if start.read(len(GZIP)) == GZIP else open
    with opened(file, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, filter(str.strip, lines))
