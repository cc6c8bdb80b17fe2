"""The kit's own bots, shipped and reference, by the names of their submissions."""
from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any

import bundle
from arena.games import game_names
from bundler.build import submissions
from bundler.modules import Modules

ENTRY = re.compile(r"from (bot\.\w+\.(?:player|reference))\.loop import main\s+main\(\)\s*")
"""The whole of an entry point of the kit; a user's own bot in bot/submit may have another."""


def _package(bot: str) -> str:
    entry = ENTRY.fullmatch((bundle.ROOT / "bot" / "submit" / f"{bot}.py").read_text(encoding="utf-8"))
    return entry[1] if entry else ""


PACKAGES = {bot: package for bot in submissions(bundle.ROOT) if (package := _package(bot))}
BOTS = [*PACKAGES]
SHIPPED = [bot for bot in BOTS if bot in game_names()]


def game_of(bot: str) -> str:
    return PACKAGES[bot].split(".")[1]


def package_of(bot: str) -> str:
    """Of its ``loop`` and ``params``."""
    return PACKAGES[bot]


@cache
def sources_of(bot: str) -> dict[str, str]:
    """The text of each module that its submission carries, by its path."""
    return Modules(f"bot/submit/{bot}.py", bundle.ROOT).sources


def params_of(bot: str) -> Any:
    return import_module(f"{package_of(bot)}.params").Params()
