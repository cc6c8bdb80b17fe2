"""The pages of games: their list, a replay with its analysis, and what is asked and played on from a turn."""
from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response

from arena.commands.ask import RecordedTurn, Reply, ask, value_of
from arena.contract.files import Json, ReplayError, whole_records
from arena.contract.judgement import Effort, GameAnalysis, Judgement, percent
from arena.contract.record import Replay
from arena.judge.analysis_files import analysis_path, best_analysis, parts_of, turns_judged
from arena.judge.judging import first_pass, no_judge, seconds_to_judge, usual_seconds
from arena.league.store.game_filters import EVERYTHING, FAULTS
from arena.league.store.games import ORDERS
from arena.league.store.rows import RESULTS, GameRow
from arena.league.store.standings import NEWEST as SAID_IN
from arena.league.web.handling import GAMES, PageRequest, Refused, filter_of, query_of
from arena.league.web.report_pages import SECONDS
from arena.league.web.security import REPLAY_HEADERS
from arena.league.web.tasks import Task, TaskProgress
from arena.league.worker import entry_of
from arena.match.branching import GAMES_OF_A_CONTEST
from arena.match.rerun import desynchronised
from arena.pages.page import replay_data, replay_page, script_of, style_of
from arena.run.contestants import contestant
from arena.statements.filters import EXAMPLE, JOINED_EXAMPLE

GAMES_OF_A_PAGE = 50
MOST_JOBS = 2
"""An analysis has so many workers at most: one, unless cores are idle."""
USUAL_GAMES, MOST_GAMES = 20, 1000
PATIENCE_MS = 10_000.0
"""How long a bot that is asked may take for an answer: it runs on a thread of the app, whose end waits for it."""
SHOWN_GAMES = 5
"""The page links to so many games of each way to go on."""


def games(request: PageRequest) -> Response:
    """The list of games, filtered and sorted as the address says."""
    where = filter_of(request, "order", "offset")
    order = request.query.get("order") or next(iter(ORDERS))
    league = request.league
    total = league.games.count(where)
    last = max(0, total - 1) // GAMES_OF_A_PAGE * GAMES_OF_A_PAGE
    offset = min(last, max(0, request.number("offset") or 0))
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
    where, names = filter_of(request, "name"), request.league.standings.names_said()
    name = request.query.get("name") or next(iter(names), "")
    lines = request.league.standings.said_by_turn(name, where)
    fields = to_builtins(where) | {"said": where.said, "players": where.players}
    return request.page(
        "numbers.html", GAMES, f"{name} by turn" if name else "Numbers", name=name, names=names, lines=lines,
        fields=fields, where=where.words, example=JOINED_EXAMPLE, query=query_of(where), newest=SAID_IN,
        bots={bot.name: bot.id for bot in request.league.bots.all()})


def analysed(request: PageRequest, row: GameRow) -> tuple[Replay, GameAnalysis | None, str]:
    """A game with the names of the league, its best analysis, and why its analyses cannot be read, or nothing."""
    record = request.league.games.named_replay(row)
    try:
        return record, best_analysis(analysis_path(request.league.games.replay_path(row.id)), record, 0), ""
    except ReplayError as error:
        return record, None, str(error)


def replayed(
    request: PageRequest, template: str, tab: str, heading: str, record: Replay, kept: GameAnalysis | None = None,
    version: str = "", **values: Any
) -> Response:
    """The page of a game; with ``?data`` in its address, what it shows. ``version``: changes with that."""
    if "data" in request.query:
        return JSONResponse(replay_data(request.context.game, record, kept))
    return request.page(template, tab, heading, data=f"{request.raw.url.path}?data={version}", **values)


