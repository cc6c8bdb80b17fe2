"""What several commands read from the command line in the same way."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot.arena.game import Game, Limits, Setup, game_names, load_game
from bot.arena.run.executors import cores


class UsageError(Exception):
    """A command line that cannot be carried out; the message says what to do instead."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """The positional argument that names a game."""
    parser.add_argument("game", help=f"{', '.join(game_names())}, or package.module:OBJECT for a game elsewhere")


def find_game(name: str) -> Game:
    """The game of a command line. Raises :class:`UsageError`."""
    try:
        return load_game(name)
    except LookupError as error:
        raise UsageError(str(error)) from error


def add_limits(parser: argparse.ArgumentParser) -> None:
    """The options that determine a game besides its seed and players."""
    parser.add_argument("--turn-ms", type=float, metavar="MS", help="time for an answer; 0: none is enforced"
                        " (default: as the contest has it)")
    parser.add_argument("--first-turn-ms", type=float, metavar="MS", help="time for the first answer; 0: none"
                        " (default: as the contest has it)")
    parser.add_argument("--edition", help="edition of the rules; see below (default: the first one of the game)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the game; see"
                        " below")


def editions_and_options() -> str:
    """A text for ``--help``: the editions and the options of every game, in a paragraph each."""
    paragraphs = ["Editions and options by game:"]
    for game in map(load_game, game_names()):
        options = [f"--option {name}=..: {values}." for name, values in game.options.items()]
        paragraphs.append(" ".join([f"{game.name}: --edition {', '.join(game.editions)}.", *options]))
    return "\n\n".join(paragraphs)


def limits_of(args: argparse.Namespace, game: Game) -> Limits:
    """The limits of the command line, those of the game's edition where none are given. Raises :class:`UsageError`."""
    usual = game.limits_of(edition_of(args, game))
    first, turn = args.first_turn_ms, args.turn_ms
    try:
        return Limits(
            usual.first_turn_ms if first is None else first,
            usual.turn_ms if turn is None else turn,
        )
    except ValueError as error:
        raise UsageError(f"--first-turn-ms, --turn-ms: {error}") from None


def edition_of(args: argparse.Namespace, game: Game) -> str:
    """The edition of the command line, or the game's first. Raises :class:`UsageError`."""
    edition: str = args.edition or game.editions[0]
    if edition not in game.editions:
        raise UsageError(f"{game.name} has no edition {edition!r}; there are: {', '.join(game.editions)}")
    return edition


def check_setup(game: Game, setup: Setup) -> None:
    """Raises :class:`UsageError` for a setup that the game's referee refuses."""
    try:
        game.new_referee(setup)
    except ValueError as error:
        raise UsageError(f"{game.name}: {error}") from None


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """The options that say how many games are played at a time, and where."""
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="games at a time; 0: one for each core")
    parser.add_argument("--executor", metavar="dask://HOST:PORT", help="play on a Dask cluster (extra 'cluster')")


def jobs_at_once(args: argparse.Namespace) -> int:
    """Games at a time, no more than cores: bots would lose on time for want of a core. Raises :class:`UsageError`."""
    if args.jobs < 0:
        raise UsageError(f"--jobs {args.jobs}: wants a number of games at a time; 0 plays one for each core")
    wanted: int = args.jobs or cores()
    if args.executor or wanted <= cores():
        return wanted
    print(f"--jobs {wanted}: only {cores()} at a time, one for each core", file=sys.stderr)
    return cores()


def pairs_of(settings: Sequence[str], option: str) -> dict[str, str]:
    """``NAME=VALUE`` settings as a mapping."""
    pairs = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or not name:
            raise UsageError(f"{option} {setting}: wants NAME=VALUE")
        pairs[name] = value
    return pairs


def show_progress() -> bool:
    """Progress bars are for people who watch."""
    return sys.stderr.isatty()
