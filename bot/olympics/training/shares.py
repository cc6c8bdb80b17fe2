"""Learns how often medals are won in each of the Olympics' games: ``python -m bot.olympics.training.shares``.

In each generation, the planning bot plays matches against itself, at first with the same shares for all games, then
with those of the generation before; the new shares are those of the medals won. Players sometimes miss their best
action: otherwise the three would play alike and share most gold. Every match is saved when it is over; after an
interruption, the same command goes on, and comes to the same shares.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from arena.contract.files import Json, ReplayError
from bot.olympics.arena.referee import EDITIONS, IndependentDraws
from bot.olympics.outlook import medal_shares
from bot.olympics.outlook.match_value import SAME_SHARES, Shares
from bot.olympics.player.params import Params
from bot.olympics.player.plans import PlanSearch
from bot.olympics.rules.constants import ACTIONS, GAME_NAMES, PLAYERS, UP
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.state import Position
from bot.training.command import OtherTraining, option_parser, records
from botkit.search.clock import Deadline
from botkit.search.quantal import policy

EDITION = "olympics"
DECIMALS = 3
TEMPERATURE, EPSILON = 0.004, 0.02
"""How often players miss their best action: by the noise of their choice, and at random."""


@dataclass(frozen=True)
class SharesPlan:
    """How matches are made."""

    generations: int = 2
    games: int = 40
    """The number of matches in each generation."""
    seed: int = 1


def play(seed: int, shares: Shares) -> list[list[list[int]]]:
    """The medals [P][G] of (gold, silver, bronze) in one match. ``shares``: those that the players assume."""
    random = np.random.default_rng(seed)
    match = OlympicsMatch(IndependentDraws(seed, EDITIONS[EDITION]))
    players = [PlanSearch(Params(seed=seed * PLAYERS + seat, ahead_rounds=0), shares) for seat in range(PLAYERS)]
    while not match.over():
        now = match.position()
        idle = not any(now.runs)
        match.step([UP if idle else _action(player, now, seat, random) for seat, player in enumerate(players)])
    return match.medals


def _action(player: PlanSearch, now: Position, seat: int, random: np.random.Generator) -> int:
    *_, last = player.results(now, seat, Deadline.never())
    values = dict(last.alternatives)
    shares = policy(np.array([values[action] for action in range(ACTIONS)]), TEMPERATURE, EPSILON)
    return int(random.choice(ACTIONS, p=shares))


def fit(matches: Sequence[Json]) -> Shares:
    """The shares of gold, silver and bronze in each game, over all players and matches."""
    counts = np.sum([match["medals"] for match in matches], axis=(0, 1))  # [G, 3]
    shares = (counts / counts.sum(axis=1, keepdims=True)).round(DECIMALS)
    return tuple((gold, silver, bronze) for gold, silver, bronze in shares.tolist())


def train(plan: SharesPlan, folder: Path) -> Shares:
    """Trains all generations. Raises :class:`OtherTraining` if ``folder`` holds matches of another training."""
    shares = SAME_SHARES
    for generation in range(plan.generations):
        shares = fit(_generation(generation, shares, plan, folder / f"{generation}.jsonl.gz"))
        print(f"generation {generation}: gold {', '.join(f'{name} {row[0]}' for name, row in zip(GAME_NAMES, shares))}")
    return shares


def _generation(generation: int, shares: Shares, plan: SharesPlan, path: Path) -> list[Json]:
    first = (plan.seed * plan.generations + generation) * plan.games
    return records(path, f"generation {generation}", asdict(plan), plan.games,
                   lambda game: {"medals": play(first + game, shares)})


def module_text(shares: Shares) -> str:
    """The text of ``bot/olympics/outlook/medal_shares.py``."""
    rows = [f"    {row},  # {name}" for name, row in zip(GAME_NAMES, shares)]
    return "\n".join([
        '"""The shares of medals by game; written by ``python -m bot.olympics.training.shares``, not by hand."""', "",
        "MEDAL_SHARES = (", *rows, ")", '"""What players win in a run of each game: gold, silver, bronze."""', "",
    ])


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    plan = SharesPlan()
    parser = option_parser(
        "olympics", "the Olympics", "the first takes all games as alike, the others what the last showed",
        generations=plan.generations, games=plan.games, seed=plan.seed)
    parser.prog += "_shares"
    parser.set_defaults(folder=Path("out") / "training-olympics-shares", out=Path(medal_shares.__file__))
    args = parser.parse_args(arguments)
    plan = SharesPlan(args.generations, args.games, args.seed)
    try:
        shares = train(plan, args.folder)
    except (OtherTraining, ReplayError) as error:
        parser.error(str(error))
    args.out.write_text(module_text(shares), encoding="ascii")


if __name__ == "__main__":
    main()
