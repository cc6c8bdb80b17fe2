"""Games that were played on the contest's site: the referee plays them again with the same answers.

Such a download has the seed and the answers, but nothing of what the players were sent. The replay has that too.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace as replace_fields
from functools import partial
from itertools import repeat
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec.structs import replace

from arena.contests.command_line_form import command_words
from arena.contests.contest import COMMAND_LINE, NO_SEED, Contest
from arena.contests.handover import folder_without_spaces
from arena.contests.referee_program import RefereeFailed, RefereeProgram, run_to_end
from arena.contract.download import read_download
from arena.contract.faults import FaultKind
from arena.contract.files import Json
from arena.contract.game import GameFailed
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay, Seat, replay_of
from arena.contract.setup import Setup
from arena.match.rerun import first_difference
from arena.run.contestants import Contestant

SCRIPTED = Path(__file__).with_name("scripted.py")
QUIET_MS = (4, 15, 40)
"""How long no more input has to come until it is answered; the next one is tried if the outcome does not agree."""


Play = Callable[[Setup, Sequence[Contestant]], Replay]
"""Plays a game of the contest."""


class Transcript(NamedTuple):
    """What is to come out again. ``answers``: by seat, in order; ``None`` where there was none.

    ``sizes``: to how many lines they are the answers; empty if that is not known.
    """

    seed: int
    answers: list[list[str | None]]
    scores: tuple[float, ...]
    sizes: Sequence[Sequence[int]] = ()


def imported(contest: Contest, play: Play, data: Any) -> Replay:
    """The replay of a downloaded game. Raises :class:`ValueError` if the referee does not come to the same scores."""
    download = read_download(data)
    if len(download.scores) not in contest.players:
        raise ValueError(f"a game of {len(download.scores)} players; the contest is for {contest.players}")
    answers: list[list[str | None]] = [[] for _ in download.scores]
    for frame in download.frames:
        answers[frame.player].append(None if frame.stdout is None else frame.stdout.removesuffix("\n"))
    game = Transcript(download.seed, answers, tuple(download.scores))
    record = _played_again(contest, play, game)
    if not _same_outcome(contest, record, game):
        raise ValueError(f"the referee came to the scores {_listed(record.final_scores)}, and the file has"
                         f" {_listed(game.scores)}")
    if answers_in(record) != game.answers:
        raise ValueError("the referee took other answers than those in the file")
    return replace(record, players=[Seat(name) for name in download.names])


def differences(contest: Contest, play: Play, data: Json) -> Iterator[str]:
    """Lets the referee play a replay again from its seed and answers; yields a sentence for each difference.

    Raises :class:`ValueError` if it cannot, or if it comes out otherwise because a bot has answered ahead.
    """
    record = replay_of(data)
    if record.seed is None:
        raise ValueError("the record does not say its seed")
    found = list(_differences(contest, play, record))
    faults = [FaultKind.of(fault) for seat in range(len(record.players)) for fault in record.faults_of(seat)]
    if found and FaultKind.SHIFTED_ANSWERS in faults:
        raise ValueError("a bot's answers are shifted, so its input and its answers do not tell which belong together")
    yield from found


def _differences(contest: Contest, play: Play, record: Replay) -> Iterator[str]:
    assert record.seed is not None
    sizes = [[len(turn.inputs[seat]) for turn in record.turns if seat in turn.inputs]
             for seat in range(len(record.players))]
    game = Transcript(record.seed, answers_in(record), tuple(record.final_scores), sizes)
    again = _played_again(contest, play, game)
    for seat, name in enumerate(record.names):
        inputs = ([turn.inputs[seat] for turn in one.turns if seat in turn.inputs] for one in (record, again))
        for number, (recorded, sent) in enumerate(zip(*inputs), 1):
            if recorded != sent:
                different = first_difference({seat: recorded}, {seat: sent})
                yield f"{name} is sent something else in its turn {number}: {different}"
                break
    if tuple(again.final_scores) != game.scores:
        yield f"the scores are {_listed(again.final_scores)} instead of {_listed(game.scores)}"


def _same_outcome(contest: Contest, record: Replay, game: Transcript) -> bool:
    """Whether a game has ended as it should. Only referees on the command line tell scores; others tell ranks."""
    if contest.form == COMMAND_LINE:
        return tuple(record.final_scores) == game.scores
    return record.ranks == ranks_of(game.scores)


def answers_in(record: Replay) -> list[list[str | None]]:
    """The answers of each seat in a replay."""
    return [record.counted(seat) for seat in range(len(record.players))]


def _listed(scores: Sequence[float]) -> str:
    return ", ".join(f"{score:g}" for score in scores)


def _played_again(contest: Contest, play: Play, game: Transcript) -> Replay:
    """The game by the contest's referee, with players that give the same answers; the last try if none agrees.

    Raises :class:`ValueError` if there is no such game.
    """
    if not contest.takes_seed:
        raise ValueError(NO_SEED)
    setup = Setup(game.seed, len(game.scores), "contest", contest.limits)
    try:
        if contest.asks:
            return play(setup, [Contestant("", f"player {seat}", answerer=partial(Repeated, answers))
                                for seat, answers in enumerate(game.answers)])
        for quiet_ms in (*[0] * bool(game.sizes), *QUIET_MS):
            with TemporaryDirectory(prefix="arena-") as folder:
                record = play(setup, [*_scripted(Path(folder), game.answers, quiet_ms, game.sizes)])
            if _same_outcome(contest, record, game) and answers_in(record) == game.answers:
                break
        return record
    except GameFailed as failed:
        raise ValueError(str(failed)) from None


class Repeated:
    """A player whom the arena asks, and who gives the same answers again; ``None`` where there was none."""

    def __init__(self, answers: Sequence[str | None], source: Random) -> None:
        self._answers = iter(answers)

    def init(self, lines: Sequence[str]) -> None: ...

    def answer(self, lines: Sequence[str]) -> Any:
        return next(self._answers, None)


def official_view(contest: Contest, record: Replay) -> None:
    """Lets the referee play a replay again and serve its own viewer, as engines do with ``-s``, until Ctrl-C.

    Raises :class:`ValueError` if it takes no seed, or ends by itself.
    """
    if not contest.takes_seed or record.seed is None:
        raise ValueError(NO_SEED)
    with TemporaryDirectory(prefix="arena-", dir=folder_without_spaces()) as folder:
        players = [" ".join(one.words) for one in _scripted(Path(folder), answers_in(record), QUIET_MS[-1])]
        words = [*command_words(replace_fields(contest, log=False), players, record.seed, Path(folder)), "-s"]
        try:
            referee = _Echoed(contest, words)
            run_to_end(referee, inf)
            referee.check_success()
            raise RefereeFailed("the referee has ended", referee.last_words())
        except KeyboardInterrupt:
            return
        except RefereeFailed as failed:
            raise ValueError(f"{failed}; a referee with a viewer serves it when it is given -s, until it is ended"
                             ) from None


class _Echoed(RefereeProgram):
    """A referee whose words are printed when they come."""

    def _take_stdout(self, now: float) -> None:
        super()._take_stdout(now)
        print(self.stdout.decode("utf-8", "replace"), end="", flush=True)
        self.stdout = b""


def _scripted(
    folder: Path, answers_of_all: Sequence[Sequence[str | None]], quiet_ms: int, sizes: Sequence[Sequence[int]] = (),
) -> Iterator[Contestant]:
    """Programs that give these answers, which stand in files in the folder. ``quiet_ms``: 0: the ``sizes`` count."""
    for seat, answers in enumerate(answers_of_all):
        file = folder / f"{seat}.json"
        given = [None if answer is None else f"{answer}\n" for answer in answers]
        lines = [json.dumps(one) for one in zip(sizes[seat] if not quiet_ms else repeat(0), given)]
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        words = (sys.executable, "-IS", str(SCRIPTED), str(file), str(quiet_ms))
        yield Contestant("", f"player {seat}", words)
