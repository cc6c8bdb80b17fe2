"""``league``: a standing table of many bots."""
from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.arena.commands.options import UsageError, add_jobs, add_json, add_programs, jobs_at_once, progress, sandbox_of
from bot.arena.game import Record, load_game
from bot.arena.replay.files import ReplayWriter
from bot.arena.run.executors import open_executor, stream
from bot.arena.run.schedule import (
    CONFIG,
    EXAMPLE,
    GAMES,
    PAGE,
    League,
    LeagueError,
    check_history,
    read_league,
    run_league_job,
    schedule,
)
from bot.arena.stats.ratings import Standing, standings, thinned
from bot.arena.web.page import PALETTE, render
from bot.exit_codes import INTERRUPTED

HELP = "a standing table of many bots, added to at any time"
DESCRIPTION = f"""Keeps a league in a folder: {CONFIG} names the game and the bots, {GAMES} holds all games, {PAGE}
shows the standing with a plot of the ratings. Every call plays more games, those of the bots with the fewest first;
bots can be added at any time. Every game is saved at once; after Ctrl-C the next call goes on.

Ratings are of the TrueSkill kind (Plackett-Luce model of openskill): everyone starts at 25, and the 95 % interval
narrows with each game. To begin:

  python -m bot.arena league DIR --init"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="the league's folder")
    parser.add_argument("--init", action="store_true", help=f"write a {CONFIG} to start from")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="games to add, in whole sets (default 60);"
                        " 0: only show the standing")
    add_programs(parser)
    add_jobs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    if args.games < 0:
        raise UsageError(f"--games {args.games}: wants a number of games; 0 only shows the standing")
    try:
        if args.init:
            return _init(args.folder)
        league = read_league(args.folder, sandbox_of(args))
        with ReplayWriter(args.folder / GAMES, resume=True) as writer:
            records = writer.records
            check_history(league, records)
            interrupted = _play(league, records, writer, args)
    except LeagueError as error:
        raise UsageError(str(error)) from None
    rows = standings(league, records)
    page = args.folder / PAGE
    page.write_text(_page(league, rows, len(records)), encoding="utf-8")
    if args.json:
        print(json.dumps({"game": league.first.game, "games": len(records), "bots": [row.as_json() for row in rows]}))
    else:
        _show(rows, len(records), league, page)
    return INTERRUPTED if interrupted else 0


def _init(folder: Path) -> int:
    path = folder / CONFIG
    if path.exists():
        raise UsageError(f"{path} is there already")
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(EXAMPLE, encoding="utf-8")
    print(f"{path} is written; change it, then: python -m bot.arena league {folder}")
    return 0


def _play(league: League, records: list[Record], writer: ReplayWriter, args: argparse.Namespace) -> bool:
    """Plays and saves more games; returns whether it was interrupted."""
    jobs = list(schedule(league, records, args.games)) if args.games else []
    at_once = jobs_at_once(args)
    try:
        with progress("games", len(jobs)) as bar:
            if jobs:
                with open_executor(at_once, args.executor, (league.first.game, *league.bots.values())) as executor:
                    for record in stream(executor, run_league_job, iter(jobs), at_once):
                        writer.add(record)
                        records.append(record)
                        bar.update()
    except KeyboardInterrupt:
        return True
    return False


def _show(rows: list[Standing], games: int, league: League, page: Path) -> None:
    table = Table(title=Text(f"{league.first.game}: {games} games"), box=box.SIMPLE_HEAD)
    for heading in ("", "bot", "rating", "95 %", "games", "points", "faults"):
        table.add_column(heading, justify="left" if heading in ("bot", "faults") else "right")
    for place, row in enumerate(rows, start=1):
        shown = row.as_json()
        table.add_row(
            str(place),
            Text(row.name if row.active else f"{row.name} (retired)"),
            f"{shown['rating']:.2f}",
            f"{shown['low']:.1f}-{shown['high']:.1f}",
            str(row.games),
            "-" if shown["score"] is None else f"{shown['score']:.3f}",
            ", ".join(f"{count} {kind}" for kind, count in row.faults.items()) or "none",
        )
    console = Console(markup=False)
    console.print(table)
    console.print(f"page: {page}", soft_wrap=True)


def _page(league: League, rows: list[Standing], games: int) -> str:
    title = f"{load_game(league.first.game).title} league"
    bots = [
        row.as_json() | {"history": thinned(row.history), "colour": PALETTE[place % len(PALETTE)]}
        for place, row in enumerate(rows)
    ]
    return render("league", title, {"title": title, "games": games, "edition": league.first.edition, "bots": bots})
