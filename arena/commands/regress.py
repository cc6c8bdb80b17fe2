"""``regress``: compares the bots' answers to recorded inputs with the recorded answers."""
from __future__ import annotations

import argparse
import itertools
import shlex
from collections.abc import Sequence
from pathlib import Path

from arena.commands import options
from arena.commands.options import UsageError
from arena.contract.exit_codes import FAILED
from arena.contract.files import ReplayWriter
from arena.contract.game import Game
from arena.contract.record import Replay
from arena.games import game_names, load_game
from arena.match import regression
from arena.run.contestants import comes_with, contestant, submission_of
from arena.run.sandbox import ROOT
from arena.statements.filters import Choice

HELP = "compare the bots' answers on recorded inputs with the recorded answers"
DESCRIPTION = """Runs the kit's bots with a fixed effort on recorded inputs and compares the answers with the
recorded ones. Without files it takes all of replays/*.regress.jsonl.gz. A traceback on stderr is a difference too.
Other programs that a file names are run with --trust only.
The last line is 'N answers of M bots, D bots differ'; the exit code is 0 only if all agree.

A match of 'play' with one of the kit's bots and a fixed effort is such a recording. To record what a program answers
today to the lines that a player was sent in earlier games, played in the contest ('import') or here:

  arena regress --record 'builtin:kit --effort 4' --from REPLAY --seat NAME FILE [--lost] [--where FILTER]

It can be any program that always answers the same. --lost, --faulty and --where choose some of these games."""
SHOWN = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="regression files")
    parser.add_argument("--python", metavar="PROGRAM", help="run dist/BOT.py instead of the source, with this Python,"
                        " which needs a numpy of its own")
    parser.add_argument("--record", metavar="CMD", help="write what this program answers into FILE instead")
    parser.add_argument("--from", dest="source", type=Path, metavar="REPLAY", help="--record: to what the player of"
                        " --seat was sent in the games of this file")
    options.add_as(parser)
    options.add_choice(parser)
    options.add_trust(parser)


def run(args: argparse.Namespace) -> int:
    if args.record:
        return _record(args)
    if args.source or options.choice_of(args) != Choice():
        raise UsageError("--from, --seat, --lost, --faulty and --where say which games --record CMD is to answer")
    files = args.files or sorted((ROOT / "replays").glob("*.regress.jsonl.gz"))
    if not files:
        raise UsageError("no regression files in replays/; record one with --record CMD")
    answers = bots = different = 0
    for path in files:
        games = regression.recordings_of(path)
        if not args.trust:
            _check_programs(path, games)
        for number, record in enumerate(options.progress(f"games of {path.name}", len(games), of=games), 1):
            for seat in regression.own_seats(record):
                bots += 1
                answers += sum(seat in turn.inputs for turn in record.turns)
                changed = list(itertools.islice(regression.changed_answers(record, seat, _built(args)), SHOWN))
                different += bool(changed)
                for sentence in changed:
                    print(f"{path}, game {number}, {sentence}")
    print(f"{answers} answers of {bots} bots, {different} bots differ")
    return FAILED if different or not answers else 0


def _check_programs(path: Path, games: Sequence[Replay]) -> None:
    for number, record in enumerate(games, 1):
        for seat in regression.own_seats(record):
            command = record.players[seat].cmd
            if not (record.game in game_names() and comes_with(load_game(record.game), command)):
                raise UsageError(f"game {number} of {path} names the program {command!r}; give --trust if you trust"
                                 " what the file names")


def _built(args: argparse.Namespace) -> regression.Built | None:
    def command(submission: str) -> Sequence[str]:
        path = ROOT / "dist" / f"{submission}.py"
        if not path.exists():
            raise UsageError(f"there is no {path}; build it with: python bundle.py {submission}")
        return (args.python, str(path))

    return command if args.python else None


def _record(args: argparse.Namespace) -> int:
    if len(args.files) != 1 or not args.source or args.seat is None:
        raise UsageError("--record CMD needs --from REPLAY and --seat NAME|S, whose lines it is to answer, and one FILE"
                         " to write to")
    choice, games = options.choice_of(args), options.whole_games(args.source)
    options.check_seats([choice.seat], games)
    wanted = [(record, seat) for record in games for seat in choice.seats(record)]
    if not wanted:
        raise UsageError(f"no game of the {len(games)} of {args.source} fits; 'games' lists them by the same options")
    game = options.game_of(wanted[0][0], args.name)
    if any(record.game not in ("", game.name) for record, _ in wanted):
        raise UsageError(f"{args.source} has other records than games of {game.name}")
    command = _repeatable(game, args.record)
    with options.refusing(ValueError, about="nothing to record: "):
        recorded = [regression.recorded_answers(game, record, seat, command)
                    for record, seat in options.progress("games", len(wanted), of=wanted)]
    with ReplayWriter(args.files[0]) as writer:
        for record in recorded:
            writer.add(record)
    print(f"recorded {command} in {args.files[0]}")
    return 0


def _repeatable(game: Game, command: str) -> str:
    """The command of a program as a recording has it; of the kit's own bots, only one with a fixed effort."""
    asked = contestant(game, command)
    words = shlex.join(asked.words)
    own = submission_of(game.name, words)
    if asked.answerer:
        raise UsageError(f"--record takes a program, and {command} is none")
    if own and "--effort" not in own[1]:
        raise UsageError("--record takes one of the kit's own bots with --effort N only: else its answers change")
    return words
