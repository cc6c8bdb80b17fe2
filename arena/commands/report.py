"""``report``: what a player loses by, over many games; and how these are judged, wherever they are kept."""
from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import quote, unquote

from rich.table import Column, Table

from arena.commands import options
from arena.commands.view import write_page
from arena.contract.exit_codes import INTERRUPTED
from arena.contract.files import Json, ReplayWriter, stem
from arena.contract.game import Game
from arena.contract.judgement import GRADES, Effort, percent
from arena.contract.record import Replay
from arena.contract.saving import write_text
from arena.judge.analysis_files import Part, analysis_path, best_analysis, best_of, parts_in
from arena.judge.judging import TIMES, JudgeJob, missing_jobs, run_judge_job, usual_seconds
from arena.judge.losses import Games, PlayedGame, grouped
from arena.match.summary import counted
from arena.pages.report import Report, ReportedPlayer, report_data, report_page
from arena.run.executors import open_executor, stream
from arena.statements.conditions import Choice
from arena.terminal import Terminal, interval_cells, new_table, number_column, text_column

HELP = "say what a player loses by, over many games"
DESCRIPTION = """Makes one self-contained HTML page of what a player loses by, over all its games in these files: the
loss by phase, cause, opponent and map; the mistakes that it makes again and again; the twenty positions that cost most,
each a link to its game; and the numbers that it says of itself. A short table is printed.

Answers that are not judged yet are judged first, as by 'analyse', and kept beside the replays, so that the next report
is quick. After Ctrl-C the report is about what is judged by then. With --against, the player's games in other files are
another version of it, and the two are compared, in pairs where seeds and seats are the same.

  arena report out/*.jsonl.gz --seat me --jobs 0 --open
  arena report out/new.jsonl.gz --seat me --against out/old.jsonl.gz"""
MOST_WORST = 5
MOST_ROWS = 12
"""The most rows of the table on the terminal."""
POINTS = "{:.3f}".format
SIGNED_PERCENT = partial(percent, sign="+")
WRITTEN = {"points": (POINTS, "{:+.3f}".format), "score": ("{:.6g}".format, "{:+.6g}".format)}
"""How figures of two versions are written that are no shares of a loss."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="replay files")
    parser.add_argument("--seat", required=True, metavar=options.PLAYER, help="the player: its name, or its seat from"
                        " 0")
    parser.add_argument("--against", nargs="+", type=Path, default=[], metavar="FILE", help="replay files of another"
                        " version, to compare with")
    parser.add_argument("--against-seat", metavar=options.PLAYER, help="the other version, if its name is another one;"
                        " without --against, it is a player of the same files")
    parser.add_argument("--out", type=Path, metavar="OUT.html", help="the page (default: the first FILE with"
                        " .report.html); the pages of games are in a folder beside it")
    parser.add_argument("--open", action="store_true", help="show the page in the browser")
    options.add_where(parser, "only games in which the player meets a condition")
    options.add_as(parser)
    add_judging(parser)
    options.add_jobs(parser)
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    out = args.out or args.files[0].parent / f"{stem(args.files[0])}.report.html"
    conditions = options.conditions_of(args)
    games = _games(args.files, Choice(args.seat, conditions), out)
    other = Choice(args.against_seat or args.seat, conditions)
    others = _games(args.against or args.files, other, out) if args.against or args.against_seat else []
    game, name = _game([*games, *others], args.name)
    versions = [version for version in zip(_names(args), (games, others)) if version[1]]
    code = make_report(args, game, name, versions, out)
    if args.open:
        options.show_in_browser(out.absolute().as_uri())
    return code


def _games(files: Sequence[Path], choice: Choice, out: Path) -> list[PlayedGame]:
    games = [(file, options.whole_games(file)) for file in dict.fromkeys(files)]
    options.check_seats([choice.seat], [record for _, records in games for record in records])
    stems = Counter(stem(file) for file, _ in games)
    played: list[PlayedGame] = []
    for index, (file, records) in enumerate(games):
        page = f"{index}-{stem(file)}" if stems[stem(file)] > 1 else stem(file)
        for number, record in enumerate(records):
            if not record.is_whole:
                continue
            name = f"game {number + 1}" if len(games) == 1 else f"{stem(file)}, game {number + 1}"
            address = f"{quote(out.stem)}/{quote(page)}-{number + 1}.html"
            played += [PlayedGame(name, record, seat, None, address, file, number) for seat in choice.seats(record)]
    if not played:
        raise options.UsageError(f"{', '.join(map(str, files))}: no such games")
    return played


def _game(played: Games, name: str | None) -> tuple[Game, str]:
    games = {game.name: game for game in (options.game_of(one.record, name) for one in played)}
    if len(games) > 1:
        raise options.UsageError(f"the files hold games of {' and '.join(sorted(games))}; give files of one game")
    return next(iter(games.values())), options.game_name(played[0].record, name)


def _names(args: argparse.Namespace) -> tuple[str, str]:
    """What the two versions are called: as the players, with their files if these have the same name."""
    players = (args.seat, args.against_seat or args.seat)
    names = [f"seat {player}" if player.isdecimal() else player for player in players]
    if names[0] != names[1] or not args.against:
        return names[0], names[1]
    return f"{names[0]} in {stem(args.files[0])}", f"{names[1]} in {stem(args.against[0])}"


def add_effort(parser: argparse.ArgumentParser) -> None:
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--seconds", type=options.number(options.SHORTEST, 3600, float), metavar="T",
                        help=f"time to search for an answer (default: {TIMES:g} times the contest's)")
    effort.add_argument("--effort", type=options.number(1), metavar="X",
                        help="how much to search, as the bots' --effort; the same on every machine")


def effort_asked(args: argparse.Namespace, game: Game, record: Replay) -> Effort:
    """The effort that the options of :func:`add_effort` describe."""
    if args.effort:
        return Effort(fixed=args.effort)
    return Effort(seconds=args.seconds or usual_seconds(game, record))


def judge(args: argparse.Namespace, game: Game, jobs: Sequence[JudgeJob], turns: int, resume: bool = True) -> None:
    """Runs the jobs, and adds each result to its file at once.

    ``turns``: of all games, also those that are judged already. ``resume``: for a file's first result, see
    :class:`ReplayWriter`.
    """
    if not jobs:
        return
    missing = sum(len(job.turns) for job in jobs)
    at_once = min(options.jobs_at_once(args), len(jobs))
    begun: set[Path] = set()
    writer: ReplayWriter | None = None
    with (
        ExitStack() as writing,
        options.progress("turns", turns, turns - missing) as bar,
        open_executor(at_once, args.executor, files_of(game)) as executor,
    ):
        for job, part in stream(executor, run_judge_job, iter(jobs), at_once):
            if writer is None or writer.path != job.path:  # one is open at a time: results come nearly file by file
                writing.close()
                writer = writing.enter_context(ReplayWriter(job.path, resume or job.path in begun))
                begun.add(job.path)
            writer.add(part)
            bar.update(len(part.indices))


def files_of(game: Game) -> tuple[str, str]:
    """What a cluster's workers need to judge a game."""
    return game.name, game.analyst.partition(":")[0]


