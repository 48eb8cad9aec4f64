"""Two games that differ in a hand alone look the same to everybody: each message, at the same second."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.games.cards.words import card
from bot.storage.repository import Phase
from bot.text import words as said
from rules.cards.base import BASE
from rules.cards.game import CardsGame, CardsOptions
from rules.cards.state import State
from rules.core.ask import Seat
from rules.core.chance import Chance
from rules.core.log import Log
from tests.cogs.hands import asked, dealt, laid_out, panel, press
from tests.discord import LOCALES, Town, ids, labelled, labels, town

PRESSES = 40
WAIT = 2
"""Seconds between presses."""

Sent = tuple[str, str]
ID = re.compile(r'\d{17,}|(?<="nonce": ")[0-9a-f]+')


class Swapped(CardsGame):
    """The card game; if ``swapped``, the oldest card of a hand and the last one of the deck change places."""

    def __init__(self, seat: Seat, *, swapped: bool) -> None:
        super().__init__("cards", BASE)
        self.seat, self.swapped = seat, swapped
        self.pair: tuple[int, int] = (-1, -1)

    def deal(self, seats: int, options: CardsOptions, chance: Chance, log: Log) -> State:
        state = super().deal(seats, options, chance, log)
        hand = state.players[self.seat].hand
        self.pair = hand[0], state.deck[0]
        if self.swapped:
            hand[0], state.deck[0] = state.deck[0], hand[0]
        return state

    def hidden(self, state: State) -> bool:
        """Whether both cards still lie where nobody else sees them."""
        held, unseen = self.held_and_unseen
        return held in state.players[self.seat].hand and unseen in state.deck

    @property
    def held_and_unseen(self) -> tuple[int, int]:
        """The two cards as they lie in this game."""
        return self.pair[::-1] if self.swapped else self.pair


@dataclass
class Told:
    """What was pressed, and what everybody was sent when."""

    pressed: list[tuple[Seat, str]] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)


class Witness:
    """Writes down what is sent to the channel of a table, with the time.

    Ids are told by the order in which they turn up, for private messages come in between; discord.py's random
    nonce is left out.
    """

    def __init__(self, place: Town) -> None:
        self.place, self.seen = place, 0
        self.ids: dict[str, int] = {}

    def new(self) -> Iterator[Sent]:
        requests = self.place.env.http_requests
        for entry in requests[self.seen :]:
            if f"/channels/{self.place.channel.id}/" in entry.path:
                body = {key: value for key, value in (entry.json or {}).items() if key != "nonce"}
                plain = self._plain(json.dumps([entry.method, entry.path, body], ensure_ascii=False))
                yield self.place.clock.now().isoformat(), plain
        self.seen = len(requests)

    def _plain(self, text: str) -> str:
        return ID.sub(lambda found: f"#{self.ids.setdefault(found[0], len(self.ids))}", text)


async def passes(place: Town, witness: Witness, seconds: int = WAIT) -> list[Sent]:
    """Let time pass, second by second."""
    sent = list(witness.new())
    for _ in range(seconds):
        place.clock.pass_by(1)
        await place.tick()
        sent += witness.new()
    return sent


async def played(folder: Path, game: Swapped, script: list[tuple[Seat, str]] | None) -> Told:
    """A game pressed at random, or again as it was pressed, as long as nobody can know which hand it is."""
    LOCALES.clear()
    folder.mkdir()  # noqa: ASYNC240
    told, luck = Told(), random.Random(game.seat)
    async with town(folder, games={"cards": game}) as place:
        table = await dealt(place)
        witness = Witness(place)
        while len(told.pressed) < PRESSES and (script is None or len(told.pressed) < len(script)):
            told.sent += await passes(place, witness)
            state = place.bot.tables._desk._tables[table].dealt.state
            if (await place.look(table)).phase is not Phase.PLAYING or not game.hidden(state):
                break
            wanted = script[len(told.pressed)] if script else None
            label = await press_as(place, table, game, luck, wanted)
            told.pressed.append(label)
    return told


async def press_as(
    place: Town, table: int, game: Swapped, luck: random.Random, wanted: tuple[Seat, str] | None
) -> tuple[Seat, str]:
    """Press what is wanted, or anything but the card that is not the same in both games."""
    person, look = await asked(place, table)
    assert look.ask is not None
    secret = card(said("en"), BASE.deck[game.held_and_unseen[0]])
    message = await place.table_message(table) if look.ask.public else await panel(place, table, person)
    while not ids(message, "a"):
        marks = [label for label in labels(message) if label.endswith(": keep") and not label.startswith(secret)]
        commits = [label for label in labels(message) if label.startswith("Discard")]
        if commits:
            await person.click(message, label=commits[0])
            return look.ask.seat, commits[0]
        message = await press(person, message, marks[0])
    offered = labels(message)[: len(ids(message, "a"))]
    assert wanted is None or wanted[1] in offered
    label = wanted[1] if wanted else luck.choice([one for one in offered if not one.startswith(secret)])
    await person.click(message, custom_id=labelled(message, label))
    return look.ask.seat, label


@pytest.mark.parametrize("seat", range(3))
async def test_a_hand_does_not_show_in_what_everybody_is_sent(tmp_path: Path, seat: Seat) -> None:
    one = await played(tmp_path / "one", Swapped(seat, swapped=False), None)
    other = await played(tmp_path / "other", Swapped(seat, swapped=True), one.pressed)

    assert len(one.pressed) > 10
    assert any(pressed == seat for pressed, _ in one.pressed)
    assert other.pressed == one.pressed
    assert other.sent == one.sent


async def attacked(folder: Path, hand: str) -> tuple[list[list[Sent]], list[Sent]]:
    """What everybody is sent each second from an Attack! at Budi, who ordered to answer it, on; and at last."""
    folder.mkdir()  # noqa: ASYNC240
    others = ("savior carl 4/4: walker", "loner dale 3/3")
    async with laid_out(folder, "leader rick 5/5: attack:C7 duel", f"savior glenn 4/4: {hand}", *others) as made:
        place, table = made
        ana, budi = place.person("Ana"), place.person("Budi")
        await place.bot.tables.order(table, budi.id, "attacked", "always")
        await place.wait(10)
        witness = Witness(place)
        list(witness.new())
        await press(ana, await panel(place, table, ana), "Attack!", "Budi")
        seconds = [list(witness.new())]
        while (await place.look(table)).asked == (1,):
            seconds.append(await passes(place, witness, 1))
        return seconds[:-1], seconds[-1]


async def test_a_standing_order_takes_as_long_whatever_the_hand_holds(tmp_path: Path) -> None:
    can, answered = await attacked(tmp_path / "can", "missed")
    cannot, hit = await attacked(tmp_path / "cannot", "duel")

    assert can == cannot
    assert len(can) > 1
    assert [when for when, _ in answered] == [when for when, _ in hit]
    assert answered != hit


def told_by(body: Any) -> Any:
    """What people are told by a request; a nonce is for Discord alone, and no two are alike."""
    return {key: value for key, value in body.items() if key != "nonce"} if isinstance(body, dict) else body


async def seen_while(folder: Path, *chosen: str) -> list[tuple[int, str, str]]:
    """What everybody saw, and in which second, until Ana's time had run out: she opens her panel and presses."""
    seats = (
        "leader rick 5/5: attack:C7 walker | pistol",
        "savior glenn 4/4: missed",
        *("savior carl 4/4", "loner dale 3/3"),
    )
    folder.mkdir()  # noqa: ASYNC240
    async with laid_out(folder, *seats) as (place, table):
        ana, public = place.person("Ana"), f"/channels/{place.channel.id}/messages"
        message, seen = await panel(place, table, ana), []
        for second in range(95):
            calls = place.calls()
            if second % 20 == 19 and second // 20 < len(chosen):
                message = await press(ana, message, chosen[second // 20])
            await place.wait(1)
            made = [one for one in calls.made if one.path.startswith(public)]
            seen += [(second, one.method, ID.sub("", json.dumps(told_by(one.json)))) for one in made]
    return seen


async def test_a_card_that_is_chosen_and_taken_back_is_noticed_by_nobody(tmp_path: Path) -> None:
    silent = await seen_while(tmp_path / "silent")

    assert await seen_while(tmp_path / "planning", "Attack!", "↩️", "Walker", "↩️") == silent
    assert [second for second, *_ in silent if second < 59] == []


async def test_a_card_that_was_chosen_and_left_is_noticed_by_nobody(tmp_path: Path) -> None:
    assert await seen_while(tmp_path / "left", "Attack!") == await seen_while(tmp_path / "silent")
