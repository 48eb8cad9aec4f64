from __future__ import annotations

import random

import pytest

from tests.ghostly import GHOSTLY
from tests.playing import deal, to_the_end


@pytest.mark.parametrize("seats", GHOSTLY.players)
def test_whoever_is_asked_is_playing_and_need_not_live(seats: int) -> None:
    session, haunted = deal(GHOSTLY, seats), 0
    for _ in to_the_end(session, random.Random(seats)):
        for ask in session.waiting():
            assert ask.seat in GHOSTLY.playing(session.state)
            haunted += ask.seat not in GHOSTLY.living(session.state)
    assert haunted
    assert session.result is not None


def test_who_does_not_live_and_rests_is_not_playing_any_more() -> None:
    session = deal(GHOSTLY, 4)
    for _ in to_the_end(session, random.Random(1)):
        pass
    assert len(GHOSTLY.playing(session.state)) < 4
