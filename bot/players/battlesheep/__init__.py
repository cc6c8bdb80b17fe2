"""The Battle Sheep bot: a start chosen by search, then UCT."""
from bot.players.battlesheep.main import main
from bot.players.battlesheep.player import Params

__all__ = ["Params", "main"]
