"""The searches of botkit beside others, on Ultimate Tic-Tac-Toe: one machine, one run, processor time alone.

    python examples/uttt/searches.py [--ms 100] [--games 40]

Simulations a second from the first position; then matches at equal processor time against the program that is written
by hand in ``examples/uttt``, in pairs of games that begin with the same two random moves, seats exchanged. Programs
that are not installed are named.
"""
from __future__ import annotations

import argparse
import gc
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import count
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import Any, Protocol

from botkit.search import alpha_beta, mcts, uct
from botkit.search.clock import Deadline

FOLDER = Path(__file__).parent
OPENING_MOVES = 2
DEPTH, POSITIONS = 5, 8
Z_95 = 1.96


class Cpu(Deadline):
    """A deadline on the processor's clock of this process."""

    __slots__ = ()

    def __init__(self, ms: float) -> None:
        super().__init__(process_time() + ms / 1000)

    def now(self) -> float:
        return process_time()


class Player(Protocol):
    """One side of a game from its beginning."""

    def search(self, ms: float) -> int:
        """Searches for so much processor time; how many simulations that were."""

    def move(self) -> int:
        """The move to play."""

    def follow(self, move: int) -> None:
        """A move was played."""


class ByHand:
    """The program that is written by hand."""

    def __init__(self) -> None:
        self._program: Any = import_module("baseline")
        self._root = self._program.Node(self._program.start(), -1)

    def search(self, ms: float) -> int:
        return self._program.search(self._root, ms / 1000)

    def move(self) -> int:
        return max(self._root.children, key=lambda child: child.visits).move

    def follow(self, move: int) -> None:
        self._root = self._program.follow(self._root, move)


def uniform_game(tells: bool = False) -> Any:
    """The game on the positions of the program by hand, with its rules and its playout, or one that tells its moves."""
    program: Any = import_module("baseline")
    new_cells = import_module("game").new_cells
    won, free, full, bits, draw = program.WON, program.CELLS, program.FULL, program.BITS, random.random

    class Uniform:
        def moves(self, position: Any) -> list[int]:
            return program.legal(position[0])

        def player(self, position: Any) -> int:
            return position[1]

        def play(self, position: Any, move: int) -> Any:
            return program.after(position[0], move), 1 - position[1]

        def rewards(self, position: Any, _: object = None) -> tuple[float, float]:
            reward = program.playout(position[0])
            return (reward, 1.0 - reward) if position[1] == 0 else (1.0 - reward, reward)

        playout = rewards

    class Telling(Uniform):
        def playout_with_moves(self, position: Any, _: object) -> tuple[tuple[float, float], Sequence[list[int]]]:
            (own, other, own_won, other_won, decided, board), player = position
            own, other = own[:], other[:]
            while not won[other_won]:
                if not decided >> board & 1:
                    cells = free[own[board] | other[board]]
                    cell = cells[int(draw() * len(cells))]
                elif decided == 1023:
                    break
                else:
                    boards = free[decided & full]
                    size = 9 * len(boards)
                    while True:
                        board, cell = divmod(int(draw() * size), 9)
                        board = boards[board]
                        if not (own[board] | other[board]) & bits[cell]:
                            break
                mask = own[board] = own[board] | bits[cell]
                if won[mask]:
                    own_won |= bits[board]
                    decided |= bits[board]
                elif mask | other[board] == full:
                    decided |= bits[board]
                own, other, own_won, other_won, board, player = other, own, other_won, own_won, cell, 1 - player
            rewards = self.rewards(((own, other, own_won, other_won, decided, board), player))
            (before, before_other, *_), first = position
            if player != first:
                own, other = other, own
            played = new_cells(before, own), new_cells(before_other, other)
            return rewards, played if first == 0 else played[::-1]

    return Telling() if tells else Uniform(), (program.start(), 0)


