"""RoboRally: the play that is expected after an order: the programs of this turn, and those of the next one.

Nobody knows the hands of the others, nor the cards of the next turn. So many deals are drawn, as the search does, and
the line is one of them: one in which the others play programs that are among the likeliest, and with which the player
can expect what is nearest to its mean over all deals.
"""
from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from arena.contract.judgement import Line
from bot.roborally.player.opponents import STYLES, Opponents, planned
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation, format_answer
from bot.roborally.rules.batch import Simulator
from bot.roborally.rules.batch_state import CARD_KIND, DEFAULT_FACING, Orders, State
from bot.roborally.rules.constants import KINDS, REGISTERS
from bot.roborally.rules.editions import Rules
from bot.roborally.rules.hands import deal, deal_unseen, shuffled
from bot.roborally.rules.state import Order
from botkit.arrays import Bools, Floats, Ints16
from botkit.search.rounding import rounded

LINE_SEED = 105
"""The seed of the deals; no bot has it."""
DEALS = 1024
LIKELY = 32
"""The line is one of so many deals, those with the likeliest programs of the others."""


class Plays(NamedTuple):
    """Two turns in K deals."""

    programs: Ints16  # [R, P, K] of this turn
    next_programs: Ints16  # [R, P, K], nothing where the game is over
    takes_cards: Bools  # [P, K]: which robots have a program in the next turn
    is_over: Bools  # [K]: whether the first turn ends the game
    values: Floats  # [K]: the player's probability to win


def expected_line(
    seat: int, asked: Observation, best: Order, prospects: Prospects, rules: Rules, opponents: Opponents,
    seats: Collection[int],
) -> Line:
    """The answers of all ``seats`` in this turn and, unless it ends the game, in the next one; first that of ``seat``.

    ``asked``: what the player was told; ``best``: its order, with a program; ``opponents``: what it believes of them.
    """
    plays = _plays(seat, asked, best, prospects, rules, opponents)
    deal_number = typical(seat, plays)
    order = [seat, *(other for other in sorted(seats) if other != seat)]
    given = {other: _order(plays.programs, other, deal_number, asked.robots[other].takes_cards) for other in order}
    line = [(other, format_answer(given[other] if other != seat else best)) for other in order]
    if not plays.is_over[deal_number]:
        takes = plays.takes_cards[:, deal_number]
        line += [
            (other, format_answer(_order(plays.next_programs, other, deal_number, bool(takes[other]))))
            for other in order
        ]
    return tuple(line)


def _plays(
    seat: int, asked: Observation, best: Order, prospects: Prospects, rules: Rules, opponents: Opponents
) -> Plays:
    robots, tables = asked.robots, prospects.travel.poses.tables
    random = np.random.Generator(np.random.SFC64([LINE_SEED, *asked.hand]))
    hands, deck = deal_unseen(robots, seat, asked.hand, DEALS, random)
    programs, styles = opponents.programs(robots, seat, hands, random)
    programs[:, seat] = np.array(best.program, np.int16)[:, None]
    styles[seat] = len(STYLES)  # behind those of the others
    state, simulator = State.of(robots, tables, DEALS), Simulator(tables, rules)
    down, facing = np.zeros(state.cell.shape, bool), np.full(state.cell.shape, DEFAULT_FACING)
    down[seat], facing[seat] = best.power_down, DEFAULT_FACING if best.facing is None else best.facing
    won = simulator.play(state, Orders(programs, down, facing, deck))
    is_over, takes_cards, next_programs = np.logical_or.reduce(won), state.takes_cards, np.zeros_like(programs)
    games = np.flatnonzero(~is_over)
    if games.size:
        going = state.take(games)
        dealt = deal(going, shuffled(games.size, random))
        chosen = planned([*opponents.styles, opponents.own], styles.take(games, axis=1), dealt.hands, going)
        won[:, games] = simulator.play(going, Orders(chosen, deck=dealt.deck))
        state.put(games, going)
        next_programs[:, :, games] = chosen
    return Plays(programs, next_programs, takes_cards, is_over, rounded(prospects.probabilities(state, won)[seat]))


def typical(seat: int, plays: Plays) -> int:
    """The number of the deal that the line shows."""
    kinds = CARD_KIND[plays.programs].astype(np.int64) + 1  # [R, P, K], 0 for no card
    codes = np.tensordot((KINDS + 1) ** np.arange(REGISTERS), kinds, 1)  # [P, K]
    frequency = np.zeros(DEALS, np.int64)
    for other, of_all in enumerate(codes):
        if other != seat:
            _, which, counts = np.unique(of_all, return_inverse=True, return_counts=True)
            frequency += counts[which]
    likely = np.argsort(-frequency, kind="stable")[:LIKELY]
    return int(likely[np.abs(plays.values[likely] - plays.values.mean()).argmin()])


def _order(programs: Ints16, player: int, number: int, has_program: bool) -> Order:
    return Order(tuple(programs[:, player, number].tolist()) if has_program else ())
