"""The check of bodies sees what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.discord_schema import FILE, VERSION, NoSchema, WrongSchema, faults, schemas

BUTTON: dict[str, Any] = {"type": 2, "style": 1, "custom_id": "a:1:2:3", "label": "Roll"}
POST = ("POST", "/channels/12/messages")


def row(**changes: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [BUTTON | changes]}], "flags": 1 << 15}


def test_a_message_with_a_button_is_as_discord_wants_it() -> None:
    assert faults(*POST, row()) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"style": 7},
        {"custom_id": "x" * 101},
        {"custom_id": ""},
        {"label": "x" * 81},
        {"disabled": "no"},
        {"type": 99},
    ],
    ids=str,
)
def test_a_wrong_button_is_found(wrong: dict[str, Any]) -> None:
    assert faults(*POST, row()) == []
    assert faults(*POST, row(**wrong))


def test_a_fault_is_told_where_it_is() -> None:
    [told] = faults(*POST, row(label="x" * 81))
    assert told.startswith("$.components[0].components[0].label: ")


def test_what_was_found_once_is_found_again() -> None:
    assert [len(faults(*POST, row(custom_id=letter * 200))) for letter in "ab"] == [1, 1]


@pytest.mark.parametrize("length", [99, 100, 101])
def test_texts_at_a_limit_are_told_apart(length: int) -> None:
    assert bool(faults(*POST, row(custom_id="x" * length))) == (length > 100)


def test_ids_may_be_numbers_where_discord_takes_them() -> None:
    assert faults(*POST, {"content": "x", "allowed_mentions": {"users": [5], "parse": []}}) == []


@pytest.mark.parametrize(
    ("kind", "data"), [(4, {"content": 5}), (7, {"components": 5}), (8, {"choices": [{"name": "x"}] * 26})]
)
def test_answers_to_interactions_are_looked_at_by_what_they_are(kind: int, data: dict[str, Any]) -> None:
    assert faults("POST", "/interactions/1/token/callback", {"type": kind, "data": data})


def test_a_command_that_is_none_is_found() -> None:
    command = {"name": "new", "type": 1, "description": "Opens a table"}
    assert faults("PUT", "/applications/1/commands", [command]) == []
    assert faults("PUT", "/applications/1/commands", [command | {"description": "x" * 101}])


def test_a_route_that_nobody_knows_is_told() -> None:
    with pytest.raises(NoSchema, match="POST /stickers"):
        faults("POST", "/stickers", {})


def test_a_file_of_another_version_is_told_with_both(tmp_path: Path) -> None:
    other = tmp_path / "requests.json"
    other.write_text(json.dumps(json.loads(FILE.read_text()) | {"version": "10.0.1"}))
    with pytest.raises(WrongSchema, match=rf"10\.0\.1.*{VERSION}"):
        schemas(other)
