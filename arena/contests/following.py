"""A game that goes on from the middle of a recorded one, by a referee that plays whole games.

It plays the game again from its seed. The bots are sent what was sent then, so that they stand where they stood; when
they have answered, the referee gets the recorded answers. Its luck goes on as from that seed: it cannot be drawn anew.
"""
from __future__ import annotations

from arena.contests.contest import NO_SEED, Contest
from arena.contests.relays import Given
from arena.contract.faults import in_words
from arena.contract.record import Replay
from arena.match.rerun import Beginning, FollowError, failed_on_the_way, first_difference


class FailedOnTheWay(FollowError):
    """A bot that has failed before the game comes to where it goes on, which may be for want of a core."""


def answers_to_give(contest: Contest, beginning: Beginning, seats: int) -> Given:
    """By seat, what the referee is given in place of the bot's first answers.

    Raises :class:`FollowError` if the contest's games cannot be played again.
    """
    if not contest.takes_seed:
        raise FollowError(NO_SEED)
    return {seat: beginning.counted(seat) for seat in range(seats)}


def check_followed(beginning: Beginning, record: Replay) -> None:
    """Raises :class:`FollowError` if a game has gone another way than the recorded one.

    Raises :class:`FailedOnTheWay` if that is because a bot has failed.
    """
    for number, (recorded, turn) in enumerate(zip(beginning.turns, record.turns), 1):
        for seat, fault in enumerate(turn.faults):
            if fault and not recorded.faults[seat]:
                raise _failed(record, seat, fault, f", in turn {number}")
        if turn.inputs != recorded.inputs:
            for seat, player in enumerate(record.players):
                if player.end_faults and seat in recorded.inputs and seat not in turn.inputs:
                    raise _failed(record, seat, player.end_faults[0])
            raise FollowError("the referee lets the game go another way than the record,"
                              f" in turn {number}: {first_difference(recorded.inputs, turn.inputs)}")
    if len(record.turns) < len(beginning.turns):
        raise FollowError(f"the game is over after {len(record.turns)} turns, before it comes to where it goes on")


def _failed(record: Replay, seat: int, fault: str, where: str = "") -> FailedOnTheWay:
    return FailedOnTheWay(failed_on_the_way(seat, where, in_words(fault), record.players[seat].last_messages))
