"""``regress``: compares the bots' answers to recorded inputs with the recorded answers."""
from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from pathlib import Path

from arena.commands.options import (
    UsageError,
    add_choice,
    add_trust,
    check_seats,
    choice_of,
    find_game,
    progress,
    whole_games,
)
from arena.contract.exit_codes import FAILED
from arena.contract.faults import in_words
from arena.contract.files import ReplayWriter
from arena.contract.game import Game
from arena.contract.record import Replay
from arena.games import game_names, load_game
from arena.match.regression import (
    Built,
    changed_answers,
    own_seats,
    record_games,
    recorded_answers,
    recordings_of,
)
from arena.run.contestants import comes_with, contestant, kit_bot_command, kit_bots
from arena.run.sandbox import ROOT
from arena.statements.conditions import Choice

HELP = "compare the bots' answers on recorded inputs with the recorded answers"
DESCRIPTION = """Runs the kit's bots with a fixed effort on recorded inputs and compares the answers with the
recorded ones. Without files it takes all of replays/*.regress.jsonl.gz. A traceback on stderr is a difference too.
Other programs that a file names are run with --trust only.
The last line is 'N answers of M bots, D bots differ'; the exit code is 0 only if all agree.

To play N sets of one of the bots against the greedy baseline, without time limits, and record them in FILE:

  arena regress --record ewn_reference --effort 6 [--set NAME=VALUE ...] [--sets N] [--seed S] FILE

To record what one of the bots answers today to the lines that a player was sent in earlier games, played in the contest
('import') or here. --lost, --faulty and --where choose some of these games:

  arena regress --record olympics --effort 4 --from REPLAY --seat NAME FILE [--lost] [--where FILTER]

A program of one's own in any game, such as a contest's, can be recorded in the same way if it always answers the same:

  arena regress --record './my_bot --seed 1' --as winter --from REPLAY --seat NAME FILE"""
SHOWN = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="regression files")
    parser.add_argument("--python", metavar="PROGRAM", help="run dist/BOT.py instead of the source, with this Python,"
                        " which needs a numpy of its own")
    parser.add_argument("--record", metavar="BOT", help="write a regression file of BOT, such as ewn or"
                        " ewn_reference, instead")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="--record: player parameters")
    parser.add_argument("--effort", type=int, metavar="N", help="--record: how much to search in every turn")
    parser.add_argument("--sets", type=int, metavar="N", help="--record: sets of games (default 1)")
    parser.add_argument("--seed", type=int, metavar="S", help="--record: seed of the first set (default 1)")
    parser.add_argument("--from", dest="source", type=Path, metavar="REPLAY", help="--record: answer what the player"
                        " of --seat was sent in the games of this file, instead of playing new ones")
    parser.add_argument("--as", dest="game", metavar="GAME", help="--record: BOT is any command that plays this game")
    add_choice(parser)
    add_trust(parser)


def run(args: argparse.Namespace) -> int:
    if args.record:
        return _record(args)
    if args.set or any(value is not None for value in (args.effort, args.sets, args.seed)):
        raise UsageError("--set, --effort, --sets and --seed are for --record BOT; a regression file names its own")
    if args.source or choice_of(args) != Choice():
        raise UsageError("--from, --seat, --lost, --faulty and --where say which games --record BOT is to answer")
    files = args.files or sorted((ROOT / "replays").glob("*.regress.jsonl.gz"))
    if not files:
        raise UsageError("no regression files in replays/; record one with --record BOT")
    answers = bots = different = 0
    for path in files:
        games = recordings_of(path)
        if not args.trust:
            _check_programs(path, games)
        for number, record in enumerate(progress(f"games of {path.name}", len(games), of=games), 1):
            for seat in own_seats(record):
                bots += 1
                answers += sum(seat in turn.inputs for turn in record.turns)
                changed = list(itertools.islice(changed_answers(record, seat, _built(args)), SHOWN))
                different += bool(changed)
                for sentence in changed:
                    print(f"{path}, game {number}, {sentence}")
    print(f"{answers} answers of {bots} bots, {different} bots differ")
    return FAILED if different or not answers else 0


