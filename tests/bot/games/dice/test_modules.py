"""The modules at a table: bots that play them, what is shown of them, what can be looked up."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.games import brain_for
from bot.games.dice.presets import PRESETS, changed
from bot.screens.game import screen_of, words_of
from bot.screens.public import public
from bot.screens.seat import my_seat
from bot.simulate import luck_of, play
from bot.text import LOCALES
from rules.dice import DICE, DiceOptions
from rules.dice.modules import MODULES
from tests.bot.screens.looks import NAMES, Sitting
from tests.reading import text

SEATS = {"classic": 3, "saloon": 3, "powers": 4, "old-saloon": 5, "undead": 4, "undead-or-alive": 4}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", ["sensible", "random"])
def test_bots_play_every_preset_to_its_end(preset: str, kind: str) -> None:
    seats = SEATS.get(preset, 8)
    brains = [brain_for("dice", kind, random.Random(seat)) for seat in range(seats)]
    played = play(DICE, DiceOptions(PRESETS[preset]), luck_of(3, 1), brains)
    assert played.turns > 1


def test_what_a_module_needs_comes_with_it() -> None:
    assert changed((), ["duel-dice"]) == ("rage", "duel-dice")


def test_taking_out_what_a_module_needs_takes_it_out() -> None:
    assert changed(("rage", "duel-dice"), ["duel-dice"]) == ()


def test_adding_back_brings_both() -> None:
    assert changed(("ghost",), ["ghost", "rage", "duel-dice"]) == ("ghost", "rage", "duel-dice")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_module_die_card_and_token_can_be_looked_up(locale: str) -> None:
    keys = {topic.key for topic in screen_of("dice").topics(words_of("dice", locale))}
    assert {f"dice-module-{key}" for key in MODULES} <= keys
    wanted = {"dice-kind-coward", "dice-symbol-broken", "dice-token-chief", "dice-power-the-doc", "dice-rage-beer"}
    assert wanted | {"dice-wound-be1", "dice-ghost-beer", "dice-character-molly-stark"} <= keys


def sittings(modules: tuple[str, ...], seed: int) -> Iterator[Sitting]:
    """A table with these modules at each of its questions."""
    return Sitting(DICE, NAMES, seed=bytes([seed] * 32), modules=modules).deal().playing(random.Random(seed))


def test_an_undealt_rage_card_is_shown_to_its_owner_alone() -> None:
    holder, at = next(
        (seat.seat, at)
        for at in sittings(("rage",), 2)
        for seat in at.look().view.seats
        if seat.own.cards and seat.alive
    )
    assert "Rage 1" in text(public(at.look()))
    assert "Your Rage cards" in text(my_seat(at.look(holder), "en", holder + 1))
    other = next(seat.seat for seat in at.look().view.seats if not seat.own.cards)
    assert "Your Rage cards" not in text(my_seat(at.look(other), "en", other + 1))


def test_the_table_says_who_is_the_ghost_and_for_whom_he_plays() -> None:
    at = next(at for at in sittings(("ghost",), 1) if at.look().view.box.ghost is not None)
    ghost = at.look().view.box.ghost
    assert "plays for the" in text(public(at.look()))
    assert "You are the Ghost" in text(my_seat(at.look(ghost), "en", ghost + 1))


def test_after_the_outbreak_a_zombie_reads_what_it_wants() -> None:
    at = next(at for at in sittings(("boneyard",), 1) if at.look().view.box.outbreak)
    zombie = next(seat.seat for seat in at.look().view.seats if seat.own.form == "zombie" and seat.alive)
    assert "Outbreak" in text(public(at.look()))
    assert "You are a zombie" in text(my_seat(at.look(zombie), "en", zombie + 1))
