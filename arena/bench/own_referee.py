"""A game's own referee beside the same as a program: ``python -m arena.bench.own_referee GAME BOT .. [--games N]``."""
from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from arena.bench.relay import measured, show
from arena.contests.contest import Contest
from arena.contests.playing import play_contest
from arena.contract.game import Game
from arena.contract.record import Replay
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.run.contestants import CommandError, contestant

DESCRIPTION = """Plays the same games in turn by a game's own referee, and by the same referee in a command-line program
around it, which the arena treats like one that somebody has published. Compares the time of both, and the scores, which
are the same if every bot always answers the same."""


def around(game: Game, seats: int) -> Contest:
    """The game as a contest of the command-line form, without limits of time."""
    referee = shlex.join([sys.executable, "-m", "arena.bench.around", game.name])
    return Contest(Path(__file__).parents[2], game.title, referee, players=(seats,), seed="-d seed={seed}", log=True,
                   first_turn_ms=0.0, turn_ms=0.0)


def main() -> int:
    """Prints the seconds of a game in both ways; returns 1 if a game has other scores."""
    parser = argparse.ArgumentParser(prog="python -m arena.bench.own_referee", description=DESCRIPTION)
    parser.add_argument("game", metavar="GAME", help="an installed game, such as olympics")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="a program for each seat")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games in each way (default 40)")
    args = parser.parse_args()
    try:
        game = load_game(args.game)
        bots = [contestant(game, command) for command in args.bots]
        Setup(1, len(bots), game.editions[0], NO_LIMITS).check(game.editions, game.seats)
    except (LookupError, CommandError, ValueError) as error:
        parser.error(str(error))
    contest = around(game, len(bots))
    times: dict[str, list[tuple[float, float]]] = {"own": [], "program": []}
    same = 0
    for seed in range(1, args.games + 1):
        setup = Setup(seed, len(bots), game.editions[0], NO_LIMITS)
        ways = {"own": partial(play_game, game, setup, bots), "program": partial(play_contest, contest, setup, bots)}
        played: list[Replay] = []
        for name, play in ways.items():
            times[name].append(measured(partial(_keep, played, play)))
        same += played[0].final_scores == played[1].final_scores
    show(times)
    print(f"the same scores in {same} of {args.games} games")
    return 0 if same == args.games else 1


def _keep(played: list[Replay], play: Callable[[], Replay]) -> None:
    played.append(play())


if __name__ == "__main__":
    sys.exit(main())
