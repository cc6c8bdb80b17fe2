"""The program of the bot of the document on Battle Sheep."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.players.battlesheep.conversation import Conversation, play
from bot.reference.battlesheep.params import Params
from bot.reference.battlesheep.player import DocumentPlayer


class Bot(Conversation):
    """A game over the referee's lines."""

    def __init__(self, params: Params) -> None:
        super().__init__(partial(DocumentPlayer, params=params))


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game."""
    play(Params(), DocumentPlayer, argv)