def add_judging(parser: argparse.ArgumentParser) -> None:
    add_effort(parser)
    parser.add_argument("--unjudged", action="store_true", help="judge nothing now: tell what is known without")


def make_report(
    args: argparse.Namespace, game: Game, name: str, versions: Sequence[tuple[str, Games]], out: Path,
    with_games: bool = True,
) -> int:
    """Judges what is missing, writes the page, and prints its main figures; returns the exit code.

    ``name``: of the game, as :func:`arena.games.load_game` takes it. ``versions``: the player by the name that the page
    shows, with its games, and perhaps another one. ``with_games``: the pages of games to which it has links, too.
    """
    code = _judge_missing(args, game, name, [played for _, games in versions for played in games])
    about = Report(game, *(ReportedPlayer(shown, analysed(games)) for shown, games in versions))
    if with_games:
        linked = {played.address: played for played in about.linked()}
        for address, played in options.progress("pages of games", len(linked), of=linked.items()):
            analysis = best_analysis(analysis_path(played.file), played.record, played.number)
            write_page(played.record, out.parent / unquote(address), name, played.number, analysis=analysis)
    write_text(out, report_page(about))
    data = report_data(about)
    options.tell(args, data | {"page": str(out)}, _show, data, out)
    return code


def _show(data: Json, out: Path) -> None:
    console = Terminal()
    show_player(data, console)
    console.print(str(out), soft_wrap=True)


def _judge_missing(args: argparse.Namespace, game: Game, name: str, games: Games) -> int:
    """Judges the answers of the players that are not judged yet at any effort; returns the exit code."""
    if not game.analyst or args.unjudged:
        return 0
    effort = effort_asked(args, game, games[0].record)
    records = {(played.file, played.number): played.record for played in games}
    turns = sum(len(record.turns) for record in records.values())
    try:
        judge(args, game, list(_missing(name, games, effort)), turns)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _missing(name: str, games: Games, effort: Effort) -> Iterator[JudgeJob]:
    for same, parts in _with_parts(games):
        file, number, record = same[0].file, same[0].number, same[0].record
        seats = sorted({played.seat for played in same})
        kept = best_of(parts, record, number, seats)
        if not (kept and kept.is_whole):
            yield from missing_jobs(analysis_path(file), name, number, record, seats, effort, parts)


