"""Pictures of a game: one for the start of each turn, one after each register, one for the end of the turn."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.arena.game import NO_ANSWERS, Answers, Frame, Record, Setup
from bot.arena.games.roborally.referee import RoboRallyReferee
from bot.arena.web import svg
from bot.games.roborally.board import DELTAS, Board, shifted
from bot.games.roborally.constants import FACINGS, KIND, NO_CARD, REGISTERS, Cell
from bot.games.roborally.numbering import action_of, action_space
from bot.games.roborally.rules import Turn
from bot.games.roborally.state import Robot, Status

SIZE = 36
"""Units of the drawing for one cell."""
COLOURS = ("#d62728", "#1f77b4", "#2ca02c", "#ff9f1c", "#9467bd", "#8c564b", "#e377c2", "#17a2a2")
SHORT_NAMES = ("U", "↶", "↷", "-1", "1", "2", "3")
HEADINGS = ("robot", "1", "2", "3", "4", "5", "action", "next", "hurt", "lives")
STATUS_NAMES = {
    Status.ACTIVE: "", Status.POWERED_DOWN: " (down)", Status.VIRTUAL: " (virtual)",
    Status.SITS_OUT: " (sits out)", Status.OUT: " (out)",
}


def frames(record: Record, best: Answers = NO_ANSWERS) -> list[Frame]:
    """All pictures of a replay."""
    referee = RoboRallyReferee(Setup.of_record(record))
    picture = Picture(referee.board)
    names = [player["name"] for player in record["players"]]
    pictures: list[Frame] = []
    for index, turn_record in enumerate(record["turns"]):
        hands = referee.hands
        referee.apply({seat: turn_record["actions"][seat] for seat in referee.requests()})
        assert referee.last_turn is not None
        pictures += _turn_frames(referee.last_turn, hands, picture, names, index)
    return pictures


def _turn_frames(
    turn: Turn, hands: Sequence[Sequence[int]], picture: Picture, names: Sequence[str], index: int
) -> Iterator[Frame]:
    """The pictures of a turn that has not begun, in which players hold ``hands``."""
    turn = turn.copy()
    programs = [Program(tuple(robot.registers), _action(robot, hand)) for robot, hand in zip(turn.robots, hands)]

    def frame(title: str, register: int, before: Sequence[Robot]) -> Frame:
        drawn = picture.draw(turn.robots, before, register)
        return Frame(f"turn {index + 1}, {title}", drawn, index, _table(turn.robots, programs, names, register))

    yield frame("programs", 0, turn.robots)
    for register in range(1, REGISTERS + 1):
        before = [robot.copy() for robot in turn.robots]
        winners = turn.play_register(register)
        title = f"register {register}"
        if winners:
            title += f": {', '.join(names[winner] for winner in winners)} won"
        yield frame(title, register, before)
        if winners:
            return
    turn.finish()
    yield frame("end", 0, turn.robots)


class Program(NamedTuple):
    """Cards, and the number of the action that they are, out of so many; no action for a robot without a hand."""

    cards: tuple[int, ...]
    action: str


def _action(robot: Robot, hand: Sequence[int]) -> str:
    if not robot.open:
        return ""
    classes, space = action_space(hand, robot.open)
    return f"{space.rank(action_of(classes, robot.registers[:robot.open]))} of {space.count}"


def _table(
    robots: Sequence[Robot], programs: Sequence[Program], names: Sequence[str], register: int
) -> tuple[tuple[str, ...], ...]:
    rows: list[tuple[str, ...]] = [HEADINGS]
    for player, robot in enumerate(robots):
        cards = [_card_text(card, register == place) for place, card in enumerate(programs[player].cards, 1)]
        lives = "∞" if robot.lives < 0 else str(robot.lives)
        status = " (destroyed)" if robot.destroyed else STATUS_NAMES[robot.status]
        name = f"{player} {names[player]}{status}"
        rows.append((name, *cards, programs[player].action, str(robot.next_checkpoint), str(robot.damage), lives))
    return tuple(rows)


def _card_text(card: int, playing: bool) -> str:
    if card == NO_CARD:
        return ""
    return f"{'▶' if playing else ''}{SHORT_NAMES[KIND[card]]}·{10 * card}"


class Picture:
    """A board drawn once, with the robots of each moment on top."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._floor = "".join(self._draw_floor())

    def draw(self, robots: Sequence[Robot], before: Sequence[Robot], register: int) -> str:
        """The board with its robots; ``before``: where they came from. ``register``: 0 for none being played."""
        parts = [self._floor]
        if register:
            parts += (self._robot_beam(robot, robots, player) for player, robot in enumerate(robots))
        for player, robot in enumerate(robots):
            parts.append(_archive(robot, player))
            parts.append(_trail(before[player], robot, player))
        parts += (_robot(robot, player) for player, robot in enumerate(robots))
        width, height = self._board.width * SIZE, self._board.height * SIZE
        return svg.drawing(-4, -4, width + 8, height + 8, *parts, font_family="sans-serif")

    def _draw_floor(self) -> Iterator[str]:
        board = self._board
        width, height = board.width * SIZE, board.height * SIZE
        yield svg.rect(0, 0, width, height, "#e8e6e1")
        for cell in sorted(board.pits):
            yield _square(cell, "#222", "a pit")
        for cell in sorted(board.repair_sites):
            yield _square(cell, "#cfe8cf", "a repair site") + _wrench(cell)
        yield self._belts(set(board.belts) - board.express, "#b9b4a7", "#6b6658", 1)
        yield self._belts(board.express, "#a9c6e8", "#1d5fa8", 2)
        for cell, quarters in sorted(board.gears.items()):
            yield _text(cell, "↺" if quarters == 3 else "↻", 30, "#c0392b" if quarters == 3 else "#27863b")
        yield svg.path(_grid(board), "#c9c5bb", 1)
        for cell, pusher in sorted(board.pushers.items()):
            yield svg.path(_side(cell, (pusher.direction + 2) % 4, 4), "#8e44ad", 6)
            yield _text(cell, "".join(map(str, sorted(pusher.registers))), 11, "#8e44ad")
        yield from self._lasers()
        yield svg.path("".join(self._walls()), "#d0a000", 5)
        for number, cell in enumerate(board.checkpoints, 1):
            yield svg.circle(*_centre(cell), 14, "#fff", stroke="#27863b", stroke_width=3)
            yield _text(cell, str(number), 18, "#27863b", font_weight="bold")

    def _belts(self, cells: set[Cell], ground: str, colour: str, arrows: int) -> str:
        squares = "".join(f"M{x * SIZE} {y * SIZE}h{SIZE}v{SIZE}h-{SIZE}z" for x, y in sorted(cells))
        chevrons = "".join(
            _chevron(cell, self._board.belts[cell], 7 * arrow - 3 * arrows)
            for cell in sorted(cells) for arrow in range(arrows)
        )
        return svg.element("path", d=squares, fill=ground) + svg.path(chevrons, colour, 2.5)

    def _lasers(self) -> Iterator[str]:
        for laser in self._board.lasers:
            last = [laser.cell, *self._board.ahead(laser.cell, laser.direction)][-1]
            yield svg.path(_beam(laser.cell, last, laser.direction), "#ff3b30", 1 + laser.beams, opacity=0.35)
            yield svg.path(_side(laser.cell, (laser.direction + 2) % 4, 3), "#ff3b30", 3 + laser.beams)

    def _walls(self) -> Iterator[str]:
        board = self._board
        for y in range(board.height):
            for x in range(board.width):
                for direction in range(4):
                    inner = board.contains(shifted((x, y), direction))
                    if board.wall((x, y), direction) and (direction in (0, 3) or not inner):
                        yield _side((x, y), direction, 0)

    def _robot_beam(self, robot: Robot, robots: Sequence[Robot], player: int) -> str:
        if robot.status is not Status.ACTIVE or robot.destroyed or robot.cell is None:
            return ""
        bodies = {other.cell for other in robots if other.status is not Status.VIRTUAL}
        for cell in self._board.ahead(robot.cell, robot.facing):
            if cell in bodies:
                return svg.line(
                    _centre(robot.cell), _centre(cell), COLOURS[player], 2, opacity=0.8, stroke_dasharray="5 3"
                )
        return ""


