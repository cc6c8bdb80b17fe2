"""The editions: each is one frozen :class:`Rules` object, in which every difference is a named field."""
from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.roborally.rules import floor as kinds
from bot.roborally.rules.constants import UNLIMITED


class Step(Enum):
    """The events after the cards of a register, and at the end of a turn."""

    EXPRESS_BELTS = "express belts"
    BELTS = "belts"
    PUSHERS = "pushers"
    GEARS = "gears"
    LASERS = "lasers"
    TOUCH = "touch"
    REPAIR = "repair"
    MATERIALISE = "materialise"
    COME_BACK = "come back"
    POWER = "power"
    SIT_OUT = "sit out"


@dataclass(frozen=True)
class Rules:
    """Everything in which editions differ."""

    name: str
    features: frozenset[str]
    """Board features that the edition knows."""
    lives: int
    return_damage: int
    """Damage of a robot that comes back."""
    wrecks_stay: bool
    """A destroyed robot stays until the turn ends: it is an obstacle, pushed and carried, but takes no damage."""
    belts_blocked: bool
    """Walls and robots stop belts, so that robots never share a cell."""
    lasers_at_once: bool
    """All lasers fire before any damage counts; otherwise robots fire one after the other."""
    archive_at_every_site: bool
    """Every checkpoint and repair site archives; otherwise only reaching the next checkpoint does."""
    archives_facing: bool
    """The facing is archived too, and the robot comes back with it; otherwise its player chooses one."""
    checkpoints_repair: bool
    power_down: bool
    register_steps: tuple[Step, ...]
    end_steps: tuple[Step, ...]
    destroyed_at: int = 10


RULES_2005 = Rules(
    name="2005",
    features=kinds.ALL_FEATURES,
    lives=3,
    return_damage=2,
    wrecks_stay=False,
    belts_blocked=True,
    lasers_at_once=True,
    archive_at_every_site=True,
    archives_facing=False,
    checkpoints_repair=True,
    power_down=True,
    register_steps=(Step.EXPRESS_BELTS, Step.BELTS, Step.PUSHERS, Step.GEARS, Step.LASERS, Step.TOUCH),
    end_steps=(Step.REPAIR, Step.COME_BACK, Step.POWER),
)
RULES_MAASTRICHT = Rules(
    name="maastricht",
    features=frozenset((kinds.WALL, kinds.PIT, kinds.REPAIR, kinds.BELT)),
    lives=UNLIMITED,
    return_damage=0,
    wrecks_stay=True,
    belts_blocked=False,
    lasers_at_once=False,
    archive_at_every_site=False,
    archives_facing=True,
    checkpoints_repair=False,
    power_down=False,
    register_steps=(Step.MATERIALISE, Step.BELTS, Step.LASERS, Step.TOUCH, Step.REPAIR),
    end_steps=(Step.SIT_OUT, Step.MATERIALISE),
)
EDITIONS: dict[str, Rules] = {rules.name: rules for rules in (RULES_2005, RULES_MAASTRICHT)}
