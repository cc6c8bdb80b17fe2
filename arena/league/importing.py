"""Adds games that ``play`` or earlier leagues have written to the store; makes a league from a configuration."""
from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomllib

from arena.files import packed, read_records
from arena.game import Limits, Record, Setup, load_game
from arena.league.ledger import Ledger
from arena.league.rows import Bot, Settings
from arena.league.store import LeagueError
from arena.match.match import seat_orders

CONFIG = "league.toml"
"""The configuration file of a league: its settings, and its bots by name."""
REPLAYS = "*.jsonl.gz"
ANALYSIS = ".analysis.jsonl.gz"
"""The ending of files beside replays that are not replays."""
OF_GAMES = {"seed", "edition", "limits", "options", "players", "turns", "final_scores", "ranks", "match"}
OF_MATCHES = {"game", "seed", "commands", "index", "order"}
"""Fields of a game of a match that its header has too."""
OF_SETS = ("index", "order")
"""Fields of a game's header in which the games of a match differ."""
TEXT, WHOLE, NUMBER, TABLE = "a text", "a whole number", "a number", "a table of texts"
IN_CONFIG = {
    "game": TEXT, "bots": TABLE, "seed": WHOLE, "edition": TEXT, "turn_ms": NUMBER, "first_turn_ms": NUMBER,
    "seats": WHOLE, "options": TABLE,
}
"""The fields that a configuration may have."""


@dataclass
class Imported:
    """The outcome of an import: counts, and why games were left out."""

    new: int = 0
    known: int = 0
    left_out: dict[str, int] = field(default_factory=dict)

    def skip(self, why: str) -> None:
        """Counts a game that is left out."""
        self.left_out[why] = self.left_out.get(why, 0) + 1


def files_of(source: Path) -> list[Path]:
    """The replay files in a folder, or the file itself. Raises :class:`LeagueError`."""
    if source.is_dir():
        return sorted(file for file in source.rglob(REPLAYS) if not file.name.endswith(ANALYSIS))
    if not source.exists():
        raise LeagueError(f"{source}: there is no such file or folder")
    return [] if source.name.endswith(".toml") else [source]


def settings_of(source: Path) -> Settings:
    """How the games of a folder or file were played, by its configuration or its first game. Raises LeagueError."""
    config = config_of(source)
    if config is not None:
        return settings_of_config(config)
    for file in files_of(source):
        for record in read_records(file):
            if problem(record) is None:
                setup = Setup.of_record(record)
                return Settings(record["match"]["game"], setup.edition, setup.limits, setup.seats, setup.options)
    raise LeagueError(f"{source}: there is no game of the arena in it")


def config_of(source: Path) -> Mapping[str, Any] | None:
    """The configuration in a folder, or the file itself; ``None`` if there is none. Raises LeagueError."""
    path = source / CONFIG if source.is_dir() else source
    if not path.name.endswith(".toml") or not path.is_file():
        return None
    try:
        config = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LeagueError(f"{path}: {error}") from None
    unknown = config.keys() - IN_CONFIG.keys()
    if unknown:
        raise LeagueError(f"{path}: does not know {', '.join(sorted(unknown))}")
    for name, value in config.items():
        if not _is(IN_CONFIG[name], value):
            raise LeagueError(f"{path}: {name} = {value!r} is not {IN_CONFIG[name]}")
    if "game" not in config:
        raise LeagueError(f"{path}: wants 'game'")
    return config


def _is(kind: str, value: object) -> bool:
    if kind == TABLE:
        return isinstance(value, dict) and all(isinstance(one, str) for one in value.values())
    if kind == NUMBER:
        return isinstance(value, (int, float))
    return isinstance(value, str if kind == TEXT else int)


def settings_of_config(config: Mapping[str, Any]) -> Settings:
    """The settings in a configuration. Raises :class:`LeagueError` for a league that cannot be played."""
    return new_settings(
        config["game"], config.get("edition"), config.get("first_turn_ms"), config.get("turn_ms"), config.get("seats"),
        config.get("options", {}), config.get("seed", 1))


