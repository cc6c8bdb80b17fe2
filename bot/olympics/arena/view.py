"""A match of the Olympics in pictures and points: each turn before the answers, with what these do, and the end."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from math import prod

from arena.contract import record as replays
from arena.contract.faults import FaultKind
from arena.contract.game import NO_ANSWERS, Answers, Frame, Parts
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay
from bot.olympics.arena.pictures import PanelScene, panel
from bot.olympics.protocol import ACTION_NAMES, TurnInput, action_of, gpu_of, parse_turn, run_of
from bot.olympics.rules.constants import GAME_NAMES, NO_ACTION, PLAYERS
from bot.olympics.rules.plain import is_over, play_turn, points, results
from bot.olympics.rules.state import KINDS, Archery, Diving, MiniGame, Skating
from botkit.client.errors import ProtocolError

MISSING: Mapping[str | None, str] = {
    None: "no answer", "crash": "crashed", "timeout": "no answer in time", "illegal": "no legal answer"
}
"""What is shown in place of an answer, by the group of the fault."""


def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a match of the contest's referee or of ours; see :class:`~arena.contract.game.View`.

    Raises :class:`ProtocolError`.
    """
    turns, names = record.turns, record.names
    shown: list[Frame] = []
    for index, (now, scenes) in enumerate(_moments(record, best)):
        if index < len(turns):
            title, says = f"Turn {index + 1}", [_answer(turns[index], player) for player in range(PLAYERS)]
        else:
            title, says = "The end", [_verdict(record, player) for player in range(PLAYERS)]
        table = _table(names, now.points, scenes)
        title = f"{title}: {_told(names, says)}"
        shown.append(Frame(title, "".join(map(panel, scenes)), min(index, len(turns) - 1), table))
    return shown


def line_frames(record: Replay, turn: int, line: Sequence[Mapping[int, str]]) -> Sequence[Frame]:
    """The pictures of other play from a turn on; see :class:`~arena.contract.game.LineFrames`.

    What will be drawn is not known: a run that is over stays so, and skaters wait after the first turn.
    """
    (_, scenes), names = next(islice(_moments(record, NO_ANSWERS), turn, None)), record.names
    shown: list[Frame] = []
    for number, answers in enumerate(line, turn):
        actions = [_action(answers.get(player)) for player in range(PLAYERS)]
        scenes = [_expected(scene, actions, is_first=number == turn) for scene in scenes]
        says = [answers.get(player, "out") for player in range(PLAYERS)]
        scores = [prod(points(scene.medals[player]) for scene in scenes) for player in range(PLAYERS)]
        title = f"Turn {number + 1}: {_told(names, says)}"
        shown.append(Frame(title, "".join(map(panel, scenes)), number, _table(names, scores, scenes)))
    return shown


def _moments(record: Replay, best: Answers) -> Iterator[tuple[TurnInput, list[PanelScene]]]:
    """Each turn as the players were told, and the end, with the games at this moment."""
    scenes: list[PanelScene] = []
    for index, now in enumerate(_told_turns(record)):
        given = record.turns[index].actions if index < len(record.turns) else ()
        actions = [_action(answer) for answer in given]
        better = {player: _action(best.get((index, player))) for player, _ in enumerate(actions)}
        scenes = [
            _scene(now, game, scenes[game] if scenes else None, actions, better) for game in range(len(now.runs))
        ]
        yield now, scenes


def parts(record: Replay) -> Parts:
    """The points by mini-game; see :attr:`arena.contract.game.Game.parts`. Raises :class:`ProtocolError`."""
    medals = [turn.medals for turn in _told_turns(record)]
    return {GAME_NAMES[game]: [[points(of_player[game]) for of_player in now] for now in medals]
            for game in range(len(medals[-1][0]))}


def _told_turns(record: Replay) -> Iterator[TurnInput]:
    """What the players were told in each turn, and the end. Raises :class:`ProtocolError`."""
    lines = [*(next(iter(turn.inputs.values()), []) for turn in record.turns), record.end_frame]
    if not all(lines):
        raise ProtocolError("the record does not say what the players had in each turn and in the end")
    return map(parse_turn, lines)