def _robot(robot: Robot, player: int) -> str:
    if robot.cell is None:
        return ""
    opacity = 0.4 if robot.destroyed or robot.status is Status.VIRTUAL else 1
    stroke = "#888" if robot.status is Status.POWERED_DOWN else "#111"
    body = svg.element("path", d="M0 -15L11 2V13H-11V2Z", fill=COLOURS[player], stroke=stroke, stroke_width=2)
    return svg.group(
        *_centre(robot.cell),
        svg.element("g", body, transform=f"rotate({90 * robot.facing})"),
        svg.text(0, 7, player, 13, "#fff", font_weight="bold", text_anchor="middle"),
        svg.title(f"robot {player}, facing {FACINGS[robot.facing]}"),
        opacity=opacity,
    )


def _centre(cell: Cell) -> tuple[int, int]:
    return cell[0] * SIZE + SIZE // 2, cell[1] * SIZE + SIZE // 2


def _square(cell: Cell, colour: str, title: str) -> str:
    return svg.rect(cell[0] * SIZE, cell[1] * SIZE, SIZE, SIZE, colour, svg.title(title))


def _text(cell: Cell, words: str, size: int, colour: str, **more: object) -> str:
    x, y = _centre(cell)
    return svg.text(x, y + size * 0.36, words, size, colour, text_anchor="middle", **more)


