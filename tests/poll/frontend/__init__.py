"""The small game of the tests at a table: everything about it that is not a rule."""

from __future__ import annotations

from importlib.resources import files

from bot.games.frontend import Frontend
from tests.poll import POLL
from tests.poll.frontend.screen import PollScreen

FRONTEND = Frontend(
    PollScreen(POLL),
    texts=files("tests.poll.frontend") / "text",
    composed={"poll-ask-": ("vote", "drop", "guess", "veto"), "poll-vote-": ("yes", "no")},
)
