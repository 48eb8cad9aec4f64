"""Reads a message as a person or a screen reader does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

Pressable = ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any]


def items(view: ui.LayoutView) -> Iterator[ui.Item[Any]]:
    """Every part of the message in reading order, controls without their wrapping."""
    for item in view.walk_children():
        yield item.item if isinstance(item, ui.DynamicItem) else item


def text(view: ui.LayoutView) -> str:
    """All texts, paragraph by paragraph."""
    return "\n".join(item.content for item in items(view) if isinstance(item, ui.TextDisplay))


def controls(view: ui.LayoutView) -> list[Pressable]:
    return [item for item in items(view) if isinstance(item, ui.Button | ui.Select | ui.UserSelect)]


def buttons(view: ui.LayoutView) -> list[ui.Button[Any]]:
    return [item for item in items(view) if isinstance(item, ui.Button)]


def labels(view: ui.LayoutView) -> list[str]:
    """What stands on the buttons and in the menus."""
    return [label for control in controls(view) for label in _labels(control)]


def button(view: ui.LayoutView, label: str) -> ui.Button[Any]:
    (found,) = [button for button in buttons(view) if button.label == label]
    return found


def starting(view: ui.LayoutView, beginning: str) -> ui.Button[Any]:
    """The one button whose id begins so, such as one that is a drawing alone."""
    (found,) = [button for button in buttons(view) if (button.custom_id or "").startswith(beginning)]
    return found


def pictures(view: ui.LayoutView) -> list[tuple[str, str]]:
    """Where each picture of the message is found, and what it says in words."""
    galleries = [item for item in items(view) if isinstance(item, ui.MediaGallery)]
    return [(each.media.url, each.description or "") for gallery in galleries for each in gallery.items]


def ids(view: ui.LayoutView) -> list[str]:
    return [control.custom_id for control in controls(view) if control.custom_id]


def everything(view: ui.LayoutView) -> str:
    """Whatever goes over the wire, so that a secret could hide nowhere."""
    return repr(view.to_components())  # type: ignore[no-untyped-call]


def shown(view: ui.LayoutView) -> str:
    """The whole message as plain text, for people who write screens."""
    rows = [text(view)]
    for control in controls(view):
        off = " (off)" if control.disabled else ""
        rows.append("  ".join(f"[{label}]{off}" for label in _labels(control)))
    return "\n".join(rows)


def _labels(control: Pressable) -> list[str]:
    if isinstance(control, ui.Button):
        return [" ".join(str(part) for part in (control.emoji, control.label) if part is not None)]
    if isinstance(control, ui.Select):
        return [option.label for option in control.options]
    return [str(control.placeholder)]


def parts(view: ui.LayoutView) -> int:
    return view._total_children


def letters(view: ui.LayoutView) -> int:
    return view.content_length()
