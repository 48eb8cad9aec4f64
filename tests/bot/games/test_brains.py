from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.games import BRAINS, brain_for
from bot.games.random_brain import RandomBrain
from rules.core.ask import TAKE_BACK, Ask
from rules.games import GAMES


def luck(seed: int = 1) -> random.Random:
    return random.Random(seed)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_of_the_box_has_a_sensible_brain(key: str) -> None:
    assert not isinstance(brain_for(key), RandomBrain)
    assert isinstance(brain_for(key, "random"), RandomBrain)


def test_a_game_without_a_sensible_brain_is_played_at_random() -> None:
    assert {type(brain_for("poll", kind)) for kind in BRAINS} == {RandomBrain}


@pytest.mark.parametrize("kind", ["cautious", "bold"])
def test_a_temper_that_a_game_does_not_have_is_the_sensible_one(kind: str) -> None:
    assert type(brain_for("dice", kind)) is type(brain_for("dice"))
    assert vars(brain_for("explore", kind)) != vars(brain_for("explore"))


@pytest.mark.parametrize(
    "ask",
    [
        Ask(0, "one", ("a", "b", "c")),
        Ask(0, "any", ("a", "b", "c"), least=0, most=3),
        Ask(0, "some", ("a", "b", "c", "d"), least=2, most=3),
        Ask(0, "back", ("a", "b", TAKE_BACK)),
        Ask(0, "none", (), least=0, most=0),
    ],
    ids=lambda ask: str(ask.key),
)
def test_a_random_brain_gives_every_answer_and_never_takes_back(ask: Ask[object]) -> None:
    brain, given = RandomBrain(luck()), Counter[tuple[int, ...]]()
    for _ in range(400):
        given[brain.answer(None, ask)] += 1
    assert set(given) == {answer for answer in ask.answers() if TAKE_BACK not in ask.pick(answer)}


def test_a_random_brain_does_not_walk_into_a_known_fault() -> None:
    ask = Ask(0, "key", ("a", "b", TAKE_BACK), refused=((0,),))
    assert {RandomBrain(luck(n)).answer(None, ask) for n in range(20)} == {(1,)}


def test_a_random_brain_lets_some_windows_pass() -> None:
    brain, ask = RandomBrain(luck()), Ask(0, "veto", ("stop",), public=False)
    assert {brain.act(None, ask) for _ in range(40)} == {None, (0,)}


def test_equal_luck_gives_equal_answers() -> None:
    ask = Ask(0, "any", tuple("abcdef"), least=0, most=6)
    one, two = RandomBrain(luck(3)), RandomBrain(luck(3))
    assert [one.answer(None, ask) for _ in range(20)] == [two.answer(None, ask) for _ in range(20)]
