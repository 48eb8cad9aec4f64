"""Setting a table up (rulebook: Preparation)."""

from __future__ import annotations

from rules.core import roles
from rules.core.ask import Seat
from rules.core.log import Log
from rules.dice.events import CharacterDealt, RoleDealt
from rules.dice.play import Edition
from rules.dice.state import Phase, Player, Role, State

SHERIFF_BONUS = 2


def dealt(edition: Edition, role: Role, character: str, seats: int) -> Player:
    """A player at the start: the Sheriff has two life points more (DG-SETUP-12, DG-SETUP-13)."""
    sheriff = role is Role.SHERIFF
    life = edition.characters[character].life + (SHERIFF_BONUS if sheriff else 0)
    return Player(role, character, life, life, shown=sheriff or seats == 3)


def goes_first(state: State) -> Seat:
    """The Sheriff has the first turn, with three players the Deputy (DG-SETUP-16, DG-3P-4)."""
    roles_dealt = [player.role for player in state.players]
    return roles_dealt.index(Role.SHERIFF if Role.SHERIFF in roles_dealt else Role.DEPUTY)


def announce(edition: Edition, state: State, log: Log) -> None:
    """Characters are public, and so are the Sheriff and all roles of three players (DG-SETUP-9, DG-3P-2)."""
    if state.phase is Phase.LEGACY:
        return
    for seat, player in enumerate(state.players):
        shown = "DG-SETUP-9" if player.role is Role.SHERIFF else "DG-3P-2"
        rule = shown if player.shown else "DG-SETUP-10"
        known, others = RoleDealt(seat, player.role), RoleDealt(seat, None)
        roles.announce(log, rule, known, others, seat, shown=player.shown)
        for tell in edition.told:
            tell(state, log, seat)
        log.add("DG-SETUP-11", CharacterDealt(seat, player.character, player.life))
