"""Whole games without Discord: how fast they go, how long they take, who wins."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.games import BRAINS, brain_for, registered
from bot.screens.game import screen_of, words_of
from bot.tables.brain import Brain
from bot.text import words
from bot.text.phrases import reason_words
from rules.core.chance import Committed, Luck
from rules.core.errors import CannotStart, Reason
from rules.core.game import AnyGame, Result
from rules.core.session import Session
from rules.games import GAMES

AnySession: TypeAlias = Session[Any, Any, Any]
WRONG_USE = 2
SEAT = "seat"
LONG_RUN = 200
"""From so many games on there is a progress bar."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has ended; ``identities`` are the seats' roles, characters and the like."""

    decisions: int
    turns: int
    result: Result
    identities: tuple[dict[str, str], ...]


@dataclass(slots=True)
class Summary:
    """Many games in numbers. ``seats`` and ``wins`` count by kind (role, character) and then by its key.

    Where nobody is anybody in particular, the kind is ``seat`` and the key its number, from 1.
    """

    games: int = 0
    decisions: int = 0
    turns: int = 0
    draws: int = 0
    seats: dict[str, Counter[str]] = field(default_factory=dict)
    wins: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.draws += played.result.draw
        for seat, identity in enumerate(played.identities):
            for kind, key in (identity or {SEAT: str(seat + 1)}).items():
                self.seats.setdefault(kind, Counter())[key] += 1
                self.wins.setdefault(kind, Counter())[key] += seat in played.result.winners


def luck_of(seed: int, number: int) -> Committed:
    """The luck of game ``number`` of a run."""
    return Committed(hashlib.sha256(b"deadeye simulate %d %d" % (seed, number)).digest())


def brains_of(game: AnyGame, kinds: Sequence[str], seed: int, number: int) -> list[Brain]:
    """A brain of each kind for the seats of game ``number`` of a run."""
    lucks = (random.Random(f"{seed} {number} {seat}") for seat in range(len(kinds)))  # noqa: S311
    return [brain_for(game.key, kind, luck) for kind, luck in zip(kinds, lucks, strict=True)]


def play(game: AnyGame, options: Any, luck: Luck, brains: Sequence[Brain]) -> Played:
    """Play one game to its end, a brain in each seat, making all that a table stores at each decision.

    Raises :exc:`rules.core.errors.CannotStart` for options or a number of seats that the game refuses.
    """
    session: AnySession = Session.deal(game, len(brains), options, luck)
    decisions = turns = 0
    while (result := session.result) is None:
        turns = game.turn(session.state)
        decide(session, brains)
        session.take()
        decisions += 1
    identities = tuple(game.identity(session.state, seat) for seat in range(len(brains)))
    return Played(decisions, turns, result, identities)


def decide(session: AnySession, brains: Sequence[Brain]) -> None:
    """Take the next decision: the first answer that is awaited, or what comes of a window."""
    window = session.in_window
    for ask in session.waiting():
        brain, view = brains[ask.seat], session.view(ask.seat)
        indices = brain.act(view, ask) if window else brain.answer(view, ask)
        if indices is not None:
            session.answer(ask.seat, session.ask_no, indices)
            return
    session.close(session.ask_no)


def simulate(game: AnyGame, options: Any, kinds: Sequence[str], numbers: Iterable[int], seed: int) -> Summary:
    """Play games by their numbers, a brain of each kind in the seats; the same seed gives the same games."""
    summary = Summary()
    for number in numbers:
        summary.add(play(game, options, luck_of(seed, number), brains_of(game, kinds, seed, number)))
    return summary


# -- the command line -------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what ``simulate`` takes."""
    parser.add_argument("game", choices=sorted(GAMES), help="the game's key")
    parser.add_argument("--players", type=int, default=5, metavar="N", help="seats at the table (default 5)")
    parser.add_argument("--games", type=_count, default=100, metavar="M", help="games to play (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same games (default 1)")
    parser.add_argument("--brains", choices=BRAINS, default="sensible", help="who plays (default sensible)")
    parser.add_argument("--modules", type=names, default=(), metavar="A,B", help="modules to play with")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def names(text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(filter(None, text.split(",")))


def main(args: argparse.Namespace, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Play what ``args`` ask for and print it; returns the exit code, 2 for what cannot be played."""
    game = games[args.game]
    try:
        options = options_with(game, args.modules)
        if (reason := game.refuse(options, args.players)) is not None:
            raise CannotStart(reason)
    except CannotStart as error:
        print(reason_words(words("en"), error.reason), file=sys.stderr)  # noqa: T201
        return WRONG_USE
    began = time.perf_counter()
    kinds = [args.brains] * args.players
    summary = simulate(game, options, kinds, _numbers(args), args.seed)
    _print(args, game.key, summary, round(summary.decisions / (time.perf_counter() - began)))
    return 0


def options_with(game: AnyGame, modules: tuple[str, ...]) -> Any:
    """The game's options with these modules or presets; raises :exc:`CannotStart` for a game that has none."""
    if not modules:
        return game.options_type()
    if "modules" not in {field.name for field in fields(game.options_type)}:
        raise CannotStart(Reason("no-such-module", (("module", modules[0]),)))
    presets = screen_of(game.key).presets if game.key in registered() else {}
    keys = [key for name in modules for key in presets.get(name, (name,))]
    return game.options_type(modules=tuple(dict.fromkeys(keys)))


def _numbers(args: argparse.Namespace) -> Iterable[int]:
    """The numbers of the games, with a progress bar beside a long run."""
    console = Console(stderr=True)
    short = args.games < LONG_RUN or not console.is_terminal
    return track(range(args.games), args.game, console=console, transient=True, disable=short)


def _print(args: argparse.Namespace, key: str, summary: Summary, speed: int) -> None:
    numbers = {
        "game": key,
        "players": args.players,
        "seed": args.seed,
        "brains": args.brains,
        "games": summary.games,
        "decisions": summary.decisions,
        "decisions_per_second": speed,
        "mean_turns": round(summary.turns / summary.games, 2),
        "draws": summary.draws,
    }
    if args.json:
        print(json.dumps({**numbers, "wins": _shares(summary)}, indent=2))  # noqa: T201
        return
    console = Console(highlight=False)
    for name, value in numbers.items():
        console.print(f"{name.replace('_', ' '):<22}{value}")
    for kind, shares in _shares(summary).items():
        console.print(_table(key, kind, shares))


def _shares(summary: Summary) -> dict[str, dict[str, dict[str, float]]]:
    """By kind and key: seats, wins and their share, most wins a seat first."""
    return {
        kind: {
            key: {"seats": seats, "wins": wins[key], "share": round(wins[key] / seats, 4)}
            for key, seats in sorted(
                summary.seats[kind].items(), key=lambda item: (-wins[item[0]] / item[1], item)
            )
        }
        for kind, wins in summary.wins.items()
    }


def _table(game: str, kind: str, shares: dict[str, dict[str, float]]) -> Table:
    table = Table(kind, "seats", "wins", "won", box=None, padding=(0, 2, 0, 0), title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    for key, row in shares.items():
        table.add_row(_name(game, kind, key), str(row["seats"]), str(row["wins"]), f"{row['share']:.1%}")
    return table


def _name(game: str, kind: str, key: str) -> str:
    """A role or a character by its English name; a seat, and all of a game that has no screen yet, by its key."""
    if kind == SEAT or game not in registered():
        return key
    return screen_of(game).trait(words_of(game, "en"), kind, key)