def _told(names: Sequence[str], says: Sequence[str]) -> str:
    return ", ".join(f"{player} {name} {said}" for player, (name, said) in enumerate(zip(names, says)))


def _expected(scene: PanelScene, actions: Sequence[int], is_first: bool) -> PanelScene:
    """A game before the next answers of an expected play: the first ones in place of those given, or later ones."""
    if scene.resting:
        return replace(scene, awarded=[None] * PLAYERS)
    run = scene.run if is_first or scene.after is None else scene.after
    if not is_first and is_over(run):
        places = [rank - 1 for rank in ranks_of(results(run))]
        medals = [
            [count + (kind == place) for kind, count in enumerate(counts)]
            for counts, place in zip(scene.medals, places)
        ]
        return PanelScene(run, True, medals, places)
    if isinstance(run, Skating) and not is_first:
        return PanelScene(replace(run, order=""), False, scene.medals, scene.awarded)
    return PanelScene(run, False, scene.medals, [None] * PLAYERS, _played(run, actions))


def _scene(
    now: TurnInput, game: int, last: PanelScene | None, actions: Sequence[int], better: Mapping[int, int]
) -> PanelScene:
    """One game at this moment; a run that is over is shown as it ended. Without ``actions`` the match is over."""
    medals = [now.medals[player][game] for player in range(PLAYERS)]
    run = now.runs[game]
    if run is None:
        if last is None or last.resting:
            raise ProtocolError(f"game {game + 1} is over before it began")
        awarded = [next((kind for kind, (after, before) in enumerate(zip(*counts)) if after > before), None)
                   for counts in zip(medals, last.medals)]
        return PanelScene(_ended(last.run, now.registers[game]), True, medals, awarded)
    if not actions:
        return PanelScene(run, False, medals, [None] * PLAYERS)
    after = {
        player: _played(run, [action if other == player else given for other, given in enumerate(actions)])
        for player, action in better.items() if action != NO_ACTION
    }
    return PanelScene(run, False, medals, [None] * PLAYERS, _played(run, actions), after)


def _played(run: MiniGame, actions: Sequence[int]) -> MiniGame:
    """The run after a turn; ``run`` itself does not change."""
    after = deepcopy(run)
    play_turn(after, actions)
    return after


def _ended(run: MiniGame, registers: Sequence[int]) -> MiniGame:
    """The last state of a run: nothing is left to come; track and order stay."""
    text = "" if isinstance(run, (Archery, Diving)) else gpu_of(run)
    return run_of(KINDS.index(type(run)), text, registers)


def _action(answer: str | None) -> int:
    action = action_of(answer)
    return NO_ACTION if action is None else action


def _answer(turn: replays.Turn, player: int) -> str:
    if player not in turn.inputs:
        return "out"
    answer = turn.actions[player]
    if answer is None:
        fault = turn.faults[player]
        return MISSING[FaultKind.of(fault).group if fault else None]
    action = _action(answer)
    return "no legal answer" if action == NO_ACTION else ACTION_NAMES[action]


def _verdict(record: Replay, player: int) -> str:
    if record.final_scores[player] < 0:
        return "put out"
    return ("first", "second", "third")[record.ranks[player] - 1]


def _table(names: Sequence[str], scores: Sequence[int], scenes: Sequence[PanelScene]) -> tuple[tuple[str, ...], ...]:
    """Points and medals in each game, and the score, which is the product of the points."""
    rows = [
        (f"{game + 1} {type(scene.run).__name__}", *(_medals(counts) for counts in scene.medals))
        for game, scene in enumerate(scenes)
    ]
    short = (name if len(name) <= 10 else name[:9] + "…" for name in names)
    head = ("", *(f"{player} {name}" for player, name in enumerate(short)))
    return (head, *rows, ("score", *(f"{score:,}" for score in scores)))


def _medals(counts: Sequence[int]) -> str:
    return f"{points(counts)} ({'-'.join(map(str, counts))})"
