"""Plays a league: games, and trials of new bots, in worker processes; others see only what is in the store."""
from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from arena.league.ledger import Ledger
from arena.league.playing import BotGone, LeagueGame, Trial, Verdict
from arena.league.rows import Bot
from arena.league.schedule import Schedule
from arena.league.store import LeagueError
from arena.record import Replay
from arena.run.executors import open_executor, stream
from arena.run.sandbox import USUAL, Sandbox

LOCK = "playing.lock"
IDLE_SECONDS = 0.5
"""The pause before the runner looks again for something to play."""
LOCK_SECONDS = 1.0
"""How long to try for the lock: a process that asks whether somebody plays holds it for a moment."""
Work = LeagueGame | Trial
Outcome = Replay | Verdict | BotGone


class Runner:
    """Plays whatever is to be played next. A lock ensures that a league has only one runner at a time."""

    def __init__(self, store: Ledger, jobs: int, executor: str | None = None, sandbox: Sandbox = USUAL) -> None:
        """``jobs``: games at a time, each on a core. ``executor``: as ``open_executor`` takes it."""
        self._store = store
        self._jobs = jobs
        self._executor = executor
        self._sandbox = sandbox
        self.played = 0
        """The number of games that this runner has saved."""

    def run(self, games: int | None = None, on_game: Callable[[], object] = lambda: None) -> None:
        """Plays ``games`` games, or until it is interrupted (``None``); calls ``on_game`` after each.

        Raises :class:`LeagueError` if another runner plays the league, or if there are too few bots to play a number
        of games; :class:`arena.saving.SaveError` if there is no room, with all games before saved.
        """
        with self._alone():
            self._store.adopt_replays()
            self._store.forget_trials()
            for match in self._store.running_matches():
                self._store.end_match_if_decided(match.id)
            settings = self._store.settings()
            takes = (settings.game, *(bot.command for bot in self._store.bots("new", "active")))
            with open_executor(self._jobs, self._executor, takes) as executor:
                while games is None or self.played < games:
                    done = 0
                    work = self._work(Schedule(self._store, self._sandbox), games)
                    for one, outcome in stream(executor, do, work, self._jobs):
                        self._take(one, outcome, on_game)
                        done += 1
                    if not done and games is not None:
                        raise LeagueError(f"{self.played} games are played, and there is nothing to play any more: for"
                                          " the standings at least two bots have to be active")
                    if not done:
                        sleep(IDLE_SECONDS)

    def _work(self, schedule: Schedule, games: int | None) -> Iterator[Work]:
        begun = self.played
        while True:
            if bot := self._store.claim_new_bot():
                yield Trial(schedule.settings, bot, self._sandbox)
                continue
            if games is not None and begun >= games:
                return
            game = schedule.next()
            if game is None:
                return
            begun += 1
            yield game

    def _take(self, one: Work, outcome: Outcome, on_game: Callable[[], object]) -> None:
        """Saves the outcome of a game or trial."""
        if isinstance(outcome, BotGone):
            self._store.fail_bot(outcome.bot, outcome.why)
        elif isinstance(one, Trial):
            assert isinstance(outcome, Verdict)
            self._store.judge_bot(one.bot.id, outcome.state, outcome.build_output, outcome.last_words)
        else:
            assert isinstance(outcome, Replay)
            self._store.add_game(one.set_id, one.number, outcome)
            if one.match is not None:
                self._store.end_match_if_decided(one.match)
            self.played += 1
            on_game()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with open(self._store.folder / LOCK, "w") as file:
            if not _locked(file):
                raise LeagueError(f"{self._store.folder} is being played already; that arena takes up what is changed")
            yield


def _locked(file: IO[str]) -> bool:
    """Locks a file; returns False if another process holds it for long."""
    end = monotonic() + LOCK_SECONDS
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except OSError:
            if monotonic() > end:
                return False
        sleep(LOCK_SECONDS / 50)


def do(one: Work) -> tuple[Work, Outcome]:
    """Plays a game, or tries a bot; runs in a worker."""
    try:
        return one, one.play()
    except BotGone as gone:
        return one, gone


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


def try_bot(store: Ledger, bot: Bot, sandbox: Sandbox = USUAL) -> Bot:
    """Builds and tries a bot now, in a worker, whether a runner plays or not; returns it with its new state.

    If a runner is trying it already, this waits for the outcome.
    """
    while not _claim(store, bot):
        sleep(IDLE_SECONDS)
        bot = store.bot(bot.name)
        if bot.state not in ("new", "trying"):
            return bot
    try:
        with open_executor(1, pin=False) as executor:
            verdict = executor.submit(Trial(store.settings(), bot, sandbox).play).result()
    except BaseException:
        store.set_bot_state(bot.name, "new")  # for the next runner
        raise
    store.judge_bot(bot.id, verdict.state, verdict.build_output, verdict.last_words)
    return store.bot(bot.name)


def _claim(store: Ledger, bot: Bot) -> bool:
    """Claims a bot for a trial. One that is ``trying`` is free only if nobody plays: then its trial was broken off."""
    return not (bot.state == "trying" and is_playing(store.folder)) and store.claim_bot(bot)