def game(request: PageRequest) -> Response:
    """One game: its replay, and what can be done with it."""
    row = request.league.games.game(request.id)
    record, kept, damage = analysed(request, row)
    form = f"/games/{row.id}/analysis"
    is_under_way = request.context.tasks.is_under_way(form)
    judged = kept and (kept.judged_seats(len(record.turns)) if is_under_way else kept.judgements)
    version = f"{len(judged)}.{kept.effort.seconds:g}.{kept.effort.fixed}" if kept and judged else ""
    return replayed(
        request, "game.html", GAMES, f"Game {row.id}", record, kept, version, game=row,
        analysing=request.context.tasks.state(form),
        no_judge="" if request.context.game.analyst else no_judge(request.context.game), damage=damage,
        analysed=kept is not None and kept.is_whole,
        has_viewer=request.context.game.official_view is not None,
        viewing=request.context.tasks.state(f"/games/{row.id}/viewer"),
        mine=next((player.seat for player in row.players if player.bot == request.query.get("bot")), ""),
        efforts={seconds: seconds_to_judge(record, float(seconds)) for seconds in SECONDS},
        present=[(bot, [other for other in row.players if other.seat != player.seat]) for player in row.players
                 if (bot := request.league.versions.newest(player.bot)) != player.bot],
        usual=seconds_to_judge(record, usual_seconds(request.context.game, record)),
        **branches_of(request, row, record),
    )


def new_analysis(request: PageRequest) -> Task:
    """The task that judges the answers of a game."""
    row, league, seconds = request.league.games.game(request.id), request.league, request.text("seconds")
    file, record = league.games.replay_path(row.id), league.games.replay(row.id)
    chosen = float(seconds) if seconds in SECONDS else usual_seconds(request.context.game, record)
    first = first_pass(Effort(seconds=chosen))
    jobs = max(1, min(MOST_JOBS, request.context.idle_cores()))
    words = ("analyse", str(file), "--as", league.settings().game, "--seconds", f"{chosen:g}",
             f"--first-pass={_own_seat(request, row)}", "--jobs", str(jobs), "--json")

    def progress() -> TaskProgress:
        parts = parts_of(analysis_path(file), 0)
        return TaskProgress(turns_judged(parts, first), len(parts))

    return Task(f"/games/{row.id}", words, progress, len(record.turns))


def show_official(request: PageRequest) -> Task:
    """The task in which the contest's referee shows a game, until it is cancelled."""
    row, league = request.league.games.game(request.id), request.league
    words = ("view", str(league.games.replay_path(row.id)), "--as", league.settings().game, "--official")
    return Task(f"/games/{row.id}", words, lambda: TaskProgress(0), 1, speaks=True)


def _own_seat(request: PageRequest, row: GameRow) -> int:
    """The seat of the visitor's own player: that of the form, or a version of the league's, or else the last one's."""
    if request.text("mine"):
        return int(request.number("mine"))
    own = request.league.bots.own()
    names = {version.bot.name for version in request.league.versions.of(own.name)} if own else set()
    return max(row.players, key=lambda player: (player.bot in names, player.rank)).seat


def replay(request: PageRequest) -> Response:
    """A game as one page, to send to somebody. It has its own origin: its scripts can reach nothing of the app."""
    record, kept, _ = analysed(request, request.league.games.game(request.id))
    return HTMLResponse(replay_page(request.context.game, record, analysis=kept), headers=REPLAY_HEADERS)


def part_of_page(request: PageRequest, name: str, kind: str) -> Response:
    """The script (``js``) or the style sheet (``css``) of the pages of games, or of reports."""
    if kind == "js":
        return Response(script_of(name), media_type="text/javascript")
    return Response(style_of(name, request.context.game), media_type="text/css")


def replay_file(request: PageRequest) -> Response:
    """The file of a game, for download."""
    row = request.league.games.game(request.id)
    path = request.league.games.replay_path(row.id)
    if not path.is_file():
        raise Refused(f"The replay of game {row.id} is gone: there is no file {path}.", 404)
    return FileResponse(path, media_type="application/gzip", filename=f"game-{row.id}.jsonl.gz")


def branches_of(request: PageRequest, row: GameRow, record: Replay) -> Json:
    """What the page of a game shows of its branches."""
    league, game = request.league, request.context.game
    return {
        "branches": league.branches.of_game(row.id),
        "branching": request.context.tasks.state(f"/games/{row.id}/branches"),
        "players": [bot.name for bot in league.bots.all("active", "retired")],
        "in_turn": any(len(turn.inputs) == 1 < len(record.players) for turn in record.turns),
        "most_games": MOST_GAMES,
        "usual_games": GAMES_OF_A_CONTEST if game.is_contest else USUAL_GAMES,
        "shown_games": SHOWN_GAMES,
        "words": game.wording_of(record),
    }


