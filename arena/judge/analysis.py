"""Files of analyses, beside their replays: the value of each answer of a replay.

They are gzipped JSON lines, as replays are, with one object for some turns of a game, in any order::

    {"analysis": 1, "number": 0, "digest": "..", "effort": {"seconds": 2.0, "fixed": 0},
     "unit": "probability to win", "par": 0.5, "results": [1.0, 0.0], "turns": [0, 10], "seats": [0, 1],
     "luck": {"3": [0.1, -0.1]}, "judgements": [{"turn": 3, "seat": 0, ..}]}

``number`` is the game's place in the replay file, from 0, and ``digest`` is the digest of its lines: if another game is
in this place by now, the analysis does not count. ``turns`` are indices, the end excluded. For the fields of a
judgement see :class:`arena.judge.judgement.Judgement`.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from arena.files import Json, stem, whole_records
from arena.judge.judgement import Effort, GameAnalysis, Judgement
from arena.match.outcome import digest
from arena.record import Replay

FORMAT = 1


def analysis_path(replay: Path) -> Path:
    """The path of a replay file's analysis, which is beside it."""
    return replay.with_name(stem(replay) + ".analysis.jsonl.gz")


def read_analyses(
    path: Path, games: Mapping[int, Replay], effort: Effort | None = None
) -> dict[int, GameAnalysis]:
    """The analyses of these games that ``path`` holds, by number; none if there is no file.

    ``effort``: only analyses of this effort count. If a turn was analysed twice, the later analysis counts.
    """
    digests = {number: digest(game) for number, game in games.items()}
    analyses: dict[int, GameAnalysis] = {}
    for part in whole_records(path):
        if is_part(part) and digests.get(part["number"]) == part["digest"] and effort in (None, effort_of(part)):
            _add(analyses, part)
    return analyses


@dataclass(frozen=True)
class KeptAnalysis:
    """The best analysis of one game in a file."""

    game: GameAnalysis
    effort: Effort
    is_whole: bool
    """Whether every answer of the game, or of the seats that were asked for, is judged."""

    def covers(self, turn: int, seat: int) -> bool:
        """Whether an answer was looked at."""
        return self.is_whole or (turn, seat) in self.game.covered


def best_analysis(path: Path, game: Replay, number: int) -> KeptAnalysis | None:
    """The best analysis of a game in a file, see :func:`best_of`."""
    return best_of(parts_of(path, number), game, number, range(len(game.final_scores)))


def best_of(parts: Iterable[Json], game: Replay, number: int, seats: Sequence[int]) -> KeptAnalysis | None:
    """The analysis with the most judged turns of ``seats``, among equals that of the greatest effort.

    ``parts``: objects of a file for this place; ``None`` if none of them is about this game.
    """
    of_game = digest(game)
    parts = [part for part in parts if part["digest"] == of_game]
    judged = {
        effort: (-len(missing_turns(parts, number, of_game, len(game.turns), seats, effort)), effort)
        for effort in set(map(effort_of, parts))
    }
    if not judged:
        return None
    best = max(judged, key=judged.__getitem__)
    analyses: dict[int, GameAnalysis] = {}
    for part in parts:
        if effort_of(part) == best:
            _add(analyses, part)
    return KeptAnalysis(analyses[number], best, not judged[best][0])


def is_stale(path: Path, game: Replay, number: int) -> bool:
    """Whether all analyses in the file for this place are of another game."""
    digests = {part["digest"] for part in parts_of(path, number)}
    return bool(digests) and digest(game) not in digests


def parts_of(path: Path, number: int) -> list[Json]:
    """The objects in the file for this place, whichever game was there; none if there is no file."""
    return [part for part in whole_records(path) if is_part(part) and part["number"] == number]


def turns_judged(replay: Path) -> int:
    """How many turns of the only game of a replay file are analysed."""
    return len({turn for part in parts_of(analysis_path(replay), 0) for turn in range(*part["turns"])})


def is_part(part: Json) -> bool:
    """Whether this is an object of a file of analyses that this program can read."""
    return isinstance(part, dict) and part.get("analysis") == FORMAT


def effort_of(part: Json) -> Effort:
    """The effort with which the turns of a part were analysed."""
    return Effort(**part["effort"])


def _add(analyses: dict[int, GameAnalysis], part: Json) -> None:
    game = analyses.setdefault(
        part["number"], GameAnalysis(part["number"], part["unit"], part["par"], tuple(part["results"]))
    )
    for judgement in map(Judgement.of_json, part["judgements"]):
        game.judgements[judgement.turn, judgement.seat] = judgement
    game.covered.update((turn, seat) for turn in range(*part["turns"]) for seat in part["seats"])
    game.luck.update({int(turn): tuple(luck) for turn, luck in part["luck"].items()})


def missing_turns(
    parts: Iterable[Json], number: int, game_digest: str, turns: int, seats: Sequence[int], effort: Effort
) -> list[int]:
    """The turns of a game that no part of the file holds for all of ``seats`` at this effort."""
    known = {seat: set[int]() for seat in seats}
    for part in parts:
        if (part["number"], part["digest"], effort_of(part)) == (number, game_digest, effort):
            for seat in known.keys() & set(part["seats"]):
                known[seat].update(range(*part["turns"]))
    return [turn for turn in range(turns) if any(turn not in done for done in known.values())]


def new_part(
    number: int, game_digest: str, effort: Effort, unit: str, par: float, results: Sequence[float],
    turns: range, seats: Sequence[int], luck: dict[int, Sequence[float]], judgements: Sequence[Judgement],
) -> Json:
    """The object for some turns of a game, as it is written."""
    return {
        "analysis": FORMAT, "number": number, "digest": game_digest, "effort": asdict(effort),
        "unit": unit, "par": par, "results": list(results), "turns": [turns.start, turns.stop], "seats": list(seats),
        "luck": {str(turn): [round(value, 5) for value in of_all] for turn, of_all in luck.items()},
        "judgements": [judgement.as_json() for judgement in judgements],
    }
