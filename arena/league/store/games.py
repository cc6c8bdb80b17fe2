"""The games of a league: their files, the list of them, sets that are begun, and matches."""
from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from msgspec.structs import replace

from arena.contract.errors import told_as
from arena.contract.files import ReplayError, packed
from arena.contract.record import Replay, read_replays
from arena.contract.saving import USUAL, write_whole
from arena.league.store.bots import Bots
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError, NoSuchError
from arena.league.store.game_filters import EVERYTHING, Where, sql
from arena.league.store.game_insertion import insert_game
from arena.league.store.league_settings import read_settings
from arena.league.store.matches import UNCLEAR, MatchRow, matches
from arena.league.store.rows import GameRow, LeagueBot, PlayerRow

PAGE = 50
"""The default number of games on a page."""
ORDERS = {
    "newest": "g.id DESC", "oldest": "g.id", "longest": "g.length DESC, g.id DESC", "shortest": "g.length, g.id DESC",
    "seed": "g.seed, g.id",
}
"""How the list can be sorted."""
UNDECIDED = "undecided"
FOLDER = "games"
IN_A_FOLDER = 1000
"""The number of sets whose games share a folder."""
NOT_A_GAME = (ValueError, LookupError, TypeError, ArithmeticError, sqlite3.IntegrityError)
"""Errors of a replay that can be read, but does not fit."""


class Replays:
    """The folder ``games`` of a league: a file for each, which opens quickly, named by its set and its number there."""

    def __init__(self, league: Path) -> None:
        self._folder = league / FOLDER

    def path(self, set_id: int, number: int) -> Path:
        return self._folder / f"{set_id // IN_A_FOLDER:04}" / f"{set_id}-{number}.jsonl.gz"

    def read(self, set_id: int, number: int) -> Replay:
        """A game's record. Raises :class:`arena.contract.files.ReplayError` if its file is gone or damaged."""
        path = self.path(set_id, number)
        replay = next(read_replays(path), None)
        if replay is None:
            raise ReplayError(f"{path} holds no game")
        return replay

    def holds(self, set_id: int, number: int, data: bytes) -> bool:
        """Whether the file of a game exists and holds exactly ``data``."""
        path = self.path(set_id, number)
        return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data


class SetRow(NamedTuple):
    """A set of games: its seed, the number of the match that it belongs to, its size when whole, its bots by entry."""

    seed: int
    match: int | None
    size: int
    bots: tuple[LeagueBot, ...]


