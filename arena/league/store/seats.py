"""Whether seats change anything between some bots.

In a game that is the same for every seat, bots that always answer the same play one game in all seats: a set then says
no more than one of its games. The replays show it: in the latest whole sets of these bots, every player answers the
same in each game of a set, whatever its seat.
"""
from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from functools import lru_cache

from arena.contract.files import ReplayError
from arena.contract.record import Replay
from arena.league.store.database import Database
from arena.league.store.replays import Replays
from arena.match.match import seat_orders

ENOUGH_SETS = 2
"""The number of sets that have to show it."""


def orders_of(bots: Sequence[int], seed: int, size: int) -> range:
    """The numbers of the seat orders that are played in a set of these bots.

    A set of one game takes one of the orders by its seed, so that over many seeds every bot has every seat.
    """
    orders = len(seat_orders(bots))
    return range(orders) if size == orders else range(seed % orders, seed % orders + 1)


def seats_change_nothing(database: Database, replays: Replays, bots: Sequence[int]) -> bool:
    """Whether each of the latest whole sets of these bots was one game in all its seats."""
    of_these = json.dumps(sorted(bots))
    sets = database.rows(
        "SELECT s.id, s.size FROM entries f JOIN sets s ON s.id = f.set_id WHERE f.entry = 0 AND f.games = s.size AND"
        " s.size > 1 AND f.bot_id IN (SELECT value FROM json_each(?)) AND (SELECT json_group_array(bot_id) FROM"
        " (SELECT bot_id FROM entries e WHERE e.set_id = s.id ORDER BY bot_id)) = json(?) ORDER BY s.id DESC LIMIT ?",
        (of_these, of_these, ENOUGH_SETS))
    try:
        return len(sets) == ENOUGH_SETS and all(_is_one_game(replays, number, size) for number, size in sets)
    except ReplayError:
        return False


@lru_cache(maxsize=1000)
def _is_one_game(replays: Replays, set_id: int, size: int) -> bool:
    return len({_course(replays.read(set_id, number)) for number in range(size)}) == 1


def _course(game: Replay) -> Hashable:
    """The answers of all turns and the scores, by entry."""
    seats = [game.place.order.index(entry) for entry in range(len(game.place.order))]
    return (
        tuple(tuple(turn.actions[seat] for seat in seats) for turn in game.turns),
        tuple(game.final_scores[seat] for seat in seats),
    )
