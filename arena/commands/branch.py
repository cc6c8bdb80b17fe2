"""``branch``: plays on from a turn of a recorded game with another answer, or another bot."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from arena.commands import options
from arena.commands.ask import RecordedTurn, add_recorded_turn, recorded_turn
from arena.commands.options import UsageError
from arena.contract.faults import in_words
from arena.contract.files import LEAGUE_FILE, Json, ReplayWriter
from arena.contract.game import Game
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from arena.match.branching import GAMES_OF_A_CONTEST, OTHER, RECORDED, Branching, compare
from arena.match.loop import FailuresInARow, TooManyFailed, played, telling
from arena.match.match import Entry
from arena.match.rerun import FollowError, desynchronised
from arena.match.summary import counted
from arena.run.contestants import comes_with, contestant
from arena.run.executors import open_executor
from arena.terminal import Terminal, interval_cells, new_table, number_column, text_column

GAMES = 50
HELP = "play on from a turn of a recorded game, with another answer or bot"
DESCRIPTION = """Plays on from a turn of a recorded game: with another answer of a player in that turn (--answer), or
with another program in its seat (--with). The recorded answer is played on too, in as many games with the same luck,
and the two are compared in pairs.

Up to the turn, the programs are sent the recorded lines, and the recorded answers count, not theirs. --seat-cmd names
the programs; else they are those of the record, which need --trust if they do not come with the kit. What chance
decides from that turn on is new in each game, unless --same-luck keeps that of the record.

  arena branch out/ewn-1.jsonl.gz --game 3 --turn 7 --seat 0 --with 'python new.py' --games 100"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_recorded_turn(parser)
    add_branching(parser, "program", "CMD")
    parser.add_argument("--seat-cmd", nargs=2, action="append", default=[], metavar=("S", "CMD"), help="the program of"
                        " seat S, instead of the recorded one; may be repeated")
    options.add_trust(parser)
    options.add_programs(parser)
    options.add_json(parser)


def add_branching(parser: argparse.ArgumentParser, other: str, metavar: str) -> None:
    """What is done otherwise, how the games of both ways are played, and where they are kept; ``other``: who plays."""
    otherwise = parser.add_mutually_exclusive_group(required=True)
    otherwise.add_argument("--answer", metavar="LINE", help="the player's answer in this turn; its own"
                           f" {other} goes on")
    otherwise.add_argument("--with", dest="other", metavar=metavar, help=f"the {other} that plays the seat from this"
                           " turn on")
    parser.add_argument("--games", type=options.number(1), metavar="N",
                        help=f"games with each of the two (default {GAMES}; of a contest, whose referee cannot draw"
                        f" anew, {GAMES_OF_A_CONTEST})")
    parser.add_argument("--same-luck", action="store_true", help="keep the luck of the recorded game")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the luck of the first game; the next"
                        " has S + 1 (default 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the games in this replay file: with an odd"
                        " number those of the recorded answer, with an even one those of the other")
    options.add_jobs(parser)


def run(args: argparse.Namespace) -> int:
    point = recorded_turn(args)
    _check_programs(args, point)
    carry_out(args, point, _branching(args, point), f"game {args.game} of {args.file}")
    return 0


def carry_out(args: argparse.Namespace, point: RecordedTurn, branching: Branching, name: str) -> Json:
    """Plays the games, and prints how they compare; returns this for JSON. ``name``: of the game, for refusals."""
    games = args.games or usual_games(point.game)
    jobs = options.jobs_at_once(args)
    failures = FailuresInARow()
    with options.refusing(ValueError, FollowError, TooManyFailed, about=f"{name}: "):
        has_chance = branching.check(point.game)
        for entry in (*branching.entries(RECORDED), *branching.entries(OTHER)):
            contestant(point.game, entry.command, entry.sandbox)
        games_of_both = _played(branching, games, args, jobs, failures)
    luck = _luck(branching, has_chance, point.game.is_contest)
    comparison = compare(branching, games_of_both)
    if not comparison:
        raise UsageError(f"{name}: no two games with the same luck have come to their end; the last: {failures.last}")
    compared = {
        "turn": point.number, "seat": point.seat, "name": point.record.names[point.seat],
        "recorded_answer": point.answer, "recorded_points": points_of(point.record.ranks)[point.seat],
        "answer": branching.answer, "with": _other(branching), "luck": luck, **comparison,
    }
    if failures.all:
        compared |= {"failed": failures.all, "last_failure": failures.last}
    options.tell(args, compared, _show, point, branching, compared)
    return compared