def new_branch(request: PageRequest) -> Task:
    """The task that plays a branch of the game in the address: with a bot, or without one with an answer."""
    league = request.league
    row = league.games.game(request.id)
    turn, games = map(request.number, ("turn", "games"))
    if turn is None or not games or not 1 <= games <= MOST_GAMES:
        raise Refused(f"Give a turn, and 1 to {MOST_GAMES} games.")
    seat = _seat(request, row, turn)
    bot, answer = request.text("bot"), request.text("answer")
    if not (bot or answer):
        answer = _best_answer(request, row, turn, seat)
    otherwise = f"--with={league.bots.named(bot).name}" if bot else f"--answer={answer}"
    out = league.branches.new_file(row.id)
    words = ("league", str(league.folder), "branch", str(row.id), "--turn", str(turn), "--seat", str(seat), otherwise,
             "--games", str(games), "--out", str(out), "--json")
    return Task(f"/games/{row.id}", words, lambda: TaskProgress(len(whole_records(out))), 2 * games)


def _seat(request: PageRequest, row: GameRow, turn: int) -> int:
    """The seat of the form, or the one that was asked in a turn (as people count). Raises :class:`Refused`."""
    record = request.league.games.replay(row.id)
    asked = {
        seat for number, played in zip(record.turn_numbers(), record.turns) if number == turn for seat in played.inputs}
    seat = request.number("seat")
    names = " and ".join(player.bot for player in row.players if player.seat in asked) or "nobody"
    if seat is None and len(asked) == 1:
        return asked.pop()
    if seat not in asked:
        raise Refused(f"In turn {turn}, {names} had to answer: choose one who had, or another turn.")
    return int(seat)


def _best_answer(request: PageRequest, row: GameRow, turn: int, seat: int) -> str:
    """The judge's best answer of a player in a turn (as people count). Raises :class:`Refused` if there is none."""
    record, kept, _ = analysed(request, row)
    judgement = kept and kept.judgements.get((record.turn_numbers().index(turn), seat))
    if not judgement or not judgement.best:
        raise Refused("Choose a bot, or write the answer with which the game is to go on.")
    return judgement.best[0][0]


def ask_bot(request: PageRequest) -> Response:
    """Says what a bot answers to what a player was sent until a turn: the one named, or its newest version."""
    league = request.league
    row = league.games.game(request.id)
    number = request.number("turn") or 0
    seat = _seat(request, row, number)
    record, kept, _ = analysed(request, row)
    name = request.text("bot") or league.versions.newest(record.names[seat])
    entry = entry_of(league, name)
    point = RecordedTurn.of(request.context.game, record, number, seat)
    judgement = kept.judgements.get((point.index, seat)) if kept else None
    reply = ask(point, contestant(point.game, entry.command, entry.sandbox), PATIENCE_MS)
    return PlainTextResponse(f"{entry.name}: {_in_words(point, reply, judgement)}\n")


def _in_words(point: RecordedTurn, reply: Reply, judgement: Judgement | None) -> str:
    answer, others = reply.answer, reply.before - reply.same
    if answer.line is None:
        said = ["no answer", answer.fault.words if answer.fault else "", desynchronised("it") if others else ""]
    else:
        value, best = value_of(judgement, answer.line), judgement.best[0][0] if judgement and judgement.best else None
        said = [
            point.game.wording_of(point.record)(answer.line), "" if value is None else percent(value),
            "the judge's best" if answer.line == best else "", "as in the game" if answer.line == point.answer else "",
            f"{others} of the {reply.before} answers before are not those of the game" if others else "",
        ]
    return ", ".join(filter(None, said))


def branched_game(request: PageRequest) -> Response:
    """One game of a branch."""
    place = request.raw.path_params["place"]
    game, replay = request.league.branches.replay(request.id, place)
    return replayed(request, "branched.html", GAMES, f"Game {place // 2 + 1} of branch {request.id}", replay, game=game)
