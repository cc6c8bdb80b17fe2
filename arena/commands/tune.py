"""``tune``: tunes a bot's parameters by games."""
from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from tqdm import tqdm

from arena.commands import options
from arena.commands.options import UsageError
from arena.contract.faults import FaultKind, in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.match.loop import FailuresInARow, TooManyFailed, played, telling
from arena.match.match import Match
from arena.match.outcome import OfCommand, Tally
from arena.match.summary import counted
from arena.match.tuning import Parameter, Trials, TuneError, Value, parameters_of, parse_parameter
from arena.run.contestants import contestant, kit_bot_command
from arena.run.executors import open_executor
from arena.stats.estimates import gain_in_pairs
from arena.terminal import Terminal, interval_cells

HELP = "tune a bot's parameters by playing games"
MORE_HELP = options.editions_and_options
DESCRIPTION = """Tunes parameters of a bot by playing games. Every trial plays whole sets, on seeds of its own, against
the opponents (by default the unchanged bot in every other seat). The result is the trial at which a surface smoothed
over all trials is highest. Then the tuned and the unchanged bot play the same opponents on seeds that no trial used.

  --param temperature=0.002:0.03:log --param width=200:1200
  --param value=probability,turns --param finalists

Trials are saved as they end; to continue, give the same command again."""
UNUSED = 10_000_000
"""Seeds of the validation lie this far above those of the trials."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    options.add_game(parser)
    parser.add_argument("--param", action="append", required=True, metavar="NAME[=LOW:HIGH[:log]|=A,B,..]",
                        help="a parameter to tune; without a range: from a third to three times its default")
    parser.add_argument("--bot", metavar="CMD", help="the bot (default: the kit's own, from its source)")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="fix a parameter in all games")
    parser.add_argument("--against", action="append", default=[], metavar="CMD", help="an opponent; give one for each"
                        " other seat, or one for all (default: the bot that is tuned, unchanged)")
    parser.add_argument("--trials", type=options.number(1), default=40, metavar="N",
                        help="settings to try in all (default 40)")
    parser.add_argument("--games", type=options.number(1), default=24, metavar="N",
                        help="games of a trial, in whole sets (default 24)")
    parser.add_argument("--validate", type=options.number(0), default=200, metavar="N",
                        help="games of the validation, for the tuned and for the unchanged bot (default 200; 0: none)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the trials in this file (default"
                        " out/tune-GAME.jsonl.gz)")
    options.add_match(parser)


def run(args: argparse.Namespace) -> int:
    game = options.find_game(args.game)
    with options.refusing(TuneError, TooManyFailed):
        experiment = _experiment(args, game)
        out = args.out or Path("out") / f"tune-{game.name}.jsonl.gz"
        identity = {"match": repr(experiment.match), "sets": experiment.sets}
        at_once = options.jobs_at_once(args)
        with (
            Trials(out, experiment.parameters, identity, args.seed) as trials,
            telling(lambda: f"{counted(len(trials.known), 'trial')} saved in {out}; the same command goes on"),
            open_executor(at_once, args.executor, (args.game, *experiment.match.commands)) as executor,
        ):
            _try(experiment, trials, args.trials, executor, at_once)
            best, surface = trials.best()
            result = {"game": game.name, "trials": len(trials.known), "best": best, "smoothed_score": round(surface, 6)}
            if args.validate:
                result["validation"] = _validate(experiment, best, args.validate, executor, at_once)
    options.tell(args, result, _show, result, experiment, out)
    return 0


@dataclass(frozen=True)
class Experiment:
    """What is tuned, and against which opponents; ``match`` is the match of the unchanged bot against them."""

    match: Match
    parameters: tuple[Parameter, ...]
    sets: int

    def match_of(self, settings: Mapping[str, Value], seed: int) -> Match:
        words = [word for name, value in settings.items() for word in ("--set", f"{name}={value}")]
        bot = f"{self.match.commands[0]} {shlex.join(words)}".rstrip()
        entries = self.match.entries
        return replace(self.match, entries=(replace(entries[0], command=bot), *entries[1:]), seed=seed)


def _experiment(args: argparse.Namespace, game: Game) -> Experiment:
    command = kit_bot_command(game, game.name) if args.bot is None else args.bot
    tuned = contestant(game, command, options.sandbox_of(args))
    if not tuned.words:
        raise UsageError(f"--bot {tuned.command}: a baseline has no parameters; only programs can be tuned")
    bot = shlex.join([*tuned.words, *(word for setting in args.set for word in ("--set", setting))])
    others = args.against or [bot]
    if len(others) == 1:
        others = others * (game.seats[0] - 1)
    match = options.match_of(args, (bot, *others))
    known = parameters_of(contestant(game, bot, match.entries[0].sandbox))
    parameters = tuple(parse_parameter(spec, known) for spec in args.param)
    return Experiment(match, parameters, -(-args.games // len(match.orders)))


def _try(experiment: Experiment, trials: Trials, wanted: int, executor: Executor, at_once: int) -> None:
    games = experiment.sets * len(experiment.match.orders)
    with options.progress("games", wanted * games, len(trials.known) * games) as bar:

        def evaluate(settings: Mapping[str, Value], number: int) -> float:
            match = experiment.match_of(settings, experiment.match.seed + number * experiment.sets)
            return fmean(_scores(match, experiment.sets, executor, at_once, bar).values())

        def done(value: float) -> None:
            text = f"{len(trials.known)} trials, the last {value:.3g}, best so far {trials.best()[1]:.3g}"
            bar.set_postfix_str(text, refresh=False)

        trials.run(evaluate, wanted, done)


def _scores(match: Match, sets: int, executor: Executor, at_once: int, bar: tqdm[Any]) -> dict[int, float]:
    """The mean points, or gains, of the first command by the number of the set, of those that are whole.

    Raises :class:`TuneError` if they would tell nothing.
    """
    tally, failed = Tally(match), FailuresInARow()
    for record in played(executor, match.jobs(sets * len(match.orders)), at_once, failed):
        tally.add(record)
        bar.update()
    whole = tally.compared.by_set(0)
    if not whole:
        raise TuneError(f"no set of a trial could be played: {failed.last}")
    for number, (command, player) in enumerate(zip(match.commands, tally.commands)):
        _check_faults(command, player, tally.games, number)
    return whole


def _check_faults(command: str, player: OfCommand, games: int, number: int) -> None:
    """Refuses a bot that never starts, and an opponent that loses every game by a fault: any setting would look good.

    Other crashes are told, and count as lost games.
    """
    if games == (player.lost_by_fault if number else player.faults[FaultKind.CRASH_AT_START.value]):
        kind = next(kind for kind in map(FaultKind.of, player.faults) if kind.group)
        who = " of an opponent" if number else ""
        raise TuneError(f"{kind.words}{who} in every game of a trial: {command}{_first_fault(player)}")
    if player.crashed:
        print(f"{command} has crashed in {player.crashed} of {counted(games, 'game')} of a trial"
              f"{_first_fault(player)}: they count as lost", file=sys.stderr)


def _first_fault(player: OfCommand) -> str:
    """The end of a sentence: what a player did wrong first, and its last words then."""
    fault = player.first_fault
    assert fault
    said = f"; its last line on stderr: {fault.stderr}" if fault.stderr else ""
    return f" ({in_words(fault.sentence)}{said})"


def _validate(experiment: Experiment, best: Mapping[str, Value], games: int, executor: Executor, at_once: int) -> Json:
    seed = experiment.match.seed + UNUSED
    sets = -(-games // len(experiment.match.orders))
    with options.progress("games of the validation", 2 * sets * len(experiment.match.orders)) as bar:
        tuned = _scores(experiment.match_of(best, seed), sets, executor, at_once, bar)
        unchanged = _scores(experiment.match_of({}, seed), sets, executor, at_once, bar)
    if not tuned.keys() & unchanged.keys():
        raise TuneError("games of the validation have failed: no set could be played both by the tuned and by the"
                        " unchanged bot")
    yardstick = experiment.match.settings.yardstick
    return {
        "games": sets * len(experiment.match.orders),
        "tuned": yardstick.mean([*tuned.values()]).as_json(),
        "unchanged": yardstick.mean([*unchanged.values()]).as_json(),
        "gain": gain_in_pairs(tuned, unchanged, yardstick.won).as_json(),
    }


def _show(result: Json, experiment: Experiment, out: Path) -> None:
    console = Terminal()
    console.print(f"{result['trials']} trials, kept in {out}", soft_wrap=True)
    defaults = {parameter.name: parameter.default for parameter in experiment.parameters}
    for name, value in result["best"].items():
        console.print(f"  {name} = {value:.4g}" if isinstance(value, float) else f"  {name} = {value}", end="")
        console.print(f"   (default {defaults[name]})")
    what = "gain over the opponents" if experiment.match.settings.gains else "points"
    console.print(f"smoothed {what} there: {result['smoothed_score']:.4g}")
    validation = result.get("validation", {})
    for name in ("tuned", "unchanged", "gain") if validation else ():
        value, interval = interval_cells(validation[name].values(), "{:.4g}".format)
        console.print(f"{name} on unused seeds: {value} (95 %: {interval}; {validation['games']} games)")
