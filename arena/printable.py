"""What is printed for people. Names and words of programs are in it: their control characters are shown, not obeyed.

This holds for everything that commands print while :func:`shown_to_people` is in force.
"""
from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that a terminal obeys, except tab and line feed; those that turn text around; and halves of characters."""


def shown(text: str) -> str:
    """The text with control characters in the way in which programs write them, such as ``\\x1b``."""
    return CONTROL.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


class _Shown:
    """A stream that shows what is written to it; in everything else it is the stream under it."""

    def __init__(self, stream: TextIO) -> None:
        self.as_it_is = stream

    def write(self, text: str) -> int:
        return self.as_it_is.write(shown(text))

    def writelines(self, lines: Iterable[str]) -> None:
        self.as_it_is.writelines(map(shown, lines))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.as_it_is, name)


@contextmanager
def shown_to_people() -> Iterator[None]:
    """While it is in force, stdout and stderr show control characters; one that is closed loses what it is given."""
    before = sys.stdout, sys.stderr
    with open(os.devnull, "w") as nowhere:
        sys.stdout, sys.stderr = (_Shown(stream or nowhere) for stream in before)
        try:
            yield
        finally:
            sys.stdout, sys.stderr = before


def as_it_is(stream: TextIO) -> TextIO:
    """The stream for what draws on a terminal itself, such as a progress bar."""
    return stream.as_it_is if isinstance(stream, _Shown) else stream
