"""What the answers of a game were worth: one module a game, and what they have in common. Never bundled."""
import bot.players  # noqa: F401  # before numpy: its products of matrices then keep to one core
