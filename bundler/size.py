"""How long a built file may be."""
from __future__ import annotations

from bundler import BundleError

LIMIT = 100_000
"""The most characters that the contest's editor takes, counted by :func:`utf16_length`."""
ROOM = LIMIT // 20
"""The characters that must stay free, so that a bot can still be mended on the day of a contest."""


def utf16_length(text: str) -> int:
    """The length as the contest counts it: characters outside the basic plane count as two."""
    return len(text.encode("utf-16-le")) // 2


def check_size(bot: str, text: str) -> None:
    """Raises :class:`BundleError` for a built file that is too long."""
    length = utf16_length(text)
    if length > LIMIT - ROOM:
        raise BundleError(
            f"{bot} has {length:,} characters; at most {LIMIT - ROOM:,} leave room below the contest's {LIMIT:,}"
        )
