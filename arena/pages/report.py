"""The report over many games as one self-contained page."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from arena.contract.files import Json
from arena.contract.game import Frame, Game
from arena.contract.judgement import GRADES, UNSEEN, Balance, percent
from arena.judge.judging import no_judge
from arena.judge.losses import (
    PHASES,
    Difference,
    Games,
    Habit,
    Mistake,
    PlayedGame,
    Row,
    Said,
    by_map,
    by_opponent,
    causes,
    compared,
    faults,
    habits,
    judged_of,
    loss_by,
    loss_in,
    mean_balance,
    mean_over_seeds,
    most_expensive,
    own_numbers,
    row,
    times,
)
from arena.judge.moments import sentence
from arena.judge.parts import PartRow, part_rows
from arena.judge.seeds import feature_rows, gains_of, mean_gain, worst_seeds
from arena.match.summary import counted
from arena.pages.analysis import better_answers
from arena.pages.page import render
from arena.stats.estimates import Interval

MOST_HABITS = 10
EXAMPLES = 3
"""Of each mistake that is found again, so many are links."""
DRAWN_GAMES = 4
"""The pictures of so many games are kept: the most expensive answers of a game are often near each other."""


@dataclass(frozen=True)
class ReportedPlayer:
    """A player by the name that the page shows, and its games."""

    name: str
    games: Games


@dataclass(frozen=True)
class Report:
    """What the page is about. ``other``: a version to compare with."""

    game: Game
    version: ReportedPlayer
    other: ReportedPlayer | None = None

    def linked(self) -> list[PlayedGame]:
        """The games that the page has links to, each once."""
        games = self.version.games
        worst = [game for game, _ in worst_seeds(gains_of(self.game, games))]
        examples = [mistake for habit in habits(games)[:MOST_HABITS] for mistake in habit.mistakes[:EXAMPLES]]
        mistaken = [mistake.game for mistake in [*most_expensive(games), *examples]]
        return list({id(game): game for game in [*worst, *mistaken]}.values())


def report_page(report: Report) -> str:
    """The page."""
    title = f"{report.version.name}, {counted(len(report.version.games), 'game')} of {report.game.title}"
    return render("report", report.game, title, f"What {report.version.name} loses by", report_data(report) | {
        "positions": _positions(report), "dashed": report.game.draws_better})


def report_data(report: Report) -> Json:
    """The figures of the page, for ``--json`` too; values are from 0 to 1, intervals are [value, low, high]."""
    games, other = report.version.games, report.other
    judged, gains = judged_of(games), gains_of(report.game, games)
    return {
        "game": report.game.title,
        "player": report.version.name,
        "unit": next((game.analysis.unit for game in judged if game.analysis), ""),
        "missing": _missing(report),
        "summary": _summary(games),
        "compare": report.game.measure.compare if report.game.measure else None,
        "gain": _interval(mean_gain(gains)) if gains else None,
        "features": [row._asdict() | {name: _interval(getattr(row, name)) for name in ("gain", "others", "gap")}
                     for row in feature_rows(gains)],
        "seeds": [{"seed": game.record.seed, "gain": round(gain, 6), "text": game.name, "href": game.address}
                  for game, gain in worst_seeds(gains)],
        "parts": [_part(row) for row in part_rows(report.game, games)
                  if not gains or row.own.value != row.others.value],
        "sum": f"{_sum(mean_balance(games))}. {UNSEEN}" if judged else "",
        "phases": [[phase, *_interval(mean_over_seeds(judged, loss_in(phase)))] for phase in PHASES] if judged else [],
        "causes": [[cause, *_interval(mean_over_seeds(judged, loss_by(cause)))] for cause in causes(judged)],
        "habits": [_habit(habit) for habit in habits(games)[:MOST_HABITS]],
        "opponents": [_row(row) for row in by_opponent(games)],
        "maps": [_row(row) for row in by_map(games)],
        "other": other and other.name,
        "compared": [difference_data(row) for row in compared(games, other.games)] if other else [],
        "numbers": _numbers(report),
    }


def _missing(report: Report) -> list[str]:
    """What the page cannot say, and why, a sentence each."""
    game, games = report.game, report.version.games
    judged, said = len(judged_of(games)), []
    if not game.analyst:
        said.append(f"Nobody judges the answers of {game.title}: there are no losses, causes, positions and mistakes"
                    f" here. Points, faults, times and what the player says of itself are. {no_judge(game)}.")
    elif judged < len(games):
        verb = "is" if 1 in (judged, len(games)) else "are"
        said.append(f"{judged} of {counted(len(games), 'game')} {verb} judged; losses are of these alone.")
    return said


def _summary(games: Games) -> Json:
    whole = row("", games)
    answers = [answer for game in games for answer in game.answers]
    balance = vars(mean_balance(games)).items() if whole.judged else ()
    return {
        "games": whole.games,
        "judged": whole.judged,
        "points": _interval(whole.points),
        "loss": _interval(whole.loss) if whole.judged else None,
        "won": sum(game.is_won for game in games),
        "score": sum(game.score for game in games) / len(games),
        "faults": faults(games),
        "times": times(games),
        "answers": len(answers),
        "grades": {grade: sum(answer.loss > least for answer in answers) for grade, least in GRADES.items()},
        "sure": sum(answer.sure for answer in answers),
        "balance": {name: round(part, 5) for name, part in balance},
    }


def _sum(balance: Balance) -> str:
    """How the result came about. Parts are sums over a game, so they may be over 100 %."""
    parts = {"par": balance.par, "loss": -balance.loss, "luck": balance.luck, "others": balance.others}
    terms = (percent(value, 1, "" if name == "par" else "+") + f" {name}" for name, value in parts.items())
    return f"{percent(balance.result)} result = {' '.join(terms)}"


def _interval(interval: Interval) -> list[float | None]:
    """Value, low and high; ``None`` for what is not known."""
    numbers = (interval.value, interval.low, interval.high)
    return [round(number, 5) if math.isfinite(number) else None for number in numbers]


def _part(row: PartRow) -> Json:
    means = {name: _interval(value) for name, value in row._asdict().items() if isinstance(value, Interval)}
    phases = [[phase, *_interval(growth)] for phase, growth in zip(PHASES, row.phases)]
    return {"name": row.name, "games": row.games, **means, "phases": phases}


def _row(row: Row) -> Json:
    return {"name": row.name, "games": row.games, "points": _interval(row.points), "judged": row.judged,
            "loss": _interval(row.loss) if row.judged else None}


def _habit(habit: Habit) -> Json:
    return {
        "cause": habit.cause, "phase": habit.phase, "count": len(habit.mistakes), "loss": round(habit.loss, 5),
        "games": len({id(mistake.game) for mistake in habit.mistakes}),
        "examples": [
            {"text": _place(mistake), "href": _href(mistake), "loss": round(mistake.answer.loss, 5)}
            for mistake in habit.mistakes[:EXAMPLES]
        ],
    }


def _place(mistake: Mistake) -> str:
    return f"{mistake.game.name}, turn {mistake.turn}"


def _href(mistake: Mistake) -> str:
    return f"{mistake.game.address}#turn={mistake.turn}" if mistake.game.address else ""


def difference_data(difference: Difference) -> Json:
    """The figures of a difference."""
    return {"name": difference.name, "first": _interval(difference.first), "second": _interval(difference.second),
            "gap": _interval(difference.gap), "pairs": difference.pairs}


def _numbers(report: Report) -> Json:
    """By name, the curves of all games, of those won and lost, and of the other version: rows of a turn each."""
    games = report.version.games
    curves = {
        "all": own_numbers(games),
        "won": own_numbers([game for game in games if game.is_won]),
        "lost": own_numbers([game for game in games if not game.is_won]),
        "other": own_numbers(report.other.games) if report.other else {},
    }
    names = dict.fromkeys([*curves["all"], *curves["other"]])
    return {name: {kind: _curve(of.get(name, [])) for kind, of in curves.items()} for name in names}


def _curve(said: Sequence[Said]) -> list[list[float]]:
    return [[point.turn, point.games, *(float(f"{value:.5g}") for value in point[2:])] for point in said]


def _positions(report: Report) -> list[Json]:
    """The most expensive answers, each with its picture."""

    @lru_cache(maxsize=DRAWN_GAMES)
    def frames(place: int) -> Sequence[Frame]:
        game = report.version.games[place]
        assert game.analysis
        return report.game.frames(game.record, better_answers(game.analysis.judgements.values()))

    places = {id(game): place for place, game in enumerate(report.version.games)}
    positions = []
    for mistake in most_expensive(report.version.games):
        game, answer = mistake
        assert game.analysis
        pictures = frames(places[id(game)])
        positions.append({
            "svg": next((frame.svg for frame in pictures if frame.turn == answer.turn), ""),
            "place": _place(mistake),
            "loss": round(answer.loss, 5),
            "kind": answer.grade,
            "sentence": sentence(game.record, game.analysis, answer, report.game.wording_of(game.record)),
            "href": _href(mistake),
            "turn": mistake.turn,
            "seat": answer.seat,
        })
    return positions

