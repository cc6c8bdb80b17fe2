"""The first turns of a recorded game: what one player was sent, and what it answered."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from arena.contract.files import read_json
from arena.contract.record import Replay, is_replay, read_replays, recorded_answers, replay_of
from bundler import BundleError

TURNS = 6
"""The number of first turns that are tried; some protocols begin with requests that need no search."""


@dataclass(frozen=True)
class RecordedOpening:
    """The lines that one player of a recorded game was sent in its first turns, and its answers.

    ``turns``: the numbers of these turns in the game, from 1. ``answers``: what counted as its answer to each of them.
    """

    file: Path
    record: int
    seat: int
    lines: tuple[str, ...]
    turns: tuple[int, ...]
    answers: tuple[str | None, ...]

    def __str__(self) -> str:
        return f"opening of {self.file.name}, game {self.record}, seat {self.seat}"

    @property
    def sizes(self) -> list[int]:
        """How many lines each answer has; one that was not given counts as the longest."""
        sizes = [0 if answer is None else answer.count("\n") + 1 for answer in self.answers]
        return [size or max(sizes) or 1 for size in sizes]

    @property
    def counted(self) -> str:
        """The recorded answers, by which the input goes on, as a bot's client reads them."""
        return recorded_answers(self.answers, self.sizes)

    def difference(self, lines: Sequence[str]) -> str:
        """Where a program's ``lines`` first differ from the recorded answers; empty if they do not."""
        start = 0
        for turn, size, recorded in zip(self.turns, self.sizes, self.answers, strict=True):
            given = "\n".join(lines[start : start + size]) if lines[start:] else None
            if given != recorded:
                return f"turn {turn}: {_shown(given)} instead of {_shown(recorded)}"
            start += size
        rest = "\n".join(lines[start:])
        return f"{rest!r} after the last turn" if lines[start:] else ""


def _shown(answer: str | None) -> str:
    return "no answer" if answer is None else repr(answer)


def opening_of_game(game: str, replays: Path) -> RecordedOpening:
    """The first turns of the first game that ``replays`` has in a file named after ``game``."""
    for file in sorted(replays.rglob("*.jsonl.gz")):
        records = read_json(file) if file.relative_to(replays).as_posix().startswith(game) else ()
        for number, record in enumerate(records, 1):
            if is_replay(record) and record["turns"] and record.get("game", game) == game:
                return _opening(file, number, replay_of(record), None, TURNS)
    raise BundleError(
        f"no recorded game of {game} in {replays} to try the built file on; make one, with a program for each player:\n"
        f"  arena play {game} builtin:greedy builtin:random .. --out {replays}/{game}_referee.jsonl.gz"
    )


def opening_of_file(file: Path, game: int, player: str | None, turns: int) -> RecordedOpening:
    """The first ``turns`` of game number ``game`` (from 1) of a replay, as sent to a player: a name, or a seat from 0.

    Without one, the first that was asked. Raises :class:`BundleError` if the file has no such game, and
    :class:`~arena.contract.files.ReplayError` if it is no replay.
    """
    number = 0
    for number, replay in enumerate(read_replays(file), 1):
        if number == game:
            return _opening(file, number, replay, player, turns)
    raise BundleError(f"{file} has {number} game{'s' if number != 1 else ''}, and no game {game}")


def _opening(file: Path, number: int, replay: Replay, player: str | None, most: int) -> RecordedOpening:
    asked = sorted({seat for turn in replay.turns for seat in turn.inputs})
    seats = [seat for seat in asked if player in (None, str(seat), replay.names[seat])]
    if not seats or (player is not None and len(seats) > 1):
        known = ", ".join(f"{seat} {replay.names[seat]}" for seat in asked) or "nobody"
        raise BundleError(f"{file}, game {number}: --seat wants one of the players who were asked: {known}")
    seat = seats[0]
    turns = [(turn, at.inputs[seat]) for turn, at in enumerate(replay.turns, 1) if seat in at.inputs][:most]
    return RecordedOpening(
        file, number, seat,
        lines=(*replay.player_inputs_init[seat], *chain.from_iterable(sent for _, sent in turns)),
        turns=tuple(turn for turn, _ in turns),
        answers=tuple(replay.counted(seat)[:most]),
    )
