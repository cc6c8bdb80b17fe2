"""RoboRally: compares the given program with the best ones over the same deals, and separates the luck of the deal."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from arena.contract.judgement import MOST_SHOWN, Effort, Judgement, Line
from arena.contract.record import Replay
from bot.roborally.analysis.causes import Resolution
from bot.roborally.player.conversation import GameInfo
from bot.roborally.player.decision import Decision
from bot.roborally.player.loop import CourseTables, suiting
from bot.roborally.player.params import Params
from bot.roborally.protocol import Observation, Opening, format_answer, parse_answer, parse_turn, read_opening
from bot.roborally.rules.batch_state import CARD_KIND, Orders, State
from bot.roborally.rules.constants import HAND_SIZE, KINDS, REGISTERS
from bot.roborally.rules.hands import deal, shuffled
from bot.roborally.rules.plain import IllegalOrder, check_order
from bot.roborally.rules.state import Order, Robot, Status, first_program
from botkit.arrays import Floats, Ints16
from botkit.client.errors import ProtocolError
from botkit.search.clock import Deadline

CHOOSING_SEED, VALUING_SEED, LEARNING_SEED, LUCK_SEED, LINE_SEED = 101, 102, 103, 104, 105
"""Seeds of the deals by which answers are chosen, and so on; none of them is a seed of the bots."""
VALUING_DEALS = 4096
"""Deals that are drawn at most to value the answers."""
LEARNING_DEALS = 512
LUCK_DEALS = 2048
DEALS = 1024
"""Deals from which the one of the expected play is chosen, .."""
LIKELY = 32
""".. and how many of these, with the likeliest programs of the others, may be it."""
ERRORS = 2.0
"""Standard errors of a difference that count as noise."""
SAMPLES_PER_MS = 60
"""Samples of one turn, roughly: fits the numbers of a search to a fixed effort."""


@dataclass(frozen=True)
class Question:
    """What a seat was asked, and what came of its answer."""

    turn: Observation
    order: Order
    """What was played: for a bad answer, what the referee put in its place."""
    fault: str | None


class RoboRallyAnalyst:
    """Values are probabilities to be first; robots that tie for first place share it.

    The best answers are chosen over some deals, and all answers are valued over the same other deals: the best of many
    noisy values would be too great. Values look two turns ahead. The facing with which a robot would come back is not
    judged.
    """

    unit = "probability to win"

    def __init__(self, record: Replay) -> None:
        self._turns, self._ranks = record.turns, record.ranks
        self._openings = [read_opening(iter(lines).__next__) for lines in record.player_inputs_init]
        opening = self._openings[0]
        self.par = 1.0 / opening.players
        self._rules = GameInfo.of(opening).rules
        self._course = _tables_of(replace(opening, seat=0))
        self._beliefs = [self._course.opponents.unknown() for _ in self._openings]
        self._learned = [0] * len(self._openings)
        """By seat: the number of turns that have been learned from."""

    def result(self, seat: int) -> float:
        return float(self._ranks[seat] == 1) / self._ranks.count(1)

    def luck(self, turn: int) -> Sequence[float]:
        """Luck of the deal: probabilities to win if all play their hands as if alone, minus the mean over all deals."""
        hands = {int(seat): parse_turn(lines).hand for seat, lines in self._turns[turn].inputs.items()}
        robots = self._robots(turn)
        if not any(hands.values()):
            return ()
        tables = self._course.prospects.travel.poses.tables
        random = np.random.Generator(np.random.SFC64(LUCK_SEED))
        deals = deal(State.of(robots, tables, LUCK_DEALS), shuffled(LUCK_DEALS, random))
        dealt = np.zeros((HAND_SIZE, len(robots), 1), np.int16)
        for seat, hand in hands.items():
            dealt[:len(hand), seat, 0] = hand
        mean_of = [
            self._mean_probabilities(robots, all_hands, deals.deck)
            for all_hands in (np.repeat(dealt, LUCK_DEALS, axis=2), deals.hands)
        ]
        luck = mean_of[0] - mean_of[1]
        return tuple((luck - luck.mean()).tolist())

    def _mean_probabilities(self, robots: Sequence[Robot], hands: Ints16, deck: Ints16) -> Floats:
        """[P] to win after a turn in which every robot plays ``hands`` [9, P, K] as if alone."""
        course, tables = self._course, self._course.prospects.travel.poses.tables
        random = np.random.Generator(np.random.SFC64(LUCK_SEED))  # the same styles for all hands
        programs, _ = course.opponents.programs(robots, -1, hands, random)
        state = State.of(robots, tables, hands.shape[2])
        winners = course.prospects.travel.poses.simulator.play(state, Orders(programs, deck=deck))
        return course.prospects.probabilities(state, winners).mean(axis=1)

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        question = self._question(turn, seat)
        if question is None:
            return None
        self._learn(turn, seat)
        chosen = self._chosen(question.turn, seat, effort)
        orders = list(dict.fromkeys((*chosen, question.order)))
        given = orders.index(question.order)
        values = self._values(question.turn, seat, orders, effort)  # [deals, orders]
        means, behind = values.mean(axis=0), values[:, :1] - values
        noise = ERRORS * behind.std(axis=0, ddof=1) / math.sqrt(len(values))  # [orders]
        others = sorted(range(1, len(chosen)), key=lambda place: -means[place])
        best = tuple((format_answer(orders[place]), float(means[place])) for place in (0, *others))
        resolution = Resolution(
            self._course.prospects.travel, self._robots(turn),
            [self._played(turn, other) for other in range(len(self._openings))],
        )
        judged = Judgement(
            turn, seat, self._turns[turn].actions[seat],
            0.0 if self._put_out(turn, seat, question) else float(means[given]), best, float(noise[given]),
            sure=bool((means[0] >= means - noise).all()),
            causes=resolution.causes(seat, orders[0], question.fault), fault=question.fault,
        )
        return replace(judged, line=self._line(turn, seat, question.turn, orders[0])) if judged.loss else judged

    def _line(self, turn: int, seat: int, asked: Observation, best: Order) -> Line:
        """The answers of all seats in this turn and, unless it ends the game, in the next one; first that of ``seat``.

        Nobody knows the hands of the others, nor the cards of the next turn. So they are those of one of many deals.
        """
        decision = self._decision(asked, seat, replace(Params(), seed=LINE_SEED, scenarios=DEALS, batch=DEALS))
        decision.sample_others()
        program, down = np.tile(np.array(best.program, np.int16), (DEALS, 1)), np.full(DEALS, best.power_down)
        values = decision.value_of_two_turns(program, np.arange(DEALS), decision.decks, down)
        number = typical_deal(np.delete(decision.others, seat, axis=1), values)
        others = [other for other in sorted(self._turns[turn].inputs) if other != seat]
        now = _answers(others, decision.others[:, :, number], [robot.takes_cards for robot in asked.robots])
        state, won = decision.scenarios.play(program[:1], np.array([number]), down[:1])
        if won.any():
            return (seat, format_answer(best)), *now
        orders = decision.next_orders(state, np.array([number]), decision.decks)
        after = _answers([seat, *others], orders.programs[:, :, 0], state.takes_cards[:, 0].tolist())
        return (seat, format_answer(best)), *now, *after

    # What happened

    def _robots(self, turn: int) -> tuple[Robot, ...]:
        """The robots before a turn; all players are told the same."""
        return parse_turn(next(iter(self._turns[turn].inputs.values()))).robots

    def _question(self, turn: int, seat: int) -> Question | None:
        """The question to a seat; ``None`` if it had no register to fill."""
        record = self._turns[turn]
        if seat not in record.inputs:
            return None
        asked = parse_turn(record.inputs[seat])
        robot, answer = asked.robots[seat], record.actions[seat]
        if not robot.open:
            return None
        try:
            order = parse_answer(answer or "")
            check_order(robot, asked.hand, order, self._rules)
            return Question(asked, order, None)
        except (ProtocolError, IllegalOrder) as error:
            told = record.faults[seat]
            fault = told or (str(error) if answer else "no answer in time")
            return Question(asked, Order(first_program(robot, asked.hand)), fault)

    def _played(self, turn: int, seat: int) -> Order:
        question = self._question(turn, seat)
        return question.order if question else Order(tuple(self._robots(turn)[seat].registers))

    def _put_out(self, turn: int, seat: int, question: Question) -> bool:
        """Whether the referee has ended the game for a player because of bad answers."""
        last = turn + 1 == len(self._turns)
        after = None if last else self._robots(turn + 1)[seat]
        return bool(question.fault and after and after.status is Status.OUT)

    # The search

    def _learn(self, turn: int, seat: int) -> None:
        for earlier in range(self._learned[seat], turn):
            question = self._question(earlier, seat)
            if question is not None and seat in self._turns[earlier + 1].inputs:
                few = replace(Params(), seed=LEARNING_SEED, scenarios=LEARNING_DEALS, batch=LEARNING_DEALS)
                decision = self._decision(question.turn, seat, few)
                decision.sample_others()
                decision.learn(question.order, parse_turn(self._turns[earlier + 1].inputs[seat]).robots)
        self._learned[seat] = max(self._learned[seat], turn)

    def _decision(self, turn: Observation, seat: int, params: Params) -> Decision:
        return Decision(seat, turn, self._course.prospects, params, self._beliefs[seat])

    def _chosen(self, turn: Observation, seat: int, effort: Effort) -> list[Order]:
        """The best orders that half the effort finds, the best first."""
        samples, ms = -(-effort.fixed // 2), effort.seconds * 1000.0 / 2
        params = replace(Params(), seed=CHOOSING_SEED, samples=samples)
        decision = self._decision(turn, seat, suiting(params, ms or samples / SAMPLES_PER_MS))
        *_, result = decision.search(Deadline.after_ms(ms) if ms else Deadline.never())
        return [order for order, _ in result.alternatives][:MOST_SHOWN] or [result.answer]

    def _values(self, turn: Observation, seat: int, orders: Sequence[Order], effort: Effort) -> Floats:
        """[deals, orders] the values of orders over the same deals, by the other half of the effort."""
        deadline = Deadline.after_ms(effort.seconds * 1000.0 / 2) if effort.seconds else Deadline.never()
        deals = VALUING_DEALS
        if effort.fixed:
            deals = min(max(effort.fixed // 2 // len(orders), 2), deals)
        params = replace(Params(), seed=VALUING_SEED, scenarios=deals)
        decision = self._decision(turn, seat, params)
        decision.sample_others()
        decks = shuffled(deals, np.random.Generator(np.random.SFC64([VALUING_SEED, *turn.hand])))
        programs = np.array([order.program for order in orders], np.int16)
        down = np.array([order.power_down for order in orders])
        at_once = max(params.batch // len(orders), 2)
        by_deal: list[Floats] = []
        for first in range(0, deals, at_once):
            samples = np.arange(first, min(first + at_once, deals))
            which = np.tile(np.arange(len(orders)), len(samples))
            values = decision.value_of_two_turns(programs[which], samples.repeat(len(orders)), decks, down[which])
            by_deal.append(values.reshape(len(samples), -1))
            if deadline.passed():
                break
        return np.concatenate(by_deal)


def typical_deal(others: Ints16, values: Floats) -> int:
    """The number of the deal in which the others play likely programs, and ``values`` [K] are nearest to their mean.

    ``others`` [R, P, K]: programs.
    """
    kinds = CARD_KIND[others].astype(np.int64) + 1  # 0 for no card
    frequency = np.zeros(values.size, np.int64)
    for programs in np.tensordot((KINDS + 1) ** np.arange(REGISTERS), kinds, 1):  # [P, K]
        _, which, counts = np.unique(programs, return_inverse=True, return_counts=True)
        frequency += counts[which]
    likely = np.argsort(-frequency, kind="stable")[:LIKELY]
    return int(likely[np.abs(values[likely] - values.mean()).argmin()])


def _answers(seats: Sequence[int], programs: Ints16, takes_cards: Sequence[bool]) -> Line:
    """The answers of ``seats`` with ``programs`` [R, P]; who has no cards waits."""
    orders = {seat: Order(tuple(programs[:, seat].tolist()) if takes_cards[seat] else ()) for seat in seats}
    return tuple((seat, format_answer(order)) for seat, order in orders.items())


@lru_cache(maxsize=4)
def _tables_of(opening: Opening) -> CourseTables:
    course = CourseTables(GameInfo.of(opening), Params())
    course.prepare(Deadline.never())
    return course
