"""Says which of several variants of a bot is better.

Every variant plays the same opponents, with the same seeds and in the same seats, one set of games after the other.
What counts is the difference between a variant and the first one in each set. A variant stops playing as soon as this
difference is known to within 0.03, or is surely below 0.02; the match ends when all have stopped. Give programs a fixed
effort, so that the load of the machine does not matter.

Every game is kept in DIR/NAME.jsonl.gz, a replay file for the arena; the same command goes on where it was stopped.
"""
from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from arena.contract.exit_codes import INTERRUPTED
from arena.own_python import own_python

with own_python("-m arena.bench.variants"):
    from rich.table import Table

    from arena.contract.files import ReplayError, ReplayWriter
    from arena.contract.record import replays_of
    from arena.match.failures import FailuresInARow, TooManyFailed
    from arena.match.match import FailedGame, Job, Match, new_match, play_job
    from arena.match.outcome import Outcome, outcome
    from arena.match.tally import Tally, gains
    from arena.run.executors import open_executor, stream
    from arena.stats.estimates import Interval, mean_of_sets
    from arena.terminal import Terminal, new_table, number_column, text_column

PRECISION = 0.03
"""A difference is known if its 95 % interval reaches no farther than this from its middle."""
WORTHLESS = 0.02
"""A variant whose gain is surely below this is not worth its code."""
FEWEST_SETS = 10
"""No verdict is given on fewer sets."""


@dataclass
class Variant:
    """One variant and the games that it has played."""

    name: str
    match: Match
    writer: ReplayWriter
    outcomes: list[Outcome]

    def sets(self) -> dict[int, float]:
        """The mean points in each whole set, by its number."""
        return Tally(self.match, self.outcomes).sets.by_set(0)

    def missing(self, sets: int) -> list[Job]:
        """The games of the first ``sets`` sets that have not been played."""
        played = {game.index for game in self.outcomes}
        return [job for job in self.match.jobs(sets * len(self.match.orders)) if job.index not in played]


def difference(variant: Variant, base: Variant) -> Interval:
    """By how many points a variant is better, over the sets that both have played."""
    return mean_of_sets(gains(variant.sets(), base.sets()), -1.0, 1.0)


def verdict(gain: Interval, sets: int) -> str:
    """What is known of a gain after this many sets; empty if more games are needed."""
    if sets < FEWEST_SETS:
        return ""
    if gain.high < WORTHLESS:
        return "no gain"
    if gain.high - gain.low <= 2 * PRECISION:
        return "better" if gain.low > 0 else "known"
    return ""


class OtherGames(Exception):
    """A kept file holds games of another match; the message says which."""


def resume(name: str, match: Match, writer: ReplayWriter) -> Variant:
    """A variant with the games that its file holds. Raises :class:`OtherGames`."""
    played = list(replays_of(writer.records, writer.path))
    if not all(map(match.has, played)):
        raise OtherGames(f"{writer.path} holds games of another match: remove it, or choose another --folder")
    return Variant(name, match, writer, [outcome(replay) for replay in played])


def play(variants: Sequence[Variant], sets: int, jobs: int, executor: Executor) -> None:
    """Plays set after set, all undecided variants alike, until all are decided or ``sets`` are played.

    Raises :class:`TooManyFailed`.
    """
    base = variants[0]
    by_commands = {variant.match.commands: variant for variant in variants}
    failures = FailuresInARow()
    for number in range(1, sets + 1):
        playing = [variant for variant in variants[1:] if not verdict(difference(variant, base), len(variant.sets()))]
        missing = [job for variant in (base, *playing) for job in variant.missing(number)]
        if not playing or not missing:
            continue
        for replay in stream(executor, play_job, iter(missing), jobs):
            if isinstance(replay, FailedGame):
                failures.add(str(replay))
                continue
            failures.clear()
            variant = by_commands[tuple(replay.place.commands)]
            variant.writer.add(replay)
            variant.outcomes.append(outcome(replay))
        print(f"set {number}: " + ", ".join(_progress(variant, base) for variant in variants), file=sys.stderr)


def _progress(variant: Variant, base: Variant) -> str:
    points = mean_of_sets([*variant.sets().values()]).value
    if variant is base:
        return f"{variant.name} {points:.3f}"
    gain = difference(variant, base)
    return f"{variant.name} {points:.3f} ({_range(gain, '+')})"


def _range(interval: Interval, sign: str) -> str:
    return f"{interval.low:{sign}.3f} to {interval.high:{sign}.3f}"


def table(variants: Sequence[Variant]) -> Table:
    """All variants with their points and gains."""
    base = variants[0]
    headings = ("games", "points", "95 %", f"over {base.name}", "95 %")
    out = new_table(text_column("variant"), *map(number_column, headings), text_column(""))
    for variant in variants:
        points = mean_of_sets([*variant.sets().values()])
        row = [variant.name, str(len(variant.outcomes)), f"{points.value:.3f}", _range(points, "")]
        if variant is not base:
            gain = difference(variant, base)
            row += [f"{gain.value:+.3f}", _range(gain, "+"), verdict(gain, len(variant.sets()))]
        out.add_row(*row)
    return out


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m arena.bench.variants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="as for `arena play`")
    parser.add_argument("--variant", action="append", required=True, metavar="NAME=CMD",
                        help="a name and a command; give it several times, the one to compare with first")
    parser.add_argument("--against", nargs="+", required=True, metavar="CMD", help="the opponents")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first set (default 1)")
    parser.add_argument("--sets", type=int, default=100, metavar="N", help="the most sets (default 100)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at a time (default 1)")
    parser.add_argument("--folder", type=Path, default=Path("out/variants"), metavar="DIR",
                        help="where the games are kept (default %(default)s)")
    args = parser.parse_args(arguments)
    named = dict(text.split("=", 1) if "=" in text else (text, "") for text in args.variant)
    if len(named) < 2 or "" in named.values():
        parser.error("--variant: give at least two, each as NAME=CMD")
    try:
        matches = {name: new_match(args.game, [command, *args.against], first_turn_ms=0, turn_ms=0, seed=args.seed)
                   for name, command in named.items()}
    except (LookupError, ValueError) as error:
        parser.error(str(error))
    args.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        try:
            variants = [
                resume(name, match, stack.enter_context(ReplayWriter(args.folder / f"{name}.jsonl.gz", resume=True)))
                for name, match in matches.items()]
            play(variants, args.sets, args.jobs, stack.enter_context(open_executor(args.jobs)))
        except (OtherGames, ReplayError, TooManyFailed) as error:
            parser.error(str(error))
        except KeyboardInterrupt:
            print("interrupted: the same command goes on", file=sys.stderr)
            return INTERRUPTED
    Terminal().print(table(variants))
    return 0


if __name__ == "__main__":
    sys.exit(main())
