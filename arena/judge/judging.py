"""The judging of recorded answers as independent jobs, each of some turns of a game."""
from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path
from pkgutil import resolve_name
from time import perf_counter

from arena.contract.game import Game
from arena.contract.judgement import Analyst, Effort
from arena.contract.record import Replay
from arena.games import CONTEST_FILE, load_from, load_game
from arena.judge.analysis_files import Part, analysis_path, best_of, missing_turns, parts_in
from arena.judge.losses import Games, PlayedGame, grouped
from arena.match.outcome import digest

TURNS_OF_A_JOB = 10
SECONDS_OF_A_JOB = 5.0
"""A job has so many turns at most, and takes about so long if there is more than one: its results come at its end."""
TIMES = 2.0
"""By default, the search for an answer has so many times the contest's time."""
FIRST_SECONDS = 7.5
"""A first pass of a player takes about so long, so that it is there within ten seconds (docs/post-mortem.md)."""
LESS = 0.9
"""A first pass has at most this share of the whole analysis' time for an answer, .."""
LEAST_SECONDS = 0.0005
""".. and at least so long; with half a millisecond at its end, it is no time that people set."""
SECONDS_BESIDES = 0.06
"""About what judging an answer takes besides its search."""


@dataclass(frozen=True)
class JudgeJob:
    """Consecutive turns of a game that one worker judges."""

    path: Path
    """The file of analyses in which the result is kept."""
    game: str
    number: int
    """The game's place in its file, from 0."""
    record: Replay
    digest: str
    turns: range
    seats: tuple[int, ...]
    effort: Effort
    first_seconds: float = 0.0
    """Of a first pass, which has no luck: what all answers of a player take, besides their search, too; 0: of none."""


def new_analyst(game: Game, record: Replay) -> Analyst:
    """The analyst of a recorded game. Raises :class:`LookupError` if the game has none."""
    if not game.analyst:
        raise LookupError(f"{game.name} has no analyst")
    module, _, name = game.analyst.rpartition(":")
    made = load_from(Path(module), name) if module.endswith(".py") else resolve_name(game.analyst)
    return made(record)


def no_judge(game: Game) -> str:
    """A sentence for a game without a judge: what to do about it."""
    how = (f"write one of some twenty lines, and name it in {CONTEST_FILE} (docs/any-contest.md, \"A judge\")"
           if game.is_contest else "name one as the game's analyst (docs/add-a-game.md)")
    return f"{game.title} has no judge that could say what its answers are worth: {how}"


def run_judge_job(job: JudgeJob) -> Part:
    """Judges the answers of a job; runs in a worker. Returns a part for its file of analyses.

    Raises :class:`ReplayError`.
    """
    begun, game = perf_counter(), load_game(job.game)
    with game.reading(job.record, "judged"):
        analyst = new_analyst(game, job.record)
        efforts = _first_efforts(job, begun) if job.first_seconds else repeat(job.effort)
        luck, judgements = {}, []
        for turn in job.turns:
            if not job.first_seconds and (of_all := analyst.luck(turn)):
                luck[turn] = tuple(round(value, 5) for value in of_all)
            asked = [seat for seat in job.seats if seat in job.record.turns[turn].inputs]
            judged = (analyst.judge(turn, seat, next(efforts)) for seat in asked)
            judgements += [judgement.rounded() for judgement in judged if judgement]
        results = tuple(analyst.result(seat) for seat in range(len(job.record.ranks)))
        return Part(
            job.number, job.digest, job.effort, analyst.unit, analyst.par, results,
            (job.turns.start, job.turns.stop), job.seats, luck, judgements, not job.first_seconds)


def _first_efforts(job: JudgeJob, begun: float) -> Iterator[Effort]:
    """The effort for each answer of a job of a first pass: what is left of its time is shared out anew each time."""
    asked = [turn for turn, of_all in enumerate(job.record.turns) for seat in job.seats if seat in of_all.inputs]
    answers, besides = sum(turn in job.turns for turn in asked), SECONDS_BESIDES
    end = begun + job.first_seconds * len(job.seats) * answers / max(1, len(asked))
    for left in range(answers, 0, -1):
        now = perf_counter()
        seconds = min(job.effort.seconds, max((end - now) / left - besides, LEAST_SECONDS))
        yield replace(job.effort, seconds=seconds)
        besides = perf_counter() - now - seconds


