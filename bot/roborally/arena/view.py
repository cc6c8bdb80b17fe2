"""Pictures of a game: each turn at its start, with the ways of the robots; after each register; and the end."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice

from arena.contract import svg
from arena.contract.game import NO_ANSWERS, Answers, Frame, moments
from arena.contract.record import Replay
from bot.roborally.arena.referee import RoboRallyReferee
from bot.roborally.protocol import parse_answer
from bot.roborally.rules.constants import DECK_SIZE, FACINGS, NO_CARD, REGISTERS, Cell, kind_of
from bot.roborally.rules.floor import DELTAS, Floor, shifted
from bot.roborally.rules.plain import IllegalOrder, PlainTurn
from bot.roborally.rules.state import Order, Robot, Status
from botkit.client.errors import ProtocolError

SIZE = 36
"""The size of a cell in units of the drawing."""
COLOURS = ("#d62728", "#1f77b4", "#2ca02c", "#ff9f1c", "#9467bd", "#8c564b", "#e377c2", "#17a2a2")
CARD_NAMES = ("U-turn", "Left", "Right", "Back", "Move 1", "Move 2", "Move 3")
HEADINGS = ("robot", "program (priorities)", "next", "hurt", "lives")
STATUS_NAMES = {
    Status.ACTIVE: "", Status.POWERED_DOWN: " (down)", Status.VIRTUAL: " (virtual)",
    Status.SITS_OUT: " (sits out)", Status.OUT: " (out)",
}
Rows = tuple[tuple[str, ...], ...]
Ways = Mapping[int, Sequence[Robot]]
"""For each player, the robot at successive moments."""
NO_WAYS: Ways = {}


def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a replay; see :class:`~arena.contract.game.View`."""
    referee = RoboRallyReferee(record.setup)
    picture = Picture(referee.floor)
    names = record.names
    pictures: list[Frame] = []
    for index, turn_record in enumerate(record.turns):
        best_orders = [_order(referee, seat, best.get((index, seat))) for seat in range(len(names))]
        referee.apply({seat: turn_record.actions[seat] for seat in referee.requests()})
        turn = referee.last_turn
        assert turn is not None
        better = {seat: order for seat, order in enumerate(best_orders) if order not in (None, turn.orders[seat])}
        programs = [_program(robot, order) for robot, order in zip(turn.robots, turn.orders)]
        pictures += _turn_frames(turn, better, partial(_table, names, programs), picture, index)
    table = _table(names, [""] * len(names), referee.robots)
    return [*pictures, Frame("The end", picture.draw(referee.robots), len(record.turns) - 1, table)]


def line_frames(record: Replay, turn: int, line: Sequence[Mapping[int, str]]) -> Sequence[Frame]:
    """Pictures of other play from a turn on, each at its start: see :class:`arena.contract.game.LineFrames`."""
    referee = next(islice(moments(RoboRallyReferee(record.setup), record), turn, None))
    picture, robots, shown = Picture(referee.floor), referee.robots, list[Frame]()
    for index, answers in enumerate(line, turn):
        orders = [parse_answer(answers[seat]) if seat in answers else Order() for seat in range(len(robots))]
        start = PlainTurn(referee.floor, referee.rules, robots, orders, _cards_left(robots, orders))
        programs = [_program(robot, order) for robot, order in zip(start.robots, orders)]
        drawn = picture.draw(robots, ways=dict(enumerate(_ways(start))))
        shown.append(Frame(f"Turn {index + 1}, programs", drawn, index, _table(record.names, programs, start.robots)))
        start.play()
        robots = start.robots
    return shown


def _cards_left(robots: Sequence[Robot], orders: Sequence[Order]) -> list[int]:
    """The cards that no register holds: which of them a robot that is powered down would draw, nobody knows."""
    held = {card for robot in robots for card in robot.registers} | {card for order in orders for card in order.program}
    return [card for card in range(1, DECK_SIZE + 1) if card not in held]


def _order(referee: RoboRallyReferee, seat: int, answer: str | None) -> Order | None:
    try:
        return referee.order_of(seat, answer)
    except (ProtocolError, IllegalOrder):
        return None


def _turn_frames(
    start: PlainTurn, better: Mapping[int, Order], table: Callable[..., Rows], picture: Picture, index: int
) -> Iterator[Frame]:
    """The pictures of a turn that has not begun; ``table`` is :func:`_table` of its names and programs."""
    played = dict(enumerate(_ways(start)))
    best = {seat: _ways(_changed(start, seat, order))[seat] for seat, order in better.items()}
    drawn = picture.draw(start.robots, ways=played, best=best)
    yield Frame(f"Turn {index + 1}, programs", drawn, index, table(start.robots))
    turn = start.copy()
    for register in range(1, REGISTERS + 1):
        before = [robot.copy() for robot in turn.robots]
        winners = turn.play_register(register)
        title = f"Turn {index + 1}, register {register}"
        if winners:
            title += f", won by {' and '.join(map(str, winners))}"
        ways = dict(enumerate(zip(before, turn.robots)))
        yield Frame(title, picture.draw(turn.robots, ways, shooting=True), index, table(turn.robots, register))
        if winners:
            return


