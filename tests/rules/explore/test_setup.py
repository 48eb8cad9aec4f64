"""Components and set-up (rulebook: Game Components, Set-Up, Who Goes First?)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.errors import CannotStart
from rules.core.session import Session
from rules.explore import EXPLORE, ExploreOptions
from rules.explore.events import TurnBegan
from rules.explore.state import COLOURS, HAND, Blue, Colour
from tests.playing import deal, luck


@pytest.mark.rule("EX-COMP-1")
def test_forty_cards_three_cubes_and_twelve_dice_of_rising_power() -> None:
    state = deal(EXPLORE, 4).state
    in_play = [state.card] if state.card else []
    assert len([*state.deck, *state.discards, *state.front, *in_play]) == 40
    assert dict(zip(COLOURS, HAND, strict=True)) == {"yellow": 6, "orange": 3, "red": 2, "black": 1}
    strength = [sum(EXPLORE.box.faces[colour]) for colour in COLOURS]
    assert strength == sorted(set(strength))
    assert state.cubes == 3


@pytest.mark.rule("EX-COMP-2")
def test_the_house_set_has_these_faces() -> None:
    assert EXPLORE.box.faces == {
        Colour.YELLOW: (0, 0, 1, 1, 1, 2),
        Colour.ORANGE: (0, 1, 1, 1, 2, 2),
        Colour.RED: (0, 1, 1, 2, 2, 3),
        Colour.BLACK: (1, 1, 2, 2, 3, 3),
    }
    assert Counter(EXPLORE.box.blue) == Counter(Blue)


@pytest.mark.rule("EX-COMP-3")
@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(CannotStart) as refused:
        deal(EXPLORE, seats)
    assert refused.value.reason.args == (("least", 2), ("most", 8))
    assert refused.value.reason.rule == "EX-COMP-3"
    assert {EXPLORE.refuse(ExploreOptions(), n) for n in range(2, 9)} == {None}


@pytest.mark.rule("EX-SETUP-1")
def test_the_deck_is_shuffled() -> None:
    decks = []
    for seed in range(3):
        session = Session.deal(EXPLORE, 3, ExploreOptions(), luck(seed))
        decks.append(session.checkpoint.state.deck)
    assert len({tuple(deck[:20]) for deck in decks}) == 3
    assert tuple(decks[0][:20]) != EXPLORE.box.deck[:20]


@pytest.mark.rule("EX-SETUP-2")
def test_luck_says_who_goes_first() -> None:
    firsts = Counter(deal(EXPLORE, 4, seed).take().events[0].entry.event for seed in range(60))
    assert set(firsts) == {TurnBegan(seat, 1) for seat in range(4)}
