"""The ways in which a bot can fail, and how they are counted."""
from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class FaultKind(Enum):
    """What a bot did wrong; the value is the name in replays and results."""

    CRASH_AT_START = "crash_at_start"
    CRASH = "crash_later"
    OUT_OF_MEMORY = "out_of_memory"
    CLOSED_PIPE = "closed_pipe"
    NO_ANSWER = "no_answer"
    HALF_LINE = "half_line"
    FLOOD_STDOUT = "flood_stdout"
    FLOOD_STDERR = "flood_stderr"
    BROKEN_RULE = "broken_rule"
    SHIFTED_ANSWERS = "shifted_answers"
    IGNORES_SIGTERM = "ignores_sigterm"

    @classmethod
    def of(cls, sentence: str) -> FaultKind:
        """The kind of a fault in a replay, which is ``str(Fault)``."""
        return cls(sentence.partition(":")[0])

    @property
    def group(self) -> str | None:
        """``crash``, ``timeout`` or ``illegal``; ``None`` for a fault that does not cost the game."""
        return _GROUPS.get(self)

    @property
    def words(self) -> str:
        """What people read."""
        return _WORDS.get(self, self.value.replace("_", " "))


GROUPS = ("crash", "timeout", "illegal")

_GROUPS = {
    FaultKind.CRASH_AT_START: "crash",
    FaultKind.CRASH: "crash",
    FaultKind.OUT_OF_MEMORY: "crash",
    FaultKind.CLOSED_PIPE: "crash",
    FaultKind.NO_ANSWER: "timeout",
    FaultKind.HALF_LINE: "timeout",
    FaultKind.FLOOD_STDOUT: "illegal",
    FaultKind.BROKEN_RULE: "illegal",
    FaultKind.SHIFTED_ANSWERS: "illegal",
}
"""``FLOOD_STDERR`` and ``IGNORES_SIGTERM`` are counted, but do not cost the game by themselves."""
_WORDS = {
    FaultKind.CRASH_AT_START: "crash at the start",
    FaultKind.CRASH: "crash",
    FaultKind.HALF_LINE: "half a line",
    FaultKind.FLOOD_STDOUT: "too much on stdout",
    FaultKind.FLOOD_STDERR: "too much on stderr",
    FaultKind.IGNORES_SIGTERM: "ignores SIGTERM",
}
"""Of the other kinds, the words of the value say it."""


@dataclass(frozen=True)
class Fault:
    """One fault with a sentence for the bot's author."""

    kind: FaultKind
    text: str

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.text}"

    @property
    def words(self) -> str:
        """What people read."""
        return in_words(str(self))


def in_words(fault: str) -> str:
    """A fault of a replay, or the name of its kind, as people read it; other text stays as it is."""
    name, _, text = fault.partition(": ")
    words = next((kind.words for kind in FaultKind if kind.value == name), name)
    if not text:
        return words
    return text if text.startswith(words) else f"{words}: {text}"


def count_faults(names: list[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Counts of kind names (:attr:`FaultKind.value`) by group, and by kind (only those that occurred)."""
    groups = dict.fromkeys(GROUPS, 0)
    kinds: dict[str, int] = {}
    for name in names:
        kinds[name] = kinds.get(name, 0) + 1
        group = FaultKind(name).group
        if group:
            groups[group] += 1
    return groups, kinds
