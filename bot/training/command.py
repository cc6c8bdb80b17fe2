"""What the training commands share: their options, the files that they keep, and the progress that they show."""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
from tqdm import tqdm

from arena.contract.files import Json, ReplayWriter
from arena.contract.setup import number_from_one

ROOT = Path(__file__).parents[2]


class OtherTraining(Exception):
    """The kept files are of a training with other settings."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is of a training with other settings: remove it, or choose another --folder")


def count(text: str) -> int:
    """An option's whole number from 1 on, for :mod:`argparse`."""
    try:
        return number_from_one(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def option_parser(
    game: str, title: str, meaning: str, *, generations: int, games: int, seed: int
) -> argparse.ArgumentParser:
    """The options that all training commands have, with their defaults; ``meaning``: what a generation is."""
    parser = argparse.ArgumentParser(
        prog=f"python -m bot.{game}.training",
        description=f"Learns the weights of {title} by self-play and writes the module that holds them. Finished work "
                    "is kept in --folder: after an interruption, the same command continues and ends with the same "
                    "weights.",
    )
    add = parser.add_argument
    add("--generations", type=count, default=generations, metavar="N",
        help=f"{meaning} (default %(default)s)")
    add("--games", type=count, default=games, metavar="N", help="in each generation (default %(default)s)")
    add("--seed", type=int, default=seed, metavar="S", help="of the games (default %(default)s)")
    add("--folder", type=Path, default=Path("out") / f"training-{game}", metavar="DIR",
        help="what is kept between two runs (default %(default)s)")
    add("--out", type=Path, default=ROOT / "bot" / game / "player" / "weights.py", metavar="FILE",
        help="the module to write (default: the bot's)")
    return parser


def progress(what: str, unit: str, total: int, done: int = 0) -> tqdm[NoReturn]:
    """A progress bar, which begins at ``done``."""
    return tqdm(desc=what, unit=f" {unit}", total=total, initial=done, disable=None)


def records(file: Path, what: str, plan: Json, count: int, play: Callable[[int], Json]) -> list[Json]:
    """The ``count`` games of a generation: those in ``file``, and the others played by ``play`` from their numbers.

    Each is saved when it is over. Raises :class:`OtherTraining` for games of another ``plan``.
    """
    with ReplayWriter(file, resume=True) as writer:
        games = writer.records
        if any(game["plan"] != plan for game in games):
            raise OtherTraining(file)
        with progress(what, "games", count, len(games)) as bar:
            for number in range(len(games), count):
                games.append({"plan": plan, **play(number)})
                writer.add(games[-1])
                bar.update()
    return games


def save(file: Path, recipe: Any, state: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> None:
    """Writes everything to ``file``, or leaves it as it is. ``recipe``: the settings on which ``state`` depends."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new.npz")
    texts = {"recipe": np.array(json.dumps(recipe)), "state": np.array(json.dumps(state))}
    np.savez(new, **texts, **arrays)  # type: ignore[arg-type]
    new.replace(file)


def load(file: Path, recipe: Any) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """The state and the arrays of :func:`save`. Raises :class:`OtherTraining` for another ``recipe``."""
    with np.load(file) as kept:
        if str(kept["recipe"]) != json.dumps(recipe):
            raise OtherTraining(file)
        arrays = {name: kept[name] for name in kept.files if name not in ("recipe", "state")}
        return json.loads(str(kept["state"])), arrays
