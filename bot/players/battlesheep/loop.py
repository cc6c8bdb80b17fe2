"""The program of the Battle Sheep bot that ships."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.players.battlesheep.conversation import Conversation, play
from bot.players.battlesheep.params import Params
from bot.players.battlesheep.player import TreePlayer


class Bot(Conversation):
    """A game over the referee's lines."""

    def __init__(self, params: Params) -> None:
        super().__init__(partial(TreePlayer, params=params))


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game."""
    play(Params(), TreePlayer, argv)
