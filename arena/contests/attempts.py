"""Games by which something is found out about a referee, two at a time."""
from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from itertools import count, zip_longest
from math import inf
from time import perf_counter
from typing import TypeVar

from arena.contests.contest import OLD, Contest
from arena.contests.game import game_of
from arena.contests.old_form import OldReferee
from arena.contests.playing import MOST_VOID, OneGame, play_once
from arena.contests.referee_program import SHUT_OUT
from arena.contract.game import GameFailed
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.match.one_game import play_game
from arena.run.contestants import Contestant
from arena.run.executors import ended

T = TypeVar("T")
AT_ONCE = 2
"""So many games are played at a time, if there are cores for them."""
PATIENCE_SECONDS = 3.0
"""After this time without a result, the next way to speak to a referee is tried beside the last one."""
EARLY_SECONDS = 1.0
"""In this time a referee speaks that has taken the seed's line for the start."""
SEED = 271828


@dataclass(frozen=True)
class Attempt:
    """A game to play. ``about``: what it is to show. ``bots``: they play in turn in all seats.

    ``delays``: seconds after which the answers of the first bot are passed on, see
    :class:`arena.contests.relays.BotRun`. ``seed_alone``: it is only tried whether the referee of the old form takes
    the line with the seed for the start.
    """

    about: str
    contest: Contest
    bots: Sequence[Contestant]
    players: int
    seed: int = SEED
    delays: tuple[float, ...] = ()
    seed_alone: bool = False


@dataclass(frozen=True)
class TriedAnswer:
    """An answer of the first bot: ``ms`` after it was asked it was passed on, and then ``taken`` or not.

    ``waited_ms``: the time until anything else happened; ``taken``: ``None`` if that cannot be told. ``early_ms``: the
    referee's clock may have begun so much earlier: the bot was still to be started, or the arena had no core to see it.
    """

    ms: float
    waited_ms: float
    taken: bool | None
    early_ms: float = 0.0


@dataclass(frozen=True)
class Tried:
    """A game that was played. ``answers``: those of the first bot; ``faults``: of all bots."""

    attempt: Attempt
    seconds: float
    record: Replay
    answers: Sequence[TriedAnswer] = ()

    @property
    def faults(self) -> list[str]:
        """What bots did wrong, without what costs nothing."""
        return [fault for seat in range(self.attempt.players) for fault in self.record.faults_of(seat)]

    @property
    def whole(self) -> list[tuple[object, object]]:
        """All that was said."""
        return [(turn.inputs, turn.actions) for turn in self.record.turns]

    def draws_as(self, other: Tried) -> bool:
        """Whether players were sent the same for as long as all had answered the same."""
        for turn, again in zip_longest(self.record.turns, other.record.turns):
            if turn is None or again is None:
                return False
            for seat, lines in turn.inputs.items():
                if again.inputs.get(seat) != lines:
                    return False
                if again.actions[seat] != turn.actions[seat]:
                    return True
        return True


@dataclass(frozen=True)
class Failed:
    """A game that there was not. ``why``: what the referee said."""

    attempt: Attempt
    why: str


Result = Tried | Failed
Steps = Generator[Attempt, Result, T]
"""Yields attempts one after the other, is sent their results, and returns what they have shown."""


def play(attempt: Attempt) -> Result:
    """Plays an attempt, in a process of its own. A game without ``delays`` is played again if it was void.

    It is played once more if a bot has failed in it: the machine may have been busy.
    """
    bots = [replace(attempt.bots[seat % len(attempt.bots)], number=seat) for seat in range(attempt.players)]
    contest = replace(attempt.contest, players=(attempt.players,))
    setup = Setup(attempt.seed, attempt.players, "contest", contest.limits)
    begun = perf_counter()
    try:
        if attempt.seed_alone and OldReferee(contest, setup).speaks_before_start(EARLY_SECONDS):
            return Failed(attempt, "it takes the line for the start of the game")
        if contest.form == OLD:
            return Tried(attempt, perf_counter() - begun, play_game(game_of(contest), setup, bots))
        for tried in count(1):
            game = play_once(contest, setup, bots, delays=attempt.delays)
            failed = any(game.record.faults_of(seat) for seat in range(attempt.players))
            if attempt.delays or tried == MOST_VOID or not (game.void or (failed and tried == 1)):
                break
    except GameFailed as failure:
        return Failed(attempt, str(failure))
    return Tried(attempt, perf_counter() - begun, game.record, _answers(game, attempt.delays))


def _answers(game: OneGame, delays: Sequence[float]) -> list[TriedAnswer]:
    """The first bot's; without a log, one after which the game ends is only refused if it was held back."""
    own = [query for query in game.queries if query.seat == 0]
    answers = []
    for number, query in enumerate(own):
        taken: bool | None = number < len(own) - 1
        if game.verdict.log:
            taken = not query.late and query.taken is not None
        elif not taken:
            held_back = bool(delays) and delays[min(number, len(delays) - 1)] > 0.0
            taken = False if held_back and query.closed is not None and game.verdict.blames else None
        after = [other.at for other in game.queries if other.at > query.at]
        ends = [end for end in (query.closed, *after) if end is not None]
        waited = min(ends, default=query.at) - query.at
        passed = query.passed or (query.lines[-1][0] if query.lines and taken else query.at + waited)
        early = query.early + query.unseen + query.at - query.begun
        answers.append(TriedAnswer(
            1000.0 * min(passed - query.at, waited), 1000.0 * waited, taken, 1000.0 * early))
    return answers


def first_success(
    executor: Executor, attempts: Iterable[Attempt], say: Callable[[str], None]
) -> tuple[Tried | None, list[Failed]]:
    """Plays attempts in their order until one succeeds; also returns those that have failed.

    The next one begins when one has failed, or beside it if it takes long; none does when Java does not let the referee
    into its modules.
    """
    left = iter(attempts)
    running: list[Future[Result]] = []
    failed: list[Failed] = []
    more = True
    while more or running:
        attempt = next(left, None) if len(running) < AT_ONCE else None
        if attempt:
            say(attempt.about)
            running.append(executor.submit(play, attempt))
        elif len(running) < AT_ONCE:
            more = False
        until = perf_counter() + (PATIENCE_SECONDS if more and len(running) < AT_ONCE else inf)
        while running and not ended(running[:1]) and perf_counter() < until:
            pass
        while running and running[0].done():
            result = running.pop(0).result()
            if isinstance(result, Tried):
                return result, failed
            failed.append(result)
            if SHUT_OUT in result.why:
                return None, failed
    return None, failed


def take_steps(
    executor: Executor, chains: dict[str, Steps[None]], say: Callable[[str], None], note: Callable[[Result], None]
) -> None:
    """Plays the attempts of all chains, several at a time, those of the first chains first; each in its own order.

    ``chains``: by what they are about; one that has ended is taken out. ``note``: is told each result.
    """
    todo: dict[str, Attempt] = {}
    running: dict[Future[Result], str] = {}

    def go_on(about: str, result: Result | None) -> None:
        try:
            todo[about] = next(chains[about]) if result is None else chains[about].send(result)
        except StopIteration:
            del chains[about]

    for about in [*chains]:
        go_on(about, None)
    while todo or running:
        for about in [about for about in chains if about in todo][:AT_ONCE - len(running)]:
            say(f"{about}: {todo[about].about}")
            running[executor.submit(play, todo.pop(about))] = about
        for future in ended(running):
            note(future.result())
            go_on(running.pop(future), future.result())
