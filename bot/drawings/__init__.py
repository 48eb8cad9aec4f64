"""Deadeye's own drawings: sources as SVG, rendered once and kept as PNG, shown as emojis of the application.

``svg/<family>/<name>.svg`` are the sources, ``png/<name>.png`` what is made of them, and ``emojis.tsv`` says which
revision of each there is. ``python -m bot.drawings`` brings the last two up to date.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

FOLDER: Traversable = files("bot.drawings")
FAMILIES = (
    *("dice", "tokens", "roles", "controls", "bots", "suits", "cards", "walkers", "explore"),
    *("saloon", "ghost", "special_roles", "undead"),
)
"""What belongs together and is shown only as a whole, the most wanted first."""
LONGEST = 32
"""Letters that Discord allows in the name of an emoji."""


class NoSuchDrawing(LookupError):
    """A name that no drawing has."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing of the set. Its revision goes up whenever its source, whose SHA-256 is ``digest``, has changed."""

    name: str
    revision: int
    digest: str
    family: str

    @property
    def emoji(self) -> str:
        """Its name at Discord: the bare one as long as it has never changed, since it is read aloud."""
        suffix = "" if self.revision == 1 else f"_r{self.revision}"
        return self.name[: LONGEST - len(suffix)] + suffix


@cache
def drawings() -> Mapping[str, Drawing]:
    """Every drawing by its name, family by family."""
    return {each.name: each for each in listed((FOLDER / "emojis.tsv").read_text(encoding="utf-8"))}


def families() -> Mapping[str, tuple[Drawing, ...]]:
    """The drawings of each family, the most wanted family first."""
    every = drawings().values()
    return {family: tuple(each for each in every if each.family == family) for family in FAMILIES}


def drawing(name: str) -> Drawing:
    """The drawing ``name``; raises :exc:`NoSuchDrawing`."""
    try:
        return drawings()[name]
    except KeyError:
        raise NoSuchDrawing(name) from None


def png(name: str) -> bytes:
    """The drawing as a square of 128 pixels; raises :exc:`NoSuchDrawing`."""
    return (FOLDER / "png" / f"{drawing(name).name}.png").read_bytes()


def svg(name: str) -> str:
    """The drawing's source; raises :exc:`NoSuchDrawing`."""
    return (FOLDER / "svg" / drawing(name).family / f"{name}.svg").read_text(encoding="utf-8")


def listed(table: str) -> list[Drawing]:
    """The drawings that ``emojis.tsv`` names, in its order."""
    lines = csv.DictReader(table.splitlines(), delimiter="\t")
    return [Drawing(row["name"], int(row["revision"]), row["sha256"], row["family"]) for row in lines]
