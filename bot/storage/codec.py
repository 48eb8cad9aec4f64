"""A game's payloads as JSON text: what the rules know as dataclasses, the store keeps as text.

Everything read is checked strictly: no field too many, none missing, nothing of another type.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from rules.core.chance import Drawn
from rules.core.errors import OutOfStep
from rules.core.game import AnyGame
from rules.core.journal import Answered, Faulted, Noted, Recorded, WindowClosed
from rules.core.log import Entry, Event

R = TypeVar("R")

_HEX = ConfigDict(ser_json_bytes="hex", val_json_bytes="hex")
_RECORDED: dict[str, TypeAdapter[Any]] = {
    kind.__name__: TypeAdapter(kind, config=_HEX) for kind in (Drawn, Answered, WindowClosed, Faulted)
}
_SEATS: TypeAdapter[tuple[int, ...]] = TypeAdapter(tuple[int, ...])


class Codec:
    """Dumps and loads one game's options, states, journal rows and events.

    ``notes`` are the events that do not come from the game's own rules. Every ``load`` raises
    :exc:`rules.core.errors.OutOfStep` for text that these rules cannot have written.
    """

    def __init__(self, game: AnyGame, notes: Sequence[type[Event]] = ()) -> None:
        self._game = game
        self._options: TypeAdapter[Any] = TypeAdapter(game.options_type)
        self._state: TypeAdapter[Any] = TypeAdapter(game.state_type)
        self._events = _by_name((*game.event_types, *notes))

    # -- options and states -------------------------------------------------------------------------------

    def dump_options(self, options: Any) -> str:
        """Options of the game as text."""
        return self._options.dump_json(options).decode()

    def load_options(self, text: str) -> Any:
        """Options from text; those that are missing have their default."""
        return _checked(lambda: self._options.validate_json(text, strict=True, extra="forbid"))

    def dump_state(self, state: Any) -> str:
        """A state as text; its ``schema`` number is to be stored with it."""
        return self._state.dump_json(state).decode()

    def load_state(self, schema: int, text: str) -> Any:
        """A state from text of layout ``schema``, upgraded step by step to the present one."""
        if schema < self._game.state_type.schema:
            text = self._upgrade(schema, text)
        elif schema > self._game.state_type.schema:
            raise OutOfStep(f"a state of {self._game.key} has layout {schema}, which is newer than these rules")
        return _checked(lambda: self._state.validate_json(text, strict=True, extra="forbid"))

    def _upgrade(self, schema: int, text: str) -> str:
        state = _checked(lambda: json.loads(text))
        for number in range(schema, self._game.state_type.schema):
            state = _checked(lambda: self._game.upgrades[number](state))  # noqa: B023  (called at once)
        return json.dumps(state)

    # -- events -------------------------------------------------------------------------------------------

    def dump_entry(self, entry: Entry) -> str:
        """An event with its rule and its audience as text."""
        return json.dumps(self._entry_to_json(entry), separators=(",", ":"), ensure_ascii=False)

    def load_entry(self, text: str) -> Entry:
        """An event with its rule and its audience from text."""
        return _checked(lambda: self._entry_from_json(json.loads(text)))

    def _entry_to_json(self, entry: Entry) -> list[Any]:
        shared = None if entry.shared is None else self._event_to_json(entry.shared)
        return [self._event_to_json(entry.event), entry.rule, entry.only, shared]

    def _entry_from_json(self, data: Any) -> Entry:
        event, rule, only, shared = data
        return Entry(
            self._event_from_json(event),
            rule,
            None if only is None else _SEATS.validate_python(tuple(only), strict=True),
            None if shared is None else self._event_from_json(shared),
        )

    def _event_to_json(self, event: Event) -> list[Any]:
        name = type(event).__name__
        return [name, self._events[name].dump_python(event, mode="json")]

    def _event_from_json(self, data: Any) -> Event:
        name, fields = data
        event: Event = self._events[name].validate_json(json.dumps(fields), strict=True, extra="forbid")
        return event

    # -- journal rows -------------------------------------------------------------------------------------

    def dump_recorded(self, what: Recorded) -> str:
        """A journal row as text: its kind, then its fields in order."""
        if isinstance(what, Noted):
            return f'["Noted",{self.dump_entry(what.entry)}]'
        name = type(what).__name__
        return f'["{name}",{_RECORDED[name].dump_json(what).decode()}]'

    def load_recorded(self, text: str) -> Recorded:
        """A journal row from text."""
        return _checked(lambda: self._recorded_from_json(*json.loads(text)))

    def _recorded_from_json(self, name: str, fields: Any) -> Recorded:
        if name == Noted.__name__:
            return Noted(self._entry_from_json(fields))
        what: Recorded = _RECORDED[name].validate_json(json.dumps(fields), strict=True)
        return what


def _by_name(kinds: Iterable[type[Event]]) -> dict[str, TypeAdapter[Any]]:
    """Adapters by the name that is stored; raises :exc:`ValueError` when two kinds share one."""
    adapters: dict[str, TypeAdapter[Any]] = {}
    for kind in kinds:
        if kind.__name__ in adapters:
            raise ValueError(f"two kinds of events are called {kind.__name__}")
        adapters[kind.__name__] = TypeAdapter(kind)
    return adapters


def _checked(load: Callable[[], R]) -> R:
    try:
        return load()
    except ValidationError as error:  # whose own text shows the values: roles, hands
        wrong = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['type']}" for one in error.errors())
        raise OutOfStep(f"stored text does not fit these rules: {wrong}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise OutOfStep(f"stored text does not fit these rules: {error}") from error
