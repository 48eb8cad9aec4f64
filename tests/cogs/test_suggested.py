"""What is chosen from suggestions: Discord sends its value, or sometimes the name that it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cogs.hands import dealt
from tests.discord import LOCALES, WITH_POLL, Town, told, town, words
from tests.hands import Written

SEATS = (
    "leader rick 5/5: attack:C7 attack:C8 duel surprise-attack | pistol",
    "savior glenn 4/4: missed:CJ duel | riot-gear",
    "savior carl 4/4: missed | contagion",
    "loner dale 3/3: attack:C9",
)
THREE = ("Ana", "Budi", "Clara")


async def suggested(place: Town, name: str, command: str, option: str, **filled: Any) -> list[dict[str, Any]]:
    """What somebody is offered who has typed nothing yet."""
    found: list[dict[str, Any]] = await place.person(name).autocomplete(
        place.channel, command, option, "", **filled
    )
    assert found
    return found


@asynccontextmanager
async def sitting(folder: Path, *names: str) -> AsyncIterator[tuple[Town, int]]:
    """A game of cards in which the first of these people has a Duel and a Surprise Attack to play."""
    LOCALES.clear()
    async with town(folder, games={"cards": Written(*SEATS)}) as place:
        yield place, await dealt(place, *names)


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_a_suggestion_is_never_taken_for_somebodys_name(tmp_path: Path, sent: str) -> None:
    async with sitting(tmp_path, "Ana", "4", "Clara", "Dewi") as (place, table):
        found = await suggested(place, "Ana", "play", "target", card="Duel")
        dewi = next(one[sent] for one in found if one["name"].startswith("Dewi ·"))
        await place.person("Ana").slash(place.channel, "play", card="Duel", target=dewi)
        assert (await place.look(table)).asked == (3,)


async def test_a_typed_name_that_several_have_is_asked_for(tmp_path: Path) -> None:
    async with sitting(tmp_path, "Ana", "Bob", "bob", "Dewi") as (place, _):
        heard = told(await place.person("Ana").slash(place.channel, "play", card="Duel", target="Bob"))
        several = "Bob \\(seat 2\\), bob \\(seat 3\\)"
        assert heard == f"Bob may be any of these: {several}. Choose one of them from the list."


async def test_a_number_that_is_also_a_name_is_asked_for(tmp_path: Path) -> None:
    async with sitting(tmp_path, "Ana", "4", "Clara", "Dewi") as (place, _):
        heard = told(await place.person("Ana").slash(place.channel, "play", card="Duel", target="4"))
        assert heard.startswith("4 may be any of these: 4 \\(seat 2\\), Dewi \\(seat 4\\).")


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_a_card_a_target_and_what_to_take_are_found_by_either(tmp_path: Path, sent: str) -> None:
    async with sitting(tmp_path, "Ana", "Budi", "Clara", "Dewi") as (place, table):
        before = (await place.look(table)).revision
        cards = await suggested(place, "Ana", "play", "card")
        card = next(one[sent] for one in cards if "Surprise" in one["name"])
        targets = await suggested(place, "Ana", "play", "target", card=card)
        target = next(one[sent] for one in targets if one["name"].startswith("Budi"))
        takes = await suggested(place, "Ana", "play", "take", card=card, target=target)
        take = next(one[sent] for one in takes if "hand" in one["name"])
        await place.person("Ana").slash(place.channel, "play", card=card, target=target, take=take)
        assert (await place.look(table)).revision > before


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_a_game_is_opened_and_looked_up_by_either(place: Town, sent: str) -> None:
    games = await suggested(place, "Ana", "new", "game")
    chosen = next(one[sent] for one in games if one["value"] == "walkers-dice")
    table = await place.opened(place.person("Ana"), game=chosen)
    assert (await place.look(table)).game == "walkers-dice"
    heard = words((await place.person("Ana").slash(place.channel, "leaderboard", game=chosen)).response)
    assert "Deadeye does not know this game" not in heard


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_a_standing_order_is_given_by_either(tmp_path: Path, sent: str) -> None:
    async with sitting(tmp_path, "Ana", "Budi", "Clara", "Dewi") as (place, table):
        when = (await suggested(place, "Budi", "orders", "when"))[0][sent]
        then = (await suggested(place, "Budi", "orders", "then", when=when))[-1][sent]
        await place.person("Budi").slash(place.channel, "orders", when=when, then=then)
        assert len((await place.look(table, place.person("Budi"))).orders) == 1


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_dice_to_keep_are_found_by_either(place: Town, sent: str) -> None:
    table = await place.started(*place.everybody(*THREE))
    look = await place.look(table)
    active = place.holder(look, look.asked[0])
    name = next(name for name, person in place.people.items() if person is active)
    keep = (await suggested(place, name, "keep", "dice"))[1][sent]
    await active.slash(place.channel, "keep", dice=keep)
    assert (await place.look(table)).ask_no == look.ask_no + 1


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_an_answer_to_any_question_is_found_by_either(tmp_path: Path, sent: str) -> None:
    LOCALES.clear()
    async with town(tmp_path, games=WITH_POLL) as place:
        table = await place.started(*place.everybody(*THREE), game="poll")
        look = await place.look(table)
        asked = place.holder(look, look.asked[0])
        name = next(name for name, person in place.people.items() if person is asked)
        answer = (await suggested(place, name, "choose", "answer"))[0][sent]
        await asked.slash(place.channel, "choose", answer=answer)
        assert (await place.look(table)).revision > look.revision


@pytest.mark.parametrize("sent", ["name", "value"])
async def test_a_rule_is_looked_up_by_either(place: Town, sent: str) -> None:
    for topic in (await suggested(place, "Ana", "rules", "topic"))[:3]:
        heard = words((await place.person("Ana").slash(place.channel, "rules", topic=topic[sent])).response)
        assert "Nothing found" not in heard
