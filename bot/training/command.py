"""What the training commands share: their options, and the progress that they show."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from tqdm import tqdm

from arena.contract.setup import number_from_one

ROOT = Path(__file__).parents[2]
T = TypeVar("T")


def option_parser(game: str, title: str, meaning: str, plan: Any) -> argparse.ArgumentParser:
    """The options that all training commands have, with the defaults of ``plan``; ``meaning``: what a generation is."""
    parser = argparse.ArgumentParser(
        prog=f"python -m bot.{game}.training",
        description=f"Learns the weights of {title} by self-play and writes the module that holds them.",
    )
    add = parser.add_argument
    add("--generations", type=number_from_one, default=plan.generations, metavar="N",
        help=f"{meaning} (default %(default)s)")
    add("--games", type=number_from_one, default=plan.games, metavar="N",
        help="in each generation (default %(default)s)")
    add("--seed", type=int, default=plan.seed, metavar="S", help="of the games (default %(default)s)")
    add("--out", type=Path, default=next((ROOT / "bot" / game).rglob("weights.py")), metavar="FILE",
        help="the module to write (default: the bot's)")
    return parser


def progress(what: str, unit: str, items: Sequence[T], done: int = 0) -> tqdm[T]:
    """``items`` with a progress bar, which begins at ``done``."""
    return tqdm(items, desc=what, unit=f" {unit}", total=done + len(items), initial=done, disable=None)
