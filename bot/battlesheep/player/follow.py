"""Which moves led from one position to a later one, so that a search tree can be kept."""
from __future__ import annotations

from dataclasses import replace

from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.regions import sizes
from bot.battlesheep.rules.state import PLAYERS


def moves_between(before: Root, after: Root, abstraction: ActionAbstraction) -> tuple[list[int], Root] | None:
    """The numbers of the moves from ``before`` to ``after``, each player having moved at most once.

    Also the position reached, with its flocks in the order that numbers moves. None if somebody who
    could move did not, or made a move that is not in the abstraction.
    """
    choices: list[int] = []
    root = before
    while root.player != after.player or root is before:
        player = root.player
        arrived = after.owned[player] & ~root.owned[player]
        if arrived.any():
            number = _number_of(root, after, abstraction)
            if number is None:
                return None
            choices.append(number)
            root = root.after(number, abstraction)
        elif root.moves():
            return None
        else:
            root = replace(root, player=(player + 1) % PLAYERS)
    same = all(sorted(ours) == sorted(theirs) for ours, theirs in zip(root.flocks, after.flocks))
    return (choices, root) if same and (root.owned == after.owned).all() else None


def _number_of(root: Root, after: Root, abstraction: ActionAbstraction) -> int | None:
    """The number of the mover's move that leaves its cells and flocks as they are ``after``."""
    player = root.player
    arrived = after.owned[player] & ~root.owned[player]
    if sizes(arrived[:, None])[0] != 1:
        return None
    spare = dict(after.flocks[player])
    sheep = 1 + sum(left for cell, left in spare.items() if arrived[root.geometry.word[cell]] & root.geometry.bit[cell])
    for number, move in enumerate(root.moves(abstraction)):
        if move.sheep == sheep:
            reached = root.after(number, abstraction)
            if sorted(reached.flocks[player]) == sorted(after.flocks[player]) and (
                    reached.owned[player] == after.owned[player]).all():
                return number
    return None
