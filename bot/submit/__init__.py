"""One entry per bot: the module that ``bundle.py`` flattens into a submission."""
