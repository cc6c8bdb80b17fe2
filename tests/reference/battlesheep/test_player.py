"""The document's bot: its start rule, its search, and what it does not do."""
from __future__ import annotations

import pytest

from bot.games.battlesheep.rules import RULES, Board
from bot.players.session import Session
from bot.protocol import battlesheep as protocol
from bot.reference.battlesheep.params import Params
from bot.reference.battlesheep.player import DocumentPlayer
from bot.search.uct import ROOT, Search
from tests.players.battlesheep.games import game, play


def bot(**params):
    return lambda setup: DocumentPlayer(setup, Params(**params))


@pytest.mark.parametrize("edition", ["hex", "square15"])
def test_every_answer_is_legal_and_the_same_again(edition):
    def answers():
        referee, seats = game(bot(iterations=60), edition, seed=2, seat=1)
        found = play(referee, seats)
        assert seats[1].failures == "" and referee.requests() == {}
        return found

    assert answers() == answers()


def test_it_is_first_in_most_games_against_random_players():
    ranks = []
    for seed in range(12):
        referee, seats = game(bot(iterations=1000), seed=seed, seat=seed % 4)
        play(referee, seats)
        ranks.append(referee.result().ranks[seed % 4])
    assert ranks.count(1) >= 8, ranks


def test_it_starts_on_a_cell_with_four_ways_and_short_slides():
    grid = [[0] * 5 for _ in range(5)]
    grid[2][2] = -1
    setup = protocol.Setup(1, 4, "hex", 5, 5, 16, 1000, 1000, grid)
    x, y = bot()(setup).decide(protocol.StartTurn(grid), Session()).answer
    board = Board(RULES["hex"].edition, grid)
    assert (x, y) in board.border_cells(edge_counts=False)

    def key(cell):
        board.owner[cell[1]][cell[0]], board.sheep[cell[1]][cell[0]] = 1, 2
        slides = board.slides(1)
        board.owner[cell[1]][cell[0]] = board.sheep[cell[1]][cell[0]] = 0
        return max(0, 4 - len(slides)), sum(max(abs(s.to_x - s.x), abs(s.to_y - s.y)) for s in slides)

    assert key((x, y)) == min(map(key, board.border_cells(edge_counts=False)))
    assert key((x, y))[0] == 0


def test_its_tree_has_all_legal_moves_and_is_new_in_every_turn(monkeypatch):
    searches = []
    results = Search.results

    def noted(self, deadline, iterations=0):
        assert self.tree.visits[ROOT] == 0
        searches.append(self)
        return results(self, deadline, iterations)

    monkeypatch.setattr(Search, "results", noted)
    referee, seats = game(bot(iterations=30))
    while requests := referee.requests():
        (seat, request), = requests.items()
        legal, before = len(referee.board.moves(seat + 1)), len(searches)
        assert not referee.apply({seat: seats[seat].answer(list(request.lines))})
        assert [search.root_visits().size for search in searches[before:]] == [legal] * (seat == 0 and legal > 0)
    assert len(searches) > 4


def test_by_the_clock_it_stops_at_the_iterations_of_the_document():
    grid, sheep = ((1, 0, 0, 0), (0, 0, 2, -1)), ((5, 0, 0, 0), (0, 0, 4, 0))
    setup = protocol.Setup(1, 4, "hex", 4, 2, 16, 0, 0, grid)
    for params, effort in (({"most_iterations": 900}, 900), ({}, 25_000), ({"iterations": 50}, 50)):
        session = Session()
        session.begin_turn()
        player = bot(turn_ms=60_000.0, **params)(setup)
        assert player.decide(protocol.MoveTurn(grid, sheep), session).effort == effort


def test_values_are_between_the_rewards_of_the_last_and_the_first_rank():
    referee, seats = game(bot(iterations=300))
    for seat in range(4):
        referee.apply({seat: seats[seat].answer(list(referee.requests()[seat].lines))})
    seats[0].answer(list(referee.requests()[0].lines))
    values = [value for _, value in seats[0].result.alternatives]
    assert len(values) == 10
    assert all(0.1 <= value <= 0.4 for value in values)
