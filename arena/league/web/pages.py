"""The first page, the pages of matches, and the one that makes a league; and what their forms do."""
from __future__ import annotations

from starlette.responses import Response

from arena.games import game_names, load_game
from arena.league.store.game_filters import EVERYTHING
from arena.league.store.league_settings import new_league_settings
from arena.league.web.handling import (
    MATCHES,
    STANDINGS,
    PageRequest,
    Refused,
    faulty_games_of,
    filter_of,
    games_of,
    go_to,
    lost_games_of,
    query_of,
)
from arena.league.web.report_pages import last_report
from arena.league.web.template_filters import scale

LEADERS = 5
"""The first page shows so many bots of each leaderboard."""


def standings(request: PageRequest) -> Response:
    """The standings of all games, or of those that match a filter."""
    where = filter_of(request, "versions")
    league = request.league
    _, cells, count = league.standings.tables(where)
    rows = league.standings.shown(where, "versions" in request.query)
    filtered = where != EVERYTHING
    boards, own = league.standings.boards(), league.bots.own()
    heading = next((name for name, kept in boards.items() if kept == where), "These games") if filtered else "Standings"
    return request.page(
        "standings.html", STANDINGS, heading, rows=rows, played=[row for row in rows if row.games],
        scale=scale([row for row in rows if not row.is_provisional] or rows), cells=cells, games=count,
        filtered=filtered, query=query_of(where), all_versions="versions" in request.query,
        earlier=len(league.versions.stepped_back()), games_of=lambda *names: query_of(games_of(where, *names)),
        faulty_games_of=lambda name: query_of(faulty_games_of(where, name)),
        lost_games_of=lambda name: (lost := lost_games_of(where, name)) and query_of(lost),
        boards={name: (query_of(kept), [] if filtered else league.standings.shown(kept)[:LEADERS])
                for name, kept in boards.items()},
        own=own, where=where.words,
        names=[row.bot.name for row in rows if row.bot.state == "active"],
        made=own and last_report(request.context, own), background=request.context.tasks.background,
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


def matches(request: PageRequest) -> Response:
    """All matches, and the form that starts one; the address may give its bots and its seed."""
    league = request.league
    names = [bot.name for bot in league.bots.all("active")]
    return request.page(
        "matches.html", MATCHES, "Matches", matches=league.games.matches(), names=names,
        chosen=request.query.getlist("bot") or names, seed=request.number("seed"),
    )


def start_match(request: PageRequest) -> Response:
    """Starts a match."""
    names = [name for name in request.form.getlist("bot") if isinstance(name, str) and name]
    elo0, elo1 = (request.number(name, float) if request.text("sprt") else None for name in ("elo0", "elo1"))
    number = request.league.games.start_match(
        names, request.number("games") or 0, elo0, elo1, request.number("seed"))
    return go_to(f"/matches/{number}")


def match(request: PageRequest) -> Response:
    """One match."""
    league = request.league
    match = league.games.match(request.id)
    return request.page(
        "match.html", MATCHES, f"Match {match.id}", match=match,
        missing=[league.bots.named(name) for name in match.waits_for])


def set_match_state(request: PageRequest) -> Response:
    """Stops a match, or goes on with it."""
    state = {"stop": "stopped", "resume": "running"}.get(request.text("do"))
    if state is None:
        raise Refused("A match can be stopped, or resumed.")
    request.league.games.set_match_state(request.id, state)
    return go_to(f"/matches/{request.id}")


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
        turn_ms=request.number("turn_ms", float))
    request.context.create(settings)
    return go_to("/bots")
