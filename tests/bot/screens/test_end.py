from __future__ import annotations

import random

import pytest

from bot.screens.public import public
from bot.text import LOCALES
from rules.dice.state import Role
from tests.bot.screens.looks import NAMES, SEED, Sitting
from tests.reading import ids, text


def ended(seats: int = 5, seed: int = 1, locale: str = "en") -> Sitting:
    table = Sitting(names=NAMES[:seats], seed=bytes([seed] * 32), locale=locale).deal()
    for at in table.playing(random.Random(seed)):
        assert at.session.question is not None
    return table


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_end_says_who_won_and_who_everybody_was(seats: int, seed: int) -> None:
    table = ended(seats, seed)
    look = table.look()
    assert look.result is not None

    read = text(public(look))

    for seat, player in enumerate(table.session.state.players):
        (line,) = [line for line in read.splitlines() if f" {NAMES[seat]} — " in line]
        assert player.role.value.capitalize() in line
        assert line.startswith("🏆") == (seat in look.result.winners)
        assert (", out" in line) == (not player.alive)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_shows_commitment_and_seed(locale: str) -> None:
    look = ended(locale=locale).look()

    read = text(public(look))

    assert look.commitment in read
    assert bytes([1] * 32).hex() in read


def test_the_end_says_how_long_it_took() -> None:
    look = ended().look()

    assert f"· table 12 · {look.turns} turns, 23 minutes" in text(public(look))


def test_after_the_end_there_is_a_rematch_a_story_and_a_leaderboard() -> None:
    assert ids(public(ended().look())) == ["t:12:rematch:0", "t:12:story:0", "p:board:dice:all:1"]


def test_the_headline_follows_the_winners() -> None:
    heads = {}
    for seed in range(40):
        table = ended(5, seed)
        winners = {table.session.state.players[seat].role for seat in table.session.state.outcome.winners}
        heads[frozenset(winners)] = text(public(table.look())).splitlines()[0]

    assert heads[frozenset({Role.OUTLAW})].startswith("### The Outlaws win")
    assert heads[frozenset({Role.SHERIFF, Role.DEPUTY})].startswith("### The Sheriff and the Deputies win")


def test_the_seed_is_not_shown_before_the_end() -> None:
    assert SEED.hex() not in text(public(Sitting().deal().look()))
