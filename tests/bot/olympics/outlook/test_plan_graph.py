"""The graph of plans against the rules: every way through it ends with the results that the rules give."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.outcomes import TARGET_RINGS, rings
from bot.olympics.outlook.plan_graph import PLACES, RESULTS, PlanGraph, Span, StateValues
from bot.olympics.rules.batch import CELLS, DIVING_STATES, FORESEEN, HURDLE_STATES, STUNS, Transitions, encode
from bot.olympics.rules.constants import ACTIONS, ARCHERY, DIVING, GAMES, PLAYERS
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles
from bot.olympics.rules.plain import archery_move, hurdle_move
from bot.olympics.rules.state import Archery, Diving, Hurdles, Position

DEPTH = 6
WIDE = 1 << 14


def _position(seed: int, winds: int = DEPTH, letters: int = 4) -> Position:
    source = Random(seed)
    hurdles, archery, diving = draw_hurdles(source), draw_archery(source), draw_diving(source)
    archery.winds = archery.winds[:winds]
    archery.arrows = [(3, -4), (19, 2), (-5, -20)]
    diving.letters = diving.letters[:letters]
    diving.points, diving.combos = [3, 0, 10], [2, 0, 4]
    hurdles.positions, hurdles.stuns = [4, 20, 26], [1, 0, 0]
    return Position(50, [[[1, 1, 1]] * GAMES] * PLAYERS, [hurdles, archery, None, diving])


def _graph(position: Position, span: Span, width: int, seed: int = 1) -> PlanGraph:
    random = np.random.default_rng(seed)
    estimates = StateValues(
        random.random((span.depth + 1, PLAYERS * HURDLE_STATES)),
        np.zeros((span.depth + 1, PLAYERS * PLACES)),
        random.random((span.winds + 1, PLAYERS * CELLS)),
        random.random((span.letters + 1, PLAYERS * DIVING_STATES)),
    )
    graph = PlanGraph(Transitions(position), encode(position)[FORESEEN], span, estimates, width)
    while not graph.complete:
        graph.grow()
    return graph


@pytest.mark.parametrize("seed", range(3))
def test_every_way_ends_with_the_results_of_the_rules(seed: int) -> None:
    position = _position(seed)
    hurdles, archery, _, diving = position.runs
    assert isinstance(hurdles, Hurdles) and isinstance(archery, Archery) and isinstance(diving, Diving)
    graph = _graph(position, Span(DEPTH, DEPTH, 4), WIDE)
    source = Random(seed)
    for player in range(PLAYERS):
        for _ in range(30):
            place, stun = hurdles.positions[player], hurdles.stuns[player]
            arrow, points, combo, node = archery.arrows[player], diving.points[player], diving.combos[player], player
            for depth in range(DEPTH):
                action = source.randrange(ACTIONS)
                layer = graph.layers[depth]
                if place < 29:
                    place, stun = hurdle_move(hurdles.track, place, stun, action)
                arrow = archery_move(arrow, archery.winds[depth], action)
                if depth < 4:
                    combo = combo + 1 if "UDLR"[action] == diving.letters[depth] else 0
                    points += combo
                if depth == 3:
                    assert layer.ends[DIVING][action, node] == player * RESULTS[DIVING] + points
                if depth == DEPTH - 1:
                    cell = (arrow[0] + 20) * 41 + arrow[1] + 20
                    assert layer.ends[ARCHERY][action, node] == player * TARGET_RINGS + rings()[cell]
                node = int(layer.children[action, node])
                after = graph.layers[depth + 1]
                assert after.owner[node] == player
                assert min(after.states[0, node], 29 * STUNS) == place * STUNS + stun
                assert (after.place[node] - player * PLACES >= 29) == (place >= 29)


def test_finishing_counts_once() -> None:
    graph = _graph(_position(1), Span(DEPTH, DEPTH, 4), WIDE)
    runner = [layer.place[layer.owner == 2] - 2 * PLACES for layer in graph.layers]
    assert 29 in runner[1] and 30 not in runner[1]
    assert 30 in runner[2]


def test_narrow_layers_close_the_nodes_that_are_too_many() -> None:
    span = Span(DEPTH, DEPTH, 4)
    wide, narrow = _graph(_position(2), span, WIDE), _graph(_position(2), span, 20)
    for depth, layer in enumerate(narrow.layers):
        assert np.bincount(layer.owner, minlength=PLAYERS).max() <= 20
        if depth:
            before = narrow.layers[depth - 1]
            assert before.children.max() < layer.owner.size + layer.closed.size
    assert sum(layer.closed.size for layer in wide.layers) == 0
    assert sum(layer.closed.size for layer in narrow.layers) > 0


def test_games_that_cannot_end_in_time_are_left_out() -> None:
    position = replace(_position(3), turn=98)
    graph = _graph(position, Span(3, 0, 0), WIDE)
    assert not any(layer.ends for layer in graph.layers)
    assert graph.nodes() < 100


def test_a_layer_follows_the_nodes_with_the_highest_estimates() -> None:
    """Only the race counts, and its estimate is the cell that a runner is in."""
    position = Position(50, [[[1, 1, 1]] * GAMES] * PLAYERS, [Hurdles("." * 30, [0, 5, 9]), None, None, None])
    cells = np.tile(np.arange(HURDLE_STATES) // STUNS, PLAYERS) / 100
    nothing = np.zeros((5, PLAYERS * PLACES))
    estimates = StateValues(np.tile(cells, (5, 1)), nothing, np.zeros((1, 0)), np.zeros((1, 0)))
    graph = PlanGraph(Transitions(position), encode(position)[FORESEEN], Span(4, 0, 0), estimates, 2)
    while not graph.complete:
        graph.grow()
    for player, start in enumerate((0, 5, 9)):
        for depth, layer in enumerate(graph.layers[1:], 1):
            followed = layer.states[0][layer.owner == player] // STUNS
            assert sorted(followed) == [start + 3 * depth - 1, start + 3 * depth]
    assert sorted(graph.layers[2].closed) == pytest.approx([0.03, 0.04, 0.08, 0.09, 0.12, 0.13])


def test_of_several_ways_to_a_node_the_best_counts() -> None:
    """Archery ends first, and its result alone tells nodes apart before."""
    position = Position(50, [[[1, 1, 1]] * GAMES] * PLAYERS, [
        Hurdles("." * 30), Archery([4], [(0, 4)] * PLAYERS), None, None])
    archery = np.zeros((2, PLAYERS * CELLS))
    archery[1] = np.tile(rings(), PLAYERS)
    estimates = StateValues(np.zeros((3, PLAYERS * HURDLE_STATES)), np.zeros((3, PLAYERS * PLACES)), archery,
                          np.zeros((1, 0)))
    graph = PlanGraph(Transitions(position), encode(position)[FORESEEN], Span(2, 1, 0), estimates, WIDE)
    graph.grow()
    cells = {(2, rings()[(20) * 41 + 20]), (1, rings()[(16) * 41 + 24]), (3, rings()[24 * 41 + 24])}
    mine = graph.layers[1].owner == 0
    earned = {(place // STUNS, value) for place, value in zip(graph.layers[1].states[0][mine], graph._earned[mine])}
    assert earned == cells
