"""What a worker does: one game of a league, or the trial of a new bot."""
from __future__ import annotations

import fcntl
import os
import shlex
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Literal

from arena.contract.faults import in_words
from arena.contract.game import GameFailed, GameVoid
from arena.contract.record import Replay
from arena.contract.saving import DamagedError
from arena.games import load_game
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.league_settings import LeagueSettings
from arena.league.store.rows import LeagueBot
from arena.match.match import Entry, EntryError, Job
from arena.run.contestants import BUILTIN, CommandError, check_isolation, comes_with
from arena.run.sandbox import Sandbox

OPPONENT = f"{BUILTIN}random"
BUILD_SECONDS = 300.0
LOOK_SECONDS = 0.5
"""The time between two looks whether the league still waits for a build."""
MOST_TRIALS = 4
"""How often a trial is played whose game is void, or was before the bot's fault."""
MOST_OUTPUT = 20_000
"""The number of characters that are kept of a build's output, and of a bot's last words, from the end."""


@dataclass(frozen=True)
class LeagueGame:
    """Game ``number`` of a set; ``bots`` are in the order of its entries. ``order``: for each seat, who sits there."""

    settings: LeagueSettings
    set_id: int
    number: int
    seed: int
    match: int | None
    bots: tuple[LeagueBot, ...]
    order: tuple[int, ...]

    @property
    def files_of(self) -> tuple[str, ...]:
        """The commands that another machine needs the files of."""
        return tuple(bot.command for bot in self.bots)

    def play(self) -> Replay:
        """Plays the game: its replay. Raises :class:`EntryError` if a program is missing, or :class:`GameFailed`."""
        entries = tuple(Entry(bot.command, bot.name, sandbox_of(bot)) for bot in self.bots)
        settings = replace(self.settings, seats=len(self.order))
        return Job(settings, entries, self.seed, self.order, self.seed, self.number).play()


@dataclass(frozen=True)
class TrialResult:
    """The outcome of a trial: the bot's state, the output of its build, and the game if it failed in one."""

    state: Literal["active", "failed"]
    build_output: str
    last_words: str
    replay: Replay | None = None


@dataclass(frozen=True)
class BotTrial:
    """Builds a new bot and lets it play a game, which does not count, against ``OPPONENT`` or, without it, itself.

    If the game is void, which says nothing of the bot, it is played again. ``league``: the league's folder, if this
    machine has it; then the build is ended when the bot is removed or retired.
    """

    settings: LeagueSettings
    bot: LeagueBot
    league: Path | None = None

    @property
    def files_of(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.bot.command, self.bot.build)))

    def play(self) -> TrialResult:
        """Carries out the trial. A bot that does not play the game to its end has failed."""
        output = ""
        try:
            check_isolation(sandbox_of(self.bot))
            built, output = build(self.bot, self._is_wanted) if self.bot.build else (True, "")
            if not built:
                lines = output.strip().splitlines() or ["it printed nothing"]
                why = next((line for line in lines if "error" in line.lower()), lines[-1])
                return TrialResult("failed", output, f"the build failed: {why}")
            record = self._game_that_counts()
        except (CommandError, EntryError, GameFailed) as error:
            return TrialResult("failed", output, str(error))
        asked = [turn for turn in record.turns if 0 in turn.inputs]
        good = bool(asked) and asked[-1].actions[0] is not None and not asked[-1].faults[0]
        return TrialResult("active" if good else "failed", output, last_words(record, 0), None if good else record)

    def _is_wanted(self) -> bool:
        """Whether the league waits for the outcome; yes if it cannot be asked now."""
        if self.league is None:
            return True
        try:
            with League.open(self.league) as league:
                now = league.bots.now(self.bot)
        except (LeagueError, DamagedError, sqlite3.Error):
            return True
        return now is not None and now.state == "trying"

    def _game_that_counts(self) -> Replay:
        """Raises :class:`GameVoid` if none does. A fault after void games says nothing of the bot, but in the last."""
        for _ in range(MOST_TRIALS - 1):
            with suppress(GameVoid):
                record = self._game()
                if not (record.players[0].called_late and record.faults_of(0)):
                    return record
        return self._game()

    def _game(self) -> Replay:
        """The bot's first game, in the first seat. Raises :class:`EntryError` if it cannot be started."""
        settings = self.settings
        own = Entry(self.bot.command, self.bot.name, sandbox_of(self.bot))
        has_opponent = OPPONENT.removeprefix(BUILTIN) in load_game(settings.game).baselines
        entries = (own, *[Entry(OPPONENT) if has_opponent else own] * (settings.seats - 1))
        return Job(settings, entries, settings.seed, tuple(range(settings.seats)), settings.seed, 0).play()


def last_words(record: Replay, seat: int) -> str:
    """A bot's first fault in a game with its turn, as pages and as it counts, and its last lines; empty without one."""
    player, own = record.players[seat], 0
    for number, turn in zip(record.turn_numbers(), record.turns):
        own += number > 0 and seat in turn.inputs
        if fault := turn.faults[seat]:
            said = player.last_messages or turn.messages.get(seat, [])
            when = f"in turn {number}" if number else "before turn 1"
            when += f", its own turn {own}" if own != number else ""
            return "\n".join([f"{in_words(fault)}, {when}", *said])[-MOST_OUTPUT:]
    return "\n".join(map(in_words, player.end_faults))


def build(bot: LeagueBot, is_wanted: Callable[[], bool] = lambda: True) -> tuple[bool, str]:
    """Runs a bot's build command, alone in its folder; returns whether it succeeded, and its output.

    It is ended after the time limit, or when it is not wanted any more.
    """
    folder = str(bot.folder or Path.cwd())
    made_in = replace(sandbox_of(bot), folder=folder, writable=True)
    try:
        with _alone_in(folder):
            process = subprocess.Popen(
                made_in.command(shlex.split(bot.build), folder), cwd=folder, env=made_in.environment(),
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
            output = _output_of(process, is_wanted)
    except (OSError, ValueError) as error:
        return False, f"{bot.build}: {error}"
    return process.returncode == 0, output[-MOST_OUTPUT:]


@contextmanager
def _alone_in(folder: str) -> Iterator[None]:
    """Waits for other builds in a folder. Raises :class:`OSError` if there is no such folder."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def _output_of(process: subprocess.Popen[bytes], is_wanted: Callable[[], bool]) -> str:
    """The output of a build; waits for its end, or ends it; then the last line says why."""
    until = monotonic() + BUILD_SECONDS
    while (is_in_time := monotonic() < until) and is_wanted():
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=LOOK_SECONDS)[0].decode(errors="replace")
    os.killpg(process.pid, signal.SIGKILL)
    why = "ended: the bot is not to be tried any more" if is_in_time else f"ended after {BUILD_SECONDS:g} seconds"
    return f"{process.communicate()[0].decode(errors='replace')}\n{why}"


def entry_of(league: League, name: str) -> Entry:
    """A bot of the league as it plays there. Raises :class:`LeagueError` for one that only a file has named."""
    bot = league.bots.named(name)
    if bot.is_foreign and not comes_with(load_game(league.settings().game), bot.command):
        raise LeagueError(f"{name} came with imported games, which say that its program is {bot.command!r}; if you"
                          f" trust it, let it be tried first: arena league {league.folder} add {shlex.quote(name)}")
    return Entry(bot.command, bot.name, sandbox_of(bot))


def sandbox_of(bot: LeagueBot) -> Sandbox:
    """What a bot may use: what it was given when it was added."""
    return Sandbox(bot.memory_mib, folder=str(bot.folder.resolve()) if bot.folder else "", isolated=bot.isolated)
