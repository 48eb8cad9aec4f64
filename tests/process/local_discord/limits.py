"""What Discord answers with 400, beyond what :mod:`tests.discord_rules` knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests import discord_schema
from tests.discord_rules import faults
from tests.process.local_discord.payloads import Json, parts

MENU = 3
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
LONGEST_NONCE = 25


def refused(method: str, path: str, body: Any) -> list[str]:
    """Why a request is refused as it stands."""
    return [*faults(method, path, body), *_more(body), *discord_schema.faults(method, path, body)]


def _more(body: Any) -> Iterator[str]:
    if not isinstance(body, dict):
        return
    data = body.get("data")
    message = data if isinstance(data, dict) else body
    if len(str(message.get("nonce") or "")) > LONGEST_NONCE:
        yield "nonce too long"
    for part in parts(message.get("components")):
        if part["type"] == MENU:
            yield from _menu(part)
        if part["type"] == 17 and not part.get("components"):
            yield "an empty container"


def _menu(part: Json) -> Iterator[str]:
    options = part["options"]
    if len({option["value"] for option in options}) != len(options):
        yield "a value twice in one menu"
    if not all(1 <= len(option["label"]) <= LONGEST_OPTION for option in options):
        yield "an option's label of a forbidden length"
    if not all(len(option.get("description") or "") <= LONGEST_OPTION for option in options):
        yield "an option's description too long"
    if sum(bool(option.get("default")) for option in options) > part.get("max_values", 1):
        yield "more chosen than may be"
    if part.get("max_values", 1) > len(options):
        yield "more may be chosen than there are"
    if len(part.get("placeholder") or "") > LONGEST_PLACEHOLDER:
        yield "placeholder too long"
