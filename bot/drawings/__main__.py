"""``python -m bot.drawings``: renders what has changed and brings ``emojis.tsv`` up to date."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Mapping
from pathlib import Path

import resvg_py
from PIL import Image

from bot.drawings import FAMILIES, Drawing, listed

COLOURS = 64
"""A drawing is flat: with so many colours its softened edges look as they do with all."""


def main(folder: Path = Path(__file__).parent) -> None:
    """Render the drawings of ``folder`` that are new or have changed; forget those that are gone."""
    table = folder / "emojis.tsv"
    before = {each.name: each for each in listed(table.read_text(encoding="utf-8"))} if table.exists() else {}
    now = [_revised(source, before) for source in _sources(folder)]
    for each in now:
        _render(folder, each, before.get(each.name))
    for gone in before.keys() - {each.name for each in now}:
        (folder / "png" / f"{gone}.png").unlink(missing_ok=True)
    table.write_text(_written(_ordered(now, list(before))), encoding="utf-8")


def _sources(folder: Path) -> list[Path]:
    return [source for family in FAMILIES for source in sorted((folder / "svg" / family).glob("*.svg"))]


def _revised(source: Path, before: Mapping[str, Drawing]) -> Drawing:
    """The drawing as it is now, one revision further if its source has changed."""
    digest = hashlib.sha256(source.read_bytes()).hexdigest()
    known = before.get(source.stem)
    revision = 1 if known is None else known.revision + (known.digest != digest)
    return Drawing(source.stem, revision, digest, source.parent.name)


def _render(folder: Path, each: Drawing, before: Drawing | None) -> None:
    """Make the PNG of a drawing, unless the one that is there is made of this source."""
    target = folder / "png" / f"{each.name}.png"
    if before is None or before.digest != each.digest or not target.exists():
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(rendered((folder / "svg" / each.family / f"{each.name}.svg").read_text()))
        print(target.name)  # noqa: T201


def rendered(source: str) -> bytes:
    """A drawing as PNG with a palette, a third as large as one with all colours."""
    image = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=source, skip_system_fonts=True))))
    flat = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    flat.save(out, "PNG", optimize=True)
    return out.getvalue()


def _ordered(now: Iterable[Drawing], before: list[str]) -> list[Drawing]:
    """Family by family; in a family those that were there keep their places, new ones follow by name."""
    place = {name: n for n, name in enumerate(before)}
    return sorted(now, key=lambda each: (FAMILIES.index(each.family), place.get(each.name, len(place)), each.name))


def _written(every: Iterable[Drawing]) -> str:
    lines = ("\t".join((each.name, str(each.revision), each.digest, each.family)) for each in every)
    return "\n".join(("name\trevision\tsha256\tfamily", *lines, ""))


if __name__ == "__main__":
    main()