class Games:
    """The games of a league, their sets and their matches."""

    def __init__(self, folder: Path, database: Database, bots: Bots) -> None:
        self.replays = Replays(folder)
        self._database = database
        self._bots = bots

    # --- games that are played

    def find(
        self, where: Where = EVERYTHING, order: str = "newest", limit: int = PAGE, offset: int = 0
    ) -> list[GameRow]:
        """A page of the games that match a filter. Raises :class:`LeagueError` for an unknown order."""
        if order not in ORDERS:
            raise LeagueError(f"games cannot be sorted by {order!r}; choose {', '.join(ORDERS)}")
        text, values = sql(where)
        return self._rows(f"{text} ORDER BY {ORDERS[order]} LIMIT ? OFFSET ?", [*values, limit, offset])

    def _rows(self, condition: str, values: Sequence[Any]) -> list[GameRow]:
        with self._database.reading():
            rows = self._database.rows(
                "SELECT g.id, g.match_id, g.set_id, g.seed, g.edition, g.length, g.played FROM games g"
                f" WHERE {condition}", values)
            players = _players(self._database, [row[0] for row in rows])
        return [GameRow(*fields) for fields in ((*row, own) for row, own in zip(rows, players))]

    def count(self, where: Where = EVERYTHING) -> int:
        text, values = sql(where)
        return int(self._database.rows(f"SELECT COUNT(*) FROM games g WHERE {text}", values)[0][0])

    def game(self, number: int) -> GameRow:
        rows = self._rows("g.id = ?", [number])
        if not rows:
            raise NoSuchError(f"there is no game {number}")
        return rows[0]

    def replay(self, number: int) -> Replay:
        """The replay of a game. Raises :class:`arena.contract.files.ReplayError` if its file is gone."""
        return self.replays.read(*self._place(number))

    def named_replay(self, row: GameRow) -> Replay:
        """The replay of a game, with the names that its bots have today."""
        record = self.replay(row.id)
        if len(record.players) != len(row.players):
            raise ReplayError(self._database.damage() or f"{self.replay_path(row.id)} is another game")
        seats = [replace(seat, name=player.bot) for player, seat in zip(row.players, record.players)]
        return replace(record, players=seats)

    def replay_path(self, number: int) -> Path:
        """The file of a game: a replay like those of ``play``."""
        return self.replays.path(*self._place(number))

    def _place(self, number: int) -> tuple[int, int]:
        places = self._database.rows("SELECT set_id, number FROM games WHERE id = ?", (number,))
        if not places:
            raise NoSuchError(f"there is no game {number}")
        return places[0][0], places[0][1]

    # --- sets and games

    def begin_set(
        self, bots: Sequence[int], seed: int, edition: str, match: int | None = None, origin: str | None = None
    ) -> int:
        """Begins a new set of games of these bots (ids); returns its number.

        ``origin``: where an imported set comes from, so that it is begun only once.
        """
        with self._database.writing() as connection:
            known = connection.execute("SELECT id FROM sets WHERE origin = ?", (origin,)).fetchone()
            if known:
                return int(known[0])
            size = len(read_settings(self._database).orders(bots))
            number = connection.execute(
                "INSERT INTO sets (match_id, seed, edition, size, origin) VALUES (?, ?, ?, ?, ?)",
                (match, seed, edition, size, origin)).lastrowid or 0
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, 0, 0)", [(number, *entry) for entry in enumerate(bots)])
        return number

    def add(self, set_id: int, number: int, record: Replay, played: float | None = None) -> bool:
        """Saves a finished game of a set, its replay first and then its result; returns whether it is new.

        Raises :class:`arena.contract.saving.SaveError` if there is no room; the games before are saved.
        """
        write_whole(self.replays.path(set_id, number), packed(record), USUAL)
        with self._database.writing() as connection:
            return insert_game(connection, set_id, number, record, time() if played is None else played)

    def give_up(self, set_id: int, number: int, why: str) -> None:
        """Notes that a game of a set cannot be played or saved, so that nobody tries it again."""
        self._database.write("INSERT OR REPLACE INTO given_up VALUES (?, ?, ?)", (set_id, number, why))

    def given_up(self) -> dict[tuple[int, int], str]:
        """Set and number of each game that was given up, and why."""
        rows = self._database.rows("SELECT set_id, number, why FROM given_up")
        return {(set_id, number): why for set_id, number, why in rows}

    def has(self, set_id: int, number: int) -> bool:
        return bool(self._database.rows("SELECT 1 FROM games WHERE set_id = ? AND number = ?", (set_id, number)))

    def of_seed(self, seed: int) -> list[tuple[int, int]]:
        """Set and number of each game with this seed."""
        return [(set_id, number) for set_id, number in self._database.rows(
            "SELECT set_id, number FROM games WHERE seed = ?", (seed,))]

    def missing(self, match: int | None) -> list[tuple[int, int]]:
        """Set and number of each missing game in the begun sets of a match, or (``None``) of the standings."""
        sets = self._database.rows(
            f"SELECT s.id, min(s.size, {IN_A_FOLDER}) FROM sets s JOIN entries e ON e.set_id = s.id AND e.entry = 0"
            " WHERE s.match_id IS ? AND s.origin IS NULL AND e.games < s.size ORDER BY s.id", (match,))
        games, given_up = ((set_id, number) for set_id, size in sets for number in range(size)), self.given_up()
        return [game for game in games if game not in given_up and not self.has(*game)]

    def begun(self, match: int) -> tuple[int, int]:
        """How many sets of a match are begun, and how many games these sets have in all."""
        sets, games = self._database.rows(
            "SELECT COUNT(*), COALESCE(SUM(size), 0) FROM sets WHERE match_id = ?", (match,))[0]
        return sets, games

    def set_of(self, number: int) -> SetRow:
        seed, match, size = self._database.rows("SELECT seed, match_id, size FROM sets WHERE id = ?", (number,))[0]
        bots = self._bots.by_id()
        entries = self._database.rows("SELECT bot_id FROM entries WHERE set_id = ? ORDER BY entry", (number,))
        return SetRow(seed, match, size, tuple(bots[bot] for (bot,) in entries))

    def sets_by_bot(self) -> Counter[int]:
        """The number of entries of each bot (id) in sets."""
        return Counter(dict(self._database.rows("SELECT bot_id, COUNT(*) FROM entries GROUP BY bot_id")))

    def meetings(self) -> Counter[tuple[int, int]]:
        """In how many sets each pair of bots (ids) has met."""
        return Counter({(first, second): sets for first, second, sets in self._database.rows(
            "SELECT a.bot_id, b.bot_id, COUNT(DISTINCT a.set_id) FROM entries a JOIN entries b ON b.set_id = a.set_id"
            " WHERE a.bot_id <> b.bot_id GROUP BY a.bot_id, b.bot_id")})

    # --- matches

    def matches(self) -> list[MatchRow]:
        return matches(self._database, self._bots.by_id())

    def match(self, number: int) -> MatchRow:
        rows = matches(self._database, self._bots.by_id(), number)
        if not rows:
            raise NoSuchError(f"there is no match {number}")
        return rows[0]

    def start_match(
        self, bots: Sequence[str], games: int, elo0: float | None = None, elo1: float | None = None,
        seed: int | None = None,
    ) -> int:
        """Requests a match of at most ``games`` games, rounded up to whole sets; returns its number.

        ``bots``: a name for each seat, or too few for a game: then the last one has the other seats too. ``elo0``,
        ``elo1``: the match ends when a sequential test between these strengths of the first bot is decided. ``seed``:
        that of its first set; ``None``: one that the league has not had. The runner plays it before anything else.
        Raises :class:`LeagueError`.
        """
        settings = read_settings(self._database)
        if (elo0 is None) != (elo1 is None):
            raise LeagueError("a sequential test wants two strengths, Elo 0 and Elo 1")
        most = settings.numbers[-1]
        if not 2 <= len(bots) <= most or games < 1:
            to = f" to {most}" if most > 2 else ""
            raise LeagueError(f"a match is of 2{to} bots and of at least one game")
        ids = [self._bots.named(name).id for name in bots]
        seats = next(number for number in settings.numbers if number >= len(ids))
        ids += ids[-1:] * (seats - len(ids))
        size = len(settings.orders(ids))
        if elo0 is not None and elo1 is not None:
            with told_as(LeagueError, ValueError):
                settings.yardstick.test(elo0, elo1)
        first = self.new_seed() if seed is None else seed
        with self._database.writing() as connection:
            number = connection.execute(
                "INSERT INTO matches (bots, games, elo0, elo1, seed, state, started)"
                " VALUES (?, ?, ?, ?, ?, 'running', ?)",
                (json.dumps(ids), -(-games // size) * size, elo0, elo1, first, time())).lastrowid
        return number or 0

    def new_seed(self) -> int:
        last: int | None = self._database.rows("SELECT MAX(seed) FROM sets")[0][0]
        return read_settings(self._database).seed if last is None else last + 1

    def set_match_state(self, number: int, state: str) -> None:
        """``stopped``: games that are under way are finished, and no more begun; ``running``: the match goes on."""
        if (match := self.match(number)).state not in {"running", "stopped"} - {state}:
            raise LeagueError(f"match {number} is {match.state}")
        self._database.write("UPDATE matches SET state = ? WHERE id = ? AND state = ?", (state, number, match.state))

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
        verdict = next((match.yardstick.verdict(match.leading, bot.elo_sought) or (UNCLEAR if is_over else "")
                        for bot in self._bots.all() if bot.duel == number), "")
        if match.state != "done" and (decided or verdict or is_over):
            with self._database.writing() as connection:
                connection.execute("UPDATE matches SET state = 'done' WHERE id = ?", (number,))
                connection.execute("UPDATE versions SET verdict = ? WHERE duel = ?", (verdict, number))


def _players(database: Database, ids: Sequence[int]) -> list[tuple[PlayerRow, ...]]:
    players: dict[int, list[PlayerRow]] = defaultdict(list)
    for game, seat, bot, rank, points, score, result, faults, *times in database.rows(
        "SELECT p.game_id, p.seat, b.name, p.rank,"
        " p.half_wins / 2.0 / max(1, (SELECT COUNT(*) - 1 FROM players o WHERE o.game_id = p.game_id)), p.score,"
        " p.result, (SELECT json_group_object(kind, count) FROM faults f WHERE f.game_id = p.game_id"
        " AND f.seat = p.seat), p.first_ms, p.median_ms, p.longest_ms FROM players p JOIN bots b ON b.id = p.bot_id"
        f" WHERE p.game_id IN ({', '.join(map(str, ids))}) ORDER BY p.game_id, p.seat"
    ):
        players[game].append(PlayerRow(seat, bot, rank, points, score, result, json.loads(faults), *times))
    return [tuple(players[game]) for game in ids]
