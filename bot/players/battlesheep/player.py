"""Decides starts and moves, and serves the referee's lines."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.battlesheep.batch import Root
from bot.games.battlesheep.geometry import Geometry, build_geometry
from bot.games.battlesheep.rules import EDITIONS, Board, Cell, Move, Rules
from bot.games.battlesheep.simulation import Simulation
from bot.games.battlesheep.start_simulation import StartSimulation
from bot.games.battlesheep.starts import accepted_starts, seed_start
from bot.players.session import Session, argument_parser, run, set_parameters
from bot.protocol import battlesheep as protocol
from bot.protocol.errors import ProtocolError
from bot.search.clock import Deadline
from bot.search.uct import Search, Settings

NO_MOVE = Move(0, 0, 0, 0)
TURN_SEEDS = 1000
"""Random streams kept apart for the turns of a game."""
SEARCHED_START = "search"
SEED_START = "seed"


@dataclass(frozen=True)
class Params:
    """Everything about the bot that can be tuned. Rewards are those of ranks 1 to 4."""

    iterations: int = 0
    seed: int = 1
    turn_ms: float = 0.0
    margin_ms: float = 40.0
    margin_share: float = 0.2
    exploration: float = 0.4
    wave: int = 1024
    reward_1: float = 1.0
    reward_2: float = 0.6667
    reward_3: float = 0.3333
    reward_4: float = 0.0
    start: str = SEARCHED_START
    teams: bool = False

    def rewards(self) -> list[float]:
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]

    def think_ms(self, limit_ms: float) -> float:
        """Milliseconds to think out of the referee's limit, less a margin for the answer's way (0: no limit)."""
        limit_ms = self.turn_ms or limit_ms
        return limit_ms - min(self.margin_ms, self.margin_share * limit_ms)


class Player:
    """One game on one map, as one player."""

    def __init__(self, setup: protocol.Setup, params: Params) -> None:
        self.setup, self.params = setup, params
        if setup.edition not in EDITIONS:
            raise ProtocolError(f"there is no edition {setup.edition!r}; there are {', '.join(EDITIONS)}")
        self.rules = Rules(EDITIONS[setup.edition], params.teams)
        self.geometry: Geometry = build_geometry(self.rules.edition, setup.map)
        self._turn = 0

    def start(self, turn: protocol.StartTurn, deadline: Deadline) -> Cell:
        """The cell to start from."""
        board = Board(self.rules.edition, turn.owner)
        if self.params.start == SEED_START:
            return seed_start(board)
        number = self.geometry.number()
        starts = accepted_starts(board)
        root = Root.of(self.geometry, board, self.setup.player - 1, self.setup.sheep)
        simulation = StartSimulation(self.rules, root, self.params.rewards(), self.params.seed * TURN_SEEDS,
                                     [number[cell] for cell in starts], self.setup.sheep)
        search = self._search_of(simulation)
        search.run(deadline, self.params.iterations)
        return starts[search.best()]

    def first_start(self, turn: protocol.StartTurn) -> Cell:
        """A legal start, at once."""
        return accepted_starts(Board(self.rules.edition, turn.owner))[0]

    def root(self, turn: protocol.MoveTurn) -> Root:
        """The position of a request, with this player to move."""
        board = Board(self.rules.edition, turn.owner, turn.sheep)
        return Root.of(self.geometry, board, self.setup.player - 1)

    def move(self, root: Root, moves: Sequence[Move], deadline: Deadline) -> Move:
        """The move to play, out of ``moves``, the legal ones at the root."""
        if len(moves) == 1:
            return moves[0]
        search = self.search(root)
        search.run(deadline, self.params.iterations)
        return moves[search.best()]

    def search(self, root: Root) -> Search:
        """A new search from ``root``."""
        params = self.params
        self._turn += 1
        seed = params.seed * TURN_SEEDS + self._turn
        return self._search_of(Simulation(self.rules, root, params.rewards(), seed))

    def _search_of(self, simulation: Simulation) -> Search:
        params = self.params
        settings = Settings(exploration=params.exploration, wave=params.wave)
        return Search(simulation, settings, params.seed * TURN_SEEDS + self._turn)

    def answer(self, turn: protocol.Turn, session: Session) -> Sequence[int]:
        """A start or a move in time, counted from the beginning of the session's turn."""
        is_start = isinstance(turn, protocol.StartTurn)
        limit_ms = self.setup.first_turn_ms if is_start else self.setup.turn_ms
        think_ms = 0.0 if self.params.iterations else self.params.think_ms(limit_ms)
        deadline = Deadline.after_ms(think_ms, session.turn_start) if think_ms else Deadline.never()
        guard_ms = (think_ms + limit_ms) / 2 if think_ms else 0.0
        if isinstance(turn, protocol.StartTurn):
            start = turn
            return session.guarded(lambda: self.start(start, deadline), self.first_start(start), guard_ms)
        root = self.root(turn)
        moves = root.moves()
        if not moves:
            session.complain("asked for a move without having one")
            return NO_MOVE
        return session.guarded(lambda: self.move(root, moves, deadline), moves[0], guard_ms)


def serve(session: Session, params: Params) -> None:
    """Plays one game over the referee's lines."""
    setup = protocol.read_setup(session.line)
    player = Player(setup, params)
    while True:
        turn = protocol.read_turn(session.line, setup)
        if turn is None:
            return
        session.answer(protocol.format_answer(player.answer(turn, session)))
        session.rest()


def main(argv: Sequence[str] | None = None) -> None:
    """The bot as a program."""
    parser: argparse.ArgumentParser = argument_parser("Battle Sheep", Params())
    args = parser.parse_args(argv)
    params = set_parameters(Params(), args.set)
    run(lambda: serve(Session(), params))
