"""A replay as one self-contained HTML page.

Nothing is loaded from elsewhere, and nothing that a bot printed is executed: the page's data is packed, its script
shows all of it as text, and its content policy allows no other script.
"""
from __future__ import annotations

import base64
import gzip
import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from markupsafe import Markup

from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import NO_ANSWERS, Game
from arena.contract.judgement import GameAnalysis
from arena.contract.record import Replay, Turn
from arena.pages.analysis import analysis_data, better_answers

FOLDER = Path(__file__).parent
SCRIPTS = {
    "curves": ("curves",),
    "replay": ("curves", "base", "numbers", "positions", "chart", "times", "evaluation", "judgement", "player_data",
               "turns", "replay"),
    "report": ("curves", "base", "numbers", "positions", "report"),
}
"""The scripts of each page, in the order in which they run."""
STYLES = {
    "replay": ("positions", "replay", "chart", "judgement", "player_data", "turns"),
    "report": ("positions", "report"),
}
"""The style sheets of each page after ``base.css``."""
PALETTE = ("#e4572e", "#2e86de", "#27ae60", "#f2a900", "#9b59b6", "#8d6e63", "#e377c2", "#17a2a2")
"""The colours of the seats for games that define none."""


def replay_page(
    game: Game, record: Replay, number: int = 0, games: int = 1, analysis: GameAnalysis | None = None
) -> str:
    """The page of a record; it is game ``number`` (from 0) of the ``games`` in its file."""
    data = replay_data(game, record, analysis) | {"number": number, "games": games}
    return render("replay", game, f"{game.title}: {', '.join(record.names)}", game.title, data)


def render(name: str, game: Game, title: str, heading: str, data: Any) -> str:
    """A page: the template ``NAME.html`` inside ``page.html``, with ``data``, its scripts and its styles."""
    import jinja2  # which takes a tenth of the start of any command

    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(FOLDER), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    script = script_of(name)
    return environment.get_template("page.html").render(
        name=name, title=title, heading=heading, style=Markup(_joined("css", ("base",)) + style_of(name, game)),
        script=Markup(script), script_hash=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        data=packed(data))


def script_of(name: str) -> str:
    """The script of a page, a module."""
    return _joined("js", SCRIPTS[name])


def style_of(name: str, game: Game) -> str:
    """The style sheet of a page after ``base.css``, with that of the game's pictures."""
    return _joined("css", STYLES[name]) + game.style


def _joined(kind: str, parts: Sequence[str]) -> str:
    return "".join((FOLDER / f"{part}.{kind}").read_text(encoding="utf-8") for part in parts)


def packed(value: Any) -> str:
    """JSON in gzip, because pictures are alike, and in base64, because this cannot end the ``script`` element."""
    return base64.b64encode(gzip.compress(json.dumps(value).encode(), mtime=0)).decode()


def unpacked(page: str) -> Any:
    """The data of a page."""
    return json.loads(gzip.decompress(base64.b64decode(page.partition(' id="data">')[2].partition("<")[0])))


def replay_data(game: Game, record: Replay, analysis: GameAnalysis | None = None) -> Json:
    """What the page of a record shows. Raises :class:`ReplayError` for one that is none of the game's."""
    with game.reading(record, "drawn"):
        frames = game.frames(record, better_answers(analysis.judgements.values()) if analysis else NO_ANSWERS)
        scores = record.final_scores
        colours = game.colours or PALETTE
        return {
            "game": game.title,
            "scores": game.scores,
            "edition": record.edition if len(game.editions) > 1 else "",
            "seed": record.seed,
            "limits": asdict(record.limits) if record.limits else {},
            "players": [
                {"name": player.name, "cmd": player.cmd, "colour": colours[seat % len(colours)], "score": scores[seat],
                 "rank": record.ranks[seat], "endFaults": [in_words(fault) for fault in player.end_faults],
                 "lastMessages": player.last_messages, "peakMib": player.peak_mib, "init": init}
                for seat, (player, init) in enumerate(zip(record.players, record.player_inputs_init))
            ],
            "frames": [
                {"title": frame.title, "svg": frame.svg, "turn": frame.turn, "rows": frame.rows} for frame in frames],
            "turns": [_turn(turn, number) for turn, number in zip(record.turns, record.turn_numbers())],
            "analysis": analysis_data(record, analysis, game) if analysis else None,
            "wordings": _wordings(game, record, analysis),
        }


def _wordings(game: Game, record: Replay, analysis: GameAnalysis | None) -> dict[str, str]:
    """How answers are told in lists, if not as they are."""
    judgements = analysis.judgements.values() if analysis else ()
    answers = [answer for judgement in judgements for answer in (judgement.answer, *dict(judgement.best))]
    answers += [] if game.wording else [answer for turn in record.turns for answer in turn.actions]
    wording = game.wording_of(record)
    told = {part: wording(part) for part in sorted(map(game.answer_part, {*filter(None, answers)}))}
    return {part: words for part, words in told.items() if words != part}


def _turn(turn: Turn, number: int) -> Json:
    return {
        "number": number, "asked": sorted(turn.inputs), "inputs": turn.inputs, "answers": turn.actions, "ms": turn.ms,
        "faults": [fault and in_words(fault) for fault in turn.faults], "messages": turn.messages, "words": turn.words,
        "pdata": turn.pdata, "tdata": turn.tdata,
    }
