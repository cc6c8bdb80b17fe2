"""One module per command of ``arena``, with ``add_arguments`` and ``run``."""