def missing_jobs(
    path: Path, game: str, number: int, record: Replay, seats: Collection[int], effort: Effort, parts: Sequence[Part],
    first_at_once: int = 0,
) -> Iterator[JudgeJob]:
    """Jobs for the turns of a game that no part of its file holds at this effort.

    ``path``: the file; ``game``: a name that :func:`load_game` takes; ``number``: of the game in the file, from 0;
    ``first_at_once``: how many workers judge a first pass; 0: it is none.
    """
    judged, of_game = tuple(sorted(seats)), digest(record)
    turns = missing_turns(parts, number, of_game, len(record.turns), judged, effort)
    longest = TURNS_OF_A_JOB if first_at_once else turns_of_a_job(effort, len(judged))
    runs = [*runs_of(turns, longest)] if judged else []
    cores = (1 + min(first_at_once, len(runs))) / 2.0  # of all but one half, as they do not end together
    first_seconds = cores * FIRST_SECONDS if first_at_once else 0.0
    for run in runs:
        yield JudgeJob(path, game, number, record, of_game, run, judged, effort, first_seconds)


def missing_in(name: str, games: Games, effort: Effort) -> Iterator[JudgeJob]:
    """Jobs for the answers of the players that are not judged yet at any effort; ``name``: of their game."""
    for same, parts in _with_parts(games):
        file, number, record = same[0].file, same[0].number, same[0].record
        seats = sorted({played.seat for played in same})
        kept = best_of(parts, record, number, seats)
        if not (kept and kept.is_whole):
            yield from missing_jobs(analysis_path(file), name, number, record, seats, effort, parts)


def analysed(games: Games) -> list[PlayedGame]:
    """The games with their analyses, those that are complete for the player."""
    found = []
    for same, parts in _with_parts(games):
        for played in same:
            kept = best_of(parts, played.record, played.number, [played.seat])
            found.append(replace(played, analysis=kept if kept and kept.is_whole else None))
    return found


def _with_parts(games: Games) -> Iterator[tuple[list[PlayedGame], list[Part]]]:
    """Those who played in each game, file by file, with what the file of analyses beside it holds of this game."""
    for file, of_file in grouped((played.file, played) for played in games).items():
        parts = grouped((part.number, part) for part in parts_in(analysis_path(file)))
        for number, same in grouped((played.number, played) for played in of_file).items():
            yield same, parts.get(number, [])


def usual_seconds(game: Game, record: Replay) -> float:
    """The time of a search if nobody chooses one."""
    return TIMES * game.limits_of(record.edition or game.editions[0]).turn_ms / 1000.0


def seconds_to_judge(record: Replay, seconds: float) -> float:
    """About how long it takes to judge all answers of a game on one core, with ``seconds`` for a search."""
    return (seconds + SECONDS_BESIDES) * sum(len(turn.inputs) for turn in record.turns)


def first_pass(whole: Effort) -> Effort:
    """The effort for an answer at most, in the first pass before a ``whole`` analysis."""
    return Effort(seconds=min(LESS * (whole.seconds or math.inf), FIRST_SECONDS) + LEAST_SECONDS)


def turns_of_a_job(effort: Effort, seats: int) -> int:
    """How many turns a job has."""
    if not effort.seconds:
        return TURNS_OF_A_JOB
    return max(1, min(TURNS_OF_A_JOB, int(SECONDS_OF_A_JOB / ((effort.seconds + SECONDS_BESIDES) * seats))))


def runs_of(turns: Sequence[int], longest: int = TURNS_OF_A_JOB) -> Iterator[range]:
    """Turns in order, cut into runs of consecutive turns, at most ``longest`` long."""
    begin = 0
    for end in range(1, len(turns) + 1):
        if end == len(turns) or turns[end] != turns[end - 1] + 1 or end - begin == longest:
            yield range(turns[begin], turns[end - 1] + 1)
            begin = end
