"""Plays a league: games, and trials of new bots, in worker processes; others see only what is in the store."""
from __future__ import annotations

import fcntl
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from arena.contract.faults import FaultKind
from arena.contract.game import GameFailed, GameVoid
from arena.contract.record import Replay
from arena.league.next_game import Schedule
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.games import NOT_A_GAME
from arena.league.store.rows import LeagueBot
from arena.league.worker import BotTrial, LeagueGame, TrialResult, last_words
from arena.match.loop import FailuresInARow, TooManyFailed
from arena.match.match import EntryError
from arena.run.executors import open_executor, stream

LOCK = "playing.lock"
IDLE_SECONDS = 0.5
"""The pause before the runner looks again for something to play."""
LOCK_SECONDS = 1.0
"""How long to try for the lock: a process that asks whether somebody plays holds it for a moment."""
BUSY_SECONDS = 60.0
"""The pause after too many void games in a row: other programs may be gone then."""
Work = LeagueGame | BotTrial


class Failure(Exception):
    """In place of a result: the arena has made a mistake, or its worker was ended."""


WorkResult = Replay | TrialResult | EntryError | Failure | GameFailed | GameVoid


class PlayedAlready(LeagueError):
    """Another runner plays the league."""


class Runner:
    """Plays whatever is to be played next. A lock ensures that a league has only one runner at a time."""

    def __init__(self, league: League, jobs: int, executor: str | None = None) -> None:
        """``jobs``: games at a time, each on a core. ``executor``: as ``open_executor`` takes it."""
        self._league = league
        self._jobs = jobs
        self._executor = executor
        self.played = 0
        """The number of games that this runner has saved."""
        self._failed = FailuresInARow()

    def run(self, games: int | None = None, on_game: Callable[[], object] = lambda: None) -> None:
        """Tries the new bots and plays ``games`` games, or goes on until it is interrupted (``None``).

        ``on_game`` is called after each. Raises :class:`PlayedAlready` if another runner plays the league,
        :class:`LeagueError` if its game is gone, or there are too few bots to play a number of games, and
        :class:`arena.contract.saving.SaveError` if there is no room, with all games before saved.
        """
        with self._alone():
            self._league.bots.forget_trials()
            for match in self._league.games.running_matches():
                self._league.games.end_match_if_decided(match.id)
            settings = self._league.settings()
            files_of = (settings.game, *(bot.command for bot in self._league.bots.all("new", "active")))
            with open_executor(self._jobs, self._executor, files_of) as executor:
                while True:
                    done = 0
                    work = self._work(Schedule(self._league), games)
                    for item, outcome in stream(executor, do, work, self._jobs, _lost):
                        self._take(item, outcome, on_game)
                        done += 1
                    if games is not None and self.played >= games:
                        return
                    if not done and games is not None:
                        raise LeagueError("; ".join([
                            f"{self.played} games are played, and there is nothing to play any more: for the standings"
                            " at least two bots have to be active", *self._waiting()]))
                    if not done:
                        sleep(IDLE_SECONDS)

    def _work(self, schedule: Schedule, games: int | None) -> Iterator[Work]:
        begun = self.played
        while True:
            if bot := self._league.bots.claim_new():
                yield BotTrial(schedule.settings, bot, None if self._executor else self._league.folder)
                continue
            if games is not None and begun >= games:
                return
            game = schedule.next()
            if game is None:
                return
            begun += 1
            yield game

    def _take(self, work: Work, outcome: WorkResult, on_game: Callable[[], object]) -> None:
        """Saves the outcome of a game or trial. What cannot be played or saved is given up, and told."""
        if isinstance(outcome, EntryError) and isinstance(work, LeagueGame) and outcome.entry in range(len(work.bots)):
            self._league.bots.fail(work.bots[outcome.entry].id, outcome.why)
        elif isinstance(work, BotTrial):
            _judge(self._league, work.bot, outcome)
        elif isinstance(outcome, Replay):
            self._save(work, outcome, on_game)
        elif isinstance(outcome, GameFailed) and work.match is None:  # a match does not wait for it
            failure = f"a game of set {work.set_id} (seed {work.seed}) has failed: {outcome}"
            self._tell(failure, isinstance(outcome, GameVoid))
        else:
            self._give_up(work, str(outcome), isinstance(outcome, GameVoid))

    def _save(self, game: LeagueGame, replay: Replay, on_game: Callable[[], object]) -> None:
        try:
            self._league.games.add(game.set_id, game.number, replay)
        except NOT_A_GAME as error:
            self._give_up(game, f"cannot be saved: {error!r}")
            return
        self._failed.clear()
        if game.match is not None:
            self._league.games.end_match_if_decided(game.match)
        for bot, seat in _with_costly_faults(game, replay):
            if self._league.bots.suspend_if_faulty(bot.id, last_words(replay, seat)):
                suspended = f"{bot.name} is suspended: nearly all its games had a fault"
                print("; ".join([suspended, *self._waiting()]), file=sys.stderr)
        self.played += 1
        on_game()

    def _waiting(self) -> list[str]:
        """A sentence for each match that cannot go on."""
        return [f"match {match.id} waits for {', '.join(match.waits_for)}, which is not active"
                for match in self._league.games.running_matches() if match.waits_for]

    def _give_up(self, game: LeagueGame, why: str, is_void: bool = False) -> None:
        names = ", ".join(bot.name for bot in game.bots)
        self._league.games.give_up(game.set_id, game.number, why)
        if game.match is not None:
            self._league.games.end_match_if_decided(game.match)
        self._tell(f"game {game.number} of set {game.set_id} ({names}) is given up: {why}", is_void)

    def _tell(self, failure: str, is_void: bool = False) -> None:
        """Tells that a game has come to nothing. After too many in a row, the last of which is void, it waits.

        Raises :class:`LeagueError` where the last one has failed otherwise.
        """
        try:
            self._failed.add(failure)
        except TooManyFailed as error:
            if not is_void:
                raise LeagueError(str(error)) from None
            print(f"the machine is too busy: no games are played for {BUSY_SECONDS:g} s", file=sys.stderr)
            sleep(BUSY_SECONDS)
            self._failed.clear()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with open(self._league.folder / LOCK, "w") as file:
            if not _locked(file):
                raise PlayedAlready(
                    f"{self._league.folder} is being played already; that arena takes up what is changed")
            try:
                yield
            finally:
                self._league.bots.forget_trials()


