"""Who meets whom in the next set of the standings.

Every bot has an importance, the root of twice its chance to beat the best one by the ratings: most games are between
the best bots, and the others are not forgotten. First comes the bot with the fewest sets for its importance (the newest
among equals). Each opponent is drawn with a weight ``p (1 - p) / (1 + m)`` times its importance: ``p`` is the
probability to win by the ratings, ``p (1 - p)`` is what a game tells about their difference (its Fisher information),
greatest between equals, and ``m`` is how often the two have met. So a new bot plays until it has as many games as its
equals, mostly against bots close to its rating, and no pair is left out.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import sqrt
from random import Random

from arena.stats.estimates import score_of
from arena.stats.yardstick import AT_ANCHOR


def importance_of(elo: float) -> float:
    """Of a bot that is by so much stronger than the best one."""
    return sqrt(2.0 * score_of(elo))


class Pairing:
    """By bot (id): ``ratings``, and how many ``sets`` it has played; ``meetings`` of each pair in sets."""

    def __init__(self, ratings: Mapping[int, float], sets: Counter[int], meetings: Counter[tuple[int, int]]) -> None:
        self.ratings = ratings
        self.sets = sets
        self._meetings = meetings

    def draw(self, pool: Sequence[int], players: int, random: Random) -> list[int]:
        """The bots of a new set by entry, which counts from now on. If there are too few, some play several times."""
        best = max(map(self._rating, pool))
        importance = {bot: importance_of(self._rating(bot) - best) for bot in pool}
        first = min(pool, key=lambda bot: ((1 + self.sets[bot]) / importance[bot], -bot))
        drawn = [first]
        while len(drawn) < players:
            left = [bot for bot in pool if bot not in drawn] or [bot for bot in pool if bot != first]
            drawn += random.choices(left, [importance[bot] * self.weight(first, bot) for bot in left])
        self.sets.update({*drawn})
        self._meetings.update(permutations({*drawn}, 2))
        return drawn

    def weight(self, bot: int, other: int) -> float:
        chance = score_of(self._rating(bot) - self._rating(other))
        return chance * (1.0 - chance) / (1 + self._meetings[bot, other])

    def _rating(self, bot: int) -> float:
        return self.ratings.get(bot, AT_ANCHOR)
