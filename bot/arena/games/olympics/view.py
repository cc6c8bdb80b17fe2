"""A match of the Olympics in pictures: one for each turn, as it stood before the answers, and one for the end."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.arena.game import NO_ANSWERS, Answers, Frame, Record
from bot.arena.games.olympics.pictures import (
    ARROWS,
    COLOURS,
    FAINT,
    GAP,
    GROUND,
    INK,
    LINE,
    NARROW,
    PAPER,
    WIDE,
    Scene,
    marker,
    panel,
    size,
)
from bot.arena.run.faults import FaultKind
from bot.arena.web import svg
from bot.games.olympics.constants import ARCHERY, DIVING, FINISH, HURDLES, PLAYERS, SKATING
from bot.games.olympics.rules import points
from bot.games.olympics.state import Archery, Diving, Hurdles, MiniGame
from bot.protocol.errors import ProtocolError
from bot.protocol.olympics import Turn, gpu_of, parse_answer, parse_turn, run_of

CARD_HEIGHT = 58
CARD_WIDTH = NARROW
MISSING: Mapping[str | None, str] = {
    None: "no answer", "crash": "crashed", "timeout": "no answer in time", "illegal": "no legal answer"
}
"""What stands in place of an answer, by the group of the fault."""
PART_NAME = "olympics-part-"
RACE_FOLDS = [GAP + cell * (WIDE - 2 * GAP) / (FINISH + 1) for cell in (10, 20)]


@dataclass(frozen=True)
class Seat:
    """A player at one moment, with its answer to what the picture shows."""

    name: str
    score: int
    answer: str


@dataclass(frozen=True)
class Part:
    """A player's card or a game's panel, with its upper left corner at the origin."""

    width: int
    height: int
    picture: str
    folds: Sequence[float] = ()  # where the next row begins on a narrow page


def frames(record: Record, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a recorded match, of the contest's referee or ours. Raises :class:`ProtocolError`."""
    turns = record["turns"]
    lines = [next(iter(turn["inputs"].values())) for turn in turns] + [record["end_frame"]]
    shown: list[Frame] = []
    scenes: Sequence[Scene] = ()
    for index, now in enumerate(map(parse_turn, lines)):
        scenes = [_scene(now, game, scenes[game] if scenes else None) for game in range(len(now.runs))]
        if index < len(turns):
            title, answers = f"Turn {index + 1}", [_answer(turns[index], p) for p in range(PLAYERS)]
        else:
            title, answers = "The end", [_verdict(record, p) for p in range(PLAYERS)]
        seats = [Seat(_name(record, p), now.points[p], answers[p]) for p in range(PLAYERS)]
        shown.append(Frame(title, _picture(seats, scenes), min(index, len(turns) - 1), _table(seats, scenes)))
    return shown


def _scene(now: Turn, game: int, last: Scene | None) -> Scene:
    """One game as it stands; a run that is over is shown as it ended."""
    medals = [now.medals[player][game] for player in range(PLAYERS)]
    before = last.run if last and not last.resting else None
    run = now.runs[game]
    if run is not None:
        return Scene(run, before, False, medals, [None] * PLAYERS)
    if last is None or before is None:
        raise ProtocolError(f"game {game + 1} is over before it began")
    awarded = [_won(counts, earlier) for counts, earlier in zip(medals, last.medals)]
    return Scene(_ended(before, now.registers[game]), before, True, medals, awarded)


def _ended(run: MiniGame, registers: Sequence[int]) -> MiniGame:
    """The last state of a run: nothing is left to come, track and order stay."""
    if isinstance(run, Archery):
        return run_of(ARCHERY, "", registers)
    if isinstance(run, Diving):
        return run_of(DIVING, "", registers)
    return run_of(HURDLES if isinstance(run, Hurdles) else SKATING, gpu_of(run), registers)


def _won(counts: Sequence[int], earlier: Sequence[int]) -> int | None:
    """The medal by which the counts have grown."""
    return next((kind for kind, (now, then) in enumerate(zip(counts, earlier)) if now > then), None)


def _name(record: Record, player: int) -> str:
    return str(record["players"][player]["name"]) if "players" in record else f"player {player}"


