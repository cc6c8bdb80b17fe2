"""The versions of a bot on its page: verdicts, ratings, comparison; and what their forms do."""
from __future__ import annotations

from typing import Any

from starlette.responses import Response

from arena.league.rows import Bot, Standing
from arena.league.store import Store
from arena.stats.ratings import Moment
from arena.web.app.handling import Ask, Refused, bot_of, go_to


def versions_of(store: Store, bot: Bot, ratings: dict[str, Standing], compared_with: int | None) -> dict[str, Any]:
    """What the page of a bot shows of its versions; ``compared_with``: the id of the one that it is compared with."""
    versions = store.versions(bot.name)
    other = next((one.bot for one in versions if one.bot.id == compared_with and one.bot.id != bot.id), None)
    rated = [(one.number, ratings[one.bot.name]) for one in reversed(versions) if ratings[one.bot.name].games]
    return {
        "family": versions[0].family,
        "versions": [one for one in versions if not one.bot.hidden or one.bot.id == bot.id],
        "hidden_versions": [one.bot for one in versions if one.bot.hidden and one.bot.id != bot.id],
        "rating_of_versions": [Moment(number, row.rating, row.low, row.high) for number, row in rated],
        "duels": store.duel_settings(),
        "other": other,
        "comparison": store.compare(bot.name, other.name) if other else None,
    }


def rule_version(ask: Ask) -> Response:
    """Promotes, rejects or hides a version."""
    bot, store = bot_of(ask), ask.context.league
    rule = {"promote": store.promote, "reject": store.reject, "hide": store.hide_version}.get(ask.text("do"))
    if rule is None:
        raise Refused("A version can be promoted, rejected or hidden.")
    rule(bot.name)
    return go_to(f"/bots/{bot.id}")
