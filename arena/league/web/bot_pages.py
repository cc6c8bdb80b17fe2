"""The pages of bots and their versions, and what their forms do."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import unified_diff
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import UploadFile
from starlette.responses import Response

from arena.contract.files import ReplayError
from arena.contract.record import read_replays
from arena.judge.analysis_files import analysis_path, best_analysis
from arena.judge.losses import Difference, PlayedGame, compared, compared_numbers
from arena.judge.result_parts import PartRow, part_rows
from arena.league.store import League
from arena.league.store.game_filters import EVERYTHING, Where
from arena.league.store.rows import LeagueBot, Standing
from arena.league.store.uploads import LARGEST_UPLOAD
from arena.league.web.context import Context
from arena.league.web.game_pages import replayed
from arena.league.web.handling import BOTS, PageRequest, Refused, bot_of, faulty_games_of, go_to, query_of
from arena.run.contestants import BUILTIN, kit_bots
from arena.run.sandbox import why_not_isolated

SHOWN_OF_A_FILE = 100_000
"""The most characters of a file of a bot's source on its page: as many as a contest takes."""
UPLOADED_MIB = 2048
"""The memory limit of an uploaded bot if the contest has none."""
BY_PAGE = "the page"
"""Who has added a bot."""
MOST_CHANGES = 2000
"""The most lines of a file's changes that are shown."""
NEWEST = 20
"""Over so many games; a report can be over more."""
COMPARED = 60
"""Two versions are compared over so many games of each."""


def bots(request: PageRequest) -> Response:
    """The list of bots, and the forms that add one."""
    game = request.context.game
    known, stepped_back = request.league.bots.all()[::-1], request.league.versions.stepped_back()
    earlier = [bot for bot in known if bot.state == "active" and bot.id in stepped_back]
    return request.page(
        "bots.html", BOTS, "Bots", earlier=earlier,
        bots=[bot for bot in known if bot.state != "removed" and bot not in earlier],
        removed=[bot for bot in known if bot.state == "removed"], max_mib=LARGEST_UPLOAD >> 20,
        builtins=[BUILTIN + name for name in (*game.baselines, *kit_bots(game))], not_isolated=why_not_isolated(),
    )


def add_bot(request: PageRequest) -> Response:
    """Adds a bot by its command, or a version of a known one."""
    name, command, build = (request.text(field) for field in ("name", "command", "build"))
    request.league.versions.add(name, {}, command, build, added_by=BY_PAGE)
    return go_to("/bots")


def upload_bot(request: PageRequest) -> Response:
    """Adds an uploaded bot, or a version of a known one, isolated if this machine can do so."""
    file = request.form.get("file")
    name = Path(file.filename or "").name if isinstance(file, UploadFile) else ""
    if not isinstance(file, UploadFile) or not name:
        raise Refused("Choose a file to upload.")
    data = file.file.read(LARGEST_UPLOAD + 1)
    if not data or len(data) > LARGEST_UPLOAD:
        raise Refused(f"The file has to have 1 byte to {LARGEST_UPLOAD >> 20} MiB.", 413 if data else 422)
    bot = request.league.versions.add(
        request.text("name") or Path(name).stem, {name: data}, request.text("command"), request.text("build"),
        request.context.game.memory_mib or UPLOADED_MIB, not why_not_isolated(), BY_PAGE,
    )
    return go_to(f"/bots/{bot.id}")


def bot(request: PageRequest) -> Response:
    """One bot: its figures, what it said when it failed, its source."""
    bot = bot_of(request)
    league = request.league
    ratings = {row.bot.name: row for row in league.standings.tables().standings}
    row, versions = ratings[bot.name], versions_of(league, bot, ratings, request.number("with"))
    return request.page(
        "bot.html", BOTS, bot.name, bot=bot, row=row, ratings=ratings,
        said=league.standings.names_said(),
        parts=_parts(request.context, bot.name, _newest(request, bot.name, NEWEST)), newest=NEWEST, compared=COMPARED,
        has_trial=league.bots.trial(bot).is_file(),
        course=[(games, rating, row.low, row.high) for games, rating in row.history],
        opponents=league.standings.opponents(bot.name),
        files=league.bots.source(bot.name), shown=SHOWN_OF_A_FILE,
        games_with=lambda **asked: query_of(Where(bot.name, **asked)),
        faulty_games_of=lambda name: query_of(faulty_games_of(EVERYTHING, name)),
        differences=side_by_side(request, bot, versions["other"]) if versions["other"] else [], **versions,
    )