def _wrench(cell: Cell) -> str:
    x, y = _centre(cell)
    return svg.path(f"M{x - 9} {y + 9}L{x + 4} {y - 4}m8 -1a6 6 0 1 1 -7 -7v5h4z", "#3d7a3d", 4)


def _grid(board: Board) -> str:
    columns = "".join(f"M{x * SIZE} 0v{board.height * SIZE}" for x in range(board.width + 1))
    return columns + "".join(f"M0 {y * SIZE}h{board.width * SIZE}" for y in range(board.height + 1))


def _side(cell: Cell, direction: int, inset: int) -> str:
    """The edge of a cell on one side, moved inwards by ``inset`` units."""
    (x, y), (dx, dy), half = _centre(cell), DELTAS[direction], SIZE // 2
    x, y = x + dx * (half - inset), y + dy * (half - inset)
    return f"M{x - dy * half} {y - dx * half}L{x + dy * half} {y + dx * half}"


def _chevron(cell: Cell, direction: int, forward: int) -> str:
    (x, y), (dx, dy), arm = _centre(cell), DELTAS[direction], 7
    x, y = x + dx * (forward + 3), y + dy * (forward + 3)
    left = f"{x - arm * dx - arm * dy} {y - arm * dy - arm * dx}"
    right = f"{x - arm * dx + arm * dy} {y - arm * dy + arm * dx}"
    return f"M{left}L{x} {y}L{right}"


def _beam(first: Cell, last: Cell, direction: int) -> str:
    """From the back edge of the first cell to the front edge of the last."""
    (x, y), (to_x, to_y), (dx, dy), half = _centre(first), _centre(last), DELTAS[direction], SIZE // 2
    return f"M{x - dx * half} {y - dy * half}L{to_x + dx * half} {to_y + dy * half}"


def _archive(robot: Robot, player: int) -> str:
    if robot.status is Status.OUT:
        return ""
    x, y = robot.archive[0] * SIZE + 4 + 4 * player, robot.archive[1] * SIZE + SIZE - 4
    return svg.circle(x, y, 2.5, COLOURS[player], svg.title(f"archive of {player}"))


def _trail(before: Robot, after: Robot, player: int) -> str:
    if before.cell is None or after.cell is None or before.cell == after.cell:
        return ""
    return svg.line(_centre(before.cell), _centre(after.cell), COLOURS[player], 4, opacity=0.35)
