"""What Discord's objects look like on the wire, with as little in them as discord.py takes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

EPOCH = 1_420_070_400_000
"""The first millisecond of Discord's time."""
APPLICATION = "1001"
TOKEN = "MTAwMQ.a-token.of-the-tests"
EVERYTHING = str((1 << 50) - 1)
LONG_AGO = "2026-01-01T00:00:00+00:00"
EPHEMERAL = 64
TEXT = 10


def user(number: str, name: str, *, bot: bool = False) -> Json:
    """Somebody with an account."""
    return {
        "id": number,
        "username": f"user{number}",
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


DEADEYE = user(APPLICATION, "Deadeye", bot=True)


def member(who: Json, permissions: str = EVERYTHING) -> Json:
    """Somebody in a server."""
    return {
        "user": who,
        "nick": None,
        "roles": [],
        "joined_at": LONG_AGO,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": permissions,
    }


def application() -> Json:
    """Deadeye as an application."""
    return {
        "id": APPLICATION,
        "name": "Deadeye",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "summary": "",
        "verify_key": "0" * 64,
        "team": None,
        "owner": user("4000", "Owner"),
        "flags": 0,
    }


def channel(number: str, kind: int, guild: str | None, **more: Any) -> Json:
    """A place in a server."""
    return {
        "id": number,
        "type": kind,
        "name": f"place-{number}",
        "guild_id": guild,
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "topic": None,
        "last_message_id": None,
        "flags": 0,
        **more,
    }


def thread(number: str, kind: int, parent: Json, name: str) -> Json:
    """A thread of a channel."""
    state = {
        "archived": False,
        "auto_archive_duration": 1440,
        "archive_timestamp": LONG_AGO,
        "locked": False,
    }
    own = {"owner_id": APPLICATION, "message_count": 0, "member_count": 1, "thread_metadata": state}
    return channel(number, kind, parent["guild_id"], name=name, **own) | {"parent_id": parent["id"]}


def private_channel(number: str, recipient: Json) -> Json:
    """The place of Deadeye and one person."""
    return {"id": number, "type": 1, "last_message_id": None, "flags": 0, "recipients": [recipient]}


def guild(number: str, channels: Iterable[Json]) -> Json:
    """A server."""
    places = list(channels)
    everybody = {
        "id": number,
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": EVERYTHING,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    empty = ("emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
    nothing = ("icon", "application_id", "system_channel_id", "rules_channel_id", "vanity_url_code", "banner")
    none = ("description", "public_updates_channel_id", "afk_channel_id")
    zero = ("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level")
    return {
        "id": number,
        "name": "Tombstone",
        "owner_id": "4000",
        "afk_timeout": 300,
        "roles": [everybody],
        "system_channel_flags": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "nsfw_level": 0,
        "joined_at": LONG_AGO,
        "large": False,
        "unavailable": False,
        "member_count": 2,
        "members": [member(DEADEYE)],
        "channels": [place for place in places if place["type"] not in (10, 11, 12)],
        "threads": [place for place in places if place["type"] in (10, 11, 12)],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        **{key: [] for key in empty},
        **dict.fromkeys((*nothing, *none)),
        **dict.fromkeys(zero, 0),
    }


def numbered(components: Any) -> list[Json]:
    """The components of a message as Discord keeps them: each has a number."""
    kept: list[Json] = json.loads(json.dumps(components or []))
    for number, part in enumerate(parts(kept), 1):
        part["id"] = number
    return kept


def public(message: Json) -> Json:
    """A message without what only this Discord knows of it."""
    return {key: value for key, value in message.items() if not key.startswith("_")}


# -- reading ----------------------------------------------------------------------------------------------


def parts(components: Iterable[Json] | None) -> Iterator[Json]:
    """Every component, however deep."""
    for part in components or ():
        yield part
        yield from parts(part.get("components"))
        yield from parts([part["accessory"]] if part.get("accessory") else None)


def words(message: Json | None) -> str:
    """All texts of a message, a line each."""
    shown = parts((message or {}).get("components"))
    return "\n".join(part["content"] for part in shown if part["type"] == TEXT)


def mentioned(body: Json) -> list[str]:
    """The people whom a message that is sent pings."""
    return [str(person) for person in (body.get("allowed_mentions") or {}).get("users", ())]


def live_ids(message: Json) -> list[str]:
    """The ids of a message's controls that can be pressed."""
    shown = parts(message.get("components"))
    return [part["custom_id"] for part in shown if part.get("custom_id") and not part.get("disabled")]
