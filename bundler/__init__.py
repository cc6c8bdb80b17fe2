"""The parts of ``bundle.py``: a bot's modules are found, shortened, put into one file, and the file is tried out."""


class BundleError(Exception):
    """Why a bot cannot be bundled, in words for the person who runs the bundler."""
