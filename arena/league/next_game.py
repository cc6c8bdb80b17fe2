"""Which game a league plays next: of a requested match, of a duel of versions, or of the standings.

The rule: requested matches come first, the oldest one before the others. Then games of the newest duel between versions
and games for the standings take turns. For the standings, sets that were begun are finished. Then a new set is begun
between bots that are active and no earlier versions, see :mod:`arena.league.pairing`. Where games may have several
numbers of players, each number is drawn so often that it has as many games as the others.

A set has a game for each seat order, with one seed. Where everybody plays alone, these games would be one and the same:
then a set has one game, and the next set another seed.
"""
from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from random import Random

from arena.contract.saving import DamagedError
from arena.league.pairing import Pairing
from arena.league.store import League
from arena.league.store.matches import MatchRow
from arena.league.store.rows import LeagueBot
from arena.league.worker import LeagueGame

REFIT = 1.05
"""The ratings by which opponents are drawn are fitted again when the number of games has grown by this factor."""


class Schedule:
    """The games of a league, one after the other; bots and matches may come and go. A league has one at a time."""

    def __init__(self, league: League) -> None:
        """Raises :class:`LeagueError` if no game can be played by the league's settings."""
        self._league = league
        self.settings = league.settings()
        self._numbers = self.settings.numbers
        self._given: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)
        """By match: set and number of the games that this schedule has given out and that are not over."""
        self._begun = deque(league.games.missing(None))
        self._active: list[LeagueBot] = []
        self._pool: list[LeagueBot] = []
        """The bots that play for the standings."""
        self._requested: list[MatchRow] = []
        self._duels: list[MatchRow] = []
        self._duel_is_next = True
        self._version = -1
        self._pairing: Pairing | None = None
        self._fitted = 0.0

    def next(self) -> LeagueGame | None:
        """The game to be played next; ``None`` if there are too few bots, and no match to play."""
        self._look()
        if game := self._of_matches(self._requested):
            return game
        duel_is_next, self._duel_is_next = self._duel_is_next, not self._duel_is_next
        if duel_is_next:
            return self._of_matches(self._duels) or self._of_standings()
        return self._of_standings() or self._of_matches(self._duels)

    def _look(self) -> None:
        if self._league.version() == self._version:
            return
        self._league.versions.begin_duels()
        self._version = self._league.version()
        self._active = self._league.bots.all("active")
        stepped_back, duels = self._league.versions.stepped_back(), self._league.versions.duels()
        self._pool = [bot for bot in self._active if bot.id not in stepped_back]
        running = self._league.games.running_matches()
        self._requested = [match for match in running if match.id not in duels]
        self._duels = [match for match in reversed(running) if match.id in duels]

    def _of_matches(self, matches: Iterable[MatchRow]) -> LeagueGame | None:
        return next(filter(None, map(self._of_match, matches)), None)

    def _of_match(self, match: MatchRow) -> LeagueGame | None:
        by_name = {bot.name: bot for bot in self._active}
        if not set(match.bots) <= by_name.keys():
            return None
        missing = self._league.games.missing(match.id)
        self._given[match.id].intersection_update(missing)
        for game in missing:
            if game not in self._given[match.id]:
                return self._game_of_match(match, game)
        sets, games = self._league.games.begun(match.id)
        if games >= match.games:
            return None
        bots = [by_name[name].id for name in match.bots]
        return self._game_of_match(match, self._begin_set(bots, match.seed + sets, match.id)[0])

    def _game_of_match(self, match: MatchRow, game: tuple[int, int]) -> LeagueGame:
        self._given[match.id].add(game)
        return self._game(*game)

    def _of_standings(self) -> LeagueGame | None:
        active = {bot.id for bot in self._active}
        while self._begun:
            set_id, number = self._begun.popleft()
            if {bot.id for bot in self._league.games.set_of(set_id).bots} <= active:
                return self._game(set_id, number)
        if len(self._pool) < 2:
            return None
        seed, pool = self._league.games.new_seed(), [bot.id for bot in self._pool]
        random = Random(f"{self.settings.seed} {seed}")
        bots = self._pairing_now(pool).draw(pool, self._players(random), random)
        self._begun.extend(self._begin_set(bots, seed, None))
        return self._of_standings()

    def _begin_set(self, bots: Sequence[int], seed: int, match: int | None) -> list[tuple[int, int]]:
        """Begins a set; returns it with the number of each of its games."""
        set_id = self._league.games.begin_set(bots, seed, self.settings.edition, match)
        return [(set_id, number) for number in range(self._league.games.set_of(set_id).size)]

    def _game(self, set_id: int, number: int) -> LeagueGame:
        begun = self._league.games.set_of(set_id)
        orders = self.settings.orders([bot.id for bot in begun.bots])
        if number >= len(orders):
            raise DamagedError(f"set {set_id} of the league is damaged: it has {begun.size} games, not {len(orders)}")
        return LeagueGame(self.settings, set_id, number, begun.seed, begun.match, begun.bots, orders[number])

    def _players(self, random: Random) -> int:
        """How many play in a new set: no more than there are bots, if the game allows that."""
        enough = [number for number in self._numbers if number <= len(self._pool)] or self._numbers[:1]
        return random.choices(enough, [1.0 / len(self.settings.orders(range(number))) for number in enough])[0]

    def _pairing_now(self, pool: Sequence[int]) -> Pairing:
        """The ratings fitted, and the sets counted, anew if there are many new ones, or new bots."""
        known = self._pairing
        if known is None or sum(known.sets.values()) + 1 >= REFIT * self._fitted or not known.ratings.keys() >= {*pool}:
            games = self._league.games
            self._pairing = known = Pairing(self._league.standings.elo(), games.sets_by_bot(), games.meetings())
            self._fitted = sum(known.sets.values()) + 1.0
        return known