def _changed(turn: PlainTurn, seat: int, order: Order) -> PlainTurn:
    orders = [order if other == seat else given for other, given in enumerate(turn.orders)]
    return PlainTurn(turn.floor, turn.rules, turn.robots, orders, turn.deck)


def _ways(start: PlainTurn) -> list[list[Robot]]:  # [P]
    turn = start.copy()
    ways = [[robot.copy()] for robot in turn.robots]
    for register in range(1, REGISTERS + 1):
        won = turn.play_register(register)
        for way, robot in zip(ways, turn.robots):
            way.append(robot.copy())
        if won:
            break
    return ways


def wording(answer: str) -> str:
    """An answer with the names of its cards; any other text is returned unchanged."""
    try:
        order = parse_answer(answer)
        return _in_words(order.program, order) or answer
    except ValueError:
        return answer


def _in_words(cards: Iterable[int], order: Order) -> str:
    """Cards with their priorities, and what else is ordered. Raises :class:`ValueError` for a number of no card."""
    said = [", ".join(f"{CARD_NAMES[kind_of(card)]} ({10 * card})" for card in cards)]
    if order.power_down:
        said.append("power down")
    if order.facing is not None:
        said.append(f"face {FACINGS[order.facing]}")
    return "; ".join(filter(None, said))


def _program(robot: Robot, order: Order) -> str:
    return _in_words([card for card in robot.registers if card != NO_CARD], order)


def _table(names: Sequence[str], programs: Sequence[str], robots: Sequence[Robot], register: int = 0) -> Rows:
    """The table beside the board. ``register``: the last one that was played; its cards are marked."""
    rows: list[tuple[str, ...]] = [HEADINGS]
    for player, robot in enumerate(robots):
        lives = "∞" if robot.lives < 0 else str(robot.lives)
        status = " (destroyed)" if robot.destroyed else STATUS_NAMES[robot.status]
        cards = programs[player].split(", ")
        if register and len(cards) == REGISTERS:
            cards[register - 1] = f"▶ {cards[register - 1]}"
        name = f"{player} {names[player]}{status}"
        rows.append((name, ", ".join(cards), str(robot.next_checkpoint), str(robot.damage), lives))
    return tuple(rows)


