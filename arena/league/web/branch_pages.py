"""Branches of a game: it goes on from the turn shown, with another answer or bot, many times."""
from __future__ import annotations

from typing import Any

from starlette.responses import JSONResponse, PlainTextResponse, Response

from arena.commands.ask import Reply, ask, value_of
from arena.commands.recorded_turn import RecordedTurn, turn_of
from arena.contract.files import Json, ReplayError, whole_records
from arena.contract.judgement import Judgement, percent
from arena.contract.record import Replay
from arena.judge.analysis import KeptAnalysis, analysis_path, best_analysis
from arena.league.branches import BranchFiles
from arena.league.store.rows import GameRow
from arena.league.web.handling import GAMES, PageRequest, Refused, number_of
from arena.league.web.tasks import Task
from arena.league.work import entry_of
from arena.match.branching import GAMES_OF_A_CONTEST
from arena.match.rerun import desynchronised
from arena.pages.page import replay_data
from arena.run.contestants import contestant

USUAL_GAMES, MOST_GAMES = 20, 1000
PATIENCE_MS = 10_000.0
"""How long a bot that is asked may take for an answer: it runs on a thread of the app, whose end waits for it."""
SHOWN_GAMES = 5
"""The page links to so many games of each way to go on."""


def analysed(request: PageRequest, row: GameRow) -> tuple[Replay, KeptAnalysis | None, str]:
    """A game with the names of the league, its best analysis, and why its analyses cannot be read, or nothing."""
    record = request.league.games.named_replay(row)
    try:
        return record, best_analysis(analysis_path(request.league.games.replay_path(row.id)), record, 0), ""
    except ReplayError as error:
        return record, None, str(error)


def replayed(
    request: PageRequest, template: str, tab: str, heading: str, record: Replay, kept: KeptAnalysis | None = None,
    version: str = "", **values: Any
) -> Response:
    """The page of a game; with ``?data`` in its address, what it shows. ``version``: changes with that."""
    if "data" in request.query:
        return JSONResponse(replay_data(request.context.game, record, kept))
    return request.page(template, tab, heading, data=f"{request.raw.url.path}?data={version}", **values)


def branches_of(request: PageRequest, row: GameRow, record: Replay) -> Json:
    """What the page of a game shows of its branches."""
    league, game = request.league, request.context.game
    return {
        "branches": BranchFiles(league.folder).of_game(row.id),
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
    turn, games = (number_of(name, request.text(name), int) for name in ("turn", "games"))
    if turn is None or not games or not 1 <= games <= MOST_GAMES:
        raise Refused(f"Give a turn, and 1 to {MOST_GAMES} games.")
    seat = _seat(request, row, turn)
    bot, answer = request.text("bot"), request.text("answer")
    if not (bot or answer):
        answer = _best_answer(request, row, turn, seat)
    otherwise = f"--with={league.bots.named(bot).name}" if bot else f"--answer={answer}"
    branches = BranchFiles(league.folder)
    out = branches.new_file()
    words = ("league", str(league.folder), "branch", str(row.id), "--turn", str(turn), "--seat", str(seat), otherwise,
             "--games", str(games), "--out", str(out), "--json")
    return Task(
        f"/games/{row.id}", words, lambda: len(whole_records(out)), 2 * games, lambda: branches.drop_if_empty(out))


def _seat(request: PageRequest, row: GameRow, turn: int) -> int:
    """The seat of the form, or the one that was asked in a turn (as people count). Raises :class:`Refused`."""
    record = request.league.games.replay(row.id)
    asked = {
        seat for number, played in zip(record.turn_numbers(), record.turns) if number == turn for seat in played.inputs}
    seat = number_of("player", request.text("seat"), int)
    names = " and ".join(player.bot for player in row.players if player.seat in asked) or "nobody"
    if seat is None and len(asked) == 1:
        return asked.pop()
    if seat not in asked:
        raise Refused(f"In turn {turn}, {names} had to answer: choose one who had, or another turn.")
    return int(seat)


def _best_answer(request: PageRequest, row: GameRow, turn: int, seat: int) -> str:
    """The judge's best answer of a player in a turn (as people count). Raises :class:`Refused` if there is none."""
    record, kept, _ = analysed(request, row)
    judgement = kept and kept.game.judgements.get((record.turn_numbers().index(turn), seat))
    if not judgement or not judgement.best:
        raise Refused("Choose a bot, or write the answer with which the game is to go on.")
    return judgement.best[0][0]


def ask_bot(request: PageRequest) -> Response:
    """Says what a bot answers to what a player was sent until a turn: the one named, or its newest version."""
    league, game = request.league, request.context.game
    row = league.games.game(request.id)
    number = number_of("turn", request.text("turn"), int) or 0
    seat = _seat(request, row, number)
    record, kept, _ = analysed(request, row)
    name = request.text("bot") or league.versions.newest(record.names[seat])
    entry = entry_of(league, name)
    point = RecordedTurn(game, record, turn_of(record, number, seat), number, seat)
    judgement = kept.game.judgements.get((point.index, seat)) if kept else None
    reply = ask(point, contestant(game, entry.command, entry.sandbox), PATIENCE_MS)
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
    branches, place = BranchFiles(request.league.folder), request.raw.path_params["place"]
    return replayed(request, "branched.html", GAMES, f"Game {place + 1} of branch {request.id}",
                    branches.replay(request.id, place), game=branches.game_of(request.id))
