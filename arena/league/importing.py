"""Adds games that ``play`` or another league has written to the league."""
from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from arena.contract.files import packed, read_json
from arena.contract.game import Game
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay, replay_of
from arena.games import contest_file, game_names, load_game
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.league_settings import LeagueSettings
from arena.league.store.rows import IMPORT, Bot
from arena.match.match import seat_orders
from arena.match.rerun import rerun
from arena.match.settings import new_settings

REPLAYS = "*.jsonl.gz"
ANALYSIS = ".analysis.jsonl.gz"
"""The ending of files beside replays that are not replays."""


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
    return [source]


def settings_of(source: Path) -> LeagueSettings:
    """How the games of a folder or file were played, by its first game of a match.

    Raises :class:`LeagueError`, also for a game that is not installed: a game is a program, and a file cannot name one.
    """
    for record in chain.from_iterable(map(read_json, files_of(source))):
        try:
            game = _game_of_a_match(record)
        except ValueError:
            continue
        setup, place = game.setup, game.place
        if place.game not in game_names():
            raise LeagueError(f"{source}: its games are of {place.game!r}, which is no installed game; if you trust the"
                              " programs of that game, make the league first, with 'init', and then import into it")
        return LeagueSettings(place.game, setup.edition, setup.limits, setup.seats, setup.options, place.together,
                              place.patience_ms, place.slowdown, place.clock)
    raise LeagueError(f"{source}: there is no game of the arena in it")


def new_league_settings(name: str, *, seed: int = 1, **more: Any) -> LeagueSettings:
    """The settings of a league, see :func:`arena.match.settings.new_settings`. Raises :class:`LeagueError`."""
    try:
        return LeagueSettings(**vars(new_settings(name, **more)), seed=seed)
    except (ValueError, TypeError) as error:
        raise LeagueError(str(error)) from None


def import_games(league: League, records: Iterable[object], played: float, name: str) -> Imported:
    """Adds games that are not there yet; a game is there if its replay is.

    Games are played again by the rules, unless these are a program of somebody else's; one that goes another way is
    left out. ``played``: when they were played, in seconds since 1970. ``name``: the name of the file, for the bots
    that are new with it; these do not play on. Raises :class:`LeagueError` if the league's game is not installed.
    """
    counts = Imported()
    settings = league.settings()
    rules = _rules_of(settings.game)
    for record in records:
        try:
            game = _game_of_a_match(record)
            if game.place.game != settings.game:
                raise ValueError(f"it is a game of {game.place.game}, the league's is {settings.game}")
            _check_rules(rules, game)
        except ValueError as error:
            counts.skip(str(error))
            continue
        if _add(league, game, played, name):
            counts.new += 1
        else:
            counts.known += 1
    return counts


def _game_of_a_match(record: object) -> Replay:
    """Reads a record. Raises :class:`ValueError`, which says why it cannot be added to a league."""
    if not isinstance(record, dict) or "match" not in record:
        raise ValueError("it is no game of a match of the arena")
    try:
        game = replay_of(record)
        if sorted(game.setup.options) != sorted(game.place.options) or not game.turns or not game.is_whole:
            raise ValueError("turns: a game has some, and scores at its end")
        if len(game.place.commands) != len(game.players):
            raise ValueError(f"match.commands: {len(game.place.commands)} of {len(game.players)} players")
    except ValueError as error:
        raise ValueError(f"it is damaged: {error}") from None
    return game


def _rules_of(name: str) -> Game | None:
    """The game whose referee is at hand; ``None`` for a contest, whose referee would have to play whole games."""
    try:
        return None if contest_file(name) else load_game(name)
    except LookupError as error:
        raise LeagueError(str(error)) from None


def _check_rules(rules: Game | None, game: Replay) -> None:
    """Raises :class:`ValueError` if the recorded answers do not lead to the recorded lines and outcome.

    Without rules, only if the ranks are not those of the scores; a game may have other ways to break a tie.
    """
    if rules is None:
        if list(ranks_of(game.final_scores)) != game.ranks:
            raise ValueError(f"ranks: {game.ranks} are not the ranks of the scores {game.final_scores}")
        return
    try:
        difference = next(rerun(rules, game), None)
    except Exception as error:
        raise ValueError(f"it cannot be played again by the rules of {rules.name}: {error!r}") from None
    if difference:
        raise ValueError(f"it does not follow the rules of {rules.name}: {difference}")


def _add(league: League, record: Replay, played: float, name: str) -> bool:
    place = record.place
    bots = [_bot(league, bot, command, name).id for bot, command in zip(names_of(record), place.commands)]
    size = len(seat_orders(bots))
    number = place.index // size
    same = replace(place, index=0, order=[])
    origin = hashlib.sha1(msgspec.json.encode([same, number, bots])).hexdigest()
    seed = record.setup.seed
    data, of_set = packed(record), place.index % size
    if any(league.games.replays.holds(*known, data) for known in league.games.of_seed(seed)):
        return False
    for run in itertools.count():  # a match may have been played more than once
        set_id = league.games.begin_set(bots, seed, record.edition, origin=f"{origin} {run}")
        if not league.games.has(set_id, of_set):
            return league.games.add(set_id, of_set, record, played)
    raise AssertionError("there is always a next one")


def names_of(record: Replay) -> list[str]:
    """The names of the bots, by entry."""
    order = record.place.order
    return [record.names[order.index(entry)] for entry in range(len(order))]


def _bot(league: League, name: str, command: str, file: str) -> Bot:
    """The bot with this command that has no folder of its own.

    A new one is retired: nobody knows whether its program is still the same, and the file may be a stranger's.
    """
    for bot in league.bots.all():
        if bot.command == command and bot.folder is None:
            return bot
    free = league.bots.free_name(name)
    with league.writing():
        league.bots.add(free, command, added_by=IMPORT + file)
        league.bots.set_state(free, "retired")
    return league.bots.named(free)
