"""The questions that ``/rules`` has to answer, as people ask them; ``tests/rules_questions_<language>.tsv``.

``first`` is what must come first: a topic, or the beginning of several, or the beginning of rows of the ledger
where there is no topic yet. ``missing`` is the topic that would be better; once it is made, it becomes ``first``.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.games import registered
from bot.screens.game import words_of
from rules.core.data import rows
from rules.games import GAMES
from rules.ledger import ledger

LANGUAGES = ("en", "es", "id")


@dataclass(frozen=True, slots=True)
class Question:
    question: str
    game: str
    first: str
    missing: str


def questions(language: str) -> list[Question]:
    return rows(Path(__file__).parents[2] / f"rules_questions_{language}.tsv", Question, delimiter="\t")


def topics(game: str) -> set[str]:
    return {topic.key for topic in registered()[game].screen.topics(words_of(game, "en"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_fifty_and_no_two_ask_the_same(language: str) -> None:
    asked = {(question.game, question.question.casefold()) for question in questions(language)}
    assert len(asked) == len(questions(language)) == 50
    assert {game for game, _ in asked} == GAMES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_first_is_there_or_named_as_missing(language: str) -> None:
    for asked in questions(language):
        found = topics(asked.game)
        begun = [key for key in found | set(ledger()) if key.startswith(f"{asked.first}-")]
        assert asked.first in found or (begun and asked.missing), asked
        assert asked.missing not in found, asked


def test_all_languages_ask_for_the_same() -> None:
    english, *others = ([(q.game, q.first, q.missing) for q in questions(language)] for language in LANGUAGES)
    assert all(other == english for other in others)
