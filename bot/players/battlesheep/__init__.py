"""The Battle Sheep bot: a start chosen by search, then UCT."""
from bot.players.battlesheep.player import Params, main

__all__ = ["Params", "main"]
