"""The result of a match as one object, and as a table."""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from heapq import nlargest, nsmallest
from operator import itemgetter
from pathlib import Path

from rich.table import Column

from arena.contract.faults import count_by_group, counts_in_words, in_words
from arena.contract.files import Json
from arena.contract.judgement import percent
from arena.contract.measure import RANK, Measure
from arena.match.outcome import Tally
from arena.run.contestants import BUILTIN
from arena.stats.estimates import elo_of_sets, mean_of_sets, outcome_counts, times_summary
from arena.stats.sprt import in_words as test_in_words
from arena.terminal import Terminal, new_table, number_column, text_column

HEADINGS = ("points", "95 %", "wins", "ranks", "final", "ms p50", "p99", "max")
FORGIVEN = "forgiven"
"""The last heading, where there is something of it."""
MUCH_BY_SEAT, UNLIKELY = 0.3, 3.0
"""If points in two seats differ by more than this, and by so many of their greatest standard errors, that is told."""
AROUND_A_CELL = 2
ROOM_FOR_NAMES = 14
"""If the terminal has not so many columns for the names, the table leaves out its last headings but ``forgiven``."""
MOST_DATA_ROWS = 12
"""The most rows in the table of what programs report."""
MOST_OF_A_LINE = 500
"""The most characters that are shown of a line that a bot has printed."""
MOST_SCORES = 20
MUCH_WAITED = 0.05
"""If answers have waited for a core for this share of their time, that is told."""
MOST_SEEDS = 3
"""So many of the best and of the worst seeds are told."""


def summarise(tally: Tally) -> Json:
    """The object that ``play --json`` prints."""
    match, first = tally.match, tally.sets.whole(0)
    summary: Json = {
        "game": match.settings.game,
        "edition": match.settings.edition,
        "seed": match.seed,
        "games": tally.games,
        "sets": len(first),
        "games_in_a_set": len(match.orders),
        "identical_games": tally.identical,
        "limits": asdict(match.settings.limits),
        "players": [_player(tally, number) for number in range(len(match.commands))],
        "void": tally.void,
        "suspect": tally.suspect,
        "match_data": tally.data.as_json(),
        "set_points": outcome_counts(first),
    }
    if tally.measure:
        summary["compare"], summary["gains"] = tally.measure.compare, gains_as_json(tally, tally.measure)
    if len(match.commands) > 1:
        summary["elo"] = elo_of_sets(first, len(match.orders)).as_json()
    return summary


def _player(tally: Tally, number: int) -> Json:
    command, games, points = tally.commands[number], tally.games, tally.sets.total(number)
    first = command.first_fault
    return {
        "cmd": tally.match.commands[number],
        "wins": command.wins,
        "ranks": {str(rank): count for rank, count in sorted(command.ranks.items())},
        "points": round(points, 6),
        "score": round(points / games, 6) if games else None,
        "score_interval": mean_of_sets(tally.sets.whole(number), games=len(tally.match.orders)).as_json(),
        "by_seat": {str(seat): {"games": games, "score": round(points / games, 6)}
                    for seat, (games, points) in sorted(command.by_seat.items())},
        "final_score": round(tally.scores.total(number) / games, 3) if games else None,
        **({"scores": {str(tally.match.seed + of_set): score for of_set, score in tally.scores.by_set(number).items()}}
           if tally.measure else {}),
        "faults": count_by_group(command.faults),
        "fault_kinds": dict(command.faults),
        "first_fault_game": command.first_fault_game,
        "first_fault": first.sentence if first else None,
        "first_fault_stderr": first.stderr if first else None,
        "turn_ms": times_summary(command.turn_ms),
        "first_turn_ms": times_summary(command.first_ms),
        "forgiven": command.forgiven,
        "waited": round(command.waited_ms / max(1.0, sum(command.first_ms) + sum(command.turn_ms)), 3),
        "data": command.data.as_json(),
    }


def gains_as_json(tally: Tally, measure: Measure) -> list[Json]:
    """For each pair of commands, the first with the others first of all, what the seeds say that both have played."""
    commands = range(len(tally.commands))
    scores = [tally.scores.by_set(number) for number in commands]
    return [{"of": one, "over": two, **_gain(tally, {
        number: measure.gain(score, scores[two][number]) for number, score in scores[one].items()})}
        for one in commands for two in commands[one + 1:]]


def _gain(tally: Tally, gains: Mapping[int, float]) -> Json:
    """``gains``: by the number of the set."""
    return mean_of_sets([*gains.values()], -math.inf, math.inf).as_json() | {
        "better": sum(gain > 0.0 for gain in gains.values()),
        "equal": sum(gain == 0.0 for gain in gains.values()),
        "seeds": len(gains),
        "best": [_seed(tally, gains, number) for number in nlargest(MOST_SEEDS, gains, gains.__getitem__)],
        "worst": [_seed(tally, gains, number) for number in nsmallest(MOST_SEEDS, gains, gains.__getitem__)],
    }


