"""Discord's own word on what the bodies of requests look like.

``requests.json`` holds the schemas of the requests that Deadeye makes, from the npm package discord-api-spec
(MIT), a copy of the specification that Discord publishes. ``renew.sh`` renews it; the new version then goes into
:data:`VERSION`, and whatever the tests say has changed is looked at.
"""

from __future__ import annotations

import json
import re
from bisect import bisect
from collections.abc import Sized
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, relevance

FILE = Path(__file__).with_name("requests.json")
VERSION = "10.0.266135"
"""The version of the schemas that these tests are written for."""

Shape: TypeAlias = Any
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
ROUTES = {
    r"POST /channels/\d+/messages": "MessageCreateRequest",
    r"PATCH /channels/\d+/messages/\d+": "MessageEditRequestPartial",
    r"POST /webhooks/\d+/[^/]+": "IncomingWebhookRequestPartial",
    r"PATCH /webhooks/\d+/[^/]+/messages/(@original|\d+)": "IncomingWebhookUpdateRequestPartial",
    r"POST /channels/\d+/threads": "CreateTextThreadWithoutMessageRequest",
    r"POST /channels/\d+/messages/\d+/threads": "CreateTextThreadWithMessageRequest",
    r"PATCH /channels/\d+": "UpdateThreadRequestPartial",
    r"POST /users/@me/channels": "CreatePrivateChannelRequest",
}
COMMANDS = re.compile(r"PUT /applications/\d+/(guilds/\d+/)?commands")
CALLBACK = re.compile(r"POST /interactions/\d+/[^/]+/callback")
WITHOUT = re.compile(r"(POST|PATCH) /applications/\d+/emojis(/\d+)?")
"""Bodies for which the package has no schema."""
NUMBERS_OF_PEOPLE = {"users", "roles", "recipient_id"}
"""Where Discord takes ids as numbers too, and discord.py sends them so."""
OF_THINGS = {"emoji", "attachments"}
"""What has an id that discord.py sends as a number; that of a component is one."""
SMALL = 1 << 16
"""Numbers below are kinds, flags and counts, which a schema may tell apart."""


class WrongSchema(Exception):
    """The file is of another version than the tests."""


class NoSchema(LookupError):
    """A request that no schema is known for: a new route, to be entered in :data:`ROUTES`."""


def faults(method: str, path: str, body: Any) -> list[str]:
    """Why a body is not what Discord's schema says. Each shape is looked at once; raises :exc:`NoSchema`."""
    request = f"{method} {path}"
    if WITHOUT.fullmatch(request):
        return []
    if COMMANDS.fullmatch(request):
        return [fault for command in body for fault in _of("ApplicationCommandUpdateRequest", command)]
    return list(_of(_name(request, body), body))


def _name(request: str, body: Any) -> str:
    if CALLBACK.fullmatch(request):
        return CALLBACKS[body["type"]]
    for route, name in ROUTES.items():
        if re.fullmatch(route, request):
            return name
    raise NoSchema(request)


def _of(name: str, body: Any) -> tuple[str, ...]:
    known, shape = _known(name), json.dumps(_shape(body))
    if shape not in known:
        known[shape] = tuple(_told(error) for error in _validator(name).iter_errors(_as_text(body)))
    return known[shape]


@cache
def _known(name: str) -> dict[str, tuple[str, ...]]:
    """What was said of each shape so far."""
    return {}


@cache
def schemas(file: Path = FILE) -> dict[str, Any]:
    """The schemas by name; raises :exc:`WrongSchema`."""
    found = json.loads(file.read_text(encoding="utf-8"))
    if found["version"] != VERSION:
        there = f"{file.name} is of {found['package']} {found['version']}"
        raise WrongSchema(f"{there}, and these tests are written for {VERSION}")
    defined: dict[str, Any] = found["$defs"]
    return defined


@cache
def _validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schemas()})


@cache
def _limits() -> dict[str, list[int]]:
    """Every length at which the schemas begin or cease to take a text or a list, by the names of what holds it."""
    found: dict[str, set[int]] = {}
    for schema in schemas().values():
        for name, inner in schema.get("properties", {}).items():
            lengths = re.findall(r'"(min|max)(?:Length|Items)": (\d+)', json.dumps(inner))
            found.setdefault(name, set()).update(int(length) + (end == "max") for end, length in lengths)
    return {name: sorted(lengths) for name, lengths in found.items()}


def _shape(body: Any, key: str = "") -> Shape:
    """A body without what no schema asks about: lengths by the limits they keep, of equal parts one."""
    if isinstance(body, dict):
        return {name: _shape(value, name) for name, value in sorted(body.items())}
    if isinstance(body, list):
        parts = {json.dumps(_shape(value, key)) for value in body}
        return [_within(key, body), *sorted(parts)]
    if isinstance(body, str):
        return f"{_within(key, body)}{'#' * body.isdecimal()}"
    if isinstance(body, bool):
        return "yes or no"
    return "number" if isinstance(body, int | float) and abs(body) >= SMALL else body


def _within(key: str, body: Sized) -> int:
    """Between which of its limits a length is."""
    return bisect(_limits().get(key, []), len(body))


def _as_text(body: Any, key: str = "") -> Any:
    """A body with the ids as text that discord.py sends as numbers."""
    if isinstance(body, dict):
        text = {name: _as_text(value, name) for name, value in body.items()}
        return {**text, "id": str(body["id"])} if key in OF_THINGS and isinstance(body.get("id"), int) else text
    if isinstance(body, list):
        return [_as_text(value, key) for value in body]
    return str(body) if key in NUMBERS_OF_PEOPLE and isinstance(body, int) else body


def _told(error: ValidationError) -> str:
    """What is wrong and where; of alternatives the one that was most likely meant."""
    deepest = error
    while deepest.context:
        deepest = max(_meant(deepest), key=relevance)
    return f"{deepest.json_path}: {deepest.message[:200]}"


def _meant(error: ValidationError) -> list[ValidationError]:
    """The faults of those alternatives that are not of another kind altogether; of all where none is left."""
    inner = list(error.context or ())
    others = {one.schema_path[0] for one in inner if _is_of_another_kind(one)}
    return [one for one in inner if one.schema_path[0] not in others] or inner


def _is_of_another_kind(error: ValidationError) -> bool:
    """Whether an alternative wants another ``type`` of component, or nothing at all."""
    return error.validator_value == "null" or (error.validator == "const" and [*error.path] == ["type"])
