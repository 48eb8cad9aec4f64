"""What ``/rules`` finds: each game's own topics in the reader's language, and single rows of the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.screens import SCREENS
from bot.screens.game import Topic
from bot.text import Words, words
from rules.ledger import Rule, ledger

MOST = 25
"""So many suggestions Discord takes, of so many letters."""
TITLE = 100


def search(query: str, locale: str) -> list[Topic]:
    """The topics that ``query`` may mean, best first, at most :data:`MOST`; all that fit for no query."""
    wanted = query.casefold().split()
    ranked = [(_rank(topic, wanted, query), n, topic) for n, topic in enumerate(topics(locale))]
    found = sorted((rank, n) for rank, n, _ in ranked if rank is not None)
    return [topics(locale)[n] for _, n in found[:MOST]]


@cache
def topics(locale: str) -> tuple[Topic, ...]:
    """Everything that can be looked up: topics first, then the ledger rows of the games there are."""
    t = words(locale)
    games = [topic for screen in SCREENS.values() for topic in screen.topics(t)]
    return (*games, *_rows(t))


def _rows(t: Words) -> Iterator[Topic]:
    prefixes = {prefix for screen in SCREENS.values() for prefix in screen.prefixes}
    for rule in ledger().values():
        if rule.prefix in prefixes:
            yield Topic(rule.id, _cut(f"{rule.id} · {rule.rule}"), _row(t, rule))


def _row(t: Words, rule: Rule) -> str:
    said = t("rules-row", id=rule.id, rule=rule.rule)
    return f"{said}\n{t('rules-ruling', ruling=rule.ruling)}" if rule.ruling else said


def _cut(title: str) -> str:
    return title if len(title) <= TITLE else title[: TITLE - 1] + "…"


def _rank(topic: Topic, wanted: list[str], query: str) -> int | None:
    """How well a topic answers; ``None``: not at all."""
    key, title = query.strip().casefold(), topic.title.casefold()
    if topic.key.casefold() == key:
        return 0
    if key and key in title:
        return 1
    if all(word in title for word in wanted):
        return 2
    return 3 if all(word in topic.text.casefold() for word in wanted) else None
