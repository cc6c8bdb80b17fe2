"""``analyse``: the value of each answer in recorded games, and the most expensive answers."""
from __future__ import annotations

import argparse
import json
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from arena.commands.judged import add_effort, effort_asked, judge, judged_game
from arena.commands.options import (
    PLAYER,
    UsageError,
    add_as,
    add_jobs,
    add_json,
    check_seats,
    find_game_of,
    game_name,
    jobs_at_once,
    progress,
    whole_games,
)
from arena.commands.reporting import GameInFile, played_games, show_player
from arena.commands.view import view_command
from arena.contract.exit_codes import INTERRUPTED
from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import Effort, percent
from arena.contract.record import Replay
from arena.judge.analysis import analysis_path, parts_in
from arena.judge.judging import TIMES, first_pass, missing_jobs
from arena.judge.losses import (
    LOSS,
    Difference,
    Mistake,
    Seats,
    compared,
    judged_of,
    mean_over_seeds,
    most_expensive,
)
from arena.judge.luck import luck_of, without_luck
from arena.pages.report import Report, ReportedPlayer, difference_data, report_data
from arena.run.executors import open_executor, stream
from arena.statements.conditions import Choice
from arena.terminal import Terminal

HELP = "judge every answer of recorded games: what it was worth, and what it cost"
OTHERS = ("Loss, luck and others are sums over a game, so they may be over 100 %. Others: mistakes of the others, the"
          " seat, and what the search did not foresee.")
DESCRIPTION = f"""Judges every answer of recorded games with the kit's own search, from exactly the lines that the
player had been sent: what the player could expect, the best answers, and the loss, which is the value of the best
answer minus the value of the given one. An answer that cost more than 1 % is an inaccuracy, 5 % a mistake, 10 % a
blunder. A difference that may be chance in the search counts as 0.

By default the search has {TIMES:g} times the contest's time for an answer. Results are saved at once, beside the replay
in FILE.analysis.jsonl.gz: after Ctrl-C the next call continues, and a complete analysis is not made again. With another
effort it is; the old file is then kept as FILE.analysis.jsonl.gz.previous.

With --luck, no answer is judged: the result of the first command of a match is told with and without the luck of its
games. The mean is the same, and where chance decides much, fewer games tell as much.

  arena analyse out/ewn-1.jsonl.gz --jobs 0
  arena view out/ewn-1.jsonl.gz --game 3      shows the analysis on the game's page"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("--game", type=int, action="append", metavar="N", help="only this game of the file, from 1; may"
                        " be given again")
    parser.add_argument("--seat", action="append", metavar=PLAYER, help="only the answers of this player: its name, or"
                        " its seat from 0; may be given again")
    add_effort(parser)
    parser.add_argument("--first-pass", nargs="?", const="", metavar="PLAYER", help="judge all answers with little"
                        " effort before, those of this player first: a page shows this until the rest is done")
    parser.add_argument("--luck", action="store_true", help="judge nothing: the match's result without luck")
    add_as(parser)
    add_jobs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    records = whole_games(args.file)
    wanted = sorted(set(args.game or range(1, len(records) + 1)))
    games = {number - 1: find_game_of(args.file, records, number) for number in wanted}
    if not games:
        raise UsageError(f"{args.file} holds no games")
    first = games[wanted[0] - 1]
    game = judged_game(args, first)
    if args.luck:
        return _tell_luck(args, game, list(games.values()))
    effort = effort_asked(args, game, first)
    path = analysis_path(args.file)
    seats = _seats(args, games)
    code = 0
    try:
        _analyse(args, game, games, seats, effort, path)
    except KeyboardInterrupt:
        code = INTERRUPTED
    players = _players(args.file, game, games, seats)
    told = [report_data(Report(game, player)) for player in players]
    if args.json:
        print(json.dumps(_as_json(args, players, told, effort)))
    else:
        _show(args, game, players, told)
    return code


def _tell_luck(args: argparse.Namespace, game: Game, games: Sequence[Replay]) -> int:
    """Prints the result of the match's first command with and without luck."""
    at_once = min(jobs_at_once(args), len(games))
    told = partial(luck_of, game_name(games[0], args.name))
    files_of = (game.name, game.analyst.partition(":")[0])
    with open_executor(at_once, args.executor, files_of) as executor:
        found = progress("games", len(games), of=stream(executor, told, iter(games), at_once))
        luck = [of_game for _, of_game in found]
    try:
        result = without_luck(luck)
    except ValueError as error:
        raise UsageError(f"{args.file}: {error}") from None
    if args.json:
        print(json.dumps({"games": result.games, "results": result.results.as_json(),
                          "without_luck": result.without_luck.as_json()}))
        return 0
    print(f"{result.games} games in whole sets, of the first command:")
    for name, interval in (("results", result.results), ("without luck", result.without_luck)):
        print(f"  {name:<14}{percent(interval.value)} (95 %: {percent(interval.low)} to {percent(interval.high)})")
    return 0


def _seats(args: argparse.Namespace, games: Mapping[int, Replay]) -> Seats:
    """The seats that are asked for, by game; a player changes seats from game to game."""
    wanted: Sequence[str | None] = args.seat or [None]
    check_seats(wanted, list(games.values()))
    return {
        number: {seat for player in wanted for seat in Choice(player).seats(record)}
        for number, record in games.items()
    }


