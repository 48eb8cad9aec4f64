"""The card game through a simulated Discord: whole games, hands, answers out of turn."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import discord
import pytest

from bot.storage.repository import PersonSettings, Phase
from tests.bot.chat.test_private import calls_to, private_message
from tests.cogs.hands import FOUR, asked, command_somehow, dealt, laid_out, panel, press, press_somehow, shown
from tests.discord import Town, ids, labels, slow_posts, told, words

EMPTY = ("savior glenn 4/4", "savior carl 4/4", "loner dale 3/3")
DUEL_SEATS = (
    "leader rick 5/5: attack:C7 walker | pistol",
    "savior glenn 4/4: missed:CJ duel attack:C8",
    "savior carl 4/4: missed",
    "loner dale 3/3: attack:C9",
)


async def test_four_people_play_a_whole_game_with_their_hands_in_private_panels(place: Town) -> None:
    luck = random.Random(1)
    table = await dealt(place)
    while await press_somehow(place, table, luck) is Phase.PLAYING:
        assert "🂠 Deck" in words(await place.table_message(table))
    await place.wait(2)
    assert labels(await place.table_message(table))[0] == "Rematch"
    board = (await place.person("Ana").slash(place.channel, "leaderboard")).response
    assert all(name in words(board) for name in FOUR)


async def test_a_fresh_process_plays_on_after_every_tenth_answer(place: Town) -> None:
    luck, answers = random.Random(2), 0
    table = await dealt(place)
    while await press_somehow(place, table, luck) is Phase.PLAYING:
        answers += 1
        if answers % 10 == 0:
            await place.restart()
    await place.wait(2)
    assert labels(await place.table_message(table))[0] == "Rematch"


async def test_four_people_play_a_whole_game_by_commands_alone(place: Town) -> None:
    luck, (ana, *others) = random.Random(3), place.everybody(*FOUR)
    table, refused = await place.opened(ana, game="cards"), 0
    for person in others:
        await person.slash(place.channel, "join")
    await ana.slash(place.channel, "start")
    while (look := await place.look(table)).phase is Phase.PLAYING:
        await command_somehow(place, table, luck)
        refused += (await place.look(table)).revision == look.revision
        place.clock.pass_by(2)
        await place.tick()
    assert refused > 0, "nobody aimed too far"
    await place.wait(2)
    assert labels(await place.table_message(table))[0] == "Rematch"
    assert "Ana" in words((await ana.slash(place.channel, "stats")).response)


async def test_a_card_is_played_at_a_target_from_the_panel(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        ana = place.person("Ana")
        hand = await panel(place, table, ana)
        assert "Attack! 7♧ — a player within reach" in words(hand)
        targets = await press(ana, hand, "Attack! 7♧")
        far = ["Budi · 1 away · life 4", "Clara · 2 away · life 4", "Dewi · 2 away · life 3"]
        assert labels(targets)[:4] == [*far, "↩️"]
        await press(ana, targets, "Budi")
        await place.wait(2)
        said = words(await place.table_message(table))
        assert "💥 → Budi" in said
        assert "Waiting for Budi, in private" in said


async def test_who_is_attacked_is_called_and_answers_from_the_call(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        ana, budi = place.person("Ana"), place.person("Budi")
        await press(ana, await panel(place, table, ana), "Attack!", "Budi")
        await place.rest()
        (call,) = calls_to(place)
        assert f"<@{budi.id}>" in words(call)
        assert "Missed" not in words(call)
        mine = (await budi.click(call, label="My seat")).response
        assert "Ana attacks you with Attack! 7♧. A Missed! cancels it" in words(mine)
        assert "⏳ <t:" in words(mine)
        assert labels(mine)[:2] == ["Missed! J♧", "Do nothing"]
        assert mine is not None
        await budi.click(mine, label="Missed! J♧")
        await place.wait(2)
        said = words(await place.table_message(table))
        assert "💨 Budi got away" in said
        assert calls_to(place) == []


async def test_what_cannot_be_played_is_disabled_and_listed_with_its_reason(tmp_path: Path) -> None:
    async with laid_out(
        tmp_path,
        "leader rick 5/5: attack:C7 attack:C8 missed rv | rv",
        "savior glenn 4/4",
        "savior carl 4/4: duel",
        "loner dale 3/3",
    ) as (place, table):
        ana = place.person("Ana")
        hand = await press(ana, await panel(place, table, ana), "Attack! 7♧", "Budi")
        assert "Attack! 8♧" not in labels(hand)
        said = words(hand)
        assert "✖ Attack\\! 8♧: You have already played an Attack! this turn." in said
        assert "A Missed! is for when you are attacked." in said
        assert "A card of this name lies there already." in said


async def test_out_of_reach_is_said_with_distance_and_weapon(tmp_path: Path) -> None:
    seats = ("leader rick 5/5: attack:C7", "savior glenn 4/4", "savior carl 4/4: duel | rv", "loner dale 3/3")
    async with laid_out(tmp_path, *seats) as (place, table):
        ana = place.person("Ana")
        targets = await press(ana, await panel(place, table, ana), "Attack!")
        assert labels(targets)[:2] == ["Budi · 1 away · life 4", "↩️"]
        assert "✖ Clara · 3 away · life 4: 3 places away; your Hatchet reaches 1." in words(targets)
        assert "Dewi · 2 away · life 3: 2 places away; your Hatchet reaches 1." in words(targets)


async def test_the_private_message_is_edited_when_its_owner_is_asked_or_the_hand_changes(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        ana, budi, clara, _ = place.everybody(*FOUR)
        await place.wait(5)
        first = private_message(place, budi)
        assert first is not None
        assert "Attack! 8♧" in words(first)
        await press(ana, await panel(place, table, ana), "Walker", "Budi")
        await place.wait(2)
        after = private_message(place, budi)
        assert after is not None
        assert after.id == first.id
        assert words(after).count("Your hand** (2 cards)") == 1
        await press(ana, await panel(place, table, ana), "Attack!", "Clara")
        await place.wait(2)
        asks = private_message(place, clara)
        assert asks is not None
        assert "Ana attacks you" in words(asks)
        await clara.user.click(asks, label="Do nothing")
        assert "Nothing to do for you" in words(private_message(place, clara))


async def test_a_hand_that_changes_while_its_private_message_is_sent_is_shown_there(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        ana, budi = place.everybody("Ana", "Budi")
        with slow_posts(discord.DMChannel) as (begun, go_on):
            place.clock.pass_by(1)
            await place.bot.tick()
            await begun.wait()
            await press(ana, await panel(place, table, ana), "Walker", "Budi")
            go_on.set()
            await place.rest()
        assert "Your hand** (2 cards)" in words(private_message(place, budi))


async def test_a_choice_in_the_private_message_that_nobody_may_notice_costs_one_call(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, _):
        await place.wait(10)
        ana = place.person("Ana")
        hand = private_message(place, ana)
        assert hand is not None
        calls = place.calls()
        await ana.user.click(hand, label="Attack! 7♧")
        await place.rest()
        assert calls.kinds == ["callback"]


async def test_a_choice_in_the_private_message_costs_no_second_call_where_the_store_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, _):
        await place.wait(10)
        ana, repo = place.person("Ana"), place.bot.tables.repo
        hand, settings = private_message(place, ana), repo.person_settings
        assert hand is not None

        async def slowly(person: int) -> PersonSettings:
            monkeypatch.undo()
            await asyncio.wait(place.bot.tasks._running - {asyncio.current_task()})
            return await settings(person)

        monkeypatch.setattr(repo, "person_settings", slowly)
        calls = place.calls()
        await ana.user.click(hand, label="Attack! 7♧")
        await place.rest()
        assert calls.kinds == ["callback"]


async def test_a_press_in_a_panel_costs_two_calls_where_private_messages_are_closed(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS, closed=True) as (place, table):
        await place.wait(10)
        ana = place.person("Ana")
        hand = await panel(place, table, ana)
        calls = place.calls()
        await press(ana, hand, "Attack!", "Budi")
        await place.rest()
        assert sorted(calls.kinds) == ["callback", "callback", "edit", "post"]


async def test_nothing_is_kept_of_a_panel_that_was_shown(place: Town) -> None:
    table, ana = await dealt(place), place.person("Ana")
    await place.wait(6)
    before = len(asyncio.all_tasks())
    for _ in range(5):
        await panel(place, table, ana)
    assert len(asyncio.all_tasks()) == before


async def test_standing_orders_answer_after_a_moment_and_ping_nobody(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        ana, budi = place.person("Ana"), place.person("Budi")
        orders = await press(budi, await panel(place, table, budi), "⚙️", "Standing orders")
        menu = next(one for one in ids(orders, "o") if one.endswith("attacked"))
        orders = (await budi.select(orders, ["always"], custom_id=menu)).response  # type: ignore[assignment]
        assert (await place.look(table, budi)).orders == {"attacked": "always"}
        assert "Deadeye answers for you" in words(orders)
        assert "Your hand" in words(await press(budi, orders, "Back to my seat"))
        await press(ana, await panel(place, table, ana), "Attack!", "Budi")
        await place.rest()
        assert (await asked(place, table))[0] is budi
        assert calls_to(place) == []
        await place.wait(10)
        assert "💨 Budi got away" in words(await place.table_message(table))
        assert (await asked(place, table))[0] is ana


async def test_a_panel_without_a_question_can_look_again(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        ana, budi = place.person("Ana"), place.person("Budi")
        mine = await panel(place, table, budi)
        await press(ana, await panel(place, table, ana), "Attack!", "Budi")
        assert "Ana attacks you" in words(await press(budi, mine, "Look again"))


async def test_everybody_reads_in_the_own_language(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        zoe = place.person("Zoe", locale="id")
        found = await zoe.slash(place.channel, "rules", topic="Perbekalan")
        assert "🥫 **Perbekalan**" in told(found)
        assert "Siapa yang menang" in told(await place.press(zoe, table, "❔"))


async def test_a_card_of_a_large_hand_is_chosen_from_a_menu(tmp_path: Path) -> None:
    hand = " ".join(["attack"] * 20)
    async with laid_out(tmp_path, f"leader rick 5/5: {hand}", *EMPTY) as (place, table):
        ana = place.person("Ana")
        mine = await panel(place, table, ana)
        (menu,) = ids(mine, "A")
        targets = shown(await ana.select(mine, ["3"], custom_id=menu))
        assert labels(targets)[0] == "Budi · 1 away · life 4"


async def test_cards_of_a_large_hand_are_discarded_over_two_pages(tmp_path: Path) -> None:
    hand = " ".join(["attack"] * 25)
    async with laid_out(tmp_path, f"leader rick 1/5: {hand} duel duel", *EMPTY) as (place, table):
        ana = place.person("Ana")
        first = shown(await ana.slash(place.channel, "play", card="End turn"))
        first = shown(await ana.select(first, [str(n) for n in range(25)], custom_id=ids(first, "M")[0]))
        second = await press(ana, first, "Next")
        second = shown(await ana.select(second, ["25"], custom_id=ids(second, "M")[0]))
        await press(ana, second, "Discard 26 cards")
        assert [card.kind for card in (await place.look(table, ana)).view.hand] == ["duel"]


async def test_standing_orders_are_given_by_command(tmp_path: Path) -> None:
    async with laid_out(tmp_path, *DUEL_SEATS) as (place, table):
        budi = place.person("Budi")
        kinds = await budi.autocomplete(place.channel, "orders", "when", "duel")
        assert [kind["value"] for kind in kinds] == ["duel"]
        values = await budi.autocomplete(place.channel, "orders", "then", "", when="duel")
        assert [value["name"] for value in values] == ["Ask me", "Whenever I can", "Never"]
        shown_orders = await budi.slash(place.channel, "orders", when="duel", then="never")
        assert shown_orders.ephemeral
        assert (await place.look(table, budi)).orders == {"duel": "never"}
        refusal = await budi.slash(place.channel, "orders", when="duel", then="at-1")
        assert told(refusal) == "There is no such standing order in this game."
