"""How the others choose their programs: styles of planning, and what each robot's moves say of its style."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import permutations

import numpy as np

from bot.games.roborally.batch_state import CARD_KIND, State
from bot.games.roborally.cards import KINDS, NO_CARD, REGISTERS
from bot.games.roborally.lattice import Policy, packed
from bot.games.roborally.paths import remoteness
from bot.games.roborally.poses import Poses
from bot.games.roborally.state import Robot
from bot.games.roborally.travel import Travel

ALL_STYLES = "styles"
"""All of them, as a choice among them and policies."""
VARIANTS = 4
"""Policies of each style, which differ in what they overlook, or leave to chance."""
CARELESSNESS = 0.3
"""Careful robots: the mean error of a pose, in turns."""
CHANCE = 0.45
"""Greedy robots: the mean error of a pose, in cells: mostly it decides only among equals."""
SURPRISE = 0.02
"""How often a robot ends where its style does not lead."""
LEAST = 0.1
"""No style's weight falls below this."""


class Style:
    """A way of choosing programs: the best end by worths of poses, as if the robot were alone."""

    def __init__(self, travel: Travel, ends: np.ndarray, noise: float) -> None:
        """``ends`` [K + 1, S], less is better; ``noise``: the mean of what a variant adds to each."""
        self._poses = travel.poses
        random = np.random.Generator(np.random.SFC64(1))
        added = random.exponential(noise, (VARIANTS, *ends.shape))
        added[:, -1] = 0.0  # nothing is better than to have won
        self._ends = (ends + added).astype(np.float32)  # [variants, K + 1, S]
        self._policies: list[Policy] = []

    def prepare(self) -> Iterator[None]:
        """Makes the tables, a part at each step; the style can be used when all are made."""
        for variant in self._ends:
            self._policies.append(Policy(self._poses, variant))
            yield

    def programs(self, hands: np.ndarray, pose: np.ndarray, leg: np.ndarray) -> np.ndarray:
        """[R, N] cards for robots without locked registers, out of hands [9, N]; the variants take turns.

        ``pose`` and ``leg`` (checkpoints reached) [N].
        """
        kinds = CARD_KIND[hands]  # [9, N]
        held = packed(np.stack([(kinds == kind).sum(axis=0) for kind in range(KINDS)], axis=1))
        wanted = np.zeros((REGISTERS, hands.shape[1]), np.int64)
        for variant, policy in enumerate(self._policies):
            part = slice(variant, None, VARIANTS)
            wanted[:, part] = policy.kinds(leg[part], pose[part], held[part]).T
        return _cards(hands, kinds, wanted)

    def orders(self, hands: np.ndarray, pose: int, leg: int, locked: Sequence[int]) -> np.ndarray:
        """[n, N] the hands [n, N] in the order of play, for a robot whose last registers hold the cards ``locked``.

        Such a robot is dealt as many cards as it has open registers.
        """
        orders = hands[np.array(list(permutations(range(len(hands)))))]  # [orders, n, N]
        after = np.broadcast_to(np.array(locked, orders.dtype)[:, None], (len(orders), len(locked), hands.shape[1]))
        kinds = CARD_KIND[np.concatenate((orders, after), axis=1)].transpose(1, 0, 2)  # [R, orders, N]
        ends, legs, _ = self._poses.play(np.array(pose), np.array(leg), kinds)
        variant = np.arange(hands.shape[1]) % VARIANTS
        best = self._ends[variant, legs, ends].argmin(axis=0)
        return np.asarray(orders[best, :, np.arange(hands.shape[1])].T)


