"""The drawings at a simulated Discord: uploaded once, family by family, and shown as far as they are there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest
from simcord.backend.errors import BackendError

from bot.chat.emojis import Emojis
from bot.drawings import FAMILIES, Drawing, drawings, families
from bot.text import draw, drawn
from tests.discord import Calls, Town

ALL = len(drawings())
UPLOAD = "/applications/*/emojis"


@pytest.fixture(autouse=True)
def signs_again() -> Iterator[None]:
    yield
    draw({})


@pytest.fixture
def emojis(place: Town) -> Emojis:
    return Emojis(place.bot, place.clock)


def methods(calls: Calls) -> list[str]:
    return [entry.method for entry in calls.made if entry.path.endswith("/emojis")]


def uploaded(calls: Calls) -> list[str]:
    return [entry.json["name"] for entry in calls.made if entry.method == "POST" and isinstance(entry.json, dict)]


def shown() -> list[str]:
    """The families of which a drawing stands in texts."""
    return [name for name, family in families().items() if drawn(family[0].name, "")]


def there(place: Town, *names: str) -> None:
    for name in names:
        place.env.backend.create_application_emoji(name)


async def test_where_nothing_is_there_everything_is_uploaded_in_order(place: Town, emojis: Emojis) -> None:
    calls = place.calls()

    assert await emojis.upload()

    assert methods(calls) == ["GET", *["POST"] * ALL]
    assert uploaded(calls) == [each.emoji for each in drawings().values()]
    assert shown() == list(FAMILIES)


async def test_a_drawing_is_shown_by_its_mention(place: Town, emojis: Emojis) -> None:
    assert await emojis.upload()

    emoji = emojis.shown["beer"]
    assert drawn("beer", "🍺") == f"<:beer:{emoji.id}>"


async def test_where_everything_is_there_one_request_is_made(place: Town, emojis: Emojis) -> None:
    there(place, *(each.emoji for each in drawings().values()))
    calls = place.calls()

    assert await emojis.upload()

    assert methods(calls) == ["GET"]
    assert shown() == list(FAMILIES)


async def test_what_was_begun_goes_on_where_it_was(place: Town, emojis: Emojis) -> None:
    dice, tokens, *_ = families().values()
    half = [*dice, tokens[0]]
    there(place, *(each.emoji for each in half))
    calls = place.calls()

    assert await emojis.upload()

    assert uploaded(calls) == [each.emoji for each in list(drawings().values())[len(half) :]]


async def test_a_family_is_shown_when_all_of_it_is_there(
    place: Town, emojis: Emojis, caplog: pytest.LogCaptureFixture
) -> None:
    dice, tokens, *_ = families().values()
    there(place, *(each.emoji for each in dice), tokens[0].emoji)
    place.env.inject_error("POST", UPLOAD, status=403, message="not today", times=None)

    assert not await emojis.upload()

    assert shown() == ["dice"]
    assert emojis.shown.keys() == {each.name for each in dice}
    assert len(caplog.records) == 1


async def test_a_refusal_is_a_line_in_the_log_and_signs_stand_there(
    place: Town, emojis: Emojis, caplog: pytest.LogCaptureFixture
) -> None:
    place.env.inject_error("GET", UPLOAD, status=403, code=50001, message="Missing Access")

    assert not await emojis.upload()

    assert (shown(), drawn("beer", "🍺")) == ([], "🍺")
    assert [(line.levelno, str(ALL) in line.message) for line in caplog.records] == [(logging.WARNING, True)]


async def test_at_the_limit_of_emojis_what_is_there_is_shown(place: Town, emojis: Emojis) -> None:
    dice, *_ = families().values()
    there(place, *(each.emoji for each in dice))
    place.env.inject_error("POST", UPLOAD, status=400, code=30008, message="Maximum number of emojis reached")

    assert not await emojis.upload()

    assert shown() == ["dice"]


async def test_after_too_many_requests_it_goes_on_an_hour_later(place: Town, emojis: Emojis) -> None:
    place.env.inject_error("POST", UPLOAD, status=429, message="You are being rate limited.")
    before = place.clock.now()

    kept = asyncio.create_task(emojis.keep())
    while not kept.done():
        place.clock.pass_by(60)
        await asyncio.sleep(0)

    assert shown() == list(FAMILIES)
    assert (place.clock.now() - before).total_seconds() >= 3600


@pytest.mark.parametrize("names_are_unique", [True, False])
async def test_a_second_process_at_the_same_time_does_no_harm(
    place: Town, emojis: Emojis, monkeypatch: pytest.MonkeyPatch, names_are_unique: bool
) -> None:
    backend = place.env.backend
    create = backend.create_application_emoji

    def once(name: str) -> object:
        if any(one.name == name for one in backend.application_emojis.values()):
            raise BackendError(400, 50035, "Invalid Form Body")
        return create(name)

    if names_are_unique:
        monkeypatch.setattr(backend, "create_application_emoji", once)

    assert all(await asyncio.gather(emojis.upload(), Emojis(place.bot, place.clock).upload()))

    assert {one.name for one in backend.application_emojis.values()} == {e.emoji for e in drawings().values()}
    assert len(backend.application_emojis) == ALL or not names_are_unique
    assert shown() == list(FAMILIES)


async def test_a_newer_revision_is_uploaded_and_the_older_one_stays(
    place: Town, emojis: Emojis, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = {**drawings(), "life": Drawing("life", 2, "", "tokens")}
    there(place, *(each.emoji for each in drawings().values()))
    monkeypatch.setattr("bot.drawings.drawings", lambda: newer)
    calls = place.calls()

    assert await emojis.upload()

    assert uploaded(calls) == ["life_r2"]
    assert drawn("life", "") == str(emojis.shown["life"])
    assert {"life", "life_r2"} <= {one.name for one in place.env.backend.application_emojis.values()}
