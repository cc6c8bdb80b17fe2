"""How long a built file may be."""
from __future__ import annotations

from bundler import BundleError

LIMIT = 100_000
"""The most characters that the contest's editor takes, counted by :func:`utf16_length`."""
ROOM = 20
"""One in so many characters must stay free in a bot of the kit, so that it can still be mended during a contest."""


def utf16_length(text: str) -> int:
    """The length as the contest counts it: characters outside the basic plane count as two."""
    return len(text.encode("utf-16-le")) // 2


def most_characters(limit: int, keeps_room: bool) -> int:
    """How long a built file may be."""
    return limit - limit // ROOM if keeps_room else limit


def check_size(name: str, text: str, limit: int, keeps_room: bool) -> None:
    """Raises :class:`BundleError` for a built file that is too long."""
    length, most = utf16_length(text), most_characters(limit, keeps_room)
    if length > most:
        fit = f"leave room below the contest's {limit:,}" if keeps_room else "fit"
        raise BundleError(f"{name} has {length:,} characters; at most {most:,} {fit}")
