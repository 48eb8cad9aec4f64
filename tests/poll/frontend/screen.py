"""The small game of the tests on the screen."""

from __future__ import annotations

from typing import Any

from bot.screens.game import Face, GameScreen
from bot.screens.scene import Scene
from rules.core.ask import Ask, Seat
from rules.core.log import Event
from tests.poll import Card, Dealt, Discarded, Guessed, PollView, Vetoed, Voted


class PollScreen(GameScreen):
    """Shows private asks, windows and closed options, which the dice game has none of."""

    secrets = True

    def status(self, s: Scene) -> str:
        return s.t("poll-status", name=s.mention(s.view.chair))

    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        view: PollView = s.view
        return s.t("poll-seat", name=name, points=view.points[seat], cards=view.hand_sizes[seat])

    def middle(self, s: Scene) -> list[str]:
        return [s.t("poll-round", round=s.view.rounds + 1)]

    def sentence(self, s: Scene, event: Event) -> str | None:
        match event:
            case Dealt(hand=None):
                return s.t("poll-dealt", name=s.names[event.seat])
            case Dealt():
                return s.t("poll-dealt-secret", cards=_cards(event.hand or ()))
            case Voted():
                return s.t("poll-voted", yes=event.yes)
            case Vetoed():
                return s.t("poll-vetoed", name=s.names[event.by])
            case Guessed():
                return s.t("poll-guessed", name=s.names[event.seat], card=event.card)
            case Discarded():
                return s.t("poll-discarded", name=s.names[event.seat], count=event.count)
        raise TypeError(event)

    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        return s.t(ask.key.replace("poll.", "poll-ask-"))

    def option(self, s: Scene, ask: Ask[Any], option: Any) -> Face:
        if isinstance(option, Card):
            return Face(s.t("poll-card", number=option.number), "🃏")
        return Face(s.t("poll-veto" if option == "veto" else f"poll-vote-{option}"))

    def mark(self, s: Scene, ask: Ask[Any], option: Any, marked: bool | None) -> Face:
        plain = self.option(s, ask, option).words
        return Face(s.t("poll-mark", option=plain, marked="yes" if marked else "no"))

    def place(self, ask: Ask[Any], option: Any) -> int:
        return option.number if isinstance(option, Card) else 0

    def identity(self, s: Scene) -> list[str]:
        view: PollView = s.view
        held = s.t("poll-holder" if view.veto_used else "poll-no-holder")
        return [held, s.t("poll-hand", cards=_cards(view.hand))]

    def headline(self, s: Scene) -> str:
        winners = s.look.result.winners if s.look.result else ()
        return s.t("poll-won", names=s.every(winners))

    def why(self, s: Scene) -> list[str]:
        return [s.t("poll-over")]

    def was(self, s: Scene, seat: Seat) -> str:
        return str(s.view.points[seat])


def _cards(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
