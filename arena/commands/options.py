"""What several commands read from the command line in the same way."""
from __future__ import annotations

import argparse
import json
import math
import os
import shlex
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec import to_builtins

from arena.contract.errors import told_as
from arena.contract.exit_codes import WRONG_USAGE
from arena.contract.files import read_json
from arena.contract.game import Game
from arena.contract.record import DEFAULT_PATIENCE_MS, Replay, is_replay, replays_of
from arena.contract.setup import DAY_MS
from arena.games import game_names, load_game
from arena.match.match import Match, new_match
from arena.printable import as_it_is
from arena.run.asking import CLOCKS, FAIR
from arena.run.executors import cores
from arena.run.sandbox import BWRAP, MOST_MIB, PASSED, Sandbox
from arena.statements.filters import EXAMPLE, JOINED_EXAMPLE, Choice, Filter, parse_filter

if TYPE_CHECKING:
    from tqdm import tqdm

PLAYER = "NAME|S"
"""How --seat names a player: by its name, or by its seat from 0. Its whole command will do, too."""
GIVEN_TO_A_CLUSTER = 1000
"""The default number of games that a cluster has at a time; it plays as many of them at once as it can."""
SHORTEST, LARGEST = 0.001, 1e9
"""The least number of seconds, and the greatest factor, that an option takes."""
LINE_SECONDS = 60.0
"""The time between two lines of progress in a log."""
OF_AN_OPTION = "argument "
"""So argparse begins what is wrong with an option."""


class UsageError(Exception):
    """A command line that cannot be carried out; the message says what to do instead."""


refusing = partial(told_as, UsageError)
"""Around what raises errors whose messages are sentences."""


class CommandParser(argparse.ArgumentParser):
    """The parser of a command below another; an unknown option is told with the usage of this command.

    What is wrong with the value of a known one is told in a sentence alone. ``more`` makes the end of its help, only
    then, because it needs the modules of all games.
    """

    def __init__(self, more: Callable[[], str] | None = None, **options: Any) -> None:
        super().__init__(**options)
        self._more = more

    def format_help(self) -> str:
        self.epilog = self._more() if self._more else None
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        if message.startswith(OF_AN_OPTION):
            self.exit(WRONG_USAGE, f"{self.prog}: {message.removeprefix(OF_AN_OPTION).replace(': ', ' ', 1)}\n")
        super().error(message)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return known, unknown


def number(least: float, most: float = math.inf, kind: Callable[[str], float] = int) -> Callable[[str], float]:
    """What argparse reads a number from ``least`` to ``most`` with."""
    what = "whole number" if kind is int else "number"
    until = "on" if most == math.inf else f"to {most:.12g}"

    def read(text: str) -> float:
        with suppress(ValueError):
            if least <= (value := kind(text)) <= most:
                return value
        raise argparse.ArgumentTypeError(f"{text}: give a {what} from {least:.12g} {until}")

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"{', '.join(game_names())}, the folder of a contest (see 'new'), or"
                        " package.module:OBJECT for a game elsewhere")


def find_game(name: str) -> Game:
    """The game of a command line. Raises :class:`UsageError`."""
    with refusing(LookupError):
        return load_game(name)


def whole_games(file: Path) -> list[Replay]:
    """The games of a replay file. Raises :class:`UsageError` for one with other records."""
    records = list(read_json(file))
    if strange := [number for number, record in enumerate(records, 1) if not is_replay(record)]:
        raise UsageError(
            f"record {strange[0]} of {file} is not a whole game; see 'verify' for single turns and positions")
    return list(replays_of(records, file))


def find_game_of(file: Path, games: Sequence[Replay], number: int) -> Replay:
    """Game ``number`` (from 1) of a replay file. Raises :class:`UsageError` if there is none."""
    if not 1 <= number <= len(games):
        raise UsageError(f"{file} has {len(games)} games; --game {number} is not among them")
    return games[number - 1]


def add_as(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--as", dest="name", metavar="GAME", help="the game, for records that do not name an installed"
                        " one, such as those of a contest")


def recorded_game(record: Replay) -> str:
    """The name that a record gives its game; empty if it gives none."""
    return record.match.game if record.match else record.game


def game_name(record: Replay, name: str | None) -> str:
    """``name``, or else the name of the installed game that a record says it is of.

    A record cannot name any other game, because a game is a program, and the file may be a stranger's. Raises
    :class:`UsageError`.
    """
    recorded = recorded_game(record)
    if name or recorded in game_names():
        return name or recorded
    if not recorded:
        raise UsageError("the record does not name its game; name it with --as GAME")
    raise UsageError(f"the record is of {recorded!r}, which is no installed game; if you trust the programs of that"
                     f" game, name it: --as {shlex.quote(recorded)}")


