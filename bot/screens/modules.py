"""The modules of a game before it is played: in the lobby, in its host's panel, and as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import ButtonStyle, SelectOption, app_commands, ui

from bot.screens.controls import ModuleMenu, PageButton, PresetButton
from bot.screens.game import GameScreen
from bot.screens.limits import SUGGESTION, SUGGESTIONS, TITLE
from bot.screens.scene import Scene, scene
from bot.screens.sheet import YOURS, Sheet
from bot.screens.typed import Suggestion
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.text import LOCALES, Words, words
from bot.text.names import in_label, in_text
from bot.text.phrases import listed
from rules.core.errors import Reason


def module_lines(s: Scene) -> Iterator[str]:
    """The modules that a table is to be played with, where its game has any."""
    if s.game.modules:
        chosen = s.game.modules_of(s.look.options)
        yield s.t("lobby-modules", modules=_named(s.t, chosen)) if chosen else s.t("lobby-modules-none")


def module_panel(look: Look, locale: str, wanted: Sequence[str] | None = None) -> ui.LayoutView:
    """What the host may choose; of ``wanted`` modules also which came with them and which had to go."""
    s = scene(look, locale)
    chosen = s.game.modules_of(look.options)
    sheet = Sheet(YOURS).text(s.t("modules-title", table=str(look.id)), s.t("modules-how"))
    if wanted is not None:
        sheet.text(needed(locale, wanted, chosen), dropped(locale, wanted, chosen))
    menu = [_option(s.t, key, key in chosen) for key in s.game.modules]
    sheet.text(*_lacking(s)).row(ModuleMenu(look.id, menu, placeholder=s.t("modules-menu")))
    return sheet.row(*_presets(s, chosen)).view()


def module_page(look: Look, locale: str, number: int) -> ui.LayoutView:
    """What one of the modules of a table is about, and the way to the others."""
    s = scene(look, locale)
    chosen = s.game.modules_of(look.options)
    text = [s.t(f"module-about-{chosen[number]}")] if number < len(chosen) else []
    return Sheet(YOURS).text(*module_lines(s)).text(*text).row(*module_pages(s)).view()


def module_pages(s: Scene) -> Iterator[PageButton]:
    """A button for the page of each module that is played with."""
    for number, key in enumerate(s.game.modules_of(s.look.options)):
        yield PageButton("modules", s.look.id, number, label=s.t(f"module-{key}"))


def needed(locale: str, wanted: Iterable[str], chosen: Iterable[str]) -> str | None:
    """That some modules came because others need them."""
    t, more = words(locale), [key for key in chosen if key not in {*wanted}]
    return t("modules-added", modules=_named(t, more)) if more else None


def dropped(locale: str, wanted: Iterable[str], chosen: Iterable[str]) -> str | None:
    """That some modules went because what they need did."""
    t, less = words(locale), [key for key in wanted if key not in {*chosen}]
    return t("modules-dropped", modules=_named(t, less)) if less else None


def named(screen: GameScreen, typed: Sequence[str]) -> tuple[str, ...]:
    """The modules behind keys or names, presets among them, in any language; raises :exc:`Refused`."""
    meant = dict(_spellings(screen))
    found: dict[str, None] = {}
    for word in filter(None, (word.strip() for word in typed)):
        if (keys := meant.get(word.casefold())) is None:
            raise Refused("no-such-module", ("module", in_text(in_label(word))))
        found |= dict.fromkeys(keys)
    return tuple(found)


def module_suggestions(screen: GameScreen, locale: str, typed: str) -> list[Suggestion]:
    """Presets, then single modules, after those that have been typed already."""
    before, _, last = typed.rpartition(",")
    t, start = words(locale), f"{before}, " if before else ""
    try:
        had = named(screen, before.split(","))
    except Refused:
        return []
    sets = () if before else screen.presets
    offers = [(t(f"preset-{key}"), key) for key in sets]
    offers += [(t(f"module-{key}"), key) for key in screen.modules if key not in had]
    wanted = last.strip().casefold()
    fitting = [(name, key) for name, key in offers if wanted in name.casefold() or wanted in key]
    values = [(in_label(f"{start}{name}", TITLE), f"{start}{key}") for name, key in fitting]
    found = [app_commands.Choice(name=name, value=value) for name, value in values if len(value) <= SUGGESTION]
    return found[:SUGGESTIONS]


def _spellings(screen: GameScreen) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Everything that means modules of a game."""
    for prefix, sets in (("module", {key: (key,) for key in screen.modules}), ("preset", screen.presets)):
        for key, keys in sets.items():
            yield key, keys
            yield from ((words(locale)(f"{prefix}-{key}").casefold(), keys) for locale in LOCALES)


def _named(t: Words, keys: Iterable[str]) -> str:
    return listed(t, [t(f"module-{key}") for key in keys])


def _option(t: Words, key: str, chosen: bool) -> SelectOption:
    note = in_label(t(f"module-note-{key}"), SUGGESTION)
    return SelectOption(label=t(f"module-{key}"), value=key, description=note, default=chosen)


def _presets(s: Scene, chosen: tuple[str, ...]) -> Iterator[PresetButton]:
    for key, keys in s.game.presets.items():
        style = ButtonStyle.primary if {*keys} == {*chosen} else ButtonStyle.secondary
        yield PresetButton(s.look.id, key, label=s.t(f"preset-{key}"), style=style)


def _lacking(s: Scene) -> Iterator[str]:
    """Why these modules cannot be played by those who are here."""
    if s.look.refuse_start is not None:
        yield s.reason(Reason(*s.look.refuse_start))
