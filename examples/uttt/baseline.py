"""Ultimate Tic-Tac-Toe as a good contestant writes it by hand, without a library: the opponent to measure against.

UCT over lists, uniform playouts with bit masks, positions kept in the nodes. It uses CodinGame's lines, and
--ms N of processor time a turn.
"""
from __future__ import annotations

import gc
import sys
from math import log, sqrt
from random import random
from time import process_time

LINES = (7, 56, 448, 73, 146, 292, 273, 84)
WON = [any(mask & line == line for line in LINES) for mask in range(512)]
CELLS = [[cell for cell in range(9) if not mask >> cell & 1] for mask in range(512)]  # free ones
BITS = [1 << cell for cell in range(10)]
FULL = 511
EXPLORATION = 0.6

State = tuple[list[int], list[int], int, int, int, int]
"""Masks by small board of whoever moves, and of the other; won by each; decided, and bit 9; the board to play in."""


def start() -> State:
    """The empty board."""
    return [0] * 9, [0] * 9, 0, 0, 512, 9


def legal(state: State) -> list[int]:
    """Small board * 9 + cell; nothing once the game is over."""
    own, other, _, other_won, decided, target = state
    if WON[other_won]:
        return []
    if not decided >> target & 1:
        return [target * 9 + cell for cell in CELLS[own[target] | other[target]]]
    return [board * 9 + cell for board in CELLS[decided & FULL] for cell in CELLS[own[board] | other[board]]]


def after(state: State, move: int) -> State:
    """The state for the next player."""
    own, other, own_won, other_won, decided, _ = state
    board, cell = divmod(move, 9)
    own = own[:]
    own[board] |= BITS[cell]
    if WON[own[board]]:
        own_won |= BITS[board]
        decided |= BITS[board]
    elif own[board] | other[board] == FULL:
        decided |= BITS[board]
    return other, own, other_won, own_won, decided, cell


def playout(state: State) -> float:
    """1, 0.5 or 0 for whoever is to move in ``state``: all moves are equally likely."""
    own, other, own_won, other_won, decided, target = state
    own, other, sign = own[:], other[:], 1
    while not WON[other_won]:
        if not decided >> target & 1:
            board = target
            free = CELLS[own[board] | other[board]]
            cell = free[int(random() * len(free))]
        elif decided == 1023:
            lead = len(CELLS[other_won]) - len(CELLS[own_won])
            return 0.5 if lead == 0 else float((lead > 0) == (sign > 0))
        else:
            boards = CELLS[decided & FULL]
            size = 9 * len(boards)
            while True:  # any cell of these boards, until it is a free one
                board, cell = divmod(int(random() * size), 9)
                board = boards[board]
                if not (own[board] | other[board]) & BITS[cell]:
                    break
        cells = own[board] = own[board] | BITS[cell]
        if WON[cells]:
            own_won |= BITS[board]
            decided |= BITS[board]
        elif cells | other[board] == FULL:
            decided |= BITS[board]
        own, other, own_won, other_won, target, sign = other, own, other_won, own_won, cell, -sign
    return float(sign < 0)


class Node:
    """``score``: of whoever moved here."""

    __slots__ = ("children", "move", "score", "state", "untried", "visits")

    def __init__(self, state: State, move: int) -> None:
        self.state, self.move = state, move
        self.untried = legal(state)
        self.children: list[Node] = []
        self.visits, self.score = 0, 0.0


def iterate(root: Node) -> None:
    """One simulation."""
    node, path = root, [root]
    while not node.untried and node.children:
        factor = EXPLORATION * sqrt(log(node.visits))
        best = -1.0
        for child in node.children:
            bound = child.score / child.visits + factor / sqrt(child.visits)
            if bound > best:
                best, node = bound, child
        path.append(node)
    if node.untried:
        move = node.untried.pop(int(random() * len(node.untried)))
        child = Node(after(node.state, move), move)
        node.children.append(child)
        path.append(child)
        node = child
    score = 1.0 - playout(node.state)
    for node in reversed(path):
        node.visits += 1
        node.score += score
        score = 1.0 - score


def search(root: Node, seconds: float) -> int:
    """Searches for so much processor time; returns the number of simulations."""
    end, count = process_time() + seconds, 0
    while process_time() < end:
        iterate(root)
        count += 1
    return count


def follow(root: Node, move: int) -> Node:
    """The node after ``move``."""
    return next((child for child in root.children if child.move == move), None) or Node(after(root.state, move), move)


def main() -> None:
    """Plays one game."""
    seconds = float(sys.argv[2]) / 1000 if sys.argv[1:2] == ["--ms"] else 0.075
    gc.disable()  # it would go through all nodes again and again, for some 40 ms
    root = Node(start(), -1)
    while line := sys.stdin.readline():
        row, column = map(int, line.split())
        for _ in range(int(sys.stdin.readline())):
            sys.stdin.readline()
        if row >= 0:
            root = follow(root, (row // 3 * 3 + column // 3) * 9 + row % 3 * 3 + column % 3)
        search(root, seconds)
        best = max(root.children, key=lambda child: child.visits)
        board, cell = divmod(best.move, 9)
        sys.stdout.write(f"{board // 3 * 3 + cell // 3} {board % 3 * 3 + cell % 3}\n")
        sys.stdout.flush()
        root = best  # forgets the others, which takes its time


if __name__ == "__main__":
    main()
