"""The local referee of the Olympics: draws what chance decides, plays by the rules, and excludes players."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from arena.contract.game import Referee, Request, Result
from arena.contract.ranks import ranks_of
from arena.contract.setup import Limits, Setup
from bot.olympics.arena.contest_draws import ContestDraws
from bot.olympics.protocol import TurnInput, format_setup, format_turn, parse_answer, registers_of
from bot.olympics.rules.constants import ARCHERY, DIVING, HURDLES, PLAYERS, SKATING
from bot.olympics.rules.draws import DRAW, draw_order
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.state import MiniGame
from botkit.client.errors import ProtocolError

LIMITS = Limits(first_turn_ms=1000.0, turn_ms=50.0)

EDITIONS: Mapping[str, tuple[int, ...]] = {
    "olympics": (HURDLES, ARCHERY, SKATING, DIVING),
    "race": (HURDLES,),
    "races": (HURDLES,) * 4,
}
"""The leagues of the contest, each with the kinds of the games that are played at once."""

INDEPENDENT, CONTEST = "independent", "contest"
OPTIONS = {"draws": f"{INDEPENDENT} of what is played, or {CONTEST}: as the contest draws from the same seed; default"
           f" {INDEPENDENT}"}


class OlympicsReferee(Referee):
    """One match. Draws depend on the seed alone, or on the seed and the course of the match as in the contest."""

    def __init__(self, setup: Setup) -> None:
        """Raises :class:`ValueError` for a setup that the game does not have."""
        setup.check(EDITIONS, (PLAYERS,), OPTIONS)
        self._limits = setup.limits
        self._chance = draws_of(setup)
        self._match = OlympicsMatch(self._chance, len(EDITIONS[setup.edition]))

    def init_lines(self, seat: int) -> Sequence[str]:
        return format_setup(seat, len(self._match.runs))

    def requests(self) -> Mapping[int, Request]:
        if self._match.over():
            return {}
        limit = self._limits.first_turn_ms if self._match.turn == 1 else self._limits.turn_ms
        request = Request(tuple(format_turn(observe(self._match))), limit)
        return {player: request for player in range(PLAYERS) if not self._match.out[player]}

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        reasons: dict[int, str] = {}
        actions: list[int | None] = [None] * PLAYERS
        for player, answer in answers.items():
            if answer is None:
                continue
            try:
                actions[player] = parse_answer(answer)
            except ProtocolError as error:
                reasons[player] = str(error)
        self._match.step(actions)
        return reasons

    def reseed(self, seed: int) -> None:
        self._chance.reseed(seed)

    def result(self) -> Result:
        scores = self._match.final_scores()
        return Result(
            final_scores=tuple(scores),
            ranks=tuple(ranks_of(scores)),
            end_frame=tuple(format_turn(observe(self._match))),
        )


def observe(match: OlympicsMatch) -> TurnInput:
    """The turn that every player is told before the match's next turn, or at its end."""
    return TurnInput(
        points=tuple(match.score(player) for player in range(PLAYERS)),
        medals=tuple(tuple(tuple(counts) for counts in games) for games in match.medals),
        runs=tuple(match.position().runs),
        registers=tuple(map(registers_of, match.runs)),
    )


def draws_of(setup: Setup) -> ContestDraws | IndependentDraws:
    """The source of chance that the option ``draws`` names. Raises :class:`ValueError` for an unknown name."""
    name = setup.options.get("draws", INDEPENDENT)
    if name not in (INDEPENDENT, CONTEST):
        raise ValueError(f"option draws={name}: there are {INDEPENDENT} and {CONTEST}")
    kinds = EDITIONS[setup.edition]
    return ContestDraws(setup.seed, kinds) if name == CONTEST else IndependentDraws(setup.seed, kinds)


class IndependentDraws:
    """Draws with the contest's odds, each game from its own source: the runs are the same whatever is played."""

    def __init__(self, seed: int, kinds: Sequence[int]) -> None:
        """``kinds``: the kinds of the games, see :data:`EDITIONS`."""
        self._kinds = kinds
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Draws from this seed from now on."""
        source = Random(seed)
        self._sources = [Random(source.getrandbits(64)) for _ in self._kinds]

    def new_run(self, game: int) -> MiniGame:
        return DRAW[self._kinds[game]](self._sources[game])

    def skating_order(self, game: int, is_over: bool) -> str:
        return "" if is_over else draw_order(self._sources[game])
