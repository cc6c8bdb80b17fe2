"""What reports over many games have in common, wherever the games are kept."""
from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from rich.table import Column, Table

from arena.commands.judged import add_effort, effort_asked, judge
from arena.commands.options import progress
from arena.commands.view import write_page
from arena.contract.exit_codes import INTERRUPTED
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import GRADES, Effort, percent
from arena.contract.record import Replay
from arena.contract.saving import write_text
from arena.judge.analysis import Part, analysis_path, best_analysis, best_of, parts_in
from arena.judge.judging import JudgeJob, missing_jobs
from arena.judge.losses import PlayedGame, map_name
from arena.match.summary import counted
from arena.pages.report import Report, ReportedPlayer, report_data, report_page
from arena.terminal import Terminal, new_table, number_column, text_column

MOST_WORST = 5
MOST_ROWS = 12
"""The most rows of the table on the terminal."""


@dataclass(frozen=True)
class GameInFile:
    """A game by its number (from 0) in a replay file, and the seats of the player there; see :class:`PlayedGame`."""

    file: Path
    number: int
    record: Replay
    seats: tuple[int, ...]
    name: str
    address: str


def add_judging(parser: argparse.ArgumentParser) -> None:
    """The options for how what is missing is judged."""
    add_effort(parser)
    parser.add_argument("--unjudged", action="store_true", help="judge nothing now: tell what is known without")


def make_report(
    args: argparse.Namespace, game: Game, name: str, versions: Sequence[tuple[str, Sequence[GameInFile]]], out: Path,
    with_games: bool = True,
) -> int:
    """Judges what is missing, writes the page, and prints its main figures; returns the exit code.

    ``name``: of the game, as :func:`arena.games.load_game` takes it. ``versions``: the player by the name that the page
    shows, with its games, and perhaps another one. ``with_games``: the pages of games to which it has links, too.
    """
    code = _judge_missing(args, game, name, [source for _, sources in versions for source in sources])
    about = Report(game, *(ReportedPlayer(shown, played_games(game, sources)) for shown, sources in versions))
    if with_games:
        _write_games(about, versions[0][1], out, name)
    write_text(out, report_page(about))
    if args.json:
        print(json.dumps(report_data(about) | {"page": str(out)}))
    else:
        _show(about, out)
    return code


def _judge_missing(args: argparse.Namespace, game: Game, name: str, sources: Sequence[GameInFile]) -> int:
    """Judges the answers of the players that are not judged yet at any effort; returns the exit code."""
    if not game.analyst or args.unjudged:
        return 0
    effort = effort_asked(args, game, sources[0].record)
    games = {(source.file, source.number): source.record for source in sources}
    turns = sum(len(record.turns) for record in games.values())
    try:
        judge(args, game, list(_missing(name, sources, effort)), turns)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _missing(name: str, sources: Sequence[GameInFile], effort: Effort) -> Iterator[JudgeJob]:
    for file, in_file in _by_file(sources).items():
        parts = _parts(file)
        for number, same in in_file.items():
            seats = sorted({seat for source in same for seat in source.seats})
            kept = best_of(parts[number], same[0].record, number, seats)
            if not (kept and kept.is_whole):
                games = {number: same[0].record}
                yield from missing_jobs(analysis_path(file), name, games, {number: seats}, effort, parts[number])


def played_games(game: Game, sources: Sequence[GameInFile]) -> list[PlayedGame]:
    """The games with their analyses, those that are complete for the player."""
    games = []
    for file, in_file in _by_file(sources).items():
        parts = _parts(file)
        for number, same in in_file.items():
            for source in same:
                kept = best_of(parts[number], source.record, number, source.seats)
                analysis = kept.game if kept and kept.is_whole else None
                on = map_name(game, source.record)
                games += [PlayedGame(source.name, source.record, seat, analysis, on, source.address)
                          for seat in source.seats]
    return games


def _by_file(sources: Sequence[GameInFile]) -> Mapping[Path, Mapping[int, list[GameInFile]]]:
    files: dict[Path, dict[int, list[GameInFile]]] = defaultdict(lambda: defaultdict(list))
    for source in sources:
        files[source.file][source.number].append(source)
    return files


def _parts(file: Path) -> Mapping[int, list[Part]]:
    """What the file of analyses beside a replay file holds, by the game's number."""
    parts: dict[int, list[Part]] = defaultdict(list)
    for part in parts_in(analysis_path(file)):
        parts[part.number].append(part)
    return parts


