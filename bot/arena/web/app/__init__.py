"""The arena as a local web app: ``python -m bot.arena serve``."""
