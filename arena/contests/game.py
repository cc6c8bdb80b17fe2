"""A contest as a game of the arena."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from os.path import isfile
from pathlib import Path

from arena.contests import picture
from arena.contests.contest import COMMAND_LINE, Contest, ContestError, read_contest
from arena.contests.importing import differences, imported, official_view
from arena.contests.playing import play_contest
from arena.contests.tester_form import referee_of
from arena.contract.game import NO_ANSWERS, Answers, Frame, Game, Referee, View
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.games import load_from
from arena.match.one_game import play_game
from arena.match.rerun import Beginning
from arena.run.contestants import Contestant

MOST_ALONE = 10
"""So many programs are compared at a time in a contest for one player; two are the usual number."""
EDITION = "contest"
"""The one edition of a contest: its referee has no others."""


def contest_game(file: Path) -> Game:
    """The game of a contest's file. Raises :class:`arena.contests.contest.ContestError`."""
    try:
        changed = file.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _contest_game(file.resolve(), changed)


@lru_cache(maxsize=8)
def _contest_game(file: Path, changed: int) -> Game:
    return game_of(read_contest(file))


def game_of(contest: Contest) -> Game:
    """A contest as a game. Raises :class:`arena.contests.contest.ContestError` if it cannot be played."""

    seats = (2, 1, *range(3, MOST_ALONE + 1)) if contest.measure else contest.players

    def play(
        setup: Setup, contestants: Sequence[Contestant], logs: str = "", beginning: Beginning | None = None
    ) -> Replay:
        limits = setup.limits
        judged = replace(contest, first_turn_ms=limits.first_turn_ms, turn_ms=limits.turn_ms)
        return play_contest(judged, setup, contestants, Path(logs) if logs else None, beginning)

    def new_referee(setup: Setup) -> Referee:
        setup.check((EDITION,), seats)
        return referee_of(contest, setup)

    def again(setup: Setup, players: Sequence[Contestant]) -> Replay:
        return play_game(game, setup, players)

    game = Game(
        name=contest.name,
        title=contest.title,
        seats=seats,
        editions=(EDITION,),
        limits=contest.limits,
        new_referee=new_referee,
        baselines={},
        frames=frames_of(contest),
        analyst=analyst_of(contest),
        memory_mib=contest.memory_mib,
        scores=contest.scores,
        differences=partial(differences, contest, again),
        imported=partial(imported, contest, again),
        official_view=partial(official_view, contest) if contest.form == COMMAND_LINE else None,
        is_contest=True,
        measure=contest.measure,
        suspect_below=contest.suspect_below,
        play=None if contest.asks else play,
    )
    return game


def analyst_of(contest: Contest) -> str:
    """The judge that the contest's file names. Raises :class:`ContestError` if there is no such file."""
    return "{}:{}".format(*_place(contest, "judge", contest.judge)) if contest.judge else ""


def _place(contest: Contest, about: str, named: str) -> tuple[Path, str]:
    name, colon, attribute = named.partition(":")
    place = contest.folder / name
    if not (colon and attribute and isfile(place)):
        raise ContestError(f"{contest.folder}: {about} = {named!r}: wants FILE.py:NAME of this folder")
    return place, attribute


def frames_of(contest: Contest) -> View:
    """What draws a replay: the function that the contest's file names, or the text of the replay.

    If the function fails, the text is drawn, and says where it failed. Raises :class:`ContestError` if there is no such
    file.
    """
    if not contest.picture:
        return picture.frames
    place, attribute = _place(contest, "picture", contest.picture)

    def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
        try:
            return _drawn(place, attribute, record)
        except Exception as error:
            fault = picture.fault_of(error, place)
            print(f"{contest.name}: {fault}; the page shows the text instead", file=sys.stderr)
            return [replace(frame, title=f"{frame.title} ({fault})") for frame in picture.frames(record)]

    return frames


def _drawn(file: Path, function: str, record: Replay) -> Sequence[Frame]:
    """What a function of a file draws. Raises whatever it raises."""
    drawn: Sequence[Frame] = load_from(file, function)(record)
    if not (drawn and all(isinstance(frame, Frame) for frame in drawn)):
        raise TypeError(f"{function} has to return a list of Frame, with at least one")
    return drawn