def _cards(hands: np.ndarray, kinds: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """[length, N] cards of the ``wanted`` kinds [length, N] out of hands [9, N], which have ``kinds``."""
    left = kinds.copy()
    columns = np.arange(hands.shape[1])
    program = np.full(wanted.shape, NO_CARD, np.int16)
    for register, kind in enumerate(wanted):
        place = (left == kind).argmax(axis=0)
        program[register] = hands[place, columns]
        left[place, columns] = -1
    return program


def _programs_of(robot: Robot, style: Style, pose: int, hands: np.ndarray) -> np.ndarray:
    """[open registers, N] what a robot of ``style`` plays with ``hands`` [cards, N]."""
    leg = robot.next_checkpoint - 1
    if robot.open < REGISTERS:
        return style.orders(hands, pose, leg, robot.registers[robot.open:])
    count = hands.shape[1]
    return style.programs(hands, np.full(count, pose), np.full(count, leg))


def planned(styles: Sequence[Style], chosen: np.ndarray, poses: Poses, hands: np.ndarray, state: State) -> np.ndarray:
    """[R, P, B] int16 what robots of the ``chosen`` styles [P, B] play with ``hands`` [9, P, B].

    Robots with locked registers play the first cards of their hands.
    """
    programs = np.where(np.arange(REGISTERS)[:, None, None] < state.open, hands[:REGISTERS], state.registers)
    pose, leg = poses.of(state.cell, state.facing).ravel(), (state.next_checkpoint - 1).ravel()
    flat, dealt = programs.reshape(REGISTERS, -1), hands.reshape(len(hands), -1)
    free = state.open.ravel() == REGISTERS
    for number, style in enumerate(styles):
        part = np.flatnonzero(free & (chosen.ravel() == number))
        if part.size:
            flat[:, part] = style.programs(dealt[:, part], pose[part], leg[part])
    return flat.reshape(programs.shape)


STYLES: dict[str, Callable[[Travel], Style]] = {
    "careful": lambda travel: Style(travel, travel.turns, CARELESSNESS),
    "greedy": lambda travel: Style(travel, remoteness(travel.poses), CHANCE),
}
"""A robot that wants few turns to the last checkpoint, and one that wants few cells to the next; to be prepared."""


class Opponents:
    """What is believed of each player's style in a game."""

    def __init__(self, travel: Travel, players: int, names: Collection[str] = STYLES) -> None:
        """Every player may have any of the styles called ``names``. To be used after :meth:`prepare`."""
        self.poses = travel.poses
        self.styles = [style(travel) for style in STYLES.values()]
        self._possible = np.array([name in names for name in STYLES])
        self.weights = np.tile(self._possible / len(names), (players, 1))  # [P, styles]

    def prepare(self) -> Iterator[None]:
        """Makes the tables of the styles, a part at each step."""
        for style in self.styles:
            yield from style.prepare()

    @classmethod
    def ready(cls, travel: Travel, players: int, names: Collection[str] = STYLES) -> Opponents:
        """The same, prepared."""
        opponents = cls(travel, players, names)
        for _ in opponents.prepare():
            pass
        return opponents

    def programs(
        self, robots: Sequence[Robot], player: int, hands: np.ndarray, random: np.random.Generator
    ) -> tuple[np.ndarray, np.ndarray]:
        """Programs [R, P, K] that the others may choose from ``hands`` [9, P, K], and the styles [P, K] that do."""
        tables = self.poses.tables
        scenarios = hands.shape[2]
        programs = np.zeros((REGISTERS, len(robots), scenarios), np.int16)
        styles = np.zeros((len(robots), scenarios), np.int64)
        for other, robot in enumerate(robots):
            programs[:, other] = np.array(robot.registers)[:, None]
            if other == player or not robot.open:
                continue
            styles[other] = random.choice(len(self.styles), scenarios, p=self.weights[other])
            cell = tables.limbo if robot.cell is None else tables.number(robot.cell)
            pose = int(self.poses.of(np.array(cell), np.array(robot.facing)))
            for number, style in enumerate(self.styles):
                part = np.flatnonzero(styles[other] == number)
                if part.size:
                    programs[:robot.open, other, part] = _programs_of(
                        robot, style, pose, hands[:robot.cards_dealt, other, part])
        return programs, styles

    def learn(self, other: int, styles: np.ndarray, expected: np.ndarray) -> None:
        """What a turn says of a robot: ``expected`` [K] bool, whether scenarios with ``styles`` [K] end as it did."""
        tried = np.bincount(styles, minlength=len(self.styles))
        met = np.bincount(styles, expected, minlength=len(self.styles))
        weights = self.weights[other] * (met / np.maximum(tried, 1) + SURPRISE)
        weights = np.maximum(weights / weights.sum(), LEAST * self._possible)
        self.weights[other] = weights / weights.sum()
