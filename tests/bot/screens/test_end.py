from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures import ALT
from bot.pictures.scenes import Course
from bot.screens.game import screen_of
from bot.screens.highlights import Deed, highlights
from bot.screens.public import public, scenery
from bot.screens.scene import Scene, scene
from bot.storage.repository import ResultRow
from bot.tables.look import Happened, Look
from bot.text import LOCALES
from rules.core.game import AnyGame
from rules.dice.state import Role
from rules.games import GAMES
from tests.bot.screens.looks import NAMES, SEED, Sitting
from tests.reading import ids, pictures, text


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


def test_the_end_says_how_long_it_took_and_where_the_luck_can_be_checked() -> None:
    look = ended().look()

    assert text(public(look)).endswith(f"-# table 12 · {look.turns} turns, 23 min · /fair")


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


GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def over(game: AnyGame, seed: int, locale: str = "en", seats: int = 5) -> Look:
    """A game that is over and knows all that happened."""
    table = Sitting(game, NAMES[:seats], seed=bytes([seed] * 32), locale=locale, whole=True).deal()
    for at in table.playing(random.Random(seed)):
        assert at.session.question is not None
    return table.look()


@GAME
@pytest.mark.parametrize("seed", range(4))
def test_the_picture_of_the_end_follows_every_seat_from_the_deal_to_the_end(game: AnyGame, seed: int) -> None:
    look = over(game, seed)
    course = scenery(look)
    assert isinstance(course, Course)
    assert look.result is not None

    finals = [*look.view.stashes] if game.key == "explore" else [seat.life for seat in look.view.seats]
    assert [seat.values[-1] for seat in course.seats] == finals
    assert {len(seat.values) for seat in course.seats} == {look.turns + 1}
    assert tuple(n for n, seat in enumerate(course.seats) if seat.won) == look.result.winners


@GAME
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(4))
def test_the_picture_of_the_end_is_there_in_words_that_fit(game: AnyGame, locale: str, seed: int) -> None:
    for seats in {game.players[0], game.players[-1]}:
        course = scenery(over(game, seed, locale, seats))
        assert isinstance(course, Course)
        assert len(course.alt) <= ALT
        for n, seat in enumerate(course.seats):
            begins = course.alt.index(f"{n + 1}. {NAMES[n]}, ")
            said = course.alt[begins : course.alt.index(". ", begins + 3) if n + 1 < seats else None]
            assert f": {seat.values[0]} " in said
            assert (", menang" in said or ", won" in said) == seat.won


@GAME
def test_beside_its_picture_the_end_does_not_say_again_who_was_what(game: AnyGame) -> None:
    look = over(game, 1)

    drawn, written = (text(public(look, picture=name)) for name in ("end.png", None))

    assert " — " in written
    assert " — " not in drawn
    assert pictures(public(look, picture="end.png"))[0][1] == scenery(look).alt  # type: ignore[union-attr]


@GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_each_of_few_people_reads_how_it_ended_for_them(game: AnyGame, locale: str) -> None:
    seats = max(3, game.players[0])
    look = over(game, 1, locale, seats)
    look = replace(look, seats=(*look.seats[:3], *(replace(seat, person_id=None) for seat in look.seats[3:])))
    assert look.result is not None

    read = text(public(look)).splitlines()

    for seat in range(3):
        (line,) = [line for line in read if line.startswith(f"<@{seat + 1}>")]
        won = ("you won", "kamu menang")[locale == "id"]
        assert (won in line) == (seat in look.result.winners)


def test_highlights_are_three_at_most_and_those_of_one_alone() -> None:
    class Telling(type(screen_of("dice"))):  # type: ignore[misc]
        def deeds(self, _s: Scene, event: Any) -> Any:
            return event

    s = scene(over(GAMES["dice"], 1), "en")
    told = [
        [Deed("dice-most-shots", 0, 1, 6), Deed("dice-most-shots", 0, 2), Deed("dice-most-shots", 3, 1, 2)],
        [Deed("dice-most-arrows", 2, None, 5), Deed("dice-most-arrows", 1, None, 5)],
        [Deed("dice-most-given", 4, 0, 2)],
        [Deed("dice-most-lost", 1, None, 9)],
    ]
    game = object.__new__(Telling)
    look = replace(s.look, recent=tuple(Happened(deeds, None) for deeds in told))  # type: ignore[arg-type]

    assert highlights(replace(s, look=look, game=game)) == [
        "**Toughest** Budi, 9 life lost and still alive",
        "**Sharpest** Ana, 7 shots, 6 of them at Budi",
    ]


@pytest.mark.parametrize(
    ("people", "rated", "said"),
    [((1, 2, 3), True, "**Rated**"), ((1,), False, "one person only"), ((1, 2), False, "two persons only")],
)
def test_the_end_says_what_was_rated_or_why_not(people: tuple[int, ...], rated: bool, said: str) -> None:
    rows = tuple(ResultRow(person, person, "", 1, won=False, rated=rated) for person in people)

    assert said in text(public(replace(over(GAMES["dice"], 1), results=rows)))