def _check_programs(args: argparse.Namespace, point: RecordedTurn) -> None:
    named = {seat for seat, _ in args.seat_cmd}
    for seat, player in enumerate(point.record.players):
        if player.cmd and str(seat) not in named and not args.trust and not comes_with(point.game, player.cmd):
            league = next((folder for folder in args.file.parents if (folder / LEAGUE_FILE).is_file()), None)
            way = f"; the bots of its league play with: arena league {league} branch GAME .." if league else ""
            raise UsageError(f"game {args.game} of {args.file} names the program {player.cmd!r} for seat {seat}; if you"
                             f" trust what the file names, give --trust, or else --seat-cmd {seat} CMD{way}")


def _branching(args: argparse.Namespace, point: RecordedTurn) -> Branching:
    seats = range(len(point.record.players))
    for seat, _ in args.seat_cmd:
        if seat not in map(str, seats):
            raise UsageError(f"--seat-cmd {seat}: the seats are {', '.join(map(str, seats))}")
    record, sandbox = point.record, options.sandbox_of(args)
    return Branching(
        options.game_name(record, args.name), record, point.index, point.seat,
        args.answer, Entry(args.other, sandbox=sandbox) if args.other is not None else None,
        {int(seat): Entry(command, sandbox=sandbox) for seat, command in args.seat_cmd}, not args.same_luck,
        args.seed, sandbox)


def usual_games(game: Game) -> int:
    """How many games are played in each of the two ways; few of a contest, where most are the same again."""
    return GAMES_OF_A_CONTEST if game.is_contest else GAMES


def _played(
    branching: Branching, games: int, args: argparse.Namespace, jobs: int, failures: FailuresInARow
) -> list[Replay]:
    both = 2 * games
    files_of = [branching.name, *(entry.command for arm in (RECORDED, OTHER) for entry in branching.entries(arm))]
    done: dict[int, Replay] = {}

    def saved() -> str:
        return f"{len(writer.saved())} games are saved in {args.out}" if writer else "nothing is saved without --out"

    with (
        ReplayWriter(args.out) if args.out else nullcontext() as writer,
        options.progress("games", both) as bar,
        telling(saved),
        open_executor(min(jobs, both), args.executor, files_of) as executor,
    ):
        for replay in played(executor, branching.jobs(games), jobs, failures):
            index = replay.header.index
            done[index] = replay
            if writer and index ^ 1 in done:  # the other with the same luck is there, too
                for number in sorted((index, index ^ 1)):
                    writer.add(done[number])
            bar.update()
    return list(done.values())


def _luck(branching: Branching, has_chance: bool, is_contest: bool) -> str:
    if not branching.fresh_luck:
        return "the recorded luck"
    if is_contest:
        return "the recorded luck: a contest's own referee cannot draw anew in the middle of a game"
    return "fresh luck" if has_chance else "the recorded luck: the rules draw nothing after the start"


def _other(branching: Branching) -> str | None:
    """Who plays the seat otherwise; a bot of a league by its name."""
    return (branching.other.name or branching.other.command) if branching.other else None


def _show(point: RecordedTurn, branching: Branching, compared: Json) -> None:
    console = Terminal()
    console.print(f"turn {point.number}, seat {point.seat} ({compared['name']}), played on with {compared['luck']};"
                  f" the recorded game gave it {compared['recorded_points']:.3g} points", soft_wrap=True)
    table = new_table(
        text_column(""), text_column("played on with"), *map(number_column, ("games", "points", "95 %", "final")))
    recorded = "no answer" if point.answer is None else point.answer
    other = branching.answer or _other(branching) or ""
    words = point.game.wording_of(point.record)
    recorded, other = words(recorded), other if branching.answer is None else words(other)
    for name, text in ((RECORDED, recorded), (OTHER, other)):
        arm = compared[name]
        points = interval_cells(arm["points"].values(), "{:.3f}".format)
        table.add_row(name, text, str(compared["games"]), *points, f"{arm['final_score']:.6g}")
    console.print(table)
    if compared["gain"]:
        value, interval = interval_cells(compared["gain"].values(), "{:+.3f}".format)
        console.print(f"gain of the branch, in pairs: {value} ({interval})", soft_wrap=True)
    for remark in _remarks(compared):
        console.print(remark, soft_wrap=True)
    if "failed" in compared:
        console.print(f"{counted(compared['failed'], 'game')} failed, and not counted, nor the other with the same"
                      " luck")


def _remarks(compared: Json) -> Sequence[str]:
    remarks = [f"{name}: a fault in {arm['games_with_faults']} of {compared['games']} games, the first:"
               f" {in_words(arm['first_fault'])}"
               for name in (RECORDED, OTHER) if (arm := compared[name])["first_fault"]]
    remarks += [f"no gain: {desynchronised(f'the bot in seat {seat}')}" for seat in compared.get("desynchronised", ())]
    if compared["identical_games"]:
        remarks.append(f"games of the branch that are identical to another one and say nothing new:"
                       f" {compared['identical_games']}")
    return remarks
