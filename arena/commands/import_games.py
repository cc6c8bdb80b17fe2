"""``import``: turns games downloaded from a contest's site into replays."""
from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arena.commands.options import UsageError, add_game, add_json, find_game, tell
from arena.contract.exit_codes import FAILED
from arena.contract.files import ReplayWriter, content_of, parsed

HELP = "make replays of games downloaded from the contest's site"
DESCRIPTION = """Makes replays of games that were played on the contest's site and downloaded there: JSON, with one game
or a list of games per file. The lines that the players were sent are worked out from the seed, the answers and the
rules, and the outcome is checked against the scores and ranks in the file. A game that does not fit is reported and
left out, and the exit code is 1. 'view', 'verify' and 'regress' take the replays like any other."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.json", help="downloaded games")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.jsonl.gz", help="the replay file to write")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if game.imported is None:
        raise UsageError(f"games of {game.name} cannot be imported: no site is known to have downloads of them")
    records, failed = [], 0
    for path in args.files:
        try:
            downloads = parsed(content_of(path))
        except (ValueError, RecursionError) as error:
            print(f"{path}: not JSON: {error}", file=sys.stderr)
            failed += 1
            continue
        for number, download in enumerate(downloads if isinstance(downloads, list) else [downloads], start=1):
            try:
                records.append(game.imported(download))
            except ValueError as error:
                print(f"{path}, game {number}: {error}", file=sys.stderr)
                failed += 1
    if records:
        with ReplayWriter(args.out) as writer:
            for record in records:
                writer.add(record)
    told = {"imported": len(records), "left_out": failed, "file": str(args.out) if records else None}
    tell(args, told, print, f"{len(records)} imported{f' to {args.out}' if records else ''}, {failed} left out")
    return FAILED if failed else 0
