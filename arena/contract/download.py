"""A game as the contest's site gives it for download: JSON, the game itself or in the field ``gameResult`` of another.

It has the seed and what the players answered, but nothing of what they were sent.
"""
from __future__ import annotations

from typing import Any

import msgspec

from arena.contract.errors import told_as

LARGEST_SEED = 1 << 64
START = -1
"""In place of a player: the frame before the first turn."""


class SiteFrame(msgspec.Struct, rename="camel"):
    """A player was asked: what it answered, and what it said on stderr."""

    agent_id: int | None = None
    stdout: str | None = None
    stderr: str | None = None

    @property
    def player(self) -> int:
        """Its number, or ``START``."""
        return START if self.agent_id is None else self.agent_id


class _Person(msgspec.Struct):
    pseudo: str | None = None
    nickname: str | None = None


class _Agent(msgspec.Struct):
    index: int | None = None
    codingamer: _Person | None = None
    arenaboss: _Person | None = None


class Download(msgspec.Struct, rename="camel"):
    """What is read of a game; scores, and ranks from 0, by player."""

    scores: list[float]
    frames: list[SiteFrame]
    """Of players alone, in the order of time."""
    ranks: list[int] | None = None
    agents: list[_Agent] | None = None
    referee_input: str | None = None
    seed: Any = None

    def __post_init__(self) -> None:
        """Raises :class:`ValueError` without a seed, or with a player that there is not."""
        self.frames = [frame for frame in self.frames if frame.player != START]
        if strange := [frame.player for frame in self.frames if not 0 <= frame.player < len(self.scores)]:
            raise ValueError(f"a frame is of the player {strange[0]}; there are {len(self.scores)}")
        lines = (self.referee_input or "").splitlines()
        named = next((line.partition("=")[2] for line in lines if line.startswith("seed=")), self.seed)
        try:
            self.seed = int(named)
        except (TypeError, ValueError):
            self.seed = LARGEST_SEED
        if abs(self.seed) >= LARGEST_SEED:
            raise ValueError("the game has no seed: neither a line seed=... in refereeInput nor a field seed")

    @property
    def names(self) -> list[str]:
        """The names of the players, all different; one without a name is called by its number."""
        names = {agent.index: (agent.codingamer and agent.codingamer.pseudo) or
                 (agent.arenaboss and agent.arenaboss.nickname) for agent in self.agents or []}
        found = [str(names.get(player) or f"player {player}") for player in range(len(self.scores))]
        return [f"{name} ({seat})" if found.count(name) > 1 else name for seat, name in enumerate(found, 1)]


def read_download(data: Any) -> Download:
    """The game of parsed JSON. Raises :class:`ValueError` for anything else."""
    if isinstance(data, dict) and isinstance(data.get("gameResult"), dict):
        data = {**data, **data["gameResult"]}
    with told_as(ValueError, msgspec.ValidationError, OverflowError, about="not a game of the site: "):
        return msgspec.convert(data, Download)