def game_of(record: Replay, name: str | None) -> Game:
    """The game that :func:`game_name` names. Raises :class:`UsageError`."""
    return find_game(game_name(record, name))


def add_trust(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--trust", action="store_true", help="run the programs that the file names; without it, only"
                        " builtin:NAME and the kit's own bots are run, because the file may be a stranger's")


def add_settings(parser: argparse.ArgumentParser) -> None:
    """How games are set up, in a match and in a league."""
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first set; the next has S + 1"
                        " (default 1)")
    add_limits(parser, "the contest's limit")
    parser.add_argument("--edition", help="edition of the rules (default: the first one of the game)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the game")


def add_limits(parser: argparse.ArgumentParser, default: str) -> None:
    for option, answer in (("--turn-ms", "an answer"), ("--first-turn-ms", "the first answer")):
        parser.add_argument(option, type=float, metavar="MS", help=f"time for {answer}; 0: no limit is enforced"
                            f" (default: {default})")


def add_match(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    add_programs(parser)
    add_jobs(parser)
    add_json(parser)


def add_programs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--memory", type=number(0, MOST_MIB), metavar="MIB",
                        help="memory limit for every program; 0: none (default: the contest's limit)")
    parser.add_argument("--env", action="append", default=[], metavar="NAME", help="pass on this environment variable"
                        f" too; programs always get PATH, {', '.join(PASSED)}")
    parser.add_argument("--cwd", type=Path, metavar="DIR", help="run programs in this folder, and look there for the"
                        " files that their commands name (default: a fresh folder for each, removed at its end)")
    parser.add_argument("--isolate", action="store_true", help="give programs no network, a read-only system, and only"
                        f" their own folder and the files that their commands name; needs {BWRAP}")


def sandbox_of(args: argparse.Namespace) -> Sandbox:
    """The sandbox that the options of :func:`add_programs` describe. Raises :class:`UsageError`."""
    if args.cwd and not args.cwd.is_dir():
        raise UsageError(f"--cwd {args.cwd}: there is no such folder")
    unset = [name for name in args.env if name not in os.environ]
    if unset:
        raise UsageError(f"--env {unset[0]}: no such variable is set here")
    variables = {name: os.environ[name] for name in args.env}
    return Sandbox(args.memory, variables, str(args.cwd.resolve()) if args.cwd else "", args.isolate)


def add_json(parser: argparse.ArgumentParser, **more: Any) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object on stdout, and nothing else there",
                        **more)


def tell(args: argparse.Namespace, value: Any, show: Callable[..., None], *shown: Any) -> None:
    """Prints ``value``, which may have dataclasses in it, for ``--json``, and else shows people what is ``shown``."""
    if args.json:
        print(json.dumps(value, default=partial(to_builtins, enc_hook=os.fspath), allow_nan=False))
    else:
        show(*shown)


def add_where(parser: argparse.ArgumentParser, counts: str) -> None:
    """``counts``: what happens to a game that meets the condition, for the help."""
    parser.add_argument("--where", action="append", default=[], metavar="FILTER", help=f"{counts}; it is about"
                        f" what programs say of themselves on stderr, like '{EXAMPLE}', or about the game, like"
                        f" '{JOINED_EXAMPLE}'. May be repeated; then all must hold. See docs/post-mortem.md")


def conditions_of(args: argparse.Namespace) -> tuple[Filter, ...]:
    """The conditions of ``--where``. Raises :class:`UsageError`."""
    with refusing(ValueError, about="--where "):
        return tuple(map(parse_filter, args.where))


def add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", metavar=PLAYER, help="a player: its name, or its seat from 0")
    parser.add_argument("--lost", action="store_true", help="games that the player has not won")
    parser.add_argument("--faulty", action="store_true", help="games in which the player committed a fault")
    add_where(parser, "games that meet a condition")


def check_seats(seats: Iterable[str | None], records: Sequence[Replay]) -> None:
    """Tells if a name is that of several programs. Raises :class:`UsageError` if no game has who --seat names."""
    for player in seats:
        found = [record.players[seat] for record in records for seat in Choice(player).seats(record)]
        if records and not found:
            names = ", ".join(map(shlex.quote, dict.fromkeys(name for record in records for name in record.names)))
            raise UsageError(f"--seat: no player is called {player!r}, and no seat has this number; the players are:"
                             f" {names}")
        commands = dict.fromkeys(one.cmd for one in found if one.name == player)
        if len(commands) > 1:
            print(f"--seat {player}: that is the name of {len(commands)} programs here; to mean one, give its command:"
                  f" {' or '.join(map(repr, commands))}", file=sys.stderr)