def new_settings(
    name: str, edition: str | None = None, first_turn_ms: float | None = None, turn_ms: float | None = None,
    seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 1,
) -> Settings:
    """The settings of a league of the game ``name``; ``None``: as in the contest. Raises :class:`LeagueError`."""
    try:
        game = load_game(name)
        edition = edition or game.editions[0]
        usual = game.limits_of(edition)
        limits = Limits(
            usual.first_turn_ms if first_turn_ms is None else first_turn_ms,
            usual.turn_ms if turn_ms is None else turn_ms)
        settings = Settings(name, edition, limits, seats or game.seats[0], options or {}, seed)
        setup = Setup(seed, settings.seats, edition, limits, settings.options)
        setup.check(game.editions, game.seats, game.options)
        game.new_referee(setup)
        return settings
    except (LookupError, ValueError, TypeError) as error:
        raise LeagueError(f"{name}: {error}") from None


def add_bots_of_config(store: Ledger, config: Mapping[str, Any]) -> None:
    """Adds the bots of a configuration that the league does not have yet."""
    known = {bot.name for bot in store.bots()}
    for name, command in config.get("bots", {}).items():
        if name not in known:
            store.add_bot(name, command, added_by=CONFIG)


def import_games(store: Ledger, records: Iterable[Record], played: float, name: str) -> Imported:
    """Adds games that are not there yet; a game is there if its replay is.

    ``played``: when they were played, in seconds since 1970. ``name``: the name of the file, for the bots that are new
    with it; these do not play on.
    """
    counts = Imported()
    settings = store.settings()
    for record in records:
        why = problem(record, settings)
        if why:
            counts.skip(why)
        elif _add(store, record, played, name):
            counts.new += 1
        else:
            counts.known += 1
    return counts


def problem(record: Any, settings: Settings | None = None) -> str | None:
    """A sentence that says why a record cannot be added; ``None`` if it can."""
    if not isinstance(record, dict) or "match" not in record or "ranks" not in record:
        return "it is no game of a match of the arena"
    if not isinstance(record["match"], dict):
        return "it is damaged: its 'match' is no object"
    if missing := sorted((OF_GAMES - record.keys()) | (OF_MATCHES - record["match"].keys())):
        return f"it is damaged: it has no {', '.join(map(repr, missing))}"
    if settings and record["match"]["game"] != settings.game:
        return f"it is a game of {record['match']['game']}, the league's is {settings.game}"
    return None


def _add(store: Ledger, record: Record, played: float, name: str) -> bool:
    header = record["match"]
    of_league = "league" in record
    bots = [_bot(store, one, command, name, of_league).id for one, command in zip(_names(record), header["commands"])]
    size = len(seat_orders([str(bot) for bot in bots]))
    number = header["index"] // size
    same = {key: value for key, value in header.items() if key not in OF_SETS}
    origin = hashlib.sha1(json.dumps([same, number, bots], sort_keys=True).encode()).hexdigest()
    data, place = packed(record), header["index"] % size
    if any(store.replays.holds(*known, data) for known in store.games_of_seed(record["seed"])):
        return False
    for run in itertools.count():  # a match may have been played more than once
        set_id = store.begin_set(bots, record["seed"], record["edition"], origin=f"{origin} {run}")
        if not store.has_game(set_id, place):
            return store.add_game(set_id, place, record, played)
    raise AssertionError("there is always a next one")


def _names(record: Record) -> list[str]:
    """The names of the bots, by entry."""
    if "league" in record:
        return list(record["league"]["names"])
    order: list[int] = record["match"]["order"]
    return [record["players"][order.index(entry)]["name"] for entry in range(len(order))]


def _bot(store: Ledger, name: str, command: str, file: str, of_league: bool) -> Bot:
    """The bot with this command and, for games of a league, also with this name.

    A new one is retired, because nobody knows whether its program is still the same.
    """
    bots = store.bots()
    for bot in bots:
        if bot.command == command and (bot.name == name if of_league else bot.folder is None):
            return bot
    taken = {bot.name for bot in bots}
    names = (name if run == 1 else f"{name} ({run})" for run in itertools.count(1))
    free = next(one for one in names if one not in taken)
    store.add_bot(free, command, added_by=file)
    store.set_bot_state(free, "retired")
    return store.bot(free)

