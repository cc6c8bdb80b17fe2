"""The local judge, which speaks the protocol of either of the real ones."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from arena.contract.game import Referee, Request, Result
from arena.contract.ranks import ranks_of
from arena.contract.record import Turn
from arena.contract.setup import Limits, Setup
from bot.ewn import protocol
from bot.ewn.protocol import Command, Message
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, DICE, HOME, PIECES, RED, Move, Position
from botkit.client.errors import ProtocolError

LIMITS = Limits(first_turn_ms=5000.0, turn_ms=1000.0)
PLAYERS = 2
OPTIONS = ("layout", "game_seconds")
MIRRORED, OWN = "mirrored", "ini"
NAMES = ("Red", "Blue")
GAME_SECONDS = 240


class EwnReferee(Referee):
    """One game. Its seed gives the arrangement, the dice and (by its parity) the first mover.

    Blue's arrangement mirrors Red's, so the two seatings of a pair of bots under one seed are the
    same game with the colours exchanged.
    """

    def __init__(self, setup: Setup) -> None:
        """Raises :class:`ValueError` for a setup that the game does not have."""
        setup.check(protocol.JUDGES, (PLAYERS,), OPTIONS)
        self.judge = protocol.JUDGES[setup.edition]
        self.limits = setup.limits
        self._own_layout = _is_own_layout(setup, self.judge)
        self._seconds = setup.whole_number("game_seconds", GAME_SECONDS)
        """The time for a game that the bots are told."""
        self._game_ms = self._seconds * 1000.0 if "game_seconds" in setup.options else 0.0
        """What all answers of a bot may take, those of the handshake included; 0: nobody keeps this clock."""
        self._random = Random(setup.seed)
        red = tuple(self._random.sample(HOME[RED], PIECES))
        self.position = Position(red, rules.mirrored(red), setup.seed % 2)
        self.die = self._random.choice(DICE)
        self.moves: list[Move] = []
        self._handshake = list(_handshake(self._seconds)) if self.judge.greets else []
        self._arrangements = [self.position.red, self.position.blue]
        self._lost: set[int] = set()
        self._asked: set[int] = set()

    def requests(self) -> Mapping[int, Request]:
        if self._lost or rules.winner(self.position) is not None:
            return {}
        if self._handshake:
            questions = map(self.judge.format, self._handshake[0])
            return {seat: self._request(line, seat, is_turn=False) for seat, line in enumerate(questions)}
        mover = self.position.to_move
        return {mover: self._request(self.judge.format(self._question()), mover, is_turn=True)}

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        self._asked.update(answers)
        questions = self._handshake.pop(0) if self._handshake else None
        faults = {}
        for seat, answer in answers.items():
            try:
                if questions:
                    self._accept(seat, questions[seat], answer)
                else:
                    self._move(read_move(self.judge, protocol.AskMove(self.position, self.die), answer))
            except ProtocolError as error:
                self._lost.add(seat)
                if answer is not None:
                    faults[seat] = str(error)
        if questions and not self._handshake and self._own_layout:
            red, blue = self._arrangements
            self.position = Position(red, blue, self.position.to_move)
        return faults

    def reseed(self, seed: int) -> None:
        self._random.seed(seed)

    def farewell(self, seat: int) -> Sequence[str]:
        return (self.judge.format(Command.EXIT),)

    def result(self) -> Result:
        won = rules.winner(self.position)
        scores = tuple(
            float(seat not in self._lost and (won == seat or 1 - seat in self._lost)) for seat in (RED, BLUE)
        )
        end = protocol.AskMove(self.position, self.die)
        return Result(scores, tuple(ranks_of(scores)), (protocol.JUDGES["judge_a"].format(end),))

    def _request(self, line: str, seat: int, is_turn: bool) -> Request:
        limit = self.limits.turn_ms if seat in self._asked else self.limits.first_turn_ms
        return Request((line,), limit, self.judge.stream, self.judge.prefix, self._game_ms, is_turn)

    def _question(self) -> protocol.AskMove:
        """The next question. The time left that judge B tells assumes that each move has used its whole limit."""
        used = len(self.moves) // 2 * self.limits.turn_ms / 1000.0
        return protocol.AskMove(self.position, self.die, max(1, int(self._seconds - used)))

    def _move(self, move: Move) -> None:
        self.moves.append(move)
        self.position = rules.play(self.position, move)
        self.die = self._random.choice(DICE)

    def _accept(self, seat: int, question: Message, answer: str | None) -> None:
        if answer is None:
            raise ProtocolError("no answer")
        if isinstance(question, protocol.AskArrangement):
            squares = protocol.parse_arrangement(answer)
            if not rules.is_arrangement(squares, seat):
                raise ProtocolError(f"not an arrangement of {NAMES[seat]}'s home: {answer!r}")
            self._arrangements[seat] = squares
        elif question in (Command.NAME, Command.VERSION):
            if not answer.strip():
                raise ProtocolError("an empty name")
        elif answer.strip() != protocol.ACKNOWLEDGED:
            raise ProtocolError(f"settings are answered with {protocol.ACKNOWLEDGED}: {answer!r}")


def read_move(judge: protocol.Judge, question: protocol.AskMove, answer: str | None) -> Move:
    """The move in an answer. Raises :class:`ProtocolError` if it cannot be read or is not legal."""
    if answer is None:
        raise ProtocolError("no answer")
    move = judge.parse_move(answer, question.position)
    if move not in rules.legal_moves(question.position, question.die):
        raise ProtocolError(f"illegal with a {question.die}: {answer!r}")
    return move


def legal_move(judge: protocol.Judge, question: protocol.AskMove, answer: str | None) -> Move | None:
    """The legal move that ``answer`` means, if any."""
    try:
        return read_move(judge, question, answer)
    except ProtocolError:
        return None


def asked(turn: Turn) -> tuple[protocol.Judge, protocol.AskMove] | None:
    """The judge and the question of a turn of a replay; ``None`` if the judge did not ask for a move."""
    line = next(iter(turn.inputs.values()))[-1]
    judge = protocol.judge_of(line)
    message = judge.parse(line)
    return (judge, message) if isinstance(message, protocol.AskMove) else None


def _is_own_layout(setup: Setup, judge: protocol.Judge) -> bool:
    """Whether the bots place their own pieces. Raises :class:`ValueError` where they cannot."""
    layout = setup.options.get("layout", MIRRORED)
    if layout not in (MIRRORED, OWN):
        raise ValueError(f"option layout is {MIRRORED} or {OWN}, not {layout!r}")
    if layout == OWN and not judge.greets:
        raise ValueError(f"{setup.edition} does not ask the bots for their layout; take another edition")
    return layout == OWN


def _handshake(game_seconds: int) -> Sequence[tuple[Message, Message]]:
    """The questions of judge A before the game, each as a pair for Red and Blue."""
    same: list[Message] = [
        Command.NAME, Command.VERSION, protocol.TimeSetting(game_seconds), Command.BOARD_SETTING]
    return [*zip(same, same), (protocol.AskArrangement(RED), protocol.AskArrangement(BLUE))]
