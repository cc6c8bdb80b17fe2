"""Learns the probability to win RoboRally from a position by self-play: ``python -m bot.roborally.training``.

In each generation, many games are played at once on every official course, between robots that plan as if they were
alone, carefully or greedily. The weights of :mod:`bot.roborally.player.prospects` are those with which a softmax of
scores predicts the winners best (maximum likelihood with a ridge); the mean logarithmic loss is also given for courses
that were left out.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from bot.roborally.arena.courses import Course, official_courses
from bot.roborally.player import weights
from bot.roborally.player.opponents import Opponents, Style, planned
from bot.roborally.player.prospects import KNOTS
from bot.roborally.rules.batch_state import ACTIVE, OUT, POWERED_DOWN, Orders, State
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.hands import deal, shuffled
from bot.roborally.rules.state import Robot
from bot.roborally.rules.travel import Poses, Travel
from bot.training.command import option_parser, progress
from bot.training.softmax import Lessons
from botkit.arrays import Bools, Floats, Floats32, Ints

PLAYERS = 4
MOST_TURNS = 40
SWEEPS = 5
TIRED = 3
"""From this damage on a robot may power down."""
REST = 0.25
"""The probability that it does."""
DAMAGES = len(weights.DAMAGE)
RIDGE = 1e-3
LEFT_OUT = 4
"""One course in this many is left out for the test."""
Weights = dict[str, float | tuple[float, ...]]


@dataclass(frozen=True)
class TrainingPlan:
    """How games are made; in each generation robots of other styles meet."""

    generations: int = 6
    games: int = 200
    """The number of games at once on each course, in each generation."""
    seed: int = 1


def features_of(state: State, travel: Travel) -> Floats32:
    """[F, P, B]: turns to go from knot to knot, damage from 1 on, last and last but one life, powered down."""
    turns = travel.turns_to_go(state)
    stretches = [np.clip(turns - start, 0.0, end - start) for start, end in zip(KNOTS, KNOTS[1:])]
    damages = [state.damage == damage for damage in range(1, DAMAGES)]
    rest = [state.lives == 1, state.lives == 2, state.status == POWERED_DOWN]
    return np.array([*stretches, *damages, *rest], np.float32)


def weights_of(fitted: Floats) -> Weights:
    """The weights, by their names in ``player/weights.py``, from a vector in the order of :func:`features_of`."""
    slopes, damage, rest = np.split(fitted, [len(KNOTS) - 1, len(KNOTS) + DAMAGES - 2])
    return {
        "TURNS": _rounded([0.0, *np.cumsum(slopes * np.diff(KNOTS))]),
        "DAMAGE": _rounded([0.0, *damage]),
        "LIFE": _rounded([weights.LIFE[0], rest[0], rest[1], 0.0]),
        "POWERED_DOWN": round(float(rest[2]), 3),
    }


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(float(value), 3) for value in values)


class School:
    """One course with robots of several styles."""

    def __init__(self, course: Course, games: int, seed: int) -> None:
        self.travel = Travel.solved(Poses(course.floor, RULES_2005), SWEEPS)
        self._styles = Opponents.prepared(self.travel, PLAYERS).styles
        self._random = np.random.Generator(np.random.SFC64(seed))
        robots = [Robot(cell, facing, archive=cell, lives=RULES_2005.lives)
                  for cell, facing in course.starts[:PLAYERS]]
        self._start = State.of(robots, self.travel.poses.tables, games)

    def lessons(self) -> Lessons:
        """Plays the games, and keeps the positions between turns of those that somebody wins."""
        styles = [self._styles[number] for number in self._random.integers(0, len(self._styles), PLAYERS)]
        games = np.arange(self._start.games)
        state = self._start.take(games)
        won = np.zeros((PLAYERS, state.games), np.float32)
        kept: list[tuple[Ints, Floats32, Bools]] = []
        for _ in range(MOST_TURNS):
            winners = self._turn(state, styles)
            won[:, games] = winners / np.maximum(winners.sum(axis=0), 1)
            going = np.flatnonzero(~winners.any(axis=0))
            if not going.size:
                break
            state, games = state.take(going), games[going]
            kept.append((games, features_of(state, self.travel), state.status != OUT))
        return Lessons.joined([_decided(Lessons(features, alive, won[:, rows])) for rows, features, alive in kept])

    def _turn(self, state: State, styles: Sequence[Style]) -> Bools:
        dealt = deal(state, shuffled(state.games, self._random))
        players = np.repeat(np.arange(PLAYERS)[:, None], state.games, axis=1)
        programs = planned(styles, players, dealt.hands, state)
        rests = (state.damage >= TIRED) & (state.status == ACTIVE)
        rests &= self._random.random(rests.shape) < REST
        return self.travel.poses.simulator.play(state, Orders(programs, power_down=rests, deck=dealt.deck))


def _decided(lessons: Lessons) -> Lessons:
    known = np.flatnonzero(lessons.won.any(axis=0))
    return Lessons(*(value.take(known, axis=-1) for value in vars(lessons).values()))


def train(plan: TrainingPlan) -> Weights:
    """Plays, and fits the weights to all courses."""
    schools = [School(course, plan.games, plan.seed + number)
               for number, course in enumerate(official_courses().values())]
    courses = [Lessons.joined([school.lessons() for _ in range(plan.generations)])
               for school in progress("roborally", "courses", schools)]
    seen = Lessons.joined([lessons for number, lessons in enumerate(courses) if number % LEFT_OUT])
    unseen = Lessons.joined(courses[::LEFT_OUT])
    fitted = seen.fit(RIDGE)
    print(f"{seen.won.shape[1]} positions: loss {seen.loss(fitted):.4f}, "
          f"on {unseen.won.shape[1]} of other courses {unseen.loss(fitted):.4f}")
    return weights_of(Lessons.joined(courses).fit(RIDGE))


def module_text(learned: Weights) -> str:
    """The text of ``bot/roborally/player/weights.py``."""
    return "\n".join([
        '"""The weights of the probability to win; written by ``python -m bot.roborally.training``, not by hand."""',
        "",
        *(f"{name} = {value}" for name, value in learned.items()),
        "",
    ])


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = TrainingPlan()
    parser = option_parser("roborally", "RoboRally", "in each, robots of other styles meet on every course", plan)
    args = parser.parse_args(arguments)
    learned = train(replace(plan, generations=args.generations, games=args.games, seed=args.seed))
    args.out.write_text(module_text(learned), encoding="ascii")


if __name__ == "__main__":
    main()
