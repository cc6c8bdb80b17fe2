"""Results of games as data, between machines: nothing that a bot could send in their place would run."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args, get_type_hints

import msgspec

from arena.contract.record import Replay


def as_data(result: Any) -> bytes:
    """A result, which may be an exception, with the name of its class."""
    fields = result.args if isinstance(result, Exception) else result
    return msgspec.msgpack.encode((type(result).__name__, fields))


def from_data(data: bytes, function: Callable[..., Any]) -> Any:
    """A result of ``function``, of one of the classes that it says it returns.

    Raises :class:`msgspec.MsgspecError` or :class:`KeyError` for anything else.
    """
    while isinstance(function, partial):
        function = function.func
    returned = get_type_hints(function)["return"]
    name, fields = msgspec.msgpack.decode(data, type=tuple[str, msgspec.Raw])
    kind = {kind.__name__: kind for kind in get_args(returned) or (returned,)}[name]
    if issubclass(kind, Exception):
        return kind(*msgspec.msgpack.decode(fields, type=list[str | int]))
    result = msgspec.msgpack.decode(fields, type=kind)
    if isinstance(result, Replay) and not (result.is_whole and result.ranks and result.match):
        raise msgspec.ValidationError("a game without an end or a place")
    return result
