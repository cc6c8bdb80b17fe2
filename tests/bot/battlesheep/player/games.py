"""Games of the local referee in which a player of the kit sits without a process of its own."""
from __future__ import annotations

import math
from random import Random
from time import perf_counter, process_time

from arena.contract.setup import Limits, Setup
from bot.battlesheep import protocol
from bot.battlesheep.arena.baselines import RandomPlayer
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player.conversation import Conversation
from botkit.client.session import Session


class Own:
    """The bot without a process; its last result is kept."""

    def __init__(self, referee: BattlesheepReferee, seat: int, bot: Conversation) -> None:
        self.setup = protocol.read_opening(iter(referee.init_lines(seat)).__next__)
        self.bot = bot
        bot.begin(self.setup)
        self.least_spare_ms = math.inf
        self.failures = ""

    def answer(self, lines, late_s=0.0):
        """``late_s``: so long ago the turn began."""
        self.bot.session = session = Session()
        session.turn_start, began = perf_counter() - late_s, process_time()
        turn = protocol.read_turn(iter(lines).__next__, self.setup)
        self.result = self.bot.decide(turn)
        self.failures += "".join(map(str, session._failures))
        limit_ms = self.setup.first_turn_ms if isinstance(turn, protocol.StartTurn) else self.setup.turn_ms
        self.least_spare_ms = min(self.least_spare_ms, limit_ms - (process_time() - began) * 1000)
        return protocol.format_answer(self.result.answer)


def decision(bot, setup, turn):
    """What the bot decides in a game that begins with this turn."""
    bot.begin(setup)
    bot.session.begin_turn()
    return bot.decide(turn)


def game(bot, edition="hex", seed=1, seat=0):
    """A referee, and who sits at its table: the bot on ``seat``, random players on the others."""
    referee = BattlesheepReferee(Setup(seed, 4, edition, Limits(300, 100)))
    seats = [RandomPlayer(Random(k)) for k in range(4)]
    for k, player in enumerate(seats):
        player.init(referee.init_lines(k))
    seats[seat] = Own(referee, seat, bot)
    return referee, seats


def play(referee, seats):
    """All answers up to the end; each is accepted."""
    answers = []
    while requests := referee.requests():
        (seat, request), = requests.items()
        answers.append(seats[seat].answer(list(request.lines)))
        assert not referee.apply({seat: answers[-1]})
    return answers
