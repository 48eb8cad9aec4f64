"""Tables without a store, for tests of what they look like."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.games import register
from bot.screens.controls import marks_of
from bot.storage.codec import Codec
from bot.storage.repository import Phase, SeatRow, Stored, TableRow
from bot.tables.happenings import HAPPENINGS
from bot.tables.look import Look, look_at
from bot.tables.seats import alike, answer_all
from bot.tables.table import Table
from rules.core.ask import Indices
from rules.core.chance import Scripted
from rules.core.game import AnyGame
from rules.core.journal import Checkpoint
from rules.core.session import Session
from rules.dice import DICE
from tests.playing import AnySession, step
from tests.poll.frontend import FRONTEND
from tests.rules.dice.table import FACES, table

register(FRONTEND)

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SEED = bytes(range(32))
NAMES = ("Ana", "Budi", "Clara", "Dewi", "Eko", "Fajar", "Gita", "Hana")
FIVE = (
    "outlaw vulture-sam 9/9",
    "sheriff el-gringo 9/9",
    "deputy black-jack 8/8",
    "outlaw paul-regret 9/9",
    "renegade willy-the-kid 8/8",
)


class Sitting:
    """A table in memory: people with ids from 1 on, the last ``bots`` seats are bots'.

    ``whole``: it remembers all that has happened, as a table does when it is over.
    """

    def __init__(
        self,
        game: AnyGame = DICE,
        names: Sequence[str] = NAMES[:5],
        *,
        bots: int = 0,
        seed: bytes = SEED,
        locale: str = "en",
        modules: Sequence[str] = (),
        whole: bool = False,
    ) -> None:
        people = len(names) - bots
        seats = [SeatRow(n, n + 1 if n < people else None, name) for n, name in enumerate(names)]
        options = json.dumps({"modules": modules} if modules else {})
        row = TableRow(12, game.key, 5, 6, 1, locale, "normal", options, Phase.LOBBY, 1, seed, NOON)
        row = replace(row, message_id=7, deadline=NOON + timedelta(minutes=15), length=900)
        stored = Stored(row, tuple(seats), (), None, (), 0, ())
        self.live = Table(stored, game, Codec(game, HAPPENINGS), version="1")
        if whole:
            self.live.recent = deque()

    def deal(self) -> Sitting:
        self.live.deal()
        self.settle()
        return self

    @property
    def session(self) -> AnySession:
        session = self.live.session
        assert isinstance(session, Session)
        return session

    def answer(self, indices: Indices) -> Sitting:
        """The first seat that is asked answers."""
        self.session.answer(self.session.waiting()[0].seat, self.session.ask_no, indices)
        self.settle()
        return self

    def press(self, custom_id: str) -> Sitting:
        """The first seat that is asked presses a control that answers."""
        kind, _, _, value, *times = custom_id.split(":")
        if kind == "b":
            ask_no, person = self.session.ask_no, self.session.waiting()[0].seat + 1
            answer_all(self.live, person, alike(ask_no, int(value), int(times[0])))
            self.settle()
            return self
        return self.answer((int(value),) if kind == "a" else marks_of(int(value, 16)))

    def step(self, rng: random.Random) -> Sitting:
        step(self.session, rng)
        self.settle()
        return self

    def playing(self, rng: random.Random) -> Iterator[Sitting]:
        """The table at each of its questions until the game is over."""
        while self.session.question is not None:
            yield self
            self.step(rng)

    def look(self, seat: int | None = None) -> Look:
        """For a person's seat, or for everybody at large."""
        return look_at(self.live, None if seat is None else seat + 1)

    def settle(self) -> None:
        """Make the rows say what the session says."""
        session, over = self.session, self.session.question is None
        self.live.row = replace(
            self.live.row,
            phase=Phase.ENDED if over else Phase.PLAYING,
            ask_no=session.ask_no,
            turns=self.live.game.turn(session.state),
            started_at=NOON,
            ended_at=NOON + timedelta(minutes=22) if over else None,
            deadline=None if over else NOON + timedelta(seconds=90),
        )
        self.live.change(quiet=False)
        self.live.stored(self.live.stamp)


def rolled(faces: str, *players: str, locale: str = "en") -> Sitting:
    """Budi's first roll; players (``FIVE`` unless told) and faces are as in ``tests/rules/dice/table.py``."""
    start = Checkpoint(7, 1, 20, table(*players or FIVE, active=1).state)
    sides = [DICE.edition.sides["base"].index(FACES[letter]) for letter in faces.split()]
    sitting = Sitting(names=NAMES[: len(players or FIVE)], locale=locale).deal()
    sitting.live.session = Session.resume(DICE, Scripted(*sides), start, ())
    sitting.live.recent.clear()
    sitting.settle()
    return sitting
