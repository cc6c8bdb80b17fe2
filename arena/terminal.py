"""Tables and lines for a terminal. As in all that is printed, control characters are shown, and not obeyed.

Only colours of these tables and progress bars go to the terminal as they are. Importing rich takes time, so
:mod:`arena.printable` is a module of its own, for programs that print no tables.
"""
from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from arena.printable import as_it_is, shown


class Terminal(Console):
    """Prints tables and lines on stdout. Their colours are its own; all text is plain text."""

    def __init__(self, **options: Any) -> None:
        plain = {"markup": False, "highlight": False, "emoji": False}
        super().__init__(**{"file": as_it_is(sys.stdout), **plain, **options})

    def render_str(self, text: str, **options: Any) -> Text:
        """A text as it is printed, also in a table; rich itself would drop some control characters."""
        return super().render_str(shown(text), **options)


def text_column(heading: str) -> Column:
    """A column of texts, which are folded where the terminal is too narrow."""
    return Column(heading, overflow="fold")


def number_column(heading: str) -> Column:
    """A column of numbers, which stay on one line."""
    return Column(heading, justify="right", no_wrap=True)


def new_table(*columns: Column, title: str | None = None, caption: str | None = None) -> Table:
    """A table without rows, in the style of all tables of the arena; its cells may be plain texts.

    A :class:`Terminal` prints it. Columns without headings make one without a line of headings.
    """
    return Table(
        *columns, title=title, caption=caption, caption_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0),
        show_header=any(column.header for column in columns))


def interval_cells(values: Collection[float | None], write: Callable[[float], str]) -> tuple[str, str]:
    """A value, and its 95 % interval, by the value and its bounds; ``None``: unknown."""
    value, low, high = ("-" if number is None else write(number) for number in values)
    return value, "interval unknown" if None in values else f"{low} to {high}"
