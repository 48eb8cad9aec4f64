"""What ends a process: what the operator has to change, and what is Discord's own fault."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.chat.client import CannotRegister
from bot.serving import CannotServe, to_change


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0, code=code)


def answered(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": 0, "message": "no"})


nowhere: Any = discord.GatewayNotFound
GATEWAY_NOT_FOUND: Exception = nowhere()
CHANGE: dict[str, list[Exception]] = {
    "DISCORD_TOKEN": [discord.LoginFailure("no"), closed(4004)],
    "SHARDS": [closed(4010), closed(4011)],
    "SYNC": [CannotRegister("403 Forbidden")],
    "newer": [closed(4012)],
    "settings at Discord": [closed(4014), discord.PrivilegedIntentsRequired(None)],
}


@pytest.mark.parametrize(
    ("names", "error"), [(names, error) for names, errors in CHANGE.items() for error in errors], ids=repr
)
def test_what_the_operator_has_to_change_is_named_in_one_line(names: str, error: Exception) -> None:
    with pytest.raises(CannotServe, match=names) as caught:
        to_change(error)
    assert "\n" not in str(caught.value)


WAIT = [
    answered(503),
    GATEWAY_NOT_FOUND,
    aiohttp.ServerDisconnectedError(),
    OSError("no way"),
    closed(4900),
]


@pytest.mark.parametrize("error", WAIT, ids=repr)
def test_what_only_discord_can_change_is_waited_for(error: Exception) -> None:
    assert "\n" not in to_change(error)


def test_a_fault_of_deadeyes_own_is_no_reason_to_wait() -> None:
    with pytest.raises(ZeroDivisionError):
        to_change(ZeroDivisionError())
