"""``play``: matches between any programs that speak a game's protocol."""
from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from arena.commands import options
from arena.commands.view import view_command
from arena.contract.exit_codes import FAILED, INTERRUPTED
from arena.contract.files import Json, ReplayWriter
from arena.contract.record import MatchHeader, Replay, replays_of
from arena.contract.saving import SaveError
from arena.games import game_names, load_game
from arena.match.loop import TooManyFailed, played, telling
from arena.match.match import Match, contestants
from arena.match.stopping import NeverStarts, SoFar
from arena.match.summary import print_summary
from arena.run.executors import open_executor
from arena.stats.sprt import ALPHA
from arena.terminal import Terminal

MOST_OF_A_TEST = 20_000
"""The most games of a sequential test if nobody says how many: enough for a difference of 10 Elo."""
HELP = "play matches between programs, in any language"
MORE_HELP = options.editions_and_options
DESCRIPTION = """Plays matches between any programs that speak the game's protocol on stdin and stdout.

A command is a quoted string ('python dist/olympics.py --set seed=1'), run without a shell. 'builtin:NAME' is
a baseline ('builtin:random' and 'builtin:greedy' exist for every game) or one of the kit's bots ('builtin:kit',
'builtin:reference').
Seats rotate: a set is one game for every seat assignment, all with the same seed; where there are more than 6
assignments, as with four different bots, a set is the rotations of the given order (4 games). --games is rounded up to
whole sets.
Every game is saved as soon as it ends; Ctrl-C keeps the games played so far, and --resume continues the match. A match
ends after its first set, with exit code 1, if one of its programs has never started."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    options.add_game(parser)
    parser.add_argument("commands", nargs="+", metavar="CMD", help="one command for each player")
    parser.add_argument("--games", type=options.number(1), metavar="N",
                        help="games, rounded up to whole sets (default 1; with --sprt, until the test has decided,"
                        f" {MOST_OF_A_TEST:,} at most)")
    options.add_match(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="replay file (default out/GAME-SEED.jsonl.gz);"
                        " an older one of that name is kept as FILE.previous")
    parser.add_argument("--resume", action="store_true", help="continue the match in the replay file")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop as soon as a sequential"
                        " test has decided whether the first command is ELO0 or ELO1 stronger than the others (wrong"
                        f" with a probability of {ALPHA:g}; in a contest for one player with a measure, gains in it);"
                        " --games is the most to play")
    options.add_where(parser, "count each player's games that meet a condition, and show its points in them")
    options.add_clock(parser)
    parser.add_argument("--logs", type=Path, metavar="DIR", help="keep the logs that a contest's referee writes, as"
                        " DIR/SEED-N.json")


def run(args: argparse.Namespace) -> int:
    game = options.find_game(args.game)
    match = options.match_of(args, args.commands, **options.clock_of(args))
    match = replace(match, logs=str(args.logs.resolve()) if args.logs else "")
    jobs = options.jobs_at_once(args)
    out = args.out or Path("out") / f"{game.name}-{args.seed}.jsonl.gz"
    size = len(match.orders)
    wanted = args.games or (MOST_OF_A_TEST if args.sprt else 1)
    games = -(-wanted // size) * size
    with options.refusing(ValueError, about="--sprt: "):
        sprt = match.settings.yardstick.test(*args.sprt) if args.sprt else None
    so_far = SoFar(match, games, sprt, options.conditions_of(args))
    if args.games is None and args.sprt:
        print(f"the test may take {games:,} games at most; --games sets another bound", file=sys.stderr)
    elif games != wanted:
        print(f"--games {wanted} is rounded up to {games}: a set has {size}", file=sys.stderr)
    with ReplayWriter(out, args.resume) as writer:
        there = list(replays_of(writer.records, out))
        for record in there:
            if not match.has(record):
                raise options.UsageError(f"--resume: the file holds another match, with {_differences(match, record)};"
                                         " give the settings of that match, or choose another --out")
        so_far.take(there)
        code = 0
        try:
            with telling(lambda: f"{len(writer.saved())} games are saved in {out}; go on with --resume"):
                _play(so_far, {record.header.index for record in there}, jobs, args, writer)
        except (NeverStarts, TooManyFailed) as error:
            print(error, file=sys.stderr)
            code = FAILED
        except SaveError as error:
            raise SaveError(f"{error}; make room, and go on with --resume") from None
        except KeyboardInterrupt:
            so_far.take(replays_of(writer.saved(), out))
            code = INTERRUPTED
    if not so_far.tally.games:
        print("no game was brought to an end: nothing is saved", file=sys.stderr)
        return code or FAILED
    summary = so_far.summary() | {"replay": str(out)}
    options.tell(args, summary, _show, summary, match)
    return code


def _differences(match: Match, record: Replay) -> str:
    if record.match is None:
        return "games that 'play' has not written"
    kept, given = map(_on_the_command_line, (record.match, match.job(0).header))
    return ", ".join(f"{name} {kept[name] or 'none'} instead of {given[name] or 'none'}"
                     for name in kept if kept[name] != given[name])


def _on_the_command_line(header: MatchHeader) -> dict[str, str]:
    """The settings of a match as they are given to ``play``."""
    first_turn_ms, turn_ms = header.limits
    return {
        "the game": header.game, "the commands": shlex.join(header.commands), "--seed": str(header.seed),
        "--edition": header.edition, "--option": " ".join(f"{name}={value}" for name, value in header.options.items()),
        "--first-turn-ms": f"{first_turn_ms:.12g}", "--turn-ms": f"{turn_ms:.12g}", "--slow": f"{header.slowdown:.12g}",
        "--together": str(header.together).lower(), "--patience": f"{header.patience_ms / 1000:.12g}",
        "--clock": header.clock,
    }


def _play(so_far: SoFar, there: Collection[int], jobs: int, args: argparse.Namespace, writer: ReplayWriter) -> None:
    """Plays the games that are not ``there``; adds to the match and the file. Raises :class:`NeverStarts`."""
    if so_far.is_over():
        return
    match, games = so_far.match, so_far.games
    missing = (job for job in match.jobs(games) if job.index not in there)
    left = games - len(there)
    bar = options.progress("games", games, len(there))
    files_of = (match.settings.game, *match.commands)
    with bar, open_executor(min(jobs, left), args.executor, files_of) as executor:
        for record in played(executor, missing, jobs, so_far.failed):
            writer.add(record)
            so_far.add(record)
            bar.set_postfix_str(so_far.progress(), refresh=False)
            bar.update()
            if so_far.is_over():
                break


def _show(summary: Json, match: Match) -> None:
    names = [player.name for player in contestants(load_game(match.settings.game), match.entries)]
    console = Terminal()
    print_summary(summary, names, console)
    replay = shlex.quote(summary["replay"])
    game = match.settings.game
    look = view_command(summary["replay"], None if game in game_names() else game)
    console.print(f"replay: {replay}   to look at it: {look}", soft_wrap=True)
    if "where" in summary:
        where = " ".join(f"--where {shlex.quote(text)}" for text in summary["where"]["conditions"])
        console.print(f"to list these games: arena games {replay} {where}", soft_wrap=True)
