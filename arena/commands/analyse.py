"""``analyse``: the value of each answer in recorded games, and the most expensive answers."""
from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from string import ascii_uppercase

from rich.table import Column, Table

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
from arena.commands.view import view_command
from arena.contract.exit_codes import INTERRUPTED
from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import GRADES, Effort, GameAnalysis, Judgement, percent
from arena.contract.record import Replay
from arena.judge.analysis import analysis_path, parts_in, read_analyses
from arena.judge.judging import TIMES, missing_jobs
from arena.judge.losses import (
    PHASES,
    BotLosses,
    LossComparison,
    Seats,
    comparisons,
    losses_of_bots,
    most_expensive,
)
from arena.judge.luck import luck_of, without_luck
from arena.judge.report import MOST_EXPENSIVE
from arena.match.summary import counted
from arena.run.executors import open_executor, stream
from arena.statements.choice import Choice
from arena.terminal import Terminal, new_table, number_column, text_column

HELP = "judge every answer of recorded games: what it was worth, and what it cost"
LONGEST_NAME = 24
"""If the name of a bot is longer, tables have letters instead, and the names stand below them."""
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
    """The command's options."""
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("--game", type=int, action="append", metavar="N", help="only this game of the file, from 1; may"
                        " be given again")
    parser.add_argument("--seat", action="append", metavar=PLAYER, help="only the answers of this player: its name, or"
                        " its seat from 0; may be given again")
    add_effort(parser)
    parser.add_argument("--luck", action="store_true", help="judge nothing: the match's result without luck")
    add_as(parser)
    add_jobs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
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
    analyses = read_analyses(path, games, effort)
    bots = losses_of_bots(games, analyses, seats)
    expensive = most_expensive(analyses, MOST_EXPENSIVE, seats)
    if args.json:
        print(json.dumps(_as_json(args, games, analyses, bots, expensive, effort)))
    else:
        _show(args, games, analyses, bots, expensive)
    return code


def _tell_luck(args: argparse.Namespace, game: Game, games: Sequence[Replay]) -> int:
    """Prints the result of the match's first command with and without luck."""
    at_once = min(jobs_at_once(args), len(games))
    told = partial(luck_of, game_name(games[0], args.name))
    takes = (game.name, game.analyst.partition(":")[0])
    with open_executor(at_once, args.executor, takes) as executor:
        luck = list(progress("games", len(games), of=stream(executor, told, iter(games), at_once)))
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
    resume = all(part.effort == effort for part in parts)
    jobs = list(missing_jobs(path, name, games, seats, effort, parts if resume else []))
    turns = sum(len(record.turns) for record in games.values())
    judge(args, game, jobs, turns, resume)


def turn_command(args: argparse.Namespace, record: Replay, number: int, turn: int) -> str:
    """The command that opens the page of game ``number`` (from 0) at a turn, which is an index."""
    page = f"{view_command(args.file, args.name)} --game {number + 1}"
    return f"{page} --turn {record.turn_numbers()[turn]} --open"


def _as_json(
    args: argparse.Namespace, records: Mapping[int, Replay], analyses: dict[int, GameAnalysis],
    bots: Sequence[BotLosses], expensive: Sequence[tuple[int, Judgement]], effort: Effort,
) -> Json:
    return {
        "games": len(analyses),
        "effort": {"seconds": effort.seconds, "fixed": effort.fixed},
        "unit": next((game.unit for game in analyses.values()), ""),
        "players": [
            {
                "name": bot.name,
                "games": len(bot.games),
                "answers": len(bot.answers),
                "loss": bot.loss().as_json(),
                "shares": {grade: round(bot.share(grade), 5) for grade in GRADES},
                "sure": round(sum(judgement.sure for judgement in bot.answers) / len(bot.answers), 5),
                "faults": sum(judgement.fault is not None for judgement in bot.answers),
                "phases": {phase: round(loss, 5) for phase, loss in bot.by_phase().items()},
                "causes": {cause: round(loss, 5) for cause, loss in bot.by_cause().items()},
                "balance": {name: round(part, 5) for name, part in vars(bot.mean_balance()).items()},
            }
            for bot in bots
        ],
        "comparisons": [
            {"better": pair.better, "worse": pair.worse, "games": pair.games, "loss": pair.loss.as_json(),
             "result": pair.result.as_json(),
             "games_by_loss": None if math.isinf(pair.games_by_loss) else pair.games_by_loss,
             "games_by_result": None if math.isinf(pair.games_by_result) else pair.games_by_result}
            for pair in comparisons(records, analyses, bots)
        ],
        "most_expensive": [
            {"game": number + 1, "player": records[number].players[judgement.seat].name,
             "loss": round(judgement.loss, 5), "grade": judgement.grade, **asdict(judgement),
             "command": turn_command(args, records[number], number, judgement.turn)}
            for number, judgement in expensive
        ],
        "analysis": str(analysis_path(args.file)),
    }


