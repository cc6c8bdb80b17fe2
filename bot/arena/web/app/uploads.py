"""Files that are uploaded: what a browser says of one decides nothing but how it is called in the bot's folder."""
from __future__ import annotations

import re

LONGEST = 60
"""Characters of a file's name."""


def safe_name(given: str) -> str:
    """A file name without folders, of letters, digits and ``. _ -``; it is not hidden and does not look like an option.

    The end of a name that is too long stays, which says what kind of file it is.
    """
    last = re.split(r"[/\\]", given)[-1]
    return re.sub(r"[^A-Za-z0-9._-]", "_", last)[-LONGEST:].lstrip(".-") or "bot"
