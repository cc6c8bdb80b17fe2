"""``python -m arena.run.remote``: plays one game on a worker of a cluster; says what the worker lacks.

The result goes back as data, so that nothing would run that a bot could send in its place. It goes through a socket,
which no bot inherits, and which none can open by its name in ``/proc``, as it could open a pipe.
"""
from __future__ import annotations

import pickle
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from math import isfinite
from typing import Any, get_args, get_type_hints

import msgspec

from arena.contract.record import Replay
from arena.run.cleanup import end_worker
from arena.run.linux import die_with_parent, take_core

LACKING = 3
"""Exit code of a worker that lacks something."""


def as_data(result: Any) -> bytes:
    """A result, which may be an exception, with the name of its class."""
    fields = result.args if isinstance(result, Exception) else result
    return msgspec.msgpack.encode((type(result).__name__, fields))


def from_data(data: bytes, function: Callable[..., Any]) -> Any:
    """A result of ``function``, of a class that it says it returns. Raises MsgspecError or KeyError for all else."""
    while isinstance(function, partial):
        function = function.func
    returned = get_type_hints(function)["return"]
    name, fields = msgspec.msgpack.decode(data, type=tuple[str, msgspec.Raw])
    kind = {kind.__name__: kind for kind in get_args(returned) or (returned,)}[name]
    if issubclass(kind, Exception):
        return kind(*msgspec.msgpack.decode(fields, type=list[str | int]))
    result = msgspec.msgpack.decode(fields, type=kind)
    if isinstance(result, Replay) and not (
            result.is_whole and result.ranks and result.match and all(map(isfinite, result.final_scores))):
        raise msgspec.ValidationError("a game without an end or a place")
    return result


def main(descriptor: int) -> int:
    """Reads a pickled function and its arguments; runs it on a core of its own, and writes the result to a socket."""
    signal.signal(signal.SIGTERM, end_worker)
    die_with_parent(signal.SIGTERM)
    with socket.socket(fileno=descriptor) as channel:
        channel.set_inheritable(False)
        function, args = pickle.load(sys.stdin.buffer)
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
