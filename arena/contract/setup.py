"""How a game is set up: its edition, seed and options, and the time that its players have."""
from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from arena.contract.errors import told_as

DAY_MS = 86_400_000.0
"""The longest time for which the arena waits for a bot."""


@dataclass(frozen=True)
class Limits:
    """Milliseconds that a bot has for an answer; 0: no limit. Raises :class:`ValueError` below 0 or above a day."""

    first_turn_ms: float
    turn_ms: float

    def __post_init__(self) -> None:
        for ms in (self.first_turn_ms, self.turn_ms):
            if not 0.0 <= ms <= DAY_MS:
                raise ValueError(f"a limit of {ms:g} ms is not from 0 (none is enforced) to a day ({DAY_MS:.0f} ms)")


NO_LIMITS = Limits(0.0, 0.0)


class WrongNumber(ArgumentTypeError, ValueError):
    """A text that is no number as it is wanted; :mod:`argparse` shows the message."""


def number_from_one(text: str) -> int:
    """A whole number from 1 on. Raises :class:`WrongNumber` for any other text."""
    if not (text.isascii() and text.isdecimal() and int(text)):
        raise WrongNumber(f"wants a whole number from 1 on, not {text!r}")
    return int(text)


def either(numbers: Iterable[int]) -> str:
    """Numbers in words: ``2, 3 or 4``."""
    *fewer, most = map(str, sorted(numbers))
    return f"{', '.join(fewer)} or {most}" if fewer else most


@dataclass(frozen=True)
class Setup:
    """Everything that determines a game of the local referee, apart from the answers."""

    seed: int
    seats: int
    edition: str
    limits: Limits
    options: Mapping[str, str] = field(default_factory=dict)

    def check(self, editions: Collection[str], seats: Collection[int], options: Collection[str] = ()) -> None:
        """Raises :class:`ValueError` for an edition, a number of seats or an option that the game does not have."""
        if self.edition not in editions:
            raise ValueError(f"no edition is called {self.edition!r}; there are: {', '.join(editions)}")
        if self.seats not in seats:
            raise ValueError(f"the game is for {either(seats)} players, not {self.seats}; one program may have several"
                             " seats")
        unknown = [name for name in self.options if name not in options]
        if unknown:
            raise ValueError(f"no option is called {unknown[0]!r}; there are: {', '.join(options) or 'none'}")

    def whole_number(self, option: str, default: int) -> int:
        """The value of an option that is a whole number from 1 on. Raises :class:`ValueError` for any other."""
        with told_as(ValueError, ValueError, about=f"option {option} "):
            return number_from_one(self.options.get(option, str(default)))
