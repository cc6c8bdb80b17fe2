"""Finds out about a referee by playing with it: how it is spoken to, its seed, its players, its clock."""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from math import inf

from arena.contests.attempts import SEED, Attempt, Failed, Result, Steps, Tried, first_success, take_steps
from arena.contests.contest import COMMAND_LINE, JAVA_OPTIONS, JAVA_VARIABLE, JSON, OLD, Contest, is_java
from arena.contests.time_limits import LATE_IN_A_ROW, WIDE, Boundary, TurnClock, find_boundary, find_clock
from arena.contract.record import Replay
from arena.contract.setup import either
from arena.run.contestants import Contestant

PLACEHOLDER = re.compile(r"%P(\d\d?)%|\{P(\d\d?)\}|%ALL_PLAYERS%|\{PLAYERS\}")
SEED_OPTIONS = ("-d seed={seed}", "-seed {seed}")
OLD_SEED = "###Seed {seed}"
NUMBERS = (2, 3, 4, 1)
"""The numbers of players that are tried, the usual one first."""
OTHER_SEED = 314159
SILENCE_S = 10.0
"""How long a referee may be silent when it is tried; one that waits longer for a bot has no limit that is found."""
LEAST_SILENCE_S = 3.0
"""The same for a wrong number of players."""
CLOSED = re.compile(r"InaccessibleObjectException.*?module (\S+) does not \"opens (\S+)\"")
"""What Java 17 says to a referee that looks into its modules."""
WANTED = {
    COMMAND_LINE: "started with -p1 BOT -p2 BOT .., it starts each BOT, sends it lines and reads its answers, prints a"
                  " number for each player at the end, and ends with exit code 0",
    OLD: "it reads ###Start 2, says ###Input 0, lines for this bot and ###Output 0 1, reads its answer of 1 line, and"
         " says ###End 1 0 (the ranks) at the end",
    JSON: "its command has {PLAYERS}, or {P1} {P2}, where the bots' commands go, and it prints {\"ranks\": [0, 1]}",
}
"""What makes a program a referee, by its form; docs/any-contest.md has an example of each."""
CLOCK, FIRST, LATER = "its limits of time", "its first answer", "its later answers"
FIRST_MS, TURN_MS = "first_turn_ms", "turn_ms"


class ProbeError(Exception):
    """A referee with which no game can be played; the message has what it said to each attempt."""


@dataclass
class Finding:
    """One line of what is known of a referee: what it is about, what was found, and how."""

    about: str
    found: str
    how: str = ""


@dataclass
class Findings:
    """What is known of a referee. ``unknown``: what could not be found out, or not yet. ``games``: without delays.

    ``repeats``: whether the same seed gives the same start of a game. ``patient``: a silent bot was not given up.
    """

    contest: Contest
    rows: list[Finding] = field(default_factory=list)
    games: list[Replay] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    repeats: bool | None = None
    patient: bool = False

    def add(self, about: str, found: str, how: str = "") -> None:
        """One more line."""
        self.rows.append(Finding(about, found, how))

    def know(self, **fields: object) -> None:
        """Sets fields of the contest."""
        self.contest = replace(self.contest, **fields)  # type: ignore[arg-type]


def probe(
    contest: Contest, bots: Sequence[Contestant], executor: Executor, say: Callable[[str], None] = lambda text: None,
    told: Collection[str] = (),
) -> Findings:
    """Tries the referee of ``contest``, of which only the command is known. Raises :class:`ProbeError`.

    ``bots``: they play in turn in all seats. ``executor``: runs the games. ``say``: is told what is being tried.
    ``told``: the limits of time that are known too, ``first_turn_ms`` or ``turn_ms``: they are not sought.
    Ctrl-C ends it with what is known by then, once a game has been played.
    """
    findings = _Probe(replace(contest, silence_s=min(contest.silence_s, SILENCE_S)), bots, told)
    first = findings.take_form(*first_success(executor, findings.forms(), say), executor, say)
    chains: dict[str, Steps[None]] = {
        LATER: findings.find_later(), FIRST: findings.find_first(),  # the longest ones first
        "its seed": findings.find_seed(first), "its players": findings.find_players(first)}
    try:
        take_steps(executor, chains, say, findings.note_scores)
        chains[CLOCK] = findings.take_clock()
        take_steps(executor, chains, say, findings.note_scores)
    except KeyboardInterrupt:
        findings.unknown += dict.fromkeys(
            f"{CLOCK if about in (FIRST, LATER) else about} (interrupted)" for about in chains)
    findings.take_fault_score()
    if is_java(contest.referee):
        findings.add("Java", JAVA_OPTIONS, f"{JAVA_VARIABLE}: for speed, and UTF-8; set it yourself for others")
    findings.unknown += ["how much memory a bot has", "what the scores mean"]
    findings.know(silence_s=contest.silence_s)
    return findings


