"""Plays one game through somebody else's referee, and again if it was void.

How a referee is started and what it says are read by its form: ``command_line_form``, ``json_form``, ``old_form`` or
``tester_form``; ``recording`` makes ranks of the scores.

One that goes on from the middle of a recorded game is played again from its seed. The bots are sent what was sent then,
so that they stand where they stood; when they have answered, the referee gets the recorded answers. Its luck goes on as
from that seed: it cannot be drawn anew.
"""
from __future__ import annotations

import dataclasses
import gc
import shutil
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from arena.contests.bot_faults import Void, judge
from arena.contests.command_line_form import LOG, Verdict, play_command_line
from arena.contests.contest import COMMAND_LINE, JSON, NO_SEED, TESTER, Contest
from arena.contests.json_form import play_json
from arena.contests.log import with_log
from arena.contests.recording import beginning_of, replay_of_game, together
from arena.contests.relays import Query, Relays
from arena.contests.tester_form import play_tester
from arena.contract.faults import in_words
from arena.contract.game import GameFailed, GameVoid
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.match.rerun import Beginning, FollowError, failed_on_the_way, first_difference
from arena.run.cleanup import adopt, end_all, faults_at_end, wait_for_end
from arena.run.contestants import Contestant
from arena.run.process import END_OF_A_CRASH_SECONDS

MOST_VOID = 5
"""How often a game is played again before it has failed: the machine is too busy for this referee's clock."""

PLAY: Mapping[str, Callable[[Contest, Relays, int], Verdict]] = {
    COMMAND_LINE: play_command_line, JSON: play_json, TESTER: play_tester}
BEGINNING = 0.5
"""For this share of the first limit no referee gives up a bot."""
MOST_VOID_OF_ONE = 2
"""How often one player can make a game void; then it was late all the same."""


class FailedOnTheWay(FollowError):
    """A bot that has failed before the game comes to where it goes on, which may be for want of a core."""


def play_contest(
    contest: Contest, setup: Setup, contestants: Sequence[Contestant], logs: Path | None = None,
    beginning: Beginning | None = None,
) -> Replay:
    """Plays one game that counts; ``contestants`` in the order of the seats.

    ``logs``: a folder for the referee's logs. ``beginning``: the recorded game that it goes on from. Void games are
    played again, and told in the record's field ``void``, until the referee has said often enough that the same bot is
    late; while one is asked then, the others are held: they might have the core that it waits for. So are those in
    which a bot fails in the ``beginning``. Raises :class:`~arena.contract.game.GameFailed` if there is no game that
    counts, :class:`arena.match.rerun.FollowError` if it does not go the recorded way.

    In a contest for one player, each one plays the same seed alone, and the record has all their runs.
    """
    if contest.measure and setup.seats > 1:
        return together(contest.measure, [
            play_contest(contest, dataclasses.replace(setup, seats=1), [one], logs, beginning_of(beginning, seat))
            for seat, one in enumerate(contestants)])
    void: list[str] = []
    called_late: Counter[int] = Counter()
    doubtful: Counter[int] = Counter()
    if beginning and not contest.takes_seed:
        raise FollowError(NO_SEED)
    while len(void) < MOST_VOID:
        believed = {seat for seat, times in doubtful.items() if times >= MOST_VOID_OF_ONE}
        game = play_once(contest, setup, contestants, logs, believed=believed, holds=bool(void))
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
        doubtful.update(seat for seat, one in game.void.items() if not one.is_sure)
        void.append("; ".join(f"{contestants[seat].name} {one.why}" for seat, one in game.void.items()))
    raise GameVoid(f"void {MOST_VOID} times, the last time because {void[-1]}: the machine is too busy for the clock of"
                   " the referee; play fewer games at a time, or end other programs")


def check_followed(beginning: Beginning, record: Replay) -> None:
    """Raises :class:`FollowError` if a game has gone another way than the recorded one.

    Raises :class:`FailedOnTheWay` if that is because a bot has failed.
    """
    for number, (recorded, turn) in enumerate(zip(beginning.turns, record.turns), 1):
        for seat, fault in enumerate(turn.faults):
            if fault and not recorded.faults[seat]:
                raise _failed(record, seat, fault, f", in turn {number}")
        if turn.inputs != recorded.inputs:
            for seat, player in enumerate(record.players):
                if player.end_faults and seat in recorded.inputs and seat not in turn.inputs:
                    raise _failed(record, seat, player.end_faults[0])
            raise FollowError("the referee lets the game go another way than the record,"
                              f" in turn {number}: {first_difference(recorded.inputs, turn.inputs)}")
    if len(record.turns) < len(beginning.turns):
        raise FollowError(f"the game is over after {len(record.turns)} turns, before it comes to where it goes on")


def _failed(record: Replay, seat: int, fault: str, where: str = "") -> FailedOnTheWay:
    return FailedOnTheWay(failed_on_the_way(seat, where, in_words(fault), record.players[seat].last_messages))


@dataclass(frozen=True)
class OneGame:
    """A game that was played: its replay, what the referee told, and who was asked when.

    ``void``: why it is, if it is, see :class:`arena.contests.bot_faults.Blame`.
    """

    record: Replay
    void: Mapping[int, Void]
    verdict: Verdict
    queries: Sequence[Query]


def play_once(
    contest: Contest, setup: Setup, contestants: Sequence[Contestant], logs: Path | None = None,
    delays: Sequence[float] = (), believed: Collection[int] = (), holds: bool = False,
) -> OneGame:
    """Plays one game, void or not. ``delays``, ``holds``: see :class:`~arena.contests.relays.Relays`.

    ``believed``: the seats of which the referee is, if it calls them late.
    """
    others = adopt()
    relays = Relays(contestants, delays, holds, BEGINNING * contest.first_turn_ms / 1000.0)
    verdict = None
    collecting = gc.isenabled()
    gc.disable()
    try:
        verdict = PLAY[contest.form](contest, relays, setup.seed)
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
        out = [(run, run.bot) for run in relays.runs
               if run.bot and not run.bot.ended and verdict and run.seat in verdict.out]
        wait_for_end([bot for run, bot in out if run.has_answered], END_OF_A_CRASH_SECONDS)
        for run, bot in out:
            run.end_input()
            bot.kill()  # one that hangs would be waited for
        stubborn = end_all(relays.bots(), others)
    queries = with_log(relays.queries(), verdict.log, contest.turn_ms)
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
