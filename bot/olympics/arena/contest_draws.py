"""The draws of the contest's own referee: with its seed and the players' answers, the match is the same, line for line.

All draws of a match come from one source, so later draws depend on when runs have ended.
"""
from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha1
from itertools import accumulate
from typing import TypeVar

from bot.olympics.rules.constants import FINISH, GROUND, HURDLE, LETTERS, PLAYERS, SKATING
from bot.olympics.rules.draws import WIND_WEIGHTS
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Skating

T = TypeVar("T")

INT_BITS = 32
FIRST_ORDER = "UDLR"


class Sha1Random:
    """Java's ``SecureRandom`` of kind SHA1PRNG, seeded with a 64-bit number."""

    def __init__(self, seed: int) -> None:
        self._state = bytearray(sha1((seed % (1 << 64)).to_bytes(8, "little")).digest())
        self._unused = b""

    def _bytes(self, count: int) -> bytes:
        while len(self._unused) < count:
            self._unused += self._block()
        drawn, self._unused = self._unused[:count], self._unused[count:]
        return drawn

    def _block(self) -> bytes:
        output = sha1(self._state).digest()
        before = bytes(self._state)
        carry = 1
        for place, (own, other) in enumerate(zip(before, output)):
            total = _signed(own) + _signed(other) + carry
            self._state[place] = total % 256
            carry = total >> 8
        if self._state == before:
            self._state[0] = (self._state[0] + 1) % 256
        return output

    def bits(self, count: int) -> int:
        """A number of ``count`` bits, at most 32."""
        size = (count + 7) // 8
        return int.from_bytes(self._bytes(size), "big") >> (8 * size - count)

    def below(self, limit: int) -> int:
        """A uniform number from 0 to below ``limit``."""
        drawn = self.bits(INT_BITS - 1)
        if limit & (limit - 1) == 0:
            return (limit * drawn) >> (INT_BITS - 1)
        while drawn - drawn % limit + limit - 1 >= 1 << (INT_BITS - 1):
            drawn = self.bits(INT_BITS - 1)
        return drawn % limit

    def flag(self) -> bool:
        return self.bits(1) != 0

    def fraction(self) -> float:
        """A uniform number from 0 to below 1."""
        high = self.bits(26)
        return ((high << 27) + self.bits(27)) * 2.0**-53

    def shuffle(self, items: list[T]) -> None:
        """Shuffles in place."""
        for size in range(len(items), 1, -1):
            other = self.below(size)
            items[size - 1], items[other] = items[other], items[size - 1]


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


class ContestDraws:
    """The runs and skating orders of one match, in the order in which the contest draws them."""

    def __init__(self, seed: int, kinds: Sequence[int]) -> None:
        """``kinds``: the kinds of the games that are played at once."""
        self._kinds = kinds
        self.reseed(seed)
        self._order = list(FIRST_ORDER)
        """It is never reset: every shuffle starts from the order before."""

    def reseed(self, seed: int) -> None:
        """Draws from this seed from now on."""
        self._random = Sha1Random(seed)

    def new_run(self, game: int) -> MiniGame:
        return (self._hurdles, self._archery, self._skating, self._diving)[self._kinds[game]]()

    def skating_order(self, game: int, is_over: bool) -> str:
        """The next order; one is drawn even after the last turn of a run."""
        self._random.shuffle(self._order)
        return "".join(self._order)

    def _hurdles(self) -> Hurdles:
        random = self._random
        track = GROUND * (3 + random.below(5))
        for _ in range(3 + random.below(4)):
            track += HURDLE + GROUND * (4 if random.flag() else 3)
        return Hurdles(track[:FINISH].ljust(FINISH, GROUND) + GROUND)

    def _archery(self) -> Archery:
        arrow = (self._coordinate(), self._coordinate())
        winds = [self._wind() for _ in range(12 + self._random.below(4))]
        return Archery(winds, [arrow] * PLAYERS)

    def _coordinate(self) -> int:
        distance = 5 + self._random.below(5)
        return distance if self._random.flag() else -distance

    def _wind(self) -> int:
        drawn, share = self._random.fraction(), 1 / sum(WIND_WEIGHTS)
        sums = accumulate(weight * share for weight in WIND_WEIGHTS)
        return next((wind for wind, total in enumerate(sums) if total >= drawn), 0)

    def _skating(self) -> Skating:
        return Skating(self.skating_order(SKATING, False))

    def _diving(self) -> Diving:
        return Diving("".join(LETTERS[self._random.below(len(LETTERS))] for _ in range(12 + self._random.below(4))))
