"""The parts of a bot's results on its page, beside those of the others."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from arena.contract.files import ReplayError
from arena.judge.losses import PlayedGame
from arena.judge.parts import PartRow, part_rows
from arena.league.store.rows import LeagueBot
from arena.league.store.where import Where
from arena.league.web.context import Context
from arena.league.web.handling import PageRequest

NEWEST = 20
"""Over so many games; a report can be over more."""


def parts_of_bot(request: PageRequest, bot: LeagueBot) -> list[PartRow]:
    """The parts over the newest games of a bot."""
    games = request.league.games.find(Where(bot=bot.name), limit=NEWEST)
    return _rows(request.context, bot.name, tuple(game.id for game in games))


@lru_cache(maxsize=64)
def _rows(context: Context, name: str, games: tuple[int, ...]) -> list[PartRow]:
    """A page asks again whenever something in the league has changed, mostly for the same games."""
    return part_rows(context.game, [*_played(context, name, games)])


def _played(context: Context, name: str, games: tuple[int, ...]) -> Iterator[PlayedGame]:
    """The games of a bot, but for those whose files are gone."""
    for number in games:
        row = context.league.games.game(number)
        try:
            record = context.league.games.named_replay(row)
        except ReplayError:
            continue
        yield from (PlayedGame("", record, player.seat, None, "", "") for player in row.players if player.bot == name)
