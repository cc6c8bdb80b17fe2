"""The action numbers as the seed prints them (Algorithms 2 and 3), followed to the letter, and corrected.

They are here to show why the project does not use them.
"""
from __future__ import annotations

from collections.abc import Sequence


def action_number(multiplicities: Sequence[int], action: Sequence[int], last_first: bool = False) -> int:
    """Algorithm 2. ``last_first``: accumulate from the last register down, so that it fits Algorithm 3."""
    left, digits = list(multiplicities), list(action)
    radix, radices = len(left), []
    for i in range(len(digits)):
        radices.append(radix)
        chosen = digits[i]
        left[chosen] -= 1
        if left[chosen] == 0:
            radix -= 1
        for j in range(chosen):
            if left[j] == 0:
                digits[i] -= 1
    number = 0
    order = range(len(digits))
    for i in reversed(order) if last_first else order:
        number = number * radices[i] + digits[i]
    return number


def number_action(multiplicities: Sequence[int], length: int, number: int) -> tuple[int, ...]:
    """Algorithm 3: the digits, the first one least significant."""
    left, radix, digits = list(multiplicities), len(multiplicities), []
    for _ in range(length):
        digit, number = number % radix, number // radix
        j = 0
        while j <= digit and j < len(left):
            if left[j] == 0:
                digit += 1
            j += 1
        left[digit] -= 1
        if left[digit] == 0:
            radix -= 1
        digits.append(digit)
    return tuple(digits)
