"""``regress``: the bots' answers on recorded inputs against the recorded answers."""
from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Sequence
from pathlib import Path

from tqdm import tqdm

from bot.arena.commands.options import UsageError, find_game, show_progress
from bot.arena.contestants import ROOT, own_bot_command
from bot.arena.exit_codes import FAILED
from bot.arena.game import Record
from bot.arena.regress import differences, own_seats, record_games
from bot.arena.replay import ReplayError, ReplayWriter, read_records
from bot.arena.rerun import is_own

HELP = "compare the bots' answers on recorded inputs with the recorded answers"
DESCRIPTION = """Runs the kit's bots with a fixed number of iterations on recorded inputs and compares the answers with
the recorded ones. Without files: all of replays/*.regress.jsonl.gz.
The last line is 'N answers of M bots, D bots differ'; exit code 0 only if all agree.

To play N sets of the bot against the greedy baseline, without limits of time, and record them in FILE:

  regress --record GAME --set iterations=50 [--sets N] [--seed S] FILE"""
SHOWN = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="regression files")
    parser.add_argument("--built", action="store_true", help="run dist/GAME.py instead of the source")
    parser.add_argument("--python", metavar="PROGRAM", help="run dist/GAME.py with this Python, which has a numpy of"
                        " its own: to try a submission on other versions")
    parser.add_argument("--record", metavar="GAME", help="write a regression file instead")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="--record: player parameters")
    parser.add_argument("--sets", type=int, metavar="N", help="--record: sets of games (default 1)")
    parser.add_argument("--seed", type=int, metavar="S", help="--record: seed of the first set (default 1)")


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    if args.record:
        return _record(args)
    if args.set or args.sets is not None or args.seed is not None:
        raise UsageError("--set, --sets and --seed are for --record GAME; a regression file names its own")
    files = args.files or sorted((ROOT / "replays").glob("*.regress.jsonl.gz"))
    if not files:
        raise UsageError("no regression files in replays/; record one with --record GAME")
    answers = bots = different = 0
    for path in files:
        for number, record in enumerate(tqdm(_read(path), desc=path.name, unit="game", disable=not show_progress()), 1):
            for seat in own_seats(record):
                bots += 1
                answers += sum(str(seat) in turn["inputs"] for turn in record["turns"])
                found = list(itertools.islice(differences(record, seat, _built(args, record)), SHOWN))
                different += bool(found)
                for sentence in found:
                    print(f"{path}, game {number}, {sentence}")
    print(f"{answers} answers of {bots} bots, {different} bots differ")
    return FAILED if different or not answers else 0


def _read(path: Path) -> Sequence[Record]:
    records = list(read_records(path))
    if not all(is_own(record) and own_seats(record) for record in records):
        raise ReplayError(f"{path}: not a regression file; make one with --record GAME")
    return records


def _built(args: argparse.Namespace, record: Record) -> tuple[str, ...]:
    if not args.built and not args.python:
        return ()
    path = ROOT / "dist" / f"{record['game']}.py"
    if not path.exists():
        raise UsageError(f"there is no {path}; build it with: python bundle.py {record['game']}")
    return (args.python or sys.executable, str(path))


def _record(args: argparse.Namespace) -> int:
    game = find_game(args.record)
    if len(args.files) != 1:
        raise UsageError("--record GAME wants one FILE to write to")
    sets = 1 if args.sets is None else args.sets
    if sets < 1:
        raise UsageError(f"--sets {sets}: at least one set is to be recorded")
    if not any(setting.startswith("iterations=") for setting in args.set):
        raise UsageError("--record wants --set iterations=N: only then are the answers the same on every machine")
    with ReplayWriter(args.files[0]) as writer:
        records = list(record_games(game, args.set, sets, 1 if args.seed is None else args.seed))
        faults = [fault for record in records for turn in record["turns"] for fault in turn["faults"] if fault]
        if faults:
            raise UsageError(f"nothing to record: {faults[0]}")
        for record in records:
            writer.add(record)
    print(f"recorded {own_bot_command(game.name, args.set)} in {args.files[0]}")
    return 0
