"""Files of analyses, beside their replays: the value of each answer of a replay.

They are gzipped JSON lines, as replays are, with an object (:class:`Part`) for some turns of a game, in any order.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import isfinite
from pathlib import Path

import msgspec

from arena.contract.files import ReplayError, stem, whole_records
from arena.contract.judgement import Effort, GameAnalysis, Judgement
from arena.contract.record import Replay
from arena.match.outcome import digest

FORMAT = 1
MOST_TURNS = 1_000_000
"""More than any game has."""


class Part(msgspec.Struct, frozen=True):
    """Some turns of a game, as all of these seats answered in them."""

    number: int
    """The game's place in the replay file, from 0."""
    digest: str
    """Of the game's lines: if another game is in this place by now, the analysis does not count."""
    effort: Effort
    unit: str
    par: float
    results: tuple[float, ...]
    """By seat, in the unit of the values."""
    turns: tuple[int, int]
    """The first one, as an index, and the one after the last."""
    seats: tuple[int, ...]
    luck: dict[int, tuple[float, ...]]
    """By turn, for every seat."""
    judgements: list[Judgement]
    has_luck: bool = True
    """Whether it was looked for."""
    analysis: int = FORMAT
    """The version of the format."""

    def __post_init__(self) -> None:
        """Raises :class:`ValueError` for what is said of no turns or seats, or without a value."""
        players = len(self.results)
        if not 0 <= self.turns[0] <= self.turns[1] <= MOST_TURNS or not {*self.seats} <= {*range(players)}:
            raise ValueError(f"no game has the turns {self.turns} and the seats {self.seats} of {players}")
        if any(judgement.turn not in self.indices or judgement.seat not in self.seats for judgement in self.judgements):
            raise ValueError("it judges other answers than those of its turns and seats")
        if any(turn not in self.indices or len(of_all) != players for turn, of_all in self.luck.items()):
            raise ValueError("the luck is that of other turns or players")
        if not all(map(isfinite, self._values())):
            raise ValueError("a value is no number")

    @property
    def indices(self) -> range:
        """The indices of its turns."""
        return range(*self.turns)

    def _values(self) -> Iterator[float]:
        yield from (self.par, *self.results, *(value for of_all in self.luck.values() for value in of_all))
        for judgement in self.judgements:
            yield from (judgement.value, judgement.noise, *(value for _, value in judgement.best))


def analysis_path(replay: Path) -> Path:
    """The path of a replay file's analysis, which is beside it."""
    return replay.with_name(stem(replay) + ".analysis.jsonl.gz")


def best_analysis(path: Path, game: Replay, number: int) -> GameAnalysis | None:
    """The best analysis of a game in a file, see :func:`best_of`."""
    return best_of(parts_of(path, number), game, number, range(len(game.final_scores)))


def best_of(parts: Iterable[Part], game: Replay, number: int, seats: Sequence[int]) -> GameAnalysis | None:
    """The analysis with the most judged turns of ``seats``; among equals no first pass, and the greatest effort.

    ``parts``: those of a file for this place; ``None`` if none of them is about this game.
    """
    of_game = digest(game)
    parts = [part for part in parts if part.digest == of_game and part.turns[1] <= len(game.turns)
             and len(part.results) == len(game.final_scores)]
    judged = {effort: (-len(missing_turns(parts, number, of_game, len(game.turns), seats, effort)), has_luck, effort)
              for effort, has_luck in {part.effort: part.has_luck for part in parts}.items()}
    if not judged:
        return None
    best = max(judged, key=judged.__getitem__)
    return _joined([part for part in parts if part.effort == best], is_judged=not judged[best][0])


def parts_of(path: Path, number: int) -> list[Part]:
    """The parts in the file for this place, whichever game was there; none if there is no file."""
    return [part for part in parts_in(path) if part.number == number]


def parts_in(path: Path) -> list[Part]:
    """All parts in the file that this program can read; none if there is no file. Raises :class:`ReplayError`."""
    records = (record for record in whole_records(path) if isinstance(record, dict))
    try:
        return [msgspec.convert(record, Part, str_keys=True) for record in records if record.get("analysis") == FORMAT]
    except msgspec.ValidationError as error:
        raise ReplayError(f"{path} holds no analysis: {error}; delete it, and analyse the replay again") from None


def turns_judged(parts: Iterable[Part], first: Effort) -> int:
    """How many turns of a game are analysed by more than the ``first`` pass."""
    return len({turn for part in parts if part.effort != first for turn in part.indices})


def _joined(parts: Sequence[Part], is_judged: bool) -> GameAnalysis:
    """The analysis of a game; of a turn that was judged twice, the later judgement counts."""
    first = parts[0]
    game = GameAnalysis(first.unit, first.par, first.results, effort=first.effort, is_judged=is_judged,
                        has_luck=all(part.has_luck for part in parts))
    for part in parts:
        game.judgements.update({(judgement.turn, judgement.seat): judgement for judgement in part.judgements})
        game.covered.update((turn, seat) for turn in part.indices for seat in part.seats)
        game.luck.update(part.luck)
    return game


def missing_turns(
    parts: Iterable[Part], number: int, game_digest: str, turns: int, seats: Sequence[int], effort: Effort
) -> list[int]:
    """The turns of a game that no part of the file holds for all of ``seats`` at this effort."""
    known = {seat: set[int]() for seat in seats}
    for part in parts:
        if (part.number, part.digest, part.effort) == (number, game_digest, effort):
            for seat in known.keys() & set(part.seats):
                known[seat].update(part.indices)
    return [turn for turn in range(turns) if any(turn not in done for done in known.values())]