def trial(request: PageRequest) -> Response:
    """The game in which a bot has failed its trial."""
    bot = bot_of(request)
    path = request.league.bots.trial(bot)
    if not path.is_file():
        raise Refused("This bot has failed no trial in a game.", 404)
    return replayed(request, "trial.html", BOTS, f"Trial of {bot.name}", next(read_replays(path)), bot=bot)


def change_bot(request: PageRequest) -> Response:
    """Does to a bot, or to a version of one, what a button says."""
    bots, versions, bot = request.league.bots, request.league.versions, bot_of(request)
    does: dict[str, Callable[[str], object]] = {
        "rename": lambda name: bots.rename(name, request.text("name")),
        "retire": lambda name: bots.set_state(name, "retired"), "try": lambda name: bots.set_state(name, "new"),
        "promote": versions.promote, "reject": versions.reject, "remove": bots.remove,
    }
    deed = request.text("do")
    if deed not in does:
        raise Refused(f"{deed!r} is nothing that can be done to a bot.")
    does[deed](bot.name)
    return go_to("/bots" if deed == "remove" else f"/bots/{bot.id}")


def versions_of(
    league: League, bot: LeagueBot, ratings: dict[str, Standing], compared_with: int | None
) -> dict[str, Any]:
    """What the page of a bot shows of its versions; ``compared_with``: the id of the one that it is compared with."""
    versions = league.versions.of(bot.name)
    others = [version.bot for version in versions if version.bot.id != bot.id]
    other = next((other for other in others if other.id == compared_with), None)
    rows = [(version.bot.version, ratings[version.bot.name]) for version in reversed(versions)]
    return {
        "family": versions[0].family,
        "versions": [version for version in versions if version.bot.state != "removed" or version.bot.id == bot.id],
        "removed_versions": [other for other in others if other.state == "removed"],
        "rating_of_versions": [(number, row.rating, row.low, row.high) for number, row in rows if row.games],
        "other": other,
        "comparison": league.versions.compare(bot.name, other.name) if other else None,
        "changes": _changes(league, other, bot) if other else {},
    }


def _changes(league: League, old: LeagueBot, new: LeagueBot) -> dict[str, list[str]]:
    """What differs in the sources of two versions: the lines of a unified diff, by the name of the file."""
    before, after = league.bots.source(old.name), league.bots.source(new.name)
    if len(before) == len(after) == 1:  # whose name may be another one
        before = dict(zip(after, before.values()))
    diffs = {name: list(unified_diff(before.get(name, "").splitlines(), after.get(name, "").splitlines(), lineterm=""))
             for name in sorted(before | after)}
    return {name: lines[2:MOST_CHANGES] for name, lines in diffs.items() if lines}


def side_by_side(request: PageRequest, bot: LeagueBot, other: LeagueBot) -> list[tuple[str, Difference]]:
    """How the newest games of two versions differ, by losses and their own numbers, each with its kind."""
    ids = tuple(_newest(request, name, COMPARED) for name in (bot.name, other.name))
    analysed = sum(analysis_path(request.league.games.replay_path(number)).exists() for some in ids for number in some)
    return _differences(request.context, (bot.name, other.name), ids, analysed)


def _newest(request: PageRequest, name: str, number: int) -> tuple[int, ...]:
    return tuple(game.id for game in request.league.games.find(Where(name), limit=number))


@lru_cache(maxsize=16)
def _differences(
    context: Context, names: tuple[str, str], games: tuple[tuple[int, ...], ...], analysed: int
) -> list[tuple[str, Difference]]:
    """``analysed``: how many of the games have an analysis, because this changes what is said."""
    first, second = ([*_played(context, *side, analysed=True)] for side in zip(names, games))
    _, *losses = compared(first, second)  # points are of other opponents: ratings tell them
    return [*(("loss", loss) for loss in losses), *(("number", one) for one in compared_numbers(first, second))]


@lru_cache(maxsize=64)
def _parts(context: Context, name: str, games: tuple[int, ...]) -> list[PartRow]:
    """The parts of a bot's result; a page asks again whenever something has changed, mostly for the same games."""
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
        kept = analysed and best_analysis(analysis_path(context.league.games.replay_path(number)), record, 0)
        analysis = kept if kept and kept.is_whole else None
        seats = [player.seat for player in row.players if player.bot == name]
        yield from (PlayedGame("", record, seat, analysis, number=number) for seat in seats)
