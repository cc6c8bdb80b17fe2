"""What the bot's loop asks of a way to choose actions."""
from __future__ import annotations

from typing import Protocol

from bot.games.olympics.rules import Position
from bot.search.clock import Deadline


class Strategy(Protocol):
    """Chooses one action a turn. Made once a match from the bot's ``Params``; may keep state between turns."""

    provisional: int | None
    """The best answer known so far in this turn (``None``: none yet).

    The loop sets it to ``None`` before :meth:`choose` and plays it if the search is stopped or fails.
    """

    evaluations: int
    """How many leaves, or plans, the last call of :meth:`choose` has evaluated."""

    def prepare(self) -> None:
        """Builds tables, before the first turn is read. Takes little: the first turn's clock is running."""

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        """The action, 0..3, of the player ``seat`` at the start of a turn; at any deadline, also one that has passed.

        ``position`` has the four games in their order. At least one of its runs is not resting.
        It must not be changed. With ``Params.iterations`` the deadline never comes.
        """