class Mcts:
    """``botkit.search.mcts`` with its default settings."""

    def __init__(self, game: Any, position: Any) -> None:
        self._search: mcts.Mcts[Any, int] = mcts.Mcts(game, position, seed=random.randrange(1 << 30))

    def search(self, ms: float) -> int:
        *_, result = self._search.results(Cpu(ms))
        return result.effort

    def move(self) -> int:
        return self._search.result().answer

    def follow(self, move: int) -> None:
        self._search.follow(move)


class Arrays:
    """``botkit.search.uct`` with its default settings."""

    def __init__(self) -> None:
        self._rules: Any = import_module("game").Uttt()
        self._position = import_module("game").START
        self._search = self._new()

    def _new(self) -> uct.Uct:
        game = import_module("arrays").UtttArrays(self._position, random.randrange(1 << 30))
        return uct.Uct(game, uct.Settings(), random.randrange(1 << 30))

    def search(self, ms: float) -> int:
        return sum(1 for _ in self._search.results(Cpu(ms))) and self._search.iterations

    def move(self) -> int:
        return self._rules.moves(self._position)[self._search.result().answer]

    def follow(self, move: int) -> None:
        number = list(self._rules.moves(self._position)).index(move)
        self._position = self._rules.play(self._position, move)
        game = self._new().game
        if not self._search.follow(game, [number]):
            self._search = self._new()


def contenders() -> dict[str, Callable[[], Player]]:
    """Those that play matches."""
    game: Any = import_module("game")
    return {
        "by hand": ByHand,
        "mcts, uniform playouts": lambda: Mcts(*uniform_game()),
        "mcts, uniform playouts that tell their moves": lambda: Mcts(*uniform_game(tells=True)),
        "mcts, the example's playout": lambda: Mcts(game.Uttt(), game.START),
        "uct in arrays": Arrays,
    }


def open_spiel(ms: float) -> Iterator[tuple[str, float]]:
    """OpenSpiel's two searches."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator  # type: ignore[import-untyped]

    game = pyspiel.load_game("ultimate_tic_tac_toe")
    state = game.new_initial_state()
    few, many = int(ms), 50 * int(ms)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    for name, simulations, bot in (
        ("OpenSpiel, Python", few, MCTSBot(game, 0.6, few, RandomRolloutEvaluator(1, np.random.RandomState(1)))),
        ("OpenSpiel, C++", many, pyspiel.MCTSBot(game, evaluator, 0.6, many, 1000, False, 1, False)),
    ):
        begun = process_time()
        bot.step(state)
        yield name, simulations / (process_time() - begun)


def pypi_mcts(ms: float) -> Iterator[tuple[str, float]]:
    """PyPI's ``mcts``, on the same rules; its own playout asks for the moves at every step."""
    library: Any = import_module("mcts")
    program: Any = import_module("baseline")

    class State:
        def __init__(self, state: Any) -> None:
            self.state = state

        def getPossibleActions(self) -> list[int]:  # noqa: N802
            return program.legal(self.state)

        def takeAction(self, move: int) -> State:  # noqa: N802
            return State(program.after(self.state, move))

        def isTerminal(self) -> bool:  # noqa: N802
            return not program.legal(self.state)

        def getReward(self) -> float:  # noqa: N802
            return program.playout(self.state)

    begun = process_time()
    library.mcts(iterationLimit=int(ms)).search(State(program.start()))
    yield "PyPI's mcts", ms / (process_time() - begun)
    begun = process_time()
    quick = library.mcts(iterationLimit=int(10 * ms), rolloutPolicy=lambda state: program.playout(state.state))
    quick.search(State(program.start()))
    yield "PyPI's mcts, playouts by hand", 10 * ms / (process_time() - begun)


def valued() -> Any:
    """The rules of the example with a value: small boards, and their centres."""
    game: Any = import_module("game")

    class Valued(game.Uttt):  # type: ignore[misc]
        def value(self, position: Any) -> float:
            own, other, own_won, other_won, *_ = position
            if game.HAS_LINE[other_won]:
                return -1.0
            centres = sum((mine >> 4 & 1) - (theirs >> 4 & 1) for mine, theirs in zip(own, other))
            return (len(game.CELLS[own_won]) - len(game.CELLS[other_won])) / 10 + centres / 100

    return Valued()


