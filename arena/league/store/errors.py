"""What a league refuses."""


class LeagueError(Exception):
    """The league cannot do this; the message says why, and what to do instead."""


class NoSuchError(LeagueError):
    """There is no game or match of this number."""


class UnchangedError(LeagueError):
    """A new version of a bot has the same files and commands as the newest one."""
