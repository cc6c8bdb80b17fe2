"""The replays of a league: one file per game, in the kit's own format, so that each opens quickly."""
from __future__ import annotations

from pathlib import Path

from arena.contract.files import ReplayError, packed
from arena.contract.record import Replay, read_replays
from arena.contract.saving import USUAL, write_whole

FOLDER = "games"
IN_A_FOLDER = 1000
"""The number of sets whose games share a folder."""


class Replays:
    """The folder ``games`` of a league. A game is named by its set and its number in the set."""

    def __init__(self, league: Path) -> None:
        self._folder = league / FOLDER

    def path(self, set_id: int, number: int) -> Path:
        return self._folder / f"{set_id // IN_A_FOLDER:04}" / f"{set_id}-{number}.jsonl.gz"

    def write(self, set_id: int, number: int, record: Replay) -> None:
        """Writes a game: afterwards its whole file is safe on the disk, or there is none. Raises ``SaveError``."""
        write_whole(self.path(set_id, number), packed(record), USUAL)

    def read(self, set_id: int, number: int) -> Replay:
        """A game's record. Raises :class:`arena.contract.files.ReplayError` if its file is gone or damaged."""
        path = self.path(set_id, number)
        replay = next(read_replays(path), None)
        if replay is None:
            raise ReplayError(f"{path} holds no game")
        return replay

    def holds(self, set_id: int, number: int, data: bytes) -> bool:
        """Whether the file of a game exists and holds exactly ``data``."""
        path = self.path(set_id, number)
        return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data
