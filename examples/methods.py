"""Each search of botkit against the plain program of its example, on seeds of its own: one table.

    python examples/methods.py [--pairs 20] [--seed 1000] [METHOD ..]

Points are 1 for a win, 1/2 for a draw. A game of two is played twice with the same seed, seats exchanged. The effort is
fixed, so a busy machine changes nothing but the processor time, of which the table has the mean of a game. A method
that is better than its plain program has an interval that excludes 0.5.

``mcts`` and ``uct`` play against a program written by hand: ``uttt/searches.py``.
"""
from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from botkit.search.alpha_beta import deepen
from botkit.search.annealing import anneal
from botkit.search.beam import beam
from botkit.search.clock import Deadline
from botkit.search.decoupled import JointTree, Smitsimax
from botkit.search.expectimax import Expectimax
from botkit.search.rolling_horizon import RollingHorizon, Settings

FOLDER = Path(__file__).resolve().parent
NEVER = Deadline.never()
Z_95 = 1.96
ITERATIONS, PLANS, HORIZON, WIDTH, MOVES, DEPTH, DICE_DEPTH = 120, 40, 6, 8, 60_000, 4, 6
PLAYED_OUT = 4
QUICK = {"expectimax": 10}
"""How many times as many games of a quick method, in which luck decides more."""


class Spent:
    """Processor seconds of both sides."""

    def __init__(self) -> None:
        self.seconds = [0.0, 0.0]

    @contextmanager
    def by(self, side: int) -> Iterator[None]:
        """What is done in here counts for ``side``: 0 for the method, 1 for the plain program."""
        begun = process_time()
        yield
        self.seconds[side] += process_time() - begun


def modules(example: str, *names: str) -> list[Any]:
    """Modules of an example's folder; those of two folders may have the same names."""
    for name in ("game", "greedy"):
        sys.modules.pop(name, None)
    sys.path.insert(0, str(FOLDER / example))
    found = [import_module(name) for name in names]
    del sys.path[0]
    return found


def points(mine: float, its: float) -> float:
    """Of a game with these scores."""
    return 0.5 + 0.5 * ((mine > its) - (mine < its))


def last(results: Iterator[Any]) -> Any:
    """The best of ever better results."""
    *_, result = results
    return result


def tron() -> Callable[[int, int, Spent], float]:
    """Light cycles, against the step with the most territory."""
    game, greedy = modules("tron", "game", "greedy")

    def play(seed: int, seat: int, spent: Spent) -> float:
        position = game.start(Random(seed))
        search: Any = JointTree(game.Tron(), position, seed=seed)
        while all(position.alive):
            heads, other = position.heads, 1 - seat
            with spent.by(0):
                mine = last(search.results(seat, NEVER, ITERATIONS)).answer
            with spent.by(1):
                leads = {greedy.lead(position.walls, heads[other] + game.STEPS[step], heads[seat]): step
                         for step in game.Tron().moves(position, other)}
                its = leads[max(leads)]
            joint = (its, mine) if seat else (mine, its)
            position = game.Tron().play(position, joint)
            search.follow(joint, position)
        return float(game.Tron().rewards(position)[seat])

    return play


class Steering:
    """A pod race of few actions, that is played out for some turns; then it counts who is ahead."""

    players = 2

    def __init__(self, race: Any, actions: Sequence[Any]) -> None:
        self.race, self.actions, self.play = race, actions, race.play

    def moves(self, pods: Any, _: int) -> Sequence[Any]:
        """The same for both; none once the race is over."""
        return () if self.race.over(pods) else self.actions

    def rewards(self, pods: Any) -> tuple[float, float]:
        """A lead of a quarter of the way to a checkpoint is worth 3/4."""
        lead = (self.race.way(pods[0]) - self.race.way(pods[1])) / 20_000.0
        share = 0.5 + 0.5 * lead / (abs(lead) + 0.25)
        return share, 1.0 - share

    def playout(self, pods: Any, random: Random) -> tuple[float, float]:
        """Some turns further, at random."""
        for _ in range(PLAYED_OUT):
            if self.race.over(pods):
                break
            pods = self.play(pods, [random.choice(self.actions) for _ in range(self.players)])
        return self.rewards(pods)


def plans(race: Any, _: Any, seed: int) -> Callable[[Any, int], Any]:
    """Actions of the pod race by a rolling horizon."""
    search: Any = RollingHorizon(race, Settings(horizon=HORIZON), seed)

    def act(pods: Any, seat: int) -> Any:
        action = last(search.results(pods, seat, NEVER, PLANS)).answer
        search.shift()
        return action

    return act


def trees(race: Any, action: Any, seed: int) -> Callable[[Any, int], Any]:
    """Actions of the pod race by a tree for each pod."""
    steps = (0, 100), (-18, 100), (18, 100), (-18, 0), (18, 0)
    game = Steering(race, [action(*step) for step in steps])

    def act(pods: Any, seat: int) -> Any:
        return last(Smitsimax(game, pods, seed=seed).results(seat, NEVER, ITERATIONS)).answer

    return act


