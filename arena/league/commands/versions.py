"""The actions of ``league`` on versions of bots, and what ``serve`` shares with them."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from getpass import getuser
from pathlib import Path
from threading import Event, Thread
from time import sleep

from arena.commands.options import UsageError, add_jobs, add_programs, jobs_at_once, sandbox_of
from arena.contract.exit_codes import INTERRUPTED
from arena.league.commands.actions import Actions, tell
from arena.league.commands.tables import versions_table
from arena.league.runner import Runner, is_playing
from arena.league.store import League
from arena.league.store.duels import DuelSettings
from arena.league.store.errors import LeagueError
from arena.league.store.rows import Standing
from arena.league.store.uploads import check_files, usual_commands
from arena.league.watching import LOOK_SECONDS, Watcher, watch

# --- versions and their comparison


def _name_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the bot's name, or that of one of its versions, such as 'mine v3'")


def _versions(league: League, args: argparse.Namespace) -> int:
    versions = league.versions.of(args.name)
    rows = {row.bot.id: row for row in league.standings.tables().standings}
    listed = [version.as_json() | _rating(rows[version.bot.id]) for version in versions]
    return tell(args, {"versions": listed}, versions_table(versions, rows))


def _rating(row: Standing) -> dict[str, object]:
    return {name: value for name, value in row.as_json().items() if name in ("rating", "low", "high", "games")}


def _compare_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="VERSION", help="a version, such as 'mine v3', or any bot")
    parser.add_argument("other", metavar="OTHER", help="another one")
    parser.add_argument("--games", type=int, metavar="N", help="have so many more played between the two, before"
                        " anything else")


def _compare(league: League, args: argparse.Namespace) -> int:
    name, other = league.bots.named(args.name).name, league.bots.named(args.other).name
    asked: list[str] = []
    if args.games is not None:
        match = league.games.match(league.games.start_match([name, other], args.games))
        asked = ["; ".join(filter(None, [f"match {match.id} is asked for, of {match.games} games", match.waiting]))]
    duel = league.versions.compare(name, other)
    return tell(args, duel.as_json(), f"{name}: {duel.words}", *asked)


def _promote(league: League, args: argparse.Namespace) -> int:
    bot = league.versions.promote(args.name)
    return tell(args, bot.as_json(), f"{bot.name} stands in the standings")


def _reject(league: League, args: argparse.Namespace) -> int:
    rejected, bot = league.bots.named(args.name).name, league.versions.reject(args.name)
    return tell(args, bot.as_json(), f"{rejected} is rejected; {bot.name} stands in the standings")


def _duels_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, metavar="N", help="most games of a duel")
    parser.add_argument("--elo", type=float, metavar="ELO", help="the difference that it looks for; half of it takes"
                        " four times as many games")


def _duels(league: League, args: argparse.Namespace) -> int:
    now = league.versions.duel_settings()
    settings = DuelSettings(now.games if args.games is None else args.games, now.elo if args.elo is None else args.elo)
    if settings != now:
        league.versions.set_duel_settings(settings)
    return tell(args, settings._asdict(), f"a new version plays at most {settings.games} games against the one before,"
                f" to find a difference of {settings.elo:g} Elo")


# --- watching


def _watch_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="the bot's file, and others that it needs;"
                        " every save that changes one of them is a version")
    parser.add_argument("--name", help="name of the bot (default: that of the first file, without its ending)")
    parser.add_argument("--command", dest="cmd", default="", metavar="COMMAND", help="the command that runs it"
                        " (default: that of the version before, or the usual one for the first file)")
    parser.add_argument("--build", default="", metavar="COMMAND", help="the command that makes the program (default:"
                        " likewise)")
    add_programs(parser)
    add_jobs(parser)


def _watch(league: League, args: argparse.Namespace) -> int:
    name = args.name or args.files[0].stem
    check_watched(args.files, has_command=bool(args.cmd or league.versions.stages(name)))
    jobs, sandbox = jobs_at_once(args), sandbox_of(args)
    watcher = Watcher(league, name, args.files, _tell, args.cmd, args.build, getuser())
    _tell(f"watching {', '.join(map(str, args.files))}: every save is a version of {name}; Ctrl-C ends it")
    with watching(lambda ending: watch([watcher], ending)):
        try:
            while True:
                _play(league, lambda: Runner(league, jobs, args.executor, sandbox))
        except KeyboardInterrupt:
            print("interrupted: all versions and finished games are saved; the next 'watch' goes on", file=sys.stderr)
    return INTERRUPTED


def _play(league: League, new_runner: Callable[[], Runner]) -> None:
    """Plays the league, unless another program does; then waits for its end."""
    while is_playing(league.folder):
        sleep(LOOK_SECONDS)
    try:
        new_runner().run()
    except LeagueError:
        if not is_playing(league.folder):  # otherwise another program was faster
            raise


def check_watched(files: Sequence[Path], has_command: bool) -> None:
    """Raises :class:`UsageError` for files that are not there or that no bot can be made of."""
    for file in files:
        if not file.is_file():
            raise UsageError(f"{file}: there is no such file to watch")
    names = [file.name for file in files]
    if len(set(names)) < len(names):
        raise UsageError(f"{', '.join(names)}: two files of a bot cannot have the same name")
    try:
        check_files(dict.fromkeys(names, b""))
        if not has_command:
            usual_commands(files[0].name)
    except ValueError as error:
        raise UsageError(str(error)) from None


@contextmanager
def watching(look: Callable[[Event], None]) -> Iterator[None]:
    """Calls ``look`` in a thread of its own, which ends when the event is set."""
    ending = Event()
    thread = Thread(target=look, args=(ending,), name="watching", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ending.set()
        thread.join()


def _tell(sentence: str) -> None:
    print(sentence, flush=True)


VERSION_ACTIONS: Actions = {
    "watch": (_watch, "play, and add every save of a file as the bot's next version", _watch_arguments),
    "versions": (_versions, "show the versions of a bot: ratings, and verdicts in words", _name_argument),
    "compare": (_compare, "compare two versions by their games on the same seeds", _compare_arguments),
    "promote": (_promote, "let a version stand for its bot, whatever its verdict is", _name_argument),
    "reject": (_reject, "let the version before this one stand for the bot", _name_argument),
    "duels": (_duels, "show or set how new versions play against the one before", _duels_arguments),
}
