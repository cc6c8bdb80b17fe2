"""One module per command of ``arena``.

Each has a ``HELP`` and a ``DESCRIPTION``; ``add_arguments``, its options; and ``run``, which gives the exit code.
"""
