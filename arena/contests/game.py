"""A contest as a game of the arena; as its picture, if it brings none, what each player was sent and answered."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from inspect import signature
from os.path import isfile
from pathlib import Path
from traceback import extract_tb

import msgspec

from arena.contests.contest import COMMAND_LINE, TESTER, Contest, ContestError, read_contest
from arena.contests.importing import differences, imported, official_view
from arena.contests.old_form import OldReferee
from arena.contests.playing import play_contest
from arena.contests.tester_form import Tester
from arena.contract.game import NO_ANSWERS, Answers, Frame, Game, Referee, View
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.contract.svg import drawing, text
from arena.games import load_from
from arena.match.one_game import play_game
from arena.match.rerun import Beginning
from arena.run.contestants import Contestant

MOST_ALONE = 10
"""So many programs are compared at a time in a contest for one player; two are the usual number."""
EDITION = "contest"
"""The one edition of a contest: its referee has no others."""
WIDTH, HEIGHT = 720, 405
LINE = 16
MOST_LINES = HEIGHT // LINE - 4
LETTERS = 88
"""About as many fit into the whole width."""
LEAST_SIZE = 0.25
"""A picture of a few words is as small a part of that."""
Column = Sequence[tuple[str, str]]


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

    def new_referee(setup: Setup) -> Referee:  # where it starts the bots itself, it only stands for the setup
        setup.check((EDITION,), seats)
        return Tester(contest, setup) if contest.form == TESTER and contest.asks else OldReferee(contest, setup)

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
        analyst="{}:{}".format(*_named(contest, "judge", contest.judge)) if contest.judge else "",
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


def _named(contest: Contest, about: str, named: str) -> tuple[Path, str]:
    name, colon, attribute = named.partition(":")
    file = contest.folder / name
    if not (colon and attribute and isfile(file)):
        raise ContestError(f"{contest.folder}: {about} = {named!r}: wants FILE.py:NAME of this folder")
    return file, attribute


def frames_of(contest: Contest) -> View:
    """What draws a replay: the function that the contest's file names, or the text of the replay.

    The function may take the better answers, too. If it fails, the text is drawn, and says where it failed. Raises
    :class:`ContestError` if there is no such file.
    """
    if not contest.picture:
        return frames_of_text
    file, attribute = _named(contest, "picture", contest.picture)

    def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
        try:
            draw = load_from(file, attribute)
            drawn = draw(record, best) if len(signature(draw).parameters) > 1 else draw(record)
            if not (drawn and all(isinstance(frame, Frame) for frame in drawn)):
                raise TypeError(f"{attribute} has to return a list of Frame, with at least one")
            return msgspec.convert(msgspec.to_builtins(drawn, enc_hook=str), list[Frame])
        except (Exception, SystemExit) as error:
            fault = _fault_of(error, file)
            print(f"{contest.name}: {fault}; the page shows the text instead", file=sys.stderr)
            return [replace(frame, title=f"{frame.title} ({fault})") for frame in frames_of_text(record)]

    return frames


def frames_of_text(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """One picture a turn, all of one size, with letters as large as fit."""
    numbers = record.turn_numbers()
    turns = [[_column(record, turn, seat) for seat in sorted(sent.inputs)] for turn, sent in enumerate(record.turns)]
    sizes = (max(len(columns) * max(len(line) for _, line in column) / LETTERS, (len(column) + 1) * LINE / HEIGHT)
             for columns in turns for column in columns)
    size = min(1.0, max([LEAST_SIZE, *sizes]))
    return [Frame(f"Turn {numbers[turn]}", _text_of(columns, size), turn) for turn, columns in enumerate(turns)]


def _text_of(columns: Sequence[Column], size: float) -> str:
    """Columns side by side; ``size``: of the picture, as a share of the whole width and height."""
    width, letters = size * WIDTH / max(1, len(columns)), int(size * LETTERS / max(1, len(columns)))
    words = (text(x * width + 8, y * LINE, line[:letters], fill=colour)
             for x, column in enumerate(columns) for y, (colour, line) in enumerate(column, 1))
    return drawing(0, 0, size * WIDTH, size * HEIGHT, *words, font_family="monospace", font_size=13)


def _column(record: Replay, turn: int, seat: int) -> Column:
    """A player's lines in a turn: pairs (colour, words)."""
    sent, answer = record.turns[turn].inputs[seat], record.turns[turn].actions[seat]
    shown = [*sent[:MOST_LINES], *(["..."] if len(sent) > MOST_LINES else [])]
    return [("#888", record.names[seat]), *(("currentColor", line) for line in shown),
            ("#2e86de", "no answer" if answer is None else answer.replace("\n", " | "))]


def _fault_of(error: BaseException, file: Path) -> str:
    """What went wrong in the file that draws, and in which line of it."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(file)]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    where = file.name if line is None else f"{file.name}, line {line}"
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{where}: {type(error).__name__}: {said}"
