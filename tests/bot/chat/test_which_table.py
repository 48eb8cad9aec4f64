"""Commands without a number where several tables fit: what is chosen is done there, as with the number."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.storage.repository import Phase
from bot.tables.look import Look
from tests.discord import Town, ids, labels, told, words

THREE = ("Ana", "Budi", "Clara")


async def two_tables(place: Town) -> list[int]:
    """Two games of the same three people in one channel; with two, Deadeye has to ask which one is meant."""
    people = place.everybody(*THREE)
    return [await place.started(*people), await place.started(*people)]


async def choose(
    place: Town, person: simcord.MemberActor, table: int, command: str, **options: Any
) -> simcord.InteractionResult:
    """Use a command that could mean either of two tables, and choose this one."""
    which = await person.slash(place.channel, command, **options)
    assert "Which table do you mean?" in told(which)
    assert which.response is not None
    label = next(label for label in labels(which.response) if label.endswith(f"table {table}"))
    return await person.click(which.response, label=label)


def watcher(place: Town) -> simcord.MemberActor:
    """Somebody who sits nowhere, so that every table of the channel comes into question."""
    return place.person("Zoe")


async def test_end_ends_the_chosen_table_alone_and_everybody_reads_it(place: Town) -> None:
    first, second = await two_tables(place)
    role = place.guild.create_role("sheriff", permissions=discord.Permissions(manage_messages=True))
    keeper = place.guild.add_member(place.env.create_user("keeper"), roles=[role])
    result = await choose(place, keeper, first, "end")
    assert not result.ephemeral
    assert f"ended table {first}. Nothing is booked" in words(result.response)
    assert ((await place.look(first)).phase, (await place.look(second)).phase) == (Phase.VOID, Phase.PLAYING)


async def test_end_asks_which_though_one_table_alone_asks_the_reader(place: Town) -> None:
    ana, budi, clara = place.everybody(*THREE)
    tables = [await place.started(ana, budi, clara), await place.started(budi, clara, ana)]
    first, second = [place.holder(look, look.asked[0]) for look in [await place.look(table) for table in tables]]
    assert first is not second
    result = await first.slash(place.channel, "end")
    assert all(f"table {table}" in told(result) for table in tables)


async def test_end_asks_a_moderator_who_sits_at_one_of_several_tables(place: Town) -> None:
    role = place.guild.create_role("sheriff", permissions=discord.Permissions(manage_messages=True))
    keeper = place.guild.add_member(place.env.create_user("keeper"), roles=[role])
    tables = [await place.opened(place.person("Ana")), await place.opened(keeper)]
    result = await keeper.slash(place.channel, "end")
    assert all(f"table {table}" in told(result) for table in tables)


async def test_end_asks_for_the_permission_when_the_table_is_chosen(place: Town) -> None:
    first, _ = await two_tables(place)
    heard = told(await choose(place, watcher(place), first, "end"))
    assert heard == "Only the host or a moderator can end this table."
    assert (await place.look(first)).phase is Phase.PLAYING


async def test_table_shows_the_chosen_table_again_at_the_bottom(place: Town) -> None:
    first, _ = await two_tables(place)
    before = await place.table_message(first)
    result = await choose(place, watcher(place), first, "table")
    await place.rest()
    after = await place.table_message(first)
    assert not result.ephemeral
    assert after.id != before.id
    assert ids(after, "amc")
    assert ids(place.message(place.channel, before.id)) == []


async def test_fair_shows_the_commitment_of_the_chosen_table(place: Town) -> None:
    first, second = await two_tables(place)
    heard = told(await choose(place, watcher(place), first, "fair"))
    assert (await place.look(first)).commitment in heard
    assert (await place.look(second)).commitment not in heard


async def test_odds_are_those_of_the_chosen_table(place: Town) -> None:
    people = place.everybody(*THREE)
    first, _ = [await place.started(*people, game="explore") for _ in range(2)]
    heard = told(await choose(place, watcher(place), first, "odds"))
    assert heard.startswith("### 📊 Odds")
    assert f"table {first}" in heard


async def test_orders_are_those_at_the_chosen_table(place: Town) -> None:
    people = place.everybody(*THREE, "Dewi")
    first, _ = [await place.started(*people, game="cards") for _ in range(2)]
    panel = (await choose(place, await idle(place), first, "orders")).response
    assert ids(panel, "o")
    assert f"table {first}" in words(panel)


async def test_handover_offers_the_seat_at_the_chosen_table_to_whom_the_command_named(place: Town) -> None:
    first, second = await two_tables(place)
    zoe = watcher(place)
    result = await choose(place, await idle(place), second, "handover", to=zoe)
    assert "stays yours" in told(result)
    (offer,) = [message for message in place.channel.history() if "Take this seat" in labels(message)]
    assert f"<@{zoe.id}>" in words(offer)
    await zoe.click(offer, label="Take this seat")
    assert (await place.look(second)).seat_of(zoe.id) is not None
    assert (await place.look(first)).seat_of(zoe.id) is None


async def test_a_seat_is_not_offered_to_a_bot_wherever_it_is(place: Town) -> None:
    await two_tables(place)
    bot = place.guild.add_member(place.env.create_user("robot", bot=True))
    heard = told(await (await idle(place)).slash(place.channel, "handover", to=bot))
    assert heard == "A seat can only be handed to a person."


async def idle(place: Town) -> simcord.MemberActor:
    """Somebody at the tables who is asked at none of them."""
    asked = [place.holder(look, seat) for look in await looks(place) for seat in look.asked]
    return next(person for person in place.people.values() if person not in asked)


async def looks(place: Town) -> list[Look]:
    """Every table of the channel."""
    return [await place.look(line.id) for line in await place.bot.tables.here(place.channel.id)]
