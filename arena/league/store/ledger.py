"""The store for those who play and import games: sets that are begun, games that are missing, trials."""
from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager
from time import time
from typing import NamedTuple

from arena.contract.faults import FaultKind
from arena.contract.files import ReplayError
from arena.contract.record import Replay
from arena.league.store.recording import record_game
from arena.league.store.rows import Bot, MatchRow
from arena.league.store.seats import orders_of
from arena.league.store.store import Store
from arena.league.store.versions import duel_verdict, duels_to_begin, version_rows
from arena.match.match import seat_orders

UNDECIDED = "undecided"
NOT_A_GAME = (ValueError, LookupError, TypeError, ArithmeticError, sqlite3.IntegrityError)
"""Errors of a replay that can be read, but does not fit."""
WATCHED_GAMES = 20
FAULTY_SHARE = 0.9
"""A bot is suspended when so many of its last games had a fault that costs the game."""
COSTLY = [kind.value for kind in FaultKind if kind.group]


class SetRow(NamedTuple):
    """A set of games: its seed, the number of the match that it belongs to, and its bots by entry."""

    seed: int
    match: int | None
    bots: tuple[Bot, ...]


class Ledger(Store):
    """The store with what playing and importing need besides."""

    def writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """One transaction around several writes; see :meth:`arena.league.store.database.Database.writing`."""
        return self._database.writing()

    # --- sets and games

    def begin_set(
        self, bots: Sequence[int], seed: int, edition: str, match: int | None = None, origin: str | None = None,
        one_game: bool = False,
    ) -> int:
        """Begins a new set of games of these bots (ids); returns its number.

        ``origin``: where an imported set comes from, so that it is begun only once. ``one_game``: it has one game, and
        not one for each seat order; see :mod:`arena.league.store.seats`.
        """
        with self.writing() as connection:
            known = connection.execute("SELECT id FROM sets WHERE origin = ?", (origin,)).fetchone()
            if known:
                return int(known[0])
            size = 1 if one_game else len(seat_orders(bots))
            number = connection.execute(
                "INSERT INTO sets (match_id, seed, edition, size, origin) VALUES (?, ?, ?, ?, ?)",
                (match, seed, edition, size, origin)).lastrowid or 0
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, 0, 0)", [(number, *entry) for entry in enumerate(bots)])
        return number

    def add_game(self, set_id: int, number: int, record: Replay, played: float | None = None) -> bool:
        """Saves a finished game of a set, its replay first and then its result; returns whether it is new.

        Raises :class:`arena.contract.saving.SaveError` if there is no room; the games before are saved.
        """
        self.replays.write(set_id, number, record)
        with self.writing() as connection:
            return record_game(connection, set_id, number, record, time() if played is None else played)

    def give_up(self, set_id: int, number: int, why: str) -> None:
        """Notes that a game of a set cannot be played or saved, so that nobody tries it again."""
        with self.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO given_up VALUES (?, ?, ?)", (set_id, number, why))

    def given_up(self) -> dict[tuple[int, int], str]:
        """Set and number of each game that was given up, and why."""
        rows = self._database.rows("SELECT set_id, number, why FROM given_up")
        return {(set_id, number): why for set_id, number, why in rows}

    def adopt_replays(self) -> int:
        """Adds games whose replay was written by a process that ended before it added the result; returns how many.

        One that cannot be added is given up.
        """
        known = {*self._database.rows("SELECT set_id, number FROM games"), *self.given_up()}
        sets = {number for (number,) in self._database.rows("SELECT id FROM sets")}
        adopted = 0
        for set_id, number in self.replays.there():
            if set_id in sets and (set_id, number) not in known:
                adopted += self._adopt(set_id, number)
        return adopted

    def _adopt(self, set_id: int, number: int) -> bool:
        path = self.replays.path(set_id, number)
        try:
            record = self.replays.read(set_id, number)
            with self.writing() as connection:
                return record_game(connection, set_id, number, record, path.stat().st_mtime)
        except (ReplayError, OSError):  # it is played again
            return False
        except NOT_A_GAME as error:
            self.give_up(set_id, number, f"{path} is no game of this set: {error!r}")
            return False

    def has_game(self, set_id: int, number: int) -> bool:
        """Whether this game of a set has been played."""
        return bool(self._database.rows("SELECT 1 FROM games WHERE set_id = ? AND number = ?", (set_id, number)))

    def games_of_seed(self, seed: int) -> list[tuple[int, int]]:
        """Set and number of each game with this seed."""
        return [(set_id, number) for set_id, number in self._database.rows(
            "SELECT set_id, number FROM games WHERE seed = ?", (seed,))]

    def missing_games(self, match: int | None) -> list[tuple[int, int]]:
        """Set and number of each missing game in the begun sets of a match, or (``None``) of the standings."""
        sets = self._database.rows(
            "SELECT s.id FROM sets s JOIN entries e ON e.set_id = s.id AND e.entry = 0"
            " WHERE s.match_id IS ? AND s.origin IS NULL AND e.games < s.size ORDER BY s.id", (match,))
        missing = []
        given_up = self.given_up()
        for (set_id,) in sets:
            games = self._database.rows("SELECT number FROM games WHERE set_id = ?", (set_id,))
            played = {number for (number,) in games}
            missing += [(set_id, number) for number in self.orders_of(set_id) if number not in played]
        return [game for game in missing if game not in given_up]

    def orders_of(self, set_id: int) -> range:
        """The numbers of the games of a set, each that of its seat order."""
        begun = self.set_of(set_id)
        ((size,),) = self._database.rows("SELECT size FROM sets WHERE id = ?", (set_id,))
        return orders_of([bot.id for bot in begun.bots], begun.seed, size)

    def begun(self, match: int) -> tuple[int, int]:
        """How many sets of a match are begun, and how many games these sets have in all."""
        sets, games = self._database.rows(
            "SELECT COUNT(*), COALESCE(SUM(size), 0) FROM sets WHERE match_id = ?", (match,))[0]
        return sets, games

    def set_of(self, number: int) -> SetRow:
        """The set with this number."""
        seed, match = self._database.rows("SELECT seed, match_id FROM sets WHERE id = ?", (number,))[0]
        bots = {bot.id: bot for bot in self.bots()}
        entries = self._database.rows("SELECT bot_id FROM entries WHERE set_id = ? ORDER BY entry", (number,))
        return SetRow(seed, match, tuple(bots[bot] for (bot,) in entries))

    def sets_by_bot(self) -> Counter[int]:
        """The number of entries of each bot (id) in sets."""
        return Counter(dict(self._database.rows("SELECT bot_id, COUNT(*) FROM entries GROUP BY bot_id")))

    def meetings(self) -> Counter[tuple[int, int]]:
        """In how many sets each pair of bots (ids) has met."""
        return Counter({(first, second): sets for first, second, sets in self._database.rows(
            "SELECT a.bot_id, b.bot_id, COUNT(DISTINCT a.set_id) FROM entries a JOIN entries b ON b.set_id = a.set_id"
            " WHERE a.bot_id <> b.bot_id GROUP BY a.bot_id, b.bot_id")})

    # --- matches

    def running_matches(self) -> list[MatchRow]:
        """The matches to be played, the oldest first."""
        rows = self._database.rows("SELECT id FROM matches WHERE state = 'running' ORDER BY id")
        return [self.match(number) for (number,) in rows]

    def end_match_if_decided(self, number: int) -> None:
        """Ends a match if all its games are played or given up, or its test has accepted a hypothesis."""
        match = self.match(number)
        given_up: int = self._database.rows(
            "SELECT COUNT(*) FROM given_up g JOIN sets s ON s.id = g.set_id WHERE s.match_id = ?", (number,))[0][0]
        decided = match.sprt is not None and match.sprt["result"] != UNDECIDED
        is_over = match.played + given_up >= match.games
        verdict = next((duel_verdict(self._database, number, row.elo, is_over)
                        for row in version_rows(self._database) if row.duel == number), "")
        if match.state != "done" and (decided or verdict or is_over):
            with self.writing() as connection:
                connection.execute("UPDATE matches SET state = 'done' WHERE id = ?", (number,))
                connection.execute("UPDATE versions SET verdict = ? WHERE duel = ?", (verdict, number))

    def begin_duels(self) -> None:
        """Begins a duel for each version that has passed its trial; see :mod:`arena.league.store.versions`."""
        for bot, opponent in duels_to_begin(version_rows(self._database), self._by_id()):
            with self.writing() as connection:
                match = self.start_match([bot.name, opponent.name], self.duel_settings().games)
                connection.execute("UPDATE versions SET duel = ? WHERE bot_id = ?", (match, bot.id))

    def duels(self) -> set[int]:
        """The numbers of the matches that are duels."""
        return {row.duel for row in version_rows(self._database) if row.duel is not None}

    # --- trials of new bots

    def claim_new_bot(self) -> Bot | None:
        """A new bot, which is ``trying`` from now on; ``None`` if there is none."""
        if not self._database.rows("SELECT 1 FROM bots WHERE state = 'new'"):
            return None
        with self.writing() as connection:
            row = connection.execute("SELECT name FROM bots WHERE state = 'new' ORDER BY id").fetchone()
            if row:
                connection.execute("UPDATE bots SET state = 'trying' WHERE name = ?", row)
        return self.bot(row[0]) if row else None

    def claim_bot(self, bot: Bot) -> bool:
        """Makes a bot ``trying``, and shown again if it was hidden, unless its state has changed meanwhile.

        Returns whether it did.
        """
        with self.writing() as connection:
            return connection.execute(
                "UPDATE bots SET state = 'trying', suspended = 0, hidden = 0 WHERE id = ?"
                " AND iif(suspended, 'suspended', state) = ?", (bot.id, bot.state)).rowcount > 0

    def forget_trial(self, bot: Bot) -> None:
        """Makes a bot new again whose trial was broken off, unless it was retired or deleted meanwhile."""
        with self.writing() as connection:
            connection.execute("UPDATE bots SET state = 'new' WHERE id = ? AND added = ? AND state = 'trying'",
                               (bot.id, bot.added))

    def forget_trials(self) -> None:
        """Makes bots whose trial was broken off new again."""
        if self._database.rows("SELECT 1 FROM bots WHERE state = 'trying'"):
            with self.writing() as connection:
                connection.execute("UPDATE bots SET state = 'new' WHERE state = 'trying'")

    def judge_bot(self, bot: int, state: str, build_output: str, last_words: str) -> None:
        """Ends a trial; a bot that was retired meanwhile stays retired."""
        with self.writing() as connection:
            connection.execute(
                "UPDATE bots SET state = CASE state WHEN 'trying' THEN ? ELSE state END, build_output = ?,"
                " last_words = ?, watched_after = (SELECT COALESCE(MAX(id), 0) FROM games) WHERE id = ?",
                (state, build_output, last_words, bot))

    def fail_bot(self, bot: int, why: str) -> None:
        """Marks a bot as failed that has played before and cannot be started any more."""
        with self.writing() as connection:
            connection.execute(
                "UPDATE bots SET state = 'failed', last_words = ? WHERE id = ? AND state = 'active'", (why, bot))

    def suspend_if_faulty(self, bot: int, last_words: str) -> bool:
        """Suspends an active bot, with its last words, if nearly all its last games had a fault; returns whether."""
        games = self._database.rows(
            "SELECT MAX(EXISTS (SELECT 1 FROM faults f WHERE f.game_id = p.game_id AND f.seat = p.seat AND f.kind IN"
            " (SELECT value FROM json_each(?)))) FROM players p JOIN bots b ON b.id = p.bot_id WHERE p.bot_id = ?"
            " AND b.state = 'active' AND p.game_id > b.watched_after GROUP BY p.game_id"
            " ORDER BY p.game_id DESC LIMIT ?",
            (json.dumps(COSTLY), bot, WATCHED_GAMES))
        faulty = sum(has_fault for (has_fault,) in games)
        if len(games) < WATCHED_GAMES or faulty < FAULTY_SHARE * WATCHED_GAMES:
            return False
        words = f"suspended: {faulty} of its last {WATCHED_GAMES} games had a fault; the last one:\n{last_words}"
        with self.writing() as connection:
            connection.execute(
                "UPDATE bots SET state = 'retired', suspended = 1, last_words = ? WHERE id = ?", (words, bot))
        return True
