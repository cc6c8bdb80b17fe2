"""The parts of ``bundle.py``: a bot's modules are found, shortened, put into one file, and the file is tried out."""

FAILED = 1
"""Exit code: a bot cannot be built, or is out of date."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""By Ctrl-C: the code of shells."""


class BundleError(Exception):
    """Why a bot cannot be bundled, in words for the person who runs the bundler."""
