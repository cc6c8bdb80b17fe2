"""The Olympics bot's program: reads turns, lets a strategy choose, answers in time."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from bot.games.olympics.rules import ARCHERY, UP, Hurdles, Position
from bot.players.olympics.greedy import Greedy
from bot.players.olympics.params import Params
from bot.players.olympics.races import Races
from bot.players.olympics.reading import read_position
from bot.players.olympics.strategies import STRATEGIES
from bot.players.parameters import argument_parser
from bot.players.session import Session, run
from bot.protocol.errors import ProtocolError
from bot.protocol.olympics import ACTION_NAMES, TurnReader, format_answer, parse_games, parse_seat
from bot.search.clock import Deadline

ALL_GAMES = 4
BLIND_ACTION = UP
"""Played when a turn cannot be read."""
USUAL_SEAT = 0
"""Assumed when it cannot be read."""


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one match on stdin and stdout; ends when the input does."""
    options = argument_parser("the Olympics", Params()).parse_args(argv)
    run(Bot(options.params).serve)


class Bot:
    """A match: its lines, its clock and the strategies that play it."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._strategy = STRATEGIES[params.search](params)
        self._races = Races(params)
        self._greedy = Greedy(params)
        self._session = Session()

    def serve(self) -> None:
        """Answers every turn. Raises :class:`EndOfInput` at the end."""
        self._strategy.prepare()
        seat = self._first_number(parse_seat, USUAL_SEAT)
        reader = TurnReader(self._session.line, self._first_number(parse_games, ALL_GAMES))
        for number in count(1):
            action, note = self._turn(reader, seat, number)
            self._session.answer(format_answer(action, note if self._params.message else ""))
            self._session.rest()

    def _first_number(self, parse: Callable[[str], int], usual: int) -> int:
        """The number of the next line, ``usual`` if it cannot be read."""
        try:
            return parse(self._session.line())
        except ProtocolError as error:
            self._session.complain(f"{error}; going on with {usual}")
            return usual

    def _turn(self, reader: TurnReader, seat: int, number: int) -> tuple[int, str]:
        """Action and message for the next turn, whatever its lines are."""
        try:
            position = read_position(reader.read(), number)
        except ProtocolError as error:
            self._session.complain(f"turn {number}: {error}; answering {ACTION_NAMES[BLIND_ACTION]}")
            return BLIND_ACTION, "?"
        if all(run is None for run in position.runs):
            return BLIND_ACTION, "resting"
        fallback = self._greedy.choose(position, seat, Deadline.never())
        return self._choose(position, seat, number, fallback)

    def _choose(self, position: Position, seat: int, number: int, fallback: int) -> tuple[int, str]:
        """The strategy's answer, or its best so far if it does not come back in time, or ``fallback``."""
        strategy = self._races if _lower_league(position) else self._strategy
        strategy.provisional = None
        time = self._params.turn_time(number == 1)
        deadline = Deadline.after_ms(time.end_ms, self._session.turn_start)
        action = self._session.guarded(lambda: strategy.choose(position, seat, deadline), None, time.stop_ms)
        if action is not None:
            return action, type(strategy).__name__.lower()
        if strategy.provisional is not None:
            return strategy.provisional, "provisional"
        return fallback, "fallback"


def _lower_league(position: Position) -> bool:
    """Whether all games are races: one alone, or one where the full match has another game."""
    return len(position.runs) < ALL_GAMES or any(isinstance(run, Hurdles) for run in position.runs[ARCHERY:])
