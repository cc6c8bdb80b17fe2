"""Takes the place of a bot for the referee: hands its three streams to the arena, and waits for the end.

It is run where the arena cannot open them itself (:mod:`arena.contests.handover`), under a name ``pN`` for seat N in
the folder of a game, where the arena listens at the socket ``arena``. The arena starts the bot and passes on what is
said; this process only keeps the referee's place for it. It has to start quickly, so it imports nothing but built-in
modules. It is never imported.
"""
import posix
import sys
from _socket import AF_UNIX, SCM_RIGHTS, SOCK_STREAM, SOL_SOCKET, socket

STREAMS = (0, 1, 2)


def main() -> None:
    """Hands the streams over, and ends when the arena hangs up."""
    folder, _, name = sys.argv[0].rpartition("/")
    link = socket(AF_UNIX, SOCK_STREAM)
    link.connect(f"{folder}/arena")
    streams = b"".join(number.to_bytes(4, sys.byteorder) for number in STREAMS)
    link.sendmsg([name.encode()], [(SOL_SOCKET, SCM_RIGHTS, streams)])
    for number in STREAMS:
        posix.close(number)
    link.recv(1)
    posix._exit(0)


main()
