"""The one error of all protocols."""


class ProtocolError(ValueError):
    """Lines that do not say what the protocol says they should; the message tells which and why."""
