"""An independent implementation of the same game; its White is our Blue, and moves first."""
from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, CAPTURED, DICE, RED, Move, Position

pyspiel = pytest.importorskip("pyspiel", reason="the optional package open_spiel is not installed")
POSITIONS = 10_000
WAYS = {RED: {"down": 5, "right": 1, "diag": 6}, BLUE: {"up": -5, "left": -1, "diag": -6}}


def _position(state: Any, to_move: int) -> Position:
    """Reads the board that the state prints: cells like ``|b2|``, row by row."""
    cells = re.findall(r"\|(..)\|", str(state))
    squares = [[CAPTURED] * len(DICE) for _ in (RED, BLUE)]
    for square, cell in enumerate(cells):
        if cell != "__":
            squares["bw".index(cell[0])][int(cell[1]) - 1] = square
    return Position(tuple(squares[RED]), tuple(squares[BLUE]), to_move)


def _move(name: str, position: Position) -> Move:
    """``B1-down*``: label 1 of Black goes down and captures."""
    found = re.fullmatch(r"[BW](\d)-(up|left|down|right|diag)\*?", name)
    assert found
    start = position.squares(position.to_move)[int(found[1]) - 1]
    return Move(start, start + WAYS[position.to_move][found[2]])


def test_legal_moves_results_and_winners_agree_on_random_games() -> None:
    game = pyspiel.load_game("einstein_wurfelt_nicht")
    random = Random(20)
    compared = 0
    while compared < POSITIONS:
        state = game.new_initial_state()
        for _ in range(2):
            state.apply_action(random.choice(state.legal_actions()))
        to_move = BLUE
        while not state.is_terminal():
            roll = random.choice(state.legal_actions())
            die = int(state.action_to_string(pyspiel.PlayerId.CHANCE, roll).split()[-1])
            state.apply_action(roll)
            position = _position(state, to_move)
            names = {a: state.action_to_string(state.current_player(), a) for a in state.legal_actions()}
            moves = {_move(name, position): action for action, name in names.items()}
            assert set(moves) == set(rules.legal_moves(position, die))
            move = random.choice(sorted(moves))
            state.apply_action(moves[move])
            after = rules.play(position, move)
            assert after == _position(state, 1 - to_move)
            assert (rules.winner(after) is not None) == state.is_terminal()
            compared += 1
            to_move = 1 - to_move
        black, white = state.returns()
        assert rules.winner(after) == (RED if black > white else BLUE)
