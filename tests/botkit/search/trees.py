"""Small random games of every kind, whose values are known by plain search."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

Path = tuple[int, ...]
LONGEST = 5


class RandomTree:
    """Who moves, what can be moved and what it brings is drawn from a position's path; ``chance`` is that of dice."""

    def __init__(self, seed: int, players: int = 2, chance: float = 0.0, most: int = 3) -> None:
        self.seed, self.players, self.chance, self.most = seed, players, chance, most

    def random(self, what: str, position: Path) -> Random:
        return Random(f"{self.seed} {what} {position}")

    def chances(self, position: Path) -> list[tuple[float, int]]:
        random = self.random("chances", position)
        if not position or len(position) == LONGEST or random.random() >= self.chance:
            return []
        return [(0.5, 0), (0.25, 1), (0.25, 2)]

    def moves(self, position: Path) -> list[int]:
        if len(position) == LONGEST:
            return []
        return list(range(self.random("moves", position).randint(0 if position else 2, self.most)))

    def player(self, position: Path) -> int:
        return self.random("player", position).randrange(self.players)

    def play(self, position: Path, move: int) -> Path:
        return (*position, move)

    def rewards(self, position: Path) -> Sequence[float]:
        """By rank, all different: for three players 1, 2/3 and 1/3; for two 1 and 0, or a draw."""
        random = self.random("rewards", position)
        if self.players == 2:
            first = random.choice([0.0, 0.5, 1.0])
            return first, 1.0 - first
        ranks = list(range(1, self.players + 1))
        random.shuffle(ranks)
        return [rank / self.players for rank in ranks]


def exact(game: RandomTree, position: Path) -> Sequence[float]:
    """The rewards if everybody plays best; of equal moves the first one is played."""
    chances = game.chances(position)
    if chances:
        outcomes = [(probability, exact(game, (*position, outcome))) for probability, outcome in chances]
        return [sum(probability * rewards[player] for probability, rewards in outcomes)
                for player in range(game.players)]
    moves = game.moves(position)
    if not moves:
        return game.rewards(position)
    player = game.player(position)
    return max((exact(game, (*position, move)) for move in moves), key=lambda rewards: rewards[player])
