"""``python -m arena.run.remote``: plays one game on a worker of a cluster; says what the worker lacks.

The result goes through a socket, which no bot inherits, and which none can open by its name in ``/proc``, as it could
open a pipe.
"""
from __future__ import annotations

import pickle
import signal
import socket
import sys

from arena.run.linux import die_with_parent
from arena.run.results import as_data

LACKING = 3
"""Exit code of a worker that lacks something."""


def main(descriptor: int) -> int:
    """Reads a pickled function, its arguments and whether to keep a core; writes the result to a socket."""
    from arena.run.executors import end_worker, take_core

    signal.signal(signal.SIGTERM, end_worker)
    die_with_parent(signal.SIGTERM)
    with socket.socket(fileno=descriptor) as channel:
        channel.set_inheritable(False)
        function, args, pin = pickle.load(sys.stdin.buffer)
        if pin:
            take_core()
        channel.sendall(as_data(function(*args)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(int(sys.argv[1])))
    except ModuleNotFoundError as error:
        print(f"lacks the package {error.name!r}, or a module of it; install it there", file=sys.stderr)
    except ValueError as error:
        print(f"cannot play: {error}", file=sys.stderr)
    sys.exit(LACKING)
