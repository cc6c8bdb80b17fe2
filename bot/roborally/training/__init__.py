"""How the weights are learned (``python -m bot.roborally.training``), and the speed of the search."""
