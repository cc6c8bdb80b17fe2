"""The options that choose games of a league, and filters in their words."""
from __future__ import annotations

import argparse
import shlex

from arena.league.commands.filtering import add_filter, in_options
from arena.league.store.where import Where


def test_a_filter_is_shown_as_the_options_that_choose_it() -> None:
    shown = in_options(Where("my bot", seat=1, min_length=20, said=("PDATA x = 3", "PDATA y > 1")))
    assert shown == "--bot 'my bot' --seat 1 --min-length 20 --where 'PDATA x = 3' --where 'PDATA y > 1'"
    parser = argparse.ArgumentParser()
    add_filter(parser)
    assert vars(parser.parse_args(shlex.split(shown))) == {
        "bot": "my bot", "seat": 1, "min_length": 20, "where": ["PDATA x = 3", "PDATA y > 1"]}


def test_a_filter_that_no_option_chooses_is_shown_too() -> None:
    assert in_options(Where()) == "all games"
    assert in_options(Where(match=0, players=("a", "b"))) == "--match 0 players a players b"
