"""How long the store of a league takes to answer: ``python -m tests.arena.league.speed DIR [--games N]``."""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import numpy as np

from arena.contract.files import LEAGUE_FILE
from arena.contract.ranks import ranks_of
from arena.contract.record import MatchHeader, Replay, Seat, Turn
from arena.contract.setup import Limits
from arena.league.store import League
from arena.league.store.game_filters import Where
from arena.league.store.game_insertion import insert_game
from arena.league.store.league_settings import LeagueSettings
from arena.match.match import seat_orders

DESCRIPTION = """Measures how many milliseconds of one core the standings and filters of a league take, whatever else
the machine does. If DIR has no league, one is made of invented games of three bots each."""
BOTS = 20
SEATS = 3
TURNS = 100
SAID_AT = (10, 30, 50, 70, 90)
"""Turns in which every bot says how many medals it has."""


def make(folder: Path, games: int, seed: int = 1) -> League:
    """A league of ``games`` invented games between bots of many strengths, without replays."""
    random = np.random.default_rng(seed)
    league = League.create(folder, LeagueSettings("olympics", "main", Limits(1000.0, 50.0), SEATS))
    ids = [league.bots.add(f"bot {number}", "builtin:random").id for number in range(BOTS)]
    strength = dict(zip(ids, random.normal(0.0, 1.0, BOTS)))
    orders = seat_orders(list(map(str, range(SEATS))))
    with league.writing() as connection:
        for first in range(0, games, len(orders)):
            bots = [int(bot) for bot in random.choice(ids, SEATS, replace=False)]
            number = league.games.begin_set(bots, first // len(orders), "main")
            for game, order in enumerate(orders[: games - first]):
                record = _replay(random, [strength[bots[entry]] for entry in order], game, order)
                insert_game(connection, number, game, record, float(first + game))
    return league


def _replay(random: np.random.Generator, strengths: list[float], game: int, order: tuple[int, ...]) -> Replay:
    """The part of a replay that the league reads."""
    scores = [float(round(score, 1)) for score in random.gumbel(strengths)]
    medals = np.cumsum(random.integers(0, 3, (len(SAID_AT), SEATS)), axis=0)
    nothing: list[None] = [None] * SEATS
    faults = [*nothing] if random.random() < 0.98 else ["no_answer: late", *nothing[1:]]
    turns = [Turn({}, [*nothing], [*nothing], [*nothing]) for _ in range(int(random.integers(TURNS - 10, TURNS + 1)))]
    turns[0] = Turn({0: []}, ["A"] * SEATS, [round(random.random() * 900, 3)] * SEATS, [*nothing])
    for turn, values in zip(SAID_AT, medals):
        turns[turn - 1] = Turn(
            {}, ["A"] * SEATS, [round(ms, 3) for ms in random.gamma(4.0, 6.0, SEATS)], [*faults],
            pdata={seat: {"medals in diving": int(value)} for seat, value in enumerate(values)},
            tdata={"wind": int(random.integers(5))},
        )
    players = [Seat(str(seat)) for seat in range(SEATS)]
    place = MatchHeader(game, list(order), "", 0, "", (0.0, 0.0))
    return Replay(players, [[] for _ in players], turns, scores, list(ranks_of(scores)), match=place)


def questions(league: League) -> dict[str, Callable[[], object]]:
    """The queries that are timed, by name."""
    tables, find, count = league.standings.tables, league.games.find, league.games.count
    lost = Where(bot="bot 3", result="lost")
    dived = Where(said=("PDATA medals in diving@50 = 0",))
    own = Where(bot="bot 3", said=("PDATA medals in diving@50 = 0", "TDATA wind < 2"))
    faulty, long = Where(fault="any"), Where(said=("turns >= 99",))
    return {
        "tables: standings and cross table": tables,
        "newest games": find,
        "lost games": lambda: (find(lost), count(lost)),
        "games of 99 turns or more": lambda: (find(long, "shortest"), count(long)),
        "games with faults": lambda: (find(faulty), count(faulty)),
        "no medals at turn 50, any bot": lambda: (find(dived, limit=50, offset=5000), count(dived)),
        "no medals at turn 50, one bot": lambda: (find(own), count(own)),
        "at last 5 medals, longest first": lambda: find(
            Where(said=("PDATA medals in diving = 5",)), "longest", offset=500),
        "tables, lost games": lambda: tables(lost),
        "tables, no medals at turn 50": lambda: tables(dived),
        "tables, over 3 medals in the end": lambda: tables(Where(said=("PDATA medals in diving > 3",))),
        "tables, seat 0": lambda: tables(Where(said=("seat = 0",))),
        "tables, against one bot": lambda: tables(Where(against="bot 3")),
        "tables, 99 turns or more": lambda: tables(long),
    }


def main() -> int:
    """Prints the milliseconds of each query."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena.league.speed", description=DESCRIPTION)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the league's folder")
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="of a new league (default 100000)")
    parser.add_argument("--json", action="store_true", help="print one JSON object on stdout")
    args = parser.parse_args()
    if not (args.folder / LEAGUE_FILE).exists():
        make(args.folder, args.games).close()
    milliseconds = {}
    with League.open(args.folder) as league:
        if not (games := league.games.count()):
            parser.error(f"{args.folder} has a league without games: remove it, or name another folder")
        for name, ask in questions(league).items():
            start = process_time()
            ask()
            milliseconds[name] = round((process_time() - start) * 1000.0, 1)
    size = (args.folder / LEAGUE_FILE).stat().st_size / 1e6
    if args.json:
        print(json.dumps({"games": games, "megabytes": round(size, 1), "milliseconds": milliseconds}))
        return 0
    print(f"{games} games, {size:.1f} MB")
    for name, ms in milliseconds.items():
        print(f"{ms:8.1f} ms  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