def depth_searches(_: float) -> Iterator[tuple[str, float]]:
    """Searches to a fixed depth a second: alpha_beta's and easyAI's, of the same positions with the same values."""
    rules, chosen = valued(), random.Random(1)
    positions = []
    for moves in range(10, 10 + POSITIONS):
        position = import_module("game").START
        for _ in range(moves):
            position = rules.play(position, chosen.choice(rules.moves(position)))
        positions.append(position)
    begun = process_time()
    for position in positions:
        list(alpha_beta.deepen(rules, position, Deadline.never(), range(1, DEPTH + 1)))
    yield f"alpha_beta, depths 1 to {DEPTH}", POSITIONS / (process_time() - begun)
    easy: Any = import_module("easyAI")

    class Easy(easy.TwoPlayerGame):  # type: ignore[misc]
        def __init__(self, position: Any) -> None:
            self.players, self.current_player, self.position = [None, None], 1, position

        def possible_moves(self) -> list[int]:
            return list(rules.moves(self.position))

        def make_move(self, move: int) -> None:
            self.position = rules.play(self.position, move)

        def is_over(self) -> bool:
            return not rules.moves(self.position)

        def scoring(self) -> float:
            return rules.value(self.position)

    begun = process_time()
    for position in positions:
        easy.Negamax(DEPTH)(Easy(position))
    yield f"easyAI's Negamax, depth {DEPTH}", POSITIONS / (process_time() - begun)


def play_pair(first: Callable[[], Player], second: Callable[[], Player], ms: float, seed: int) -> float:
    """The mean score of ``first`` over two games."""
    random.seed(seed)
    game: Any = import_module("game")
    rules, opening, position = game.Uttt(), [], game.START
    for _ in range(OPENING_MOVES):
        opening.append(random.choice(rules.moves(position)))
        position = rules.play(position, opening[-1])
    return mean(_play([first, second] if seat == 0 else [second, first], opening, ms)[seat] for seat in (0, 1))


def _play(makers: list[Callable[[], Player]], opening: list[int], ms: float) -> tuple[float, float]:
    game: Any = import_module("game")
    rules, position = game.Uttt(), game.START
    players = [make() for make in makers]
    for number in count():
        if not rules.moves(position):
            return rules.rewards(position)
        if number < len(opening):
            move = opening[number]
        else:
            player = players[rules.player(position)]
            player.search(ms)
            move = player.move()
        position = rules.play(position, move)
        for player in players:
            player.follow(move)
    raise AssertionError


def main() -> None:
    """Prints the speeds, then the matches."""
    description = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="python examples/uttt/searches.py", description=description)
    parser.add_argument("--ms", type=float, default=100.0, help="processor time of a turn (default: 100)")
    parser.add_argument("--games", type=int, default=40, help="games of each match (default: 40; 0: speeds alone)")
    args = parser.parse_args()
    sys.path.insert(0, str(FOLDER))
    gc.disable()  # as a Session does
    players = contenders()
    for name, make in players.items():
        begun = process_time()
        done = make().search(5 * args.ms)
        print(f"{done / (process_time() - begun):10,.0f} simulations/s  {name}", flush=True)
    for measure in (open_spiel, pypi_mcts, depth_searches):
        try:
            for name, rate in measure(args.ms):
                print(f"{rate:10,.1f} a second      {name}", flush=True)
        except ImportError as error:
            print(f"         - not installed: {error.name}", flush=True)
    for name, make in list(players.items())[1:] if args.games else []:
        scores = [play_pair(make, players["by hand"], args.ms, seed) for seed in range(max(args.games // 2, 2))]
        print(f"{mean(scores):10.3f} +- {Z_95 * stdev(scores) / len(scores) ** 0.5:.3f} of {2 * len(scores)} games at "
              f"{args.ms:g} ms against the program by hand: {name}", flush=True)


if __name__ == "__main__":
    main()
