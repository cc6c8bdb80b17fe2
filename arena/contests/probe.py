"""Finds out about a referee by playing with it: how it is spoken to, its seed, its players, its clock."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter

from arena.contests.contest import COMMAND_LINE, JAVA_OPTIONS, JAVA_VARIABLE, JSON, OLD, Contest, is_java
from arena.contests.game import game_of
from arena.contests.old_form import OldReferee
from arena.contests.playing import MOST_VOID, OneGame, play_once
from arena.contract.game import GameFailed
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.match.one_game import play_game
from arena.run.contestants import Contestant

PLACEHOLDER = re.compile(r"%P(\d\d?)%|\{P(\d\d?)\}|%ALL_PLAYERS%|\{PLAYERS\}")
SEED_OPTIONS = ("-d seed={seed}", "-seed {seed}")
OLD_SEED = "###Seed {seed}"
NUMBERS = (2, 3, 4, 1)
"""The numbers of players that are tried, the usual one first."""
SEED, OTHER_SEED = 271828, 314159
SILENCE_S = 30.0
"""How long a referee may be silent when it is tried."""
LEAST_SILENCE_S = 5.0
TIMES_OF_FIRST_ANSWER, TIMES_OF_LATER_ANSWERS = 2, 5
"""How often a limit is measured: the shortest time counts, because on a busy machine everybody is late."""
EARLY_SECONDS = 1.0
"""In this time a referee speaks that has taken the seed's line for the start."""
JSON_HINT = "\na command that plays a game and prints JSON wants {PLAYERS}, or {P1} {P2}, where the bots' commands go"


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
    """What is known of a referee. ``unknown``: what could not be found out."""

    contest: Contest
    rows: list[Finding] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    def add(self, about: str, found: str, how: str = "") -> None:
        """Adds a line."""
        self.rows.append(Finding(about, found, how))


def probe(contest: Contest, bots: Sequence[Contestant], say: Callable[[str], None] = lambda text: None) -> Findings:
    """Tries the referee of ``contest``, of which only the command is known. Raises :class:`ProbeError`.

    ``bots``: they play in turn in all seats. ``say``: is told what is being tried.
    """
    findings = Findings(replace(contest, silence_s=min(contest.silence_s, SILENCE_S)))
    table = _Table(findings, bots, say)
    say("how it is spoken to")
    first = table.find_form()
    say("its seed")
    table.find_seed(first)
    say("numbers of players")
    table.find_players()
    say("its clock")
    table.find_clock()
    if is_java(contest.referee):
        findings.add("Java", JAVA_OPTIONS, f"{JAVA_VARIABLE}: for speed, and UTF-8; set it yourself for others")
    findings.unknown += ["how much memory a bot has", "what the scores mean"]
    findings.contest = replace(findings.contest, silence_s=contest.silence_s)
    return findings


@dataclass
class _Game:
    """A game of a trial. ``opening``: what each player was sent first; ``whole``: all that was said."""

    seconds: float
    record: Replay
    one: OneGame | None = None

    @property
    def opening(self) -> list[tuple[int, object]]:
        """What each player was sent first."""
        first: dict[int, object] = {}
        for turn in self.record.turns:
            for seat, lines in turn.inputs.items():
                first.setdefault(seat, lines)
        return sorted(first.items())

    @property
    def whole(self) -> list[tuple[object, object]]:
        """All that was said."""
        return [(turn.inputs, turn.actions) for turn in self.record.turns]


