"""The document's bot: its start rule, its search, and what it does not do."""
from __future__ import annotations

import pytest

from bot.battlesheep import protocol
from bot.battlesheep.reference.loop import Bot
from bot.battlesheep.reference.params import Params
from botkit.search.uct import ROOT, Uct
from tests.bot.battlesheep.player.games import decision, game, play


def bot(**params):
    return Bot(Params(**params))


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
    for seed in range(1, 4):
        referee, seats = game(bot(iterations=600), seed=seed, seat=seed)
        play(referee, seats)
        ranks.append(referee.result().ranks[seed])
    assert sum(ranks) <= 4, ranks


def slide_lengths(board, cell):
    """By the plain rules, of a flock that would stand there."""
    x, y = cell
    lengths = []
    for direction in board.edition.directions:
        length, (target_x, target_y) = 0, board.landing(x, y, direction)
        at = cell
        while at != (target_x, target_y):
            at, length = direction.step(*at), length + 1
        lengths.append(length)
    return lengths


@pytest.mark.parametrize("seed", range(5))
def test_it_starts_where_four_ways_are_open_and_slides_are_shortest(seed):
    referee, seats = game(bot(), seed=seed)
    cells = referee.board.accepted_starts()
    x, y = map(int, seats[0].answer(list(referee.requests()[0].lines)).split())
    open_ = [cell for cell in cells if sum(length > 0 for length in slide_lengths(referee.board, cell)) >= 4]
    assert (x, y) in open_
    sums = {cell: sum(slide_lengths(referee.board, cell)) for cell in open_}
    assert sums[x, y] == min(sums.values()) < max(sums.values())


def test_where_no_cell_has_four_ways_it_takes_one_with_the_most():
    grid = ((-1, 0, 0, 0, 0), (-1, -1, -1, -1, -1))
    opening = protocol.Opening(1, 4, "square", 5, 2, 16, 1000, 1000, grid)
    result = decision(bot(), opening, protocol.StartTurn(grid))
    assert result.answer in ((2, 0), (3, 0))


def test_its_tree_has_all_legal_moves_and_is_new_in_every_turn(monkeypatch):
    searches = []
    results = Uct.results

    def noted(self, deadline, iterations=0):
        assert self.tree.visits[ROOT] == 0
        searches.append(self)
        return results(self, deadline, iterations)

    monkeypatch.setattr(Uct, "results", noted)
    referee, seats = game(bot(iterations=30))
    while requests := referee.requests():
        (seat, request), = requests.items()
        legal, before = len(referee.board.moves(seat + 1)), len(searches)
        assert not referee.apply({seat: seats[seat].answer(list(request.lines))})
        assert [search.root_visits().size for search in searches[before:]] == [legal] * (seat == 0 and legal > 0)
    assert len(searches) > 4


def test_by_the_clock_it_stops_at_the_iterations_of_the_document():
    grid, sheep = ((1, 0, 0, 0), (0, 0, 2, -1)), ((5, 0, 0, 0), (0, 0, 4, 0))
    opening = protocol.Opening(1, 4, "hex", 4, 2, 16, 0, 0, grid)
    for params, effort in (({"most_iterations": 900}, 900), ({}, 25_000), ({"iterations": 50}, 50)):
        assert decision(bot(turn_ms=60_000.0, **params), opening, protocol.MoveTurn(grid, sheep)).effort == effort


def test_values_are_between_the_rewards_of_the_last_and_the_first_rank():
    referee, seats = game(bot(iterations=300))
    for seat in range(4):
        referee.apply({seat: seats[seat].answer(list(referee.requests()[seat].lines))})
    seats[0].answer(list(referee.requests()[0].lines))
    values = [value for _, value in seats[0].result.alternatives]
    assert len(values) == 10
    assert all(0.1 <= value <= 0.4 for value in values)