def _locked(file: IO[str]) -> bool:
    """Locks a file; returns False if another process holds it for long."""
    end = monotonic() + LOCK_SECONDS
    while monotonic() < end:
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        sleep(LOCK_SECONDS / 50)
    return False


def do(work: Work) -> WorkResult:
    """Plays a game, or tries a bot; runs in a worker."""
    try:
        return work.play()
    except (EntryError, GameFailed) as failed:
        return failed
    except Exception as error:
        traceback.print_exc()
        return Failure(f"the arena has made a mistake: {error!r}")


def _lost(work: Work) -> WorkResult:
    return Failure("its worker was ended from outside, twice: by a bot, or for want of memory")


def _with_costly_faults(game: LeagueGame, replay: Replay) -> list[tuple[LeagueBot, int]]:
    """The bots that have lost a game by a fault, each with its seat."""
    bots = [game.bots[entry] for entry in replay.header.order]
    lost = [seat for seat in range(len(bots)) if any(FaultKind.of(fault).group for fault in replay.faults_of(seat))]
    return [*{bots[seat].id: (bots[seat], seat) for seat in lost}.values()]


def is_playing(folder: Path) -> bool:
    """Whether a runner plays the league in this folder now."""
    try:
        with open(folder / LOCK) as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def try_bot(league: League, bot: LeagueBot) -> LeagueBot:
    """Has a bot built and tried, by whoever plays the league, or else by a runner of its own; returns it as it then is.

    Raises :class:`LeagueError` if the bot is deleted meanwhile.
    """
    if bot.state not in ("new", "trying"):
        league.bots.set_state(bot.name, "new")
    while now := league.bots.now(bot):
        if now.state not in ("new", "trying"):
            return now
        try:
            Runner(league, 1).run(0)
        except PlayedAlready:
            sleep(IDLE_SECONDS)
    raise LeagueError(f"{bot.name} was deleted while it was tried")


def _judge(league: League, bot: LeagueBot, outcome: WorkResult) -> None:
    if league.bots.now(bot) is None:
        league.bots.remove_rest(bot)
        return
    verdict = outcome if isinstance(outcome, TrialResult) else TrialResult("failed", "", str(outcome))
    league.bots.keep_trial(bot, verdict.replay)
    league.bots.judge(bot.id, verdict.state, verdict.build_output, verdict.last_words)