class _Table:
    """The trials of one referee, and what they have shown."""

    def __init__(self, findings: Findings, bots: Sequence[Contestant], say: Callable[[str], None]) -> None:
        self._findings = findings
        self._bots = bots
        self._say = say

    @property
    def _contest(self) -> Contest:
        return self._findings.contest

    def _play(self, contest: Contest, players: int, seed: int = SEED, mute: int | None = None) -> _Game:
        """Plays a game, again if it was void, and once more if a bot failed: the machine may have been busy.

        ``mute``: after how many answers the first bot is not heard any more.
        """
        bots = [replace(self._bots[seat % len(self._bots)], number=seat) for seat in range(players)]
        contest = replace(contest, players=(players,))
        setup = Setup(seed, players, "contest", contest.limits)
        begun = perf_counter()
        if contest.form == OLD:
            record = play_game(game_of(contest), setup, bots)
            return _Game(perf_counter() - begun, record)
        for tried in range(MOST_VOID):
            game = play_once(contest, setup, bots, mute={} if mute is None else {0: mute})
            failed = tried == 0 and any(game.record.faults_of(seat) for seat in range(players))
            if mute is not None or not (game.void or failed):
                break
        return _Game(perf_counter() - begun, game.record, game)

    def find_form(self) -> _Game:
        """Finds out how the referee is spoken to; returns the first game."""
        said: dict[str, str] = {}
        for contest, players in self._forms():
            try:
                game = self._play(contest, players)
            except GameFailed as failed:
                words = f"{_how(contest)}: {failed}"
                said.setdefault(re.sub(r"\d", "", words), words)
                continue
            self._findings.contest = replace(contest, players=(players,))
            self._findings.add("form", contest.form, _how(contest))
            self._findings.add("log", "yes" if contest.log else "no", "-l FILE" if contest.log else "")
            self._findings.add("a game", f"{game.seconds:.1f} s, {len(game.record.turns)} turns",
                               "scores " + ", ".join(f"{score:g}" for score in game.record.final_scores))
            self._findings.contest = replace(
                self._contest, silence_s=min(self._contest.silence_s, LEAST_SILENCE_S + 5 * game.seconds))
            for why in [fault for seat in range(players) for fault in game.record.faults_of(seat)]:
                self._findings.add("a fault in it", why)
            return game
        hint = "" if PLACEHOLDER.search(self._contest.referee) else JSON_HINT
        raise ProbeError("no game can be played with this referee:\n  " + "\n  ".join(said.values()) + hint)

    def _forms(self) -> Iterator[tuple[Contest, int]]:
        """The ways in which a referee may be spoken to, with numbers of players."""
        placeholders = PLACEHOLDER.findall(self._contest.referee)
        if placeholders:
            numbered = [int(percent or brace) for percent, brace in placeholders if percent or brace]
            for players in [max(numbered)] if numbered else NUMBERS:
                yield replace(self._contest, form=JSON), players
            return
        for players in NUMBERS:
            for log in (True, False):
                yield replace(self._contest, form=COMMAND_LINE, log=log), players
            if players == NUMBERS[0]:
                yield replace(self._contest, form=OLD), players

    def find_seed(self, first: _Game) -> None:
        """Finds what gives the referee its seed, and whether the same seed gives the same game."""
        players = self._contest.players[0]
        if self._contest.form == JSON:
            self._same_game("{SEED} in the command" if "SEED" in self._contest.referee else "")
            return
        options = (OLD_SEED,) if self._contest.form == OLD else SEED_OPTIONS
        refused = []
        for option in options:
            contest = replace(self._contest, seed=option)
            try:
                if option == OLD_SEED and _speaks_early(contest, players):
                    raise GameFailed("it takes the line for the start of the game")
                self._play(contest, players)
            except GameFailed as failed:
                refused.append(f"{option.replace('{seed}', 'N')}: {failed}")
                continue
            self._findings.contest = contest
            break
        for why in refused:
            self._findings.add("not the seed", why)
        self._same_game(self._contest.seed)

    def _same_game(self, option: str) -> None:
        """Compares games of the same seed, and of another one."""
        if not option:
            hint = "; if your command takes one, put {SEED} in it" if self._contest.form == JSON else ""
            how = f"so no game can be played again, and sets share no seed{hint}"
            self._findings.add("seed", "it draws its own", how)
            return
        players = self._contest.players[0]
        once, again = (self._play(self._contest, players) for _ in range(2))
        other = self._play(self._contest, players, OTHER_SEED)
        if once.whole == again.whole:
            same = "the same seed gives the same game"
        elif once.opening == again.opening:
            same = "the same seed gives the same start; the bots then answer otherwise"
        else:
            same = "the same seed gives another game"
        if once.whole == again.whole == other.whole:
            same += ", and so does another seed"
        self._findings.add("seed", option.replace("{seed}", "N"), same)

    def find_players(self) -> None:
        """Tries other numbers of players."""
        usual = self._contest.players[0]
        good, refused = [usual], []
        fixed = self._contest.form == JSON and not re.search(r"ALL_PLAYERS|\{PLAYERS\}", self._contest.referee)
        for players in () if fixed else sorted(set(NUMBERS) - {usual}):
            try:
                self._play(self._contest, players)
                good.append(players)
            except GameFailed:
                refused.append(players)
        self._findings.contest = replace(self._contest, players=(good[0], *sorted(good[1:])))
        self._findings.add("players", _either(good), f"not {_either(refused)}" if refused else "")

    def find_clock(self) -> None:
        """Finds the limits of an answer, and the score of a fault, by bots that fall silent."""
        if self._contest.form == OLD:
            self._findings.unknown.append(f"its limits of time, for which {self._contest.first_turn_ms:g} and"
                                          f" {self._contest.turn_ms:g} ms are taken")
            return
        players = self._contest.players[0]
        for about, answers, times in (
            ("first answer", 0, TIMES_OF_FIRST_ANSWER), ("later answers", 1, TIMES_OF_LATER_ANSWERS),
        ):
            try:
                games = [self._play(self._contest, players, mute=answers) for _ in range(times)]
            except GameFailed as failed:
                self._findings.unknown.append(f"the limit of the {about} ({failed})")
                continue
            ones = [game.one for game in games if game.one]
            waits = [ms for game in ones if (ms := _waited_ms(game, answers)) is not None]
            if not waits:
                self._findings.unknown.append(f"the limit of the {about}")
                continue
            measured = min(waits)
            limit = round_limit(measured, first=not answers)
            self._findings.add(about, f"{limit:g} ms", f"a silent bot was waited for {measured:.0f} ms")
            known = replace(self._contest, turn_ms=limit) if answers else replace(self._contest, first_turn_ms=limit)
            if known.form == COMMAND_LINE:
                known = replace(known, fault_score=ones[0].played.scores[0])
            self._findings.contest = known
        if self._contest.form == COMMAND_LINE:
            self._findings.add("score of a fault", f"{self._contest.fault_score:g}")


