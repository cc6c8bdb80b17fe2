"""What the arena costs between a referee and bots."""
from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from arena.contests.command_line_form import LOG, command_words
from arena.contests.contest import COMMAND_LINE, Contest, ContestError, read_contest
from arena.contests.game import game_of
from arena.contests.playing import play_once
from arena.contract.game import GameFailed
from arena.contract.setup import Setup
from arena.games import contest_file
from arena.run.cleanup import adopt, end_below
from arena.run.contestants import CommandError, Contestant, contestant

DESCRIPTION = """Plays the same games in turn with the bare referee, which starts the bots itself, and through the
arena, and compares the time of both: by the clock, and of the processors. Every bot is one word, a program with its
whole path."""
WHOLE_PATHS = "the bare referee starts the bots in its own folder: give programs with their whole paths"
ONE_WORD_EACH = "a contest in the command-line form and one program for each seat are needed"


def play_bare(contest: Contest, seed: int, bots: Sequence[Contestant]) -> None:
    """Lets the referee alone play one game, and ends what it leaves behind."""
    others = adopt()
    with TemporaryDirectory() as folder:
        words = command_words(contest, [bot.command for bot in bots], seed, Path(folder, LOG))
        subprocess.run(words, cwd=contest.folder, env=contest.environment(os.environ), stdin=subprocess.DEVNULL,
                       capture_output=True, check=True)
    end_below(others)


def play_relayed(contest: Contest, seed: int, bots: Sequence[Contestant]) -> None:
    """Plays one game through the arena."""
    play_once(contest, Setup(seed, len(bots), "", contest.limits), bots)


def measured(play: Callable[[], object]) -> tuple[float, float]:
    """The seconds that a game takes, by the clock and of the processors."""
    before, begun = _of_processors(), perf_counter()
    play()
    return perf_counter() - begun, _of_processors() - before


def _of_processors() -> float:
    """The seconds that this process and those that it has waited for have run."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def main() -> int:
    """Prints the seconds of a game in both ways."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena.contests.relay_speed", description=DESCRIPTION)
    parser.add_argument("contest", metavar="CONTEST", help="the contest's folder or file")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="a program for each seat")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games in each way (default 40)")
    args = parser.parse_args()
    try:
        contest = read_contest(contest_file(args.contest) or Path(args.contest))
        bots = [contestant(game_of(contest), command) for command in args.bots]
    except (ContestError, CommandError) as error:
        parser.error(str(error))
    if contest.form != COMMAND_LINE or len(bots) not in contest.players:
        parser.error(ONE_WORD_EACH)
    ways = {"bare": play_bare, "relayed": play_relayed}
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
    for seed in range(1, args.games + 1):
        for name, play in ways.items():
            try:
                times[name].append(measured(partial(play, contest, seed, bots)))
            except (subprocess.CalledProcessError, GameFailed) as error:
                parser.error(f"{name}: {error}; {WHOLE_PATHS}")
    seconds = show(times)
    print(f"relayed: {seconds['bare'] / seconds['relayed']:.1%} of the games a minute of the bare referee")
    return 0


def show(times: Mapping[str, Sequence[tuple[float, float]]]) -> dict[str, float]:
    """Prints a line for each way to play: the medians of what :func:`measured` gave. Returns those by the clock."""
    medians = {name: [median(part) for part in zip(*games)] for name, games in times.items()}
    for name, (seconds, of_cores) in medians.items():
        print(f"{name:8} {seconds * 1000:8.1f} ms a game, {of_cores * 1000:8.1f} ms of the processors,"
              f" {60 / seconds:7.0f} games a minute")
    return {name: seconds for name, (seconds, _) in medians.items()}


if __name__ == "__main__":
    sys.exit(main())
