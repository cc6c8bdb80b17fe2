"""``python -m arena.run.remote``: plays one game on a worker of a cluster; says what the worker lacks."""
from __future__ import annotations

import pickle
import signal
import sys

from arena.run.linux import die_with_parent

LACKING = 3
"""Exit code of a worker that lacks something."""


def main() -> int:
    """Reads a pickled function, its arguments and whether to keep a core; writes the pickled result to stdout."""
    from arena.run.executors import end_worker, take_core

    signal.signal(signal.SIGTERM, end_worker)
    die_with_parent(signal.SIGTERM)
    function, args, pin = pickle.load(sys.stdin.buffer)
    if pin:
        take_core()
    sys.stdout.buffer.write(pickle.dumps(function(*args)))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ModuleNotFoundError as error:
        print(f"lacks the package {error.name!r}, or a module of it; install it there", file=sys.stderr)
    except ValueError as error:
        print(f"cannot play: {error}", file=sys.stderr)
    sys.exit(LACKING)
