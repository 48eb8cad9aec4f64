"""What ``/rules`` finds: each game's own topics in the reader's language, and single rows of the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.games import registered
from bot.screens.game import Topic, words_of
from bot.screens.limits import SUGGESTIONS, TITLE
from bot.screens.sheet import CUT
from bot.text import Words, words
from bot.text.names import in_label
from rules.ledger import Rule, ledger


def search(query: str, locale: str) -> list[Topic]:
    """The topics that ``query`` may mean, best first, as many as may be suggested; if it is a key, that one."""
    key, wanted = query.strip().casefold(), query.casefold().replace(CUT, " ").split()
    if exact := [topic for topic in topics(locale) if key in (topic.key.casefold(), topic.title.casefold())]:
        return exact[:1]
    titled = [topic for topic in topics(locale) if all(word in topic.title.casefold() for word in wanted)]
    told = [topic for topic in topics(locale) if all(word in topic.text.casefold() for word in wanted)]
    return list(dict.fromkeys([*titled, *told]))[:SUGGESTIONS]


@cache
def topics(locale: str) -> tuple[Topic, ...]:
    """Everything that can be looked up: topics first, then the ledger rows of the games there are."""
    t = words(locale)
    return (*_of_games(locale), *_rows(t))


def _of_games(locale: str) -> Iterator[Topic]:
    """Topics of all games; a title that several of them have says of which game it is."""
    screens = {key: game.screen for key, game in registered().items()}
    found = [(key, topic) for key, screen in screens.items() for topic in screen.topics(words_of(key, locale))]
    often = Counter(topic.title for _, topic in found)
    for game, topic in found:
        if often[topic.title] == 1:
            yield topic
        else:
            t = words_of(game, locale)
            titled = t("rules-of-game", title=topic.title, game=t(f"game-{game}"))
            yield replace(topic, title=in_label(titled, TITLE))


def _rows(t: Words) -> Iterator[Topic]:
    prefixes = {prefix for known in registered().values() for prefix in known.screen.prefixes}
    for rule in ledger().values():
        if rule.prefix in prefixes:
            yield Topic(rule.id, in_label(f"{rule.id} · {rule.rule}", TITLE), _row(t, rule))


def _row(t: Words, rule: Rule) -> str:
    said = t("rules-row", id=rule.id, rule=rule.rule)
    return f"{said}\n{t('rules-ruling', ruling=rule.ruling)}" if rule.ruling else said
