"""Helpers that read the words and numbers of a line, and say what is wrong with it."""
from __future__ import annotations

from botkit.client.errors import ProtocolError

SHOWN = 60
"""Characters of a wrong line that an error shows."""


def wrong(what: str, wanted: str, text: str) -> ProtocolError:
    """The error for a ``text`` that is not what is ``wanted``."""
    return ProtocolError(f"{what}: wants {wanted}, not {text if len(text) <= SHOWN else text[:SHOWN] + '...'!r}")


def parse_words(text: str, count: int, what: str) -> list[str]:
    """The ``count`` words of a line. Raises :class:`ProtocolError` if there are more, or fewer."""
    words = text.split()
    if len(words) != count:
        raise wrong(what, f"{count} words", text)
    return words


def parse_integers(text: str, count: int, what: str) -> list[int]:
    """The ``count`` numbers of a line. Raises :class:`ProtocolError`."""
    wanted = f"{count} whole numbers" if count > 1 else "a whole number"
    try:
        numbers = [int(word) for word in text.split()]
    except ValueError:
        raise wrong(what, wanted, text) from None
    if len(numbers) != count:
        raise wrong(what, wanted, text)
    return numbers


def parse_integer(text: str, what: str) -> int:
    """The only number of a line. Raises :class:`ProtocolError`."""
    return parse_integers(text, 1, what)[0]
