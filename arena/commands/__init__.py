"""One module per command of ``arena``.

Each has a ``HELP`` and a ``DESCRIPTION``; ``add_arguments``, its options; and ``run``, which gives the exit code. What
cannot be carried out raises a :class:`arena.commands.options.UsageError`, whose message says what to do instead.
"""
