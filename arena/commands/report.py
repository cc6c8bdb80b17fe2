"""``report``: what a player loses by, over many games."""
from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from arena.commands import options
from arena.commands.reporting import add_judging, make_report
from arena.contract.files import stem
from arena.contract.game import Game
from arena.judge.losses import Games, PlayedGame
from arena.statements.conditions import Choice

HELP = "say what a player loses by, over many games"
DESCRIPTION = """Makes one self-contained HTML page of what a player loses by, over all its games in these files: the
loss by phase, cause, opponent and map; the mistakes that it makes again and again; the twenty positions that cost most,
each a link to its game; and the numbers that it says of itself. A short table is printed.

Answers that are not judged yet are judged first, as by 'analyse', and kept beside the replays, so that the next report
is quick. After Ctrl-C the report is about what is judged by then. With --against, the player's games in other files are
another version of it, and the two are compared, in pairs where seeds and seats are the same.

  arena report out/*.jsonl.gz --seat me --jobs 0 --open
  arena report out/new.jsonl.gz --seat me --against out/old.jsonl.gz"""


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
    out = args.out or args.files[0].with_name(f"{stem(args.files[0])}.report.html")
    conditions = options.conditions_of(args)
    games = _games(args.files, Choice(args.seat, conditions), out)
    has_other = bool(args.against or args.against_seat)
    other = Choice(args.against_seat or args.seat, conditions)
    others = _games(args.against or args.files, other, out) if has_other else []
    game, name = _game([*games, *others], args.name)
    versions = list(zip(_names(args), (games, others)))
    code = make_report(args, game, name, versions if has_other else versions[:1], out)
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
