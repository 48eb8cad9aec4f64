"""What a reader may not know changes nothing that the reader sees."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.screens.lookups import words_page
from bot.screens.public import public, scenery
from bot.screens.seat import hand, my_seat
from bot.text import LOCALES
from rules.dice.state import Role, State
from tests.bot.screens.looks import NAMES, Sitting
from tests.poll import POLL
from tests.reading import everything, text


def seen(table: Sitting, reader: int | None) -> str:
    """All that a reader gets: the messages with and without a picture, and what is on the picture."""
    if reader is None:
        look = table.look()
        views = (public(look), public(look, picture="table.png"), words_page(look, "en"))
        return "".join(map(everything, views)) + repr(scenery(look)) + getattr(scenery(look), "alt", "")
    look = table.look(reader)
    return everything(my_seat(look, "en", reader + 1)) + repr(hand(look, "en"))


def hidden_pairs(state: State) -> Iterator[tuple[int, int]]:
    """Two seats whose roles nobody but their holders knows, and which differ."""
    hidden = [seat for seat, player in enumerate(state.players) if not player.shown]
    return ((a, b) for a, b in combinations(hidden, 2) if state.players[a].role is not state.players[b].role)


def swap(state: State, a: int, b: int) -> None:
    one, other = state.players[a], state.players[b]
    one.role, other.role = other.role, one.role


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(2))
def test_hidden_roles_show_nowhere(seed: int, locale: str) -> None:
    table = Sitting(names=NAMES[:6], seed=bytes([seed] * 32), locale=locale).deal()
    swaps = 0

    for n, at in enumerate(table.playing(random.Random(seed))):
        state: State = at.session.state
        for a, b in hidden_pairs(state) if n % 4 == 0 else ():
            readers = [None, *(seat for seat in range(6) if seat not in (a, b))]
            before = [seen(at, reader) for reader in readers]
            swap(state, a, b)
            assert [seen(at, reader) for reader in readers] == before
            swap(state, a, b)
            swaps += 1

    assert swaps > 20


def test_everybody_reads_the_own_role() -> None:
    table = Sitting().deal()
    roles = {Role.SHERIFF: "⭐ Sheriff", Role.DEPUTY: "🛡️ Deputy", Role.OUTLAW: "💰 Outlaw"}

    for seat, player in enumerate(table.session.state.players):
        wanted = roles.get(player.role, "🎭 Renegade")
        assert text(my_seat(table.look(seat), "en", seat + 1)).startswith(f"### {wanted}: ")


def test_hands_and_the_veto_show_nowhere() -> None:
    table = Sitting(POLL, NAMES[:3]).deal()

    for at in table.playing(random.Random(3)):
        state = at.session.state
        holder, hand = state.veto, state.hands[1]
        others = [reader for reader in (None, 0, 2) if reader != holder]
        before = [seen(at, reader) for reader in others]
        state.hands[1] = [(number + 1) % 6 for number in hand]
        state.veto = 1 if holder is not None else None
        assert [seen(at, reader) for reader in others] == before
        state.hands[1], state.veto = hand, holder


def test_a_private_question_shows_only_who_is_asked() -> None:
    table = Sitting(POLL, NAMES[:3]).deal()

    view = public(table.look())

    assert "Waiting for Ana, Budi and Clara, in private" in text(view)
    assert "Yes or no?" not in everything(view)
