"""The options of commands that are about one turn of a recorded game."""
from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from msgspec import structs

from arena.commands.options import PLAYER, UsageError, add_as, check_seats, find_game_of, game_of, whole_games
from arena.contract.game import Game
from arena.contract.record import Replay, Turn
from arena.statements.conditions import Choice


@dataclass(frozen=True)
class RecordedTurn:
    """A turn (by its index, and by the number that people use) in which a seat was asked."""

    game: Game
    record: Replay
    index: int
    number: int
    seat: int

    @property
    def turn(self) -> Turn:
        """What the record has of it."""
        return self.record.turns[self.index]

    @property
    def until(self) -> Replay:
        """The record up to the turn."""
        return structs.replace(self.record, turns=self.record.turns[:self.index + 1])

    @property
    def answer(self) -> str | None:
        """The recorded answer."""
        return self.turn.actions[self.seat]


def add_recorded_turn(parser: argparse.ArgumentParser) -> None:
    """The file and the options that name the turn."""
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file, from 1 (default 1)")
    parser.add_argument("--turn", type=int, required=True, metavar="T", help="the turn, as pages count: from 1")
    parser.add_argument("--seat", required=True, metavar=PLAYER, help="the player: its name, or its seat from 0")
    add_as(parser)


def recorded_turn(args: argparse.Namespace) -> RecordedTurn:
    """The turn that the options of :func:`add_recorded_turn` name. Raises :class:`UsageError`."""
    record = find_game_of(args.file, whole_games(args.file), args.game)
    check_seats([args.seat], [record])
    seats = Choice(args.seat).seats(record)
    if len(seats) > 1:
        raise UsageError(f"--seat {args.seat}: seats {', '.join(map(str, seats))} have this name; give a number")
    return RecordedTurn(game_of(record, args.name), record, turn_of(record, args.turn, seats[0]), args.turn, seats[0])


def turn_of(record: Replay, number: int, seat: int) -> int:
    """The index of a turn in which the seat was asked. Raises :class:`UsageError` if it was not."""
    numbers = record.turn_numbers()
    asked = [(own, index) for index, own in enumerate(numbers) if own and seat in record.turns[index].inputs]
    index = next((index for own, index in asked if own == number), None)
    if index is not None:
        return index
    if not asked:
        raise UsageError(f"seat {seat} was asked in no turn of this game")
    if number not in range(1, numbers[-1] + 1):
        raise UsageError(f"the game has {numbers[-1]} turns; --turn {number} is not among them")
    near = min(asked, key=lambda turn: abs(turn[0] - number))[0]
    raise UsageError(f"seat {seat} was not asked in turn {number}; it was in turn {near}")