def _answer(turn: Record, player: int) -> str:
    """What a player answered to a turn, in short."""
    if str(player) not in turn["inputs"]:
        return "out"
    answer = turn["actions"][player]
    if answer is None:
        return _missing(turn, player)
    try:
        action = parse_answer(answer)
    except ProtocolError:
        return "no legal answer"
    return f"{ARROWS[action]} {answer.split()[0].upper()}"


def _missing(turn: Record, player: int) -> str:
    """Why there is no answer, where the replay says it."""
    fault = turn["faults"][player] if "faults" in turn else None
    return MISSING[FaultKind.of(fault).group if fault else None]


def _verdict(record: Record, player: int) -> str:
    """How the match ended for a player."""
    scores = record["final_scores"]
    if scores[player] < 0:
        return "put out"
    return ("first", "second", "third")[sum(other > scores[player] for other in scores)]


def _picture(seats: Sequence[Seat], scenes: Sequence[Scene]) -> str:
    """The board for a wide page, and the same parts again for a narrow one; the page shows one of the two."""
    parts = [Part(CARD_WIDTH, CARD_HEIGHT, _card(p, seat)) for p, seat in enumerate(seats)]
    for scene in scenes:
        parts.append(Part(*size(scene.run), panel(scene), RACE_FOLDS if isinstance(scene.run, Hurdles) else ()))
    return _side_by_side(parts) + _stacked(parts)


def _side_by_side(parts: Sequence[Part]) -> str:
    """The players on top, then the games: races one below the other, the rest side by side."""
    groups = []
    x, y, bottom = 0, 0, 0
    for number, part in enumerate(parts):
        if x + part.width > WIDE:
            x, y = 0, bottom
        groups.append(svg.group(x, y, svg.element("g", part.picture, id=f"{PART_NAME}{number}")))
        x, bottom = x + part.width + GAP, max(bottom, y + part.height + GAP)
    return _board("wide", WIDE, bottom - GAP, groups)


def _stacked(parts: Sequence[Part]) -> str:
    """All parts one below the other; a race goes on in the next row."""
    windows = []
    y = 0.0
    for number, part in enumerate(parts):
        for left, right in pairwise((0, *part.folds, part.width)):
            height = part.height * NARROW / (right - left)
            box = f"{left:.1f} 0 {right - left:.1f} {part.height}"
            use = svg.element("use", href=f"#{PART_NAME}{number}")
            windows.append(svg.element("svg", use, y=y, width=NARROW, height=height, viewBox=box))
            y += height + GAP
    return _board("narrow", NARROW, y - GAP, windows)


def _board(name: str, width: float, height: float, parts: Sequence[str]) -> str:
    """``name``: how wide the page is that shows it."""
    return svg.drawing(
        -GAP, -GAP, width + 2 * GAP, height + 2 * GAP, *parts, class_=name,
        fill=INK, font_family="system-ui, sans-serif", style=f"background:{GROUND};border-radius:12px",
    )


def _card(player: int, seat: Seat) -> str:
    return "".join(
        (
            svg.rect(0, 0, CARD_WIDTH, CARD_HEIGHT, PAPER, rx=10, stroke=LINE),
            svg.rect(0, 0, 6, CARD_HEIGHT, COLOURS[player], rx=3),
            marker(player, 30, CARD_HEIGHT / 2, 13),
            svg.text(54, 25, _short(seat.name), 15, font_weight=700),
            svg.text(54, 45, seat.answer, 14, FAINT),
            svg.text(CARD_WIDTH - 14, 38, f"{seat.score:,}", 25, text_anchor="end", font_weight=700),
        )
    )


def _short(name: str, most: int = 26) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _table(seats: Sequence[Seat], scenes: Sequence[Scene]) -> tuple[tuple[str, ...], ...]:
    """Points and medals of each game, and the score: the product of the points."""
    rows = [
        (f"{game + 1} {type(scene.run).__name__}", *(_medals(counts) for counts in scene.medals))
        for game, scene in enumerate(scenes)
    ]
    head = ("", *(f"{player} {_short(seat.name, 10)}" for player, seat in enumerate(seats)))
    return (head, *rows, ("score", *(f"{seat.score:,}" for seat in seats)))


def _medals(counts: Sequence[int]) -> str:
    return f"{points(counts)} ({'-'.join(map(str, counts))})"
