"""What the answers of a game were worth: one module per game, and what they share. Never bundled."""
import bot.players  # noqa: F401  # before numpy: its products of matrices then keep to one core
