"""The report over many games as one self-contained page."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter

from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import GRADES, UNSEEN, Balance, percent
from arena.judge import losses
from arena.judge.judging import no_judge
from arena.judge.result_parts import PartRow, part_rows
from arena.judge.seeds import FeatureRow, feature_rows, gains_of, worst_seeds
from arena.match.summary import counted
from arena.pages.analysis import better_answers, sentence
from arena.pages.page import render
from arena.stats.estimates import Interval

MOST_HABITS = 10
EXAMPLES = 3
"""Of each mistake that is found again, so many are links."""


@dataclass(frozen=True)
class ReportedPlayer:
    """A player by the name that the page shows, and its games."""

    name: str
    games: losses.Games


@dataclass(frozen=True)
class Report:
    """What the page is about. ``other``: a version to compare with."""

    game: Game
    version: ReportedPlayer
    other: ReportedPlayer | None = None

    @cached_property
    def gains(self) -> list[tuple[losses.PlayedGame, float]]:
        """Over the other version, or else over the others in each game, where each program plays alone."""
        return gains_of(self.game, self.version.games, version=self.other.games if self.other else ())

    def linked(self) -> list[losses.PlayedGame]:
        """The games that the page has links to, each once."""
        games = self.version.games
        worst = [game for game, _ in worst_seeds(self.gains)]
        examples = [mistake for habit in losses.habits(games)[:MOST_HABITS] for mistake in habit.mistakes[:EXAMPLES]]
        mistaken = [mistake.game for mistake in [*losses.most_expensive(games), *examples]]
        return list({id(game): game for game in [*worst, *mistaken]}.values())


def report_page(report: Report) -> str:
    """The page."""
    title = f"{report.version.name}, {counted(len(report.version.games), 'game')} of {report.game.title}"
    return render("report", report.game, title, f"What {report.version.name} loses by", report_data(report) | {
        "positions": _positions(report), "dashed": not report.game.is_contest})


def report_data(report: Report) -> Json:
    """The figures of the page, for ``--json`` too; values are from 0 to 1, intervals are [value, low, high]."""
    games, other = report.version.games, report.other
    judged, gains, is_alone = losses.judged_of(games), report.gains, report.game.measure is not None
    return {
        "game": report.game.title,
        "player": report.version.name,
        "unit": next((game.analysis.unit for game in judged if game.analysis), ""),
        "missing": _missing(report),
        "summary": _summary(games),
        "compare": report.game.measure.compare if report.game.measure else None,
        "gain": _interval(losses.mean_over_seeds(gains)) if gains else None,
        "features": [_figures(row) for row in feature_rows(gains)],
        "seeds": [{"seed": game.record.seed, "gain": round(gain, 6), "text": game.name, "href": game.address}
                  for game, gain in worst_seeds(gains)],
        "parts": [_figures(row) | {"phases": [[phase, *_interval(growth)]
                                              for phase, growth in zip(losses.PHASES, row.phases)]}
                  for row in part_rows(report.game, games) if not gains or row.own.value != row.others.value],
        "sum": f"{_sum(losses.mean_balance(games))}. {UNSEEN}" if judged else "",
        "phases": [[phase, *_interval(losses.mean_loss(judged, losses.loss_in(phase)))]
                   for phase in (losses.PHASES if judged else ())],
        "causes": [[cause, *_interval(losses.mean_loss(judged, losses.loss_by(cause)))]
                   for cause in losses.causes(judged)],
        "habits": [_habit(habit) for habit in losses.habits(games)[:MOST_HABITS]],
        "opponents": [_row(row) | ({"gain": _interval(losses.mean_over_seeds(gains_of(report.game, games, row.name)))}
                                   if gains else {}) for row in losses.rows_by(attrgetter("opponents"), games)],
        "maps": [_row(row) for row in losses.rows_by(
            lambda game: [losses.map_name(report.game, game.record)], games)],
        "other": other and other.name,
        "compared": [_figures(row) for row in losses.compared(games, other.games, is_alone)] if other else [],
        "numbers": _numbers(report),
    }


def _missing(report: Report) -> list[str]:
    """What the page cannot say, and why, a sentence each."""
    game, games = report.game, report.version.games
    judged, said = losses.judged_of(games), []
    if not game.analyst:
        said.append(f"{no_judge(game)}. Until then, there are no losses, causes, positions and mistakes here.")
    elif len(judged) < len(games):
        verb = "is" if 1 in (len(judged), len(games)) else "are"
        said.append(f"{len(judged)} of {counted(len(games), 'game')} {verb} judged; losses are of these alone.")
    if judged and not any(game.answers for game in judged):
        said.append("The judge knows no position in which the player was asked, so it has valued none of its answers.")
    return said


def _summary(games: losses.Games) -> Json:
    whole = losses.row("", games)
    answers = [answer for game in games for answer in game.answers]
    balance = vars(losses.mean_balance(games)).items() if whole.judged else ()
    return {
        **{name: value for name, value in _row(whole).items() if name != "name"},
        "won": sum(game.is_won for game in games),
        "score": sum(game.score for game in games) / len(games),
        "faults": losses.faults(games),
        "times": losses.times(games),
        "answers": len(answers),
        "grades": {grade: sum(answer.loss > least for answer in answers) for grade, least in GRADES.items()},
        "sure": sum(answer.sure for answer in answers),
        "balance": {name: round(part, 5) for name, part in balance},
    }


def _sum(balance: Balance) -> str:
    """How the result came about. Parts are sums over a game, so they may be over 100 %."""
    parts = {"loss": -balance.loss, "luck": balance.luck, "others": balance.others}
    terms = (f" {'+-'[value < 0]} {percent(abs(value))} {name}" for name, value in parts.items())
    return f"{percent(balance.result)} result = {percent(balance.par)} par{''.join(terms)}"


def _interval(interval: Interval) -> list[float | None]:
    """Value, low and high; ``None`` for what is not known."""
    numbers = (interval.value, interval.low, interval.high)
    return [round(number, 5) if math.isfinite(number) else None for number in numbers]


def _figures(row: losses.Row | losses.Difference | PartRow | FeatureRow) -> Json:
    return {name: _interval(value) if isinstance(value, Interval) else value for name, value in row._asdict().items()}


def _row(row: losses.Row) -> Json:
    return _figures(row) | ({} if row.judged else {"loss": None})


def _habit(habit: losses.Habit) -> Json:
    return {
        "cause": habit.cause, "phase": habit.phase, "count": len(habit.mistakes), "loss": round(habit.loss, 5),
        "games": len({id(mistake.game) for mistake in habit.mistakes}),
        "examples": [{"text": _place(mistake), "href": _href(mistake), "loss": round(mistake.answer.loss, 5)}
                     for mistake in habit.mistakes[:EXAMPLES]],
    }


def _place(mistake: losses.Mistake) -> str:
    return f"{mistake.game.name}, turn {mistake.turn}"


def _href(mistake: losses.Mistake) -> str:
    return f"{mistake.game.address}#turn={mistake.turn}" if mistake.game.address else ""


def _numbers(report: Report) -> Json:
    """By name, the curves of all games, of those won and lost, and of the other version: rows of a turn each."""
    games = report.version.games
    curves = {
        "all": losses.own_numbers(games),
        "won": losses.own_numbers([game for game in games if game.is_won]),
        "lost": losses.own_numbers([game for game in games if not game.is_won]),
        "other": losses.own_numbers(report.other.games) if report.other else {},
    }
    names = dict.fromkeys([*curves["all"], *curves["other"]])
    return {name: {kind: [[turn, said, *(float(f"{value:.5g}") for value in values)]
                          for turn, said, *values in of.get(name, [])] for kind, of in curves.items()}
            for name in names}


def _positions(report: Report) -> list[Json]:
    mistakes = losses.most_expensive(report.version.games)
    pictures = _pictures(report.game, mistakes)
    positions = []
    for mistake in mistakes:
        game, answer = mistake
        assert game.analysis
        positions.append({
            "svg": pictures.get((id(game), answer.turn), ""), "place": _place(mistake), "loss": round(answer.loss, 5),
            "kind": answer.grade, "href": _href(mistake), "turn": mistake.turn, "seat": answer.seat,
            "sentence": sentence(game.record, game.analysis, answer, report.game.wording_of(game.record)),
        })
    return positions


def _pictures(game: Game, mistakes: Sequence[losses.Mistake]) -> dict[tuple[int, int], str]:
    """The first picture of each answer's turn, by the identity of its game and the turn; a game is drawn once."""
    pictures: dict[tuple[int, int], str] = {}
    for played in {id(mistake.game): mistake.game for mistake in mistakes}.values():
        assert played.analysis
        turns = {mistake.answer.turn for mistake in mistakes if mistake.game is played}
        for frame in game.frames(played.record, better_answers(played.analysis.judgements.values())):
            if frame.turn in turns:
                pictures.setdefault((id(played), frame.turn), frame.svg)
    return pictures
