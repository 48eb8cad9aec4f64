"""A process that has imported everything already and becomes Deadeye whenever it is asked to.

Importing takes seconds, and the tests start Deadeye dozens of times. Each line that is read is an order in JSON:
``environment`` and the ``log`` to write to. The child that is forked for it is ``python -m bot run`` in everything
but the imports. Each line that is written is a child's number, and its exit code once it has ended.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import runpy
import signal
import sys
from typing import Any

PACKAGES = ("rules", "bot", "cogs")
NOT_NEEDED = ("__main__", "local", "simulate", "versions", "env")
"""Last names of modules that a process which serves Discord does not import, or not so."""


def import_all() -> None:
    """Import what Deadeye is made of, and the drivers of its databases."""
    for name in (*PACKAGES, "aiosqlite", "asyncpg", "alembic.command", "sqlalchemy.ext.asyncio"):
        importlib.import_module(name)
    for package in PACKAGES:
        for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            if not {*module.name.split(".")} & {*NOT_NEEDED}:
                importlib.import_module(module.name)


def tell(*words: object) -> None:
    """Write a line at once."""
    os.write(sys.stdout.fileno(), (" ".join(map(str, words)) + "\n").encode())


def reap(*_: Any) -> None:
    """Tell how children have ended."""
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not child:
            return
        tell(child, os.waitstatus_to_exitcode(status))


def become_deadeye(order: dict[str, Any]) -> None:
    """In the child: be ``python -m bot run``, whose exit code is the process's."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for target, source in enumerate((nothing, log, log)):
        os.dup2(source, target)
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    sys.modules["sitecustomize"].set_up()
    sys.argv = ["bot", "run"]
    code = 1
    atexit.register(
        lambda: os._exit(code)
    )  # threads have ended by then; taking the interpreter apart takes seconds
    try:
        runpy.run_module("bot", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
        raise


def main() -> None:
    """Serve until the other side is gone."""
    import_all()
    gc.freeze()
    signal.signal(signal.SIGCHLD, reap)
    tell("ready")
    for line in sys.stdin:
        child = os.fork()
        if not child:
            become_deadeye(json.loads(line))
            return
        tell(child)


if __name__ == "__main__":
    main()
