"""People at the card game in a simulated server: who presses what in which panel."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.storage.repository import Phase
from bot.tables.look import Look
from tests.discord import LOCALES, Town, ids, labelled, labels, town
from tests.hands import Written

FOUR = ("Ana", "Budi", "Clara", "Dewi")

Shown = discord.Message | simcord.ResponseMessage


@asynccontextmanager
async def laid_out(
    folder: Path, *seats: str, closed: bool = False, **more: Any
) -> AsyncIterator[tuple[Town, int]]:
    """A server where a game of cards has begun, its hands as written; Ana sits first, then Budi, Clara, Dewi.

    ``closed``: nobody takes private messages.
    """
    LOCALES.clear()
    async with town(folder, games={"cards": Written(*seats, **more)}) as place:
        if closed:
            close_private_messages(place)
        yield place, await dealt(place)


def close_private_messages(place: Town) -> None:
    """From now on nobody takes private messages."""
    place.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="closed", times=None)


async def dealt(place: Town, *names: str, **options: str) -> int:
    """A game of cards that these people have just begun."""
    return await place.started(*place.everybody(*(names or FOUR)), game="cards", **options)


async def asked(place: Town, table: int) -> tuple[simcord.MemberActor, Look]:
    """Who is asked, and the table as that person sees it."""
    look = await place.look(table)
    person = place.holder(look, look.asked[0])
    return person, await place.look(table, person)


async def panel(place: Town, table: int, person: simcord.MemberActor) -> Shown:
    """The private panel, opened from the table."""
    return shown(await place.press(person, table, "My seat"))


def shown(result: simcord.InteractionResult) -> Shown:
    """The message that a press was answered with."""
    assert result.response is not None
    return result.response


async def press(person: simcord.MemberActor, message: Shown, *names: str) -> Shown:
    """Press buttons, one after the other, each in the panel that the press before made; one is named by how
    its label begins."""
    for name in names:
        label = next(label for label in labels(message) if label.startswith(name))
        message = shown(await person.click(message, custom_id=labelled(message, label)))
    return message


async def press_somehow(place: Town, table: int, luck: random.Random) -> Phase:
    """Whoever is asked presses something: in the private panel, or on the table where all may see the question."""
    person, look = await asked(place, table)
    assert look.ask is not None
    if look.ask.public:
        await place.wait(2)
        await _press_one(person, await place.table_message(table), luck)
    else:
        await _press_one(person, await panel(place, table, person), luck)
    return (await place.look(table)).phase


async def _press_one(person: simcord.MemberActor, message: Shown, luck: random.Random) -> None:
    """Choose one of what is offered; marks are made until they can be committed."""
    commits, marks = ids(message, "c"), ids(message, "m")
    if marks and not commits:
        await _press_one(person, shown(await person.click(message, custom_id=luck.choice(marks))), luck)
    else:
        await person.click(message, custom_id=luck.choice(commits or ids(message, "a")))


async def command_somehow(place: Town, table: int, luck: random.Random) -> None:
    """Whoever is asked answers by a command, chosen among what Deadeye suggests while typing."""
    person, look = await asked(place, table)
    assert look.ask is not None
    name, option = COMMANDS.get(look.ask.key, ("choose", "answer"))
    chosen: dict[str, str] = {}
    for _ in range(look.ask.most):
        typed = chosen.get(option, "")
        offered = await person.autocomplete(place.channel, name, option, typed and typed + ",")
        chosen[option] = luck.choice(offered)["name"]
    if name == "play" and luck.random() < 0.7:
        offered = await person.autocomplete(place.channel, "play", "target", "", **chosen)
        chosen["target"] = luck.choice(offered)["value"]
    await person.slash(place.channel, name, **chosen)


COMMANDS = {
    "cards.play": ("play", "card"),
    "cards.discard": ("discard", "cards"),
    "hershel.cards": ("discard", "cards"),
    "cards.attacked": ("respond", "with"),
    "cards.herd": ("respond", "with"),
    "cards.duel": ("respond", "with"),
    "cards.dying": ("respond", "with"),
}
"""The command that answers a question, and its option; ``/choose`` answers all."""
