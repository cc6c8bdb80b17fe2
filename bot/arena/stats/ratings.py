"""The ratings of a league, computed from all its games in the order in which they were saved.

They are those of openskill's Plackett-Luce model (R. Weng, C. Lin, "A Bayesian Approximation Method for
Online Ranking", 2011).
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.arena.game import Record
from bot.arena.run.faults import FaultKind
from bot.arena.run.schedule import League
from bot.arena.stats.estimates import NORMAL_95
from bot.arena.stats.outcome import Outcome, outcome

HISTORY_POINTS = 200


@dataclass
class Standing:
    """One bot's row. ``history``: games of the league so far, rating and its deviation, after each of its games."""

    name: str
    command: str
    rating: float
    deviation: float
    games: int = 0
    points: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)
    active: bool = True
    history: list[tuple[int, float, float]] = field(default_factory=list)

    def as_json(self) -> Record:
        """What ``league --json`` says of a bot."""
        error = NORMAL_95 * self.deviation
        return {
            "name": self.name,
            "cmd": self.command,
            "active": self.active,
            "rating": round(self.rating, 3),
            "low": round(self.rating - error, 3),
            "high": round(self.rating + error, 3),
            "games": self.games,
            "score": round(self.points / self.games, 4) if self.games else None,
            "faults": self.faults,
        }


def standings(league: League, records: Sequence[Record]) -> list[Standing]:
    """All bots that play or have played, best rating first."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    table: dict[str, Standing] = {}

    def enter(name: str, command: str) -> None:
        if name not in table:
            ratings[name] = model.rating(name=name)
            table[name] = Standing(name, command, ratings[name].mu, ratings[name].sigma, active=name in league.bots)

    for name, command in league.bots.items():
        enter(name, command)
    for number, record in enumerate(records, start=1):
        names = record["league"]["names"]
        for name, command in zip(names, record["match"]["commands"]):
            enter(name, command)
        game = outcome(record)
        rated = model.rate([[ratings[name]] for name in names], ranks=[float(rank) for rank in game.ranks])
        for place, (name, team) in enumerate(zip(names, rated)):
            ratings[name] = team[0]
            _count(table[name], game, place, number, team[0])
    return sorted(table.values(), key=lambda row: -row.rating)


def _count(row: Standing, game: Outcome, place: int, number: int, rating: PlackettLuceRating) -> None:
    row.rating, row.deviation = rating.mu, rating.sigma
    row.games += 1
    row.points += game.points[place]
    for name in game.faults[place]:
        row.faults[FaultKind(name).value] = row.faults.get(name, 0) + 1
    row.history.append((number, rating.mu, rating.sigma))


def thinned(history: Sequence[tuple[int, float, float]]) -> list[tuple[int, float, float]]:
    """At most about ``HISTORY_POINTS`` points of a history, the last one among them."""
    step = max(1, len(history) // HISTORY_POINTS)
    return [*history[:-1:step], *history[-1:]]
