"""The kit's own bots, shipped and reference, by the names of their submissions."""
from __future__ import annotations

from importlib import import_module
from typing import Any

import bundle

BOTS = bundle.submissions(bundle.ROOT)
REFERENCE = "_reference"
"""The ending of the name of a game's second bot."""


def game_of(bot: str) -> str:
    return bot.removesuffix(REFERENCE)


def package_of(bot: str) -> str:
    """Of its ``loop`` and ``params``."""
    return f"bot.{'reference' if bot.endswith(REFERENCE) else 'players'}.{game_of(bot)}"


def params_of(bot: str) -> Any:
    return import_module(f"{package_of(bot)}.params").Params()