class _Probe(Findings):
    """Finds it out, one question after the other."""

    def __init__(self, contest: Contest, bots: Sequence[Contestant], told: Collection[str]) -> None:
        super().__init__(contest)
        self._bots = bots
        self._told = told
        self._first = Boundary()
        self._later = Boundary()
        self._clock: TurnClock | None = None
        self._clean_scores: set[float] = set()
        self._fault_scores: set[float] = set()

    def note_scores(self, result: Result) -> None:
        """Notes the scores of a game, by whether somebody was put out."""
        if not isinstance(result, Tried) or not result.record.final_scores:
            return
        if any(answer.taken is False for answer in result.answers) and result.attempt.delays:
            self._fault_scores.add(result.record.final_scores[0])
        elif not result.attempt.delays:
            self.games.append(result.record)
            if not result.faults:
                self._clean_scores.update(result.record.final_scores)

    # How it is spoken to

    def forms(self) -> Iterator[Attempt]:
        """The ways in which a referee may be spoken to, with numbers of players."""
        placeholders = PLACEHOLDER.findall(self.contest.referee)
        if placeholders:
            numbered = [int(percent or brace) for percent, brace in placeholders if percent or brace]
            for players in [max(numbered)] if numbered else NUMBERS:
                yield self._form(players, JSON)
            return
        for players in NUMBERS:
            for log in (True, False):
                yield self._form(players, COMMAND_LINE, log)
            yield self._form(players, OLD)

    def _form(self, players: int, form: str, log: bool = False) -> Attempt:
        contest = replace(self.contest, form=form, log=log)
        return Attempt(f"{_how(contest)}, {players} players", contest, self._bots, players)

    def take_form(
        self, game: Tried | None, failed: Sequence[Failed], executor: Executor, say: Callable[[str], None]
    ) -> Tried:
        """Takes what the first game has shown. Raises :class:`ProbeError` if there is none, or nobody has answered."""
        if game is None and (option := _option_for(self.contest, failed)):
            referee = self.contest.referee.replace("java", f"java {option}", 1)
            self.know(referee=referee)
            self.add("Java", option, "without it: InaccessibleObjectException")
            return self.take_form(*first_success(executor, self.forms(), say), executor, say)
        if game is None:
            raise ProbeError("\n".join(["no game can be played with this referee:", *_missing_by_form(failed)]))
        if not any(action is not None for turn in game.record.turns for action in turn.actions):
            raise ProbeError("no bot has answered at all:\n  " + "\n  ".join(
                game.faults or (["they were asked"] if game.record.turns else ["the referee has asked nobody"])))
        self.note_scores(game)
        contest = game.attempt.contest
        self.contest = replace(contest, players=(game.attempt.players,))
        self.add("form", contest.form, _how(contest))
        self.add("log", "yes" if contest.log else "no", "-l FILE" if contest.log else "")
        self.add("a game", f"{game.seconds:.1f} s, {len(game.record.turns)} turns",
                          "scores " + ", ".join(f"{score:g}" for score in game.record.final_scores))
        for why in game.faults:
            self.add("a fault in it", why)
        return game

    def _attempt(self, about: str, players: int = 0, **more: object) -> Attempt:
        return Attempt(about, self.contest, self._bots, players or self.contest.players[0], **more)  # type: ignore

    # Its seed

    def find_seed(self, first: Tried) -> Steps[None]:
        """Finds out what gives the referee its seed, and whether the same seed gives the same game."""
        if self.contest.form == JSON:
            yield from self._same_game("{SEED} in the command" if "SEED" in self.contest.referee else "", first)
            return
        old = self.contest.form == OLD
        for option in (OLD_SEED,) if old else SEED_OPTIONS:
            words = option.replace("{seed}", "N")
            attempt = self._attempt(words, seed_alone=old)
            game = yield replace(attempt, contest=replace(self.contest, seed=option))
            if isinstance(game, Tried):
                self.know(seed=option)
                first = game
                break
            self.add("not the seed", f"{words}: {game.why}")
        yield from self._same_game(self.contest.seed, first)

    def _same_game(self, option: str, once: Tried) -> Steps[None]:
        """Compares games of the same seed, and of another one. ``once``: the first game of this seed."""
        if not option:
            hint = "; if your command takes one, put {SEED} in it" if self.contest.form == JSON else ""
            how = f"so no game can be played again, and sets share no seed{hint}"
            self.add("seed", "it draws its own", how)
            return
        games = []
        for seed in (SEED, OTHER_SEED):
            game = yield self._attempt(f"the game of seed {seed}", seed=seed)
            if isinstance(game, Failed):
                self.unknown.append(f"whether the same seed gives the same game ({game.why})")
                return
            games.append(game)
        again, other = games
        self.repeats = once.draws_as(again)
        if once.whole == again.whole:
            same = "the same seed gives the same game"
        elif self.repeats:
            same = "the same seed gives the same start; the bots then answer otherwise"
        else:
            same = "the same seed gives another game"
        if once.whole == again.whole == other.whole:
            same += ", and so does another seed"
        self.add("seed", option.replace("{seed}", "N"), same)

    # Its players

    def find_players(self, first: Tried) -> Steps[None]:
        usual = first.attempt.players
        good: list[int] = [usual]
        refused: list[int] = []
        fixed = self.contest.form == JSON and not re.search(r"ALL_PLAYERS|\{PLAYERS\}", self.contest.referee)
        silence_s = min(SILENCE_S, LEAST_SILENCE_S + 2.0 * first.seconds)
        for players in () if fixed else sorted(set(NUMBERS) - {usual}):
            attempt = self._attempt(f"{players}", players)
            game = yield replace(attempt, contest=replace(attempt.contest, silence_s=silence_s))
            (good if isinstance(game, Tried) else refused).append(players)
        self.know(players=(usual, *sorted(good[1:])))
        self.add("players", either(good), f"not {either(refused)}" if refused else "")

    # Its clock

    def find_first(self) -> Steps[None]:
        """Finds out after how long a first answer is refused."""
        if self.contest.form != OLD and FIRST_MS not in self._told:
            yield from find_boundary(self._attempt, 0, self._first)

    def find_later(self) -> Steps[None]:
        """Finds out the same of a later answer, and of several."""
        if TURN_MS in self._told and self.contest.turn_ms and self.contest.form == COMMAND_LINE:
            yield self._attempt("a bot that falls silent", delays=(0.0, inf))  # for the score of a fault
        elif TURN_MS not in self._told and self.contest.form != OLD:
            yield from find_boundary(self._attempt, 1, self._later)
            self._clock = yield from find_clock(self._attempt, self._later)

    def take_clock(self) -> Steps[None]:
        """Takes the limits of an answer, once both are sought: a soft limit is also one of the first answer."""
        if self.contest.form == OLD and len(self._told) < 2:
            self.unknown.append(f"{CLOCK}, for which {self.contest.first_turn_ms:g} and"
                                         f" {self.contest.turn_ms:g} ms are taken")
            return
        first, later, clock = self._first, self._later, self._clock
        if clock and FIRST_MS not in self._told:
            first.softs = (clock.soft_ms,)
            yield from find_boundary(self._attempt, 0, first)
        if clock and clock.bank_ms:  # which a first answer shows more exactly
            banks = [bank_ms for bank_ms, _ in first.known if clock.bank_ms / WIDE <= bank_ms <= WIDE * clock.bank_ms]
            clock = replace(clock, turn_ms=banks[0], bank_ms=banks[0]) if banks else None
        limits = [guess.limit for guess in first.known]
        is_clear = limits and (clock or len({*limits}) == 1)  # else one of several may have a soft limit in it
        self._take_limit("first answer", FIRST_MS, first, limits[0] if is_clear else None, str(first))
        later_ms, how = (clock.turn_ms, clock.how) if clock else (None, "")
        self._take_limit("later answers", TURN_MS, later, later_ms, how)
        if clock and clock.soft_ms:
            self.know(soft_ms=clock.soft_ms, strikes=LATE_IN_A_ROW)
            self.add("soft limit", f"{clock.soft_ms:g} ms more", f"but not {LATE_IN_A_ROW} times")
        if clock and clock.bank_ms:
            self.know(bank_ms=clock.bank_ms)
            self.add("bank of time", f"{clock.bank_ms:g} ms", "for all answers of a player together")

    def _take_limit(self, about: str, name: str, found: Boundary, limit: float | None, how: str) -> None:
        """Takes a limit; without one, no game is void because the limit says so."""
        if name in self._told:
            self.add(about, f"{getattr(self.contest, name):g} ms", "as you say")
            return
        self.know(**{name: limit or 0.0})
        if limit:
            self.add(about, f"{limit:g} ms", how)
        elif found.waited > 1000.0 * SILENCE_S:
            self.patient = True
            self.unknown.append(f"the limit of the {about}: no silent bot was given up")
        else:
            self.unknown.append(f"the limit of the {about} ({found}; is the machine busy?)")

    def take_fault_score(self) -> None:
        """Takes the score of a fault: the one that only games with a fault have, below 0 and all others."""
        if self.contest.form != COMMAND_LINE:
            return
        lowest = min(self._clean_scores, default=None)
        of_faults = sorted(self._fault_scores - self._clean_scores)
        tells = len(of_faults) == 1 and of_faults[0] < min(0.0, lowest or 0.0)
        self.know(fault_score=of_faults[0] if tells else None, lowest_score=lowest)
        if tells:
            self.add("score of a fault", f"{of_faults[0]:g}")
        elif self._fault_scores:
            seen = ", ".join(f"{score:g}" for score in sorted(self._fault_scores))
            self.add("score of a fault", "none", f"{seen} after a fault may be a score like others")
        else:
            self.unknown.append("the score of a fault")


