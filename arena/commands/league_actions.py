"""What an action of ``league`` is, and what the modules of its actions share."""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

Actions = dict[str, tuple[Callable[..., int], str, Callable[[argparse.ArgumentParser], None]]]
"""By name: what carries it out and returns the exit code, a line for ``--help``, and what adds its options."""


def print_json(value: Any) -> None:
    """Prints what ``--json`` asks for."""
    print(json.dumps(value))


def tell(args: argparse.Namespace, value: Any, *lines: str) -> int:
    """Prints ``value`` for ``--json``, the lines for people; returns the exit code 0."""
    if args.json:
        print_json(value)
    else:
        print(*lines, sep="\n", end="\n" if lines else "")
    return 0
