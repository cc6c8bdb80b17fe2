"""The token of an app: whoever has it may use the app."""
from __future__ import annotations

import re
import secrets
import sys
from pathlib import Path

from arena.contract.saving import write_whole

FORM = re.compile(r"[A-Za-z0-9_-]{24,}")
"""What a token looks like: more than anyone can guess, in characters that stay as they are in an address."""
RANDOM_BYTES = 24


def is_token(text: str) -> bool:
    """Whether a text can be a token; an empty or short one cannot."""
    return FORM.fullmatch(text) is not None


def kept_token(file: Path) -> str:
    """The token in a file, which stays the same so that a phone stays signed in; only its owner may read the file.

    Where there is no file, or no token in it, it gets a new one. Raises :class:`OSError` if it cannot be read, and
    :class:`arena.contract.saving.SaveError` if it cannot be written.
    """
    try:
        kept = file.read_text(encoding="ascii", errors="replace").strip()
    except FileNotFoundError:
        return _new_token(file)
    if is_token(kept):
        return kept
    print(f"{file} held no token; it has a new one now", file=sys.stderr)
    return _new_token(file)


def new_token() -> str:
    """A token that nobody knows."""
    return secrets.token_urlsafe(RANDOM_BYTES)


def _new_token(file: Path) -> str:
    token = new_token()
    write_whole(file, f"{token}\n".encode())
    return token