def _analyse(
    args: argparse.Namespace, game: Game, games: Mapping[int, Replay], seats: Seats, effort: Effort, path: Path
) -> None:
    """Judges the turns that are missing in the file, and adds them there."""
    name = game_name(next(iter(games.values())), args.name)
    parts = parts_in(path)
    first = {number: first_pass(record) for number, record in games.items()}
    resume = all(part.effort in (effort, first.get(part.number)) for part in parts)
    kept = parts if resume else []
    passes = [(number, some) for number, record in games.items() for some in _first(args, record, seats[number])]
    jobs = [job for number, some in passes for job in missing_jobs(
        path, name, {number: games[number]}, {number: some}, first[number], kept, with_luck=False)]
    jobs += missing_jobs(path, name, games, seats, effort, kept)
    turns = sum(len(games[number].turns) for number in [*games, *(number for number, _ in passes)])
    judge(args, game, jobs, turns, resume)


def _first(args: argparse.Namespace, record: Replay, seats: Collection[int]) -> list[Collection[int]]:
    """The seats of each first pass over a game: none, or all, those of the asked player before the others."""
    if args.first_pass is None:
        return []
    asked = {*seats} & {*Choice(args.first_pass).seats(record)}
    return [some for some in (asked, {*seats} - asked) if some]


def _players(file: Path, game: Game, games: Mapping[int, Replay], seats: Seats) -> list[ReportedPlayer]:
    """The players by name with their games, those of which some game is judged."""
    sources: dict[str, list[GameInFile]] = {}
    for number, record in games.items():
        for seat in sorted(seats[number]):
            source = GameInFile(file, number, record, (seat,), f"game {number + 1}", "")
            sources.setdefault(record.names[seat], []).append(source)
    players = [ReportedPlayer(name, played_games(game, of_it)) for name, of_it in sources.items()]
    return [player for player in players if judged_of(player.games)]


class Neighbours(NamedTuple):
    """Two players next to each other in the order of their losses, ``better`` with the smaller one."""

    better: str
    worse: str
    points: Difference
    loss: Difference


def _differences(players: Sequence[ReportedPlayer]) -> Iterator[Neighbours]:
    """Neighbours who have met, or played the same seeds in the same seats."""
    order = sorted(players, key=lambda player: mean_over_seeds(judged_of(player.games), LOSS).value)
    for better, worse in pairwise(order):
        points, loss, *_ = compared(better.games, worse.games)
        if loss.pairs:
            yield Neighbours(better.name, worse.name, points, loss)


def _expensive(players: Sequence[ReportedPlayer]) -> list[Mistake]:
    return most_expensive([game for player in players for game in player.games])


def turn_command(args: argparse.Namespace, mistake: Mistake) -> str:
    """The command that opens the page of a game at the turn of an answer."""
    return f"{view_command(args.file, args.name)} --game {_number(mistake)} --turn {mistake.turn} --open"


def _number(mistake: Mistake) -> int:
    """The number of the game in its file, from 1."""
    assert mistake.game.analysis
    return mistake.game.analysis.number + 1


def _as_json(args: argparse.Namespace, players: Sequence[ReportedPlayer], told: Sequence[Json], effort: Effort) -> Json:
    return {
        "games": len({id(game.record) for player in players for game in player.games if game.analysis}),
        "effort": {"seconds": effort.seconds, "fixed": effort.fixed},
        "players": told,
        "comparisons": [
            {"better": pair.better, "worse": pair.worse, "points": difference_data(pair.points),
             "loss": difference_data(pair.loss)} for pair in _differences(players)
        ],
        "most_expensive": [
            {"game": _number(mistake), "player": mistake.game.player, "loss": round(mistake.answer.loss, 5),
             "grade": mistake.answer.grade, **asdict(mistake.answer), "command": turn_command(args, mistake)}
            for mistake in _expensive(players)
        ],
        "analysis": str(analysis_path(args.file)),
    }


def _show(args: argparse.Namespace, game: Game, players: Sequence[ReportedPlayer], told: Sequence[Json]) -> None:
    console = Terminal()
    for data in told:
        show_player(data, console)
        console.print()
    if told:
        console.print(OTHERS)
    for pair in _differences(players):
        console.print(_sentence(pair))
    if expensive := _expensive(players):
        console.print("The most expensive answers:")
    for mistake in expensive:
        console.print(_line(game, mistake), soft_wrap=True)
        console.print(f"    {turn_command(args, mistake)}", soft_wrap=True)
    if not players:
        console.print("of no game all answers are judged yet")
    console.print(f"kept in {analysis_path(args.file)}", soft_wrap=True)


def _sentence(pair: Neighbours) -> str:
    """Whether the loss tells the two apart, and how many games it takes."""
    by_loss, by_points = (
        "no number of games is enough" if math.isinf(difference.enough) else f"{difference.enough:.0f} are enough"
        for difference in (pair.loss, pair.points)
    )
    gap = pair.loss.gap
    return (f"{pair.better} loses {percent(-gap.value, 2)} less a game than {pair.worse} in {pair.loss.pairs} pairs"
            f" (95 %: {percent(-gap.high, 2)} to {percent(-gap.low, 2)})."
            f" By loss, {by_loss} to tell them apart; by points, {by_points}.")


def _line(game: Game, mistake: Mistake) -> str:
    played, answer = mistake
    wording = game.wording_of(played.record)
    given = in_words(answer.fault) if answer.fault else wording(answer.answer or "no answer")
    best = f"; best was {wording(answer.best[0][0])}" if answer.best else ""
    causes = f" ({', '.join(answer.causes)})" if answer.causes else ""
    where = f"{played.name}, turn {mistake.turn}, {played.player}"
    values = f"{percent(answer.expected)} -> {percent(answer.value)}"
    return f"  {percent(answer.loss):>7}  {where}: {given}{best}, {values}{causes}"