def _seed(tally: Tally, gains: Mapping[int, float], number: int) -> Json:
    return {"seed": tally.match.seed + number, "game": tally.places[number], "gain": round(gains[number], 6)}


def points_where(tally: Tally) -> Json:
    """For each command, the number of games in which its data meet the conditions, and its mean points there."""
    players = [
        {"cmd": cmd, "games": command.met, "score": round(command.met_points / command.met, 6) if command.met else None}
        for cmd, command in zip(tally.match.commands, tally.commands)
    ]
    return {"conditions": [condition.text for condition in tally.conditions], "players": players}


def print_summary(summary: Json, names: Sequence[str], console: Terminal) -> None:
    """Prints the table for people."""
    name = Path(summary["game"]).name
    title = f"{name}: {counted(summary['games'], 'game')}, {counted(summary['sets'], 'whole set')}"
    rows = [dict(zip((*HEADINGS, FORGIVEN), _cells(player, len(names)))) for player in summary["players"]]
    headings = [*HEADINGS, *[FORGIVEN] * any(player["forgiven"] for player in summary["players"])]
    room = console.width - ROOM_FOR_NAMES
    while sum(AROUND_A_CELL + max(map(len, (heading, *(row[heading] for row in rows)))) for heading in headings) > room:
        headings.pop(-2 if headings[-1] == FORGIVEN and len(headings) > 1 else -1)
    table = new_table(text_column("bot"), *map(number_column, headings), title=title)
    for name, row in zip(names, rows):
        table.add_row(name, *(row[heading] for heading in headings))
    console.print(table)
    of_players = (line for told in (_faults, _waits, _by_seat) for line in told(names, summary["players"]))
    for line in [*gains_in_words(summary, names), *of_players, *_remarks(summary), *_where(names, summary)]:
        console.print(line, soft_wrap=True)
    data = [(name, player["data"]) for name, player in zip(names, summary["players"])]
    _print_data([*data, ("the match", summary["match_data"])], console)


def _print_data(data: Sequence[tuple[str, Json]], console: Terminal) -> None:
    """Prints what programs report: a row for each name that is not 0 for all, a column for each who has said something.

    A name that was reported more than once in a game has two rows: its last number, and the mean.
    """
    said = [(who, means) for who, means in data if means]
    names = dict.fromkeys(name for _, means in said for name in means)
    rows = []
    for name in names:
        last, mean = ([means[name][key] if name in means else None for _, means in said] for key in ("last", "mean"))
        rows += [(name, last)] * any(last) + [(f"{name}, mean of turns", mean)] * (mean != last)
    columns = (Column(who, justify="right", overflow="fold") for who, _ in said)
    table = new_table(text_column("they say"), *columns, title="means over games")
    for name, told in rows[:MOST_DATA_ROWS]:
        table.add_row(name, *("" if number is None else f"{number:.6g}" for number in told))
    if rows:
        console.print(table)
    if len(rows) > MOST_DATA_ROWS:
        console.print(f"and {len(rows) - MOST_DATA_ROWS} more: see --json")


def _where(names: Sequence[str], summary: Json) -> list[str]:
    if "where" not in summary:
        return []
    text = " and ".join(summary["where"]["conditions"])
    return [
        f"{name}, where {text}: "
        + (f"{counted(player['games'], 'game')}, points {player['score']:.3f}" if player["games"] else "no game")
        for name, player in zip(names, summary["where"]["players"])
    ]


def _by_seat(names: Sequence[str], players: Sequence[Json]) -> list[str]:
    """What to make of it if the seats of a command decide more than chance does."""
    commands = [player["cmd"] for player in players]
    copies = {cmd for cmd in commands if commands.count(cmd) > 1 and not cmd.startswith(BUILTIN)}
    concert = f" ({', '.join(sorted(copies))}: copies with one seed may play in concert; give each its own)"
    return [
        f"points of {name} by seat: {', '.join(format(seat['score'], '.3f') for seat in player['by_seat'].values())}:"
        f" more than chance{concert if copies else ''}"
        for number, (name, player) in enumerate(zip(names, players))
        if player["cmd"] not in commands[:number] and _is_of_the_seat([*player["by_seat"].values()])
    ]


def _is_of_the_seat(seats: Sequence[Json]) -> bool:
    """Whether points in two of the seats differ by more than chance makes them; all are 0 to 1."""
    best, worst = max(seats, key=itemgetter("score")), min(seats, key=itemgetter("score"))
    error = 0.5 * math.sqrt(1.0 / best["games"] + 1.0 / worst["games"])
    return bool(best["score"] - worst["score"] > max(MUCH_BY_SEAT, UNLIKELY * error))


