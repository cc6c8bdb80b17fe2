"""``arena league`` and ``arena serve``: a league on the command line and in the browser."""