def _either(numbers: Sequence[int]) -> str:
    """Numbers in words: 1, 2 or 3."""
    *most, last = map(str, sorted(numbers))
    return f"{', '.join(most)} or {last}" if most else last


def _how(contest: Contest) -> str:
    return {COMMAND_LINE: "-p1 BOT -p2 BOT" + (" -l LOG" if contest.log else ""), OLD: "###Start", JSON: "prints JSON"}[
        contest.form]


def _speaks_early(contest: Contest, players: int) -> bool:
    """Whether a referee of the old form begins the game after the line with the seed."""
    referee = OldReferee(contest, Setup(SEED, players, "contest", contest.limits))
    return referee.speaks_before_start(EARLY_SECONDS)


def _waited_ms(game: OneGame, answers: int) -> float | None:
    """How long the referee waited for the first bot, which answered only so often; ``None`` if that cannot be told."""
    own = [move.exchange for move in game.moves if move.exchange.seat == 0]
    if len(own) <= answers:
        return None
    begun = own[answers].at
    ends = [own[answers].closed, *(move.exchange.at for move in game.moves if move.exchange.at > begun)]
    known = [end for end in ends if end is not None]
    return 1000.0 * (min(known) - begun) if known else None


def round_limit(ms: float, first: bool) -> float:
    """The limit that somebody has most likely set if it took effect after so many milliseconds.

    The first answer's clock begins before the relay has started, so that it seems shorter than it is.
    """
    if first:
        return max(100.0, 100.0 * round((ms + 25.0) / 100.0))
    step = 5.0 if ms < 200.0 else 50.0
    return max(step, step * round((ms - 1.0) / step))
