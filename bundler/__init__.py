"""The parts of ``bundle.py``: they find a bot's modules, shorten them, put them into one file, and try it out."""


class BundleError(Exception):
    """A bot cannot be bundled; the message says why."""
