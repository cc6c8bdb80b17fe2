"""``view``: a replay as one HTML page."""
from __future__ import annotations

import argparse
import re
from pathlib import Path

from bot.arena.commands.options import UsageError, find_game
from bot.arena.game import Record
from bot.arena.replay.files import read_records
from bot.arena.web.page import replay_page

HELP = "make one self-contained HTML page of a recorded game"
DESCRIPTION = """Makes one self-contained HTML page of a recorded game: board, slider, arrow keys, scores, each bot's
answers, times and messages. It loads nothing from the network. FILE.html#turn=12 opens at turn 12."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("-o", "--out", type=Path, metavar="OUT.html", help="the page (default: FILE with .html,"
                        " from the second game on with -N.html)")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file, from 1 (default 1)")
    parser.add_argument("--as", dest="name", metavar="GAME", help="for records that do not name their game")


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    records = list(read_records(args.file))
    if not 1 <= args.game <= len(records):
        raise UsageError(f"{args.file} has {len(records)} games; --game {args.game} is not among them")
    out = args.out or page_path(args.file, args.game)
    write_page(records, args.game - 1, out, args.name)
    print(out)
    return 0


def page_path(file: Path, game: int = 1) -> Path:
    """Where the page of a game (from 1) of a replay file lies by default: beside it."""
    name = re.sub(r"\.jsonl?(\.gz)?$", "", file.name)
    return file.with_name(f"{name}.html" if game == 1 else f"{name}-{game}.html")


def write_page(records: list[Record], number: int, out: Path, name: str | None = None) -> None:
    """Writes the page of game ``number`` (from 0). Raises :class:`UsageError` if it cannot be drawn."""
    record = records[number]
    if not isinstance(record, dict) or "turns" not in record or "final_scores" not in record:
        raise UsageError("the record is not a whole game; see 'verify' for single turns and positions")
    match = record.get("match")
    name = name or (match.get("game") if isinstance(match, dict) else None) or record.get("game")
    if not name:
        raise UsageError("the record does not name its game; see --as")
    game = find_game(name)
    try:
        page = replay_page(game, record, number, len(records))
    except Exception as error:
        raise UsageError(f"the record cannot be drawn as a game of {name}: {error!r}") from error
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page, encoding="utf-8")