def pods(method: Callable[[Any, Any, int], Callable[[Any, int], Any]]) -> Callable[[int, int, Spent], float]:
    """The pod race, against one that steers to the checkpoint."""
    game, greedy = modules("pods", "game", "greedy")

    def play(seed: int, seat: int, spent: Spent) -> float:
        race = game.Race(game.course(Random(seed)))
        pods = game.start(race.checkpoints)
        act = method(race, game.Action, seed)
        for _ in range(game.MOST_TURNS):
            with spent.by(0):
                mine = act(pods, seat)
            with spent.by(1):
                its = greedy.steer(race, pods[1 - seat])
            pods = race.play(pods, (its, mine) if seat else (mine, its))
            if race.over(pods):
                break
        return points(race.way(pods[seat]), race.way(pods[1 - seat]))

    return play


def same_game() -> Callable[[int, int, Spent], float]:
    """SameGame, against the largest group each time."""
    game, greedy = modules("samegame", "game", "greedy")

    def score(board: Any, plan: Sequence[Any]) -> int:
        for move in plan:
            board = game.SameGame().play(board, move)
        return int(board.score)

    def play(seed: int, _: int, spent: Spent) -> float:
        board = game.drawn(Random(seed))
        with spent.by(0):
            plan = last(beam(game.SameGame(), board, NEVER, WIDTH)).line
        with spent.by(1):
            plain = list(greedy.plan(board))
        return points(score(board, plan), score(board, plain))

    return play


def deliveries() -> Callable[[int, int, Spent], float]:
    """Deliveries, against the best of two tours from random beginnings in which no part can be turned with gain."""
    game, greedy = modules("deliveries", "game", "greedy")

    def play(seed: int, _: int, spent: Spent) -> float:
        random = Random(seed)
        problem = game.Deliveries(game.drawn(random))
        with spent.by(0):
            tour = last(anneal(problem, NEVER, seed, MOVES)).answer
        with spent.by(1):
            tours = [greedy.climbed(problem, problem.start(random), math.inf) for _ in range(2)]
            plain = max(tours, key=problem.value)
        return points(problem.value(tour), problem.value(plain))

    return play


def ultimate() -> Callable[[int, int, Spent], float]:
    """Ultimate Tic-Tac-Toe by a value of small boards, against the move that looks best at once."""
    game, searches = modules("uttt", "game", "searches")
    rules = searches.valued()

    def play(seed: int, seat: int, spent: Spent) -> float:
        random, position = Random(seed), game.START
        for number in count():
            moves = rules.moves(position)
            if not moves:
                return float(rules.rewards(position)[seat])
            side = int(rules.player(position) != seat)
            with spent.by(side):
                move = last(deepen(rules, position, NEVER, range(1, 2 if side else DEPTH + 1))).answer
            position = rules.play(position, random.choice(moves) if number < searches.OPENING_MOVES else move)
        raise AssertionError

    return play


def dice() -> Callable[[int, int, Spent], float]:
    """EinStein würfelt nicht!, by the reference's value, against the move that looks best at once."""
    from bot.ewn.reference.game import ClassicValue, EwnGame
    from bot.ewn.rules.sides import packed
    from bot.ewn.rules.state import HOME, PIECES, RED

    game = EwnGame(ClassicValue())

    def play(seed: int, seat: int, spent: Spent) -> float:
        random = Random(seed)
        pair: Any = tuple(packed(random.sample(HOME[RED], PIECES)) for _ in range(2))
        searches = [Expectimax(game, 16), Expectimax(game, 16)]
        for turn in count():
            side = int(turn % 2 != seat)
            chances, rolls = zip(*game.rolls(pair))
            (children,) = random.choices(rolls, chances)
            with spent.by(side):
                choice, _ = searches[side].best(children, 1 if side else DICE_DEPTH, NEVER)
            if children[choice] is None:
                return float(side == 0)
            pair = children[choice]
        raise AssertionError

    return play


METHODS: dict[str, tuple[str, Callable[[], Callable[[int, int, Spent], float]]]] = {
    "decoupled.JointTree": (f"light cycles, {ITERATIONS} iterations", tron),
    "decoupled.Smitsimax": (f"pod race, {ITERATIONS} iterations", lambda: pods(trees)),
    "rolling_horizon": (f"pod race, {PLANS} plans", lambda: pods(plans)),
    "beam": (f"SameGame, width {WIDTH}", same_game),
    "annealing": (f"deliveries, {MOVES:,} moves", deliveries),
    "alpha_beta": (f"Ultimate Tic-Tac-Toe, depth {DEPTH}", ultimate),
    "expectimax": (f"EinStein würfelt nicht!, depth {DICE_DEPTH}", dice),
}


def main() -> None:
    """Prints a line for each method."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("methods", nargs="*", metavar="METHOD", choices=[[], *METHODS], help=", ".join(METHODS))
    parser.add_argument("--pairs", type=int, default=20, help="seeds, two games each (default: 20)")
    parser.add_argument("--seed", type=int, default=1000, help="the first one (default: 1000)")
    args = parser.parse_args()
    for name in args.methods or METHODS:
        setting, make = METHODS[name]
        play, spent, pairs = make(), Spent(), args.pairs * QUICK.get(name, 1)
        scores = [mean(play(seed, seat, spent) for seat in (0, 1)) for seed in range(args.seed, args.seed + pairs)]
        mine, its = (1000.0 * seconds / (2 * pairs) for seconds in spent.seconds)
        interval = f"{mean(scores):.3f} +- {Z_95 * stdev(scores) / len(scores) ** 0.5:.3f}"
        print(f"{name:20} {interval} of {2 * pairs} games  {setting}; {mine:,.0f} ms a game, plain {its:,.0f}",
              flush=True)


if __name__ == "__main__":
    main()