class Picture:
    """A floor that is drawn once, with the robots of each moment on top."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._drawn = "".join(self._draw_floor())

    def draw(
        self, robots: Sequence[Robot], ways: Ways = NO_WAYS, shooting: bool = False, best: Ways = NO_WAYS
    ) -> str:
        """The floor with its robots, their ways to come or so far, and what better answers would do."""
        parts = [self._drawn]
        if shooting:
            parts += (self._robot_beam(robot, robots, player) for player, robot in enumerate(robots))
        parts += (_archive(robot, player) for player, robot in enumerate(robots))
        parts += (_way(way, COLOURS[player], class_="way", stroke_width=5, opacity=0.5) for player, way in ways.items())
        parts += (_best(way, player) for player, way in best.items())
        parts += (_robot(robot, player) for player, robot in enumerate(robots))
        width, height, label = self._floor.width * SIZE, self._floor.height * SIZE, _label_size(self._floor)
        box = (-1.6 * label, -1.6 * label, width + 1.6 * label + 4, height + 1.6 * label + 4)
        return svg.drawing(*box, *parts, font_family="sans-serif")

    def _draw_floor(self) -> Iterator[str]:
        floor = self._floor
        width, height = floor.width * SIZE, floor.height * SIZE
        yield svg.rect(0, 0, width, height, "#e8e6e1")
        for cell in sorted(floor.pits):
            yield _square(cell, "#222", "a pit")
        for cell in sorted(floor.repair_sites):
            yield _square(cell, "#cfe8cf", "a repair site") + _wrench(cell)
        yield self._belts(set(floor.belts) - floor.express, "#b9b4a7", "#6b6658", 1)
        yield self._belts(floor.express, "#a9c6e8", "#1d5fa8", 2)
        for cell, quarters in sorted(floor.gears.items()):
            yield _text(cell, "↺" if quarters == 3 else "↻", 30, "#c0392b" if quarters == 3 else "#27863b")
        yield svg.path(_grid(floor), "#c9c5bb", 1)
        for cell, pusher in sorted(floor.pushers.items()):
            yield svg.path(_side(cell, (pusher.direction + 2) % 4, 4), "#8e44ad", 6)
            yield _text(cell, "".join(map(str, sorted(pusher.registers))), 11, "#8e44ad")
        yield from self._lasers()
        yield svg.path("".join(self._walls()), "#d0a000", 5)
        for number, cell in enumerate(floor.checkpoints, 1):
            yield svg.circle(*_centre(cell), 14, "#fff", stroke="#27863b", stroke_width=3)
            yield _text(cell, str(number), 18, "#27863b", font_weight="bold")
        label = _label_size(floor)
        columns = (svg.text((x + 0.5) * SIZE, -0.5 * label, x) for x in range(floor.width))
        rows = (svg.text(-0.9 * label, (y + 0.5) * SIZE + 0.35 * label, y) for y in range(floor.height))
        yield svg.element("g", *columns, *rows, fill="var(--soft)", font_size=label, text_anchor="middle")

    def _belts(self, cells: set[Cell], ground: str, colour: str, arrows: int) -> str:
        squares = "".join(f"M{x * SIZE} {y * SIZE}h{SIZE}v{SIZE}h-{SIZE}z" for x, y in sorted(cells))
        chevrons = "".join(
            _chevron(cell, self._floor.belts[cell], 7 * arrow - 3 * arrows)
            for cell in sorted(cells) for arrow in range(arrows)
        )
        return svg.element("path", d=squares, fill=ground) + svg.path(chevrons, colour, 2.5)

    def _lasers(self) -> Iterator[str]:
        for laser in self._floor.lasers:
            last = [laser.cell, *self._floor.ahead(laser.cell, laser.direction)][-1]
            yield svg.path(_beam(laser.cell, last, laser.direction), "#ff3b30", 1 + laser.beams, opacity=0.35)
            yield svg.path(_side(laser.cell, (laser.direction + 2) % 4, 3), "#ff3b30", 3 + laser.beams)

    def _walls(self) -> Iterator[str]:
        floor = self._floor
        for y in range(floor.height):
            for x in range(floor.width):
                for direction in range(4):
                    inner = floor.contains(shifted((x, y), direction))
                    if floor.wall((x, y), direction) and (direction in (0, 3) or not inner):
                        yield _side((x, y), direction, 0)

    def _robot_beam(self, robot: Robot, robots: Sequence[Robot], player: int) -> str:
        if robot.status is not Status.ACTIVE or robot.destroyed or robot.cell is None:
            return ""
        bodies = {other.cell for other in robots if other.status is not Status.VIRTUAL}
        for cell in self._floor.ahead(robot.cell, robot.facing):
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
        svg.text(0, 8, player, 18, "#fff", font_weight="bold", text_anchor="middle"),
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


def _grid(floor: Floor) -> str:
    columns = "".join(f"M{x * SIZE} 0v{floor.height * SIZE}" for x in range(floor.width + 1))
    return columns + "".join(f"M0 {y * SIZE}h{floor.width * SIZE}" for y in range(floor.height + 1))


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
    """A beam from the back edge of the first cell to the front edge of the last."""
    (x, y), (to_x, to_y), (dx, dy), half = _centre(first), _centre(last), DELTAS[direction], SIZE // 2
    return f"M{x - dx * half} {y - dy * half}L{to_x + dx * half} {to_y + dy * half}"


def _archive(robot: Robot, player: int) -> str:
    if robot.status is Status.OUT:
        return ""
    x, y = robot.archive[0] * SIZE + 4 + 4 * player, robot.archive[1] * SIZE + SIZE - 4
    return svg.circle(x, y, 2.5, COLOURS[player], svg.title(f"archive of {player}"))


def _way(way: Sequence[Robot], colour: str, **attributes: object) -> str:
    """A way from cell to cell, with a dot after each register; a cross where the robot is destroyed."""
    on_board = [robot.cell for robot in way if robot.cell is not None]
    if not on_board or (len(set(on_board)) == 1 and not way[-1].destroyed):
        return ""
    centres = [_centre(cell) for cell in on_board]
    x, y = centres[-1]
    parts = [svg.element("path", d="M" + "L".join(f"{x} {y}" for x, y in centres))]
    parts += [svg.circle(*centre, 3, colour, stroke="none") for centre in centres[1:]]
    if way[-1].destroyed:
        parts.append(svg.element("path", d=f"M{x - 8} {y - 8}l16 16m0 -16l-16 16", stroke_dasharray="none"))
    return svg.element("g", *parts, fill="none", stroke=colour, stroke_linejoin="round", **attributes)


def _best(way: Sequence[Robot], player: int) -> str:
    """A better way, dashed on white so that it shows beside and on the played way; a robot that stays is ringed."""
    drawn = _way(way, COLOURS[player], stroke_width=2.5, stroke_dasharray="6 4")
    if not drawn and way[0].cell is not None:
        drawn = svg.circle(*_centre(way[0].cell), 17, "none", stroke=COLOURS[player], stroke_dasharray="6 4")
    return svg.element("g", _way(way, "#fff", stroke_width=5), drawn, class_="best")


def _label_size(floor: Floor) -> float:
    """The size of the numbers of columns and rows, so that they can be read on a phone."""
    return max(16.0, 0.025 * SIZE * floor.width)