def _check_programs(path: Path, games: Sequence[Replay]) -> None:
    """Raises :class:`UsageError` if a program would run that does not come with an installed game."""
    for number, record in enumerate(games, 1):
        for seat in own_seats(record):
            command = record.players[seat].cmd
            if not (record.game in game_names() and comes_with(load_game(record.game), command)):
                raise UsageError(f"game {number} of {path} names the program {command!r}; give --trust if you trust"
                                 " what the file names")


def _built(args: argparse.Namespace) -> Built | None:
    if not args.python:
        return None

    def command(submission: str) -> Sequence[str]:
        path = ROOT / "dist" / f"{submission}.py"
        if not path.exists():
            raise UsageError(f"there is no {path}; build it with: python bundle.py {submission}")
        return (args.python, str(path))

    return command


def _game_of(submission: str) -> Game:
    """The game of one of the kit's own bots. Raises :class:`UsageError` for any other name."""
    bots = {bot: name for name in game_names() for bot in kit_bots(load_game(name)).values()}
    if submission not in bots:
        raise UsageError(f"no bot is called {submission!r}; there are: {', '.join(sorted(bots))}; or name the game of a"
                         " command with --as GAME")
    return load_game(bots[submission])


def _record(args: argparse.Namespace) -> int:
    if len(args.files) != 1:
        raise UsageError("--record BOT needs one FILE to write to")
    game, command = _recorded_command(args)
    with ReplayWriter(args.files[0]) as writer:
        for record in _heard(args, game, command) if args.source else _played(args, game, command):
            writer.add(record)
    print(f"recorded {command} in {args.files[0]}")
    return 0


def _recorded_command(args: argparse.Namespace) -> tuple[Game, str]:
    """The game, and the command whose answers are recorded."""
    if args.game:
        if not args.source or args.set or args.effort:
            raise UsageError("--record COMMAND --as GAME needs --from REPLAY, and takes no --set or --effort")
        game = find_game(args.game)
        contestant(game, args.record)
        return game, args.record
    game = _game_of(args.record)
    if not args.effort or args.effort < 0:
        raise UsageError("--record BOT needs --effort N: only then are the answers the same on every machine")
    return game, kit_bot_command(game, args.record, args.set, args.effort)


def _played(args: argparse.Namespace, game: Game, command: str) -> list[Replay]:
    if choice_of(args) != Choice():
        raise UsageError("--seat, --lost, --faulty and --where are for --from REPLAY")
    sets = 1 if args.sets is None else args.sets
    if sets < 1:
        raise UsageError(f"--sets {sets}: record at least one set")
    records = list(record_games(game, command, sets, 1 if args.seed is None else args.seed))
    faults = [fault for record in records for turn in record.turns for fault in turn.faults if fault]
    if faults:
        raise UsageError(f"nothing to record: {in_words(faults[0])}")
    return records


def _heard(args: argparse.Namespace, game: Game, command: str) -> list[Replay]:
    """The bot's answers in place of the chosen player."""
    if args.sets is not None or args.seed is not None:
        raise UsageError("--sets and --seed are for new games; --from REPLAY has its own")
    choice = choice_of(args)
    if choice.seat is None:
        raise UsageError("--from REPLAY needs --seat NAME|S: whose lines the bot is to answer")
    games = whole_games(args.source)
    if any(record.game not in ("", game.name) for record in games):
        raise UsageError(f"{args.source} has other records than games of {game.name}")
    check_seats([choice.seat], games)
    wanted = [(record, seat) for record in games for seat in choice.seats(record)]
    if not wanted:
        raise UsageError(f"no game of the {len(games)} of {args.source} fits; 'games' lists them by the same options")
    try:
        return [recorded_answers(game, record, seat, command)
                for record, seat in progress("games", len(wanted), of=wanted)]
    except ValueError as error:
        raise UsageError(f"nothing to record: {error}") from None
