"""The reference bot's program: Decoupled UCT."""
from __future__ import annotations

from collections.abc import Sequence

from bot.olympics.player.conversation import Conversation, TurnSearch
from bot.olympics.reference.params import Params
from botkit.client.parameters import argument_parser
from botkit.client.session import run


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one match on stdin and stdout; ends when the input does."""
    run(Bot(argument_parser("the Olympics", Params()).parse_args(argv).params).serve)


class Bot(Conversation):
    """Plays a match by a tree search."""

    def __init__(self, params: Params) -> None:
        def load() -> TurnSearch:
            from bot.olympics.reference.tree import TreeSearch

            return TreeSearch(params)

        super().__init__(params, load)
