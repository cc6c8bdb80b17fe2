"""How the weights are learned (``python -m bot.olympics.training``), and the speed of the search."""
