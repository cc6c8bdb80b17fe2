"""The program of the bot with the network: ``python -m bot.olympics.network.loop``."""
from __future__ import annotations

from collections.abc import Sequence

from bot.client.parameters import argument_parser
from bot.client.session import run
from bot.olympics.network.params import Params
from bot.olympics.player.conversation import Conversation, Search


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one match on stdin and stdout; ends when the input does."""
    run(Bot(argument_parser("the Olympics", Params()).parse_args(argv).params).serve)


class Bot(Conversation):
    """Plays a match by a network."""

    def __init__(self, params: Params) -> None:
        super().__init__(params, self._new_search)
        self._params = params

    def _new_search(self) -> Search:
        from bot.olympics.network.search import TwoPly
        from bot.olympics.network.value import learned_weights

        return TwoPly(learned_weights(), self._params)


if __name__ == "__main__":
    main()
