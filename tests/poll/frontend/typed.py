"""Votes typed as words: what ``/poll`` answers."""

from __future__ import annotations

from bot.screens.typed import asked
from bot.tables.errors import Refused
from bot.tables.look import Look
from rules.core.ask import Indices


def voted(look: Look, vote: str) -> Indices:
    """A vote, ``yes`` or ``no``; raises :exc:`Refused` where nobody is asked for one."""
    ask = asked(look)
    if ask.key != "poll.vote":
        raise Refused("nothing-to-vote")
    return (ask.index(vote),)
