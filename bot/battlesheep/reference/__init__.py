"""The bot of the document on Battle Sheep: UCT with random playouts, and a rule for the start."""
