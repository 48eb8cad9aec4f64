"""The card game, dealt as a test writes it."""

from __future__ import annotations

from typing import Any

from rules.cards.base import BASE
from rules.cards.game import CardsGame, CardsOptions
from rules.cards.state import State
from rules.core.chance import Chance
from rules.core.log import Log
from tests.rules.cards.table import table


class Written(CardsGame):
    """Begins with the table as written, see :mod:`tests.rules.cards.table`; every seat has a character."""

    def __init__(self, *seats: str, **more: Any) -> None:
        super().__init__("cards", BASE)
        self.seats, self.more = seats, more

    def deal(self, seats: int, options: CardsOptions, chance: Chance, log: Log) -> State:
        return table(*self.seats, **self.more).state.copy()
