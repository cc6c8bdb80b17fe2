"""What an action of ``league`` is, and what the modules of its actions share."""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from rich.table import Table

from arena.terminal import Terminal

Actions = dict[str, tuple[Callable[..., int], str, Callable[[argparse.ArgumentParser], None]]]
"""By name: what carries it out and returns the exit code, a line for ``--help``, and what adds its options."""


def tell(args: argparse.Namespace, value: Any, *shown: str | Table) -> int:
    """Prints ``value`` for ``--json``, the lines and tables for people; returns the exit code 0."""
    if args.json:
        print(json.dumps(value))
        return 0
    for part in shown:
        print(part) if isinstance(part, str) else Terminal().print(part)
    return 0
