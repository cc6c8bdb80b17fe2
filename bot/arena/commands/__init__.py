"""One module per command of ``python -m bot.arena``, with ``add_arguments`` and ``run``."""
