"""What Discord refuses and neither discord.py nor the simulated Discord notices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

BUTTON = 2
SELECTS = (3, 5, 6, 7, 8)
PREMIUM = 6
COMPONENTS_V2 = 1 << 15
MOST_TEXT = 2000
MOST_V2_TEXT = 4000
MOST_PARTS = 40
MOST_FILES = 10
MOST_THREAD_NAME = 100
MOST_DESCRIPTION = 100
MOST_OPTIONS = 25
DRAWING = "<:"
"""So the mention of a drawing begins."""


def faults(method: str, path: str, body: Any) -> Iterator[str]:
    """Why Discord would answer a request with 400."""
    if isinstance(body, list):
        if path.endswith("/commands"):
            yield from _commands(body)
        return
    if not isinstance(body, Mapping):
        return
    if path.endswith("/threads") and len(body.get("name", "")) > MOST_THREAD_NAME:
        yield "thread name too long"
    message = body.get("data") if path.endswith("/callback") else body
    if isinstance(message, Mapping):
        yield from _message(method, path, message)


def _message(method: str, path: str, message: Mapping[str, Any]) -> Iterator[str]:
    v2 = bool(int(message.get("flags") or 0) & COMPONENTS_V2)
    parts = list(_parts(message.get("components") or []))
    if v2 and (message.get("content") or message.get("embeds")):
        yield "content or embeds beside Components V2"
    if not v2 and len(message.get("content") or "") > MOST_TEXT:
        yield "content too long"
    if v2 and sum(len(part.get("content", "")) for part in parts) > MOST_V2_TEXT:
        yield "too much text"
    if len(parts) > MOST_PARTS:
        yield f"{len(parts)} components"
    if len(message.get("attachments") or []) > MOST_FILES:
        yield "too many attachments"
    if _shows(method, path, message) and "allowed_mentions" not in message:
        yield "no allowed_mentions"
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    if len(set(ids)) < len(ids):
        yield "the same custom_id twice"
    for part in parts:
        yield from _part(part)


def _shows(method: str, path: str, message: Mapping[str, Any]) -> bool:
    """Whether a request puts a message before people."""
    sends = method == "POST" and path.endswith("/messages")
    edits = method == "PATCH" and "/messages/" in path
    return sends or edits or (path.endswith("/callback") and "components" in message)


def _part(part: Mapping[str, Any]) -> Iterator[str]:
    if part["type"] == BUTTON and part.get("style") != PREMIUM and not (part.get("label") or part.get("emoji")):
        yield "a button with neither label nor emoji"
    if len(part.get("label") or "") > 80:
        yield "a button label too long"
    if not 1 <= len(part.get("custom_id", "x")) <= 100:
        yield "a custom_id of a forbidden length"
    if part["type"] == SELECTS[0] and not 1 <= len(part.get("options") or []) <= MOST_OPTIONS:
        yield "a menu with a forbidden number of options"
    if part["type"] == 10 and not part.get("content"):
        yield "an empty text"
    if part["type"] == 1 and not 1 <= len(part.get("components") or []) <= 5:
        yield "a row with a forbidden number of controls"
    if any(DRAWING in text for text in _letters(part)):
        yield "a drawing where it would be read as letters"


def _letters(part: Mapping[str, Any]) -> Iterator[str]:
    """All texts of a part of a message in which Discord shows no drawing but the letters of its mention."""
    for named in (part, *(part.get("options") or ()), *(part.get("items") or ())):
        yield from (named[key] for key in ("label", "placeholder", "description") if named.get(key))


def _parts(components: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components") or [])
        if accessory := part.get("accessory"):
            yield from _parts([accessory])


def _commands(commands: list[Mapping[str, Any]]) -> Iterator[str]:
    names = [(command["name"], command.get("type", 1)) for command in commands]
    if len(set(names)) < len(names):
        yield "two commands of one name"
    for command in commands:
        yield from _described(command)


def _described(command: Mapping[str, Any]) -> Iterator[str]:
    said = [command.get("description", ""), *(command.get("description_localizations") or {}).values()]
    if any(not 1 <= len(text) <= MOST_DESCRIPTION for text in said):
        yield f"description of {command['name']}"
    if len(command.get("options") or []) > MOST_OPTIONS:
        yield f"options of {command['name']}"
    for option in command.get("options") or []:
        yield from _described(option)
