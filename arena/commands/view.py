"""``view``: shows a replay as one HTML page, with its analysis if there is one."""
from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from arena.commands.options import UsageError, add_as, find_game_of, game_of, refusing, show_in_browser, whole_games
from arena.contract.files import stem
from arena.contract.judgement import GameAnalysis
from arena.contract.record import Replay
from arena.contract.saving import write_text
from arena.judge.analysis_files import analysis_path, best_analysis, parts_of
from arena.pages.page import replay_page

HELP = "make one self-contained HTML page of a recorded game"
DESCRIPTION = """Makes one self-contained HTML page of a recorded game: board, slider, arrow keys, scores, each bot's
answers, times and messages. It loads nothing from the network. FILE.html#turn=12 opens at turn 12.

If 'analyse' has judged the game, the page shows that too: what each player could expect, what each answer cost, and
what would have been better."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("-o", "--out", type=Path, metavar="OUT.html", help="the page (default: FILE with .html,"
                        " from the second game on with -N.html)")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file, from 1 (default 1)")
    parser.add_argument("--turn", type=int, metavar="T", help="print the address of this turn, from 1")
    parser.add_argument("--open", action="store_true", help="show the page in the browser")
    parser.add_argument("--official", action="store_true", help="play the game again with the contest's referee, which"
                        " shows it in its own viewer until Ctrl-C; writes no page")
    add_as(parser)


def run(args: argparse.Namespace) -> int:
    records = whole_games(args.file)
    record = find_game_of(args.file, records, args.game)
    if args.official:
        return _show_official(record, args.name)
    out = args.out or page_path(args.file, args.game)
    analysis = _analysis(args.file, record, args.game)
    address = _address(out, record, args.turn)
    write_page(record, out, args.name, args.game - 1, len(records), analysis)
    print(out if args.turn is None else address)
    if args.open:
        show_in_browser(address)
    return 0


def _show_official(record: Replay, name: str | None) -> int:
    game = game_of(record, name)
    if game.official_view is None:
        raise UsageError(f"--official: {game.title} has no referee with a viewer of its own")
    with refusing(ValueError, about="--official: "):
        game.official_view(record)
    return 0


def _analysis(file: Path, record: Replay, game: int) -> GameAnalysis | None:
    path = analysis_path(file)
    kept = best_analysis(path, record, game - 1)
    if kept is None and parts_of(path, game - 1):
        print(f"{path} is about another game {game}, so the page leaves it out; analyse the file again",
              file=sys.stderr)
    return kept


def _address(page: Path, record: Replay, turn: int | None) -> str:
    """The page's address at a turn, as people count it. Raises :class:`UsageError` if there is no such turn."""
    address = page.absolute().as_uri()
    if turn is None:
        return address
    turns = record.turn_numbers()[-1] if record.turns else 0
    if not 1 <= turn <= turns:
        raise UsageError(f"the game has {turns} turns; --turn {turn} is not among them")
    return f"{address}#turn={turn}"


def view_command(file: Path | str, name: str | None, number: int = 0) -> str:
    """The command that makes the page of game ``number`` (from 1) of a replay file; ``name``: for ``--as``, if any."""
    return (f"arena view {shlex.quote(str(file))}" + (f" --as {shlex.quote(name)}" if name else "")
            + (f" --game {number}" if number else ""))


def page_path(file: Path, game: int = 1) -> Path:
    """The default path of the page of a game (from 1) of a replay file: beside the file."""
    name = stem(file)
    return file.with_name(f"{name}.html" if game == 1 else f"{name}-{game}.html")


def write_page(
    record: Replay, out: Path, name: str | None = None, number: int = 0, games: int = 1,
    analysis: GameAnalysis | None = None,
) -> None:
    """Writes the page of a record, which is game ``number`` (from 0) of the ``games`` in its file."""
    write_text(out, replay_page(game_of(record, name), record, number, games, analysis))
