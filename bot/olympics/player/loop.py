"""The program of the Olympics bot, which plays by plans."""
from __future__ import annotations

from collections.abc import Sequence

from bot.client.parameters import argument_parser
from bot.client.session import run
from bot.olympics.player.conversation import Conversation, Search
from bot.olympics.player.params import Params


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one match on stdin and stdout; ends when the input does."""
    run(Bot(argument_parser("the Olympics", Params()).parse_args(argv).params).serve)


class Bot(Conversation):
    """Plays a match by plans."""

    def __init__(self, params: Params) -> None:
        super().__init__(params, self._plans)
        self._params = params

    def _plans(self) -> Search:
        from bot.olympics.player.plans import PlanSearch

        return PlanSearch(self._params)
