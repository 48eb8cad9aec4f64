"""Promises about the code itself that no type checker and no linter makes."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from discord.ext.commands import Cog
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.chat.cogs import cogs

ROOT = Path(__file__).parents[1]
CLOCK = ROOT / "bot" / "tables" / "clock.py"
LOCAL = ROOT / "bot" / "local.py"
Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*packages: str) -> list[Path]:
    found = [path for package in packages for path in sorted((ROOT / package).rglob("*.py"))]
    assert found
    return found


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield str(node.module)


def calls(path: Path) -> Iterator[str]:
    return (ast.unparse(node.func) for node in ast.walk(tree(path)) if isinstance(node, ast.Call))


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", modules("rules"), ids=short)
def test_rules_need_only_the_standard_library_and_neither_luck_nor_time(path: Path) -> None:
    roots = {name.partition(".")[0] for name in imports(path)}
    assert roots - sys.stdlib_module_names <= {"rules"}
    assert not roots & {"asyncio", "random", "secrets", "time", "datetime", "threading"}


@pytest.mark.parametrize("path", [path for path in modules("bot", "cogs") if path != CLOCK], ids=short)
def test_only_the_clock_tells_time_and_waits(path: Path) -> None:
    telling = {"asyncio.sleep", "time.time", "time.sleep", "datetime.now", "datetime.datetime.now", "utcnow"}
    assert not telling & set(calls(path))


@pytest.mark.parametrize("path", [path for path in modules("bot", "cogs") if path != LOCAL], ids=short)
def test_simulated_discord_is_imported_by_the_local_table_alone(path: Path) -> None:
    assert "simcord" not in {name.partition(".")[0] for name in imports(path)}


def callbacks() -> list[tuple[Path, Function]]:
    """Every decorated method of a cog: commands, autocompletes, listeners, loops."""
    return [
        (path, node)
        for path in modules("cogs")
        for node in ast.walk(tree(path))
        if isinstance(node, Function) and node.decorator_list
    ]


def lines(function: Function) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def test_callbacks_of_cogs_are_short() -> None:
    long = [f"{short(path)}: {f.name}" for path, f in callbacks() if lines(f) >= 20]
    assert callbacks()
    assert not long


def commands() -> Iterator[app_commands.Command[Any, ..., Any]]:
    for module in cogs():
        for cog in vars(module).values():
            if isinstance(cog, type) and issubclass(cog, Cog) and cog.__module__ == module.__name__:
                yield from leaves(cog.__cog_app_commands__)


def leaves(
    entries: Iterable[app_commands.Command[Any, ..., Any] | app_commands.Group],
) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for entry in entries:
        if isinstance(entry, app_commands.Group):
            yield from leaves(entry.commands)
        else:
            yield entry


def test_every_command_is_documented_and_nothing_else_is() -> None:
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `/([a-z -]+)`", text, re.MULTILINE)
    assert sorted(told) == sorted(command.qualified_name for command in commands())


def test_every_option_of_a_command_is_documented() -> None:
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    options = {option.display_name for command in commands() for option in command.parameters}
    assert not [option for option in options if f"`{option}`" not in text]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file() and path.suffix not in (".png", ".ttf", ".gz")]


def test_no_file_names_a_package_registry_or_a_path_of_somebodys_machine() -> None:
    hosts = ("pypi" + ".org", "python" + "hosted", "npm" + "js", "debian" + ".org", "ubuntu" + ".com")
    paths = ("/work" + "/", "/tmp" + "/w", "/home" + "/", "/root" + "/", "/Users" + "/")
    forbidden = re.compile("|".join(map(re.escape, hosts + paths)))
    named = {short(path): forbidden.findall(path.read_text(encoding="utf-8")) for path in tracked()}
    assert "README.md" in named
    assert not {path: found for path, found in named.items() if found}


def pinned(lock: str) -> dict[str, str]:
    lines = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", (ROOT / lock).read_text(), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in lines}


def test_the_locks_pin_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [Requirement(line) for line in project["dependencies"]]
    lock = pinned("requirements.lock")
    assert all(r.specifier.contains(lock[canonicalize_name(r.name)]) for r in asked)
    assert lock.items() <= pinned("requirements-dev.lock").items()


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_pin_has_hashes(lock: str) -> None:
    blocks = re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())
    assert len(blocks) == len(pinned(lock))
    assert all("--hash=sha256:" in block for block in blocks)


def test_a_container_that_is_given_the_example_as_it_is_keeps_the_database_on_its_volume() -> None:
    steps = re.findall(r"^(VOLUME|WORKDIR) (.*)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert steps[-2:] == [("VOLUME", "/data"), ("WORKDIR", "/data")]
    assert "\nDATABASE_URL=sqlite:///deadeye.db\n" in (ROOT / ".env.example").read_text()


def test_make_lists_its_targets() -> None:
    text = (ROOT / "Makefile").read_text()
    targets = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert targets
    assert all(f"make {target} " in text for target in targets[1].split() if target != "help")
