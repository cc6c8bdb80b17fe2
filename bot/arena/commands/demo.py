"""``demo``: one game of every built bot against the greedy baseline, with results and pages."""
from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from rich.console import Console

from bot.arena.commands.options import UsageError, progress
from bot.arena.commands.view import page_path, write_page
from bot.arena.game import Record, game_names, load_game
from bot.arena.replay.files import ReplayWriter
from bot.arena.run.contestants import OPPONENT, contestant
from bot.arena.run.executors import open_executor
from bot.arena.run.match import Job, Match, run_job
from bot.arena.run.sandbox import ROOT
from bot.arena.stats.outcome import outcome
from bot.arena.stats.summary import print_summary, summarise
from bot.exit_codes import FAILED

HELP = "play one game of every built bot against a baseline; results, replays and pages"
DESCRIPTION = """Plays one game of every bot in dist/ against the greedy baseline with the contest's limits, prints the
results, and writes the replay and an HTML page of each to --out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("--out", type=Path, default=Path("out"), metavar="DIR", help="folder for the files"
                        " (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the games (default 1)")


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    matches = [_match(name, args.seed) for name in game_names() if _built(name).exists()]
    if not matches:
        raise UsageError("dist/ holds no bot; build them with: python bundle.py")
    console = Console(markup=False)
    faults = 0
    with open_executor(1) as executor:
        for match in progress("games", len(matches), of=matches):
            path = args.out / f"demo-{match.game}.jsonl.gz"
            with ReplayWriter(path) as writer:
                record = executor.submit(run_job, Job(match, 0, tuple(range(len(match.commands))))).result()
                writer.add(record)
            _show(match, record, path, console)
            faults += sum(map(len, outcome(record).faults))
    return FAILED if faults else 0


def _built(name: str) -> Path:
    return ROOT / "dist" / f"{name}.py"


def _match(name: str, seed: int) -> Match:
    game = load_game(name)
    commands = (shlex.join(["python", str(_built(name))]), *[OPPONENT] * (game.seats[0] - 1))
    return Match(name, commands, seed, game.editions[0], game.limits)


def _show(match: Match, record: Record, path: Path, console: Console) -> None:
    game = load_game(match.game)
    write_page([record], 0, page_path(path))
    names = [contestant(game, command).name for command in match.commands]
    print_summary(summarise(match, [outcome(record)]), names, console)
    console.print(f"replay {path}, page {page_path(path)}\n", soft_wrap=True)
