"""Exactly one answer in time. The simulated Discord knows no act that takes long, so a stand-in counts here."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest

from bot.chat import replies
from bot.chat.replies import in_time


@dataclass
class Waiting:
    """The little of an interaction that acknowledging needs."""

    type: discord.InteractionType
    id: int = 1
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[dict[str, Any]] = field(default_factory=list)

    @property
    def response(self) -> Waiting:
        return self

    def is_done(self) -> bool:
        return self.acknowledged.is_set()

    async def defer(self, **how: Any) -> None:
        self.asked.append(how)
        self.acknowledged.set()


def pressed(kind: discord.InteractionType) -> Any:
    return Waiting(kind)


@pytest.mark.parametrize(
    ("kind", "how"),
    [
        (discord.InteractionType.component, {}),
        (discord.InteractionType.application_command, {"ephemeral": True, "thinking": True}),
    ],
)
async def test_an_act_that_takes_long_is_acknowledged_before_it_is_done(
    kind: discord.InteractionType, how: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "PATIENCE", 0)
    press = pressed(kind)

    async def act() -> str:
        await press.acknowledged.wait()
        return "done"

    assert await in_time(press, act()) == "done"
    assert press.asked == [how]


async def test_an_act_that_is_quick_is_not_acknowledged_by_itself() -> None:
    press = pressed(discord.InteractionType.component)

    async def act() -> str:
        return "done"

    assert await in_time(press, act()) == "done"
    assert press.asked == []


async def test_an_acknowledgement_that_fails_does_not_undo_the_act(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "PATIENCE", 0)
    press, tried = pressed(discord.InteractionType.component), asyncio.Event()

    async def defer() -> None:
        tried.set()
        raise discord.InteractionResponded(press)

    async def act() -> str:
        await tried.wait()
        return "done"

    press.defer = defer
    assert await in_time(press, act()) == "done"
