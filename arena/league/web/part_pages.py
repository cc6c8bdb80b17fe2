"""What the newest games of a bot say on its page: the parts of its results, and how two versions differ."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from arena.contract.files import ReplayError
from arena.judge.analysis import analysis_path, best_analysis
from arena.judge.losses import Difference, PlayedGame, compared, compared_numbers
from arena.judge.parts import PartRow, part_rows
from arena.league.store.rows import LeagueBot
from arena.league.store.where import Where
from arena.league.web.context import Context
from arena.league.web.handling import PageRequest

NEWEST = 20
"""Over so many games; a report can be over more."""
COMPARED = 60
"""Two versions are compared over so many games of each."""


def parts_of_bot(request: PageRequest, bot: LeagueBot) -> list[PartRow]:
    """The parts over the newest games of a bot."""
    games = request.league.games.find(Where(bot=bot.name), limit=NEWEST)
    return _rows(request.context, bot.name, tuple(game.id for game in games))


def side_by_side(request: PageRequest, bot: LeagueBot, other: LeagueBot) -> list[tuple[str, Difference]]:
    """How the newest games of two versions differ, by points, losses and their own numbers, each with its kind."""
    games = [request.league.games.find(Where(bot=name), limit=COMPARED) for name in (bot.name, other.name)]
    ids = tuple(tuple(game.id for game in some) for some in games)
    analysed = sum(_analysis_path(request.context, number).exists() for some in ids for number in some)
    return _differences(request.context, (bot.name, other.name), ids, analysed)


@lru_cache(maxsize=16)
def _differences(
    context: Context, names: tuple[str, str], games: tuple[tuple[int, ...], ...], analysed: int
) -> list[tuple[str, Difference]]:
    """``analysed``: how many of the games have an analysis, because this changes what is said."""
    first, second = ([*_played(context, *side, analysed=True)] for side in zip(names, games))
    points, *losses = compared(first, second)
    return [("points", points), *(("loss", loss) for loss in losses),
            *(("number", one) for one in compared_numbers(first, second))]


def _analysis_path(context: Context, number: int) -> Path:
    return analysis_path(context.league.games.replay_path(number))


@lru_cache(maxsize=64)
def _rows(context: Context, name: str, games: tuple[int, ...]) -> list[PartRow]:
    """A page asks again whenever something in the league has changed, mostly for the same games."""
    return part_rows(context.game, [*_played(context, name, games)])


def _played(
    context: Context, name: str, games: tuple[int, ...], analysed: bool = False
) -> Iterator[PlayedGame]:
    """The games of a bot, but for those whose files are gone; ``analysed``: with their analyses."""
    for number in games:
        row = context.league.games.game(number)
        try:
            record = context.league.games.named_replay(row)
        except ReplayError:
            continue
        kept = analysed and best_analysis(_analysis_path(context, number), record, 0)
        analysis = kept.game if kept and kept.is_whole else None
        seats = [player.seat for player in row.players if player.bot == name]
        yield from (PlayedGame("", record, seat, analysis, "", "") for seat in seats)
