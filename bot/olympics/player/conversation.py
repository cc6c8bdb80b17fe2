"""A match with the referee: reads turns, lets a search choose, and answers in time.

This is all that a bot needs besides its search, including the lower leagues, in which all games are races.
"""
from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from itertools import count
from threading import TIMEOUT_MAX, Thread
from typing import Protocol

from bot.olympics.outlook import appeal
from bot.olympics.player.times import TurnParams
from bot.olympics.protocol import ACTION_NAMES, TurnReader, format_answer, parse_games, parse_seat
from bot.olympics.rules.constants import GAMES, UP
from bot.olympics.rules.plain import all_races
from bot.olympics.rules.state import Position
from botkit.client.errors import ProtocolError
from botkit.client.session import Session
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

BLIND_ACTION = UP
"""The action if a turn cannot be read."""
USUAL_SEAT = 0
"""The seat if it cannot be read."""
LOAD_MS = 850.0
"""How long the first turn, which may take 1,000 ms, waits for the search to be loaded."""


class TurnSearch(Protocol):
    """A way to choose actions. One is made for each match, and may keep state between turns."""

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        """Ever better actions of the player ``seat``, with its expected outcome in 0..1 (1/2 per beaten opponent).

        ``position`` has the four games in their order, of which at least one is not resting.
        It must not be changed.
        """


class Conversation:
    """A match: its lines, its clock and the search that plays it."""

    def __init__(self, params: TurnParams, load: Callable[[], TurnSearch]) -> None:
        """``load`` makes the search. It runs in parallel to the first turns, and is the first to import numpy.

        On a slow core, this import alone may use up the first turn. Then the greedy answer, which needs no numpy, is
        sent in time, and the search plays from the next turn on.
        """
        self._times = params
        self._load = load
        self._loading = Thread(target=self._load_searches)
        self._search: TurnSearch | None = None
        self._session = Session(params.explain)

    def serve(self) -> None:
        """Answers every turn. Raises :class:`EndOfInput` at the end."""
        self._begin_to_load()
        seat = self._first_number(parse_seat, USUAL_SEAT)
        reader = TurnReader(self._session.line, self._first_number(parse_games, GAMES))
        for number in count(1):
            best = self._turn(reader, seat, number)
            message = f"{best.value:.2f}" if self._times.message else ""
            self._session.answer(format_answer(best.answer, message))
            self._session.rest()

    def _begin_to_load(self) -> None:
        """Loads the search beside the first turns; before them where no thread may start."""
        try:
            self._loading.start()
        except RuntimeError:
            self._load_searches()

    def _load_searches(self) -> None:
        from bot.olympics.player import races  # with numpy

        self._races = races.results
        self._search = self._load()
        gc.freeze()  # or the first collection looks at all that was loaded, which takes a third of the second turn

    def _first_number(self, parse: Callable[[str], int], usual: int) -> int:
        """The number in the next line; ``usual`` if it cannot be read."""
        try:
            return parse(self._session.line())
        except ProtocolError as error:
            self._session.complain(f"{error}; going on with {usual}")
            return usual

    def _turn(self, reader: TurnReader, seat: int, number: int) -> SearchResult[int]:
        """The answer to the next turn, whatever its lines are."""
        try:
            position = reader.read().position(number)
        except ProtocolError as error:
            self._session.complain(f"turn {number}: {error}; answering {ACTION_NAMES[BLIND_ACTION]}")
            return SearchResult(BLIND_ACTION)
        if not any(position.runs):
            return SearchResult(BLIND_ACTION)
        time = self._times.turn_time(0.0, number == 1)
        greedy = SearchResult(appeal.best(appeal.scores(position, seat))[0])
        if self._loading.is_alive():
            limit_ms = max(time.stop_ms, LOAD_MS if number == 1 else 0.0)
            left_ms = Deadline.after_ms(limit_ms, self._session.turn_start).left_ms()
            self._loading.join(min(max(left_ms / 1000.0, 0.0), TIMEOUT_MAX))
        if self._search is None:
            return greedy
        if all_races(position.runs):
            results = self._races(position, seat)
        else:
            results = self._search.results(position, seat, self._session.deadline(time))
        return self._session.best_in_time(results, greedy, time, ACTION_NAMES.__getitem__)
