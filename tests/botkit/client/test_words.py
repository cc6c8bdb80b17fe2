"""Words of lines as numbers."""
from __future__ import annotations

import pytest

from botkit.client.errors import ProtocolError
from botkit.client.words import SHOWN, parse_integers, parse_words, wrong


def test_the_words_of_a_line_are_counted() -> None:
    assert parse_words(" a  b\t", 2, "a pair") == ["a", "b"]
    with pytest.raises(ProtocolError, match=r"^a pair: wants 2 words, not 'a b c'$"):
        parse_words("a b c", 2, "a pair")


@pytest.mark.parametrize("text", ["", "1", "1 2 3", "1 x", "1.0 2"])
def test_numbers_that_are_none_or_too_many_or_too_few_are_refused(text: str) -> None:
    assert parse_integers("-1 20", 2, "a pair") == [-1, 20]
    with pytest.raises(ProtocolError, match=f"^a pair: wants 2 whole numbers, not '{text}'$"):
        parse_integers(text, 2, "a pair")


def test_a_long_line_is_shown_by_its_beginning() -> None:
    text = "x" * (SHOWN + 1)
    assert str(wrong("a line", "less", text[:SHOWN])) == f"a line: wants less, not '{text[:SHOWN]}'"
    assert str(wrong("a line", "less", text)) == f"a line: wants less, not '{text[:SHOWN]}...'"