def _show(
    args: argparse.Namespace, records: Mapping[int, Replay], analyses: dict[int, GameAnalysis],
    bots: Sequence[BotLosses], expensive: Sequence[tuple[int, Judgement]],
) -> None:
    console = Terminal()
    if not bots:
        console.print("no answer has been judged yet")
        return
    unit = next(iter(analyses.values())).unit
    bots, legend = _short(bots)
    console.print(_losses(bots, f"loss of an answer ({unit}), {counted(len(analyses), 'game')}"))
    console.print(_phases(bots))
    console.print(_balances(bots))
    for pair in comparisons(records, analyses, bots):
        if pair.games > 1:
            console.print(_sentence(pair))
    causes = _causes(bots)
    if causes:
        console.print(causes)
    for line in legend:
        console.print(line, soft_wrap=True)
    if expensive:
        console.print("The most expensive answers:")
    for number, judgement in expensive:
        console.print(_line(judged_game(args, records[number]), records[number], number, judgement), soft_wrap=True)
        console.print(f"    {turn_command(args, records[number], number, judgement.turn)}", soft_wrap=True)
    console.print(f"kept in {analysis_path(args.file)}", soft_wrap=True)


def _short(bots: Sequence[BotLosses]) -> tuple[Sequence[BotLosses], Sequence[str]]:
    """The bots as tables name them, and what letters mean."""
    if len(bots) > len(ascii_uppercase) or all(len(bot.name) <= LONGEST_NAME for bot in bots):
        return bots, []
    letters = dict(zip(ascii_uppercase, bots))
    return ([replace(bot, name=letter) for letter, bot in letters.items()],
            [f"{letter}: {bot.name}" for letter, bot in letters.items()])


def _losses(bots: Sequence[BotLosses], title: str) -> Table:
    headings = ["answers", "mean", "95 %", *(f"over {percent(least, 0)}" for least in GRADES.values())]
    table = new_table(text_column("bot"), *map(number_column, headings), title=title)
    for bot in bots:
        loss = bot.loss()
        table.add_row(
            bot.name, str(len(bot.answers)), percent(loss.value, 2),
            f"{100.0 * loss.low:.2f} to {percent(loss.high, 2)}", *(percent(bot.share(grade)) for grade in GRADES),
        )
    return table


def _phases(bots: Sequence[BotLosses]) -> Table:
    table = new_table(text_column("bot"), *map(number_column, PHASES), title="mean loss by phase of the game")
    for bot in bots:
        by_phase = bot.by_phase()
        table.add_row(bot.name, *(percent(by_phase[phase], 2) if phase in by_phase else "-" for phase in PHASES))
    return table


def _balances(bots: Sequence[BotLosses]) -> Table:
    table = new_table(text_column("bot"), *map(number_column, ("result", "par", "loss", "luck", "others")),
                      title="mean result = par - loss + luck + others", caption=OTHERS)
    for bot in bots:
        mean = bot.mean_balance()
        table.add_row(bot.name, percent(mean.result), percent(mean.par), percent(-mean.loss),
                      percent(mean.luck, sign="+"), percent(mean.others, sign="+"))
    return table


def _sentence(pair: LossComparison) -> str:
    """Whether the loss tells the two apart, and how many games it takes."""
    by_loss, by_result = (
        "no number of games is enough" if math.isinf(games) else f"{games:.0f} games are enough"
        for games in (pair.games_by_loss, pair.games_by_result)
    )
    return (f"{pair.better} loses {percent(pair.loss.value, 2)} less an answer than {pair.worse} in {pair.games} games"
            f" (95 %: {percent(pair.loss.low, 2)} to {percent(pair.loss.high, 2)})."
            f" By loss, {by_loss} to tell them apart; by results, {by_result}.")


def _causes(bots: Sequence[BotLosses]) -> Table | None:
    by_bot = [bot.by_cause() for bot in bots]
    causes = list(dict.fromkeys(cause for losses in by_bot for cause in losses))
    if not causes:
        return None
    losses = (Column(bot.name, justify="right", overflow="fold") for bot in bots)
    table = new_table(text_column("cause"), *losses, title="lost in a game, by cause")
    for cause in causes:
        table.add_row(cause, *(percent(losses.get(cause, 0.0), 2) for losses in by_bot))
    return table


def _line(game: Game, record: Replay, number: int, judgement: Judgement) -> str:
    name = record.players[judgement.seat].name
    wording = game.wording_of(record)
    given = in_words(judgement.fault) if judgement.fault else wording(judgement.answer or "no answer")
    best = f"; best was {wording(judgement.best[0][0])}" if judgement.best else ""
    causes = f" ({', '.join(judgement.causes)})" if judgement.causes else ""
    where = f"game {number + 1}, turn {record.turn_numbers()[judgement.turn]}, {name}"
    values = f"{percent(judgement.expected)} -> {percent(judgement.value)}"
    return f"  {percent(judgement.loss):>7}  {where}: {given}{best}, {values}{causes}"
