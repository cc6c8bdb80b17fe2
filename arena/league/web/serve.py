"""``serve``: the arena as a local web app."""
from __future__ import annotations

import argparse
import errno
import fcntl
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from getpass import getuser
from itertools import chain
from pathlib import Path
from threading import Event

import psutil

from arena.commands.options import UsageError, add_jobs, jobs_at_once, number, refusing
from arena.contract.saving import SaveError
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.watching import LOOK_SECONDS, Watcher, check_sources, watch, watching
from arena.league.web.application import new_app
from arena.league.web.connections import new_server
from arena.league.web.context import Context
from arena.league.web.security import LOCAL_NAMES, TOKEN, kept_token, new_token

HELP = "show and run a league in the browser: live standings, bots, games, matches"
LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
TOKEN_FILE = "token"
SERVED = "serving.lock"
"""The file that a server locks; it has its address."""
DESCRIPTION = f"""Opens a league in the browser: standings that follow the games as they are played, bots that are added
by upload or command while it runs, every game with its replay and analysis, matches with a test that stops them. The
games are played in a separate process; Ctrl-C ends everything, and the next call continues.

Only this machine can open the pages, unless --host says otherwise; --host 0.0.0.0 opens them to the home network. The
address that is printed has a token, which is kept in DIR/{TOKEN_FILE}: open the whole address once, and the browser
remembers it. Anyone who has the token can run programs on this machine as you.

  arena serve
  arena serve out/my-league --jobs 0 --host 0.0.0.0"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("folder", type=Path, nargs="?", default=Path("out/league"), metavar="DIR", help="the league's"
                        " folder; a new one is set up in the browser (default out/league)")
    parser.add_argument("--host", default=LOCAL, metavar="ADDRESS", help="address to listen on; 0.0.0.0: all addresses"
                        f" of this machine (default {LOCAL}: this machine alone)")
    parser.add_argument("--port", type=number(0, 65535), default=8713, metavar="N",
                        help="port; 0: any free one (default 8713)")
    parser.add_argument("--no-token", action="store_true", help="let every user and every program of this machine in,"
                        " without a token; not together with --host")
    parser.add_argument("--watch", type=Path, action="append", default=[], metavar="FILE", help="every save of this"
                        " file is the next version of the bot that is named like it; may be given more than once")
    parser.add_argument("--paused", action="store_true", help="play no games until someone starts them on the page")
    add_jobs(parser)


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    jobs = jobs_at_once(args)
    if args.no_token and args.host not in LOCAL_NAMES:
        raise UsageError(f"--no-token with --host {args.host}: anyone there could run programs on this machine as you")
    with refusing(LeagueError):
        for file in args.watch:
            check_sources([file], has_command=False)
        args.folder.mkdir(parents=True, exist_ok=True)
        with _alone(args.folder) as note:
            listener = _listen(args.host, args.port)
            note(f"http://{_addresses(args.host)[-1]}:{listener.getsockname()[1]}/")
            _serve(args, jobs, listener)
    return 0


def _serve(args: argparse.Namespace, jobs: int, listener: socket.socket) -> None:
    port: int = listener.getsockname()[1]
    token = None if args.no_token else _token(args.folder)
    context = Context(args.folder.resolve(), jobs, args.executor, lambda: server.should_exit, not args.paused)
    name = socket.gethostname()
    app = new_app(context, [*LOCAL_NAMES, args.host, name, f"{name}.local"], token, f"arena-{port}")
    server = new_server(app)
    for address in _addresses(args.host):
        print(f"http://{address}:{port}/{'' if token is None else f'?{TOKEN}={token}'}", flush=True)
    print("Ctrl-C ends the server.", file=sys.stderr)
    with watching(lambda ending: _watch(context, args.watch, ending)):
        server.run(sockets=[listener])


@contextmanager
def _alone(folder: Path) -> Iterator[Callable[[str], object]]:
    """Gives what notes the address, for others. In a folder that cannot be written, a league has many servers.

    Raises :class:`LeagueError` if it is served already.
    """
    if not os.access(folder, os.W_OK):
        yield str
        return
    with open(folder / SERVED, "a+", encoding="utf-8", buffering=1) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            raise LeagueError(f"{folder} is served already: open {file.read().strip()} or end that server") from None
        file.truncate(0)
        yield lambda address: file.write(f"{address}\n")


def _token(folder: Path) -> str:
    """The token of a league; in a folder that cannot be written, one for this time if there is none yet."""
    try:
        return kept_token(folder / TOKEN_FILE)
    except (OSError, SaveError):
        if os.access(folder, os.W_OK):
            raise
        print(f"{folder} cannot be written: nothing is played or changed; this token is for now alone", file=sys.stderr)
        return new_token()


def _watch(context: Context, files: Sequence[Path], ending: Event) -> None:
    while not context.has_league:
        if ending.wait(LOOK_SECONDS):
            return
    tell = partial(print, file=sys.stderr, flush=True)
    with League.open(context.folder) as league:
        watch([Watcher(league, file.stem, [file], tell, added_by=getuser()) for file in files], ending)


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises :class:`UsageError` if it cannot be opened there."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (while ")[0]
        instead = "; --port 0 takes any free one" if error.errno in (errno.EADDRINUSE, errno.EACCES) else ""
        raise UsageError(f"--host {host} --port {port}: {why}{instead}") from None


def _addresses(host: str) -> list[str]:
    if host not in EVERYWHERE:
        return [f"[{host}]" if ":" in host else host]
    addresses = chain.from_iterable(psutil.net_if_addrs().values())
    return [address.address for address in addresses if address.family == socket.AF_INET]
