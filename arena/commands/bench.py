"""``bench``: how fast a bot searches and answers."""
from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pkgutil import resolve_name
from time import monotonic

from arena.commands.options import SHORTEST, UsageError, add_json, find_game, number, tell
from arena.contract.exit_codes import FAILED
from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.setup import NO_LIMITS, Setup
from arena.contract.speed import Speed, takes_per_second
from arena.games import game_names
from arena.match.one_game import play_game
from arena.match.outcome import answer_times
from arena.run.contestants import OPPONENT, Contestant, contestant, kit_bot_command
from arena.stats.estimates import times_summary
from arena.terminal import Terminal, new_table, number_column, text_column

HELP = "measure the speed of a bot's search, its answer times and memory"
DESCRIPTION = """Measures a bot in two ways. Inside this process: iterations of its search, and simulated steps, each
per second of processor time. As a process that plays the greedy baseline without a limit: time per turn (p50, p99,
p99.9, max) and peak memory. Of a game that does not say how to measure its search, only the second. It shows ratios, to
what has run beside the bot in the same minute and to the contest's limits, because these do not depend on the machine;
--json has the figures, too."""
TAKES_SECONDS = 0.3


class BotFailed(Exception):
    """The measured bot has crashed or hangs; the message ends with its last lines."""


def measure(game: Game, bot: Contestant, seconds: float) -> Json:
    """Plays games of ``bot`` in the first seat against the greedy baseline, the last of which begins in ``seconds``.

    No limit is enforced. Returns ``turns``, ``turn_ms`` (all turns without the first answer of a game),
    ``first_turn_ms`` (the first answers) and ``peak_mib`` (``None`` where the system does not say).
    Raises :class:`BotFailed`.
    """
    end, seats = monotonic() + seconds, game.seats[0]
    others = [replace(contestant(game, OPPONENT), number=seat) for seat in range(1, seats)]
    first, later, peaks = list[float](), list[float](), list[float]()
    while not later or monotonic() < end:
        record = play_game(game, Setup(len(first) + 1, seats, game.editions[0], NO_LIMITS), [bot, *others])
        player = record.players[0]
        if fault := next(filter(None, (turn.faults[0] for turn in record.turns)), None):
            raise BotFailed("\n".join([f"the measured bot failed: {in_words(fault)}", *player.last_messages]))
        begun, times = answer_times(record, 0)
        first += [] if begun is None else [begun]
        later += times
        peaks += [] if player.peak_mib is None else [player.peak_mib]
    return {"turns": len(first) + len(later), "turn_ms": times_summary(later), "first_turn_ms": times_summary(first),
            "peak_mib": max(peaks, default=None)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=_games())
    parser.add_argument("--seconds", type=number(SHORTEST, kind=float), default=20.0, metavar="S",
                        help="half for the speed of the search, half for the bot's turns (default 20); some games take"
                        " up to 15 more")
    parser.add_argument("--bot", metavar="CMD", help="the program whose turns are timed (default: the kit's own bot"
                        " from its source)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.game not in game_names() and ":" not in args.game:
        raise UsageError(f"game {args.game}: give {_games()}; of a contest, 'arena play' shows the answer times")
    game = find_game(args.game)
    if args.bot is None and not game.submissions:
        raise UsageError(f"{game.name} has no bot of its own: name a program with --bot, or give its Game submissions")
    command = kit_bot_command(game, game.name) if args.bot is None else args.bot
    bot = contestant(game, command)
    if not bot.words:
        raise UsageError(f"--bot {command}: a baseline runs inside the arena; only programs can be timed")
    try:
        result = {"game": game.name, "bot": command, **measure(game, bot, args.seconds / 2)}
    except BotFailed as error:
        print(error, file=sys.stderr)
        return FAILED
    result |= speed(game, args.seconds / 2)
    result["ratios"] = result.get("ratios", {}) | _turn_ratios(game, result)
    tell(args, result, _show, result)
    return 0


def _games() -> str:
    """The games that can be measured; a contest's referee keeps its own clock, so no limit could be lifted."""
    return f"{', '.join(game_names())}, or package.module:OBJECT for a game elsewhere"


def speed(game: Game, seconds: float) -> Json:
    """The figures of the game's own ``bench``, and numpy's limit in the same run; empty for a game without one."""
    if not game.bench:
        return {}
    found: Speed = resolve_name(game.bench)(seconds)
    takes = takes_per_second(TAKES_SECONDS)
    ratios = {"steps of the search in the time of an iteration": found.steps / found.iterations, **found.ratios,
              "look-ups of numpy in the time of a step": takes / found.steps}
    return {"iterations_per_second": found.iterations, "steps_per_second": found.steps,
            "numpy_takes_per_second": takes, "ratios": ratios}


def _turn_ratios(game: Game, result: Json) -> Json:
    limits = game.limits_of(game.editions[0])
    shares: Json = {}
    if limits.turn_ms:
        shares |= {f"a turn, of the limit: {name}": ms / limits.turn_ms for name, ms in result["turn_ms"].items()}
    if game.memory_mib and result["peak_mib"]:
        shares["memory, of the limit"] = result["peak_mib"] / game.memory_mib
    return shares


def _show(result: Json) -> None:
    table = new_table(text_column(""), number_column("ratio"), title=f"bench of {result['game']}: {result['bot']}")
    for name, value in result["ratios"].items():
        table.add_row(name, f"{value:,.3g}" if isinstance(value, float) else str(value))
    Terminal().print(table)
