from __future__ import annotations

import math

from botkit.search.result import SearchResult


def test_other_names_for_answers_keep_everything_else() -> None:
    found = SearchResult(1, 0.5, ((1, 0.5), (0, 0.25)), 12)
    assert found.map("ab".__getitem__) == SearchResult("b", 0.5, (("b", 0.5), ("a", 0.25)), 12)


def test_what_a_search_does_not_say_is_not_known() -> None:
    bare = SearchResult("a")
    assert math.isnan(bare.value) and bare.alternatives == () and bare.effort == 0