def choice_of(args: argparse.Namespace) -> Choice:
    """The choice that the options of :func:`add_choice` describe. Raises :class:`UsageError`."""
    asked = {"rank > 1": args.lost, "faults > 0": args.faulty}
    chosen = map(parse_filter, (text for text, is_asked in asked.items() if is_asked))
    return Choice(args.seat, (*conditions_of(args), *chosen))


def editions_and_options() -> str:
    """A text for ``--help``: the editions and the options of every game, in a paragraph each."""
    paragraphs = ["Editions and options by game:"]
    for game in map(load_game, game_names()):
        options = [f"--option {name}=..: {values}." for name, values in game.options.items()]
        paragraphs.append(" ".join([f"{game.name}: --edition {', '.join(game.editions)}.", *options]))
    return "\n\n".join(paragraphs)


def match_of(args: argparse.Namespace, commands: Sequence[str], **more: Any) -> Match:
    """The match of these commands by the options of :func:`add_match`; ``more``: other fields of the match."""
    with refusing(ValueError):
        return new_match(
            args.game, commands, args.edition, args.first_turn_ms, args.turn_ms,
            seed=args.seed, options=pairs_of(args.option, "--option"), sandbox=sandbox_of(args), **more)


def add_clock(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--together", action="store_true", help="ask the bots of a simultaneous turn at once"
                        " instead of one after the other")
    parser.add_argument("--slow", type=number(1, LARGEST, float), default=1.0, metavar="FACTOR",
                        help="give every program 1/FACTOR of its core, as on a machine that many times slower;"
                        " baselines are not slowed down")
    parser.add_argument("--clock", choices=CLOCKS, default=FAIR, help="fair: time in which a program was ready and had"
                        " no core is not its own (Linux); wall: the plain clock (default %(default)s)")
    parser.add_argument("--patience", type=number(SHORTEST, DAY_MS / 1000, float), metavar="SECONDS",
                        default=DEFAULT_PATIENCE_MS / 1000,
                        help="how long to wait for a bot where no limit is enforced (default %(default)g)")


def clock_of(args: argparse.Namespace) -> dict[str, Any]:
    """The fields of :class:`arena.match.match.MatchSettings` by the options of :func:`add_clock`."""
    return {"together": args.together, "patience_ms": args.patience * 1000.0, "slowdown": args.slow,
            "clock": args.clock}


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=number(0), default=1, metavar="J",
                        help="games at a time; 0: one for each core, or for each thread of the cluster's workers")
    parser.add_argument("--executor", metavar="dask://HOST:PORT", help="play on a Dask cluster (extra 'cluster')")


def jobs_at_once(args: argparse.Namespace) -> int:
    """Games at a time, at most one per core, or bots would lose on time."""
    if args.executor:
        return args.jobs or GIVEN_TO_A_CLUSTER
    if args.jobs > cores():
        print(f"--jobs {args.jobs}: only {cores()} at a time, one for each core", file=sys.stderr)
    return min(args.jobs or cores(), cores())


def pairs_of(settings: Sequence[str], option: str) -> dict[str, str]:
    if wrong := [setting for setting in settings if setting.find("=") < 1]:
        raise UsageError(f"{option} {wrong[0]}: give NAME=VALUE")
    return {name: value for name, _, value in (setting.partition("=") for setting in settings)}


def show_in_browser(address: str) -> None:
    import webbrowser

    if not webbrowser.open(address):
        print("cannot open a browser here", file=sys.stderr)


class _Lines:
    """A stream for a log: prints as lines what is meant to be drawn again and again in one line of a terminal."""

    def write(self, text: str) -> None:
        if text.strip():
            print(text.strip(), file=sys.stderr)

    def flush(self) -> None:
        sys.stderr.flush()


def progress(unit: str, total: int | None, done: int = 0, of: Iterable[Any] | None = None) -> tqdm[Any]:
    """Shows the progress of long work on stderr: a bar on a terminal, one line per minute in a log.

    ``unit``: what is counted, in the plural. ``total``: ``None`` if there is no end. ``of``: what to loop over, if
    this is a loop.
    """
    from tqdm import tqdm  # takes as long as a whole short command

    if sys.stderr.isatty():
        return tqdm(of, total=total, initial=done, unit=f" {unit}", file=as_it_is(sys.stderr))
    to_go = "" if total is None else ", {remaining} to go"
    count = "{n_fmt}" if total is None else "{n_fmt} of {total_fmt}"
    return tqdm(of, total=total, initial=done, unit=unit, file=_Lines(), miniters=1, mininterval=LINE_SECONDS,
                delay=LINE_SECONDS, bar_format=f"{count} {{unit}}, {{elapsed}} so far{to_go}{{postfix}}")