def _missing_by_form(failed: Sequence[Failed]) -> Iterator[str]:
    """What a program has said in each form, and what a referee does there."""
    for form, wanted in WANTED.items():
        of_form = [one for one in failed if one.attempt.contest.form == form]
        first = {re.sub(r"\d", "", one.why): f"  {one.attempt.about}: {one.why}" for one in reversed(of_form)}
        yield from reversed(first.values())
        if of_form or form == JSON:
            yield f"  form {form!r} wants: {wanted}"
    yield "  a program that scores whole answers (form 'tester') is not tried: write contest.toml (docs/any-contest.md)"


def missing(findings: Findings) -> Iterator[str]:
    """What a referee with which games can be played still lacks, as sentences."""
    contest = findings.contest
    if not contest.takes_seed:
        yield "it takes no seed: let it take -d seed=N; in the other forms ###Seed N, or {SEED} in its command"
    elif findings.repeats is False:
        yield "the same seed gives another game: draw all of its luck from the seed"
    if contest.form == COMMAND_LINE and not contest.log:
        yield "it writes no log with -l FILE, so that only its last line on stderr says why it refuses an answer"
    if contest.form == COMMAND_LINE and contest.fault_score is None:
        yield "a player who is put out has a score like others: give it one below 0 that no game without a fault has"
    if findings.patient:
        yield "a bot that said nothing was not given up: let it give up one that does not answer in time"


def _option_for(contest: Contest, failed: Sequence[Failed]) -> str:
    """The option by which Java lets a referee look into its modules, if it has failed for that; else empty."""
    if not is_java(contest.referee) or "--add-opens" in contest.referee:
        return ""
    matches = [match for one in failed if (match := CLOSED.search(one.why))]
    return f"--add-opens {matches[0][1]}/{matches[0][2]}=ALL-UNNAMED" if matches else ""


def _how(contest: Contest) -> str:
    return {COMMAND_LINE: "-p1 BOT -p2 BOT" + (" -l LOG" if contest.log else ""), OLD: "###Start", JSON: "prints JSON"}[
        contest.form]
