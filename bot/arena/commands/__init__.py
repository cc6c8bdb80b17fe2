"""One module a command of ``python -m bot.arena``: ``add_arguments`` and ``run``."""
