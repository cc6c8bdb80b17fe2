"""Takes into a league games that ``play`` or another league has written."""
from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from arena.contract.errors import told_as
from arena.contract.files import packed, read_json
from arena.contract.game import Game
from arena.contract.measure import Measure
from arena.contract.record import Replay, replay_of
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.rows import IMPORT, LeagueBot
from arena.match.match import Entry, contestants
from arena.match.one_game import player_of
from arena.match.regression import answers_to
from arena.match.rerun import rerun
from arena.run.contestants import BUILTIN

REPLAYS = "*.jsonl.gz"
ANALYSIS = ".analysis.jsonl.gz"
"""The ending of files beside replays that are not replays."""


@dataclass
class Imported:
    """The outcome of an import: counts, and why games were left out."""

    new: int = 0
    known: int = 0
    left_out: Counter[str] = field(default_factory=Counter)


def files_of(source: Path) -> list[Path]:
    """The replay files in a folder, or the file itself. Raises :class:`LeagueError`."""
    if source.is_dir():
        return sorted(file for file in source.rglob(REPLAYS) if not file.name.endswith(ANALYSIS))
    if not source.exists():
        raise LeagueError(f"{source}: there is no such file or folder")
    return [source]


def players_of(files: Iterable[Path]) -> set[str]:
    """The names of those who play in these files, in games that a league can have."""
    players: set[str] = set()
    for record in chain.from_iterable(map(read_json, files)):
        with suppress(ValueError):
            players.update(names_of(_game_of_a_match(record)))
    return players


def import_games(
    league: League, records: Iterable[object], played: float, source: str,
    same: Mapping[str, str] = MappingProxyType({}),
) -> Imported:
    """Adds games that are not there yet; a game is there if its replay is, or for baselines all of its answers.

    Games are played again by the rules, unless these are a program of somebody else's; one that goes another way is
    left out, and so is one whose baselines would have answered otherwise. ``played``: when they were played, in seconds
    since 1970. ``source``: the path of the file or folder. Whoever plays in it is another player, which does not play
    on, except for baselines, and for names that are those of bots in ``same``. Raises :class:`LeagueError` if the
    league's game is not installed, or has no such bot.
    """
    counts = Imported()
    settings = league.settings()
    rules: Game | None = settings.loaded()
    if rules and rules.is_contest:  # its referee is a program of its own, which would have to play whole games
        rules = None
    for record in records:
        try:
            game = _game_of_a_match(record)
            if game.header.game != settings.game:
                raise ValueError(f"it is a game of {game.header.game}, the league's is {settings.game}")
            _check_rules(rules, settings.measure or Measure(), game)
            checked = _check_baselines(rules, game) if rules else set()
        except ValueError as error:
            counts.left_out[str(error)] += 1
            continue
        if _is_there(league, game, checked):
            counts.known += 1
            continue
        names = zip(names_of(game), game.header.commands)
        bots = [_bot(league, name, command, source, same, command in checked).id for name, command in names]
        _add(league, game, played, bots)
        counts.new += 1
    return counts


def _is_there(league: League, game: Replay, checked: Set[str]) -> bool:
    """Whether a game is there; for baselines, who are ``checked``, that is one with the same answers."""
    replays, data = league.games.replays, packed(game)
    known = league.games.of_seed(game.setup.seed)
    if any(replays.holds(*one, data) for one in known):
        return True
    same = checked >= {*game.header.commands}
    return same and any(_answers(replays.read(*one)) == _answers(game) for one in known if replays.path(*one).exists())


def _answers(game: Replay) -> tuple[list[str], list[list[str | None]]]:
    """The commands by seat, and their answers turn by turn."""
    return [game.header.commands[entry] for entry in game.header.order], [turn.actions for turn in game.turns]


def _game_of_a_match(record: object) -> Replay:
    """Reads a record. Raises :class:`ValueError`, which says why it cannot be added to a league."""
    if not isinstance(record, dict) or "match" not in record:
        raise ValueError("it is no game of a match of the arena")
    with told_as(ValueError, ValueError, about="it is damaged: "):
        game = replay_of(record)
        if sorted(game.setup.options) != sorted(game.header.options) or not game.turns or not game.is_whole:
            raise ValueError("turns: a game has some, and scores at its end")
        if len(game.header.commands) != len(game.players):
            raise ValueError(f"match.commands: {len(game.header.commands)} of {len(game.players)} players")
    return game


def _check_rules(rules: Game | None, measure: Measure, game: Replay) -> None:
    """Raises :class:`ValueError` if the recorded answers do not lead to the recorded lines and outcome.

    Without rules, only if the ranks are not those of the scores; a game may have other ways to break a tie.
    """
    if rules is None:
        if measure.ranks(game.final_scores) != game.ranks:
            raise ValueError(f"ranks: {game.ranks} are not the ranks of the scores {game.final_scores}")
        return
    try:
        difference = next(rerun(rules, game), None)
    except Exception as error:
        raise ValueError(f"it cannot be played again by the rules of {rules.name}: {error!r}") from None
    if difference:
        raise ValueError(f"it does not follow the rules of {rules.name}: {difference}")


def _check_baselines(rules: Game, game: Replay) -> set[str]:
    """Lets the baselines of a game answer again; returns their commands.

    Raises :class:`ValueError` if one would have answered otherwise, or is not there.
    """
    checked = set()
    for seat, entry in enumerate(game.header.order):
        command = game.header.commands[entry]
        (player,) = contestants(rules, [Entry(command, number=entry)]) if command.startswith(BUILTIN) else (None,)
        if player is None or player.answerer is None:  # an own bot searches by the clock
            continue
        if game.players[seat].end_faults:
            raise ValueError(f"at the end, seat {seat}: {command} has no faults")
        again = player_of(rules, player, game.setup.seed, seat, game.player_inputs_init[seat], 0.0)
        for number, answer in answers_to(game, seat, again, []):
            if answer.line != (given := game.turns[number - 1].actions[seat]):
                raise ValueError(f"turn {number}, seat {seat}: {given!r} is not what {command} answers")
        checked.add(command)
    return checked


def _add(league: League, record: Replay, played: float, bots: Sequence[int]) -> None:
    header = record.header
    number, game = divmod(header.index, len(league.settings().orders(bots)))
    same = replace(header, index=0, order=[])
    origin = hashlib.sha1(msgspec.json.encode([same, number, bots])).hexdigest()
    for run in count():  # a match may have been played more than once
        set_id = league.games.begin_set(bots, record.setup.seed, record.edition, origin=f"{origin} {run}")
        if not league.games.has(set_id, game):
            league.games.add(set_id, game, record, played)
            return


def names_of(record: Replay) -> list[str]:
    """The names of the bots, by entry."""
    order = record.header.order
    return [record.names[order.index(entry)] for entry in range(len(order))]


def _bot(league: League, name: str, command: str, source: str, same: Mapping[str, str], is_checked: bool) -> LeagueBot:
    """Whose a game is: the bot that the owner has named, a baseline, or another player that came with this source.

    Such a player is retired: nobody knows whether its program is still the same, and the file may be a stranger's.
    """
    if name in same:
        return league.bots.named(same[name])
    came_with = f"{IMPORT}{name} in {source}"
    for bot in league.bots.all():
        came_with_it = bot.is_foreign and bot.added_by == came_with
        if bot.command == command and bot.folder is None and (is_checked or came_with_it):
            return bot
    free = league.bots.free_name(name)
    with league.writing():
        league.bots.add(free, command, added_by=came_with)
        league.bots.set_state(free, "retired")
    return league.bots.named(free)
