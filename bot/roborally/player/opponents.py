"""How the others choose their programs: styles of planning, and what each robot's moves tell about its style."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import permutations

import numpy as np

from bot.roborally.rules.batch_state import CARD_KIND, State
from bot.roborally.rules.constants import KINDS, NO_CARD, REGISTERS
from bot.roborally.rules.state import Robot
from bot.roborally.rules.travel import COUNTS, WITHOUT, Poses, Travel, levels, remoteness
from botkit.arrays import Bools, Floats32, Ints, Ints16, Ints32, Uints8

VARIANTS = 4
"""The number of policies of each style, which differ in what they overlook or leave to chance."""
CAREFUL_NOISE = 0.3
"""Careful robots: the mean error in the value of a pose, in turns."""
GREEDY_NOISE = 0.45
"""Greedy robots: the same in cells; it mostly decides only among equals."""
SURPRISE = 0.02
"""The probability that a robot ends where its style does not lead."""
LEAST = 0.1
"""The least weight of a style."""

FIELD = 4
"""The bits of a packed count of up to 7 cards; the highest one catches the borrow of a subtraction."""
BORROWS = sum(1 << FIELD * kind + FIELD - 1 for kind in range(KINDS))


def packed(counts: Ints) -> Ints32:
    """Counts [N, kinds] as one int32 for each row; more than five cards of a kind count as five."""
    weights = 1 << FIELD * np.arange(KINDS)
    return (np.minimum(counts, REGISTERS) @ weights).astype(np.int32)


PROGRAMS = packed(COUNTS[REGISTERS])


def contained(held: Ints32) -> Bools:
    """[N, multisets]: which multisets of five kinds the hands ``held`` [N] (:func:`packed`) contain."""
    left = (held + np.int32(BORROWS))[:, None] - PROGRAMS
    left &= np.int32(BORROWS)
    return left == BORROWS


class Policy:
    """The programs that lead a lone robot to the least value, for every place and hand. S poses, K checkpoints."""

    def __init__(self, poses: Poses, ends: Floats32, hit_cost: float = 0.0) -> None:
        """``ends`` [K + 1, S]: the value of the end of the turn, by checkpoints reached and pose.

        Each hit by a wall laser adds ``hit_cost``.
        """
        self._poses = poses
        legs = len(ends) - 1
        beyond = levels(poses, ends[legs], hit_cost=hit_cost)
        values, firsts = [], []
        for leg in reversed(range(legs)):
            first: list[Uints8] = []
            beyond = levels(poses, ends[leg], poses.reaches[leg], beyond, first, hit_cost)
            values.append(beyond[REGISTERS].T)
            firsts.append(first)
        self._values = np.concatenate(values[::-1])  # [K * S, multisets] by place
        legs_and_won = [*firsts[::-1], firsts[0]]  # a robot that has won plays as on the last leg
        self._firsts = [np.concatenate(level, axis=1) for level in zip(*legs_and_won)]  # [multisets, (K + 1) * S]

    def kinds(self, place: Ints, held: Ints32) -> Ints:
        """[R, N]: the kinds of card to play, by place [N] and :func:`packed` hand [N] of at least five cards."""
        values = self._values[place]  # [N, multisets]
        np.copyto(values, np.inf, where=~contained(held))
        multiset = values.argmin(axis=1)
        chosen = np.zeros((REGISTERS, place.size), np.int64)
        for register in range(REGISTERS):
            size = REGISTERS - register
            chosen[register] = self._firsts[size - 1][multiset, place]
            multiset = WITHOUT[size][multiset, chosen[register]]
            place = self._poses.step(register, chosen[register], place)
        return chosen


class Style:
    """A way of choosing programs: by the best final pose, as if the robot were alone."""

    def __init__(self, travel: Travel, ends: Floats32, noise: float, hit_cost: float = 0.0) -> None:
        """``ends`` [K + 1, S], less is better; ``noise``: the mean of what a variant adds to each.

        ``hit_cost``: what a hit by a wall laser counts.
        """
        self.poses, self._hit_cost = travel.poses, hit_cost
        random = np.random.Generator(np.random.SFC64(1))
        added = random.exponential(noise, (VARIANTS, *ends.shape))
        added[:, -1] = 0.0  # nothing is better than to have won
        self._ends = (ends + added).astype(np.float32)  # [variants, K + 1, S]
        self._policies: list[Policy] = []

    def prepare_variant(self) -> None:
        """Makes the tables of one more variant. Before the first one, programs are not quite the best."""
        self._policies.append(Policy(self.poses, self._ends[self.variants], self._hit_cost))

    @property
    def variants(self) -> int:
        """How many variants are ready."""
        return len(self._policies)

    def programs(self, hands: Ints16, place: Ints) -> Ints16:
        """[R, N]: cards for robots at places [N] without locked registers, from hands [5..9, N].

        The variants that are ready take turns.
        """
        if not self.variants:  # the best run of cards; the first card follows the last
            runs = np.stack([np.roll(hands, -first, axis=0)[:REGISTERS] for first in range(len(hands))])
            return self._best_of(runs, (), place)
        kinds = CARD_KIND[hands]  # [9, N]
        held = packed(np.stack([(kinds == kind).sum(axis=0) for kind in range(KINDS)], axis=1))
        wanted = np.zeros((REGISTERS, hands.shape[1]), np.int64)
        for variant, policy in enumerate(self._policies):
            part = slice(variant, None, self.variants)
            wanted[:, part] = policy.kinds(place[part], held[part])
        return _cards(hands, kinds, wanted)

    def programs_with_locks(self, hands: Ints16, locked: Sequence[int], place: Ints) -> Ints16:
        """[n, N]: the hands [n, N] in the order of play, for robots whose last registers hold the cards ``locked``.

        Such a robot is dealt as many cards as it has open registers.
        """
        return self._best_of(hands[np.array(list(permutations(range(len(hands)))))], locked, place)

    def _best_of(self, programs: Ints16, locked: Sequence[int], place: Ints) -> Ints16:
        """[n, N]: the best of ``programs`` [programs, n, N], each followed by the cards ``locked``."""
        shape = (len(programs), len(locked), place.size)
        behind = np.broadcast_to(np.array(locked, programs.dtype)[:, None], shape)
        kinds = CARD_KIND[np.concatenate((programs, behind), axis=1)].transpose(1, 0, 2)  # [R, programs, N]
        ends, hits = self.poses.follow(place, kinds)
        column = np.arange(place.size)
        values = self._ends.reshape(VARIANTS, -1)[column % VARIANTS, ends] + self._hit_cost * hits
        best = values.argmin(axis=0)
        return programs[best, :, column].T


def _cards(hands: Ints16, kinds: Ints, wanted: Ints) -> Ints16:
    """[length, N]: cards of the ``wanted`` kinds [length, N] from hands [9, N] with ``kinds``."""
    left = kinds.copy()
    columns = np.arange(hands.shape[1])
    program = np.full(wanted.shape, NO_CARD, np.int16)
    for register, kind in enumerate(wanted):
        place = (left == kind).argmax(axis=0)
        program[register] = hands[place, columns]
        left[place, columns] = -1
    return program


def planned(styles: Sequence[Style], chosen: Ints, hands: Ints16, state: State) -> Ints16:
    """[R, P, B]: the programs of robots of the ``chosen`` styles [P, B] with ``hands`` [9, P, B].

    Robots with locked registers play the first cards of their hands.
    """
    programs = np.where(np.arange(REGISTERS)[:, None, None] < state.open, hands[:REGISTERS], state.registers)
    place = styles[0].poses.place(state.cell, state.facing, state.next_checkpoint).ravel()
    flat, dealt = programs.reshape(REGISTERS, -1), hands.reshape(len(hands), -1)
    free = state.open.ravel() == REGISTERS
    for number, style in enumerate(styles):
        part = np.flatnonzero(free & (chosen.ravel() == number))
        if part.size:
            flat[:, part] = style.programs(dealt[:, part], place[part])
    return flat.reshape(programs.shape)


STYLES: dict[str, Callable[[Travel], Style]] = {
    "careful": lambda travel: Style(travel, travel.turns, CAREFUL_NOISE, travel.hit_cost),
    "greedy": lambda travel: Style(travel, remoteness(travel.poses), GREEDY_NOISE),
}
"""Robots that want few turns to the last checkpoint, and robots that want few cells to the next one."""


class Opponents:
    """The beliefs about each player's style in a game."""

    def __init__(self, travel: Travel, players: int) -> None:
        """At first, all styles are equally likely."""
        self.styles = [style(travel) for style in STYLES.values()]
        self.own = Style(travel, travel.turns, 0.0, travel.hit_cost)
        """How the player itself plans later turns: without errors."""
        self.weights = np.full((players, len(STYLES)), 1 / len(STYLES))  # [P, styles]

    def prepare(self) -> Iterator[None]:
        """Makes the tables of the styles, a part at each step: a variant of each, then the next ones of the others."""
        self.own.prepare_variant()
        yield
        for _ in range(VARIANTS):
            for style in self.styles:
                style.prepare_variant()
                yield

    def unknown(self) -> Opponents:
        """The same styles, equally likely for every player."""
        others = copy(self)
        others.weights = np.full_like(self.weights, 1 / len(STYLES))
        return others

    @classmethod
    def prepared(cls, travel: Travel, players: int) -> Opponents:
        """Opponents with complete tables."""
        opponents = cls(travel, players)
        for _ in opponents.prepare():
            pass
        return opponents

    @property
    def ready(self) -> bool:
        """Whether every style has a variant."""
        return all(style.variants for style in (self.own, *self.styles))

    @property
    def complete(self) -> bool:
        """Whether all variants are ready."""
        return all(style.variants == VARIANTS for style in self.styles)

    def programs(
        self, robots: Sequence[Robot], player: int, hands: Ints16, random: np.random.Generator
    ) -> tuple[Ints16, Ints]:
        """Programs [R, P, K] that the others may choose from ``hands`` [9, P, K], and the styles [P, K] that do."""
        scenarios = hands.shape[2]
        programs = np.zeros((REGISTERS, len(robots), scenarios), np.int16)
        styles = np.zeros((len(robots), scenarios), np.int64)
        for other, robot in enumerate(robots):
            programs[:, other] = np.array(robot.registers)[:, None]
            if other == player or not robot.open:
                continue
            styles[other] = random.choice(len(self.styles), scenarios, p=self.weights[other])
            for number, style in enumerate(self.styles):
                part = np.flatnonzero(styles[other] == number)
                if part.size:
                    programs[:robot.open, other, part] = _programs_of(
                        robot, style, hands[:robot.cards_dealt, other, part])
        return programs, styles

    def learn(self, other: int, styles: Ints, expected: Bools) -> None:
        """Learns from a robot's turn; ``expected`` [K] bool: whether scenarios with ``styles`` [K] end as it did."""
        tried = np.bincount(styles, minlength=len(self.styles))
        met = np.bincount(styles, expected, minlength=len(self.styles))
        weights = self.weights[other] * (met / np.maximum(tried, 1) + SURPRISE)
        weights = np.maximum(weights / weights.sum(), LEAST)
        self.weights[other] = weights / weights.sum()


def _programs_of(robot: Robot, style: Style, hands: Ints16) -> Ints16:
    """[open registers, N]: what a robot of ``style`` plays with ``hands`` [cards, N]."""
    place = np.full(hands.shape[1], style.poses.place_of(robot))
    if robot.open < REGISTERS:
        return style.programs_with_locks(hands, robot.registers[robot.open:], place)
    return style.programs(hands, place)
