"""Branches of a recorded game: it goes on from one turn with another answer, or another bot, many times.

The recorded answer is branched too, with the same chance game by game, so that the two are compared in pairs.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from statistics import fmean

from arena.contract.faults import FaultKind
from arena.contract.files import Json
from arena.contract.game import Game, Reseedable
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from arena.games import load_game
from arena.match.match import Entry, Job, MatchSettings
from arena.match.outcome import digest
from arena.match.rerun import Beginning, check_beginning, has_failed
from arena.run.sandbox import USUAL, Sandbox
from arena.stats.estimates import gain_in_pairs, mean_of_sets

RECORDED, OTHER = ARMS = ("recorded", "branch")
OWN_FAULTS = {"crash", "illegal"}
GAMES_OF_A_CONTEST = 5
"""The usual number of games of a contest with each answer: its referee keeps the luck, so most are the same again."""


@dataclass(frozen=True)
class Branching:
    """What is done otherwise in a turn (an index) of a recorded game: ``answer`` by the seat, or ``other`` plays it.

    ``players``: who plays some seats in both arms, in place of the recorded commands. ``fresh_luck``: chance is drawn
    anew from that turn on, in game k from the seed ``seed + k``.
    """

    name: str
    record: Replay
    index: int
    seat: int
    answer: str | None = None
    other: Entry | None = None
    players: Mapping[int, Entry] = field(default_factory=dict)
    fresh_luck: bool = True
    seed: int = 1
    sandbox: Sandbox = USUAL

    def check(self, game: Game) -> bool:
        """Whether the rules can draw chance anew. Raises :class:`ValueError`, a sentence, if nothing can be played."""
        if has_failed(self.record, self.seat, self.index):
            raise ValueError(f"the bot in seat {self.seat} had failed before this turn")
        if self.answer is not None and "\n" in self.answer and "\n" not in (self._recorded_answer or "\n"):
            raise ValueError("the answer has several lines, and the recorded one has one")
        check_beginning(game, self.record, self.index, {} if self.answer is None else {self.seat: self.answer})
        missing = [seat for seat in range(len(self.record.players)) if not self._player(seat, RECORDED).command]
        if missing:
            raise ValueError(f"the record does not say which program played seat {missing[0]}"
                             f" ({self.record.names[missing[0]]}): name one with --seat-cmd {missing[0]} CMD")
        return isinstance(game.new_referee(self.record.setup), Reseedable)

    def jobs(self, games: int) -> Iterator[Job]:
        """The games of both arms: with an even index that of the recorded answer, then that of the other."""
        for index in range(games):
            for number, arm in enumerate(ARMS):
                yield self._job(arm, 2 * index + number, self.seed + index if self.fresh_luck else None)

    def _job(self, arm: str, index: int, luck: int | None) -> Job:
        setup, header = self.record.setup, self.record.match
        usual = MatchSettings(self.name, setup.edition, setup.limits, setup.seats, setup.options)
        settings = usual if header is None else replace(
            usual, together=header.together, patience_ms=header.patience_ms, slowdown=header.slowdown,
            clock=header.clock)
        beginning = self._beginning(arm, luck)
        return Job(settings, self.entries(arm), setup.seed, self._order(), setup.seed, index, beginning=beginning)

    def entries(self, arm: str) -> tuple[Entry, ...]:
        """Who plays, by the numbers that they had in the match: baselines draw by these. Without a match, all had 0."""
        order, drawn = self._order(), None if self.record.match else 0
        players = (self._player(order.index(number), arm) for number in range(len(order)))
        return tuple(replace(player, number=drawn) for player in players)

    def _order(self) -> tuple[int, ...]:
        header = self.record.match
        return tuple(header.order if header else range(len(self.record.players)))

    def _player(self, seat: int, arm: str) -> Entry:
        recorded = self.players.get(seat) or Entry(self.record.players[seat].cmd, sandbox=self.sandbox)
        if seat == self.seat and self.other and (arm == OTHER or not recorded.command):
            return self.other
        return recorded

    @property
    def _recorded_answer(self) -> str | None:
        return self.record.turns[self.index].actions[self.seat]

    @property
    def _answered_before(self) -> dict[int, str | None]:
        """The answers of this turn that somebody else's referee, which asks one seat after the other, had already."""
        turn = self.record.turns[self.index]
        asked = takewhile(lambda seat: seat != self.seat, turn.inputs) if load_game(self.name).is_contest else ()
        return {seat: turn.actions[seat] for seat in asked}

    def _beginning(self, arm: str, luck: int | None) -> Beginning:
        turns, seats = self.record.turns, range(len(self.record.players))
        answers = {self.seat: self._recorded_answer}
        if arm == OTHER:
            answers = {} if self.answer is None else {self.seat: self.answer}
        answers |= self._answered_before
        failed = frozenset(
            seat for seat in seats if has_failed(self.record, seat, self.index)
            or (arm == RECORDED and seat == self.seat and has_failed(self.record, seat, self.index + 1))
        )
        return Beginning(turns[:self.index], answers, luck, failed)


def compare(branching: Branching, played: Iterable[Replay]) -> Json | None:
    """Compares the two arms, over the pairs of which both games are there; ``None``: there is no such pair.

    ``gain``: of the branch over the recorded answer, in pairs. ``identical_games``: games of the branch that say
    nothing new because another one is the same. ``desynchronised``: seats whose programs had answered otherwise than
    the record and then failed: they may have played on from their own answers, and there is no gain.
    """
    games = {replay.header.index: replay for replay in played}
    pairs = [(games[index], games[index + 1]) for index in sorted(games) if index % 2 == 0 and index + 1 in games]
    if not pairs:
        return None
    seat, first = branching.seat, branching.index
    own = first + 1, first + (branching.answer is not None)
    lost = {seat for pair in pairs for game, turn in zip(pair, own) for seat, player in enumerate(game.players)
            if player.strayed and {FaultKind.of(fault).group for fault in game.faults_of(seat, turn)} & OWN_FAULTS}
    before, after = (dict(enumerate(points_of(pair[arm].ranks)[seat] for pair in pairs)) for arm in (0, 1))
    return {
        "games": len(pairs),
        **{name: _arm([pair[arm] for pair in pairs], seat, first) for arm, name in enumerate(ARMS)},
        "gain": None if lost else gain_in_pairs(after, before).as_json(),
        "identical_games": len(pairs) - len({digest(new) for _, new in pairs}),
        **({"desynchronised": sorted(lost)} if lost else {}),
    }


def _arm(games: list[Replay], seat: int, first: int) -> Json:
    faults = [faults[0] for game in games if (faults := game.faults_of(seat, first))]
    return {
        "points": mean_of_sets([points_of(game.ranks)[seat] for game in games]).as_json(),
        "final_score": round(fmean(game.final_scores[seat] for game in games), 3),
        "games_with_faults": len(faults),
        "first_fault": faults[0] if faults else None,
    }
