"""How a league's games are played, as its file has it."""
from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from arena.contract.errors import told_as
from arena.contract.game import Game
from arena.contract.measure import Measure
from arena.contract.saving import DamagedError
from arena.contract.setup import Limits, either, number_from_one
from arena.games import load_game
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError
from arena.match.match import MatchSettings, new_settings

COLUMNS = ("game", "edition", "first_turn_ms", "turn_ms", "options", "seats", "together", "patience_ms", "slowdown",
           "clock", "seed", "anchor", "most_seats", "duel_games", "duel_elo")
"""Where the settings are in the store."""


@dataclass(frozen=True)
class LeagueSettings(MatchSettings):
    """How a league's games are played. ``seats``, ``most_seats``: the fewest and the most players of a game.

    ``seed``: of the first set. ``anchor``: see :mod:`arena.stats.ratings`. A duel between versions has at most
    ``duel_games`` games, and looks for a difference of ``duel_elo``.
    """

    seed: int = 1
    anchor: str | None = None
    most_seats: int = 0
    """0: all games have ``seats`` players."""
    duel_games: int = 600
    duel_elo: float = 50.0

    @property
    def measure(self) -> Measure | None:
        """See :class:`MatchSettings`. Raises :class:`LeagueError` if the game is gone, as all that needs it does."""
        return self.loaded().measure

    @property
    def numbers(self) -> list[int]:
        """The numbers of players that games have. Raises :class:`LeagueError` if no game can be played like this."""
        game, most = self.loaded(), max(self.seats, self.most_seats)
        with told_as(LeagueError, ValueError, about="no game can be played by the settings of the league: "):
            self.setup(0).check(game.editions, game.seats, game.options)
        return [number for number in sorted(game.seats) if self.seats <= number <= most]

    def loaded(self) -> Game:
        with told_as(LeagueError, LookupError, about="the game of the league cannot be loaded: "):
            return load_game(self.game)

    @property
    def players(self) -> str:
        """How many play, in words."""
        return either(self.numbers)


def new_league_settings(name: str, *, seats: str = "", seed: int = 1, **more: Any) -> LeagueSettings:
    """The settings of a league, see :func:`arena.match.match.new_settings`. Raises :class:`LeagueError`.

    ``seats``: how many play in a game, such as ``3``, or ``2-4``; empty: as few as the game allows.
    """
    with told_as(LeagueError, ValueError, TypeError):
        fewest, *most = map(number_from_one, seats.split("-", 1)) if seats else [None]
        settings = [new_settings(name, seats=number, **more) for number in (fewest, *most)]
        if settings[0].seats > settings[-1].seats:
            raise ValueError(f"{seats} players: the fewest come first")
        return LeagueSettings(**vars(settings[0]), seed=seed, most_seats=settings[-1].seats)


def read_settings(database: Database) -> LeagueSettings:
    """The settings of a league. Raises :class:`DamagedError` for what no arena writes: a worker would be sent it."""
    game, edition, first_turn_ms, turn_ms, options, seats, together, *others = database.rows(
        f"SELECT {', '.join(COLUMNS)} FROM league")[0]
    try:
        limits = Limits(first_turn_ms, turn_ms)
        settings = LeagueSettings(game, edition, limits, seats, json.loads(options), bool(together), *others)
        return msgspec.convert(asdict(settings), LeagueSettings)
    except (ValueError, TypeError) as error:
        raise DamagedError(database.damage() or f"{database.path} is damaged: {error}; put back a copy of it") from None


def write_settings(database: Database, settings: LeagueSettings) -> None:
    """Gives a new file its settings. Raises :class:`LeagueError` if it has some."""
    with database.writing() as connection:
        if connection.execute("SELECT 1 FROM league").fetchone():
            raise LeagueError(f"{database.path.parent} has a league already")
        connection.execute(
            f"INSERT INTO league (version, {', '.join(COLUMNS)}) VALUES (0, :{', :'.join(COLUMNS)})",
            vars(settings) | vars(settings.limits) | {"options": json.dumps(dict(settings.options))})
