"""How the weights are learned (``python -m bot.battlesheep.training``), and the speed of the search."""
