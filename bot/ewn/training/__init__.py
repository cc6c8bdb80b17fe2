"""How the weights are learned (``python -m bot.ewn.training``), and the speed of the search."""
