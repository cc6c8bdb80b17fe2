"""The pages, and what their forms do. They show and change only the league, see :mod:`arena.league.store`."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from starlette.datastructures import UploadFile
from starlette.responses import FileResponse, HTMLResponse, Response

from arena.contract.record import read_replays
from arena.games import game_names, load_game
from arena.judge.analysis import turns_judged
from arena.judge.judging import first_pass, no_judge, seconds_to_judge, usual_seconds
from arena.league.importing import new_league_settings
from arena.league.store.games import ORDERS
from arena.league.store.rows import RESULTS, GameRow
from arena.league.store.standings import NEWEST as SAID_IN
from arena.league.store.uploads import LARGEST_UPLOAD
from arena.league.store.where import EVERYTHING, FAULTS, Where
from arena.league.web.branch_pages import analysed, branches_of, replayed
from arena.league.web.filters import faulty_games_of, filter_of, games_of, query_of
from arena.league.web.handling import BOTS, GAMES, MATCHES, STANDINGS, PageRequest, Refused, bot_of, go_to, number_of
from arena.league.web.idle import reported_games
from arena.league.web.look import scale
from arena.league.web.part_pages import COMPARED, NEWEST, parts_of_bot, side_by_side
from arena.league.web.report_pages import LOST, SECONDS, last_report
from arena.league.web.security import REPLAY_HEADERS
from arena.league.web.tasks import Task
from arena.league.web.version_pages import versions_of
from arena.match.match import seat_orders
from arena.pages.page import replay_page, script_of, style_of
from arena.run.contestants import BUILTIN, kit_bots
from arena.run.sandbox import why_not_isolated
from arena.statements.conditions import EXAMPLE, JOINED_EXAMPLE

GAMES_OF_A_PAGE = 50
LEADERS = 5
"""The first page shows so many bots of each leaderboard."""
MOST_JOBS = 2
"""An analysis has so many workers at most: one, unless cores are idle."""
SHOWN_OF_A_FILE = 100_000
"""The most characters of a file of a bot's source on its page: as many as a contest takes."""
UPLOADED_MIB = 2048
"""The memory limit of an uploaded bot if the contest has none."""
LONGEST_FILE_NAME = 60
BY_PAGE = "the page"
"""Who has added a bot."""


def standings(request: PageRequest) -> Response:
    """The standings of all games, or of those that match a filter."""
    where = filter_of(request)
    league = request.league
    rows, cells, count = league.standings.tables(where)
    rows = sorted(league.standings.shown(rows, where, "versions" in request.query),
                  key=lambda row: (not row.games, row.is_provisional))
    filtered = where != EVERYTHING
    boards, own = league.standings.boards(), league.bots.own()
    heading = next((name for name, kept in boards.items() if kept == where), "These games") if filtered else "Standings"
    return request.page(
        "standings.html", STANDINGS, heading, rows=rows, played=[row for row in rows if row.games],
        scale=scale([row for row in rows if not row.is_provisional] or rows), cells=cells, games=count,
        filtered=filtered, query=query_of(where), all_versions="versions" in request.query,
        earlier=len(league.versions.stepped_back()), games_of=lambda *names: query_of(games_of(where, *names)),
        faulty_games_of=lambda name: query_of(faulty_games_of(where, name)),
        boards={name: (query_of(kept), [] if filtered else league.standings.tables(kept).standings[:LEADERS])
                for name, kept in boards.items()}, own=own,
        names=[row.bot.name for row in rows if row.bot.state == "active"],
        reported=own and reported_games(request.context, own), made=own and last_report(request.context, own, LOST),
        background=request.context.tasks.background,
    )


def choose_own(request: PageRequest) -> Response:
    """Chooses the visitor's own bot, whose lost games are judged when nothing else runs."""
    request.league.bots.choose_own(request.text("bot"))
    return go_to("/")


def keep_board(request: PageRequest) -> Response:
    """Keeps the filter of the address as a leaderboard."""
    where = filter_of(request)
    request.league.standings.keep_board(request.text("name"), where)
    return go_to(f"/?{query_of(where)}")


def drop_board(request: PageRequest) -> Response:
    """Forgets a leaderboard."""
    request.league.standings.drop_board(request.text("name"))
    return go_to("/")


# --- bots


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
    files = _uploaded(request)
    if not files:
        raise Refused("Choose a file to upload.")
    bot = request.league.versions.add(
        request.text("name") or Path(next(iter(files))).stem, files, request.text("command"), request.text("build"),
        *_limits_of_uploads(request), BY_PAGE,
    )
    return go_to(f"/bots/{bot.id}")


