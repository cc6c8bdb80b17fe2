"""Ultimate Tic-Tac-Toe. A move is small board * 9 + cell; small boards and cells count row by row."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

LINES = (0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124)
HAS_LINE = [any(mask & line == line for line in LINES) for mask in range(512)]
CELLS = [tuple(cell for cell in range(9) if mask >> cell & 1) for mask in range(512)]
COMPLETING = [sum(1 << cell for cell in range(9) if HAS_LINE[mask | 1 << cell]) for mask in range(512)]
MOVES = [[tuple(board * 9 + cell for cell in cells) for cells in CELLS] for board in range(9)]
FULL, ANY = 511, 9
"""A mask of all cells; in place of the small board to play in: any."""

Boards = tuple[int, ...]
Position = tuple[Boards, Boards, int, int, int, int, int]
"""The cells of the player to move and of the other by small board, the small boards that each has won and those that
are decided (with bit ANY), the small board to play in, and the player to move, 0 or 1."""
START: Position = ((0,) * 9, (0,) * 9, 0, 0, 1 << ANY, ANY, 0)


def new_cells(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """The moves that made ``after`` of ``before``, both one player's cells by small board."""
    return [move for moves, old, new in zip(MOVES, before, after) for move in moves[old ^ new]]


def named(move: int) -> str:
    """A move in the words of the protocol: its row and column on the whole board."""
    board, cell = divmod(move, 9)
    return f"{board // 3 * 3 + cell // 3} {board % 3 * 3 + cell % 3}"


def move_at(row: int, column: int) -> int:
    """The move with this row and column."""
    return (row // 3 * 3 + column // 3) * 9 + row % 3 * 3 + column % 3


class Uttt:
    """The rules as :mod:`botkit.search.mcts` wants them, with a playout that takes a small board where it can."""

    def moves(self, position: Position) -> Sequence[int]:
        """The legal moves; none if the game is over."""
        own, other, _, other_won, decided, target, _ = position
        if HAS_LINE[other_won]:
            return ()
        boards = CELLS[FULL & ~decided] if decided >> target & 1 else (target,)
        return [board * 9 + cell for board in boards for cell in CELLS[FULL & ~(own[board] | other[board])]]

    def player(self, position: Position) -> int:
        """Who is to move."""
        return position[-1]

    def play(self, position: Position, move: int) -> Position:
        """The position after a legal move."""
        own, other, own_won, other_won, decided, _, player = position
        board, cell = divmod(move, 9)
        cells = own[board] | 1 << cell
        own = (*own[:board], cells, *own[board + 1:])
        if HAS_LINE[cells]:
            own_won |= 1 << board
            decided |= 1 << board
        elif cells | other[board] == FULL:
            decided |= 1 << board
        return other, own, other_won, own_won, decided, cell, 1 - player

    def rewards(self, position: Position) -> Sequence[float]:
        """A line of small boards wins, else most of them."""
        _, _, own_won, other_won, _, _, player = position
        lead = -9 if HAS_LINE[other_won] else len(CELLS[own_won]) - len(CELLS[other_won])
        reward = 0.5 if lead == 0 else float(lead > 0)
        return (reward, 1.0 - reward) if player == 0 else (1.0 - reward, reward)

    def playout_with_moves(self, position: Position, random: Random) -> tuple[Sequence[float], Sequence[list[int]]]:
        """A game at random in which everybody completes a small board where he can: rewards, and each one's moves."""
        own, other = list(position[0]), list(position[1])
        _, _, own_won, other_won, decided, target, player = position
        draw = random.random
        while decided != 1023 and not HAS_LINE[other_won]:
            if decided >> target & 1:
                boards = CELLS[FULL & ~decided]
                target = boards[int(draw() * len(boards))]
            free = FULL & ~(own[target] | other[target])
            cells = CELLS[free & COMPLETING[own[target]] or free]
            cell = cells[int(draw() * len(cells))]
            own[target] |= 1 << cell
            if HAS_LINE[own[target]]:
                own_won |= 1 << target
                decided |= 1 << target
            elif own[target] | other[target] == FULL:
                decided |= 1 << target
            own, other, own_won, other_won, target, player = other, own, other_won, own_won, cell, 1 - player
        rewards = self.rewards(((), (), own_won, other_won, 0, 0, player))
        if player != position[-1]:
            own, other = other, own
        played = new_cells(position[0], own), new_cells(position[1], other)
        return rewards, played if position[-1] == 0 else played[::-1]
