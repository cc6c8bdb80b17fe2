"""Battle Sheep: judges every answer by the shipped bot's search, and compares the given answer with the best one.

The search for the best answer tries few numbers of sheep, and seldom visits bad answers. So a search of the same size
after each of the two answers compares them. Between searches of one size, chance makes little difference; their size
makes more. So the noise is estimated from how much the second half of these searches has changed the values.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, Union

from arena.contract.judgement import MOST_SHOWN, Analyst, Effort, Judgement, Line
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from bot.battlesheep import protocol
from bot.battlesheep.player.loop import model_of, search_settings
from bot.battlesheep.player.params import Params
from bot.battlesheep.player.simulation import Simulation
from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import EDITIONS, Board, RuleError
from bot.battlesheep.rules.state import PLAYERS, Cell, Move
from botkit.client.errors import ProtocolError
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.uct import NOT_EXPANDED, ROOT, Uct

MOST_ITERATIONS = 96_000
"""Iterations of the search for the best answer at most: more change losses by less than their noise."""
LEAST_ITERATIONS = 64
"""Iterations of any search at least: with fewer, most answers have no value."""
COMPARED = 0.5
"""The effort for each of two answers that are compared, as a share of that for the best answer."""
DRIFT = 2.0
"""The noise, as a multiple of the change by the second half of the searches, .."""
UNSETTLED = 0.5
""".. but at least this share of the difference: searches four times as large change most differences by less, .."""
LEAST_NOISE = 0.005
""".. and at least the difference between searches with different random numbers."""

MOST_STEPS, LEAST_VISITS = 8, 100
"""The expected play has at most so many moves, each tried at least so often."""

PARAMS = Params()
SEED = 1
Answer = Union[Cell, Move]


class Question(NamedTuple):
    """What a player is asked for, its start or a move. ``player`` counts from 0."""

    board: Board
    player: int
    starting: bool


class BattlesheepAnalyst(Analyst):
    """Values are shares of the opponents that a player beats; a tie counts half."""

    unit = "share of points"
    par = 0.5

    def __init__(self, record: Replay) -> None:
        self._turns = record.turns
        self._ranks = record.ranks
        self._openings = [protocol.read_opening(iter(lines).__next__) for lines in record.player_inputs_init]
        opening = self._openings[0]
        self._edition, self._sheep = EDITIONS[opening.edition], opening.sheep
        self._geometry = build_geometry(self._edition, opening.map)
        self._model = model_of(PARAMS, self._edition, self._sheep)

    def result(self, seat: int) -> float:
        return points_of(self._ranks)[seat]

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        question = self._asked(turn, seat)
        choices = self._choices(question)
        answer = self._turns[turn].actions[seat]
        given = legal_answer(question, answer or "")
        became = given or (self._drawn_start(turn, seat) if question.starting else None)
        if not choices or (question.starting and became is None):
            return None
        half, whole, search = grown(self._simulation(question), effort, 1.0)
        best = choices[whole.answer]
        values = {choices[number]: value for number, value in whole.alternatives}
        best_value, value, noise = (
            self._compared(question, best, became, effort) if became != best
            else (values[best], values[best], LEAST_NOISE))
        found_early = choices[half.answer]
        sure = found_early == best or values.get(found_early, 0.0) >= values[best] - LEAST_NOISE
        shifted = {move: best_value + min(found - values[best], 0.0) for move, found in values.items()}
        if given is None:
            fault = self._turns[turn].faults[seat] or "no legal answer"
            return Judgement(turn, seat, answer, value, ranked(shifted), noise, sure, ("illegal or late",), fault)
        shifted[given] = value
        return Judgement(turn, seat, answer, value, ranked(shifted), noise, sure,
                         causes(best, given), line=self._line(question, search, best))

    def _line(self, question: Question, search: Uct, best: Answer) -> Line:
        """The play that the search expects from its best answer on; starts are not followed."""
        if question.starting:
            return ()
        root = Root.of(self._geometry, question.board, question.player)
        line = expected_line(search, root, self._model.abstraction)
        return line if line[:1] == ((question.player, protocol.format_answer(best)),) else ()

    def _asked(self, turn: int, seat: int) -> Question:
        asked = protocol.read_turn(iter(self._turns[turn].inputs[seat]).__next__, self._openings[seat])
        assert asked is not None, "nothing is asked at the end"
        if isinstance(asked, protocol.StartTurn):
            return Question(Board(self._edition, asked.owner), seat, True)
        return Question(Board(self._edition, asked.owner, asked.sheep), seat, False)

    def _choices(self, question: Question) -> Sequence[Answer]:
        """The answers that the search tries, in its order; none where it cannot play on."""
        if not question.starting:
            return Root.of(self._geometry, question.board, question.player).moves(self._model.abstraction)
        starts = question.board.accepted_starts()
        return starts if len(starts) >= PLAYERS - question.player else ()

    def _drawn_start(self, turn: int, seat: int) -> Cell | None:
        """Where the next turn shows the flock of a player that did not give a legal start."""
        if turn + 1 == len(self._turns):
            return None
        board = self._asked(turn + 1, next(iter(self._turns[turn + 1].inputs))).board
        return next(((x, y) for x, y in board.cells() if board.owner[y][x] == seat + 1), None)

    def _compared(
        self, question: Question, best: Answer, became: Answer | None, effort: Effort
    ) -> tuple[float, float, float]:
        """The value of the best answer, that of the given one, and the noise of their difference.

        ``became``: what came of the answer that was given; ``None``: a move that was lost.
        """
        best_game, given_game = (self._simulation(after(question, answer, self._sheep)) for answer in (best, became))
        best_half, best_whole, _ = grown(best_game, effort, COMPARED, answered=True)
        given_half, given_whole, _ = grown(given_game, Effort(fixed=best_whole.effort), 1.0, answered=True)
        at_half, at_end = best_half.value - given_half.value, best_whole.value - given_whole.value
        noise = max(DRIFT * abs(at_end - at_half), UNSETTLED * abs(at_end), LEAST_NOISE)
        return best_whole.value, given_whole.value, noise

    def _simulation(self, question: Question) -> Simulation:
        if question.starting:
            root = Root.of(self._geometry, question.board, question.player, self._sheep)
            return Simulation(self._model, root, SEED, question.board.accepted_starts())
        return Simulation(self._model, Root.of(self._geometry, question.board, question.player), SEED)


def legal_answer(question: Question, line: str) -> Answer | None:
    """The start or move that a line means; ``None`` if there is none, or the rules forbid it."""
    try:
        answer = protocol.parse_start(line) if question.starting else protocol.parse_move(line)
        after(question, answer, 1)
    except (ProtocolError, RuleError):
        return None
    return answer


def after(question: Question, answer: Answer | None, sheep: int) -> Question:
    """What the next player is asked for; ``answer``: ``None`` is a pass, ``sheep`` start. Raises :class:`RuleError`."""
    board = Board(question.board.edition, question.board.owner, question.board.sheep)
    if isinstance(answer, Move):
        board.play(question.player + 1, answer)
    elif answer:
        board.place(question.player + 1, *answer, sheep)
    following = (question.player + 1) % PLAYERS
    return Question(board, following, question.starting and following > 0)


def grown(
    game: Simulation, effort: Effort, share: float, answered: bool = False
) -> tuple[SearchResult[int], SearchResult[int], Uct]:
    """What a search finds with half of its iterations, and with all; half of the time is for the comparison of answers.

    ``share``: of the effort. ``answered``: values are those of the position, for the player who has moved last.
    """
    deadline = Deadline.after_ms(500.0 * effort.seconds * share) if effort.seconds else Deadline.never()
    iterations = max(round(share * (effort.fixed or MOST_ITERATIONS)), LEAST_ITERATIONS)
    search = Uct(game, search_settings(PARAMS), SEED)
    results = [
        replace(result, value=float(search.tree.reward[ROOT] / search.tree.visits[ROOT])) if answered else result
        for result in search.results(deadline, iterations)
    ]
    half = [result for result in results if result.effort <= results[-1].effort / 2]
    return (half or results)[-1], results[-1], search


def expected_line(search: Uct, root: Root, abstraction: ActionAbstraction) -> Line:
    """The most visited moves from the root on, as far as the search has tried them often."""
    tree, node, line = search.tree, ROOT, list[tuple[int, str]]()
    passes = 0
    while len(line) < MOST_STEPS and passes < PLAYERS and tree.first[node] != NOT_EXPANDED:
        moves = root.moves(abstraction)
        if not moves:
            root, passes = replace(root, player=(root.player + 1) % PLAYERS), passes + 1
            continue
        first = int(tree.first[node])
        choice = int(tree.visits[first : first + len(moves)].argmax())
        if tree.visits[first + choice] < LEAST_VISITS:
            break
        line.append((root.player, protocol.format_answer(moves[choice])))
        node, root, passes = first + choice, root.after(choice, abstraction), 0
    return tuple(line)


def ranked(values: Mapping[Answer, float]) -> tuple[tuple[str, float], ...]:
    """The best answers as lines, with their values."""
    best = sorted(values.items(), key=lambda entry: -entry[1])[:MOST_SHOWN]
    return tuple((protocol.format_answer(answer), value) for answer, value in best)


def causes(best: Answer, given: Answer) -> tuple[str, ...]:
    """How an answer differs from the best one."""
    if given == best:
        return ()
    if not (isinstance(best, Move) and isinstance(given, Move)):
        return ("other start",)
    if (given.x, given.y) != (best.x, best.y):
        return ("other flock",)
    if given.direction != best.direction:
        return ("other direction",)
    return ("too few sheep" if given.sheep < best.sheep else "too many sheep",)
