"""Answers of a bot with a fixed number of iterations, against those that were recorded.

A regression file holds ordinary replays (:mod:`bot.arena.run.one_game`) in which at least one player is the kit's
own bots, run as ``python -m bot.submit.NAME --effort N``, in a mode that is the same on every machine.
"""
from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence

from bot.arena.game import NO_LIMITS, Game, Record, Request, Setup
from bot.arena.run.contestants import OPPONENT, Contestant, contestant, submission_of
from bot.arena.run.match import seat_orders
from bot.arena.run.one_game import play_game
from bot.arena.run.seats import ProcessPlayer, Seats

PATIENCE_MS = 300_000.0
Built = Callable[[str], Sequence[str]]
"""The command of a built submission, by its name."""


def own_seats(record: Record) -> list[int]:
    """The seats of a recorded game whose answers the kit's own bots gave."""
    return [seat for seat, player in enumerate(record["players"]) if submission_of(record["game"], player["cmd"])]


def changed_answers(record: Record, seat: int, built: Built | None = None) -> Iterator[str]:
    """Feeds a seat's recorded inputs to the bot; a sentence for every answer that differs.

    ``built``: gives the command to run instead of the source. Ends after a crash or a missing answer.
    """
    words = _words(record, seat, built)
    seats = Seats()
    start = Contestant("", "", tuple(words)).start
    player = ProcessPlayer(start, record["player_inputs_init"][seat], PATIENCE_MS)
    seats.players = [player]
    try:
        for number, turn in enumerate(record["turns"], 1):
            if str(seat) not in turn["inputs"]:
                continue
            stream = turn.get("streams", {}).get(str(seat), ["stdout", ""])
            answer = seats.ask({0: Request(tuple(turn["inputs"][str(seat)]), 0.0, *stream)})[0]
            if answer.fault:
                yield f"turn {number}, seat {seat}: {answer.fault} {' | '.join(player.last_messages()[-5:])}"
                return
            if answer.line != turn["actions"][seat]:
                yield f"turn {number}, seat {seat}: {turn['actions'][seat]!r} recorded, {answer.line!r} now"
    finally:
        seats.close()


def _words(record: Record, seat: int, built: Built | None) -> list[str]:
    command = record["players"][seat]["cmd"]
    own = submission_of(record["game"], command)
    return [*built(own[0]), *own[1]] if built and own else shlex.split(command)


def record_games(game: Game, command: str, sets: int, seed: int) -> Iterator[Record]:
    """Plays whole sets of one of the kit's own bots against the greedy baseline, without limits of time."""
    commands = [command, *[OPPONENT] * (game.seats[0] - 1)]
    players = [contestant(game, command) for command in commands]
    for number in range(sets):
        for order in seat_orders(commands):
            setup = Setup(seed + number, len(players), game.editions[0], NO_LIMITS)
            yield play_game(game, setup, [players[one] for one in order], patience_ms=PATIENCE_MS)
