"""The branches of a league's games: files of games that were played on from a turn, and what came of each."""
from __future__ import annotations

import json
from itertools import count
from pathlib import Path

from arena.contract.files import Json, stem
from arena.contract.record import Replay, read_replays
from arena.contract.saving import SaveError, write_whole
from arena.league.store.errors import NoSuchError

FOLDER = "branches"
GAMES, RESULT = ".jsonl.gz", ".json"


class BranchFiles:
    """The folder ``branches`` of a league: for each number a replay file, and its result beside it."""

    def __init__(self, league: Path) -> None:
        self._folder = league / FOLDER

    def new_file(self) -> Path:
        """The replay file of a new branch, empty, so that no other branch takes it."""
        try:
            self._folder.mkdir(exist_ok=True)
        except OSError as error:
            raise SaveError(f"{self._folder}: {error.strerror}; nothing is played") from None
        numbers = (stem(file) for file in self._folder.glob(f"*{GAMES}"))
        last = max((int(name) for name in numbers if name.isdecimal()), default=0)
        for file in map(self._file, count(last + 1)):
            try:
                file.touch(exist_ok=False)
                return file
            except FileExistsError:
                continue
        raise AssertionError("numbers do not end")

    def drop_if_empty(self, file: Path) -> None:
        """Removes the replay file of a branch that has no game: it was refused, or ended before its first game."""
        if file.is_file() and not file.stat().st_size:
            file.unlink()

    def keep(self, file: Path, game: int, result: Json) -> None:
        """Keeps what came of a branch of a game (by its number) beside its replay file."""
        write_whole(file.with_name(stem(file) + RESULT), json.dumps({"game": game} | result).encode())

    def of_game(self, game: int) -> list[Json]:
        """What came of the branches of a game, each with its ``number``, the newest first."""
        numbers = sorted(int(file.stem) for file in self._folder.glob(f"*{RESULT}") if file.stem.isdecimal())
        results = [self._result(number) for number in reversed(numbers)]
        return [result for result in results if result.get("game") == game]

    def _result(self, number: int) -> Json:
        """A result; empty if its file is damaged, which the games of the branch may outlive."""
        try:
            result = json.loads((self._folder / f"{number}{RESULT}").read_bytes())
        except (OSError, ValueError, RecursionError):
            return {}
        return result | {"number": number} if isinstance(result, dict) else {}

    def game_of(self, number: int) -> int | None:
        """The number of the game that a branch is of; ``None`` before its end, and if its result is damaged."""
        game = self._result(number).get("game")
        return game if isinstance(game, int) else None

    def replay(self, number: int, place: int) -> Replay:
        """One game of a branch, from 0. Raises :class:`NoSuchError` if there is none, or :class:`ReplayError`."""
        file = self._file(number)
        games = list(read_replays(file)) if file.is_file() else []
        if place >= len(games):
            raise NoSuchError(f"branch {number} has {len(games)} games")
        return games[place]

    def _file(self, number: int) -> Path:
        return self._folder / f"{number}{GAMES}"