def analysed(games: Games) -> list[PlayedGame]:
    """The games with their analyses, those that are complete for the player."""
    found = []
    for same, parts in _with_parts(games):
        for played in same:
            kept = best_of(parts, played.record, played.number, [played.seat])
            found.append(replace(played, analysis=kept if kept and kept.is_whole else None))
    return found


def _with_parts(games: Games) -> Iterator[tuple[list[PlayedGame], list[Part]]]:
    """Those who played in each game, file by file, with what the file of analyses beside it holds of this game."""
    for file, of_file in grouped((played.file, played) for played in games).items():
        parts = grouped((part.number, part) for part in parts_in(analysis_path(file)))
        for number, same in grouped((played.number, played) for played in of_file).items():
            yield same, parts.get(number, [])


def show_player(data: Json, console: Terminal) -> None:
    """Prints the main figures of :func:`report_data`."""
    summary = data["summary"]
    value, interval = interval_cells(summary["points"], POINTS)
    console.print(f"{data['player']}: {counted(summary['games'], 'game')}, points {value} ({interval}),"
                  f" first in {summary['won']}", soft_wrap=True)
    for line in (*data["missing"], *gains_in_words(data), *map(_part, data["parts"][:MOST_ROWS])):
        console.print(line, soft_wrap=True)
    if data["compared"]:
        console.print(_two_versions(data))
    elif summary["judged"]:
        console.print(_losses(data))
        console.print(_answers(summary))
        console.print(data["sum"])
    for habit in data["habits"][:3]:
        console.print(f"again: {habit['cause']} in the {habit['phase']}, {habit['count']} times in"
                      f" {counted(habit['games'], 'game')}, {percent(habit['loss'])} a game", soft_wrap=True)


def gains_in_words(data: Json) -> Iterator[str]:
    """By how much a program that plays alone is better than others, where it is not, and on which seeds."""
    if data["gain"]:
        yield f"gain over {data['other'] or 'the others'} ({data['compare']}): {_gain(data['gain'])}"
    for row in data["features"][:MOST_ROWS]:
        yield (f"{row['condition']}: gain {_gain(row['gain'])} in {counted(row['seeds'], 'seed')},"
               f" elsewhere {_gain(row['others'])}")
    if data["seeds"]:
        seeds = (f"{one['seed']} ({one['text']}, {one['gain']:+.4g})" for one in data["seeds"][:MOST_WORST])
        yield f"worst seeds: {', '.join(seeds)}"


def _gain(values: Sequence[float | None]) -> str:
    value, interval = interval_cells(values, "{:+.4g}".format)
    return f"{value} ({interval})"


def _part(part: Json) -> str:
    own, others = (interval_cells(part[whose], _plain)[0] for whose in ("own", "others"))
    signed = partial(_plain, sign="+")
    gap, interval = interval_cells(part["gap"], signed)
    first, not_first = (interval_cells(part[games], signed)[0] for games in ("won", "lost"))
    thirds = ", ".join(interval_cells(growth, signed)[0] for _, *growth in part["phases"])
    return (f"{part['name']} {own}, the others {others}: {gap} ({interval});"
            f" when first {first}, when not {not_first}{thirds and f'; by thirds {thirds}'}")


def _plain(number: float, sign: str = "") -> str:
    return f"{number:{sign}.2f}" if abs(number) < 100 else f"{number:{sign}.4g}"


def _losses(data: Json) -> Table:
    table = new_table(text_column(""), number_column("loss"), number_column("95 %"),
                      title=f"loss a game ({data['unit']})")
    rows = [["all", *data["summary"]["loss"]], *data["phases"], *data["causes"]]
    for name, *values in rows[:MOST_ROWS]:
        table.add_row(name, *interval_cells(values, percent))
    return table


def _answers(summary: Json) -> str:
    over = (f"{percent(summary['grades'][grade] / summary['answers'])} over {percent(least, 0)}"
            for grade, least in GRADES.items() if summary["answers"])
    return f"{counted(summary['answers'], 'answer')}: {', '.join(over)}"


def _two_versions(data: Json) -> Table:
    pairs, what = data["compared"][0]["pairs"], " and ".join(row["name"] for row in data["compared"][:2])
    how = f"in {pairs} pairs of games" if pairs else "not paired: no seeds and seats in common"
    players = (Column(name, justify="right", overflow="fold") for name in (data["player"], data["other"]))
    table = new_table(text_column(""), *players, number_column("difference"), number_column("95 %"),
                      title=f"{what} a game; {how}")
    for row in data["compared"][:MOST_ROWS]:
        plain, signed = WRITTEN.get(row["name"], (percent, SIGNED_PERCENT))
        sides = (interval_cells(row[side], plain)[0] for side in ("first", "second"))
        table.add_row(row["name"], *sides, *interval_cells(row["gap"], signed))
    return table
