"""What cannot be done in the card game is refused with its reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.errors import Refused
from tests.bot.chat.test_private import calls_to
from tests.cogs.hands import FOUR, laid_out, panel, press
from tests.discord import Town, labels, told, words

SEATS = (
    "leader rick 5/5: attack:C7 attack:C8 captured rv | pistol rv",
    "savior glenn 4/4: missed:CJ duel | riot-gear",
    "savior carl 4/4: missed | contagion",
    "loner dale 3/3: attack:C9",
)
BIGGER = (*SEATS[:3], "savior andrea out", "loner dale 3/3: attack:C9")


@pytest.fixture
async def sitting(tmp_path: Path) -> AsyncIterator[tuple[Town, int]]:
    """Ana's turn: two Attack! cards, Captured and a second RV in hand, a Pistol and an RV in play."""
    async with laid_out(tmp_path, *SEATS) as made:
        yield made


async def refused(place: Town, table: int, name: str = "Ana", **typed: str) -> str:
    """What a person is told who types this ``/play``; nothing may change."""
    before = await place.look(table)
    heard = told(await place.person(name).slash(place.channel, "play", **typed))
    after = await place.look(table)
    assert (after.revision, after.ask_no) == (before.revision, before.ask_no)
    assert after.view == before.view
    return heard


async def test_a_card_that_is_not_in_the_hand(sitting: tuple[Town, int]) -> None:
    assert await refused(*sitting, card="Grenade") == "You hold no such card: Grenade"
    assert "You hold no such card" in await refused(*sitting, card="Attack! 9♧")
    assert await refused(*sitting, card="*" * 6000) == "You hold no such card: " + "\\*" * 33 + "…"


async def test_a_second_card_of_one_name(sitting: tuple[Town, int]) -> None:
    assert await refused(*sitting, card="RV") == "A card of this name lies there already."


async def test_a_target_out_of_reach(tmp_path: Path) -> None:
    async with laid_out(tmp_path, "leader rick 5/5: attack:C7", *SEATS[1:]) as (place, table):
        heard = await refused(place, table, card="Attack! 7♧", target="Clara")
        assert heard == "2 places away; your Hatchet reaches 1."


async def test_a_target_that_is_out_of_the_game_or_oneself_or_nobody(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *SEATS[:3], "savior andrea out") as (place, table):
        assert await refused(place, table, card="Attack! 7♧", target="4") == "That player is out of the game."
        assert "yourself" in await refused(place, table, card="Attack! 7♧", target="Ana")
        assert "no such player" in await refused(place, table, card="Attack! 7♧", target="Zoe")


async def test_a_target_where_none_is_needed(tmp_path: Path) -> None:
    async with laid_out(tmp_path, "leader rick 5/5: scope", *SEATS[1:]) as (place, table):
        heard = await refused(place, table, card="Scope", target="Budi")
        assert heard == "This card is played without a target."


async def test_captured_on_the_leader(tmp_path: Path) -> None:
    async with laid_out(tmp_path, "savior glenn 4/4: captured", "leader rick 5/5", *SEATS[2:]) as (place, table):
        heard = await refused(place, table, card="Captured", target="Budi")
        assert heard == "The Leader cannot be Captured."


async def test_a_second_attack(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    await place.person("Ana").slash(place.channel, "play", card="Attack! 7♧", target="Clara")
    await place.person("Clara").slash(place.channel, "respond", **{"with": "Do nothing"})
    heard = await refused(place, table, card="Attack! 8♧", target="Budi")
    assert heard == "You have already played an Attack! this turn."


async def test_answering_for_somebody_else(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    ana, _, clara, _ = place.everybody(*FOUR)
    await press(ana, await panel(place, table, ana), "Attack! 7♧", "Budi")
    before = (await place.look(table)).revision
    (call,) = calls_to(place)
    hers = told(await clara.click(call, label="My seat"))
    assert "Nothing to do for you just now" in hers
    assert "J♧" not in hers
    heard = told(await clara.slash(place.channel, "respond", **{"with": "Missed! J♧"}))
    assert heard == "You are not being asked right now."
    assert (await place.look(table)).revision == before


async def test_answering_twice(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    ana, budi = place.person("Ana"), place.person("Budi")
    await press(ana, await panel(place, table, ana), "Attack! 7♧", "Budi")
    first, second = await panel(place, table, budi), await panel(place, table, budi)
    await press(budi, first, "Missed!")
    before = await place.look(table)
    again = await press(budi, second, "Missed!")
    assert words(again).startswith("The table has moved on")
    assert "Nothing to do for you just now" in words(again)
    assert (await place.look(table)).revision == before.revision


async def test_a_press_in_an_old_hand_panel_shows_the_hand_of_now(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    ana, clara = place.person("Ana"), place.person("Clara")
    old = await panel(place, table, ana)
    await press(ana, await panel(place, table, ana), "Attack! 7♧", "Clara")
    await press(clara, await panel(place, table, clara), "Do nothing")
    before = await place.look(table)
    shown = await press(ana, old, "Attack! 8♧")
    assert words(shown).startswith("The table has moved on")
    assert "Attack! 8♧" not in labels(shown)
    assert "**Your hand** (3 cards)" in words(shown)
    assert (await place.look(table)).revision == before.revision


async def test_a_command_for_another_question(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    ana = place.person("Ana")
    before = (await place.look(table)).revision
    assert "no cards to discard" in told(await ana.slash(place.channel, "discard", cards="RV 8♡"))
    assert "Nothing asks" in told(await ana.slash(place.channel, "respond", **{"with": "Attack! 7♧"}))
    assert (await place.look(table)).revision == before


async def test_another_card_while_one_waits_for_its_target(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    ana = place.person("Ana")
    await ana.slash(place.channel, "play", card="Attack! 7♧")
    before = (await place.look(table)).revision
    assert "already chosen a card" in told(
        await ana.slash(place.channel, "play", card="Attack! 7♧", target="Budi")
    )
    assert (await place.look(table)).revision == before


async def test_a_standing_order_that_does_not_exist(sitting: tuple[Town, int]) -> None:
    place, table = sitting
    budi = place.person("Budi")
    with pytest.raises(Refused) as refusal:
        await place.bot.tables.order(table, budi.id, "duel", "at-1")
    assert refusal.value.reason.key == "no-such-order"
    assert (await place.look(table, budi)).orders == {}


async def test_a_card_is_picked_in_the_same_line(tmp_path: Path) -> None:
    seats = ("leader rick 5/5: surprise-attack walker", *SEATS[1:])
    async with laid_out(tmp_path, *seats) as (place, table):
        ana = place.person("Ana")
        offered = await ana.autocomplete(place.channel, "play", "take", "", card="Surprise Attack", target="2")
        assert [one["name"] for one in offered] == ["From the hand, unseen (2 cards)", "Riot Gear Q♤"]
        assert "no card of the target" in await refused(place, table, card="Walker", target="Dewi", take="hand")
        await ana.slash(place.channel, "play", card="Surprise Attack", target="Budi", take="Riot Gear")
        await place.wait(2)
        assert "Ana takes 🦺 of Budi" in words(await place.table_message(table))