def counted(number: int, thing: str) -> str:
    """A number of things, in words."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def ms_in_words(ms: float | None) -> str:
    """A time in milliseconds, with a decimal if it is short."""
    return "-" if ms is None else f"{ms:.1f}" if ms < 1000.0 else f"{ms:.0f}"


def _cells(player: Json, players: int) -> list[str]:
    interval, times = player["score_interval"], player["turn_ms"] or player["first_turn_ms"]
    score = player["final_score"]
    return [
        f"{player['score']:.3f}" if player["score"] is not None else "-",
        f"{interval['low']:.3f}-{interval['high']:.3f}",
        str(player["wins"]),
        "/".join(str(player["ranks"].get(str(rank), 0)) for rank in range(1, players + 1)),
        "-" if score is None else f"{score:g}" if abs(score) < 1000.0 else f"{score:.0f}",
        *(ms_in_words(times.get(key)) for key in ("p50", "p99", "max")),
        str(player["forgiven"]),
    ]


def _faults(names: Sequence[str], players: Sequence[Json]) -> list[str]:
    lines = []
    for name, player in zip(names, players):
        if player["fault_kinds"]:
            counts = counts_in_words(player["fault_kinds"])
            lines += [f"faults of {name}: {counts}; the first is in game {player['first_fault_game']}:",
                      f"  {in_words(player['first_fault'])}"]
            if player["first_fault_stderr"]:
                lines.append(f"  its last line on stderr: {player['first_fault_stderr'][:MOST_OF_A_LINE]}")
    return lines


def _waits(names: Sequence[str], players: Sequence[Json]) -> list[str]:
    """Who has often had no core, if in time all the same: a program that uses all of its time is weaker then."""
    return [f"{name} had no core in {percent(player['waited'], 0)} of the time of its answers: play fewer games at a"
            " time, or end other programs" for name, player in zip(names, players) if player["waited"] >= MUCH_WAITED]


def gains_in_words(summary: Json, names: Sequence[str]) -> list[str]:
    """What there is to say of each pair, and of a program alone, its scores; nothing where programs play each other."""
    lines = []
    if "gains" in summary and len(names) == 1:
        scores = [*summary["players"][0]["scores"].items()]
        told = ", ".join(f"{seed}: {score:g}" for seed, score in scores[:MOST_SCORES])
        lines.append(f"scores by seed: {told}{'; more: see --json' * (len(scores) > MOST_SCORES)}")
    for gain in summary.get("gains", ()):
        of, over = names[gain["of"]], names[gain["over"]]
        bounds = " to ".join("?" if gain[key] is None else f"{gain[key]:+.4g}" for key in ("low", "high"))
        equal = f", equal on {gain['equal']}" * (gain["equal"] > 0)
        lines += [f"gain of {of} over {over} ({summary['compare']}): {gain['value']:+.4g} (95 %: {bounds});"
                  f" better on {gain['better']} of {gain['seeds']} seeds{equal}",
                  f"  best seeds: {_listed(gain['best'])}; worst: {_listed(gain['worst'])}"]
    return lines


def _listed(seeds: Sequence[Json]) -> str:
    return ", ".join(f"{one['seed']} (game {one['game']}, {one['gain']:+.4g})" for one in seeds)


def _remarks(summary: Json) -> list[str]:
    remarks = []
    if "elo" in summary and summary["sets"] > 1 and summary.get("compare", RANK) == RANK:
        others = "second" if len(summary["players"]) == 2 else "others"
        remarks.append(f"Elo of the first against the {others}: {_elo(summary['elo'])}")
    if "sprt" in summary:
        remarks.append(f"{test_in_words(summary['sprt'])}; {summary['sprt']['ended_by']}")
    if summary["void"]:
        remarks.append(f"{counted(summary['void'], 'game')} void and played again: a bot was called late that had"
                       " answered in time, or had had no core")
    if summary["suspect"]:
        remarks.append(f"{counted(summary['suspect'], 'game')} with a score below all that `arena new` has seen, and"
                       " nobody is blamed: if it is that of a fault, write it into contest.toml as fault_score")
    if "failed" in summary:
        failed = counted(summary["failed"], "game")
        remarks.append(f"{failed} failed, and not counted; --resume tries again; the last: {summary['last_failure']}")
    if summary["identical_games"]:
        remarks.append(
            f"games that are identical to another one and say nothing new: {summary['identical_games']}"
            " (deterministic bots? give them different seeds)"
        )
    return remarks


def _elo(elo: Json) -> str:
    """Elo with its interval; of a player that has won or lost all, the one bound that is known."""
    low, value, high = (None if elo[key] is None else f"{round(elo[key], 1) + 0.0:+.1f}"
                        for key in ("low", "value", "high"))
    if value is None:
        return f"above {low} (95 %; it has won every game)" if low else f"below {high} (95 %; it has lost every game)"
    return f"{value} (95 %: {low or '-infinite'} to {high or '+infinite'})"