def _write_games(report: Report, sources: Sequence[GameInFile], out: Path, name: str) -> None:
    by_address = {source.address: source for source in sources}
    linked = report.linked()
    for game in progress("pages of games", len(linked), of=linked):
        source = by_address[game.address]
        analysis = best_analysis(analysis_path(source.file), source.record, source.number)
        write_page(source.record, out.parent / unquote(game.address), name, source.number, analysis=analysis)


def _show(report: Report, out: Path) -> None:
    console = Terminal()
    show_player(report_data(report), console)
    console.print(str(out), soft_wrap=True)


def show_player(data: Json, console: Terminal) -> None:
    """Prints the main figures of :func:`report_data`."""
    summary = data["summary"]
    console.print(f"{data['player']}: {counted(summary['games'], 'game')}, points {_estimate(summary['points'])},"
                  f" first in {summary['won']}", soft_wrap=True)
    for sentence in data["missing"]:
        console.print(sentence, soft_wrap=True)
    for line in gains_in_words(data):
        console.print(line, soft_wrap=True)
    for part in data["parts"][:MOST_ROWS]:
        console.print(_part(part), soft_wrap=True)
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
    """By how much a program that plays alone is better than the others, where it is not, and on which seeds."""
    if data["gain"]:
        yield f"gain over the others ({data['compare']}): {_gain(data['gain'])}"
    for row in data["features"][:MOST_ROWS]:
        yield (f"{row['condition']}: gain {_gain(row['gain'])} in {counted(row['seeds'], 'seed')},"
               f" elsewhere {_gain(row['others'])}")
    if data["seeds"]:
        seeds = (f"{one['seed']} ({one['text']}, {one['gain']:+.4g})" for one in data["seeds"][:MOST_WORST])
        yield f"worst seeds: {', '.join(seeds)}"


def _gain(values: Sequence[float | None]) -> str:
    value, low, high = ("?" if number is None else f"{number:+.4g}" for number in values)
    return f"{value} ({low} to {high})"


def _part(part: Json) -> str:
    """What the player and the others had of a part of the result in the end, and where the difference arose."""
    gap, *bounds = (_plain(number, "+") for number in part["gap"])
    interval = "95 % not known" if None in part["gap"] else " to ".join(bounds)
    first, not_first = (_plain(part[games][0], "+") for games in ("won", "lost"))
    thirds = ", ".join(_plain(growth, "+") for _, growth, *_ in part["phases"])
    return (f"{part['name']} {_plain(part['own'][0])}, the others {_plain(part['others'][0])}: {gap} ({interval});"
            f" when first {first}, when not {not_first}{thirds and f'; by thirds {thirds}'}")


def _plain(number: float | None, sign: str = "") -> str:
    return "-" if number is None else f"{number:{sign}.2f}" if abs(number) < 100 else f"{number:{sign}.4g}"


def _losses(data: Json) -> Table:
    table = new_table(text_column(""), number_column("loss"), number_column("95 %"),
                      title=f"loss a game ({data['unit']})")
    rows = [["all", *data["summary"]["loss"]], *data["phases"], *data["causes"]]
    for name, *values in rows[:MOST_ROWS]:
        table.add_row(name, *_cells(values))
    return table


def _answers(summary: Json) -> str:
    over = (f"{percent(summary['grades'][grade] / summary['answers'])} over {percent(least, 0)}"
            for grade, least in GRADES.items() if summary["answers"])
    return f"{counted(summary['answers'], 'answer')}: {', '.join(over)}"


def _two_versions(data: Json) -> Table:
    pairs = data["compared"][0]["pairs"]
    how = f"in {pairs} pairs of games" if pairs else "not paired: no seeds and seats in common"
    players = (Column(name, justify="right", overflow="fold") for name in (data["player"], data["other"]))
    table = new_table(text_column(""), *players, number_column("difference"), number_column("95 %"),
                      title=f"points and loss a game; {how}")
    for row in data["compared"][:MOST_ROWS]:
        sides = (_cells(row[side], row["name"])[0] for side in ("first", "second"))
        table.add_row(row["name"], *sides, *_cells(row["gap"], row["name"], "+"))
    return table


def _cells(values: Sequence[float | None], name: str = "", sign: str = "") -> tuple[str, str]:
    """A value and its interval, points as they are and losses in percent."""
    written = ["-" if value is None else f"{value:{sign}.3f}" if name == "points" else percent(value, 1, sign)
               for value in values]
    return written[0], "not known" if None in values else f"{written[1]} to {written[2]}"


def _estimate(values: Sequence[float | None]) -> str:
    value, interval = _cells(values, "points")
    return f"{value} ({interval})"
