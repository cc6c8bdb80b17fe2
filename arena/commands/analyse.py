"""``analyse``: the value of each answer in recorded games, and the most expensive answers."""
from __future__ import annotations

import argparse
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from textwrap import shorten

from arena.commands import options, report
from arena.commands.view import view_command
from arena.contract.exit_codes import INTERRUPTED
from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import Effort, percent
from arena.contract.record import Replay
from arena.judge.analysis_files import analysis_path, parts_in
from arena.judge.judging import TIMES, analysed, first_pass, missing_jobs, no_judge
from arena.judge.losses import Mistake, PlayedGame, grouped, judged_of, most_expensive
from arena.judge.luck import luck_of, without_luck
from arena.pages.report import Report, ReportedPlayer, report_data
from arena.run.executors import open_executor, stream
from arena.statements.filters import Choice
from arena.terminal import Terminal

Seats = Mapping[int, Collection[int]]
"""The seats that count, by the game's number from 0."""
SHOWN = 60
"""So many characters of an answer: one that is a whole plan would fill the screen."""
HELP = "judge every answer of recorded games: what it was worth, and what it cost"
SUMS = "Loss, luck and others are sums over a game, so they may be over 100 %."
DESCRIPTION = f"""Judges every answer of recorded games with the kit's own search, from exactly the lines that the
player had been sent: what the player could expect, the best answers, and the loss, which is the value of the best
answer minus the value of the given one. An answer that cost more than 1 % is an inaccuracy, 5 % a mistake, 10 % a
blunder. A difference that may be chance in the search counts as 0.

By default the search has {TIMES:g} times the contest's time for an answer. Results are saved at once, beside the replay
in FILE.analysis.jsonl.gz: after Ctrl-C the next call continues, and a complete analysis is not made again. With another
effort the games that are judged now are; the old file is then kept as FILE.analysis.jsonl.gz.previous.

  arena analyse out/ewn-1.jsonl.gz --jobs 0
  arena view out/ewn-1.jsonl.gz --game 3      shows the analysis on the game's page"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("--game", type=int, action="append", metavar="N", help="only this game of the file, from 1; may"
                        " be given again")
    parser.add_argument("--seat", action="append", metavar=options.PLAYER, help="only the answers of this player: its"
                        " name, or its seat from 0; may be given again")
    report.add_effort(parser)
    parser.add_argument("--first-pass", nargs="?", const="", metavar="PLAYER", help="judge all answers quickly"
                        " first, those of this player before the others: a page shows this until the rest is done")
    parser.add_argument("--luck", action="store_true", help="judge nothing: tell the result of a match's"
                        " first command with and without the luck of its games")
    options.add_as(parser)
    options.add_jobs(parser)
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    records = options.whole_games(args.file)
    wanted = sorted(set(args.game or range(1, len(records) + 1)))
    games = {number - 1: options.find_game_of(args.file, records, number) for number in wanted}
    if not games:
        raise options.UsageError(f"{args.file} holds no games")
    first = games[wanted[0] - 1]
    game = options.game_of(first, args.name)
    if not game.analyst:
        raise options.UsageError(f"{no_judge(game)}; 'arena branch' plays on with another answer, and 'arena report'"
                                 " tells points, faults and times")
    if args.luck:
        return _tell_luck(args, game, list(games.values()))
    effort = report.effort_asked(args, game, first)
    path = analysis_path(args.file)
    seats = _seats(args, games)
    code = 0
    try:
        _analyse(args, game, games, seats, effort, path)
    except KeyboardInterrupt:
        code = INTERRUPTED
    players = _players(args.file, games, seats)
    told = [report_data(Report(game, player)) for player in players]
    expensive = most_expensive([played for player in players for played in player.games])
    options.tell(args, _as_json(args, players, told, expensive, effort), _show, args, game, told, expensive)
    return code


def _tell_luck(args: argparse.Namespace, game: Game, games: Sequence[Replay]) -> int:
    at_once = min(options.jobs_at_once(args), len(games))
    told = partial(luck_of, options.game_name(games[0], args.name))
    with open_executor(at_once, args.executor, report.files_of(game)) as executor:
        found = options.progress("games", len(games), of=stream(executor, told, iter(games), at_once))
        luck = [of_game for _, of_game in found]
    with options.refusing(ValueError, about=f"{args.file}: "):
        number, results, without = without_luck(luck)
    shown = [f"{number} games in whole sets, of the first command:"] + [
        f"  {name:<14}{percent(interval.value)} (95 %: {percent(interval.low)} to {percent(interval.high)})"
        for name, interval in (("results", results), ("without luck", without))]
    result = {"games": number, "results": results.as_json(), "without_luck": without.as_json()}
    options.tell(args, result, print, "\n".join(shown))
    return 0


def _seats(args: argparse.Namespace, games: Mapping[int, Replay]) -> Seats:
    """The seats that are asked for, by game; a player changes seats from game to game."""
    wanted: Sequence[str | None] = args.seat or [None]
    options.check_seats(wanted, list(games.values()))
    return {number: {seat for player in wanted for seat in Choice(player).seats(record)}
            for number, record in games.items()}


def _analyse(
    args: argparse.Namespace, game: Game, games: Mapping[int, Replay], seats: Seats, effort: Effort, path: Path
) -> None:
    name = options.game_name(next(iter(games.values())), args.name)
    parts = parts_in(path)
    first, args.jobs = first_pass(effort), options.jobs_at_once(args)
    resume = all(part.effort in (effort, first) for part in parts if part.number in games)
    kept = [part for part in parts if resume or part.number not in games]
    passes = [(number, some) for number, record in games.items() for some in _first(args, record, seats[number])]
    jobs = [job for number, some in passes for job in missing_jobs(
        path, name, number, games[number], some, first, kept, args.jobs if len(some) == 1 else 1)]
    jobs += [job for number, record in games.items() for job in missing_jobs(
        path, name, number, record, seats[number], effort, kept)]
    turns = sum(len(games[number].turns) for number in [*games, *(number for number, _ in passes)])
    report.judge(args, game, jobs, turns, None if resume else kept)


def _first(args: argparse.Namespace, record: Replay, seats: Collection[int]) -> list[Collection[int]]:
    """The seats of each first pass over a game: none, or all, those of the asked player before the others."""
    if args.first_pass is None:
        return []
    asked = {*seats} & {*Choice(args.first_pass).seats(record)}
    return [some for some in (asked, {*seats} - asked) if some]


def _players(file: Path, games: Mapping[int, Replay], seats: Seats) -> list[ReportedPlayer]:
    """The players by name with their games, those of which some game is judged."""
    players = grouped((played.player, played) for played in analysed([
        PlayedGame(f"game {number + 1}", record, seat, file=file, number=number)
        for number, record in games.items() for seat in sorted(seats[number])
    ]))
    return [ReportedPlayer(name, of_it) for name, of_it in players.items() if judged_of(of_it)]


def turn_command(args: argparse.Namespace, mistake: Mistake) -> str:
    return f"{view_command(args.file, args.name, mistake.game.number + 1)} --turn {mistake.turn} --open"


def _as_json(
    args: argparse.Namespace, players: Sequence[ReportedPlayer], told: Sequence[Json], expensive: Sequence[Mistake],
    effort: Effort,
) -> Json:
    return {
        "games": len({id(game.record) for player in players for game in player.games if game.analysis}),
        "effort": {"seconds": effort.seconds, "fixed": effort.fixed},
        "players": told,
        "most_expensive": [
            {"game": mistake.game.number + 1, "player": mistake.game.player, "loss": round(mistake.answer.loss, 5),
             "grade": mistake.answer.grade, **asdict(mistake.answer), "command": turn_command(args, mistake)}
            for mistake in expensive
        ],
        "analysis": str(analysis_path(args.file)),
    }


def _show(args: argparse.Namespace, game: Game, told: Sequence[Json], expensive: Sequence[Mistake]) -> None:
    console = Terminal()
    for data in told:
        report.show_player(data, console)
        console.print()
    console.print(SUMS if told else "of no game all answers are judged yet")
    if expensive:
        console.print("The most expensive answers:")
    for mistake in expensive:
        console.print(_line(game, mistake), soft_wrap=True)
        console.print(f"    {turn_command(args, mistake)}", soft_wrap=True)
    console.print(f"kept in {analysis_path(args.file)}", soft_wrap=True)


def _line(game: Game, mistake: Mistake) -> str:
    played, answer = mistake
    wording = game.wording_of(played.record)
    given = in_words(answer.fault) if answer.fault else shorten(wording(answer.answer or "no answer"), SHOWN)
    best = f"; best was {shorten(wording(answer.best[0][0]), SHOWN)}" if answer.best else ""
    causes = f" ({', '.join(answer.causes)})" if answer.causes else ""
    where = f"{played.name}, turn {mistake.turn}, {played.player}"
    values = f"{percent(answer.expected)} -> {percent(answer.value)}"
    return f"  {percent(answer.loss):>7}  {where}: {given}{best}, {values}{causes}"
