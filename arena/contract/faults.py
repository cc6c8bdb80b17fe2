"""The ways in which a bot can fail, and how they are counted."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

GROUPS = ("crash", "timeout", "illegal")
COUNTED_ONLY = None
"""In place of a group: the fault is counted, but does not cost the game by itself."""


class FaultKind(Enum):
    """What a bot did wrong: its name in files (the value), in words, and its group. ``docs/match.md`` explains each."""

    words: str
    group: str | None
    """One of :data:`GROUPS`, or :data:`COUNTED_ONLY`."""

    CRASH_AT_START = "crash_at_start", "crash at the start", "crash"
    CRASH = "crash_later", "crash", "crash"
    OUT_OF_MEMORY = "out_of_memory", "out of memory", "crash"
    CLOSED_PIPE = "closed_pipe", "closed pipe", "crash"
    NO_ANSWER = "no_answer", "no answer", "timeout"
    HALF_LINE = "half_line", "half a line", "timeout"
    FLOOD_STDOUT = "flood_stdout", "too much on stdout", "illegal"
    BROKEN_RULE = "broken_rule", "broken rule", "illegal"
    SHIFTED_ANSWERS = "shifted_answers", "shifted answers", "illegal"
    FLOOD_STDERR = "flood_stderr", "too much on stderr", COUNTED_ONLY
    IGNORES_SIGTERM = "ignores_sigterm", "ignores SIGTERM", COUNTED_ONLY

    def __new__(cls, value: str, words: str, group: str | None) -> FaultKind:
        kind = object.__new__(cls)
        kind._value_, kind.words, kind.group = value, words, group
        return kind

    @classmethod
    def of(cls, sentence: str) -> FaultKind:
        """The kind of a fault in a replay, which is ``str(Fault)``, or of its name. Raises :class:`ValueError`."""
        name = sentence.partition(":")[0]
        if name not in _KINDS:
            raise ValueError(f"no kind of fault is called {name!r}")
        return _KINDS[name]


_KINDS = {kind.value: kind for kind in FaultKind}


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
    words = _KINDS[name].words if name in _KINDS else name
    if not text:
        return words
    return text if text.startswith(words) else f"{words}: {text}"


def counts_in_words(counts: Mapping[str, int]) -> str:
    """How many faults there are of each kind, by its name; empty if there are none."""
    return ", ".join(f"{count} {in_words(kind)}" for kind, count in counts.items())


def count_by_group(kinds: Mapping[str, int]) -> dict[str, int]:
    """Counts by group, of counts by the names of kinds (:attr:`FaultKind.value`)."""
    groups = dict.fromkeys(GROUPS, 0)
    for name, count in kinds.items():
        if group := FaultKind.of(name).group:
            groups[group] += count
    return groups
