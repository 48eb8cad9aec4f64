"""The keys of messages that Explore puts together when it says them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.explore.help import HELP, TOPICS
from bot.games.explore.screen import ALWAYS
from bot.games.explore.words import BLUE
from rules.explore import EXPLORE
from rules.explore.effects import EFFECTS
from rules.explore.instructions import INSTRUCTIONS
from rules.explore.state import Colour

COMPOSED: Mapping[str, Iterable[str]] = {
    "explore-act-": (*ALWAYS, "choosing"),
    "explore-ask-": ("next", "attack", "reroll", "double", "lose-die", "regain-die", "drop-card", "toll"),
    "explore-blue-": BLUE.values(),
    "explore-card-": EXPLORE.box.cards,
    "explore-colour-": Colour,
    "explore-effect-": [word for word in EFFECTS if word],
    "explore-emoji-": Colour,
    "explore-help-": HELP,
    "explore-instruction-": INSTRUCTIONS,
    "explore-most-": ("defeated", "cubes", "knocked-out"),
    "explore-status-": (*ALWAYS, "choosing"),
    "explore-title-": TOPICS,
    "explore-topic-": ("event", "location", "find"),
    "explore-why-": ("most-supplies", "tiebreak"),
}
