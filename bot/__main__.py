"""The command line: ``python -m bot [run | play | simulate | check]``."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import logging
import sys
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from bot import __version__, check, serving, settings, simulate
from bot.text import LOCALES
from rules.games import GAMES

WRONG_USE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code: 2 where Deadeye is not set up for it."""
    args = parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = args.main
    try:
        return command(args)
    except (settings.BadSettings, serving.CannotServe) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return WRONG_USE


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = argparse.ArgumentParser(
        prog="deadeye",
        description="A Discord bot that deals and referees the BANG! and Walking Dead family of games.",
        epilog="Without a command: run if DISCORD_TOKEN is set, play if not.",
    )
    top.add_argument("--version", action="version", version=__version__)
    top.set_defaults(main=run_or_play)
    commands = top.add_subparsers(title="commands", metavar="run | play | simulate | check")
    commands.add_parser("run", help="serve Discord").set_defaults(main=run)
    checking = commands.add_parser("check", help="whether Deadeye could serve, and what it lacks")
    checking.add_argument("--alive", action="store_true", help="only whether a process serves (for containers)")
    checking.set_defaults(main=check_setup)
    _add_play(commands.add_parser("play", help="a table in your browser, without Discord"))
    simulation = commands.add_parser("simulate", help="whole games without Discord, in numbers")
    simulate.add_arguments(simulation)
    simulation.set_defaults(main=simulate_games)
    return top


def _add_play(play_parser: argparse.ArgumentParser) -> None:
    add = play_parser.add_argument
    add("--game", choices=sorted(GAMES), default=next(iter(GAMES)), help="what to play (%(default)s)")
    add("--players", type=int, default=5, metavar="N", help="seats, yours and those of bots (%(default)s)")
    add("--modules", type=simulate.names, default=(), metavar="A,B", help="modules or presets to play with")
    add("--locale", choices=LOCALES, default=LOCALES[0], help="the language (%(default)s)")
    add("--port", type=int, default=0, help="the page's port on this computer (any that is free)")
    add("--no-browser", action="store_true", help="print the address and open nothing")
    play_parser.set_defaults(main=play)


def run_or_play(args: argparse.Namespace) -> int:
    """Discord for those who have a token, the browser for those who have none."""
    if settings.load().discord_token is not None:
        return run(args)
    return main(["play"])


def run(_: argparse.Namespace) -> int:
    """Serve Discord until Ctrl+C or SIGTERM."""
    chosen = settings.load()
    log_at(chosen.log_level)
    return _until_stopped(serving.serve(chosen))


def check_setup(args: argparse.Namespace) -> int:
    """Look at everything that Deadeye needs; 2 where something is wrong."""
    logging.disable(logging.CRITICAL)  # what is wrong is said in the findings
    return 0 if asyncio.run(check.check(settings.load(), alive=args.alive)) else WRONG_USE


def log_at(level: str) -> None:
    """Log to standard error. ``level`` is Deadeye's own: what libraries say below INFO names people and tokens."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    chosen = logging.getLevelNamesMapping()[level]
    logging.getLogger().setLevel(max(chosen, logging.INFO))
    for ours in ("bot", "cogs", "rules", __name__):
        logging.getLogger(ours).setLevel(chosen)


def play(args: argparse.Namespace) -> int:
    """Open a table in the browser until Ctrl+C, SIGTERM or the end of the page."""
    if importlib.util.find_spec("simcord") is None:
        raise serving.CannotServe("play needs an extra: pip install 'deadeye[play]'")
    from bot import local

    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    return _until_stopped(local.play(args))


def simulate_games(args: argparse.Namespace) -> int:
    """Play whole games, Explore with the operator's own set if there is one."""
    return simulate.main(args, serving.set_up(settings.load()))


def _until_stopped(work: Coroutine[Any, Any, None]) -> int:
    try:
        asyncio.run(work)
    except (KeyboardInterrupt, asyncio.CancelledError):
        logging.getLogger(__name__).info("stopped")
    return 0


if __name__ == "__main__":
    sys.exit(main())
