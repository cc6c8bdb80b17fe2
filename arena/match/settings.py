"""How the games of a match, or of a league, are played."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from arena.contract.measure import Measure
from arena.contract.record import DEFAULT_PATIENCE_MS
from arena.contract.setup import Limits, Setup
from arena.games import load_game, whole_name
from arena.run.asking import FAIR
from arena.stats.yardstick import POINTS, Yardstick, yardstick_of


@dataclass(frozen=True)
class MatchSettings:
    """``game`` is a name that :func:`load_game` takes. ``together``: the bots of a simultaneous turn are asked at once.

    ``patience_ms``: how long a bot is waited for if no limit is enforced. ``slowdown``: programs get this part of a
    core, 1 / slowdown. ``clock``: how time is taken, see :data:`arena.run.asking.CLOCKS`.
    """

    game: str
    edition: str
    limits: Limits
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    together: bool = False
    patience_ms: float = DEFAULT_PATIENCE_MS
    slowdown: float = 1.0
    clock: str = FAIR

    @property
    def measure(self) -> Measure | None:
        """How programs are compared that play alone: their seats change nothing. ``None``: they play each other."""
        return load_game(self.game).measure

    @property
    def yardstick(self) -> Yardstick:
        """What is compared in each set."""
        return yardstick_of(self.measure)

    @property
    def gains(self) -> Measure | None:
        """The measure, if gains are compared."""
        return None if self.yardstick is POINTS else self.measure

    def setup(self, seed: int) -> Setup:
        """The setup of a set of games."""
        return Setup(seed, self.seats, self.edition, self.limits, self.options)


def new_settings(
    name: str, seats: int | None = None, edition: str | None = None, first_turn_ms: float | None = None,
    turn_ms: float | None = None, **more: Any,
) -> MatchSettings:
    """Settings of the game ``name`` that can be played; ``None``: as in the contest, with as few seats as it allows.

    ``more``: other fields. Raises :class:`ValueError`, which says why they cannot be played.
    """
    try:
        game = load_game(name)
    except LookupError as error:
        raise ValueError(str(error)) from None
    edition = edition or game.editions[0]
    usual = game.limits_of(edition)
    limits = Limits(
        usual.first_turn_ms if first_turn_ms is None else first_turn_ms,
        usual.turn_ms if turn_ms is None else turn_ms,
    )
    settings = MatchSettings(whole_name(name), edition, limits, seats or game.seats[0], **more)
    settings.setup(0).check(game.editions, game.seats, game.options)
    game.new_referee(settings.setup(0))
    return settings
