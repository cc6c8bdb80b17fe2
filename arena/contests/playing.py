"""Plays one game through somebody else's referee, and again if it was void."""
from __future__ import annotations

import dataclasses
import gc
import shutil
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from arena.contests.alone import beginning_of, together
from arena.contests.command_line import LOG, Verdict, play_command_line
from arena.contests.contest import COMMAND_LINE, JSON, TESTER, Contest
from arena.contests.following import FailedOnTheWay, answers_to_give, check_followed
from arena.contests.json_form import play_json
from arena.contests.judging import Place, Void, judge, overdue
from arena.contests.queries import queries_of
from arena.contests.recording import replay_of_game
from arena.contests.relays import AT_ONCE, NOTHING_GIVEN, Delays, Given, Query, Relays
from arena.contests.tester import play_tester
from arena.contract.game import GameFailed, GameVoid
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.match.rerun import Beginning
from arena.run.contestants import Contestant
from arena.run.ending import adopt, end_all, faults_at_end

MOST_VOID = 5
"""How often a game is played again before it has failed: the machine is too busy for this referee's clock."""

PLAY: Mapping[str, Callable[[Contest, Relays, int, int, float], Verdict]] = {
    COMMAND_LINE: play_command_line, JSON: play_json, TESTER: play_tester}
MOST_VOID_OF_ONE = 2
"""How often one player can make a game void for the same reason; then it was late all the same."""


def play_contest(
    contest: Contest, setup: Setup, contestants: Sequence[Contestant], logs: Path | None = None,
    beginning: Beginning | None = None,
) -> Replay:
    """Plays one game that counts; ``contestants`` in the order of the seats.

    ``logs``: a folder for the referee's logs. ``beginning``: the recorded game that it goes on from. Void games are
    played again, and told in the record's field ``void``, until the referee has said often enough that the same bot is
    late. So are those in which a bot fails in the ``beginning``. Raises :class:`~arena.contract.game.GameFailed` if
    there is no game that counts, :class:`arena.match.rerun.FollowError` if it does not go the recorded way.

    In a contest for one player, each one plays the same seed alone, and the record has all their runs.
    """
    if contest.measure and setup.seats > 1:
        return together(contest.measure, [
            play_contest(contest, dataclasses.replace(setup, seats=1), [one], logs, beginning_of(beginning, seat))
            for seat, one in enumerate(contestants)])
    void: list[str] = []
    called_late: Counter[int] = Counter()
    places: Counter[Place] = Counter()
    given = answers_to_give(contest, beginning, setup.seats) if beginning else {}
    while len(void) < MOST_VOID:
        believed = {place for place, times in places.items() if times >= MOST_VOID_OF_ONE}
        game = play_once(contest, setup, contestants, logs, given=given, believed=believed)
        if not game.void:
            try:
                if beginning:
                    check_followed(beginning, game.record)
            except FailedOnTheWay as failed:
                if len(void) == MOST_VOID - 1:
                    raise
                void.append(str(failed))
                continue
            seats = [replace(player, called_late=called_late[seat]) for seat, player in enumerate(game.record.players)]
            return replace(game.record, void=void, players=seats)
        called_late.update(game.void.keys())
        places.update(one.place for one in game.void.values() if one.place)
        void.append("; ".join(f"{contestants[seat].name} {one.why}" for seat, one in game.void.items()))
    raise GameVoid(f"void {MOST_VOID} times, the last time because {void[-1]}: the machine is too busy for the clock of"
                   " the referee; play fewer games at a time, or end other programs")


@dataclass(frozen=True)
class OneGame:
    """A game that was played: its replay, what the referee told, and who was asked when.

    ``void``: why it is, if it is, see :class:`arena.contests.judging.Blame`.
    """

    record: Replay
    void: Mapping[int, Void]
    verdict: Verdict
    queries: Sequence[Query]


def play_once(
    contest: Contest, setup: Setup, contestants: Sequence[Contestant], logs: Path | None = None,
    delays: Delays = AT_ONCE, given: Given = NOTHING_GIVEN, believed: Collection[Place] = (),
) -> OneGame:
    """Plays one game, void or not. ``delays``: by seat, seconds after which the bot's answers are passed on.

    ``given``: by seat, what the referee is given in place of the bot's first answers. ``believed``: where the referee
    is, if it calls a bot late.
    """
    others = adopt()
    relays = Relays([contestant.start for contestant in contestants], delays, given)
    play = PLAY[contest.form]
    verdict = None
    collecting = gc.isenabled()
    gc.disable()
    try:
        verdict = play(contest, relays, setup.seats, setup.seed, contest.silence_s)
    except GameFailed as failed:
        started = len({run.seat for run in relays.runs})
        raise GameFailed(f"{failed}; it has started {started} of {setup.seats} bots" if started < setup.seats
                         else str(failed)) from None
    finally:
        if collecting:
            gc.enable()
        log_file = relays.folder / LOG
        if logs and log_file.exists():
            logs.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(log_file, _free_name(logs, setup.seed))
        relays.close()
        for run in relays.runs:
            if run.bot and verdict and run.seat in verdict.out:  # one that hangs would be waited for
                run.bot.kill()
        stubborn = end_all(relays.bots(), others)
    queries = queries_of(relays.runs, verdict.log, partial(overdue, contest))
    blame = judge(contest, relays.runs, queries, verdict, believed)
    for run in relays.runs:
        if run.bot and (faults := faults_at_end(run.bot, stubborn)):
            blame.at_end.setdefault(run.seat, []).extend(faults)
    record = replay_of_game(contest.name, setup, contestants, relays.runs, queries, blame, verdict)
    if verdict.seed and not contest.seed:
        record = replace(record, seed=int(verdict.seed))
    return OneGame(record, blame.void, verdict, queries)


def _free_name(folder: Path, seed: int) -> Path:
    number = 1
    while (file := folder / f"{seed}-{number}.json").exists():
        number += 1
    return file
