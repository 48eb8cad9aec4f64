"""Finds the cogs: whatever lies in ``cogs/`` and has a ``setup``."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def cogs() -> Iterator[ModuleType]:
    """Every module of ``cogs`` that adds a cog, in order of their names."""
    package = import_module("cogs")
    for module in iter_modules(package.__path__, "cogs."):
        cog = import_module(module.name)
        if hasattr(cog, "setup"):
            yield cog
