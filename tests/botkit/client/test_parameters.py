"""Settings of parameters, and what every bot's parameters have in common."""
from __future__ import annotations

import ast
import json
import math
from dataclasses import dataclass, fields
from importlib import import_module
from itertools import chain, pairwise

import pytest

import bundle
from botkit.client.parameters import RANGE, argument_parser, between, choice, choices_of, effort, effort_name, range_of
from tests.bot.bots import BOTS, package_of, params_of
from tests.bot.fuzz import fault, inputs, new_bot, places


@dataclass(frozen=True)
class Params:
    iterations: int = effort()
    share: float = 0.5
    message: bool = True
    title: str = "a"
    search: str = choice("uct", "greedy")
    width: int = between(6, 2)
    weight: float = between(0.5, 0.0, 1.0)
    table: tuple[int, ...] = ()


def parse(*settings: str) -> Params:
    words = [word for setting in settings for word in ("--set", setting)]
    params: Params = argument_parser("chess", Params()).parse_args(words).params
    return params


class TestSettings:
    def test_take_the_type_of_the_default(self) -> None:
        changed = parse("iterations=7", "share=1", "message=no", "title=b=c", "search=greedy", "width=2", "weight=1")
        assert changed == Params(7, 1.0, False, "b=c", "greedy", 2, 1.0)
        assert isinstance(changed.share, float)

    def test_the_last_one_counts(self) -> None:
        assert parse("iterations=1", "iterations=2").iterations == 2

    @pytest.mark.parametrize(("setting", "message"), [
        *((setting, "NAME one of iterations, share, message, title, search, width, weight, table")
          for setting in ("iterations", "depth=3", "=3", "")),
        *((setting, "wants a whole number from 0 on, like 0")
          for setting in ("iterations=x", "iterations=1.5", "iterations=-1")),
        *((setting, "wants a finite number, like 0.5") for setting in ("share=", "share=nan", "share=-inf")),
        *((setting, "wants a whole number from 2 on, like 6") for setting in ("width=1", "width=-2", "width=2.5")),
        *((setting, "wants a finite number from 0 to 1, like 0.5")
          for setting in ("weight=1.01", "weight=-1e-9", "weight=inf")),
        ("message=maybe", "wants yes or no, like True"),
        ("search=magic", "search is one of uct, greedy"),
        ("table=123", "table cannot be set"),
    ])
    def test_that_are_wrong_are_refused(
        self, setting: str, message: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as stop:
            parse(setting)
        assert stop.value.code == 2
        assert f"error: --set {setting}: " in (error := capsys.readouterr().err)
        assert error.rstrip().endswith(message)

    def test_help_names_the_parameters_as_they_are_set_before_and_choices(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as stop:
            argument_parser("chess", Params()).parse_args(["--set", "iterations=7", "--help"])
        assert not stop.value.code
        text = capsys.readouterr().out
        assert "  iterations=7 (from 0 on)\n" in text
        assert "  share=0.5\n" in text
        assert "  search=uct (one of uct, greedy)\n" in text
        assert "  width=6 (from 2 on)\n" in text
        assert "  weight=0.5 (from 0 to 1)\n" in text


    def test_are_told_as_json_as_they_are_set_before(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as stop:
            argument_parser("chess", Params()).parse_args(["--set", "search=greedy", "--params"])
        assert not stop.value.code
        assert json.loads(capsys.readouterr().out) == {
            "iterations": {"type": "int", "default": 0, "effort": True},
            "share": {"type": "float", "default": 0.5},
            "message": {"type": "bool", "default": True},
            "title": {"type": "str", "default": "a"},
            "search": {"type": "str", "default": "greedy", "choices": ["uct", "greedy"]},
            "width": {"type": "int", "default": 6},
            "weight": {"type": "float", "default": 0.5},
        }


class TestEffort:
    def test_sets_the_parameter_that_is_marked(self) -> None:
        params: Params = argument_parser("chess", Params()).parse_args(["--set", "share=1", "--effort", "12"]).params
        assert (params.iterations, params.share) == (12, 1.0)

    def test_that_is_no_number_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            argument_parser("chess", Params()).parse_args(["--effort", "deep"])
        assert "--effort deep: wants a whole number from 0 on; 0: by the clock" in capsys.readouterr().err

    def test_has_a_name_in_every_bot(self) -> None:
        for bot in BOTS:
            assert getattr(params_of(bot), effort_name(params_of(bot))) == 0


CHOICES = [(bot, name) for bot in BOTS for name in choices_of(params_of(bot))]


def test_every_text_among_the_parameters_is_a_choice() -> None:
    texts = [
        (bot, field.name)
        for bot in BOTS
        for field in fields(params_of(bot))
        if isinstance(getattr(params_of(bot), field.name), str)
    ]
    assert texts == CHOICES


@pytest.mark.parametrize(("bot", "name"), CHOICES)
def test_an_unknown_choice_ends_the_bot_with_the_known_ones(
    bot: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        import_module(f"{package_of(bot)}.loop").main(["--set", f"{name}=magic"])
    assert stop.value.code == 2
    assert f"{name} is one of {', '.join(choices_of(params_of(bot))[name])}\n" in capsys.readouterr().err


@pytest.mark.parametrize("bot", BOTS)
def test_every_parameter_says_what_it_means(bot: str) -> None:
    file = bundle.ROOT.joinpath(*package_of(bot).split("."), "params.py")
    (params,) = (node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef))
    for node, following in pairwise(params.body):
        if isinstance(node, ast.AnnAssign):
            assert isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant), ast.unparse(node)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("end", ["least", "most"])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_with_each_parameter_at_the_end_of_its_range(bot: str, end: str) -> None:
    params = params_of(bot)
    names = [field.name for field in fields(params) if RANGE in field.metadata]
    ends = {name: range_of(params, name)[end == "most"] for name in names}
    settings = [
        f"{name}={type(getattr(params, name))(value)}" for name, value in ends.items() if math.isfinite(value)]
    edition, seats, seat = places(bot)[0]
    first, *turns = inputs(bot, edition, seats)[seat]
    assert fault(new_bot(bot, *settings), [*first, *chain(*turns[:3])]) == ""
