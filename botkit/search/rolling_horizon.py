"""Rolling horizon: plans of some turns are bred and simulated; the first action is made, the rest kept for next turn.

For continuous or long games of actions with angles and amounts, such as pods, landers and characters with physics: what
counts is where the next few turns lead, and a simulation can tell. Strong because a good plan of the last turn, shifted
by one, is never lost. Where a plan must foil an answer of the others, trees are better (``decoupled``).

Plans are bred as in a steady-state genetic algorithm: two parents, each the better of two drawn ones; of their actions
one or the other's; one action changed, the less the later in the search; the child takes the worst plan's place. When
nothing has got better for long, all plans but the best are drawn anew.

Sources: Perez, Samothrakis, Lucas and Rohlfshagen, "Rolling horizon evolution versus tree search for navigation in
single-player real-time games" (2013); Gaina, Lucas and Perez-Liebana, "Population seeding techniques for rolling
horizon evolution in general video game playing" (2017), for the shifted plan.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import Generic, Protocol, TypeVar

from botkit.search.clock import Deadline
from botkit.search.progress import Progress
from botkit.search.result import SearchResult

P = TypeVar("P", contravariant=True)
A = TypeVar("A")
Valued = tuple[float, "tuple[A, ...]"]
"""A plan, and what it is worth."""


class Game(Protocol[P, A]):
    """A game whose actions are drawn and changed. Positions do not change."""

    players: int

    def action(self, random: Random) -> A:
        """Any action, at random."""

    def changed(self, action: A, random: Random, amount: float) -> A:
        """An action near ``action``; ``amount`` falls from 1 (it may be any) towards 0 during a search."""

    def value(self, position: P, plans: Sequence[Sequence[A]], player: int) -> float:
        """What it is worth to ``player`` when all follow their ``plans`` from here on; the greater, the better."""


@dataclass(frozen=True)
class Settings:
    """How plans are bred."""

    horizon: int = 8
    """Actions of a plan."""
    population: int = 12
    """Plans that live at a time."""
    patience: int = 200
    """After so many children none of which was the best, the plans are drawn anew."""


class RollingHorizon(Generic[P, A]):
    """The players' plans, from turn to turn."""

    def __init__(self, game: Game[P, A], settings: Settings | None = None, seed: int = 0) -> None:
        self._game, self._settings = game, settings or Settings()
        self._random = Random(seed)
        self.plans = [self._drawn() for _ in range(game.players)]
        """What each player is expected to do from the present position on: the best plan that was found for it, else a
        random one, or what you put there."""

    def shift(self) -> None:
        """A turn was played: all plans lose their first action, and get a random one at their end."""
        self.plans = [(*plan[1:], self._game.action(self._random)) for plan in self.plans]

    def results(self, position: P, player: int, deadline: Deadline, plans: int = 0) -> Iterator[SearchResult[A]]:
        """The first action of the player's best plan, whenever there is a better one; ``line`` is the plan.

        Until the deadline, or for ``plans`` that are tried in all, whatever the clock says (0: no limit).
        Effort: the player's own plans that were tried.
        """
        yield SearchResult(self.plans[player][0], line=self.plans[player])
        progress = Progress(deadline, plans)
        best = self._valued(position, player, self.plans[player])
        herd = [best]
        stale = 0
        yield _result(best, progress)
        while (share := progress.share()) < 1.0:
            full = len(herd) == self._settings.population
            plan = self._child(herd, 1.0 - share) if full else self._drawn()
            child = self._valued(position, player, plan)
            progress.done += 1
            _enter(herd, child, full)
            stale += 1
            if child[0] > best[0]:
                best, stale = child, 0
                self.plans[player] = plan
                yield _result(best, progress)
            elif stale == self._settings.patience:
                herd, stale = [best], 0

    def _valued(self, position: P, player: int, plan: tuple[A, ...]) -> Valued[A]:
        plans = [*self.plans[:player], plan, *self.plans[player + 1:]]
        return self._game.value(position, plans, player), plan

    def _drawn(self) -> tuple[A, ...]:
        return tuple(self._game.action(self._random) for _ in range(self._settings.horizon))

    def _child(self, herd: list[Valued[A]], amount: float) -> tuple[A, ...]:
        """Of two parents, with one action changed."""
        draw = self._random.random
        one, other = self._parent(herd), self._parent(herd)
        plan = [mine if draw() < 0.5 else its for mine, its in zip(one, other)]
        place = int(draw() * len(plan))
        plan[place] = self._game.changed(plan[place], self._random, amount)
        return tuple(plan)

    def _parent(self, herd: list[Valued[A]]) -> tuple[A, ...]:
        """The better of two that are drawn."""
        one, other = (herd[int(self._random.random() * len(herd))] for _ in range(2))
        return max(one, other, key=itemgetter(0))[1]


def _enter(herd: list[Valued[A]], child: Valued[A], full: bool) -> None:
    """Into a full herd, only in place of a plan that is worse."""
    if not full:
        herd.append(child)
        return
    worst = min(herd, key=itemgetter(0))
    if child[0] > worst[0]:
        herd[herd.index(worst)] = child


def _result(best: Valued[A], progress: Progress) -> SearchResult[A]:
    value, plan = best
    return SearchResult(plan[0], value, (), progress.done, plan)
