"""Makes one file of a Python program of many modules: finds them, puts them together, tries the file.

It knows the kit's bots by their folder alone, and works without them.
"""


class BundleError(Exception):
    """A program cannot be bundled; the message says why."""
