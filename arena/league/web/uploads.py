"""Uploaded files: what a browser says of one decides only its name in the bot's folder."""
from __future__ import annotations

import re

LONGEST = 60
"""The most characters of a file's name."""


def safe_name(given: str) -> str:
    """A safe file name: letters, digits and ``. _ -``, without folders; not hidden, and not like an option.

    A name that is too long keeps its end, because this shows the kind of the file.
    """
    last = re.split(r"[/\\]", given)[-1]
    return re.sub(r"[^A-Za-z0-9._-]", "_", last)[-LONGEST:].lstrip(".-") or "bot"
