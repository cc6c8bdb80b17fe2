"""``new``: makes the file of a contest by trying somebody else's referee."""
from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from arena.commands.options import UsageError, add_json, add_limits, add_programs, refusing, sandbox_of, tell
from arena.contests.attempts import AT_ONCE
from arena.contests.contest import Contest, ContestError, contest_text, read_contest
from arena.contests.game import game_of
from arena.contests.probe import FIRST_MS, TURN_MS, Findings, ProbeError, missing, probe
from arena.contests.starter import BOT, GAME, JUDGE, MAIN, StarterError, starter
from arena.contract.exit_codes import FAILED
from arena.contract.saving import USUAL, write_whole
from arena.games import CONTEST_FILE
from arena.run.contestants import CommandError, contestant
from arena.run.executors import cores, open_executor
from arena.run.sandbox import Sandbox, names_a_file, place_of_script
from arena.terminal import Terminal, new_table, text_column

HELP = "make a game of any contest whose referee somebody has published"
DESCRIPTION = f"""Tries a contest's referee with a bot and writes what it has found out to DIR/{CONTEST_FILE}: how
the referee is spoken to, which seed it obeys and whether the same seed gives the same game, how many can play, its
limits of time, whether it writes a log. Then DIR is the game for every other command. Most of its time goes into the
limits: if the contest's page tells them, give them with --first-turn-ms and --turn-ms.

  arena new winter --referee 'java -jar referee.jar' --try ./my_bot
  arena play winter ./my_bot ./old_bot --games 400 --sprt 0 20 --jobs 0

The referee is a program in one of three forms: started with -p1 BOT -p2 BOT, as for cg-brutaltester; the older form
that speaks in lines like ###Input 0; or any command that plays a game and prints JSON, as for psyleague or cgarena,
with %P1% %P2% or {{P1}} {{P2}} in it. It runs in DIR; the files that its command names are found from there too. A
program that scores whole answers, as on AtCoder, needs no trying: docs/any-contest.md has the file for it.

--starter writes a first bot, too: DIR/{MAIN} reads the contest's lines and answers, DIR/{GAME} is for its rules, and
DIR/{JUDGE} judges games by them. --check CMD writes nothing: it says what a program lacks to be a referee."""
SUBMISSION = "submission.py"
"""The first bot as one file for the site."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, nargs="?", metavar="DIR", help="the contest's folder; it is made")
    command = parser.add_mutually_exclusive_group(required=True)
    command.add_argument("--referee", metavar="CMD", help="the referee's command, without bots and seed")
    command.add_argument("--check", metavar="CMD", help="say what a program lacks to be a referee; writes nothing")
    parser.add_argument("--try", dest="bots", action="append", required=True, metavar="BOT", help="a bot to try it"
                        " with, in all seats; may be repeated, for different bots")
    parser.add_argument("--title", help="the contest's name for people (default: the folder's)")
    parser.add_argument("--starter", action="store_true", help=f"write a first bot, too: DIR/{MAIN}")
    parser.add_argument("--replace", action="store_true", help=f"write DIR/{CONTEST_FILE} anew; it keeps"
                        " its picture and judge")
    add_limits(parser, "found out, which takes ten games and more")
    add_programs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.check:
        return _check(args)
    if not args.folder:
        raise UsageError("--referee: give the folder DIR for the contest's file, too")
    file = args.folder / CONTEST_FILE
    if file.exists() and not args.replace:
        raise UsageError(f"there is {file}; --replace writes it anew")
    bot = args.folder / BOT
    if args.starter and bot.exists():
        raise UsageError(f"there is {bot}; --starter writes a new one where there is none")
    folder = args.folder.resolve()
    findings = _probed(args, Contest(folder, args.title or folder.name, located(args.referee, folder)))
    if findings is None:
        return FAILED
    own: dict[str, Any] = {}
    with suppress(ContestError):  # what trying a referee does not tell, a file that is written anew keeps
        own = {name: getattr(read_contest(file), name) for name in ("memory_mib", "scores", "picture", "judge")}
    if args.starter:
        own["judge"] = own.get("judge") or f"{JUDGE}:Judge"
    write_whole(file, contest_text(replace(findings.contest, **own)).encode(), USUAL)
    told = {"file": file, "found": findings.rows, "not_found": findings.unknown}
    if args.starter:
        _write_starter(findings, args.folder)
        told["bot"] = args.folder / MAIN
    tell(args, told, _show, args, findings, file)
    return 0


def _check(args: argparse.Namespace) -> int:
    findings = _probed(args, Contest(Path.cwd(), "", located(args.check, Path.cwd())))
    if findings is None:
        return FAILED
    lacks = list(missing(findings))
    tell(args, {"found": findings.rows, "missing": lacks}, _show_check, findings, lacks)
    return 0


def _probed(args: argparse.Namespace, contest: Contest) -> Findings | None:
    """What is found out about a referee, in its folder, which is made; ``None``, and words on stderr, if it is none."""
    told: dict[str, Any] = {name: ms for name in (FIRST_MS, TURN_MS) if (ms := getattr(args, name)) is not None}
    contest = replace(contest, **told)
    with refusing(ValueError):
        game = game_of(contest)
    with refusing(CommandError, about="--try: "):
        bots = [contestant(game, command, sandbox_of(args)) for command in args.bots]
    contest.folder.mkdir(parents=True, exist_ok=True)
    with refusing(CommandError, about="the referee: "):
        contestant(game, contest.referee, Sandbox(folder=str(contest.folder)))
    try:
        with open_executor(min(AT_ONCE, cores()), pin=False) as executor:
            return probe(contest, bots, executor, lambda text: print(f"trying {text}", file=sys.stderr), told)
    except ProbeError as error:
        elsewhere = f"\nit was run in {contest.folder}; if it works in its own folder alone, give . for DIR there"
        print(f"{error}{elsewhere * (contest.folder != Path.cwd())}", file=sys.stderr)
        return None


def located(command: str, folder: Path) -> str:
    """The command with paths that are right in ``folder`` for the files that it names here."""
    with refusing(ValueError, about=f"--referee: cannot read {command!r}: "):
        words = shlex.split(command)
    if not words:
        raise UsageError("--referee: an empty command; give a program like 'java -jar referee.jar'")
    script = place_of_script(words)
    for number, word in enumerate(words):
        is_path = names_a_file(word) or (number in (0, script) and os.path.isfile(word))
        if is_path and os.path.exists(word) and not os.path.isabs(word) and not (folder / word).exists():
            words[number] = os.path.relpath(Path(word).resolve(), folder)
            if number == 0 and os.sep not in words[number]:
                words[number] = f"./{words[number]}"
    return shlex.join(words)


def _write_starter(findings: Findings, folder: Path) -> None:
    """Writes the first bot and, if there is none, a judge.

    Raises :class:`UsageError` if nobody could read the contest's lines by what is known.
    """
    usual = [game for game in findings.games if len(game.players) == findings.contest.players[0]]
    with refusing(StarterError):
        files = starter(findings.contest, usual)
    (folder / BOT).mkdir()
    for name, text in files.items():
        if not (folder / name).exists():
            (folder / name).write_text(text, encoding="utf-8")


def _show_starter(folder: Path, players: int) -> None:
    main, game, submission, contest = (shlex.quote(str(folder / name)) for name in (MAIN, GAME, SUBMISSION, ""))
    words = [shlex.quote(f"python {folder / MAIN}")] * players
    print(f"your bot: arena play {contest} {' '.join(words)} --games 2")
    print(f"its one file for the site: contest-bundle {main} --out {submission}")
    print(f"then: fill in {game}: the bot searches by it, and `arena analyse` judges games by it")


def _show_found(findings: Findings, where: str = "") -> Terminal:
    console, table = Terminal(), new_table(text_column(""), text_column(""), text_column(""))
    for row in findings.rows:
        table.add_row(row.about, row.found, row.how)
    console.print(table)
    console.print(f"not found out{where}:", *findings.unknown, sep="\n  ", soft_wrap=True)
    return console


def _show_check(findings: Findings, lacks: Sequence[str]) -> None:
    _show_found(findings)
    print("games can be played with it", *(f"missing: {lack}" for lack in lacks), sep="\n")


def _show(args: argparse.Namespace, findings: Findings, file: Path) -> None:
    console, seats = _show_found(findings, f", see {file}"), findings.contest.players[0]
    players = " ".join(shlex.quote(args.bots[seat % len(args.bots)]) for seat in range(seats))
    console.print(f"to play: arena play {shlex.quote(str(file.parent))} {players} --games 20", soft_wrap=True)
    if args.starter:
        _show_starter(args.folder, seats)
