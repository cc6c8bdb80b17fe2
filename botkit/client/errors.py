"""The one error of all protocols."""


class ProtocolError(ValueError):
    """A line that does not follow the protocol; the message says which one and why."""
