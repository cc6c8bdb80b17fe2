"""What players will win in runs to come."""
from __future__ import annotations

import numpy as np
import pytest

from bot.games.olympics.medal_shares import STRENGTH, USUAL_SHARES, medal_shares
from bot.games.olympics.rules import GAMES, PLAYERS

BY_GAME = ((0.5, 0.25, 0.25), (0.6, 0.2, 0.2), (0.4, 0.4, 0.2), (0.3, 0.3, 0.4))


def test_at_first_medals_are_as_usual() -> None:
    none = np.zeros((PLAYERS, GAMES, 3))
    assert medal_shares(none, None) == pytest.approx(np.tile(USUAL_SHARES, (PLAYERS, GAMES, 1)))
    assert medal_shares(none, BY_GAME) == pytest.approx(np.tile(BY_GAME, (PLAYERS, 1, 1)))


def test_medals_of_one_game_count_there_only_or_everywhere() -> None:
    won = np.zeros((PLAYERS, GAMES, 3))
    won[1, 2, 0] = STRENGTH
    alike, apart = medal_shares(won, None), medal_shares(won, BY_GAME)
    assert alike[1, :, 0] == pytest.approx((USUAL_SHARES[0] + 1) / 2)
    assert apart[1, :, 0] == pytest.approx([0.5, 0.6, (0.4 + 1) / 2, 0.3])
    assert apart[[0, 2]] == pytest.approx(np.tile(BY_GAME, (2, 1, 1)))