def _uploaded(request: PageRequest) -> dict[str, bytes]:
    """The file of the form by its name; none if none was chosen."""
    file = request.form.get("file")
    if not isinstance(file, UploadFile) or not file.filename:
        return {}
    data = file.file.read(LARGEST_UPLOAD + 1)
    if not data or len(data) > LARGEST_UPLOAD:
        raise Refused(f"The file has to have 1 byte to {LARGEST_UPLOAD >> 20} MiB.", 413 if data else 422)
    return {safe_name(file.filename): data}


def safe_name(given: str) -> str:
    """A safe file name: letters, digits and ``. _ -``, without folders; not hidden, and not like an option.

    A name that is too long keeps its end, because this shows the kind of the file.
    """
    last = re.split(r"[/\\]", given)[-1]
    return re.sub(r"[^A-Za-z0-9._-]", "_", last)[-LONGEST_FILE_NAME:].lstrip(".-") or "bot"


def _limits_of_uploads(request: PageRequest) -> tuple[int, bool]:
    return request.context.game.memory_mib or UPLOADED_MIB, not why_not_isolated()


def bot(request: PageRequest) -> Response:
    """One bot: its figures, what it said when it failed, its source."""
    bot = bot_of(request)
    league = request.league
    ratings = {row.bot.name: row for row in league.standings.tables().standings}
    said = [league.standings.means_said(bot.name, result) for result in (None, "won", "lost")]
    versions = versions_of(league, bot, ratings, number_of("with", request.query.get("with", ""), int))
    return request.page(
        "bot.html", BOTS, bot.name, bot=bot, row=ratings[bot.name], ratings=ratings, said=said,
        parts=parts_of_bot(request, bot), newest=NEWEST, compared=COMPARED, has_trial=league.bots.trial(bot).is_file(),
        course=league.standings.course(bot.name), opponents=league.standings.opponents(bot.name),
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


# --- games


def games(request: PageRequest) -> Response:
    """The list of games, filtered and sorted as the address says."""
    where = filter_of(request)
    order = request.query.get("order") or next(iter(ORDERS))
    if order not in ORDERS:
        raise Refused(f"Games cannot be sorted by {order!r}.")
    league = request.league
    total = league.games.count(where)
    last = max(0, total - 1) // GAMES_OF_A_PAGE * GAMES_OF_A_PAGE
    offset = min(last, max(0, number_of("offset", request.query.get("offset", ""), int) or 0))
    rows = league.games.find(where, order, GAMES_OF_A_PAGE, offset)
    return request.page(
        "games.html", GAMES, "Games", games=rows, total=total, where=where, order=order,
        offset=offset, filtered=where != EVERYTHING, query=query_of(where),
        earlier=query_of(where, order=order, offset=max(0, offset - GAMES_OF_A_PAGE)),
        later=query_of(where, order=order, offset=offset + GAMES_OF_A_PAGE),
        in_order=lambda order: query_of(where, order=order),
        names=[bot.name for bot in league.bots.all()], said_names=league.standings.names_said(),
        orders=ORDERS, results=RESULTS, faults=FAULTS, example=EXAMPLE, joined=JOINED_EXAMPLE,
    )


def numbers(request: PageRequest) -> Response:
    """A number that bots say of themselves, by turn, in the games of a filter."""
    where, names = filter_of(request), request.league.standings.names_said()
    name = request.query.get("name") or next(iter(names), "")
    lines = request.league.standings.said_by_turn(name, where)
    fields = where.as_json() | {"said": where.said, "players": where.players}
    return request.page(
        "numbers.html", GAMES, f"{name} by turn" if name else "Numbers", name=name, names=names, lines=lines,
        fields=fields, example=JOINED_EXAMPLE, query=query_of(where), newest=SAID_IN,
        bots={bot.name: bot.id for bot in request.league.bots.all()})


def game(request: PageRequest) -> Response:
    """One game: its replay, and what can be done with it."""
    row = _game(request)
    record, kept, damage = analysed(request, row)
    form = f"/games/{row.id}/analysis"
    is_under_way = request.context.tasks.is_under_way(form)
    judged = kept and (kept.judged_seats(len(record.turns)) if is_under_way else kept.game.judgements)
    version = f"{len(judged)}.{kept.effort.seconds:g}.{kept.effort.fixed}" if kept and judged else ""
    return replayed(
        request, "game.html", GAMES, f"Game {row.id}", record, kept, version, game=row,
        analysing=request.context.tasks.state(form),
        no_judge="" if request.context.game.analyst else no_judge(request.context.game), damage=damage,
        analysed=kept is not None and kept.is_whole,
        has_viewer=request.context.game.official_view is not None,
        viewing=request.context.tasks.state(f"/games/{row.id}/viewer"),
        efforts={seconds: seconds_to_judge(record, float(seconds)) for seconds in SECONDS},
        present=[(bot, [other for other in row.players if other.seat != player.seat]) for player in row.players
                 if (bot := request.league.versions.newest(player.bot)) != player.bot],
        usual=seconds_to_judge(record, usual_seconds(request.context.game, record)),
        **branches_of(request, row, record),
    )


def new_analysis(request: PageRequest) -> Task:
    """The task that judges the answers of a game."""
    row, league, seconds = _game(request), request.league, request.text("seconds")
    file, record = league.games.replay_path(row.id), league.games.replay(row.id)
    effort = ("--seconds", seconds) if seconds in SECONDS else ()
    jobs = max(1, min(MOST_JOBS, request.context.idle_cores()))
    words = ("analyse", str(file), "--as", league.settings().game, *effort, f"--first-pass={_own_seat(request, row)}",
             "--jobs", str(jobs), "--json")
    return Task(f"/games/{row.id}", words, lambda: turns_judged(file, first_pass(record)), len(record.turns))


def show_official(request: PageRequest) -> Task:
    """The task in which the contest's referee shows a game, until it is cancelled."""
    row, league = _game(request), request.league
    words = ("view", str(league.games.replay_path(row.id)), "--as", league.settings().game, "--official")
    return Task(f"/games/{row.id}", words, lambda: 0, 1, speaks=True)


def _own_seat(request: PageRequest, row: GameRow) -> int:
    """The seat of the visitor's own player: that of the form, or a version of the league's, or else the last one's."""
    own = request.league.bots.own()
    names = {version.bot.name for version in request.league.versions.of(own.name)} if own else set()
    names = {request.text("mine")} if request.text("mine") else names
    return max(row.players, key=lambda player: (player.bot in names, player.rank)).seat


def replay(request: PageRequest) -> Response:
    """A game as one page, to send to somebody. It has its own origin: its scripts can reach nothing of the app."""
    record, kept, _ = analysed(request, _game(request))
    return HTMLResponse(replay_page(request.context.game, record, analysis=kept), headers=REPLAY_HEADERS)


def part_of_page(request: PageRequest, name: str, kind: str) -> Response:
    """The script (``js``) or the style sheet (``css``) of the pages of games, or of reports."""
    if kind == "js":
        return Response(script_of(name), media_type="text/javascript")
    return Response(style_of(name, request.context.game), media_type="text/css")


def replay_file(request: PageRequest) -> Response:
    """The file of a game, for download."""
    row = _game(request)
    path = request.league.games.replay_path(row.id)
    if not path.is_file():
        raise Refused(f"The replay of game {row.id} is gone: there is no file {path}.", 404)
    return FileResponse(path, media_type="application/gzip", filename=f"game-{row.id}.jsonl.gz")


def _game(request: PageRequest) -> GameRow:
    return request.league.games.game(request.id)


# --- matches


def matches(request: PageRequest) -> Response:
    """All matches, and the form that starts one; the address may give its bots and its seed."""
    league = request.league
    names = [bot.name for bot in league.bots.all("active")]
    return request.page(
        "matches.html", MATCHES, "Matches", matches=league.games.matches(), names=names,
        chosen=request.query.getlist("bot") or names, seed=number_of("seed", request.query.get("seed", ""), int),
    )


def start_match(request: PageRequest) -> Response:
    """Starts a match."""
    names = [name for name in request.form.getlist("bot") if isinstance(name, str) and name]
    whole = number_of("games", request.text("games"), int)
    elo0, elo1 = (request.number("elo0"), request.number("elo1")) if request.text("sprt") else (None, None)
    seed = number_of("seed", request.text("seed"), int)
    number = request.league.games.start_match(names, whole or 0, elo0, elo1, seed)
    return go_to(f"/matches/{number}")


def match(request: PageRequest) -> Response:
    """One match."""
    league = request.league
    match = league.games.match(request.id)
    ids = [league.bots.named(name).id for name in match.bots]
    return request.page(
        "match.html", MATCHES, f"Match {match.id}", match=match, orders=len(seat_orders(ids)),
        one_game=bool(league.settings().measure) or league.games.seats_change_nothing(ids),
        missing=[league.bots.named(name) for name in match.waits_for])


def set_match_state(request: PageRequest) -> Response:
    """Stops a match, or goes on with it."""
    state = {"stop": "stopped", "resume": "running"}.get(request.text("do"))
    if state is None:
        raise Refused("A match can be stopped, or resumed.")
    request.league.games.set_match_state(request.id, state)
    return go_to(f"/matches/{request.id}")


# --- a new league


def setup(request: PageRequest) -> Response:
    """The form that makes a league if there is none."""
    if request.context.has_league:
        return go_to("/")
    known = [load_game(name) for name in game_names()]
    return request.page("setup.html", "", "A new league", folder=request.context.folder, all_games=known)


def create_league(request: PageRequest) -> Response:
    """Makes the league."""
    settings = new_league_settings(
        request.text("game"), seats=request.text("seats"), edition=request.text("edition"),
        turn_ms=request.number("turn_ms"))
    request.context.create(settings)
    return go_to("/bots")
