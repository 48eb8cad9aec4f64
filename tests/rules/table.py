"""What the tables of the games' tests have in common; see the ``table.py`` of each game."""

from __future__ import annotations

from typing import Any, TypeVar

from rules.core.ask import Answers, Ask, Question, Script, Seat
from rules.core.chance import Chance, Drawn
from rules.core.log import Entry, Event, Log

E = TypeVar("E", bound=Event)


class Fed:
    """Luck that is told what comes; a draw that nobody has announced fails the test."""

    def __init__(self, *coming: int) -> None:
        self.coming = list(coming)

    def draw(self, k: int, n: int) -> int:
        assert self.coming, f"an unexpected draw below {n}"
        return self.coming.pop(0)


class RolesTable:
    """A table of a game with roles, of which the rules are driven by hand, without a session."""

    def __init__(self, state: Any, game: Any) -> None:
        self.state, self.game = state, game
        self.log, self.luck = Log(), Fed()
        self.drawn: list[Drawn] = []
        self.question: Question | None = None
        self._script: Script[None] | None = None

    def say(self, key: str, *options: object) -> None:
        """Answer the one question that is open; a closed option raises its reason."""
        assert self.ask.key == key
        indices = tuple(self.ask.index(option) for option in options)
        self._go({self.ask.seat: self.ask.pick(indices)})

    @property
    def ask(self) -> Ask[Any]:
        """What is asked."""
        assert self.question is not None, "nothing is asked: the turn or the game is over"
        (ask,) = self.question.asks
        return ask

    @property
    def life(self) -> list[int]:
        return [player.life for player in self.state.players]

    @property
    def out(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.state.players) if not player.alive]

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Who has won, ``None`` while nobody has."""
        return None if self.state.outcome is None else self.state.outcome.winners

    @property
    def why(self) -> str | None:
        """Why the winners have won."""
        return None if self.state.outcome is None else self.state.outcome.why

    def events(self, *kinds: type[E]) -> list[E]:
        """What has happened, of these kinds."""
        return [entry.event for entry in self.log.entries if isinstance(entry.event, kinds)]

    def entry(self, kind: type[Event]) -> Entry:
        """The last entry of the log of this kind."""
        return [entry for entry in self.log.entries if isinstance(entry.event, kind)][-1]

    def _unit(self) -> Script[None]:
        """The next unit, with luck that is told what comes."""
        script: Script[None] = self.game.unit(self.state, Chance(self.luck, 0, self.drawn.append), self.log)
        return script

    def _go(self, answers: Answers | None) -> None:
        """Play on to the next question."""
        raise NotImplementedError
